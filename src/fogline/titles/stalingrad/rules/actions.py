"""Every action of a player, and its notation. Actions are interned: equal ones are the same object.

An arrangement is four kinds of cards for the four cells of a Quadrant, in the order top left, top right, bottom left,
bottom right as the German player sees the battlefield (for ``Q[G1a]``: G1a, G1b, G2a, G2b). It is packed into twelve
bits, the first cell highest.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations
from typing import Final, final

from fogline.kernel.arrays import i64, u8, vec
from fogline.kernel.choices import RUN_BITS, SIZES
from fogline.kernel.errors import NotationError
from fogline.kernel.notation import read_words
from fogline.titles.scope.actions import Action, FromCell, OnCard, OnCell, OnQuadrant, Worded
from fogline.titles.scope.grid import CELLS, SQUARE
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES, KINDS, read_cell, read_kind


@final
class Place(OnCard):
    """Set-up: put a card of this kind on the next cell of the Front (ST-SETUP-4)."""


@final
class Done(Worded):
    """Set-up: confirm the arrangement (ST-SETUP-4)."""


@final
class Move(Action):
    """MOVE: take the cards of a Quadrant and put them back like this (ST-MOVE)."""

    def __init__(self, quadrant: i64, kinds: i64) -> None:
        self.quadrant: i64 = quadrant
        self.kinds: i64 = kinds

    def text(self) -> str:
        return f"move {CELL_NAMES[self.quadrant]} {write_kinds(self.kinds)}"


@final
class Deploy(OnCell):
    """DEPLOYMENT: reveal the Officer on this cell; an extra MOVE follows (ST-OF)."""


@final
class Search(OnCell):
    """SEARCH: reveal an enemy card (ST-SEARCH)."""


@final
class Shoot(OnQuadrant):
    """Shoot the card that SEARCH revealed, the Shot Card on this Quadrant (ST-SHOOT, ST-SHOT)."""


@final
class Hold(Worded):
    """Do not Shoot (ST-SHOOT-1, ST-MG-2); with the option, reveal no second card (AMB-43)."""


@final
class Recognize(Worded):
    """RECOGNITION: reveal one enemy card, or two side by side (ST-SC). For one card, ``second`` repeats the first."""

    def __init__(self, words: str, first: i64, second: i64) -> None:
        super().__init__(words)
        self.first: i64 = first
        self.second: i64 = second


@final
class Howitzer(FromCell):
    """HOWITZER: reveal a Mortar and Shoot at an enemy card (ST-MO)."""


@final
class Fire(FromCell):
    """OFFENSIVE FIRE: reveal an enemy card next to a Machine Gun (ST-MG). ``origin`` is the target itself unless the
    Machine Gun must be fixed, secretly, when the fire is declared (AMB-48)."""


@final
class Gun(OnCell):
    """Reveal the Machine Gun on this cell and Shoot the card that OFFENSIVE FIRE revealed (ST-MG-2, ST-MG-3)."""


@final
class Assault(FromCell):
    """ASSAULT: reveal an Infantry and all enemy cards of the target Quadrant (ST-IN)."""


@final
class Take(OnCell):
    """Put the assaulting Infantry on this cell (ST-IN-3)."""


@final
class Stay(Worded):
    """Leave the assaulting Infantry where it is (ST-IN-3)."""


@final
class Reinforce(Action):
    """REINFORCEMENTS: bring back an Infantry, or an Infantry and a Mortar, for Empty Areas of this Quadrant, and leave
    its cards like this (ST-RE, ST-OFF-2)."""

    def __init__(self, quadrant: i64, kinds: i64, with_mortar: bool) -> None:
        self.quadrant: i64 = quadrant
        self.kinds: i64 = kinds
        self.with_mortar: bool = with_mortar

    def text(self) -> str:
        verb = "reinforce2" if self.with_mortar else "reinforce"
        return f"{verb} {CELL_NAMES[self.quadrant]} {write_kinds(self.kinds)}"


@final
class End(Worded):
    """End the turn without DEPLOYMENT (ST-OF-3)."""


def pack(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four kinds as one number."""
    return a << 9 | b << 6 | c << 3 | d


