"""Bots and the memory aid handle players' own scenarios and card sets in every title."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

import fogline
from fogline import Setup
from fogline.bots import Budget, bot_for
from fogline.bots.child import plan
from fogline.bots.levels import levels_of
from fogline.bots.processes import RequestFailed, kind_of
from fogline.bots.remote import BotProcess, one_process, write_aid_request, write_request
from fogline.kernel.errors import NotationError
from fogline.kernel.game import CHANCE
from fogline.table import sit_down
from tests.titles.panzer.test_cardsets import with_values
from tests.titles.spearpoint.fixtures import CARDS

SMALL_FRONT: Final = """name = "A small front"
columns = 2
rows = 3
mode = "either"
cards = { SN = 1, SC = 1, MG = 1, IN = 1, OF = 1 }
victory = [{ eliminate-all = ["SN"] }]
"""
MORTARS: Final = """name = "Silence the mortars"
base = "open-front"
mode = "either"
cards = { MO = 2 }
victory = [{ eliminate-all = ["MO"] }]
"""
OWN: Final = {
    "small-front": Setup("stalingrad", "custom", {"mode": "advanced", "quiet-turn-limit": 8}, SMALL_FRONT),
    "mortars": Setup("stalingrad", "custom", {"mode": "basic", "quiet-turn-limit": 8}, MORTARS),
    "tanks": Setup("panzer", "battle", {"max-turns": 8, "terrain": True}, with_values(STU="armour = 0")),
    "cards": Setup("spearpoint", "standard", {}, CARDS),
}
BUDGET: Final = Budget(4, None)
STEPS: Final = 60


@pytest.mark.parametrize("name", OWN)
def test_every_level_plays_cards_that_its_process_has_never_heard_of(name: str) -> None:
    """Each level in a fresh process that receives the view and the legal list; no decision falls back on chance."""
    setup = OWN[name]
    game = fogline.game(setup.game)
    process = one_process()
    bots = [BotProcess(game, level, BUDGET, processes=process) for level in levels_of(game.name)]
    table, rng, asked = sit_down(setup), Random(name), 0
    try:
        while (seats := table.to_act()) and asked < STEPS:
            if seats == (CHANCE,):
                table.roll(rng)
                continue
            seat, bot = rng.choice(seats), bots[asked % len(bots)]
            table.act(seat, bot.choose(table.view(seat), table.legal(seat), rng))
            asked += 1
        told = process.ask(write_aid_request(table.view(fogline.kernel.game.Seat(0)), "probabilities", 5.0), 30)
        assert told["aid"]["level"] == "probabilities"
    finally:
        process.close()
    assert asked >= 3 * len(bots)
    assert [incident for bot in bots for incident in bot.incidents] == []


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("level", ["recruit", "veteran"])
def test_a_plan_made_in_an_imagined_world_is_one_in_the_true_world(name: str, level: str) -> None:
    """A seat's secret actions tell it nothing, so after each line of its plan it sees what it imagined: every line is
    legal, and others notice at most the last one."""
    setup = OWN[name]
    game = fogline.game(setup.game)
    table, rng, lines = sit_down(setup), Random(name), 0
    bot = bot_for(game, level, BUDGET)
    for _ in range(30):
        seats = table.to_act()
        if seats == (CHANCE,):
            table.roll(rng)
            continue
        if not seats:
            break
        seat = rng.choice(seats)
        actions = plan(game, bot, table.view(seat), table.legal(seat), rng)
        assert table.unnoticed(seat, actions) == len(actions) - 1
        table.act_batch(seat, actions[:-1])
        table.act(seat, actions[-1])
        lines += len(actions) > 1
    assert lines >= 2


def test_a_failing_request_keeps_the_process_and_names_the_kind_of_fault() -> None:
    """The kind is for a log; the message is not logged, because it names a card."""
    table = sit_down(OWN["cards"])
    seat = table.to_act()[0]
    game: Any = table.game
    line = write_request(game, "recruit", BUDGET, table.view(seat), table.legal(seat), 1)
    process = one_process()
    try:
        with pytest.raises(RequestFailed) as fault:
            process.ask(line.replace("pick tc-us", "pick nobody"), 30)
        pids = process.pids
        assert "action" in process.ask(line, 30)
        assert process.pids == pids
    finally:
        process.close()
    assert kind_of(fault.value) == "RequestFailed (NotationError)"
    assert "nobody" in str(fault.value)
    assert kind_of(RequestFailed("gSN", "gSN")) == "RequestFailed"
    assert kind_of(NotationError("gSN", "is none")) == "NotationError"
