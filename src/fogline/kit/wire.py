"""Views and events as JSON: a title's ``Wire`` writes everything that reaches a client.

A title's own wire writes field by field, and an unknown field is an error: two views have the same JSON exactly when
they are equal. The default wire sends the picture, and only the sentence of an event."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, cast

from fogline.kernel.game import Game
from fogline.kernel.messages import Message, kebab
from fogline.kernel.setup import Setup


def write_message(message: Message) -> dict[str, Any]:
    """A key of the ``.ftl`` files, and the values that go into it."""
    return {"key": message.key, "values": {name: _plain(value) for name, value in message.values.items()}}


def write_messages(messages: Iterable[Message]) -> list[dict[str, Any]]:
    """A list of messages."""
    return [write_message(message) for message in messages]


def _plain(value: Any) -> Any:
    if type(value) is str:  # most values are, and every event has some
        return value
    if isinstance(value, Message):
        return write_message(value)
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value if isinstance(value, int) else str(value)


Form = dict[str, Any]
"""A JSON object."""
Writers = Mapping[str, Callable[[Any], Any] | None]
"""For each field of events, its writer; None if it is left out."""


def written(event: Any, writers: Writers) -> Form:
    """Write an event by default: every field under its own name, by its writer. A field that is not listed is an error:
    nothing is written by accident."""
    form: Form = {}
    for name, key in _keys(cast("Hashable", type(event))):
        write = writers[name]
        if write is not None:
            form[key] = write(getattr(event, name))
    return form


@cache
def _keys(kind: Any) -> tuple[tuple[str, str], ...]:
    """The fields of a kind of event, with their JSON names."""
    return tuple((field.name, kebab(field.name)) for field in fields(kind))


class Wire:
    """One title's JSON form."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self.rules = rules

    def setup(self, setup: Setup) -> Form:
        """Fields that a set-up has in addition to scenario, options and data; they are constant during the game."""
        return {}

    def view(self, view: Any) -> Form:
        """A view, without its set-up."""
        seats = self.rules.seats(view.setup)
        return {
            "seat": None if view.seat is None else seats[view.seat],
            "turn": self.rules.turn(view),
            "picture": self.rules.picture(view),
        }

    def event(self, event: Any) -> Form:
        """The fields of an event as it was told."""
        return {}

    def pointed_at(self, action: Any) -> list[str]:
        """The names of the things that an action concerns, for a board to mark. By default all words except the
        first."""
        return str(self.rules.write(action)).split()[1:]
