"""``fogline balance``: is a card set fair? Bots of one level play each other, and what decides the games is counted."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from fogline.ai.levels import LEVELS
from fogline.cli.arena import with_limit
from fogline.cli.main import Parser
from fogline.cli.setups import read_setup
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import TOO_SMALL
from fogline.kit.bots import Budget
from fogline.locale import Texts
from fogline.titles.spearpoint.research.balance import KINDS, Report, Share, Tally, Trial, play, sum_up, trials

GAME: Final = "spearpoint"
"""The one game in which players choose from cards that could be unfair."""
GAMES: Final = 200
LEVEL: Final = "veteran"


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    texts = parser.texts
    parser.add_argument("game", choices=(GAME,), help=texts("cli-balance-game"))
    parser.add_argument("--scenario", metavar="S", help=texts("cli-scenario"))
    parser.add_argument("--cards", metavar="FILE", help=texts("cli-cards"))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=texts("cli-option"))
    parser.add_argument("--level", choices=LEVELS, default=LEVEL, help=texts("cli-balance-level", level=LEVEL))
    parser.add_argument("--decks", nargs="+", choices=KINDS, default=list(KINDS), help=texts("cli-balance-decks"))
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=texts("cli-balance-games", games=GAMES))
    parser.add_argument("--seed", default="0", metavar="K", help=texts("cli-arena-seed"))
    worlds = Budget().worlds
    parser.add_argument(
        "--worlds", type=int, default=worlds, metavar="N", help=texts("cli-arena-worlds", worlds=worlds)
    )
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=texts("cli-fuzz-jobs"))
    parser.set_defaults(preset=None, scenario_file=None, advanced=False, players=None)


def run(args: Namespace) -> int:
    """Play the games and report."""
    for word in ("games", "worlds", "jobs"):
        if getattr(args, word) < 1:
            raise bad_data(f"--{word}", "", TOO_SMALL, {"found": getattr(args, word), "least": 1})
    setup = with_limit(read_setup(args))
    games = trials(setup, args.level, args.decks, args.games, args.seed, Budget(args.worlds, None))
    report = sum_up(setup, _play_all(games, args.jobs))
    if args.json:
        print(json.dumps(_plain(report), indent=2))
    else:
        _print(args.texts, report)
    return 0


def _play_all(games: list[Trial], jobs: int) -> list[Tally]:
    if min(jobs, len(games)) == 1:
        return [play(trial) for trial in games]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(play, games))


def _plain(report: Report) -> dict[str, object]:
    """The report as data."""
    plain: dict[str, object] = dict(report._asdict())
    plain["nations"] = [_share(share) for share in report.nations]
    plain["ready"] = [_share(share) for share in report.ready]
    plain["priority"], plain["initiative"] = _share(report.priority), _share(report.initiative)
    for part in ("units", "commands"):
        lines = getattr(report, part)
        plain[part] = [
            {key: _share(value) if isinstance(value, Share) else value for key, value in line._asdict().items()}
            for line in lines
        ]
    return plain


def _share(share: Share) -> dict[str, object]:
    return {**share._asdict(), "share": share.share, "interval": list(share.interval)}


# -- tables -------------------------------------------------------------------------------------------


def _print(texts: Texts, report: Report) -> None:
    print(texts("balance-summary", games=str(report.games), turns=f"{report.turns:.1f}"))
    rows = [(texts(f"balance-{share.name}"), *_cells(share)) for share in report.nations]
    _table([texts("balance-first-seat"), texts("balance-won"), texts("arena-interval"), texts("balance-games")], rows)
    rows = [(texts(f"balance-{share.name}"), *_cells(share)) for share in (report.priority, report.initiative)]
    _table([texts("balance-who"), texts("balance-won"), texts("arena-interval"), texts("balance-games")], rows)
    if report.ready:
        rows = [(share.name, *_cells(share)) for share in report.ready]
        _table([texts("balance-deck"), texts("balance-won"), texts("arena-interval"), texts("balance-games")], rows)
    heads = [texts(f"balance-{name}") for name in ("unit", "picked", "with", "without")]
    units = [(line.slug, _part(line.picked), _part(line.with_it), _part(line.without)) for line in report.units]
    _table(heads, units)
    heads = [texts(f"balance-{name}") for name in ("command", "played", "spent", "winning", "games")]
    commands = [
        (line.slug, _part(line.played), _part(line.spent), _part(line.winning), str(line.winning.of))
        for line in report.commands
    ]
    _table(heads, commands)


def _cells(share: Share) -> tuple[str, str, str]:
    low, high = share.interval
    return _part(share), f"{low:.1%} – {high:.1%}", str(share.of)


def _part(share: Share) -> str:
    return f"{share.share:.1%}" if share.of else "–"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """As Markdown has it, so that it can go into a page as it is."""
    print()
    for row in (heads, ["---"] * len(heads), *rows):
        print("| " + " | ".join(row) + " |")
