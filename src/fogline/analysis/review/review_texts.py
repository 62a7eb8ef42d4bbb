"""A review in sentences: every one follows from the numbers. Percentages are whole numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fogline.analysis.review.reasons import BEST_FACT, LIKELIER, VERSUS, compared, is_certain
from fogline.analysis.review.report import Decision, Option, Review, SeatReview, Step
from fogline.analysis.review.tracks import OWN
from fogline.analysis.review.verdicts import levels_by_accuracy
from fogline.analysis.shares import percent
from fogline.kernel.messages import Message
from fogline.locale.names import seat_message
from fogline.table.declarations import RESIGN

RESULTS: Final = {0.0: "lost", 0.5: "drawn", 1.0: "won"}
MINUS: Final = "−"
NO_CLAUSE: Final = "–"
NONE: Final = "none"
SAME: Final = 0.5
"""Accuracies that are nearer to each other are shown as the same number."""


def lost(decision: Decision) -> int:
    """What a decision cost, in points of a hundred: the difference of the chances as they are shown."""
    return percent(decision.best.win_chance) - percent(decision.played.win_chance)


def parts_of(found: SeatReview) -> dict[str, int]:
    """What the result consists of, in points of a hundred. With the chance at the start they add up to it: the greatest
    part takes what rounding leaves."""
    parts = {part: percent(change) for part, change in found.sums._asdict().items()}
    left = percent(found.result) - percent(found.start) - sum(parts.values())
    parts[max(parts, key=lambda part: abs(parts[part]))] += left
    return parts


def signed(points: int) -> str:
    """Points of a hundred with their sign."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"


def heading(review: Review) -> Iterator[Message]:
    """Whose review it is, and who judges."""
    if review.truth is None:
        yield Message("review-as", {"seat": seat_message(review.seats[0].seat)})
    else:
        yield Message("review-whole")
    values = {"judge": review.judge, "second": review.second_judge, "worlds": review.worlds, "seed": review.seed}
    yield Message("review-judge", values)


def summary(review: Review, found: SeatReview) -> Iterator[Message]:
    """How it went for a seat, in a few sentences."""
    result = {"seat": seat_message(found.seat), "result": RESULTS[found.result], "start": percent(found.start)}
    yield Message("review-result", result)
    judged = sum(step.decision is not None for step in found.steps)
    if found.accuracy is None:
        yield Message("review-no-accuracy")
    else:
        yield Message("review-accuracy", {"accuracy": round(found.accuracy), "decisions": judged})
        if (compared := standing(review.setup.game, found)) is not None:
            yield compared
    yield mostly(found)
    yield Message("review-sum", {part: signed(points) for part, points in parts_of(found).items()})
    bits = {"learned": round(found.bits_learned), "given": round(found.bits_given)}
    yield Message("review-bits", bits)
    yield Message("review-graph", {"chances": _by_turn([(step.turn, step.before) for step in found.steps])})
    if review.truth is not None:
        truth = review.truth[review.seats.index(found)]
        true = [(step.turn, truth[step.line - 1]) for step in found.steps if step.line is not None]
        yield Message("review-graph-true", {"chances": _by_turn(true)})


def standing(title: str, found: SeatReview) -> Message | None:
    """What the accuracy of a seat means, beside that of the levels of the *title*; None if nothing was judged, or
    nobody has measured."""
    levels, reached = levels_by_accuracy(title), found.accuracy
    if reached is None or not levels:
        return None
    accuracy = {"accuracy": round(reached)}
    near = min(levels, key=lambda one: abs(one.mean - reached))
    if abs(near.mean - reached) <= max(near.error, SAME):
        return Message("review-standing-as", {**accuracy, "levels": near.names, "average": round(near.mean)})
    below = [one for one in levels if one.mean < reached]
    above = [one for one in levels if one.mean > reached]
    if not below or not above:
        one = (below or levels)[-1 if below else 0]
        key = "review-standing-above" if below else "review-standing-below"
        return Message(key, {**accuracy, "levels": one.names, "average": round(one.mean)})
    worse, better = below[-1], above[0]
    values = {"levels": worse.names, "average": round(worse.mean), "next": better.names}
    return Message("review-standing-between", {**accuracy, **values, "next-average": round(better.mean)})


def _by_turn(chances: Sequence[tuple[int, float]]) -> str:
    """The first chance of each turn."""
    firsts: dict[int, float] = {}
    for turn, chance in chances:
        firsts.setdefault(turn, chance)
    return " ".join(str(percent(chance)) for chance in firsts.values())


def moments(found: SeatReview) -> Iterator[Message]:
    """What decided the game."""
    for at in found.moments:
        step = found.steps[at]
        values = {"turn": step.turn, "actor": step.actor, "action": step.action}
        yield Message("review-moment", {**values, "before": percent(step.before), "after": percent(step.after)})


def mistake(step: Step) -> Iterator[Message]:
    """What was played, what was better, and what spoke for each."""
    decision = step.decision
    assert decision is not None
    played, best = decision.played, decision.best
    values = {
        "turn": step.turn, "verdict": verdict_message(decision), "played": played.action, "best": best.action,
        "chance": percent(played.win_chance), "better": percent(best.win_chance), "loss": lost(decision),
        "clause": decision.clause or NO_CLAUSE,
    }  # fmt: skip
    yield Message("review-mistake", values)
    yield from why(decision)


