"""Spearpoint 1943: its parts, each imported when it is asked for."""

from __future__ import annotations

from typing import Any, Final

from fogline.kernel.setup import Setup
from fogline.kit.aid import Aid
from fogline.kit.bots import Ace, Knowledge
from fogline.kit.coding.coder import Coder
from fogline.kit.research import Balance, Luck
from fogline.kit.setups import Setups
from fogline.kit.terminal import Terminal
from fogline.kit.title import Title
from fogline.kit.wire import Wire
from fogline.kit.words import Words
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES


class Spearpoint(Title):
    """See ``kit/title.py``."""

    place = 3

    def words(self) -> Words:
        from fogline.titles.spearpoint.words.words import WORDS

        return WORDS

    def setups(self) -> Setups:
        from fogline.titles.spearpoint.setups import SETUPS

        return SETUPS

    def terminal(self) -> Terminal:
        from fogline.titles.spearpoint.terminal.terminal import TERMINAL

        return TERMINAL

    def wire(self) -> Wire:
        from fogline.titles.spearpoint.wire import WIRE

        return WIRE

    def knowledge(self) -> Knowledge:
        from fogline.titles.spearpoint.bots.knowledge import SpearpointKnowledge

        return SpearpointKnowledge()

    def ace(self) -> Ace | None:
        from fogline.titles.spearpoint.bots.ace import ACE

        return ACE

    def aid(self) -> Aid:
        from fogline.titles.spearpoint.aid import SpearpointAid

        return SpearpointAid()

    def view_text(self, view: Any) -> str:
        from fogline.titles.spearpoint.research.text import view_as_text

        return view_as_text(view)

    def coder(self, setup: Setup) -> Coder:
        from fogline.titles.spearpoint.coding.coder import SpearpointCoder

        return SpearpointCoder(setup)

    def balance(self) -> Balance:
        from fogline.titles.spearpoint.research.report import SpearpointBalance

        return SpearpointBalance()

    def luck(self) -> Luck:
        from fogline.titles.spearpoint.research.luck import SpearpointLuck

        return SpearpointLuck()


SPEARPOINT: Final = Spearpoint(RULES)
