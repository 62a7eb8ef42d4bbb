"""Attacks on stored data: rows that were changed, exchanged or lost, and games that take long to read.

A request for a game that cannot be read must reveal nothing about it: the same bytes for every seat, every watcher and
every request, whatever the row says.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fogline.desk.keeping import FIRST
from fogline.kernel.game import CHANCE
from fogline.kernel.setup import Setup
from fogline.server.storage.schema import next_seal
from fogline.table import CannotUndo, Table, sit_down
from tests.server.serving import DUEL, SKIRMISH, Client, Running, begin, finish, players, serving

NEUTRAL = b"""{"error":"broken-game","text":"this game cannot be read; see the server's log"}"""
LAID = ["place SN", "place EA", "place MG", "place EA"]
Change = Callable[[sqlite3.Connection, str], None]


def reseal(database: sqlite3.Connection, game: str) -> None:
    """Seal the rows of a game as they are now, as an older version would have stored them."""
    seal = FIRST
    found = "SELECT number, seat, action, at FROM lines WHERE game = ? ORDER BY number"
    for number, seat, action, at in database.execute(found, [game]).fetchall():
        seal = next_seal(seal, seat, action, at)
        database.execute("UPDATE lines SET seal = ? WHERE game = ? AND number = ?", [seal, game, number])


def spoil(folder: Path, game: str, *changes: str) -> None:
    """Change the stored data of a game while no server has it."""
    with sqlite3.connect(folder / "games.sqlite") as database:
        for change in changes:
            assert database.execute(change.replace("GAME", f"'{game}'")).rowcount != 0, change
    database.close()


def answers(seats: dict[str, Client]) -> Iterator[tuple[str, httpx.Response]]:
    """Everything that anyone can request at a table."""
    for name, client in seats.items():
        for path in ("", "/news", "/news?after=3", "/events", "/record", "/replay", "/aid"):
            if path != "/aid" or name != "watch":
                yield f"{name} {path}", client.get(f"/api/table{path}")
        if name != "watch":
            number = {"sequence": 0}
            yield f"{name} act", client.post("/api/table/actions", {**number, "actions": ["place SN"]})
            yield f"{name} say", client.post("/api/table/words", {**number, "word": "resign"})
            yield f"{name} phrase", client.post("/api/table/phrases", {"phrase": "hello"})
            yield f"{name} undo", client.post("/api/table/undo", number)
            yield f"{name} rematch", client.post("/api/table/rematch")


def elsewhere(client: Client, seats: dict[str, Client]) -> dict[str, Client]:
    return {name: client.as_(one.token) for name, one in seats.items()}


@pytest.mark.parametrize(
    "change",
    [
        pytest.param("UPDATE lines SET action = 'take TIG' WHERE game = GAME AND number = 3", id="another action"),
        pytest.param("UPDATE lines SET seat = 1 WHERE game = GAME AND number = 3", id="another seat"),
        pytest.param("UPDATE lines SET at = at + 1 WHERE game = GAME AND number = 3", id="another time"),
        pytest.param("DELETE FROM lines WHERE game = GAME AND number = 3", id="no row in the middle"),
        pytest.param("DELETE FROM lines WHERE game = GAME AND number = 1", id="no first row"),
        pytest.param("UPDATE lines SET seal = '' WHERE game = GAME AND number = 3", id="no seal"),
        pytest.param("UPDATE games SET options = '{' WHERE id = GAME", id="no options"),
        pytest.param("UPDATE games SET scenario = 'nowhere' WHERE id = GAME", id="no scenario"),
        pytest.param("UPDATE games SET terms = '[]' WHERE id = GAME", id="no terms"),
    ],
)
def test_altered_row_reveals_nothing(tmp_path: Path, change: str, caplog: pytest.LogCaptureFixture) -> None:
    """The enemy's secret row is refused by the rules, and the refusal would name its card."""
    with serving(tmp_path) as running:
        seats = begin(running.client())
        for action in LAID:
            seats["german"].act(action)
        game = seats["german"].look()["game"]
    spoil(tmp_path, game, change)
    with caplog.at_level(logging.ERROR, "fogline.server"), serving(tmp_path) as running:
        for asked, answer in answers(elsewhere(running.client(), seats)):
            assert (answer.status_code, answer.content) == (500, NEUTRAL), asked
        said = [record.getMessage() for record in caplog.records if "cannot be read" in record.getMessage()]
        assert len(said) == 1, "once is enough"
        assert game in said[0]
        assert "UPDATE lines" not in change or "row 3" in said[0]
        assert begin(running.client())["german"].look()["sequence"] == 0, "others play on"


