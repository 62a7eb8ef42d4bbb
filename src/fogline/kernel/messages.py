"""Messages: everything a game says, independent of language. The texts are in ``.ftl`` files (``fogline/locale``). This
module also defines how names are spelled: kebab-case for titles, scenarios, options and their values, keys of data
files, and JSON fields."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

_KEBAB: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_BEFORE_CAPITAL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class Message(NamedTuple):
    """A key of the texts, and its values."""

    key: str
    values: Mapping[str, Any] = {}
    """Texts, numbers, messages, or tuples of these, which become lists."""


def joined(names: Sequence[str]) -> Message | str:
    """Names listed in a sentence, joined as each language does it: *A1, A2 and A3*."""
    if len(names) < 2:
        return "".join(names)
    return Message("names-joined", {"names": tuple(names[:-1]), "last": names[-1]})


def readable(name: str) -> str:
    """A name that has no text of its own, turned into words: ``narrow-strait`` becomes "narrow strait"."""
    return name.replace("_", " ").replace("-", " ")


def is_kebab(name: str) -> bool:
    """Whether *name* is kebab-case: lower-case letters, digits, and single hyphens between them."""
    return _KEBAB.fullmatch(name) is not None


def kebab(name: str) -> str:
    """The name of a class or a field (``ToAct``, ``to_act``) in kebab-case."""
    return _BEFORE_CAPITAL.sub("-", name).replace("_", "-").lower()
