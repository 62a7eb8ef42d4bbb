"""``fogline check cards spearpoint``: examines a card set, a file or a directory of them, and names every fault where
it stands."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fogline.kernel import data
from fogline.kernel.errors import BadData
from fogline.kernel.faults import MISSING, Told
from fogline.kernel.inspecting import Inspection
from fogline.kernel.setup import Setup
from fogline.kit.files import Part
from fogline.kit.terminal import Checked
from fogline.locale import Texts
from fogline.locale.names import seat_message
from fogline.titles.spearpoint.rules.cardsets import HOUSE, examine
from fogline.titles.spearpoint.rules.tables import STANDARD, rules_for
from fogline.titles.spearpoint.terminal.orders import origin_of_cards
from fogline.titles.spearpoint.words.sets import own_words


def check(texts: Texts, parts: Sequence[Part], name: str) -> Checked:
    """Every fault of the set in the file or directory *name*, or what it holds."""
    text = "".join(part.text for part in parts)
    found = examine(text, name)
    faults = list(found.faults)
    if found.found is not None:
        faults = _unplayable([STANDARD, *[one.slug for one in found.found.situations]], text, name)
    if found.found is None or faults:
        return Checked("", [placed(fault, parts) for fault in faults])
    cards = found.found
    texts = texts.with_own(own_words(cards, texts.language))
    lines = []
    for faction in cards.factions:
        own = [card for card in cards.units if card.faction == faction]
        counts = {"cards": sum(int(card.copies) for card in own)}
        points = sum(int(card.copies * card.cost) for card in own)
        lines.append(texts("spearpoint-check-faction", seat=seat_message(faction), points=points, **counts))
    decks = {"situations": len(cards.situations), "decks": len(cards.decks)}
    commands = sum(int(card.copies) for card in cards.commands)
    damages = sum(int(card.copies) for card in cards.damages)
    lines.append(texts("spearpoint-check-counts", commands=commands, damages=damages, **decks))
    if cards.slug == HOUSE.slug:
        lines.append(origin_of_cards(texts, rules_for(Setup("spearpoint", STANDARD))))
    return Checked(cards.slug, (), [f"  {line}" for line in lines], [placed(doubt, parts) for doubt in found.warnings])


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


def placed(fault: BadData, parts: Sequence[Part]) -> BadData:
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