def unpack(kinds: int) -> tuple[int, int, int, int]:
    """The four kinds of an arrangement."""
    return kinds >> 9 & 7, kinds >> 6 & 7, kinds >> 3 & 7, kinds & 7


def write_kinds(kinds: int) -> str:
    return " ".join(CODES[kind] for kind in unpack(kinds))


def _orders(kinds: int) -> list[int]:
    """Every different arrangement of the same four cards (ST-MOVE-3)."""
    return sorted({int(pack(*order)) for order in permutations(unpack(kinds))})


ARRANGEMENTS: Final = vec[i64](
    [order for four in combinations_with_replacement(range(KINDS), 4) for order in _orders(int(pack(*four)))]
)
"""Every arrangement; those of the same four cards are next to each other."""
MAX_ORDERS: Final = 24
"""Four different cards have this many arrangements."""
PATTERNS: Final = 4096
"""The number of arrangements."""


def _starts() -> list[int]:
    starts = [0] * PATTERNS
    for place, arrangement in enumerate(ARRANGEMENTS):
        a, b, c, d = sorted(unpack(arrangement))
        first = int(pack(a, b, c, d))
        starts[arrangement] = place if arrangement == first else starts[first]
    return starts


FOUR: Final = vec[i64](_starts())
"""For each arrangement, the index of the first arrangement of its four cards in ``ARRANGEMENTS``: equal for two
arrangements of the same cards (ST-MOVE-4)."""


def _runs() -> list[int]:
    runs = [0] * 65536
    sizes = Counter(FOUR)
    for kinds in range(PATTERNS):
        a, b, c, d = unpack(kinds)
        runs[a << 12 | b << 8 | c << 4 | d] = FOUR[kinds] << RUN_BITS | sizes[FOUR[kinds]]
    return runs


RUNS: Final = vec[i64](_runs())
"""For any four cards, given as four bits each, the run of ``ARRANGEMENTS`` with the same cards (see
``kernel.choices``). It is empty unless all four are German: for the Soviets, callers swap the sides first
(``OTHER_SIDE``)."""
ORDERS: Final = vec[u8]([int(run & SIZES) for run in RUNS])
"""The number of arrangements in each run: a small table for hot loops."""
OTHER_SIDE: Final = 0x8888
"""The bits that give the side of each of four cards."""


DONE: Final = Done("done")
HOLD: Final = Hold("hold")
STAY: Final = Stay("stay")
END: Final = End("end")
PLACES: Final = [Place(f"place {code}", kind) for kind, code in enumerate(CODES)]
DEPLOYS: Final[list[Action]] = [Deploy(f"deploy {name}", cell) for cell, name in enumerate(CELL_NAMES)]
SEARCHES: Final[list[Action]] = [Search(f"search {name}", cell) for cell, name in enumerate(CELL_NAMES)]
SHOOTS: Final = [Shoot(f"shoot {name}", corner) for corner, name in enumerate(CELL_NAMES)]
GUNS: Final[list[Action]] = [Gun(f"gun {name}", cell) for cell, name in enumerate(CELL_NAMES)]
TAKES: Final[list[Action]] = [Take(f"take {name}", cell) for cell, name in enumerate(CELL_NAMES)]
_TWO_CELLS: Final = [[f"{one} {other}" for other in CELL_NAMES] for one in CELL_NAMES]
_ONE_OR_TWO: Final = [[one if one == other else f"{one} {other}" for other in CELL_NAMES] for one in CELL_NAMES]
HOWITZERS: Final = [
    [Howitzer(f"howitzer {_TWO_CELLS[mortar][target]}", mortar, target) for target in range(CELLS)]
    for mortar in range(CELLS)
]
FIRES: Final = [
    [Fire(f"fire {_ONE_OR_TWO[target][gun]}", gun, target) for gun in range(CELLS)] for target in range(CELLS)
]
ASSAULTS: Final = [
    [Assault(f"assault {_TWO_CELLS[infantry][corner]}", infantry, corner) for corner in range(CELLS)]
    for infantry in range(CELLS)
]
RECOGNITIONS: Final = [
    [Recognize(f"recognize {_ONE_OR_TWO[first][second]}", first, second) for second in range(CELLS)]
    for first in range(CELLS)
]

