"""Many games in parallel as a Gymnasium ``VectorEnv``, for training by self-play with any library that supports it.

>>> import numpy as np
>>> from fogline import Setup, game, games
>>> from fogline.research.adapters.gymnasium import FoglineVectorEnv
>>> env = FoglineVectorEnv(Setup(games()[0], game(games()[0]).scenarios[0]), num_envs=8)
>>> seen, info = env.reset(seed=1)
>>> sorted(seen), sorted(info)
(['action_mask', 'observation'], ['rewards', 'seat'])
>>> rng = np.random.default_rng(1)
>>> for _ in range(100):
...     numbers = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1)
...     seen, reward, terminated, truncated, info = env.step(numbers)
>>> reward.shape, terminated.shape, info["rewards"].shape
((8,), (8,), (8, 2))

One environment is one game with all its seats: in each step the seat ``info["seat"]`` chooses one small number
(``fogline.research.batch``), so one policy plays them all. Rewards come at the end of a game: ``reward`` is that of the
seat that has just chosen, and ``info["rewards"]`` has those of all seats. A finished game is followed by a new one in
the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fogline.kernel.setup import Setup
from fogline.research.batch import CUT, ENDED, MAX_STEPS, Batch


def observation_space(batch: Batch, mask: type) -> Dict:
    """Observations of a *batch*, with masks of this type."""
    seen, numbers = batch.observations.shape[1], batch.masks.shape[1]
    return Dict({"observation": Box(0, 255, (seen,), np.uint8), "action_mask": Box(0, 1, (numbers,), mask)})


class FoglineVectorEnv(VectorEnv):  # type: ignore[misc]  # untyped
    """Games that are stepped together."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, setups: Setup | Sequence[Setup], num_envs: int = 1, max_steps: int = MAX_STEPS) -> None:
        self.batch: Final = Batch(setups, num_envs, max_steps=max_steps)
        self.num_envs = num_envs
        self.single_action_space = Discrete(self.batch.masks.shape[1])
        self.single_observation_space = observation_space(self.batch, np.uint8)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game everywhere; *seed* seeds CHANCE. There are no *options*."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Choose a number in every game."""
        chose = self.batch.seats.copy()
        self.batch.step(actions)
        ends = self.batch.ends
        reward = self.batch.rewards[np.arange(self.num_envs), chose].astype(np.float64)
        return self._seen(), reward, ends == ENDED, ends == CUT, self._info()

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.copy()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.batch.seats.copy(), "rewards": self.batch.rewards.copy()}
