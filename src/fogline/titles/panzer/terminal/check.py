"""``fogline check cards``: what a set of unit cards holds (Part 17)."""

from __future__ import annotations

from collections.abc import Sequence

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.files import Part
from fogline.kit.terminal import Checked
from fogline.locale import Texts
from fogline.titles.panzer.rules import cardsets
from fogline.titles.panzer.rules.scenarios import NAMES
from fogline.titles.panzer.rules.tables import rules_for
from fogline.titles.panzer.terminal.cards import card_table, origin_of_cards


def check(texts: Texts, parts: Sequence[Part], file: str) -> Checked:
    """Every fault of a set of cards, or what it holds. The soft ones of PZ-STAT are doubts: they do not stand in its
    way."""
    text = "".join(part.text for part in parts)
    found = cardsets.examine(text, file)
    if found.found is None:
        return Checked("", found.faults)
    unplayable = _unplayable(text, file)
    if len(unplayable) == len(NAMES):
        return Checked("", unplayable)
    scenario = next(name for name in reversed(NAMES) if name not in [fault.where for fault in unplayable])
    rules = rules_for(Setup("panzer", scenario, {}, text))
    lines = [line for side in (0, 1) for line in ["", *card_table(texts, rules, side)]]
    if rules.cards == cardsets.HOUSE_CARDS:
        lines += ["", origin_of_cards(texts, rules)]
    doubts = [*found.warnings, *unplayable]
    return Checked(found.found.name, (), [*lines, ""] if doubts else lines, doubts)


def _unplayable(text: str, file: str) -> list[BadData]:
    """The scenarios in which no squad can be paid for."""
    found = []
    for name in NAMES:
        try:
            rules_for(Setup("panzer", name, {}, text))
        except BadData as fault:
            found.append(BadData(file, name, fault.why, fault.told and fault.told._replace(path=name)))
    return found
