"""One position of a game: fields, clone, key, check. Only the rules change it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple, final

from fogline.kernel.arrays import i64, u8, vec
from fogline.titles.scope.grid import BIT, CELLS
from fogline.titles.scope.position import CAME, GONE, SEEN, Fact, Position, remember
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.cards import (
    DECOY,
    EMPTY_AREA,
    GERMAN,
    INFANTRY,
    KINDS,
    NO_CARD,
    SNIPER,
    SOVIET,
    SUPPLY,
    front_of,
)
from fogline.titles.stalingrad.rules.tables import Rules

EVERYWHERE: Final = 49
"""A value in place of a Quadrant: any Quadrant may have changed, not just one."""

LOUD: Final = -1
"""The quiet-turn counter during a turn that is not quiet: the end of the turn makes it 0."""

BY_SNIPERS: Final = 1
BY_POINTS: Final = 2
BY_ELIMINATION: Final = 4
BY_LAST_ROW: Final = 8
BY_QUIET: Final = 16
BY_STANDSTILL: Final = 32
REASONS: Final = ("snipers", "points", "elimination", "last-row", "quiet", "standstill")
"""The name of each bit of the reasons why a game ended."""


class Start(NamedTuple):
    """What both sides know at the start: the number of cards of each kind, and the ground they lay on."""

    counts: tuple[int, ...]
    """The number of each card."""
    grounds: tuple[int, int]
    """By side, the cells where its cards lay face down."""


@final
class Ways:
    """The possible MOVEs of one side by Quadrant, as ``legal`` last found them.

    It is a cache, not part of the position. The chain of facts shows what has changed since, so actions need not update
    the cache, and only the Quadrants that a MOVE has touched are examined again (``placement.with_moves``).
    """

    def __init__(self, runs: vec[i64]) -> None:
        self.runs: vec[i64] = runs
        """By Quadrant, in the order of ``Rules.move_quadrants``: a run of its MOVEs."""
        self.total: i64 = 0
        """The sum of the runs."""
        self.seen: Fact | None = None
        """The latest fact at the time of that call."""


@final
class State(Position):
    """A position. ``cells`` contains a card or ``NO_CARD`` for each cell; the other fields are beside the battlefield.
    ``lost`` counts cards in the enemy's scoring zone; for ``sides`` see ``RESERVE`` and the constants after it;
    ``facts`` are those of ST-INFO-6. ``turn`` is the number of turns begun, including skipped ones. ``focus`` is a
    revealed target or the assaulting Infantry; ``quadrant`` is that of an ASSAULT; ``gun`` is the Machine Gun fixed in
    secret (AMB-48, declared).
    """

    def __init__(
        self, rules: Rules, cells: vec[i64], counts: vec[i64], lost: vec[u8], sides: vec[i64], start: Start
    ) -> None:
        super().__init__(cells, lost, sides, steps.SET_UP)
        self.rules = rules
        self.counts: vec[i64] = counts
        """By card, how many are on the battlefield."""
        self.start = start
        self.german: i64 = 0
        self.soviet: i64 = 0
        """The cells with each side's cards: their backs are public."""
        self.slot: i64 = 0
        """Which turn of the round it is (ST-TEAM-2)."""
        self.acted: bool = False
        self.deployed: bool = False
        self.quiet: i64 = 0
        """The number of consecutive turns without an elimination, a hand-over, a Decoy removed or an Infantry placed;
        LOUD during a turn with one."""
        self.german_ways: Ways | None = None
        self.soviet_ways: Ways | None = None

    def clone(self) -> State:
        twin = State(self.rules, self.cells[:], self.counts[:], self.lost[:], self.sides[:], self.start)
        twin.german = self.german
        twin.soviet = self.soviet
        twin.slot = self.slot
        twin.acted = self.acted
        twin.deployed = self.deployed
        twin.quiet = self.quiet
        twin.follow(self)
        return twin

    def key(self) -> Hashable:
        return (
            self.rules.setup, tuple(self.cells), tuple(self.counts), tuple(self.lost), tuple(self.sides), self.start,
            self.facts, self.step, self.turn, self.slot, self.focus, self.quadrant, self.gun, self.acted, self.deployed,
            self.quiet, self.winner, self.reasons,
        )  # fmt: skip

    def _repr_svg_(self) -> str:
        """The picture that notebooks show, with all cards face up."""
        from fogline.titles.stalingrad.rules.svg import svg

        return svg(self)

    def held(self, side: i64) -> i64:
        """The cells that hold a card of *side*. Public: the backs differ (ST-COMP-2)."""
        return self.german if side == GERMAN else self.soviet

    def side(self) -> i64:
        return self.rules.slot_sides[self.slot]

    def check(self) -> None:
        """Assert the invariants of every position (ST-COMP-6, L1, L4)."""
        rules = self.rules
        found = [0] * (2 * KINDS)
        for cell in range(CELLS):
            card = self.cells[cell]
            if BIT[cell] & rules.battlefield == 0:
                assert card == NO_CARD, "no card lies outside the battlefield"
            elif card == NO_CARD:
                assert self.step == steps.SET_UP, "every cell of the battlefield holds a card"
            else:
                found[card] += 1
                assert self.held(card // KINDS) & BIT[cell] != 0, "the backs are where the cards are"
                foreign = card // KINDS != front_of(cell)
                if foreign and not rules.move_anywhere:
                    assert card % KINDS == INFANTRY, "only Infantry crosses the line"
        for side in (GERMAN, SOVIET):
            first = side * KINDS
            for kind in range(KINDS):
                card = first + kind
                assert found[card] == self.counts[card], f"card {card}: {found[card]} found, not {self.counts[card]}"
                if kind >= SNIPER:
                    zone = self.sides[ZONE + side] if kind == SNIPER else 0
                    whole = self.counts[card] + i64(self.lost[card]) + zone
                    assert whole <= SUPPLY[kind], "cards of a kind are never more than there are"
            assert self.lost[first + EMPTY_AREA] == 0
            assert self.lost[first + DECOY] == 0
            empty = self.counts[first + EMPTY_AREA] + self.sides[RESERVE + side]
            if self.step == steps.SET_UP:
                empty = rules.counts[first + EMPTY_AREA] + self.sides[RESERVE + side]
            assert self.sides[RESERVE + side] >= 0
            assert empty >= SUPPLY[EMPTY_AREA], "Empty Areas are never too few"
            assert self.sides[SCORE + side] >= 0
        assert self.german & self.soviet == 0
        assert (self.step == steps.OVER) == (self.reasons != 0)


RESERVE: Final = 0
"""``sides[RESERVE + side]``: the number of Empty Areas in the reserve (ST-SETUP-5)."""
SCORE: Final = 2
ZONE: Final = 4
"""The number of Snipers in the Player Zone (ST-DUEL-1)."""
SHOT_CARD: Final = 6
"""The Quadrant under the Shot Card, or NOWHERE."""
PLACED: Final = 8
"""During set-up, how many cells of the Front are filled."""
READY: Final = 10
"""During set-up, 1 once the side has confirmed."""
UNSCORED: Final = 12
"""AMB-51: the number of the side's Infantry in the enemy's scoring zone that brought no points."""
SIDE_FIELDS: Final = 14


def show(state: State, cell: i64) -> None:
    """Reveal the card on *cell* to all and turn it face down again (ST-SEARCH-2, ST-INFO-3)."""
    card = state.cells[cell]
    side = card // KINDS
    if state.rules.grounds[side] & BIT[cell] != 0:
        remember(state, SEEN, side, cell, card % KINDS, 0)


def lift(state: State, cell: i64) -> None:
    """Take the card, which everybody has seen, from *cell*; another must take its place."""
    card = state.cells[cell]
    side = card // KINDS
    state.counts[card] -= 1
    if side == GERMAN:
        state.german &= ~BIT[cell]
    else:
        state.soviet &= ~BIT[cell]
    if state.rules.grounds[side] & BIT[cell] != 0:
        remember(state, GONE, side, cell, card % KINDS, 0)


def put(state: State, cell: i64, card: i64) -> None:
    """Put a card on *cell*; the caller records who knows it."""
    state.cells[cell] = card
    state.counts[card] += 1
    if card // KINDS == GERMAN:
        state.german |= BIT[cell]
    else:
        state.soviet |= BIT[cell]


def lay(state: State, cell: i64, card: i64) -> None:
    """Put a card that everybody knows on *cell*."""
    put(state, cell, card)
    side = card // KINDS
    if state.rules.grounds[side] & BIT[cell] != 0:
        remember(state, CAME, side, cell, card % KINDS, 0)


def fill(state: State, cell: i64) -> None:
    """ST-GRID-11: fill the gap with an Empty Area of the Front that the cell belongs to. AMB-10: there is always
    one."""
    side = i64(front_of(cell))
    if state.sides[RESERVE + side] > 0:
        state.sides[RESERVE + side] -= 1
    lay(state, cell, side * KINDS + EMPTY_AREA)
