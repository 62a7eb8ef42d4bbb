"""Writes a review in sentences, and as data for JSON. Every sentence follows from the figures; percentages are
whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from fogline.analysis.figures import percent, plain
from fogline.analysis.reasons import BEST_FACT, LIKELIER, VERSUS, compared, is_certain
from fogline.analysis.review import OWN, Decision, Review, SeatReview, Step, is_doubtful, levels_by_accuracy
from fogline.kernel.messages import Message
from fogline.kernel.setup import write_value
from fogline.kit.registry import title_of
from fogline.locale.names import seat_message
from fogline.table.declarations import RESIGN

RESULTS: Final = {0.0: "lost", 0.5: "drawn", 1.0: "won"}
MINUS: Final = "−"
NO_CLAUSE: Final = "–"
NONE: Final = "none"
SAME: Final = 0.5
"""Accuracies closer than this are shown as the same number."""


def lost(decision: Decision) -> int:
    """What a decision cost, in percentage points: the difference between the chances as displayed."""
    return percent(decision.best.win_chance) - percent(decision.played.win_chance)


def parts_of(found: SeatReview) -> dict[str, int]:
    """What the result is made up of, in percentage points. The parts and the chance at the start add up to the result:
    the largest part absorbs the rounding."""
    parts = {part: percent(change) for part, change in found.sums._asdict().items()}
    left = percent(found.result) - percent(found.start) - sum(parts.values())
    parts[max(parts, key=lambda part: abs(parts[part]))] += left
    return parts


def signed(points: int) -> str:
    """Percentage points with their sign."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"


def heading(review: Review) -> Iterator[Message]:
    """Names the subject of the review and its judges."""
    if review.truth is None:
        yield Message("review-as", {"seat": seat_message(review.seats[0].seat)})
    else:
        yield Message("review-whole")
    values = {"judge": review.judge, "second": review.second_judge, "worlds": review.worlds, "seed": review.seed}
    yield Message("review-judge", values)


def summary(review: Review, found: SeatReview) -> Iterator[Message]:
    """A seat's game in a few sentences."""
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
    """The accuracy of a seat compared with that of the levels of the *title*; None if nothing was judged, or no level
    was measured."""
    levels, reached = levels_by_accuracy(title), found.accuracy
    if reached is None or not levels:
        return None
    near = min(levels, key=lambda one: abs(one.mean - reached))
    below = [one for one in levels if one.mean < reached]
    above = [one for one in levels if one.mean > reached]
    one, key, more = below[-1] if below else levels[0], "between", {}
    if abs(near.mean - reached) <= max(near.error, SAME):
        one, key = near, "as"
    elif not below or not above:
        key = "above" if below else "below"
    else:
        more = {"next": above[0].names, "next-average": round(above[0].mean)}
    values = {"accuracy": round(reached), "levels": one.names, "average": round(one.mean)}
    return Message(f"review-standing-{key}", {**values, **more})


def _by_turn(chances: Sequence[tuple[int, float]]) -> str:
    firsts: dict[int, float] = {}
    for turn, chance in chances:
        firsts.setdefault(turn, chance)
    return " ".join(str(percent(chance)) for chance in firsts.values())


def moments(found: SeatReview) -> Iterator[Message]:
    for at in found.moments:
        step = found.steps[at]
        values = {"turn": step.turn, "actor": step.actor, "action": step.action}
        yield Message("review-moment", {**values, "before": percent(step.before), "after": percent(step.after)})


def mistake(step: Step) -> Iterator[Message]:
    """Sentences with the action played, the better one, and the reasons."""
    decision = step.decision
    assert decision is not None
    values = {"verdict": verdict_message(decision), "clause": decision.clause or NO_CLAUSE}
    yield Message("review-mistake", {**_compared(step.turn, decision), **values})
    yield from why(decision)


def _compared(turn: int, decision: Decision) -> dict[str, Any]:
    """The action played and the best one, as values for a sentence."""
    played, best = decision.played, decision.best
    return {
        "turn": turn, "played": played.action, "best": best.action, "chance": percent(played.win_chance),
        "better": percent(best.win_chance), "loss": lost(decision),
    }  # fmt: skip


def why(decision: Decision) -> Iterator[Message]:
    """What speaks for the best action, and against the one that was played. Nothing here contradicts the verdict."""
    yield from reasons_for(decision)
    yield Message("review-best-in", {"worlds": percent(decision.best.best_in)})
    if decision.second is not None:
        yield Message("review-second", {"points": percent(decision.second.difference)})
    yield from _hindsight(decision)


def reasons_for(decision: Decision) -> tuple[Message, ...]:
    """Why the best action is better; judged from its figures alone if the worlds are not available."""
    if decision.reasons is not None:
        return decision.reasons
    return compared(decision.best.facts, decision.played.facts)


def costliest(found: SeatReview) -> int | None:
    """The number of the step with the costliest mistake; None if there is none."""
    worst = found.mistakes[0] if found.mistakes else None
    return next((at for at, step in enumerate(found.steps) if step is worst), None)


