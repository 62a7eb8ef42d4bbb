"""Fogline's games as PettingZoo environments, one game each: ``env`` (AEC) asks one agent at a time, ``parallel_env``
all agents that have a choice.

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

In a parallel environment, seats that choose in secret do so in the same step:

>>> table = pettingzoo.parallel_env(Setup("stalingrad", "quick-duel"))
>>> seen, infos = table.reset(seed=42)
>>> [agent for agent in table.agents if seen[agent]["action_mask"].any()]
['german', 'soviet']
>>> while table.agents:
...     numbers = {agent: table.action_space(agent).sample(seen[agent]["action_mask"]) for agent in table.agents}
...     seen, rewards, terminations, truncations, infos = table.step(numbers)
>>> sorted(rewards.values())
[-1.0, 1.0]

- Agents are seats, with their usual names. In ``env``, seats that choose in secret at the same time do so one after
  another, unseen by the others.
- A step chooses one small number of an action: a verb, then a place, and so on (``fogline.research.batch``). Forced
  numbers are skipped. The mask has the agent's legal numbers; it is all zeros for agents that do not choose.
- ``env`` refuses an illegal number, and nothing changes. In a parallel environment every agent sends a number in every
  step: those of agents that do not choose are ignored, and an illegal number changes nothing for its agent and sets
  ``infos[agent]["illegal"]``.
- ``observation`` holds the numbers of the seat's view, and its choices so far for this action. It has a fixed size, so
  it remembers less than the view.
- Rewards come at the end: 1 for winners, -1 for losers, 0 for all after a draw. Team-mates win together. A game is
  truncated after ``max_steps`` actions, or in a parallel environment after ``max_cycles`` steps.
- ``reset(seed=...)`` seeds CHANCE in games that have it. A reset without a seed continues with the same generator.
- ``render()`` returns the public view as text (``render_mode="ansi"``).
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from fogline.kernel.arrays import Dice
from fogline.kernel.game import CHANCE, Seat, points_of
from fogline.kernel.rolls import by_weight
from fogline.kernel.setup import Setup
from fogline.kit.encoding.coder import begun, numbers_of, offered
from fogline.kit.registry import title_of
from fogline.research.adapters.gymnasium import observation_space, waiting
from fogline.research.batch import CUT, GOES_ON, MAX_STEPS, Batch, coder_of

MAX_CYCLES: Final = 3 * MAX_STEPS
"""By default, a game of a parallel environment is truncated after this many steps: an action can take a few numbers."""


def env(setup: Setup, max_steps: int = MAX_STEPS, render_mode: str | None = None) -> Any:
    """The environment of a set-up, wrapped in PettingZoo's guards against misuse."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(FoglineEnv(setup, max_steps, render_mode)))


def parallel_env(setup: Setup, max_cycles: int = MAX_CYCLES, render_mode: str | None = None) -> FoglineParallelEnv:
    """The environment of a set-up in which all seats with a choice act in the same step."""
    return FoglineParallelEnv(setup, max_cycles, render_mode)


class FoglineEnv(AECEnv):  # type: ignore[misc]  # untyped
    """One table."""

    metadata: ClassVar[dict[str, Any]] = {"name": "fogline_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, setup: Setup, max_steps: int = MAX_STEPS, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._title: Final = title_of(setup.game)
        self.batch: Final = Batch(setup, 1, max_steps=max_steps, renews=False)
        self._coder: Final = coder_of(setup)
        """Encodes the views of agents that do not choose now."""
        self.possible_agents = list(self.batch.names)
        self._seat_of: Final = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(self.batch.masks.shape[1]) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.batch) for agent in self.possible_agents}

    def action_space(self, agent: str) -> Any:
        """See PettingZoo."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        """See PettingZoo."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. There are no *options*: the set-up is fixed when the environment is created."""
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
        """What *agent* knows, as numbers, with its legal numbers."""
        seat = self._seat_of[agent]
        if self.batch.seats[0] != seat:
            return waiting(self.batch, self._coder, 0, seat)
        return {"observation": self.batch.observations[0].copy(), "action_mask": self.batch.masks[0].astype(np.int8)}

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
        """Do nothing: there is nothing to release."""


