"""Hints before an action, and the judgement of the action afterwards. Both follow from what the seat knew before it.

This module also draws the worlds for advice (all worlds that fit if they can be listed, otherwise as many as are cheap
to draw), and chooses the model that weights them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from fogline.analysis import analyse, judge_for
from fogline.analysis.decisions import Analysis, Candidate, rng_for, worlds_for
from fogline.analysis.figures import percent, whole_shares
from fogline.analysis.reasons import COUNTED, PLAYED_FACT, in_order, oftener, reasons
from fogline.analysis.review import OWN, Option, Point, Reviewer, option_of
from fogline.bots.levels import knowledge_of
from fogline.kernel.choices import Choices
from fogline.kernel.game import Action, State, View
from fogline.kernel.messages import Message
from fogline.kit.aid import Proving
from fogline.kit.bots import Belief, Believer, Budget
from fogline.kit.registry import title_of
from fogline.kit.search.deliberation import resampled
from fogline.kit.worlds import imagine_many
from fogline.table.records import AnyGame

WORLDS: Final = 48
"""The number of worlds in which each action is tried, as in a review; fixed, so no answer depends on the speed of a
machine."""
SEED: Final = "0"
LISTED: Final = 500
"""At most this many worlds are listed, if they can be; listed worlds give exact figures."""
EVEN: Final = "even"
"""The model in which all worlds that fit are equally likely."""
BELIEVER: Final = "veteran"
"""The level whose beliefs are the other model: it weights each world by the probability that opponents of this level
would bring it about."""


class Imagined(NamedTuple):
    """The imagined worlds of one view."""

    model: str
    """``EVEN`` or ``BELIEVER``."""
    worlds: list[State]
    weights: list[float]
    """The weight of each world; they add up to 1."""
    more: list[State]
    """More worlds that fit, for finding other possibilities; empty if all are listed."""
    is_exact: bool
    """Whether all worlds that fit are listed."""


def imagined(game: AnyGame, view: View, choices: Choices[Action]) -> Imagined:
    """Imagine the worlds of *view*. Unless all are listed, the first ones are those in which a hint tries the
    *choices*."""
    belief, aid = belief_of(game, view), title_of(game.name).aid()
    model = EVEN if belief is None else BELIEVER
    listed = aid.every_world(view, LISTED, Random(0)) if isinstance(aid, Proving) else None
    if listed:
        logs = [0.0 if belief is None else belief.weigh(world) for world in listed]
        top = max(logs)
        found = [exp(one - top) for one in logs]
        return Imagined(model, listed, [one / sum(found) for one in found], [], True)
    drawn = worlds_for(game, view, choices, SEED, WORLDS, COUNTED)
    rng = rng_for(game, view, f"{SEED}/telling")
    more = [] if belief is None else imagine_many(game, view, rng, COUNTED)
    return Imagined(model, drawn, [1 / len(drawn)] * len(drawn), more, False)


def belief_of(game: AnyGame, view: View) -> Belief | None:
    """A veteran's belief about *view*; None if all worlds have the same weight."""
    knowledge = knowledge_of(game)
    return knowledge.belief(view) if isinstance(knowledge, Believer) else None


def counted_in(game: AnyGame, view: View, choices: Choices[Action]) -> list[State]:
    """Worlds of equal weight, so that figures agree with those of ``imagined``."""
    found = imagined(game, view, choices)
    belief = belief_of(game, view)
    if not found.is_exact or belief is None:
        return found.worlds
    return resampled(found.worlds, belief, COUNTED, rng_for(game, view, f"{SEED}/counted"))


NUDGE: Final = 1
CANDIDATES: Final = 2
WHY: Final = 3
STEPS: Final = (NUDGE, CANDIDATES, WHY)
SHOWN: Final = 5
"""The number of candidates named."""
EXPLAINED: Final = 3
"""The number of candidates explained."""
AMONG: Final = 3
"""If all actions are of one kind, a nudge names this many of them."""


class Hint(NamedTuple):
    """A hint for one decision. Each step reveals more than the previous one."""

    step: int
    judge: str
    worlds: int
    """The number of worlds; 0 where nothing is compared: in a set-up, or where there is no choice."""
    seed: str
    verb: str | None
    """The kind of the best action; None where all are of one kind, or nothing is compared."""
    among: tuple[str, ...]
    """If all actions are of one kind, a few of them in the order of the legal list, including the best."""
    area: tuple[str, ...]
    """The objects to look at, as in the notation: cells, Units, cards. In the first step, they are the objects of a few
    actions, including the best, in an order that reveals nothing; from the second step on, those of the best action."""
    candidates: tuple[Option, ...]
    """Candidates, best first, from the second step on; they have facts and disclosures from the third step on."""
    reason: tuple[Message, ...]
    """From the second step on: why the best action is better than the next, in one sentence."""
    others_best_in: float
    """The share of the worlds in which the best action is not among the candidates."""


