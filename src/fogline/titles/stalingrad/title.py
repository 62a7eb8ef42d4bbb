"""SCOPE Stalingrad: its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogline.kernel.setup import Setup
from fogline.kit.title import Title
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES

if TYPE_CHECKING:
    from fogline.kit.aid import Aid
    from fogline.kit.appraisal import Appraisal
    from fogline.kit.bots import Ace, Knowledge
    from fogline.kit.encoding.coder import Coder
    from fogline.kit.puzzles import Puzzling
    from fogline.kit.research import Luck
    from fogline.kit.setups import Setups
    from fogline.kit.terminal import Terminal
    from fogline.kit.wire import Wire
    from fogline.kit.words import Words


class Stalingrad(Title):
    """Each part is imported when it is asked for: bots need no terminal."""

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
        from fogline.titles.stalingrad.bots.knowledge import KNOWLEDGE

        return KNOWLEDGE

    def baseline(self, name: str) -> Knowledge:
        from fogline.titles.stalingrad.bots.frozen import BASELINE

        return BASELINE

    def ace(self) -> Ace | None:
        from fogline.titles.stalingrad.bots.ace import ACE

        return ACE

    def appraisal(self) -> Appraisal:
        from fogline.titles.stalingrad.bots.appraisal import APPRAISAL

        return APPRAISAL

    def puzzles(self) -> Puzzling:
        from fogline.titles.stalingrad.puzzles.themes import PUZZLES

        return PUZZLES

    def aid(self) -> Aid:
        from fogline.titles.stalingrad.aid import AID

        return AID

    def view_text(self, view: Any) -> str:
        from fogline.titles.stalingrad.research.text import view_as_text

        return view_as_text(view)

    def coder(self, setup: Setup) -> Coder:
        from fogline.titles.stalingrad.encoding.coder import coder_for

        return coder_for(setup)

    def luck(self) -> Luck:
        from fogline.titles.stalingrad.research.luck import LUCK

        return LUCK

    def trained(self) -> tuple[Setup, ...]:
        fronts = ("quick-duel", "open-front", "deep-front", "open-battle", "deep-battle")
        return tuple(Setup(self.name, front, {"mode": "advanced"}) for front in fronts)


STALINGRAD: Final = Stalingrad(RULES)
