"""A title's events, clauses and results as messages, for any language.

The texts themselves are in the folder ``words`` beside the title's module, in Fluent's format. A title without texts
gets plain words made from its own names: they say only what an event, as told, contains.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from fogline.kernel.game import Game
from fogline.kernel.messages import Message, kebab
from fogline.kernel.setup import Setup
from fogline.locale import Texts

NO_NAMES: Final[Mapping[str, Message]] = {}
"""For titles whose events mention nothing that has its own name."""
PLAIN_EVENT: Final = "plain-event"
"""The key of a text that consists only of its value ``text``."""
_CAPITAL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class Words:
    """The words of one title."""

    ends_clause = "-"
    """The clause that leaves resignation and agreed draws to the players."""
    spoken: Spoken | None = None
    """How each field of an event is told, for a title that has a text for each kind of event."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self.rules = rules

    @property
    def prefix(self) -> str:
        """The prefix of the keys of its own texts: ``salvo-`` for ``salvo-verb-shoot``."""
        return f"{self.rules.name}-"

    @property
    def ended_by(self) -> Mapping[str, str]:
        """The clause for each way a game can end."""
        return {}

    def names(self, setup: Setup, events: Iterable[Any]) -> Mapping[str, Message]:
        """By notation, the names of things that events of this game mention, limited to what a viewer was told."""
        return NO_NAMES

    def tell(self, event: Any, seats: Sequence[str], names: Mapping[str, Message] = NO_NAMES) -> Message:
        """Tell an event, with the *names* of the things that it mentions. By default field by field."""
        if self.spoken is not None:
            return told(event, self.prefix, self.spoken)
        return Message(PLAIN_EVENT, {"text": plain_text(event, seats)})

    def reason(self, reason: str, view: Any) -> Message:
        """Why a game ended by its rules, with the public *view* of its end."""
        return Message(f"{self.prefix}reason-{reason}")

    def speaking(self, texts: Texts, setup: Setup) -> Texts:
        """The *texts*, extended by the words of *setup*'s data file, if it has any."""
        return texts


Spoken = Mapping[str, tuple[str, Callable[[Any], Any]] | None]
"""For each field of events: the name of the message's value, and how it is told; None if it is not told."""


def told(event: Any, prefix: str, spoken: Spoken) -> Message:
    """Tell an event by default: the message of its name, with every field as *spoken* says. A field that is not listed
    is an error: nothing is told by accident."""
    values: dict[str, Any] = {}
    for field in fields(event):
        told_as = spoken[field.name]
        if told_as is not None:
            values[told_as[0]] = told_as[1](getattr(event, field.name))
    return Message(f"{prefix}event-{kebab(type(event).__name__)}", values)


def plain_text(event: Any, seats: Sequence[str]) -> str:
    """A told event's own text, or its name and its fields: ``Shot fired: east, cell B3, hit yes``."""
    if "__str__" in {name for kind in type(event).__mro__[:-1] for name in vars(kind)}:
        return str(event)
    name = _CAPITAL.sub(" ", type(event).__name__).capitalize()
    if not is_dataclass(event):
        return name
    told = [(field.name, getattr(event, field.name)) for field in fields(event)]
    parts = [_field(key, value, seats) for key, value in told if value is not None]
    return f"{name}: {', '.join(parts)}" if parts else name


def _field(key: str, value: Any, seats: Sequence[str]) -> str:
    if isinstance(value, bool):
        value = "yes" if value else "no"
    elif key == "seat" and isinstance(value, int) and 0 <= value < len(seats):
        return seats[value]
    elif isinstance(value, tuple | list):
        value = " ".join(map(str, value))
    return f"{key.replace('_', ' ')} {value}"
