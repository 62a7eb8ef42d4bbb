"""What makes a game on the server verifiable: its draws, its commitments, and which commitment came with which news.

A commitment reaches a viewer only with news of its own: their number and times tell nothing new. Seeds of the seats are
rows of the game, and no lines of its record. For the games' thread."""

from __future__ import annotations

from collections.abc import Sequence

from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Aside, Entry, Proof, Record
from fogline.table.fairness import SEED, Commitments, Draws
from fogline.table.records import AnyTable
from fogline.table.words import CLOSE
from fogline.web.storage import Row


class GameProof:
    """The proof of one game in memory; it follows from the seed and the rows."""

    def __init__(self, seed: str, begun: int, table: AnyTable) -> None:
        """*begun*: so many lines come from another record."""
        proof = Proof(seed, "", begun)
        training, world = table.training, table.world
        record = Record(table.setup, table.game.version, training=training, proof=proof, world=world)
        self._commitments = Commitments(seed, record.header())
        self.draws = Draws(seed)
        self._begun = begun
        self._given: dict[Seat | None, list[str]] = {viewer: [] for viewer in table.viewers()}
        """By viewer, the commitment that came with each of its news."""
        self.seeds: dict[int, str] = {}
        """By seat the seed that it added."""
        self.acted: set[int] = set()
        """Seats that have acted in this game, and so cannot add a seed any more."""

    @property
    def first(self) -> str:
        """The commitment to the seed and the set-up."""
        return self._commitments.first

    def replayed(self, number: int, row: Row) -> None:
        """A row was read, with its number: draws that were made before are not made again."""
        if row.seat == CHANCE and row.action != CLOSE.text and number > self._begun:
            self.draws.skip()

    def enter(self, table: AnyTable, rows: Sequence[Row]) -> None:
        """Note rows that the table has played and that were committed together."""
        for row in rows:
            seat = table.seat_name(Seat(row.seat))
            self._commitments.add(seat, row.action)
            if row.action.startswith(SEED):
                self.seeds[row.seat] = row.action.removeprefix(SEED)
                self.draws.add_seed(seat, self.seeds[row.seat])
            elif self._commitments.count > self._begun:
                self.acted.add(row.seat)
        for viewer, given in self._given.items():
            given += [self._commitments.latest] * (table.sequence(viewer) - len(given))

    def given(self, viewer: Seat | None, number: int) -> str | None:
        """The commitment that came with this news of a viewer."""
        given = self._given[viewer]
        return given[number - 1] if number <= len(given) else None


def proof_of(record: Record, seed: str, begun: int, lines: Sequence[Entry], kept: Sequence[int]) -> Record:
    """The *record* with its proof; *lines* are all that were played, *kept* the indexes of those that are entries."""
    asides: list[Aside] = []
    entries, at = set(kept), 0
    for number, line in enumerate(lines):
        if number in entries:
            at += 1
        else:
            asides.append(Aside(at, line))
    record.proof = Proof(seed, "", begun, tuple(asides))
    chain = Commitments(seed, record.header())
    for line in lines:
        chain.add(*line)
    record.proof = record.proof._replace(commitment=chain.latest)
    return record
