"""The best weights of an ace's advisers: matches of mixtures and networks against any player.

    python -m bench.mixtures stalingrad FILE.npz veteran --scenario deep-battle --option mode=advanced \\
        --mixture judge=1,value=1,prior=0.05 --mixture judge=0,value=5 --games 200 --seed 1

Each ``--mixture`` names the differences from the title's own (``kit.bots.Mixture``). All mixtures play the same seeds,
with sides alternating. A null run has the same player on both sides. Instead of a file, ``own`` is the title's ace
unchanged, with or without a network:

    python -m bench.mixtures spearpoint own veteran --games 400 --seed 1
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import fogline
from fogline.bots.ace import AcePlayer
from fogline.bots.arena import Fate, player_for, side_numbers
from fogline.bots.levels import knowledge_of
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.rolls import by_weight
from fogline.kernel.setup import Setup
from fogline.kit.bots import Ace, Bot, Budget, Mixture
from fogline.kit.registry import title_of
from fogline.kit.research import NORMAL_95, wilson

MAX_ACTIONS: Final = 20_000
OWN: Final = Path("own")


class Game(NamedTuple):
    """One game to be played."""

    setup: Setup
    network: Path
    mixture: str
    other: str
    worlds: int
    seed: str
    swapped: bool


def play(game: Game) -> tuple[float, float]:
    """The points of the ace, as played and adjusted for luck."""
    rules: Any = fogline.game(game.setup.game)
    budget = Budget(game.worlds, None)
    ace = AcePlayer(rules, knowledge_of(rules), ace_of(game), budget)
    other = player_for(rules, game.other, budget)
    assert not hasattr(other, "choose_seeing")
    points, without = result_of(rules, game.setup, [other, ace] if game.swapped else [ace, other], game.seed)
    return (1 - points, 1 - without) if game.swapped else (points, without)


def ace_of(game: Game) -> Ace:
    """The title's ace, with another network and mixture. Its knowledge cannot be sent between processes, so each
    process loads it."""
    ace = title_of(game.setup.game).ace() or Ace(game.network)
    if game.network != OWN:
        ace = ace._replace(network=game.network)
    return ace._replace(mixture=mixture_of(ace.mixture, game.mixture))


def result_of(rules: Any, setup: Setup, bots: Sequence[Bot], seed: str) -> tuple[float, float]:
    """The points of the first of two *bots* after a game, as played and adjusted for luck."""
    sides = side_numbers(rules, setup)
    state, fate = rules.new(setup), Fate(rules)
    luck, rngs = Random(f"{seed}/chance"), [Random(f"{seed}/{seat}") for seat in range(len(sides))]
    for _ in range(MAX_ACTIONS):
        acting = rules.to_act(state)
        if not acting:
            break
        seat: Seat = acting[0]
        if seat == CHANCE:
            outcomes = rules.outcomes(state)
            action = by_weight(luck, outcomes)
            fate.watch_chance(state, outcomes, action)
        else:
            action = bots[sides[seat]].choose(rules.view(state, seat), rules.legal(state, seat), rngs[seat])
        rules.apply(state, seat, action)
    outcome = rules.outcome(state)
    points = 0.5
    if outcome is not None and outcome.winners:
        points = float(sides[outcome.winners[0]] == 0)
    return points, points - (fate.brought or 0.0)


def mixture_of(before: Mixture, text: str) -> Mixture:
    """A mixture with the changes in *text*."""
    changes = dict(part.split("=") for part in text.split(",") if part)
    read = {key: type(getattr(before, key))(float(value)) for key, value in changes.items()}
    return before._replace(**read)


def setup_of(title: str, scenario: str | None, preset: str | None, options: Sequence[str]) -> Setup:
    """The set-up described by the options."""
    rules: Any = fogline.game(title)
    known = {option.key: option for option in rules.options}
    found = dict(title_of(title).setups().presets()[preset]) if preset else {}
    found |= {key: known[key].read(value) for key, value in (option.split("=") for option in options)}
    if "max-turns" in known:
        found.setdefault("max-turns", 200)
    return title_of(title).setups().completed(Setup(title, scenario or rules.scenarios[0], found))


def main() -> None:
    """Play the matches and report."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("title")
    parser.add_argument("network", type=Path)
    parser.add_argument("other")
    parser.add_argument("--mixture", action="append", default=[])
    parser.add_argument("--scenario")
    parser.add_argument("--preset")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    setup = setup_of(args.title, args.scenario, args.preset, args.option)
    with Pool(args.jobs) as pool:
        for text in args.mixture or [""]:
            games = [
                Game(setup, args.network, text, args.other, args.worlds, f"{args.seed}/{number}", number % 2 == 1)
                for number in range(args.games)
            ]
            told = pool.map(play, games, chunksize=1)
            wins, draws = sum(points == 1 for points, _ in told), sum(points == 0.5 for points, _ in told)
            low, high = wilson(wins, len(told))
            fair = [without for _, without in told]
            half = NORMAL_95 * stdev(fair) / len(fair) ** 0.5 if len(fair) > 1 else 0.0
            share = f"{wins} of {len(told)}, {draws} drawn, {wins / len(told):.1%} ({low:.1%} – {high:.1%})"
            adjusted = f"without luck {fmean(fair):.1%} ± {half:.1%}"
            print(f"{setup.scenario} {text or 'its own'} – {args.other}: {share}, {adjusted}", flush=True)


if __name__ == "__main__":
    main()
