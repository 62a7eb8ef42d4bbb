"""The memory aid: what a seat was shown, what must follow from it, and how likely the rest is.

It is a pure function of a view, so it can tell nothing that the seat could not have worked out, and the same view gives
the same answer on every machine, unless a limit of time is set and reached. Both sides agree on a level before the
game; each level tells what the one before it does, and more.

=============  ====================================================================================
off            nothing
shown          each card that was shown, as long as it cannot have moved; and among which cells it is after that
deductions     for each card face down, exactly what it can be
probabilities  and how likely each of these is, if every world that fits is equally likely
=============  ====================================================================================
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final

from fogline.ai.bots.viewdata import write_view
from fogline.ai.levels import AIDS
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.aid import Title
from fogline.titles.panzer.aid import PanzerAid
from fogline.titles.scope.grid import cells_of
from fogline.titles.scope.witnesses import CAN, UNSETTLED
from fogline.titles.spearpoint import aid as spearpoint
from fogline.titles.stalingrad.aid import StalingradAid

TITLES: Final[dict[str, Title]] = {"stalingrad": StalingradAid(), "panzer": PanzerAid()}
WORLDS: Final = 400
"""Worlds that are imagined. Fixed, so that no result depends on how fast a machine is."""
UNSEEN: Final = 0.5
"""What a card counts that can be there and was in none of these worlds: it is rare, and not impossible."""

Aid = dict[str, Any]
"""A JSON object."""


def memory_aid(view: Any, level: str, seconds: float | None = None) -> Aid:
    """What the *level* tells of a *view*, for JSON. What is not settled after so many *seconds* is unsure.

    - ``level``: as given.
    - ``cells``: by cell, where the viewer does not know the card. ``shown`` is the card that was shown there and must
      still be there, or None. From ``deductions`` on ``can`` lists the cards that it can be, none too many and none
      too few; where a card could neither be shown to be possible nor excluded in time it is in ``can``, and ``unsure``
      (else left out) names it. From ``probabilities`` on ``odds`` has the chance of each card of ``can``: 1 means
      certain and 0 does not occur.
    - ``uneven``: in which share of the worlds behind ``odds`` the equal chance had to be given up, or could not be made
      sure of (``imagined`` of the contract); left out if there is none. By so much the figures can be off.
    - ``marks``: the cards that were shown and may have moved since: ``card``, and the ``cells`` it must be among.

    In Spearpoint 1943 hidden cards are in hands and decks: see ``aids/spearpoint.py`` for what is told of each place.
    """
    _refuse_unknown(level)
    aid: Aid = {"level": level, "cells": {}, "marks": []}
    if level == "off":
        return aid
    has_time = _Time(seconds).is_left
    if view.setup.game == "spearpoint":
        rng = None if level == "shown" else Random(_digest(view))
        has_odds = level == "probabilities"
        aid["cells"] = spearpoint.memory_aid(view, rng, WORLDS, has_time, has_odds=has_odds)
        return aid | ({"uneven": 1.0} if has_odds and not spearpoint.is_even(view) else {})
    title = _title_of(view.setup.game)
    cells = title.cells(view)
    _tell_shown(title, view, cells, aid)
    if level != "shown" and cells:
        knowledge = _Knowledge(title, view, cells, has_time)
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


def agreed(setup: Setup, level: str) -> Setup:
    """The set-up of a table that has agreed on a *level*. Stalingrad's own option for what the terminal repeats
    (``memoryAid``, AMB-21) follows from the level, so the two cannot contradict each other."""
    _refuse_unknown(level)
    if setup.game != "stalingrad":
        return setup
    options = {**setup.options, "memoryAid": "off" if level == "off" else "marks"}
    return Setup(setup.game, setup.scenario, options, setup.data)


def _title_of(game: str) -> Title:
    if game not in TITLES:
        raise BadData("aid", game, f"there is no memory aid for this game; there is one for {', '.join(TITLES)}")
    return TITLES[game]


def _refuse_unknown(level: str) -> None:
    if level not in AIDS:
        raise BadData("aid", level, f"there is no such level; there are {', '.join(AIDS)}")


def _tell_shown(title: Title, view: Any, cells: list[int], aid: Aid) -> None:
    for cell in cells:
        aid["cells"][title.cell_name(cell)] = {"shown": None}
    for card, among in title.shown(view):
        places = cells_of(among)
        if len(places) > 1:
            names = [title.cell_name(cell) for cell in places]
            aid["marks"].append({"card": title.card_name(card), "cells": names})
        elif places[0] in cells:
            aid["cells"][title.cell_name(places[0])]["shown"] = title.card_name(card)


class _Time:
    """A limit of time, or none."""

    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else monotonic() + seconds

    def is_left(self) -> bool:
        """Whether there is still some."""
        return self._end is None or monotonic() < self._end


class _Knowledge:
    """What can be on the *cells* of a view, and how often it was, as far as could be found out while there was time."""

    def __init__(self, title: Title, view: Any, cells: list[int], has_time: Callable[[], bool]) -> None:
        self._cards = {cell: title.cards(view, cell) for cell in cells}
        self._counts: dict[int, Counter[int]] = {cell: Counter() for cell in cells}
        """In how many of the imagined worlds each card was there."""
        self.uneven = 0
        """How many of them were not drawn with equal chance for sure."""
        self.drawn = 0
        rng = Random(_digest(view))
        for _ in range(WORLDS):
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

    def _settle(self, title: Title, view: Any, cell: int, card: int, rng: Random) -> None:
        """Look for a world that has *card* on *cell*. One that is found answers questions about other cells as well."""
        answer, world = title.settle(view, cell, card, rng)
        if answer == CAN:
            for other, can in self._can.items():
                can.add(world[other])
        elif answer == UNSETTLED:
            self._unsure[cell].add(card)

    def can(self, cell: int) -> list[int]:
        """What can be there, for all that is known."""
        return [card for card in self._cards[cell] if card in self._can[cell] | self._unsure[cell]]

    def unsure(self, cell: int) -> list[int]:
        """What was neither found nor excluded."""
        return [card for card in self._cards[cell] if card in self._unsure[cell] - self._can[cell]]

    def odds(self, cell: int) -> dict[int, float]:
        """How likely each card is that can be there."""
        can, counts = self.can(cell), self._counts[cell]
        weights = [counts[card] or UNSEEN for card in can]
        return {card: round(weight / sum(weights), 4) for card, weight in zip(can, weights, strict=True)}


def _digest(view: Any) -> int:
    """A number made of all that the view holds, the same in every process."""
    text = json.dumps(write_view(view), sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest())
