"""The words of SCOPE Stalingrad."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fogline.kernel.setup import Setup
from fogline.kit.words import NO_NAMES, Words
from fogline.locale import Message
from fogline.titles.scope.position import NOBODY
from fogline.titles.stalingrad.rules.events import (
    ENDED_BY,
    Event,
)  # fmt: skip
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES
from fogline.titles.stalingrad.rules.state import SCORE
from fogline.titles.stalingrad.rules.view import View
from fogline.titles.stalingrad.words.telling import reason_message, tell


class StalingradWords(Words):
    """Its events, and how its games end."""

    ends_clause = "AMB-30"
    ended_by = ENDED_BY
    prefix = ""

    def names(self, setup: Setup, events: Iterable[Event]) -> Mapping[str, Message]:
        return {}

    def tell(self, event: Event, seats: Sequence[str], names: Mapping[str, Message] = NO_NAMES) -> Message:
        return tell(event, seats)

    def reason(self, reason: str, view: View) -> Message:
        scores = (view.sides[SCORE], view.sides[SCORE + 1])
        return reason_message(reason, None if view.winner == NOBODY else view.winner, scores)


WORDS: Final = StalingradWords(RULES)
