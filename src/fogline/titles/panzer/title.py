"""SCOPE Panzer: its parts are in the modules of this package that ``kit/title.py`` names."""

from __future__ import annotations

from typing import Final

from fogline.kernel.setup import Setup
from fogline.kit.title import Title
from fogline.titles.panzer.rules.rules import PANZER as RULES


class Panzer(Title):
    place = 2
    package = "fogline.titles.panzer"

    def trained(self) -> tuple[Setup, ...]:
        from fogline.titles.panzer.rules.tables import PRESETS

        limit = {"max-turns": 200}
        return tuple(
            Setup(self.name, scenario, {**PRESETS[preset], **limit})
            for preset in ("full", "basic")
            for scenario in self.rules.scenarios
        )


PANZER: Final = Panzer(RULES)
