"""SCOPE Stalingrad: its parts, each imported when it is asked for."""

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
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES


class Stalingrad(Title):
    """See ``kit/title.py``."""

    place = 1

    def words(self) -> Words:
        from fogline.titles.stalingrad.words.words import WORDS

        return WORDS

    def setups(self) -> Setups:
        from fogline.titles.stalingrad.setups import SETUPS

        return SETUPS

    def terminal(self) -> Terminal:
        from fogline.titles.stalingrad.terminal.terminal import TERMINAL

        return TERMINAL

    def wire(self) -> Wire:
        from fogline.titles.stalingrad.wire import WIRE

        return WIRE

    def knowledge(self) -> Knowledge:
        from fogline.titles.stalingrad.bots.knowledge import StalingradKnowledge

        return StalingradKnowledge()

    def baseline(self, name: str) -> Knowledge:
        from fogline.titles.stalingrad.bots.frozen import Stalingrad2026

        return Stalingrad2026()

    def ace(self) -> Ace | None:
        from fogline.titles.stalingrad.bots.ace import ACE

        return ACE

    def aid(self) -> Aid:
        from fogline.titles.scope.aid import CellAid
        from fogline.titles.stalingrad.aid import StalingradAid

        return CellAid(StalingradAid())

    def view_text(self, view: Any) -> str:
        from fogline.titles.stalingrad.research.text import view_as_text

        return view_as_text(view)

    def coder(self, setup: Setup) -> Coder:
        from fogline.titles.stalingrad.coding.coder import StalingradCoder

        return StalingradCoder(setup)

    def luck(self) -> Luck:
        from fogline.titles.stalingrad.research.luck import StalingradLuck

        return StalingradLuck()


STALINGRAD: Final = Stalingrad(RULES)
