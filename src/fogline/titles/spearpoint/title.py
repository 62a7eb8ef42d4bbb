"""Spearpoint 1943: its parts are in the modules of this package that ``kit/title.py`` names."""

from __future__ import annotations

from typing import Final

from fogline.kit.title import Title
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES


class Spearpoint(Title):
    place = 3
    package = "fogline.titles.spearpoint"


SPEARPOINT: Final = Spearpoint(RULES)
