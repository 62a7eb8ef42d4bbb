"""SCOPE Panzer: its parts, each imported when it is asked for."""

from __future__ import annotations

from typing import Final

from fogline.kit.home import Home
from fogline.titles.panzer.rules.rules import PANZER as RULES


class Panzer(Home):
    """See ``kit/home.py``."""

    place = 2
    parts = ("words", "setups", "terminal", "wire", "knowledge", "baseline", "ace", "aid", "view_text", "coder", "luck")


PANZER: Final = Panzer(RULES)
