"""Reviews: skill and luck add up, nothing hidden gets in, and bad moves are found."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import fogline
from fogline import Setup
from fogline.analysis import Comparison, analyse, compare, judge_for
from fogline.analysis.review import (
    Decision,
    Option,
    Parts,
    Progress,
    Review,
    SeatReview,
    Step,
    accuracy_of,
    read_story,
    review,
)
from fogline.analysis.review_texts import as_json, costliest, habit, headline, lesson, mostly, often, why
from fogline.bots import bot_for
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.messages import Message
from fogline.kernel.record import Entry, Record
from fogline.kit.bots import Budget
from fogline.locale import LANGUAGES, texts_in
from fogline.table import read_table, sit_down
from fogline.table.records import AnyTable

RECORDS: Final = Path(__file__).parents[1] / "records" / "v1"
DUEL: Final = Setup("stalingrad", "quick-duel", {"mode": "advanced"})
SHORT: Final = Setup("panzer", "skirmish", {"max-turns": 12})
BATTLE: Final = Setup("panzer", "skirmish", {"max-turns": 30})
TWO_TURNS: Final = Setup("spearpoint", "standard", {"max-turns": 2})
QUICK: Final = Setup("spearpoint", "standard", {"max-turns": 1})
FEW: Final = 4
"""Worlds: enough for tests that do not depend on the quality of the judgement."""


@cache
def played(setup_at: int, level: str = "regular", seed: int = 1) -> str:
    """The record of a game between two bots."""
    setup = (DUEL, SHORT, QUICK)[setup_at]
    game: Any = fogline.game(setup.game)
    table, rng, bot = sit_down(setup), Random(seed), bot_for(game, level, Budget(32, None))
    while acting := table.to_act():
        if acting[0] == CHANCE:
            table.roll(rng)
        else:
            table.act(acting[0], bot.choose(table.view(acting[0]), table.legal(acting[0]), rng))
    return table.record().write()


def assert_adds_up(found: Review, results: Sequence[float]) -> None:
    """The identity of skill and luck, for every seat and every step."""
    assert len(found.seats) == len(results)
    for seat, result in zip(found.seats, results, strict=True):
        assert seat.result == result
        assert sum(seat.sums) == pytest.approx(result - seat.start, abs=1e-9)
        at = seat.start
        for step in seat.steps:
            assert step.before == at
            assert sum(step.parts) == pytest.approx(step.change, abs=1e-9)
            assert step.parts.skill <= 1e-9
            assert 0 <= step.after <= 1
            at = step.after
        assert at == result


# -- skill and luck -----------------------------------------------------------------------------------


@pytest.mark.parametrize("at", range(3), ids=["stalingrad", "panzer", "spearpoint"])
def test_skill_and_luck_add_up_to_the_result(at: int) -> None:
    text = played(at)
    outcome = read_table(text).outcome()
    assert outcome is not None
    results = [0.5 if not outcome.winners else float(seat in outcome.winners) for seat in (0, 1)]
    found = review(text, worlds=FEW)
    assert_adds_up(found, results)
    assert any(step.decision is not None for step in found.seats[0].steps)
    for number, seat in enumerate(found.seats):
        own = review(text, worlds=FEW, viewer=seat.seat)
        assert_adds_up(own, results[number : number + 1])
        assert own.seats[0].sums == seat.sums


@pytest.mark.parametrize("name", ["three-players", "quiet-draw", "custom", "panzer-draw", "spearpoint-brawl"])
def test_skill_and_luck_add_up_in_recorded_games_of_every_kind(name: str) -> None:
    """Teams, draws, scenarios and players' own cards."""
    text = (RECORDS / f"{name}.record").read_text(encoding="utf-8")
    table = read_table(text)
    outcome = table.outcome()
    if outcome is None:
        text = table_resigned(table)
        outcome = read_table(text).outcome()
    assert outcome is not None
    results = [0.5 if not outcome.winners else float(seat in outcome.winners) for seat in range(len(table.seats))]
    assert_adds_up(review(text, worlds=2), results)


def table_resigned(table: AnyTable) -> str:
    """The record of a game that somebody gives up."""
    table.say(Seat(0), "resign")
    return table.record().write()


