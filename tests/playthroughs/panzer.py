"""Events of SCOPE Panzer in a few words."""

from __future__ import annotations

from typing import Any, Final

from fogline.titles.panzer.rules.actions import DRAWN, move_of
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, SIDES, TERRAIN
from fogline.titles.panzer.rules.events import AllShown
from fogline.titles.panzer.rules.pictures import picture
from fogline.titles.panzer.rules.steps import NAMES as STEPS

TURNS: Final = 30
"""The number of turns told from the beginning; for a longer game only the end follows."""
FIRST_TURN: Final = 0
UNTOLD: Final = ()
_CELLS: Final = ("cell", "quadrant", "gun", "target")


def word(event: Any, field: str) -> str:
    """The content of an event's field."""
    value = getattr(event, field)
    if field in ("side", "winner"):
        return str(SIDES[value])
    if field in _CELLS:
        return str(CELL_NAMES[value])
    if field in ("unit", "victim"):
        return str(CODES[value])
    if field == "face":
        return str(TERRAIN[value])
    if field == "goes":
        return f"= {' '.join(move_of(event.quadrant, value).text().split()[2:]) or 'no change'}"
    if field == "step":
        return str(STEPS[value])
    if field == "card":
        return str(DRAWN[value])
    if field == "cells":
        return "everything" if isinstance(event, AllShown) else " ".join(CELL_NAMES[cell] for cell in value)
    if field == "squads":
        return " ".join(CODES[unit] for unit, number in enumerate(value) for _ in range(number))
    if field == "reasons":
        return " ".join(map(str, value))
    return f"{field} {value}"


def seen(view: Any) -> str:
    """A view as a picture, and the counts that the picture leaves out."""
    return f"{picture(view)}deck: {view.deck}\n"
