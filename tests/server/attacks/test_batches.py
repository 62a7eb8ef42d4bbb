"""Attacks with refused requests: the refusal of a later action must not reveal the effects of the first actions of a
batch. Nothing is played, so a client that could learn anything here could do so as often as it likes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogline.kernel.game import Seat
from tests.server.serving import DUEL, SKIRMISH, Client, Running, begin, numbered

GERMAN = ["SN", "EA", "IN", "MG", "MO", "OF", "EA", "SN", "EA", "DE", "SC", "EA"]
SOVIET = ["EA", "SC", "DE", "EA", "SN", "EA", "OF", "MO", "MG", "IN", "EA", "SN"]
TEAMS = ("hold bazooka-team", "hold panzerschreck-team")
MEETING = {"game": "spearpoint", "scenario": "meeting-engagement"}


def refused(client: Client, number: int, *actions: str) -> tuple[int, bytes]:
    """The answer to a request that must not be played."""
    answer = client.act(*actions, sequence=number)
    assert answer.status_code != 200
    return answer.status_code, answer.content


def hidden_from(running: Running, client: Client, name: str, count: int) -> list[Any]:
    """Worlds that *name* cannot tell from the truth, and the truth itself, each as a position."""
    table = table_of(running, client)
    seat, rng = Seat(table.seats.index(name)), Random(5)
    view = table.view(seat)
    return [table.position(), *(table.game.imagine(view, rng) for _ in range(count))]


def table_of(running: Running, client: Client) -> Any:
    return running.inside.desk.cache.sessions[client.look()["game"]].table


def answers_in(running: Running, client: Client, worlds: list[Any], *actions: str) -> set[tuple[int, bytes]]:
    """The answers to one request, whichever of these is the truth."""
    table, found, before = table_of(running, client), set(), client.look()
    truth = table._state
    for world in worlds:
        table._state = world
        found.add(refused(client, before["sequence"], *actions))
    table._state = truth
    assert client.look() == before
    return found


def laid_out(running: Running) -> dict[str, Client]:
    """A duel after the set-up, Germany to act."""
    seats = begin(running.client(), DUEL)
    for name, cards in (("german", GERMAN), ("soviet", SOVIET)):
        assert seats[name].act(*(f"place {card}" for card in cards), "done").status_code == 200
    return seats


def deployed(running: Running) -> dict[str, Client]:
    """A skirmish: a German unit has gone to C5 in secret, and America is to act."""
    seats = begin(running.client(), SKIRMISH)
    american, german = seats["american"], seats["german"]
    for client, actions in (
        (american, ["take SHE", "take BAZ", "done"]),
        (german, ["take PZ4", "take PSK", "done"]),
        (american, ["deploy SHE A1", "deploy BAZ C1", "done"]),
        (german, ["deploy PZ4 A6", "deploy PSK C6", "done"]),
        (american, ["move A1"]),
    ):
        assert client.act(*actions).status_code == 200
    stepping = [action for action in german.look()["legal"]["move"] if "C6-C5" in action]
    assert german.act(stepping[0]).status_code == 200
    return seats


def planning(running: Running, lines: int) -> dict[str, Client]:
    """A meeting engagement in which the German plan is locked, and the American hand has a Bazooka Team."""
    seats = begin(running.client(), MEETING)
    for name in ("american", "german"):
        while choices := seats[name].look()["legal"].get("hold"):
            wanted = next((one for one in choices if one in TEAMS), choices[0])
            assert seats[name].act(wanted).status_code == 200
        assert seats[name].act("done").status_code == 200
    plan = ["commit panzerschreck-team"][:lines]
    assert seats["german"].act(*plan, "done").status_code == 200
    return seats


@pytest.mark.parametrize(
    "then",
    [("hold", "nonsense!"), ("hold",), ("shoot G1a",), ("shoot G1a", "hold", "hold")],
    ids=" ".join,
)
def test_stalingrad_search_every_enemy_card_and_get_the_next_action_refused(
    running: Running, then: tuple[str, ...]
) -> None:
    """``["search X", "hold", "nonsense!"]`` revealed each of the enemy's cards before the first move."""
    seats = laid_out(running)
    cells = [f"S{row}{column}" for row in (1, 2, 3) for column in "abcd"]
    number = seats["german"].look()["sequence"]
    answers = {cell: refused(seats["german"], number, f"search {cell}", *then) for cell in cells}
    same = {(status, body.replace(cell.encode(), b"CELL")) for cell, (status, body) in answers.items()}
    assert len(same) == 1
    worlds = hidden_from(running, seats["german"], "german", 6)
    assert len({world.key() for world in worlds}) > 1
    for cell in cells[:2]:
        assert answers_in(running, seats["german"], worlds, f"search {cell}", *then) == {answers[cell]}


