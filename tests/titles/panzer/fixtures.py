"""How to write clause tests for SCOPE Panzer.

**A position.** ``skirmish``, ``battle`` and ``great-battle`` give the boards of the rules (Part 0: SK, BT, GB) with
cards on the cells that are named, in the words of ``tests.pictures.panzer.positions``; everything else is a
keyword of ``position`` or an option::

    state = skirmish(B3="aSHE", B5="gPZ4!", values="SHE=F2 PZ4=A2", fire_correction=True)

A unit or a forest card takes its cell over for its side, as the rules say. Unless ``spare=False``, each side also has
one more unit, hidden in its home row out of reach (the rules want it, else the first hit would end the game). Terrain
on the board switches the option ``terrain`` on. ``skirmish()`` has only the two spare units.

**Playing.** ``play(state, "american", "search B5", "shoot B3", "draw hit")`` plays actions that must be offered, and
returns the events; a ``draw`` is CHANCE's and forces the shot card. ``played`` does it on a copy. ``refused`` gives the
clause of a refusal and checks that nothing changed. ``new``, ``muster``, ``deploy`` and ``set_up`` begin a game.

**Looking.** ``card(state, "B3")`` is the cell in the words of a picture (``aSHE`` hidden, ``aSHE!`` revealed, ``aSHE#``
locked, ``a---``, ``hill``, ``hill/aSHE``), ``seen(state, "german", "B3")`` the same as a seat sees it (``a???`` for a
back). ``control``, ``hand``, ``odds``, ``movable``, ``explorable``, ``searchable``, ``shooters``, ``pile``, ``deck``,
``to_act`` speak for themselves.

**Comparing two games.** ``check_alike("german", one, other)`` checks that two ``Game``s (a state and the events that
led to it) look the same to a seat: views, tellings, and who is to act. ``walk`` plays at random and yields every step.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup, Value
from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CELL_NAMES,
    CODES,
    FOREST,
    GERMAN,
    SIDES,
    TERRAIN,
    UNKNOWN,
    read_cell,
)
from fogline.titles.panzer.rules.cardsets import SCENARIOS
from fogline.titles.panzer.rules.events import Event
from fogline.titles.panzer.rules.rules import PANZER
from fogline.titles.panzer.rules.state import ALIVE, State
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import cells_of
from tests.pictures.panzer import position
from tests.titles.options import named

GAME: Final = PANZER
NOT_YOUR_TURN: Final = "not your turn"
SCENARIO_NAMES: Final = tuple(SCENARIOS)
BOTH: Final = ("american", "german")
HITS: Final = 3
DISTANCE_MISSES: Final = 2
ARMOUR_MISSES: Final = 3
"""PZ-COMP-4: the shot cards."""

_CELL: Final = re.compile(r"[A-F][1-6]")
_SPARES: Final = {"a": ("BAZ", "ATG", "STU"), "g": ("PSK", "PAK", "PZ2")}


# -- drawing ----------------------------------------------------------------------------------------


def skirmish(**given: Any) -> State:
    """SK: 6 rows of 4, rows 1 to 3 American."""
    return on_board("skirmish", **given)


def battle(**given: Any) -> State:
    """BT: 6 rows of 5, rows 1 to 3 American."""
    return on_board("battle", **given)


def great_battle(**given: Any) -> State:
    """GB: 5 rows of 6, rows 1 and 2 and A3 to C3 American."""
    return on_board("great-battle", **given)


def on_board(scenario: str, **given: Any) -> State:
    """A position on the board of a scenario with other cards on some cells: ``B3="aSHE!"``, ``C4="hill"``."""
    spare = given.pop("spare", True)
    cards = {cell: given.pop(cell) for cell in list(given) if _CELL.fullmatch(cell)}
    if spare:
        for letter in "ag":
            cell, unit = _spare(scenario, letter, cards, [given.get("lost", ""), given.get("squads", "")])
            cards[cell] = letter + unit
    if any(card.partition("/")[0] in TERRAIN for card in cards.values()):
        given.setdefault("terrain", True)
    state = position(picture_of(scenario, cards), scenario=scenario, **given)
    state.check()
    return state


def picture_of(scenario: str, cards: dict[str, str]) -> str:
    """The board of a scenario as text, with these cards on it."""
    size = SCENARIOS[scenario]
    lines = ["   " + "  ".join("ABCDEF"[: size.columns])]
    for row in range(size.rows, 0, -1):
        words = [str(row)]
        for column in "ABCDEF"[: size.columns]:
            cell = f"{column}{row}"
            words.append(cards.get(cell) or _at_first(scenario, cell))
        lines.append("  ".join(words))
    return "\n".join(lines)


def _at_first(scenario: str, cell: str) -> str:
    if scenario == "great-battle":
        return "a---" if cell[1] < "3" or (cell[1] == "3" and cell[0] < "D") else "g---"
    return "a---" if cell[1] < "4" else "g---"


def _spare(scenario: str, letter: str, cards: dict[str, str], elsewhere: list[str]) -> tuple[str, str]:
    """The free cell of the home row that is furthest from all named cells, and an unused unit."""
    size = SCENARIOS[scenario]
    row = 1 if letter == "a" else size.rows
    free = [f"{column}{row}" for column in "ABCDEF"[: size.columns] if f"{column}{row}" not in cards]
    named = [cell for cell, card in cards.items() if card not in ("a---", "g---")]
    used = " ".join([*cards.values(), *elsewhere])
    unit = next(unit for unit in _SPARES[letter] if unit not in used)
    return max(free, key=lambda cell: min([distance(cell, other) for other in named], default=0)), unit


def distance(one: str, other: str) -> int:
    """PZ-GEO-4, computed from the names of two cells."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(ord(one[1]) - ord(other[1])))


