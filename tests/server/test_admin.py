"""``fogline admin``: what a host can see and change while servers are running."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event, select, text

from fogline.__main__ import main
from fogline.kernel.errors import BadData
from fogline.server.operations.edits import Expiry, close_game, delete_game, give_back, revoke
from fogline.server.operations.listing import count_games, list_games, show_game
from fogline.server.storage.schema import METADATA
from fogline.server.storage.storage import Storage
from tests.server.serving import (
    DUEL,
    SKIRMISH,
    WIDE,
    Client,
    Running,
    begin,
    events_in,
    forget_games,
    players,
    serving,
    url_of,
)
from tests.server.test_backups import KINDS, new_url

CLOCK = {"start": 3600, "bonus": 0, "most": None}
DAY = 24 * 3600 * 1000


@contextmanager
def visiting(url: str) -> Iterator[Storage]:
    """The database as a command opens it."""
    storage = Storage(url, is_visitor=True)
    try:
        yield storage
    finally:
        storage.close()


@pytest.fixture(params=KINDS)
def hosted(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, str]]:
    """A running server, and the URL of its database."""
    url = new_url(request.param, tmp_path, request)
    with serving(url) as running:
        yield running, url


def admin(capsys: pytest.CaptureFixture[str], url: str, *words: str) -> Any:
    """The output of a command, as JSON."""
    capsys.readouterr()
    assert main(["admin", words[0], "--database", url, "--json", *words[1:]]) == 0
    return json.loads(capsys.readouterr().out)


def until(condition: Callable[[], bool]) -> None:
    for _ in range(2000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it never happened")


def refused(client: Client) -> bool:
    answer = client.get("/api/table")
    return answer.status_code == 401 and answer.json()["error"] == "token"


# -- each action ----------------------------------------------------------------------------------------


def test_games_are_listed_shown_and_counted(hosted: tuple[Running, str], capsys: pytest.CaptureFixture[str]) -> None:
    running, url = hosted
    running.client().post("/api/games", DUEL)
    skirmish = begin(running.client(), {**SKIRMISH, "clock": CLOCK})
    alone = begin(running.client(), {**DUEL, "bots": {"soviet": "recruit"}})
    alone["german"].say("resign")
    listed = admin(capsys, url, "games")["games"]
    assert [(game["title"], game["state"]) for game in listed] == [
        ("stalingrad", "over"), ("panzer", "running"), ("stalingrad", "waiting"),
    ]  # fmt: skip
    assert [game["title"] for game in admin(capsys, url, "games", "--title", "panzer")["games"]] == ["panzer"]
    assert len(admin(capsys, url, "games", "--state", "over")["games"]) == 1
    assert len(admin(capsys, url, "games", "--most", "2")["games"]) == 2
    assert admin(capsys, url, "games", "--older", "1d")["games"] == []
    shown = admin(capsys, url, "show", skirmish["german"].look()["game"])
    assert (shown["state"], shown["clock"]["start"]) == ("running", 3600)
    assert set(shown["seats"].values()) == {"joined"}
    waiting = admin(capsys, url, "show", listed[2]["game"])
    assert sorted(waiting["seats"].values()) == ["invited", "joined"]
    assert admin(capsys, url, "show", listed[0]["game"])["seats"]["soviet"] == "computer"
    counted = admin(capsys, url, "stats")
    assert (counted["games"], counted["states"]) == (3, {"waiting": 1, "running": 1, "over": 1})
    assert counted["titles"] == {"panzer": 1, "stalingrad": 2}
    assert counted["database-bytes"] > 0


def test_closed_game_is_over_for_everyone_and_its_record_says_why(hosted: tuple[Running, str]) -> None:
    running, url = hosted
    seats = begin(running.client(), {**DUEL, "clock": CLOCK})
    seats["german"].act("place SN")
    game = seats["german"].look()["game"]
    with seats["soviet"].listening() as stream:
        parts = stream.iter_text()
        heard = next(parts)
        with visiting(url) as storage:
            close_game(storage, game)
            with pytest.raises(BadData, match="is over"):
                close_game(storage, game)
        while "closed" not in heard:  # the server must notice without a request
            heard += next(parts)
    told = [one for _, kind, news in events_in(heard) if kind == "news" for one in news["events"]]
    assert [one["event"] for one in told] == ["closed"]
    for client in seats.values():
        seen = client.look()
        assert seen["outcome"] == {"winners": [], "reasons": ["closed"]}
        assert seen["to-act"] == []
    assert seats["german"].act("place EA").status_code == 409
    record = seats["german"].get("/api/table/record").text
    assert record.rstrip().endswith("chance: closed by the host")
    replayed = running.client().post("/api/replay", {"record": record, "at": 2, "count": 1})
    assert replayed.json()["positions"][0]["outcome"] == {"winners": [], "reasons": ["closed"]}
    forget_games(running.inside.desk.cache)
    assert seats["german"].look()["outcome"]["reasons"] == ["closed"], "also when it is read again"


def test_a_deleted_game_disappears_immediately(hosted: tuple[Running, str]) -> None:
    running, url = hosted
    seats = begin(running.client(), {**DUEL, "bots": {"soviet": "recruit"}})
    other = begin(running.client())
    game = seats["german"].look()["game"]
    with seats["german"].listening() as stream:
        parts = stream.iter_text()
        next(parts)
        with visiting(url) as storage:
            assert delete_game(storage, game)
            with pytest.raises(BadData, match="no such game"):
                delete_game(storage, game)
        assert all(refused(client) for client in seats.values())
        assert seats["german"].act("place SN", sequence=0).status_code == 401
        for _ in parts:  # the stream ends
            pass
    assert other["german"].act("place SN").status_code == 200
    assert rows_of(url, game) == {}


def test_deleting_a_game_leaves_its_rematch(hosted: tuple[Running, str]) -> None:
    running, url = hosted
    first = begin(running.client())
    first["german"].say("resign")
    rematch = first["german"].post("/api/table/rematch").json()
    again = running.client(rematch["token"])
    with visiting(url) as storage:
        assert delete_game(storage, first["german"].look()["game"])
    assert again.look()["rematch"] is None
    with visiting(url) as storage:
        assert show_game(storage, rematch["game"])["rematch-of"] is None
        second = begin(running.client())
        second["german"].say("resign")
        third = second["german"].post("/api/table/rematch").json()["game"]
        assert second["german"].look()["rematch"] == third
        assert delete_game(storage, third)
    assert second["german"].look()["rematch"] is None


def test_a_revoked_link_opens_nothing_and_the_new_one_takes_the_seat(hosted: tuple[Running, str]) -> None:
    running, url = hosted
    seats = begin(running.client(), {**DUEL, "clock": CLOCK})
    seats["german"].act("place SN")
    game = seats["german"].look()["game"]
    with seats["german"].listening() as stream:
        parts = stream.iter_text()
        next(parts)
        with visiting(url) as storage:
            new = revoke(storage, game, "german")
        assert seats["german"].act("place EA", sequence=1).status_code == 401, "not even once more"
        for _ in parts:
            pass
    assert refused(seats["german"])
    assert seats["soviet"].look()["joined"] == ["soviet"]
    joined = running.client().post("/api/join", {"invitation": new.token, "nonce": "a nonce of mine, again"})
    assert joined.status_code == 200, joined.text
    german = running.client(joined.json()["token"])
    assert german.look()["sequence"] == 1
    assert german.act("place EA").status_code == 200
    assert seats["soviet"].look()["joined"] == ["german", "soviet"]
    with visiting(url) as storage:
        watch = revoke(storage, game, "watch")
        with pytest.raises(BadData, match="no such seat"):
            revoke(storage, game, "roman")
    assert refused(seats["watch"])
    assert running.client(watch.token).look()["seat"] is None
    assert german.look()["sequence"] == 2


def test_a_revoked_link_of_a_rematch_cannot_be_derived_again(hosted: tuple[Running, str]) -> None:
    running, url = hosted
    seats = begin(running.client())
    seats["german"].say("resign")
    rematch = seats["german"].post("/api/table/rematch").json()
    with visiting(url) as storage:
        new = revoke(storage, rematch["game"], rematch["seat"])
        assert revoke(storage, seats["soviet"].look()["game"], "soviet").rematch == rematch["game"]
    again = seats["german"].post("/api/table/rematch").json()
    assert refused(running.client(again["token"]))
    assert refused(running.client(rematch["token"]))
    answer = running.client().post("/api/join", {"invitation": new.token, "nonce": "a nonce of mine, again"})
    assert answer.status_code == 200


def test_the_invited_player_cannot_come_back_with_the_old_invitation(hosted: tuple[Running, str]) -> None:
    running, url = hosted
    made = running.client().post("/api/games", DUEL).json()
    invitation = {"invitation": made["invitations"]["soviet"]["token"], "nonce": "a nonce of mine, it is"}
    assert running.client().post("/api/join", invitation).status_code == 200
    with visiting(url) as storage:
        revoke(storage, made["game"], "soviet")
    answer = running.client().post("/api/join", invitation)
    assert (answer.status_code, answer.json()["error"]) == (409, "taken")


def test_the_time_of_an_outage_is_given_back(hosted: tuple[Running, str]) -> None:
    running, url = hosted
    seats = begin(running.client(), {**DUEL, "clock": {"start": 1000, "bonus": 0, "most": None}})
    cache = running.inside.desk.cache
    begun = cache.now()
    heart = running.inside.desk._heart
    now = [begun]
    heart._clock = lambda: now[0]

    def beat() -> float:
        asyncio.run_coroutine_threadsafe(running.inside.run(running.inside.desk.beat), running.inside._loop).result()
        return float(seats["german"].look()["clock"]["left"]["german"])

    first = left = beat()
    for _ in range(100):  # the server was running all the time, but unreachable
        now[0] += 5_000
        left = beat()
    assert left == pytest.approx(first - 500)
    with visiting(url) as storage:
        given = give_back(storage, begun + 50_000, begun + 450_000)
        assert given == 400_000
        assert give_back(storage, begun + 50_000, begun + 450_000) == 0, "once"
        assert give_back(storage, begun + 40_000, begun + 451_000) == 11_000, "what overlaps counts once"
        with pytest.raises(BadData, match="not after"):
            give_back(storage, begun, begun)
    left = seats["german"].look()["clock"]["left"]["german"]
    assert left == pytest.approx(first - 500 + 411)


def test_old_games_expire_and_others_stay(hosted: tuple[Running, str], capsys: pytest.CaptureFixture[str]) -> None:
    running, url = hosted
    games = {name: begin(running.client()) for name in ("old", "over", "idle", "new")}
    names = {name: seats["german"].look()["game"] for name, seats in games.items()}
    for name in ("old", "over"):
        games[name]["german"].say("resign")
    now = running.inside.desk.cache.now()
    storage = running.inside._storage
    for name, days in (("old", 400), ("over", 40), ("idle", 40)):
        for table in ("games SET at = :at WHERE id", "lines SET at = :at WHERE game"):
            storage.execute(text(f"UPDATE {table} = :game"), at=now - days * DAY, game=names[name])
    assert admin(capsys, url, "expire", "--older", "365d", "--unfinished", "30d", "--dry-run") == {
        "expired": sorted([names["old"], names["idle"]], key=lambda name: name != names["old"])
    }
    assert not refused(games["old"]["german"])
    told = admin(capsys, url, "expire", "--older", "365d", "--unfinished", "30d")
    assert set(told["deleted"]) == {names["old"], names["idle"]}
    assert [refused(games[name]["german"]) for name in games] == [True, False, True, False]
    assert admin(capsys, url, "expire", "--older", "365d") == {"deleted": []}


def test_a_server_deletes_expired_games_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.server.http.service.EXPIRY_SECONDS", 0.05)
    with serving(tmp_path, replace(WIDE, expiry=Expiry(365 * DAY, 30 * DAY))) as running:
        old, new = begin(running.client()), begin(running.client())
        game = old["german"].look()["game"]
        at = running.inside.desk.cache.now() - 31 * DAY
        with visiting(url_of(tmp_path)) as storage:
            storage.execute(text("UPDATE lines SET at = :at WHERE game = :game"), at=at, game=game)
            storage.execute(text("UPDATE games SET at = :at WHERE id = :game"), at=at, game=game)
        until(lambda: refused(old["german"]))
        assert new["german"].act("place SN").status_code == 200
    assert rows_of(url_of(tmp_path), game) == {}


def test_an_expired_game_is_kept_if_somebody_plays_meanwhile(tmp_path: Path) -> None:
    with serving(tmp_path) as running, visiting(url_of(tmp_path)) as storage:
        seats = begin(running.client())
        game = seats["german"].look()["game"]
        now = running.inside.desk.cache.now() + 10 * DAY
        expiry = Expiry(DAY)
        assert expiry.find(storage, now) == [game]
        assert not expiry.delete(storage, game, now - 10 * DAY)
        assert expiry.delete(storage, game, now)
        assert not expiry.delete(storage, game, now), "it is gone already"


# -- whole or not at all --------------------------------------------------------------------------------


def dump(url: str) -> dict[str, list[Any]]:
    """Every row of the database, except those that servers write on their own."""
    with visiting(url) as storage, storage.transaction():
        tables = [table for table in METADATA.sorted_tables if table.name not in ("heart",)]
        return {table.name: sorted(map(tuple, storage.execute(select(table))), key=repr) for table in tables}


def rows_of(url: str, game: str) -> dict[str, int]:
    """By table, how many rows name a game; except the edits."""
    found = {name: sum(game in row for row in rows) for name, rows in dump(url).items() if name != "edits"}
    return {name: count for name, count in found.items() if count}


CHANGES: dict[str, Callable[[Storage, str], object]] = {
    "delete": delete_game,
    "close": close_game,
    "revoke": lambda storage, game: revoke(storage, game, "german"),
    "revoke-watch": lambda storage, game: revoke(storage, game, "watch"),
    "give-back": lambda storage, game: give_back(storage, 1000, 50_000),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", CHANGES)
def test_failed_change_leaves_no_trace(kind: str, name: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The database fails at the first statement, then at the second, and so on through all statements."""
    url = new_url(kind, tmp_path, request)
    with serving(url) as running:
        seats = begin(running.client())
        game = seats["german"].look()["game"]
        seats["german"].act("place SN")
    before = dump(url)
    failed = 0
    for allowed in range(60):
        with visiting(url) as storage:
            left = [allowed]

            def fail(*_: object, left: list[int] = left) -> None:
                left[0] -= 1
                if left[0] < 0:
                    raise RuntimeError("the disk is on fire")

            event.listen(storage._engine, "before_cursor_execute", fail)
            try:
                CHANGES[name](storage, game)
                break
            except RuntimeError:
                failed += 1
        assert dump(url) == before
    assert failed >= 4
    assert dump(url) != before


