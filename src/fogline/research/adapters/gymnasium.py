"""Fogline's games in Gymnasium: one game against an opponent, or many parallel games for self-play. Importing this
module registers an environment for each title, with the title's name in its id.

>>> import gymnasium
>>> import fogline.research.adapters.gymnasium
>>> env = gymnasium.make("fogline/Stalingrad-v1", opponent="recruit")
>>> seen, info = env.reset(seed=1)
>>> env.action_space.seed(7)
7
>>> over = False
>>> while not over:
...     seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
...     over = terminated or truncated
>>> reward
-1.0

You have one seat, and bots play the others (``FoglineEnv``). In ``FoglineVectorEnv`` every step chooses for the seat
whose turn it is, so one policy plays all seats:

>>> import numpy as np
>>> from fogline import Setup
>>> from fogline.research.adapters.gymnasium import FoglineVectorEnv
>>> envs = FoglineVectorEnv(Setup("stalingrad", "quick-duel"), num_envs=8)
>>> seen, info = envs.reset(seed=1)
>>> rng = np.random.default_rng(1)
>>> for _ in range(100):
...     numbers = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1)
...     seen, reward, terminated, truncated, info = envs.step(numbers)
>>> reward.shape, info["seat"].shape, info["rewards"].shape
((8,), (8,), (8, 2))

- A step chooses one small number of an action: a verb, then a place, and so on (``fogline.research.batch``). Forced
  numbers are skipped; ``action_mask`` marks the legal numbers.
- ``observation`` holds the numbers of the seat's view, and its choices so far for this action. It has a fixed size, so
  it remembers less than the view.
- Rewards come at the end: 1 for a victory, -1 for a defeat, 0 for a draw. A game is truncated after ``max_steps``
  actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fogline.bots.levels import bot_for
from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup, Value
from fogline.kit.bots import Bot, Budget
from fogline.kit.encoding.coder import Coder, numbers_of
from fogline.kit.registry import title_of, titles
from fogline.research.batch import CUT, ENDED, MAX_STEPS, NOBODY, Batch, Seated, coder_of

OPPONENT: Final = "regular"
SVG: Final = "svg"


def observation_space(batch: Batch) -> Dict:
    """The observations of one game of a *batch*."""
    seen, numbers = batch.observations.shape[1], batch.masks.shape[1]
    return Dict({"observation": Box(0, 255, (seen,), np.uint8), "action_mask": Box(0, 1, (numbers,), np.int8)})


def waiting(batch: Batch, coder: Coder, game: int, seat: Seat) -> dict[str, Any]:
    """The observation shown to a *seat* that has no choice in a *game* of the batch, or whose game is over."""
    mask = np.zeros(batch.masks.shape[1], np.int8)
    coder.begin()
    numbers = numbers_of(coder, title_of(batch.setups[game].game).rules.view(batch.state(game), seat))
    seen = np.concatenate([np.frombuffer(numbers, np.uint8), mask.astype(np.uint8)])
    return {"observation": seen, "action_mask": mask}


def _refuse_no_seat(seat: int | None, batch: Batch) -> None:
    if seat is not None and not 0 <= seat < len(batch.names):
        raise ValueError(f"the seats are 0 to {len(batch.names) - 1}, not {seat}")


class FoglineEnv(gymnasium.Env):  # type: ignore[misc]  # untyped
    """One game: you have one seat, and an opponent plays all others."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", SVG], "render_fps": 1}

    def __init__(
        self,
        game: str,
        scenario: str = "",
        options: Mapping[str, Value] | None = None,
        data: str = "",
        *,
        opponent: str | Bot = OPPONENT,
        seat: int | None = 0,
        max_steps: int = MAX_STEPS,
        render_mode: str | None = None,
    ) -> None:
        """*game*, *scenario* (by default the first), *options* and *data* are those of ``Setup``. *opponent*: the name
        of a level, or any bot. With *seat* ``None``, your seat is drawn for each game."""
        rules = title_of(game).rules
        setup = Setup(game, scenario or rules.scenarios[0], options or {}, data)
        self.batch: Final = Batch(setup, 1, max_steps=max_steps, renews=False)
        _refuse_no_seat(seat, self.batch)
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode: {render_mode} is not one of {', '.join(self.metadata['render_modes'])}")
        if render_mode == SVG and not hasattr(rules.view(self.batch.state(0), Seat(0)), "_repr_svg_"):
            raise BadData("render_mode", game, "the views of this title have no picture as SVG")
        self.render_mode = render_mode
        self.action_space = Discrete(self.batch.masks.shape[1])
        self.observation_space = observation_space(self.batch)
        self._rules: Final = rules
        self._coder: Final = coder_of(setup)
        """Encodes the views of a game that is over."""
        # No time limit: the same seed gives the same game on any machine.
        self._bot: Final = bot_for(rules, opponent, Budget(seconds=None)) if isinstance(opponent, str) else opponent
        self._wanted: Final = seat
        self._seat = Seat(seat or 0)
        self._others: dict[int, Seated] = {}
        self._is_over = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game. *seed* seeds CHANCE, the opponent and the draw of a seat. There are no *options*: the
        set-up is fixed when the environment is created."""
        super().reset(seed=seed)
        self.batch.reset(self._drawn())
        players = len(self.batch.names)
        if self._wanted is None:
            self._seat = Seat(self._drawn() % players)
        others = [seat for seat in range(players) if seat != self._seat]
        self._others = {seat: Seated(self.batch, 0, self._bot, Random(self._drawn())) for seat in others}
        self._is_over = False
        self._let_others_play()
        return self._seen(), self._info()

    def _drawn(self) -> int:
        return int(self.np_random.integers(2**62))

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Choose a number. An illegal number loses the game, and ``info["illegal"]`` is true."""
        if self._is_over:
            raise gymnasium.error.ResetNeeded("the game is over: reset the environment")
        number = int(action)
        if not (self.action_space.contains(number) and self.batch.masks[0, number]):
            self._is_over = True
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.batch.step([number])
        self._let_others_play()
        end = self.batch.ends[0]
        reward = float(self.batch.rewards[0, self._seat])
        return self._seen(), reward, bool(end == ENDED), bool(end == CUT), self._info()

    def _let_others_play(self) -> None:
        """Let the opponent play until you have a choice, or the game is over."""
        while (seat := int(self.batch.seats[0])) in self._others:
            self.batch.step([self._others[seat].choose(seat)])
        self._is_over = seat == NOBODY

    def action_masks(self) -> Any:
        """The legal numbers, as booleans; ``MaskablePPO`` of sb3-contrib requires this method name."""
        return self.batch.masks[0] != 0

    def _seen(self) -> dict[str, Any]:
        if self._is_over:
            return waiting(self.batch, self._coder, 0, self._seat)
        return {"observation": self.batch.observations[0].copy(), "action_mask": self.batch.masks[0].astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self._seat)}

    def render(self) -> str | None:
        """Your view: the board as text (``ansi``), or a picture (``svg``)."""
        if self.render_mode is None:
            return None
        view = self._rules.view(self.batch.state(0), self._seat)
        if self.render_mode == SVG:
            return str(view._repr_svg_())
        return self._rules.picture(view)


