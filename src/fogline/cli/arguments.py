"""Command-line options that several commands share."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable

import fogline
from fogline.cli.main import Parser
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import TOO_SMALL
from fogline.kit.registry import titles
from fogline.kit.title import Title
from fogline.locale import Texts


def add_game(parser: Parser, *, default: str | None = None, many: bool = False) -> None:
    """Add the title, which is required unless there is a *default*; *many*: any number of titles."""
    about = parser.texts("cli-game", games=fogline.games())
    if many:
        parser.add_argument("games", nargs="*", metavar="game", help=about)
    elif default is None:
        parser.add_argument("game", help=about)
    else:
        parser.add_argument("game", nargs="?", default=default, help=about)


def add_setup(parser: Parser, *, many: bool = False) -> None:
    """Add the options of a set-up (``setups.read_setup``); *many*: any number of scenarios and presets."""
    texts = parser.texts
    several = f" ({texts('cli-several')})" if many else ""
    presets = _about_some(texts, "cli-preset", lambda title: bool(title.setups().presets()))
    for word, metavar, about in (("--scenario", "S", texts("cli-scenario")), ("--preset", "NAME", presets)):
        if many:
            parser.add_argument(word, action="append", default=[], metavar=metavar, help=about + several)
        else:
            parser.add_argument(word, metavar=metavar, help=about)
    scenario = _about_some(texts, "cli-scenario-file", lambda title: title.setups().file_kind == "scenario")
    parser.add_argument("--scenario-file", metavar="FILE", help=scenario)
    add_cards(parser)
    parser.add_argument("--advanced", action="store_true", help=_about_some(texts, "cli-advanced", _has_option("mode")))
    players = _about_some(texts, "cli-players", _has_option("players"))
    parser.add_argument("--players", type=int, metavar="N", help=players)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=texts("cli-option"))


def add_cards(parser: Parser) -> None:
    """Add the option for a file of cards."""
    about = _about_some(parser.texts, "cli-cards", lambda title: title.setups().file_kind == "cards")
    parser.add_argument("--cards", metavar="FILE", help=about)


def _about_some(texts: Texts, key: str, takes: Callable[[Title], bool]) -> str:
    """The help of an option that only some titles take, with their names."""
    takers = tuple(name for name, title in titles().items() if takes(title))
    return f"{texts(key)} ({texts('cli-only', games=takers)})"


def _has_option(key: str) -> Callable[[Title], bool]:
    return lambda title: any(option.key == key for option in title.rules.options)


def add_jobs(parser: Parser) -> None:
    """Add the options for JSON and for the number of processes."""
    texts = parser.texts
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=texts("cli-fuzz-jobs"))


def add_ray(parser: Parser) -> None:
    """Add the option for a Ray cluster in place of processes."""
    parser.add_argument("--ray", metavar="ADDRESS", help=parser.texts("cli-ray"))


def refuse_less_than_one(args: Namespace, *words: str) -> None:
    """``BadData`` if one of these numbers is below 1."""
    for word in words:
        if getattr(args, word) < 1:
            raise bad_data(f"--{word}", "", TOO_SMALL, {"found": getattr(args, word), "least": 1})
