"""A title: its rules and its other parts. Only the rules are required; every other part has a plain default.

A package declares its titles as entry points (``kit/registry.py``)::

    [project.entry-points."fogline.titles"]
    salvo = "salvo:SALVO"

The parts are functions, so that a part is imported only when it is needed: bots need neither terminal nor texts. A
title that keeps its parts in modules of the usual names (``PARTS``) names its ``package`` and needs none of these
functions.
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
    "puzzles": "puzzles:PUZZLES",
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
        """A part of the title's package, as ``PARTS`` names it, or None."""
        module, _, value = PARTS[name].partition(":")
        path = f"{self.package}.{module}"
        try:
            return getattr(import_module(path), value) if self.package else None
        except ModuleNotFoundError as missing:
            if missing.name is None or not path.startswith(missing.name):
                raise
            return None

    def words(self) -> Words:
        """Its words, which turn events, clauses and results into messages. By default plain ones."""
        from fogline.kit.words import Words

        return self.part("words") or Words(self.rules)

    def setups(self) -> Setups:
        """The possible agreements before play. By default the scenarios and options of the rules."""
        from fogline.kit.setups import Setups

        return self.part("setups") or Setups(self.rules)

    def terminal(self) -> Terminal:
        """Its display in the terminal. By default its picture, and its notation."""
        from fogline.kit.terminal import Terminal

        return self.part("terminal") or Terminal(self.rules)

    def wire(self) -> Wire:
        """Its JSON form. By default its picture."""
        from fogline.kit.wire import Wire

        return self.part("wire") or Wire(self.rules)

    def knowledge(self) -> Knowledge:
        """The bots' knowledge of it. By default only its rules."""
        from fogline.kit.bots import PlainKnowledge

        return self.part("knowledge") or PlainKnowledge(self.rules)

    def baseline(self, name: str) -> Knowledge:
        """The knowledge of a baseline player (``bots/arena.py``). By default the bots' current knowledge."""
        return self.part("baseline") or self.knowledge()

    def ace(self) -> Ace | None:
        """The highest level, with or without a network. By default there is none."""
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
        """The encoder for the views and actions of one game. By default none."""
        coder_for = self.part("coder")
        return coder_for(setup) if coder_for else None

    def trained(self) -> tuple[Setup, ...]:
        """The default set-ups for training its networks. By default every scenario."""
        setups = self.setups()
        return tuple(setups.completed(Setup(self.name, scenario)) for scenario in self.rules.scenarios)

    def balance(self) -> Balance | None:
        """Its measure of balance. By default the factors that can be counted for every title."""
        return self.part("balance")

    def luck(self) -> Luck | None:
        """Its measure of luck, for the arena. By default unknown."""
        return self.part("luck")

    def appraisal(self) -> Appraisal | None:
        """The value of its positions and actions, for reviews. By default estimated by random games."""
        return self.part("appraisal")

    def puzzles(self) -> Puzzling | None:
        """Its knowledge for puzzles. By default none; the title then has no puzzles."""
        return self.part("puzzles")
