"""Explains why one action is better than another, where the worlds show it. A reason is given only if it explains the
sign and a good part of the difference; otherwise only the numbers are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from fogline.analysis.decisions import Candidate
from fogline.analysis.figures import percent
from fogline.kernel.game import Action, State, View
from fogline.kernel.messages import Message
from fogline.kit.appraisal import Appraisal
from fogline.kit.registry import title_of
from fogline.table.records import AnyGame

PERCENT: Final = "percent"
FACT: Final = "review-fact-"
"""The prefix of facts. Each fact with a percentage has a text that compares it for two actions."""
VERSUS: Final = "review-versus-"
BEST_FACT: Final = "review-best-fact"
PLAYED_FACT: Final = "review-played-fact"
KNOWN: Final = f"{FACT}known"
"""The fact that a unit was shown, and is still there."""
KNOWN_NONE: Final = f"{FACT}known-none"
"""The fact that a card that is not a unit was shown, and is still there."""
UNIT: Final = f"{FACT}unit"
WINS: Final = "review-reason-wins"
GAINS: Final = "review-reason-gains"
LIKELIER: Final = ("unit", "quadrant", "hit")
"""Facts for which a higher figure is better, each with a lesson."""
RARER: Final = ("machine-gun",)
"""Facts for which a lower figure is better."""
PART: Final = 0.5
"""At least this share counts as a good part of a difference."""
CLEAR: Final = 15
"""Figures must differ by at least this many percentage points, which is far more than chance causes in ``COUNTED``
worlds."""
COUNTED: Final = 400
"""The number of worlds in which figures are counted: counting costs less than judging."""
LIKELY: Final = 50
"""A fact that holds in less than this percentage of worlds proves nothing on its own."""
WON: Final = 0.999
CERTAIN: Final = 100

Explains = Callable[[Sequence[bool]], bool]
"""A function that tells whether the marked worlds make up a good part of the difference."""


def reasons(
    game: AnyGame, view: View, best: Candidate, other: Candidate, worlds: Sequence[State]
) -> tuple[Message, ...]:
    """Why *best* is better than *other*; empty if no fact of the title explains it. Both were tried in the first of
    these *worlds*, which fit the *view*; figures are counted in all worlds."""
    appraisal = title_of(game.name).appraisal()
    count = min(len(best.values), len(other.values), len(worlds))
    gains = [one - two for one, two in zip(best.values[:count], other.values[:count])]
    if appraisal is None or sum(gains) <= 0:
        return ()

    def explains(where: Sequence[bool]) -> bool:
        return sum(gain for gain, holds in zip(gains, where) if holds) >= PART * sum(gains)

    def by_world(action: Action, key: str) -> list[float]:
        return [_figure(appraisal.facts(view, action, [world]), key) for world in worlds[:count]]

    best, other = (one._replace(facts=tuple(appraisal.facts(view, one.action, worlds))) for one in (best, other))
    found = [
        *_known(best.facts, other.facts),
        *_versus(best, other, by_world, explains),
        *_alone(best, other, by_world, explains),
    ]
    return tuple(found or _met(appraisal, view, best, worlds, explains))


def compared(best: Sequence[Message], other: Sequence[Message]) -> tuple[Message, ...]:
    """The reasons when the values in each world are unavailable: the points in favour of the *best* action, from its
    figures alone."""
    alone = [fact for fact in best if speaks_for(fact) and not any(fact.key == one.key for one in other)]
    found = (*_known(best, other), *_side_by_side(best, other))
    return found or tuple(Message(BEST_FACT, {"fact": fact}) for fact in alone)


def oftener(best: Candidate, often: Candidate) -> Message:
    """Why *best* has the better chance, although *often* is the best in more worlds."""
    gains = [one - two for one, two in zip(best.values, often.values)]
    is_rarer = sum(gain > 0 for gain in gains) <= sum(gain < 0 for gain in gains)
    values = {PERCENT: percent(often.best_in), "best": percent(best.best_in)}
    return Message("review-oftener-less" if is_rarer else "review-oftener-shared", values)


def speaks_for(fact: Message) -> bool:
    kind = fact.key.removeprefix(FACT)
    if PERCENT not in fact.values:
        return fact.key == KNOWN
    likely = int(fact.values[PERCENT]) >= LIKELY
    return likely if kind in LIKELIER else not likely and kind in RARER


def in_order(facts: Sequence[Sequence[Message]]) -> list[tuple[Message, ...]]:
    """The facts of several actions, best first, without those that contradict this order: if a worse action has the
    better figure, that figure does not matter."""
    kept: list[tuple[Message, ...]] = []
    least: dict[str, int] = {}
    for some in facts:
        shown: list[Message] = []
        for fact in some:
            if PERCENT not in fact.values:
                shown += [fact] if kept or fact.key != KNOWN_NONE else []
            elif (kept or not _speaks_against(fact)) and _signed(fact) <= least.get(fact.key, CERTAIN):
                least[fact.key] = _signed(fact)
                shown.append(fact)
        kept.append(tuple(shown))
    return kept


def _speaks_against(fact: Message) -> bool:
    """Whether a fact counts against its action, whatever the others are."""
    return fact.key.removeprefix(FACT) in RARER and int(fact.values[PERCENT]) >= LIKELY


def _signed(fact: Message) -> int:
    """The figure of a fact, with its sign set so that more is better."""
    figure = int(fact.values[PERCENT])
    return -figure if fact.key.removeprefix(FACT) in RARER else figure


def _known(best: Sequence[Message], other: Sequence[Message]) -> Iterator[Message]:
    """A reason from what the seat knows: a unit is at the target of the better action and not known at the other's, or
    no unit is at the other's."""
    fact = next((one for one in best if is_certain(one)), None)
    if fact is not None and not any(is_certain(one) for one in other):
        yield Message(BEST_FACT, {"fact": fact})
    none = next((one for one in other if one.key == KNOWN_NONE), None)
    if none is not None and not any(one.key == KNOWN_NONE for one in best):
        yield Message(PLAYED_FACT, {"fact": none})


