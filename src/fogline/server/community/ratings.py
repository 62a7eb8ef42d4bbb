"""Ratings: the data stored for each player, the change after a game, and permission to play rated games. For the games'
thread only.

A game counts once, in the commit that ends it, if it was agreed to be rated and the strength of every seat is known:
that of a player, of a player who has left, or of a level of the computer. Levels are fixed points: games change only
the ratings of players.

If players leave a rated game before its end (they erase their accounts, or the host revokes their seat), only their
rating at the table stays with the seat until the game is over, because its result counts for the others."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Row, delete, insert, select

from fogline.desk.keeping import Key
from fogline.desk.refusals import Refused
from fogline.desk.sessions import Session
from fogline.desk.terms import Terms, read_terms
from fogline.kernel.game import Seat
from fogline.kit.wire import Form
from fogline.server.games.desk import Desk
from fogline.server.games.strengths import START, Strength, after, level_strengths, strength_of
from fogline.server.storage.schema import BOTS, GAMES, LEFT_SEATS, PLAYER_SEATS, PLAYERS, RATED_GAMES, RATINGS
from fogline.server.storage.storage import PlayerId, Storage
from fogline.table.clock import DAY
from fogline.table.declarations import CLOSED


def leave(storage: Storage, *which: Any) -> None:
    """Note, within the current transaction, that the players who hold these rows of ``PLAYER_SEATS`` leave: their
    strengths are stored for the rated games that are not over. The rows themselves are left to the caller."""
    columns = (PLAYER_SEATS.c.game, PLAYER_SEATS.c.seat, PLAYER_SEATS.c.player, GAMES.c.game.label("title"))
    wanted = select(*columns, GAMES.c.terms).join(GAMES, GAMES.c.id == PLAYER_SEATS.c.game)
    for row in storage.execute(wanted.where(*which, GAMES.c.ended.is_(None))):
        terms = read_terms(row.terms)
        if terms.rated:
            strength = rating(storage, PlayerId(row.player), row.title, speed_of(terms)).strength
            come(storage, row.game, row.seat)
            storage.execute(insert(LEFT_SEATS).values(game=row.game, seat=row.seat, **strength.form()))


def come(storage: Storage, game_id: str, seat: int) -> None:
    """Record that a player holds this seat again."""
    storage.execute(delete(LEFT_SEATS).where(LEFT_SEATS.c.game == game_id, LEFT_SEATS.c.seat == seat))


Speed = Literal["live", "slow"]
MAX_LISTED: Final = 100
"""At most this many players are on a ladder."""
MAX_MARGIN: Final = 300
"""Players whose rating is less certain than this are not yet on the ladder."""
MAX_HISTORY: Final = 200
"""The maximum number of games in a player's published history."""


class Rating(NamedTuple):
    """A player's strength at a title and speed, and the number of games behind it."""

    strength: Strength = Strength()
    won: int = 0
    drawn: int = 0
    lost: int = 0

    def form(self) -> Form:
        return {**self.strength.form(), "won": self.won, "drawn": self.drawn, "lost": self.lost}


def speed_of(terms: Terms) -> Speed:
    """The speed of a game: ``live`` if its clock starts with less than a day."""
    return "live" if terms.clock is not None and terms.clock.start < DAY else "slow"


def rating(storage: Storage, player: PlayerId, title: str, speed: Speed) -> Rating:
    """A player's rating; the rating of a newcomer if none is stored."""
    of_player = (RATINGS.c.player == player, RATINGS.c.title == title, RATINGS.c.speed == speed)
    for row in storage.execute(select(RATINGS).where(*of_player)):
        return _read(row)
    return Rating()


