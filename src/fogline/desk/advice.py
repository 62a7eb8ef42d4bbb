"""Advice at training tables: requests to the process that computes hints, judgements, disclosures and, where that was
agreed, the reasons for the computer's moves. The process receives the seat's knowledge, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fogline.analysis.advisor import HINT, JUDGEMENT, TELLING, write_request, write_why
from fogline.analysis.explanations import Known
from fogline.desk.keeping import Cache, Key, seat_of
from fogline.desk.refusals import Refused
from fogline.desk.sessions import Session
from fogline.kernel.errors import NotYourTurn
from fogline.kernel.game import Seat
from fogline.kit.registry import title_of
from fogline.kit.wire import Form
from fogline.table.explanations import latest_moves, move_at
from fogline.table.records import AnyTable


class Asked(NamedTuple):
    """A seat's question: a line for the process, the number of the seat's latest news, and the rest of the answer."""

    line: str
    sequence: int
    more: Form | None = None


def hint_line(cache: Cache, key: Key, step: int) -> Asked:
    table, seat = training_of(cache, key)
    if seat not in table.to_act():
        raise NotYourTurn(table.seat_name(seat))
    line = write_request(table.game, HINT, table.view(seat), table.legal(seat), step=step)
    return Asked(line, table.sequence(seat))


def judgement_line(cache: Cache, key: Key) -> Asked:
    table, seat = training_of(cache, key)
    latest = table.latest_decision(seat)
    if latest is None:
        raise Refused(409, "nothing-done", "you have not acted yet")
    view, choices, action = latest
    line = write_request(table.game, JUDGEMENT, view, choices, actions=[action])
    return Asked(line, table.sequence(seat))


def telling_line(cache: Cache, key: Key, actions: Sequence[str], sequence: int) -> Asked:
    table, seat = training_of(cache, key)
    read = table.refuse_batch(seat, actions, sequence)
    line = write_request(table.game, TELLING, table.view(seat), table.legal(seat), actions=read)
    return Asked(line, sequence)


def why_line(cache: Cache, key: Key, at: int | None) -> Asked:
    """The question about a move of the computer: what its seat knew before it, and nothing else."""
    session, seat = explained_of(cache, key)
    table = session.table
    moves = latest_moves(table, session.bots)
    move = next(iter(moves), None) if at is None else move_at(table, session.bots, at)
    if move is None:
        raise Refused(409, "no-reasons", "there is no such move of the computer, or it cannot be explained yet")
    known = Known(table.seats[move.seat], move.view, move.choices, move.action)
    line = write_why(table.game, known, move.at, session.bots[move.seat])
    told = [{"at": one.at, "seat": table.seats[one.seat], "action": table.write(one.action)} for one in moves]
    seen = table.game.view(table.position_before(move.at), seat)  # to say actions in words
    return Asked(line, table.sequence(seat), {"moves": told, "view": title_of(table.game.name).wire().view(seen)})


def training_of(cache: Cache, key: Key) -> tuple[AnyTable, Seat]:
    """The table and the seat of a *key*; refused unless it was agreed that this is training."""
    seat, session = seat_of(key), cache.bring(key.game_id)
    if not session.terms.training:
        raise Refused(409, "not-training", "advice is given at training tables only")
    return session.table, seat


def explained_of(cache: Cache, key: Key) -> tuple[Session, Seat]:
    """The game and the seat of a *key*; refused unless it was agreed that the computer explains its moves."""
    seat, session = seat_of(key), cache.bring(key.game_id)
    if not session.terms.reasons:
        raise Refused(409, "not-agreed", "the players did not agree that the computer explains its moves")
    return session, seat
