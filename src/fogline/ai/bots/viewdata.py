"""Views as plain data, to be sent to another process: what a view holds, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.titles.panzer.rules.state import Start as PanzerStart
from fogline.titles.panzer.rules.view import View as PanzerView
from fogline.titles.scope.memory import Fact, facts
from fogline.titles.spearpoint.rules import plain
from fogline.titles.spearpoint.rules.view import View as SpearpointView
from fogline.titles.stalingrad.rules.state import Start as StalingradStart
from fogline.titles.stalingrad.rules.view import View as StalingradView


class _Form(NamedTuple):
    """What a game's views are made of."""

    view: type[Any]
    part: str
    """The field that is more than numbers and tuples of them,"""
    make: Callable[[tuple[Any, ...]], Any]
    """and how it is made of its parts."""


FORMS: Final = {
    "stalingrad": _Form(StalingradView, "start", lambda parts: StalingradStart(*parts)),
    "panzer": _Form(PanzerView, "start", lambda parts: PanzerStart(*parts)),
}


def write_view(view: Any) -> dict[str, Any]:
    """The view as data that JSON can hold, field by field."""
    if isinstance(view, SpearpointView):
        return plain.write_view(view)
    return {name: _write(value) for name, value in zip(view._fields, view)}


def read_view(data: dict[str, Any]) -> Any:
    """The view that was written."""
    name = data["setup"]["setup"][0]
    if name == "spearpoint":
        return plain.read_view(data)
    if name not in FORMS:
        raise BadData("view", "game", f"there is no game {name!r}")
    form = FORMS[name]
    return form.view(**{field: _read(form, field, data[field]) for field in form.view._fields})


def _write(value: Any) -> Any:
    if isinstance(value, Setup):
        return {"setup": [value.game, value.scenario, dict(value.options), value.data]}
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, Fact):
        return {"facts": [[int(n) for n in (f.what, f.side, f.cell, f.kind, f.mask)] for f in facts(value)]}
    if isinstance(value, tuple):
        return [_write(part) for part in value]
    if value is None or isinstance(value, bool | int | str):
        return value
    raise TypeError(f"a view holds no {type(value).__name__}")


def _read(form: _Form, field: str, value: Any) -> Any:
    if isinstance(value, dict):
        if "setup" in value:
            return Setup(*value["setup"])
        if "bytes" in value:
            return bytes.fromhex(value["bytes"])
        chain: Fact | None = None
        for what, side, cell, kind, mask in value["facts"]:
            chain = Fact(what, side, cell, kind, mask, chain)
        return chain
    if isinstance(value, list):
        parts = tuple(_tuples(part) for part in value)
        return form.make(parts) if field == form.part else parts
    return value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value
