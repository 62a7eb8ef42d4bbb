"""Every game has a rematch: every seat gets a seat on the other side, and no two get the same one."""

from __future__ import annotations

from typing import Any

import pytest

import fogline
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.table import Table
from fogline.testing.cases import Case
from tests.conformance.cases import BY_GAME
from tests.server.serving import DUEL, Client, begin, players

MIRRORED = [
    Setup("spearpoint", scenario, {"mirror-factions": mirror})
    for scenario in ("standard", "skirmish")
    for mirror in ("first", "second")
]


def body(setup: Setup) -> dict[str, Any]:
    return {"game": setup.game, "scenario": setup.scenario, "options": dict(setup.options), "data": setup.data}


@pytest.mark.parametrize("name", list(fogline.games()))
def test_every_set_up_has_a_rematch(name: str) -> None:
    """Every scenario, number of players and option; the rematch of the rematch is the original game again."""
    setups = [case.setup for case in BY_GAME[name]] + [setup for setup in MIRRORED if setup.game == name]
    for setup in setups:
        table = Table(fogline.game(name), setup)
        of_title = title_of(name).setups()
        changed, names = of_title.sides_changed(table.setup)
        again = Table(fogline.game(name), changed)
        assert sorted(names) == sorted(again.seats), setup
        for one, seat in enumerate(table.seats):
            if len(table.seats) > 2:
                there = Seat(again.seats.index(names[one]))
                assert again.sides[there] != table.sides[one], setup
            else:
                assert names[one] != seat, setup
        back, home = of_title.sides_changed(again.setup)
        assert fogline.game(name).seats(back) == tuple(table.seats), setup
        assert [home[again.seats.index(other)] for other in names] == list(table.seats), setup


def shown_over_http() -> list[Setup]:
    """One set-up for each game, set of seats and kind of data, and all set-ups with the same nation on both sides."""
    found: dict[Any, Setup] = {}
    for case in (case for name in fogline.games() for case in BY_GAME[name]):
        found.setdefault(_kind(case), case.setup)
    return [*found.values(), *MIRRORED]


def _kind(case: Case) -> tuple[Any, ...]:
    return case.setup.game, tuple(case.game.seats(case.setup)), bool(case.setup.data)


def over(client: Client) -> dict[str, Client]:
    """A game just resigned."""
    seats = begin(client, DUEL)
    assert seats["german"].say("resign").status_code == 200
    return seats


def test_a_rematch_that_waits_is_a_link(client: Client) -> None:
    """The other player may have closed the page, so the player who asks gets an invitation to send, until the seat is
    taken."""
    seats = over(client)
    asked = seats["german"].post("/api/table/rematch").json()
    assert (asked["seat"], list(asked["invitations"])) == ("soviet", ["german"])
    assert seats["german"].post("/api/table/rematch").json() == asked, "repeating is harmless"
    invitation = asked["invitations"]["german"]["token"]
    assert asked["invitations"]["german"]["link"] == f"/#join={invitation}"
    assert client.post("/api/terms", {"invitation": invitation}).json()["seat"] == "german"
    joined = client.post("/api/join", {"invitation": invitation, "nonce": "a nonce of my own"}).json()
    assert (joined["game"], joined["seat"]) == (asked["game"], "german")
    assert client.as_(asked["token"]).look()["joined"] == ["german", "soviet"]
    assert seats["german"].post("/api/table/rematch").json() == asked
    refused = seats["soviet"].post("/api/table/rematch")
    assert (refused.status_code, refused.json()["error"]) == (409, "taken"), "one player for a seat"


def test_rematch_by_page_uses_up_the_invitation(client: Client) -> None:
    seats = over(client)
    invitation = seats["german"].post("/api/table/rematch").json()["invitations"]["german"]["token"]
    came = seats["soviet"].post("/api/table/rematch").json()
    assert (came["seat"], came["invitations"]) == ("german", {})
    assert seats["soviet"].post("/api/table/rematch").json() == came
    answer = client.post("/api/join", {"invitation": invitation, "nonce": "somebody else, later"})
    assert (answer.status_code, answer.json()["error"]) == (409, "taken")
    assert client.post("/api/terms", {"invitation": invitation}).json()["error"] == "taken"


