"""``fogline arena``: bots against bots, sides alternating, with what the results are worth."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

import fogline
from fogline.ai.bots.arena import PLAYERS, Fixture, Match, Result, fixtures, play, sum_up
from fogline.cli.main import Parser
from fogline.cli.setups import read_setup
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import TOO_SMALL
from fogline.kernel.setup import Setup, write_value
from fogline.kit.bots import Budget
from fogline.locale import Texts

GAMES: Final = 100
TURNS: Final = 200
"""When a game that has no end by its rules is called a draw, if nothing else was agreed."""
TURN_LIMIT: Final = "max_turns"
"""The option of a game that says so."""


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    texts = parser.texts
    parser.add_argument("game", help=texts("cli-game"))
    parser.add_argument("--scenario", metavar="S", help=texts("cli-scenario"))
    parser.add_argument("--scenario-file", metavar="FILE", help=texts("cli-scenario-file"))
    parser.add_argument("--preset", metavar="NAME", help=texts("cli-preset"))
    parser.add_argument("--cards", metavar="FILE", help=texts("cli-cards"))
    parser.add_argument("--advanced", action="store_true", help=texts("cli-advanced"))
    parser.add_argument("--players", type=int, metavar="N", help=texts("cli-players"))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=texts("cli-option"))
    bots = parser.add_argument("--bots", nargs=2, default=["veteran", "regular"], metavar="BOT", choices=PLAYERS)
    bots.help = texts("cli-arena-bots")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=texts("cli-arena-games", games=GAMES))
    parser.add_argument("--seed", default="0", metavar="K", help=texts("cli-arena-seed"))
    worlds = Budget().worlds
    parser.add_argument(
        "--worlds", type=int, default=worlds, metavar="N", help=texts("cli-arena-worlds", worlds=worlds)
    )
    parser.add_argument("--seconds", type=float, metavar="S", help=texts("cli-arena-seconds"))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=texts("cli-fuzz-jobs"))


def run(args: Namespace) -> int:
    """Play the match and report."""
    for word in ("games", "worlds", "jobs"):
        if getattr(args, word) < 1:
            raise bad_data(f"--{word}", "", TOO_SMALL, {"found": getattr(args, word), "least": 1})
    agreed = read_setup(args)
    setup = with_limit(agreed)
    bots = (args.bots[0], args.bots[1])
    budget = Budget(args.worlds, args.seconds)
    match = sum_up(bots, _play_all(fixtures(setup, bots, args.games, args.seed, budget), args.jobs))
    if args.json:
        print(json.dumps(_as_json(setup, args.seed, budget, match), indent=2))
        return 0
    texts: Texts = args.texts
    if setup != agreed:
        print(texts("arena-limit", turns=str(TURNS)))
    _report(texts, match)
    return 0


def with_limit(setup: Setup) -> Setup:
    """The set-up with a limit of turns, if the game has such an option and none was agreed."""
    known = [option.key for option in fogline.game(setup.game).options]
    if TURN_LIMIT not in known or TURN_LIMIT in setup.options:
        return setup
    return Setup(setup.game, setup.scenario, {**setup.options, TURN_LIMIT: TURNS}, setup.data)


def _play_all(games: list[Fixture], jobs: int) -> list[Result]:
    if min(jobs, len(games)) == 1:
        return [play(fixture) for fixture in games]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(play, games))


def _report(texts: Texts, match: Match) -> None:
    turns = f"{match.turns:.1f}"
    print(texts("arena-summary", games=str(match.games), draws=str(match.draws), turns=turns))
    print(texts("arena-reasons", reasons=", ".join(f"{reason} {number}" for reason, number in match.reasons.items())))
    heads = [texts(f"arena-{name}") for name in ("bot", "wins", "share", "interval", "first", "ms", "slowest")]
    print("  ".join(f"{head:>14}" for head in heads))
    for line in match.standings:
        low, high = line.interval
        cells = [line.bot, str(line.wins), f"{line.share:.1%}", f"{low:.1%} – {high:.1%}", str(line.wins_moving_first)]
        cells += [f"{line.milliseconds:.1f}", f"{line.slowest:.0f}"]
        print("  ".join(f"{cell:>14}" for cell in cells))


def _as_json(setup: Setup, seed: str, budget: Budget, match: Match) -> dict[str, object]:
    options = {key: write_value(value) for key, value in setup.options.items()}
    return {
        "setup": {"game": setup.game, "scenario": setup.scenario, "options": options},
        "seed": seed,
        "budget": budget._asdict(),
        **match._asdict(),
        "standings": [standing._asdict() for standing in match.standings],
    }
