"""How an ace of Spearpoint 1943 decides: it compares a veteran's best ideas by how the Turn goes on, in worlds that fit
its view, where both seats play as veterans do."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Final, final

from fogline.kernel.arrays import COMPILED, Dice, i64
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE
from fogline.kit.bots import Budget
from fogline.kit.deciding.deliberating import deliberate
from fogline.titles.spearpoint.bots.decision import Decision
from fogline.titles.spearpoint.bots.field import HURT
from fogline.titles.spearpoint.bots.knowledge import KNOWLEDGE
from fogline.titles.spearpoint.bots.prospects import prospect
from fogline.titles.spearpoint.bots.veteran import best_action
from fogline.titles.spearpoint.bots.weighing import JUDGED, Options
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.asking import is_chance, legal_list, to_act
from fogline.titles.spearpoint.rules.cards import NO_CARD
from fogline.titles.spearpoint.rules.guessing import imagine
from fogline.titles.spearpoint.rules.play import carry_out
from fogline.titles.spearpoint.rules.playout import sample
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import COMMIT, DECLARE, DRAW, INITIATIVE, LIMIT, OVER, WINDOW
from fogline.titles.spearpoint.rules.view import View

CANDIDATES: Final = 4
"""Ideas that are compared: what a veteran would do, and the next best."""
MARGIN: Final = 4.0
"""An idea that a veteran thinks is worth so many points less is not compared."""
MORE: Final = 2
"""It looks at so many worlds for each of a veteran's, as long as more than one idea is left."""
FIRST_LOOK: Final = 8
"""Worlds before the first idea is given up. With fewer it does what a veteran would."""
DOUBT: Final = 0.7
"""How many standard errors better than the veteran's idea another one must be."""
MOST: Final = 1000
"""Actions of a Turn that is played on."""
SECRET: Final = (COMMIT, WINDOW, DECLARE, LIMIT, INITIATIVE)
"""Steps in which both choose in secret."""
COMPARED: Final = JUDGED - {DRAW, LIMIT}
"""Steps in which ideas are compared. What is drawn and put away matters later than in this Turn."""


def foresee(view: View, choices: Choices[Action], rng: Random, budget: Budget) -> Action:
    """What a veteran would do, or what turns out to be better. A build that is not compiled could not look at enough
    worlds in time."""
    first = _veterans(view, choices, rng, budget)
    has_time = COMPILED or budget.seconds is None
    ideas = _ideas(view, choices, first) if has_time and view.step in COMPARED else [first]
    if len(ideas) == 1:
        return first
    end = None if budget.seconds is None else monotonic() + budget.seconds
    return _Comparison(view, ideas).best(rng, MORE * budget.worlds, end)


def _veterans(view: View, choices: Choices[Action], rng: Random, budget: Budget) -> Action:
    judge = KNOWLEDGE.judge(view, choices, rng, budget.worlds)
    found: Action = deliberate(judge, lambda: imagine(view, rng), Budget(budget.worlds, None), rng)
    return found


def _ideas(view: View, choices: Choices[Action], first: Action) -> list[Action]:
    """What a veteran would do, then what it weighs nearly as high. Of a commitment it only weighs whether to send all
    that can fight, so that there every line is an idea."""
    options = Options(view, choices)
    values = {action: options.value(0.0, action) for action in options.candidates if action is not first}
    least = -MARGIN if view.step != COMMIT else float("-inf")
    others = sorted([action for action, value in values.items() if value > least], key=lambda one: -values[one])
    return [first, *others[: CANDIDATES - 1]]


@final
class _Comparison:
    """Ideas in the same worlds, by the same luck, each compared with the first."""

    def __init__(self, view: View, ideas: list[Action]) -> None:
        assert view.seat is not None
        self._view = view
        self._seat: i64 = view.seat
        self._until: i64 = view.turn + 1
        self._ideas = ideas
        self._sums = [0.0] * len(ideas)
        self._squares = [0.0] * len(ideas)
        self._seen = 0

    def best(self, rng: Random, worlds: int, end: float | None) -> Action:
        """The idea that is better by more than a doubt, or the first. Those that look worse are given up by and by."""
        left = list(range(1, len(self._ideas)))
        pause = FIRST_LOOK
        while left and self._seen < worlds and (end is None or monotonic() < end):
            self._look(left, rng)
            if self._seen == pause:
                pause *= 2
                left = [at for at in left if self._edge(at, 1.0) > 0.0]
        if self._seen < FIRST_LOOK:
            return self._ideas[0]
        found, most = 0, 0.0
        for at in left:
            edge = self._edge(at, -DOUBT)
            if edge > most:
                found, most = at, edge
        return self._ideas[found]

    def _look(self, left: list[int], rng: Random) -> None:
        """One more world."""
        world = imagine(self._view, rng)
        forget_plan(world, 1 - self._seat)
        luck = rng.getrandbits(31)
        first = self._value(world, self._ideas[0], luck)
        for at in left:
            gain = self._value(world, self._ideas[at], luck) - first
            self._sums[at] += gain
            self._squares[at] += gain * gain
        self._seen += 1

    def _value(self, world: State, action: Action, luck: int) -> float:
        after = world.clone()
        carry_out(after, self._seat, action, None)
        play_on(after, Dice(luck), self._until)
        return prospect(after, self._seat)

    def _edge(self, at: int, errors: float) -> float:
        """How much better than the first an idea is, with so many standard errors added."""
        mean = self._sums[at] / self._seen
        spread = max(0.0, self._squares[at] / self._seen - mean * mean)
        return mean + errors * float((spread / (self._seen - 1)) ** 0.5)


def play_on(state: State, dice: Dice, turn: i64) -> None:
    """Play as veterans do until *turn* begins or the game is over."""
    for _ in range(MOST):
        step: i64 = state.step
        if step == OVER or (step == COMMIT and state.turn >= turn):
            return
        if is_chance(step):
            carry_out(state, CHANCE, sample(state, CHANCE, dice), None)
            continue
        seat: i64 = to_act(state)[0]
        choices = legal_list(state, seat)
        if len(choices) == 1:
            carry_out(state, seat, choices[0], None)
        else:
            carry_out(state, seat, best_action(Decision(None, Choices([choices]), HURT, state, int(seat))), None)


def forget_plan(state: State, seat: i64) -> None:
    """What *seat* is planning in secret in an imagined world was made up line by line: let it plan again."""
    if state.step in SECRET:
        side = state.sides[seat]
        side.plan = []
        side.is_done = False
        side.discard = NO_CARD
