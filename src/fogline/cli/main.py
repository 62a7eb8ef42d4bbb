"""The command ``fogline``: finds the command's module and turns refusals into one line."""

from __future__ import annotations

import os
import re
import sys
from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, HelpFormatter, _SubParsersAction
from collections.abc import Container, Mapping, Sequence
from importlib import import_module
from math import isfinite, nan
from typing import Any, Final, NoReturn

from fogline.cli.faults import GAME_NOT_COMMAND, NO_DECIMAL, NO_SUCH_COMMAND, NO_SUCH_WORD, ONE_TOO_MANY
from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import FoglineError, bad_data
from fogline.kernel.faults import NO_NUMBER, NOT_AMONG, Kind, Said, shown, shown_key
from fogline.kit.registry import BROKEN, names
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
        "completion",
    )
}
"""The module of each command, loaded on demand. It has ``add_arguments(parser)``, ``run(args) -> int`` and
``EXAMPLES``: complete commands for the help, at least one for each subcommand. The functions find the texts in
``texts``, an attribute of the parser and of its parsed arguments. Another attribute is ``waiting``, which shows a
spinner with a message until it is stopped."""


EXAMPLES: Final = (
    "fogline play stalingrad --against veteran",
    "fogline games panzer",
    "fogline replay my.record --as public",
    "fogline serve --port 8080",
)


class Parser(ArgumentParser):
    """A parser in the user's language. Its help shows the default of each option and ends with examples; its errors
    suggest the probable intention."""

    examples: Sequence[str] = ()
    """Complete commands, one of which shows how to use this one."""

    def __init__(self, *, texts: Texts, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=lambda prog: _Formatter(prog, texts), **settings)
        self.texts = texts
        self._given: Sequence[str] = ()
        self.values: dict[str, Sequence[str]] = {}
        """The usual values of each argument, by its name, for shell completion."""
        self.set_defaults(texts=texts, waiting=_waiting)
        self.add_argument("-h", "--help", action="help", help=texts("cli-help"))
        self.add_argument("--language", choices=LANGUAGES, default=SUPPRESS, help=texts("cli-language"))

    def within(self) -> Mapping[str, Parser]:
        """The parsers of its subcommands, by name."""
        groups = [action.choices for action in self._actions if isinstance(action, _SubParsersAction)]
        return {name: parser for group in groups for name, parser in group.items()}

    def show_examples(self, examples: Sequence[str]) -> None:
        """Show these *examples* in the help, here and in each subcommand that they use."""
        self.examples = [one for one in examples if f"{one} ".startswith(f"{self.prog} ")]
        for parser in self.within().values():
            parser.show_examples(self.examples)

    def format_help(self) -> str:
        """The help, with the examples at its end."""
        lines = [f"  {one}\n" for one in self.examples]
        return super().format_help() + ("".join(["\n", self.texts("cli-examples"), ":\n", *lines]) if lines else "")

    # -- errors: those of argparse are in English, without suggestions ----------------------------------

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, and refuse unknown words here: only this parser knows the similar ones."""
        self._given = tuple(sys.argv[1:] if args is None else args)
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            word = next((word for word in unknown if word.startswith("-")), unknown[0])
            self._refuse_word(word)
        return found, unknown

    def _check_value(self, action: Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        if not isinstance(action, _SubParsersAction):
            self._refuse(_name_of(action), NOT_AMONG, {"found": shown(value), "known": tuple(map(str, action.choices))})
        self._refuse_misspelt(self._given[: self._given.index(value)])
        if self.prog == "fogline" and value in names():
            self._refuse(shown_key(value), GAME_NOT_COMMAND, {"command": f"fogline play {value}"})
        self._refuse(shown_key(value), NO_SUCH_COMMAND, {"found": shown_key(value), "known": tuple(action.choices)})

    def _get_value(self, action: Action, arg_string: str) -> Any:
        kind = NO_NUMBER if action.type is int else NO_DECIMAL if action.type is float else None
        if kind is None:
            return super()._get_value(action, arg_string)
        try:
            value = super()._get_value(action, arg_string)
        except ArgumentError:
            value = nan
        if not isfinite(value):
            self._refuse(_name_of(action), kind, {"found": shown(arg_string)})
        return value

    def error(self, message: str) -> NoReturn:
        """Exit with argparse's error, in the user's language."""
        said = next(((found, key) for form, key in _ERRORS if (found := form.fullmatch(message))), None)
        if said is None:
            self._exit(message)
        found, key = said
        if key == "cli-error-required":
            self._refuse_misspelt(self._given)
        given = {name: _in_capitals(value) for name, value in found.groupdict().items()}
        self._exit(self.texts(key, **given, command=f"{self.prog} --help"))

    def _refuse_misspelt(self, words: Sequence[str]) -> None:
        """Exit if one of the *words* is an unknown option: it is a likelier error than the one argparse found."""
        for word in words:
            name = word.partition("=")[0]
            known = self._option_string_actions
            if name.startswith("--") and name != "--" and not any(one.startswith(name) for one in known):
                self._refuse_word(word)

    def _refuse_word(self, word: str) -> NoReturn:
        name = shown_key(word.partition("=")[0])
        values: dict[str, Said] = {"command": f"{self.prog} --help"}
        if word.startswith("-"):
            options = tuple(one for one in self._option_string_actions if one.startswith("--"))
            self._refuse(name, NO_SUCH_WORD, {**values, "found": name, "known": options})
        self._refuse(shown_key(word), ONE_TOO_MANY, values)

    def _refuse(self, name: str, kind: Kind, values: dict[str, Said]) -> NoReturn:
        self._exit(say_error(self.texts, bad_data(name, "", kind, values)))

    def _exit(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


_ERRORS: Final = tuple(
    (re.compile(form), key)
    for form, key in (
        (r"the following arguments are required: (?P<names>.+)", "cli-error-required"),
        (r"one of the arguments (?P<names>.+) is required", "cli-error-one-of"),
        (r"argument (?P<name>.+): expected (one|at least one|\d+) arguments?", "cli-error-no-value"),
        (r"argument (?P<name>.+): ignored explicit argument .+", "cli-error-takes-none"),
        (r"argument (?P<name>.+): not allowed with argument (?P<other>.+)", "cli-error-together"),
        (r"ambiguous option: (?P<name>.+) could match (?P<names>.+)", "cli-error-ambiguous"),
    )
)
"""Patterns of argparse's errors, and the keys of our texts for them."""


