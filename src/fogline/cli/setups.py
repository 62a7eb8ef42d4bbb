"""What is agreed before play, from the words of a command line."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import fogline
from fogline.cli.titles import title_of
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup, Value


def read_setup(args: Namespace) -> Setup:
    """The set-up that ``--scenario``, ``--advanced``, ``--players``, ``--option`` and ``--scenario-file`` describe."""
    game = fogline.game(args.game)
    options: dict[str, Value] = {}
    for text in args.option:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadData("--option", text, "write key=value")
        options[key] = read_value(args.game, key, value)
    if args.advanced:
        options["mode"] = "advanced"
    if args.players is not None:
        options["players"] = args.players
    data = ""
    scenario = args.scenario or game.scenarios[0]
    if args.scenario_file is not None:
        if args.scenario is not None:
            raise BadData("--scenario", args.scenario, "leave it out when there is a --scenario-file")
        scenario, data = "custom", read_file(args.scenario_file)
    setup = title_of(args.game).completed(Setup(args.game, scenario, options, data))
    game.seats(setup)
    return setup


def read_value(game: str, key: str, text: str) -> Value:
    """The value of an option as it was written."""
    for option in fogline.game(game).options:
        if option.key == key:
            return option.read(text)
    raise BadData("--option", key, f"no such option; there are {', '.join(o.key for o in fogline.game(game).options)}")


def read_file(name: str) -> str:
    """The text of a file."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(name, "", error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadData(name, "", "is no text in UTF-8") from None
