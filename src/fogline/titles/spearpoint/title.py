"""Spearpoint 1943: its parts, each imported when it is asked for."""

from __future__ import annotations

from typing import Final

from fogline.kit.home import Home
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES


class Spearpoint(Home):
    """See ``kit/home.py``."""

    place = 3
    parts = (
        "words", "setups", "terminal", "wire", "knowledge", "ace", "appraisal", "puzzles", "aid", "view_text", "coder",
        "balance", "luck",
    )  # fmt: skip


SPEARPOINT: Final = Spearpoint(RULES)
