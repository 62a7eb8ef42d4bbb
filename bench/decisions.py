"""How many decisions per second the levels make, and how fast their games are, in two builds side by side.

    python -m bench.decisions [--before FOLDER] [--now FOLDER]

FOLDER contains another build of Fogline, for instance of an earlier commit (``python setup.py build
--build-lib=FOLDER`` makes one). Every figure is measured in a separate process, in turn, for several rounds; the
medians are compared. A temporarily busy machine therefore slows down both builds equally. The decisions come from games
that the level plays against itself; every decision is a new position, so cached results do not help.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final

from fogline.bots.levels import THINKING

ROOT: Final = Path(__file__).parent.parent
REGULAR: Final = THINKING[1]
GAMES: Final = {REGULAR: 6, "veteran": 1}
"""The number of games from which the decisions are taken."""
LOOK_EVERY: Final = 64
"""The number of decisions between two checks of the clock, each of which takes nearly a microsecond."""


def setups() -> dict[str, Any]:
    """The set-ups, by title."""
    from fogline import Setup
    from fogline.titles.panzer.rules.tables import PRESETS

    return {
        "stalingrad": Setup("stalingrad", "deep-battle", {"mode": "advanced", "quiet-turn-limit": 30}),
        "panzer": Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 60}),
        "spearpoint": Setup("spearpoint", "standard"),
    }


def positions(setup: Any, seeds: range) -> list[tuple[Any, Any]]:
    """The view and the legal list of each decision in games among regulars, after the set-up."""
    import fogline
    from fogline.bots import bot_for
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


def decisions(title: str, level: str, seconds: float) -> float:
    """Decisions per second of processor time."""
    import fogline
    from fogline.bots import Budget, bot_for

    setup = setups()[title]
    bot = bot_for(fogline.game(setup.game), level, Budget(32, None))
    asked = positions(setup, range(GAMES[level]))
    made, rng, begun = 0, Random(1), time.process_time()
    while time.process_time() - begun < seconds:
        for view, choices in asked:
            bot.choose(view, choices, rng)
            made += 1
            if made % LOOK_EVERY == 0 and time.process_time() - begun > 4 * seconds:
                break
    return made / (time.process_time() - begun)


def playouts(title: str, level: str, seconds: float) -> float:
    """Actions per second of processor time in whole games that a *level* plays for all seats."""
    import fogline
    from fogline.bots import bot_for

    play_out: Callable[[Any, Any, Any, Random, int], int] = interpreted
    if find_spec("fogline.kit.search") is not None:  # missing in earlier builds
        play_out = import_module("fogline.kit.search.deliberation").play_out
    setup = setups()[title]
    game: Any = fogline.game(setup.game)
    bot, rng = bot_for(game, level), Random(1)
    made, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        made += play_out(game, game.new(setup), bot, rng, 10_000)
    return made / (time.process_time() - begun)


def interpreted(game: Any, state: Any, policy: Any, rng: Random, most: int) -> int:
    """A playout for builds without their own."""
    from fogline.kernel.game import CHANCE

    for played in range(most):
        if not (acting := game.to_act(state)):
            return played
        if acting[0] == CHANCE:
            outcomes = game.outcomes(state)
            action = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            action = policy.choose(game.view(state, acting[0]), game.legal(state, acting[0]), rng)
        game.apply(state, acting[0], action)
    return most


def worlds(title: str, how: str, seconds: float) -> float:
    """Worlds per second of processor time: 64 for each view."""
    import fogline

    game: Any = fogline.game(title)
    views = [view for view, _ in positions(setups()[title], range(2))]
    made, rng, begun = 0, Random(1), time.process_time()
    while time.process_time() - begun < seconds:
        for view in views:
            if how == "at once" and hasattr(game, "imagine_many"):
                made += len(game.imagine_many(view, rng, 64))
            else:
                made += len([game.imagine(view, rng) for _ in range(64)])
            if time.process_time() - begun > 4 * seconds:
                break
    return made / (time.process_time() - begun)


FIGURES: Final[dict[str, tuple[Callable[[str, str, float], float], tuple[str, ...]]]] = {
    "decisions": (decisions, THINKING[1:3]),
    "actions of playouts": (playouts, THINKING[:2]),
    "worlds": (worlds, ("one by one", "at once")),
}


def in_build(folder: Path | None, seconds: float, what: str, title: str, how: str) -> float:
    """A figure from one build, or from the current one."""
    environment = dict(os.environ)
    if folder is not None:
        environment["PYTHONPATH"] = os.pathsep.join([str(folder.resolve()), str(ROOT)])
    command = [sys.executable, "-m", "bench.decisions", "--seconds", str(seconds), "--measure", what, title, how]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return float(json.loads(done.stdout))


def main() -> None:
    """Measure and report."""
    parser = ArgumentParser(prog="python -m bench.decisions")
    parser.add_argument("--before", type=Path, help="a folder with another build of Fogline")
    parser.add_argument("--now", type=Path, help="the same for the build to be measured (default: the installed one)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each figure is measured")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long, at least, each time")
    parser.add_argument("--only", metavar="WHAT", help=f"one of {', '.join(FIGURES)}, of regulars")
    parser.add_argument("--measure", nargs=3, metavar=("WHAT", "TITLE", "HOW"), help="print one figure as JSON")
    chosen = parser.parse_args()
    if chosen.measure:
        what, title, how = chosen.measure
        print(json.dumps(FIGURES[what][0](title, how, chosen.seconds)))
        return
    builds = [chosen.now] if chosen.before is None else [chosen.before, chosen.now]
    for what, (_, ways) in FIGURES.items():
        if chosen.only is not None:
            if what != chosen.only:
                continue
            ways = tuple(way for way in ways if way == REGULAR)
        print(f"{what + ' a second':<32} {'before':>9} {'now':>9} {'ratio':>7}")
        for title in setups():
            for how in ways:
                rounds = [
                    [in_build(folder, chosen.seconds, what, title, how) for folder in builds]
                    for _ in range(chosen.rounds)
                ]
                figures = [statistics.median(one[at] for one in rounds) for at in range(len(builds))]
                before = f"{figures[0]:9.0f}" if len(figures) > 1 else f"{'':>9}"
                ratio = f"{figures[-1] / figures[0]:7.1f}" if len(figures) > 1 else ""
                print(f"{title + ', ' + how:<32} {before} {figures[-1]:9.0f} {ratio}", flush=True)


if __name__ == "__main__":
    main()
