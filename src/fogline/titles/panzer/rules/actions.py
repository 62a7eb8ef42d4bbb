"""Every action of a player, and its notation. Actions are interned: equal ones are the same object.

A MOVE names its quadrant and the units that change cell, each by its old and new cell: ``move B3 B3-C4 C4-B3``. Units
that are not named stay. So twins need no names, and exchanging them is a MOVE like any other (AMB-36).
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.choices import RUN_BITS
from fogline.kernel.errors import NotationError
from fogline.kernel.notation import read_words
from fogline.titles.panzer.rules.cards import CELL_NAMES, CELLS, CODES, TERRAIN, read_cell, read_terrain, read_unit
from fogline.titles.scope.actions import Action, CardOnCell, FromCell, OnCard, OnCell, OnQuadrant, Worded
from fogline.titles.scope.grid import COLUMNS, SQUARE, STEPS, cells_of


@final
class Lay(CardOnCell):
    """Put a terrain card on a cell; ``card`` is the face that is up (PZ-TPLC-2)."""


@final
class Take(OnCard):
    """Take a unit into the squad (PZ-SQUAD-1)."""


@final
class Deploy(CardOnCell):
    """Put a unit of the squad on a cell of the home row (PZ-DEPLOY-1)."""


@final
class Done(Worded):
    """Confirm the squad, or the deployment."""


@final
class Move(Action):
    """MOVE: take up the cards of a quadrant and put them back (PZ-MOVE).

    ``goes`` contains, in two bits for each of the quadrant's four places, the destination of its unit; a unit that
    stays, or a place without one, has its own place. Places are counted A3, B3, A4, B4 for the quadrant A3.
    """

    def __init__(self, quadrant: i64, goes: i64) -> None:
        self.quadrant: i64 = quadrant
        self.goes: i64 = goes

    def text(self) -> str:
        words = [f"move {CELL_NAMES[self.quadrant]}"]
        for place in range(4):
            target = self.goes >> 2 * place & 3
            if target != place:
                words.append(f"{CELL_NAMES[self.quadrant + STEPS[place]]}-{CELL_NAMES[self.quadrant + STEPS[target]]}")
        return " ".join(words)


@final
class Explore(OnQuadrant):
    """EXPLORE a quadrant (PZ-EXPL)."""


@final
class Search(OnCell):
    """SEARCH TARGET on a cell (PZ-SRCH)."""


@final
class Light(FromCell):
    """Show a light tank after its MOVE and search a cell with it (PZ-LITE-2)."""


@final
class Shoot(OnCell):
    """Shoot at the target with the unit on this cell (PZ-SHOT-1)."""


@final
class Hold(Worded):
    """Do not shoot at the unit that was found (PZ-SRCH-5)."""


@final
class Skip(Worded):
    """Make no MOVE after an EXPLORE, or use no light tank after a MOVE (PZ-TURN-3)."""


@final
class Draw(OnCard):
    """CHANCE: the attacked player draws this shot card (PZ-SHOT-5)."""


HIT: Final = 0
DRAWN: Final = ("hit", "distance", "armour")


DONE: Final = Done("done")
HOLD: Final = Hold("hold")
SKIP: Final = Skip("skip")
LAYS: Final = [
    [Lay(f"terrain {name} {CELL_NAMES[cell]}", face, cell) for cell in range(CELLS)]
    for face, name in enumerate(TERRAIN)
]
TAKES: Final = [Take(f"take {code}", unit) for unit, code in enumerate(CODES)]
DEPLOYS: Final = [
    [Deploy(f"deploy {code} {CELL_NAMES[cell]}", unit, cell) for cell in range(CELLS)]
    for unit, code in enumerate(CODES)
]
EXPLORES: Final[list[Action]] = [Explore(f"explore {name}", corner) for corner, name in enumerate(CELL_NAMES)]
SEARCHES: Final[list[Action]] = [Search(f"search {name}", cell) for cell, name in enumerate(CELL_NAMES)]
LIGHTS: Final = [
    [Light(f"light {name} {CELL_NAMES[cell]}", tank, cell) for cell in range(CELLS)]
    for tank, name in enumerate(CELL_NAMES)
]
SHOOTS: Final = [Shoot(f"shoot {name}", cell) for cell, name in enumerate(CELL_NAMES)]
DRAWS: Final = [Draw(f"draw {name}", card) for card, name in enumerate(DRAWN)]

STAY: Final = 0 | 1 << 2 | 2 << 4 | 3 << 6
"""A MOVE in which every unit goes to its own place."""
_KNOWN: Final[dict[int, Move]] = {}


def move_of(quadrant: int, goes: int) -> Move:
    """The unique MOVE object with these values."""
    found = _KNOWN.get(quadrant << 8 | goes)
    if found is None:
        found = Move(quadrant, goes)
        _KNOWN[quadrant << 8 | goes] = found
    return found


def _ways(units: int, room: int) -> list[int]:
    """PZ-TMOV-3: every way to put the units of a set of places on places with *room* for them."""
    places = [place for place in range(4) if units >> place & 1]
    ways: list[int] = []
    for targets in permutations([place for place in range(4) if room >> place & 1], len(places)):
        goes: int = STAY
        for place, target in zip(places, targets):
            goes = goes & ~(3 << 2 * place) | target << 2 * place
        ways.append(goes)
    return ways


def _all_ways() -> tuple[list[int], list[int]]:
    every: list[int] = []
    runs: list[int] = []
    for key in range(256):
        ways = _ways(key >> 4, key & 15) if key >> 4 & ~key & 15 == 0 else []
        runs.append(len(every) << RUN_BITS | len(ways))
        every.extend(ways)
    return every, runs


_EVERY_WAY, _RUNS = _all_ways()
WAYS: Final = vec[i64](_EVERY_WAY)
"""The possible MOVEs of a quadrant, for every set of places with units and every set of places with room."""
RUNS: Final = vec[i64](_RUNS)
"""By ``units << 4 | room`` (two sets of places), the run of their MOVEs in ``WAYS`` (see ``Choices``)."""
_NO_MOVES: Final[list[Action]] = []
_MOVES: Final[list[list[Action]]] = [_NO_MOVES] * CELLS


def moves(quadrant: int) -> list[Action]:
    if _MOVES[quadrant] is _NO_MOVES:
        _MOVES[quadrant] = [move_of(quadrant, goes) for goes in _EVERY_WAY]
    return _MOVES[quadrant]


_MAX_KNOWN: Final = 4096


def chosen(actions: list[Action], cells: i64, known: dict[int, list[Action]]) -> list[Action]:
    """Those of the *actions* that belong to these *cells*. Most positions share the list with an earlier position,
    through *known*."""
    found = known.get(cells)
    if found is None:
        if len(known) == _MAX_KNOWN:
            known.clear()
        found = [actions[cell] for cell in cells_of(cells)]
        known[cells] = found
    return found


def read(text: str) -> Action:
    """The action in *text*. Case, commas and repeated spaces do not matter."""
    words = read_words(text, SYNTAX)
    verb, given = words[0], words[1:]
    if verb in _SINGLE:
        return _SINGLE[verb]
    if verb == "take":
        return TAKES[read_unit(given[0])]
    if verb == "deploy":
        return DEPLOYS[read_unit(given[0])][read_cell(given[1])]
    if verb == "terrain":
        return LAYS[read_terrain(given[0])][read_cell(given[1])]
    if verb == "move":
        return _read_move(given)
    if verb == "explore":
        return EXPLORES[read_quadrant(given[0])]
    if verb == "search":
        return SEARCHES[read_cell(given[0])]
    if verb == "shoot":
        return SHOOTS[read_cell(given[0])]
    if verb == "light":
        return LIGHTS[read_cell(given[0])][read_cell(given[1])]
    assert verb == "draw"
    if given[0] not in DRAWN:
        raise NotationError(given[0], f"is not a shot card; there are {', '.join(DRAWN)}")
    return DRAWS[DRAWN.index(given[0])]


def read_quadrant(text: str) -> int:
    """The quadrant that *text* names by its corner (``Q(B3)`` or ``B3``)."""
    corner = read_cell(text.removeprefix("q(").removesuffix(")"))
    if SQUARE[corner] == 0:
        raise NotationError(text, "is not a quadrant: it would reach beyond the board")
    return corner


def _read_move(given: list[str]) -> Move:
    quadrant = read_quadrant(given[0])
    goes: int = STAY
    named: list[int] = []
    for word in given[1:]:
        origin, dash, target = word.partition("-")
        if not dash:
            raise NotationError(word, "write where a unit stands and where it goes: B3-C4")
        place, goal = _place(quadrant, origin), _place(quadrant, target)
        if place in named:
            raise NotationError(word, "this unit is named twice")
        named.append(place)
        goes = goes & ~(3 << 2 * place) | goal << 2 * place
    return move_of(quadrant, goes)


def _place(quadrant: int, text: str) -> int:
    """The number of a cell among the four places of a quadrant."""
    step = read_cell(text) - quadrant
    if step not in (0, 1, COLUMNS, COLUMNS + 1):
        raise NotationError(text, f"is not in the quadrant {CELL_NAMES[quadrant]}")
    return (0, 1, COLUMNS, COLUMNS + 1).index(step)


_SINGLE: Final[dict[str, Action]] = {"done": DONE, "hold": HOLD, "skip": SKIP}
SYNTAX: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "terrain": ((2,), "terrain FACE CELL"),
    "take": ((1,), "take UNIT"),
    "deploy": ((2,), "deploy UNIT CELL"),
    "done": ((0,), "done"),
    "move": ((1, 2, 3, 4, 5), "move QUADRANT [FROM-TO ...]"),
    "explore": ((1,), "explore QUADRANT"),
    "search": ((1,), "search CELL"),
    "light": ((2,), "light TANK-CELL CELL"),
    "shoot": ((1,), "shoot CELL"),
    "hold": ((0,), "hold"),
    "skip": ((0,), "skip"),
    "draw": ((1,), "draw CARD"),
}
