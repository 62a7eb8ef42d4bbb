"""SCOPE Stalingrad as a game: the functions of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from fogline.kernel.arrays import Dice, i64, u8, vec
from fogline.kernel.choices import Choices
from fogline.kernel.game import Outcome, Seat
from fogline.kernel.setup import Option, Setup
from fogline.titles.scope.actions import Action
from fogline.titles.scope.book import Book
from fogline.titles.scope.grid import CELLS
from fogline.titles.scope.position import NOWHERE
from fogline.titles.stalingrad.rules import actions, play, victory
from fogline.titles.stalingrad.rules import playout as random_play
from fogline.titles.stalingrad.rules import view as views
from fogline.titles.stalingrad.rules.actions import Place
from fogline.titles.stalingrad.rules.cards import EMPTY_AREA, GERMAN, KINDS, NO_CARD, SIDES, SOVIET, SUPPLY
from fogline.titles.stalingrad.rules.draw import pictures
from fogline.titles.stalingrad.rules.events import Event
from fogline.titles.stalingrad.rules.scenarios import NAMES
from fogline.titles.stalingrad.rules.state import RESERVE, SHOT_CARD, SIDE_FIELDS, ZONE, Start, State
from fogline.titles.stalingrad.rules.tables import OPTIONS, rules_for
from fogline.titles.stalingrad.rules.view import View


@final
class Stalingrad(Book):
    """The book of rules. It holds nothing: every function takes the position it is about."""

    def __init__(self) -> None:
        super().__init__(pictures, View, Start)
        self.name: str = "stalingrad"
        self.version: int = 1
        self.scenarios: tuple[str, ...] = NAMES
        self.options: tuple[Option, ...] = OPTIONS

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """Two sides, or their Divisions (ST-TEAM-1)."""
        return rules_for(setup).seat_names

    def side(self, setup: Setup, seat: Seat) -> str:
        """Two seats may play one side (ST-TEAM-1)."""
        return SIDES[rules_for(setup).side_of(seat)]

    def new(self, setup: Setup) -> State:
        """An empty battlefield, both sides about to lay out their cards (ST-SETUP)."""
        rules = rules_for(setup)
        sides = vec[i64]([0] * SIDE_FIELDS)
        for side in (GERMAN, SOVIET):
            sides[RESERVE + side] = SUPPLY[EMPTY_AREA] - rules.counts[side * KINDS + EMPTY_AREA]  # ST-SETUP-5
            sides[ZONE + side] = rules.scenario.zone[side]
            sides[SHOT_CARD + side] = NOWHERE  # ST-SETUP-6
        start = Start(tuple(rules.counts), (rules.fronts[GERMAN], rules.fronts[SOVIET]))
        counts = vec[i64]([0] * (2 * KINDS))
        lost = vec[u8]([0] * (2 * KINDS))
        return State(rules, vec[i64]([NO_CARD] * CELLS), counts, lost, sides, start)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who must act now."""
        return play.to_act(state)

    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        """Every action *seat* may take."""
        return play.legal(state, seat)

    def outcomes(self, state: State) -> Sequence[tuple[Action, int]]:
        """Nothing in SCOPE Stalingrad is left to chance."""
        return []

    def apply(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        """Play *action* in place."""
        play.apply(state, seat, action, log)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended (ST-WIN)."""
        return victory.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """All that *seat* may know (ST-INFO)."""
        return views.view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        """A world that fits *view*."""
        return views.imagine(view, rng)

    def restore(self, view: View) -> State:
        """The state of which *view* is ``everything``."""
        return views.laid_out(view)

    def can_tell(self, view: View, action: Action) -> bool:
        """Laying out cards tells nothing (ST-SETUP-4); all else may."""
        return not isinstance(action, Place)

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
        """A random legal action, each equally likely, without a list of them all."""
        return random_play.sample(state, seat, dice)

    def playout(self, state: State, dice: Dice, most: int) -> int:
        """Play random actions until the game is over, or *most* of them. Returns how many were played."""
        return random_play.playout(state, dice, most)


STALINGRAD: Final = Stalingrad()
