"""Acting: repeated, late, refused, and at the same time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.pictures.panzer import position
from tests.server.serving import SKIRMISH, Client, Running, begin, lay_out, numbered, players


def test_the_same_request_again_gets_the_same_answer_and_is_not_played_again(client: Client) -> None:
    seats = begin(client)
    german = seats["german"]
    first = german.act("place SN", "place EA", sequence=0)
    assert first.status_code == 200
    for _ in range(3):
        assert german.act("place SN", "place EA", sequence=0).content == first.content
    assert german.look()["sequence"] == 2
    second = german.act("place DE", sequence=2).json()
    again = german.act("place SN", "place EA", sequence=0).json()
    assert again["news"] == first.json()["news"] + second["news"]
    assert again["table"] == second["table"]
    assert german.look()["sequence"] == 3


def test_an_action_is_answered_with_the_position_that_a_look_shows(client: Client) -> None:
    seats = begin(client)
    lay_out(seats, Random(3))
    for _ in range(6):
        one = next(seat for seat in seats.values() if seat.look()["legal"])
        before = one.look()
        answer = one.act(next(iter(next(iter(before["legal"].values())))), sequence=before["sequence"]).json()
        after = one.look()
        assert answer["table"] == {name: after[name] for name in answer["table"]}
        assert {name for name in after if after[name] != before[name]} <= set(answer["table"])
        assert answer["news"] == one.get(f"/api/table/news?after={before['sequence']}").json()["news"]
        assert answer["sequence"] == after["sequence"] == answer["news"][-1]["number"]


@pytest.mark.parametrize(
    ("token", "body"),
    [
        ("german", b'{"sequence":0,"actions":["place SN"]}'),
        ("german", b'{"sequence":0,"actions":["place XX"]}'),
        ("german", b'{"sequence":0,"actions":["search S1a"]}'),
        ("german", b'{"sequence":9,"actions":["place SN"]}'),
        ("german", b'{"sequence":0,"actions":[]}'),
        ("german", b'{"sequence":0,"actions":["place SN"],"more":1}'),
        ("german", b'{"sequence":0,"actions":["\\ud800"]}'),
        ("german", b'{"sequence":"0","actions":["place SN"]}'),
        ("german", b'{"sequence":0,"act'),
        ("german", b""),
        ("watch", b'{"sequence":0,"actions":["place SN"]}'),
        ("nobody", b'{"sequence":0,"actions":["place SN"]}'),
        ("", b'{"sequence":0,"actions":["place SN"]}'),
    ],
)
def test_fast_path_gives_the_same_answers(client: Client, token: str, body: bytes) -> None:
    """Requests with more than plain ``application/json`` go through FastAPI (``app.FastPath``)."""
    answers = []
    for kind in ("application/json", "application/json; charset=utf-8"):
        seats = {name: one.token for name, one in begin(client).items()}
        headers = {"content-type": kind}
        if token:
            headers["authorization"] = f"Bearer {seats.get(token, 'x' * 32)}"
        answer = client.http.post("/api/table/actions", content=body, headers=headers)
        told = {name: value for name, value in answer.headers.items() if name != "date"}
        answers.append((answer.status_code, numbered([answer.content]), told))
    assert answers[0] == answers[1]


SHOT = """
        A     B     C     D
  6    g---  g---  gPAK  g---
  5    g---  gPZ4  g---  g---
  4    g---  g---  g---  g---
  3    a---  aSHE  a---  a---
  2    a---  a---  a---  a---
  1    aBAZ  a---  a---  a---
