"""Advice at training tables over HTTP: hints in three steps, judgements, and predictions of what an action will
reveal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogline.analysis.advisor import answer
from tests.server.serving import DUEL, SKIRMISH, Client, begin, lay_out
from tests.server.test_training import TRAINING, at_the_front, take_back

BOTH = {**DUEL, "hold": ["german", "soviet"], "training": True}
MEETING = {"game": "spearpoint", "scenario": "meeting-engagement", "training": True}


def hint(player: Client, step: int) -> dict[str, Any]:
    got = player.get(f"/api/table/hint?step={step}")
    assert got.status_code == 200, got.text
    found: dict[str, Any] = got.json()
    return found


def test_hint_has_three_increasingly_detailed_steps(client: Client) -> None:
    player = at_the_front(client)
    seen = player.look()
    first, second, third = (hint(player, step) for step in (1, 2, 3))
    assert (first["verb"] in seen["legal"], first["among"], "candidates" in first) == (True, [], False)
    assert first["sequence"] == seen["sequence"]
    candidates = second["candidates"]
    assert 1 < len(candidates) <= 5
    assert candidates[0]["action"].split()[0] == first["verb"]
    assert all(one["action"] in seen["legal"][one["action"].split()[0]] for one in candidates)
    assert all(not one["facts"] and not one["tells"] for one in candidates)
    assert [one["action"] for one in third["candidates"]] == [one["action"] for one in candidates]
    assert any(one["facts"] for one in third["candidates"])
    assert player.look() == seen, "nothing was played"


def test_a_set_up_is_not_compared(client: Client) -> None:
    seats = begin(client, TRAINING)
    found = hint(seats["german"], 3)
    assert (found["worlds"], found["verb"], found["among"], found["candidates"]) == (0, None, [], [])


def test_judgement_uses_knowledge_at_the_time(client: Client) -> None:
    player = at_the_front(client)
    best, *_, worst = hint(player, 2)["candidates"]
    player.act(best["action"])
    good = player.get("/api/table/judgement").json()
    assert (good["action"], good["verdict"], good["loss"]) == (best["action"], "best", 0)
    take_back(player)
    player.act(worst["action"])
    other = player.get("/api/table/judgement").json()
    assert (other["action"], other["best"]["action"]) == (worst["action"], best["action"])
    assert other["loss"] >= 0
    assert other["played"]["action"] == worst["action"]


def test_before_the_first_action_nothing_can_be_judged(client: Client) -> None:
    seats = begin(client, BOTH)
    refused = seats["german"].get("/api/table/judgement")
    assert (refused.status_code, refused.json()["error"]) == (409, "nothing-done")
    seats["german"].act("place SN")
    found = seats["german"].get("/api/table/judgement").json()
    assert (found["action"], found["verdict"], found["worlds"]) == ("place SN", None, 0)


def test_disclosures_match_the_news(client: Client) -> None:
    seats = begin(client, BOTH)
    rng = Random(4)
    lay_out(seats, rng)
    compared = 0
    while compared < 6:
        for name, player in seats.items():
            seen = player.look()
            if seen["seat"] not in seen["to-act"]:
                continue
            action = rng.choice(seen["legal"][rng.choice(list(seen["legal"]))])
            asked = player.post("/api/table/telling", {"sequence": seen["sequence"], "actions": [action]})
            assert asked.status_code == 200, asked.text
            assert player.look() == seen
            (side,) = asked.json()["sides"]
            enemy = seats["soviet" if name == "german" else "german"]
            before = enemy.look()["sequence"]
            player.act(action)
            news = enemy.get(f"/api/table/news?after={before}").json()["news"]
            told = [event for one in news[:1] for event in one["events"]]
            if side["is-same"]:
                assert told == side["events"]
                compared += 1
            else:
                assert_adds_up(side)


def assert_adds_up(side: dict[str, Any]) -> None:
    shares = [one["percent"] for one in (*side["outcomes"], side["other"]) if one is not None]
    assert sum(shares) == 100
    assert min(shares) > 0
    assert side["model"] in ("even", "veteran")
    assert side["worlds"] == 400 or side["is-exact"]


@pytest.mark.parametrize("terms", [{**SKIRMISH, "training": True}, MEETING], ids=lambda terms: str(terms["game"]))
def test_disclosures_add_up_in_every_title(client: Client, terms: dict[str, Any]) -> None:
    seats = begin(client, {**terms, "hold": ["american", "german"]})
    rng, asked = Random(2), 0
    for _ in range(40):
        player = next((one for name, one in seats.items() if name in one.look().get("to-act", ())), None)
        if player is None:
            break
        seen = player.look()
        action = rng.choice(seen["legal"][rng.choice(list(seen["legal"]))])
        got = player.post("/api/table/telling", {"sequence": seen["sequence"], "actions": [action]})
        assert got.status_code == 200, got.text
        for side in got.json()["sides"]:
            if not side["is-same"]:
                assert_adds_up(side)
            asked += 1
        player.act(action)
    assert asked >= 20


def test_a_finished_set_up_reveals_nothing_yet(client: Client) -> None:
    seats = begin(client, BOTH)
    german = seats["german"]
    wanted = {"sequence": german.look()["sequence"], "actions": ["place SN", "place EA"]}
    (side,) = german.post("/api/table/telling", wanted).json()["sides"]
    assert (side["side"], side["events"], side["is-same"], side["bits"]) == ("soviet", [], True, 0)


@pytest.mark.parametrize(
    ("actions", "error"),
    [(["nonsense"], "notation"), (["hold"], "illegal"), (["search S1a", "search S1b"], "batch")],
)
def test_a_batch_that_cannot_be_sent_is_refused_as_it_would_be(client: Client, actions: list[str], error: str) -> None:
    player = at_the_front(client)
    sequence = player.look()["sequence"]
    asked = player.post("/api/table/telling", {"sequence": sequence, "actions": actions})
    sent = player.act(*actions, sequence=sequence)
    assert asked.json()["error"] == error
    assert (asked.status_code, asked.content) == (sent.status_code, sent.content)
    stale = player.post("/api/table/telling", {"sequence": sequence - 1, "actions": ["search S1a"]})
    assert stale.json()["error"] == "stale"


@pytest.mark.parametrize("setup", [{**SKIRMISH, "hold": ["american", "german"]}, {**TRAINING, "training": False}])
def test_other_tables_give_no_advice(client: Client, setup: dict[str, Any]) -> None:
    seats = begin(client, setup)
    player = seats[next(iter(seats))]
    telling = player.post("/api/table/telling", {"sequence": player.look()["sequence"], "actions": ["place SN"]})
    for refused in (player.get("/api/table/hint"), player.get("/api/table/judgement"), telling):
        assert (refused.status_code, refused.json()["error"]) == (409, "not-training")


def test_watchers_and_waiting_seats_get_no_hint(client: Client) -> None:
    seats = begin(client, BOTH)
    lay_out(seats, Random(3))
    waiting = next(seats[name] for name in ("german", "soviet") if name not in seats[name].look()["to-act"])
    assert waiting.get("/api/table/hint").json()["error"] == "not-your-turn"
    for path in ("hint", "judgement"):
        assert seats["watch"].get(f"/api/table/{path}").json()["error"] == "watching"
    assert waiting.get("/api/table/hint?step=4").status_code == 422


def test_a_card_game_gives_hints(client: Client) -> None:
    player = begin(client, {**MEETING, "bots": {"german": "recruit"}})["american"]
    found = hint(player, 3)
    assert found["judge"] == "veteran"
    assert found["step"] == 3


def test_a_failed_request_is_reported_and_the_process_continues() -> None:
    assert answer({"game": "stalingrad", "view": {}})["kind"] in ("KeyError", "TypeError", "ValueError")
