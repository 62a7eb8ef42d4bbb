"""The actions and views of SCOPE Stalingrad as small numbers."""

from __future__ import annotations

from typing import Any, Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.setup import Setup
from fogline.kit.encoding.coder import FULL, Coder, Piece, Sheet, heads_of
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, CELLS, COLUMNS, ROWS
from fogline.titles.scope.position import NOWHERE
from fogline.titles.scope.shares import WHOLE, Shares
from fogline.titles.stalingrad.rules import actions, steps
from fogline.titles.stalingrad.rules.cards import FACE_DOWN, GERMAN, KINDS, NO_CARD, SOVIET
from fogline.titles.stalingrad.rules.state import PLACED, READY, RESERVE, SCORE, SHOT_CARD, UNSCORED, ZONE
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.view import View

VERBS: Final = tuple(actions.SYNTAX)
PLACE: Final = VERBS.index("place") + 1
DONE: Final = VERBS.index("done") + 1
MOVE: Final = VERBS.index("move") + 1
DEPLOY: Final = VERBS.index("deploy") + 1
SEARCH: Final = VERBS.index("search") + 1
SHOOT: Final = VERBS.index("shoot") + 1
HOLD: Final = VERBS.index("hold") + 1
RECOGNIZE: Final = VERBS.index("recognize") + 1
HOWITZER: Final = VERBS.index("howitzer") + 1
FIRE: Final = VERBS.index("fire") + 1
GUN: Final = VERBS.index("gun") + 1
ASSAULT: Final = VERBS.index("assault") + 1
TAKE: Final = VERBS.index("take") + 1
STAY: Final = VERBS.index("stay") + 1
REINFORCE: Final = VERBS.index("reinforce") + 1
REINFORCE_TWO: Final = VERBS.index("reinforce2") + 1
END: Final = VERBS.index("end") + 1

HEADS: Final = heads_of(
    (
        ("verb", len(VERBS)),
        ("place", CELLS),
        ("second", CELLS),
        ("card 1", KINDS),
        ("card 2", KINDS),
        ("card 3", KINDS),
        ("card 4", KINDS),
    )
)
_FIRST: Final = len(VERBS) + 1
"""In a key, the first number of the head ``place``."""
_SECOND: Final = _FIRST + CELLS
_CARDS: Final = _SECOND + CELLS


