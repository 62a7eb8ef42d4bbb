"""How many decisions a second the levels make, and how fast games are that they play, in two builds side by side.

    python -m bench.decisions [--before FOLDER]

FOLDER has another build of Fogline, for instance one of an earlier commit (``python setup.py build --build-lib=FOLDER``
makes one). Every figure is measured in a process of its own, in turn, several rounds; the medians are compared. So a
machine that is busy for a while slows down both builds alike. The decisions are those of games that the level plays
against itself; every one is a new position, so nothing that was worked out for another one is of use.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
LEVELS: Final = ("regular", "veteran")
GAMES: Final = {"regular": 6, "veteran": 1}
"""From how many games the decisions are taken."""
ROUNDS: Final = 3
SECONDS: Final = 1.0
"""How long each level decides in each title, at least, in each round."""


def setups() -> dict[str, Any]:
    """What is played, by title."""
    from fogline import Setup
    from fogline.titles.panzer.rules.tables import PRESETS

    return {
        "stalingrad": Setup("stalingrad", "deep-battle", {"mode": "advanced", "quiet-turn-limit": 30}),
        "panzer": Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 60}),
        "spearpoint": Setup("spearpoint", "standard"),
    }


def positions(setup: Any, seeds: range) -> list[tuple[Any, Any]]:
    """View and legal list of each decision of games among regulars, the set-up left out."""
    import fogline
    from fogline.ai.bots import bot_for
    from fogline.kernel.game import CHANCE

    game: Any = fogline.game(setup.game)
    bot, found = bot_for(game, "regular"), []
    for seed in seeds:
        state, rng = game.new(setup), Random(seed)
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                outcomes = game.outcomes(state)
                action = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
            else:
                view, choices = game.view(state, seat), game.legal(state, seat)
                action = bot.choose(view, choices, rng)
                if view.turn > 0 and len(choices) > 1:
                    found.append((view, choices))
            game.apply(state, seat, action)
    return found


def decisions(title: str, level: str) -> dict[str, float]:
    """Decisions for a second of processor time, and their kinds."""
    import fogline
    from fogline.ai.bots import Budget, bot_for

    setup = setups()[title]
    bot = bot_for(fogline.game(setup.game), level, Budget(32, None))
    asked = positions(setup, range(GAMES[level]))
    made, rng, begun = 0, Random(1), time.process_time()
    while time.process_time() - begun < SECONDS:
        for view, choices in asked:
            bot.choose(view, choices, rng)
            made += 1
            if time.process_time() - begun > 4 * SECONDS:
                break
    return {f"{title} {level}": made / (time.process_time() - begun)}


def in_build(folder: Path | None, title: str, level: str) -> dict[str, float]:
    """The figures of one build, or of the one that runs this."""
    paths = [str(ROOT)] if folder is None else [str(folder.resolve()), str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)} if folder is not None else dict(os.environ)
    command = [sys.executable, "-m", "bench.decisions", "--measure", title, level]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure and report."""
    parser = ArgumentParser(prog="python -m bench.decisions")
    parser.add_argument("--before", type=Path, help="a folder with another build of Fogline")
    parser.add_argument("--measure", nargs=2, metavar=("TITLE", "LEVEL"), help="print one figure as JSON")
    chosen = parser.parse_args()
    if chosen.measure:
        print(json.dumps(decisions(*chosen.measure)))
        return
    builds = [None] if chosen.before is None else [chosen.before, None]
    print(f"{'decisions a second':<24} {'before':>9} {'now':>9} {'ratio':>7}")
    for title in setups():
        for level in LEVELS:
            rounds = [[in_build(folder, title, level) for folder in builds] for _ in range(ROUNDS)]
            name = f"{title} {level}"
            figures = [statistics.median(one[at][name] for one in rounds) for at in range(len(builds))]
            before = f"{figures[0]:9.0f}" if len(figures) > 1 else f"{'':>9}"
            ratio = f"{figures[-1] / figures[0]:7.1f}" if len(figures) > 1 else ""
            print(f"{name:<24} {before} {figures[-1]:9.0f} {ratio}", flush=True)


if __name__ == "__main__":
    main()
