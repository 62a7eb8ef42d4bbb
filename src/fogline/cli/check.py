"""``fogline check``: examines a file that somebody has written, and names every fault."""

from __future__ import annotations

from argparse import Namespace

from fogline.cli.faults import TAKES_NO_CARDS, TAKES_NO_SCENARIO
from fogline.cli.main import Parser
from fogline.kernel.errors import bad_data
from fogline.kit.files import read_parts
from fogline.kit.registry import title_of, titles
from fogline.locale import Texts
from fogline.locale.faults import say_error

KINDS_OF_FILE = ("scenario", "cards")
"""What a file can hold. If no game is named, the first is meant that takes such files."""


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    parser.add_argument("kind", choices=KINDS_OF_FILE, help=parser.texts("cli-check-kind"))
    parser.add_argument("game", nargs="?", help=parser.texts("cli-check-game"))
    parser.add_argument("file", help=parser.texts("cli-check-file"))


def run(args: Namespace) -> int:
    """Examine a file: 0 if it can be used, 1 if it has faults."""
    takers = [name for name, title in titles().items() if title.setups().file_kind == args.kind]
    title = title_of(args.game or next(iter(takers), ""))
    if title.name not in takers:
        raise bad_data("check", title.name, TAKES_NO_CARDS if args.kind == "cards" else TAKES_NO_SCENARIO, {})
    texts: Texts = args.texts
    checked = title.terminal().check(texts, read_parts(args.file), args.file)
    if checked.faults:
        for fault in checked.faults:
            print(say_error(texts, fault))
        print(texts("check-faults", count=len(checked.faults)))
        return 1
    print(texts("check-accepted", name=checked.name))
    for line in checked.lines:
        print(line)
    for warning in checked.warnings:
        print(texts("check-warning", warning=say_error(texts, warning)))
    if checked.warnings:
        print(texts("check-warnings", count=len(checked.warnings)))
    return 0
