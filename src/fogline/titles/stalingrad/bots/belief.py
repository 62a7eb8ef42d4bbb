"""What is believed of the enemy's hidden cards in SCOPE Stalingrad (see ``scope/belief.py``): a small network, learned
from games, says of each hidden cell how much likelier each kind is there, by its signs (``signs.py``)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.belief import CellBelief
from fogline.titles.stalingrad.bots.signs import NAMES, signs
from fogline.titles.stalingrad.rules.cards import KINDS
from fogline.titles.stalingrad.rules.state import SET_UP
from fogline.titles.stalingrad.rules.view import View

CLASSES: Final = [card % KINDS for card in range(2 * KINDS)]
"""What is said of a kind is said of it on either side."""
EVERY: Final = "always"
"""The name of a sign that every cell has."""


@final
class Network:
    """What was learned. Every sign counts for each kind, and for each of some hidden numbers; of these, those above 0
    count for each kind in turn."""

    def __init__(self, rows: list[list[float]], hidden: list[list[float]]) -> None:
        """*rows*: by sign, and at last for every cell, a number for each kind and each hidden number. *hidden*: by
        hidden number, one for each kind."""
        self._width: i64 = KINDS + len(hidden)
        self._rows: vec[float] = vec[float]([number for row in rows for number in row])
        self._hidden: vec[float] = vec[float]([number for row in hidden for number in row])
        self._last: list[float] = list(rows[-1])

    def say(self, numbers: list[float]) -> list[float]:
        """By kind, how much likelier it is on a cell with these signs: logarithms."""
        width = self._width
        sums: vec[float] = vec[float](self._last)
        at: i64 = 0
        for number in numbers:
            if number != 0.0:
                column: i64 = 0
                while column < width:
                    sums[column] += number * self._rows[at + column]
                    column += 1
            at += width
        at = 0
        unit: i64 = KINDS
        kind: i64 = 0
        while unit < width:
            if sums[unit] > 0.0:
                kind = 0
                while kind < KINDS:
                    sums[kind] += sums[unit] * self._hidden[at + kind]
                    kind += 1
            at += KINDS
            unit += 1
        return [sums[kind] for kind in range(KINDS)]

    def belief(self, view: View) -> CellBelief | None:
        """The belief about *view*: none before the first turn."""
        if view.step == SET_UP:
            return None
        said = {cell: self.say(numbers) for cell, numbers in signs(view).items()}
        return CellBelief({cell: row + row for cell, row in said.items()})


def read_network(text: str) -> Network:
    """The network in a ``belief.toml``."""
    found = tomllib.loads(text)
    rows = [[float(number) for number in found["signs"][name]] for name in (*NAMES, EVERY)]
    return Network(rows, [[float(number) for number in row] for row in found["hidden"]])


@cache
def network() -> Network:
    """The one that bots play with, read once."""
    return read_network((files("fogline.titles.stalingrad.bots") / "belief.toml").read_text(encoding="utf-8"))


def belief(view: View) -> CellBelief | None:
    """The belief about *view*: none before the first turn."""
    return network().belief(view)
