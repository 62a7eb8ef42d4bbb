"""SCOPE Stalingrad: its parts are in the modules of this package that ``kit/title.py`` names."""

from __future__ import annotations

from typing import Final

from fogline.kernel.setup import Setup
from fogline.kit.title import Title
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES


class Stalingrad(Title):
    place = 1
    package = "fogline.titles.stalingrad"

    def trained(self) -> tuple[Setup, ...]:
        fronts = ("quick-duel", "open-front", "deep-front", "open-battle", "deep-battle")
        return tuple(Setup(self.name, front, {"mode": "advanced"}) for front in fronts)


STALINGRAD: Final = Stalingrad(RULES)