def is_certain(fact: Message) -> bool:
    """Whether a fact says that a unit is known to be there."""
    return fact.key == KNOWN or (fact.key == UNIT and fact.values[PERCENT] == CERTAIN)


def _side_by_side(best: Sequence[Message], other: Sequence[Message]) -> Iterator[Message]:
    """One sentence with the same figure of both actions, if it is clearly better for the better action."""
    for fact in best:
        same = next((one for one in other if one.key == fact.key and PERCENT in one.values), None)
        kind = fact.key.removeprefix(FACT)
        if same is None or kind not in (*LIKELIER, *RARER) or _signed(fact) < _signed(same) + CLEAR:
            continue
        values = {**same.values, **{f"better-{name}": value for name, value in fact.values.items()}}
        yield Message(f"{VERSUS}{kind}", values)


def _versus(
    best: Candidate, other: Candidate, by_world: Callable[[Action, str], list[float]], explains: Explains
) -> Iterator[Message]:  # fmt: skip
    """A sentence comparing figures, if the worlds where they differ make up a good part of the difference."""
    for message in _side_by_side(best.facts, other.facts):
        key = f"{FACT}{message.key.removeprefix(VERSUS)}"
        one, two = by_world(best.action, key), by_world(other.action, key)
        if explains([here != there for here, there in zip(one, two)]):
            yield message


def _alone(
    best: Candidate, other: Candidate, by_world: Callable[[Action, str], list[float]], explains: Explains
) -> Iterator[Message]:  # fmt: skip
    """A sentence about a figure that only one action has: a good one supports the better action, and a bad one counts
    against the other."""
    for one, two, key in ((best, other, BEST_FACT), (other, best, PLAYED_FACT)):
        for fact in one.facts:
            if PERCENT not in fact.values or is_certain(fact) or any(fact.key == each.key for each in two.facts):
                continue
            if speaks_for(fact) != (one is best):
                continue
            is_rarer = fact.key.removeprefix(FACT) in RARER
            is_good = [(figure == 0) if is_rarer else (figure > 0) for figure in by_world(one.action, fact.key)]
            if explains([good == (one is best) for good in is_good]):
                yield Message(key, {"fact": fact})


def _met(
    appraisal: Appraisal, view: View, best: Candidate, worlds: Sequence[State], explains: Explains
) -> Iterator[Message]:  # fmt: skip
    """The card that makes the better action much better: if the action meets this card, it wins or gains most."""
    met = [appraisal.met(view, best.action, world) for world in worlds]
    for one in dict.fromkeys(met[: len(best.values)]):
        where = [other == one for other in met]
        if one is not None and explains(where):
            wins = all(value >= WON for value, holds in zip(best.values, where) if holds)
            share = max(1, percent(sum(where) / len(where)))
            yield Message(WINS if wins else GAINS, {"card": Message(one.card), "cell": one.cell, PERCENT: share})
            return


def _figure(facts: Sequence[Message], key: str) -> float:
    """The value of a figure in one world."""
    return next((float(fact.values[PERCENT]) for fact in facts if fact.key == key), 0.0)
