"""Look for decks and starting hands of Spearpoint 1943 that win matches: the forces of an ace.

    python -m bench.arsenal standard american --minutes 5 --seed 1

Both seats play as veterans do; the other seat has a veteran's decks. It begins with some of a veteran's decks. Again
and again the best so far are changed a little, cards or starting hand, and what looks good after a few games plays
more. Results count without luck (``fogline.ai.bots.arena.Fate``). At the end the best play fresh games, and those that
hold are printed as they are written in ``titles/spearpoint/bots/arsenal.toml``, with their share and its interval.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

import fogline
from bench.mixtures import setup_of
from fogline.ai.bots.arena import Fate
from fogline.ai.bots.levels import bot_for
from fogline.kernel.arrays import Dice
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.research import NORMAL_95
from fogline.titles.spearpoint.bots.arsenal import Force, is_legal
from fogline.titles.spearpoint.bots.decision import Decision
from fogline.titles.spearpoint.bots.veteran import best_action
from fogline.titles.spearpoint.rules.actions import DONE, PLAIN
from fogline.titles.spearpoint.rules.asking import is_chance, legal_list, to_act
from fogline.titles.spearpoint.rules.play import carry_out
from fogline.titles.spearpoint.rules.playout import sample
from fogline.titles.spearpoint.rules.state import NOBODY, State
from fogline.titles.spearpoint.rules.steps import BUILD, MUSTER, OVER
from fogline.titles.spearpoint.rules.tables import rules_for

OTHERS: Final = 100
"""Forces of the other seat."""
FIRST: Final = 30
"""Forces that it begins with."""
BEST: Final = 12
"""Forces that are changed."""
NEW: Final = 16
"""Forces that are tried in a round."""
GAMES: Final = (16, 24)
"""Games of a new force, and more games if it looks good."""
MORE: Final = 6
"""Games that the best play in a round."""
PRIOR: Final = 15
"""Drawn games that are added to the results of each, so that a few lucky ones do not decide."""
FRESH: Final = 400
"""Games of the best at the end."""
CHANGED: Final = 0.75
"""How often cards of the deck are changed, and not the hand alone."""
GAME: Final[Any] = fogline.game("spearpoint")


def veterans_force(setup: Setup, seat: int, seed: str) -> Force:
    """As a veteran sets up."""
    state, rng, bot = GAME.new(setup), Random(seed), bot_for(GAME, "veteran", Budget(1, None))
    while state.step in (BUILD, MUSTER):
        acting = Seat(GAME.to_act(state)[0])
        legal = GAME.legal(state, acting)
        is_own = acting == seat and len(legal) > 1
        GAME.apply(state, acting, bot.choose(GAME.view(state, acting), legal, rng) if is_own else legal[0])
    side = state.sides[seat]
    hand = tuple(int(count) for count in side.hand)
    return Force(tuple(int(left) + held for left, held in zip(side.reserves, hand)), hand)


def dealt(setup: Setup, forces: tuple[Force, Force]) -> State:
    """The position after both have set up."""
    state: State = GAME.new(setup)
    rules = state.rules
    while state.step in (BUILD, MUSTER):
        seat = int(to_act(state)[0])
        side, is_deck = state.sides[seat], state.step == BUILD
        goal, there = (forces[seat].deck, side.reserves) if is_deck else (forces[seat].hand, side.hand)
        lines = rules.picks if is_deck else rules.holds
        missing = [lines[number] for number, count in enumerate(goal) if count > there[number]]
        carry_out(state, seat, missing[0] if missing else PLAIN[DONE], None)
    return state


def result(setup: Setup, forces: tuple[Force, Force], seed: int) -> float:
    """The points of the first seat without luck, after a game of two veterans."""
    state, dice, fate = dealt(setup, forces), Dice(seed), Fate(GAME)
    while state.step != OVER:
        if is_chance(state.step):
            action = sample(state, CHANCE, dice)
            fate.watch_chance(state, GAME.outcomes(state), action)
            carry_out(state, CHANCE, action, None)
            continue
        seat = to_act(state)[0]
        choices = legal_list(state, seat)
        decision = Decision(None, Choices([choices]), state=state, seat=int(seat))
        carry_out(state, seat, choices[0] if len(choices) == 1 else best_action(decision), None)
    points = 0.5 if state.winner == NOBODY else float(state.winner == 0)
    return points - (fate.brought or 0.0)


class Tried:
    """A force with its results."""

    def __init__(self, force: Force) -> None:
        self.force = force
        self.results: list[float] = []

    @property
    def share(self) -> float:
        """Cautiously."""
        return (sum(self.results) + 0.5 * PRIOR) / (len(self.results) + PRIOR)


class Search:
    """One seat of one scenario."""

    def __init__(self, setup: Setup, seat: int, seed: str) -> None:
        self._setup = setup
        self._seat = seat
        self.rules = rules_for(setup)
        self._rng = Random(seed)
        self._others = [veterans_force(setup, 1 - seat, f"{seed}/other/{number}") for number in range(OTHERS)]
        self.tried = [Tried(veterans_force(setup, seat, f"{seed}/own/{number}")) for number in range(FIRST)]
        self._seen = {one.force for one in self.tried}
        for one in self.tried:
            self.play(one, GAMES[0])

    def play(self, one: Tried, games: int) -> None:
        """More games of a force."""
        for _ in range(games):
            other, seed = self._rng.choice(self._others), self._rng.getrandbits(31)
            if self._seat == 0:
                one.results.append(result(self._setup, (one.force, other), seed))
            else:
                one.results.append(1 - result(self._setup, (other, one.force), seed))

    def round(self) -> None:
        """Try some that are like the best."""
        self.tried.sort(key=lambda one: -one.share)
        best = self.tried[:BEST]
        new: list[Tried] = []
        while len(new) < NEW:
            force = self._changed(self._rng.choice(best).force)
            if force not in self._seen and is_legal(self.rules, self._seat, force):
                self._seen.add(force)
                new.append(Tried(force))
        for one in new:
            self.play(one, GAMES[0])
            if one.share > best[-1].share - 0.05:
                self.play(one, GAMES[1])
        for one in best:
            self.play(one, MORE)
        self.tried = sorted([*self.tried, *new], key=lambda one: -one.share)[: 5 * BEST]

    def _changed(self, force: Force) -> Force:
        rng, pool, units = self._rng, self.rules.pools[self._seat], self.rules.units
        deck, hand = list(force.deck), list(force.hand)
        if rng.random() < CHANGED:
            for _ in range(rng.choice((1, 1, 2, 3))):
                number = rng.choice([number for number, count in enumerate(deck) for _ in range(count)])
                deck[number] -= 1
                hand[number] = min(hand[number], deck[number])
            while rng.random() < 0.85:
                left = int(self.rules.deck_max[self._seat]) - sum(int(one.cost) * n for one, n in zip(units, deck))
                fitting = [number for number, n in enumerate(deck) if n < pool[number] and units[number].cost <= left]
                if not fitting:
                    break
                deck[rng.choice(fitting)] += 1
        elif sum(hand):
            hand[rng.choice([number for number, count in enumerate(hand) if count])] -= 1
        while sum(hand) < min(int(self.rules.start_units[self._seat]), sum(deck)):
            hand[rng.choice([number for number, count in enumerate(deck) for _ in range(count - hand[number])])] += 1
        return Force(tuple(deck), tuple(hand))


def main() -> None:
    """Search, and report."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("scenario")
    parser.add_argument("side", choices=("american", "german"))
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time")
    parser.add_argument("--kept", type=int, default=10)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    seat = ("american", "german").index(args.side)
    search = Search(setup_of("spearpoint", args.scenario, None, ()), seat, args.seed)
    results = [points for one in search.tried for points in one.results]
    print(f"# {args.scenario}, {args.side}: a veteran's decks {fmean(results):.3f} of {len(results)} games", flush=True)
    end = process_time() + 60 * args.minutes
    while process_time() < end:
        search.round()
    for one in search.tried[: args.kept]:
        one.results = []
        search.play(one, FRESH)
        half = NORMAL_95 * stdev(one.results) / len(one.results) ** 0.5
        print(f"\n[[force]]  # {args.scenario}: {fmean(one.results):.3f} ± {half:.3f}")
        for key, counts in (("deck", one.force.deck), ("hand", one.force.hand)):
            cards = [f"{search.rules.units[number].slug} = {count}" for number, count in enumerate(counts) if count]
            print(f"{key} = {{ {', '.join(cards)} }}", flush=True)


if __name__ == "__main__":
    main()
