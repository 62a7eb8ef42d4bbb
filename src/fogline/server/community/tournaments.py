"""Tournaments: entrants, pairings, and results. For the games' thread only.

A round is entered as a whole, then its games are created one by one; an interrupted round continues on the next beat,
on any server. Published data follow from the entrants and from the results of games, both of which are public.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, get_args

from sqlalchemy import delete, func, insert, select, update

from fogline.desk.new_games import checked, refuse_unplayable
from fogline.desk.refusals import Refused
from fogline.desk.serialization import write_setup
from fogline.desk.sessions import DRAWN, LOST, WON
from fogline.desk.terms import Terms, read_terms, setup_seats, write_terms
from fogline.desk.tokens import new_game_id
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.wire import Form
from fogline.server.community.pairing import DRAW, ROUND_ROBIN, WIN, Game, everybody, rounds_of, scores, swiss
from fogline.server.community.ratings import kin, rating, speed_of
from fogline.server.games.desk import Desk
from fogline.server.games.seats import Seats, refuse_bot
from fogline.server.storage.schema import ENTRANTS, GAMES, PAIRINGS, PLAYER_SEATS, PLAYERS, TOURNAMENTS
from fogline.server.storage.storage import PlayerId, Storage, Taken
from fogline.table.clock import DAY

POINTS: Final = {WON: WIN, DRAWN: DRAW, LOST: 0}


def points_of(storage: Storage, game_id: str) -> tuple[int, int]:
    """The points of each seat. A game that the host has closed, or that has no players, is a draw."""
    wanted = select(PLAYER_SEATS.c.seat, PLAYER_SEATS.c.result).where(PLAYER_SEATS.c.game == game_id)
    won = {row.seat: POINTS[row.result] for row in storage.execute(wanted) if row.result is not None}
    first = won.get(0, WIN - won[1] if 1 in won else DRAW)
    return first, WIN - first


Kind = Literal["round-robin", "swiss"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CALLED_OFF: Final = "off"
MAX_ENTRANTS: Final = 64
MAX_OWN: Final = 3
"""The maximum number of a player's open or running tournaments."""
MAX_LISTED: Final = 60
"""The maximum number of tournaments listed: the newest in each state."""
LATEST_START: Final = 90 * DAY


class Wanted(NamedTuple):
    """The settings of a requested tournament."""

    name: str
    kind: Kind
    setup: Setup
    terms: Terms
    most: int
    """The maximum number of entrants."""
    starts: int
    """When the first round begins, in milliseconds."""


class NextRound(NamedTuple):
    """The data needed to pair a round."""

    kind: Kind
    number: int
    entrants: Sequence[int]
    """All entrants, the strongest first."""
    present: Sequence[int]
    """Entrants who have not left, in the same order."""
    games: Sequence[Game]
    """All earlier rounds."""