def _in_capitals(names: str) -> str:
    """Names of arguments as in the usage: ``GAME``, ``--seed``."""
    return ", ".join(name if name.startswith(("-", "{")) else name.upper() for name in names.split(", "))


def _name_of(action: Action) -> str:
    """The name of an argument as in the usage."""
    return action.option_strings[0] if action.option_strings else str(action.metavar or action.dest).upper()


def _waiting(message: str) -> Any:
    from fogline.cli.progress import Waiting  # ``--help`` does not need its dependencies

    return Waiting(message)


class _Formatter(HelpFormatter):
    def __init__(self, prog: str, texts: Texts) -> None:
        super().__init__(prog, max_help_position=30)
        self._headings = {"positional arguments": texts("cli-arguments"), "options": texts("cli-options")}
        self._texts = texts

    def start_section(self, heading: str | None) -> None:
        super().start_section(self._headings.get(heading, heading) if heading else heading)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._texts('cli-usage')}: " if prefix is None else prefix)

    def _get_default_metavar_for_positional(self, action: Action) -> str:
        return action.dest.upper()

    def _get_help_string(self, action: Action) -> str:
        """The help of an argument with its default, unless its text contains the default."""
        said, default = action.help or "", action.default
        if default in (None, SUPPRESS, "", []) or isinstance(default, bool):
            return said
        words = default if isinstance(default, list) else [default]
        told = self._texts(
            "cli-default", value=" ".join(f"{one:g}" if isinstance(one, float) else str(one) for one in words)
        )
        is_told = told.partition(":")[0].rstrip() in said
        return said if is_told else f"{said} {told}".replace("%", "%%")


def main(arguments: Sequence[str] | None = None, commands: Mapping[str, str] = COMMANDS) -> int:
    """Run one of the *commands*. 0: success; 1: the command found faults; 2: the command was refused."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["help"]:
        given = [*given[1:], "--help"]
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
    """Run the command. Titles that cannot be loaded are reported by the time it ends, and added to *told*."""
    wanted = next((word for word in given if word in known), None)
    parser = parser_of(texts, known, (wanted,))
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


def parser_of(texts: Texts, known: Mapping[str, str], loaded: Container[str | None]) -> Parser:
    """The parser of the whole command. Of the *known* commands, only those *loaded* get their arguments, for which
    their modules are imported."""
    parser = Parser(texts=texts, prog="fogline", description=texts("cli-about"))
    parser.add_argument("--version", action="store_true", help=texts("cli-version"))
    parser.set_defaults(commands=known)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in known:
        about = texts(f"cli-{name}")
        command = commands.add_parser(name, texts=texts, help=about, description=about)
        if name in loaded:
            module = import_module(known[name])
            module.add_arguments(command)
            command.show_examples(getattr(module, "EXAMPLES", ()))
    parser.examples = [one for one in EXAMPLES if one.split()[1] in known]
    return parser


def _tell_broken(texts: Texts, told: list[FoglineError]) -> None:
    for error in BROKEN.values():
        if error not in told:
            told.append(error)
            print(f"fogline: {say_error(texts, error)}", file=sys.stderr)


def _language_in(given: list[str]) -> str | None:
    """The requested language, which the parser itself needs for its help."""
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
