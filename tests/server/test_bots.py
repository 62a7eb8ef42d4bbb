"""Accounts of bots: made, shown as bots everywhere, challenged, and limited to playing."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from fogline.__main__ import main
from fogline.server.accounts.bots import CONNECTED, MAX_BOTS
from fogline.server.accounts.players import MARK
from fogline.server.storage.schema import RATINGS
from tests.server.players import inside, player_of, signed_in
from tests.server.serving import DUEL, WIDE, Client, Running, serving
from tests.server.test_admin import admin
from tests.server.test_backups import KINDS, new_url

STANDARD: dict[str, Any] = {"game": "stalingrad", "scenario": "quick-duel", "clock": {"start": 600}}
RATED: dict[str, Any] = {**STANDARD, "rated": True, "bot-accounts": True}


def made(owner: Client, name: str = "Hunter") -> tuple[str, Client]:
    """A new bot of a player: its id, and a client with its key."""
    answer = owner.post("/api/player/bots", {"name": name})
    assert answer.status_code == 201, answer.text
    form = answer.json()
    assert form["name"] == name + MARK
    return form["bot"], Client(owner.http, player=form["key"])


def connected(owner: Client, name: str = "Hunter") -> tuple[str, Client]:
    bot, client = made(owner, name)
    assert client.post("/api/bot/connected", {"titles": ["stalingrad"]}).json() == {"seconds": 30, "challenges": []}
    return bot, client


def challenged(person: Client, bot: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """A new game whose other seat is offered to a bot."""
    form: dict[str, Any] = person.post("/api/games", wanted).json()
    seat = person.as_(next(iter(form["seats"].values()))["token"])
    (invitation,) = (one["token"] for one in form["invitations"].values())
    offered = seat.post("/api/table/lobby", {"invitation": invitation, "bot": bot})
    return {**form, "seat": seat, "invitation": invitation, "answer": offered}


def lobby_of(bot: Client) -> list[dict[str, Any]]:
    """The challenges to a bot."""
    found: list[dict[str, Any]] = bot.post("/api/bot/connected", {"titles": ["stalingrad"]}).json()["challenges"]
    return found


def test_a_connected_bot_is_listed_and_challenged_and_nobody_else_sees_the_challenge(running: Running) -> None:
    owner, ada = signed_in(running, "Owner"), signed_in(running, "Ada")
    bot, client = connected(owner)
    listed = running.client().get("/api/bots").json()["bots"]
    assert {"bot": bot, "name": "Hunter (bot)", "titles": ["stalingrad"]} in listed
    made = challenged(ada, bot, {**STANDARD, "bot-accounts": True})
    assert made["answer"].status_code == 200
    (one,) = client.post("/api/bot/connected", {"titles": ["stalingrad"]}).json()["challenges"]
    assert one["game"] == made["game"]
    assert one["players"] == {"german": "Ada"}
    assert one["bot-accounts"] is True
    lobby = running.client().get("/api/lobby").json()["offers"]
    assert made["game"] not in [offer["game"] for offer in lobby]
    sought = signed_in(running).post("/api/lobby/seek", {**STANDARD, "bot-accounts": True}).json()
    assert "invitation" not in sought
    assert client.post("/api/join", {"invitation": made["invitation"]}).status_code == 200
    assert made["seat"].look()["players"] == {"german": "Ada", "soviet": "Hunter (bot)"}
    assert client.post("/api/bot/connected", {"titles": ["stalingrad"]}).json()["challenges"] == []


def test_a_challenge_needs_a_connected_bot_that_plays_the_title_on_terms_with_bots(running: Running) -> None:
    ada = signed_in(running, "Ada")
    bot, client = made(signed_in(running))
    wanted = {**STANDARD, "bot-accounts": True}
    assert challenged(ada, bot, wanted)["answer"].json()["error"] == "bot-away", "never connected"
    client.post("/api/bot/connected", {"titles": ["panzer"]})
    assert challenged(ada, bot, wanted)["answer"].json()["error"] == "bot-away", "plays something else"
    client.post("/api/bot/connected", {"titles": ["stalingrad"]})
    assert challenged(ada, bot, STANDARD)["answer"].json()["error"] == "no-bots"
    assert challenged(ada, bot, wanted)["answer"].status_code == 200
    form = challenged(ada, bot, wanted)
    assert form["seat"].post("/api/table/lobby", {"invitation": form["invitation"]}).status_code == 200
    assert form["game"] not in [one["game"] for one in lobby_of(client)], "it is offered to everybody instead"
    assert client.post("/api/bot/connected", {"titles": ["no-such"]}).status_code == 422
    assert ada.post("/api/bot/connected", {"titles": ["stalingrad"]}).json()["error"] == "no-bot"


def test_only_its_own_reports_keep_a_bot_connected(running: Running, passes: Any) -> None:
    bot, client = connected(signed_in(running))

    def is_listed() -> bool:
        return bot in [one["bot"] for one in running.client().get("/api/bots").json()["bots"]]

    form = client.post("/api/games", {**DUEL, "hold": ["german", "soviet"], "bot-accounts": True}).json()
    seat = client.as_(form["seats"]["german"]["token"])
    passes(CONNECTED - 1)
    assert is_listed()
    seat.play_once(Random(1))
    passes(1)
    assert not is_listed(), "what it does at a table does not show"
    client.post("/api/bot/connected", {"titles": ["stalingrad"]})
    assert is_listed()


def test_a_bot_sits_only_where_the_terms_let_it(running: Running) -> None:
    ada, (_, bot) = signed_in(running, "Ada"), made(signed_in(running))
    form = ada.post("/api/games", DUEL).json()
    invitation = form["invitations"]["soviet"]["token"]
    assert bot.post("/api/join", {"invitation": invitation}).json()["error"] == "no-bots"
    assert bot.post("/api/games", DUEL).json()["error"] == "no-bots"
    assert ada.as_(form["seats"]["german"]["token"]).look()["joined"] == ["german"], "nothing was done"
    terms = running.client().post("/api/terms", {"invitation": invitation}).json()
    assert (terms["bot-accounts"], terms["players"]) == (False, {"german": "Ada"})
    agreed = bot.post("/api/games", {**DUEL, "bot-accounts": True}).json()
    terms = running.client().post("/api/terms", {"invitation": agreed["invitations"]["soviet"]["token"]}).json()
    assert (terms["bot-accounts"], terms["players"]) == (True, {"german": "Hunter (bot)"})


def test_people_meet_bots_in_the_lobby_only_if_they_agree(running: Running) -> None:
    _, bot = made(signed_in(running), "Seeker")
    wanted = {**STANDARD, "options": {"mode": "advanced"}, "bot-accounts": True}
    game = bot.post("/api/lobby/seek", wanted).json()["game"]
    (offer,) = [one for one in running.client().get("/api/lobby").json()["offers"] if one["game"] == game]
    assert offer["players"] == {"german": "Seeker (bot)"}
    alone = signed_in(running).post("/api/lobby/seek", {**wanted, "bot-accounts": False}).json()
    assert "invitation" not in alone
    assert signed_in(running).post("/api/lobby/seek", wanted).json() == {"invitation": offer["invitation"]}


def test_rated_games_with_a_bot_count_on_the_same_ladder(running: Running) -> None:
    owner, ada = signed_in(running, "Owner"), signed_in(running, "Ada")
    bot, client = connected(owner)
    others = [made(owner, f"Second {number}")[1] for number in range(2)]
    form = challenged(ada, bot, RATED)
    assert client.post("/api/join", {"invitation": form["invitation"]}).status_code == 200
    form["seat"].say("resign")
    (rating,) = client.get("/api/player/ratings").json()["ratings"]
    assert (rating["won"], rating["speed"]) == (1, "live")
    (rating,) = ada.get("/api/player/ratings").json()["ratings"]
    assert rating["lost"] == 1
    for cheat in (owner, *others):
        own = challenged(cheat, bot, RATED)
        assert own["answer"].json()["error"] == "own-game"
        assert client.post("/api/join", {"invitation": own["invitation"]}).json()["error"] == "own-game"


def test_the_ladder_and_the_standings_mark_bots(running: Running) -> None:
    ada = signed_in(running, "Ada")
    bot, client = connected(signed_in(running), "Ladder")
    form = challenged(ada, bot, RATED)
    client.post("/api/join", {"invitation": form["invitation"]})
    form["seat"].say("resign")
    sure = update(RATINGS).where(RATINGS.c.player == bot).values(spread=1.0)  # as after many games
    inside(running, running.inside._storage.execute, sure)
    ladder = running.client().get("/api/ladder?game=stalingrad").json()["players"]
    assert "Ladder (bot)" in [one["name"] for one in ladder]
    begin = round(time.time() * 1000) + 10_000_000
    cup = {**STANDARD, "name": "Cup", "kind": "swiss", "starts": begin}
    for welcome in (False, True):
        found = ada.post("/api/tournaments", {**cup, "bot-accounts": welcome}).json()
        entered = client.post("/api/tournament/enter", found)
        assert entered.status_code == (200 if welcome else 403), entered.text
        told = running.client().get("/api/tournament", params=found).json()
        assert [one["name"] for one in told["standings"]] == ["Ladder (bot)"] * welcome
        assert told["bot-accounts"] is welcome


def test_a_rated_tournament_has_one_of_a_family(running: Running) -> None:
    owner = signed_in(running)
    (_, bot), (_, other) = made(owner), made(owner)
    begin = round(time.time() * 1000) + 10_000_000
    found = owner.post("/api/tournaments", {**RATED, "name": "Cup", "kind": "swiss", "starts": begin}).json()
    assert bot.post("/api/tournament/enter", found).status_code == 200
    assert other.post("/api/tournament/enter", found).json()["error"] == "own-game"
    assert owner.post("/api/tournament/enter", found).json()["error"] == "own-game"


def test_a_bot_key_can_only_play(running: Running) -> None:
    bot, client = made(signed_in(running))
    me = client.get("/api/player").json()
    assert (me["player"], me["name"], me["is-bot"], me["bots"]) == (bot, "Hunter (bot)", True, [])
    bodies: dict[str, Any] = {
        "name": {"name": "A person"},
        "bots": {"name": "Child"},
        "bots/key": {"bot": bot},
        "bots/off": {"bot": bot},
        "recovery": None,
        "sign-out": None,
        "sign-out-everywhere": None,
        "erase": None,
        "passkeys/question": None,
        "notices": {"kind": "webhook", "address": "json://127.0.0.1/x"},
        "games/keep": {"seats": ["x"]},
        "games/revoke": {"game": "x", "seat": "german"},
    }
    for path, body in bodies.items():
        assert client.post(f"/api/player/{path}", body).json()["error"] == "bot", path
    assert client.get("/api/player/export").json()["error"] == "bot"
    begin = round(time.time() * 1000) + 10_000_000
    cup = {**STANDARD, "name": "Cup", "kind": "swiss", "starts": begin}
    assert client.post("/api/tournaments", cup).json()["error"] == "bot"


def test_a_new_key_ends_the_old_one_and_what_it_opened(running: Running) -> None:
    owner = signed_in(running)
    bot, old = made(owner)
    form = old.post("/api/games", {**DUEL, "bot-accounts": True}).json()
    seat = old.as_(form["seats"]["german"]["token"])
    assert seat.get("/api/table").status_code == 200
    stranger = signed_in(running)
    assert stranger.post("/api/player/bots/key", {"bot": bot}).json()["error"] == "no-bot"
    new = Client(owner.http, player=owner.post("/api/player/bots/key", {"bot": bot}).json()["key"])
    assert old.get("/api/player").json()["error"] == "signed-out"
    assert seat.get("/api/table").status_code == 401
    opened = new.post("/api/player/games/open", {"game": form["game"], "seat": "german"}).json()
    assert new.as_(opened["token"]).look()["seat"] == "german"


def test_nobody_else_has_a_name_like_a_bots(running: Running) -> None:
    ada = signed_in(running)
    for name in ("Ada (bot)", "Ada (BOT)", "Ada（bot）", "Ada(bot)"):
        assert ada.post("/api/player/name", {"name": name}).status_code == 422, name
    assert ada.post("/api/player/name", {"name": "Abbot"}).status_code == 200
    for name in ("", "x" * 25, "Ada (bot)", "\u202eevil"):
        assert ada.post("/api/player/bots", {"name": name}).status_code == 422, name


def test_the_number_of_bots_of_a_player_is_bounded(running: Running) -> None:
    owner = signed_in(running)
    bots = [made(owner, f"Bot {number}")[0] for number in range(MAX_BOTS)]
    assert owner.post("/api/player/bots", {"name": "Last"}).json()["error"] == "too-many-bots"
    assert owner.post("/api/player/bots/off", {"bot": bots[-1]}).status_code == 200
    assert owner.post("/api/player/bots", {"name": "Last"}).status_code == 201
    listed = owner.get("/api/player").json()["bots"]
    assert [one["name"] for one in listed] == [*(f"Bot {number} (bot)" for number in range(MAX_BOTS - 1)), "Last (bot)"]


@pytest.mark.parametrize("kind", KINDS)
def test_erasing_the_owner_erases_the_bots(kind: str, tmp_path: Any, request: pytest.FixtureRequest) -> None:
    with serving(new_url(kind, tmp_path, request)) as running:
        owner, ada = signed_in(running, "Owner"), signed_in(running, "Ada")
        bot, client = connected(owner, "Zenobia")
        form = challenged(ada, bot, {**STANDARD, "bot-accounts": True})
        joined = client.post("/api/join", {"invitation": form["invitation"]}).json()
        waiting = challenged(ada, bot, {**STANDARD, "bot-accounts": True})
        exported = owner.get("/api/player/export").json()
        assert sorted(one["name"] for one in exported["players"]) == ["Owner", "Zenobia (bot)"]
        assert exported["bots"][0]["owner"] == player_of(running, owner)
        assert len(exported["player_seats"]) == 1
        assert "Zenobia (bot)" in form["seat"].get("/api/table").text
        assert owner.post("/api/player/erase").status_code == 200
        assert client.get("/api/player").status_code == 401
        assert running.client().get("/api/bots").json() == {"bots": []}
        assert form["seat"].look()["players"] == {"german": "Ada"}
        assert client.as_(joined["token"]).look()["seat"] == "soviet", "links of seats stay, like a person's"
        offers = running.client().get("/api/lobby").json()["offers"]
        assert waiting["game"] not in [one["game"] for one in offers], "a challenge never becomes public"


def test_limits_are_those_of_people(tmp_path: Any) -> None:
    limits = replace(WIDE.limits, streams_of_a_token=1)
    with serving(tmp_path, replace(WIDE, costly_burst=6, costly_rate=0.01, limits=limits)) as running:
        _, client = made(signed_in(running))
        form = client.post("/api/games", {**DUEL, "bot-accounts": True}).json()
        seat = client.as_(form["seats"]["german"]["token"])
        with seat.listening():
            assert seat.get("/api/table/events").status_code == 429
        answers = [client.post("/api/games", {**DUEL, "bot-accounts": True}).status_code for _ in range(8)]
        assert answers[-1] == 429


@pytest.mark.parametrize("kind", KINDS)
def test_the_host_manages_bots_while_the_server_is_running(
    kind: str, tmp_path: Any, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    url = new_url(kind, tmp_path, request)
    with serving(url) as running:
        ada = signed_in(running, "Ada")
        added = admin(capsys, url, "add-bot", "House")
        client = Client(running.client().http, player=added["key"])
        assert client.post("/api/bot/connected", {"titles": ["stalingrad"]}).status_code == 200
        (listed,) = admin(capsys, url, "bots")["bots"]
        assert (listed["name"], listed["owner"], listed["connected"]) == ("House (bot)", None, True)
        form = challenged(ada, added["bot"], {**STANDARD, "bot-accounts": True})
        joined = client.post("/api/join", {"invitation": form["invitation"]}).json()
        seat = client.as_(joined["token"])
        assert form["seat"].look()["players"] == {"german": "Ada", "soviet": "House (bot)"}
        renewed = admin(capsys, url, "bot-key", added["bot"])
        assert client.get("/api/player").status_code == seat.get("/api/table").status_code == 401
        again = Client(client.http, player=renewed["key"])
        assert again.get("/api/player/games").json()["games"][0]["game"] == form["game"]
        admin(capsys, url, "remove-bot", added["bot"])
        assert again.get("/api/player").status_code == 401
        assert form["seat"].look()["players"] == {"german": "Ada"}
        assert main(["admin", "bots", "--database", url]) == 0
        assert main(["admin", "bot-key", "nobody", "--database", url]) == 2
        assert main(["admin", "add-bot", "Evil (bot)", "--database", url]) == 2
        assert "there is no such bot" in capsys.readouterr().err
