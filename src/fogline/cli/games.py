"""``fogline games``: the available titles and their variants."""

from __future__ import annotations

import sys
import textwrap
from argparse import Namespace
from typing import Any, Final

from rich.text import Text

from fogline.bots.levels import described
from fogline.cli.arguments import add_game, add_json
from fogline.cli.console import ASIDE, HEAD, NAME, show, show_json, width_of
from fogline.cli.main import Parser
from fogline.kernel.setup import Value, write_value
from fogline.kit.registry import title_of, titles
from fogline.locale import Texts
from fogline.locale.names import title_name

EXAMPLES: Final = (
    "fogline games",
    "fogline games panzer",
    "fogline games --json",
)


def add_arguments(parser: Parser) -> None:
    add_game(parser, optional=True)
    add_json(parser)


def run(args: Namespace) -> int:
    """Print the list, or one entry."""
    chosen = [title_of(args.game)] if args.game else titles().values()
    listed = [described(title) for title in chosen]
    if args.json:
        show_json({"games": listed})
    else:
        for number, game in enumerate(listed):
            show(*[""] * (number > 0), *_as_text(args.texts, game))
    return 0


def _as_text(texts: Texts, game: dict[str, Any]) -> list[str | Text]:
    prefix = title_of(game["name"]).words().prefix
    title = texts("games-title", name=game["name"], title=title_name(texts, game["name"]), rules=game["rules"])
    lines: list[str | Text] = [Text(title, HEAD)]
    lines += ["", _head(_own(texts, prefix, "games-scenarios")), *_scenarios(texts, game["scenarios"]), ""]
    for key in dict.fromkeys(key for one in game["scenarios"] for key in _keys(one["name"])):
        if texts.has(f"{prefix}{key}-about"):
            lines += _wrapped(f"{texts(f'{prefix}{key}')}: {texts(f'{prefix}{key}-about')}", "  ")
    lines += ["", _head(_own(texts, prefix, "games-seats"))]
    room = max(len(one["options"]) + 2 if one["options"] else 0 for one in game["seats"])
    lines += [f"  {one['options']:<{room}}{' '.join(one['seats'])}" for one in game["seats"]]
    if game["presets"]:
        lines += ["", _head(texts("games-presets")), *_presets(game["presets"])]
    lines += ["", _head(texts("games-levels"))]
    for level in game["levels"]:
        lines += _wrapped(f"{level}: {texts(f'web-level-{level}-about')}", "  ")
    lines += ["", _head(texts("games-options"))]
    for option in game["options"]:
        values = [write_value(value) for value in option["values"]]
        if option["form"]:
            own = f"{prefix}any-{option['key']}"
            bounds = {"least": str(option["least"]), "most": str(option["most"])} if option["form"] == "number" else {}
            values.append(texts(own if texts.has(own) else f"any-{option['form']}", **bounds))
        clause = (f"  ({option['clause']})", ASIDE)
        lines.append(Text.assemble("  ", (option["key"], NAME), f" = {' | '.join(values)}", clause))
        if texts.has(about := f"{prefix}option-{option['key']}-about"):
            lines += _wrapped(texts(about), "      ")
    return lines


def _own(texts: Texts, prefix: str, key: str) -> str:
    """The title's own text, or the generic one."""
    return texts(f"{prefix}{key}" if texts.has(f"{prefix}{key}") else f"plain-{key}")


def _head(text: str) -> Text:
    return Text(text, HEAD)


def _scenarios(texts: Texts, scenarios: list[dict[str, Any]]) -> list[Text]:
    room = max(len(one["name"]) for one in scenarios)
    lines = []
    for one in scenarios:
        modes = ", ".join(texts(f"mode-{mode}") for mode in one["modes"])
        line = Text.assemble("  ", (f"{one['name']:<{room}}", NAME), f"  {one['size']}  {modes}")
        line.rstrip()
        lines.append(line)
    return lines


def _presets(presets: dict[str, dict[str, Value]]) -> list[Text]:
    """Each preset as the previous one plus its additions: ``step-2 = step-1 + flank-attack=true``."""
    lines: list[Text] = []
    before, earlier = "", dict[str, Value]()
    for name, options in presets.items():
        new = {key: value for key, value in options.items() if key not in earlier}
        parts = [before] if before and earlier else []
        parts += [f"{key}={write_value(value)}" for key, value in new.items()]
        lines.append(Text.assemble("  ", (name, NAME), f" = {' + '.join(parts)}" if parts else ""))
        before, earlier = name, options
    return lines


def _keys(scenario: str) -> list[str]:
    """The keys of the messages that name a scenario, or its theme and its base."""
    theme, slash, base = scenario.partition("/")
    return [f"theme-{theme}", f"scenario-{base}"] if slash else [f"scenario-{theme}"]


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, width_of(sys.stdout), initial_indent=indent, subsequent_indent=indent)
