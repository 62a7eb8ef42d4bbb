"""Views as plain data, and back."""

from __future__ import annotations

from typing import Any

from fogline.kernel import plain
from fogline.kernel.game import Plain
from fogline.titles.spearpoint.rules.state import Hint, Shuffle, UnitView
from fogline.titles.spearpoint.rules.view import AttackView, SideView, View


def write_view(view: View) -> Plain:
    """All that the view holds, field by field."""
    return plain.write_fields(view)


def read_view(data: Plain) -> View:
    """The view that was written; all its parts have their names again."""
    parts: dict[str, Any] = {name: plain.read(value) for name, value in data.items()}
    parts["sides"] = tuple([_read_side(side) for side in parts["sides"]])
    parts["units"] = tuple([UnitView(*unit) for unit in parts["units"]])
    parts["shuffles"] = tuple([Shuffle(*shuffle) for shuffle in parts["shuffles"]])
    parts["attack"] = AttackView(*parts["attack"])
    return View(**parts)


def _read_side(parts: tuple[Any, ...]) -> SideView:
    side = SideView(*parts)
    return side._replace(hints=tuple([Hint(*hint) for hint in side.hints]))
