"""Fog on the wire: whatever is hidden from a seat, every byte that its client receives is the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fogline.bots.remote import write_request
from fogline.desk.questions import Question
from fogline.desk.times import milliseconds
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.table import read_table
from fogline.testing.answers import PLAYED, answer, picked, random_batch
from fogline.testing.cases import Case
from tests.analysis.test_review import played, twins
from tests.server.serving import DUEL, SKIRMISH, WIDE, Client, Running, begin, numbered, serving

CLOCK = {"start": 600, "bonus": 10, "most": None}
ADVANCED = {**DUEL, "options": {"mode": "advanced", "offensive-fire-gun": "declared"}, "aid": "deductions"}
FULL = {"game": "panzer", "scenario": "battle", "options": {"terrain": True, "heavy-tanks": True, "light-tanks": True}}
TEAMS = {**DUEL, "options": {"mode": "advanced", "players": 4}, "clock": CLOCK, "listed": True}
ALONE = {**DUEL, "bots": {"soviet": "recruit"}, "clock": CLOCK, "aid": "probabilities", "training": True}
MEETING = {"game": "spearpoint", "scenario": "meeting-engagement", "aid": "deductions"}
EXPLAINED = {**ALONE, "bots": {"soviet": "regular"}, "reasons": True}
ALONE_IN_THE_FIELD = {
    **MEETING,
    "bots": {"german": "veteran"},
    "clock": CLOCK,
    "aid": "probabilities",
    "training": True,
}
STANDARD = {"game": "spearpoint", "scenario": "standard", "options": {"deck-min": 30, "deck-max": 60}}
REFUSALS = 300
"""The number of refused requests compared for each set-up."""
PLANNING = {"commit", "window", "declare"}
"""Steps in which both sides of Spearpoint 1943 decide simultaneously, in secret."""
ALONE_IN_THE_FOREST = {
    **FULL,
    "bots": {"american": "veteran"},
    "clock": CLOCK,
    "aid": "probabilities",
    "training": True,
}


@pytest.fixture
def still(running: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server for which time stands still, without background activity. It counts games to watch on every request,
    since an older count would depend on the test's speed."""
    monkeypatch.setattr("fogline.server.http.routes.community_routes.COUNT_SECONDS", 0.0)
    server = running.inside
    now, expect = milliseconds(), server._background.expect
    server.desk.cache.now = lambda: now
    server._background.expect = lambda *_: None
    yield running
    server.desk.cache.now, server._background.expect = milliseconds, expect


def received(client: Client, asks: list[str]) -> list[tuple[int, list[tuple[str, str]], bytes]]:
    """Everything that a client is sent, with headers: the table, its news, its stream so far, advice, phrases, games to
    watch, and refusals."""
    seen = client.look()
    number = seen["sequence"]
    paths = ["/api/table", "/api/table/news", "/api/table/record", "/api/table/aid"]
    paths += ["/api/table/hint?step=2", "/api/table/hint?step=3", "/api/table/judgement", "/api/watch", "/api/here"]
    paths += ["/api/table/why", "/api/table/why?at=30", "/api/table/question", "/api/bots"]
    paths += ["/api/table/ratings", f"/api/ladder?game={seen['setup']['game']}", "/api/tournaments"]
    paths += [f"/api/table/{what}?at=3&as={seen['seat']}" for what in ("eyes", "nine-worlds", "reasons")]
    answers = [client.post("/api/table/phrases", {"phrase": one}) for one in ("thinking", "thinking", "sorry")]
    answers += [client.get(path) for path in paths]
    if seen["seat"] is not None:
        legal = [one for actions in seen["legal"].values() for one in actions[:2]]
        answers += [client.post("/api/table/telling", {"sequence": number, "actions": [one]}) for one in legal]
        answers += [why_not(client, number, ask) for ask in (*asks, *legal)]
        answers += [why_not(client, number, one, other) for one, other in pairwise(asks)]
        answers += [client.act(ask, sequence=number) for ask in asks]
        answers += [client.act(ask, sequence=number + 1) for ask in asks[:2]]
        answers += [client.act(one, other, sequence=number) for one, other in pairwise(asks)]
        answers.append(client.post("/api/table/words", {"sequence": number, "word": "accept draw"}))
    found = [sent(answer) for answer in answers]
    text = b""
    with client.listening() as stream:
        headers = [(name, value) for name, value in stream.headers.multi_items() if name != "date"]
        for part in stream.iter_bytes():
            text += part
            if b"event: table" in text:
                break
    return [*found, (stream.status_code, headers, text)]


def why_not(client: Client, number: int, *actions: str) -> httpx.Response:
    return client.post("/api/table/why-not", {"sequence": number, "actions": list(actions)})


