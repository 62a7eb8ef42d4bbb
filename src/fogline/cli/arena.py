"""``fogline arena``: bots against bots, sides alternating, with what the results are worth."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Final

import fogline
from fogline.ai.bots.arena import PLAYERS, Match, Result, fixtures, play, sum_up
from fogline.ai.levels import LEVELS
from fogline.cli.arguments import add_game, add_jobs, add_setup, refuse_less_than_one
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, carry_out
from fogline.cli.screen import show, show_table
from fogline.cli.setups import read_setup
from fogline.kernel.setup import Setup, write_value
from fogline.kernel.spelling import kebab
from fogline.kit.bots import Budget
from fogline.kit.research import wilson
from fogline.locale import Texts

GAMES: Final = 100
TURNS: Final = 200
"""When a game that has no end by its rules is called a draw, if nothing else was agreed."""
TURN_LIMIT: Final = "max-turns"
"""The option of a game that says so."""


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    texts = parser.texts
    add_game(parser)
    add_setup(parser)
    bots = parser.add_argument("--bots", nargs=2, default=["veteran", "regular"], metavar="BOT", choices=PLAYERS)
    bots.help = texts("cli-arena-bots", bots=LEVELS)
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=texts("cli-arena-games", games=GAMES))
    parser.add_argument("--seed", default="0", metavar="K", help=texts("cli-arena-seed"))
    worlds = Budget().worlds
    parser.add_argument(
        "--worlds", type=int, default=worlds, metavar="N", help=texts("cli-arena-worlds", worlds=worlds)
    )
    parser.add_argument("--seconds", type=float, metavar="S", help=texts("cli-arena-seconds"))
    add_jobs(parser)


def run(args: Namespace) -> int:
    """Play the match and report."""
    refuse_less_than_one(args, "games", "worlds", "jobs")
    agreed = read_setup(args)
    setup = with_limit(agreed)
    bots = (args.bots[0], args.bots[1])
    budget = Budget(args.worlds, args.seconds)
    texts: Texts = args.texts
    results: list[Result] = []
    games = fixtures(setup, bots, args.games, args.seed, budget)
    progress = Progress(texts, "games", args.games, lambda: _note(texts, bots, results))

    def add(result: Result) -> int:
        results.append(result)
        return 1

    is_whole = carry_out(play, games, args.jobs, progress, add)
    match = sum_up(bots, results)
    if args.json:
        partial = {} if is_whole else {"partial": True}
        print(json.dumps(partial | _as_json(setup, args.seed, budget, match), indent=2))
    else:
        if not is_whole:
            show(texts("partial", done=match.games, total=args.games))
        if setup != agreed:
            show(texts("arena-limit", turns=str(TURNS)))
        _report(texts, match)
    return 0 if is_whole else INTERRUPTED


def with_limit(setup: Setup) -> Setup:
    """The set-up with a limit of turns, if the game has such an option and none was agreed."""
    known = [option.key for option in fogline.game(setup.game).options]
    if TURN_LIMIT not in known or TURN_LIMIT in setup.options:
        return setup
    return Setup(setup.game, setup.scenario, {**setup.options, TURN_LIMIT: TURNS}, setup.data)


def _note(texts: Texts, bots: tuple[str, str], results: Sequence[Result]) -> str:
    """Who has won how many of the games so far, and the interval of that share; and the draws."""
    games, draws = len(results), sum(result.winner is None for result in results)
    parts = []
    for number, bot in enumerate(bots):
        wins = sum(result.winner == number for result in results)
        low, high = wilson(wins, games)
        parts.append(f"{bot} {wins} ({low:.0%} – {high:.0%})")
    return ", ".join([*parts, texts("progress-draws", draws=draws)])


def _report(texts: Texts, match: Match) -> None:
    turns = f"{match.turns:.1f}"
    show(texts("arena-summary", games=str(match.games), draws=str(match.draws), turns=turns))
    show(texts("arena-reasons", reasons=", ".join(f"{reason} {number}" for reason, number in match.reasons.items())))
    heads = [texts(f"arena-{name}") for name in ("bot", "wins", "share", "interval", "first", "ms", "slowest")]
    rows = []
    for line in match.standings:
        low, high = line.interval
        cells = [line.bot, str(line.wins), f"{line.share:.1%}", f"{low:.1%} – {high:.1%}", str(line.wins_moving_first)]
        cells += [f"{line.milliseconds:.1f}", f"{line.slowest:.0f}"]
        rows.append(cells)
    show_table(heads, rows, ["  ".join(f"{cell:>14}" for cell in row) for row in (heads, *rows)])


def _as_json(setup: Setup, seed: str, budget: Budget, match: Match) -> dict[str, object]:
    options = {key: write_value(value) for key, value in setup.options.items()}
    return {
        "setup": {"game": setup.game, "scenario": setup.scenario, "options": options},
        "seed": seed,
        "budget": budget._asdict(),
        **match._asdict(),
        "standings": [{kebab(key): value for key, value in one._asdict().items()} for one in match.standings],
    }
