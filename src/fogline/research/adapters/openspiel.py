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

Any set-up, including one with its own file, is loaded by ``load(setup, max_steps=500)``. The parameters:

=========== ========================================================================================================
game        one of ``fogline.games()``; the first of them if none is given
scenario    its name; the first of the game if none is given
mode        short for the option of that name; so is ``players``
options     ``key:value`` pairs with ``;`` between them: ``first:1;second:off``
data        the text of a scenario file or a set of cards, as ``urllib.parse.quote`` writes it
max_steps   a game that is not over after this many numbers, those of CHANCE included, ends as a draw
=========== ========================================================================================================

The toolkit's view of a game:

- Players are seats. Seats that choose in secret at the same time do so one after another, in ascending order; the
  others learn nothing from that, because a seat sees only its view. CHANCE has its own nodes, with its weights as
  probabilities; a game without CHANCE is deterministic.
- Returns are 1 for winners, -1 for losers, 0 for all after a draw; team-mates win together, so with more than two seats
  the returns need not sum to zero.
- ``information_state_string`` and ``observation_string`` are the complete text of the seat's view. A view
  contains everything that the seat was ever shown and may still rely on. It is not a list of the seat's own actions:
  two paths to the same knowledge are one information state. The view does not contain the number of steps left before
  the game is cut off.
- An action is a sequence of small numbers, each of them one step: a verb, then a place, and so on
  (``fogline.kit.encoding``). Only the strings and tensors of the choosing player contain the numbers chosen so far.
  CHANCE chooses the number of an outcome, in the order of the rules.
- ``observation_tensor`` has a fixed size, so it remembers less than the view; the title's coder defines it. There is no
  ``information_state_tensor``, because none could have a fixed size.
- ``resample_from_infostate`` uses ``imagine``, so every world that fits the view can come up. Such a state can be
  played on and cloned, but has no history and cannot be serialized. This method is for Python programs, such as
  ``open_spiel.python.algorithms.ismcts``: the C++ bots (2.0.2) cannot search Python games that way.
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
from fogline.kernel.game import CHANCE, Seat, points_of
from fogline.kernel.setup import Setup, Value, write_value
from fogline.kit.encoding.coder import Piece, begun, numbers_of, offered
from fogline.kit.registry import title_of
from fogline.research.batch import MAX_STEPS, coder_of


class Serial:
    """A game in progress in OpenSpiel's form: one seat at a time, small numbers for actions, and a limited number of
    steps. A game that is cut off is a draw."""

    def __init__(self, setup: Setup, max_steps: int) -> None:
        if max_steps < 1:
            raise ValueError(f"a game has at least one step, not {max_steps}")
        self.game: Final = fogline.game(setup.game)
        self.setup: Final = setup
        self.max_steps: Final = max_steps
        self.coder: Final = coder_of(setup)
        self.players: Final = len(self.game.seats(setup))
        self.state: Any = self.game.new(setup)
        self.chosen: list[int] = []
        """The numbers of an incomplete action."""
        self.steps = 0
        self.imagined: Any = None
        """The imagined position from which this game began, if any."""
        self.history: list[tuple[Seat, int]] = []
        """All choices since the beginning, or since the imagined position."""
        self.played: list[tuple[Seat, str]] = []
        """The same choices as actions."""

    def clone(self) -> Serial:
        """A copy that shares nothing mutable with this one."""
        return self._with(self.state.clone(), self.imagined, self.chosen[:], self.history[:], self.played[:])

    def __deepcopy__(self, memo: dict[int, Any]) -> Serial:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the history instead, because compiled states cannot be pickled. An imagined position has none."""
        if self.imagined is not None:
            raise ValueError("an imagined state has no history to serialize")
        agreed = self.setup
        setup = (agreed.game, agreed.scenario, dict(agreed.options), agreed.data)
        return replay, (setup, self.max_steps, [number for _, number in self.history])

    def imagine(self, seat: Seat, rng: Random) -> Serial:
        """A game that *seat* cannot distinguish from this one, without history and without another seat's incomplete
        action."""
        state = self.game.imagine(self.game.view(self.state, seat), rng)
        chosen = self.chosen[:] if not self.is_over and self.actor() == seat else []
        return self._with(state, state.clone(), chosen, [], [])

    def _with(self, state: Any, imagined: Any, chosen: list[int], history: list[Any], played: list[Any]) -> Serial:
        twin = Serial.__new__(Serial)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.imagined, twin.chosen, twin.history, twin.played = state, imagined, chosen, history, played
        return twin

    @property
    def is_over(self) -> bool:
        """Whether the game is over or was cut off."""
        is_cut = self.steps >= self.max_steps and self.game.outcome(self.state) is None
        return is_cut or not self.game.to_act(self.state)

    def actor(self) -> Seat:
        """The seat that acts now, or CHANCE, in a game that is not over."""
        return self.game.to_act(self.state)[0]

    def legal(self) -> list[int]:
        """The numbers that the actor may choose, ascending."""
        seat = self.actor()
        if seat == CHANCE:
            return list(range(len(self.game.outcomes(self.state))))
        return offered(self.coder, self.game.view(self.state, seat), self.game.legal(self.state, seat), self.chosen)

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of CHANCE, with probabilities."""
        weights = [weight for _, weight in self.game.outcomes(self.state)]
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def apply(self, number: int) -> None:
        """Choose a number for the actor."""
        seat = self.actor()
        if number not in self.legal():
            raise ValueError(f"the number {number} is not offered")
        if seat == CHANCE:
            self._play(seat, self.game.outcomes(self.state)[number][0])
        else:
            self.chosen.append(number)
            if not self.legal():
                legal = self.game.legal(self.state, seat)
                decision = begun(self.coder, self.game.view(self.state, seat), legal, self.chosen)
                self.chosen = []
                self._play(seat, decision.action())
        self.history.append((seat, number))
        self.steps += 1

    def _play(self, seat: Seat, action: Any) -> None:
        self.game.apply(self.state, seat, action)
        self.played.append((seat, self.game.write(action)))

    def numbers(self, seat: Seat | None) -> bytes:
        """The knowledge of *seat* (``None``: the public) and its choices so far, as numbers."""
        chosen = bytearray(self.coder.numbers)
        for number in self._chosen_by(seat):
            chosen[number] = 1
        return numbers_of(self.coder, self.game.view(self.state, seat)) + bytes(chosen)

    def text(self, seat: Seat | None) -> str:
        """The knowledge of *seat* (``None``: the public) and its choices so far, as text."""
        words = title_of(self.setup.game).view_text(self.game.view(self.state, seat))
        chosen = self._chosen_by(seat)
        return f"{words}\nchosen {' '.join(map(str, chosen))}" if chosen else words

    def _chosen_by(self, seat: Seat | None) -> list[int]:
        return self.chosen if self.chosen and self.actor() == seat else []

    def name(self, number: int) -> str:
        """The name of a number: its head, and its position in that head."""
        for head in self.coder.heads:
            if head.start <= number < head.start + head.size:
                return f"{head.name} {number - head.start}"
        raise IndexError(number)

    def outcome_name(self, number: int) -> str:
        """The name of CHANCE's outcome with this number."""
        return self.game.write(self.game.outcomes(self.state)[number][0])

    def returns(self) -> list[float]:
        """By seat: 1 for a winner, -1 for a loser, 0 for all after a draw and while the game is in progress."""
        outcome = self.game.outcome(self.state)
        return [2 * points_of(outcome, Seat(seat)) - 1 for seat in range(self.players)]

    def __str__(self) -> str:
        """All-knowing, for debugging."""
        lines = [f"{seat} {action}" for seat, action in self.played]
        if self.imagined is not None:
            write = title_of(self.setup.game).view_text
            lines[:0] = [write(self.game.view(self.imagined, Seat(seat))) for seat in range(self.players)]
        return "\n".join([*lines, " ".join(map(str, self.chosen))] if self.chosen else lines)


