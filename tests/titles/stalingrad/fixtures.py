"""The boards of the rules (Part 0.5), drawn, and the vocabulary of the tests by clause."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final

import pytest

from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup, Value
from fogline.titles.scope.grid import SQUARE, cells_of
from fogline.titles.scope.position import NOWHERE, Fact, facts
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, SIDES, card_name, read_card, read_cell
from fogline.titles.stalingrad.rules.events import Event
from fogline.titles.stalingrad.rules.rules import STALINGRAD
from fogline.titles.stalingrad.rules.state import RESERVE, SCORE, SHOT_CARD, ZONE, State
from fogline.titles.stalingrad.rules.view import View
from tests.pictures.stalingrad import position
from tests.titles.options import named

GAME: Final = STALINGRAD

# Quick Duel, 4x3, both sides' set-up.
F1: Final = """
        a    b    c    d
S3     sEA  sSC  sDE  sEA
S2     sSN  sEA  sOF  sMO
S1     sMG  sIN  sEA  sSN
------ front line ----------
G1     gSN  gEA  gIN  gMG
G2     gMO  gOF  gEA  gSN
G3     gEA  gDE  gSC  gEA
"""

# F1 after the German ASSAULT of gIN from G1c through Q[S1b] onto S1c (Advanced Mode).
F2: Final = """
        a    b    c    d
S3     sEA  sSC  sDE  sEA
S2     sSN  sEA  sOF  sMO
S1     sMG  sIN  gIN  sSN
------ front line ----------
G1     gSN  gEA  gEA  gMG
G2     gMO  gOF  gEA  gSN
G3     gEA  gDE  gSC  gEA
"""

# STOP THE ADVANCE on Open Front, 5x3.
F3: Final = """
        a    b    c    d    e
S3     sSN  sDE  sEA  sSC  sMO
S2     sEA  sOF  sSN  sDE  sMG
S1     sMG  sIN  sEA  sIN  sSN
------ front line ---------------
G1     gSN  gIN  gEA  gIN  gMG
G2     gMG  gDE  gSN  gOF  gEA
G3     gMO  gSC  gEA  gDE  gSN
"""

# OFFENSIVE WITHOUT SNIPERS on Quick Duel: F1 with every Sniper replaced by an Empty Area.
F4: Final = """
        a    b    c    d
S3     sEA  sSC  sDE  sEA
S2     sEA  sEA  sOF  sMO
S1     sMG  sIN  sEA  sEA
------ front line ----------
G1     gEA  gEA  gIN  gMG
G2     gMO  gOF  gEA  gEA
G3     gEA  gDE  gSC  gEA
"""

STOP: Final = "stop-the-advance/open-front"
OFFENSIVE: Final = "offensive-without-snipers/quick-duel"
DUEL: Final = "duel-of-aces/quick-duel"
CHAIN: Final = "break-the-chain-of-command/quick-duel"
ARTILLERY: Final = "neutralize-the-artillery/quick-duel"
NOT_YOUR_TURN: Final = "not your turn"


# -- drawing ----------------------------------------------------------------------------------------


def put(picture: str, **cards: str) -> str:
    """The same board with other cards on some cells: ``put(F1, G1c="gEA")``."""
    lines = picture.splitlines()
    for cell, card in cards.items():
        for number, line in enumerate(lines):
            words = line.split()
            if words and words[0] == cell[:2]:
                words["abcdef".index(cell[2]) + 1] = card
                lines[number] = "  ".join(words)
    return "\n".join(lines)


def swap(picture: str, one: str, other: str) -> str:
    """The rules' "F1 with A<->B": the cards on two cells change places."""
    rows = {line.split()[0]: line.split()[1:] for line in picture.splitlines() if line.strip()}
    first = rows[one[:2]]["abcdef".index(one[2])]
    second = rows[other[:2]]["abcdef".index(other[2])]
    return put(picture, **{one: second, other: first})


def basic(picture: str = F1, **given: Any) -> State:
    """A position of the Basic Game, Germany to act unless told otherwise."""
    return position(picture, **{"mode": "basic", **given})


def advanced(picture: str = F1, **given: Any) -> State:
    """A position in Advanced Mode, Germany to act unless told otherwise."""
    return position(picture, **{"mode": "advanced", **given})


def new(scenario: str = "quick-duel", **options: Value) -> State:
    """A game before its set-up."""
    return GAME.new(Setup("stalingrad", scenario, named(options)))


def lay_out(state: State, who: str, kinds: str) -> list[Event]:
    """Lay out a whole Front, row by row from the top left, and confirm it."""
    return play(state, who, *[f"place {kind}" for kind in kinds.split()], "done")


# -- playing ----------------------------------------------------------------------------------------


def seat(state: State, who: str) -> Seat:
    """The seat of that name."""
    return Seat(GAME.seats(state.rules.setup).index(who))


def play(state: State, who: str, *texts: str) -> list[Event]:
    """Play actions, each of which must be offered, and return the events, all of which must be true."""
    happened: list[Event] = []
    for text in texts:
        action = GAME.read(text)
        assert action in GAME.legal(state, seat(state, who)), f"{who} is not offered {text}"
        log: list[Event] = []
        GAME.apply(state, seat(state, who), action, log)
        state.check()
        for viewer in (*range(len(GAME.seats(state.rules.setup))), None):
            for event in told(state, log, viewer):
                assert event.holds(state), f"{event} was told and is false"
        happened += log
    return happened


def whole_turn(state: State, who: str, *texts: str) -> list[Event]:
    """Play a turn without (further) DEPLOYMENT: the actions, then ``end`` where the player is asked."""
    log = play(state, who, *texts)
    return log + play(state, who, "end") if "end" in verbs(state, who) else log