class Judgement(NamedTuple):
    """How good a seat's latest action was, given what it knew before. Without a verdict, nothing was compared."""

    action: str
    judge: str
    worlds: int
    seed: str
    verdict: str | None
    loss: float | None
    played: Option | None
    best: Option | None
    reasons: tuple[Message, ...]
    """Why the best action is better; empty if the verdict needs no reasons."""


def hint(game: AnyGame, view: View, choices: Choices[Action], step: int) -> Hint:
    found = analyse(game, view, choices, seed=SEED, budget=Budget(WORLDS, None))
    if not found.candidates:
        return Hint(step, found.judge, 0, SEED, None, (), (), (), (), 0.0)
    verb, among = _nudge(game, choices, found.candidates)
    area = _area(game, choices, found.candidates, verb, step)
    if step < CANDIDATES:
        return Hint(step, found.judge, found.worlds, SEED, verb, among, area, (), (), 0.0)
    percents = whole_shares([one.best_in for one in found.candidates])
    shared = [one._replace(best_in=share / 100) for one, share in zip(found.candidates, percents, strict=True)]
    shown = sorted(shared[:SHOWN], key=lambda one: -one.mean)
    facts = _facts(game, view, choices, shown[:EXPLAINED]) if step >= WHY else []
    options = tuple(
        option_of(game, one._replace(facts=facts[at]) if at < len(facts) else one._replace(facts=(), told=None))
        for at, one in enumerate(shown)
    )
    others = 1 - sum(option.best_in for option in options)
    reason = _reason(game, view, choices, found._replace(candidates=tuple(shared)))
    return Hint(step, found.judge, found.worlds, SEED, verb, among, area, options, reason, round(others, 2))


def judge_action(game: AnyGame, view: View, choices: Choices[Action], action: Action) -> Judgement:
    """Judge *action*, one of the *choices* that the seat of *view* had."""
    judge, text = judge_for(game, view.setup), game.write(action)
    found = Reviewer(game, judge, SEED, WORLDS).decision(Point(view, game.turn(view), OWN, action, text, choices))
    if found is None:
        return Judgement(text, judge.name, 0, SEED, None, None, None, None, ())
    played, best = found.played, found.best
    return Judgement(text, judge.name, WORLDS, SEED, found.verdict, found.loss, played, best, found.reasons or ())


def _nudge(game: AnyGame, choices: Choices[Action], found: Sequence[Candidate]) -> tuple[str | None, tuple[str, ...]]:
    """The kind of the best action; or, where all are of one kind, a few of the actions."""
    verbs = {game.write(action).split()[0] for action in choices}
    best = game.write(found[0].action)
    if len(verbs) > 1:
        return best.split()[0], ()
    few = {game.write(one.action) for one in found[:AMONG]}
    return None, tuple(text for text in map(game.write, choices) if text in few)


def _area(
    game: AnyGame, choices: Choices[Action], found: Sequence[Candidate], verb: str | None, step: int
) -> tuple[str, ...]:  # fmt: skip
    """The objects of the best action; in the first step, those of a few actions of its kind, in the order of the legal
    list."""
    pointed_at = title_of(game.name).wire().pointed_at
    if step >= CANDIDATES:
        return tuple(dict.fromkeys(pointed_at(found[0].action)))
    alike = [one for one in choices if verb in (None, game.write(one).split()[0])]
    ranked = [one.action for one in found if any(one.action is other for other in alike)]
    few = list(dict.fromkeys([*ranked, *alike]))[:AMONG]
    return tuple(dict.fromkeys(name for one in alike if one in few for name in pointed_at(one)))


def _reason(game: AnyGame, view: View, choices: Choices[Action], found: Analysis) -> tuple[Message, ...]:
    """Why the best action is better than the next one, and why it beats the action that is best most often: one
    sentence each."""
    first, *rest = found.candidates
    if not rest:
        return (Message("advice-reason-only"),)
    second = max(rest, key=lambda one: one.mean)
    values = {"chance": percent(first.mean), "next": percent(second.mean)}
    often = found.most_often_best
    more = () if often is None else (oftener(first, often),)
    if values["chance"] == values["next"]:
        return (Message("advice-reason-equal", values), *more)
    compared = reasons(game, view, first, second, worlds_for(game, view, choices, SEED, WORLDS, COUNTED))
    said = [one for one in compared if one.key != PLAYED_FACT]
    return (said[0] if said else Message("advice-reason-chance", values), *more)


def _facts(
    game: AnyGame, view: View, choices: Choices[Action], shown: Sequence[Candidate]
) -> Sequence[tuple[Message, ...]]:  # fmt: skip
    """The facts of these candidates, counted in as many worlds as their disclosures."""
    appraisal = title_of(game.name).appraisal()
    if appraisal is None:
        return [()] * len(shown)
    worlds = counted_in(game, view, choices)
    return in_order([appraisal.facts(view, one.action, worlds) for one in shown])
