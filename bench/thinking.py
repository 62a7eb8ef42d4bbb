"""How long bots think before actions that others can notice, including any preceding secret actions.

    python -m bench.thinking

A server shows a bot's action after 0.25 to 0.5 seconds; this measures how often thinking takes longer.
"""

from __future__ import annotations

import time
from random import Random
from typing import Final

import fogline
from bench.bots import share
from fogline.bots import bot_for
from fogline.bots.levels import thinking_levels
from fogline.kernel.game import CHANCE, Seat
from fogline.table import sit_down
from fogline.titles.panzer.rules.tables import PRESETS

SETUPS: Final = (
    fogline.Setup("stalingrad", "deep-battle", {"mode": "advanced", "quiet-turn-limit": 30}),
    fogline.Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 60}),
    fogline.Setup("spearpoint", "standard"),
)
GAMES: Final = 4
MAX_ACTIONS: Final = 400
LIMIT: Final = 0.25


def thoughts(setup: fogline.Setup, level: str, seed: int) -> list[float]:
    """The processor seconds for each answer in one game."""
    table, rng = sit_down(setup), Random(seed)
    bot = bot_for(table.game, level)
    found: list[float] = []
    spent: dict[Seat, float] = {}
    for _ in range(MAX_ACTIONS):
        while table.to_act() == (CHANCE,):
            table.roll(rng)
        if not table.to_act():
            break
        seat = rng.choice(table.to_act())
        begun = time.process_time()
        action = bot.choose(table.view(seat), table.legal(seat), rng)
        spent[seat] = spent.get(seat, 0.0) + time.process_time() - begun
        if not table.unnoticed(seat, [action]):
            found.append(spent.pop(seat))
        table.act(seat, action)
    return found


def main() -> None:
    """Measure and report."""
    print(f"{'milliseconds':<24} {'answers':>8} {'p50':>8} {'p99':>8} {'longest':>8} {'above 250':>10}")
    for setup in SETUPS:
        for level in thinking_levels(setup.game):
            found = [one for seed in range(GAMES) for one in thoughts(setup, level, seed)]
            times = [1000 * one for one in (share(found, 0.5), share(found, 0.99), max(found))]
            above = sum(one > LIMIT for one in found)
            print(f"{setup.game + ' ' + level:<24} {len(found):>8} " + " ".join(f"{one:8.1f}" for one in times), end="")
            print(f" {above:>10}", flush=True)


if __name__ == "__main__":
    main()
