"""Phrases at the table: who says them, who reads them, how often, and how long they are stored."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import select

from fogline.locale import LANGUAGES, texts_in
from fogline.server.games.phrases import HOUR, KEPT, MAX_AN_HOUR, PAUSE, Phrase
from fogline.server.operations.edits import delete_game
from fogline.server.storage.schema import PHRASES
from tests.server.players import inside
from tests.server.postgres import Cluster
from tests.server.serving import Client, Running, begin, serving

PATH = "/api/table/phrases"


def say(client: Client, phrase: str) -> None:
    answer = client.post(PATH, {"phrase": phrase})
    assert answer.status_code == 200, answer.text


def said(client: Client) -> list[tuple[str, str]]:
    """The phrases that a client reads, by speaker."""
    return [(one["seat"], one["phrase"]) for one in client.get("/api/table/news").json()["phrases"]]


def streamed(client: Client) -> Generator[dict[str, Any], None, None]:
    """The events of a stream."""
    text = ""
    with client.listening() as stream:
        for part in stream.iter_text():
            text += part
            while "\n\n" in text:
                event, _, text = text.partition("\n\n")
                fields = dict(line.split(": ", 1) for line in event.splitlines() if not line.startswith(":"))
                if fields:
                    yield {"event": fields["event"], **json.loads(fields["data"])}


def test_everybody_at_the_table_can_read_a_seats_phrases_at_any_time(
    client: Client, passes: Callable[[int], None]
) -> None:
    """Including watchers; whoever is to act, and after the game is over. The record does not contain them."""
    seats = begin(client)
    say(seats["soviet"], "hello")
    passes(PAUSE)
    say(seats["german"], "good-luck")
    seats["german"].say("resign")
    passes(PAUSE)
    say(seats["soviet"], "good-game")
    expected = [("soviet", "hello"), ("german", "good-luck"), ("soviet", "good-game")]
    assert [said(one) for one in seats.values()] == [expected] * 3
    record = seats["german"].get("/api/table/record").text
    assert not any(phrase in record for _, phrase in expected)


def test_a_stream_sends_phrases_as_they_are_said(running: Running, passes: Callable[[int], None]) -> None:
    """Existing ones come before the table; each is told once."""
    seats = begin(running.client())
    say(seats["german"], "hello")
    say(seats["soviet"], "hello")
    listening = streamed(running.client(seats["watch"].token))
    first = [next(listening) for _ in range(3)]
    told = [(one["event"], one.get("seat")) for one in first]
    assert told == [("phrase", "german"), ("phrase", "soviet"), ("table", None)]
    assert first[0]["at"] < first[1]["at"]
    passes(PAUSE)
    say(seats["german"], "thanks")
    assert next(listening) == {"event": "phrase", "at": first[0]["at"] + PAUSE, "seat": "german", "phrase": "thanks"}
    listening.close()


def test_phrases_are_rate_limited_and_repeatable(client: Client, passes: Callable[[int], None]) -> None:
    seats = begin(client)
    german, soviet = seats["german"], seats["soviet"]
    first = german.post(PATH, {"phrase": "hello"})
    assert german.post(PATH, {"phrase": "hello"}).content == first.content
    refused = german.post(PATH, {"phrase": "sorry"})
    assert (refused.status_code, refused.json()["error"], refused.headers["retry-after"]) == (429, "too-many", "5")
    say(soviet, "sorry")
    passes(PAUSE - 1)
    assert german.post(PATH, {"phrase": "sorry"}).headers["retry-after"] == "1"
    assert said(soviet) == [("german", "hello"), ("soviet", "sorry")]
    for _ in range(MAX_AN_HOUR - 1):
        passes(PAUSE)
        say(german, "thinking")
    passes(PAUSE)
    refused = german.post(PATH, {"phrase": "thanks"})
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) == (HOUR - MAX_AN_HOUR * PAUSE) // 1000 - 4
    assert len(said(soviet)) == MAX_AN_HOUR + 1
    passes(HOUR)
    say(german, "thanks")
    assert len(said(soviet)) == MAX_AN_HOUR + 1, "each seat has a limit"


def test_watchers_read_phrases_and_say_none(client: Client) -> None:
    seats = begin(client)
    assert seats["watch"].post(PATH, {"phrase": "hello"}).json()["error"] == "watching"
    for wrong in ("", "Hello", "you are lost", "G1a", None, 7):
        assert seats["german"].post(PATH, {"phrase": wrong}).json()["error"] == "invalid"
    assert said(seats["german"]) == []


def test_phrases_expire_after_a_week_or_with_their_game(
    running: Running, client: Client, passes: Callable[[int], None]
) -> None:
    seats, others = begin(client), begin(client)
    storage = running.inside._storage

    def stored() -> list[str]:
        return [row.game for row in inside(running, storage.execute, select(PHRASES.c.game))]

    game, other = (one["german"].look()["game"] for one in (seats, others))
    say(seats["german"], "hello")
    passes(KEPT - 1)
    assert said(seats["soviet"]) == [("german", "hello")]
    passes(1)
    assert said(seats["soviet"]) == []
    say(others["german"], "hello")
    assert game not in stored()
    assert other in stored()
    inside(running, delete_game, storage, other)
    assert other not in stored()


def test_phrase_limits_survive_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        german = begin(running.client())["german"]
        say(german, "hello")
    with serving(tmp_path) as running:
        german = running.client(german.token)
        assert german.post(PATH, {"phrase": "sorry"}).status_code == 429
        assert said(german) == [("german", "hello")]


def test_servers_that_share_a_database_share_phrases(postgresql: Cluster) -> None:
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as other:
        seats = begin(one.client())
        listening = streamed(other.client(seats["soviet"].token))
        assert next(listening)["event"] == "table"
        say(seats["german"], "hello")
        told = next(listening)
        assert (told["event"], told["seat"], told["phrase"]) == ("phrase", "german", "hello")
        assert other.client(seats["german"].token).post(PATH, {"phrase": "sorry"}).status_code == 429
        listening.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_a_text_of_its_own(language: str) -> None:
    told = {texts_in(language)(f"web-phrase-{phrase}") for phrase in get_args(Phrase)}
    assert len(told) == len(get_args(Phrase))