def _turned() -> list[int]:
    return [(ROWS - 1 - cell // COLUMNS) * COLUMNS + cell % COLUMNS for cell in range(CELLS)]


def _turned_corners() -> list[int]:
    """The corners of the Quadrants as the other side sees them."""
    return [(ROWS - 2 - cell // COLUMNS) * COLUMNS + cell % COLUMNS for cell in range(CELLS)]


CELL_AT: Final = vec[i64](list(range(CELLS)) + _turned())
"""By side and cell, its place as that side sees the battlefield."""
CORNER_AT: Final = vec[i64](list(range(CELLS)) + [max(0, corner) for corner in _turned_corners()])
"""By side and corner, the corner's place as that side sees the battlefield."""


def _cards(kinds: int, side: int) -> int:
    """The four kinds of an arrangement as a key. For the Soviets the lower row comes first."""
    four = [kinds >> 9 & 7, kinds >> 6 & 7, kinds >> 3 & 7, kinds & 7]
    if side != GERMAN:
        four = four[2:] + four[:2]
    return sum(_CARDS + KINDS * slot + kind << 8 * slot for slot, kind in enumerate(four))


WAYS: Final = [vec[i64]([_cards(kinds, side) for kinds in actions.ARRANGEMENTS]) for side in (0, 1)]
"""By side, the cards of each of ``ARRANGEMENTS`` as a key."""
_CARDS_OF: Final = [vec[i64]([_cards(kinds, side) for kinds in range(KINDS**4)]) for side in (0, 1)]
"""By side and packed kinds, the cards as a key."""


def move_key(side: i64, corner: i64) -> i64:
    """The part of the key that all MOVEs of a Quadrant share."""
    return MOVE | _FIRST + CORNER_AT[side * CELLS + corner] << 8


def action_key(side: i64, action: Action) -> i64:
    """The numbers of an action of *side*, as a key."""
    first: i64 = side * CELLS
    if isinstance(action, actions.Search):
        return SEARCH | _FIRST + CELL_AT[first + action.cell] << 8
    if isinstance(action, actions.Recognize):
        return RECOGNIZE | _FIRST + CELL_AT[first + action.first] << 8 | _SECOND + CELL_AT[first + action.second] << 16
    if isinstance(action, actions.Howitzer):
        return HOWITZER | _FIRST + CELL_AT[first + action.origin] << 8 | _SECOND + CELL_AT[first + action.target] << 16
    if isinstance(action, actions.Fire):
        return FIRE | _FIRST + CELL_AT[first + action.target] << 8 | _SECOND + CELL_AT[first + action.origin] << 16
    if isinstance(action, actions.Assault):
        quadrant: i64 = CORNER_AT[first + action.target]
        return ASSAULT | _FIRST + CELL_AT[first + action.origin] << 8 | _SECOND + quadrant << 16
    if isinstance(action, actions.Reinforce):
        verb: i64 = REINFORCE_TWO if action.with_mortar else REINFORCE
        return verb | _FIRST + CORNER_AT[first + action.quadrant] << 8 | _CARDS_OF[side][action.kinds] << 16
    if isinstance(action, actions.Deploy):
        return DEPLOY | _FIRST + CELL_AT[first + action.cell] << 8
    if isinstance(action, actions.Shoot):
        return SHOOT | _FIRST + CORNER_AT[first + action.quadrant] << 8
    if isinstance(action, actions.Gun):
        return GUN | _FIRST + CELL_AT[first + action.cell] << 8
    if isinstance(action, actions.Take):
        return TAKE | _FIRST + CELL_AT[first + action.cell] << 8
    if isinstance(action, actions.Place):
        return PLACE | _FIRST + action.card << 8
    if isinstance(action, actions.Move):
        return move_key(side, action.quadrant) | _CARDS_OF[side][action.kinds] << 16
    if isinstance(action, actions.Hold):
        return HOLD
    if isinstance(action, actions.End):
        return END
    if isinstance(action, actions.Stay):
        return STAY
    assert isinstance(action, actions.Done)
    return DONE


OWN: Final = 0
ENEMY: Final = KINDS
HELD: Final = 2 * KINDS
SHOWN: Final = HELD + 2
SHOTS: Final = SHOWN + 1
FOCUS: Final = SHOTS + 2
QUADRANT: Final = FOCUS + 1
GUN_PLANE: Final = QUADRANT + 1
PLANES: Final = GUN_PLANE + 1
"""How many numbers describe a cell."""

COUNTS: Final = CELLS * PLANES
LOST: Final = COUNTS + 2 * KINDS
BESIDE: Final = LOST + 2 * KINDS
_FIELDS: Final[tuple[int, ...]] = (RESERVE, SCORE, ZONE, PLACED, READY, UNSCORED)
STEP: Final = BESIDE + 2 * len(_FIELDS)
SLOT: Final = STEP + len(steps.NAMES)
_SLOTS: Final = 4
WHOSE: Final = SLOT + _SLOTS
FLAGS: Final = WHOSE + 2
TURN: Final = FLAGS + 2
OUTCOME: Final = TURN + 2
SETUP: Final = OUTCOME + 3
_SETUP_NUMBERS: Final = 17 + 4 * KINDS

PIECES: Final = (
    Piece("cells", (CELLS, PLANES)),
    Piece("counts", (2, KINDS)),
    Piece("lost", (2, KINDS)),
    Piece("beside", (len(_FIELDS), 2)),
    Piece("step", (len(steps.NAMES),)),
    Piece("slot", (_SLOTS,)),
    Piece("whose", (2,)),
    Piece("flags", (2,)),
    Piece("turn", (2,)),
    Piece("outcome", (3,)),
    Piece("setup", (_SETUP_NUMBERS,)),
)


@final
class StalingradCoder(Coder):
    """Everything is written from the seat's point of view: its own side first, its own Front below (``CELL_AT``). The
    public view is written like the German one. The layout is the same for all scenarios.

    ============ ================ ==============================================================================
    piece        shape            holds
    ============ ================ ==============================================================================
    cells        48, 24           of a cell: own card by kind; the enemy's by kind, as far as it was shown
                                  (``scope.shares``, 255 is certain); whether it holds an own card, an enemy's; how
                                  far the enemy knows that own card; the corner of the own Shot Card's Quadrant, of the
                                  enemy's; the cell in question; the Quadrant of an ASSAULT; the declared Machine Gun
    counts       2, 8             cards in play
    lost         2, 8             cards in the other side's scoring zone
    beside       6, 2             reserve, score, Player Zone, cards laid out, ready, Infantry lost unscored; by side
    step         9                one-hot
    slot         4                one-hot: which turn of the round it is
    whose        2                whether the seat is to act; whether it is one's own turn
    flags        2                whether the turn's action is done, and DEPLOYMENT
    turn         2                turns begun; quiet turns, and one more
    outcome      3                won, lost, drawn
    setup        49               Advanced; columns and rows of a Front; points to win; the last row wins; limit of
                                  quiet turns; ten options; players; cards at the start, own and enemy's, by kind;
                                  points and whether elimination wins, by kind
    ============ ================ ==============================================================================
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(HEADS, PIECES)
        rules = rules_for(setup)
        self._rules = rules
        self._side: i64 = GERMAN
        self._shares = Shares(KINDS)
        self._agreed: list[vec[i64]] = [vec[i64](_agreed(rules, side)) for side in (GERMAN, SOVIET)]
        self.ways = WAYS[GERMAN]

    def begin(self) -> None:
        self._shares.begin(0)

    def key(self, action: Any) -> i64:
        return action_key(self._side, action)

    def run_key(self, table: i64) -> i64:
        return move_key(self._side, self._rules.move_quadrants[self._side][table])

    def write(self, view: Any, sheet: Sheet) -> None:
        assert isinstance(view, View)
        rules = self._rules
        seat = view.seat
        side: i64 = GERMAN if seat is None else rules.side_of(seat)
        self._side = side
        self.ways = WAYS[side]
        self._shares.read(view.facts)
        self._write_cells(side, view.cells, sheet)
        self._write_places(side, view, sheet)
        _write_sides(side, view, sheet)
        sheet.put(STEP + view.step, 1)
        slot: i64 = view.slot
        sheet.put(SLOT + slot, 1)
        if seat is not None and seat in view.to_act:
            sheet.put(WHOSE, 1)
        if rules.slot_sides[slot] == side:
            sheet.put(WHOSE + 1, 1)
        sheet.put(FLAGS, 1 if view.acted else 0)
        sheet.put(FLAGS + 1, 1 if view.deployed else 0)
        sheet.put(TURN, view.turn)
        sheet.put(TURN + 1, view.quiet + 1)
        if view.step == steps.OVER:
            winner: i64 = view.winner
            sheet.put(OUTCOME + (2 if winner > SOVIET else 0 if winner == side else 1), 1)
        place: i64 = SETUP
        for number in self._agreed[side]:
            sheet.put(place, number)
            place += 1

    def _write_cells(self, side: i64, cells: bytes, sheet: Sheet) -> None:
        shares = self._shares
        for cell in self._rules.cells:
            card: i64 = cells[cell]
            if card == NO_CARD:
                continue
            at: i64 = CELL_AT[side * CELLS + cell] * PLANES
            owner: i64 = card >> 3 if card < NO_CARD else card - FACE_DOWN
            kind: i64 = card & 7
            if owner == side:
                sheet.put(at + HELD, 1)
                if card < NO_CARD:
                    sheet.put(at + OWN + kind, 1)
                    if shares.known & BIT[cell] != 0:
                        sheet.put(at + SHOWN, shares.table[cell * KINDS + kind] * FULL // WHOLE)
            else:
                sheet.put(at + HELD + 1, 1)
                if card < NO_CARD:
                    sheet.put(at + ENEMY + kind, FULL)
                elif shares.known & BIT[cell] != 0:
                    kind = 0
                    while kind < KINDS:
                        sheet.put(at + ENEMY + kind, shares.table[cell * KINDS + kind] * FULL // WHOLE)
                        kind += 1

    def _write_places(self, side: i64, view: View, sheet: Sheet) -> None:
        """Write the Shot Cards, and the cells that the turn is about."""
        first: i64 = side * CELLS
        sides = view.sides
        own: i64 = sides[SHOT_CARD + side]
        if own != NOWHERE:
            sheet.put(CORNER_AT[first + own] * PLANES + SHOTS, 1)
        enemy: i64 = sides[SHOT_CARD + 1 - side]
        if enemy != NOWHERE:
            sheet.put(CORNER_AT[first + enemy] * PLANES + SHOTS + 1, 1)
        focus: i64 = view.focus
        if focus != NOWHERE:
            sheet.put(CELL_AT[first + focus] * PLANES + FOCUS, 1)
        quadrant: i64 = view.quadrant
        if quadrant != NOWHERE:
            sheet.put(CORNER_AT[first + quadrant] * PLANES + QUADRANT, 1)
        gun: i64 = view.gun
        if gun != NOWHERE:
            sheet.put(CELL_AT[first + gun] * PLANES + GUN_PLANE, 1)


def _write_sides(side: i64, view: View, sheet: Sheet) -> None:
    """Write each side's cards in play, losses, and cards beside the battlefield."""
    counts, lost, sides = view.counts, view.lost, view.sides
    own: i64 = side * KINDS
    enemy: i64 = KINDS - own
    sheet.put_row(COUNTS, counts, own, KINDS)
    sheet.put_row(COUNTS + KINDS, counts, enemy, KINDS)
    sheet.put_row(LOST, lost, own, KINDS)
    sheet.put_row(LOST + KINDS, lost, enemy, KINDS)
    place: i64 = BESIDE
    for field in _FIELDS:
        sheet.put(place, sides[field + side])
        sheet.put(place + 1, sides[field + 1 - side])
        place += 2


def _agreed(rules: Rules, side: int) -> list[int]:
    won_by = [0] * KINDS
    for group in rules.eliminate:
        for kind in group:
            won_by[kind] = 1
    numbers = [
        rules.advanced,
        rules.scenario.columns,
        rules.scenario.rows,
        rules.points,
        rules.last_row_wins,
        rules.quiet_limit,
        rules.move_anywhere,
        rules.one_by_one,
        rules.declared_gun,
        rules.assault_needs_enemy,
        rules.defensive_fire_scores,
        rules.reinforcement_keeps_points,
        rules.reinforcement_needs_movable,
        rules.mortar_comes_too,
        rules.infantry_comes_alone,
        rules.shot_card_by_side,
        len(rules.seat_names),
    ]
    own = list(rules.counts[side * KINDS : side * KINDS + KINDS])
    enemy = list(rules.counts[KINDS - side * KINDS : 2 * KINDS - side * KINDS])
    return [int(number) for number in [*numbers, *own, *enemy, *rules.values, *won_by]]


def coder_for(setup: Setup) -> Coder:
    return StalingradCoder(setup)
