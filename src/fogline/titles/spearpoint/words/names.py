"""What things are called. The cards of ``house-1943`` have names in the files; those of other sets are called by their
slugs, or as their set calls them (``card_texts.py``)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.messages import Message
from fogline.locale import texts_in
from fogline.locale.names import own_name
from fogline.titles.spearpoint.rules.actions import unit_name
from fogline.titles.spearpoint.rules.cards import LINES, WINDOWS
from fogline.titles.spearpoint.rules.state import State

PREFIX: Final = "spearpoint-"
"""The beginning of every key of this game's own texts."""


def name_of(kind: str, slug: str) -> Message:
    """The name of a card or anything else that a set can have; *kind* as in the keys: ``unit``, ``weapon``, ``tag``."""
    return _known(f"{PREFIX}{kind}-{slug}", slug)


def side_message(seat: str) -> Message:
    """The people of a seat, as the subject of a sentence."""
    return _known(f"side-{seat}", seat)


def _known(key: str, slug: str) -> Message:
    return Message(key) if texts_in("en").has(key) else own_name(slug, key)


def line_message(line: int) -> Message:
    """A line, or the air, as the place where something is."""
    return Message(f"spearpoint-line-{LINES[line]}")


def window_message(window: int) -> Message:
    """When Command cards can be played."""
    return Message(f"spearpoint-window-{WINDOWS[window].replace('.', '-')}")


def counted_message(card: str, count: int) -> Message:
    """Several copies of a Unit card."""
    return Message("spearpoint-counted", {"card": name_of("unit", card), "count": count})


def unit_with_card(unit: str, card: str) -> Message:
    """A Unit in play by its name and its card."""
    return Message("web-spearpoint-unit", {"unit": unit, "card": name_of("unit", card)})


def unit_message(state: State, name: int) -> Message | str:
    """A Unit in play, or its bare name once it is gone."""
    unit = state.unit(name)
    return unit_name(name) if unit is None else unit_with_card(unit_name(name), state.card_of(unit).slug)
