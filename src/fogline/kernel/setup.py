"""The agreement before play, which is part of every record: the scenario and its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from fogline.kernel import faults
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind, Said, shown, shown_key

Value = str | int | bool
MAX_NUMBER: Final = 999_999
"""The largest number in an option; most options have a far lower limit."""
MAX_TEXT: Final = 200
"""The longest text in an option."""


class Option(NamedTuple):
    """An option. The first value is the default."""

    key: str
    values: tuple[Value, ...]
    clause: str
    form: str = ""
    """The values allowed in addition to ``values``: none, any whole ``number`` from ``least`` to ``most``, or any
    ``text`` the game can read."""
    least: int = 0
    most: int = MAX_NUMBER

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, text: str) -> Value:
        """The value that *text* names."""
        for value in self.values:
            if text.lower() == write_value(value).lower():
                return value
        found: Value = int(text) if self.form == "number" and is_number(text) else text
        self.refuse(found)
        return found

    def allows(self, value: Value) -> bool:
        """Whether *value* is allowed."""
        return self.fault(value) is None

    def refuse(self, value: Value) -> None:
        """Raise ``BadData`` if *value* is not allowed."""
        found = self.fault(value)
        if found is not None:
            raise bad_data("set-up", self.key, found[0], found[1])

    def fault(self, value: object) -> tuple[Kind, dict[str, Said]] | None:
        """What is wrong with *value*, or None."""
        if any(type(value) is type(known) and value == known for known in self.values):
            return None
        found = shown(write_value(value) if isinstance(value, (str, int)) else value)
        told: dict[str, Said] = {"found": found, "known": tuple([write_value(known) for known in self.values])}
        if self.form == "number":
            if type(value) is not int:
                return faults.NOT_ALLOWED_NUMBER, {**told, "least": self.least, "most": self.most}
            if value < self.least:
                return faults.TOO_SMALL, {"found": shown(value), "least": self.least}
            return (faults.TOO_LARGE, {"found": shown(value), "most": self.most}) if value > self.most else None
        if self.form == "text":
            if type(value) is not str:
                return faults.NOT_ALLOWED_TEXT, told
            return (faults.TOO_LONG, {"found": len(value), "most": MAX_TEXT}) if len(value) > MAX_TEXT else None
        return faults.NOT_AMONG, told

    def describe(self) -> str:
        """The allowed values in words."""
        names = [write_value(value) for value in self.values]
        if self.form == "number":
            names.append(f"a number from {self.least} to {self.most}")
        elif self.form:
            names.append(f"a {self.form}")
        return ", ".join(names)


def is_number(text: str) -> bool:
    """Whether *text* is a whole number from 0 to ``MAX_NUMBER``."""
    return text.isascii() and text.isdigit() and len(text) <= 6


def write_value(value: Value) -> str:
    """``true`` or ``false`` for a boolean, otherwise the text itself."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


@dataclass(frozen=True, eq=False)
class Setup:
    """A game about to be played: title, scenario, and options that differ from their defaults.

    Options not named have their defaults. ``data`` is the text of a data file for the game (a custom scenario, a set of
    cards), so that a record is complete without the file; spaces at line ends are dropped.
    """

    game: str
    scenario: str
    options: Mapping[str, Value] = field(default_factory=dict)
    data: str = ""
    _hash: int = field(init=False, repr=False)
    """Computed on first use, because every view is looked up by its set-up."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", dict(sorted(self.options.items())))
        object.__setattr__(self, "data", "".join(line.rstrip() + "\n" for line in self.data.splitlines()))
        object.__setattr__(self, "_hash", 0)

    def __reduce__(self) -> tuple[type[Setup], tuple[str, str, dict[str, Value], str]]:
        return Setup, (self.game, self.scenario, dict(self.options), self.data)

    def __eq__(self, other: object) -> bool:
        """Whether both describe the same game with the same options. ``True`` is not equal to 1 here: one may be
        allowed and the other not."""
        if self is other:
            return True
        if not isinstance(other, Setup):
            return NotImplemented
        return (
            self.game == other.game
            and self.scenario == other.scenario
            and self.data == other.data
            and self.options == other.options
            and all(type(value) is type(other.options[key]) for key, value in self.options.items())
        )

    def __hash__(self) -> int:
        if self._hash == 0:
            found = hash((self.game, self.scenario, tuple(self.options.items()), self.data))
            object.__setattr__(self, "_hash", found)
        return self._hash

    def checked(self, known: tuple[Option, ...]) -> Setup:
        """This set-up with every default filled in, or ``BadData`` for an unknown option or value."""
        values: dict[str, Value] = {option.key: option.default for option in known}
        by_key = {option.key: option for option in known}
        for key, value in self.options.items():
            option = by_key.get(key)
            if option is None:
                raise bad_data("set-up", shown_key(key), faults.UNKNOWN_OPTION, {"known": tuple(sorted(by_key))})
            option.refuse(value)
            values[key] = value
        return Setup(self.game, self.scenario, values, self.data)
