"""The contract of ``fogline.kernel.game`` as checks.

Each promise takes a case, a generator and a number of positions to examine, plays, and asserts. It knows the contract
and no title. ``PROMISES`` lists all that apply to any set-up; ``checks`` applies them to every case of a title.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kernel import game as kernel
from fogline.kernel.arrays import Dice
from fogline.kernel.errors import IllegalAction, NotationError, NotYourTurn
from fogline.kernel.game import CHANCE, Outcome, Seat
from fogline.kernel.messages import is_kebab
from fogline.kernel.record import Entry, Record
from fogline.kernel.setup import Setup
from fogline.kit.title import Title
from fogline.testing.answers import answers_do_not_tell_secrets_of_others, requests_not_played_tell_nothing
from fogline.testing.cases import Case, cases_of, names_are_in_kebab_case
from fogline.testing.walks import MOST, difference, played, some, told, universe_of, walk
from fogline.testing.worlds import equal_keys_have_equal_futures, imagine_returns_every_world

Promise = Callable[[Case, Random, int], None]
LONGEST: Final = 20_000
"""The number of steps after which a random game is cut. No game has ever come near it."""


def it_ends(case: Case, rng: Random, positions: int) -> None:
    """Random games end, and only then have an outcome; every position satisfies the rules' invariants."""
    outcome: Outcome | None = None
    for state, seat, _ in walk(case, rng, LONGEST):
        state.check()
        outcome = case.game.outcome(state)
        assert (outcome is None) == (seat is not None), "there is an outcome exactly when nobody is to act"
    assert outcome is not None, f"no end after {LONGEST} steps"
    _refuse_misshapen(outcome)
    winners = set(outcome.winners)
    assert winners <= set(case.seats()), f"{outcome.winners} are not all seats"
    sides = {case.game.side(case.setup, seat) for seat in winners}
    assert winners == {seat for seat in case.seats() if case.game.side(case.setup, seat) in sides}, "a side is split"


def _refuse_misshapen(outcome: Outcome) -> None:
    """A string instead of a tuple would be read letter by letter."""
    for name, found in (("winners", outcome.winners), ("reasons", outcome.reasons)):
        assert isinstance(found, tuple), f"the {name} of an outcome are a tuple, not {found!r}"
    assert all(type(seat) is int for seat in outcome.winners), f"winners are numbers of seats, not {outcome.winners}"
    assert outcome.reasons, "the outcome gives no reason"
    for reason in outcome.reasons:
        assert is_kebab(reason), f"a reason has the name {reason!r}: write small letters, digits and single hyphens"


def choices_are_there_for_those_who_act(case: Case, rng: Random, positions: int) -> None:
    """Seats that are to act have legal actions, all others have none. CHANCE acts alone, with positive weights."""
    game = case.game
    for state, _, _ in walk(case, rng, MOST):
        acting = game.to_act(state)
        assert len(set(acting)) == len(acting), f"to_act names a seat twice: {acting}"
        assert set(acting) == {CHANCE} or CHANCE not in acting, "CHANCE does not act alone"
        for seat in [*case.seats(), CHANCE]:
            choices = list(game.legal(state, seat))
            assert (len(choices) > 0) == (seat in acting), f"{case.seat_name(seat)} has {len(choices)} choices"
            assert len(set(choices)) == len(choices), "no choice is listed twice"
        outcomes = list(game.outcomes(state))
        assert bool(outcomes) == (CHANCE in acting), "there are outcomes exactly when CHANCE is to act"
        for action, weight in outcomes:
            assert weight > 0, f"the outcome {game.write(action)} has the weight {weight}"
        listed = [action for action, _ in outcomes]
        assert listed == list(game.legal(state, CHANCE)), "outcomes and legal actions of CHANCE differ"


