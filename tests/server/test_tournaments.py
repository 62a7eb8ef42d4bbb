"""Tournaments that run by themselves: rounds follow one another as games end, even if players leave, are erased or
never come."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fogline.server.community.tournaments import MAX_OWN, paired
from fogline.server.operations.edits import close_game, delete_game
from fogline.table.clock import DAY
from tests.server.players import inside, inside_loop, player_of, signed_in
from tests.server.serving import DUEL, Client, Running

CLOCK = {"start": 86400, "bonus": 86400, "most": 86400}
WANTED: dict[str, Any] = {
    **DUEL,
    "options": {"mode": "advanced"},
    "clock": CLOCK,
    "rated": True,
    "name": "Autumn",
    "kind": "swiss",
}


def announced(running: Running, owner: Client, **more: Any) -> str:
    starts = running.inside.desk.cache.now() + 1000
    answer = owner.post("/api/tournaments", {**WANTED, "starts": starts, **more})
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["tournament"]
    return name


def entered(running: Running, name: str, *who: str) -> list[Client]:
    clients = [signed_in(running, one) for one in who]
    for client in clients:
        assert client.post("/api/tournament/enter", {"tournament": name}).json() == {"ok": True}
    return clients


def beat(running: Running) -> None:
    inside_loop(running, running.inside.begin_rounds)


def told(client: Client, name: str) -> dict[str, Any]:
    form: dict[str, Any] = client.get(f"/api/tournament?tournament={name}").json()
    return form


def seat_of(client: Client, form: dict[str, Any], pair: dict[str, Any], number: int) -> Client:
    """The seat of an entrant in a game, opened by name."""
    seat = form["seats"][[pair["first"], pair["second"]].index(number)]
    opened = client.post("/api/player/games/open", {"game": pair["game"], "seat": seat})
    assert opened.status_code == 200, opened.text
    return client.as_(opened.json()["token"])


def give_up(running: Running, clients: list[Client], name: str, loses: Callable[[int, int], int]) -> None:
    """End all games of a round: *loses* says which of the two resigns."""
    form = told(clients[0], name)
    for pair in form["pairings"]:
        if pair["points"] is None and pair["second"] is not None:
            loser = loses(pair["first"], pair["second"])
            seat_of(clients[loser], form, pair, loser).say("resign")


def test_a_swiss_tournament_runs_itself(running: Running, passes: Callable[[int], None]) -> None:
    name = announced(running, signed_in(running, "Host"))
    clients = entered(running, name, "Ada", "Bob", "Cem", "Dee", "Eva")
    assert told(clients[0], name)["state"] == "open"
    beat(running)
    assert told(clients[0], name)["round"] == 0, "not before its time"
    passes(1000)
    for number in (1, 2, 3):
        beat(running)
        form = told(clients[0], name)
        assert (form["state"], form["round"], form["rounds"]) == ("running", number, 3)
        beat(running)
        assert told(clients[0], name) == form, "nothing happens until the round is over"
        pairs = [pair for pair in form["pairings"] if pair["round"] == number]
        seated = [one for pair in pairs for one in (pair["first"], pair["second"])]
        assert sorted(one for one in seated if one is not None) == [0, 1, 2, 3, 4]
        give_up(running, clients, name, max)
    beat(running)
    form = told(clients[0], name)
    assert form["state"] == "over"
    assert form["standings"][0]["name"] == "Ada"
    assert form["standings"][0]["is-you"]
    assert form["standings"][0]["points"] == 6
    assert sum(one["points"] for one in form["standings"]) == 2 * 9, "a point for each game and each free round"
    assert clients[0].get("/api/player/ratings").json()["ratings"][0]["won"] >= 2


def test_all_players_meet_although_some_leave(running: Running, passes: Callable[[int], None]) -> None:
    name = announced(running, signed_in(running, "Host"), kind="round-robin", rated=False)
    clients = entered(running, name, "Ada", "Bob", "Cem", "Dee")
    passes(1000)
    beat(running)
    give_up(running, clients, name, max)
    assert clients[3].post("/api/tournament/leave", {"tournament": name}).json() == {"ok": True}
    beat(running)
    form = told(clients[0], name)
    assert [pair["second"] is None for pair in form["pairings"] if pair["round"] == 2].count(True) == 1
    inside(running, running.inside.personal_data.erase, player_of(running, clients[2]))
    games = [pair["game"] for pair in form["pairings"] if pair["round"] == 2 and pair["game"] is not None]
    for game in games:
        inside(running, delete_game, running.inside._storage, game)
    beat(running)
    form = told(clients[0], name)
    assert [one["points"] for one in form["pairings"] if one["round"] == 2 and one["second"] is not None] == [[1, 1]]
    assert [one["name"] for one in form["standings"] if one["has-left"]] in (["Dee", ""], ["", "Dee"])
    for pair in form["pairings"]:
        if pair["round"] == 3 and pair["game"] is not None:
            inside(running, close_game, running.inside._storage, pair["game"])
    beat(running)
    assert told(clients[0], name)["state"] == "over"


def test_a_game_counts_for_the_other_if_a_player_is_erased(running: Running, passes: Callable[[int], None]) -> None:
    name = announced(running, signed_in(running, "Host"))
    ada, bob = entered(running, name, "Ada", "Bob")
    passes(1000)
    beat(running)
    form = told(ada, name)
    seat = seat_of(ada, form, form["pairings"][0], 0)
    bob.post("/api/player/erase")
    while "german" in seat.look()["to-act"]:
        seat.play_once(Random(1))
    passes(2 * DAY)
    assert seat.look()["outcome"]["winners"] == [seat.look()["seat"]]
    assert ada.get("/api/player/ratings").json()["ratings"][0]["won"] == 1
    beat(running)
    assert [(one["name"], one["points"]) for one in told(ada, name)["standings"]] == [("Ada", 2), ("", 0)]


@pytest.mark.parametrize("gone", [(1,), (0, 1)])
def test_erased_entrant_gives_a_free_round(
    running: Running, passes: Callable[[int], None], gone: tuple[int, ...]
) -> None:
    name = announced(running, signed_in(running, "Host"))
    clients = entered(running, name, "Ada", "Bob")
    passes(1000)
    book = running.inside.tournaments
    inside(running, book.begin, name, 1, paired(inside(running, book.advance, name)))
    for number in gone:
        clients[number].post("/api/player/erase")
    beat(running)
    beat(running)
    form = told(running.client(), name)
    assert form["state"] == "over"
    assert form["pairings"][0]["game"] is None
    points = {one["number"]: one["points"] for one in form["standings"]}
    assert points == ({0: 2, 1: 0} if gone == (1,) else {0: 1, 1: 1})


def test_absent_player_times_out(running: Running, passes: Callable[[int], None]) -> None:
    name = announced(running, signed_in(running, "Host"))
    clients = entered(running, name, "Ada", "Bob")
    passes(1000)
    beat(running)
    form = told(clients[0], name)
    seat = seat_of(clients[0], form, form["pairings"][0], 0)
    passes(2 * DAY)
    seat.look()
    beat(running)
    form = told(clients[0], name)
    assert form["state"] == "over"
    assert sum(form["pairings"][0]["points"]) == 2


def test_tournament_is_called_off_by_host_or_for_lack_of_entrants(
    running: Running, passes: Callable[[int], None]
) -> None:
    host = signed_in(running, "Host")
    name, other = announced(running, host), announced(running, host)
    (ada,) = entered(running, name, "Ada")
    assert ada.post("/api/tournament/call-off", {"tournament": other}).json()["error"] == "not-yours"
    assert host.post("/api/tournament/call-off", {"tournament": other}).json() == {"ok": True}
    assert ada.post("/api/tournament/enter", {"tournament": other}).json()["error"] == "tournament-begun"
    assert other not in [one["tournament"] for one in ada.get("/api/tournaments").json()["tournaments"]]
    passes(1000)
    beat(running)
    assert told(ada, name)["state"] == "off"


def test_limits_of_tournaments(client: Client, running: Running) -> None:
    host = signed_in(running, "Host")
    starts = running.inside.desk.cache.now() + 60_000
    asked = {**WANTED, "starts": starts}
    assert client.post("/api/tournaments", asked).status_code == 401
    for change in (
        {"clock": None, "rated": False},
        {"starts": 5},
        {"starts": starts + 100 * DAY},
        {"most": 65},
        {"name": "\u202eevil"},
        {"name": "  "},
        {"bots": {"german": "regular"}},
        {"data": "x"},
        {"training": True},
        {"options": {"players": 3}},
        {"kind": "knockout"},
    ):
        answer = host.post("/api/tournaments", {**asked, **change})
        assert answer.status_code == 422, (change, answer.text)
    name = announced(running, host, most=2)
    entered(running, name, "Ada", "Bob")
    assert host.post("/api/tournament/enter", {"tournament": name}).json()["error"] == "tournament-full"
    for _ in range(MAX_OWN - 1):
        announced(running, host)
    assert host.post("/api/tournaments", asked).json()["error"] == "too-many-tournaments"
    assert client.get("/api/tournament?tournament=nothing").json()["error"] == "no-tournament"


@pytest.mark.parametrize("kind", ["swiss", "round-robin"])
def test_an_interrupted_round_resumes(running: Running, passes: Callable[[int], None], kind: str) -> None:
    """A server that ends between the pairing and the last game leaves no pair without a game."""
    name = announced(running, signed_in(running, "Host"), kind=kind)
    clients = entered(running, name, "Ada", "Bob", "Cem", "Dee")
    passes(1000)
    book = running.inside.tournaments
    start = book.start_game
    book.start_game = lambda *_given: None
    beat(running)
    assert [pair["game"] for pair in told(clients[0], name)["pairings"]] == [None, None]
    book.start_game = start
    beat(running)
    assert all(pair["game"] is not None for pair in told(clients[0], name)["pairings"])
