"""Views as plain JSON data, for games whose views are named tuples."""

from __future__ import annotations

from typing import Any

from fogline.kernel.game import Plain
from fogline.kernel.setup import Setup


def write_fields(view: Any) -> Plain:
    """Every field of a named tuple by its name."""
    return {name: write(value) for name, value in zip(view._fields, view)}


def write(value: Any) -> Any:
    """A part of a view as plain data; a type that is not handled here is an error."""
    if isinstance(value, Setup):
        return {"setup": [value.game, value.scenario, dict(value.options), value.data]}
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, tuple):
        return [write(part) for part in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise TypeError(f"a view must not hold a {type(value).__name__}")


def read(value: Any) -> Any:
    """Read back a part that was written; lists come back as tuples."""
    if isinstance(value, dict):
        if "setup" in value:
            return Setup(*value["setup"])
        return bytes.fromhex(value["bytes"])
    if isinstance(value, list):
        return tuple([read(part) for part in value])
    return value