@pytest.mark.parametrize("action", ["take TIG", "nonsense", "place MG", "undo", "accept draw", "done"])
def test_unplayable_row_reveals_nothing(tmp_path: Path, action: str, caplog: pytest.LogCaptureFixture) -> None:
    """The seals are valid (an older server sealed what it found), and the rules refuse the row."""
    with serving(tmp_path) as running:
        seats = begin(running.client())
        for placed in LAID:
            seats["german"].act(placed)
        game = seats["german"].look()["game"]
    number = 1 if action == "undo" else 4
    spoil(tmp_path, game, f"UPDATE lines SET action = '{action}' WHERE game = GAME AND number = {number}")
    if action == "place MG":  # one more than exist
        spoil(tmp_path, game, "UPDATE lines SET action = 'place MG' WHERE game = GAME AND number > 1")
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        reseal(database, game)
    database.close()
    with caplog.at_level(logging.ERROR, "fogline.server"), serving(tmp_path) as running:
        for asked, answer in answers(elsewhere(running.client(), seats)):
            assert (answer.status_code, answer.content) == (500, NEUTRAL), asked
    assert any(f"'{action}'" in record.getMessage() and game in record.getMessage() for record in caplog.records)


def test_a_finished_game_with_a_hole_gives_no_record(tmp_path: Path) -> None:
    """Its record would be that of another game. The same holds for a game that later rules can no longer play."""
    with serving(tmp_path) as running:
        seats = begin(running.client(), SKIRMISH)
        finish(seats, Random(3))
        game = seats["german"].look()["game"]
    spoil(tmp_path, game, "DELETE FROM lines WHERE game = GAME AND number = 9")
    with serving(tmp_path) as running:
        assert {answer.content for _, answer in answers(elsewhere(running.client(), seats))} == {NEUTRAL}
    spoil(tmp_path, game, "UPDATE games SET rules = 0 WHERE id = GAME")
    with serving(tmp_path) as running:
        for client in elsewhere(running.client(), seats).values():
            assert client.get("/api/table/record").content == NEUTRAL


def test_bots_and_clocks_leave_a_broken_game_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Background tasks would examine it in every round, forever, and write to it when the time is up."""
    terms = {"bots": {"soviet": "recruit"}, "clock": {"start": 60, "bonus": 0, "most": None}}
    with serving(tmp_path) as running:
        seats = begin(running.client(), {**DUEL, **terms})
        for action in LAID:
            seats["german"].act(action)
        game = seats["german"].look()["game"]
    spoil(tmp_path, game, "DELETE FROM lines WHERE game = GAME AND number = 2", "UPDATE games SET due = 1")
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        before = database.execute("SELECT * FROM lines").fetchall()
    database.close()
    with caplog.at_level(logging.WARNING, "fogline.server"), serving(tmp_path) as running:
        until = time.monotonic() + 10
        while not any("cannot be resumed" in one.getMessage() for one in caplog.records):
            assert time.monotonic() < until
            time.sleep(0.01)
        assert running.client(seats["german"].token).get("/api/table").content == NEUTRAL
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        assert database.execute("SELECT * FROM lines").fetchall() == before
        assert database.execute("SELECT due FROM games").fetchall() == [(None,)]
    database.close()


# -- games that take long to read ---------------------------------------------------------------------


def lengthen(folder: Path, game: str, rows: list[tuple[int, str]]) -> None:
    """Give a game more rows than anybody would play by hand."""
    with sqlite3.connect(folder / "games.sqlite") as database:
        number, at = database.execute("SELECT MAX(number), MAX(at) FROM lines WHERE game = ?", [game]).fetchone()
        database.executemany(
            "INSERT INTO lines (game, number, seat, action, at) VALUES (?, ?, ?, ?, ?)",
            [(game, (number or 0) + index, *row, (at or 0) + index) for index, row in enumerate(rows, 1)],
        )
        reseal(database, game)
    database.close()


def placing(times: int) -> list[tuple[int, str]]:
    """A player who lays out a card and takes it back, again and again."""
    return [(0, "place EA"), (0, "undo")] * times


def test_a_long_game_is_read_while_others_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request for a game with thousands of rows, most of them taken back, would block everybody else for seconds."""
    monkeypatch.setattr("fogline.server.games.cache.PIECE_SECONDS", 0.005)
    with serving(tmp_path) as running:
        client = running.client()
        long, other = begin(client), begin(client)
        long["german"].act("place SN")
        game = long["german"].look()["game"]
    lengthen(tmp_path, game, placing(1000))
    with serving(tmp_path) as running:
        held: list[float] = []
        watch_desk(running, held)
        answered: list[Any] = []
        asking = threading.Thread(target=lambda: answered.append(running.client(long["german"].token).look()))
        other = elsewhere(running.client(), other)
        other["german"].look()
        asking.start()
        between = 0
        while asking.is_alive():
            other["german"].look()
            between += 1
        asking.join()
        assert answered[0]["sequence"] == 2001
        assert between > 5
        assert max(held) < 0.25


