"""Searches for decks and starting hands of Spearpoint 1943 that win matches: the forces of an ace.

    python -m bench.arsenal standard,clear-skies,counter-attack american --minutes 20 --seed 1

Both seats play like veterans. The other seat has a veteran's decks, and in some games (``--own``) one of the ace's own
forces, so that the search does not find forces that lose to these. All forces play the same games in the same order:
scenario, deck of the other seat, dice. Results are adjusted for luck (``fogline.bots.arena.Fate``).

From all games, a linear model learns how much each card adds, in the deck and in the starting hand. In each round the
search mutates or crosses the best forces so far. The model then selects the most promising of many candidates (by
Thompson sampling, so that unknown cards are tried, too), and these race in three heats, after each of which the better
half continues. The value of a force combines its own results with the model's prediction.

At the end some of the best forces, chosen to differ from each other, play fresh games against fresh decks. The output
has the format of ``titles/spearpoint/bots/arsenal.toml``: first the share used for selection, which is biased upwards,
then the share in fresh games with its interval, then the share in fresh games against the ace's own forces.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

import fogline
from bench.mixtures import setup_of
from fogline.bots.arena import Fate
from fogline.bots.levels import bot_for
from fogline.kernel.arrays import Dice
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.research import NORMAL_95
from fogline.titles.spearpoint.bots.ace import Force, forces, is_legal
from fogline.titles.spearpoint.bots.decision import Decision
from fogline.titles.spearpoint.bots.veteran import best_action
from fogline.titles.spearpoint.rules.actions import DONE, PLAIN, Action
from fogline.titles.spearpoint.rules.cards import CREW, NO_CREW
from fogline.titles.spearpoint.rules.play import carry_out, is_chance, legal_list, to_act
from fogline.titles.spearpoint.rules.rules import SPEARPOINT
from fogline.titles.spearpoint.rules.state import NOBODY, State
from fogline.titles.spearpoint.rules.steps import BUILD, MUSTER, OVER
from fogline.titles.spearpoint.rules.tables import Rules, rules_for

OTHERS: Final = 150
"""The number of veteran's forces for the other seat, for each scenario."""
FIRST: Final = 40
"""The number of veteran's forces with which the search starts."""
BEST: Final = 24
"""The number of forces that are mutated and crossed."""
IDEAS: Final = 250
"""The number of candidates from which the model chooses in a round."""
RACE: Final = ((12, 16), (6, 32), (3, 64))
"""The number of new forces in each heat of a round, and how many more games each plays."""
AGAIN: Final = (4, 32)
"""The number of best forces that play more games in a round (those with the fewest games first), and of these games."""
PRIOR: Final = 120
"""The model has the weight of this many games of a force: the noise of games divided by the variance that the model
cannot explain."""
NOISE: Final = 0.28
"""The standard deviation of a luck-adjusted result."""
STIFFNESS: Final = 0.05
"""The prior standard deviation of the value of a card."""
DIFFERENT: Final = 3
"""The minimum number of different cards, in deck and hand, between two printed forces."""
FRESH: Final = 600
"""The number of fresh games for each printed force at the end."""
EXTRA: Final = 3
"""The maximum number of missing or surplus crews that the model distinguishes."""
GAME: Final[Any] = fogline.game("spearpoint")
Habit = Callable[[Rules, int, Sequence[Action]], Action | None]
"""A player's action in a step, if it differs from a veteran's; None otherwise."""
NONE: Final[Mapping[int, Sequence[Habit]]] = {}


def veterans_force(setup: Setup, seat: int, seed: str) -> Force:
    """A veteran's deck and starting hand."""
    state, rng, bot = GAME.new(setup), Random(seed), bot_for(GAME, "veteran", Budget(1, None))
    while state.step in (BUILD, MUSTER):
        acting = Seat(GAME.to_act(state)[0])
        legal = GAME.legal(state, acting)
        is_own = acting == seat and len(legal) > 1
        GAME.apply(state, acting, bot.choose(GAME.view(state, acting), legal, rng) if is_own else legal[0])
    side = state.sides[seat]
    hand = tuple(int(count) for count in side.hand)
    return Force(tuple(int(left) + held for left, held in zip(side.reserves, hand)), hand)


