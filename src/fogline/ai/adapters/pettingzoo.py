"""Fogline's games as PettingZoo environments (AEC: one agent acts after the other).

>>> from fogline import Setup, game, games
>>> from fogline.ai.adapters import pettingzoo
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

- Agents are seats, by their names. Seats that choose at the same time in secret do so one after the other; who waits
  sees nothing of it.
- Actions are numbers (``fogline.ai.numbering``). The mask shows what the agent may do now; it is all zeros for agents
  that are not to act. An action that the rules do not allow is refused with their own error and nothing changes.
- ``observation`` holds the numbers of the seat's view and nothing else; ``fogline.kit.research`` says what they mean.
  It has a fixed size and so less memory than the view.
- Rewards come at the end: 1 for winners, -1 for losers, 0 for all after a draw. Team-mates win together. A game that is
  not over after ``max_steps`` is truncated.
- ``reset(seed=...)`` seeds CHANCE, in games that have it. A reset without a seed goes on with the same generator.
- ``render()`` gives the text of what the public sees (``render_mode="ansi"``).
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from fogline.ai.adapters.encoding import Tensor, encoding_of
from fogline.ai.adapters.serial import MAX_STEPS, Serial
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup


def env(setup: Setup, max_steps: int = MAX_STEPS, render_mode: str | None = None) -> Any:
    """The environment of a set-up, with PettingZoo's guards against wrong use around it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(FoglineEnv(setup, max_steps, render_mode)))


class FoglineEnv(AECEnv):  # type: ignore[misc]  # untyped
    """One table."""

    metadata: ClassVar[dict[str, Any]] = {"name": "fogline_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, setup: Setup, max_steps: int = MAX_STEPS, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._begun: Final = Serial(setup, max_steps)
        self._serial = self._begun.clone()
        self._rng = Random()
        self._encoding: Final = encoding_of(setup)
        self._tensor: Final = Tensor(self._encoding)
        self.possible_agents = list(self._begun.game.seats(setup))
        self._seat_of: Final = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        actions = len(self._begun.numbering)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0.0, np.inf, self._tensor.flat.shape, np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        """What observations look like."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start again. There are no *options*: the set-up is agreed when the environment is made."""
        if seed is not None:
            self._rng = Random(seed)
        self._serial = self._begun.clone()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection: str | None = None
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What *agent* knows, as numbers, and what it may do now."""
        seat = self._seat_of[agent]
        self._tensor.show(self._serial.game.view(self._serial.state, seat))
        mask: Any = np.zeros(len(self._serial.numbering), np.int8)
        if not self._serial.is_over and self._serial.actor() == seat:
            mask[self._serial.legal()] = 1
        return {"observation": self._tensor.flat.copy(), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play an action of the selected agent; of an agent whose game is over, the only one is ``None``."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._serial.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Let CHANCE act until a seat is to act, or the game is over."""
        serial = self._serial
        while not serial.is_over and serial.actor() == CHANCE:
            numbers, weights = zip(*serial.outcomes())
            serial.apply(self._rng.choices(numbers, weights)[0])
        if not serial.is_over:
            self.agent_selection = self.possible_agents[serial.actor()]
            return
        for seat, reward in enumerate(serial.returns()):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.truncations[agent] = serial.is_cut
            self.terminations[agent] = not serial.is_cut
        self._deads_step_first()

    def render(self) -> str | None:
        """What the public sees."""
        if self.render_mode is None:
            return None
        return self._encoding.text(self._serial.game.view(self._serial.state, None))

    def close(self) -> None:
        """Does nothing: there are no resources to release."""
