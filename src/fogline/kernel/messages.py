"""Messages: what a game has to say, before it is put into a language. The texts are in ``.ftl`` files
(``fogline/locale``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Message(NamedTuple):
    """A key of the texts, and its values."""

    key: str
    values: Mapping[str, Any] = {}
    """Texts, numbers, messages, or tuples of these, which become lists."""


def joined(names: Sequence[str]) -> Message | str:
    """Several names in a sentence, joined as each language does it: *A1, A2 and A3*."""
    if len(names) < 2:
        return "".join(names)
    return Message("names-joined", {"names": tuple(names[:-1]), "last": names[-1]})


def readable(name: str) -> str:
    """A name without a text of its own, as words: ``narrow-strait`` becomes "narrow strait"."""
    return name.replace("_", " ").replace("-", " ")
