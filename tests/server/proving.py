"""Finished, verifiable games, played at random as the desk plays them, without a server."""

from __future__ import annotations

from random import Random

from fogline.desk.keeping import Row, Stored
from fogline.desk.sessions import Session, record_of
from fogline.desk.terms import Terms
from fogline.kernel.errors import FoglineError
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.table.fairness import SEED, TAKE_BACK, UNDO

DUEL = Setup("stalingrad", "quick-duel", {"mode": "advanced", "quiet-turn-limit": 12})
SKIRMISH = Setup("panzer", "skirmish", {"max-turns": 40})
MEETING = Setup("spearpoint", "meeting-engagement")


def proven(setup: Setup, number: int = 1, *, training: bool = False, lines: int = 400) -> tuple[Session, str]:
    """A finished game in which both seats add seeds and often take something back, and its record."""
    rng = Random(number)
    stored = Stored(setup, 1, 0, Terms(training=training).text(), 0, seed=f"{rng.getrandbits(256):064x}")
    session = Session(stored)
    for seat in (0, 1):
        session.enter([Row(seat, f"{SEED}{rng.getrandbits(128):032x}", session.latest + 1)])
    while session.table.to_act() and len(session.rows) < lines:
        _play(session, rng, training=training)
    if session.table.outcome() is None:
        before = len(session.table.history())
        session.table.say(Seat(1), "resign")
        session.enter(rows_since(session, before))
    record = session.table.record()
    record.proof = record_of(stored, session.rows).proof
    return session, record.write()


def _play(session: Session, rng: Random, *, training: bool) -> None:
    table = session.table
    seat = rng.choice(table.to_act())
    if rng.random() < 0.15:
        try:
            table.undo(seat)
        except FoglineError:
            pass
        else:
            session.enter([Row(seat, UNDO, session.latest + 1)])
            return
    if training and len(table.history()) > 5 and rng.random() < 0.05:
        try:
            table.take_back(seat)
        except FoglineError:
            pass
        else:
            session.enter([Row(seat, TAKE_BACK, session.latest + 1)])
            return
    before = len(table.history())
    choices = table.legal(seat)
    table.act(seat, choices[rng.randrange(len(choices))])
    session.settle(rng)
    session.enter(rows_since(session, before))


def rows_since(session: Session, before: int) -> list[Row]:
    """The lines that the table has played after the first *before* lines, as one commit."""
    table, at = session.table, session.latest + 1
    return [Row(line.seat, table.write(line.action), at) for line in table.history()[before:]]
