"""A data file under inspection: all its faults are recorded, not only the first.

Every value is requested by key and type, as in ``data.py``. An unusable value is recorded and returned as None; the
caller continues without it and checks nothing else against it, so each fault is reported once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Final, Generic, NamedTuple, TypeVar, final

from fogline.kernel import data
from fogline.kernel.data import Data, Table
from fogline.kernel.errors import BadData
from fogline.kernel.faults import MISSING, NO_SLUG, NO_TABLE, NO_TEXT, NOT_AMONG, Kind, Said, shown
from fogline.kernel.messages import is_kebab

MAX_SLUG: Final = 40
_FEW: Final = 8
T = TypeVar("T")


class Examined(NamedTuple, Generic[T]):
    """The result of examining a data file: its contents unless there are faults. Warnings do not prevent its use."""

    found: T | None
    faults: list[BadData]
    warnings: list[BadData]

    def or_fault(self) -> T:
        """The content of the file; raises its first fault if it has any."""
        if self.found is None:
            raise self.faults[0]
        return self.found


def examine(text: str, file: str, judge: Callable[[Data], Examined[T]]) -> Examined[T]:
    """The result of *judge* for a file, or why the file cannot be read."""
    try:
        return judge(data.read(text, file))
    except BadData as fault:
        return Examined(None, [fault], [])


@final
class Inspection:
    """A table of a data file, and the faults found in the whole file so far."""

    def __init__(self, data: Data, faults: list[BadData]) -> None:
        self.data = data
        self.faults = faults
        self.strange: list[str] = []
        """Unknown keys, each possibly a misspelling of a missing key."""

    def keys(self) -> list[str]:
        """The keys of this table, in the order of the file."""
        return self.data.keys()

    def has(self, key: str) -> bool:
        """Whether this table has *key*."""
        return self.data.has(key)

    def value(self, key: str) -> object:
        """The value at *key*, of any type."""
        return self.data.table.get(key)

    def fault(self, key: str, kind: Kind, **values: Said) -> None:
        """Record a fault of *key*."""
        self.faults.append(self.data.error(key, kind, **values))

    def only(self, known: Iterable[str]) -> None:
        """Record every key that is not *known*."""
        names = tuple(known)
        found = self.data.unknown(names)
        self.faults.extend(found)
        self.strange = [key for key in self.data.table if key not in names] if len(found) <= _FEW else []

    def _noted(self, key: str, read: Callable[[], T]) -> T | None:
        """Return the value read at *key*; if it is missing or wrong, record the fault and return None."""
        if self.is_misspelt(key):
            return None
        try:
            return read()
        except BadData as fault:
            self.faults.append(fault)
            return None

    def integer(self, key: str, least: int, most: int) -> int | None:
        """The whole number at *key*."""
        return self._noted(key, lambda: self.data.integer(key, least, most))

    def string(self, key: str, among: Iterable[str] | None = None) -> str | None:
        """The text at *key*."""
        return self._noted(key, lambda: self.data.string(key, among))

    def name(self, key: str, most: int) -> str | None:
        """The text at *key*, if it can be shown to people unchanged."""
        return self._noted(key, lambda: self.data.name(key, most))

    def flag(self, key: str) -> bool | None:
        """The boolean at *key*; false if it is missing."""
        return self._noted(key, lambda: self.data.flag(key)) if self.has(key) else False

    def slug(self, key: str) -> str | None:
        """A slug: small letters, digits and hyphens."""
        found = self.string(key)
        if found is not None and not is_slug(found):
            self.fault(key, NO_SLUG, found=shown(found))
            return None
        return found

    def section(self, key: str) -> Inspection | None:
        """The table at *key*."""
        found = self._noted(key, lambda: self.data.section(key))
        return None if found is None else Inspection(found, self.faults)

    def array(self, key: str, most: int) -> list[object] | None:
        """The list at *key*. If it is too long, only its first *most* entries are returned; they may have faults of
        their own."""
        found = self._noted(key, lambda: self.data.array(key, most))
        value = self.value(key)
        return value[:most] if found is None and isinstance(value, list) else found

    def tables(self, key: str, most: int) -> list[Inspection]:
        """The tables of the list at *key*; none if it is missing. Entries that are not tables are recorded and left
        out."""
        found: list[Inspection] = []
        if not self.has(key):
            return found
        for number, value in enumerate(self.array(key, most) or [], start=1):
            if isinstance(value, dict):
                found.append(self.within(f"{key}[{number}]", value))
            else:
                self.fault(f"{key}[{number}]", NO_TABLE, found=shown(value))
        return found

    def within(self, key: str, table: Table) -> Inspection:
        """A table within a list of this one; *key* names it in faults."""
        return Inspection(self.data.within(key, table), self.faults)

    def texts(self, key: str, most: int, among: Sequence[str] | None = None) -> list[str] | None:
        """The texts of the list at *key*, each of which must be *among* the known ones. If any is wrong, returns None
        and records every wrong text."""

        def wrong(text: str) -> tuple[Kind, dict[str, Said]] | None:
            return None if among is None or text in among else (NOT_AMONG, {"known": tuple(among)})

        return self._each(key, self.array(key, most), wrong)

    def slugs(self, key: str, most: int) -> list[str] | None:
        """The list of slugs at *key*; empty if it is missing."""
        values = self.array(key, most) if self.has(key) else []
        return self._each(key, values, lambda text: None if is_slug(text) else (NO_SLUG, {}))

    def _each(
        self, key: str, values: list[object] | None, wrong: Callable[[str], tuple[Kind, dict[str, Said]] | None]
    ) -> list[str] | None:
        """Return all *values*, or None if any is *wrong* or not a text; each such value is recorded as a fault."""
        if values is None:
            return None
        found: list[str] = []
        for number, value in enumerate(values, start=1):
            fault = wrong(value) if isinstance(value, str) else (NO_TEXT, {})
            if fault is not None:
                self.fault(f"{key}[{number}]", fault[0], found=shown(value), **fault[1])
            elif isinstance(value, str):
                found.append(value)
        return found if len(found) == len(values) else None

    def needs(self, key: str) -> bool:
        """Whether *key* is present; if not, a fault is recorded."""
        if not self.has(key) and not self.is_misspelt(key):
            self.fault(key, MISSING)
        return self.has(key)

    def is_misspelt(self, key: str) -> bool:
        """Whether *key* is missing and an unknown key looks like it: that counts as one fault, not two."""
        if self.has(key) or not self.strange:
            return False
        alike = get_close_matches(key, self.strange, 1, 0.7)
        for strange in alike:
            self.strange.remove(strange)
        return bool(alike)


def is_slug(text: str) -> bool:
    """Whether *text* is a slug short enough for every screen."""
    return len(text) <= MAX_SLUG and is_kebab(text)


def as_slug(text: str) -> str:
    """The slug that *text* was probably meant to be."""
    return "-".join(re.findall("[a-z0-9]+", text[: 2 * MAX_SLUG].lower()))
