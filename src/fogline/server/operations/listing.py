"""The data about games that a host may see: the agreement, who has joined, and when. It contains no line, card, token
or address, and only the day of the latest line, because lines are also played in secret."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, case, func, or_, select, text

from fogline.desk.keeping import INVITE, SEAT, WATCH, Stored
from fogline.desk.terms import read_terms, setup_seats, write_terms
from fogline.kernel.errors import BadData
from fogline.kit.wire import Form
from fogline.server.storage.schema import GAMES, KEYS, LINES, NOTICES, PAUSES
from fogline.server.storage.storage import Storage
from fogline.table.clock import DAY


def day_before(now: int, length: int) -> int:
    """The beginning of the day (UTC) that was this *length* of time ago. Used with different lengths, it reveals the
    day of an event but not the second."""
    return (now - length) // DAY * DAY


def write_time(at: int | None) -> str | None:
    """A time in UTC, to the second."""
    return None if at is None else datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def write_day(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%d")


STATES: Final = ("waiting", "running", "over")
"""The states of a game: waiting for players, being played, and over."""
LATEST: Final = (
    select(LINES.c.at)
    .where(LINES.c.game == GAMES.c.id)
    .order_by(LINES.c.number.desc())
    .limit(1)
    .correlate(GAMES)
    .scalar_subquery()
)
ACTIVE: Final = func.coalesce(LATEST, GAMES.c.at)
"""The time of the last activity in a game."""
_STATE: Final[ColumnElement[str]] = case(
    (GAMES.c.ended.is_not(None), "over"), (GAMES.c.started.is_(None), "waiting"), else_="running"
)
_SIZE: Final = {
    True: text("SELECT pg_database_size(current_database())"),
    False: text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"),
}


def idle(since: int) -> ColumnElement[bool]:
    """Whether a game has had no activity since this time."""
    active: ColumnElement[int] = ACTIVE
    return and_(GAMES.c.at < since, active < since)  # the first condition avoids reading the lines of most games


def list_games(
    storage: Storage, most: int, title: str | None = None, state: str | None = None, idle_since: int | None = None
) -> list[Form]:
    """List at most *most* games, the latest first. They can be limited to one *title*, to one *state*, or to games
    without a line since a given time."""
    columns = (GAMES.c.id, GAMES.c.game, GAMES.c.scenario, GAMES.c.at, GAMES.c.ended)
    wanted = select(*columns, _STATE.label("state"), ACTIVE.label("active"))
    if title is not None:
        wanted = wanted.where(GAMES.c.game == title)
    if state is not None:
        wanted = wanted.where(_STATE.in_((state,)))
    if idle_since is not None:
        wanted = wanted.where(idle(idle_since))
    return [_row(row) for row in storage.execute(wanted.order_by(GAMES.c.at.desc(), GAMES.c.id).limit(most))]


def _row(row: Any) -> Form:
    told = {"game": row.id, "title": row.game, "scenario": row.scenario, "state": row.state}
    return {**told, "begun": write_time(row.at), "active": write_day(row.active), "ended": write_time(row.ended)}


def expired(storage: Storage, idle_since: int | None, unfinished_idle_since: int | None) -> list[str]:
    """The games without activity since a time; a later time can be given for unfinished games."""
    limits = []
    if idle_since is not None:
        limits.append(idle(idle_since))
    if unfinished_idle_since is not None:
        limits.append(and_(GAMES.c.ended.is_(None), idle(unfinished_idle_since)))
    if not limits:
        return []
    return [str(row.id) for row in storage.execute(select(GAMES.c.id).where(or_(*limits)).order_by(GAMES.c.at))]


def find_game(storage: Storage, game_id: str) -> Stored:
    """A game as agreed; raises ``BadData`` if the id is unknown."""
    is_name = game_id.isascii() and game_id.isprintable()  # a database would fail on any other value
    if not is_name or not storage.execute(select(GAMES.c.id).where(GAMES.c.id == game_id)):
        raise BadData("game", ascii(game_id)[1:-1], "no such game")
    return storage.game(game_id)


def show_game(storage: Storage, game_id: str) -> Form:
    """Everything that a host may see of one game."""
    with storage.transaction():
        stored = find_game(storage, game_id)
        columns = (GAMES.c.id, GAMES.c.game, GAMES.c.scenario, GAMES.c.at, GAMES.c.ended, GAMES.c.rematch_of)
        asked = select(*columns, GAMES.c.started, _STATE.label("state"), ACTIVE.label("active"))
        row = storage.execute(asked.where(GAMES.c.id == game_id))[0]
        keys = storage.execute(select(KEYS.c.kind, KEYS.c.seat).where(KEYS.c.game == game_id))
        follower = storage.execute(select(GAMES.c.id).where(GAMES.c.rematch_of == game_id))
        notices = storage.execute(
            select(NOTICES.c.kind, func.count().label("count"))
            .where(NOTICES.c.game == game_id)
            .group_by(NOTICES.c.kind)
        )
    terms = read_terms(stored.terms)
    held = {(key.seat, key.kind) for key in keys}
    seats = {}
    for number, name in enumerate(setup_seats(stored.setup)):
        joined = "joined" if (number, SEAT) in held else "invited" if (number, INVITE) in held else "closed"
        seats[name] = "computer" if name in terms.bots else joined
    return {
        **_row(row),
        "started": write_time(row.started),
        "rules": stored.rules,
        "options": dict(stored.setup.options),
        "data-bytes": len(stored.setup.data.encode("utf-8", "surrogatepass")),
        **write_terms(terms),
        "seats": seats,
        "watch-links": sum(key.kind == WATCH for key in keys),
        "notices": {one.kind: int(one.count) for one in sorted(notices, key=lambda one: str(one.kind))},
        "rematch-of": row.rematch_of,
        "rematch": str(follower[0].id) if follower else None,
    }


def count_games(storage: Storage, now: int) -> Form:
    """Figures about all games. The number of their lines is left out: for a single game, it would reveal how much was
    played in secret."""
    with storage.transaction():
        states = storage.execute(select(_STATE.label("state"), func.count().label("count")).group_by(_STATE))
        titles = storage.execute(
            select(GAMES.c.game, func.count().label("count")).group_by(GAMES.c.game).order_by(GAMES.c.game)
        )
        begun = {f"begun-{days}d": storage.count(GAMES, GAMES.c.at >= now - days * DAY) for days in (1, 7, 30)}
        notices = storage.count(NOTICES)
        pauses = int(storage.execute(select(func.coalesce(func.sum(PAUSES.c.until - PAUSES.c.since), 0)))[0][0])
        size = int(storage.execute(_SIZE[storage.is_shared])[0][0])
    counted = {row.state: int(row.count) for row in states}
    return {
        "games": sum(counted.values()),
        "states": {state: counted.get(state, 0) for state in STATES},
        "titles": {row.game: int(row.count) for row in titles},
        **begun,
        "notices": notices,
        "paused-seconds": pauses // 1000,
        "database-bytes": size,
    }
