"""The actions and views of SCOPE Panzer as small numbers."""

from __future__ import annotations

from typing import Any, Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.setup import Setup
from fogline.kit.encoding.coder import FULL, Coder, Piece, Sheet, heads_of
from fogline.titles.panzer.rules import actions, state, steps
from fogline.titles.panzer.rules.cards import AMERICAN, CELLS, FOREST, GERMAN, TERRAIN, TYPES, UNKNOWN, type_of
from fogline.titles.panzer.rules.tables import SWITCHES, Rules, rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, COLUMNS
from fogline.titles.scope.position import NOWHERE
from fogline.titles.scope.shares import WHOLE, Shares

VERBS: Final = tuple([verb for verb in actions.SYNTAX if verb != "draw"])
LAY: Final = VERBS.index("terrain") + 1
TAKE: Final = VERBS.index("take") + 1
DEPLOY: Final = VERBS.index("deploy") + 1
DONE: Final = VERBS.index("done") + 1
MOVE: Final = VERBS.index("move") + 1
EXPLORE: Final = VERBS.index("explore") + 1
SEARCH: Final = VERBS.index("search") + 1
LIGHT: Final = VERBS.index("light") + 1
SHOOT: Final = VERBS.index("shoot") + 1
HOLD: Final = VERBS.index("hold") + 1
SKIP: Final = VERBS.index("skip") + 1

PLACES: Final = 4
"""The number of places in a quadrant."""
HEADS: Final = heads_of(
    (
        ("verb", len(VERBS)),
        ("kind", TYPES),
        ("place", CELLS),
        ("second", CELLS),
        ("goes 1", PLACES),
        ("goes 2", PLACES),
        ("goes 3", PLACES),
        ("goes 4", PLACES),
    )
)
_KIND: Final = len(VERBS) + 1
"""In a key, the first number of the head ``kind``."""
_PLACE: Final = _KIND + TYPES
_SECOND: Final = _PLACE + CELLS
_GOES: Final = _SECOND + CELLS


def _goes_key(goes: int, side: int) -> int:
    """The destinations of the units on the four places, as a key. For the German side the upper row comes first."""
    turned = 0 if side == AMERICAN else 2
    places = [(goes >> 2 * (slot ^ turned) & 3) ^ turned for slot in range(PLACES)]
    return sum(_GOES + PLACES * slot + target << 8 * slot for slot, target in enumerate(places))


GOES: Final = [vec[i64]([_goes_key(goes, side) for goes in actions.WAYS]) for side in (0, 1)]
"""By side, for each of ``WAYS`` the destinations of the units, as a key."""
_GOES_OF: Final = [vec[i64]([_goes_key(goes, side) for goes in range(256)]) for side in (0, 1)]
"""The same keys by side and ``Move.goes``."""


@final
class Keys:
    """The numbers of actions on a battlefield with *rows* rows."""

    def __init__(self, rows: int) -> None:
        self.cell_at: vec[i64] = vec[i64](list(range(CELLS)) + _turned(rows - 1))
        """By side and cell, its place as that side sees the battlefield."""
        self.corner_at: vec[i64] = vec[i64](list(range(CELLS)) + _turned(rows - 2))
        """The same for the corner of a quadrant; the other side sees a different cell as the corner."""

    def move_key(self, side: i64, corner: i64) -> i64:
        """The part of the key that all MOVEs of a quadrant share."""
        return MOVE | _PLACE + self.corner_at[side * CELLS + corner] << 8

    def action_key(self, side: i64, action: Action) -> i64:
        """The numbers of an action of *side*, as a key."""
        first: i64 = side * CELLS
        if isinstance(action, actions.Search):
            return SEARCH | _PLACE + self.cell_at[first + action.cell] << 8
        if isinstance(action, actions.Explore):
            return EXPLORE | _PLACE + self.corner_at[first + action.quadrant] << 8
        if isinstance(action, actions.Light):
            target: i64 = self.cell_at[first + action.target]
            return LIGHT | _PLACE + self.cell_at[first + action.origin] << 8 | _SECOND + target << 16
        if isinstance(action, actions.Shoot):
            return SHOOT | _PLACE + self.cell_at[first + action.cell] << 8
        if isinstance(action, actions.Lay):
            return LAY | _KIND + action.card << 8 | _PLACE + self.cell_at[first + action.cell] << 16
        if isinstance(action, actions.Take):
            return TAKE | _KIND + type_of(action.card) - 1 << 8
        if isinstance(action, actions.Deploy):
            kind: i64 = type_of(action.card) - 1
            return DEPLOY | _KIND + kind << 8 | _PLACE + self.cell_at[first + action.cell] << 16
        if isinstance(action, actions.Move):
            return self.move_key(side, action.quadrant) | _GOES_OF[side][action.goes] << 16
        if isinstance(action, actions.Hold):
            return HOLD
        if isinstance(action, actions.Skip):
            return SKIP
        assert isinstance(action, actions.Done)
        return DONE


