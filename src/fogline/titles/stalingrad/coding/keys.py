"""The actions of SCOPE Stalingrad as sequences of small numbers.

========== ======================================================================================================
head       its numbers
========== ======================================================================================================
verb       the verbs in the order of the notation
place      a cell, or a Quadrant by its corner, or a kind of card to lay out
second     a second cell, or the Quadrant of an ASSAULT; RECOGNITION of one card names its cell twice
card 1-4   the kinds of an arrangement, cell by cell
========== ======================================================================================================

Both sides are written as the German side sees the battlefield: for the Soviets the rows are in reverse order. A network
that plays one side well plays the other as well.
"""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64, vec
from fogline.kit.coding.coder import heads_of
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import CELLS, COLUMNS, ROWS
from fogline.titles.stalingrad.rules.actions import (
    ARRANGEMENTS,
    SYNTAX,
    Assault,
    Deploy,
    Done,
    End,
    Fire,
    Gun,
    Hold,
    Howitzer,
    Move,
    Place,
    Recognize,
    Reinforce,
    Search,
    Shoot,
    Stay,
    Take,
)  # fmt: skip
from fogline.titles.stalingrad.rules.cards import GERMAN, KINDS

VERBS: Final = tuple(SYNTAX)
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
    """The corner of a Quadrant that is seen from the other side is another one of its cells."""
    return [(ROWS - 2 - cell // COLUMNS) * COLUMNS + cell % COLUMNS for cell in range(CELLS)]


CELL_AT: Final = vec[i64](list(range(CELLS)) + _turned())
"""By side and cell, its place as that side sees the battlefield."""
CORNER_AT: Final = vec[i64](list(range(CELLS)) + [max(0, corner) for corner in _turned_corners()])
"""The same for the corner of a Quadrant."""


def _cards(kinds: int, side: int) -> int:
    """The four kinds of an arrangement as a key. For the Soviets the lower row comes first."""
    four = [kinds >> 9 & 7, kinds >> 6 & 7, kinds >> 3 & 7, kinds & 7]
    if side != GERMAN:
        four = four[2:] + four[:2]
    return sum(_CARDS + KINDS * slot + kind << 8 * slot for slot, kind in enumerate(four))


WAYS: Final = [vec[i64]([_cards(kinds, side) for kinds in ARRANGEMENTS]) for side in (0, 1)]
"""By side, for each of ``ARRANGEMENTS`` its cards as a key."""
_CARDS_OF: Final = [vec[i64]([_cards(kinds, side) for kinds in range(KINDS**4)]) for side in (0, 1)]
"""By side and packed kinds, the same."""


def move_key(side: i64, corner: i64) -> i64:
    """What every MOVE of a Quadrant begins with."""
    return MOVE | _FIRST + CORNER_AT[side * CELLS + corner] << 8


def action_key(side: i64, action: Action) -> i64:
    """The numbers of an action of *side*, as a key."""
    first: i64 = side * CELLS
    if isinstance(action, Search):
        return SEARCH | _FIRST + CELL_AT[first + action.cell] << 8
    if isinstance(action, Recognize):
        return RECOGNIZE | _FIRST + CELL_AT[first + action.first] << 8 | _SECOND + CELL_AT[first + action.second] << 16
    if isinstance(action, Howitzer):
        return HOWITZER | _FIRST + CELL_AT[first + action.origin] << 8 | _SECOND + CELL_AT[first + action.target] << 16
    if isinstance(action, Fire):
        return FIRE | _FIRST + CELL_AT[first + action.target] << 8 | _SECOND + CELL_AT[first + action.origin] << 16
    if isinstance(action, Assault):
        quadrant: i64 = CORNER_AT[first + action.target]
        return ASSAULT | _FIRST + CELL_AT[first + action.origin] << 8 | _SECOND + quadrant << 16
    if isinstance(action, Reinforce):
        verb: i64 = REINFORCE_TWO if action.with_mortar else REINFORCE
        return verb | _FIRST + CORNER_AT[first + action.quadrant] << 8 | _CARDS_OF[side][action.kinds] << 16
    if isinstance(action, Deploy):
        return DEPLOY | _FIRST + CELL_AT[first + action.cell] << 8
    if isinstance(action, Shoot):
        return SHOOT | _FIRST + CORNER_AT[first + action.quadrant] << 8
    if isinstance(action, Gun):
        return GUN | _FIRST + CELL_AT[first + action.cell] << 8
    if isinstance(action, Take):
        return TAKE | _FIRST + CELL_AT[first + action.cell] << 8
    if isinstance(action, Place):
        return PLACE | _FIRST + action.card << 8
    if isinstance(action, Move):
        return move_key(side, action.quadrant) | _CARDS_OF[side][action.kinds] << 16
    if isinstance(action, Hold):
        return HOLD
    if isinstance(action, End):
        return END
    if isinstance(action, Stay):
        return STAY
    assert isinstance(action, Done)
    return DONE
