"""The words of SCOPE Stalingrad."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fogline.kernel.setup import Setup
from fogline.kit.words import NO_NAMES, Words
from fogline.locale import Message
from fogline.titles.stalingrad.rules.events import (
    ENDED_BY,
    Event,
)  # fmt: skip
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES
from fogline.titles.stalingrad.words.telling import tell


class StalingradWords(Words):
    """Its events, and how its games end."""

    ends_clause = "AMB-30"
    ended_by = ENDED_BY
    prefix = ""

    def names(self, setup: Setup, events: Iterable[Event]) -> Mapping[str, Message]:
        return {}

    def tell(self, event: Event, seats: Sequence[str], names: Mapping[str, Message] = NO_NAMES) -> Message:
        return tell(event, seats)


WORDS: Final = StalingradWords(RULES)
