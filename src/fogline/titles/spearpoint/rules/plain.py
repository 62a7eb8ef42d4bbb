"""Views as plain data, and back."""

from __future__ import annotations

from typing import Any

from fogline.kernel import plain
from fogline.kernel.game import Plain
from fogline.titles.spearpoint.rules.view import SideView, View


def write_view(view: View) -> Plain:
    """All that the view holds, field by field."""
    return plain.write_fields(view)


def read_view(data: Plain) -> View:
    """The view that was written."""
    parts: dict[str, Any] = {name: plain.read(value) for name, value in data.items()}
    first, second = parts["sides"]
    parts["sides"] = (SideView(*first), SideView(*second))
    return View(**parts)