class Tournaments:
    def __init__(self, storage: Storage, desk: Desk, seats: Seats) -> None:
        self._storage = storage
        self._desk = desk
        self._seats = seats

    # -- taking part ----------------------------------------------------------------------------------

    def create(self, owner: PlayerId, wanted: Wanted) -> Form:
        """A new tournament, which is open until it starts. The owner takes part by entering, like anyone else."""
        now, terms = self._desk.cache.now(), wanted.terms
        setup = checked(wanted.setup, terms.aid)
        seats = refuse_unplayable(setup, terms)
        if len(seats) != 2:
            raise BadData("options", "players", "is two in a tournament")
        if terms.clock is None:
            raise BadData("clock", "", "is needed, so that every round ends")
        if not now < wanted.starts <= now + LATEST_START:
            raise BadData("starts", "", "is in the next 90 days")
        own = self._storage.count(TOURNAMENTS, TOURNAMENTS.c.owner == owner, TOURNAMENTS.c.state.in_((OPEN, RUNNING)))
        if own >= MAX_OWN:
            raise Refused(409, "too-many-tournaments", f"{MAX_OWN} tournaments of yours are open or running")
        name = new_game_id()
        values = {"name": wanted.name, "kind": wanted.kind, "game": setup.game, "scenario": setup.scenario}
        values |= {"options": json.dumps(dict(setup.options)), "terms": terms.text()}
        entry = insert(TOURNAMENTS).values(
            id=name, at=now, owner=owner, most=wanted.most, starts=wanted.starts, state=OPEN, **values
        )
        self._storage.execute(entry)
        return {"tournament": name}

    def enter(self, player: PlayerId, name: str) -> None:
        """Take part. Entering again changes nothing."""
        with self._storage.transaction():
            found = self._open(name)
            if self._storage.execute(select(ENTRANTS.c.number).where(*self._is(name, player))):
                return
            terms, people = read_terms(found.terms), self._storage.execute(_entrants(name))
            if not terms.bot_accounts:
                refuse_bot(self._storage, player)
            if terms.rated and not kin(self._storage, player).isdisjoint(one.player for one in people):
                raise Refused(409, "own-game", "you, or a bot of the same owner, take part in this rated tournament")
            taken = [one.number for one in people]
            if len(taken) >= found.most:
                raise Refused(409, "tournament-full", "this tournament is full")
            number = max(taken, default=-1) + 1
            at = self._desk.cache.now()
            self._storage.execute(insert(ENTRANTS).values(tournament=name, number=number, player=player, at=at))

    def leave(self, player: PlayerId, name: str) -> None:
        """Stop taking part. Games in progress continue."""
        with self._storage.transaction():
            found = self._find(name)
            if found.state == OPEN:
                self._storage.execute(delete(ENTRANTS).where(*self._is(name, player)))
            elif found.state == RUNNING:
                self._storage.execute(update(ENTRANTS).where(*self._is(name, player)).values(left=1))

    def call_off(self, player: PlayerId, name: str) -> None:
        """Call off a tournament, as its owner, before it starts."""
        with self._storage.transaction():
            if self._open(name).owner != player:
                raise Refused(403, "not-yours", "only the player who announced a tournament can call it off")
            self._set(name, state=CALLED_OFF)

    # -- telling --------------------------------------------------------------------------------------

    def listed(self, reader: PlayerId | None) -> list[Form]:
        """Open tournaments, then running ones, then finished ones, the newest first in each group."""
        counted = select(func.count()).where(ENTRANTS.c.tournament == TOURNAMENTS.c.id).scalar_subquery()
        found = []
        for state in (OPEN, RUNNING, OVER):
            wanted = select(TOURNAMENTS, counted.label("entered")).where(TOURNAMENTS.c.state == state)
            found += self._storage.execute(wanted.order_by(TOURNAMENTS.c.starts.desc()).limit(MAX_LISTED // 3))
        entered = set()
        if reader is not None:
            rows = self._storage.execute(select(ENTRANTS.c.tournament).where(ENTRANTS.c.player == reader))
            entered = {row.tournament for row in rows}
        return [{**_about(row), "entered": row.entered, "is-entered": row.id in entered} for row in found]

    def told(self, name: str, reader: PlayerId | None) -> Form:
        """Everything about a tournament: standings, and every round."""
        row = self._find(name)
        people = self._storage.execute(_entrants(name))
        games = self._games(name)
        reached = scores([one.number for one in people], [game for _, _, game in games])
        order = sorted(people, key=lambda one: (reached[one.number], -one.number), reverse=True)
        standings = [
            {
                "number": one.number,
                "name": one.name or "",
                "is-you": reader is not None and one.player == reader,
                "has-left": bool(one.left) or one.player is None,
                **reached[one.number]._asdict(),
            }
            for one in order
        ]
        boards = [
            {"round": number, "game": game_id, "first": first, "second": second, "points": points and list(points)}
            for number, game_id, (first, second, points) in games
        ]
        is_yours = reader is not None and row.owner == reader
        return {**_about(row), "is-yours": is_yours, "standings": standings, "pairings": boards}

    # -- running --------------------------------------------------------------------------------------

    def due(self) -> list[str]:
        """The tournaments to process: running ones, and those due to start."""
        is_late = (TOURNAMENTS.c.state == OPEN) & (TOURNAMENTS.c.starts <= self._desk.cache.now())
        wanted = select(TOURNAMENTS.c.id).where((TOURNAMENTS.c.state == RUNNING) | is_late)
        return [row.id for row in self._storage.execute(wanted.order_by(TOURNAMENTS.c.id))]

    def advance(self, name: str) -> NextRound | None:
        """Record the results of the round's games; returns the input for the next round, if this one is over."""
        with self._storage.transaction():
            row = self._find(name)
            people = self._storage.execute(_entrants(name))
            if row.state == OPEN:
                if len(people) < 2:
                    self._set(name, state=CALLED_OFF)
                    return None
                row_rounds = rounds_of(row.kind, len(people))
                self._set(name, state=RUNNING, rounds=row_rounds)
                row = self._find(name)
            elif row.state != RUNNING or not self._settle(name, row.round):
                return None
            present = [one.number for one in people if not one.left and one.player is not None]
            if row.round >= row.rounds or len(present) < 2:
                self._set(name, state=OVER)
                return None
            order = self._by_strength(row, people)
            games = [game for _, _, game in self._games(name)]
            return NextRound(row.kind, row.round + 1, order, [one for one in order if one in present], games)

    def begin(self, name: str, number: int, games: Sequence[Game]) -> None:
        """Enter a round, unless another server was first."""
        with self._storage.transaction():
            its = update(TOURNAMENTS).where(TOURNAMENTS.c.id == name, TOURNAMENTS.c.round == number - 1)
            if self._storage.change(None, its.values(round=number)) != 1:
                return
            for board, (first, second, _) in enumerate(games):
                values = {"tournament": name, "round": number, "board": board, "first": first, "second": second}
                self._storage.execute(insert(PAIRINGS).values(**values))

    def waiting(self, name: str) -> list[tuple[int, int]]:
        """The pairs whose games have not been created yet, by round and board."""
        wanted = select(PAIRINGS.c.round, PAIRINGS.c.board).where(PAIRINGS.c.tournament == name, *_WAITS)
        return [(row.round, row.board) for row in self._storage.execute(wanted)]

    def start_game(self, name: str, number: int, board: int) -> None:
        """Create the game of a pair; both players hold their seats from the start, and their clocks run."""
        its = (PAIRINGS.c.tournament == name, PAIRINGS.c.round == number, PAIRINGS.c.board == board)
        with self._storage.transaction():
            found = self._storage.execute(select(PAIRINGS).where(*its, *_WAITS))
            if not found:
                return
            row = self._find(name)
            players = {one.number: one.player for one in self._storage.execute(_entrants(name))}
            if (free := _free_round(found[0], players)) is not None:
                self._storage.execute(update(PAIRINGS).where(*its).values(**free))
                return
            setup = Setup(row.game, row.scenario, json.loads(row.options), "")
            game_id = self._desk.arrange(setup, read_terms(row.terms))
            for seat, entrant in enumerate((found[0].first, found[0].second)):
                self._seats.give(PlayerId(players[entrant]), game_id, seat)
            if self._storage.change(None, update(PAIRINGS).where(*its, *_WAITS).values(game=game_id)) != 1:
                raise Taken

    # -- within ---------------------------------------------------------------------------------------

    def _settle(self, name: str, number: int) -> bool:
        """Record the results of a round. Returns whether it is over."""
        is_open = (PAIRINGS.c.tournament == name, PAIRINGS.c.round == number, PAIRINGS.c.first_points.is_(None))
        wanted = select(PAIRINGS.c.board, PAIRINGS.c.game, GAMES.c.ended).outerjoin(
            GAMES, GAMES.c.id == PAIRINGS.c.game
        )
        is_over = True
        for row in self._storage.execute(wanted.where(*is_open, PAIRINGS.c.second.is_not(None))):
            if row.game is None or row.ended is None:
                is_over = False
                continue
            first, second = points_of(self._storage, row.game)
            its = update(PAIRINGS).where(*is_open, PAIRINGS.c.board == row.board)
            self._storage.execute(its.values(first_points=first, second_points=second))
        return is_over

    def _games(self, name: str) -> list[tuple[int, str | None, Game]]:
        """All pairs so far, with their round and the game."""
        its = PAIRINGS.c.tournament == name
        found = []
        for row in self._storage.execute(select(PAIRINGS).where(its).order_by(PAIRINGS.c.round, PAIRINGS.c.board)):
            points = None if row.first_points is None else (row.first_points, row.second_points)
            found.append((row.round, row.game, Game(row.first, row.second, points)))
        return found

    def _by_strength(self, row: Any, people: Sequence[Any]) -> list[int]:
        speed = speed_of(read_terms(row.terms))

        def strength(one: Any) -> float:
            return 0 if one.player is None else rating(self._storage, one.player, row.game, speed).strength.mean

        return [one.number for one in sorted(people, key=lambda one: (-strength(one), one.number))]

    def _find(self, name: str) -> Any:
        for row in self._storage.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == name)):
            return row
        raise Refused(404, "no-tournament", "there is no such tournament")

    def _open(self, name: str) -> Any:
        found = self._find(name)
        if found.state != OPEN:
            raise Refused(409, "tournament-begun", "this tournament has begun, or is over")
        return found

    def _set(self, name: str, **values: Any) -> None:
        self._storage.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == name).values(**values))

    def _is(self, name: str, player: PlayerId) -> tuple[Any, Any]:
        return ENTRANTS.c.tournament == name, ENTRANTS.c.player == player


