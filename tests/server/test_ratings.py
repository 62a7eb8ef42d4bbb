"""Ratings: rated games between signed-in players, the ladder, and the scale shared by people and levels."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from openskill.models import BradleyTerryFull
from sqlalchemy import select

from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.server.community.ratings import MAX_MARGIN
from fogline.server.games.strengths import START, Strength, after, strength_of
from fogline.server.operations.edits import close_game, delete_game, revoke
from fogline.server.storage.schema import LEFT_SEATS, PLAYER_SEATS, RATED_GAMES, RATINGS
from fogline.titles.spearpoint.rules.tables import rules_for
from tests.server.players import inside, player_of, signed_in
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, Client, Running, finish, serving


def expected(one: Strength, other: Strength) -> float:
    """The share of points that the first player wins against the second in the model; a draw is half a point."""
    scale = math.sqrt(one.spread**2 + other.spread**2 + 2 * BradleyTerryFull().beta ** 2)
    return 1 / (1 + math.exp((other.mean - one.mean) / scale))


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    strong, usual = strength_of(START + 400, 0), strength_of(START, 0)
    assert expected(strong, usual) == pytest.approx(10 / 11)
    assert (strong.points, usual.points) == (1900, 1500)


def test_newcomer_starts_at_default_rating() -> None:
    assert Strength().points == START
    assert Strength().margin > 400


def test_winner_rises_more_if_less_is_known() -> None:
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
    """After 200 games against levels with known ratings, the interval contains the true rating as often as it
    promises."""
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
RATED: dict[str, Any] = {**DUEL, "options": {"mode": "advanced"}, "clock": CLOCK, "rated": True}


def play(
    first: Client, second: Client, wanted: dict[str, Any] = RATED, *, loser: str = "soviet"
) -> tuple[Client, Client]:
    """A rated game of two players, which one of them resigns."""
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


def test_rated_seats_need_distinct_signed_in_players(client: Client, running: Running) -> None:
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
def test_uninformative_setups_are_not_rated(running: Running, change: dict[str, Any], where: str) -> None:
    answer = signed_in(running).post("/api/games", {**RATED, **change})
    assert answer.status_code == 422, answer.text
    assert where in answer.json()["text"]


LOPSIDED: list[tuple[dict[str, Any], str]] = [
    ({"options": {"mode": "advanced", "quiet-turn-limit": 1}}, "quiet-turn-limit"),
    ({"options": {"point-values": "SN:9 OF:0 SC:0 MO:0 MG:0 IN:0"}}, "point-values"),
    ({"options": {"players": 3, "mode": "advanced"}, "scenario": "deep-battle"}, "seats"),
    ({"game": "panzer", "scenario": "battle", "options": {"max-turns": 1}}, "max-turns"),
    ({"game": "panzer", "scenario": "battle", "options": {"heavy-tanks": True}}, "heavy-tanks"),
    ({"game": "spearpoint", "scenario": "the-tiger", "options": {}}, "scenario"),
    ({"game": "spearpoint", "scenario": "standard", "options": {"vp-goal": 1}}, "vp-goal"),
    ({"game": "spearpoint", "scenario": "standard", "options": {"card-edition": 1}}, "card-edition"),
]


@pytest.mark.parametrize(("change", "where"), LOPSIDED)
def test_only_standard_set_ups_are_rated(running: Running, change: dict[str, Any], where: str) -> None:
    """A draw after one quiet turn would be worth half a win over an ace. Every refusal names the reason, and the same
    game can be played unrated."""
    ada = signed_in(running)
    aid = {} if change.get("game", "stalingrad") != "spearpoint" else {"aid": "off"}
    wanted = {**RATED, **change, **aid}
    starts = running.inside.desk.cache.now() + 60_000
    doors = {"/api/games": wanted, "/api/lobby/seek": wanted}
    if where != "seats":
        doors["/api/tournaments"] = {**wanted, "name": "x", "kind": "swiss", "starts": starts}
    for path, body in doors.items():
        answer = ada.post(path, body)
        assert answer.status_code == 422, (path, answer.text)
        assert where in answer.json()["text"], (path, answer.text)
    assert ada.post("/api/games", {**wanted, "rated": False}).status_code == 201


STANDARD: list[dict[str, Any]] = [
    {"game": "stalingrad", "scenario": "quick-duel", "options": {}},
    {"game": "stalingrad", "scenario": "stop-the-advance/deep-battle", "options": {"mode": "advanced"}},
    {"game": "stalingrad", "scenario": "deep-battle", "options": {"mode": "advanced", "players": 4}},
    {"game": "panzer", "scenario": "great-battle", "options": {}},
    {"game": "panzer", "scenario": "battle", "options": {"fire-correction": True, "flank-attack": True}},
    {"game": "spearpoint", "scenario": "standard", "options": {}, "aid": "off"},
    {"game": "spearpoint", "scenario": "skirmish", "options": {}, "aid": "off"},
]


@pytest.mark.parametrize("standard", STANDARD, ids=str)
def test_standard_set_ups_are_rated(running: Running, standard: dict[str, Any]) -> None:
    answer = signed_in(running).post("/api/games", {"clock": CLOCK, "rated": True, **standard})
    assert answer.status_code == 201, answer.text


def test_against_the_computer_a_rated_game_is_one_against_one(running: Running) -> None:
    """Ratings of sides are sums of their members', and a level's was measured alone."""
    ada = signed_in(running)
    options = {"mode": "advanced", "players": 4}
    seats = list(ada.post("/api/games", {**RATED, "rated": False, "options": options}).json()["invitations"])
    wanted = {**RATED, "options": options, "bots": dict.fromkeys(seats, "recruit")}
    assert "one against one" in ada.post("/api/games", wanted).json()["text"]


def test_rated_set_ups_give_both_sides_the_same_task() -> None:
    """Spearpoint's Situations are the only scenarios that treat the sides differently."""
    setups = title_of("spearpoint").setups()
    for name in setups.rules.scenarios:
        rules = rules_for(setups.completed(Setup("spearpoint", name)))
        first, second = ((rules.deck_min[seat], rules.deck_max[seat], rules.orders[seat].vp_goal) for seat in (0, 1))
        has_goals = rules.situation is not None and bool(rules.situation.goals)
        starts = {(orders.start_units, orders.start_command) for orders in rules.orders}
        is_even = first == second and not has_goals and len(starts) == 1
        assert (name not in setups.unrated_scenarios) == is_even, name


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


