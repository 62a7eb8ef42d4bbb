"""Advice in the terminal, at a training game: ``hint``, ``judge`` and ``tells``. As on a server, it uses what the seat
knows and nothing else (docs/training-tables.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from fogline.ai.coaching import Telling, foretell, hint, judge_action
from fogline.ai.coaching.hints import CANDIDATES, STEPS, Hint
from fogline.ai.review.review import Option
from fogline.ai.review.sentences import percent
from fogline.ai.review.verdicts import BEST, UNCLEAR
from fogline.cli.speech import Speech
from fogline.cli.telling import names_told
from fogline.kernel.game import Seat
from fogline.kit.registry import title_of
from fogline.locale import Texts
from fogline.table.records import AnyTable

ADVICE: Final = ("hint", "judge", "tells")
"""The commands."""
MAX_TOLD: Final = 8
"""At most this many possible events are named."""


class Advisor:
    """Advises whoever has the keyboard."""

    def __init__(self, table: AnyTable, texts: Texts, speech: Speech) -> None:
        self._table = table
        self._texts = texts
        self._speech = speech
        self._hinted: tuple[Seat, int, int] | None = None
        """For whom the latest hint was, at which number of its news, and its step."""

    def answer(self, command: str, seat: Seat, actions: Sequence[str]) -> list[str]:
        """What a command of *seat* is answered; *actions* are for ``tells``."""
        if not self._table.training:
            return [self._texts("advice-only-training")]
        if command == "hint":
            return self._hint(seat)
        if command == "judge":
            return self._judge(seat)
        if actions:
            return self._tells(seat, actions)
        example = self._table.game.write(self._table.legal(seat)[0])
        return [self._texts("advice-tells-how", action=self._speech.say(example))]

    def _hint(self, seat: Seat) -> list[str]:
        """A hint; asked for again in the same position, more of it."""
        sequence = self._table.sequence(seat)
        step = STEPS[0]
        if self._hinted is not None and self._hinted[:2] == (seat, sequence):
            step = min(self._hinted[2] + 1, STEPS[-1])
        self._hinted = (seat, sequence, step)
        found = hint(self._table.game, self._table.view(seat), self._table.legal(seat), step)
        if not found.worlds:
            return [self._texts("advice-nothing")]
        lines = list(self._candidates(found) if step >= CANDIDATES else self._nudge(found))
        if step < STEPS[-1]:
            lines.append(self._speech.quoted(self._texts("hint-step", step=step + 1)))
        return lines

    def _nudge(self, found: Hint) -> Iterator[str]:
        if found.verb is not None:
            yield self._texts("advice-nudge", verb=self._speech.say(found.verb))
            return
        yield self._texts("advice-among")
        yield from (f"  {self._speech.say(action)}" for action in found.among)

    def _candidates(self, found: Hint) -> Iterator[str]:
        for number, one in enumerate(found.candidates, 1):
            figures = [self._chance(one), self._texts("advice-share", share=f"{percent(one.best_in)} %")]
            if one.bits_given > 0:
                figures.append(self._texts("advice-bits", bits=f"{one.bits_given:.1f}"))
            action = self._speech.say(one.action)
            yield self._texts("hint-option", number=number, action=action, figures=", ".join(figures))
            yield from (f"    {self._texts.say(fact)}" for fact in one.facts)
        yield self._judged_by(found.judge, found.worlds)

    def _chance(self, one: Option) -> str:
        return self._texts("advice-chance", chance=f"{percent(one.win_chance)} %")

    def _judged_by(self, judge: str, worlds: int) -> str:
        return self._texts("advice-judge", judge=judge, worlds=worlds)

    def _judge(self, seat: Seat) -> list[str]:
        """How good the latest action of *seat* was."""
        latest = self._table.latest_decision(seat)
        if latest is None:
            return [self._texts("advice-no-action")]
        found = judge_action(self._table.game, *latest)
        action = self._speech.say(found.action)
        if found.verdict is None or found.played is None or found.best is None:
            return [f"{action}: {self._texts('advice-nothing')}"]
        lines = [self._texts("advice-verdict", action=action, verdict=found.verdict)]
        lines.append(self._texts("advice-played", chance=f"{percent(found.played.win_chance)} %"))
        if found.best.action != found.action and found.verdict not in (BEST, UNCLEAR):
            better = {"action": self._speech.say(found.best.action), "chance": f"{percent(found.best.win_chance)} %"}
            lines.append(self._texts("advice-better", **better))
            lines += [f"    {self._texts.say(fact)}" for fact in found.best.facts]
        return [*lines, self._judged_by(found.judge, found.worlds)]

    def _tells(self, seat: Seat, actions: Sequence[str]) -> list[str]:
        """What *actions* will tell the other sides. Refused as they would be."""
        read = self._table.refuse_batch(seat, actions, self._table.sequence(seat))
        lines: list[str] = []
        for one in foretell(self._table.game, self._table.view(seat), self._table.legal(seat), read):
            lines += self._told(seat, one)
        return lines

    def _told(self, seat: Seat, one: Telling) -> Iterator[str]:
        words = title_of(self._table.game.name).words()
        names = names_told(words, self._table, seat)
        if one.events:
            yield self._texts("advice-told")
        elif one.ends < 1:
            yield self._texts("advice-told-nothing")
        for event, share in sorted(one.events, key=_most_likely)[:MAX_TOLD]:
            said = self._texts.say(words.tell(event, self._table.seats, names))
            yield f"  {said}" if share == 1 else f"  {said} {percent(share)} %"
        if one.ends > 0:
            yield self._texts("advice-told-ends", share=f"{percent(one.ends)} %")
        if not one.is_same:
            yield self._texts("advice-told-open")


def _most_likely(told: tuple[Any, float]) -> float:
    return -told[1]
