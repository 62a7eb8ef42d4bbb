"""Spearpoint 1943: its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogline.kernel.setup import Setup
from fogline.kit.title import Title
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES

if TYPE_CHECKING:
    from fogline.kit.aid import Aid
    from fogline.kit.appraisal import Appraisal
    from fogline.kit.bots import Ace, Knowledge
    from fogline.kit.encoding.coder import Coder
    from fogline.kit.puzzles import Puzzling
    from fogline.kit.research import Balance, Luck
    from fogline.kit.setups import Setups
    from fogline.kit.terminal import Terminal
    from fogline.kit.wire import Wire
    from fogline.kit.words import Words


class Spearpoint(Title):
    """Each part is imported when it is asked for: bots need no terminal."""

    place = 3

    def words(self) -> Words:
        from fogline.titles.spearpoint.words.event_texts import WORDS

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
        from fogline.titles.spearpoint.bots.knowledge import KNOWLEDGE

        return KNOWLEDGE

    def ace(self) -> Ace:
        from fogline.titles.spearpoint.bots.ace import ACE

        return ACE

    def appraisal(self) -> Appraisal:
        from fogline.titles.spearpoint.bots.appraisal import APPRAISAL

        return APPRAISAL

    def puzzles(self) -> Puzzling:
        from fogline.titles.spearpoint.puzzles.themes import PUZZLES

        return PUZZLES

    def aid(self) -> Aid:
        from fogline.titles.spearpoint.aid import AID

        return AID

    def view_text(self, view: Any) -> str:
        from fogline.titles.spearpoint.research.text import view_as_text

        return view_as_text(view)

    def coder(self, setup: Setup) -> Coder:
        from fogline.titles.spearpoint.encoding.coder import coder_for

        return coder_for(setup)

    def balance(self) -> Balance:
        from fogline.titles.spearpoint.research.balance import BALANCE

        return BALANCE

    def luck(self) -> Luck:
        from fogline.titles.spearpoint.research.luck import LUCK

        return LUCK


SPEARPOINT: Final = Spearpoint(RULES)
