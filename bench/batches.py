"""Rows of ``bench/rows.py``: many games in parallel with their players' observations, compared with other toolkits.

A step is one decision of a player, with the encoded view and the legal choices. NumPy makes random decisions; their
time is included.
"""

from __future__ import annotations

import random
from functools import partial
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, Final

from bench.timing import rate
from fogline.kernel.setup import Setup
from fogline.titles.panzer.rules.tables import PRESETS

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES: Final = 64
"""The number of games that each process steps together."""
PROCESSES: Final = 2
"""The number of processes in rows that use several cores. They use wall-clock time: measure on a quiet machine."""
WARM: Final = 400
"""The number of warm-up steps, after which games are at all stages."""
PEERS: Final = 64
STEPS: Final = 50
SETUPS: Final = {
    "batch-basic": Setup("stalingrad", "deep-battle"),
    "batch-advanced": Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    "panzer-batch": Setup("panzer", "battle", PRESETS["full"]),
    "spearpoint-batch": Setup("spearpoint", "standard"),
}


def batch(setup: Setup, seconds: float, processes: int = 1) -> float:
    """Games of a set-up, restarted whenever they end, ``GAMES`` in parallel in each process."""
    import numpy as np

    from fogline.research.batch import Batch

    together = GAMES * processes
    games, rng = Batch(setup, together, seed=1, processes=processes), np.random.default_rng(1)

    def run() -> int:
        for _ in range(STEPS):
            games.step((rng.random(games.masks.shape, np.float32) * games.masks).argmax(1))
        return STEPS * together

    for _ in range(WARM // STEPS):
        run()
    found = rate(seconds, run, process_time if processes == 1 else perf_counter)
    games.close()
    return found


def pettingzoo(setup: Setup, seconds: float) -> float:
    """The same games one at a time, through PettingZoo: one observation per step."""
    import numpy as np

    from fogline.research.adapters.pettingzoo import FoglineEnv

    env, rng = FoglineEnv(setup), np.random.default_rng(1)
    env.reset(seed=1)

    def run() -> int:
        for _ in range(STEPS):
            if not env.agents or any(env.terminations.values()) or any(env.truncations.values()):
                env.reset()
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step((rng.random(len(mask), np.float32) * mask).argmax())
        return STEPS

    return rate(seconds, run)


def peer_batch(seconds: float, clock: Callable[[], float] = process_time) -> float:
    """dark_chess in OpenSpiel's own vectorised environment, with its observations and legal actions."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    envs = SyncVectorEnv([rl_environment.Environment("dark_chess") for _ in range(PEERS)])
    now: list[Any] = envs.reset()
    uniform = random.random

    def run() -> int:
        nonlocal now
        outputs = []
        for each in now:
            actions = each.observations["legal_actions"][each.observations["current_player"]]
            outputs.append(StepOutput(action=actions[int(uniform() * len(actions))], probs=None))
        now = envs.step(outputs, reset_if_done=True)[0]
        return PEERS

    return rate(seconds, run, clock)


BATCH_ROWS: Final[dict[str, Callable[[float], float]]] = {
    **{name: partial(batch, setup) for name, setup in SETUPS.items()},
    **{name.replace("batch", "pettingzoo"): partial(pettingzoo, setup) for name, setup in SETUPS.items()},
    **{name.replace("batch", "cores"): partial(batch, setup, processes=PROCESSES) for name, setup in SETUPS.items()},
    "peer-batch": peer_batch,
    "peer-cores": partial(peer_batch, clock=perf_counter),
}
