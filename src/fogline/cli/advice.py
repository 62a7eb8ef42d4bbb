"""Advice in the terminal, in a training game: ``hint``, ``judge`` and ``tells``. As on a server, advice uses only the
seat's knowledge (docs/training-tables.md). If the players agreed to it, ``why`` explains the computer's moves from its
seat's knowledge."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from fogline.analysis.disclosure import Telling, foretell
from fogline.analysis.explanations import FILE, Known, Reasons, command_of, reasons_for
from fogline.analysis.figures import percent
from fogline.analysis.hints import CANDIDATES, STEPS, Hint, hint, judge_action
from fogline.analysis.review import BEST, UNCLEAR
from fogline.bots.levels import BY_THUMB
from fogline.cli.sentences import names_told
from fogline.cli.speech import Speech
from fogline.kernel.game import Seat
from fogline.kit.registry import title_of
from fogline.locale import Texts
from fogline.locale.names import seat_message
from fogline.table.explanations import Move, latest_moves, move_at
from fogline.table.records import AnyTable

WHY: Final = "why"
ADVICE: Final = ("hint", "judge", "tells", WHY)
"""The commands for advice."""
MAX_MOVES: Final = 5
"""The number of other explainable moves to name."""


class Advisor:
    """Advises the player at the keyboard."""

    def __init__(
        self, table: AnyTable, texts: Texts, speech: Speech, people: Collection[Seat] = (), explains: str = ""
    ) -> None:
        """*explains*: if the computer explains its moves, its level. It plays all seats except those of *people*."""
        self._table = table
        self._movers = [seat for number in range(len(table.seats)) if (seat := Seat(number)) not in people]
        self._explains = explains
        self._texts = texts
        self._speech = speech
        self._hinted: tuple[Seat, int, int] | None = None
        """The seat of the latest hint, the number of its news, and the step."""

    def agreed(self) -> list[str]:
        """The opening lines of a training game."""
        return [self._texts("training-begins"), *([self._texts("why-agreed")] if self._explains else [])]

    def answer(self, command: str, seat: Seat, actions: Sequence[str]) -> list[str]:
        """The answer to a command of *seat*; *actions* are for ``tells``, or a number for ``why``."""
        if command == WHY:
            return self._why(actions) if self._explains else [self._texts("why-not-agreed")]
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
        """A hint, which says more each time it is repeated in the same position."""
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
            if found.area:
                yield self._texts("advice-area", places=", ".join(found.area))
            return
        yield self._texts("advice-among")
        yield from (f"  {self._speech.say(action)}" for action in found.among)

    def _candidates(self, found: Hint) -> Iterator[str]:
        for number, one in enumerate(found.candidates, 1):
            chance = self._texts("advice-chance", chance=f"{percent(one.win_chance)} %")
            figures = [chance, self._texts("advice-share", share=f"{percent(one.best_in)} %")]
            if one.bits_given > 0:
                figures.append(self._texts("advice-bits", bits=f"{one.bits_given:.1f}"))
            action = self._speech.say(one.action)
            yield self._texts("hint-option", number=number, action=action, figures=", ".join(figures))
            if number == 1:
                yield from (f"    {self._texts.say(reason)}" for reason in found.reason)
            yield from (f"    {self._texts.say(fact)}" for fact in one.facts)
        if others := percent(found.others_best_in):
            yield self._texts("advice-others", share=f"{others} %")
        yield self._judged_by(found.judge, found.worlds)

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
            lines += [f"    {self._texts.say(reason)}" for reason in found.reasons]
        return [*lines, self._judged_by(found.judge, found.worlds)]

    def _why(self, words: Sequence[str]) -> list[str]:
        """The computer's comparison before its latest move, or before the move after line N."""
        moves = latest_moves(self._table, self._movers)
        move = moves[0] if moves else None
        if words:
            move = move_at(self._table, self._movers, int(words[0])) if words[0].isdecimal() else None
        if move is None:
            return [self._texts("why-none")]
        known = Known(self._table.seats[move.seat], move.view, move.choices, move.action)
        return list(self._explained(reasons_for(self._table.game, known, move.at, level=self._explains), moves))

    def _explained(self, found: Reasons, moves: Sequence[Move]) -> Iterator[str]:
        texts = self._texts
        chosen = self._speech.say(found.chosen)
        named = {"seat": texts.say(seat_message(found.seat)), "at": found.at, "level": found.level, "action": chosen}
        yield texts("bot-played", action=self._speech.say(found.played))
        yield texts("bot-explains", **named)
        if found.level in BY_THUMB:
            yield texts("bot-by-thumb")
        for number, one in enumerate(found.compared, 1):
            best = texts("why-best-in", count=one.spoke_for, worlds=one.worlds)
            figures = f"{texts('advice-chance', chance=f'{percent(one.win_chance)} %')}, {best}"
            yield texts("hint-option", number=number, action=self._speech.say(one.action), figures=figures)
        if found.compared:
            yield texts("advice-judge-theirs", judge=found.judge, worlds=found.worlds, seed=found.seed)
        else:
            yield texts("advice-nothing")
        yield texts("why-record", command=command_of(found, FILE))
        if others := [one for one in moves if one.at != found.at][:MAX_MOVES]:
            yield texts("why-how")
        for other in others:
            yield "  " + texts("why-move", at=other.at, action=self._speech.say(self._table.write(other.action)))

    def _tells(self, seat: Seat, actions: Sequence[str]) -> list[str]:
        """The disclosure of *actions* to the other sides. Illegal actions are refused as when played."""
        read = self._table.refuse_batch(seat, actions, self._table.sequence(seat))
        lines: list[str] = []
        for one in foretell(self._table.game, self._table.view(seat), self._table.legal(seat), read):
            lines += self._told(seat, one)
        return lines

    def _told(self, seat: Seat, one: Telling) -> Iterator[str]:
        texts, exact = self._texts, "yes" if one.is_exact else "no"
        if one.events:
            yield texts("advice-told")
            yield from (f"  {self._said(seat, [event])}" for event in one.events)
        elif not one.outcomes and one.other is None:
            yield texts("advice-told-nothing")
        if one.outcomes:
            yield texts("advice-told-one", exact=exact)
        for outcome in one.outcomes:
            said = self._said(seat, outcome.events, ends=outcome.ends) or texts("advice-told-no-more")
            yield "  " + texts("advice-told-share", percent=outcome.percent, events=said)
        if one.other is not None:
            said = self._said(seat, one.other.events, ends=one.other.ends)
            key = "advice-told-many" if not one.outcomes else "advice-told-other" if said else "advice-told-other-rare"
            yield ("  " if one.outcomes else "") + texts(key, percent=one.other.percent, events=said)
        if one.outcomes or one.other is not None:
            yield texts("advice-told-model", model=one.model, exact=exact, worlds=one.worlds)

    def _said(self, seat: Seat, events: Sequence[Any], *, ends: bool = False) -> str:
        """Events in one line."""
        words = title_of(self._table.game.name).words()
        names = names_told(words, self._table, seat)
        said = [self._texts.say(words.tell(event, self._table.seats, names)) for event in events]
        return " ".join([*said, *([self._texts("advice-told-end")] if ends else [])])
