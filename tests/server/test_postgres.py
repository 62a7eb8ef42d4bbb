"""Two servers that share one PostgreSQL: each knows what the other has done, and of two rivals exactly one wins."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy.exc import IntegrityError

from fogline.__main__ import main
from fogline.desk.keeping import INVITE, SEAT, Key, Row, Stored
from fogline.kernel.setup import Setup
from fogline.server.storage.storage import CHANNEL, Storage, Taken
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, SKIRMISH, Client, Running, begin, events_in, finish, lay_out, serving
from tests.server.test_streams import listen

GAME = Stored(Setup("stalingrad", "quick-duel"), 1, 5, "{}", None)
TO_THE_SHOT = (
    ("american", "take SHE", "take SHE", "done"),
    ("german", "take PZ4", "take PZ4", "done"),
    ("american", "deploy SHE B1", "deploy SHE C1", "done"),
    ("german", "deploy PZ4 B6", "deploy PZ4 C6", "done"),
    ("american", "move B1 B1-B2"),
    ("german", "move B5 B6-B5"),
    ("american", "move B2 B2-B3"),
    ("german", "move A4"),
    ("american", "search B5"),
    ("american", "shoot B3"),
)
"""A game of Skirmish up to a shot, which is a draw of chance."""
KINDS = ("SN", "EA", "DE", "OF", "SC", "MO", "MG", "IN")


@pytest.fixture(scope="module")
def database(postgresql: Cluster) -> str:
    return postgresql.new_database()


@pytest.fixture(scope="module")
def both(database: str) -> Iterator[tuple[Running, Running]]:
    with serving(database) as one, serving(database) as other:
        yield one, other


def at(running: Running, seats: dict[str, Client]) -> dict[str, Client]:
    """The same seats at another server."""
    return {name: running.client(client.token) for name, client in seats.items()}


def told(client: Client) -> dict[str, Any]:
    """The data known there, without the passing time."""
    return {name: value for name, value in client.look().items() if name != "clock"}


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH], ids=["stalingrad", "panzer"])
def test_a_game_is_played_at_both_servers_in_turn(both: tuple[Running, Running], setup: dict[str, Any]) -> None:
    made = both[0].client().post("/api/games", setup).json()
    (own,) = made["seats"].values()
    (invitation,) = made["invitations"].values()
    joined = both[1].client().post("/api/join", {"invitation": invitation["token"]}).json()
    tokens = (own["token"], joined["token"])
    rng = Random(4)
    seats = [[one.client(token) for one in both] for token in tokens]
    while not seats[0][0].look()["outcome"]:
        for clients in seats:
            here, there = rng.sample(clients, 2)
            here.play_once(rng)
            assert told(here) == told(there)
    records = {one.get("/api/table/record").text for clients in seats for one in clients}
    assert len(records) == 1


def test_a_cluster_without_an_encoding_is_served(postgresql: Cluster) -> None:
    """As created by ``initdb`` without a locale: its driver would return texts as bytes."""
    database = postgresql.new_database("SQL_ASCII")
    with serving(database) as one, serving(database) as other:
        seats = begin(one.client())
        finish(seats, Random(4))
        assert at(other, seats)["german"].look()["outcome"], "heard of it"


def test_of_two_actions_for_one_number_exactly_one_wins_across_servers(both: tuple[Running, Running]) -> None:
    german = begin(both[0].client())["german"]
    rivals = [both[number % 2].client(german.token) for number in range(8)]
    kinds = list(KINDS)
    with ThreadPoolExecutor(8) as pool:
        for number in range(6):
            asked = [pool.submit(one.act, f"place {kind}", sequence=number) for one, kind in zip(rivals, kinds)]
            answers = [one.result() for one in asked]
            won = [kind for kind, answer in zip(kinds, answers) if answer.status_code == 200]
            assert len(won) == 1
            for answer in answers:
                if answer.status_code != 200:
                    assert (answer.status_code, answer.json()["error"]) == (409, "stale")
                    assert answer.json()["sequence"] == number + 1
            kinds = [kind for kind in kinds if kind not in won]
    for one in both:
        news = one.client(german.token).get("/api/table/news").json()["news"]
        assert [each["number"] for each in news] == list(range(1, 7))


def test_the_same_action_at_both_servers_is_one(both: tuple[Running, Running]) -> None:
    """Even with chance in it: a shot is drawn once."""
    with ThreadPoolExecutor(2) as pool:
        for _ in range(6):
            seats = begin(both[0].client(), SKIRMISH)
            pairs = {name: [running.client(seats[name].token) for running in both] for name in ("american", "german")}
            for name, *actions in TO_THE_SHOT:
                number = pairs[name][0].look()["sequence"]
                asked = [
                    pool.submit(twin.post, "/api/table/actions", {"sequence": number, "actions": actions})
                    for twin in pairs[name]
                ]
                answers = {answer.result().content for answer in asked}
                assert len(answers) == 1, answers
                assert b'"news"' in answers.pop()
            news = pairs["german"][1].get("/api/table/news").json()["news"]
            assert [event["event"] for one in news for event in one["events"]].count("drawn") == 1


def test_a_seat_is_taken_once(both: tuple[Running, Running]) -> None:
    for number in range(6):
        made = both[0].client().post("/api/games", DUEL).json()
        invitation = made["invitations"]["soviet"]["token"]
        with ThreadPoolExecutor(4) as pool:
            asked = [
                pool.submit(
                    both[rival % 2].client().post, "/api/join", {"invitation": invitation, "nonce": f"{rival}" * 16}
                )
                for rival in range(4)
            ]
            answers = [one.result() for one in asked]
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409], number
        seat = next(answer.json()["token"] for answer in answers if answer.status_code == 200)
        assert all(one.client(seat).look()["joined"] == ["german", "soviet"] for one in both)


def test_a_rematch_is_begun_once(both: tuple[Running, Running]) -> None:
    seats = begin(both[0].client())
    seats["german"].say("resign")
    elsewhere = at(both[1], seats)
    with ThreadPoolExecutor(4) as pool:
        askers = [seats["german"], elsewhere["german"], seats["soviet"], elsewhere["soviet"]]
        answers = [one.result() for one in [pool.submit(asker.post, "/api/table/rematch") for asker in askers]]
    assert [answer.status_code for answer in answers] == [200] * 4
    forms = [answer.json() for answer in answers]
    assert len({form["game"] for form in forms}) == 1
    assert (forms[0], forms[2]) == (forms[1], forms[3])
    assert elsewhere["german"].look()["rematch"] == forms[0]["game"]


def test_a_clock_falls_once(both: tuple[Running, Running]) -> None:
    seats = begin(both[0].client(), {**DUEL, "clock": {"start": 1, "bonus": 0, "most": None}})
    lookers = [running.client(one.token) for running in both for one in seats.values()]
    with ThreadPoolExecutor(len(lookers)) as pool:
        until = time.monotonic() + 20
        while not lookers[0].look()["outcome"]:
            assert time.monotonic() < until
            list(pool.map(lambda one: one.look(), lookers))
        seen = list(pool.map(lambda one: one.look(), lookers))
    assert {tuple(one["outcome"]["reasons"]) for one in seen} == {("time",)}
    record = lookers[0].get("/api/table/record").text
    assert record.count("run out of time") == 1


def test_a_bot_acts_once(both: tuple[Running, Running]) -> None:
    """Both servers are polled all the time, so both may ask the bot; it acts once per turn."""
    made = both[0].client().post("/api/games", {**SKIRMISH, "bots": {"german": "recruit"}}).json()
    token = made["seats"]["american"]["token"]
    here, there = (running.client(token) for running in both)
    rng = Random(2)
    until = time.monotonic() + 60
    while not (seen := rng.choice((here, there)).look())["outcome"]:
        assert time.monotonic() < until
        there.look()
        if "american" in seen["to-act"]:
            action = rng.choice(seen["legal"][rng.choice(list(seen["legal"]))])
            answer = rng.choice((here, there)).act(action, sequence=seen["sequence"])
            assert answer.status_code == 200 or answer.json()["error"] == "stale"  # the bot was ready meanwhile
        else:
            time.sleep(0.005)
    record = here.get("/api/table/record").text
    assert record == there.get("/api/table/record").text
    assert here.post("/api/replay", {"record": record, "at": 0}).status_code == 200, "every line was legal"


# -- streams ------------------------------------------------------------------------------------------


def test_a_stream_reports_events_at_the_other_server(both: tuple[Running, Running]) -> None:
    seats = begin(both[0].client())
    heard: list[tuple[float, str]] = []
    began = threading.Event()

    def follow() -> None:
        with (
            httpx.Client(base_url=both[1].url, timeout=10) as http,
            http.stream("GET", "/api/table/events", headers=seats["german"].headers) as answer,
        ):
            for part in answer.iter_text():
                heard.append((time.monotonic(), part))
                began.set()
                if "place EA" in part:
                    return

    thread = threading.Thread(target=follow)
    thread.start()
    assert began.wait(5)
    done = time.monotonic()
    assert seats["german"].act("place EA", sequence=0).status_code == 200
    thread.join(10)
    assert [data["action"] for _, kind, data in events_in("".join(part for _, part in heard)) if kind == "news"] == [
        "place EA"
    ]
    assert heard[-1][0] - done < 2


def test_streams_cut_at_random_resume_at_the_other_server(both: tuple[Running, Running]) -> None:
    seats = begin(both[0].client())
    lay_out(seats, Random(3))
    start = {name: one.look()["sequence"] for name, one in seats.items()}
    got: dict[str, list[int]] = {}
    goal = 25

    def follow(name: str, token: str, seed: int) -> None:
        rng, last, numbers = Random(seed), start[name], list[int]()
        while last < start[name] + goal:
            here = rng.choice(both).url
            numbers += listen(here, token, last, min(last + rng.randint(1, 4), start[name] + goal), rng)
            last = numbers[-1]
        got[name] = numbers

    threads = [
        threading.Thread(target=follow, args=(name, one.token, seed)) for seed, (name, one) in enumerate(seats.items())
    ]
    for thread in threads:
        thread.start()
    finish({name: both[number % 2].client(one.token) for number, (name, one) in enumerate(seats.items())}, Random(9))
    for thread in threads:
        thread.join(30)
    assert set(got) == set(seats)
    for name, numbers in got.items():
        assert numbers == list(range(start[name] + 1, start[name] + len(numbers) + 1))
        assert len(numbers) >= goal


def test_notice_names_only_the_game(both: tuple[Running, Running], database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}".encode())
        seats = begin(both[0].client())
        for kind in ("SN", "EA"):
            seats["german"].act(f"place {kind}")
        payloads = [notice.payload for notice in connection.notifies(timeout=1)]
    assert set(payloads) == {seats["german"].look()["game"]}


# -- the database itself ------------------------------------------------------------------------------


def test_row_number_decides_between_servers(postgresql: Cluster) -> None:
    url = postgresql.new_database()
    one, other = Storage(url), Storage(url)
    undone: list[str] = []
    other.undone = undone.append
    with one.transaction():
        one.add_game("g", GAME)
        one.add_key("a" * 64, Key("g", INVITE, 0))
        one.add_lines("g", 1, [Row(0, "place SN", 7)])
    assert (other.length("g"), other.lines("g")) == (1, [Row(0, "place SN", 7)])
    with one.transaction():
        one.add_lines("g", 2, [Row(0, "place EA", 8)])
    with pytest.raises(IntegrityError), other.transaction():
        other.add_lines("g", 2, [Row(0, "place MO", 8)])
    assert undone == ["g"]
    assert other.lines("g", 1) == [Row(0, "place EA", 8)]
    with one.transaction():
        one.use_invitation("a" * 64)
        one.add_key("b" * 64, Key("g", SEAT, 0))
        one.set_started("g", 9)
    with pytest.raises(Taken), other.transaction():
        other.use_invitation("a" * 64)
    with pytest.raises(Taken), other.transaction():
        other.set_started("g", 10)
    assert (other.length("g"), other.standing("g").joined, other.standing("g").started) == (2, (0,), 9)
    one.close()
    other.close()


def test_servers_that_start_together_agree_on_the_schema(postgresql: Cluster) -> None:
    url = postgresql.new_database()
    with ThreadPoolExecutor(4) as pool:
        opened = list(pool.map(Storage, [url] * 4))
    for storage in opened:
        assert storage.lines("none") == []
        storage.close()


def test_servers_continue_when_the_database_is_back(postgresql: Cluster) -> None:
    url = postgresql.new_database()
    with serving(url) as one, serving(url) as other:
        seats = begin(one.client())
        elsewhere = at(other, seats)
        seats["german"].act("place SN", sequence=0)
        elsewhere["german"].look()
        heard: list[str] = []

        def follow() -> None:
            with (
                httpx.Client(base_url=other.url, timeout=30) as http,
                http.stream("GET", "/api/table/events", headers=seats["german"].headers) as answer,
            ):
                for part in answer.iter_text():
                    heard.append(part)
                    if '"action":"place MO"' in part:
                        return

        thread = threading.Thread(target=follow)
        thread.start()
        while '"action":"place SN"' not in "".join(heard):
            time.sleep(0.01)
        postgresql.stop()
        try:
            refused = seats["german"].act("place EA", sequence=1)
            assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
            assert elsewhere["soviet"].get("/api/table").status_code == 503
        finally:
            postgresql.start()
        assert seats["german"].act("place EA", sequence=1).status_code == 200
        assert elsewhere["german"].act("place MO", sequence=2).status_code == 200
        assert seats["german"].look()["sequence"] == 3
        thread.join(20)
        news = [data["action"] for _, kind, data in events_in("".join(heard)) if kind == "news"]
        assert news == ["place SN", "place EA", "place MO"]


def test_a_database_that_is_not_there_is_refused_without_its_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"postgresql://me:secret@/games?host={tmp_path}"
    assert main(["serve", "--port", "0", "--database", url]) == 2
    said = capsys.readouterr().err
    assert "cannot be used" in said
    assert "secret" not in said
