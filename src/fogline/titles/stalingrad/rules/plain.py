"""Views as plain data, and back."""

from __future__ import annotations

from typing import Any, cast

from fogline.kernel import plain
from fogline.kernel.game import Plain
from fogline.titles.scope.memory import read_facts, write_facts
from fogline.titles.stalingrad.rules.state import Start
from fogline.titles.stalingrad.rules.view import View


def write_view(view: View) -> Plain:
    """All that the view holds, field by field."""
    return {**plain.write_fields(view._replace(facts=None)), "facts": write_facts(view.facts)}


def read_view(data: Plain) -> View:
    """The view that was written."""
    parts: dict[str, Any] = {name: plain.read(value) for name, value in data.items() if name != "facts"}
    parts["start"] = Start(*parts["start"])
    return View(**parts, facts=read_facts(cast("list[list[int]]", data["facts"])))