def test_a_rematch_against_the_computer_has_no_link(client: Client) -> None:
    form = client.post("/api/games", {**DUEL, "bots": {"soviet": "recruit"}}).json()
    player = client.as_(form["seats"]["german"]["token"])
    assert player.say("resign").status_code == 200
    assert player.post("/api/table/rematch").json()["invitations"] == {}


@pytest.mark.parametrize(
    "setup", shown_over_http(), ids=lambda setup: f"{setup.game} {setup.scenario} {len(setup.options)}"
)
def test_a_rematch_is_answered_and_begins(client: Client, setup: Setup) -> None:
    seats = begin(client, body(setup))
    assert players(seats)[0].say("resign").status_code == 200
    again: dict[str, Client] = {}
    for name, one in seats.items():
        if name != "watch":
            answer = one.post("/api/table/rematch")
            assert answer.status_code == 200, answer.text
            form = answer.json()
            assert form["seat"] != name
            again[form["seat"]] = client.as_(form["token"])
    assert len(again) == len(players(seats))
    for name, one in again.items():
        seen = one.look()
        assert (seen["seat"], seen["outcome"]) == (name, None)
        assert sorted(seen["joined"]) == sorted(again)


def ended(client: Client, **terms: Any) -> dict[str, Client]:
    seats = begin(client, {"game": "stalingrad", "scenario": "quick-duel", **terms})
    assert players(seats)[0].say("resign").status_code == 200
    return seats


def test_first_rematch_request_sets_the_terms(client: Client) -> None:
    """The other player sees them and agrees by sending the same terms or none; other terms are refused without harm."""
    seats = ended(client)
    german, soviet = seats["german"], seats["soviet"]
    assert german.look()["rematch-terms"] is None
    first = german.post("/api/table/rematch", {"sides": "same"})
    assert (first.status_code, first.json()["seat"]) == (200, "german")
    for name in ("soviet", "watch"):
        assert seats[name].look()["rematch-terms"] == {"sides": "same", "bots": {}}
    told = soviet.get("/api/table/news").json()
    assert (told["rematch"], told["rematch-terms"]) == (first.json()["game"], {"sides": "same", "bots": {}})
    refused = soviet.post("/api/table/rematch", {"sides": "changed"})
    assert (refused.status_code, refused.json()["error"]) == (409, "rematch-terms")
    assert client.as_(first.json()["token"]).look()["joined"] == ["german"]
    second = soviet.post("/api/table/rematch", {"sides": "same"}).json()
    assert (second["game"], second["seat"]) == (first.json()["game"], "soviet")
    assert soviet.post("/api/table/rematch").json() == second
    assert german.post("/api/table/rematch", {"sides": "same"}).json() == first.json()
    assert german.post("/api/table/rematch", {"sides": "changed"}).status_code == 409


def test_sides_change_by_default(client: Client) -> None:
    seats = ended(client)
    assert seats["german"].post("/api/table/rematch", {}).json()["seat"] == "soviet"
    assert seats["soviet"].look()["rematch-terms"] == {"sides": "changed", "bots": {}}
    assert seats["soviet"].post("/api/table/rematch", {"sides": "changed"}).json()["seat"] == "german"


@pytest.mark.parametrize(("sides", "own", "bot"), [("same", "german", "soviet"), ("changed", "soviet", "german")])
def test_a_stronger_computer(client: Client, sides: str, own: str, bot: str) -> None:
    seats = ended(client, bots={"soviet": "recruit"})
    asked = seats["german"].post("/api/table/rematch", {"sides": sides, "level": "regular"})
    assert asked.status_code == 200, asked.text
    again = client.as_(asked.json()["token"]).look()
    assert (again["seat"], again["bots"]) == (own, {bot: "regular"})
    assert seats["german"].look()["rematch-terms"] == {"sides": sides, "bots": {bot: "regular"}}
    assert seats["german"].post("/api/table/rematch", {"sides": sides, "level": "veteran"}).status_code == 409
    assert seats["german"].post("/api/table/rematch", {"level": "regular"}).json() == asked.json()


@pytest.mark.parametrize("asked", [{"sides": "other"}, {"level": "random"}, {"level": "regular"}, {"side": "same"}])
def test_a_rematch_that_makes_no_sense_is_refused(client: Client, asked: dict[str, str]) -> None:
    german = ended(client)["german"]
    assert german.post("/api/table/rematch", asked).status_code == 422
    assert german.look()["rematch"] is None
