"""SCOPE Panzer as a game: the functions of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from fogline.kernel.arrays import Dice, i64, u8, vec
from fogline.kernel.choices import Choices
from fogline.kernel.game import Outcome, Seat
from fogline.kernel.setup import Option, Setup
from fogline.titles.panzer.rules import actions, play, playout, victory
from fogline.titles.panzer.rules import view as views
from fogline.titles.panzer.rules.actions import Deploy, Take
from fogline.titles.panzer.rules.cards import AMERICAN, CELLS, FOREST, GERMAN, SIDES, UNITS
from fogline.titles.panzer.rules.draw import pictures
from fogline.titles.panzer.rules.events import Event
from fogline.titles.panzer.rules.scenarios import NAMES
from fogline.titles.panzer.rules.shooting import draws
from fogline.titles.panzer.rules.state import (
    AT,
    CARDS,
    DRAW,
    FROM,
    GUN_NOW,
    SIDE_FIELDS,
    TERRAIN,
    VICTIM_NOW,
    Start,
    State,
)
from fogline.titles.panzer.rules.tables import OPTIONS, rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action
from fogline.titles.scope.book import Book
from fogline.titles.scope.position import NOWHERE


@final
class Panzer(Book):
    """The book of rules. It holds nothing: every function takes the position it is about."""

    def __init__(self) -> None:
        super().__init__(pictures, View, Start)
        self.name: str = "panzer"
        self.version: int = 1
        self.scenarios: tuple[str, ...] = NAMES
        self.options: tuple[Option, ...] = OPTIONS

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """Two sides."""
        rules_for(setup)
        return SIDES

    def side(self, setup: Setup, seat: Seat) -> str:
        """Every seat is a side."""
        return SIDES[seat]

    def new(self, setup: Setup) -> State:
        """The battlefield laid out, before terrain, squads and deployment (PZ-SETUP-2)."""
        rules = rules_for(setup)
        sides = vec[i64]([0] * SIDE_FIELDS)
        for side in (AMERICAN, GERMAN):
            sides[CARDS + side] = 3 if rules.terrain else 0  # PZ-TPLC-1
            for field in (FROM, AT, GUN_NOW, VICTIM_NOW):
                sides[field + side] = NOWHERE
        nobody = vec[u8]([0] * UNITS)
        start = Start((rules.homes[AMERICAN], rules.homes[GERMAN]), (0,) * UNITS)
        state = State(rules, vec[i64]([FOREST] * CELLS), nobody, nobody[:], sides, start)
        if rules.terrain and rules.terrain_first:
            state.step = TERRAIN
        return state

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who must act now."""
        return play.to_act(state)

    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        """Every action *seat* may take."""
        return play.legal(state, seat)

    def outcomes(self, state: State) -> Sequence[tuple[Action, int]]:
        """What can be drawn from the hand of a shot, each with its number of cards (PZ-SHOT-5)."""
        return draws(state) if state.step == DRAW else []

    def apply(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        """Play *action* in place."""
        play.apply(state, seat, action, log)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended (PZ-WIN)."""
        return victory.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """All that *seat* may know (PZ-HIDE)."""
        return views.view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        """A world that fits *view*."""
        return views.imagine(view, rng)

    def restore(self, view: View) -> State:
        """The state of which *view* is ``everything``."""
        return views.laid_out(view)

    def can_tell(self, view: View, action: Action) -> bool:
        """Taking and deploying units tells nothing (PZ-SQUAD-1, PZ-DEPLOY-1); all else may."""
        return not isinstance(action, (Take, Deploy))

    def imagine_many(self, view: View, rng: Random, count: int) -> list[tuple[State, bool]]:
        """*count* such states, each with whether it was as likely as any other: as ``imagined`` one after another."""
        return views.imagine_many(view, rng, count)

    def imagined(self, view: View, rng: Random) -> tuple[State, bool]:
        """The same, and whether each such state was as likely as any other."""
        return views.imagined(view, rng)

    def read(self, text: str) -> Action:
        """The action that *text* writes."""
        return actions.read(text)

    def sample(self, state: State, seat: Seat, dice: Dice) -> Action:
        """A random legal action, each equally likely; for CHANCE by the weights."""
        return playout.sample(state, seat, dice)

    def playout(self, state: State, dice: Dice, most: int) -> int:
        """Play random actions until the game is over, or *most* of them. Returns how many were played."""
        return playout.playout(state, dice, most)


PANZER: Final = Panzer()