def dealt(setup: Setup, both: tuple[Force, Force]) -> State:
    """The position after both have set up."""
    state: State = GAME.new(setup)
    rules = state.rules
    while state.step in (BUILD, MUSTER):
        seat = int(to_act(state)[0])
        side, is_deck = state.sides[seat], state.step == BUILD
        goal, there = (both[seat].deck, side.reserves) if is_deck else (both[seat].hand, side.hand)
        lines = rules.picks if is_deck else rules.holds
        missing = [lines[number] for number, count in enumerate(goal) if count > there[number]]
        carry_out(state, seat, missing[0] if missing else PLAIN[DONE], None)
    return state


def result(setup: Setup, both: tuple[Force, Force], seed: int, habits: Mapping[int, Sequence[Habit]] = NONE) -> float:
    """The first seat's points, adjusted for luck, in a game of two veterans with optional *habits* by seat."""
    state, dice, fate = dealt(setup, both), Dice(seed), Fate(GAME)
    while state.step != OVER:
        if is_chance(state.step):
            action = SPEARPOINT.sample(state, CHANCE, dice)
            fate.watch_chance(state, GAME.outcomes(state), action)
            carry_out(state, CHANCE, action, None)
            continue
        seat = to_act(state)[0]
        choices = legal_list(state, seat)
        if len(choices) == 1:
            carry_out(state, seat, choices[0], None)
            continue
        found = [habit(state.rules, int(state.step), choices) for habit in habits.get(int(seat), ())]
        chosen = [one for one in found if one is not None]
        decision = Decision(SPEARPOINT.view(state, seat), Choices([choices]))
        carry_out(state, seat, chosen[0] if chosen else best_action(decision), None)
    points = 0.5 if state.winner == NOBODY else float(state.winner == 0)
    return points - (fate.brought or 0.0)


class Meeting(NamedTuple):
    """A game that a force can play."""

    setup: Setup
    other: Force
    is_own: bool
    """Whether the other seat has a force of the ace."""
    seed: int


class Programme:
    """An endless sequence of games, the same for every force."""

    def __init__(self, setups: Sequence[Setup], seat: int, seed: str, own: float) -> None:
        self._seat = seat
        self._rng = Random(f"{seed}/programme")
        self._own = own
        self._setups = setups
        self._others = [
            [veterans_force(setup, 1 - seat, f"{seed}/{setup.scenario}/{number}") for number in range(OTHERS)]
            for setup in setups
        ]
        self._meetings: list[Meeting] = []

    def play(self, force: Force, number: int) -> float:
        """The points of *force*, adjusted for luck, in game *number*."""
        meeting = self.meeting(number)
        if self._seat == 0:
            return result(meeting.setup, (force, meeting.other), meeting.seed)
        return 1 - result(meeting.setup, (meeting.other, force), meeting.seed)

    def meeting(self, number: int) -> Meeting:
        rng = self._rng
        while len(self._meetings) <= number:
            place = len(self._meetings) % len(self._setups)
            setup = self._setups[place]
            known = forces(setup, 1 - self._seat)
            is_own = bool(known) and rng.random() < self._own
            other = rng.choice(known if is_own else self._others[place])
            self._meetings.append(Meeting(setup, other, is_own, rng.getrandbits(31)))
        return self._meetings[number]


