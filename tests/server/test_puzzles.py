"""Puzzles over HTTP: the data sent before the answer, and after it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from fogline.analysis.puzzles import book_of, position
from fogline.desk import puzzles as puzzle_forms
from fogline.desk.replays import replay_record
from fogline.kit.registry import titles
from tests.server.serving import Client

TITLES = ("stalingrad", "panzer", "spearpoint")


def test_the_list_names_every_puzzle_and_that_of_the_day(client: Client) -> None:
    found = client.get("/api/puzzles").json()
    assert [one["title"] for one in found["titles"]] == [name for name in titles() if book_of(name).puzzles]
    for one in found["titles"]:
        puzzles = book_of(one["title"]).puzzles
        told = [(one["themes"][theme], grade, bool(guess)) for theme, grade, guess in one["puzzles"]]
        assert told == [(puzzle.theme, puzzle.grade, puzzle.belief is not None) for puzzle in puzzles]
    today = found["today"]
    assert client.get("/api/puzzle", params=today).status_code == 200
    assert client.get("/api/puzzles").json()["today"] == today


@pytest.mark.parametrize("title", TITLES)
def test_before_the_answer_a_puzzle_shows_only_the_seats_view(client: Client, title: str) -> None:
    book = book_of(title)
    puzzle = book.puzzles[1]
    answer = client.get("/api/puzzle", params={"title": title, "number": 1})
    found = answer.json()
    seen = replay_record(book.records[puzzle.record], puzzle.seat, puzzle.at, 1)
    assert (found["view"], found["legal"]) == (seen["positions"][0]["view"], seen["positions"][0]["legal"])
    assert set(found) == {
        "title", "number", "grade", "setup", "seats", "sides", "seat", "view", "legal", "spots",
    }  # fmt: skip
    assert client.get("/api/puzzle", params={"title": title, "number": 1}).content == answer.content


@pytest.mark.parametrize("title", TITLES)
def test_a_puzzle_is_the_same_whatever_is_hidden(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every byte, in worlds that the seat cannot tell apart."""
    book, rng, changed = book_of(title), Random(11), 0
    for number in Random(title).sample(range(len(book.puzzles)), 4):
        told = json.dumps(puzzle_forms.shown_of(book, number))
        puzzle, table, seat = position(book, number)
        for _ in range(3):
            truth = table._state
            table._state = table.game.imagine(table.view(seat), rng)
            changed += table._state.key() != truth.key()
            with monkeypatch.context() as patched:
                found = (puzzle, table, seat)
                patched.setattr(puzzle_forms, "position", lambda *_, found=found: found)
                assert json.dumps(puzzle_forms.shown_of(book, number)) == told
    assert changed


@pytest.mark.parametrize("title", TITLES)
def test_an_answer_gets_its_verdict_and_value(client: Client, title: str) -> None:
    puzzle = book_of(title).puzzles[0]
    found = client.post("/api/puzzle/answer", {"title": title, "number": 0, "action": puzzle.best.action}).json()
    assert found["verdict"] in ("right", "failed")
    assert found["theme"] == puzzle.theme
    assert [one["action"] for one in found["choices"]] == [one.action for one in puzzle.choices[:5]]
    assert found["sentences"][0]["key"] == "puzzle-right"
    wrong: Any = client.post(
        "/api/puzzle/answer", {"title": title, "number": 0, "action": puzzle.choices[1].action}
    ).json()
    assert wrong["verdict"] == "wrong"
    assert wrong["action"] == puzzle.choices[1].action
    assert wrong["sentences"][0]["key"] == "review-mistake"


def test_a_guess_is_scored(client: Client) -> None:
    puzzles = book_of("stalingrad").puzzles
    number = next(at for at, one in enumerate(puzzles) if one.belief is not None)
    belief = puzzles[number].belief
    assert belief is not None
    named = {"title": "stalingrad", "number": number}
    found = client.post("/api/puzzle/guess", {**named, "chances": list(belief.chances)}).json()
    assert found["score"] == 100
    assert (found["truth"], found["worlds"]) == (list(belief.truth), belief.worlds)
    for bad in ([], [0.5], [2.0] * len(belief.chances), [0.1] * 61, "x"):
        assert client.post("/api/puzzle/guess", {**named, "chances": bad}).status_code == 422, bad
    named["number"] = next(at for at, one in enumerate(puzzles) if one.belief is None)
    assert client.post("/api/puzzle/guess", {**named, "chances": [0.5]}).status_code == 422


def test_unknown_puzzles_and_illegal_answers_are_refused(client: Client) -> None:
    for title, number in (
        ("stalingrad", 4999),
        ("stalingrad", 5000),
        ("stalingrad", -1),
        ("stalingrad", "x"),
        ("chess", 0),
    ):
        assert client.get("/api/puzzle", params={"title": title, "number": number}).status_code == 422, (title, number)
    assert client.get("/api/puzzle", params={"title": "x" * 41, "number": 0}).status_code == 422
    first = {"title": "stalingrad", "number": 0}
    refused = client.post("/api/puzzle/answer", {**first, "action": "done"})
    assert (refused.status_code, refused.json()["error"]) == (422, "illegal")
    assert client.post("/api/puzzle/answer", {**first, "action": "x" * 201}).status_code == 422
    assert client.post("/api/puzzle/answer", first).status_code == 422
