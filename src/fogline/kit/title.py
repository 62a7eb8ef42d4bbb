"""A title: its rules, and whatever else it brings. Only the rules are needed; every other part has a plain default.

A package declares its titles as entry points (``kit/registry.py``)::

    [project.entry-points."fogline.titles"]
    salvo = "salvo:SALVO"

The parts are functions, so that what nobody asks for is not even imported: bots need no terminal.
"""

from __future__ import annotations

from typing import Any

from fogline.kernel.game import Game


class Title:
    """One title, under the name of its rules."""

    place = 100
    """Where it stands in lists: ours come first; those of the same place stand in the order of their names."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self.rules = rules
        self.name = rules.name
