"""One position of a game: fields, clone, key, check. Only the rules change it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple, final

from fogline.kernel.arrays import i64, u8, vec
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CELLS,
    FOREST,
    FOREST_CARDS,
    GERMAN,
    HILL,
    LAKE,
    MEADOW,
    PEAKS,
    SUPPLY,
    UNITS,
    side_of,
)
from fogline.titles.panzer.rules.sight import sights
from fogline.titles.panzer.rules.tables import Rules
from fogline.titles.scope.grid import BIT, size_of
from fogline.titles.scope.position import NOWHERE, Position


class Start(NamedTuple):
    """What both sides know at the start: in a game, that all units are in the home rows."""

    grounds: tuple[int, int]
    """By side, the cells where its units could be."""
    lost: tuple[int, ...]
    """By unit, how many were destroyed before."""


BY_DESTRUCTION: Final = 1
BY_SUPPLY_LINE: Final = 2
BY_TURNS: Final = 4
BY_STANDSTILL: Final = 8
REASONS: Final = ("destruction", "supply-line", "turns", "standstill")
"""The name of each bit of the reasons why a game ended."""

# The fields in ``sides[... + side]``.
READY: Final = 0
"""Set-up: 1 once the side has confirmed its squad, then its deployment."""
SIZE: Final = 2
"""The number of units in the squad."""
ALIVE: Final = 4
"""The number of units not destroyed."""
CARDS: Final = 6
"""Terrain cards still to be placed: 1 for meadow and hill, 2 for lake and peaks (PZ-TPLC-1)."""
GROUNDS: Final = 8
"""Where the side has placed terrain: 1 in its own territory, 2 in the enemy's (PZ-TPLC-4)."""
# The shot that the side fired in its latest turn (PZ-ADV-2); all public except the last two.
GUN: Final = 10
"""The unit that fired, or ``FOREST`` if none did."""
FROM: Final = 12
"""The cell that the unit fired from."""
AT: Final = 14
"""The cell that the unit fired at."""
VICTIM: Final = 16
"""The unit that was fired at."""
RUN: Final = 18
"""How many consecutive shots came before this one, for fire correction (PZ-CORR-2)."""
KILLED: Final = 20
"""1 if the shot destroyed its target."""
GUN_POOL: Final = 22
"""Where the unit that fired can be, judging by the public MOVEs: a set of cells."""
VICTIM_POOL: Final = 24
"""Where the target of the shot can be."""
GUN_NOW: Final = 26
"""Where the unit that fired is, or NOWHERE once it is destroyed. Its owner's secret once it has moved, since twins are
two cards (AMB-36)."""
VICTIM_NOW: Final = 28
"""Where the target of the shot is, or NOWHERE. Only the target's owner knows."""
SIDE_FIELDS: Final = 30


