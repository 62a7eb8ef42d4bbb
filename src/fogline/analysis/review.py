"""The review of a finished game (docs/review.md explains every number).

A track is the game from one seat's viewpoint: what it knew at each point, and who acted then. A seat's review uses only
its track, so it contains nothing that the seat could not know before the end. Hindsight, the true chances and the lines
of the record are added only to a review of the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp, hypot
from typing import Final, NamedTuple

from fogline.analysis.decisions import Analysis, Candidate, analyse, chance_of, rng_for, values_in, worlds_for
from fogline.analysis.information import learned
from fogline.analysis.judges import WinJudge, judge_for, worlds_of
from fogline.analysis.playouts import Comparison, compare, second_judge
from fogline.analysis.reasons import COUNTED, oftener, reasons
from fogline.kernel.choices import Choices
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind
from fogline.kernel.game import CHANCE, Action, Seat, State, View, points_of
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.table.declarations import ACCEPT, Word
from fogline.table.records import AnyGame, AnyTable, replayed

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
UNCLEAR: Final = "unclear"
"""The verdict if the judge sees an inaccuracy or worse and the second judge does not."""
VERDICTS: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER, UNCLEAR)
LIMITS: Final = (0.003, 0.015, 0.03, 0.06)
"""How much winning chance a good action, an inaccuracy, a mistake and a blunder lose at least, in titles without their
own limits: by the rule of ``bench/thresholds.py``, rounded."""
SHARPNESS: Final = 10.0
"""How fast accuracy falls with loss: an action that loses a tenth counts as 37 %."""


def limits_of(title: str) -> Sequence[float]:
    """The limits of a title: its own, or the common ones."""
    appraisal = title_of(title).appraisal()
    return LIMITS if appraisal is None else appraisal.calibration.limits or LIMITS


class Average(NamedTuple):
    """The mean accuracy of a level, or of several indistinguishable levels."""

    names: str
    """The levels, with hyphens between them."""
    mean: float
    error: float
    """Twice the standard error."""


def levels_by_accuracy(title: str) -> list[Average]:
    """The levels of a *title*, the least accurate first; none if they were not measured."""
    appraisal = title_of(title).appraisal()
    found: list[Average] = []
    for level, (mean, error) in {} if appraisal is None else appraisal.calibration.accuracy.items():
        last = found[-1] if found else None
        if last is not None and (mean <= last.mean or mean - last.mean <= hypot(error, last.error)):
            found[-1] = Average(f"{last.names}-{level}", (last.mean + mean) / 2, max(error, last.error))
        else:
            found.append(Average(level, mean, error))
    return found


def verdict_on(loss: float, limits: Sequence[float]) -> str:
    return VERDICTS[sum(loss >= limit for limit in limits)]


def is_doubtful(verdict: str) -> bool:
    """Whether the second judge is asked about this verdict."""
    return verdict in (INACCURACY, MISTAKE, BLUNDER)


def accuracy_of(losses: Sequence[float]) -> float | None:
    """The accuracy from 0 to 100; None if nothing was judged."""
    if not losses:
        return None
    return 100 * sum(exp(-SHARPNESS * loss) for loss in losses) / len(losses)


UNFINISHED: Final = Kind("data-unfinished", "the game is not over; only finished games can be reviewed")
OWN: Final = "own"
BY_CHANCE: Final = "chance"
ENEMY: Final = "enemy"
PARTNERS: Final = "partners"


class Point(NamedTuple):
    """What a seat knew before a step, and the step."""

    view: View
    turn: int
    actor: str
    """``OWN``, ``BY_CHANCE``, ``ENEMY`` or ``PARTNERS``."""
    action: Action | None = None
    """The seat's own action, which can be a ``Word``; ``None`` if others act."""
    text: str = ""
    """This action in notation."""
    choices: Choices[Action] | None = None
    """Its legal list."""
    after: View | None = None
    """Its view after its own action; ``None`` if that ended the game, because then all cards are shown."""
    clause: str = ""
    """The clause behind the first event of its own action."""

    def own(self) -> Action:
        """The seat's action at its own steps."""
        assert self.action is not None
        return self.action


class Track(NamedTuple):
    """A game from one seat's viewpoint."""

    seat: Seat
    name: str
    points: tuple[Point, ...]
    result: float
    """1 for a victory, 0.5 for a draw, 0 for a loss."""


class Story(NamedTuple):
    """A finished game. ``tracks`` are for their seats; everything else is all-knowing."""

    game: AnyGame
    setup: Setup
    tracks: tuple[Track, ...]
    lines: tuple[tuple[int, ...], ...]
    """By seat and point, the line of the record that is the step taken there, counted from 1."""
    states: tuple[State, ...]
    """The position before the first line, and after each."""


