"""SCOPE Panzer: its parts, each imported when it is asked for."""

from __future__ import annotations

from typing import Any, Final

from fogline.kernel.setup import Setup
from fogline.kit.aid import Aid
from fogline.kit.bots import Ace, Knowledge
from fogline.kit.coding.coder import Coder
from fogline.kit.research import Luck
from fogline.kit.setups import Setups
from fogline.kit.terminal import Terminal
from fogline.kit.title import Title
from fogline.kit.wire import Wire
from fogline.kit.words import Words
from fogline.titles.panzer.rules.rules import PANZER as RULES


class Panzer(Title):
    """See ``kit/title.py``."""

    place = 2

    def words(self) -> Words:
        from fogline.titles.panzer.words.words import WORDS

        return WORDS

    def setups(self) -> Setups:
        from fogline.titles.panzer.setups import SETUPS

        return SETUPS

    def terminal(self) -> Terminal:
        from fogline.titles.panzer.terminal.terminal import TERMINAL

        return TERMINAL

    def wire(self) -> Wire:
        from fogline.titles.panzer.wire import WIRE

        return WIRE

    def knowledge(self) -> Knowledge:
        from fogline.titles.panzer.bots.knowledge import PanzerKnowledge

        return PanzerKnowledge()

    def baseline(self, name: str) -> Knowledge:
        from fogline.titles.panzer.bots.frozen import Panzer2026

        return Panzer2026()

    def ace(self) -> Ace | None:
        from fogline.titles.panzer.bots.ace import ACE

        return ACE

    def aid(self) -> Aid:
        from fogline.titles.panzer.aid import PanzerAid
        from fogline.titles.scope.aid import CellAid

        return CellAid(PanzerAid())

    def view_text(self, view: Any) -> str:
        from fogline.titles.panzer.research.text import view_as_text

        return view_as_text(view)

    def coder(self, setup: Setup) -> Coder:
        from fogline.titles.panzer.coding.coder import PanzerCoder

        return PanzerCoder(setup)

    def luck(self) -> Luck:
        from fogline.titles.panzer.research.luck import PanzerLuck

        return PanzerLuck()


PANZER: Final = Panzer(RULES)
