"""SCOPE Panzer: its parts, each imported when it is asked for."""

from __future__ import annotations

from typing import Final

from fogline.kernel.setup import Setup
from fogline.kit.home import Home
from fogline.titles.panzer.rules.rules import PANZER as RULES


class Panzer(Home):
    """See ``kit/home.py``."""

    place = 2
    parts = (
        "words", "setups", "terminal", "wire", "knowledge", "baseline", "ace", "appraisal", "puzzles", "aid",
        "view_text", "coder", "luck",
    )  # fmt: skip

    def trained(self) -> tuple[Setup, ...]:
        from fogline.titles.panzer.rules.tables import PRESETS

        limit = {"max-turns": 200}
        return tuple(
            Setup(self.name, scenario, {**PRESETS[preset], **limit})
            for preset in ("full", "basic")
            for scenario in self.rules.scenarios
        )


PANZER: Final = Panzer(RULES)