def count_result(storage: Storage, game_id: str, session: Session) -> None:
    """Count a game that is over, in the transaction that ends it."""
    terms, table, outcome = session.terms, session.table, session.table.outcome()
    if not terms.rated or outcome is None or CLOSED in outcome.reasons:
        return
    title, speed = table.game.name, speed_of(terms)
    players = players_of(storage, game_id, is_locked=True)
    left = _take_left(storage, game_id)  # after the players: anyone erased at this moment is in one of the two
    if len(players) + len(left) + len(session.bots) < len(table.seats) or len({*players.values()}) < len(players):
        return
    before = {player: rating(storage, player, title, speed) for player in players.values()}
    levels = level_strengths(title)
    known = {seat: levels[level] for seat, level in session.bots.items()} | left
    known |= {seat: before[player].strength for seat, player in players.items()}
    strengths = [known[seat] for seat in map(Seat, range(len(table.seats)))]
    sides = [[seat for seat, of in enumerate(table.sides) if of == side] for side in dict.fromkeys(table.sides)]
    places = [int(bool(outcome.winners) and side[0] not in outcome.winners) for side in sides]
    changed = after([[strengths[seat] for seat in side] for side in sides], places)
    results = session.results()
    for side, found in zip(sides, changed):
        for seat, strength in zip(map(Seat, side), found):
            if seat in players:
                old = before[players[seat]]
                new = old._replace(strength=strength, **{results[seat]: getattr(old, results[seat]) + 1})
                _store(storage, game_id, players[seat], (title, speed), old, new, session.latest)


def players_of(storage: Storage, game_id: str, *, is_locked: bool = False) -> dict[Seat, PlayerId]:
    """The players of a game, by seat. With *is_locked*, their rows are locked, in the same order by all servers, so
    that other games of these players that end now wait."""
    wanted = (
        select(PLAYER_SEATS.c.seat, PLAYERS.c.id)
        .join(PLAYERS, PLAYERS.c.id == PLAYER_SEATS.c.player)
        .where(PLAYER_SEATS.c.game == game_id)
        .order_by(PLAYERS.c.id)
    )
    rows = storage.execute(wanted.with_for_update(of=PLAYERS) if is_locked else wanted)
    return {Seat(row.seat): PlayerId(row.id) for row in rows}


def kin(storage: Storage, player: PlayerId) -> set[PlayerId]:
    """For a bot, its owner and the owner's other bots; for other players, their bots. They could let each other win."""
    found = storage.execute(select(BOTS.c.owner).where(BOTS.c.player == player))
    owner = found[0].owner if found else player
    if owner is None:
        return set()
    rows = storage.execute(select(BOTS.c.player).where(BOTS.c.owner == owner))
    return {PlayerId(owner), *(PlayerId(row.player) for row in rows)} - {player}


def _take_left(storage: Storage, game_id: str) -> dict[Seat, Strength]:
    """Take the stored strengths of players who have left the game. The game is over, so these are forgotten."""
    found = storage.execute(select(LEFT_SEATS).where(LEFT_SEATS.c.game == game_id))
    if found:
        storage.execute(delete(LEFT_SEATS).where(LEFT_SEATS.c.game == game_id))
    return {Seat(row.seat): strength_of(row.points, row.margin) for row in found}


def _change(row: Any) -> Form:
    """How a rated game changed a player's rating."""
    return {"before": row.before, "after": row.after, "margin": row.margin}


def _read(row: Row[Any]) -> Rating:
    return Rating(Strength(row.mean, row.spread), row.won, row.drawn, row.lost)


def _store(
    storage: Storage, game_id: str, player: PlayerId, where: tuple[str, Speed], before: Rating, new: Rating, at: int
) -> None:
    title, speed = where
    key = {"player": player, "title": title, "speed": speed}
    (mean, spread), won, drawn, lost = new
    values = {"mean": mean, "spread": spread, "won": won, "drawn": drawn, "lost": lost, "at": at}
    if before == Rating():
        storage.execute(insert(RATINGS).values(**key, **values))
    else:
        is_it = (column == key[column.name] for column in RATINGS.primary_key)
        storage.execute(RATINGS.update().where(*is_it).values(**values))
    points = {"before": before.strength.points, "after": new.strength.points, "margin": new.strength.margin}
    storage.execute(insert(RATED_GAMES).values(game=game_id, **key, **points, at=at))