_WAITS: Final = (PAIRINGS.c.game.is_(None), PAIRINGS.c.second.is_not(None), PAIRINGS.c.first_points.is_(None))


def _free_round(pair: Any, players: Mapping[int, str | None]) -> dict[str, int | None] | None:
    """What happens to a pair if a player was erased before its game: a bye for the other, or a draw if both were. None
    if both still exist."""
    here = [one for one in (pair.first, pair.second) if players[one] is not None]
    if len(here) == 2:
        return None
    return {"first": here[0], "second": None} if here else {"first_points": DRAW, "second_points": DRAW}


def _entrants(name: str) -> Any:
    """The entrants with their names, in order of entry."""
    joined = select(ENTRANTS, PLAYERS.c.name).outerjoin(PLAYERS, PLAYERS.c.id == ENTRANTS.c.player)
    return joined.where(ENTRANTS.c.tournament == name).order_by(ENTRANTS.c.number)


def _about(row: Any) -> Form:
    """The public data of a tournament."""
    setup = Setup(row.game, row.scenario, json.loads(row.options), "")
    told = {"tournament": row.id, "name": row.name, "kind": row.kind, "state": row.state, "starts": row.starts}
    told |= {"rounds": row.rounds, "round": row.round, "most": row.most}
    return {**told, "setup": write_setup(setup), "seats": setup_seats(setup), **write_terms(read_terms(row.terms))}


async def begin_rounds(tournaments: Tournaments, run: Callable[..., Awaitable[Any]]) -> None:
    """Start every round whose time has come, and create missing games, one after the other. *run* calls a function in
    the games' thread. Interrupted work continues in the next call."""
    for name in await run(tournaments.due):
        following = await run(tournaments.advance, name)
        if following is not None:
            games = await asyncio.to_thread(paired, following)  # takes up to a second for many players
            await run(tournaments.begin, name, following.number, games)
        for number, board in await run(tournaments.waiting, name):
            await run(tournaments.start_game, name, number, board)


def paired(following: NextRound) -> list[Game]:
    """The pairings of a round. Players paired with somebody who has left get a bye."""
    if following.kind != ROUND_ROBIN:
        return swiss(following.present, following.games)
    found = []
    for first, second, _ in everybody(sorted(following.entrants), following.number):
        here = [one for one in (first, second) if one is not None and one in following.present]
        if here:
            found.append(Game(here[0], here[1] if len(here) == 2 else None))
    return found
