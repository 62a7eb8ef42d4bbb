"""Hands as the rules write them, whole shots, and pairs of games: shared by the tests of Parts 12 to 16."""

from __future__ import annotations

from typing import Final

import pytest

from fogline.kernel.errors import FoglineError
from fogline.kernel.setup import Setup, Value
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, TERRAIN, read_cell
from fogline.titles.panzer.rules.events import Event
from fogline.titles.panzer.rules.state import State
from fogline.titles.scope.grid import BIT, cells_of, corners_within
from tests.titles.panzer.fixtures import GAME, hand, legal_texts, odds, play, refused, seat, told, view

EVERYBODY_ELSE: Final = {"american": ("german", None), "german": ("american", None)}
"""The seats that must not learn what a side hides."""


def start(options: dict[str, Value], scenario: str = "skirmish") -> State:
    """A game before its set-up."""
    return GAME.new(Setup("panzer", scenario, options))


# -- shooting ---------------------------------------------------------------------------------------


def held(state: State) -> str:
    """The hand to draw from and the chance of a hit, written as in the rules: ``<2,2,2> 1/3``."""
    distance, armour, hits = hand(state)
    return f"<{distance},{armour},{hits}> {odds(state)}"


def shot(state: State, who: str, gun: str, target: str) -> str:
    """The hand of the shot that a unit could fire now, by a search; on a copy."""
    trial = state.clone()
    play(trial, who, f"search {target}", f"shoot {gun}")
    return held(trial)


def draw(state: State, card: str = "miss") -> list[Event]:
    """Force the draw of this shot card; ``miss`` is whichever miss there is."""
    cards = legal_texts(state, "chance", "draw")
    if card == "miss":
        card = next(each for each in cards if each != "hit")
    return play(state, "chance", f"draw {card}")


def fire(state: State, who: str, gun: str, target: str, card: str = "miss") -> str:
    """A whole turn: search, shoot, draw this card. Returns the hand."""
    play(state, who, f"search {target}", f"shoot {gun}")
    found = held(state)
    draw(state, card)
    return found


def shooters_at(state: State, who: str, target: str) -> set[str]:
    """The cells whose units may fire at a target once it is searched; none if it cannot be searched."""
    if f"search {target}" not in legal_texts(state, who):
        return set()
    trial = state.clone()
    play(trial, who, f"search {target}")
    return set(legal_texts(trial, who, "shoot"))


def refused_shot(state: State, who: str, gun: str, target: str) -> str:
    """The clause that forbids a unit to fire at a cell; or to search it, where the shot is the action."""
    if f"search {target}" not in legal_texts(state, who):
        return refused(state, who, f"search {target}")
    trial = state.clone()
    play(trial, who, f"search {target}")
    return refused(trial, who, f"shoot {gun}")


# -- looking ----------------------------------------------------------------------------------------


def cells(mask: int) -> set[str]:
    """A set of cells by name."""
    return {CELL_NAMES[cell] for cell in cells_of(mask)}


def visible(state: State, cell: str) -> set[str]:
    """The cells of the battlefield that a cell sees."""
    return cells(state.sight[read_cell(cell)] & state.rules.board)


def is_locked(state: State, cell: str) -> bool:
    """Whether a heavy tank on this cell is locked."""
    return bool(state.locked & BIT[read_cell(cell)])


# -- knowing ----------------------------------------------------------------------------------------


def refusals(state: State, viewer: str) -> dict[str, str]:
    """The answers to all actions not offered to a seat."""
    offered = set(legal_texts(state, viewer))
    found: dict[str, str] = {}
    for text in _everything(state.rules.board):
        if text not in offered:
            with pytest.raises(FoglineError) as refusal:
                GAME.apply(state, seat(viewer), GAME.read(text), None)
            found[text] = repr(refusal.value)
    return found


def _everything(board: int) -> list[str]:
    """A line for every kind of action and every place on a board."""
    places = [CELL_NAMES[cell] for cell in cells_of(board)]
    quadrants = [CELL_NAMES[corner] for corner in corners_within(board)]
    return [
        *[f"{verb} {place}" for verb in ("search", "shoot") for place in places],
        *[f"{verb} {quadrant}" for verb in ("explore", "move") for quadrant in quadrants],
        *[f"move {quadrant} {quadrant}-{chr(ord(quadrant[0]) + 1)}{quadrant[1]}" for quadrant in quadrants],
        *[f"light {tank} {place}" for tank in places[::2] for place in places[::3]],
        *[f"take {code}" for code in CODES[1:]],
        *[f"deploy {code} {place}" for code in ("SHE", "PZ4") for place in (places[0], places[1], places[-1])],
        *[f"terrain {face} {place}" for face in TERRAIN for place in places[::5]],
        *["done", "hold", "skip", "draw hit", "draw armour"],
    ]


def check_same(one: State, other: State, *viewers: str | None) -> None:
    """Check that these viewers get the same from two positions: views, choices, refusals."""
    assert GAME.to_act(one) == GAME.to_act(other)
    for viewer in viewers:
        assert view(one, viewer) == view(other, viewer), f"{viewer} sees a difference"
        if viewer is not None:
            assert legal_texts(one, viewer) == legal_texts(other, viewer), f"{viewer} has other choices"
            assert refusals(one, viewer) == refusals(other, viewer), f"{viewer} is refused otherwise"


class Pair:
    """Two games that differ only in facts that some viewers must not know. Everything these viewers receive is compared
    after each action."""

    def __init__(self, one: State, other: State, *viewers: str | None) -> None:
        self.one = one
        self.other = other
        self.viewers = viewers
        self.differed = one.key() != other.key()
        check_same(one, other, *viewers)

    def check_play(self, who: str, text: str, instead: str = "") -> None:
        """One action in both games; a different one in the second, if the difference is a choice."""
        self.differed = self.differed or bool(instead and instead != text)
        assert self.differed, "there is nothing to hide"
        first = play(self.one, who, text)
        second = play(self.other, who, instead or text)
        self.check_told(first, second)
        check_same(self.one, self.other, *self.viewers)

    def check_told(self, first: list[Event], second: list[Event]) -> None:
        """Check that the viewers are told the same about both games."""
        for viewer in self.viewers:
            one, other = told(first, viewer), told(second, viewer)
            assert one == other, f"{viewer} is told a difference"
            assert [event.cites() for event in one] == [event.cites() for event in other]
