"""The speed of training with games on a local Ray cluster, compared with training without Ray.

    python -m bench.spreading [--rounds N] [--games N]

Three training runs of the same title take turns, a few windows each: without Ray, with Ray, and with Ray while the next
window is played during learning (``--plan ahead=1``). A temporarily busy machine therefore slows down all runs equally.
Figures are medians over rounds; ratios are between adjacent measurements. One machine cannot show the gain of a cluster
of many machines: this shows the cost of Ray, and the gain from learning and playing in parallel.
"""

from __future__ import annotations

import os
import statistics
import time
from argparse import ArgumentParser
from typing import Final

from fogline.kit.registry import title_of
from fogline.research.cluster import connected
from fogline.research.learning.crew import STORE, Spread
from fogline.research.learning.plan import Plan
from fogline.research.learning.trainer import Trainer

TITLE: Final = "stalingrad"
WINDOWS: Final = 2
"""The number of windows of each training run in a round."""


def stretch(trainer: Trainer) -> tuple[float, float]:
    """Decisions per second in some windows, in total and per core. This waits for all ordered games, so that none runs
    on while other runs are measured."""
    before, began = trainer.count, time.perf_counter()
    for _ in range(WINDOWS):
        trainer.step()
    if isinstance(trainer.crew, Spread):
        for order in trainer.crew._ordered:
            trainer.crew._cluster.ray.wait(order.parts, num_returns=len(order.parts))
    made = trainer.count.decisions - before.decisions
    return made / (time.perf_counter() - began), made / (trainer.count.busy - before.busy)


def main() -> None:
    """Measure and report."""
    parser = ArgumentParser(prog="python -m bench.spreading")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=512, help="games played in parallel")
    chosen = parser.parse_args()
    cores = os.cpu_count() or 1
    plan = Plan(games=chosen.games, shown=0, chapter=10_000)
    setups = title_of(TITLE).trained()
    with connected("local", titles=[TITLE], store=STORE) as cluster:
        plans = {
            "without Ray": plan,
            "Ray": plan._replace(parts=cores),
            "Ray, one window ahead": plan._replace(parts=cores, ahead=1),
        }
        trainers = {name: Trainer(setups, one, 1) for name, one in plans.items()}
        for name in list(plans)[1:]:
            trainers[name].crew = Spread(cluster, lambda: False)
        for trainer in trainers.values():
            stretch(trainer)  # warm-up: JAX compiles its programs
        rounds = [{name: stretch(trainer) for name, trainer in trainers.items()} for _ in range(chosen.rounds)]
    first = next(iter(plans))
    print(f"{cores} cores, {chosen.games} games, {chosen.rounds} rounds of {WINDOWS} windows")
    print(f"{'decisions a second':<24} {'by the clock':>12} {'ratio':>6} {'of one core':>12} {'ratio':>6}")
    for name in plans:
        figures = [statistics.median(one[name][at] for one in rounds) for at in (0, 1)]
        ratios = [statistics.median(one[name][at] / one[first][at] for one in rounds) for at in (0, 1)]
        print(f"{name:<24} {figures[0]:12.0f} {ratios[0]:6.2f} {figures[1]:12.0f} {ratios[1]:6.2f}")


if __name__ == "__main__":
    main()
