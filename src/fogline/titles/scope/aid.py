"""The memory aid of the SCOPE titles: which card each cell that lies face down can hold, and how likely each is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from fogline.kit.aid import Question
from fogline.titles.scope.grid import cells_of
from fogline.titles.scope.witnesses import CAN, UNSETTLED

UNSEEN: Final = 0.5
"""The count of a card that is possible and was in none of these worlds: it is rare, not impossible."""


class Shown(NamedTuple):
    """A card that was shown and can only be on these *cells* now."""

    card: int
    cells: int


class Cells(Protocol):
    """What a view of one title leaves open. Cells and cards are numbers, as in the title."""

    def cells(self, view: Any) -> list[int]:
        """Where a card lies face down that the viewer may not know. None before play begins, and none after it."""

    def cards(self, view: Any, cell: int) -> Sequence[int]:
        """The cards that are in question for one of these cells, in a fixed order."""

    def shown(self, view: Any) -> list[Shown]:
        """What the viewer was shown and could have marked on the backs of the others' cards."""

    def imagined(self, view: Any, rng: Random) -> tuple[Sequence[int], bool]:
        """For each cell the card on it in a world that fits the view, and whether every world had the same chance."""

    def settle(self, view: Any, cell: int, card: int, rng: Random) -> tuple[int, Sequence[int]]:
        """Whether any world that fits the view has *card* on *cell* (``witnesses.py``); if so, such a world."""

    def cell_name(self, cell: int) -> str:
        """The name of a cell in the notation."""

    def card_name(self, card: int) -> str:
        """The code of a card in a view on the wire."""


class CellAid:
    """The aid of a title whose hidden cards lie in cells."""

    def __init__(self, title: Cells) -> None:
        self._title = title

    def tell(self, view: Any, question: Question) -> dict[str, Any]:
        """What the level tells of the *view*."""
        title, level = self._title, question.level
        aid: dict[str, Any] = {"cells": {}, "marks": []}
        cells = title.cells(view)
        _tell_shown(title, view, cells, aid)
        if level == "shown" or not cells:
            return aid
        knowledge = _Knowledge(title, view, cells, question)
        for cell in cells:
            told = aid["cells"][title.cell_name(cell)]
            told["can"] = [title.card_name(card) for card in knowledge.can(cell)]
            if unsure := [title.card_name(card) for card in knowledge.unsure(cell)]:
                told["unsure"] = unsure
            if level == "probabilities":
                told["odds"] = {title.card_name(card): odds for card, odds in knowledge.odds(cell).items()}
        if level == "probabilities" and knowledge.uneven:
            aid["uneven"] = knowledge.uneven / max(1, knowledge.drawn)
        return aid


def _tell_shown(title: Cells, view: Any, cells: list[int], aid: dict[str, Any]) -> None:
    for cell in cells:
        aid["cells"][title.cell_name(cell)] = {"shown": None}
    for card, among in title.shown(view):
        places = cells_of(among)
        if len(places) > 1:
            names = [title.cell_name(cell) for cell in places]
            aid["marks"].append({"card": title.card_name(card), "cells": names})
        elif places[0] in cells:
            aid["cells"][title.cell_name(places[0])]["shown"] = title.card_name(card)


class _Knowledge:
    """What can be on the *cells* of a view, and how often it was, as far as could be found out while there was time."""

    def __init__(self, title: Cells, view: Any, cells: list[int], question: Question) -> None:
        self._cards = {cell: title.cards(view, cell) for cell in cells}
        self._counts: dict[int, Counter[int]] = {cell: Counter() for cell in cells}
        """In how many of the imagined worlds each card was there."""
        self.uneven = 0
        """How many of them may not have been drawn with equal chance."""
        self.drawn = 0
        rng, has_time = question.rng, question.has_time
        for _ in range(question.worlds):
            if not has_time():
                break
            world, is_even = title.imagined(view, rng)
            self.drawn += 1
            self.uneven += not is_even
            for cell, counts in self._counts.items():
                counts[world[cell]] += 1
        self._can = {cell: set(counts) for cell, counts in self._counts.items()}
        self._unsure: dict[int, set[int]] = {cell: set() for cell in cells}
        for cell, cards in self._cards.items():
            for card in cards:
                if card in self._can[cell]:
                    continue
                if has_time():
                    self._settle(title, view, cell, card, rng)
                else:
                    self._unsure[cell].add(card)

    def _settle(self, title: Cells, view: Any, cell: int, card: int, rng: Random) -> None:
        """Look for a world that has *card* on *cell*. One that is found answers questions about other cells as well."""
        answer, world = title.settle(view, cell, card, rng)
        if answer == CAN:
            for other, can in self._can.items():
                can.add(world[other])
        elif answer == UNSETTLED:
            self._unsure[cell].add(card)

    def can(self, cell: int) -> list[int]:
        """The cards that can be there, as far as is known."""
        return [card for card in self._cards[cell] if card in self._can[cell] | self._unsure[cell]]

    def unsure(self, cell: int) -> list[int]:
        """The cards that were neither found nor excluded."""
        return [card for card in self._cards[cell] if card in self._unsure[cell] - self._can[cell]]

    def odds(self, cell: int) -> dict[int, float]:
        """The chance of each card that can be there."""
        can, counts = self.can(cell), self._counts[cell]
        weights = [counts[card] or UNSEEN for card in can]
        return {card: round(weight / sum(weights), 4) for card, weight in zip(can, weights, strict=True)}
