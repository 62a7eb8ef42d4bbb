"""How much memory games take, and that the server reckons honestly."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random

import pytest

from fogline.kernel.game import CHANCE
from fogline.kernel.setup import Setup
from fogline.web.rooms import BYTES, BYTES_A_ROW, Room
from fogline.web.storage import Row, Stored
from fogline.web.terms import Terms
from tests.web.test_games import SCENARIO

SETUPS = [
    Setup("stalingrad", "deep-battle", {"mode": "advanced"}, ""),
    Setup("panzer", "great_battle", {}, ""),
    Setup("spearpoint", "standard", {}, ""),
]


def played(setup: Setup, seed: int, rows: int) -> Room:
    """A random game in memory."""
    room, rng = Room(Stored(setup, 1, 0, Terms().text(), 0)), Random(seed)
    while room.table.outcome() is None and len(room.rows) < rows:
        (seat, *_) = room.table.to_act()
        if seat == CHANCE:
            room.table.roll(rng)
        else:
            room.table.act(seat, rng.choice(room.table.legal(seat)))
        line = room.table.history()[-1]
        room.enter([Row(line.seat, room.table.write(line.action), len(room.rows) + 1)])
    return room


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_a_game_says_about_how_much_memory_it_takes(setup: Setup) -> None:
    played(setup, 0, 150)  # what all games share is there
    gc.collect()
    tracemalloc.start()
    try:
        rooms = [played(setup, seed, 150) for seed in range(1, 4)]
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    reckoned = sum(room.bytes() for room in rooms)
    assert reckoned == sum(BYTES + BYTES_A_ROW * len(room.rows) for room in rooms)
    assert 0.5 < reckoned / taken < 4, (reckoned, taken)


def test_data_counts_too() -> None:
    """A file of fifty kilobytes that came with a game is not for nothing."""
    files = (SCENARIO, SCENARIO + "# " + "x" * 50_000)
    small, large = (Room(Stored(Setup("stalingrad", "custom", {}, data), 1, 0, Terms().text(), 0)) for data in files)
    assert large.bytes() - small.bytes() > 50_000