def legal_is_what_apply_accepts(case: Case, rng: Random, positions: int) -> None:
    """Actions in ``legal`` are accepted; all other actions ever seen are refused, and a refusal changes nothing."""
    game = case.game
    universe = universe_of(case, rng)
    for state, _, _ in some(case, rng, MOST, positions):
        before = state.key()
        for seat in [*case.seats(), CHANCE]:
            choices = list(game.legal(state, seat))
            for action in rng.sample(choices, min(len(choices), 8)):
                twin = state.clone()
                game.apply(twin, seat, action)
                twin.check()
            for action in rng.sample(universe, min(len(universe), 40)):
                if action in choices:
                    continue
                refusal = attempt(case, state, seat, action)
                assert refusal is not None, f"{game.write(action)} is accepted from {case.seat_name(seat)}"
                assert refusal[0] is NotYourTurn if seat not in game.to_act(state) else refusal[1], "a reason is given"
            assert state.key() == before, "a refusal left a trace"


def notation_is_exact(case: Case, rng: Random, positions: int) -> None:
    """Every action can be written on one line and read back to the same object; no two are written alike."""
    game = case.game
    read_in = getattr(game, "read_in", lambda _state, text: game.read(text))
    for state, _, _ in some(case, rng, MOST, positions):
        for seat in game.to_act(state):
            texts: dict[str, Any] = {}
            for action in game.legal(state, seat):
                text = game.write(action)
                assert text == text.strip(), f"{text!r} has spaces around it"
                assert "\n" not in text, f"{text!r} is more than a line"
                assert texts.setdefault(text, action) is action, f"two actions are written {text!r}"
                assert game.read(text) is action, f"read({text!r}) is not the action that was written"
                assert read_in(state, text) is action, f"read_in(state, {text!r}) is not the action that was written"
    for nonsense in ("", "xyzzy", "xyzzy 1 2"):
        try:
            game.read(nonsense)
        except NotationError:
            continue
        raise AssertionError(f"{nonsense!r} was read as an action")


def a_clone_shares_nothing(case: Case, rng: Random, positions: int) -> None:
    """A clone is equal; changing one does not change the other."""
    game = case.game
    for state, seat, action in some(case, rng, MOST, positions):
        before, twin = state.key(), state.clone()
        third = state.clone()
        assert twin.key() == before, "a clone is not equal"
        for _ in range(6):
            seats = game.to_act(twin)
            if seats:
                actor = rng.choice(seats)
                game.apply(twin, actor, rng.choice(game.legal(twin, actor)), [])
        assert state.key() == before, "a change to the clone reached the original"
        if seat is not None:
            changed = state.clone()
            game.apply(changed, seat, action)
            assert third.key() == before, "a change to the original reached the clone"


def apply_is_deterministic(case: Case, rng: Random, positions: int) -> None:
    """The same action in the same position has the same effect, with or without a log, and with or without the
    check."""
    game = case.game
    apply_legal = getattr(game, "apply_legal", game.apply)
    assert case.new().key() == case.new().key(), "new does not give the same position twice"
    for state, seat, action in some(case, rng, MOST, positions):
        if seat is not None:
            logs: list[list[Any]] = [[], []]
            first, second, silent = state.clone(), state.clone(), state.clone()
            game.apply(first, seat, action, logs[0])
            apply_legal(second, seat, action, logs[1])
            game.apply(silent, seat, action)
            assert first.key() == second.key(), f"{game.write(action)} leads to two positions"
            assert silent.key() == first.key(), f"{game.write(action)} leads elsewhere without a log"
            assert logs[0] == logs[1], f"{game.write(action)} is told in two ways"


def a_record_replays(case: Case, rng: Random, positions: int) -> None:
    """A game written down and read back leads to the same position, without a generator."""
    game = case.game
    record = Record(case.setup, game.version)
    state = case.new()
    for step in walk(case, rng, MOST):
        state = step.state
        if step.seat is not None:
            record.entries.append(Entry(case.seat_name(step.seat), game.write(step.action)))
    text = record.write()
    again = Record.read(text)
    assert again == record, "the record is read as another one"
    assert again.write() == text, "the record is written in another way after it was read"
    names = game.seats(again.setup)
    replayed = game.new(again.setup)
    for name, line in again.entries:
        game.apply(replayed, CHANCE if name == "chance" else Seat(names.index(name)), game.read(line))
    assert replayed.key() == state.key(), "the record leads to another position"