def read_story(text: str, name: str = "record") -> Story:
    """Read the game of a record; raises ``BadData`` if it is not over."""
    tables = replayed(text, name)
    table = next(tables)
    seats = [Seat(number) for number in range(len(table.seats))]
    known = [(table.view(seat), table.legal(seat)) for seat in seats]
    points: list[list[Point]] = [[] for _ in seats]
    lines: list[list[int]] = [[] for _ in seats]
    states = [table.position()]
    for _ in tables:  # the same table, one line further
        line = table.history()[-1]
        states.append(table.position())
        is_over, is_word = table.outcome() is not None, isinstance(line.action, Word)
        for seat in seats:
            (before, choices), after = known[seat], table.view(seat)
            known[seat] = after, table.legal(seat)
            is_own = line.seat == seat
            if not (is_over or before != after or (is_own and not is_word)):
                continue
            point = Point(before, table.game.turn(before), _actor(table, seat, line.seat))
            if is_own:
                told = (event for one in line.events if (event := one.seen_by(seat)) is not None)
                point = point._replace(
                    action=line.action, text=table.write(line.action), choices=choices,
                    after=None if is_over else after, clause="" if is_word else next((one.cites() for one in told), ""),
                )  # fmt: skip
            points[seat].append(point)
            lines[seat].append(len(states) - 1)
    outcome = table.outcome()
    if outcome is None:
        raise bad_data(name, "", UNFINISHED, {})
    tracks = tuple(Track(seat, table.seats[seat], tuple(points[seat]), points_of(outcome, seat)) for seat in seats)
    return Story(table.game, table.setup, tracks, tuple(map(tuple, lines)), tuple(states))


def _actor(table: AnyTable, seat: Seat, actor: Seat) -> str:
    if actor == CHANCE:
        return BY_CHANCE
    if actor == seat:
        return OWN
    return PARTNERS if table.sides[actor] == table.sides[seat] else ENEMY


WORLDS: Final = 48
"""The number of worlds for each decision."""
POSITION_WORLDS: Final = 16
"""The number of worlds for a seat's chance at a point where it has no decision to make."""
LEARNED_WORLDS: Final = 16
SHOWN: Final = 3
"""At most this many candidates are shown for each decision, and at most this many decisive moments."""


class Parts(NamedTuple):
    """What a change of a chance is made up of."""

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


def option_of(game: AnyGame, one: Candidate) -> Option:
    bits, events = (0.0, ()) if one.told is None else one.told
    return Option(
        game.write(one.action), one.mean, one.spread, one.worlds, one.best_in, one.chance_best, bits, events, one.facts
    )


class Decision(NamedTuple):
    """A decision that was judged."""

    played: Option
    best: Option
    options: tuple[Option, ...]
    """The best few options, best first."""
    loss: float
    verdict: str
    second: Comparison | None
    """The second judge's comparison of the best action with the one played; None where it was not asked."""
    bits_learned: float
    clause: str
    """The clause behind the action played."""
    hindsight_loss: float | None = None
    """Only in a review of the whole game."""
    reasons: tuple[Message, ...] | None = None
    """Why the best action is better, where both judges agree (``reasons.py``); None where the worlds of the decision
    are not available."""


class Step(NamedTuple):
    """A step of the review: what happened between one chance and the next."""

    turn: int
    actor: str
    action: str
    """The seat's own action; empty if others act."""
    before: float
    after: float
    parts: Parts
    decision: Decision | None
    line: int | None = None
    """The line of the record, counted from 1; given in a review of the whole game, or on request."""

    @property
    def change(self) -> float:
        """The chance after the step minus the chance before."""
        return self.after - self.before


class SeatReview(NamedTuple):
    """The review of one seat, from its own knowledge."""

    seat: str
    start: float
    result: float
    sums: Parts
    accuracy: float | None
    steps: tuple[Step, ...]
    moments: tuple[int, ...]
    """The steps that decided the game, the most important first."""
    bits_learned: float
    bits_given: float

    @property
    def mistakes(self) -> list[Step]:
        """The decisions that both judges call worse than the best one, the greatest loss first."""
        found = [step for step in self.steps if step.decision is not None and is_doubtful(step.decision.verdict)]
        return sorted(found, key=lambda step: -step.decision.loss if step.decision is not None else 0.0)


class Review(NamedTuple):
    """A review: of the whole game, or for one seat."""

    setup: Setup
    judge: str
    second_judge: str
    seed: str
    worlds: int
    seats: tuple[SeatReview, ...]
    truth: tuple[tuple[float, ...], ...] | None
    """By seat, the chance before the first line and after each, with all cards open; only for the whole game."""


