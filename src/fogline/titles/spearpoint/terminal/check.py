"""``fogline check cards spearpoint``: examines a card set, a file or a directory of them, and names every fault where
it stands."""

from __future__ import annotations

import re

from fogline.cli.setups import Part, read_parts
from fogline.kernel import data
from fogline.kernel.errors import BadData
from fogline.kernel.faults import MISSING, Told
from fogline.kernel.inspecting import Inspection
from fogline.kernel.setup import Setup
from fogline.locale import Texts
from fogline.locale.faults import say_error
from fogline.locale.table import seat_message
from fogline.titles.spearpoint.rules.cardsets import HOUSE, examine
from fogline.titles.spearpoint.rules.tables import STANDARD, rules_for
from fogline.titles.spearpoint.terminal.orders import origin_of_cards
from fogline.titles.spearpoint.words.sets import own_words


def check_cards(texts: Texts, name: str) -> int:
    """Examine the set in the file or directory *name*: 0 if it can be used, 1 if it has faults."""
    parts = read_parts(name)
    text = "".join(part.text for part in parts)
    found = examine(text, name)
    faults = list(found.faults)
    if found.cards is not None:
        faults = _unplayable([STANDARD, *[one.slug for one in found.cards.situations]], text, name)
    if found.cards is None or faults:
        for fault in faults:
            print(say_error(texts, placed(fault, parts)))
        print(texts("check-faults", count=len(faults)))
        return 1
    cards = found.cards
    texts = texts.with_own(own_words(cards, texts.language))
    print(texts("check-accepted", name=cards.slug))
    for faction in cards.factions:
        own = [card for card in cards.units if card.faction == faction]
        counts = {"cards": sum(int(card.copies) for card in own)}
        points = sum(int(card.copies * card.cost) for card in own)
        print("  " + texts("spearpoint-check-faction", seat=seat_message(faction), points=points, **counts))
    decks = {"situations": len(cards.situations), "decks": len(cards.decks)}
    commands, damages = (
        sum(int(card.copies) for card in cards.commands),
        sum(int(card.copies) for card in cards.damages),
    )
    print("  " + texts("spearpoint-check-counts", commands=commands, damages=damages, **decks))
    if cards.slug == HOUSE.slug:
        print("  " + origin_of_cards(texts, rules_for(Setup("spearpoint", STANDARD))))
    for doubt in found.warnings:
        print(texts("check-warning", warning=say_error(texts, placed(doubt, parts))))
    if found.warnings:
        print(texts("check-warnings", count=len(found.warnings)))
    return 0


def _unplayable(scenarios: list[str], text: str, name: str) -> list[BadData]:
    """The standard game and the Situations for which no deck can be built, each with the line where it begins."""
    found = []
    file = Inspection(data.read(text, name), [])
    situations = {part.value("id"): part.data for part in file.tables("situation", len(scenarios))}
    for scenario in scenarios:
        try:
            rules_for(Setup("spearpoint", scenario, {}, text))
        except BadData as fault:
            path, told = f"{scenario}, {fault.where}", fault.told
            where = situations[scenario].error("id", MISSING).told if scenario in situations else None
            line = 0 if where is None else where.line
            told = told and told._replace(path=path, line=line)
            found.append(BadData(name, f"line {line}, {path}" if line else path, fault.why, told))
    return found


_LINE = re.compile(r"\bline (\d+)\b")


def placed(fault: BadData, parts: list[Part]) -> BadData:
    """The fault with the file of the directory that it stands in, and its line there."""
    for where, why in ((fault.where, False), (fault.why, True)):
        match = _LINE.search(where)
        if match is None:
            continue
        line = int(match[1])
        for part in parts:
            count = part.text.count("\n")
            if line <= count or part is parts[-1]:
                text = _LINE.sub(f"line {line}", where, count=1)
                told = _moved(fault.told, line, text) if fault.told is not None else None
                return BadData(part.name, fault.where if why else text, text if why else fault.why, told)
            line -= count
    return fault


def _moved(told: Told, line: int, text: str) -> Told:
    """The same with the line of the part; what TOML itself says names the line in its own words."""
    return told._replace(line=line) if told.line else told._replace(values={**told.values, "reason": text})
