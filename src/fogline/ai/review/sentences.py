"""A review in sentences: every one follows from the numbers. Percentages are whole numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fogline.ai.review.review import Decision, Option, Parts, Review, SeatReview, Step
from fogline.locale import Message
from fogline.locale.names import seat_message

RESULTS: Final = {0.0: "lost", 0.5: "drawn", 1.0: "won"}
MINUS: Final = "−"
NO_CLAUSE: Final = "–"
PERCENT: Final = "percent"
FACT: Final = "review-fact-"
"""The keys of facts begin with this. For each that has a percentage there is a text that compares two of them."""


def percent(chance: float) -> int:
    """A chance in percent."""
    return round(100 * chance)


def signed(change: float) -> str:
    """A change of a chance, in points of a hundred, with its sign."""
    points = round(100 * change)
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
    yield mostly(found)
    yield Message("review-sum", {part: signed(change) for part, change in zip(Parts._fields, found.sums, strict=True)})
    bits = {"learned": round(found.bits_learned), "given": round(found.bits_given)}
    yield Message("review-bits", bits)
    yield Message("review-graph", {"chances": _by_turn([(step.turn, step.before) for step in found.steps])})
    if review.truth is not None:
        truth = review.truth[review.seats.index(found)]
        true = [(step.turn, truth[step.line - 1]) for step in found.steps if step.line is not None]
        yield Message("review-graph-true", {"chances": _by_turn(true)})


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
        "chance": percent(played.win_chance), "better": percent(best.win_chance), "loss": percent(decision.loss),
        "clause": decision.clause or NO_CLAUSE,
    }  # fmt: skip
    yield Message("review-mistake", values)
    yield from why(decision)


def why(decision: Decision) -> Iterator[Message]:
    """What spoke for the best action, and against the one that was played."""
    played, best = decision.played, decision.best
    together = _compared(played, best)
    yield from together
    skipped = len(together)
    for fact in played.facts[skipped:]:
        yield Message("review-played-fact", {"fact": fact})
    for fact in best.facts[skipped:]:
        yield Message("review-best-fact", {"fact": fact})
    yield Message("review-best-in", {"worlds": percent(best.best_in)})
    if decision.second is not None:
        yield Message("review-second", {"points": percent(decision.second.difference)})
    given, other = round(played.bits_given), round(best.bits_given)
    if given != other:
        yield Message("review-told", {"given": given, "other": other})
    yield from _hindsight(decision)


def _compared(played: Option, best: Option) -> list[Message]:
    """The same figure of both actions in one sentence, if they have one."""
    if not played.facts or not best.facts or played.facts[0].key != best.facts[0].key:
        return []
    one, other = played.facts[0], best.facts[0]
    if PERCENT not in one.values or one.values == other.values:
        return []
    values = {**one.values, **{f"better-{name}": value for name, value in other.values.items()}}
    return [Message(f"review-versus-{one.key.removeprefix(FACT)}", values)]


def lesson(found: SeatReview, prefix: str) -> Message:
    """What to do better, in one sentence: the kind of decision by which mistakes cost most. *prefix* is that of the
    title's texts."""
    groups: dict[tuple[str, str], list[float]] = {}
    for step in found.mistakes:
        assert step.decision is not None
        kind = (_verb(step.decision.played), _verb(step.decision.best))
        groups.setdefault(kind, []).append(step.decision.loss)
    if not groups:
        return Message("review-no-mistakes")
    (verb, better), losses = max(groups.items(), key=lambda group: sum(group[1]))
    values = {
        "verb": Message(f"{prefix}verb-{verb}"), "count": len(losses), "loss": percent(sum(losses)),
        "total": percent(sum(map(sum, groups.values()))),
    }  # fmt: skip
    if verb == better:
        return Message("review-lesson-same", values)
    return Message("review-lesson-other", {**values, "better": Message(f"{prefix}verb-{better}")})


def _verb(option: Option) -> str:
    return option.action.split(" ")[0]


def mostly(found: SeatReview) -> Message:
    """What made the greatest difference."""
    part, points = max(found.sums._asdict().items(), key=lambda one: abs(one[1]))
    return Message("review-mostly", {"part": part, "points": signed(points)})


def _hindsight(decision: Decision) -> Iterator[Message]:
    """What the open cards say, if it is something else."""
    if decision.hindsight_loss is None:
        return
    loss = percent(decision.hindsight_loss)
    difference = loss - percent(decision.loss)
    if difference > 0:
        yield Message("review-hindsight", {"loss": loss, "difference": difference})
    elif difference < 0:
        yield Message("review-hindsight-less", {"loss": loss})


def verdict_message(decision: Decision) -> Message:
    """The verdict in a word."""
    return Message(f"review-verdict-{decision.verdict}")