def test_many_long_games_together_do_not_block_the_desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is read in small pieces, but all of them together would be as bad as one large piece."""
    monkeypatch.setattr("fogline.server.games.cache.PIECE_SECONDS", 0.02)
    monkeypatch.setattr("fogline.server.games.cache.MAX_READ", 3)
    with serving(tmp_path) as running:
        games = [begin(running.client()) for _ in range(8)]
        for seats in games:
            seats["german"].act("place SN")
        names = [seats["german"].look()["game"] for seats in games]
    for name in names:
        lengthen(tmp_path, name, placing(150))
    with serving(tmp_path) as running:
        rounds: list[float] = []
        together = running.inside._worker._together

        def timed(jobs: list[Any]) -> Any:
            begun = time.thread_time()
            try:
                return together(jobs)
            finally:
                rounds.append(time.thread_time() - begun)

        running.inside._worker._together = timed
        with ThreadPoolExecutor(len(games)) as pool:
            seen = list(pool.map(lambda seats: running.client(seats["german"].token).look(), games))
        assert [one["sequence"] for one in seen] == [301] * len(games)
        assert len(rounds) > 3  # how many there are depends on the machine
        assert sorted(rounds)[-3] < 0.25  # in one or two of them this process may collect its own garbage


def watch_desk(running: Running, held: list[float]) -> None:
    """Record how long the games' thread works on each task."""
    run = running.inside._worker.run

    async def timed(do: Callable[..., Any], *given: Any) -> Any:
        def work(*given: Any) -> Any:
            begun = time.thread_time()
            try:
                return do(*given)
            finally:
                held.append(time.thread_time() - begun)

        return await run(work, *given)

    running.inside._worker.run = timed


def a_long_plan() -> tuple[Setup, list[tuple[int, str]]]:
    """A game of Spearpoint in progress, and a line of a secret plan in it that can be taken back."""
    setup = Setup("spearpoint", "standard", {}, "")
    for seed in range(50):
        table, rng, rows = sit_down(setup), Random(seed), list[tuple[int, str]]()
        while table.outcome() is None:
            (seat, *_) = table.to_act()
            if seat == CHANCE:
                table.roll(rng)
            else:
                table.act(seat, rng.choice(table.legal(seat)))
            rows.append((seat, table.write(table.history()[-1].action)))
            if len(rows) > 80 and seat != CHANCE and " " in rows[-1][1]:
                with suppress(CannotUndo):
                    table.undo(seat)
                    return setup, rows
    raise AssertionError("no such game")


def test_undone_rows_cost_the_same_as_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this, each stored undo would replay the whole game on loading."""
    setup, rows = a_long_plan()
    seat, line = rows[-1]
    with serving(tmp_path) as running:
        hold = {"hold": list(sit_down(setup).seats)}
        seats = begin(running.client(), {"game": setup.game, "scenario": setup.scenario, **hold})
        game = players(seats)[0].look()["game"]
    lengthen(tmp_path, game, [*rows, *[(seat, "undo"), (seat, line)] * 100])
    played = 0
    play = Table._play

    def counting(self: Any, *given: Any) -> Any:
        nonlocal played
        played += 1
        return play(self, *given)

    monkeypatch.setattr(Table, "_play", counting)
    with serving(tmp_path) as running:
        seen = running.client(players(seats)[seat].token).look()
        assert seen["sequence"] > 200
        assert played <= 2 * len(rows) + 20 * 200, "each undo goes back a little way, not to the beginning"


def test_long_news_comes_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without pages, a request for all news of a long game would write everything in one answer."""
    monkeypatch.setattr("fogline.desk.streams.MAX_PIECES", 7)
    with serving(tmp_path) as running:
        seats = begin(running.client(), SKIRMISH)
        finish(seats, Random(5))
        for client in seats.values():
            numbers: list[int] = []
            while True:
                told = client.get(f"/api/table/news?after={len(numbers)}").json()
                assert len(told["news"]) <= 7
                numbers += [news["number"] for news in told["news"]]
                if not told["more"]:
                    break
            total = client.look()["sequence"]
            assert numbers == list(range(1, total + 1))
            heard = 0
            with client.listening() as stream:
                for line in stream.iter_lines():
                    heard += line.startswith("id: ")
                    if heard == total:
                        break
        monkeypatch.setattr("fogline.desk.streams.MAX_NEWS_BYTES", 1)
        told = players(seats)[0].get("/api/table/news").json()
        assert (len(told["news"]), told["more"]) == (1, True)


def test_late_watcher_does_not_delay_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each delayed watcher has a separate table, which must be replayed on every look."""
    monkeypatch.setattr("fogline.server.games.cache.PIECE_SECONDS", 0.001)
    with serving(tmp_path) as running:
        client = running.client()
        seats = begin(client, {**SKIRMISH, "watching": {"kind": "delayed", "turns": 1}})
        finish(seats, Random(6))
        session = next(iter(running.inside.desk.cache.sessions.values()))
        assert not session.late.table.history(), "nobody has looked"
        seen = seats["watch"].look()
        assert seen["sequence"] == len(session.table.history())
        assert seen["outcome"] == seats["german"].look()["outcome"]
