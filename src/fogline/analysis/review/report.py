"""The review of a finished game (docs/review.md says what every number means).

Of each seat only its track is used, so the review of a seat holds nothing that the seat could not know before the end.
Hindsight, the true chances and the lines of the record are added to a review of the whole game only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from fogline.analysis.decisions import Analysis, Candidate, analyse, chance_of, rng_for, values_in, worlds_for
from fogline.analysis.information import learned
from fogline.analysis.judges import WinJudge, judge_for, worlds_of
from fogline.analysis.playouts import Comparison, compare, second_judge
from fogline.analysis.review.reasons import COUNTED, oftener, reasons
from fogline.analysis.review.tracks import BY_CHANCE, ENEMY, OWN, PARTNERS, Point, Story, Track, read_story
from fogline.analysis.review.verdicts import UNCLEAR, accuracy_of, is_doubtful, limits_of, verdict_on
from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.table.declarations import ACCEPT, Word
from fogline.table.records import AnyGame

WORLDS: Final = 48
"""For each decision."""
POSITION_WORLDS: Final = 16
"""For the chance of a seat where it has no decision to make."""
LEARNED_WORLDS: Final = 16
SHOWN: Final = 3
"""Candidates that are shown of each decision; and moments that decided a game."""


class Parts(NamedTuple):
    """What the change of a chance consists of."""

    skill: float = 0.0
    fog: float = 0.0
    chance: float = 0.0
    enemy: float = 0.0
    partners: float = 0.0

    def __add__(self, other: object) -> Parts:
        assert isinstance(other, Parts)
        return Parts(*(one + two for one, two in zip(self, other, strict=True)))


class Option(NamedTuple):
    """An action that was compared."""

    action: str
    win_chance: float
    spread: float
    worlds: int
    best_in: float
    chance_best: float
    bits_given: float
    tells: tuple[str, ...]
    facts: tuple[Message, ...]


class Decision(NamedTuple):
    """A decision that was judged."""

    played: Option
    best: Option
    options: tuple[Option, ...]
    """The first few, the best one first."""
    loss: float
    verdict: str
    second: Comparison | None
    """What the second judge says of the best beside what was played; None where it was not asked."""
    bits_learned: float
    clause: str
    """The clause that what was played follows."""
    hindsight_loss: float | None = None
    """Of a review of the whole game."""
    reasons: tuple[Message, ...] | None = None
    """Why the best is better, where both judges agree that it is (``reasons.py``); None where the worlds of the
    decision are not at hand."""


class Step(NamedTuple):
    """From one chance to the next."""

    turn: int
    actor: str
    action: str
    """Of the seat itself; empty if others act."""
    before: float
    after: float
    parts: Parts
    decision: Decision | None
    line: int | None = None
    """The line of the record, counted from 1: in a review of the whole game, or where it was asked for."""

    @property
    def change(self) -> float:
        """After less before."""
        return self.after - self.before


class SeatReview(NamedTuple):
    """What one seat can be told."""

    seat: str
    start: float
    result: float
    sums: Parts
    accuracy: float | None
    steps: tuple[Step, ...]
    moments: tuple[int, ...]
    """The steps that decided the game, the greatest first."""
    bits_learned: float
    bits_given: float

    @property
    def mistakes(self) -> list[Step]:
        """The decisions on which both judges agree that they could have been better, the greatest loss first."""
        found = [step for step in self.steps if step.decision is not None and is_doubtful(step.decision.verdict)]
        return sorted(found, key=lambda step: -step.decision.loss if step.decision is not None else 0.0)


class Review(NamedTuple):
    """A review: of the whole game, or as a seat."""

    setup: Setup
    judge: str
    second_judge: str
    seed: str
    worlds: int
    seats: tuple[SeatReview, ...]
    truth: tuple[tuple[float, ...], ...] | None
    """Of the whole game only: by seat, the chance before the first line and after each, all cards open."""


class Progress(NamedTuple):
    """A step that is ready, and how far the review has come."""

    done: int
    total: int
    seat: str
    step: Step


Advance = Callable[[Progress], None]


def review(
    text: str,
    *,
    name: str = "record",
    viewer: str | None = None,
    first: str | None = None,
    has_lines: bool = False,
    seed: str = "0",
    worlds: int = WORLDS,
    judge: WinJudge | None = None,
    advance: Advance | None = None,
) -> Review:
    """The review of the record *text*: as the seat *viewer*, or of the whole game. ``BadData`` if it is not over.

    *advance* is told of every step as soon as it is ready, those of the seat *first* before all others. With
    *has_lines* a review as a seat names the lines of the record too; their numbers tell how many secret lines there
    were."""
    story = read_story(text, name)
    judge = judge or judge_for(story.game, story.setup)
    wanted = list(story.tracks)
    if viewer is not None:
        named = title_of(story.game.name).setups().seats_named(story.setup, viewer)
        wanted = [story.tracks[named[0]]]
    total = sum(len(track.points) for track in wanted)
    reviewer = Reviewer(story.game, judge, seed, worlds)
    found: dict[Seat, SeatReview] = {}
    done = 0
    for track in sorted(wanted, key=lambda track: track.name != first):
        steps: list[Step] = []
        for step in reviewer.steps(track):
            at = len(steps)
            if viewer is None:
                step = _with_hindsight(story, judge, seed, track, at, step)
            if viewer is None or has_lines:
                step = step._replace(line=story.lines[track.seat][at])
            steps.append(step)
            done += 1
            if advance is not None:
                advance(Progress(done, total, track.name, step))
        found[track.seat] = _summed(track, steps)
    truth = None if viewer is not None else tuple(_true_chances(story, judge, seed, track) for track in wanted)
    seats = tuple(found[track.seat] for track in wanted)
    second = second_judge(story.game, story.setup)
    return Review(story.setup, judge.name, second, seed, worlds, seats, truth)


def _summed(track: Track, steps: Sequence[Step]) -> SeatReview:
    """The review of a seat, from its steps."""
    decisions = [step.decision for step in steps if step.decision is not None]
    order = sorted(range(len(steps)), key=lambda at: -abs(steps[at].change))
    return SeatReview(
        track.name,
        steps[0].before if steps else track.result,
        track.result,
        sum((step.parts for step in steps), Parts()),
        accuracy_of([decision.loss for decision in decisions]),
        tuple(steps),
        tuple(order[:SHOWN]),
        sum(decision.bits_learned for decision in decisions),
        sum(decision.played.bits_given for decision in decisions),
    )


class Reviewer:
    """Reviews tracks. It is given nothing that is not in a track."""

    def __init__(self, game: AnyGame, judge: WinJudge, seed: str, worlds: int) -> None:
        self._game = game
        self._judge = judge
        self._seed = seed
        self._worlds = worlds

    def steps(self, track: Track) -> Iterator[Step]:
        """The steps of a seat, each as soon as the win chance after it is known."""
        last: tuple[Point, Analysis | None, float] | None = None
        for point in track.points:
            analysis = self._analysis(point)
            before = self._chance(point) if analysis is None else analysis.best.mean
            if last is not None:
                yield self._step(*last, before)
            last = point, analysis, before
        if last is not None:
            yield self._step(*last, track.result)

    def _chance(self, point: Point) -> float:
        """The win chance where there is nothing to decide."""
        return chance_of(self._game, point.view, self._judge, self._seed, min(POSITION_WORLDS, self._worlds))

    def decision(self, point: Point) -> Decision | None:
        """One own decision; None where there is nothing to judge."""
        analysis = self._analysis(point)
        return None if analysis is None else self._decision(point, analysis)

    def _analysis(self, point: Point) -> Analysis | None:
        """Of an own decision; None where there is nothing to judge."""
        if point.choices is None or isinstance(point.action, Word) or len(point.choices) < 2:
            return None
        found = analyse(
            self._game,
            point.view,
            point.choices,
            seed=self._seed,
            budget=Budget(self._worlds, None),
            judge=self._judge,
            played=point.action,
        )
        return found if found.candidates else None

    def _step(self, point: Point, analysis: Analysis | None, before: float, after: float) -> Step:
        decision = None if analysis is None else self._decision(point, analysis)
        value = before if analysis is None else analysis.of(point.action).mean
        return Step(
            point.turn, point.actor, point.text, before, after, _parts(point, value, before, after), decision
        )  # fmt: skip

    def _decision(self, point: Point, analysis: Analysis) -> Decision:
        played, best = analysis.of(point.action), analysis.best
        loss = best.mean - played.mean
        verdict, second = verdict_on(loss, limits_of(self._game.name)), None
        if is_doubtful(verdict):
            second = compare(self._game, point.view, best.action, played.action, seed=self._seed)
            if not second.prefers_first:
                verdict = UNCLEAR
        options = tuple(self._option(one) for one in analysis.candidates[:SHOWN])
        why = self._reasons(point, analysis, played) if is_doubtful(verdict) else ()
        return Decision(
            self._option(played), self._option(best), options, loss, verdict, second, self._learned(point),
            point.clause, reasons=why,
        )  # fmt: skip

    def _reasons(self, point: Point, analysis: Analysis, played: Candidate) -> tuple[Message, ...]:
        """Why the best action is better than what was *played*."""
        assert point.choices is not None
        count = max(COUNTED, self._worlds)
        worlds = worlds_for(self._game, point.view, point.choices, self._seed, self._worlds, count)
        found = reasons(self._game, point.view, analysis.best, played, worlds)
        often = analysis.most_often_best
        return found if often is None else (*found, oftener(analysis.best, often))

    def _option(self, one: Candidate) -> Option:
        told = one.told
        return Option(
            self._game.write(one.action), one.mean, one.spread, one.worlds, one.best_in, one.chance_best,
            0.0 if told is None else told.bits, () if told is None else told.events, one.facts,
        )  # fmt: skip

    def _learned(self, point: Point) -> float:
        if point.after is None or not self._game.can_tell(point.view, point.action):
            return 0.0
        rng = rng_for(self._game, point.view, f"{self._seed}/learned")
        draw = worlds_of(self._game, point.view, rng)
        worlds = [draw() for _ in range(LEARNED_WORLDS)]
        return learned(self._game, point.view, point.action, point.after, worlds)


def _parts(point: Point, value: float, before: float, after: float) -> Parts:
    """The parts of a step; *value* is what the action of an own decision was worth."""
    change = after - before
    if point.actor == BY_CHANCE:
        return Parts(chance=change)
    if point.actor == ENEMY:
        return Parts(enemy=change)
    if point.actor == PARTNERS:
        return Parts(partners=change)
    assert point.actor == OWN
    if isinstance(point.action, Word):
        is_draw = point.action is ACCEPT
        return Parts(enemy=change) if is_draw and change > 0 else Parts(skill=change)
    return Parts(skill=value - before, fog=after - value)


# -- what only a review of the whole game holds -------------------------------------------------------


def _with_hindsight(story: Story, judge: WinJudge, seed: str, track: Track, at: int, step: Step) -> Step:
    if step.decision is None:
        return step
    state = story.states[story.lines[track.seat][at] - 1]
    loss = _hindsight_loss(story, judge, seed, track.points[at], state)
    return step._replace(decision=step.decision._replace(hindsight_loss=loss))


def _hindsight_loss(story: Story, judge: WinJudge, seed: str, point: Point, state: Any) -> float | None:
    """What was lost in the true world, beside the same candidates."""
    assert point.choices is not None
    rng = rng_for(story.game, point.view, seed)
    opinion = judge.deciding(point.view, point.choices, rng, WORLDS)
    if opinion is None:
        return None
    values = values_in(opinion, state, list(dict.fromkeys((point.action, *opinion.candidates))), rng)
    return max(values) - values[0]


def _true_chances(story: Story, judge: WinJudge, seed: str, track: Track) -> tuple[float, ...]:
    """The chance of a seat with all cards open; at the end the result, however it came about."""
    rng = rng_for(story.game, story.game.view(story.states[0], None), seed)
    found = [judge.chance(state, Seat(track.seat), rng) for state in story.states[:-1]]
    return (*found, track.result)
