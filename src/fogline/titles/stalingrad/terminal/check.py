"""``fogline check scenario``: what a custom scenario holds (ST-CUST-3)."""

from __future__ import annotations

from collections.abc import Sequence

from fogline.kernel.setup import Setup, Value
from fogline.kit.files import Part
from fogline.kit.terminal import Checked
from fogline.locale import Texts
from fogline.titles.stalingrad.rules.cards import CODES, GERMAN, SIDES, SOVIET
from fogline.titles.stalingrad.rules.scenarios import CUSTOM, Scenario, examine
from fogline.titles.stalingrad.terminal.goals import introduce
from fogline.titles.stalingrad.words.telling import seat_message


def check(texts: Texts, parts: Sequence[Part], file: str) -> Checked:
    """Every fault of a scenario, or what it holds."""
    text = "".join(part.text for part in parts)
    found = examine(text, file)
    if found.found is None:
        return Checked("", found.faults)
    lines = [f"  {line}" for line in _summary(texts, found.found, text)]
    return Checked(found.found.name, (), lines, found.warnings)


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
    return lines + introduce(texts, Setup("stalingrad", CUSTOM, options, text), None)[1:]