def samples_are_even(case: Case, rng: Random, positions: int) -> None:
    """A game's own ``sample`` picks each legal action with the same probability, and CHANCE's by their weights."""
    sample = getattr(case.game, "sample", None)
    if sample is None:
        return
    dice = Dice(rng.getrandbits(32))
    for state, seat, _ in walk(case, rng, MOST):
        share = 0.2 if seat == CHANCE else 4 / MOST
        if seat is not None and rng.random() < share:
            weights = dict(case.game.outcomes(state)) or dict.fromkeys(case.game.legal(state, seat), 1)
            counts = dict.fromkeys(weights, 0)
            for _ in range(100 + 8 * len(counts)):
                counts[sample(state, seat, dice)] += 1
            assert unevenness(list(counts.values()), list(weights.values())) < 4.5, f"sample is uneven: {counts}"


def a_view_is_a_value(case: Case, rng: Random, positions: int) -> None:
    """Views can be hashed and compared, depend only on the position, and are not changed by looking."""
    game = case.game
    for state, _, _ in some(case, rng, MOST, positions):
        before = state.key()
        for seat in case.watchers():
            view = game.view(state, seat)
            again = game.view(state.clone(), seat)
            assert view == again, "two views of one position differ"
            assert hash(view) == hash(again), "equal views have different hashes"
            assert (view.setup, view.seat) == (game.view(case.new(), None).setup, seat), "the view is somebody else's"
        assert state.key() == before, "looking has changed the position"


def a_view_can_be_sent(case: Case, rng: Random, positions: int) -> None:
    """``write_view`` returns JSON data, and ``read_view`` the same view again; this includes the whole truth. A picture
    is a function of the view."""
    game = case.game
    for state, _, _ in some(case, rng, MOST, positions):
        for view in [*(game.view(state, seat) for seat in case.watchers()), game.everything(state)]:
            sent = json.loads(json.dumps(game.write_view(view)))
            again = game.read_view(sent)
            assert again == view, f"the view that was read is not the one that was written: {difference(again, view)}"
            assert hash(again) == hash(view), "equal views have different hashes"
            picture = game.picture(view)
            assert picture.strip(), "the picture is empty"
            assert game.picture(again) == picture, "equal views have different pictures"


def turns_are_counted(case: Case, rng: Random, positions: int) -> None:
    """The turn never decreases, and it is the same for everyone."""
    game, latest = case.game, 0
    for state, _, _ in walk(case, rng, MOST):
        turn = game.turn(game.view(state, None))
        assert turn >= latest, f"turn {turn} comes after turn {latest}"
        others = {
            game.turn(view) for view in (*(game.view(state, seat) for seat in case.seats()), game.everything(state))
        }
        assert others == {turn}, f"the public counts turn {turn}, others count {others}"
        latest = turn


def imagined_worlds_cannot_be_told_apart(case: Case, rng: Random, positions: int) -> None:
    """Non-interference: view, choices and refusals of a seat are the same in every world that fits its view."""
    game = case.game
    universe = universe_of(case, rng)
    for state, _, _ in some(case, rng, MOST, positions):
        before = state.key()
        for seat in case.watchers():
            view = game.view(state, seat)
            other = game.imagine(view, rng)
            other.check()
            seen, name = game.view(other, seat), case.seat_name(seat)
            assert seen == view, (
                f"imagine returned a world that does not fit what {name} sees: {difference(seen, view)}"
            )
            assert hash(seen) == hash(view), "equal views have different hashes"
            acting = game.to_act(other)
            assert acting == game.to_act(state), "who is to act depends on what is hidden"
            assert game.outcome(other) == game.outcome(state), "the outcome depends on what is hidden"
            for actor in acting:
                assert len(game.legal(other, actor)) > 0, "in the imagined world somebody is stuck"
            if seat is not None:
                here, there = list(game.legal(state, seat)), list(game.legal(other, seat))
                odd = ", ".join([game.write(action) for action in set(here) ^ set(there)][:3]) or "their order"
                assert here == there, f"legal actions depend on what is hidden: for {name}, {odd}"
                for action in rng.sample(universe, min(len(universe), 20)):
                    refusals = attempt(case, other.clone(), seat, action), attempt(case, state.clone(), seat, action)
                    assert refusals[0] == refusals[1], (
                        f"refusing {game.write(action)} depends on what is hidden: {refusals[1]}, or {refusals[0]}"
                    )
        assert state.key() == before, "imagining has changed the position"