def new(scenario: str = "skirmish", cards: str = "", /, **options: Value) -> State:
    """A game before its set-up; *cards* is the text of a card set."""
    return GAME.new(Setup("panzer", scenario, named(options), cards))


def muster(state: State, who: str, units: str) -> list[Event]:
    """Choose a squad (``"SHE SHE BAZ"``) and confirm it."""
    return play(state, who, *[f"take {unit}" for unit in units.split()], "done")


def deploy(state: State, who: str, units: str) -> list[Event]:
    """Deploy a squad (``"SHE-A1 BAZ-C1"``) and confirm it."""
    return play(state, who, *[f"deploy {unit.replace('-', ' ')}" for unit in units.split()], "done")


def set_up(state: State, american: str, german: str) -> State:
    """Choose and deploy both squads, from column A on; the American is then to act."""
    for who, units in (("american", american), ("german", german)):
        muster(state, who, units)
    for who, units in (("american", american), ("german", german)):
        row = 1 if who == "american" else state.rules.scenario.rows
        deploy(state, who, " ".join(f"{unit}-{'ABCDEF'[number]}{row}" for number, unit in enumerate(units.split())))
    return state


# -- playing ----------------------------------------------------------------------------------------


class Game(NamedTuple):
    """A position and the events that led to it."""

    state: State
    log: list[Event]


def seat(who: str) -> Seat:
    """The seat of that name."""
    return CHANCE if who == "chance" else Seat(SIDES.index(who))


def play(state: State, who: str, *texts: str) -> list[Event]:
    """Play actions, each of which must be offered, and return the events, all of which must be true."""
    happened: list[Event] = []
    for text in texts:
        actor = CHANCE if text.startswith("draw") else seat(who)
        action = GAME.read(text)
        assert action in GAME.legal(state, actor), f"{who} is not offered {text}"
        log: list[Event] = []
        GAME.apply(state, actor, action, log)
        state.check()
        for viewer in (Seat(AMERICAN), Seat(GERMAN), None):
            for event in told(log, viewer):
                assert event.holds(state), f"{event} was told and is false"
        happened += log
    return happened