def headline(step: Step) -> Message:
    """The action played, the better one, and the cost, in one sentence."""
    decision = step.decision
    assert decision is not None
    return Message("review-costliest", {**_compared(step.turn, decision), "clause": decision.clause or NONE})


def lesson(found: SeatReview, prefix: str) -> Message:
    """Advice for next time, from the costliest decision. *prefix* is the prefix of the title's texts."""
    given_up = _given_up(found)
    if given_up > max([lost(step.decision) for step in found.mistakes if step.decision is not None], default=0):
        return Message("review-lesson-resigned", {"chance": given_up})
    if not found.mistakes:
        return Message("review-no-mistakes")
    return _lesson_of(found.mistakes[0], prefix)


def _given_up(found: SeatReview) -> int:
    """The winning chance, in percent, given up by resigning; 0 without a resignation."""
    last = found.steps[-1] if found.steps else None
    return percent(last.before) if last is not None and (last.actor, last.action) == (OWN, RESIGN.text) else 0


def often(found: SeatReview, prefix: str) -> Message | None:
    """How many mistakes were of the same kind as the costliest one; None if there were no mistakes."""
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
    """Why the total of the seat's decisions differs in the review of the whole game, if it does."""
    points = parts_of(found)["skill"]
    return Message("review-rest", {"points": NONE if points == -_lost(mistakes) else signed(points)})


def habit(found: SeatReview, prefix: str) -> Message | None:
    """Advice against the kind of mistake with the highest total cost; None if the costliest decision is of that
    kind."""
    lessons = [(_lesson_of(step, prefix), step) for step in found.mistakes]
    if not lessons:
        return None
    kind, steps = max(
        ((kind, [step for other, step in lessons if other == kind]) for kind, _ in lessons),
        key=lambda one: _lost(one[1]),
    )
    if kind == lessons[0][0]:
        return None
    return Message("review-habit", {"count": len(steps), "loss": _lost(steps), "lesson": kind})


def _lost(steps: Sequence[Step]) -> int:
    return sum(lost(step.decision) for step in steps if step.decision is not None)


def _lesson_of(step: Step, prefix: str) -> Message:
    """The lesson of a mistake: from its reasons, otherwise from the names of the actions."""
    assert step.decision is not None
    played, best, reasons = step.decision.played, step.decision.best, reasons_for(step.decision)
    if any(reason.key == BEST_FACT and is_certain(reason.values["fact"]) for reason in reasons):
        return Message("review-lesson-known")
    kinds = [reason.key.removeprefix(VERSUS) for reason in reasons]
    kind = next((kind for kind in LIKELIER if kind in kinds), None)
    if kind is not None:
        return Message(f"review-lesson-{kind}")
    verb, better = (Message(f"{prefix}verb-{option.action.split(' ')[0]}") for option in (played, best))
    if verb == better:
        return Message("review-lesson-same", {"verb": verb})
    return Message("review-lesson-other", {"verb": verb, "better": better})


def mostly(found: SeatReview) -> Message:
    part, points = max(parts_of(found).items(), key=lambda one: abs(one[1]))
    return Message("review-mostly", {"part": part, "points": signed(points)})


def _hindsight(decision: Decision) -> Iterator[Message]:
    """The loss that the open cards show, if it differs from the loss as far as the seat knew."""
    if decision.hindsight_loss is None:
        return
    loss = percent(decision.hindsight_loss)
    if loss > lost(decision):
        yield Message("review-hindsight", {"loss": loss, "difference": loss - lost(decision)})
    elif loss < lost(decision):
        yield Message("review-hindsight-less", {"loss": loss})


def verdict_message(decision: Decision) -> Message:
    return Message(f"review-verdict-{decision.verdict}")


def as_json(review: Review) -> dict[str, Any]:
    """The whole review as data for JSON, with its sentences as messages. A seat's review leaves out the parts that
    belong only to a review of the whole game."""
    setup = review.setup
    options = {key: write_value(one) for key, one in setup.options.items()}
    seats = [_seat_as_json(setup.game, seat) for seat in review.seats]
    agreed = {"game": setup.game, "scenario": setup.scenario, "options": options}
    return {**plain(review._replace(seats=())), "setup": agreed, "seats": seats}


def _seat_as_json(title: str, seat: SeatReview) -> dict[str, Any]:
    prefix = title_of(title).words().prefix
    sentences = {
        "lesson": lesson(seat, prefix), "often": often(seat, prefix), "habit": habit(seat, prefix),
        "mostly": mostly(seat), "standing": standing(title, seat),
    }  # fmt: skip
    return {
        "accuracy": None,
        **plain(seat._replace(steps=())),
        "steps": [step_as_json(step) for step in seat.steps],
        "costliest": costliest(seat),
        **{key: plain(one) for key, one in sentences.items()},
    }


def step_as_json(step: Step) -> dict[str, Any]:
    form: dict[str, Any] = {**plain(step), "change": plain(step.change)}
    if step.decision is not None and is_doubtful(step.decision.verdict):
        form["decision"]["why"] = plain(tuple(why(step.decision)))
    return form
