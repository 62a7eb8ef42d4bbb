"""What is told about ratings, and who may play for them. For the games' thread only."""

from __future__ import annotations

from fogline.kit.wire import Form
from fogline.server.accounts.players import PlayerId
from fogline.server.community.ledger import MAX_MARGIN, Speed, changes, ladder, players_of, rating, ratings_of, speed_of
from fogline.server.community.scale import Strength, level_strengths
from fogline.server.games.desk import Desk
from fogline.server.refusals import Refused
from fogline.server.storage.storage import Key, Storage


class RatingDesk:
    """The ratings of all players, and of the levels of the computer."""

    def __init__(self, storage: Storage, desk: Desk) -> None:
        self._storage = storage
        self._desk = desk

    def ladder(self, title: str, speed: Speed, reader: PlayerId | None) -> Form:
        """The strongest players at a title, and the levels; whether one of them is the *reader*."""
        found = ladder(self._storage, title, speed)
        players = [{"name": name, **one.form(), "is-you": player == reader} for player, name, one in found]
        levels = [{"level": level, **_shown(strength)} for level, strength in level_strengths(title).items()]
        return {"game": title, "speed": speed, "players": players, "levels": levels, "most-margin": MAX_MARGIN}

    def of_player(self, player: PlayerId) -> list[Form]:
        """All ratings of a player, with what the latest games have changed."""
        return ratings_of(self._storage, player)

    def of_table(self, key: Key) -> Form:
        """The ratings of those at a table, and what the game has changed, if it was rated and is over."""
        session = self._desk.cache.bring(key.game_id)
        table, speed = session.table, speed_of(session.terms)
        players, changed = players_of(self._storage, key.game_id), changes(self._storage, key.game_id)
        levels = level_strengths(table.game.name)
        seats: Form = dict.fromkeys(table.seats)
        for seat, player in players.items():
            its = rating(self._storage, player, table.game.name, speed)
            seats[table.seats[seat]] = {**its.form(), "change": changed.get(player)}
        for seat, level in session.bots.items():
            if level in levels:
                seats[table.seats[seat]] = {**_shown(levels[level]), "change": None}
        return {"rated": session.terms.rated, "speed": speed, "seats": seats}

    def points(self, player: PlayerId | None, title: str, speed: Speed) -> int | None:
        """What is shown of a player's strength; None, if nobody is signed in."""
        return None if player is None else rating(self._storage, player, title, speed).strength.points

    def refuse_others(self, player: PlayerId | None, given: Form) -> None:
        """Refuse to give somebody a seat of a rated game who has not signed in, or plays another seat of it. *given* is
        the answer that gives it."""
        game_id = given.get("game")
        if game_id is None or not self._desk.cache.bring(game_id).terms.rated:
            return
        held = list(players_of(self._storage, game_id).values())
        if player is None or player not in held:
            raise Refused(403, "sign-in", "rated games are for players who have signed in")
        if held.count(player) > 1:
            raise Refused(409, "own-game", "you play another seat of this rated game")


def _shown(strength: Strength) -> Form:
    """A rating that comes from no games here."""
    return {"points": strength.points, "margin": strength.margin}
