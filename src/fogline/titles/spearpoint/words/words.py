"""The words of Spearpoint 1943."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.kit.words import NO_NAMES, Words
from fogline.locale import Texts
from fogline.titles.spearpoint.rules.events import (
    ENDED_BY,
    Event,
)  # fmt: skip
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES
from fogline.titles.spearpoint.rules.tables import rules_for
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.words.card_texts import speaking
from fogline.titles.spearpoint.words.event_texts import (
    PREFIX,
    named,
    names_of,
    reason_message,
    tell,
)  # fmt: skip


class SpearpointWords(Words):
    """Its events, and how its games end."""

    ends_clause = "H-32"
    ended_by = ENDED_BY
    prefix = PREFIX

    def names(self, setup: Setup, events: Iterable[Event]) -> Mapping[str, Message]:
        return names_of(rules_for(setup), events)

    def tell(self, event: Event, seats: Sequence[str], names: Mapping[str, Message] = NO_NAMES) -> Message:
        return named(tell(event, seats), event, names)

    def reason(self, reason: str, view: View) -> Message:
        return reason_message(reason, view.winner, [side.points for side in view.sides])

    def speaking(self, texts: Texts, setup: Setup) -> Texts:
        return speaking(texts, setup)


WORDS: Final = SpearpointWords(RULES)