@pytest.mark.parametrize("then", [("skip",), ("hold", "nonsense!"), ("shoot A1",)], ids=" ".join)
def test_panzer_search_a_cell_and_skip(running: Running, then: tuple[str, ...]) -> None:
    """``["search C5", "skip"]`` was refused by PZ-SRCH-5 where a unit was, and elsewhere because the turn was over."""
    seats = deployed(running)
    cells = [action.split()[1] for action in seats["american"].look()["legal"]["search"]]
    assert {"C5", "B5"} <= set(cells), "one with a unit, one without"
    number = seats["american"].look()["sequence"]
    answers = {cell: refused(seats["american"], number, f"search {cell}", *then) for cell in cells}
    same = {(status, body.replace(b"search " + cell.encode(), b"SEARCH")) for cell, (status, body) in answers.items()}
    assert len(same) == 1
    worlds = hidden_from(running, seats["american"], "american", 12)
    assert len({world.key() for world in worlds}) > 1
    for cell in ("C5", "B5", "C4"):
        assert answers_in(running, seats["american"], worlds, f"search {cell}", *then) == {answers[cell]}


@pytest.mark.parametrize(
    "then",
    [("attack a1 b1", "nonsense!"), ("attack a1 b1",), ("done",), ("attack a1 b1", "done", "done")],
    ids=" ".join,
)
@pytest.mark.parametrize("lines", [0, 1])
def test_spearpoint_close_a_plan_and_attack_locked_units(running: Running, lines: int, then: tuple[str, ...]) -> None:
    """``["commit bazooka-team", "done", "attack a1 b1", "nonsense!"]`` exposed a locked plan: it was carried out on a
    copy, and the refusal of a later action showed whether there was a b1."""
    seats = planning(running, lines)
    american = seats["american"]
    batch = ("commit bazooka-team", "done", *then)
    truth = refused(american, american.look()["sequence"], *batch)
    worlds = hidden_from(running, american, "american", 12)
    assert len({len(world.sides[1].plan) for world in worlds}) > 1
    assert answers_in(running, american, worlds, *batch) == {truth}
    assert b"nonsense!" in truth[1] or (
        truth[0] == 422 and b'"error":"batch"' in truth[1] and b'"position":2' in truth[1]
    )


def test_quiet_actions_may_be_batched_and_a_telling_one_comes_last(running: Running) -> None:
    """The rule costs honest players nothing: a whole set-up or plan is one request."""
    seats = planning(running, 1)
    assert seats["american"].act("commit bazooka-team", "done").status_code == 200
    seats = laid_out(running)
    assert seats["german"].act("search S1a").status_code == 200
    seats = begin(running.client(), DUEL)
    answer = seats["german"].act(*(f"place {card}" for card in GERMAN), "done", "done")
    assert (answer.status_code, answer.json()["error"]) == (422, "batch")
    assert (answer.json()["action"], answer.json()["position"]) == ("done", 13)
    assert seats["german"].look()["sequence"] == 0


def test_undo_to_learn_the_others_progress(running: Running) -> None:
    """The answer to an undo is the same, whatever the enemy has laid out in secret meanwhile."""
    answers = []
    for laid in (0, 1, 7, 12):
        seats = begin(running.client(), DUEL)
        german, soviet = seats["german"], seats["soviet"]
        got = [german.post("/api/table/undo", {"sequence": 0}).content]
        german.act(*(f"place {card}" for card in GERMAN[:3]))
        if laid:
            soviet.act(*(f"place {card}" for card in SOVIET[:laid]))
        got += [german.post("/api/table/undo", {"sequence": number}).content for number in (3, 4, 4, 9)]
        german.act(*(f"place {card}" for card in GERMAN[1:]), "done")
        got.append(german.post("/api/table/undo", {"sequence": german.look()["sequence"]}).content)
        answers.append(numbered(got))
    assert b"is-undo" in answers[0][1]
    assert b"cannot-undo" in answers[0][-1]
    assert all(got == answers[0] for got in answers)


def test_stale_sequence_is_refused(running: Running) -> None:
    """A repeated request gets its answer; a longer, shorter or different one with an old number gets the information
    that its seat already had, or a refusal that reveals nothing."""
    seats = deployed(running)
    american = seats["american"]
    known = american.look()["sequence"]
    played = american.act("search B5", sequence=known)
    assert played.status_code == 200
    worlds = hidden_from(running, american, "american", 10)
    table = table_of(running, american)
    truth, found = table._state, []
    asks = [["search B5"], ["search B5", "skip"], ["search C5", "skip"], ["search B5", "nonsense!"], ["nonsense!"]]
    for world in worlds:
        table._state = world
        found.append(
            [
                ((answer := american.act(*ask, sequence=old)).status_code, answer.content)
                for old in (known, known - 1, 0, known + 9)
                for ask in asks
            ]
        )
    table._state = truth
    assert all(got == found[0] for got in found)
    assert found[0][0] == (200, played.content)
    assert {status for status, _ in found[0][1:]} == {409, 422}
