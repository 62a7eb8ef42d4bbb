"""The suite itself is tested: each way to break the toy game is noticed by the promise that it breaks.

``test_values.py`` has faults of keys, outcomes and names.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from fogline.kernel import game as kernel
from fogline.kernel.choices import Choices
from fogline.kernel.errors import FoglineError, IllegalAction
from fogline.kernel.game import CHANCE, Outcome, Plain, Seat
from fogline.kernel.setup import Setup
from fogline.table import Table
from fogline.testing import answers, promises
from fogline.testing.cases import Case
from fogline.testing.promises import Promise
from fogline.testing.worlds import TooLarge, every_world, imagine_returns_every_world
from tests.conformance.crossing import (
    BLUE,
    COMMIT,
    GREEN,
    RED,
    SCOUT,
    WAIT,
    Action,
    Crossing,
    Event,
    Fought,
    State,
    View,
    WasShown,
)  # fmt: skip


class Endless(Crossing):
    def _fight(self, state: State, weather: str) -> Event:
        event = super()._fight(state, weather)
        for value in state.spent:
            state.bag[value] += 1
        state.spent, state.ford = (), 0
        return Fought((), weather, 0) if isinstance(event, Fought) else event

    def outcome(self, state: State) -> Outcome | None:
        return None


class ForgetsItsOutcome(Crossing):
    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if Crossing.outcome(self, state) else super().to_act(state)

    def outcome(self, state: State) -> Outcome | None:
        return None


class LosesACard(Crossing):
    def _fight(self, state: State, weather: str) -> Event:
        event = super()._fight(state, weather)
        state.bag[1] -= state.bag[1] > 0
        return event


class HasADeadEnd(Crossing):
    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        if state.step == "commit" and seat == RED and len(set(state.hands[RED])) == 1:
            return Choices([])
        return super().legal(state, seat)


class OffersOthersChoices(Crossing):
    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        if state.step == "scout" and seat == GREEN:
            return Choices([[WAIT]])
        return super().legal(state, seat)


class HasAnImpossibleOutcome(Crossing):
    def outcomes(self, state: State) -> Sequence[tuple[Action, int]]:
        return [(action, weight - 1) for action, weight in super().outcomes(state)]


class AcceptsAnything(Crossing):
    def apply(self, state: State, seat: Seat, action: Action, log: list[Any] | None = None) -> None:
        if state.step == "scout" and seat == BLUE and action not in (SCOUT, WAIT):
            return
        super().apply(state, seat, action, log)


class RefusesWhatIsLegal(Crossing):
    def apply(self, state: State, seat: Seat, action: Action, log: list[Any] | None = None) -> None:
        if action is COMMIT[4]:
            raise IllegalAction("CROSS-9", action.text)
        super().apply(state, seat, action, log)


class RefusesTooLate(Crossing):
    def apply(self, state: State, seat: Seat, action: Action, log: list[Any] | None = None) -> None:
        if seat == RED and action is SCOUT:
            state.went = not state.went
        super().apply(state, seat, action, log)


class BreaksDown(Crossing):
    def apply(self, state: State, seat: Seat, action: Action, log: list[Any] | None = None) -> None:
        if seat == RED and action is SCOUT:
            raise KeyError(action)
        super().apply(state, seat, action, log)


class ReadsACopy(Crossing):
    def read(self, text: str) -> Action:
        return Action(super().read(text).text)


class ReadsACopyAtTheTable(Crossing):
    def read_in(self, _state: State, text: str) -> Action:
        return Action(self.read(text).text)


class WritesAlike(Crossing):
    def write(self, action: Action) -> str:
        return "scout" if action is WAIT else action.text


class SharesHands(Crossing):
    def new(self, setup: Setup) -> State:
        return SharedState(setup.checked(self.options))


class SharedState(State):
    def clone(self) -> State:
        twin = SharedState(self.setup)
        twin.__dict__.update(super().clone().__dict__)
        twin.hands = self.hands
        return twin


class RollsItsOwnDice(Crossing):
    dice = Random(7)

    def _fight(self, state: State, weather: str) -> Event:
        return super()._fight(state, self.dice.choice(("calm", "wind", "storm")))


class PrefersTheFirst(Crossing):
    def sample(self, state: State, seat: Seat, dice: Any) -> Action:
        return self.legal(state, seat)[0]


class IgnoresTheWeights(Crossing):
    def sample(self, state: State, seat: Seat, dice: Any) -> Action:
        legal = self.legal(state, seat)
        return legal[dice.randrange(len(legal))]


class ShowsRedsHand(Crossing):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return view._replace(unseen=tuple(state.hands[RED]) + view.unseen) if seat == BLUE else view


class HasAListInItsView(Crossing):
    def view(self, state: State, seat: Seat | None) -> View:
        spent: Any = list(state.spent)
        return super().view(state, seat)._replace(spent=spent)


class ForgetsTheScout(Crossing):
    def view(self, state: State, seat: Seat | None) -> View:
        return super().view(state, seat)._replace(seen=None)


class ForgetsTheScoutLater(Crossing):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return view._replace(seen=None) if any(view.committed) else view


class ImaginesAnything(Crossing):
    def imagine(self, view: View, rng: Random) -> State:
        state = super().imagine(view._replace(seen=None, went=False), rng)
        state.went, state.seen = view.went, view.seen
        return state


class ImaginesLostCards(Crossing):
    def imagine(self, view: View, rng: Random) -> State:
        return super().imagine(view._replace(unseen=view.unseen[1:]), rng)


class WarnsOfStrongCards(Crossing):
    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        if seat == BLUE and state.step == "scout" and 4 in state.hands[RED]:
            return Choices([[WAIT, SCOUT]])
        return super().legal(state, seat)


class RefusesWithAHint(Crossing):
    def apply(self, state: State, seat: Seat, action: Action, log: list[Any] | None = None) -> None:
        if seat == BLUE and action in COMMIT.values() and 3 in state.hands[RED] and seat in self.to_act(state):
            if action in self.legal(state, seat):
                super().apply(state, seat, action, log)
            else:
                raise IllegalAction("CROSS-3", action.text)
        else:
            super().apply(state, seat, action, log)


class TellsRedToo(Crossing):
    def _carry_out(self, state: State, seat: Seat, action: Action) -> Event:
        event = super()._carry_out(state, seat, action)
        return ShownToAll(event.value) if isinstance(event, WasShown) else event


@dataclass(frozen=True)
class ShownToAll(WasShown):
    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


class KeepsTheScoutQuiet(Crossing):
    def apply(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        told: list[Event] = []
        super().apply(state, seat, action, told)
        if log is not None:
            log += [] if action is WAIT else told


class TellsLies(Crossing):
    def _fight(self, state: State, weather: str) -> Event:
        super()._fight(state, weather)
        return Fought((4, 4, 4), weather, state.ford)


class TellsNobodyKnowsWhom(Crossing):
    def _fight(self, state: State, weather: str) -> Event:
        super()._fight(state, weather)
        return Undecided()


class Undecided(Event):
    pass


class ScoutsAtOnce(Crossing):
    """Sound: the scout returns within the same action, and Blue answers a four with his best card."""

    def _carry_out(self, state: State, seat: Seat, action: Action) -> Event:
        if action is not SCOUT:
            return super()._carry_out(state, seat, action)
        state.went, state.step, state.seen = True, "commit", max(state.hands[RED])
        return WasShown(state.seen)

    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        if state.step == "commit" and seat == BLUE and state.seen == 4 and seat in self.to_act(state):
            return Choices([[COMMIT[max(state.hands[BLUE])]]])
        return super().legal(state, seat)


class CallsScoutsHarmless(ScoutsAtOnce):
    def can_tell(self, view: View, action: Action) -> bool:
        return False


class SendsHalfAView(Crossing):
    def write_view(self, view: View) -> Plain:
        return {**super().write_view(view), "seen": None}


class CountsDown(Crossing):
    def turn(self, view: View) -> int:
        return -super().turn(view)


class ImaginesTheSame(Crossing):
    def imagine(self, view: View, rng: Random) -> State:
        return super().imagine(view, Random(1))


class ForgetsTheFour(Crossing):
    """Never thinks that Red holds a four, unless he has seen it."""

    def imagine(self, view: View, rng: Random) -> State:
        state = super().imagine(view, rng)
        for _ in range(20):
            if view.seat == RED or view.seen == 4 or 4 not in state.hands[RED]:
                break
            state = super().imagine(view, rng)
        return state


class LosesTheScout(Crossing):
    """Believes that the scout may have been shown nothing, which is impossible but looks the same to those who are
    shown nothing."""

    def imagine(self, view: View, rng: Random) -> State:
        state = super().imagine(view, rng)
        if view.seat in (RED, None) and rng.random() < 0.2:
            state.seen = None
        return state


LOOK = Action("look")


@dataclass(frozen=True)
class Looked(Event):
    is_seen: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        return Looked(is_seen=False) if self.is_seen or seat in (BLUE, GREEN) else None

    def holds(self, state: kernel.State) -> bool:
        return True


class LooksAround(Crossing):
    """Sound: Blue may look around before he decides, and nobody else notices."""

    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        if state.step == "scout" and seat == BLUE and seat in self.to_act(state):
            return Choices([[SCOUT, WAIT, LOOK]])
        return super().legal(state, seat)

    def can_tell(self, view: View, action: Action) -> bool:
        return action is not LOOK and super().can_tell(view, action)

    def _carry_out(self, state: State, seat: Seat, action: Action) -> Event:
        return Looked(is_seen=False) if action is LOOK else super()._carry_out(state, seat, action)


class IsSeenByTheStrong(LooksAround):
    def _carry_out(self, state: State, seat: Seat, action: Action) -> Event:
        return Looked(4 in state.hands[RED]) if action is LOOK else super()._carry_out(state, seat, action)


FAULTS: list[tuple[Crossing, Promise]] = [
    (Endless(), promises.it_ends),
    (ForgetsItsOutcome(), promises.it_ends),
    (LosesACard(), promises.it_ends),
    (HasADeadEnd(), promises.choices_are_there_for_those_who_act),
    (OffersOthersChoices(), promises.choices_are_there_for_those_who_act),
    (HasAnImpossibleOutcome(), promises.choices_are_there_for_those_who_act),
    (AcceptsAnything(), promises.legal_is_what_apply_accepts),
    (RefusesWhatIsLegal(), promises.legal_is_what_apply_accepts),
    (RefusesTooLate(), promises.legal_is_what_apply_accepts),
    (ReadsACopy(), promises.notation_is_exact),
    (ReadsACopyAtTheTable(), promises.notation_is_exact),
    (WritesAlike(), promises.notation_is_exact),
    (WritesAlike(), promises.a_record_replays),
    (SharesHands(), promises.a_clone_shares_nothing),
    (RollsItsOwnDice(), promises.apply_is_deterministic),
    (RollsItsOwnDice(), promises.a_record_replays),
    (PrefersTheFirst(), promises.samples_are_even),
    (IgnoresTheWeights(), promises.samples_are_even),
    (HasAListInItsView(), promises.a_view_is_a_value),
    (SendsHalfAView(), promises.a_view_can_be_sent),
    (CountsDown(), promises.turns_are_counted),
    (ShowsRedsHand(), promises.imagined_worlds_cannot_be_told_apart),
    (ImaginesLostCards(), promises.imagined_worlds_cannot_be_told_apart),
    (WarnsOfStrongCards(), promises.imagined_worlds_cannot_be_told_apart),
    (RefusesWithAHint(), promises.imagined_worlds_cannot_be_told_apart),
    (TellsRedToo(), promises.a_view_is_what_was_told),
    (ForgetsTheScout(), promises.a_view_is_what_was_told),
    (ForgetsTheScout(), promises.news_is_true_and_remembered),
    (ImaginesAnything(), promises.news_is_true_and_remembered),
    (KeepsTheScoutQuiet(), promises.a_change_is_told),
    (TellsLies(), promises.news_is_true_and_remembered),
    (ForgetsTheScoutLater(), promises.knowledge_lasts_until_something_is_hidden),
    (TellsNobodyKnowsWhom(), promises.every_event_says_who_sees_it),
    (CallsScoutsHarmless(), answers.requests_not_played_tell_nothing),
    (IsSeenByTheStrong(), answers.answers_do_not_tell_secrets_of_others),
]


@pytest.mark.parametrize(
    ("fault", "promise"),
    FAULTS,
    ids=[f"{type(fault).__name__} is noticed: {promise.__name__}" for fault, promise in FAULTS],
)
def test_a_fault_is_noticed(fault: Crossing, promise: Promise) -> None:
    case = Case(fault, Setup("crossing", "river"))
    with pytest.raises((AssertionError, FoglineError, IndexError, TypeError)):
        promise_often(promise, case)


@pytest.mark.parametrize(
    ("fault", "promise", "words"),
    [
        (HasADeadEnd(), promises.it_ends, "red is to act and can do nothing"),
        (HasAnImpossibleOutcome(), promises.choices_are_there_for_those_who_act, "the outcome .* has the weight 0"),
        (BreaksDown(), promises.legal_is_what_apply_accepts, "scout from red is neither played nor refused: KeyError"),
        (SendsHalfAView(), promises.a_view_can_be_sent, "not the one that was written: .* instead of "),
        (WarnsOfStrongCards(), promises.imagined_worlds_cannot_be_told_apart, "hidden: for blue, their order"),
        (TellsRedToo(), promises.a_view_is_what_was_told, "the view of .* forgets ShownToAll.*, which it was told"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Crossing) else "",
)
def test_a_message_names_actor_and_action(fault: Crossing, promise: Promise, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        promise_often(promise, Case(fault, Setup("crossing", "river")))


def promise_often(promise: Promise, case: Case, times: int = 60) -> None:
    rng = Random(1)
    for _ in range(times):
        promise(case, rng, 10)


WORLD_FAULTS: list[tuple[Crossing, str]] = [
    (ImaginesTheSame(), r"imagine returned 1 of the \d+ worlds that fit"),
    (ForgetsTheFour(), r"imagine returned \d+ of the \d+ worlds that fit"),
    (LosesTheScout(), "imagine returned a world that the rules cannot lead to"),
]
each_world_fault = pytest.mark.parametrize(
    ("fault", "words"), WORLD_FAULTS, ids=[type(fault).__name__ for fault, _ in WORLD_FAULTS]
)
BROOK = Setup("crossing", "brook")


@each_world_fault
def test_a_fault_of_imagine_is_noticed(fault: Crossing, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        imagine_returns_every_world(Case(fault, BROOK), Random(1), 20)


@each_world_fault
def test_other_promises_ignore_the_fault(fault: Crossing, words: str) -> None:
    for promise in promises.PROMISES:
        promise_often(promise, Case(fault, BROOK), times=10)


def test_the_sound_game_imagines_every_world() -> None:
    imagine_returns_every_world(Case(Crossing(), BROOK), Random(1), 60)
    worlds = every_world(Case(Crossing(), BROOK))
    assert worlds.is_whole
    assert max(map(len, worlds.by_view.values())) > 100


def test_a_large_game_is_not_enumerated() -> None:
    with pytest.raises(TooLarge, match="crossing river: more than 20000 positions in the first turn"):
        every_world(Case(Crossing(), Setup("crossing", "river")))


@pytest.mark.parametrize("promise", promises.PROMISES, ids=lambda promise: promise.__name__)
def test_promise_holds_for_a_sound_game(promise: Promise) -> None:
    promise_often(promise, Case(Crossing(), Setup("crossing", "river")))


@pytest.mark.parametrize("game", [ScoutsAtOnce(), LooksAround()], ids=lambda game: type(game).__name__)
@pytest.mark.parametrize(
    "promise", [answers.requests_not_played_tell_nothing, answers.answers_do_not_tell_secrets_of_others]
)
def test_a_game_that_declares_what_it_tells_keeps_its_promise(game: Crossing, promise: Promise) -> None:
    promise_often(promise, Case(game, Setup("crossing", "river")))


def test_a_table_that_tries_before_it_asks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trying a request on a copy, and reporting which later action was refused, would be an oracle."""

    def play_all(table: Any, seat: Seat, actions: Sequence[Action]) -> None:
        state = table._state.clone()
        lines = [table._play(state, seat, action) for action in actions]
        table._state = state
        for line in lines:
            table._tell(line)

    monkeypatch.setattr(Table, "_play_all", play_all)
    with pytest.raises(AssertionError, match="where the seat sees the same"):
        promise_often(answers.requests_not_played_tell_nothing, Case(ScoutsAtOnce(), Setup("crossing", "river")))


def test_the_kernel_has_no_default_visibility() -> None:
    with pytest.raises(NotImplementedError):
        kernel.Event().seen_by(CHANCE)