class Ratings:
    """The ratings of all players and of the computer's levels."""

    def __init__(self, storage: Storage, desk: Desk) -> None:
        self._storage = storage
        self._desk = desk

    def ladder(self, title: str, speed: Speed, reader: PlayerId | None) -> Form:
        """The strongest players at a title with a sufficiently certain rating, and the levels; marks the *reader* among
        them."""
        is_sure = RATINGS.c.spread <= strength_of(START, MAX_MARGIN).spread
        wanted = (
            select(RATINGS, PLAYERS.c.name)
            .join(PLAYERS, PLAYERS.c.id == RATINGS.c.player)
            .where(RATINGS.c.title == title, RATINGS.c.speed == speed, is_sure)
            .order_by(RATINGS.c.mean.desc(), RATINGS.c.player)
            .limit(MAX_LISTED)
        )
        rows = self._storage.execute(wanted)
        players = [{"name": row.name, **_read(row).form(), "is-you": row.player == reader} for row in rows]
        levels = [{"level": level, **strength.form()} for level, strength in level_strengths(title).items()]
        return {"game": title, "speed": speed, "players": players, "levels": levels, "most-margin": MAX_MARGIN}

    def of_player(self, player: PlayerId) -> list[Form]:
        """All ratings of a player, each with its changes after the latest games, the earliest first."""
        mine = select(RATINGS).where(RATINGS.c.player == player).order_by(*RATINGS.primary_key)
        found = []
        for row in self._storage.execute(mine):
            its = (RATED_GAMES.c.player == player, RATED_GAMES.c.title == row.title, RATED_GAMES.c.speed == row.speed)
            wanted = select(RATED_GAMES).where(*its).order_by(RATED_GAMES.c.at.desc()).limit(MAX_HISTORY)
            history = [{"at": one.at, **_change(one)} for one in reversed(self._storage.execute(wanted))]
            found.append({"game": row.title, "speed": row.speed, **_read(row).form(), "history": history})
        return found

    def of_table(self, key: Key) -> Form:
        """The ratings of everyone at a table, and how the game changed them, if it was rated and is over."""
        session = self._desk.cache.bring(key.game_id)
        table, speed = session.table, speed_of(session.terms)
        rows = self._storage.execute(select(RATED_GAMES).where(RATED_GAMES.c.game == key.game_id))
        changed = {row.player: _change(row) for row in rows}
        levels = level_strengths(table.game.name)
        seats: Form = dict.fromkeys(table.seats)
        for seat, player in players_of(self._storage, key.game_id).items():
            its = rating(self._storage, player, table.game.name, speed)
            seats[table.seats[seat]] = {**its.form(), "change": changed.get(player)}
        for seat, level in session.bots.items():
            if level in levels:
                seats[table.seats[seat]] = {**levels[level].form(), "change": None}
        return {"rated": session.terms.rated, "speed": speed, "seats": seats}

    def points(self, player: PlayerId | None, title: str, speed: Speed) -> int | None:
        """The published strength of a player; None for someone who is not signed in."""
        return None if player is None else rating(self._storage, player, title, speed).strength.points

    def refuse_others(self, player: PlayerId | None, given: Form) -> None:
        """Refuse a seat of a rated game to players who have not signed in, or who play another seat of it. *given* is
        the answer that gives it."""
        game_id = given.get("game")
        if game_id is None or not self._desk.cache.bring(game_id).terms.rated:
            return
        held = list(players_of(self._storage, game_id).values())
        if player is None or player not in held:
            raise Refused(403, "sign-in", "rated games are for players who have signed in")
        own = {player, *kin(self._storage, player)}
        if sum(one in own for one in held) > 1:
            raise Refused(409, "own-game", "you, or a bot of the same owner, play another seat of this rated game")