def a_view_is_what_was_told(case: Case, rng: Random, positions: int) -> None:
    """Act in two worlds that a seat cannot tell apart: the same action for the seat itself, any action for others. If
    it was told the same, it still cannot tell them apart; if it cannot, everything that it was told is true of both. So
    views contain nothing untold, and forget nothing that was claimed."""
    game = case.game
    for state, actor, action in some(case, rng, MOST, positions):
        if actor is None:
            continue
        after, log = played(case, state, actor, action)
        for seat in case.watchers():
            other = game.imagine(game.view(state, seat), rng)
            choices = list(game.legal(other, actor))
            tried = [action] if action in choices else []
            assert tried or seat != actor, "a choice of one's own depends on what is hidden"
            if seat != actor:
                tried += rng.sample(choices, min(len(choices), 3))
            for choice in tried:
                end, imagined = played(case, other, actor, choice)
                end.check()
                seen, there = game.view(after, seat), game.view(end, seat)
                if seen == there:
                    for event in told(log, seat):
                        assert event.holds(end), (
                            f"the view of {case.seat_name(seat)} forgets {event}, which it was told"
                        )
                else:
                    assert told(log, seat) != told(imagined, seat), (
                        f"the view holds what was never told: {case.seat_name(seat)} was told the same after "
                        f"{game.write(action)} and after {game.write(choice)}, but sees {difference(seen, there)}"
                    )


def news_is_true_and_remembered(case: Case, rng: Random, positions: int) -> None:
    """News is true in the real position, and in every world that the seat can still imagine."""
    game = case.game
    for state, actor, action in some(case, rng, MOST, positions):
        if actor is None:
            continue
        after, log = played(case, state, actor, action)
        for event in log:
            assert event.holds(after), f"{event} is not true"
        for seat in case.watchers():
            other = game.imagine(game.view(after, seat), rng)
            for event in told(log, seat):
                assert event.holds(after), f"{event}, as told to {case.seat_name(seat)}, is not true"
                assert event.holds(other), f"{event}, as told to {case.seat_name(seat)}, is forgotten"
                assert event.seen_by(seat) == event, "what was told is all there is to tell"


def a_change_is_told(case: Case, rng: Random, positions: int) -> None:
    """A seat whose view has changed was told something, so a client that waits for news misses nothing. (CHANCE's next
    action belongs to the action that caused it.)"""
    game, seed = case.game, rng.getrandbits(32)
    share = 4 * positions / sum(1 for _ in walk(case, Random(seed), MOST))
    before: dict[Seat | None, Any] = {}
    has_heard: set[Seat | None] = set()
    for state, actor, action in walk(case, Random(seed), MOST):
        if game.to_act(state) != (CHANCE,):
            for seat, view in before.items():
                assert seat in has_heard or view == game.view(state, seat), (
                    f"{case.seat_name(seat)} was not told of a change"
                )
            is_looked_at = rng.random() < share
            before, has_heard = {seat: game.view(state, seat) for seat in case.watchers() if is_looked_at}, set()
        if actor is not None and before:
            has_heard |= {seat for seat in before if told(played(case, state, actor, action)[1], seat)}


def knowledge_lasts_until_something_is_hidden(case: Case, rng: Random, positions: int) -> None:
    """Facts that a seat was told in full stay known while they are true, until something happens that it is not told in
    full."""
    game = case.game
    seat = rng.choice(case.watchers())
    news: list[Any] = []
    share = positions / 100
    for state, actor, action in walk(case, rng, 200):
        if rng.random() < share:
            other = game.imagine(game.view(state, seat), rng)
            for event in news:
                assert event.holds(other), (
                    f"{event} was told to {case.seat_name(seat)}, is true, and is not known any more"
                )
        if actor is None:
            break
        after, log = played(case, state, actor, action)
        if any(event.seen_by(seat) != event for event in log):
            news = []
        news += [event for event in log if event.seen_by(seat) == event]
        news = [event for event in news if event.holds(after)]


