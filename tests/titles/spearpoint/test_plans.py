"""Where another line fits into a secret plan (SP-COMMIT-2, SP-TGT-1)."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from fogline.kernel.game import CHANCE, Seat
from fogline.kit.registry import title_of
from fogline.table import sit_down
from fogline.titles.spearpoint.rules import plans as planning
from fogline.titles.spearpoint.rules.actions import ASSAULT, OnUnit, Pair, Plain
from fogline.titles.spearpoint.rules.play import legal_list
from fogline.titles.spearpoint.rules.steps import COMMIT, DECLARE
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.rules.worlds import laid_out
from tests.titles.spearpoint.fixtures import GAME, setup

HUGE: dict[str, Any] = {"deck-min": 0, "deck-max": 999, "start-units": 60, "start-command": 0, "hand-units": 99}
"""The maximum number of Units that the options allow."""


def by_trying(view: View) -> dict[str, int]:
    """The definition of ``additions``: every line is tried at its place, followed by all later lines."""
    assert view.seat is not None
    state = laid_out(view)
    plan = list(state.sides[view.seat].plan)
    state.sides[view.seat].plan = []
    first = next((at for at, line in enumerate(plan) if isinstance(line, Pair)), len(plan))
    found: dict[str, int] = {}
    for line in list(legal_list(state, view.seat)):
        if isinstance(line, Plain):
            continue
        if isinstance(line, OnUnit) and line.verb == ASSAULT:
            place, rest = first, []
        else:
            place = sum(planning._order(state.rules, other) <= planning._order(state.rules, line) for other in plan)
            rest = plan[place:]
        if planning._is_plan(state, view.seat, [*plan[:place], line, *rest]):
            found[line.text()] = place
    return found


def test_additions_equal_an_exhaustive_search() -> None:
    compared = 0
    for seed in range(120):
        rng, state = Random(seed), GAME.new(setup(scenario="standard") if seed % 2 else setup(""))
        for _ in range(400):
            seats = GAME.to_act(state)
            if not seats:
                break
            seat = rng.choice(seats)
            if seat != CHANCE and state.step in (COMMIT, DECLARE):
                view = GAME.view(state, seat)
                told = planning.additions(view)
                if told:
                    assert told == by_trying(view)
                    compared += bool(view.sides[seat].plan)
            legal: list[Any] = list(GAME.legal(state, seat))
            longer = [action for action in legal if action.text() not in ("done", "pass")]
            GAME.apply(state, seat, rng.choice(longer if longer and rng.random() < 0.8 else legal))
    assert compared > 40


def test_a_look_at_the_largest_battle_takes_no_time() -> None:
    """Regression: options alone could make a battle in which one look took seconds."""
    table, rng = sit_down(setup("", **HUGE)), Random(1)
    while table._state.step != DECLARE:
        if table.to_act() == (CHANCE,):
            table.roll(rng)
            continue
        seat = table.to_act()[0]
        lines = [action for action in table.legal(seat) if not isinstance(action, Plain)]
        is_window = table._state.step not in (COMMIT,) and table._state.turn > 0
        table.act(seat, lines[0] if lines and not is_window else "done")
    attackers: dict[int, Any] = {}
    for line in table.legal(Seat(0)):
        if isinstance(line, Pair):
            attackers.setdefault(int(line.unit), line)
    assert len(attackers) > 15
    table.act_batch(Seat(0), list(attackers.values())[: len(attackers) // 2])
    begun = time.process_time()
    title_of("spearpoint").wire().view(table.view(Seat(0)))
    assert time.process_time() - begun < 0.25


def test_lines_are_put_in_the_order_of_the_rules() -> None:
    """One order for decks, hands, commitments, declarations, and lines typed into a terminal."""
    rules = GAME.new(setup()).rules
    units = [card.slug for card in rules.units]
    for verb in ("pick", "hold", "commit"):
        assert planning.in_order(rules, [f"{verb} {slug}" for slug in reversed(units)]) == [
            f"{verb} {slug}" for slug in units
        ]
    plan = ["switch a1", "transfer a2 a1", f"crew {units[1]} a3", f"commit {units[2]}", f"commit {units[0]}"]
    assert planning.in_order(rules, plan) == [plan[4], plan[3], plan[2], plan[1], plan[0]]
    assert planning.in_order(rules, ["join a3", "join a1", "join a2"]) == ["join a1", "join a2", "join a3"]
    declared = ["attack a9 b1", "attack a4 b2", "assault b2", "join a3", "join a1", "join a2", "close"]
    assert planning.in_order(rules, declared) == [
        "assault b2", "join a1", "join a2", "join a3", "close", "attack a4 b2", "attack a9 b1",
    ]  # fmt: skip
    assert planning.in_order(rules, ["commit zzz", f"commit {units[1]}"])[0] == "commit zzz", "refused at once"
    assert planning.in_order(rules, ["attack a2 b1", "attack here b1"])[0] == "attack here b1"
