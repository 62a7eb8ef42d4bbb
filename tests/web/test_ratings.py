"""Ratings: rated games between players who sign in, the ladder, and the scale that people and levels share."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from sqlalchemy import select

from fogline.web.hosting.changes import close_game
from fogline.web.ratings.book import MAX_MARGIN
from fogline.web.ratings.scale import START, Strength, after, expected, strength_of
from fogline.web.schema import RATED_GAMES
from tests.web.players import inside, player_of, signed_in
from tests.web.serving import DUEL, Client, Running


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    strong, usual = strength_of(START + 400, 0), strength_of(START, 0)
    assert expected(strong, usual) == pytest.approx(10 / 11)
    assert (strong.points, usual.points) == (1900, 1500)


def test_a_newcomer_begins_at_the_start_and_nothing_is_known() -> None:
    assert Strength().points == START
    assert Strength().margin > 400


def test_who_wins_rises_and_who_loses_falls_the_more_the_less_is_known() -> None:
    known = strength_of(START, 60)
    ((winner,), (loser,)) = after([[Strength()], [known]], [0, 1])
    assert winner.points > START > loser.points
    assert winner.points - START > 5 * (START - loser.points)
    assert winner.margin < Strength().margin


def test_a_draw_moves_both_towards_each_other() -> None:
    ((strong,), (weak,)) = after([[strength_of(1900, 200)], [strength_of(1500, 200)]], [0, 0])
    assert strong.points < 1900
    assert weak.points > 1500


def test_a_rating_finds_the_true_strength() -> None:
    """Against levels whose ratings are known, after 200 games the interval has the true one in it, as it promises."""
    levels, hits = [strength_of(points, 40) for points in (1100, 1500, 1800)], 0
    for seed in range(40):
        rng, own, true = Random(seed), Strength(), strength_of(1300 + 10 * seed, 0)
        for _ in range(200):
            level = rng.choice(levels)
            places = [0, 1] if rng.random() < expected(true, level) else [1, 0]
            own = after([[own], [level]], places)[0][0]
        hits += abs(own.points - true.points) <= own.margin
    assert hits >= 34


# -- rated games ----------------------------------------------------------------------------------------------------

CLOCK = {"start": 600, "bonus": 10}
RATED: dict[str, Any] = {**DUEL, "clock": CLOCK, "rated": True}


def play(
    first: Client, second: Client, wanted: dict[str, Any] = RATED, *, loser: str = "soviet"
) -> tuple[Client, Client]:
    """A rated game of two players, which one of them gives up."""
    made = first.post("/api/games", {**wanted, "hold": ["german"]}).json()
    joined = second.post("/api/join", {"invitation": made["invitations"]["soviet"]["token"]}).json()
    seats = first.as_(made["seats"]["german"]["token"]), second.as_(joined["token"])
    seats[loser == "soviet"].say("resign")
    return seats


def own_rating(client: Client) -> dict[str, Any]:
    (found,) = client.get("/api/player/ratings").json()["ratings"]
    return cast(dict[str, Any], found)


def test_a_rated_game_changes_both_ratings_once(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    german, soviet = play(ada, bob)
    won, lost = own_rating(ada), own_rating(bob)
    assert won["points"] > START > lost["points"]
    assert won["points"] - START == START - lost["points"]
    assert (won["won"], won["drawn"], won["lost"]) == (1, 0, 0)
    assert (lost["won"], lost["drawn"], lost["lost"]) == (0, 0, 1)
    assert (won["game"], won["speed"]) == ("stalingrad", "live")
    told = german.get("/api/table/ratings").json()
    assert told == soviet.get("/api/table/ratings").json()
    assert told["seats"]["german"]["change"] == {"before": START, "after": won["points"], "margin": won["margin"]}
    assert [one["after"] for one in won["history"]] == [won["points"]]
    play(ada, bob, {**RATED, "clock": {"start": 86400, "bonus": 0, "most": 86400}})
    speeds = {one["speed"]: one for one in ada.get("/api/player/ratings").json()["ratings"]}
    assert speeds["live"] == won, "games over days have a rating of their own"


def test_nobody_without_a_name_sits_at_a_rated_table_and_nobody_twice(client: Client, running: Running) -> None:
    ada = signed_in(running, "Ada")
    assert client.post("/api/games", RATED).json()["error"] == "sign-in"
    made = ada.post("/api/games", RATED).json()
    invitation = {"invitation": made["invitations"]["soviet"]["token"], "nonce": "n" * 32}
    assert client.post("/api/join", invitation).json()["error"] == "sign-in"
    assert ada.post("/api/join", invitation).json()["error"] == "own-game"
    bob = signed_in(running, "Bob")
    assert bob.post("/api/join", invitation).status_code == 200, "who was refused has changed nothing"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"clock": None}, "rated"),
        ({"training": True, "bots": {"soviet": "regular"}}, "rated"),
        ({"watching": {"kind": "delayed", "turns": 3}}, "rated"),
        ({"hold": ["german", "soviet"]}, "hold"),
    ],
)
def test_what_would_say_nothing_about_who_is_better_is_not_rated(
    running: Running, change: dict[str, Any], where: str
) -> None:
    answer = signed_in(running).post("/api/games", {**RATED, **change})
    assert answer.status_code == 422, answer.text
    assert where in answer.json()["text"]


def test_nobody_leaves_a_rated_game_before_its_end(running: Running) -> None:
    ada = signed_in(running, "Ada")
    made = ada.post("/api/games", RATED).json()
    seat = {"game": made["game"], "seat": "german"}
    assert ada.post("/api/player/games/off", seat).json()["error"] == "rated"


def test_games_that_are_not_rated_or_were_closed_by_the_host_change_nothing(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    play(ada, bob, {**DUEL, "clock": CLOCK})
    made = ada.post("/api/games", RATED).json()
    inside(running, close_game, running.inside._storage, made["game"])
    assert ada.get("/api/player/ratings").json() == {"ratings": []}


def test_a_level_has_a_rating_that_no_game_changes(running: Running) -> None:
    ada = signed_in(running, "Ada")
    before = ada.get("/api/ladder?game=stalingrad").json()["levels"]
    assert [one["level"] for one in before][:3] == ["recruit", "regular", "veteran"]
    assert before == sorted(before, key=lambda one: one["points"])
    made = ada.post("/api/games", {**RATED, "bots": {"soviet": "recruit"}, "hold": ["german"]}).json()
    seat = ada.as_(made["seats"]["german"]["token"])
    assert seat.get("/api/table/ratings").json()["seats"]["soviet"]["points"] == before[0]["points"]
    seat.say("resign")
    assert own_rating(ada)["points"] < START
    assert ada.get("/api/ladder?game=stalingrad").json()["levels"] == before


def test_the_ladder_lists_whose_rating_is_sure(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    play(ada, bob)
    assert ada.get("/api/ladder?game=stalingrad").json()["players"] == []
    for _ in range(15):
        play(ada, bob)
        play(ada, bob, loser="german")
    first, second = ada.get("/api/ladder?game=stalingrad").json()["players"]
    assert first["margin"] <= MAX_MARGIN
    assert {first["name"], second["name"]} == {"Ada", "Bob"}
    assert first["points"] >= second["points"]
    assert first["is-you"] is (first["name"] == "Ada")
    assert ada.get("/api/ladder?game=stalingrad&speed=slow").json()["players"] == []
    assert ada.get("/api/ladder?game=chess").status_code == 422


def test_who_is_erased_is_in_no_rating(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    play(ada, bob)
    before = own_rating(bob)
    erased = player_of(running, ada)
    inside(running, running.inside.players.erase, erased)
    assert own_rating(bob) == before
    rows = inside(running, running.inside._storage.execute, select(RATED_GAMES.c.player))
    assert {player_of(running, bob)} <= {row.player for row in rows}
    assert erased not in {row.player for row in rows}


def test_play_somebody_now_pairs_by_rating(running: Running, passes: Callable[[int], None]) -> None:
    strong, weak, newcomer = (signed_in(running, name) for name in ("Strong", "Weak", "New"))
    for _ in range(6):
        play(strong, weak)
    assert own_rating(strong)["points"] - own_rating(weak)["points"] > 300
    offered = strong.post("/api/lobby/seek", RATED).json()
    other = weak.post("/api/lobby/seek", RATED).json()
    assert "invitation" not in other, "too far away"
    (offer,) = [one for one in strong.get("/api/lobby").json()["offers"] if one["game"] == offered["game"]]
    assert offer["points"] == own_rating(strong)["points"]
    assert offer["rated"]
    passes(30_000)
    weaker = {**RATED, "wanted": {"most": own_rating(strong)["points"] - 1}}
    found = newcomer.post("/api/lobby/seek", weaker).json()
    assert found["invitation"] == other["invitations"]["soviet"]["token"], "the strong one is not wanted"
    found = newcomer.post("/api/lobby/seek", {**RATED, "besides": [other["game"]]}).json()
    assert found["invitation"] == offer["invitation"], "who waits for long meets somebody farther away"
