"""SCOPE Panzer: its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogline.kernel.setup import Setup
from fogline.kit.title import Title
from fogline.titles.panzer.rules.rules import PANZER as RULES

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


class Panzer(Title):
    """Each part is imported when it is asked for: bots need no terminal."""

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
        from fogline.titles.panzer.bots.knowledge import KNOWLEDGE

        return KNOWLEDGE

    def baseline(self, name: str) -> Knowledge:
        from fogline.titles.panzer.bots.frozen import BASELINE

        return BASELINE

    def ace(self) -> Ace | None:
        from fogline.titles.panzer.bots.ace import ACE

        return ACE

    def appraisal(self) -> Appraisal:
        from fogline.titles.panzer.bots.appraisal import APPRAISAL

        return APPRAISAL

    def puzzles(self) -> Puzzling:
        from fogline.titles.panzer.puzzles.themes import PUZZLES

        return PUZZLES

    def aid(self) -> Aid:
        from fogline.titles.panzer.aid import AID

        return AID

    def view_text(self, view: Any) -> str:
        from fogline.titles.panzer.research.text import view_as_text

        return view_as_text(view)

    def coder(self, setup: Setup) -> Coder:
        from fogline.titles.panzer.encoding.coder import coder_for

        return coder_for(setup)

    def luck(self) -> Luck:
        from fogline.titles.panzer.research.luck import LUCK

        return LUCK

    def trained(self) -> tuple[Setup, ...]:
        from fogline.titles.panzer.rules.tables import PRESETS

        limit = {"max-turns": 200}
        return tuple(
            Setup(self.name, scenario, {**PRESETS[preset], **limit})
            for preset in ("full", "basic")
            for scenario in self.rules.scenarios
        )


PANZER: Final = Panzer(RULES)
