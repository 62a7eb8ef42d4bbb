"""A catalogue of the kinds of faults in data files, each with its key in the locale files and its English text.

A title has its own kinds in its ``faults.py``. The English is for programs, logs and records of refusals; people read
the text of the same key in their language (``locale/*/data.ftl``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, final

Said = str | int | tuple[str, ...]
"""A value in a fault: a text, a number, or several texts that become a list."""
_MAX_SHOWN: Final = 60
"""Longer values are cut at this length, because they can be as long as the file."""
_ALIKE: Final = 0.65
"""A name is suggested in place of another only if their difflib ratio is at least this."""


class Told(NamedTuple):
    """A translatable fault: the key of its text, the values, and its location."""

    key: str
    values: Mapping[str, Said]
    line: int = 0
    """The line in the file; 0 if there is none."""
    path: str = ""
    near: str = ""
    """The known name that was probably meant; empty if none is close."""


@final
class Kind:
    def __init__(self, key: str, english: str) -> None:
        self.key = key
        self.english = english

    def say(self, values: Mapping[str, Said]) -> str:
        """The fault in English."""
        plain = {name: ", ".join(said) if isinstance(said, tuple) else str(said) for name, said in values.items()}
        return self.english.format(**plain)


def nearest(found: str, known: Sequence[str]) -> str:
    """The *known* name that was probably meant by *found*: the only one that begins with it, or one spelled nearly the
    same. Empty if there is none."""
    typed = found.lower().replace("_", "-")
    if len(typed) < 2 or len(typed) > _MAX_SHOWN:
        return ""
    by_name = {name.lower(): name for name in known}
    begun = [name for name in by_name if name.startswith(typed)]
    if len(begun) == 1:
        return by_name[begun[0]]
    from difflib import get_close_matches  # slow to import, and needed only for faults

    close = get_close_matches(typed, list(by_name), n=1, cutoff=_ALIKE)
    return by_name[close[0]] if close else ""


def shown(value: object) -> str:
    """A value of a data file as faults show it: short, and without control characters."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{_some([shown(part) for part in value[:_MAX_SHOWN]])}]"
    if isinstance(value, dict):
        return f"{{{_some([f'{shown_key(key)} = {shown(value[key])}' for key in list(value)[:_MAX_SHOWN]])}}}"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**_MAX_SHOWN else f"{'-' if value < 0 else ''}{'9' * 10}…"
    return repr(_short(value)) if isinstance(value, str) else _short(str(value))


def shown_key(key: str) -> str:
    """A key of a data file, shortened and cleaned as by ``shown``."""
    return _short(key if key.isprintable() else repr(key)[1:-1])


def _short(text: str) -> str:
    return text if len(text) <= _MAX_SHOWN else text[:_MAX_SHOWN] + "…"


def _some(parts: list[str]) -> str:
    return _short(", ".join(parts))


NO_TOML: Final = Kind("data-no-toml", "is not TOML: {reason}")
UNREADABLE: Final = Kind("data-unreadable", "cannot be read as TOML")
TOO_MANY_BYTES: Final = Kind("data-too-many-bytes", "has {found} bytes; the limit is {most}")
TOO_DEEP: Final = Kind("data-too-deep", "has more than {most} levels of nested lists or tables")
TOO_MANY_PARTS: Final = Kind("data-too-many-parts", "a key with more than {most} parts")
TOO_MANY_DIGITS: Final = Kind("data-too-many-digits", "a number with more than {most} digits")
MORE_KEYS: Final = Kind("data-more-keys", "and {found} more unknown keys")
NO_VALUE: Final = Kind("data-no-value", "expected text, a whole number, true or false, found {found}")
MISSING: Final = Kind("data-missing", "is missing")
UNKNOWN_KEY: Final = Kind("data-unknown-key", "no such key; known keys: {known}")
NO_TEXT: Final = Kind("data-no-text", "expected text, found {found}")
NO_NUMBER: Final = Kind("data-no-number", "expected a whole number, found {found}")
NO_LIST: Final = Kind("data-no-list", "expected a list, found {found}")
NO_TABLE: Final = Kind("data-no-table", "expected a table, found {found}")
NO_FLAG: Final = Kind("data-no-flag", "expected true or false, found {found}")
NO_NAME: Final = Kind("data-no-name", "expected a name in printable characters, found {found}")
NO_SLUG: Final = Kind("data-no-slug", "{found} is not a name made of lower-case letters, digits and hyphens")
NOT_AMONG: Final = Kind("data-not-among", "{found} is not one of {known}")
TOO_SMALL: Final = Kind("data-too-small", "{found} is less than {least}")
TOO_LARGE: Final = Kind("data-too-large", "{found} is more than {most}")
TOO_LONG: Final = Kind("data-too-long", "has {found} characters; the limit is {most}")
TOO_MANY: Final = Kind("data-too-many", "has {found} entries; the limit is {most}")

NO_SUCH_GAME: Final = Kind("data-no-such-game", "no such game; known games: {known}")
BROKEN_TITLE: Final = Kind("data-broken-title", "the title from package {package} ({value}) cannot be loaded: {error}")
UNKNOWN_OPTION: Final = Kind("data-unknown-option", "no such option; known options: {known}")
NOT_ALLOWED_NUMBER: Final = Kind(
    "data-not-allowed-number", "must be {known} or a number from {least} to {most}, not {found}"
)
NOT_ALLOWED_TEXT: Final = Kind("data-not-allowed-text", "must be {known} or other text, not {found}")
