"""Seats, options and faults of a file or a set-up, as messages. The kinds of faults are in ``kernel/faults.py``."""

from __future__ import annotations

from typing import Any, Final

from fogline.kernel.errors import BadData, FoglineError
from fogline.kernel.faults import Said, Told
from fogline.kernel.messages import Message, readable
from fogline.kernel.setup import Value, write_value
from fogline.locale import OWN_NAME, Texts, texts_in

_SIDES: Final = "sides"
"""The fault value that names sides: they get the same names as everywhere else."""


def title_name(texts: Texts, name: str) -> str:
    """The name of a title; one without texts uses the words of its identifier."""
    key = f"game-{name}"
    return texts(key) if texts.has(key) else readable(name).capitalize()


def seat_message(name: str) -> Message:
    """A seat's name. One that only the players' own file defines is named as in the file."""
    key = f"seat-{name}"
    return Message(key) if texts_in("en").has(key) else own_name(name, key)


def own_name(slug: str, key: str) -> Message:
    """Something that only the players' own file defines: the words of its slug, unless the file has a name for it,
    which then replaces our text at *key*."""
    words = readable(slug)
    return Message(OWN_NAME, {"name": words[:1].upper() + words[1:], "of": key})


def option_message(game: str, key: str, value: Value, clause: str) -> Message:
    """An option that differs from its default, in words."""
    values = {"key": option_name(game, key), "value": _value_message(key, value), "clause": clause}
    return Message("play-option", values)


def option_name(game: str, key: str) -> Message:
    """The name of an option; a game that gives it another meaning has its own text."""
    own = f"web-option-{game}-{key}"
    if key == "memory-aid":
        return Message("terminal-memory-aid")  # only for the terminal
    for name in (own, f"web-option-{key}"):
        if texts_in("en").has(name):
            return Message(name)
    return own_name(key, own)


def _value_message(key: str, value: Value) -> Message | str:
    if isinstance(value, bool):
        return Message("web-yes" if value else "web-no")
    name = f"terminal-memory-aid-{value}" if key == "memory-aid" else f"web-value-{value}"
    return Message(name) if texts_in("en").has(name) else write_value(value)


def reason_message(told: Told) -> Message:
    """The reason, without the place, and the name that was probably meant."""
    why = Message(told.key, {name: _plain(name, value) for name, value in told.values.items()})
    return Message("data-did-you-mean", {"why": why, "name": told.near}) if told.near else why


def _plain(name: str, value: Said) -> Any:
    if isinstance(value, tuple):
        return tuple(seat_message(side) for side in value) if name == _SIDES else value
    return str(value)  # as in the file: no thousands separators


def fault_message(fault: BadData) -> Message | None:
    """The place and the reason, without the file; None if there is no text for the fault."""
    told = fault.told
    if told is None:
        return None
    where = ("line" if told.path else "line-alone") if told.line else "key" if told.path else "file"
    return Message(f"data-at-{where}", {"line": str(told.line), "path": told.path, "why": reason_message(told)})


def say_error(texts: Texts, error: FoglineError) -> str:
    """An error with the file it is about, in the language of *texts* if it has a text for it."""
    message = fault_message(error) if isinstance(error, BadData) else None
    if message is None or not isinstance(error, BadData):
        return str(error)
    return f"{error.file}: {texts.say(message)}"
