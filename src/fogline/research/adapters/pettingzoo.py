"""Fogline's games as PettingZoo environments (AEC: agents act in turn); each is a batch of one game.

>>> from fogline import Setup, game, games
>>> from fogline.research.adapters import pettingzoo
>>> env = pettingzoo.env(Setup(games()[0], game(games()[0]).scenarios[0]), max_steps=500)
>>> env.reset(seed=42)
>>> first = env.agent_selection
>>> env.action_space(first).seed(7)
7
>>> sorted(env.observe(first))
['action_mask', 'observation']
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
>>> env.agents
[]

- Agents are seats, by name. Seats that choose at the same time in secret do so one after the other; the others see
  nothing of it.
- A step chooses one small number of an action: a verb, then a place, and so on (``fogline.research.batch``). Forced
  numbers are skipped. The mask has the agent's legal numbers; it is all zeros for agents that do not choose. An illegal
  number is refused and nothing changes.
- ``observation`` holds the numbers of the seat's view, and its choices so far for this action. It has a fixed size and
  so less memory than the view.
- Rewards come at the end: 1 for winners, -1 for losers, 0 for all after a draw. Team-mates win together. A game that is
  not over after ``max_steps`` actions is truncated.
- ``reset(seed=...)`` seeds CHANCE, in games that have it. A reset without a seed continues with the same generator.
- ``render()`` returns the public view as text (``render_mode="ansi"``).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.kit.encoding.coder import numbers_of
from fogline.kit.registry import title_of
from fogline.research.adapters.gymnasium import observation_space
from fogline.research.batch import CUT, GOES_ON, MAX_STEPS, Batch, coder_of


def env(setup: Setup, max_steps: int = MAX_STEPS, render_mode: str | None = None) -> Any:
    """The environment of a set-up, wrapped in PettingZoo's guards against misuse."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(FoglineEnv(setup, max_steps, render_mode)))


class FoglineEnv(AECEnv):  # type: ignore[misc]  # untyped
    """One table."""

    metadata: ClassVar[dict[str, Any]] = {"name": "fogline_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, setup: Setup, max_steps: int = MAX_STEPS, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._title: Final = title_of(setup.game)
        self.batch: Final = Batch(setup, 1, max_steps=max_steps, renews=False)
        self._coder: Final = coder_of(setup)
        """For the views of agents that do not choose."""
        self.possible_agents = list(self.batch.names)
        self._seat_of: Final = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(self.batch.masks.shape[1]) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.batch, np.int8) for agent in self.possible_agents}

    def action_space(self, agent: str) -> Any:
        """See PettingZoo."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        """See PettingZoo."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start again. There are no *options*: the set-up is fixed when the environment is made."""
        self.batch.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.batch.seats[0]]
        self._skip_agent_selection: str | None = None

    def observe(self, agent: str) -> dict[str, Any]:
        """The knowledge of *agent* as numbers, and its legal numbers."""
        seat = self._seat_of[agent]
        if self.batch.seats[0] == seat:
            seen, mask = self.batch.observations[0].copy(), self.batch.masks[0].astype(np.int8)
        else:
            mask = np.zeros(self.batch.masks.shape[1], np.int8)
            numbers = numbers_of(self._coder, self._title.rules.view(self.batch.state(0), seat))
            seen = np.concatenate([np.frombuffer(numbers, np.uint8), mask.astype(np.uint8)])
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Choose a number for the selected agent; ``None`` if its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.batch.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        end = self.batch.ends[0]
        if end == GOES_ON:
            self.agent_selection = self.possible_agents[self.batch.seats[0]]
        else:
            for each, reward in zip(self.possible_agents, self.batch.rewards[0].tolist()):
                self.rewards[each] = float(reward)
                self.truncations[each] = bool(end == CUT)
                self.terminations[each] = bool(end != CUT)
            self._deads_step_first()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The public view."""
        if self.render_mode is None:
            return None
        return self._title.view_text(self._title.rules.view(self.batch.state(0), None))

    def close(self) -> None:
        """Nothing to release."""
