"""Seats add seeds of their own to a game that can be verified: draws then depend on them, too."""

from __future__ import annotations

from fogline.kit.wire import Form
from fogline.table.fairness import SEED
from fogline.web.cache import GameCache
from fogline.web.faults import Refused
from fogline.web.sessions import Session
from fogline.web.storage import Key, Row


def add_seed(cache: GameCache, key: Key, seed: str) -> None:
    """Add the seed of a seat, once and before it acts. A repetition changes nothing."""
    if key.seat is None:
        raise Refused(403, "watching", "who watches cannot act")
    session = cache.bring(key.game_id)
    proof = session.proof
    if proof is None:
        raise Refused(409, "not-verifiable", "this game cannot be verified, so it takes no seeds")
    if proof.seeds.get(key.seat) == seed:
        return
    if key.seat in proof.seeds or key.seat in proof.acted or session.table.outcome() is not None:
        raise Refused(409, "seeded", "a seat adds one seed, before it acts")
    with cache.writing(key.game_id):
        cache.append(key.game_id, session, [Row(key.seat, f"{SEED}{seed}", session.time(cache.now()))])


def write_proof(session: Session, seat: int | None) -> Form | None:
    """What a seat, or a watcher, is told of the proof before the end: the first commitment, and whether it has added a
    seed itself."""
    if session.proof is None:
        return None
    return {"commitment": session.proof.first, "is-seeded": seat in session.proof.seeds}
