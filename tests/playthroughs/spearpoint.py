"""Events of Spearpoint 1943 in a few words."""

from __future__ import annotations

from typing import Any, Final

from fogline.titles.spearpoint.rules.actions import LETTERS
from fogline.titles.spearpoint.rules.cards import LINES, WINDOWS
from fogline.titles.spearpoint.rules.events import AllShown, Locked
from fogline.titles.spearpoint.rules.pictures import picture
from fogline.titles.spearpoint.rules.state import NOBODY
from fogline.titles.spearpoint.rules.steps import NAMES, WINDOW
from fogline.titles.spearpoint.rules.victory import reason_names

TURNS: Final = 8
"""The number of turns told from the beginning; for a longer game only the end follows."""
FIRST_TURN: Final = 1
UNTOLD: Final = ()


def word(event: Any, field: str) -> str:
    """The content of an event's field."""
    value = getattr(event, field)
    if isinstance(event, AllShown):
        return "everything" if field == "hands" else ""
    if field == "seat":
        return LETTERS[value]
    if field == "winner":
        return "nobody" if value == NOBODY else LETTERS[value]
    if field == "line":
        return str(LINES[value])
    if field == "step":
        return str(NAMES[value])
    if field == "window":
        return str(WINDOWS[value]) if isinstance(event, Locked) and event.step == WINDOW else ""
    if field == "reasons":
        return " ".join(reason_names(value))
    if field == "plays":
        return "; ".join(card if unit is None else f"{card} {unit}" for card, unit in value) or "none"
    if field == "cards":
        return " ".join(card if count == 1 else f"{card}*{count}" for card, count in value)
    if field in ("members", "dice"):
        return " ".join(map(str, value))
    if field in ("card", "unit", "target", "crew", "other", "text", "result", "fate"):
        return str(value)
    return f"{field} {value}"


def seen(view: Any) -> str:
    """A view as a picture."""
    return picture(view)