class Model:
    """The value of each card: a linear model of results, with its uncertainty."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self._cards = [
            (number, int(count), card.kind == CREW, int(card.crew))
            for number, (card, count) in enumerate(zip(rules.units, rules.pools[seat]))
            if count
        ]
        self._hand = int(rules.start_units[seat])
        size = len(self.signs(Force((0,) * len(rules.units), (0,) * len(rules.units))))
        self._square = np.eye(size) * (NOISE / STIFFNESS) ** 2
        self._square[0, 0] = 1e-3
        self._moment = np.zeros(size)

    def signs(self, force: Force) -> list[float]:
        """The features of a force: each copy in deck and hand separately, and missing or surplus crews."""
        found = [1.0]
        for counts, most in ((force.deck, 99), (force.hand, self._hand)):
            wanted: dict[int, int] = {}
            for number, pool, is_crew, crew in self._cards:
                found.extend(float(counts[number] >= copy) for copy in range(1, min(pool, most) + 1))
                if crew != NO_CREW:
                    wanted[crew] = wanted.get(crew, 0) + (counts[number] if is_crew else -counts[number])
            for _, over in sorted(wanted.items()):
                found.extend(float(over >= step) for step in range(1, EXTRA + 1))
                found.extend(float(-over >= step) for step in range(1, EXTRA + 1))
        return found

    def learn(self, force: Force, results: Sequence[float]) -> None:
        """Add results of a force, measured from 0.5."""
        signs = np.array(self.signs(force))
        self._square += len(results) * np.outer(signs, signs)
        self._moment += (sum(results) - 0.5 * len(results)) * signs

    def expected(self, some: Sequence[Force]) -> list[float]:
        """The expected share of each force."""
        weights = np.linalg.solve(self._square, self._moment)
        found: list[float] = (0.5 + np.array([self.signs(force) for force in some]) @ weights).tolist()
        return found

    def possible(self, some: Sequence[Force], draws: int, seed: int) -> list[list[float]]:
        """The share of each force, in several draws from the posterior."""
        root = np.linalg.cholesky(np.linalg.inv(self._square))
        weights = np.linalg.solve(self._square, self._moment)
        noise = np.random.default_rng(seed).standard_normal((draws, len(weights)))
        drawn = weights + NOISE * noise @ root.T
        found: list[list[float]] = (drawn @ np.array([self.signs(force) for force in some]).T).tolist()
        return found


class Tried:
    """A force and its results, in the order of the programme."""

    def __init__(self, force: Force) -> None:
        self.force = force
        self.results: list[float] = []
        self.expected = 0.5

    @property
    def share(self) -> float:
        """The share, combined with the model's prediction."""
        return (sum(self.results) + self.expected * PRIOR) / (len(self.results) + PRIOR)