class Progress(NamedTuple):
    """A finished step, and the progress of the review."""

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
    """The review of the record *text*: for the seat *viewer*, or of the whole game. ``BadData`` if it is not over.

    *advance* is called with every step as soon as it is ready, starting with the steps of the seat *first*. With
    *has_lines* a seat's review also names the lines of the record; their numbers reveal how many lines were secret."""
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
    """Reviews tracks. It receives nothing that is not in a track."""

    def __init__(self, game: AnyGame, judge: WinJudge, seed: str, worlds: int) -> None:
        self._game = game
        self._judge = judge
        self._seed = seed
        self._worlds = worlds

    def steps(self, track: Track) -> Iterator[Step]:
        """Yield the steps of a seat, each as soon as the winning chance after it is known."""
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
        """The winning chance at a point where there is nothing to decide."""
        return chance_of(self._game, point.view, self._judge, self._seed, min(POSITION_WORLDS, self._worlds))

    def decision(self, point: Point) -> Decision | None:
        """The judgement of one of the seat's own decisions; None where there is nothing to judge."""
        analysis = self._analysis(point)
        return None if analysis is None else self._decision(point, analysis)

    def _analysis(self, point: Point) -> Analysis | None:
        """The analysis of one of the seat's own decisions; None where there is nothing to judge."""
        if point.choices is None or isinstance(point.action, Word) or len(point.choices) < 2:
            return None
        found = analyse(
            self._game, point.view, point.choices, seed=self._seed, budget=Budget(self._worlds, None),
            judge=self._judge, played=point.action,
        )  # fmt: skip
        return found if found.candidates else None

    def _step(self, point: Point, analysis: Analysis | None, before: float, after: float) -> Step:
        decision = None if analysis is None else self._decision(point, analysis)
        value = before if analysis is None else analysis.of(point.own()).mean
        parts = _parts(point, value, before, after)
        return Step(point.turn, point.actor, point.text, before, after, parts, decision)

    def _decision(self, point: Point, analysis: Analysis) -> Decision:
        played, best = analysis.of(point.own()), analysis.best
        loss = best.mean - played.mean
        verdict, second = verdict_on(loss, limits_of(self._game.name)), None
        if is_doubtful(verdict):
            second = compare(self._game, point.view, best.action, played.action, seed=self._seed)
            if not second.prefers_first:
                verdict = UNCLEAR
        options = tuple(option_of(self._game, one) for one in analysis.candidates[:SHOWN])
        why = self._reasons(point, analysis, played) if is_doubtful(verdict) else ()
        compared = option_of(self._game, played), option_of(self._game, best), options
        return Decision(*compared, loss, verdict, second, self._learned(point), point.clause, reasons=why)

    def _reasons(self, point: Point, analysis: Analysis, played: Candidate) -> tuple[Message, ...]:
        """Why the best action is better than the one *played*."""
        assert point.choices is not None
        count = max(COUNTED, self._worlds)
        worlds = worlds_for(self._game, point.view, point.choices, self._seed, self._worlds, count)
        found = reasons(self._game, point.view, analysis.best, played, worlds)
        often = analysis.most_often_best
        return found if often is None else (*found, oftener(analysis.best, often))

    def _learned(self, point: Point) -> float:
        if point.after is None or not self._game.can_tell(point.view, point.action):
            return 0.0
        rng = rng_for(self._game, point.view, f"{self._seed}/learned")
        draw = worlds_of(self._game, point.view, rng)
        worlds = [draw() for _ in range(LEARNED_WORLDS)]
        return learned(self._game, point.view, point.own(), point.after, worlds)


def _parts(point: Point, value: float, before: float, after: float) -> Parts:
    """What a step's change of chance is made up of; *value* is the value of the seat's own action."""
    change = after - before
    if point.actor != OWN:
        return Parts(**{point.actor: change})
    if isinstance(point.action, Word):
        is_draw = point.action is ACCEPT
        return Parts(enemy=change) if is_draw and change > 0 else Parts(skill=change)
    return Parts(skill=value - before, fog=after - value)


def _with_hindsight(story: Story, judge: WinJudge, seed: str, track: Track, at: int, step: Step) -> Step:
    """The step with its loss in the true world, compared against the same candidates."""
    if step.decision is None:
        return step
    state, point = story.states[story.lines[track.seat][at] - 1], track.points[at]
    assert point.choices is not None
    rng = rng_for(story.game, point.view, seed)
    opinion = judge.deciding(point.view, point.choices, rng, WORLDS)
    if opinion is None:
        return step
    values = values_in(opinion, state, list(dict.fromkeys((point.own(), *opinion.candidates))), rng)
    return step._replace(decision=step.decision._replace(hindsight_loss=max(values) - values[0]))


def _true_chances(story: Story, judge: WinJudge, seed: str, track: Track) -> tuple[float, ...]:
    """The chances of a seat with all cards open; the last one is the result, however it came about."""
    rng = rng_for(story.game, story.game.view(story.states[0], None), seed)
    found = [judge.chance(state, Seat(track.seat), rng) for state in story.states[:-1]]
    return (*found, track.result)