def played(state: State, who: str, *texts: str) -> Game:
    """Play actions on a copy, and return the new position and the events."""
    after = state.clone()
    return Game(after, play(after, who, *texts))


def refused(state: State, who: str, text: str) -> str:
    """The clause that forbids an action. Nothing changed, nobody was told, and it had not been offered."""
    before = state.key()
    action = GAME.read(text)
    log: list[Event] = []
    assert action not in GAME.legal(state, seat(who)), f"{who} is offered {text}"
    with pytest.raises((IllegalAction, NotYourTurn)) as refusal:
        GAME.apply(state, seat(who), action, log)
    assert state.key() == before
    assert log == []
    return refusal.value.clause if isinstance(refusal.value, IllegalAction) else NOT_YOUR_TURN


def to_act(state: State) -> str:
    """The seats to act: ``american``, ``german``, ``american german`` or ``chance``; empty when the game is over."""
    return " ".join("chance" if who == CHANCE else SIDES[who] for who in GAME.to_act(state))


def legal_texts(state: State, who: str, verb: str = "") -> list[str]:
    """The choices of a seat, in notation; with *verb*, only the words that follow that verb."""
    texts = [GAME.write(action) for action in GAME.legal(state, seat(who))]
    if not verb:
        return texts
    return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb]


def verbs(state: State, who: str) -> set[str]:
    """The kinds of actions that a seat is offered."""
    return {text.partition(" ")[0] for text in legal_texts(state, who)}


def movable(state: State, who: str) -> set[str]:
    """The quadrants that a seat may MOVE."""
    return {text.partition(" ")[0] for text in legal_texts(state, who, "move")}


def moves_of(state: State, who: str, quadrant: str) -> list[str]:
    """The MOVEs of one quadrant that a seat is offered, without the verb and the quadrant."""
    words = [text.partition(" ") for text in legal_texts(state, who, "move")]
    return [rest for corner, _, rest in words if corner == quadrant]


def explorable(state: State, who: str) -> set[str]:
    """The quadrants that a seat may EXPLORE."""
    return set(legal_texts(state, who, "explore"))


def searchable(state: State, who: str) -> set[str]:
    """The cells that a seat may SEARCH."""
    return set(legal_texts(state, who, "search"))


def shooters(state: State, who: str) -> set[str]:
    """The cells whose units may shoot at the current target."""
    return set(legal_texts(state, who, "shoot"))


def walk(state: State, seed: int, most: int = 400) -> Iterator[tuple[State, Action, Game]]:
    """Random play: the position before each action, the action, and the position and events after it."""
    rng = Random(seed)
    for _ in range(most):
        seats = GAME.to_act(state)
        if not seats:
            return
        actor = rng.choice(seats)
        options = GAME.legal(state, actor)
        action = options[rng.randrange(len(options))]
        after = state.clone()
        log: list[Event] = []
        GAME.apply(after, actor, action, log)
        yield state, action, Game(after, log)
        state = after


# -- looking ----------------------------------------------------------------------------------------


def card(state: State | View, cell: str) -> str:
    """The card on a cell, in the words of a picture; in a view, as its seat sees it."""
    place = read_cell(cell)
    masks = (state.meadows, state.hills, state.lakes, state.peaks)
    ground = "".join(name for name, mask in zip(TERRAIN, masks, strict=True) if mask >> place & 1)
    unit = state.cells[place]
    if ground and unit == FOREST:
        return ground
    letter = "a" if state.american >> place & 1 else "g"
    code = "???" if unit == UNKNOWN else CODES[unit]
    mark = "#" if state.locked >> place & 1 else "!" if state.shown >> place & 1 and not ground else ""
    return (f"{ground}/" if ground else "") + letter + code + mark


def control(state: State | View, cell: str) -> str:
    """The side that controls a cell."""
    place = read_cell(cell)
    return "american" if state.american >> place & 1 else "german" if state.german >> place & 1 else "neutral"


