"""How long each level takes for its decisions, in this computer's Python and in the page's Python:

python -m bench.page_times
python -m tools.page_wheel build/page.tar.gz
node tools/run_in_page.mjs webapp/node_modules/pyodide build/page.tar.gz bench/page_times.py
"""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

import fogline
from fogline.bots.levels import bot_for, thinking_levels
from fogline.kernel.game import CHANCE

SETUPS = (
    fogline.Setup("stalingrad", "quick-duel", {"mode": "advanced"}),
    fogline.Setup("panzer", "battle"),
    fogline.Setup("spearpoint", "standard"),
)
GAMES = 2
MAX_SECONDS = 60.0
"""The time after which a level begins no further decision."""


def times(setup: fogline.Setup, level: str, seed: int) -> list[float]:
    """The seconds of each decision in a game that a level plays against itself."""
    game: Any = fogline.game(setup.game)
    rng, bot, state, found = Random(seed), bot_for(game, level), game.new(setup), []
    end = time.perf_counter() + MAX_SECONDS
    while (seats := game.to_act(state)) and time.perf_counter() < end:
        if seats[0] == CHANCE:
            actions, weights = zip(*game.outcomes(state))
            game.apply(state, CHANCE, rng.choices(actions, weights)[0])
            continue
        view, choices = game.view(state, seats[0]), game.legal(state, seats[0])
        begun = time.perf_counter()
        action = bot.choose(view, choices, rng)
        found.append(time.perf_counter() - begun)
        game.apply(state, seats[0], action)
    return found


def measure() -> None:
    """Print a row for each title and level."""
    print("| title | level | decisions | median ms | 95 % ms | worst ms |\n| --- | --- | --- | --- | --- | --- |")
    for setup in SETUPS:
        for level in thinking_levels(setup.game):
            found = sorted(1000 * one for seed in range(GAMES) for one in times(setup, level, seed))
            figures = (found[len(found) // 2], found[len(found) * 95 // 100], found[-1])
            print(f"| {setup.game} | {level} | {len(found)} | " + " | ".join(f"{one:.0f}" for one in figures) + " |")


async def main(given: Sequence[str]) -> None:
    """The entry point in the page."""
    measure()


if __name__ == "__main__":
    measure()