class Search:
    """The search for one side of several scenarios with the same limits."""

    def __init__(self, setups: Sequence[Setup], seat: int, seed: str, own: float) -> None:
        self._seat = seat
        self.rules = rules_for(setups[0])
        self._all_rules = [rules_for(setup) for setup in setups]
        self._rng = Random(seed)
        self._programme = Programme(setups, seat, seed, own)
        self._model = Model(self.rules, seat)
        usual = [veterans_force(setups[0], seat, f"{seed}/own/{number}") for number in range(FIRST)]
        begun = [*dict.fromkeys(usual), *forces(setups[0], seat)]
        self.tried = [Tried(force) for force in begun if self._is_legal(force)]
        self._seen = {one.force for one in self.tried}
        for one in self.tried:
            self._play(one, RACE[0][1])
        self._judge()

    def _is_legal(self, force: Force) -> bool:
        return all(is_legal(rules, self._seat, force) for rules in self._all_rules)

    def _play(self, one: Tried, games: int) -> None:
        """Play more games with a force."""
        begun = len(one.results)
        one.results.extend(self._programme.play(one.force, number) for number in range(begun, begun + games))
        self._model.learn(one.force, one.results[begun:])

    def _judge(self) -> None:
        """Sort all forces by their current estimates."""
        for one, share in zip(self.tried, self._model.expected([one.force for one in self.tried])):
            one.expected = share
        self.tried.sort(key=lambda one: -one.share)

    def round(self) -> None:
        """Try some forces similar to the best ones, and refine estimates."""
        best = self.tried[:BEST]
        ideas: dict[Force, None] = {}
        while len(ideas) < IDEAS:
            force = self._changed(self._parent(best))
            if force not in self._seen and self._is_legal(force):
                ideas[force] = None
        racing = [Tried(force) for force in self._chosen(list(ideas))]
        self._seen.update(one.force for one in racing)
        for kept, games in RACE:
            racing.sort(key=lambda one: -one.share)
            for one in racing[:kept]:
                self._play(one, games)
            for one, share in zip(racing, self._model.expected([one.force for one in racing])):
                one.expected = share
        for one in sorted(best[: BEST // 2], key=lambda one: len(one.results))[: AGAIN[0]]:
            self._play(one, AGAIN[1])
        self.tried += racing
        self._judge()

    def _chosen(self, ideas: list[Force]) -> list[Force]:
        """The best candidate for each draw from the posterior."""
        found: dict[Force, None] = {}
        for shares in self._model.possible(ideas, 4 * RACE[0][0], self._rng.getrandbits(31)):
            found[ideas[shares.index(max(shares))]] = None
        return list(found)[: RACE[0][0]]

    def _parent(self, best: Sequence[Tried]) -> Force:
        """One of the best forces, or two crossed: the count of each card comes from one or the other."""
        one, other = (self._rng.choice(best).force for _ in range(2))
        if self._rng.random() < 0.6:
            return one
        deck = [self._rng.choice(counts) for counts in zip(one.deck, other.deck)]
        return self._filled(deck, [min(held, count) for held, count in zip(one.hand, deck)])

    def _changed(self, force: Force) -> Force:
        """A force with some cards exchanged, removed or added; occasionally only the starting hand changes."""
        rng, deck, hand = self._rng, list(force.deck), list(force.hand)
        if rng.random() < 0.7:
            for _ in range(rng.choice((0, 1, 1, 2, 2, 3))):
                if not any(deck):
                    break
                number = self._any_of(deck)
                deck[number] -= 1
                hand[number] = min(hand[number], deck[number])
            for _ in range(rng.choice((0, 1, 1, 2, 2, 3))):
                fitting = [number for number, count in enumerate(self.rules.pools[self._seat]) if deck[number] < count]
                deck[rng.choice(fitting)] += 1
        else:
            for _ in range(rng.choice((1, 1, 2, 3))):
                if sum(hand):
                    hand[self._any_of(hand)] -= 1
        return self._filled(deck, hand)

    def _any_of(self, counts: Sequence[int]) -> int:
        return self._rng.choice([number for number, count in enumerate(counts) for _ in range(count)])

    def _filled(self, deck: list[int], hand: list[int]) -> Force:
        """The force with a full starting hand."""
        size = min(int(self.rules.start_units[self._seat]), sum(deck))
        while sum(hand) > size:
            hand[self._any_of(hand)] -= 1
        while sum(hand) < size:
            hand[self._any_of([count - held for count, held in zip(deck, hand)])] += 1
        return Force(tuple(deck), tuple(hand))

    def kept(self, wanted: int) -> list[Tried]:
        """The best forces that differ from each other."""
        found: list[Tried] = []
        for one in self.tried:
            if len(found) < wanted and all(distance(one.force, other.force) >= DIFFERENT for other in found):
                found.append(one)
        return found


def distance(one: Force, other: Force) -> int:
    """The number of cards by which two decks, and their starting hands, differ."""
    return sum(abs(a - b) for a, b in zip((*one.deck, *one.hand), (*other.deck, *other.hand)))


def share_of(results: Sequence[float]) -> str:
    """The share of points, with its interval."""
    half = NORMAL_95 * stdev(results) / len(results) ** 0.5
    return f"{fmean(results):.3f} ± {half:.3f}"


def main() -> None:
    """Search, and report."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("scenarios", help="with the same limits for decks, separated by commas")
    parser.add_argument("side", choices=("american", "german"))
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time")
    parser.add_argument("--kept", type=int, default=8)
    parser.add_argument("--own", type=float, default=0.2, help="share of the games against the ace's own forces")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    seat = ("american", "german").index(args.side)
    setups = [setup_of("spearpoint", scenario, None, ()) for scenario in args.scenarios.split(",")]
    end = process_time() + 60 * args.minutes
    search = Search(setups, seat, args.seed, args.own)
    rounds = 0
    while process_time() < end:
        search.round()
        rounds += 1
        if rounds % 20 == 0:
            best = search.tried[0]
            print(f"# round {rounds}: {best.share:.3f} after {len(best.results)} games", flush=True)
    games = sum(len(one.results) for one in search.tried)
    print(f"# {args.scenarios}, {args.side}: {rounds} rounds, {len(search.tried)} forces, {games} games")
    fresh = Programme(setups, seat, f"{args.seed}/fresh", 0.0)
    own = Programme(setups, seat, f"{args.seed}/fresh", 1.0)
    usual = [
        fresh.play(veterans_force(fresh.meeting(number).setup, seat, f"{args.seed}/usual/{number}"), number)
        for number in range(FRESH)
    ]
    print(f"# a veteran's decks: {share_of(usual)}, {len(usual)} games", flush=True)
    for one in search.kept(args.kept):
        shares = [share_of([to.play(one.force, number) for number in range(FRESH)]) for to in (fresh, own)]
        print(
            f"\n[[force]]  # chosen by {one.share:.3f} ({len(one.results)} games); fresh {shares[0]}; own {shares[1]}"
        )
        for key, counts in (("deck", one.force.deck), ("hand", one.force.hand)):
            cards = [f"{search.rules.units[number].slug} = {count}" for number, count in enumerate(counts) if count]
            print(f"{key} = {{ {', '.join(cards)} }}", flush=True)


if __name__ == "__main__":
    main()
