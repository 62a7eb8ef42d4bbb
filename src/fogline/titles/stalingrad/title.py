"""The parts of this title."""

from __future__ import annotations

from typing import Final

from fogline.kit.title import Title
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES


class Stalingrad(Title):
    """Each part is imported when it is asked for."""


STALINGRAD: Final = Stalingrad(RULES)
