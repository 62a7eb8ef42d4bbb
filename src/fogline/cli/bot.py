"""``fogline bot explain``: what a bot compares in a position of a record, and what speaks for each action."""

from __future__ import annotations

import json
from argparse import Namespace
from shlex import quote
from typing import Any, Final

from fogline.ai.coaching.reasons import WORLDS, Reasons, explain
from fogline.ai.levels import THINKING
from fogline.ai.review.sentences import percent
from fogline.cli.arguments import refuse_less_than_one
from fogline.cli.main import Parser
from fogline.cli.screen import markdown, show, show_table
from fogline.kernel.spelling import kebab
from fogline.kit.files import read_file
from fogline.locale import Texts
from fogline.locale.names import seat_message

COLUMNS: Final = ("action", "chance", "worlds", "best")
DIGITS: Final = 4


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    texts = parser.texts
    parser.add_argument("what", choices=("explain",), help=texts("cli-bot-explain"))
    parser.add_argument("file", help=texts("cli-replay-file"))
    parser.add_argument("position", type=int, metavar="N", help=texts("cli-bot-position"))
    parser.add_argument("--level", choices=THINKING, default="veteran", help=texts("cli-bot-level"))
    parser.add_argument("--seed", default="0", metavar="K", help=texts("cli-bot-seed"))
    parser.add_argument("--worlds", type=int, default=WORLDS, metavar="W", help=texts("cli-bot-worlds", worlds=WORLDS))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))


def run(args: Namespace) -> int:
    """Explain one decision."""
    refuse_less_than_one(args, "worlds")
    texts: Texts = args.texts
    text = read_file(args.file)
    given = {"name": args.file, "level": args.level, "seed": args.seed, "worlds": args.worlds}
    found = explain(text, args.position, **given)
    if args.json:
        print(json.dumps(as_json(found), indent=2, ensure_ascii=False))
        return 0
    seat = texts.say(seat_message(found.seat))
    show(texts("bot-explains", seat=seat, at=found.at, level=found.level, action=found.chosen))
    if found.played and found.played != found.chosen:
        show(texts("bot-played", action=found.played))
    if found.compared:
        show(texts("bot-judge", judge=found.judge, worlds=found.worlds, seed=found.seed), "")
        heads = [texts(f"bot-column-{column}") for column in COLUMNS]
        rows = [[one.action, f"{percent(one.win_chance)} %", str(one.worlds), str(one.spoke_for)]
                for one in found.compared]  # fmt: skip
        show_table(heads, rows, markdown(heads, rows))
    else:
        show(texts("advice-nothing"))
    again = f"fogline bot explain {quote(args.file)} {found.at} --level {found.level} --seed {quote(found.seed)}"
    show("", texts("bot-again", command=f"{again} --worlds {found.worlds}"))
    return 0


def as_json(found: Reasons) -> dict[str, Any]:
    """The reasons as data."""
    compared = [{kebab(key): _plain(value) for key, value in one._asdict().items()} for one in found.compared]
    return {**found._asdict(), "compared": compared}


def _plain(value: Any) -> Any:
    return round(value, DIGITS) if isinstance(value, float) else value
