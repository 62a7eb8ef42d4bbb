"""``fogline check``: examines a file that somebody has written, and names every fault."""

from __future__ import annotations

from argparse import Namespace

from fogline.cli.faults import TAKES_NO_CARDS, TAKES_NO_SCENARIO
from fogline.cli.main import Parser
from fogline.cli.setups import read_file
from fogline.cli.titles import title_of
from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.setup import Setup, Value
from fogline.locale import Texts
from fogline.locale.faults import say_error
from fogline.titles.panzer.rules import cardsets
from fogline.titles.panzer.rules.scenarios import NAMES
from fogline.titles.panzer.rules.tables import rules_for
from fogline.titles.panzer.terminal.terminal import card_table, origin_of_cards
from fogline.titles.spearpoint.terminal.check import check_cards
from fogline.titles.stalingrad.rules.cards import CODES, GERMAN, SIDES, SOVIET
from fogline.titles.stalingrad.rules.scenarios import CUSTOM, Scenario, examine
from fogline.titles.stalingrad.terminal.terminal import STALINGRAD
from fogline.titles.stalingrad.words.telling import seat_message

KINDS_OF_FILE = {"scenario": "stalingrad", "cards": "panzer"}
"""What a file can hold, and the game that it is for if none is named."""


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    parser.add_argument("kind", choices=KINDS_OF_FILE, help=parser.texts("cli-check-kind"))
    parser.add_argument("game", nargs="?", help=parser.texts("cli-check-game"))
    parser.add_argument("file", help=parser.texts("cli-check-file"))


def run(args: Namespace) -> int:
    """Examine a file: 0 if it can be used, 1 if it has faults."""
    game = args.game or KINDS_OF_FILE[args.kind]
    if title_of(game).file_kind != args.kind:
        raise bad_data("check", game, TAKES_NO_CARDS if args.kind == "cards" else TAKES_NO_SCENARIO, {})
    if game == "spearpoint":
        return check_cards(args.texts, args.file)
    text = read_file(args.file)
    return _check_cards(args, text) if args.kind == "cards" else _check_scenario(args, text)


def _say_faults(texts: Texts, faults: list[BadData]) -> int:
    for fault in faults:
        print(say_error(texts, fault))
    print(texts("check-faults", count=len(faults)))
    return 1


# -- custom scenarios (ST-CUST-3) -------------------------------------------------------------------


def _check_scenario(args: Namespace, text: str) -> int:
    texts: Texts = args.texts
    scenario, faults = examine(text, args.file)
    if scenario is None:
        return _say_faults(texts, faults)
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


# -- unit cards (Part 17 of Panzer) -----------------------------------------------------------------


def _check_cards(args: Namespace, text: str) -> int:
    """The soft ones of PZ-STAT are doubts: they do not stand in the way of a set of cards."""
    texts: Texts = args.texts
    found = cardsets.examine(text, args.file)
    if found.cards is None:
        return _say_faults(texts, found.faults)
    unplayable = _unplayable(text, args.file)
    if len(unplayable) == len(NAMES):
        return _say_faults(texts, unplayable)
    print(texts("check-accepted", name=found.cards.name))
    scenario = next(name for name in reversed(NAMES) if name not in [fault.where for fault in unplayable])
    rules = rules_for(Setup("panzer", scenario, {}, text))
    for side in (0, 1):
        print("\n".join(["", *card_table(texts, rules, side)]))
    if rules.cards == cardsets.HOUSE_CARDS:
        print("\n" + origin_of_cards(texts, rules))
    doubts = [*found.warnings, *unplayable]
    if doubts:
        print()
        for doubt in doubts:
            print(texts("check-warning", warning=say_error(texts, doubt)))
        print(texts("check-warnings", count=len(doubts)))
    return 0


def _unplayable(text: str, file: str) -> list[BadData]:
    """The scenarios in which no squad can be paid for."""
    found = []
    for name in NAMES:
        try:
            rules_for(Setup("panzer", name, {}, text))
        except BadData as fault:
            found.append(BadData(file, name, fault.why, fault.told and fault.told._replace(path=name)))
    return found
