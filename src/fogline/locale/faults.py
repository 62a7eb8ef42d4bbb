"""Faults of a file or a set-up, in any language: the kinds are in ``kernel/faults.py``, the texts in ``*/data.ftl``."""

from __future__ import annotations

from typing import Any, Final

from fogline.kernel.errors import BadData, FoglineError
from fogline.kernel.faults import Said, Told
from fogline.kernel.messages import Message
from fogline.locale import Texts
from fogline.locale.names import seat_message

_SIDES: Final = "sides"
"""The value of a fault that names sides: they are called as everywhere else."""


def reason_message(told: Told) -> Message:
    """Why, without where."""
    return Message(told.key, {name: _plain(name, value) for name, value in told.values.items()})


def _plain(name: str, value: Said) -> Any:
    if isinstance(value, tuple):
        return tuple(seat_message(side) for side in value) if name == _SIDES else value
    return str(value)  # as it stands in the file: no signs between thousands


def fault_message(fault: BadData) -> Message | None:
    """Where and why, without the file; None if there is no text for it."""
    told = fault.told
    if told is None:
        return None
    where = ("line" if told.path else "line-alone") if told.line else "key" if told.path else "file"
    return Message(f"data-at-{where}", {"line": str(told.line), "path": told.path, "why": reason_message(told)})


def say_error(texts: Texts, error: FoglineError) -> str:
    """An error with the file it is about, in the language of *texts* where there are words for it."""
    message = fault_message(error) if isinstance(error, BadData) else None
    if message is None or not isinstance(error, BadData):
        return str(error)
    return f"{error.file}: {texts.say(message)}"