_MOVES: Final[list[list[Action]]] = [[] for _ in range(CELLS)]
_REINFORCES: Final[dict[int, list[Action]]] = {}


def moves(quadrant: i64) -> list[Action]:
    """Every MOVE of a Quadrant in the order of ``ARRANGEMENTS``. All are created on first use."""
    known = _MOVES[quadrant]
    if len(known) == 0:
        for arrangement in ARRANGEMENTS:
            known.append(Move(quadrant, arrangement))
    return known


def reinforces(quadrant: i64, kinds: i64, with_mortar: bool) -> list[Action]:
    """Every REINFORCEMENTS action that leaves these four cards in a Quadrant."""
    key: i64 = (quadrant * PATTERNS + FOUR[kinds]) * 2
    if with_mortar:
        key += 1
    known = _REINFORCES.get(key)
    if known is None:
        known = [Reinforce(quadrant, order, with_mortar) for order in _orders(kinds)]
        _REINFORCES[key] = known
    return known


def read(text: str) -> Action:
    """The action in *text*. Case, commas and repeated spaces do not matter."""
    words = read_words(text, SYNTAX)
    verb, given = words[0], words[1:]
    if verb == "place":
        return PLACES[read_kind(given[0])]
    if verb in _SINGLE:
        return _SINGLE[verb]
    if verb in _OF_CELL:
        return _OF_CELL[verb][read_cell(given[0])]
    if verb in ("move", "reinforce", "reinforce2"):
        quadrant = read_quadrant(given[0])
        a, b, c, d = [read_kind(word) for word in given[1:]]
        kinds = pack(a, b, c, d)
        found = reinforces(quadrant, kinds, verb == "reinforce2")
        if verb == "move":
            found = moves(quadrant)[FOUR[kinds] : FOUR[kinds] + MAX_ORDERS]
        for action in found:
            if isinstance(action, Move | Reinforce) and action.kinds == kinds:
                return action
    if verb == "shoot":
        return SHOOTS[read_quadrant(given[0])]
    cell = read_cell(given[0])
    if verb == "assault":
        return ASSAULTS[cell][read_quadrant(given[1])]
    second = read_cell(given[1]) if len(given) == 2 else cell
    if verb == "howitzer":
        return HOWITZERS[cell][second]
    if verb == "fire":
        return FIRES[cell][second]
    assert verb == "recognize"
    return RECOGNITIONS[min(cell, second)][max(cell, second)]


def read_quadrant(text: str) -> int:
    """The Quadrant that *text* names by its corner (``Q[G1a]`` or ``G1a``)."""
    corner = read_cell(text.removeprefix("q[").removesuffix("]"))
    if SQUARE[corner] == 0:
        raise NotationError(text, "is not a Quadrant: it would reach beyond the board")
    return corner


_SINGLE: Final[dict[str, Action]] = {"done": DONE, "hold": HOLD, "stay": STAY, "end": END}
_OF_CELL: Final = {"deploy": DEPLOYS, "search": SEARCHES, "gun": GUNS, "take": TAKES}
SYNTAX: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "place": ((1,), "place KIND"),
    "done": ((0,), "done"),
    "move": ((5,), "move QUADRANT KIND KIND KIND KIND"),
    "deploy": ((1,), "deploy CELL"),
    "search": ((1,), "search CELL"),
    "shoot": ((1,), "shoot QUADRANT"),
    "hold": ((0,), "hold"),
    "recognize": ((1, 2), "recognize CELL [CELL]"),
    "howitzer": ((2,), "howitzer MORTAR-CELL TARGET-CELL"),
    "fire": ((1, 2), "fire TARGET-CELL [GUN-CELL]"),
    "gun": ((1,), "gun CELL"),
    "assault": ((2,), "assault INFANTRY-CELL QUADRANT"),
    "take": ((1,), "take CELL"),
    "stay": ((0,), "stay"),
    "reinforce": ((5,), "reinforce QUADRANT KIND KIND KIND KIND"),
    "reinforce2": ((5,), "reinforce2 QUADRANT KIND KIND KIND KIND"),
    "end": ((0,), "end"),
}
