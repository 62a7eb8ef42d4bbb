"""The command ``fogline``: finds the command's module and turns refusals into one line."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, ArgumentParser, HelpFormatter
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import FoglineError
from fogline.kit.registry import BROKEN
from fogline.locale import LANGUAGES, Texts, pick_language, texts_in
from fogline.locale.names import say_error

COMMANDS: Final[Mapping[str, str]] = {
    name: f"fogline.cli.{name}"
    for name in (
        "play",
        "replay",
        "verify",
        "review",
        "bot",
        "games",
        "check",
        "arena",
        "balance",
        "train",
        "puzzles",
        "fuzz",
        "bench",
        "mcp",
    )
}
"""By command its module, which has ``add_arguments(parser)`` and ``run(args) -> int`` and is loaded on demand.
Both find the texts in ``texts``: an attribute of the parser, and of its parsed arguments. There is also ``waiting``,
which shows a spinner with a message until it is stopped."""


class Parser(ArgumentParser):
    """A parser in the user's language, where ``argparse`` allows it."""

    def __init__(self, *, texts: Texts, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=lambda prog: _Formatter(prog, texts), **settings)
        self.texts = texts
        self.set_defaults(texts=texts, waiting=_waiting)
        self.add_argument("-h", "--help", action="help", help=texts("cli-help"))
        self.add_argument("--language", choices=LANGUAGES, default=SUPPRESS, help=texts("cli-language"))

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _waiting(message: str) -> Any:
    from fogline.cli.progress import Waiting  # its dependencies are not needed for ``--help``

    return Waiting(message)


class _Formatter(HelpFormatter):
    def __init__(self, prog: str, texts: Texts) -> None:
        super().__init__(prog, max_help_position=30)
        self._headings = {"positional arguments": texts("cli-arguments"), "options": texts("cli-options")}
        self._usage = texts("cli-usage")

    def start_section(self, heading: str | None) -> None:
        super().start_section(self._headings.get(heading, heading) if heading else heading)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage}: " if prefix is None else prefix)


def main(arguments: Sequence[str] | None = None, commands: Mapping[str, str] = COMMANDS) -> int:
    """Run one of the *commands*. 0: success; 1: the command found faults; 2: it was refused."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    texts = texts_in(pick_language(_language_in(given), os.environ))
    told: list[FoglineError] = []
    try:
        code = _run(given, texts, commands, told)
        sys.stdout.flush()
    except FoglineError as error:
        if error not in told:
            print(f"fogline: {say_error(texts, error)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


def _run(given: list[str], texts: Texts, known: Mapping[str, str], told: list[FoglineError]) -> int:
    """Run the command. Titles that cannot be loaded are reported, at the latest when it ends, and added to *told*."""
    wanted = next((word for word in given if word in known), None)
    parser = Parser(texts=texts, prog="fogline", description=texts("cli-about"))
    parser.add_argument("--version", action="store_true", help=texts("cli-version"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in known:
        about = texts(f"cli-{name}")
        command = commands.add_parser(name, texts=texts, help=about, description=about)
        if name == wanted:
            import_module(known[name]).add_arguments(command)
            _tell_broken(texts, told)
    args = parser.parse_args(given)
    if args.version:
        print(f"fogline {_version()} ({texts('version-compiled' if COMPILED else 'version-pure')})")
        return 0
    if args.command is None:
        parser.print_help()
        return 0
    try:
        return int(import_module(known[args.command]).run(args))
    finally:
        _tell_broken(texts, told)


def _tell_broken(texts: Texts, told: list[FoglineError]) -> None:
    for error in BROKEN.values():
        if error not in told:
            told.append(error)
            print(f"fogline: {say_error(texts, error)}", file=sys.stderr)


def _language_in(given: list[str]) -> str | None:
    """The requested language: the parser itself needs it for its help."""
    for word, following in zip(given, [*given, ""][1:], strict=True):
        if word == "--language":
            return following
        if word.startswith("--language="):
            return word.partition("=")[2]
    return None


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("fogline")
    except PackageNotFoundError:
        return "?"