def test_declarations_are_decisions() -> None:
    record = Record.read(played(0))
    some = record.entries[: len(record.entries) * 2 // 3]
    for words, winner in (
        ([Entry("german", "resign")], 1),
        ([Entry("german", "offer draw"), Entry("soviet", "decline draw"), Entry("soviet", "run out of time")], 0),
        ([Entry("german", "offer draw"), Entry("soviet", "accept draw")], None),
    ):
        text = Record(record.setup, record.rules, [*some, *words]).write()
        found = review(text, worlds=FEW)
        assert_adds_up(found, [0.5 if winner is None else float(winner == seat) for seat in (0, 1)])
        last = found.seats[1 if len(words) > 1 else 0].steps[-1]
        assert last.action == words[-1].action
        if winner is not None:
            assert last.parts.skill == last.change < 0


def test_secret_choices_of_others_are_no_steps() -> None:
    story = read_story(played(0))
    german, soviet = story.tracks
    setting_up = [point for point in german.points if point.turn == german.points[0].turn]
    assert {point.actor for point in setting_up[:-1]} == {"own"}
    assert len(german.points) < len(story.states) - 1
    assert len(soviet.points) < len(story.states) - 1


def test_an_unfinished_game_is_not_reviewed() -> None:
    record = Record.read(played(0))
    text = Record(record.setup, record.rules, record.entries[:-1]).write()
    with pytest.raises(BadData, match="not over"):
        review(text, viewer="german")


# -- the fog ------------------------------------------------------------------------------------------


def twins(text: str, seat: Seat) -> tuple[str, str] | None:
    """A game that the enemy resigns before cards are shown, and another that *seat* cannot tell from it: two secret
    lines of the enemy are swapped, or their cards are."""
    record = Record.read(text)
    whole = read_table(text)
    enemy = whole.seats[1 - seat]
    secret = [
        at
        for at, (entry, line) in enumerate(zip(record.entries, whole.history(), strict=True))
        if entry.seat == enemy and all(event.seen_by(seat) is None for event in line.events)
    ]
    for part in (0.9, 0.75, 0.6, 0.5, 0.4):
        entries = [*record.entries[: int(part * len(record.entries))], Entry(enemy, "resign")]
        first = Record(record.setup, record.rules, entries).write()
        table = read_table(first)
        for place, one in enumerate(secret):
            for other in secret[place + 1 :]:
                for changed in changes(entries, one, other):
                    twin = Record(record.setup, record.rules, changed).write()
                    if is_twin(table, twin, seat):
                        return first, twin
        for at in secret:
            for changed in replacements(record.setup, entries, at):
                twin = Record(record.setup, record.rules, changed).write()
                if is_twin(table, twin, seat):
                    return first, twin
    return None


def replacements(setup: Setup, entries: Sequence[Entry], at: int) -> Iterator[list[Entry]]:
    """A line replaced by another that was legal then, of the same kind."""
    if at >= len(entries) - 1:
        return
    table = read_table(Record(setup, fogline.game(setup.game).version, list(entries[:at])).write())
    seat, action = entries[at]
    for choice in table.legal(Seat(table.seats.index(seat))):
        text = table.write(choice)
        if text != action and text.split()[0] == action.split()[0]:
            yield [*entries[:at], Entry(seat, text), *entries[at + 1 :]]


def changes(entries: Sequence[Entry], one: int, other: int) -> Iterator[list[Entry]]:
    """Two lines swapped; or the same lines with their second words swapped."""
    if other >= len(entries) - 1 or entries[one].action == entries[other].action:
        return
    found = list(entries)
    found[one], found[other] = found[other], found[one]
    yield found
    first, second = entries[one].action.split(), entries[other].action.split()
    if first[0] == second[0] and len(first) > 2 and len(second) > 2:
        first[1], second[1] = second[1], first[1]
        found = list(entries)
        found[one] = entries[one]._replace(action=" ".join(first))
        found[other] = entries[other]._replace(action=" ".join(second))
        yield found


def is_twin(table: AnyTable, text: str, seat: Seat) -> bool:
    """Whether another record is a different game in which *seat* was told the same."""
    try:
        after = read_table(text)
    except BadData:
        return False
    same = after.outbox(seat) == table.outbox(seat) and after.view(seat) == table.view(seat)
    return same and after.position().key() != table.position().key()


def as_told(text: str, seat: str) -> bytes:
    """A review for one seat, as it is sent."""
    return json.dumps(as_json(review(text, viewer=seat, worlds=FEW))).encode()


@pytest.mark.parametrize("at", range(3), ids=["stalingrad", "panzer", "spearpoint"])
def test_a_seat_learns_nothing_that_it_could_not_know(at: int) -> None:
    """Two games that the seat cannot tell apart have the same review for that seat, byte for byte."""
    text = played(at)
    compared = 0
    for seat in (Seat(0), Seat(1)):
        found = twins(text, seat)
        if found is None:
            continue
        compared += 1
        name = read_table(text).seats[seat]
        one, other = (as_told(record, name) for record in found)
        assert one == other
        assert b'"decision"' in one
        whole, twin = (as_json(review(record, worlds=FEW)) for record in found)
        assert whole != twin, "there was something to hide"
    assert compared


def test_cards_shown_at_the_end_are_not_in_a_review_as_a_seat() -> None:
    """When a game is over all cards are open; the seat could not know them before."""
    story = read_story(played(0))
    for track in story.tracks:
        assert track.points[-1].after is None
        assert all(story.game.outcome(story.game.imagine(point.view, Random(0))) is None for point in track.points)


def test_hindsight_and_truth_are_in_whole_reviews_only() -> None:
    text = played(0)
    own, whole = as_told(text, "german").decode(), json.dumps(as_json(review(text, worlds=FEW)))
    for word in ("hindsight", "truth", '"line"'):
        assert word not in own
        assert word in whole


# -- what is found ------------------------------------------------------------------------------------


def with_blunder(seed: int) -> tuple[str, int] | None:
    """A game in which somebody does not shoot the winning card; with the number of that line."""
    game: Any = fogline.game("stalingrad")
    table, rng, bot = sit_down(DUEL), Random(seed), bot_for(game, "regular")
    planted = None
    while acting := table.to_act():
        seat = acting[0]
        choices = table.legal(seat)
        action = bot.choose(table.view(seat), choices, rng)
        hold = game.read("hold")
        after = table.position()
        game.apply(after, seat, action)
        if planted is None and game.outcome(after) is not None and hold in choices:
            action, planted = hold, len(table.history()) + 1
        table.act(seat, action)
    return None if planted is None else (table.record().write(), planted)


def test_a_planted_blunder_is_the_first_in_the_list() -> None:
    found = next(game for seed in range(20) if (game := with_blunder(seed)) is not None)
    text, line = found
    whole = review(text, worlds=8)
    seat = next(seat for seat in whole.seats if any(step.line == line and step.actor == "own" for step in seat.steps))
    first = seat.mistakes[0]
    assert first.line == line
    assert first.decision is not None
    assert first.decision.verdict == "blunder"
    assert first.decision.best.action.startswith(("shoot", "gun"))
    assert first.action == "hold"


def with_bad_action(setup: Setup, seed: int) -> tuple[str, int]:
    """A game of veterans in which one of them plays an action, drawn from all, that costs most, judged by players with
    rules of thumb who play on; with the number of that line."""
    game: Any = fogline.game(setup.game)
    bot, judge = bot_for(game, "veteran", Budget(8, None)), judge_for(game, setup)

    def play(planted: tuple[int, Any] | None) -> tuple[str, tuple[float, int, Any]]:
        table, rng, worst = sit_down(setup), Random(seed), (0.0, 0, None)
        while acting := table.to_act():
            seat, at = acting[0], len(table.history())
            if seat == CHANCE:
                table.roll(rng)
                continue
            view, choices = table.view(seat), table.legal(seat)
            action = bot.choose(view, choices, rng)
            other = Random(f"{seed}/{at}").choice(choices)
            if planted is None and other is not action and judge.deciding(view, choices, Random(0), 1) is not None:
                cost = compare(game, view, action, other, pairs=16)
                worst = max(worst, (cost.difference - 2 * cost.error, at, other), key=lambda one: one[0])
            table.act(seat, planted[1] if planted is not None and planted[0] == at else action)
        return table.record().write(), worst

    _, (_, at, bad) = play(None)
    assert bad is not None
    return play((at, bad))[0], at + 1


@pytest.mark.parametrize("setup", [BATTLE, TWO_TURNS], ids=lambda setup: setup.game)
def test_a_bad_action_is_the_first_in_the_list_of_a_veteran(setup: Setup) -> None:
    text, line = with_bad_action(setup, 1)
    whole = review(text, worlds=16)
    seat = next(seat for seat in whole.seats if any(step.line == line and step.actor == "own" for step in seat.steps))
    assert seat.mistakes[0].line == line


def disagree(*_: Any, **__: Any) -> Comparison:
    """A second judge that never agrees."""
    return Comparison(-0.1, 0.01, FEW)


def test_nothing_is_a_mistake_unless_both_judges_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    agreed = review(played(0, "recruit"), worlds=FEW)
    assert any(seat.mistakes for seat in agreed.seats)
    monkeypatch.setattr(import_module("fogline.analysis.review"), "compare", disagree)
    found = review(played(0, "recruit"), worlds=FEW)
    verdicts = {step.decision.verdict for seat in found.seats for step in seat.steps if step.decision is not None}
    assert verdicts <= {"best", "good", "unclear"}
    assert "unclear" in verdicts
    for seat in found.seats:
        assert not seat.mistakes
        assert lesson(seat, "").key == "review-no-mistakes"
    assert '"why"' not in json.dumps(as_json(found))


def test_reviews_repeat_from_the_seed() -> None:
    text = played(0)
    one, same, other = (as_json(review(text, worlds=FEW, seed=seed, viewer="soviet")) for seed in ("1", "1", "2"))
    assert one == same
    assert one != other


def test_the_moments_are_the_greatest_changes() -> None:
    seat = review(played(0), worlds=FEW).seats[0]
    changes = sorted((abs(step.change) for step in seat.steps), reverse=True)
    assert [abs(seat.steps[at].change) for at in seat.moments] == changes[:3]


def losses_in(text: str) -> list[float]:
    """The loss of each decision of a game."""
    story = read_story(text)
    judge, found = judge_for(story.game, story.setup), []
    for point in [point for track in story.tracks for point in track.points]:
        if point.choices is None or len(point.choices) < 2:
            continue
        analysis = analyse(
            story.game, point.view, point.choices, budget=Budget(16, None), judge=judge, played=point.action
        )  # fmt: skip
        if analysis.candidates:
            found.append(analysis.best.mean - analysis.of(point.own()).mean)
    return found


@pytest.mark.parametrize(("at", "apart"), [(0, 5), (1, 3), (2, 2)], ids=["stalingrad", "panzer", "spearpoint"])
def test_better_players_are_more_accurate(at: int, apart: float) -> None:
    """In games that nothing was tuned on."""
    means = []
    for level in ("recruit", "regular", "veteran"):
        found = accuracy_of([loss for seed in range(101, 109) for loss in losses_in(played(at, level, seed))])
        assert found is not None
        means.append(found)
    assert means == sorted(means)
    assert means[-1] - means[0] > apart


def test_progress_is_reported() -> None:
    told: list[Progress] = []
    found = review(played(0), worlds=FEW, viewer="german", advance=told.append)
    assert [one.done for one in told] == list(range(1, told[0].total + 1))
    assert tuple(one.step for one in told) == found.seats[0].steps
    assert {one.seat for one in told} == {"german"}


def test_the_seat_that_asks_is_reviewed_first() -> None:
    told: list[Progress] = []
    found = review(played(0), worlds=FEW, first="soviet", advance=told.append)
    seats = [one.seat for one in told]
    assert seats == sorted(seats, reverse=True)
    assert [seat.seat for seat in found.seats] == ["german", "soviet"]
    assert found == review(played(0), worlds=FEW)
    assert tuple(one.step for one in told) == found.seats[1].steps + found.seats[0].steps


def test_lines_of_the_record_are_named_on_request() -> None:
    whole = review(played(0), worlds=FEW)
    for seat in whole.seats:
        plain, named = (review(played(0), worlds=FEW, viewer=seat.seat, has_lines=has) for has in (False, True))
        assert {step.line for step in plain.seats[0].steps} == {None}
        assert [step.line for step in named.seats[0].steps] == [step.line for step in seat.steps]
        unnamed = tuple(step._replace(line=None) for step in named.seats[0].steps)
        assert unnamed == plain.seats[0].steps


# -- sentences ----------------------------------------------------------------------------------------


def option(action: str, *facts: Message, chance: float = 0.5) -> Option:
    return Option(action, chance, 0.0, 4, 0.75, 1.0, 0.0, (), facts)


def judged(played: Option, best: Option, loss: float, hindsight: float | None = None) -> Decision:
    best = best._replace(win_chance=played.win_chance + loss)
    return Decision(played, best, (best,), loss, "mistake", None, 0.0, "ST-SEARCH-1", hindsight)


def fact(cell: str, percent: int) -> Message:
    return Message("review-fact-unit", {"cell": cell, "percent": percent})


def test_the_same_figure_of_both_actions_is_compared() -> None:
    shown = Message("review-fact-shot-card", {"cell": "S1c"})
    decision = judged(option("search S2b", fact("S2b", 31)), option("search S1c", fact("S1c", 64), shown), 0.08)
    said = [texts_in("en").say(message) for message in why(decision)]
    assert said[:2] == [
        "Chance of a unit: about 31 % on S2b, but 64 % on S1c.",
        "The better action was best in 75 % of the worlds that fit what was known.",
    ]
    other = judged(option("move G1a"), option("search S1c", fact("S1c", 64)), 0.08)
    assert [message.key for message in why(other)] == ["review-best-fact", "review-best-in"]


@pytest.mark.parametrize(
    ("hindsight", "keys"),
    [(None, []), (0.2, ["review-hindsight"]), (0.08, []), (0.0, ["review-hindsight-less"])],
)
def test_hindsight_is_shown_if_it_disagrees(hindsight: float | None, keys: list[str]) -> None:
    decision = judged(option("search S2b"), option("search S1c"), 0.08, hindsight)
    assert [message.key for message in why(decision)][1:] == keys


def step(played: Option, best: Option, loss: float) -> Step:
    return Step(1, "own", played.action, 0.5, 0.5, Parts(), judged(played, best, loss))


def reviewed(*steps: Step) -> SeatReview:
    return SeatReview("german", 0.5, 0.0, Parts(skill=-0.2, enemy=-0.3), 50.0, steps, (0,), 0.0, 0.0)


def test_the_lesson_is_that_of_the_costliest_decision() -> None:
    seat = reviewed(
        step(option("search S2b"), option("search S1c"), 0.06),
        step(option("move G1a"), option("search S1c"), 0.09),
        step(option("move G2a"), option("search S1c"), 0.05),
    )
    assert costliest(seat) == 1
    assert headline(seat.steps[1]).values["loss"] == 9
    found = lesson(seat, "")
    assert (found.key, found.values["verb"].key) == ("review-lesson-other", "verb-move")
    counted = often(seat, "")
    none, rest = (Message("review-rest", {"points": points}) for points in ("none", "−20"))
    assert counted == Message("review-often", {"count": 2, "mistakes": 3, "loss": 14, "total": 20, "rest": none})
    assert often(reviewed(seat.steps[0]), "") == Message("review-often-once", {"rest": rest})
    assert habit(seat, "") is None
    another = reviewed(*seat.steps, step(option("search S2c"), option("search S1c"), 0.088))
    usual = habit(another, "")
    assert usual is not None
    assert (usual.key, usual.values["count"], usual.values["loss"]) == ("review-habit", 2, 15)
    nothing = reviewed()
    assert (costliest(nothing), lesson(nothing, "").key, often(nothing, "")) == (None, "review-no-mistakes", None)
    assert mostly(seat) == Message("review-mostly", {"part": "enemy", "points": "−30"})
    for language in LANGUAGES:
        for message in (found, headline(seat.steps[1]), counted, usual):
            assert message is not None
            said = texts_in(language).say(message)
            assert said.endswith(".")
            assert "{" not in said


@pytest.mark.parametrize(
    ("played", "best", "kind"),
    [
        (option("search S2b", fact("S2b", 31)), option("search S1c", fact("S1c", 64)), "unit"),
        (option("search S2b", fact("S2b", 64)), option("search S1c", fact("S1c", 31)), "same"),
        (option("search S2b", fact("S2b", 31)), option("search S1c", fact("S1c", 100)), "known"),
        (option("move G1a"), option("search S1c", Message("review-fact-known", {"cell": "S1c"})), "known"),
        (option("move G1a"), option("search S1c", fact("S1c", 64)), "other"),
        (option("move G1a"), option("move G2a"), "same"),
    ],
)  # fmt: skip
def test_a_lesson_follows_from_the_figures_of_both_actions(played: Option, best: Option, kind: str) -> None:
    found = lesson(reviewed(step(played, best, 0.1)), "")
    assert found.key == f"review-lesson-{kind}"
    for language in LANGUAGES:
        assert texts_in(language).say(found).endswith(".")
