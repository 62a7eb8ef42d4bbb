"""How readable set-ups of SCOPE Stalingrad are: matches with players that know others' habits.

    python -m bench.readers reader veteran --games 200 --seed 1

The players: ``veteran``; ``even``, a veteran without beliefs; ``veteran-2026``, which has neither beliefs nor set-ups
that are hard to read; ``reader``, a veteran-2026 with the beliefs of ``--table``, learned by ``bench.beliefs`` from
games of the opponent; ``informed``, a veteran with the same beliefs.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any, Final

import fogline
from bench.beliefs import SETUPS, Unbelieving
from fogline.bots import Bot, Budget
from fogline.bots.levels import Veteran, knowledge_of
from fogline.kit.bots import Belief, Knowledge
from fogline.kit.research import wilson
from fogline.titles.stalingrad.bots.belief import Network, network, read_network
from fogline.titles.stalingrad.bots.frozen import Stalingrad2026
from fogline.titles.stalingrad.rules.view import View

PLAYERS: Final = ("veteran", "even", "veteran-2026", "reader", "informed")


class Believing(Unbelieving):
    """One player's knowledge, with another's belief."""

    def __init__(self, knowledge: Knowledge, believed: Network) -> None:
        super().__init__(knowledge)
        self._network = believed

    def belief(self, view: View) -> Belief | None:
        """The belief's prediction."""
        return self._network.belief(view)


def player(name: str, believed: Network, worlds: int) -> Bot:
    """The player with that name."""
    game: Any = fogline.game("stalingrad")
    own = knowledge_of(game)
    known: dict[str, Knowledge] = {
        "veteran": own,
        "even": Unbelieving(own),
        "veteran-2026": Stalingrad2026(),
        "reader": Believing(Stalingrad2026(), believed),
        "informed": Believing(own, believed),
    }
    return Veteran(game, known[name], Budget(worlds, None))


def won(bots: tuple[Bot, Bot], seed: str) -> int | None:
    """The number of the bot that wins a game in which the first bot moves first; None for a draw."""
    game: Any = fogline.game("stalingrad")
    state = game.new(SETUPS["stalingrad"])
    rngs = [Random(f"{seed}/{seat}") for seat in (0, 1)]
    while acting := game.to_act(state):
        seat = acting[0]
        action = bots[seat].choose(game.view(state, seat), game.legal(state, seat), rngs[seat])
        game.apply(state, seat, action)
    winners = game.outcome(state).winners
    return int(winners[0]) if winners else None


def main() -> None:
    """Play a match with sides alternating, and report."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("players", nargs=2, choices=PLAYERS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--table", type=Path, help="the belief.toml of reader and informed (default: the title's)")
    args = parser.parse_args()
    believed = read_network(args.table.read_text(encoding="utf-8")) if args.table else network()
    first, second = (player(name, believed, args.worlds) for name in args.players)
    wins = 0
    for number in range(args.games):
        if number % 2 == 0:
            wins += won((first, second), f"{args.seed}/{number}") == 0
        else:
            wins += won((second, first), f"{args.seed}/{number}") == 1
    low, high = wilson(wins, args.games)
    share = f"{wins / args.games:.1%} ({low:.1%} – {high:.1%})"
    print(f"{args.players[0]} – {args.players[1]}: {wins} of {args.games}, {share}")


if __name__ == "__main__":
    main()