def every_event_says_who_sees_it(case: Case, rng: Random, positions: int) -> None:
    """No event uses a default for who learns of it, what it claims or its clause."""
    for promise in (lambda: kernel.Event().seen_by(None), lambda: kernel.Event().holds(case.new())):
        try:
            promise()
        except NotImplementedError:
            continue
        raise AssertionError("the kernel has a default for events")
    for state, actor, action in some(case, rng, MOST, positions):
        if actor is not None:
            for event in played(case, state, actor, action)[1]:
                kind = type(event).__name__
                assert type(event).seen_by is not kernel.Event.seen_by, f"{kind} does not say who sees it"
                assert type(event).holds is not kernel.Event.holds, f"{kind} does not say what it claims"
                assert event.cites(), f"{kind} does not say which clause it follows from"
                assert hash(event) == hash(event), f"{kind} cannot be hashed"


def attempt(case: Case, state: Any, seat: Seat, action: Any) -> tuple[type, str] | None:
    """The kind and the clause of a refusal, or None if the action is accepted."""
    try:
        case.game.apply(state, seat, action)
    except IllegalAction as refusal:
        return IllegalAction, refusal.clause
    except NotYourTurn:
        return NotYourTurn, ""
    except Exception as error:
        tried = f"{case.game.write(action)} from {case.seat_name(seat)}"
        raise AssertionError(f"{tried} is neither played nor refused: {type(error).__name__}: {error}") from error
    return None


def unevenness(counts: list[int], weights: list[int]) -> float:
    """How far counts are from their expected values, in standard deviations (chi-square, by Wilson and Hilferty)."""
    freedom = len(counts) - 1
    if freedom == 0:
        return 0.0
    share = sum(counts) / sum(weights)
    chi = sum((count - weight * share) ** 2 / (weight * share) for count, weight in zip(counts, weights))
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


PROMISES: Final[tuple[Promise, ...]] = (
    names_are_in_kebab_case,
    it_ends,
    choices_are_there_for_those_who_act,
    legal_is_what_apply_accepts,
    notation_is_exact,
    a_clone_shares_nothing,
    equal_keys_have_equal_futures,
    apply_is_deterministic,
    a_record_replays,
    samples_are_even,
    a_view_is_a_value,
    a_view_can_be_sent,
    turns_are_counted,
    imagined_worlds_cannot_be_told_apart,
    a_view_is_what_was_told,
    news_is_true_and_remembered,
    a_change_is_told,
    knowledge_lasts_until_something_is_hidden,
    every_event_says_who_sees_it,
    requests_not_played_tell_nothing,
    answers_do_not_tell_secrets_of_others,
)


class Check(NamedTuple):
    """One promise, applied to one case. Call it: the message of an ``AssertionError`` explains the fault."""

    promise: Promise
    case: Case
    games: int = 3
    positions: int = 10

    def __call__(self) -> None:
        rng = self.case.rng(self.promise.__name__)
        for _ in range(self.games):
            self.promise(self.case, rng, self.positions)

    def __str__(self) -> str:
        return f"{self.promise.__name__}: {self.case.name}"


def checks(title: Title, *, setups: Iterable[Setup] | None = None, small: Iterable[Setup] = ()) -> list[Check]:
    """Every check of a *title*: each promise on each of *setups* (by default every scenario, and every value of every
    option); and, on the *small* ones, that ``imagine`` returns every world that fits and no other.

    A test file needs three lines::

        @pytest.mark.parametrize("check", checks(SALVO, small=[Setup("salvo", "pond")]), ids=str)
        def test_the_rules_keep(check: Check) -> None:
            check()
    """
    cases = cases_of(title) if setups is None else [Case(title.rules, setup) for setup in setups]
    asked = [Check(promise, case) for promise in PROMISES for case in cases]
    return asked + [Check(imagine_returns_every_world, Case(title.rules, setup), games=1) for setup in small]
