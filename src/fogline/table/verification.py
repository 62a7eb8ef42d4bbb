"""Checking a record against its commitments, for ``fogline verify`` and the page.

A record does not prove who wrote it: anyone with the seed can write another valid game. The server is bound by the
commitments that the seats got during the game and by the seeds that they added (docs/verify.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import fogline
from fogline.kernel.errors import FoglineError
from fogline.kernel.faults import shown_key
from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kernel.record import Entry, Proof, Record, is_note
from fogline.locale.names import seat_message
from fogline.table.declarations import CLOSE
from fogline.table.fairness import SEED, TAKE_BACK, UNDO, Commitments, Draws, is_seed
from fogline.table.records import AnyTable
from fogline.table.table import CHANCE_NAME, Table


class Finding(NamedTuple):
    """A check and its result."""

    check: str
    holds: bool
    message: Message


class Verdict(NamedTuple):
    """The findings about a verifiable record."""

    first: str
    """The commitment that the seats saw before the first choice, if every check succeeds."""
    findings: tuple[Finding, ...]

    @property
    def holds(self) -> bool:
        return all(finding.holds for finding in self.findings)


def verify(text: str, name: str = "record", given: Sequence[str] = ()) -> Verdict | None:
    """Check a record. *given* are commitments that players got during this game. Returns None if the record has no
    proof, because it was made elsewhere or on a server without proofs. Raises ``BadData`` if it is not a record."""
    record = Record.read(text, name)
    if record.proof is None:
        return None
    chain = _commitments(record, record.proof)
    checked = _Check(record, record.proof)
    checked.play()
    findings = [
        _found("text", {}, holds=_without_notes(text) == checked.written()),
        _found("chain", {"lines": len(chain) - 1}, holds=chain[-1] == record.proof.commitment),
        checked.lines(),
        checked.draws(),
        checked.seeds(),
    ]
    if record.proof.begun:
        findings.append(_found("begun", {"lines": record.proof.begun}))
    findings += [_found("given", {"commitment": one}, holds=one in chain) for one in given]
    return Verdict(chain[0], tuple(findings))


def _found(check: str, values: dict[str, object], *, holds: bool = True) -> Finding:
    return Finding(check, holds, Message(f"verify-{check}" if holds else f"verify-{check}-not", values))


def _commitments(record: Record, proof: Proof) -> list[str]:
    """All commitments of the game, the first one first."""
    chain = Commitments(proof.seed, record.header())
    found = [chain.first]
    for entry in record.played():
        chain.add(*entry)
        found.append(chain.latest)
    return found


def _without_notes(text: str) -> str:
    """The record without its notes, which the reader added and the server did not write."""
    return "".join(line for line in text.splitlines(keepends=True) if not is_note(line))


class _Check:
    """Replays everything that was played, including undone lines, making the draws that follow from the seeds."""

    def __init__(self, record: Record, proof: Proof) -> None:
        self._record, self._proof = record, proof
        self._draws = Draws(proof.seed)
        self._table: AnyTable | None = None
        self._fault = ""
        """The line that cannot be played, or another reason for stopping."""
        self._wrong: tuple[int, str, str] | None = None
        """The first draw that does not follow from the seeds: its number, the action played, and the correct one."""
        self._added: list[str] = []
        self._late = ""
        """The name of a seat that added a seed twice or after acting."""

    def play(self) -> None:
        """Play until the end, or until something cannot be played."""
        acted: set[str] = set()
        entry = Entry("", "")
        try:
            rules = fogline.game(self._record.setup.game)
            if self._record.rules != rules.version:
                return
            table: AnyTable = Table(rules, self._record.setup, training=self._record.training, world=self._record.world)
            self._table = table
            for number, entry in enumerate(self._record.played(), 1):
                is_ours = number > self._proof.begun
                if entry.action.startswith(SEED) and is_ours:
                    self._add_seed(entry, acted)
                else:
                    self._follow(table, entry, is_ours=is_ours)
                    acted |= {entry.seat} if is_ours else set()
        except FoglineError:
            self._fault = shown_key(f"{entry.seat}: {entry.action}" if entry.seat else self._record.setup.game)

    def _add_seed(self, entry: Entry, acted: set[str]) -> None:
        seat, seed = entry.seat, entry.action.removeprefix(SEED)
        assert self._table is not None
        if seat in acted or seat in self._added or seat not in self._table.seats or not is_seed(seed):
            self._late = shown_key(seat)
        self._added.append(seat)
        self._draws.add_seed(seat, seed)

    def _follow(self, table: AnyTable, entry: Entry, *, is_ours: bool) -> None:
        if entry.action in (UNDO, TAKE_BACK) and is_ours and entry.seat in table.seats:
            seat = Seat(table.seats.index(entry.seat))
            table.undo(seat) if entry.action == UNDO else table.take_back(seat)
            return
        if entry.seat == CHANCE_NAME and entry.action != CLOSE.text and is_ours:
            due = table.write(table.drawn(self._draws))
            if due != entry.action and self._wrong is None:
                self._wrong = (self._draws.count, shown_key(entry.action), due)
        table.replay(entry)

    def written(self) -> str:
        """The record that the server would write."""
        if self._table is None or self._fault:
            return ""
        return replace(self._table.record(), proof=self._proof).write()

    def lines(self) -> Finding:
        """Whether all lines can be played to the end of the game."""
        if self._table is None and not self._fault:
            return _found("rules", {"version": self._record.rules}, holds=False)
        if self._fault:
            return _found("lines", {"line": self._fault}, holds=False)
        assert self._table is not None
        if self._table.outcome() is None:
            return _found("over", {}, holds=False)
        return _found("lines", {"lines": len(self._record.entries)})

    def draws(self) -> Finding:
        """Whether CHANCE's draws follow from the seeds."""
        if self._wrong is None:
            return _found("draws", {"draws": self._draws.count})
        number, played, due = self._wrong
        return _found("draws", {"number": number, "played": played, "due": due}, holds=False)

    def seeds(self) -> Finding:
        """Which seats added a seed."""
        if self._late:
            return _found("seeds", {"seat": seat_message(self._late)}, holds=False)
        if not self._added:
            return _found("no-seeds", {})
        return _found(
            "seeds", {"count": len(self._added), "seats": tuple(map(seat_message, map(shown_key, self._added)))}
        )
