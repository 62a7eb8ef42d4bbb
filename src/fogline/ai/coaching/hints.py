"""Hints before an action, and what it was worth after it. Both are functions of what the seat knew before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fogline.ai.analysis import analyse, judge_for
from fogline.ai.analysis.deciding import Candidate
from fogline.ai.review.review import Option, Reviewer
from fogline.ai.review.tracks import OWN, Point
from fogline.kernel.choices import Choices
from fogline.kit.bots import Budget
from fogline.table.records import AnyGame

NUDGE: Final = 1
CANDIDATES: Final = 2
WHY: Final = 3
STEPS: Final = (NUDGE, CANDIDATES, WHY)
WORLDS: Final = 48
"""As many as a review looks at. Fixed, so that no answer depends on how fast a machine is."""
SEED: Final = "0"
SHOWN: Final = 5
"""Candidates that are named."""
EXPLAINED: Final = 3
"""Candidates of which it is said why."""
AMONG: Final = 3
"""Where all actions are of one kind, a nudge names so many."""


class Hint(NamedTuple):
    """What is told of one decision. Each step has what the one before it has, and more."""

    step: int
    judge: str
    worlds: int
    """0 where nothing is compared: in a set-up, or where there is no choice."""
    seed: str
    verb: str | None
    """The kind of the best action; None where all are of one kind, or nothing is compared."""
    among: tuple[str, ...]
    """Where all are of one kind, a few in the order of the legal list, one of them the best."""
    candidates: tuple[Option, ...]
    """From the second step on, the best one first; facts and what they tell from the third step on."""


class Judgement(NamedTuple):
    """What the latest action of a seat was worth, by what it knew before. Without a verdict nothing was compared."""

    action: str
    judge: str
    worlds: int
    seed: str
    verdict: str | None
    loss: float | None
    played: Option | None
    best: Option | None


def hint(game: AnyGame, view: Any, choices: Choices[Any], step: int) -> Hint:
    """A hint for the seat of *view*, which has these *choices*."""
    found = analyse(game, view, choices, seed=SEED, budget=Budget(WORLDS, None))
    if not found.candidates:
        return Hint(step, found.judge, 0, SEED, None, (), ())
    verb, among = _nudge(game, choices, found.candidates)
    shown = [_option(game, one, is_explained=step >= WHY and at < EXPLAINED)
             for at, one in enumerate(found.candidates[:SHOWN])]  # fmt: skip
    candidates = tuple(shown) if step >= CANDIDATES else ()
    return Hint(step, found.judge, found.worlds, SEED, verb, among, candidates)


def judge_action(game: AnyGame, view: Any, choices: Choices[Any], action: Any) -> Judgement:
    """How good *action* was, one of the *choices* that the seat of *view* had."""
    judge = judge_for(game, view.setup)
    reviewer = Reviewer(game, judge, SEED, WORLDS)
    text = game.write(action)
    found = reviewer.decision(Point(view, game.turn(view), OWN, action, text, choices))
    if found is None:
        return Judgement(text, judge.name, 0, SEED, None, None, None, None)
    return Judgement(text, judge.name, WORLDS, SEED, found.verdict, found.loss, found.played, found.best)


def _nudge(game: AnyGame, choices: Choices[Any], found: Sequence[Candidate]) -> tuple[str | None, tuple[str, ...]]:
    """The kind of the best action; or, where all are of one kind, a few of them."""
    verbs = {game.write(action).split()[0] for action in choices}
    best = game.write(found[0].action)
    if len(verbs) > 1:
        return best.split()[0], ()
    few = {game.write(one.action) for one in found[:AMONG]}
    return None, tuple(text for text in map(game.write, choices) if text in few)


def _option(game: AnyGame, one: Candidate, *, is_explained: bool) -> Option:
    told = one.told if is_explained else None
    return Option(
        game.write(one.action), one.mean, one.spread, one.worlds, one.best_in, one.chance_best,
        0.0 if told is None else told.bits, () if told is None else told.events, one.facts if is_explained else (),
    )  # fmt: skip