def controlled(state: State | View, who: str) -> set[str]:
    """The cells that a side controls."""
    return {CELL_NAMES[cell] for cell in cells_of(state.american if who == "american" else state.german)}


def board(state: State | View) -> dict[str, str]:
    """The cards on all cells."""
    return {CELL_NAMES[cell]: card(state, CELL_NAMES[cell]) for cell in state_cells(state)}


def state_cells(state: State | View) -> list[int]:
    """The cells of the battlefield."""
    size = SCENARIOS[(state.rules.setup if isinstance(state, State) else state.setup).scenario]
    return [row * 6 + column for row in range(size.rows) for column in range(size.columns)]


def changes(before: State | View, after: State | View) -> dict[str, str]:
    """The cells that have changed, with their present contents."""
    was = board(before)
    return {cell: now for cell, now in board(after).items() if now != was[cell]}


def hand(state: State) -> tuple[int, int, int]:
    """The hand to draw from: distance misses, armour misses, hits. Computed from the possible draws of CHANCE."""
    weights = {GAME.write(action).partition(" ")[2]: weight for action, weight in GAME.outcomes(state)}
    return weights.get("distance", 0), weights.get("armour", 0), weights.get("hit", 0)


def odds(state: State) -> Fraction:
    """The probability that the shot hits."""
    distance_misses, armour_misses, hits = hand(state)
    return Fraction(hits, distance_misses + armour_misses + hits)


def shot(state: State, who: str, target: str, gun: str) -> tuple[int, int, int]:
    """The hand with which a unit shoots at a target that it searches first; on a copy."""
    return hand(played(state, who, f"search {target}", f"shoot {gun}").state)


def deck(state: State | View) -> int:
    """Forest cards beside the battlefield."""
    return int(state.deck)


def pile(state: State | View, who: str) -> list[str]:
    """The enemy units that a side has destroyed."""
    units = range(9, 17) if who == "american" else range(1, 9)
    return [CODES[unit] for unit in units for _ in range(state.lost[unit])]


def alive(state: State | View, who: str) -> int:
    """How many units a side has left."""
    return int(state.sides[ALIVE + SIDES.index(who)])


def units_on(state: State, who: str) -> dict[str, str]:
    """The units of a side by cell, as the owner knows them."""
    units = range(1, 9) if who == "american" else range(9, 17)
    return {CELL_NAMES[cell]: CODES[state.cells[cell]] for cell in state_cells(state) if state.cells[cell] in units}


def winners(state: State) -> tuple[str, ...]:
    """The names of the seats that have won."""
    outcome = GAME.outcome(state)
    return () if outcome is None else tuple(SIDES[who] for who in outcome.winners)


def reasons(state: State) -> tuple[str, ...]:
    """Why the game is over; empty while it is not."""
    outcome = GAME.outcome(state)
    return () if outcome is None else outcome.reasons


def is_over(state: State) -> bool:
    """Whether the game is over."""
    return GAME.outcome(state) is not None


# -- knowing ----------------------------------------------------------------------------------------


def told(log: list[Event], viewer: Seat | str | None) -> list[Event]:
    """The events as a seat (``None``: the public) learns of them."""
    who = seat(viewer) if isinstance(viewer, str) else viewer
    tellings = [event.seen_by(who) for event in log]
    return [event for event in tellings if event is not None]


def view(state: State, viewer: str | None) -> View:
    """The knowledge of a seat (``None``: the public)."""
    return GAME.view(state, None if viewer is None else seat(viewer))


def seen(state: State, viewer: str | None, cell: str) -> str:
    """The content of a cell as a seat sees it."""
    return card(view(state, viewer), cell)


def check_alike(viewer: str | None, one: Game, other: Game) -> None:
    """Check that two games are the same for a seat: its view, the events it was told, and whose turn it is."""
    assert view(one.state, viewer) == view(other.state, viewer)
    assert told(one.log, viewer) == told(other.log, viewer)
    assert to_act(one.state) == to_act(other.state)
