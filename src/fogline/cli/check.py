"""``fogline check``: examines a file that somebody has written, and names every fault."""

from __future__ import annotations

from argparse import Namespace

from fogline.cli.main import Parser
from fogline.cli.setups import read_file
from fogline.cli.stalingrad import STALINGRAD
from fogline.games.stalingrad.cards import CODES, GERMAN, SIDES, SOVIET
from fogline.games.stalingrad.scenarios import CUSTOM, Scenario, examine
from fogline.kernel.setup import Setup, Value
from fogline.locale import Texts
from fogline.locale.stalingrad import seat_message

KINDS_OF_FILE = ("scenario",)


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    parser.add_argument("kind", choices=KINDS_OF_FILE, help=parser.texts("cli-check-kind"))
    parser.add_argument("file", help=parser.texts("cli-check-file"))


def run(args: Namespace) -> int:
    """Examine a custom scenario (ST-CUST-3)."""
    texts: Texts = args.texts
    text = read_file(args.file)
    scenario, faults = examine(text, args.file)
    if scenario is None:
        for fault in faults:
            print(fault)
        print(texts("check-faults", count=len(faults)))
        return 1
    print(texts("check-accepted", name=scenario.name))
    for line in _summary(texts, scenario, text):
        print(f"  {line}")
    return 0


def _summary(texts: Texts, scenario: Scenario, text: str) -> list[str]:
    size = f"{scenario.columns}x{scenario.rows}"
    modes = tuple(texts(f"mode-{mode}") for mode in scenario.modes)
    lines = [texts("check-size", size=size, modes=modes)]
    for side in (GERMAN, SOVIET):
        counts = [f"{count} {code}" for code, count in zip(CODES, scenario.cards[side], strict=True) if count]
        lines.append(texts("check-cards", side=seat_message(SIDES[side]), cards=", ".join(counts)))
        if scenario.zone[side]:
            lines.append(texts("check-zone", side=seat_message(SIDES[side]), count=scenario.zone[side]))
    options: dict[str, Value] = {"mode": scenario.modes[0]}
    return lines + STALINGRAD.introduce(texts, Setup("stalingrad", CUSTOM, options, text), None)[1:]
