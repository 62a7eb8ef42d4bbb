"""What the SCOPE titles have in common on the wire: events, and the chain of what was shown to all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, cast

from fogline.kernel.names import kebab
from fogline.titles.scope.actions import FromCell, OnCell
from fogline.titles.scope.grid import cells_of, cells_of_square
from fogline.titles.scope.position import CAME, EITHER, GONE, MIXED, NAMES, REINFORCED, SEEN, Fact, facts


def write_facts(
    latest: Fact | None, sides: Sequence[str], cells: Sequence[str], kind: Callable[[int, int], str]
) -> list[dict[str, Any]]:
    """Every fact, the earliest first; *kind* gives the code of a kind by side and number.

    Each holds what its sort needs and leaves out the rest: ``cell`` and ``kind`` of a card that was seen, came or went,
    ``cells`` among which something is, ``least`` and ``first`` of a row of claims of which one is true.
    """
    return [_write_fact(fact, sides, cells, kind) for fact in facts(latest)]


def _write_fact(
    fact: Fact, sides: Sequence[str], cells: Sequence[str], kind: Callable[[int, int], str]
) -> dict[str, Any]:
    what, side = int(fact.what), int(fact.side)
    form: dict[str, Any] = {"what": NAMES[what], "side": sides[side]}
    if what == EITHER:
        form["least"] = int(fact.least())
        form["first"] = fact.is_first()
    elif what in (MIXED, SEEN, GONE, CAME):
        form["cell"] = cells[int(fact.cell)]
    if what == REINFORCED:
        form["kinds"] = [kind(side, number) for number in range(8) if fact.kind >> number & 1]
    elif what != MIXED:
        form["kind"] = kind(side, int(fact.kind))
    if fact.mask:
        form["cells"] = cell_names(int(fact.mask), cells)
    return form


def cell_names(mask: int, cells: Sequence[str]) -> list[str]:
    """The cells of a set by name."""
    return [cells[cell] for cell in cells_of(mask)]


def cell_or_none(cell: int, cells: Sequence[str]) -> str | None:
    """The name of a cell, or nothing for NOWHERE."""
    return cells[cell] if 0 <= cell < len(cells) else None


def square_names(corner: int, cells: Sequence[str]) -> list[str]:
    """The cells of a Quadrant by name."""
    return [cells[cell] for cell in cells_of_square(corner)]


def pointed_at(action: Any, cells: Sequence[str]) -> list[str]:
    """The cells that an action is about by name: those that it names, and all four of a Quadrant."""
    if isinstance(action, OnCell):
        return [cells[action.cell]]
    if isinstance(action, FromCell):
        return [cells[action.origin], cells[action.target]]
    quadrant = getattr(action, "quadrant", None)
    if quadrant is not None:
        return square_names(int(quadrant), cells)
    return [word for word in action.text().split()[1:] if word in cells]


def write_event(event: Any, writers: Mapping[str, Callable[[Any], Any]], left_out: Collection[str]) -> dict[str, Any]:
    """Each field of an event by its own writer; a field without one that is not *left_out* is an error."""
    kind = cast("Hashable", type(event))
    return {key: writers[name](getattr(event, name)) for name, key in _names(kind) if name not in left_out}


@cache
def _names(kind: Any) -> tuple[tuple[str, str], ...]:
    """The fields of a kind of event, and how JSON names them."""
    return tuple((field.name, kebab(field.name)) for field in fields(kind))
