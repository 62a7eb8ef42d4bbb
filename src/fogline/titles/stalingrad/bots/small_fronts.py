"""Solves Fronts of SCOPE Stalingrad that are small enough: it computes an equilibrium on demand from what both sides
know.

A game with few positions is solved as a whole, including the set-up. A longer game is solved for as many turns as the
position limit allows, and a position after these turns is valued by its points. The rest is solved again from the
public knowledge at that time, with all fitting arrangements equally likely. In both cases the solution depends only on
public facts, and the view only selects which part to follow.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache, partial
from math import factorial
from random import Random
from typing import Final, NamedTuple, final

from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.kit.search.equilibrium import CHANCE, END, Graph, Seen, Strategy, TooLarge
from fogline.titles.scope.actions import Action
from fogline.titles.scope.position import NOBODY
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.cards import GERMAN, KINDS, SIDES, SOVIET
from fogline.titles.stalingrad.rules.play import apply, legal, to_act
from fogline.titles.stalingrad.rules.rules import STALINGRAD
from fogline.titles.stalingrad.rules.state import SCORE, State
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.view import View, imagine, laid_out, worlds_of
from fogline.titles.stalingrad.rules.view import view as view_of

POSITIONS: Final = 5000
"""The maximum number of positions, which take about a tenth of a second."""
WORLDS: Final = 64
"""The maximum number of arrangements of both sides' hidden cards."""
ROUNDS: Final = 200
"""The number of rounds of regret matching."""
LEAST: Final = 2
MOST: Final = 12
"""A solution looks at most this many turns ahead. With fewer than ``LEAST``, one side has no turn."""
DRAWS: Final = 12
"""How many passes over the worlds are drawn, each world once per pass on average, so that none is missed."""
LEAD: Final = 0.5
"""The value of having all the points needed to win, used where a solution ends before the game does."""


class Part(NamedTuple):
    """The part of a game that follows a given position."""

    roots: list[State]
    """The worlds in which it may start, all equally likely."""
    end: int
    """The last turn that the part includes."""


@final
class Solution:
    """A strategy for a part of a game."""

    def __init__(self, part: Part) -> None:
        """Explore *part*, to be solved when first asked; raises ``TooLarge`` if it has too many positions."""
        self._part = part
        self.is_whole: bool = True
        """Whether the solution reaches the end of the game."""
        self._graph = Graph(None, self._look, _key, POSITIONS)
        self._strategy: Strategy = []

    def _look(self, state: object) -> Seen:
        if state is None:
            roots = self._part.roots
            return Seen(CHANCE, 0.0, None, [root.clone for root in roots], [1 / len(roots)] * len(roots))
        assert isinstance(state, State)
        if state.step == steps.OVER:
            return Seen(END, _result(state), None, ())
        if state.turn > self._part.end:
            self.is_whole = False
            return Seen(END, _lead(state), None, ())
        seat = to_act(state)[0]
        actions = legal(state, seat).all()
        after = [partial(_after, state, seat, action) for action in actions]
        return Seen(int(seat), 0.0, known_of(view_of(state, seat)), after)

    def likely(self, view: View) -> list[float] | None:
        """The probability of each legal action; None if the view is not in this part."""
        assert view.seat is not None
        number = self._graph.numbers.get((int(view.seat), known_of(view)))
        if number is None:
            return None
        if not self._strategy:
            self._strategy = self._graph.solve(ROUNDS)
        return self._strategy[number]


def _key(state: object) -> Hashable:
    return state.key() if isinstance(state, State) else None


def _after(state: State, seat: Seat, action: Action) -> State:
    after = state.clone()
    apply(after, seat, action, None)
    return after


def _result(state: State) -> float:
    """The result for the German side, which moves first."""
    if state.winner == NOBODY:
        return 0.0
    return 1.0 if state.winner == GERMAN else -1.0


def _lead(state: State) -> float:
    """The expected value of the points, for the German side."""
    points = state.rules.points
    return LEAD * float(state.sides[SCORE + GERMAN] - state.sides[SCORE + SOVIET]) / float(points) if points else 0.0


def known_of(view: View) -> Hashable:
    """Everything that a seat knows; during set-up only its own cards, since both sides lay out theirs at the same
    time."""
    return view.cells if view.step == steps.SET_UP else view[3:]


def likely(view: View) -> list[float] | None:
    """The probability of each legal action in a solution, if the game is small enough to be solved."""
    rules = rules_for(view.setup)
    if view.seat is None or len(rules.seat_names) != len(SIDES):
        return None
    solution = _from_start(view.setup)
    found = solution.likely(view) if solution is not None else None
    if found is None and view.step != steps.SET_UP and _has_few_worlds(rules, view):
        solution = _from_here(view_of(laid_out(view), None))
        found = solution.likely(view) if solution is not None else None
    return found


def choose_solved(view: View, choices: Choices[Action], rng: Random) -> Action | None:
    """Choose one of *choices* by a solution of the game; None if there is none."""
    found = likely(view)
    return None if found is None else rng.choices(choices.all(), found)[0]


@lru_cache(maxsize=8)
def _from_start(setup: Setup) -> Solution | None:
    rules = rules_for(setup)
    return _solved([STALINGRAD.new(setup)], 1) if _ways(rules, GERMAN) * _ways(rules, SOVIET) <= WORLDS else None


@lru_cache(maxsize=8)
def _from_here(public: View) -> Solution | None:
    """Solve from the public knowledge in the middle of a game."""
    rng = Random(0)
    roots: dict[Hashable, State] = {}
    drawn = 0
    while drawn <= DRAWS * (len(roots) + 1):
        world = imagine(public, rng)
        roots.setdefault(world.key(), world)
        drawn += 1
        if len(roots) > WORLDS:
            return None
    return _solved(list(roots.values()), public.turn)


def _solved(roots: list[State], turn: int) -> Solution | None:
    """Solve from *turn* on, for as many turns as the position limit allows."""
    best: Solution | None = None
    for turns in range(LEAST, MOST + 1):
        try:
            best = Solution(Part(roots, turn + turns - 1))
        except TooLarge:
            return best
        if best.is_whole:
            return best
    return best


def _ways(rules: Rules, side: int) -> int:
    """The number of ways to lay out the cards of *side*."""
    counts = [int(rules.counts[side * KINDS + kind]) for kind in range(KINDS)]
    ways = factorial(sum(counts))
    for count in counts:
        ways //= factorial(count)
    return ways


def _has_few_worlds(rules: Rules, view: View) -> bool:
    """Whether enumeration is feasible: there are few arrangements of each side's cards."""
    most = 1.0
    for side in (GERMAN, SOVIET):
        most *= worlds_of(rules, view.start, view.facts, side).most_worlds
    return most <= WORLDS * WORLDS
