"""A title: its rules and its other parts. Only the rules are required; every other part has a plain default.

A package declares its titles as entry points (``kit/registry.py``)::

    [project.entry-points."fogline.titles"]
    salvo = "salvo:SALVO"

The parts are functions, so that a part is imported only when it is needed: bots need neither terminal nor
texts. A title that keeps its parts in modules of the usual names (``PARTS``) names its ``package`` and need not write
these functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from fogline.kernel.game import Game
from fogline.kernel.setup import Setup

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

PARTS: Final[Mapping[str, str]] = {
    "words": "words.words:WORDS",
    "setups": "setups:SETUPS",
    "terminal": "terminal.terminal:TERMINAL",
    "wire": "wire:WIRE",
    "knowledge": "bots.knowledge:KNOWLEDGE",
    "baseline": "bots.frozen:BASELINE",
    "ace": "bots.ace:ACE",
    "aid": "aid:AID",
    "view_text": "research.text:view_as_text",
    "coder": "encoding.coder:coder_for",
    "balance": "research.report:BALANCE",
    "luck": "research.luck:LUCK",
    "appraisal": "bots.appraisal:APPRAISAL",
    "puzzles": "puzzles.themes:PUZZLES",
}
"""For each part, its module within the package of a title, and its name there."""


class Title:
    """One title, under the name of its rules."""

    place = 100
    """Its place in lists: ours come first; equal places are sorted by name."""
    package = ""
    """Where its parts are, if they have the usual names."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self.rules = rules
        self.name = rules.name

    def part(self, name: str) -> Any | None:
        """A part of ``PARTS`` that the title's package brings, or None."""
        module, _, value = PARTS[name].partition(":")
        path = f"{self.package}.{module}"
        try:
            return getattr(import_module(path), value) if self.package else None
        except ModuleNotFoundError as missing:
            if missing.name is None or not path.startswith(missing.name):
                raise
            return None

    def words(self) -> Words:
        """Its words: events, clauses and results as messages. By default plain ones."""
        from fogline.kit.words import Words

        return self.part("words") or Words(self.rules)

    def setups(self) -> Setups:
        """What can be agreed before play. By default scenarios and options as the rules have them."""
        from fogline.kit.setups import Setups

        return self.part("setups") or Setups(self.rules)

    def terminal(self) -> Terminal:
        """How it looks in the terminal. By default its picture, and its notation."""
        from fogline.kit.terminal import Terminal

        return self.part("terminal") or Terminal(self.rules)

    def wire(self) -> Wire:
        """How it is written as JSON. By default its picture."""
        from fogline.kit.wire import Wire

        return self.part("wire") or Wire(self.rules)

    def knowledge(self) -> Knowledge:
        """What bots know of it. By default only its rules."""
        from fogline.kit.bots import PlainKnowledge

        return self.part("knowledge") or PlainKnowledge(self.rules)

    def baseline(self, name: str) -> Knowledge:
        """The knowledge of a baseline player (``bots/arena.py``). By default what bots know now."""
        return self.part("baseline") or self.knowledge()

    def ace(self) -> Ace | None:
        """How the highest level plays it, with a network or without. By default nothing, and then there is no such
        level."""
        return self.part("ace")

    def aid(self) -> Aid | None:
        """Its memory aid. By default none."""
        return self.part("aid")

    def view_text(self, view: Any) -> str:
        """A view as canonical text. By default its fields, if they are plain data."""
        from fogline.kit.research import view_text

        written = self.part("view_text")
        return str(written(view)) if written else view_text(view, {})

    def coder(self, setup: Setup) -> Coder | None:
        """What writes the views and actions of one game as small numbers. By default nothing."""
        coder_for = self.part("coder")
        return coder_for(setup) if coder_for else None

    def trained(self) -> tuple[Setup, ...]:
        """The set-ups that its networks are trained on, unless others are named. By default every scenario."""
        setups = self.setups()
        return tuple(setups.completed(Setup(self.name, scenario)) for scenario in self.rules.scenarios)

    def balance(self) -> Balance | None:
        """Its measure of balance. By default what can be counted for every title."""
        return self.part("balance")

    def luck(self) -> Luck | None:
        """How much its luck is worth, for the arena. By default unknown."""
        return self.part("luck")

    def appraisal(self) -> Appraisal | None:
        """How good its positions and actions are, for reviews. By default only random games tell."""
        return self.part("appraisal")

    def puzzles(self) -> Puzzling | None:
        """What it knows for its puzzles. By default nothing, and then it has none."""
        return self.part("puzzles")
