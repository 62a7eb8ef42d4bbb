"""SCOPE Stalingrad: its parts, each imported when it is asked for."""

from __future__ import annotations

from typing import Final

from fogline.kernel.setup import Setup
from fogline.kit.home import Home
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES


class Stalingrad(Home):
    """See ``kit/home.py``."""

    place = 1
    parts = (
        "words", "setups", "terminal", "wire", "knowledge", "baseline", "ace", "appraisal", "puzzles", "aid",
        "view_text", "coder", "luck",
    )  # fmt: skip

    def trained(self) -> tuple[Setup, ...]:
        fronts = ("quick-duel", "open-front", "deep-front", "open-battle", "deep-battle")
        return tuple(Setup(self.name, front, {"mode": "advanced"}) for front in fronts)


STALINGRAD: Final = Stalingrad(RULES)