def _turned(last: int) -> list[int]:
    return [max(0, last - cell // COLUMNS) * COLUMNS + cell % COLUMNS for cell in range(CELLS)]


KINDS: Final = TYPES + 1
"""The number of kinds of cards that a side has: forest and the unit types."""
OWN: Final = 0
ENEMY: Final = OWN + TYPES
HELD: Final = ENEMY + KINDS
KNOWN: Final = HELD + 2
FACES: Final = KNOWN + 1
GROUND: Final = FACES + 2
SHOTS: Final = GROUND + len(TERRAIN)
_SHOT_PLANES: Final = 6
TARGETS: Final = SHOTS + 2 * _SHOT_PLANES
PLANES: Final = TARGETS + 3
"""How many numbers describe a cell."""

SQUAD: Final = CELLS * PLANES
LOST: Final = SQUAD + 2 * TYPES
BESIDE: Final = LOST + 2 * TYPES
_FIELDS: Final[tuple[int, ...]] = (state.READY, state.SIZE, state.ALIVE, state.RUN, state.KILLED)
TO_LAY: Final = BESIDE + 2 * len(_FIELDS)
UNITS: Final = TO_LAY + 8
STEP: Final = UNITS + 4 * KINDS
WHOSE: Final = STEP + len(steps.NAMES)
FLAGS: Final = WHOSE + 2
HAND: Final = FLAGS + 2
TURN: Final = HAND + 3
OUTCOME: Final = TURN + 3
SETUP: Final = OUTCOME + 3
_HOUSE: Final = (
    "terrain-before-squads",
    "allow-null-explore",
    "light-after-explore",
    "allow-null-search-revealed",
    "light-search-from-tank-only",
    "correction-lost-on-pickup",
    "hill-sees-over-hill",
    "ambush-on-known-units",
)
_SETUP_NUMBERS: Final = 5 + len(SWITCHES) + len(_HOUSE) + 8 * TYPES

PIECES: Final = (
    Piece("cells", (CELLS, PLANES)),
    Piece("squad", (2, TYPES)),
    Piece("lost", (2, TYPES)),
    Piece("beside", (len(_FIELDS), 2)),
    Piece("to_lay", (2, 2, 2)),
    Piece("units", (2, 2, KINDS)),
    Piece("step", (len(steps.NAMES),)),
    Piece("whose", (2,)),
    Piece("flags", (2,)),
    Piece("hand", (3,)),
    Piece("turn", (3,)),
    Piece("outcome", (3,)),
    Piece("setup", (_SETUP_NUMBERS,)),
)


@final
class PanzerCoder(Coder):
    """Everything is written from the seat's point of view: its own side and home row first. The public view is written
    like the American one. The layout is the same for all scenarios.

    ============ ================ ==============================================================================
    piece        shape            holds
    ============ ================ ==============================================================================
    cells        36, 41           of a cell: own unit by type; the enemy's card, forest first, as far as it was
                                  shown (``scope.shares``, 255 is certain); whether it is own, the enemy's; how far the
                                  enemy knows that own card; revealed, locked; meadow, hill, lake, peaks; of the own
                                  latest shot: from, at, where the unit can be, where its target can be, where the unit
                                  is, where its target is; the same of the enemy's; the cell in question, the quadrant
                                  in question, the shooter
    squad        2, 8             the squad, as far as it may be seen
    lost         2, 8             destroyed units
    beside       5, 2             ready; units in the squad; units left; shots in a row before the latest; whether that
                                  destroyed its target; by side
    to_lay       2, 2, 2          by side: whether meadow and hill, and whether lake and peaks, is still to be placed;
                                  whether it has placed terrain in its own territory, and in the enemy's
    units        2, 2, 9          of each side's latest shot, one-hot: the type that fired, or none; that of its target
    step         9                one-hot
    whose        2                whether the seat is to act; whether it is its turn
    flags        2                whether the target was found by this search, and whether a shot was fired this turn
    hand         3                distance misses, armour misses, hits
    turn         3                turns completed; turns left, if there is a limit; forest cards beside the battlefield
    outcome      3                won, lost, drawn
    setup        89               rows, columns, points, units of a squad, whether turns are limited; the switches;
                                  house options; costs, armours, firepowers and numbers of cards, own and
                                  enemy's, by type
    ============ ================ ==============================================================================
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(HEADS, PIECES, len(actions.DRAWN))
        rules = rules_for(setup)
        self._rules = rules
        self._keys = Keys(rules.scenario.rows)
        self._side: i64 = AMERICAN
        self._follow: i64 = NOWHERE
        self._shares = Shares(KINDS)
        self._empty: i64 = 0
        self._agreed: list[vec[i64]] = [vec[i64](_agreed(rules, side)) for side in (AMERICAN, GERMAN)]
        self.ways = GOES[AMERICAN]

    def begin(self) -> None:
        self._shares.begin(self._empty)

    def key(self, action: Any) -> i64:
        return self._keys.action_key(self._side, action)

    def run_key(self, table: i64) -> i64:
        corner: i64 = self._rules.corners[table] if self._follow == NOWHERE else self._follow
        return self._keys.move_key(self._side, corner)

    def write(self, view: Any, sheet: Sheet) -> None:
        assert isinstance(view, View)
        rules = self._rules
        seat = view.seat
        side: i64 = GERMAN if seat == GERMAN else AMERICAN
        step: i64 = view.step
        self._side = side
        self.ways = GOES[side]
        self._follow = view.quadrant if step == steps.FOLLOW else NOWHERE
        empty: i64 = rules.board & ~view.start.grounds[0] & ~view.start.grounds[1]
        if empty != self._empty:
            self._empty = empty
            self._shares.begin(empty)
        self._shares.read(view.facts)
        self._write_cells(side, view, sheet)
        self._write_terrain(side, view, sheet)
        sides = view.sides
        self._write_shot(side, sides, side, SHOTS, sheet)
        self._write_shot(side, sides, 1 - side, SHOTS + _SHOT_PLANES, sheet)
        _write_sides(side, view, sheet)
        sheet.put(STEP + step, 1)
        if seat is not None and seat in view.to_act:
            sheet.put(WHOSE, 1)
        turn: i64 = view.turn
        if turn & 1 == side:
            sheet.put(WHOSE + 1, 1)
        sheet.put(FLAGS, 1 if view.found else 0)
        sheet.put(FLAGS + 1, 1 if view.fired else 0)
        hand: i64 = view.hand
        sheet.put(HAND, hand >> 8 & 15)
        sheet.put(HAND + 1, hand >> 4 & 15)
        sheet.put(HAND + 2, hand & 15)
        sheet.put(TURN, turn)
        sheet.put(TURN + 1, rules.turn_limit - turn)
        sheet.put(TURN + 2, view.deck)
        if step == steps.OVER:
            winner: i64 = view.winner
            sheet.put(OUTCOME + (2 if winner > GERMAN else 0 if winner == side else 1), 1)
        place: i64 = SETUP
        for number in self._agreed[side]:
            sheet.put(place, number)
            place += 1

    def _write_cells(self, side: i64, view: View, sheet: Sheet) -> None:
        shares = self._shares
        cell_at = self._keys.cell_at
        cells = view.cells
        american: i64 = view.american
        german: i64 = view.german
        own: i64 = american if side == AMERICAN else german
        enemys: i64 = german if side == AMERICAN else american
        shown: i64 = view.shown
        locked: i64 = view.locked
        for cell in self._rules.cells:
            bit: i64 = BIT[cell]
            at: i64 = cell_at[side * CELLS + cell] * PLANES
            unit: i64 = cells[cell]
            kind: i64 = unit - TYPES if unit > TYPES else unit
            if own & bit != 0:
                sheet.put(at + HELD, 1)
                if unit != UNKNOWN:
                    if kind != FOREST:
                        sheet.put(at + OWN + kind - 1, 1)
                    if shares.known & bit != 0:
                        sheet.put(at + KNOWN, shares.table[cell * KINDS + kind] * FULL // WHOLE)
            elif enemys & bit != 0:
                sheet.put(at + HELD + 1, 1)
                if unit != UNKNOWN:
                    sheet.put(at + ENEMY + kind, FULL)
                elif shares.known & bit != 0:
                    kind = 0
                    while kind < KINDS:
                        sheet.put(at + ENEMY + kind, shares.table[cell * KINDS + kind] * FULL // WHOLE)
                        kind += 1
            if shown & bit != 0:
                sheet.put(at + FACES, 1)
            if locked & bit != 0:
                sheet.put(at + FACES + 1, 1)

    def _write_terrain(self, side: i64, view: View, sheet: Sheet) -> None:
        """Write the terrain cards, and the cells that the turn is about."""
        self._spread(side, view.meadows, GROUND, sheet)
        self._spread(side, view.hills, GROUND + 1, sheet)
        self._spread(side, view.lakes, GROUND + 2, sheet)
        self._spread(side, view.peaks, GROUND + 3, sheet)
        self._mark(side, view.focus, TARGETS, sheet)
        quadrant: i64 = view.quadrant
        if quadrant != NOWHERE:
            sheet.put(self._keys.corner_at[side * CELLS + quadrant] * PLANES + TARGETS + 1, 1)
        self._mark(side, view.gun, TARGETS + 2, sheet)

    def _write_shot(self, side: i64, sides: tuple[int, ...], whose: i64, plane: i64, sheet: Sheet) -> None:
        """Write the latest shot of one side."""
        if sides[state.GUN + whose] == FOREST:
            return
        self._mark(side, sides[state.FROM + whose], plane, sheet)
        self._mark(side, sides[state.AT + whose], plane + 1, sheet)
        self._spread(side, sides[state.GUN_POOL + whose], plane + 2, sheet)
        self._spread(side, sides[state.VICTIM_POOL + whose], plane + 3, sheet)
        self._mark(side, sides[state.GUN_NOW + whose], plane + 4, sheet)
        self._mark(side, sides[state.VICTIM_NOW + whose], plane + 5, sheet)

    def _mark(self, side: i64, cell: i64, plane: i64, sheet: Sheet) -> None:
        if cell != NOWHERE:
            sheet.put(self._keys.cell_at[side * CELLS + cell] * PLANES + plane, 1)

    def _spread(self, side: i64, mask: i64, plane: i64, sheet: Sheet) -> None:
        if mask != 0:
            for cell in self._rules.cells:
                if mask & BIT[cell] != 0:
                    sheet.put(self._keys.cell_at[side * CELLS + cell] * PLANES + plane, 1)


def _write_sides(side: i64, view: View, sheet: Sheet) -> None:
    """Write the squads, losses, and status of each side."""
    squads, lost, sides = view.squads, view.lost, view.sides
    own: i64 = side * TYPES + 1
    enemy: i64 = TYPES + 2 - own
    sheet.put_row(SQUAD, squads, own, TYPES)
    sheet.put_row(SQUAD + TYPES, squads, enemy, TYPES)
    sheet.put_row(LOST, lost, own, TYPES)
    sheet.put_row(LOST + TYPES, lost, enemy, TYPES)
    place: i64 = BESIDE
    for field in _FIELDS:
        sheet.put(place, sides[field + side])
        sheet.put(place + 1, sides[field + 1 - side])
        place += 2
    _write_laying(sides, side, TO_LAY, UNITS, sheet)
    _write_laying(sides, 1 - side, TO_LAY + 4, UNITS + 2 * KINDS, sheet)


def _write_laying(sides: tuple[int, ...], whose: i64, to_lay: i64, units: i64, sheet: Sheet) -> None:
    """Write the terrain that one side has to place, and the units of its latest shot."""
    cards: i64 = sides[state.CARDS + whose]
    grounds: i64 = sides[state.GROUNDS + whose]
    sheet.put(to_lay, cards & 1)
    sheet.put(to_lay + 1, cards >> 1 & 1)
    sheet.put(to_lay + 2, grounds & 1)
    sheet.put(to_lay + 3, grounds >> 1 & 1)
    gun: i64 = sides[state.GUN + whose]
    victim: i64 = sides[state.VICTIM + whose]
    sheet.put(units + (gun - TYPES if gun > TYPES else gun), 1)
    sheet.put(units + KINDS + (victim - TYPES if victim > TYPES else victim), 1)


def _agreed(rules: Rules, side: int) -> list[int]:
    options, scenario = rules.setup.options, rules.scenario
    numbers = [scenario.rows, scenario.columns, scenario.points, scenario.units, int(rules.turn_limit > 0)]
    numbers += [int(options[switch.key] is True) for switch in SWITCHES]
    numbers += [int(options[key] is True) for key in _HOUSE]
    for whose in (side, 1 - side):
        for values in (rules.costs, rules.armours, rules.firepowers, rules.supply):
            numbers += [int(values[whose * TYPES + kind]) for kind in range(1, TYPES + 1)]
    return numbers


def coder_for(setup: Setup) -> Coder:
    return PanzerCoder(setup)
