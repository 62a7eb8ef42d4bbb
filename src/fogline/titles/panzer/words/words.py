"""The words of SCOPE Panzer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fogline.kernel.setup import Setup
from fogline.kit.words import NO_NAMES, Words
from fogline.locale import Message
from fogline.titles.panzer.rules.events import (
    ENDED_BY,
    Event,
)  # fmt: skip
from fogline.titles.panzer.rules.rules import PANZER as RULES
from fogline.titles.panzer.words.telling import (
    PREFIX,
    tell,
)  # fmt: skip


class PanzerWords(Words):
    """Its events, and how its games end."""

    ends_clause = "AMB-76"
    ended_by = ENDED_BY
    prefix = PREFIX

    def names(self, setup: Setup, events: Iterable[Event]) -> Mapping[str, Message]:
        return {}

    def tell(self, event: Event, seats: Sequence[str], names: Mapping[str, Message] = NO_NAMES) -> Message:
        return tell(event, seats)


WORDS: Final = PanzerWords(RULES)
