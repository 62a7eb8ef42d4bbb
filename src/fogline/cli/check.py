"""``fogline check``: checks a data file and names every fault."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from rich.text import Text

from fogline.cli.arguments import add_json
from fogline.cli.console import BAD, DOUBT, GOOD, show, show_json
from fogline.cli.faults import TAKES_NO_CARDS, TAKES_NO_SCENARIO
from fogline.cli.main import Parser
from fogline.kernel.errors import BadData, bad_data
from fogline.kit.files import read_parts
from fogline.kit.registry import title_of, titles
from fogline.locale import Texts
from fogline.locale.names import reason_message, say_error

KINDS_OF_FILE = ("scenario", "cards")
"""The possible contents of a file. The default game is the first one that takes such files."""


EXAMPLES: Final = (
    "fogline check scenario mortars.toml",
    "fogline check cards panzer my-units.toml --json",
    "fogline check cards spearpoint my-cards/",
)


def add_arguments(parser: Parser) -> None:
    parser.add_argument("kind", choices=KINDS_OF_FILE, help=parser.texts("cli-check-kind"))
    parser.values["game"] = [name for name, title in titles().items() if title.setups().file_kind]
    parser.add_argument("game", nargs="?", help=parser.texts("cli-check-game"))
    parser.add_argument("file", help=parser.texts("cli-check-file"))
    add_json(parser)


def run(args: Namespace) -> int:
    """Check a file: 0 if it is valid, 1 if it has faults."""
    takers = [name for name, title in titles().items() if title.setups().file_kind == args.kind]
    title = title_of(args.game or next(iter(takers), ""))
    if title.name not in takers:
        raise bad_data("check", title.name, TAKES_NO_CARDS if args.kind == "cards" else TAKES_NO_SCENARIO, {})
    texts: Texts = args.texts
    parts = read_parts(args.file, folders=title.setups().takes_folders)
    checked = title.terminal().check(texts, parts, args.file)
    if args.json:
        faults, warnings = ([_as_data(texts, one) for one in found] for found in (checked.faults, checked.warnings))
        told = {"file": args.file, "kind": args.kind, "game": title.name, "name": checked.name}
        show_json({**told, "accepted": not faults, "faults": faults, "warnings": warnings}, is_ascii=False)
        return 1 if faults else 0
    if checked.faults:
        show(*(say_error(texts, fault) for fault in checked.faults))
        show(Text(texts("check-faults", count=len(checked.faults)), BAD))
        return 1
    show(Text(texts("check-accepted", name=checked.name), GOOD), *checked.lines)
    show(*(Text(texts("check-warning", warning=say_error(texts, one)), DOUBT) for one in checked.warnings))
    if checked.warnings:
        show(texts("check-warnings", count=len(checked.warnings)))
    return 0


def _as_data(texts: Texts, fault: BadData) -> dict[str, object]:
    """A fault as data: the file, the line and the place in it if known, and the reason in the user's language."""
    told = fault.told
    if told is None:
        return {"file": fault.file, "line": None, "path": fault.where, "why": fault.why}
    return {"file": fault.file, "line": told.line or None, "path": told.path, "why": texts.say(reason_message(told))}
