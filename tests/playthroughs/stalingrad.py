"""Events of SCOPE Stalingrad in a few words."""

from __future__ import annotations

from typing import Any, Final

from fogline.titles.stalingrad.rules.actions import write_kinds
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES, SIDES, card_name
from fogline.titles.stalingrad.rules.events import Shown
from fogline.titles.stalingrad.rules.pictures import picture

TURNS: Final = 25
"""The number of turns told from the beginning; for a longer game only the end follows."""
FIRST_TURN: Final = 1
UNTOLD: Final = ("knowers",)
_CELLS: Final = ("cell", "origin", "target", "mortar", "officer", "infantry", "quadrant", "gun")


def word(event: Any, field: str) -> str:
    """The content of an event's field."""
    value = getattr(event, field)
    if field in ("side", "winner"):
        return str(SIDES[value])
    if field in _CELLS:
        return str(CELL_NAMES[value])
    if field == "card":
        return card_name(value)
    if field == "came":
        return " ".join(CODES[kind] for kind in value)
    if field == "kinds":
        return f"= {write_kinds(value)}"
    if field == "cells":
        return "everything" if isinstance(event, Shown) else " ".join(CELL_NAMES[cell] for cell in value)
    if field == "reasons":
        return " ".join(map(str, value))
    return f"{field} {value}"


def seen(view: Any) -> str:
    """A view as a picture."""
    return picture(view)
