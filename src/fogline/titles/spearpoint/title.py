"""The parts of this title."""

from __future__ import annotations

from typing import Final

from fogline.kit.title import Title
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES


class Spearpoint(Title):
    """Each part is imported when it is asked for."""


SPEARPOINT: Final = Spearpoint(RULES)