def test_any_sequence_of_changes_leaves_a_sound_database_and_a_server_that_agrees(hosted: tuple[Running, str]) -> None:
    """Random changes, while others play at random."""
    running, url = hosted
    rng = Random(5)
    games = [begin(running.client(), rng.choice([DUEL, SKIRMISH])) for _ in range(8)]
    names = [seats["german"].look()["game"] for seats in games]
    gone: set[str] = set()
    closed: set[str] = set()
    actions = ["delete"] * 3 + ["close"] * 5 + ["revoke"] * 10 + ["watch"] * 4
    rng.shuffle(actions)
    with visiting(url) as storage:
        for action in actions:
            for seats, name in zip(games, names):
                if name not in gone and rng.random() < 0.5:
                    rng.choice(players(seats)).play_once(rng)
            at = rng.randrange(len(names))
            try:
                if action == "delete":
                    delete_game(storage, names[at])
                    gone.add(names[at])
                elif action == "close":
                    close_game(storage, names[at])
                    closed.add(names[at])
                elif action == "watch":
                    games[at]["watch"] = running.client(revoke(storage, names[at], "watch").token)
                else:
                    seat = rng.choice([name for name in games[at] if name != "watch"])
                    new = {
                        "invitation": revoke(storage, names[at], seat).token,
                        "nonce": f"a nonce of mine {rng.random()}",
                    }
                    old = games[at][seat]
                    games[at][seat] = running.client(running.client().post("/api/join", new).json()["token"])
                    assert refused(old)
            except BadData as error:
                if not (names[at] in gone and "no such game" in str(error)) and "is over" not in str(error):
                    raise
    for seats, name in zip(games, names):
        for client in seats.values():
            assert refused(client) == (name in gone)
            if name not in gone:
                assert (client.look()["outcome"] is None) or name in closed or client.look()["outcome"]["winners"]
    assert gone
    assert closed - gone
    rows = dump(url)
    stored = {row[0] for row in rows["games"]}
    assert stored == set(names) - gone
    assert {row[1] for row in rows["keys"]} == stored
    assert {row[0] for row in rows["lines"]} <= stored
    forget_games(running.inside.desk.cache)
    for seats, name in zip(games, names):
        if name not in gone:
            players(seats)[0].look()  # its seals are right, and it can be replayed