def refused(state: State, who: str, text: str) -> str:
    """The clause that forbids an action. Nothing changed, nobody was told, and it had not been offered."""
    before = state.clone()
    action = GAME.read(text)
    log: list[Event] = []
    assert action not in GAME.legal(state, seat(state, who))
    with pytest.raises((IllegalAction, NotYourTurn)) as refusal:
        GAME.apply(state, seat(state, who), action, log)
    assert state.key() == before.key()
    assert log == []
    return refusal.value.clause if isinstance(refusal.value, IllegalAction) else NOT_YOUR_TURN


def to_act(state: State) -> str:
    """The name of the one seat that is to act; empty when the game is over."""
    return " ".join(GAME.seats(state.rules.setup)[who] for who in GAME.to_act(state))


def legal_texts(state: State, who: str, verb: str = "") -> list[str]:
    """The choices of a seat, in notation; with *verb*, only the words that follow that verb."""
    texts = [GAME.write(action) for action in GAME.legal(state, seat(state, who))]
    if not verb:
        return texts
    return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb]


def verbs(state: State, who: str) -> set[str]:
    """The kinds of actions that a seat is offered."""
    return {text.partition(" ")[0] for text in legal_texts(state, who)}


def movable(state: State, who: str, verb: str = "move") -> set[str]:
    """The Quadrants that a seat may MOVE (or reinforce)."""
    return {text.partition(" ")[0] for text in legal_texts(state, who, verb)}


# -- looking ----------------------------------------------------------------------------------------


def card(state: State, cell: str) -> str:
    """The card on a cell."""
    return card_name(state.cells[read_cell(cell)])


def changes(before: State, after: State) -> dict[str, str]:
    """The cells that hold another card than before, with that card."""
    return {
        CELL_NAMES[cell]: card_name(after.cells[cell])
        for cell in before.rules.cells
        if before.cells[cell] != after.cells[cell]
    }


def side(name: str) -> int:
    """0 for ``german``, 1 for ``soviet``."""
    return SIDES.index(name)


def score(state: State) -> tuple[int, int]:
    """The German score and the Soviet score."""
    return state.sides[SCORE], state.sides[SCORE + 1]


def reserve(state: State) -> tuple[int, int]:
    """The Empty Areas in the German and in the Soviet reserve."""
    return state.sides[RESERVE], state.sides[RESERVE + 1]


def zone(state: State) -> tuple[int, int]:
    """The Snipers in the German and in the Soviet Player Zone."""
    return state.sides[ZONE], state.sides[ZONE + 1]


def shot_card(state: State, who: str = "german") -> str | None:
    """The Quadrant on which a side's Shot Card lies."""
    corner = state.sides[SHOT_CARD + side(who)]
    return None if corner == NOWHERE else CELL_NAMES[corner]


def lost(state: State, name: str) -> int:
    """How many cards of that name lie in the enemy's scoring zone."""
    return state.lost[read_card(name)]


def in_play(state: State, name: str) -> int:
    """How many cards of that name lie on the battlefield, counted there."""
    return sum(state.cells[cell] == read_card(name) for cell in state.rules.cells)


def winners(state: State) -> tuple[str, ...]:
    """The names of the seats that have won."""
    outcome = GAME.outcome(state)
    return () if outcome is None else tuple(GAME.seats(state.rules.setup)[who] for who in outcome.winners)


def reasons(state: State) -> tuple[str, ...]:
    """Why the game is over; empty while it is not."""
    outcome = GAME.outcome(state)
    return () if outcome is None else outcome.reasons


def is_over(state: State) -> bool:
    """Whether the game is over."""
    return GAME.outcome(state) is not None


def names(cells: Iterable[int]) -> list[str]:
    """Cells (or Quadrants, by their corners) by name."""
    return [CELL_NAMES[cell] for cell in cells]


def square(quadrant: str) -> set[str]:
    """The four cells of a Quadrant."""
    return set(names(cells_of(SQUARE[read_cell(quadrant)])))


# -- knowing ----------------------------------------------------------------------------------------


def told(state: State, log: list[Event], viewer: int | str | None) -> list[Event]:
    """The events as a seat (``None``: the public) learns of them."""
    who = seat(state, viewer) if isinstance(viewer, str) else None if viewer is None else Seat(viewer)
    tellings = [event.seen_by(who) for event in log]
    return [event for event in tellings if event is not None]


def view(state: State, viewer: str | None) -> View:
    """The knowledge of a seat (``None``: the public)."""
    return GAME.view(state, None if viewer is None else seat(state, viewer))


def seen(state: State, viewer: str | None, cell: str) -> str:
    """The content of a cell in a seat's view: a card, or ``g??`` and ``s??`` for backs."""
    return card_name(view(state, viewer).cells[read_cell(cell)])


def imagined(state: State, viewer: str | None, samples: int = 60) -> list[State]:
    """Worlds that fit a seat's knowledge."""
    known = view(state, viewer)
    return [GAME.imagine(known, Random(number)) for number in range(samples)]


def possible(state: State, viewer: str | None, cell: str) -> set[str]:
    """The cards that can lie on a cell, by a seat's knowledge."""
    return {card(world, cell) for world in imagined(state, viewer)}


def surely_among(state: State, viewer: str | None, name: str, cells: set[str]) -> bool:
    """Whether a seat knows that such a card is among some cells, and that none of them is excluded."""
    worlds = imagined(state, viewer)
    found = [{cell for cell in cells if card(world, cell) == name} for world in worlds]
    return all(found) and set().union(*found) == cells


def remembered(state: State, viewer: str | None) -> list[Fact]:
    """All facts revealed to a seat, the earliest first."""
    return facts(view(state, viewer).facts)
