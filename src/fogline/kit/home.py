"""A title with one folder for its parts, as those that come with Fogline have it.

``title.py`` of the folder lists the parts that there are; where each is found is the same for all titles (``PLACES``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from fogline.kernel.setup import Setup
from fogline.kit.aid import Aid
from fogline.kit.appraisal import Appraisal
from fogline.kit.bots import Ace, Knowledge
from fogline.kit.coding.coder import Coder
from fogline.kit.puzzles import Puzzling
from fogline.kit.research import Balance, Luck
from fogline.kit.setups import Setups
from fogline.kit.terminal import Terminal
from fogline.kit.title import Title
from fogline.kit.wire import Wire
from fogline.kit.words import Words

PLACES: Final = {
    "words": ("words.words", "WORDS"),
    "setups": ("setups", "SETUPS"),
    "terminal": ("terminal.terminal", "TERMINAL"),
    "wire": ("wire", "WIRE"),
    "knowledge": ("bots.knowledge", "KNOWLEDGE"),
    "baseline": ("bots.frozen", "BASELINE"),
    "ace": ("bots.ace", "ACE"),
    "aid": ("aid", "AID"),
    "view_text": ("research.text", "view_as_text"),
    "coder": ("coding.coder", "coder_for"),
    "balance": ("research.report", "BALANCE"),
    "luck": ("research.luck", "LUCK"),
    "appraisal": ("bots.appraisal", "APPRAISAL"),
    "puzzles": ("puzzles.puzzling", "PUZZLES"),
}
"""For each part of a title: the module in its folder, and the name in the module."""


@cache
def _load(folder: str, module: str, attribute: str) -> Any:
    """A part of a folder. It is asked for with every action at a table, so it is imported once."""
    return getattr(import_module(f"{folder}.{module}"), attribute)


class Home(Title):
    """A title whose parts are in the folder of its module. Each is imported when it is asked for; one that is not
    listed is the default."""

    parts: tuple[str, ...] = ()
    """Which of the ``PLACES`` the folder has."""

    def _part(self, name: str) -> Any:
        """A part of the folder; None where it has none."""
        if name not in self.parts:
            return None
        return _load(type(self).__module__.rpartition(".")[0], *PLACES[name])

    def words(self) -> Words:
        part: Words | None = self._part("words")
        return super().words() if part is None else part

    def setups(self) -> Setups:
        part: Setups | None = self._part("setups")
        return super().setups() if part is None else part

    def terminal(self) -> Terminal:
        part: Terminal | None = self._part("terminal")
        return super().terminal() if part is None else part

    def wire(self) -> Wire:
        part: Wire | None = self._part("wire")
        return super().wire() if part is None else part

    def knowledge(self) -> Knowledge:
        part: Knowledge | None = self._part("knowledge")
        return super().knowledge() if part is None else part

    def baseline(self, name: str) -> Knowledge:
        part: Knowledge | None = self._part("baseline")
        return super().baseline(name) if part is None else part

    def ace(self) -> Ace | None:
        part: Ace | None = self._part("ace")
        return super().ace() if part is None else part

    def aid(self) -> Aid | None:
        part: Aid | None = self._part("aid")
        return super().aid() if part is None else part

    def view_text(self, view: Any) -> str:
        part: Callable[[Any], str] | None = self._part("view_text")
        return super().view_text(view) if part is None else part(view)

    def coder(self, setup: Setup) -> Coder | None:
        part: Callable[[Setup], Coder] | None = self._part("coder")
        return super().coder(setup) if part is None else part(setup)

    def balance(self) -> Balance | None:
        part: Balance | None = self._part("balance")
        return super().balance() if part is None else part

    def luck(self) -> Luck | None:
        part: Luck | None = self._part("luck")
        return super().luck() if part is None else part

    def appraisal(self) -> Appraisal | None:
        part: Appraisal | None = self._part("appraisal")
        return super().appraisal() if part is None else part

    def puzzles(self) -> Puzzling | None:
        part: Puzzling | None = self._part("puzzles")
        return super().puzzles() if part is None else part
