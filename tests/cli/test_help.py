"""``--help`` of every command: one style, defaults, and examples that the command accepts."""

from __future__ import annotations

import re
import shlex
from argparse import SUPPRESS, Action
from collections.abc import Iterator

import pytest

from fogline.__main__ import ALL_COMMANDS
from fogline.cli.main import Parser, parser_of
from fogline.locale import LANGUAGES, texts_in

DEFAULT = {"en": r"\(default: [^)]+\)", "es": r"\(por defecto: [^)]+\)", "fr": r"\(par défaut : [^)]+\)"}
WORD = {"en": "default", "es": "por defecto", "fr": "par défaut"}


def parsers(language: str = "en") -> Iterator[Parser]:
    """The parsers of all commands and subcommands, and that of the whole."""

    def within(parser: Parser) -> Iterator[Parser]:
        yield parser
        for one in parser.within().values():
            yield from within(one)

    return within(parser_of(texts_in(language), ALL_COMMANDS, ALL_COMMANDS))


def arguments(parser: Parser) -> list[Action]:
    return [action for action in parser._actions if action.help != SUPPRESS]


def test_every_command_has_examples() -> None:
    """A module supplies them in ``EXAMPLES``: at least one for each of its subcommands."""
    assert [parser.prog for parser in parsers() if not parser.examples] == []


def test_every_example_is_accepted() -> None:
    whole = next(parsers())
    examples = {example for parser in parsers() for example in parser.examples}
    assert len(examples) > 40
    for example in sorted(examples):
        command, *words = shlex.split(example)
        assert command == "fogline"
        whole.parse_args(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_ends_with_the_examples(language: str) -> None:
    heading = texts_in(language)("cli-examples")
    for parser in parsers(language):
        own = "".join(f"  {example}\n" for example in parser.examples)
        assert parser.format_help().endswith(f"\n{heading}:\n{own}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_default_is_stated_once_in_the_same_form(language: str) -> None:
    for parser in parsers(language):
        formatter = parser._get_formatter()
        for action in arguments(parser):
            said = formatter._expand_help(action) if action.help else ""
            has_default = action.default not in (None, SUPPRESS, "", []) and not isinstance(action.default, bool)
            assert len(re.findall(DEFAULT[language], said)) == said.count(WORD[language]) <= 1, (parser.prog, said)
            assert not has_default or WORD[language] in said, (parser.prog, said)


def test_values_are_named_in_one_style() -> None:
    """In capitals: ``GAME``, ``SECONDS``, ``SEED``, ``LINE`` of a record, ``N`` for another whole number; or the
    choices themselves."""
    for parser in parsers():
        formatter = parser._get_formatter()
        for action in arguments(parser):
            if action.nargs == 0 or action.choices is not None:
                continue
            given = action.metavar or formatter._get_default_metavar_for_positional(action)
            where = f"{parser.prog}: {action.option_strings or action.dest}: {given}"
            assert re.fullmatch(r"[A-Z]+(=[A-Z]+)?|yes\|no", str(given)), where
            assert action.type is not int or given in ("N", "SEED", "LINE"), where
            assert action.dest != "seed" or given == "SEED", where
            assert not action.dest.endswith("seconds") or given == "SECONDS", where


def test_an_option_has_the_same_shape_in_all_commands() -> None:
    """Options of the same name take the same kind of value in all commands, except ``--as``, ``--older`` and the like,
    whose texts differ."""
    shapes: dict[str, set[tuple[bool, str]]] = {}
    for parser in parsers():
        for action in arguments(parser):
            for option in action.option_strings:
                metavar = "" if action.nargs == 0 else "{}" if action.choices else str(action.metavar)
                shapes.setdefault(option, set()).add((action.nargs == 0, metavar))
    several = {option for option, found in shapes.items() if len(found) > 1}
    assert several == set(SEVERAL)


SEVERAL = ("--resume", "--level")
"""``play`` resumes a record, which it names; ``train`` resumes in its folder. ``balance`` takes any bot as the level of
both sides."""