class FoglineVectorEnv(VectorEnv):  # type: ignore[misc]  # untyped
    """Games that advance together, for self-play: in each game the seat ``info["seat"]`` chooses.

    ``reward`` is that of one *seat*, the same in every game, so a return is the result of a game for that seat; a
    reward for the seat that has just chosen would never show the loser its defeat. ``info["rewards"]`` has the rewards
    of all seats. A finished game is followed by a new one in the same step (``AutoresetMode.SAME_STEP``):
    ``info["final_obs"]`` is the knowledge of *seat* at the end, and ``info["final_info"]`` has the seat's number, all
    rewards, and the number of actions.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self, setups: Setup | Sequence[Setup], num_envs: int = 1, max_steps: int = MAX_STEPS, *, seat: int = 0
    ) -> None:
        self.batch: Final = Batch(setups, num_envs, max_steps=max_steps, renews=False)
        _refuse_no_seat(seat, self.batch)
        self.num_envs = num_envs
        self.single_action_space = Discrete(self.batch.masks.shape[1])
        self.single_observation_space = observation_space(self.batch)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._seat: Final = Seat(seat)
        self._coders: Final = {setup: coder_of(setup) for setup in self.batch.setups}
        """Coders for the views of games that are over."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game in every row; *seed* seeds CHANCE. There are no *options*."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        return self._seen(), self._info(self.batch.rewards.copy())

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Choose a number in every game."""
        batch = self.batch
        batch.step(actions)
        ends, rewards = batch.ends.copy(), batch.rewards.copy()
        finals: dict[str, Any] = {}
        for game in np.flatnonzero(ends).tolist():
            seen = waiting(batch, self._coders[batch.setups[game]], game, self._seat)
            told = {"seat": int(self._seat), "rewards": rewards[game], "length": int(batch.lengths[game])}
            finals = self._add_info(finals, {"final_obs": seen, "final_info": told}, game)
        if finals:
            batch.renew()
        reward = rewards[:, self._seat].astype(np.float64)
        return self._seen(), reward, ends == ENDED, ends == CUT, {**self._info(rewards), **finals}

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.astype(np.int8)}

    def _info(self, rewards: Any) -> dict[str, Any]:
        """The infos with Gymnasium's masks; every game has these entries."""
        every: Any = np.ones(self.num_envs, np.bool_)
        return {"seat": self.batch.seats.copy(), "_seat": every, "rewards": rewards, "_rewards": every.copy()}


def id_of(title: str) -> str:
    """The name under which a title is registered."""
    return f"fogline/{''.join(part.capitalize() for part in title.split('-'))}-v1"


for _title in titles():
    if id_of(_title) not in gymnasium.registry:
        gymnasium.register(id_of(_title), f"{__name__}:{FoglineEnv.__name__}", kwargs={"game": _title})