class FoglineParallelEnv(ParallelEnv):  # type: ignore[misc]  # untyped
    """One table, at which seats choose at the same time where the rules say so."""

    metadata: ClassVar[dict[str, Any]] = {"name": "fogline_v1", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(self, setup: Setup, max_cycles: int = MAX_CYCLES, render_mode: str | None = None) -> None:
        if max_cycles < 1:
            raise ValueError(f"a game has at least one step, not {max_cycles}")
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self._title: Final = title_of(setup.game)
        self._rules: Final = self._title.rules
        self._setup: Final = setup
        self.possible_agents = list(self._rules.seats(setup))
        self._coders: Final = [coder_of(setup) for _ in self.possible_agents]
        """By seat, the coder that reads this seat's views."""
        like = Batch(setup, 1)
        self.action_spaces = {agent: Discrete(like.masks.shape[1]) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(like) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._rng = Random()
        self._dice: Any = None
        self._state: Any = None
        self._cycles = 0
        self._chosen: list[list[int]] = []
        """By seat, the numbers of an incomplete action."""
        self._offered: list[list[int]] = []
        """By seat, the numbers that it can choose."""

    def action_space(self, agent: str) -> Any:
        """See PettingZoo."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        """See PettingZoo."""
        return self.observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game. There are no *options*: the set-up is fixed when the environment is created."""
        if seed is not None:
            self._rng = Random(seed)
        self._dice = Dice(self._rng.getrandbits(62))
        self.agents = self.possible_agents[:]
        self._state = self._rules.new(self._setup)
        self._cycles = 0
        self._chosen = [[] for _ in self.agents]
        for coder in self._coders:
            coder.begin()
        self._settle()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Choose a number for every agent that has a choice."""
        present = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in present}
        for seat, agent in enumerate(present):
            if self._offered[seat]:
                number = actions.get(agent)
                if number is not None and int(number) in self._offered[seat]:
                    self._chosen[seat].append(int(number))
                else:
                    infos[agent]["illegal"] = True
        self._cycles += 1
        self._settle()
        outcome = self._rules.outcome(self._state)
        is_over = not self._rules.to_act(self._state)
        is_cut = not is_over and self._cycles >= self.max_cycles
        rewards = {agent: 2 * points_of(outcome, Seat(seat)) - 1 for seat, agent in enumerate(present)}
        if is_over or is_cut:
            self.agents = []
            self._offered = [[] for _ in present]
        seen = self._seen()
        return seen, rewards, dict.fromkeys(present, is_over), dict.fromkeys(present, is_cut), infos

    def _settle(self) -> None:
        """Play complete and forced actions, and CHANCE, until every seat that is to act has a choice of numbers."""
        rules = self._rules
        while True:
            acting = rules.to_act(self._state)
            self._offered = [[] for _ in self.possible_agents]
            if not acting:
                return
            if acting[0] == CHANCE:
                rules.apply(self._state, CHANCE, self._by_chance())
                continue
            for seat in acting:
                action = self._decided(seat)
                if action is not None:
                    rules.apply(self._state, seat, action)
                    break  # this may have changed the acting seats
            else:
                return

    def _decided(self, seat: Seat) -> Any | None:
        """The action of a *seat*, if its numbers are complete or forced; otherwise None, after noting its choices."""
        legal, chosen, coder = self._rules.legal(self._state, seat), self._chosen[seat], self._coders[seat]
        view = self._rules.view(self._state, seat)
        found = [] if len(legal) == 1 else offered(coder, view, legal, chosen)
        while len(found) == 1:
            chosen.append(found[0])
            found = offered(coder, view, legal, chosen)
        if found:
            self._offered[seat] = found
            return None
        action = legal[0] if len(legal) == 1 else begun(coder, view, legal, chosen).action()
        chosen.clear()
        return action

    def _by_chance(self) -> Any:
        sample = getattr(self._rules, "sample", None)
        if sample is not None:
            return sample(self._state, CHANCE, self._dice)
        return by_weight(self._rng, self._rules.outcomes(self._state))

    def _seen(self) -> dict[str, Any]:
        return {agent: self._seen_by(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen_by(self, seat: int) -> dict[str, Any]:
        """What a seat knows, as numbers, with its legal numbers."""
        count = self._coders[seat].numbers
        mask: Any = np.zeros(count, np.int8)
        chosen: Any = np.zeros(count, np.uint8)
        mask[self._offered[seat]] = 1
        chosen[self._chosen[seat]] = 1
        numbers = numbers_of(self._coders[seat], self._rules.view(self._state, Seat(seat)))
        return {"observation": np.concatenate([np.frombuffer(numbers, np.uint8), chosen]), "action_mask": mask}

    def render(self) -> str | None:
        """The public view."""
        if self.render_mode is None:
            return None
        return self._title.view_text(self._rules.view(self._state, None))

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
