"""The lobby: invitations that anyone may take, while they are offered and free."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from fogline.desk.times import milliseconds
from fogline.server.community.lobby import LIVE, MAX_SHOWN, SLOW
from fogline.server.operations.edits import close_game, delete_game
from tests.lessons import lesson_record
from tests.server.players import inside
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, FREE, SKIRMISH, WIDE, Client, Running, serving
from tests.server.test_games import CUSTOM

CLOCK = {"start": 600, "bonus": 10}
LIVE_DUEL: dict[str, Any] = {**DUEL, "clock": CLOCK}


def offered(client: Client, wanted: dict[str, Any] = DUEL) -> tuple[Client, str]:
    """A seat at a new table, and its invitation in the lobby."""
    made = client.post("/api/games", wanted).json()
    seat = client.as_(next(iter(made["seats"].values()))["token"])
    invitation = next(iter(made["invitations"].values()))["token"]
    answer = seat.post("/api/table/lobby", {"invitation": invitation})
    assert answer.status_code == 200, answer.text
    return seat, invitation


def shown(client: Client) -> list[str]:
    return [offer["invitation"] for offer in client.get("/api/lobby").json()["offers"]]


def test_an_offer_states_its_terms_and_is_accepted_by_joining(client: Client) -> None:
    seat, invitation = offered(client, LIVE_DUEL)
    (offer,) = [one for one in client.get("/api/lobby").json()["offers"] if one["invitation"] == invitation]
    told = client.post("/api/terms", {"invitation": invitation}).json()
    assert offer.pop("game") == seat.look()["game"]
    assert abs(offer.pop("since") - milliseconds()) < 60_000
    assert (offer.pop("points"), offer.pop("wanted")) == (None, {"least": None, "most": None})
    names = ("seat", "seats", "sides", "setup", "bots", "clock", "aid", "watching", "rated", "listed", "bot-accounts")
    assert offer == {"invitation": invitation, "players": {}} | {name: told[name] for name in names}
    assert client.post("/api/join", {"invitation": invitation}).status_code == 200
    assert invitation not in shown(client)
    assert seat.post("/api/table/lobby", {"invitation": invitation}).json()["error"] == "taken"


def test_an_offer_does_not_repeat_card_texts(client: Client) -> None:
    """The lobby is read every few seconds."""
    offered(client, {"game": "spearpoint", "scenario": "standard"})
    told = client.get("/api/lobby")
    (setup,) = [one["setup"] for one in told.json()["offers"] if one["setup"]["game"] == "spearpoint"]
    assert set(setup) == {"game", "scenario", "options", "data"}


def test_only_one_of_two_takers_gets_the_seat(client: Client, running: Running) -> None:
    _, invitation = offered(client)
    with ThreadPoolExecutor(4) as pool:
        takers = [running.client() for _ in range(4)]
        answers = list(pool.map(lambda one: one.post("/api/join", {"invitation": invitation}).status_code, takers))
    assert sorted(answers) == [200, 409, 409, 409]
    assert invitation not in shown(client)


def test_a_live_game_is_offered_while_its_host_waits(client: Client, passes: Callable[[int], None]) -> None:
    seat, live = offered(client, LIVE_DUEL)
    _, slow = offered(client, {**DUEL, "clock": {"start": 86_400, "bonus": 86_400, "most": 86_400}})
    _, free = offered(client)
    passes(LIVE - 1)
    assert {live, slow, free} <= set(shown(client))
    seat.post("/api/table/lobby", {"invitation": live})
    passes(LIVE - 1)
    assert live in shown(client)
    passes(1)
    assert live not in shown(client)
    assert {slow, free} <= set(shown(client))
    passes(SLOW)
    assert not {live, slow, free} & set(shown(client))
    assert client.post("/api/terms", {"invitation": live}).status_code == 200


def test_only_players_withdraw_offers(client: Client) -> None:
    seat, invitation = offered(client)
    other, _ = offered(client)
    watcher = client.as_(client.post("/api/games", DUEL).json()["watch"]["token"])
    for path in ("/api/table/lobby", "/api/table/lobby/off"):
        assert other.post(path, {"invitation": invitation}).json()["error"] == "no-invitation"
        assert other.post(path, {"invitation": "x" * 32}).json()["error"] == "no-invitation"
        assert watcher.post(path, {"invitation": invitation}).json()["error"] == "watching"
        assert client.post(path, {"invitation": invitation}).status_code == 401
    assert invitation in shown(client)
    for _ in range(2):
        assert seat.post("/api/table/lobby/off", {"invitation": invitation}).status_code == 200
        assert invitation not in shown(client)
    assert client.post("/api/join", {"invitation": invitation}).status_code == 200


def test_strangers_are_offered_nothing_that_one_of_them_has_prepared(client: Client) -> None:
    """A player's own file can be anything, and the owner of a record knows its hidden cards."""
    begun = {"record": lesson_record("stalingrad-first"), "at": 20}
    for path, wanted, why in (("/api/continue", begun, "begun"), ("/api/games", CUSTOM, "own-file")):
        made = client.post(path, wanted).json()
        seat = client.as_(next(iter(made["seats"].values()))["token"])
        invitation = next(iter(made["invitations"].values()))["token"]
        assert seat.post("/api/table/lobby", {"invitation": invitation}).json()["error"] == why
        assert invitation not in shown(client)
    assert client.post("/api/lobby/seek", CUSTOM).json()["error"] == "bad-data"


