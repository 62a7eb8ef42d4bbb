"""Timing attacks on advice: the duration of a hint, a judgement, a prediction, or the computer's reasons, and the work
of the games' thread for them, reveal nothing hidden. Compared as in ``test_times.py``, with answers that are actually
given; ``test_channel_fog.py`` checks that processes are asked the same in both worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final

import pytest

from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.table import Table, read_table, sit_down
from fogline.table.explanations import latest_moves
from tests.server.attacks.test_times import HIDDEN, LINES, in_turns
from tests.server.paired import MIN_CHOICES, MY_SEED, SERVER_SEED, Pair, new_pair
from tests.server.serving import Client, Running, begin, serving
from tests.server.test_channel_fog import SETUPS

TIMES: Final = 5
"""The number of requests in each world: few, because they take long,"""
TRIES: Final = 6
"""and therefore more comparisons than in ``test_times.py`` before the result counts as a leak. Nearly always the first
or the second comparison is the last."""
DEEP: Final = {
    "stalingrad": Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    "panzer": Setup("panzer", "skirmish", {}),
    "spearpoint": Setup("spearpoint", "standard", {}),
}
MINE: Final = 3
LONG: Final = 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch, serving(tmp_path_factory.mktemp("advice")) as running:
        patch.setattr("fogline.desk.desk.new_seed", lambda: SERVER_SEED)
        patch.setattr(running.inside._background, "expect", lambda *_: None)
        yield running


pair_of: Final[Callable[[str], Pair]] = cache(lambda title: new_pair(SETUPS[title]))


def training(server: Running, setup: Setup) -> dict[str, Client]:
    """A game of one person who holds both seats."""
    seats = list(sit_down(setup).seats)
    wanted = {"game": setup.game, "scenario": setup.scenario, "options": dict(setup.options)}
    return begin(server.client(), {**wanted, "hold": seats, "training": True})


def decisions(server: Running, title: str) -> list[Client]:
    """Two games that I cannot tell apart, in which I have a decision to make."""
    pair, found = pair_of(title), []
    last = max(at for at, step in enumerate(pair.steps) if step.choices >= MIN_CHOICES)
    for of in (0, 1):
        seats = training(server, pair.setup)
        assert seats[pair.me].post("/api/table/seed", {"seed": MY_SEED}).status_code == 200
        for step, action in list(pair.lines(of))[:last]:
            assert seats[step.seat].act(action).status_code == 200
        found.append(server.client(seats[pair.me].token))
    return found


def foretold(client: Client) -> Any:
    seen = client.look()
    action = max(seen["legal"].values(), key=len)[0]
    return client.post("/api/table/telling", {"sequence": seen["sequence"], "actions": [action]})


def leaks(worlds: list[Client], ask: Callable[[Client], Any]) -> bool:
    """Whether comparisons detect something repeatedly."""
    return all(in_turns(worlds, ask, TIMES).tells for _ in range(TRIES))


ADVICE: Final[dict[str, Callable[[Client], Any]]] = {
    "hint": lambda client: client.get("/api/table/hint?step=3"),
    "judgement": lambda client: client.get("/api/table/judgement"),
    "telling": foretold,
}


@pytest.mark.parametrize("title", SETUPS)
def test_times_of_advice(server: Running, title: str) -> None:
    """Even if nothing is cached and each answer is computed again."""
    worlds = decisions(server, title)
    for ask in ADVICE.values():

        def given(client: Client, ask: Callable[[Client], Any] = ask) -> None:
            server.inside.advisor._kept.clear()
            assert ask(client).status_code == 200

        assert ask(worlds[0]).content == ask(worlds[1]).content
        assert not leaks(worlds, given)


@cache
def a_plan() -> tuple[str, int]:
    """The record of a game of Spearpoint 1943 up to where both plan in secret, the Germans can commit much, and have
    made an earlier decision that can be explained; and the number of its lines."""
    for seed in count():
        table, rng = sit_down(Setup("spearpoint", "meeting-engagement")), Random(seed)
        while (acting := table.to_act()) and len(table.history()) < LONG:
            seat = rng.choice(acting)
            if seat == CHANCE:
                table.roll(rng)
                continue
            texts = [table.write(action) for action in table.legal(seat)]
            commits = sum(text.startswith("commit") for text in texts)
            if seat == Seat(1) and Seat(0) in acting and commits >= LINES and latest_moves(table, [Seat(1)]):
                return table.record().write(), len(table.history())
            table.act(seat, rng.choice(texts))
    raise AssertionError


def planning(server: Running, hidden: int) -> Client:
    """Such a game against the computer, which has *hidden* lines of a secret plan and explains its earlier move."""
    record, at = a_plan()
    table = read_table(record)
    for _ in range(hidden):
        table.act(Seat(1), next(text for text in map(table.write, table.legal(Seat(1))) if text.startswith("commit")))
    wanted = {"record": table.record().write(), "at": at + hidden, "hold": ["american"], "bots": {"german": "regular"}}
    made = server.client().post("/api/continue", {**wanted, "training": True, "reasons": True})
    assert made.status_code == 201, made.text
    return server.client(made.json()["seats"]["american"]["token"])


def test_times_of_reasons_while_the_computer_plans_in_secret(server: Running) -> None:
    """Reasons that are given, and those that are not given yet."""
    worlds = [planning(server, hidden) for hidden in (0, LINES)]
    _, at = a_plan()
    for path, status in (("/api/table/why", 200), (f"/api/table/why?at={at}", 409), ("/api/table/why?at=9999", 409)):

        def ask(client: Client, path: str = path, status: int = status) -> None:
            server.inside.advisor._kept.clear()
            assert client.get(path).status_code == status

        assert worlds[0].get(path).content == worlds[1].get(path).content
        assert not leaks(worlds, ask)


def laid_out(setup: Setup, seat: Seat, most: int) -> list[str]:
    """The first lines of a set-up, without its end."""
    table = sit_down(setup)
    for _ in range(most):
        texts = [text for text in map(table.write, table.legal(seat)) if text != "done"]
        if not texts or seat not in table.to_act():
            break
        table.act(seat, texts[0])
    return [table.write(line.action) for line in table.history()]


@pytest.mark.parametrize("title", DEEP)
def test_a_judgement_plays_no_lines_of_others_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """The work of the games' thread would show in how long others wait."""
    played: list[Any] = []
    plain = Table._play_again

    def noted(table: Any, state: Any, talk: Any, line: Any) -> Any:
        played.append(line)
        return plain(table, state, talk, line)

    monkeypatch.setattr(Table, "_play_again", noted)
    setup, counts, views = DEEP[title], list[list[int]](), list[Any]()
    for hidden in (0, HIDDEN):
        seats = training(server, setup)
        mine, theirs = laid_out(setup, Seat(0), MINE), laid_out(setup, Seat(1), hidden)
        me, enemy = (seats[name] for name in sit_down(setup).seats)
        if theirs:
            assert enemy.act(*theirs).status_code == 200
        assert me.act(*mine[:1]).status_code == 200
        assert me.act(*mine[1:]).status_code == 200
        numbers: list[int] = []
        for undone in (False, True):
            if undone:
                assert me.post("/api/table/undo", {"sequence": me.look()["sequence"]}).status_code == 200
            played.clear()
            assert me.get("/api/table/judgement").status_code == 200
            numbers.append(len(played))
        counts.append(numbers)
        views.append(me.look()["view"])
    assert views[0] == views[1]
    assert counts[0] == counts[1]
