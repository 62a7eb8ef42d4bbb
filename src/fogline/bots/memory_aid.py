"""The memory aid: what has been revealed, what necessarily follows from it, and the odds of everything else.

It is a pure function of a view, so it reveals nothing that the seat could not have worked out, and the same view gives
the same answer on every machine, unless a time limit is set and reached. Both sides agree on a level before the game;
each level adds information to the one before.

=============  ====================================================================================
off            nothing
shown          each card that was shown, while it cannot have moved; afterwards, the cells where it may be
deductions     exactly which cards each face-down card can be
probabilities  how likely each of these is, if all worlds that fit are equally likely
=============  ====================================================================================

*Their eyes* is the opponent's memory aid with probabilities: what an opponent with a perfect memory could believe about
a seat's hidden cards. It follows from the opponent's view, which the seat must not know, so only readers of a record,
which contains everything, may see it.
"""

from __future__ import annotations

import hashlib
import json
from math import inf
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.kit.aid import LEVELS, Question
from fogline.kit.registry import title_of
from fogline.table.records import AnyTable, table_at

WORLDS: Final = 400
"""The number of worlds to imagine; fixed, so no result depends on the speed of a machine."""


def memory_aid(view: Any, level: str, seconds: float | None = None) -> dict[str, Any]:
    """The memory aid at a *level* for a *view*, for JSON. Anything not settled after *seconds* is reported as unsure.

    - ``level``: as given.
    - ``cells``: an entry for each cell whose card the viewer does not know. ``shown`` is the card that was shown there
      and must still be there, or None. From ``deductions`` on, ``can`` lists exactly the cards that it can be; a card
      that could be neither proved possible nor excluded in time is in ``can`` and also in ``unsure`` (otherwise left
      out). From ``probabilities`` on, ``odds`` has the probability of each card of ``can``: 1 means certain, and 0 does
      not occur. ``error`` is the sampling error of ``odds`` (at 95 %); it is left out where they are exact.
      Indistinguishable cells have the same ``odds``.
    - ``uneven``: the share of the worlds behind ``odds`` whose equal probability had to be given up, or could not be
      guaranteed (``imagined`` of the contract); left out if 0. The figures can be off by that share.
    - ``marks``: the cards that were shown and may have moved since: ``card``, and the ``cells`` where it may be.

    For hidden cards in hands and decks, the title defines the answer for each place.
    """
    refuse_unknown(view.setup.game, level)
    told: dict[str, Any] = {"level": level, "cells": {}, "marks": []}
    aid = title_of(view.setup.game).aid()
    if level == "off" or aid is None:
        return told
    text = json.dumps(title_of(view.setup.game).rules.write_view(view), sort_keys=True)
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest())  # the same in every process
    end = inf if seconds is None else monotonic() + seconds
    return told | aid.tell(view, Question(level, Random(seed), WORLDS, lambda: monotonic() < end))


def agreed(setup: Setup, level: str) -> Setup:
    """The set-up of a table that has agreed on a *level*; an empty one means the default."""
    level = level or usual_level(setup.game)
    refuse_unknown(setup.game, level)
    return title_of(setup.game).setups().with_aid(setup, level)


def usual_level(game: str) -> str:
    """The level of a table without an agreement."""
    return "off" if title_of(game).aid() is None else "shown"


def refuse_unknown(game: str, level: str) -> None:
    """Raise ``BadData`` if there is no such *level*, or if the title has no useful memory aid."""
    if level not in LEVELS:
        raise BadData("aid", level, f"there is no such level; there are {', '.join(LEVELS)}")
    if level != "off" and title_of(game).aid() is None:
        raise BadData("aid", level, f"{game} has no memory aid")


# -- their eyes -----------------------------------------------------------------------------------------


class Believed(NamedTuple):
    """What an opponent could believe about one hidden place."""

    place: str
    odds: tuple[tuple[str, float], ...]
    """The possible cards, with their probabilities; the likeliest first."""


class Eyes(NamedTuple):
    """An opponent's beliefs about a seat's hidden cards."""

    seat: str
    """The seat that owns the cards."""
    viewer: str
    """The seat that looks at them."""
    at: int
    places: tuple[Believed, ...]


def their_eyes(text: str, at: int, seat: str, name: str = "record") -> tuple[Eyes, ...]:
    """For each other side, what its first seat could believe about the hidden cards of *seat* (by default the first)
    after *at* lines of a record."""
    table = table_at(text, at, name)
    own = title_of(table.game.name).setups().seats_named(table.setup, seat or table.seats[0])[0]
    found = []
    for viewer, aid in looks_at(table, own):
        places = tuple(
            Believed(place, tuple(sorted(told["odds"].items(), key=lambda one: (-one[1], one[0]))))
            for place, told in aid["cells"].items()
            if told.get("odds")
        )
        found.append(Eyes(table.seats[own], table.seats[viewer], at, places))
    return tuple(found)


def looks_at(table: AnyTable, own: Seat, seconds: float | None = None) -> list[tuple[Seat, dict[str, Any]]]:
    """For each side except that of *own*, its first seat and that seat's memory aid with probabilities. Anything not
    settled after *seconds* is reported as unsure."""
    level = "off" if title_of(table.game.name).aid() is None else "probabilities"
    viewers = [Seat(table.sides.index(side)) for side in dict.fromkeys(table.sides) if side != table.sides[own]]
    return [(viewer, memory_aid(table.view(viewer), level, seconds)) for viewer in viewers]
