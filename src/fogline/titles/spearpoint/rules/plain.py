"""Views as plain data that JSON can hold, to be sent to another process, and back: what a view holds, and nothing
else."""

from __future__ import annotations

from typing import Any

from fogline.kernel.setup import Setup
from fogline.titles.spearpoint.rules.state import Hint, Shuffle, UnitView
from fogline.titles.spearpoint.rules.view import AttackView, SideView, View


def write_view(view: View) -> dict[str, Any]:
    """The view, field by field."""
    setup = view.setup
    found: dict[str, Any] = {"setup": {"setup": [setup.game, setup.scenario, dict(setup.options), setup.data]}}
    for name, value in zip(view._fields, view):
        if name != "setup":
            found[name] = _write(value)
    return found


def read_view(data: dict[str, Any]) -> View:
    """The view that was written."""
    found: dict[str, Any] = {name: _tuples(data[name]) for name in View._fields if name != "setup"}
    found["setup"] = Setup(*data["setup"]["setup"])
    found["sides"] = tuple([_read_side(side) for side in found["sides"]])
    found["units"] = tuple([UnitView(*unit) for unit in found["units"]])
    found["shuffles"] = tuple([Shuffle(*shuffle) for shuffle in found["shuffles"]])
    found["attack"] = AttackView(*found["attack"])
    return View(**found)


def _read_side(parts: tuple[Any, ...]) -> SideView:
    side = SideView(*parts)
    return side._replace(hints=tuple([Hint(*hint) for hint in side.hints]))


def _write(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_write(part) for part in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise TypeError(f"a view cannot hold a {type(value).__name__}")


def _tuples(value: Any) -> Any:
    return tuple([_tuples(part) for part in value]) if isinstance(value, list) else value
