"""Views of the SCOPE titles as plain data: named tuples that hold a chain of facts."""

from __future__ import annotations

from typing import Any, cast

from fogline.kernel import plain
from fogline.kernel.game import Plain
from fogline.titles.scope.memory import read_facts, write_facts


def write_view(view: Any) -> Plain:
    """All that the view holds, field by field."""
    return {**plain.write_fields(view._replace(facts=None)), "facts": write_facts(view.facts)}


def read_view(view: Any, start: Any, data: Plain) -> Any:
    """The view that was written; *view* and *start* are the named tuples of the title."""
    fields: dict[str, Any] = {name: plain.read(value) for name, value in data.items() if name != "facts"}
    fields["facts"] = read_facts(cast("list[list[int]]", data["facts"]))
    fields["start"] = start(*fields["start"])
    return view(**fields)
