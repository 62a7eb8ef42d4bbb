"""The memory aid of the SCOPE titles: which cards a face-down cell can contain, and how likely each is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kit.aid import Hidden, Question
from fogline.titles.scope.grid import cells_of
from fogline.titles.scope.marks import alike
from fogline.titles.scope.worlds import CAN, UNSETTLED

UNSEEN: Final = 0.5
"""If a possible card was in none of these worlds, it is counted this many times: rare, not impossible."""
DEVIATIONS: Final = 1.96
"""The reported error is this many standard deviations: the 95 % interval."""
UNSEEN_SHARE: Final = 3.0
"""If a card was the same in all of N worlds, it may differ in this many out of N, with 95 % confidence."""


class Shown(NamedTuple):
    """A card that was shown and can only be on these *cells* now."""

    card: int
    cells: int


class CellAid(ABC):
    """The aid of a title whose hidden cards lie in cells. The title provides its open questions; cells and cards are
    numbers, as in the title."""

    def __init__(self, views: Any, cell_names: Sequence[str], card_name: Callable[[int], str]) -> None:
        """*views* is the module that imagines worlds. Cells have the names of the notation, cards those of a view on
        the wire."""
        self._views = views
        self.cell_name = cell_names.__getitem__
        self.card_name = card_name

    @abstractmethod
    def cells(self, view: Any) -> list[int]:
        """The cells with a card that is face down for the viewer. None before play begins or after it ends."""

    @abstractmethod
    def cards(self, view: Any, cell: int) -> Sequence[int]:
        """The candidate cards for one of these cells, in a fixed order."""

    @abstractmethod
    def side(self, view: Any, cell: int) -> int:
        """The owner of the card on one of these cells."""

    @abstractmethod
    def shown(self, view: Any) -> list[Shown]:
        """The cards that the viewer was shown and could have marked."""

    @abstractmethod
    def turned_up(self, action: Any) -> list[int]:
        """The cells of face-down enemy cards that *action* turns up."""

    def tell(self, view: Any, question: Question) -> dict[str, Any]:
        """The answer at the level of the *question*."""
        level = question.level
        aid: dict[str, Any] = {"cells": {}, "marks": []}
        cells = self.cells(view)
        _tell_shown(self, view, cells, aid)
        if level == "shown" or not cells:
            return aid
        knowledge = _Knowledge(self, view, cells, question)
        for cell in cells:
            told = aid["cells"][self.cell_name(cell)]
            told["can"] = [self.card_name(card) for card in knowledge.can(cell)]
            if unsure := [self.card_name(card) for card in knowledge.unsure(cell)]:
                told["unsure"] = unsure
            if level == "probabilities":
                told["odds"] = {self.card_name(card): odds for card, odds in knowledge.odds(cell).items()}
                if error := knowledge.error(cell):
                    told["error"] = error
        if level == "probabilities" and knowledge.uneven:
            aid["uneven"] = knowledge.uneven / max(1, knowledge.drawn)
        return aid

    def settle(self, view: Any, cell: int, card: int, rng: Random) -> tuple[int, Any]:
        """Whether any world that fits the view has *card* on *cell* (``worlds.py``); if so, such a world."""
        found: tuple[int, Any] = self._views.settle(view, cell, card, rng)
        return found

    def imagined(self, view: Any, rng: Random) -> tuple[list[int], bool]:
        """A world that fits the view, as the card on each cell, and whether every world was equally likely."""
        world, is_even = self._views.imagined(view, rng)
        return list(world.cells), is_even

    def hidden(self, view: Any) -> list[Hidden]:
        cells = self.cells(view)
        cards = {cell: tuple(self.card_name(card) for card in self.cards(view, cell)) for cell in cells}
        return [Hidden(self.cell_name(cell), cards[cell], holds_one=True) for cell in cells]

    def held(self, view: Any, worlds: Sequence[Any]) -> list[list[tuple[str, ...]]]:
        cells = self.cells(view)
        return [[(self.card_name(self.card_on(world, cell)),) for cell in cells] for world in worlds]

    def looked_at(self, view: Any, action: Any) -> list[int]:
        hidden = self.cells(view)
        return [cell for cell in self.turned_up(action) if cell in hidden]

    def card_on(self, world: Any, place: int) -> int:
        return int(world.cells[place])

    def witnesses(self, view: Any, place: int, seen: set[int], rng: Random) -> tuple[list[Any], bool]:
        found: list[Any] = []
        is_settled = True
        for card in self.cards(view, place):
            if card not in seen:
                answer, world = self.settle(view, place, card, rng)
                found += [world] if answer == CAN else []
                is_settled = is_settled and answer != UNSETTLED
        return found, is_settled

    def every_world(self, view: Any, most: int, rng: Random) -> list[Any] | None:
        """All worlds that fit the view; None if there may be more than *most*, or if they cannot be listed."""
        return None


def _tell_shown(title: CellAid, view: Any, cells: list[int], aid: dict[str, Any]) -> None:
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
    """The possible cards on the *cells* of a view, and how often each was in the worlds drawn in the available time."""

    def __init__(self, title: CellAid, view: Any, cells: list[int], question: Question) -> None:
        self._cards = {cell: title.cards(view, cell) for cell in cells}
        self._counts: dict[int, Counter[int]] = {cell: Counter() for cell in cells}
        """For each card, the number of imagined worlds in which it was there."""
        self._groups = _groups(title, view, cells)
        self._sides = {cell: title.side(view, cell) for cell in cells}
        self._pooled: list[Counter[int]] = [Counter() for _ in self._groups]
        """By group of alike cells, the total number of times each card was there in all of these worlds,"""
        self._squares: list[Counter[int]] = [Counter() for _ in self._groups]
        """and the sum of the squares of these counts."""
        self.uneven = 0
        """The number of worlds that may have been drawn with unequal probability."""
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
            for group, pooled, squares in zip(self._groups, self._pooled, self._squares, strict=True):
                for card, count in Counter(world[cell] for cell in group).items():
                    pooled[card] += count
                    squares[card] += count * count
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
        self._share()

    def _share(self) -> None:
        """Combine the possible cards of alike cells, since these can have the same cards."""
        for group in self._groups:
            can = set().union(*(self._can[cell] for cell in group))
            unsure = set().union(*(self._unsure[cell] for cell in group)) - can
            for cell in group:
                self._can[cell], self._unsure[cell] = can, unsure

    def _settle(self, title: CellAid, view: Any, cell: int, card: int, rng: Random) -> None:
        """Look for a world that has *card* on *cell*. Such a world also answers questions about other cells."""
        answer, world = title.settle(view, cell, card, rng)
        if answer == CAN:
            for other, can in self._can.items():
                can.add(world.cells[other])
        elif answer == UNSETTLED:
            self._unsure[cell].add(card)

    def can(self, cell: int) -> list[int]:
        """The cards that can be on the cell, including unsettled ones."""
        return [card for card in self._cards[cell] if card in self._can[cell] | self._unsure[cell]]

    def unsure(self, cell: int) -> list[int]:
        """The cards that were neither found possible nor excluded."""
        return [card for card in self._cards[cell] if card in self._unsure[cell] - self._can[cell]]

    def odds(self, cell: int) -> dict[int, float]:
        """The probability of each possible card: the same on alike cells."""
        can, pooled = self.can(cell), self._pooled[self._group_of(cell)]
        weights = [pooled[card] or UNSEEN for card in can]
        return {card: round(weight / sum(weights), 4) for card, weight in zip(can, weights, strict=True)}

    def error(self, cell: int) -> float:
        """The sampling error of these probabilities (95 % interval); 0 if they are exact, because the number of each
        card on alike cells is the same in all worlds."""
        number = self._group_of(cell)
        size, worlds = len(self._groups[number]), max(1, self.drawn)
        pooled, squares = self._pooled[number], self._squares[number]
        variances = [squares[card] / worlds / size**2 - (count / worlds / size) ** 2 for card, count in pooled.items()]
        spread = max(0.0, *variances) if variances else 0.0
        if spread > 0:
            return round(DEVIATIONS * sqrt(spread / worlds), 4)
        return 0.0 if len(self.can(cell)) == 1 or self._is_whole(number) else round(UNSEEN_SHARE / worlds, 4)

    def _group_of(self, cell: int) -> int:
        return next(number for number, group in enumerate(self._groups) if cell in group)

    def _is_whole(self, number: int) -> bool:
        """Whether all uncertain cells of the side are alike, so that the number of each card on them is known."""
        side = self._sides[self._groups[number][0]]
        return sum(self._sides[group[0]] == side and len(self.can(group[0])) > 1 for group in self._groups) == 1


def _groups(title: CellAid, view: Any, cells: list[int]) -> list[list[int]]:
    return [
        group
        for side in (0, 1)
        for group in alike(
            view.facts, side, view.start.grounds[side], [cell for cell in cells if title.side(view, cell) == side]
        )
    ]
