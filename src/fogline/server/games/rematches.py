"""Rematches: who asks first names the terms, and who asks after that agrees to them or is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from fogline.bots.levels import ThinkingLevel
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.kit.wire import Form
from fogline.server.games.sessions import Session
from fogline.server.games.terms import Terms
from fogline.server.refusals import Refused
from fogline.server.storage.storage import INVITE, Key, Storage
from fogline.server.storage.tokens import derived_token, digest

Sides = Literal["changed", "same"]
CHANGED: Final = "changed"
SAME: Final = "same"


class Asked(NamedTuple):
    """What is asked of a rematch; None leaves it to who has asked before, or as it usually is."""

    sides: Sides | None = None
    level: ThinkingLevel | None = None
    """At which the computer plays all its seats."""


class Rematch(NamedTuple):
    """What is played, by seat of the game before the one that its player has then, and the terms."""

    setup: Setup
    names: list[str]
    terms: Terms


def arranged(session: Session, waiting: Terms | None, asked: Asked) -> Rematch:
    """The rematch of a game that is over; *waiting* are the terms of the one that was begun already."""
    table = session.table
    keeps_sides = waiting.keeps_sides if waiting is not None else asked.sides == SAME
    setup, names = table.setup, list(table.seats)
    if not keeps_sides:
        setup, names = title_of(table.game.name).setups().sides_changed(setup)
    if waiting is not None:
        _refuse_others(waiting, asked)
        return Rematch(setup, names, waiting)
    if asked.level is not None and not session.terms.bots:
        raise BadData("level", asked.level, "the computer plays no seat of this game")
    terms = session.terms.of_rematch(dict(zip(table.seats, names)), asked.level)
    if title_of(setup.game).setups().unrated(setup) is not None:  # it was begun when such games were rated
        terms = terms._replace(rated=False)
    return Rematch(setup, names, terms._replace(keeps_sides=keeps_sides))


def write_rematch(waiting: Terms) -> Form:
    """What was asked for, as the other players are told."""
    return {"sides": SAME if waiting.keeps_sides else CHANGED, "bots": dict(waiting.bots)}


def invite(storage: Storage, game_id: str, token: str, seats: Mapping[str, int]) -> None:
    """Invitations to these *seats* of a rematch, for who asked for it first, with the *token* of the game before."""
    for name, seat in seats.items():
        storage.add_key(digest(_invitation(token, name)), Key(game_id, INVITE, seat))


def invitations(storage: Storage, token: str, seats: Iterable[str]) -> dict[str, str]:
    """By seat, the invitations that somebody got with this *token*, used or not: a repetition gets the same answer."""
    found = {name: _invitation(token, name) for name in seats}
    return {name: one for name, one in found.items() if storage.key(digest(one)) is not None}


def take_seat(storage: Storage, key: Key, hashed: str) -> None:
    """Take a seat of a rematch as the player of the game before, unless somebody was invited to it and has come."""
    storage.use_invitations_to(key)
    storage.length(key.game_id)  # also what other servers have done
    if key.seat in storage.joined(key.game_id):
        raise Refused(409, "taken", "somebody has taken this seat already, with the link")
    storage.add_key(hashed, key)


def _invitation(token: str, name: str) -> str:
    return derived_token("rematch-join", token, name)


def _refuse_others(waiting: Terms, asked: Asked) -> None:
    is_other = asked.sides is not None and (asked.sides == SAME) != waiting.keeps_sides
    if asked.level is not None and any(level != asked.level for level in waiting.bots.values()):
        is_other = True
    if is_other:
        raise Refused(409, "rematch-terms", "a rematch on different terms is waiting")
