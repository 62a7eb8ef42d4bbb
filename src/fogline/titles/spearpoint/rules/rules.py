"""Spearpoint 1943 as a game: the functions of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from fogline.kernel import plain
from fogline.kernel.arrays import Dice, i64, vec
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Outcome, Plain, Seat
from fogline.kernel.setup import Option, Setup
from fogline.titles.spearpoint.rules import actions, pictures, plans, play, steps, victory, worlds
from fogline.titles.spearpoint.rules import view as views
from fogline.titles.spearpoint.rules.actions import ALL_DICE, ALL_DIE, Action
from fogline.titles.spearpoint.rules.cardsets import HOUSE
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.situations import OPTIONS
from fogline.titles.spearpoint.rules.state import State, fresh, total
from fogline.titles.spearpoint.rules.tables import STANDARD, rules_for
from fogline.titles.spearpoint.rules.view import View


@final
class Spearpoint:
    def __init__(self) -> None:
        self.name: str = "spearpoint"
        self.version: int = 1
        self.scenarios: tuple[str, ...] = (STANDARD, *[situation.slug for situation in HOUSE.situations])
        self.options: tuple[Option, ...] = OPTIONS

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return rules_for(setup).seats

    def side(self, setup: Setup, seat: Seat) -> str:
        return rules_for(setup).seats[seat]

    def new(self, setup: Setup) -> State:
        """A position with nothing chosen yet, except the parts given by a Situation (SP-SETUP)."""
        rules = rules_for(setup)
        state = fresh(rules)
        play.begin(state, None)
        return state

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return play.to_act(state)

    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        return Choices([play.legal_list(state, seat) if seat in play.to_act(state) else []])

    def outcomes(self, state: State) -> Sequence[tuple[Action, int]]:
        return play.outcomes(state)

    def apply(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        play.apply(state, seat, action, log)

    def apply_legal(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        """Play an *action* known to be legal, without the list of legal actions that ``apply`` needs."""
        play.carry_out(state, seat, action, log)

    def outcome(self, state: State) -> Outcome | None:
        """The outcome of the game (SP-WIN)."""
        return victory.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything that *seat* may know (SP-HID)."""
        return views.view(state, seat)

    def everything(self, state: State) -> View:
        return views.everything(state)

    def turn(self, view: View) -> int:
        return view.turn

    def picture(self, view: View) -> str:
        return pictures.picture(view)

    def write_view(self, view: View) -> Plain:
        return plain.write_fields(view)

    def read_view(self, data: Plain) -> View:
        return views.read_view(data)

    def imagine(self, view: View, rng: Random) -> State:
        return worlds.imagine(view, rng)

    def can_tell(self, view: View, action: Action) -> bool:
        return plans.can_tell(view, action)

    def imagine_many(self, view: View, rng: Random, count: int) -> list[tuple[State, bool]]:
        """Return *count* such states, as successive calls of ``imagined`` would, each with whether all were equally
        likely."""
        return worlds.imagine_many(view, rng, count)

    def imagined(self, view: View, rng: Random) -> tuple[State, bool]:
        """Like ``imagine``, but also returns whether each such state was equally likely."""
        return worlds.imagine(view, rng), worlds.is_even(view)

    def write(self, action: Action) -> str:
        return action.text()

    def read(self, text: str) -> Action:
        return actions.read(text)

    def read_in(self, state: State, text: str) -> Action:
        """Read an action for one game: cards of other sets are unknown here. Depends only on the set-up."""
        return actions.read(text, state.rules.nameable)

    def sample(self, state: State, seat: Seat, dice: Dice) -> Action:
        """A random legal action: each equally likely, or for CHANCE by weight."""
        if seat == CHANCE:
            return _by_chance(state, dice)
        found = play.legal_list(state, seat) if seat in play.to_act(state) else []
        if not found:
            raise ValueError(f"seat {seat} is not to act")
        return found[dice.randrange(len(found))]

    def playout(self, state: State, dice: Dice, most: int) -> int:
        """Play random actions until the game is over, or *most* of them; set-up included. Returns the number of actions
        played."""
        played: i64 = 0
        while played < most:
            step: i64 = state.step
            if step == steps.OVER:
                break
            if play.is_chance(step):
                play.carry_out(state, CHANCE, _by_chance(state, dice), None)
            else:
                seat: i64 = play.to_act(state)[0]
                found = play.legal_list(state, seat)
                play.carry_out(state, seat, found[dice.randrange(len(found))], None)
            played += 1
        return played


def _by_chance(state: State, dice: Dice) -> Action:
    """Roll dice, or draw a card from the deck in question."""
    step, rules = state.step, state.rules
    if step == steps.DICE or step == steps.INITIATIVE_DICE:
        return ALL_DICE[dice.randrange(len(ALL_DICE))]
    if step == steps.INTENSITY_DIE or step == steps.CARD_DIE:
        return ALL_DIE[dice.randrange(len(ALL_DIE))]
    if step == steps.PRIORITY:
        return rules.priorities[dice.randrange(2)]
    if step == steps.DAMAGE:
        return rules.damage_draws[_drawn(state.damage_deck, dice)]
    if step == steps.DRAW_UNIT:
        return rules.drawn[_drawn(state.sides[state.drawer].reserves, dice)]
    return rules.deals[_drawn(state.deck, dice)]


def _drawn(counts: vec[i64], dice: Dice) -> i64:
    """Draw a card from a deck that is not empty."""
    at: i64 = dice.randrange(total(counts))
    number: i64 = 0
    while at >= counts[number]:
        at -= counts[number]
        number += 1
    return number


SPEARPOINT: Final = Spearpoint()
