"""Messages on the wire."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fogline.locale import Message


def write_message(message: Message) -> dict[str, Any]:
    """A key of the ``.ftl`` files, and the values that go into it."""
    return {"key": message.key, "values": {name: _plain(value) for name, value in message.values.items()}}


def write_messages(messages: Iterable[Message]) -> list[dict[str, Any]]:
    """Several, in their order."""
    return [write_message(message) for message in messages]


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return write_message(value)
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value if isinstance(value, int) else str(value)
