"""Games that anyone may watch: which games are listed, and what the list shows."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import event

from fogline.server.community.lobby import PAGE, SINCE, Lobby
from fogline.server.games.desk import Desk
from fogline.server.operations.edits import delete_game, revoke
from fogline.server.storage.storage import Storage
from tests.server.players import inside
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, FREE, SKIRMISH, WIDE, Client, Running, begin, serving
from tests.server.test_games import CUSTOM

LISTED: dict[str, Any] = {**DUEL, "listed": True}
TERMS = ("bots", "clock", "aid", "training", "watching")


def shown(client: Client, state: str = "running") -> dict[str, dict[str, Any]]:
    """The ids of the games on the first page."""
    found = client.get("/api/watch", params={"state": state}).json()["games"]
    return {one["game"]: one for one in found}


def game_of(seats: dict[str, Client]) -> str:
    return str(seats["watch"].look()["game"])


def test_game_is_listed_once_agreed_and_complete(client: Client) -> None:
    made = client.post("/api/games", LISTED).json()
    (invitation,) = [one["token"] for one in made["invitations"].values()]
    assert client.post("/api/terms", {"invitation": invitation}).json()["listed"] is True
    assert made["game"] not in shown(client), "nobody has agreed yet"
    client.post("/api/join", {"invitation": invitation})
    told = shown(client)[made["game"]]
    assert set(told) == {"game", "watch", "since", "ended", "setup", "own-file", *TERMS}
    watcher = client.as_(told["watch"])
    seen = watcher.look()
    assert (seen["game"], seen["seat"], seen["listed"]) == (made["game"], None, True)
    assert told["setup"] == {name: seen["setup"][name] for name in ("game", "scenario", "options")}
    assert {name: told[name] for name in TERMS} == {name: seen[name] for name in TERMS}
    assert told["ended"] is None
    assert watcher.say("resign").json()["error"] == "watching"
    assert game_of(begin(client)) not in shown(client), "it is not listed unless that was agreed"


def test_a_game_that_is_over_is_in_the_other_list_for_some_days(client: Client, passes: Callable[[int], None]) -> None:
    seats = begin(client, LISTED)
    game = game_of(seats)
    assert game in shown(client)
    seats["german"].say("resign")
    assert game not in shown(client)
    told = shown(client, "over")[game]
    assert told["ended"] >= told["since"]
    assert client.as_(told["watch"]).get("/api/table/record").status_code == 200
    passes(SINCE["over"] + 10)
    assert game not in shown(client, "over")
    forgotten = game_of(begin(client, LISTED))
    assert forgotten in shown(client)
    passes(SINCE["running"] + 10)
    assert forgotten not in shown(client)


def test_a_rematch_is_listed_as_the_game_before(client: Client) -> None:
    seats = begin(client, LISTED)
    seats["german"].say("resign")
    (game,) = {seats[name].post("/api/table/rematch").json()["game"] for name in ("german", "soviet")}
    assert client.as_(shown(client)[game]["watch"]).look()["game"] == game


def test_games_against_the_computer_and_delayed_ones_say_so(client: Client) -> None:
    wanted = {**SKIRMISH, "bots": {"american": "recruit"}, "listed": True, "watching": {"kind": "delayed", "turns": 3}}
    game = game_of(begin(client, wanted))
    told = shown(client)[game]
    assert told["bots"] == {"american": "recruit"}
    assert told["watching"] == {"kind": "delayed", "turns": 3}
    assert client.as_(told["watch"]).look()["late"] == 3


def test_a_file_of_the_players_is_not_in_the_list(client: Client) -> None:
    game = game_of(begin(client, {**CUSTOM, "listed": True}))
    told = shown(client)[game]
    assert told["own-file"] is True
    assert "data" not in told["setup"]


def test_the_list_does_not_reveal_actions(client: Client) -> None:
    """Neither secret nor public ones: the list is the same until the game is over."""
    seats = begin(client, LISTED)
    before = client.get("/api/watch").content
    rng = Random(1)
    for name in ("german", "soviet", "german"):
        assert seats[name].play_once(rng)
    assert client.get("/api/watch").content == before


def test_the_list_has_pages(client: Client, passes: Callable[[int], None]) -> None:
    games = []
    for number in range(2 * PAGE + 1):
        passes(number % 2)  # two at a time start at the same moment
        games.append(game_of(begin(client, LISTED)))
    found: list[str] = []
    is_more = True
    while is_more and len(found) < 10 * PAGE:
        after = {"after": found[-1]} if found else {}
        page = client.get("/api/watch", params=after).json()
        assert len(page["games"]) <= PAGE
        found += [one["game"] for one in page["games"]]
        is_more = page["more"]
    assert set(games) <= set(found)
    assert len(set(found)) == len(found)
    assert client.get("/api/watch", params={"after": "0" * 16}).json() == {"games": [], "more": False}
    for wrong in ({"state": "waiting"}, {"after": "x" * 16}, {"after": "0" * 33}, {"after": "\0"}):
        assert client.get("/api/watch", params=wrong).json()["error"] == "invalid"


def test_a_revoked_or_deleted_game_leaves_the_list(client: Client, running: Running) -> None:
    games = [game_of(begin(client, LISTED)) for _ in range(2)]
    assert set(games) <= set(shown(client))
    inside(running, revoke, running.inside._storage, games[0], "watch")
    inside(running, delete_game, running.inside._storage, games[1])
    assert not set(games) & set(shown(client))


def test_watchers_have_separate_limits(tmp_path: Path) -> None:
    """Everybody shares one link, so each address has its own limit; a seat has one limit at all addresses."""
    limits = replace(FREE, streams_of_a_token=1)
    with serving(tmp_path, replace(WIDE, limits=limits)) as running:
        seats = begin(running.client(), LISTED)
        (told,) = shown(running.client()).values()

        def statuses(token: str) -> list[int]:
            """The statuses of a stream, and of two more while it is open: from the same address, and from another."""
            with ExitStack() as opened:
                clients = [running.client(token, place) for place in ("127.0.0.2", "127.0.0.2", "127.0.0.3")]
                streams = [one.http.stream("GET", "/api/table/events", headers=one.headers) for one in clients]
                return [opened.enter_context(stream).status_code for stream in streams]

        assert statuses(told["watch"]) == [200, 429, 200]
        assert statuses(seats["german"].token) == [200, 429, 429]


def test_game_id_reveals_nothing(client: Client) -> None:
    """Not even whether it started before the listed games."""
    begin(client, LISTED)
    other = game_of(begin(client))
    assert client.get("/api/watch", params={"after": other}).json() == {"games": [], "more": False}


def test_servers_that_share_a_database_share_the_list(postgresql: Cluster) -> None:
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as other:
        games = [game_of(begin(one.client(), LISTED)) for _ in range(3)]
        assert list(shown(other.client())) == games[::-1]
        rest = other.client().get("/api/watch", params={"after": games[2]}).json()["games"]
        assert [entry["game"] for entry in rest] == games[1::-1]


def test_no_query_of_the_list_reads_all_games(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
    plans: list[str] = []

    def explain(connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if "FROM games" in statement and not statement.startswith("EXPLAIN"):
            driver = connection.connection.driver_connection
            plans.extend(row[3] for row in driver.execute(f"EXPLAIN QUERY PLAN {statement}", values))

    event.listen(storage._engine, "before_cursor_execute", explain)
    lobby = Lobby(storage, Desk(storage))
    lobby.watched("running", None)
    lobby.watched("over", None)
    lobby.watchable()
    storage.close()
    searches = [plan for plan in plans if "games" in plan]
    assert len(searches) == 3
    assert [plan for plan in searches if "INDEX ix_games_listed" not in plan] == []