# -- what is never revealed ---------------------------------------------------------------------------------


def test_no_command_reveals_a_token_or_an_action(
    hosted: tuple[Running, str], capsys: pytest.CaptureFixture[str]
) -> None:
    running, url = hosted
    secret = {**DUEL, "options": {"mode": "advanced"}}
    seats = begin(running.client(), secret)
    for action in ("place SN", "place EA", "place MG"):
        seats["german"].act(action)
    game = seats["german"].look()["game"]
    rows = dump(url)
    hidden = {client.token for client in seats.values()}
    hidden |= {row[0] for row in rows["keys"]} | {row[3] for row in rows["lines"]} | {row[5] for row in rows["lines"]}
    assert len(hidden) >= 10
    told = ""
    for words in (["games"], ["show", game], ["stats"], ["expire", "--older", "1d"], ["close", game], ["delete", game]):
        for form in ([], ["--json"]) if words[0] in ("games", "show", "stats") else ([],):
            assert main(["admin", words[0], "--database", url, *form, *words[1:]]) == 0
            captured = capsys.readouterr()
            told += captured.out + captured.err
    for one in hidden:
        assert one not in told, one
    assert not re.search(r"\b(place|SN|MG)\b", told)


def test_the_list_is_the_same_whatever_is_done_in_secret(hosted: tuple[Running, str]) -> None:
    running, url = hosted
    shown = []
    for actions in (["place SN"], ["place EA", "place MG", "place OF"]):
        seats = begin(running.client(), {**DUEL, "options": {"mode": "advanced"}})
        for action in actions:
            seats["german"].act(action)
        game = seats["german"].look()["game"]
        with visiting(url) as storage:
            form = show_game(storage, game)
            listed = next(one for one in list_games(storage, 10) if one["game"] == game)
            counted = count_games(storage, 0)
            delete_game(storage, game)
        for one in (form, listed, counted):
            one["game"] = ""
            one.pop("database-bytes", None)
            for name in ("begun", "started"):
                one.pop(name, None)
        shown.append((form, listed, counted))
    assert shown[0] == shown[1]


def test_a_damaged_game_is_not_closed_and_its_row_is_not_told(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        seats = begin(running.client())
        seats["german"].act("place SN")
        running.inside._storage.execute(text("UPDATE lines SET action = 'place EA'"))
        with visiting(url_of(tmp_path)) as storage, pytest.raises(BadData) as fault:
            close_game(storage, seats["german"].look()["game"])
    assert "is damaged" in str(fault.value)
    assert "place" not in str(fault.value)
