"""The parts of this title."""

from __future__ import annotations

from typing import Final

from fogline.kit.title import Title
from fogline.titles.panzer.rules.rules import PANZER as RULES


class Panzer(Title):
    """Each part is imported when it is asked for."""


PANZER: Final = Panzer(RULES)