@final
class State(Position):
    """A position. ``cells`` contains a unit or ``FOREST`` for each cell; control, faces and terrain are sets of cells.

    ``lost`` is by unit; for ``sides`` see ``READY`` and the constants after it. ``turn`` is the number of turns
    completed: the American's turn when even (PZ-TURN-1). ``focus`` is the target of a search or a shot; ``quadrant`` is
    that of an EXPLORE that a MOVE may follow, or of a MOVE that a light tank's search may follow; ``gun`` is a light
    tank that searches, or the unit that fires.
    """

    def __init__(
        self, rules: Rules, cells: vec[i64], squads: vec[u8], lost: vec[u8], sides: vec[i64], start: Start
    ) -> None:
        super().__init__(cells, lost, sides, steps.SQUAD)
        self.rules = rules
        self.start = start
        self.squads: vec[u8] = squads
        """By unit, how many the squad contains. Secret."""
        self.american: i64 = rules.starts[AMERICAN]
        self.german: i64 = rules.starts[GERMAN]
        """The cells that each side controls: forest, units, and terrain with a unit on it. Public."""
        self.occupied: i64 = 0
        """The cells with units. Derived from ``cells``; see ``find_units``."""
        self.shown: i64 = 0
        """The cells with revealed units (PZ-HIDE-1)."""
        self.locked: i64 = 0
        """The cells whose heavy tanks cannot move (PZ-HEVY-2)."""
        self.meadows: i64 = 0
        self.hills: i64 = 0
        self.lakes: i64 = 0
        self.peaks: i64 = 0
        self.sight: vec[i64] = sights(0, 0, False)
        """For each cell, the cells it sees within distance 2. Derived from the terrain."""
        self.deck: i64 = FOREST_CARDS - len(rules.cells)
        """PZ-COMP-8: the number of forest cards beside the battlefield."""
        self.found: bool = False
        """Whether this search found the target, so that the player may hold (AMB-19)."""
        self.fired: bool = False
        """Whether a shot was fired this turn."""
        self.hand: i64 = 0
        """The hand to draw from: distance misses, armour misses, hits, four bits each."""

    def clone(self) -> State:
        twin = State(self.rules, self.cells[:], self.squads[:], self.lost[:], self.sides[:], self.start)
        twin.american = self.american
        twin.german = self.german
        twin.occupied = self.occupied
        twin.shown = self.shown
        twin.locked = self.locked
        twin.meadows = self.meadows
        twin.hills = self.hills
        twin.lakes = self.lakes
        twin.peaks = self.peaks
        twin.sight = self.sight
        twin.deck = self.deck
        twin.found = self.found
        twin.fired = self.fired
        twin.hand = self.hand
        twin.follow(self)
        return twin

    def key(self) -> Hashable:
        return (
            self.rules.setup, self.start, tuple(self.cells), tuple(self.squads), tuple(self.lost), tuple(self.sides),
            self.american, self.german, self.shown, self.locked, self.meadows, self.hills, self.lakes, self.peaks,
            self.deck, self.facts, self.step, self.turn, self.focus, self.quadrant, self.gun, self.found, self.fired,
            self.hand, self.winner, self.reasons,
        )  # fmt: skip

    def _repr_svg_(self) -> str:
        """The picture that notebooks show, with all cards face up."""
        from fogline.titles.panzer.rules.svg import svg

        return svg(self)

    def held(self, side: i64) -> i64:
        """The cells that *side* controls (PZ-CTRL-1)."""
        return self.american if side == AMERICAN else self.german

    def side(self) -> i64:
        """The side whose turn it is (PZ-TURN-1)."""
        return self.turn & 1

    def passable(self) -> i64:
        """PZ-TERR-2: terrain that can hold a unit."""
        return self.meadows | self.hills

    def terrain(self) -> i64:
        return self.meadows | self.hills | self.lakes | self.peaks

    def units_of(self, side: i64) -> i64:
        """The cells of the units of *side*, all of which it controls (PZ-CTRL-2)."""
        return self.occupied & self.held(side)

    def check(self) -> None:
        """Assert the invariants of every position (Part 15)."""
        rules = self.rules
        terrain = self.terrain()
        assert size_of(terrain) == sum(
            [int(size_of(mask)) for mask in (self.meadows, self.hills, self.lakes, self.peaks)]
        ), "a cell has one terrain"
        assert terrain & ~rules.board == 0
        assert self.american & self.german == 0
        found = [0] * UNITS
        for cell in range(CELLS):
            unit = self.cells[cell]
            bit = BIT[cell]
            assert (self.occupied & bit != 0) == (unit != FOREST), "it is known where units are"
            if unit != FOREST:
                found[unit] += 1
                assert rules.board & bit != 0, "no unit stands outside the battlefield"
                assert self.held(side_of(unit)) & bit != 0, "a unit stands where its side controls (PZ-CTRL-2)"
                assert (self.lakes | self.peaks) & bit == 0, "nothing stands on a lake or on peaks (PZ-INV-3)"
                if terrain & bit != 0:
                    assert self.shown & bit != 0, "a unit on terrain is revealed (PZ-INV-5)"
            else:
                assert (self.shown | self.locked) & bit == 0, "only units are revealed or locked"
                if terrain & bit != 0:
                    assert (self.american | self.german) & bit == 0, "empty terrain is neutral (PZ-TERR-4)"
        assert (self.american | self.german) | terrain == rules.board, "every forest card shows a side (PZ-CTRL-1)"
        assert self.locked & ~self.shown == 0, "a locked unit is revealed (PZ-INV-5)"
        if self.step > steps.DEPLOY:
            self._check_units(found)
        assert (self.step == steps.OVER) == (self.reasons != 0)

    def _check_units(self, found: list[int]) -> None:
        alive = [0, 0]
        for unit in range(1, UNITS):
            whole = found[unit] + int(self.lost[unit])
            assert whole == int(self.squads[unit]) <= SUPPLY[unit], "no unit is lost but to the enemy (PZ-INV-7)"
            alive[side_of(unit)] += found[unit]
        on_terrain = size_of(self.terrain() & (self.american | self.german))
        forest = len(self.rules.cells) - size_of(self.terrain()) - (sum(alive) - on_terrain)
        assert forest + self.deck == FOREST_CARDS, "forest cards are conserved (PZ-INV-1, PZ-INV-2)"
        for side in (AMERICAN, GERMAN):
            assert alive[side] == self.sides[ALIVE + side]
            mark = self.sides[GUN_NOW + side]
            if mark != NOWHERE:
                assert self.cells[mark] == self.sides[GUN + side], "the shooter is where it is said to be"
                assert self.sides[GUN_POOL + side] & BIT[mark] != 0
            mark = self.sides[VICTIM_NOW + side]
            if mark != NOWHERE:
                assert self.cells[mark] == self.sides[VICTIM + side], "the target is where it is said to be"
                assert self.sides[VICTIM_POOL + side] & BIT[mark] != 0


def find_units(state: State) -> None:
    """Derive the places of units, for a position that was laid out instead of played."""
    state.occupied = 0
    for cell in state.rules.cells:
        if state.cells[cell] != FOREST:
            state.occupied |= BIT[cell]


def set_held(state: State, side: i64, mask: i64) -> None:
    if side == AMERICAN:
        state.american = mask
    else:
        state.german = mask


def put_terrain(state: State, face: i64, cell: i64) -> None:
    """PZ-TPLC-2: a terrain card takes the place of a forest card, which goes to the deck."""
    if face == MEADOW:
        state.meadows |= BIT[cell]
    elif face == HILL:
        state.hills |= BIT[cell]
    elif face == LAKE:
        state.lakes |= BIT[cell]
    else:
        assert face == PEAKS
        state.peaks |= BIT[cell]
    state.american &= ~BIT[cell]
    state.german &= ~BIT[cell]
    state.deck += 1
    state.sight = sights(state.hills, state.peaks, state.rules.over_hills)