def sent(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    """An entire answer except the time of day."""
    headers = [(name, value) for name, value in answer.headers.multi_items() if name != "date"]
    return answer.status_code, headers, answer.content


def asked(question: Question | None) -> str:
    """The request to the process in which a bot thinks."""
    if question is None:
        return ""
    return write_request(question.rules, question.level, Budget(), question.view, question.choices, 7)


def half_made(table: Any) -> str:
    """The step in which somebody has begun or locked a plan unknown to the others; "" if nobody has."""
    view = table.view(None)
    if table.setup.game != "spearpoint" or not any(side.plan or side.is_done for side in table._state.sides):
        return ""
    step: str = title_of("spearpoint").wire().view(view)["step"]
    return step if step in PLANNING else ""


@pytest.mark.parametrize("setup", [ADVANCED, SKIRMISH, MEETING], ids=["guns", "skirmish", "meeting"])
def test_metrics_count_the_same_in_every_world(tmp_path: Path, setup: dict[str, Any]) -> None:
    """For the same requests, the monitoring data are the same except for times, whatever is hidden."""
    rng, changed = Random(17), 0
    with serving(tmp_path, replace(WIDE, metrics_token="a token of the monitoring")) as running:
        server = running.inside
        seats = begin(running.client(), setup)
        table = server.desk.cache.sessions[seats["watch"].look()["game"]].table
        for step in range(40):
            to_act = table.to_act()
            if to_act == (CHANCE,):
                table.roll(rng)
                continue
            if not to_act:
                break
            if step % 13 == 5:
                for viewer in table.viewers():
                    truth = table._state
                    client = seats["watch" if viewer is None else table.seats[viewer]]
                    counts = []
                    for world in (truth, table.game.imagine(table.view(viewer), rng)):
                        changed += world.key() != truth.key()
                        table._state = world
                        before = figures(server.metrics.text())
                        received(client, ["search A1", "nonsense", "done"])
                        after = figures(server.metrics.text())
                        counts.append({name: after[name] - before.get(name, 0) for name in after})
                    table._state = truth
                    assert counts[0] == counts[1]
                    assert sum(counts[0].values()) > 5
            table.act(to_act[0], picked(table.game, table._state, to_act[0], rng))
        labels = set(re.findall(r'([a-z]+)="', server.metrics.text().decode()))
    assert changed >= 3
    assert labels <= {"method", "path", "status", "le", "kind", "result"}


def figures(text: bytes) -> dict[str, float]:
    """The metrics without times and without the server's own activity (its heartbeat)."""
    found = {}
    for line in text.decode().splitlines():
        name, _, value = line.rpartition(" ")
        is_time = re.search(r"_(bucket|sum|created)\b", name) or name.startswith(("fogline_commit", "fogline_worker"))
        if not line.startswith("#") and not is_time and not name.startswith("fogline_streams"):
            found[name] = float(value)
    return found


@pytest.mark.parametrize(
    "setup",
    [DUEL, ADVANCED, TEAMS, SKIRMISH, FULL, ALONE, EXPLAINED, ALONE_IN_THE_FOREST, MEETING, ALONE_IN_THE_FIELD],
    ids=["duel", "guns", "teams", "skirmish", "full", "alone", "explained", "forest", "meeting", "field"],
)
def test_an_imagined_world_looks_the_same_to_the_byte(still: Running, setup: dict[str, Any]) -> None:
    """The truth is replaced by a world that fits what the viewer knows, and the answers are compared."""
    rng, compared, changed = Random(31), 0, 0
    plans: set[str] = set()
    server = still.inside
    for _ in range(2):
        seats = begin(still.client(), setup)
        game = seats["watch"].look()["game"]
        session = server.desk.cache.sessions[game]
        table = session.table
        tried: list[str] = ["search A1", "hold", "nonsense", "done", "end"]
        for step in range(70):
            to_act = table.to_act()
            if not to_act:
                break
            if to_act == (CHANCE,):
                table.roll(rng)
                continue
            plan = half_made(table)
            if step % 14 == 5 or (plan and plan not in plans):
                plans.add(plan)
                for viewer in table.viewers():
                    truth, view = table._state, table.view(viewer)
                    if viewer in session.bots:
                        line = asked(server.desk.question(game))
                        table._state = table.game.imagine(view, rng)
                        changed += table._state.key() != truth.key()
                        assert asked(server.desk.question(game)) == line
                        assert bool(line) == (viewer in to_act)
                        table._state = truth
                        compared += 1
                        continue
                    client = seats["watch" if viewer is None else table.seats[viewer]]
                    legal = [] if viewer is None else [table.write(action) for action in table.legal(viewer)]
                    asks = [ask for ask in rng.sample(tried, 5) if ask not in legal]
                    seen = received(client, asks)
                    server.aids._kept.clear()
                    server.advisor._kept.clear()
                    table._state = table.game.imagine(view, rng)
                    changed += table._state.key() != truth.key()
                    assert received(client, asks) == seen
                    table._state = truth
                    compared += 1
            seat = rng.choice(to_act)
            kinds: dict[type, list[Any]] = {}
            for action in table.legal(seat):
                kinds.setdefault(type(action), []).append(action)
            action = rng.choice(rng.choice(list(kinds.values())))
            tried.extend(
                table.write(one) for one in rng.sample(list(table.legal(seat)), min(3, len(table.legal(seat))))
            )
            table.act(seat, action)
    assert compared >= 12
    assert changed >= compared // 2, "a world that is never another shows nothing"
    assert plans >= PLANNING or setup["game"] != "spearpoint"


@pytest.mark.parametrize(
    "setup",
    [DUEL, ADVANCED, TEAMS, SKIRMISH, FULL, MEETING, STANDARD],
    ids=["duel", "guns", "teams", "skirmish", "full", "meeting", "standard"],
)
def test_rejected_batches_get_the_same_answer_in_every_world(still: Running, setup: dict[str, Any]) -> None:
    """Requests of one to six actions, legal, illegal and malformed, with revealing actions in every place."""
    rng, changed, errors = Random(23), 0, list[str]()
    while len(errors) < REFUSALS:
        seats = begin(still.client(), setup)
        table = still.inside.desk.cache.sessions[seats["watch"].look()["game"]].table
        universe: list[Any] = []
        for step in range(90):
            if not (to_act := table.to_act()):
                break
            if to_act == (CHANCE,):
                table.roll(rng)
                continue
            seat = rng.choice(to_act)
            universe = [*universe, *table.legal(seat)][-200:]
            if step % 9 == 4:
                world = table.game.imagine(table.view(seat), rng)
                changed += world.key() != table._state.key()
                errors += refusals(table, seat, seats[table.seats[seat]], world, universe, rng)
            table.act(seat, picked(table.game, table._state, seat, rng))
    assert changed >= len(errors) // 30, "a world that is never another shows nothing"
    assert set(errors) >= {"batch", "illegal", "notation"}


def refusals(table: Any, seat: Seat, client: Client, world: Any, universe: list[Any], rng: Random) -> list[str]:
    """Random refused requests, compared with the answers in another world; returns their codes."""
    case, truth, number = Case(table.game, table.setup), table._state, table.sequence(seat)
    found: list[str] = []
    for _ in range(20):
        batch = random_batch(case, truth, seat, universe, rng)
        if answer(case, truth, seat, batch) is PLAYED:
            assert answer(case, world, seat, batch) is PLAYED
            continue
        here, why = client.act(*batch, sequence=number), why_not(client, number, *batch)
        table._state = world
        there, why_there = client.act(*batch, sequence=number), why_not(client, number, *batch)
        table._state = truth
        assert sent(here) == sent(there), batch
        assert sent(why) == sent(why_there), batch
        assert why.json() == {"refusal": here.json()}
        found.append(here.json()["error"])
    return found


GERMAN = ["SN", "EA", "IN", "MG", "MO", "OF", "EA", "SN", "EA", "DE", "SC", "EA"]
SOVIET = ["EA", "SC", "DE", "EA", "SN", "EA", "OF", "MO", "MG", "IN", "EA", "SN"]


def told_of_another_set_up(running: Running, soviet: list[str], undone: int) -> list[bytes]:
    """The news of the German side while the Soviets lay out their cards, in this order and changing their mind."""
    seats = begin(running.client(), {**DUEL, "options": {"mode": "advanced"}})
    german, enemy = seats["german"], seats["soviet"]
    got: list[bytes] = []
    game = german.look()["game"].encode()
    for number, kind in enumerate(soviet):
        enemy.act(f"place {kind}")
        if number < undone:
            enemy.post("/api/table/undo", {"sequence": enemy.look()["sequence"]})
            enemy.act(f"place {kind}")
        got += [german.act(f"place {GERMAN[number]}").content, german.get("/api/table").content]
    got += [german.post("/api/table/phrases", {"phrase": one}).content for one in ("hello", "sorry")]
    got.append(german.act("done").content)
    enemy.act("done")
    enemy.post("/api/table/phrases", {"phrase": "good-luck"})
    for one in (german, seats["watch"]):
        got += [one.get("/api/table").content, one.get("/api/table/news").content]
    got.append(german.act("move G1a EA MO SN OF").content)
    got.append(german.act("search G1a").content)
    got.append(german.get("/api/table").content)
    return numbered([re.sub(rb'"at":\d{13}', b'"at":0', part.replace(game, b"GAME")) for part in got])


def test_games_that_differ_only_in_secrets_are_the_same_games_to_the_other_side(running: Running) -> None:
    one = told_of_another_set_up(running, SOVIET, 0)
    other = told_of_another_set_up(running, SOVIET[::-1], 5)
    assert len(one) == len(other)
    for mine, theirs in zip(one, other):
        assert mine == theirs
    assert len(re.findall(rb'"commitment":"\d', b"".join(one))) > 20


def advised(running: Running, soviet: list[str]) -> list[bytes]:
    """The advice of a training table for the German side, before and after its first actions."""
    seats = begin(running.client(), {**DUEL, "hold": ["german", "soviet"], "training": True})
    german, enemy = seats["german"], seats["soviet"]
    german.act(*(f"place {kind}" for kind in GERMAN), "done")
    enemy.act(*(f"place {kind}" for kind in soviet), "done")
    got: list[bytes] = []
    for action in ("move G1a EA MO SN OF", "hold"):
        legal = german.look()["legal"]
        if action not in legal.get(action.split()[0], []):
            continue
        got += [german.get(f"/api/table/hint?step={step}").content for step in (1, 2, 3)]
        wanted = {"sequence": german.look()["sequence"], "actions": [action]}
        got.append(german.post("/api/table/telling", wanted).content)
        german.act(action)
        got.append(german.get("/api/table/judgement").content)
    return got


def test_advice_is_the_same_whatever_the_enemy_has_laid_out(running: Running) -> None:
    """Including advice on an earlier action: it follows from what the seat knew then."""
    one = advised(running, SOVIET)
    running.inside.advisor._kept.clear()
    other = advised(running, SOVIET[::-1])
    assert len(one) >= 5
    assert one == other
    assert b'"facts":[{' in one[2]
    assert b'"verdict":"' in one[4]


def reviews_of_another_set_up(running: Running, soviet: list[str], undone: int) -> tuple[list[bytes], bytes]:
    """The German side's own reviews, after the Soviets resign; and the review of the whole game."""
    seats = begin(running.client(), {**DUEL, "options": {"mode": "advanced"}})
    german, enemy = seats["german"], seats["soviet"]
    for number, kind in enumerate(soviet):
        enemy.act(f"place {kind}")
        if number < undone:
            enemy.post("/api/table/undo", {"sequence": enemy.look()["sequence"]})
            enemy.act(f"place {kind}")
    assert german.act(*(f"place {kind}" for kind in GERMAN), "done").status_code == 200
    assert enemy.act("done").status_code == 200
    assert german.act(german.look()["legal"]["move"][1]).status_code == 200
    assert enemy.say("resign").status_code == 200
    path = "/api/table/review"
    got = [german.get(path, params={"as": "german"}).content for _ in range(2)]
    return got, german.get(path).content.rpartition(b"event: ")[2]


def test_seat_review_contains_only_its_knowledge(running: Running) -> None:
    """Every byte, step by step and from the cache, even though the games differ in the enemy's cards."""
    one, whole = reviews_of_another_set_up(running, SOVIET, 0)
    other, twin = reviews_of_another_set_up(running, SOVIET[::-1], 5)
    assert one == other
    assert b"event: review" in one[0]
    assert b'"decision"' in one[0]
    assert whole != twin, "there was something to hide"


@pytest.mark.parametrize("at", range(3), ids=["stalingrad", "panzer", "spearpoint"])
def test_a_review_of_a_record_as_a_seat_is_the_same_for_its_twin(
    running: Running, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    """Two records that a seat cannot tell apart, for each title."""
    for worlds in ("WORLDS", "PLAIN_WORLDS"):
        monkeypatch.setattr(f"fogline.server.sandbox.reviews.{worlds}", 2)
    text = played(at)
    found = next((seat, pair) for seat in (Seat(0), Seat(1)) if (pair := twins(text, seat)) is not None)
    name = read_table(text).seats[found[0]]
    client = running.client()
    one, other = (client.post("/api/review", {"record": record, "as": name}) for record in found[1])
    assert sent(one) == sent(other)
    assert b"event: review" in one.content


def test_watcher_gets_the_public_view(running: Running) -> None:
    seats = begin(running.client(), DUEL)
    seats["german"].act("place SN")
    seen = seats["watch"].look()
    assert (seen["seat"], seen["sequence"], seen["legal"], seen["can-say"]) == (None, 0, {}, [])
    assert set(seen["view"]["cells"].values()) == {"..."}
    assert seats["german"].look()["view"]["cells"]["G1a"] == "gSN"