def why(decision: Decision) -> Iterator[Message]:
    """What spoke for the best action, and against the one that was played. Nothing here speaks against the verdict."""
    yield from reasons_for(decision)
    yield Message("review-best-in", {"worlds": percent(decision.best.best_in)})
    if decision.second is not None:
        yield Message("review-second", {"points": percent(decision.second.difference)})
    yield from _hindsight(decision)


def reasons_for(decision: Decision) -> tuple[Message, ...]:
    """Why the best action is better; by its figures alone, where the worlds are not at hand."""
    if decision.reasons is not None:
        return decision.reasons
    return compared(decision.best.facts, decision.played.facts)


def costliest(found: SeatReview) -> int | None:
    """The mistake that has cost most, by its place in the steps; None if there is none."""
    worst = found.mistakes[0] if found.mistakes else None
    return next((at for at, step in enumerate(found.steps) if step is worst), None)


def headline(step: Step) -> Message:
    """What was played, what was better, and what it cost, in one sentence."""
    decision = step.decision
    assert decision is not None
    played, best = decision.played, decision.best
    values = {
        "turn": step.turn, "played": played.action, "best": best.action, "chance": percent(played.win_chance),
        "better": percent(best.win_chance), "loss": lost(decision), "clause": decision.clause or NONE,
    }  # fmt: skip
    return Message("review-costliest", values)


def lesson(found: SeatReview, prefix: str) -> Message:
    """What to do next time: how the costliest decision could have been better. *prefix* is that of the title's
    texts."""
    given_up = _given_up(found)
    if given_up > max([lost(step.decision) for step in found.mistakes if step.decision is not None], default=0):
        return Message("review-lesson-resigned", {"chance": given_up})
    if not found.mistakes:
        return Message("review-no-mistakes")
    return _lesson_of(found.mistakes[0], prefix)


def _given_up(found: SeatReview) -> int:
    """The chance to win, in percent, that was given up by resigning; 0 if nobody did."""
    last = found.steps[-1] if found.steps else None
    return percent(last.before) if last is not None and (last.actor, last.action) == (OWN, RESIGN.text) else 0


def often(found: SeatReview, prefix: str) -> Message | None:
    """How many mistakes were of the kind of the costliest one; None if there is none."""
    mistakes = found.mistakes
    if not mistakes:
        return None
    if len(mistakes) == 1:
        return Message("review-often-once", {"rest": _rest(found, mistakes)})
    wanted = _lesson_of(mistakes[0], prefix)
    alike = [step for step in mistakes if _lesson_of(step, prefix) == wanted]
    values = {"count": len(alike), "mistakes": len(mistakes), "loss": _lost(alike), "total": _lost(mistakes)}
    return Message("review-often", {**values, "rest": _rest(found, mistakes)})


def _rest(found: SeatReview, mistakes: Sequence[Step]) -> Message:
    """Why own decisions count otherwise in the sum of the game, if they do."""
    points = parts_of(found)["skill"]
    return Message("review-rest", {"points": NONE if points == -_lost(mistakes) else signed(points)})


def habit(found: SeatReview, prefix: str) -> Message | None:
    """What to do next time against the kind of mistake that has cost most in all; None if it is that of the costliest
    decision."""
    kinds: list[tuple[Message, list[Step]]] = []
    for step in found.mistakes:
        kind = _lesson_of(step, prefix)
        alike = next((steps for one, steps in kinds if one == kind), None)
        if alike is None:
            kinds.append((kind, [step]))
        else:
            alike.append(step)
    if not kinds:
        return None
    kind, steps = max(kinds, key=lambda one: _lost(one[1]))
    if kind == kinds[0][0]:
        return None
    return Message("review-habit", {"count": len(steps), "loss": _lost(steps), "lesson": kind})


def _lost(steps: Sequence[Step]) -> int:
    return sum(lost(step.decision) for step in steps if step.decision is not None)


def _lesson_of(step: Step, prefix: str) -> Message:
    """What a mistake teaches: by its reasons, else by what the actions are called."""
    assert step.decision is not None
    played, best, reasons = step.decision.played, step.decision.best, reasons_for(step.decision)
    if any(reason.key == BEST_FACT and is_certain(reason.values["fact"]) for reason in reasons):
        return Message("review-lesson-known")
    kinds = [reason.key.removeprefix(VERSUS) for reason in reasons]
    kind = next((kind for kind in LIKELIER if kind in kinds), None)
    if kind is not None:
        return Message(f"review-lesson-{kind}")
    verb, better = _verb(played), _verb(best)
    verbs = {"verb": Message(f"{prefix}verb-{verb}"), "better": Message(f"{prefix}verb-{better}")}
    return (
        Message("review-lesson-same", {"verb": verbs["verb"]})
        if verb == better
        else Message("review-lesson-other", verbs)
    )


def _verb(option: Option) -> str:
    return option.action.split(" ")[0]


def mostly(found: SeatReview) -> Message:
    """What made the greatest difference."""
    part, points = max(parts_of(found).items(), key=lambda one: abs(one[1]))
    return Message("review-mostly", {"part": part, "points": signed(points)})


def _hindsight(decision: Decision) -> Iterator[Message]:
    """What the open cards say, if it is something else."""
    if decision.hindsight_loss is None:
        return
    loss = percent(decision.hindsight_loss)
    difference = loss - lost(decision)
    if difference > 0:
        yield Message("review-hindsight", {"loss": loss, "difference": difference})
    elif difference < 0:
        yield Message("review-hindsight-less", {"loss": loss})


def verdict_message(decision: Decision) -> Message:
    """The verdict in a word."""
    return Message(f"review-verdict-{decision.verdict}")
