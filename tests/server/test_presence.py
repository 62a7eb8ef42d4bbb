"""How many people are here, and how many games can be watched: published without giving anybody away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from fogline.server.community.presence import BEAT_SECONDS, MOST, ROUNDED, Presence, error, rounded
from fogline.server.http.routes import community_routes as requests
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, WIDE, Client, Running, begin, players, serving


class Beats:
    """A clock that is advanced by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def beats() -> Beats:
    return Beats()


@pytest.fixture
def exact(tmp_path: Path, beats: Beats, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that counts without an error, by that clock."""
    monkeypatch.setattr(requests, "Presence", lambda: Presence(beats, lambda: 0))
    monkeypatch.setattr(requests, "COUNT_SECONDS", 0.0)
    with serving(tmp_path, WIDE) as server:
        yield server


def crowd(server: Running, count: int) -> list[Client]:
    return [server.client(address=f"127.0.1.{number}") for number in range(1, count + 1)]


def test_visitors_are_counted_once_and_reported_on_the_next_beat(exact: Running, beats: Beats) -> None:
    for client in crowd(exact, 20) * 2:
        assert client.get("/api/here").json() == {"people": 0, "watchable": 0}
    beats.now += BEAT_SECONDS
    client = exact.client()
    assert [client.get("/api/here").json()["people"] for _ in range(3)] == [20, 20, 20]
    beats.now += BEAT_SECONDS
    assert client.get("/api/here").json()["people"] == 0, "only one looked in meanwhile"


def test_people_at_tables_are_not_counted(exact: Running, beats: Beats) -> None:
    """Neither a player nor a watcher, nor anybody on any other page."""
    seats = begin(exact.client())
    german, soviet = players(seats)
    for client in crowd(exact, 30):
        for token in (german.token, soviet.token, seats["watch"].token):
            assert client.as_(token).get("/api/table").status_code == 200
        client.get("/api/lobby")
        client.get("/")
    beats.now += BEAT_SECONDS
    assert exact.client().get("/api/here").json()["people"] == 0


def test_games_to_watch_are_counted_as_they_are_listed(exact: Running) -> None:
    client = exact.client()
    seats = begin(client, {**DUEL, "listed": True})
    begin(client)
    assert client.get("/api/here").json()["watchable"] == 1 == len(client.get("/api/watch").json()["games"])
    seats["german"].say("resign")
    assert client.get("/api/here").json()["watchable"] == 0


def test_games_are_counted_rarely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, WIDE) as server:
        asked: list[int] = []

        def watchable() -> int:
            asked.append(3)
            return 3

        monkeypatch.setattr(server.inside.lobby, "watchable", watchable)
        client = server.client()
        assert {client.get("/api/here").content for _ in range(20)} == {b'{"people":0,"watchable":3}'}
        assert len(asked) == 1


def test_one_person_changes_the_chance_of_an_answer_at_most_by_a_factor_of_two() -> None:
    """For any number of visits that an attacker adds, by the exact probabilities of the error."""

    def chances(count: int) -> Counter[int]:
        told: Counter[int] = Counter()
        for off in range(-60, 61):
            told[rounded(count + off)] += Fraction(1, 3 * 2 ** abs(off))  # type: ignore[assignment]
        return told

    for count in range(40):
        one, other = chances(count), chances(count + 1)
        for told in (0, 10, 20):
            if one[told] > Fraction(1, 2**20):
                assert Fraction(49, 100) <= Fraction(one[told]) / Fraction(other[told]) <= Fraction(201, 100)


def test_the_error_has_the_right_distribution() -> None:
    drawn = Counter(error() for _ in range(20_000))
    for off in range(-3, 4):
        assert drawn[off] / 20_000 == pytest.approx(1 / (3 * 2 ** abs(off)), abs=0.02)


def test_an_error_stays_for_the_whole_beat(beats: Beats) -> None:
    """Otherwise it could be averaged out by asking again."""
    errors = iter((30, -30))
    presence = Presence(beats, lambda: next(errors))
    beats.now += BEAT_SECONDS
    assert {presence.look_in("a") for _ in range(50)} == {20}
    beats.now += BEAT_SECONDS
    assert {presence.look_in("a") for _ in range(50)} == {0}


def test_counts_are_rounded_and_limited(beats: Beats) -> None:
    assert [rounded(count) for count in (-9, 0, 4, 5, 14, 15, 34, 35, 10**6)] == [0, 0, 0, 10, 10, 20, 20, 50, MOST]
    assert [told for _, told in ROUNDED] == sorted({told for _, told in ROUNDED})
    presence = Presence(beats, lambda: 0)
    for number in range(3 * MOST):
        presence.look_in(str(number))
    assert len(presence._seen) == MOST
    beats.now += 2 * BEAT_SECONDS
    assert presence.look_in("a") == 0, "they looked in long ago"


def test_servers_that_share_a_database_share_the_game_count_but_not_the_visitors(
    postgresql: Cluster, beats: Beats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "Presence", lambda: Presence(beats, lambda: 0))
    monkeypatch.setattr(requests, "COUNT_SECONDS", 0.0)
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as other:
        begin(one.client(), {**DUEL, "listed": True})
        for client in crowd(one, 10):
            client.get("/api/here")
        beats.now += BEAT_SECONDS
        assert one.client().get("/api/here").json() == {"people": 10, "watchable": 1}
        assert other.client().get("/api/here").json() == {"people": 0, "watchable": 1}
