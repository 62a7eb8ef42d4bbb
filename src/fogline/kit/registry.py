"""The installed titles: those of every package that declares one in the entry point group ``fogline.titles``.

Ours are declared in ``pyproject.toml`` in the same way. A title is loaded when it is first needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import NO_SUCH_GAME
from fogline.kit.title import Title

GROUP: Final = "fogline.titles"


@cache
def _declared() -> Mapping[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


LOADED: Final[dict[str, Title]] = {}
"""Titles that were loaded, by name. A program may add its own without a package."""


def title_of(name: str) -> Title:
    """The title of that name."""
    if name not in LOADED:
        LOADED[name] = _load(name)
    return LOADED[name]


def _load(name: str) -> Title:
    declared = _declared()
    if name not in declared:
        raise bad_data("game", name, NO_SUCH_GAME, {"known": names()})
    point = declared[name]
    import_module(point.module)  # first, so that a mistake inside it keeps its traceback
    try:
        found = point.load()
    except AttributeError as error:
        raise BadData("title", name, f"{point.value} is declared, but {error}") from error
    if not isinstance(found, Title):
        raise BadData("title", name, f"{point.value} is not a fogline.kit.title.Title")
    if found.name != name:
        raise BadData("title", name, f"it is declared as {name!r}, but its rules have the name {found.name!r}")
    return found


def titles() -> Mapping[str, Title]:
    """All of them by name, in the order in which they are listed."""
    found = [title_of(name) for name in {**_declared(), **LOADED}]
    return {title.name: title for title in sorted(found, key=lambda title: (title.place, title.name))}


def names() -> tuple[str, ...]:
    """Their names, in the same order."""
    return tuple(titles())