def replay(setup: tuple[str, str, dict[str, Value], str], max_steps: int, numbers: list[int]) -> Serial:
    """Replay a game from its numbers."""
    serial = Serial(Setup(*setup), max_steps)
    for number in numbers:
        serial.apply(number)
    return serial


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
    """The set-up described by OpenSpiel's parameters."""
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
    """The type of Fogline's games, or of one game with this number of *players*."""
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
    """The games of one set-up."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        wanted = {**DEFAULTS, **given}
        self.setup = read_setup(wanted)
        self.begun = Serial(self.setup, wanted["max_steps"])
        """The position before the first choice."""
        players, coder = self.begun.players, self.begun.coder
        info = pyspiel.GameInfo(
            num_distinct_actions=coder.numbers, max_chance_outcomes=coder.outcomes, num_players=players,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0 if players == 2 else None,
            max_game_length=self.begun.max_steps,
        )  # fmt: skip
        super().__init__(_game_type(players, has_chance=coder.outcomes > 0), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the parameters."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> FoglineState:
        """The position before the first choice."""
        return FoglineState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FoglineObserver:
        """An observer of the positions of this game."""
        return FoglineObserver(self.begun, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class FoglineState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A position. ``serial`` is its only attribute: OpenSpiel copies and pickles all attributes."""

    def __init__(self, game: FoglineGame) -> None:
        super().__init__(game)
        self.serial = game.begun.clone()

    def current_player(self) -> int:
        """The seat that acts, CHANCE, or nobody."""
        if self.serial.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.serial.actor()
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or was cut off."""
        return self.serial.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.serial.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of CHANCE, with probabilities."""
        return self.serial.outcomes()

    def _apply_action(self, action: int) -> None:
        self.serial.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.serial.outcome_name(action) if player == pyspiel.PlayerId.CHANCE else self.serial.name(action)

    def returns(self) -> list[float]:
        """1, -1 or 0 for each seat."""
        return self.serial.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FoglineState:
        """A random state that *player* cannot distinguish from this one; *sampler* gives random numbers from 0 to 1."""
        state: FoglineState = self.get_game().new_initial_state()
        state.serial = self.serial.imagine(Seat(player), Random(int(sampler() * 2**53)))
        return state

    def __str__(self) -> str:
        """All-knowing, for debugging."""
        return str(self.serial)


class FoglineObserver:
    """Shows the view of one seat, or the public one if no private information is requested."""

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
        """Write the numbers of the view into ``tensor`` and ``dict``."""
        self.tensor[:] = np.frombuffer(state.serial.numbers(self._seat(player)), np.uint8)

    def string_from(self, state: FoglineState, player: int) -> str:
        """The text of the view."""
        return state.serial.text(self._seat(player))

    def _seat(self, player: int) -> Seat | None:
        return None if self._is_public else Seat(player)


pyspiel.register_game(_game_type(None, has_chance=True), FoglineGame)
