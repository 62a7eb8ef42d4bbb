"""A title: its rules and its other parts. Only the rules are required; every other part has a plain default.

A package declares its titles as entry points (``kit/registry.py``)::

    [project.entry-points."fogline.titles"]
    salvo = "salvo:SALVO"

The parts are functions, so that a part is imported only when it is needed: bots need neither terminal nor texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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


class Title:
    """One title, under the name of its rules."""

    place = 100
    """Its place in lists: ours come first; equal places are sorted by name."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self.rules = rules
        self.name = rules.name

    def words(self) -> Words:
        """Its words: events, clauses and results as messages. By default plain ones."""
        from fogline.kit.words import Words

        return Words(self.rules)

    def setups(self) -> Setups:
        """What can be agreed before play. By default scenarios and options as the rules have them."""
        from fogline.kit.setups import Setups

        return Setups(self.rules)

    def terminal(self) -> Terminal:
        """How it looks in the terminal. By default its picture, and its notation."""
        from fogline.kit.terminal import Terminal

        return Terminal(self.rules)

    def wire(self) -> Wire:
        """How it is written as JSON. By default its picture."""
        from fogline.kit.wire import Wire

        return Wire(self.rules)

    def knowledge(self) -> Knowledge:
        """What bots know of it. By default only its rules."""
        from fogline.kit.bots import PlainKnowledge

        return PlainKnowledge(self.rules)

    def baseline(self, name: str) -> Knowledge:
        """The knowledge of a baseline player (``bots/players.py``). By default what bots know now."""
        return self.knowledge()

    def ace(self) -> Ace | None:
        """How the highest level plays it, with a network or without. By default nothing, and then there is no such
        level."""
        return None

    def aid(self) -> Aid | None:
        """Its memory aid. By default none."""
        return None

    def view_text(self, view: Any) -> str:
        """A view as canonical text. By default its fields, if they are plain data."""
        from fogline.kit.research import view_text

        return view_text(view, {})

    def coder(self, setup: Setup) -> Coder | None:
        """What writes the views and actions of one game as small numbers. By default nothing."""
        return None

    def trained(self) -> tuple[Setup, ...]:
        """The set-ups that its networks are trained on, unless others are named. By default every scenario."""
        setups = self.setups()
        return tuple(setups.completed(Setup(self.name, scenario)) for scenario in self.rules.scenarios)

    def balance(self) -> Balance | None:
        """Its measure of balance. By default what can be counted for every title."""
        return None

    def luck(self) -> Luck | None:
        """How much its luck is worth, for the arena. By default unknown."""
        return None

    def appraisal(self) -> Appraisal | None:
        """How good its positions and actions are, for reviews. By default only random games tell."""
        return None

    def puzzles(self) -> Puzzling | None:
        """What it knows for its puzzles. By default nothing, and then it has none."""
        return None
