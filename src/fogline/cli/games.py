"""``fogline games``: what can be played, and how it can be varied."""

from __future__ import annotations

import json
import textwrap
from argparse import Namespace
from typing import Any

import fogline
from fogline.cli.main import Parser
from fogline.cli.titles import title_of
from fogline.kernel.setup import write_value
from fogline.locale import Texts


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    parser.add_argument("--json", action="store_true", help=parser.texts("cli-json"))


def run(args: Namespace) -> int:
    """Print the list."""
    listed = [describe(name) for name in fogline.GAMES]
    if args.json:
        print(json.dumps({"games": listed}, indent=2))
    else:
        print("\n\n".join(_as_text(args.texts, game) for game in listed))
    return 0


def describe(name: str) -> dict[str, Any]:
    """A game as plain data."""
    game, title = fogline.game(name), title_of(name)
    return {
        "name": game.name,
        "rules": game.version,
        "scenarios": [
            {"name": one.name, "size": one.size, "modes": list(one.modes), "goal": one.goal}
            for one in title.scenarios()
        ],
        "seats": [{"options": options, "seats": list(seats)} for options, seats in title.seatings()],
        "options": [
            {
                "key": option.key,
                "values": list(option.values),
                "default": option.default,
                "form": option.form,
                "clause": option.clause,
            }
            for option in game.options
        ],
    }


def _as_text(texts: Texts, game: dict[str, Any]) -> str:
    lines = [texts("games-title", name=game["name"], title=texts(f"game-{game['name']}"), rules=game["rules"])]
    lines += ["", texts("games-scenarios")]
    for one in game["scenarios"]:
        modes = ", ".join(texts(f"mode-{mode}") for mode in one["modes"])
        lines.append(f"  {one['name']:<40}  {one['size']}  {modes}")
    lines.append("")
    for key in dict.fromkeys(key for one in game["scenarios"] for key in _keys(one["name"])):
        lines += _wrapped(f"{texts(key)}: {texts(f'{key}-about')}", "  ")
    lines += ["", texts("games-seats")]
    lines += [f"  {one['options']:<24} {' '.join(one['seats'])}" for one in game["seats"]]
    lines += ["", texts("games-options")]
    for option in game["options"]:
        values = [write_value(value) for value in option["values"]]
        if option["form"]:
            values.append(texts(f"any-{option['form']}"))
        lines.append(f"  {option['key']} = {' | '.join(values)}  ({option['clause']})")
        lines += _wrapped(texts(f"option-{option['key']}-about"), "      ")
    return "\n".join(lines)


def _keys(scenario: str) -> list[str]:
    """The messages that name a scenario, or its theme and its base."""
    theme, slash, base = scenario.partition("/")
    return [f"theme-{theme}", f"scenario-{base}"] if slash else [f"scenario-{theme}"]


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, 110, initial_indent=indent, subsequent_indent=indent)
