"""Players who sign in: their seats, in games that others play without."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogline.server.accounts.players import MAX_SIGN_INS, SIGNED_IN
from fogline.server.operations.edits import revoke
from fogline.table.clock import DAY
from tests.server.players import inside, player_of, signed_in, signed_in_as
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, Client, Running, begin, finish, players, serving


def games(client: Client) -> list[dict[str, Any]]:
    answer = client.get("/api/player/games")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["games"]
    return found


def test_a_game_that_is_begun_and_one_that_is_joined_are_kept(client: Client, running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    made = ada.post("/api/games", DUEL).json()
    invitation = {"invitation": made["invitations"]["soviet"]["token"], "nonce": "n" * 32}
    joined = bob.post("/api/join", invitation).json()
    assert bob.post("/api/join", invitation).json() == joined, "a repetition is answered again"
    (of_ada,), (of_bob,) = games(ada), games(bob)
    assert of_ada["game"] == of_bob["game"] == made["game"]
    assert (of_ada["seat"], of_bob["seat"]) == ("german", "soviet")
    assert (of_ada["title"], of_ada["scenario"]) == ("stalingrad", "quick-duel")
    table = client.as_(made["seats"]["german"]["token"]).look()
    assert table["players"] == {"german": "Ada", "soviet": "Bob"}
    assert table["to-act"] == ["german", "soviet"]
    assert of_ada["your-turn"]
    assert not of_ada["over"]


def test_browser_without_sign_in_can_play(client: Client, running: Running) -> None:
    seats = begin(client)
    assert seats["german"].look()["players"] == {}
    assert client.get("/api/player").json()["error"] == "signed-out"
    assert client.get("/api/player/games").status_code == 401


def test_seeker_and_rematch_player_hold_their_seats(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    wanted = {**DUEL, "aid": "off", "hold": ["soviet"]}
    made = ada.post("/api/lobby/seek", wanted).json()
    found = bob.post("/api/lobby/seek", wanted).json()
    joined = bob.post("/api/join", found).json()
    soviet, german = ada.as_(made["seats"]["soviet"]["token"]), bob.as_(joined["token"])
    soviet.say("resign")
    assert [one["result"] for one in games(ada)] == ["lost"]
    assert [one["result"] for one in games(bob)] == ["won"]
    again = german.post("/api/table/rematch").json()["game"]
    assert [one["game"] for one in games(bob)] == [again, made["game"]]
    assert again not in [one["game"] for one in games(ada)]
    soviet.post("/api/table/rematch")
    assert again in [one["game"] for one in games(ada)]


def test_lists_follow_the_turns_and_the_end(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    made = ada.post("/api/games", DUEL).json()
    joined = bob.post("/api/join", {"invitation": made["invitations"]["soviet"]["token"]}).json()
    seats = {"german": ada.as_(made["seats"]["german"]["token"]), "soviet": bob.as_(joined["token"])}
    rng, seen = Random(4), set()
    for _ in range(40):
        for client in players(seats):
            client.play_once(rng)
            table = client.look()
            turns = (games(ada)[0]["your-turn"], games(bob)[0]["your-turn"])
            assert turns == ("german" in table["to-act"], "soviet" in table["to-act"])
            seen.add(turns)
    assert len(seen) > 2, "the turns of both were seen"
    outcome = finish(seats, rng)["outcome"]
    results = {"german": games(ada)[0]["result"], "soviet": games(bob)[0]["result"]}
    assert {name for name, result in results.items() if result == "won"} == set(outcome["winners"])
    assert games(ada)[0]["over"]
    assert not games(ada)[0]["your-turn"]


def test_a_token_that_is_signed_out_opens_nothing(running: Running) -> None:
    ada = signed_in(running)
    other = signed_in_as(running, player_of(running, ada))
    assert ada.post("/api/player/sign-out").status_code == 200
    for answer in (ada.get("/api/player"), ada.post("/api/games", DUEL)):
        assert (answer.status_code, answer.json()["error"]) == (401, "signed-out")
    assert other.get("/api/player").json()["name"] == "Ada"
    third = signed_in_as(running, player_of(running, other))
    assert third.post("/api/player/sign-out-everywhere").status_code == 200
    assert other.get("/api/player").status_code == third.get("/api/player").status_code == 401
    for wrong in ("", "x", "x" * 32):
        knocking = running.client()
        knocking.headers["fogline-player"] = wrong
        assert knocking.get("/api/player").status_code == 401


def test_a_browser_that_is_not_used_is_signed_out(running: Running) -> None:
    ada = signed_in(running)
    cache = running.inside.desk.cache
    clock, now = cache.now, cache.now()
    try:
        for later, status in ((SIGNED_IN - DAY, 200), (2 * SIGNED_IN - 3 * DAY, 200), (4 * SIGNED_IN, 401)):
            cache.now = lambda later=later: now + later
            assert ada.get("/api/player").status_code == status
    finally:
        cache.now = clock


def test_signed_in_browsers_are_limited(running: Running) -> None:
    ada = signed_in(running)
    player = player_of(running, ada)
    now = running.inside.desk.cache.now()
    tokens = [inside(running, running.inside.players.sign_in, player, now) for _ in range(MAX_SIGN_INS + 5)]
    assert Client(ada.http, player=tokens[-1]).get("/api/player").status_code == 200
    assert inside(running, running.inside.players.count_sign_ins, player) == MAX_SIGN_INS


def test_seat_has_one_holder_and_watchers_none(running: Running) -> None:
    ada, bob = signed_in(running), signed_in(running)
    made = ada.post("/api/games", {**DUEL, "hold": ["german", "soviet"]}).json()
    assert len(games(ada)) == 2
    keys = [running.inside.desk.key(made["seats"]["german"]["token"])]
    with pytest.raises(Exception, match="another player"):
        inside(running, running.inside.seats.hold, player_of(running, bob), keys)
    watch = running.inside.desk.key(made["watch"]["token"])
    with pytest.raises(Exception, match="watchers"):
        inside(running, running.inside.seats.hold, player_of(running, bob), [watch])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_erasure_takes_every_row_and_the_others_keep_the_game(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database: Path | str = tmp_path
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("postgresql")
        database = cluster.new_database()
    with serving(database) as running:
        ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
        made = ada.post("/api/games", DUEL).json()
        joined = bob.post("/api/join", {"invitation": made["invitations"]["soviet"]["token"]}).json()
        inside(running, running.inside.players.rename, player_of(running, ada), "Adele")
        assert bob.as_(joined["token"]).look()["players"] == {"german": "Adele", "soviet": "Bob"}
        inside(running, running.inside.personal_data.erase, player_of(running, ada))
        assert ada.get("/api/player").status_code == 401
        assert bob.as_(joined["token"]).look()["players"] == {"soviet": "Bob"}
        assert len(games(bob)) == 1


def test_another_device_gets_a_key_of_its_own(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    made = ada.post("/api/games", DUEL).json()
    held = {"game": made["game"], "seat": "german"}
    opened = ada.post("/api/player/games/open", held).json()
    assert opened["token"] != made["seats"]["german"]["token"]
    first, second = ada.as_(made["seats"]["german"]["token"]), ada.as_(opened["token"])
    assert first.look() == second.look()
    for seat in ("soviet", "german", "nowhere", "é"):
        assert bob.post("/api/player/games/open", {**held, "seat": seat}).json()["error"] == "no-seat"
    again = ada.post("/api/player/games/revoke", held).json()["token"]
    for gone in (first, second):
        assert gone.get("/api/table").json()["error"] == "token"
    assert ada.as_(again).look()["seat"] == "german"
    assert ada.post("/api/player/games/off", held).status_code == 200
    assert games(ada) == []
    assert ada.as_(again).look()["players"] == {}


def test_a_leaked_seat_that_the_host_revokes_becomes_free(running: Running) -> None:
    ada = signed_in(running, "Ada")
    made = ada.post("/api/games", DUEL).json()
    new = inside(running, revoke, running.inside._storage, made["game"], "german")
    assert games(ada) == []
    bob = signed_in(running, "Bob")
    joined = bob.post("/api/join", {"invitation": new.token}).json()
    assert bob.as_(joined["token"]).look()["players"] == {"german": "Bob"}


def test_earlier_games_are_kept_by_proving_their_tokens(client: Client, running: Running) -> None:
    seats = begin(client)
    over = begin(client)
    over["german"].say("resign")
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    tokens = [seats["german"].token, over["german"].token, seats["watch"].token, "x" * 32, seats["german"].token]
    kept = ada.post("/api/player/games/keep", {"seats": tokens})
    assert kept.json() == {"kept": [True, True, False, False, True]}
    assert {(one["over"], one["result"]) for one in games(ada)} == {(False, None), (True, "lost")}
    assert bob.post("/api/player/games/keep", {"seats": tokens[:1]}).json() == {"kept": [False]}
    assert ada.get("/api/player").json()["statistics"] == {"stalingrad": {"won": 0, "lost": 1, "drawn": 0}}
    assert ada.post("/api/player/games/keep", {"seats": ["x"] * 51}).status_code == 422


def test_self_play_changes_no_rating(running: Running) -> None:
    ada = signed_in(running)
    made = ada.post("/api/games", {**DUEL, "hold": ["german", "soviet"]}).json()
    ada.as_(made["seats"]["german"]["token"]).say("resign")
    assert ada.get("/api/player").json()["statistics"] == {}


GOOD = {
    "": "", " Ada  Lovelace ": "Ada Lovelace", "ＡＤＡ": "ADA", "Ада": "Ада", "אדה": "אדה",
    "E\u0301va": "Éva", "7": "7",
    "<b>Ada</b>": "<b>Ada</b>", "x" * 30: "x" * 30, "a\tb\nc": "a b c",
}  # fmt: skip
BAD = [
    "x" * 31,
    "Ada\u202eevil",
    "A\u200bda",
    "\u2066Ada",
    "A\x07",
    "...",
    "a" + "\u0301" * 5,
    "\ue000a",
    "\ufdfa" * 29,
]


def test_a_name_is_plain_text(running: Running) -> None:
    ada = signed_in(running)
    for given, taken in GOOD.items():
        assert ada.post("/api/player/name", {"name": given}).json() == {"name": taken}
    for given in BAD:
        answer = ada.post("/api/player/name", {"name": given})
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-data"), ascii(given)
    assert ada.get("/api/player").json()["name"] == "a b c"


def test_lobby_names_waiting_players(client: Client, running: Running) -> None:
    ada = signed_in(running, "Ada")
    made = ada.post("/api/lobby/seek", {**DUEL, "aid": "off", "hold": ["soviet"]}).json()
    (offer,) = [one for one in client.get("/api/lobby").json()["offers"] if one["game"] == made["game"]]
    assert offer["players"] == {"soviet": "Ada"}


def test_the_servers_list_of_services_matches_the_installed_package(client: Client) -> None:
    assert client.get("/api/games").json()["sign-in"] == ["passkeys"]
