"""The installed titles, and the packages of Fogline's extras (``pip install 'fogline[server]'``).

Any package can declare titles in the entry point group ``fogline.titles``, as ``pyproject.toml`` does for ours. A title
is loaded when it is first needed. A title that cannot be loaded is left out of lists without affecting the others;
requesting it by name gives the reason.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import BROKEN_TITLE, NO_SUCH_GAME, Kind
from fogline.kernel.game import Game
from fogline.kit.title import Title

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "fogline.titles"
WITHOUT_EXTRA: Final = Kind("data-without-extra", "some packages are missing: pip install 'fogline[{extra}]'")


@cache
def _declared() -> Mapping[str, EntryPoint]:
    from importlib.metadata import entry_points  # a program that names no title starts faster without it

    return {point.name: point for point in entry_points(group=GROUP)}


LOADED: Final[dict[str, Title]] = {}
"""Titles that were loaded, by name. A program may add its own without a package."""


BROKEN: Final[dict[str, BadData]] = {}
"""Titles that have failed to load so far, by name, each with the reason."""


def title_of(name: str) -> Title:
    if name not in LOADED:
        if name not in BROKEN:
            _load(name)
        if name in BROKEN:
            raise BROKEN[name].with_traceback(None)
    return LOADED[name]


def _load(name: str) -> None:
    """Load a declared title, or record why it cannot be loaded."""
    declared = _declared()
    if name not in declared:
        raise bad_data("game", name, NO_SUCH_GAME, {"known": names()})
    point = declared[name]
    why = ""
    try:
        import_module(point.module)
    except Exception as error:
        why = _described(error)
    else:
        try:
            found = point.load()
        except AttributeError as error:
            why = str(error)
        else:
            if not isinstance(found, Title):
                why = f"{point.value} is not a fogline.kit.title.Title"
            elif found.name != name:
                why = f"it is declared as {name!r}, but its rules have the name {found.name!r}"
            else:
                LOADED[name] = found
    if why:
        _leave_out(point, why)


def _leave_out(point: EntryPoint, why: str) -> None:
    values = {"package": point.dist.name if point.dist is not None else point.module, "value": point.value}
    BROKEN[point.name] = bad_data("title", point.name, BROKEN_TITLE, {**values, "error": why})


def leave_out(name: str, error: Exception) -> None:
    """Leave out a title that was loaded but fails with *error* in use."""
    del LOADED[name]
    _leave_out(_declared()[name], _described(error))


def _described(error: Exception) -> str:
    """A one-line message for an error in a title's module, with its location."""
    import traceback

    text = " ".join(f"{type(error).__name__}: {error}".split())
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return text if isinstance(error, SyntaxError) else f"{text} ({Path(frame.filename).name}, line {frame.lineno})"


def titles() -> Mapping[str, Title]:
    """All titles that can be loaded, by name, in the order of lists."""
    for name in _declared():
        if name not in LOADED and name not in BROKEN:
            _load(name)
    found = sorted(LOADED.values(), key=lambda title: (title.place, title.name))
    return {title.name: title for title in found}


def names_declared_for(rules: Game[Any, Any, Any, Any]) -> list[str]:
    """The names under which installed packages declare a title of these *rules*, if their modules are loaded."""
    found = []
    for name, point in _declared().items():
        title = getattr(sys.modules.get(point.module), point.attr, None)
        if isinstance(title, Title) and title.rules is rules:
            found.append(name)
    return found


def names() -> tuple[str, ...]:
    """The names of the titles that can be loaded, in the same order."""
    return tuple(titles())


def require(extra: str, *packages: str) -> None:
    """Raise ``BadData`` with installation instructions unless the main *packages* of an extra are installed."""
    if any(find_spec(name) is None for name in packages):
        raise bad_data(f"fogline[{extra}]", "", WITHOUT_EXTRA, {"extra": extra})
