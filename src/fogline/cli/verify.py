"""``fogline verify``: do the draws, lines and commitments of a record follow from its seeds?"""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.text import Text

from fogline.cli.arguments import add_json
from fogline.cli.console import BAD, GOOD, show
from fogline.cli.main import Parser
from fogline.cli.progress import Waiting
from fogline.kernel.errors import bad_data
from fogline.kit.files import NO_UTF8, file_fault
from fogline.locale import Texts
from fogline.table.verification import Verdict, verify

NOT_VERIFIABLE: Final = 3


EXAMPLES: Final = (
    "fogline verify my.record",
    "fogline verify my.record --commitment 5d0c3a1b --json",
)


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument("file", help=texts("cli-replay-file"))
    parser.add_argument("--commitment", action="append", default=[], metavar="HEX", help=texts("cli-verify-commitment"))
    add_json(parser)


def run(args: Namespace) -> int:
    """Verify a record. 0: every check holds; 1: a check fails; 3: the record cannot be verified."""
    texts: Texts = args.texts
    text = _read_exactly(args.file)
    with Waiting(texts("verify-reading")):
        verdict = verify(text, args.file, args.commitment)
    if args.json:
        print(json.dumps(_form(texts, verdict), ensure_ascii=False))
    elif verdict is None:
        show(texts("verify-none"))
    else:
        for one in verdict.findings:
            show(Text(f"{'-' if one.holds else '!'} {texts.say(one.message)}", "" if one.holds else BAD))
        show(texts("verify-first", commitment=verdict.first))
        show(Text(texts("verify-holds"), GOOD) if verdict.holds else Text(texts("verify-holds-not"), BAD))
    if verdict is None:
        return NOT_VERIFIABLE
    return 0 if verdict.holds else 1


def _form(texts: Texts, verdict: Verdict | None) -> dict[str, object]:
    if verdict is None:
        return {"verifiable": False, "holds": False, "first": None, "checks": []}
    checks = [{"check": one.check, "holds": one.holds, "text": texts.say(one.message)} for one in verdict.findings]
    return {"verifiable": True, "holds": verdict.holds, "first": verdict.first, "checks": checks}


def _read_exactly(name: str) -> str:
    """The text of a file with unchanged line endings, since every byte counts."""
    try:
        return Path(name).read_bytes().decode("utf-8")
    except OSError as error:
        raise file_fault(name, error) from None
    except UnicodeDecodeError:
        raise bad_data(name, "", NO_UTF8, {}) from None