"""


def test_repetition_is_harmless_where_chance_has_acted_since(client: Client, running: Running) -> None:
    for _ in range(5):
        seats = begin(client, {**SKIRMISH, "options": {}})
        american = seats["american"]
        desk = running.inside.desk
        session = desk.cache.sessions[american.look()["game"]]
        session.table._state = position(SHOT)
        assert american.act("search B5").status_code == 200
        number = american.look()["sequence"]
        first = american.act("shoot B3", sequence=number)
        after = american.look()
        assert after["sequence"] == number + 2  # the shot, then what was drawn
        assert american.get("/api/table/news").json()["news"][-1]["events"][0]["event"] == "drawn"
        for _ in range(2):
            assert american.act("shoot B3", sequence=number).content == first.content
            assert american.look() == after
        assert [row.seat for row in session.rows] == [0, 0, -1]


def test_a_stale_action_is_refused_with_the_current_number(client: Client) -> None:
    german = begin(client)["german"]
    german.act("place SN", sequence=0)
    answer = german.act("place EA", sequence=0)
    assert answer.status_code == 409
    assert (answer.json()["error"], answer.json()["sequence"]) == ("stale", 1)
    assert german.act("place EA", sequence=7).json()["sequence"] == 1


def test_a_refusal_names_the_clause_and_the_message(client: Client) -> None:
    seats = begin(client)
    lay_out(seats, Random(0))
    mover = next(one for one in players(seats) if one.look()["to-act"] == [one.look()["seat"]])
    waiting = next(one for one in players(seats) if one is not mover)
    own = "G1a" if mover.look()["seat"] == "german" else "S1a"
    answer = mover.act(f"search {own}")
    assert answer.status_code == 422
    assert answer.json()["error"] == "illegal"
    assert answer.json()["clause"] == "ST-SEARCH-1"
    assert answer.json()["message"]["key"] == "refused-ST-SEARCH-1"
    assert mover.act("dance").json()["error"] == "notation"
    assert waiting.act("search S1a").json()["error"] == "not-your-turn"
    assert seats["watch"].act("search S1a").json()["error"] == "watching"


def test_why_not_answers_with_the_refusal_and_plays_nothing(client: Client) -> None:
    """The answer is 200: a page can ask why a card is idle without causing an error."""
    seats = begin(client)
    lay_out(seats, Random(0))
    mover = next(one for one in players(seats) if one.look()["to-act"] == [one.look()["seat"]])
    waiting = next(one for one in players(seats) if one is not mover)
    own = "G1a" if mover.look()["seat"] == "german" else "S1a"
    number = mover.look()["sequence"]

    def why_not(one: Client, *actions: str, late: int = 0) -> Any:
        answer = one.post("/api/table/why-not", {"sequence": one.look()["sequence"] - late, "actions": list(actions)})
        assert answer.status_code == 200, answer.text
        return answer.json()["refusal"]

    allowed = mover.look()["legal"]["search"][0]
    for actions in ([f"search {own}"], ["dance"], [allowed, "hold"]):
        assert why_not(mover, *actions) == mover.act(*actions, sequence=number).json()
    assert why_not(mover, f"search {own}")["clause"] == "ST-SEARCH-1"
    assert why_not(mover, allowed) is None
    assert why_not(mover, allowed, late=1)["error"] == "stale"
    assert why_not(waiting, "search S1a")["error"] == "not-your-turn"
    assert mover.look()["sequence"] == number
    asked = {"sequence": 0, "actions": ["hold"]}
    assert seats["watch"].post("/api/table/why-not", asked).status_code == 403


def test_batch_is_played_completely_or_not_at_all(client: Client) -> None:
    german = begin(client)["german"]
    assert german.act("place SN", "place XX").status_code == 422
    assert german.act("place SN", "done").json()["error"] == "illegal"
    assert german.look()["sequence"] == 0


@pytest.mark.parametrize("number", range(2))
def test_of_two_actions_for_one_number_exactly_one_wins(running: Running, number: int) -> None:
    seats = begin(running.client())
    german = seats["german"]
    with ThreadPoolExecutor(8) as pool:
        rivals = [running.client(german.token) for _ in range(8)]
        kinds = ["SN", "EA", "DE", "OF", "SC", "MO", "MG", "IN"]
        for at in range(4):
            asked = [pool.submit(one.act, f"place {kind}", sequence=at) for one, kind in zip(rivals, kinds)]
            answers = [one.result() for one in asked]
            assert sorted(answer.status_code for answer in answers)[:2] != [200, 200]
            won = [kind for kind, answer in zip(kinds, answers) if answer.status_code == 200]
            assert len(won) == 1
            kinds = [kind for kind in kinds if kind == "EA" or kind not in won]
            assert german.look()["sequence"] == at + 1


def test_many_copies_of_an_action_at_the_same_time_count_once(running: Running) -> None:
    german = begin(running.client())["german"]
    with ThreadPoolExecutor(8) as pool:
        rivals = [running.client(german.token) for _ in range(8)]
        answers = [one.result() for one in [pool.submit(rival.act, "place EA", sequence=0) for rival in rivals]]
    assert len({answer.content for answer in answers}) == 1
    assert german.look()["sequence"] == 1
