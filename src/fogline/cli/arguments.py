"""Words of the command line that several commands understand."""

from __future__ import annotations

import os
from argparse import Namespace

import fogline
from fogline.cli.main import Parser
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import TOO_SMALL


def add_game(parser: Parser, *, default: str | None = None, many: bool = False) -> None:
    """Which title: it must be named unless there is a *default*; *many*: any number of them."""
    about = parser.texts("cli-game", games=fogline.games())
    if many:
        parser.add_argument("games", nargs="*", metavar="game", help=about)
    elif default is None:
        parser.add_argument("game", help=about)
    else:
        parser.add_argument("game", nargs="?", default=default, help=about)


def add_setup(parser: Parser, *, many: bool = False) -> None:
    """What is agreed before play (``setups.read_setup``); *many*: of scenarios and presets, any number."""
    texts = parser.texts
    several = f" ({texts('cli-several')})" if many else ""
    for word, metavar in (("--scenario", "S"), ("--preset", "NAME")):
        about = texts(f"cli{word[1:]}") + several
        if many:
            parser.add_argument(word, action="append", default=[], metavar=metavar, help=about)
        else:
            parser.add_argument(word, metavar=metavar, help=about)
    parser.add_argument("--scenario-file", metavar="FILE", help=texts("cli-scenario-file"))
    parser.add_argument("--cards", metavar="FILE", help=texts("cli-cards"))
    parser.add_argument("--advanced", action="store_true", help=texts("cli-advanced"))
    parser.add_argument("--players", type=int, metavar="N", help=texts("cli-players"))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=texts("cli-option"))


def add_jobs(parser: Parser) -> None:
    """JSON, and how many processes."""
    texts = parser.texts
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=texts("cli-fuzz-jobs"))


def refuse_less_than_one(args: Namespace, *words: str) -> None:
    """``BadData`` if one of these numbers is less than 1."""
    for word in words:
        if getattr(args, word) < 1:
            raise bad_data(f"--{word}", "", TOO_SMALL, {"found": getattr(args, word), "least": 1})
