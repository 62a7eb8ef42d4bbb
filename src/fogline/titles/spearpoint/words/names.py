"""Units of Spearpoint 1943 by their names. Events and views call them as the notation does, ``a3``; whoever was told of
the events knows which card that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fogline.locale import Message
from fogline.titles.spearpoint.rules.actions import unit_name
from fogline.titles.spearpoint.rules.events import AttackNamed, Captured, Committed, Destroyed, Event
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.tables import Rules
from fogline.titles.spearpoint.words.telling import unit_card_message, weapon_message

_SAYING = (Committed, Destroyed, Captured)
"""Events that say a Unit's card themselves."""


def names_of(rules: Rules, events: Iterable[Event]) -> dict[str, Message]:
    """By their notation, the Units that *events* have shown, and their weapons: ``a3``, and ``a3 1`` for the first. A
    Unit has the same card as long as the game lasts."""
    found: dict[str, Message] = {}
    for event in events:
        if isinstance(event, _SAYING):
            found[event.unit] = Message(
                "web-spearpoint-unit", {"unit": event.unit, "card": unit_card_message(event.card)}
            )
            for number, weapon in enumerate(rules.units[rules.unit_numbers[event.card]].weapons, start=1):
                found[f"{event.unit} {number}"] = weapon_message(weapon.name)
    return found


def named(message: Message, event: Event, names: Mapping[str, Message]) -> Message:
    """The *message* of an event with the *names* of the Units and the weapon that it mentions."""
    if isinstance(event, _SAYING):
        return message
    values = {key: _named(value, names) for key, value in message.values.items()}
    if isinstance(event, AttackNamed) and (arm := names.get(f"{event.unit} {event.weapon}")):
        values["arm"] = arm
    return Message(message.key, values)


def _named(value: Any, names: Mapping[str, Message]) -> Any:
    if isinstance(value, Message):
        return Message(value.key, {key: _named(part, names) for key, part in value.values.items()})
    if isinstance(value, tuple):
        return tuple(_named(part, names) for part in value)
    return names.get(value, value) if isinstance(value, str) else value


def unit_message(state: State, name: int) -> Message | str:
    """A Unit in play."""
    unit = state.unit(name)
    if unit is None:
        return unit_name(name)
    return Message(
        "web-spearpoint-unit", {"unit": unit_name(name), "card": unit_card_message(state.card_of(unit).slug)}
    )