def test_matching_seekers_meet(client: Client) -> None:
    wanted = {**LIVE_DUEL, "aid": "off"}
    first = client.post("/api/lobby/seek", {**wanted, "hold": ["soviet"]}).json()
    (invitation,) = [one["token"] for one in first["invitations"].values()]
    for other in (
        {**wanted, "scenario": "deep-front"},
        {**wanted, "clock": None},
        {**wanted, "aid": "shown"},
        SKIRMISH,
    ):
        assert client.post("/api/lobby/seek", other).json().get("invitation") != invitation
    assert "seats" in client.post("/api/lobby/seek", {**wanted, "besides": [first["game"]]}).json()
    found = client.post("/api/lobby/seek", wanted).json()
    assert found == {"invitation": invitation}
    joined = client.post("/api/join", found).json()
    assert joined["game"] == first["game"]
    assert joined["seat"] == "german"
    assert client.post("/api/lobby/seek", wanted).json() != found


def test_every_seat_of_a_large_game_is_offered(client: Client) -> None:
    made = client.post("/api/lobby/seek", {**DUEL, "options": {"mode": "advanced", "players": 4}}).json()
    invitations = {one["token"] for one in made["invitations"].values()}
    assert len(invitations) == 3
    assert invitations <= set(shown(client))
    client.post("/api/join", {"invitation": invitations.pop()})
    assert invitations <= set(shown(client))
    refused = client.post("/api/lobby/seek", {**DUEL, "hold": ["german", "soviet"]})
    assert refused.json()["error"] == "bad-data"


def test_the_lobby_does_not_reveal_secret_actions(client: Client) -> None:
    """A waiting player can already set up."""
    seat, invitation = offered(client)
    before = client.get("/api/lobby").content
    rng = Random(1)
    for _ in range(3):
        assert seat.play_once(rng)
    seat.post("/api/table/lobby", {"invitation": invitation})
    assert client.get("/api/lobby").content == before


def test_no_one_can_fill_the_lobby(tmp_path: Path) -> None:
    settings = replace(WIDE, limits=replace(FREE, offer_burst=3, offers_an_hour=0.001))
    with serving(tmp_path, settings) as running:
        client = running.client()
        seat, invitation = offered(client)
        for _ in range(2):
            offered(client)
        assert client.post("/api/lobby/seek", DUEL).json() == {"invitation": invitation}
        assert client.post("/api/lobby/seek", SKIRMISH).status_code == 429
        assert seat.post("/api/table/lobby", {"invitation": invitation}).status_code == 200
        assert len(shown(client)) == 3


def test_newest_offers_are_shown_first_up_to_a_limit(client: Client, passes: Callable[[int], None]) -> None:
    latest = []
    for _ in range(MAX_SHOWN + 1):
        passes(1)
        latest.append(offered(client)[1])
    assert shown(client) == latest[:0:-1]


def test_a_deleted_game_leaves_the_lobby(client: Client, running: Running) -> None:
    seat, invitation = offered(client)
    inside(running, delete_game, running.inside._storage, seat.look()["game"])
    assert invitation not in shown(client)


def test_a_game_that_is_over_leaves_the_lobby(client: Client, running: Running) -> None:
    """Because the waiting player has resigned, or the host has closed it."""
    seat, resigned = offered(client)
    other, closed = offered(client)
    assert {resigned, closed} <= set(shown(client))
    seat.say("resign")
    inside(running, close_game, running.inside._storage, other.look()["game"])
    assert not {resigned, closed} & set(shown(client))
    sought = client.post("/api/lobby/seek", DUEL).json()
    assert sought.get("invitation") not in (resigned, closed), "who seeks a game gets one that can be played"


def test_servers_that_share_a_database_share_the_lobby(postgresql: Cluster) -> None:
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as other:
        _, invitation = offered(one.client())
        assert shown(other.client()) == [invitation]
        assert other.client().post("/api/lobby/seek", DUEL).json() == {"invitation": invitation}
        other.client().post("/api/join", {"invitation": invitation})
        assert shown(one.client()) == []
