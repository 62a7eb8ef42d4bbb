"""Fogline's games in OpenSpiel, as ``python_fogline``. Importing this module registers it.

>>> import pyspiel
>>> import fogline.research.adapters.openspiel
>>> game = pyspiel.load_game("python_fogline(scenario=quick-duel,mode=advanced,max_steps=500)")
>>> state = game.new_initial_state()
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(0, ['verb 0'])
>>> state.apply_action(0)
>>> [state.action_to_string(action) for action in state.legal_actions()][:3]
['place 0', 'place 1', 'place 2']
>>> state.apply_action(state.legal_actions()[0])
>>> print(state.information_state_string(1)[:65])
seat 1
to_act (0 1)
cells ... ... ... ... ... ... ... ... ... ...

Any set-up, also one with a file of its own, is loaded by ``load(setup, max_steps=500)``. The parameters:

=========== ========================================================================================================
game        one of ``fogline.games()``; the first of them if none is given
scenario    its name; the first of the game if none is given
mode        short for the option of that name; so is ``players``
options     ``key:value`` pairs with ``;`` between them: ``first:1;second:off``
data        the text of a scenario file or a set of cards, as ``urllib.parse.quote`` writes it
max_steps   a game that is not over after this many numbers, those of CHANCE included, ends as a draw
=========== ========================================================================================================

What the toolkit sees:

- Players are seats. Seats that choose at the same time in secret do so one after the other; who waits sees nothing of
  it. CHANCE has nodes of its own, with its weights as probabilities; a game that never needs it is deterministic.
- Returns are 1 for winners, -1 for losers, 0 for all after a draw; team-mates win together, so with more than two seats
  they need not sum to zero.
- ``information_state_string`` and ``observation_string`` are the text of the seat's view, and all of it. A view holds
  what the seat was ever shown and may still rely on. It is not a list of the seat's own actions: two ways to the same
  knowledge are one information state. How many steps are left before a game is cut is not in it.
- An action is a sequence of small numbers, each a step of its own: a verb, then a place, and so on
  (``fogline.kit.encoding``). Strings and tensors of who chooses hold the numbers chosen so far, nobody else's do.
- ``observation_tensor`` has a fixed size and so less memory than the view: the coder of the title says what it holds.
  There is no ``information_state_tensor``, for nothing of fixed size would be one.
- ``resample_from_infostate`` goes through ``imagine``, so every world that fits the view can come up. Such a state can
  be played on, cloned and asked; it has no history before it, and so it is not serialized. It is for programs in
  Python, such as ``open_spiel.python.algorithms.ismcts``: the bots in C++ (2.0.2) cannot search Python games that way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

import fogline
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup, Value, write_value
from fogline.kit.encoding.coder import Piece
from fogline.research.adapters.serial import MAX_STEPS, Serial

NAME: Final = "python_fogline"
DEFAULTS: Final[Mapping[str, Any]] = {
    "game": fogline.games()[0],
    "scenario": "",
    "mode": "",
    "players": 0,
    "options": "",
    "data": "",
    "max_steps": MAX_STEPS,
}
MAX_PLAYERS: Final = 10


def load(setup: Setup, max_steps: int = MAX_STEPS) -> Any:
    """The OpenSpiel game of a set-up."""
    options = ";".join(f"{key}:{quote(write_value(value), safe=' :/')}" for key, value in setup.options.items())
    params = {"game": setup.game, "scenario": setup.scenario, "max_steps": max_steps}
    if options:
        params["options"] = options
    if setup.data:
        params["data"] = quote(setup.data, safe="")
    return pyspiel.load_game(NAME, params)


def read_setup(params: Mapping[str, Any]) -> Setup:
    """The set-up that OpenSpiel's parameters ask for."""
    game = fogline.game(params["game"])
    texts = dict(part.strip().partition(":")[::2] for part in params["options"].split(";") if part.strip())
    if params["mode"]:
        texts["mode"] = params["mode"]
    if params["players"]:
        texts["players"] = str(params["players"])
    known = {option.key: option for option in game.options}
    options: dict[str, Value] = {}
    for key, text in texts.items():
        if key not in known:
            raise BadData("set-up", key, f"no such option; there are {', '.join(sorted(known))}")
        options[key] = known[key].read(unquote(text))
    scenario = params["scenario"] or game.scenarios[0]
    return Setup(game.name, scenario, options, unquote(params["data"]))


def _game_type(players: int | None, *, has_chance: bool) -> Any:
    """What OpenSpiel wants to know of a kind of games; of one game, its number of *players* is known too."""
    modes, sums = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Fogline",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if has_chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.ZERO_SUM if players == 2 else sums.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(DEFAULTS),
    )


class FoglineGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """A set-up."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        wanted = {**DEFAULTS, **given}
        self.setup = read_setup(wanted)
        self.begun = Serial(self.setup, wanted["max_steps"])
        """The position before the first choice."""
        players, coder = self.begun.players, self.begun.coder
        info = pyspiel.GameInfo(
            num_distinct_actions=coder.numbers,
            max_chance_outcomes=coder.outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=self.begun.max_steps,
        )
        super().__init__(_game_type(players, has_chance=coder.outcomes > 0), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its parameters."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> FoglineState:
        """The position before the first choice."""
        return FoglineState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FoglineObserver:
        """What watches the positions of this game."""
        return FoglineObserver(self.begun, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class FoglineState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A position. ``serial`` is its only attribute: OpenSpiel copies all to clone, and pickles all to serialize."""

    def __init__(self, game: FoglineGame) -> None:
        super().__init__(game)
        self.serial = game.begun.clone()

    def current_player(self) -> int:
        """The seat that acts, CHANCE or nobody."""
        if self.serial.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.serial.actor()
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut."""
        return self.serial.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.serial.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What CHANCE can do, with probabilities."""
        return self.serial.outcomes()

    def _apply_action(self, action: int) -> None:
        self.serial.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.serial.outcome_name(action) if player == pyspiel.PlayerId.CHANCE else self.serial.name(action)

    def returns(self) -> list[float]:
        """By seat 1, -1 or 0."""
        return self.serial.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FoglineState:
        """A state that *player* cannot tell from this one, by numbers of *sampler* from 0 to 1."""
        state: FoglineState = self.get_game().new_initial_state()
        state.serial = self.serial.imagine(Seat(player), Random(int(sampler() * 2**53)))
        return state

    def __str__(self) -> str:
        """All-knowing, for debugging."""
        return str(self.serial)


class FoglineObserver:
    """Shows the view of one seat, or that of the public if no private information is asked for."""

    def __init__(self, begun: Serial, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; passed {params}")
        self._is_public: Final = iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not iig_obs_type.public_info:
            raise ValueError("a view is what one seat, or the public, knows: it is neither more nor less")
        coder = begun.coder
        self.tensor: Any = np.zeros(coder.width + coder.numbers, np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for piece in (*coder.pieces, Piece("chosen", (coder.numbers,))):
            self.dict[piece.name] = self.tensor[start : start + piece.size()].reshape(piece.shape)
            start += piece.size()

    def set_from(self, state: FoglineState, player: int) -> None:
        """Let ``tensor`` and ``dict`` hold the numbers of the view."""
        self.tensor[:] = np.frombuffer(state.serial.numbers(self._seat(player)), np.uint8)

    def string_from(self, state: FoglineState, player: int) -> str:
        """The text of the view."""
        return state.serial.text(self._seat(player))

    def _seat(self, player: int) -> Seat | None:
        return None if self._is_public else Seat(player)


pyspiel.register_game(_game_type(None, has_chance=True), FoglineGame)