def test_ladder_lists_only_certain_ratings(running: Running) -> None:
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


def test_erased_player_has_no_rating(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    play(ada, bob)
    before = own_rating(bob)
    erased = player_of(running, ada)
    inside(running, running.inside.personal_data.erase, erased)
    assert own_rating(bob) == before
    rows = inside(running, running.inside._storage.execute, select(RATED_GAMES.c.player))
    assert {player_of(running, bob)} <= {row.player for row in rows}
    assert erased not in {row.player for row in rows}


# -- players who leave ----------------------------------------------------------------------------------------------


def seated(first: Client, second: Client, wanted: dict[str, Any] = RATED, **more: Any) -> tuple[str, Client, Client]:
    """A rated game in progress, with both seats."""
    made = first.post("/api/games", {**wanted, **more, "hold": ["german"]}).json()
    joined = second.post("/api/join", {"invitation": made["invitations"]["soviet"]["token"]}).json()
    return made["game"], first.as_(made["seats"]["german"]["token"]), second.as_(joined["token"])


def nameless(client: Client) -> Client:
    """The same seat without the name, as after an erasure."""
    return Client(client.http, client.token)


def left_seats(running: Running) -> list[Any]:
    return inside(running, running.inside._storage.execute, select(LEFT_SEATS))


def give_up(seat: Client, _: Client) -> None:
    assert nameless(seat).say("resign").status_code == 200


def be_beaten(seat: Client, other: Client) -> None:
    """Both seats play until somebody has won."""
    finish({"german": nameless(seat), "soviet": other}, Random(3))


def agree_on_a_draw(seat: Client, other: Client) -> None:
    other.say("offer draw")
    assert nameless(seat).say("accept draw").status_code == 200


@pytest.mark.parametrize("end", [give_up, be_beaten, agree_on_a_draw])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_rated_game_counts_although_a_player_was_erased(
    kind: str, end: Callable[[Client, Client], None], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with serving(request.getfixturevalue("postgresql").new_database() if kind == "postgresql" else tmp_path) as running:
        ada, bob, other = (signed_in(running, name) for name in ("Ada", "Bob", "Other"))
        play(ada, other, loser="german")  # so that Ada is no newcomer
        known, was = own_rating(ada), player_of(running, ada)
        _, german, soviet = seated(ada, bob)
        assert ada.post("/api/player/erase").status_code == 200
        (kept,) = left_seats(running)
        assert (kept.points, kept.margin) == (known["points"], known["margin"]), "as it was shown, and nothing else"
        assert soviet.look()["players"] == {"soviet": "Bob"}
        end(german, soviet)
        winners = soviet.look()["outcome"]["winners"]
        places = [int(bool(winners) and seat not in winners) for seat in ("german", "soviet")]
        expected = after([[strength_of(known["points"], known["margin"])], [Strength()]], places)[1][0]
        mine = own_rating(bob)
        assert (mine["points"], mine["margin"]) == (expected.points, expected.margin)
        assert mine["won"] + mine["drawn"] + mine["lost"] == 1
        assert left_seats(running) == []
        assert was not in str(inside(running, running.inside._storage.execute, select(RATED_GAMES)))
        told = soviet.get("/api/table/ratings").json()["seats"]
        assert told["german"] is None
        assert told["soviet"]["change"]["after"] == mine["points"]


def test_erased_player_times_out_and_it_counts(running: Running, passes: Callable[[int], None]) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    _, _, soviet = seated(ada, bob)
    ada.post("/api/player/erase")
    while "soviet" in soviet.look()["to-act"]:  # both lay out at the same time
        soviet.play_once(Random(1))
    passes(700_000)
    assert soviet.look()["outcome"]["winners"] == ["soviet"]
    assert own_rating(bob)["won"] == 1


def test_erased_player_can_win(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    _, _, soviet = seated(ada, bob)
    ada.post("/api/player/erase")
    soviet.say("resign")
    assert own_rating(bob)["lost"] == 1


def test_if_both_were_erased_nothing_is_left(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    _, german, _ = seated(ada, bob)
    ada.post("/api/player/erase")
    bob.post("/api/player/erase")
    assert len(left_seats(running)) == 2
    assert nameless(german).say("resign").status_code == 200
    assert left_seats(running) == []


def test_rated_game_survives_creator_erasure(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    made = ada.post("/api/games", {**RATED, "hold": ["german"]}).json()
    ada.post("/api/player/erase")
    joined = bob.post("/api/join", {"invitation": made["invitations"]["soviet"]["token"]}).json()
    running.client(made["seats"]["german"]["token"]).say("resign")
    assert bob.as_(joined["token"]).look()["outcome"]["winners"] == ["soviet"]
    assert own_rating(bob)["won"] == 1


def test_a_rated_seat_cannot_be_taken_over_by_its_link(running: Running) -> None:
    """Neither a third person nor the opponent, who would play both seats and so keep the game from being counted."""
    ada, bob, eve = (signed_in(running, name) for name in ("Ada", "Bob", "Eve"))
    _, german, soviet = seated(ada, bob)
    ada.post("/api/player/erase")
    for one in (bob, eve):
        assert one.post("/api/player/games/keep", {"seats": [german.token]}).json() == {"kept": [False]}
    assert bob.post("/api/player/games/keep", {"seats": [soviet.token]}).json() == {"kept": [True]}
    give_up(german, soviet)
    assert own_rating(bob)["won"] == 1


def test_a_seat_that_the_host_has_revoked_counts_until_somebody_takes_it(running: Running) -> None:
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    game, _, soviet = seated(ada, bob)
    inside(running, revoke, running.inside._storage, game, "german")
    assert len(left_seats(running)) == 1
    soviet.say("resign")
    assert own_rating(bob)["lost"] == 1
    game, _, soviet = seated(ada, bob)
    new = inside(running, revoke, running.inside._storage, game, "german")
    assert ada.post("/api/join", {"invitation": new.token}).status_code == 200
    assert left_seats(running) == []
    soviet.say("resign")
    assert own_rating(bob)["lost"] == 2
    assert own_rating(ada)["won"] == 1


def test_a_game_that_the_host_closes_or_deletes_leaves_nothing(running: Running) -> None:
    for end in (close_game, delete_game):
        ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
        game, _, _ = seated(ada, bob)
        ada.post("/api/player/erase")
        inside(running, end, running.inside._storage, game)
        assert left_seats(running) == []
        assert bob.get("/api/player/ratings").json() == {"ratings": []}


def test_erasing_and_resigning_at_the_same_moment_on_two_servers(postgresql: Cluster) -> None:
    """Whichever comes first, the game counts once, for the other player, and nothing of the erased player remains."""
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as two, ThreadPoolExecutor(2) as pool:
        bob = signed_in(one, "Bob")
        for number in range(1, 13):
            ada = signed_in(one, "Ada")
            was = player_of(one, ada)
            _, german, _ = seated(ada, bob)
            elsewhere = Client(two.client().http, german.token)
            do = [lambda one=ada: one.post("/api/player/erase"), lambda seat=elsewhere: seat.say("resign")]
            for sent in [pool.submit(each) for each in do[:: 1 if number % 2 else -1]]:
                assert sent.result().status_code == 200
            assert own_rating(bob)["won"] == number
            assert left_seats(one) == []
            for table in (RATED_GAMES, RATINGS, PLAYER_SEATS):
                assert was not in str(inside(one, one.inside._storage.execute, select(table)))


def test_seeking_pairs_by_rating(running: Running, passes: Callable[[int], None]) -> None:
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
