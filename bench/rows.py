"""The measurements of ``bench/speed.py``, one figure per process: ``python -m bench.rows ROW SECONDS``.

It prints steps (or views, worlds) per second of processor time, or bytes. Rows whose names begin with ``peer`` measure
OpenSpiel's dark_chess, the closest game that researchers commonly use.
"""

from __future__ import annotations

import gc
import random
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from bench.batches import BATCH_ROWS
from bench.timing import rate
from fogline.kernel.arrays import Dice
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.titles.panzer.rules.rules import PANZER
from fogline.titles.panzer.rules.state import State as PanzerState
from fogline.titles.panzer.rules.steps import DEPLOY
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.spearpoint.rules.rules import SPEARPOINT
from fogline.titles.spearpoint.rules.state import State as SpearpointState
from fogline.titles.spearpoint.rules.steps import COMMIT
from fogline.titles.stalingrad.rules.rules import STALINGRAD
from fogline.titles.stalingrad.rules.state import State

HISTORIES: Final = 24
"""The number of games whose positions are viewed and imagined."""


def positions(scenario: str, mode: str, turns: int, count: int = HISTORIES) -> list[State]:
    """Positions in random games after *turns* turns."""
    found: list[State] = []
    rng = Random(turns)
    setup = Setup("stalingrad", scenario, {"mode": mode})
    while len(found) < count:
        state = STALINGRAD.new(setup)
        while STALINGRAD.to_act(state) and state.turn <= turns:
            _step(state, rng)
        if STALINGRAD.to_act(state):
            found.append(state)
    return found


def _step(state: State, rng: Random) -> None:
    seat = STALINGRAD.to_act(state)[0]
    actions = STALINGRAD.legal(state, seat)
    STALINGRAD.apply(state, seat, actions[rng.randrange(len(actions))])


def api(mode: str, seconds: float) -> float:
    """Whole games through the contract, one legal list and one action at a time, from interpreted Python."""
    starts = positions("deep-battle", mode, 0)
    to_act, legal, apply, uniform = STALINGRAD.to_act, STALINGRAD.legal, STALINGRAD.apply, random.random

    def run() -> int:
        steps = 0
        for start in starts:
            state = start.clone()
            while seats := to_act(state):
                seat = seats[0]
                actions = legal(state, seat)
                apply(state, seat, actions[int(uniform() * len(actions))])
                steps += 1
        return steps

    return rate(seconds, run)


def playout(mode: str, seconds: float, scenario: str = "deep-battle") -> float:
    """Whole random games after set-up, played inside."""
    starts = positions(scenario, mode, 0)
    dice = Dice(1)
    return rate(seconds, lambda: sum(STALINGRAD.playout(start.clone(), dice, 100_000) for start in starts))


def clone(seconds: float) -> float:
    """Copy a position and play one action on the copy."""
    state = positions("deep-battle", "basic", 10, 1)[0]
    seat = STALINGRAD.to_act(state)[0]
    action = STALINGRAD.legal(state, seat)[0]
    apply = STALINGRAD.apply

    def run() -> int:
        for _ in range(1000):
            apply(state.clone(), seat, action)
        return 1000

    return rate(seconds, run)


def view(turns: int, seconds: float) -> float:
    """Information states of Advanced games after *turns* turns."""
    states = positions("deep-battle", "advanced", turns)
    return rate(seconds, lambda: len([STALINGRAD.view(state, Seat(0)) for state in states]))


def imagine(turns: int, seconds: float, scenario: str = "deep-battle") -> float:
    """Worlds, one from each of many views, so that nothing is reused from one to the next."""
    views = [STALINGRAD.view(state, Seat(0)) for state in positions(scenario, "advanced", turns)]
    rng = Random(1)
    return rate(seconds, lambda: len([STALINGRAD.imagine(each, rng) for each in views]))


def imagine_again(turns: int, seconds: float) -> float:
    """Worlds, a hundred from each view, as search needs them."""
    views = [STALINGRAD.view(state, Seat(0)) for state in positions("deep-battle", "advanced", turns)]
    rng = Random(1)
    return rate(seconds, lambda: len([STALINGRAD.imagine(each, rng) for each in views for _ in range(100)]))


def state_bytes(_seconds: float) -> float:
    """The memory of one additional position, as a clone."""
    return _bytes_of(positions("deep-battle", "advanced", 40, 1)[0])


def panzer_state_bytes(_seconds: float) -> float:
    """The same for SCOPE Panzer."""
    return _bytes_of(panzer_positions(40, 1)[0])


def _bytes_of(state: State | PanzerState | SpearpointState) -> float:
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(1000)]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return size


# -- SCOPE Panzer -------------------------------------------------------------------------------------

PANZER_FULL: Final = Setup("panzer", "battle", PRESETS["full"])
"""A Battle with every switch on."""


def panzer_positions(turns: int, count: int = HISTORIES) -> list[PanzerState]:
    """Positions in random games of SCOPE Panzer after *turns* turns."""
    found: list[PanzerState] = []
    dice = Dice(turns)
    while len(found) < count:
        state = PANZER.new(PANZER_FULL)
        while PANZER.to_act(state) and (state.step <= DEPLOY or state.turn < turns):
            seat = PANZER.to_act(state)[0]
            PANZER.apply(state, seat, PANZER.sample(state, seat, dice))
        if PANZER.to_act(state):
            found.append(state)
    return found


def panzer_api(seconds: float) -> float:
    """Whole games through the contract, like ``api``; the weights decide CHANCE's actions."""
    starts = panzer_positions(0)
    to_act, legal, apply, outcomes, uniform = PANZER.to_act, PANZER.legal, PANZER.apply, PANZER.outcomes, random.random

    def run() -> int:
        steps = 0
        for start in starts:
            state = start.clone()
            while seats := to_act(state):
                seat = seats[0]
                if seat == CHANCE:
                    cards = [action for action, weight in outcomes(state) for _ in range(weight)]
                    apply(state, seat, cards[int(uniform() * len(cards))])
                else:
                    actions = legal(state, seat)
                    apply(state, seat, actions[int(uniform() * len(actions))])
                steps += 1
        return steps

    return rate(seconds, run)


def panzer_playout(seconds: float) -> float:
    """Whole random games after set-up, played inside."""
    starts = panzer_positions(0)
    dice = Dice(1)
    return rate(seconds, lambda: sum(PANZER.playout(start.clone(), dice, 100_000) for start in starts))


def panzer_clone(seconds: float) -> float:
    """Copy a position and play one action on the copy."""
    state = panzer_positions(10, 1)[0]
    seat = PANZER.to_act(state)[0]
    action = PANZER.legal(state, seat)[0]
    apply = PANZER.apply

    def run() -> int:
        for _ in range(1000):
            apply(state.clone(), seat, action)
        return 1000

    return rate(seconds, run)


def panzer_view(turns: int, seconds: float) -> float:
    """Information states of games after *turns* turns."""
    states = panzer_positions(turns)
    return rate(seconds, lambda: len([PANZER.view(state, Seat(0)) for state in states]))


def panzer_imagine(turns: int, seconds: float, each: int = 1) -> float:
    """Worlds from many views, several from each view before the next."""
    views = [PANZER.view(state, Seat(0)) for state in panzer_positions(turns)]
    rng = Random(1)
    return rate(seconds, lambda: len([PANZER.imagine(view, rng) for view in views for _ in range(each)]))


# -- Spearpoint 1943 ----------------------------------------------------------------------------------


def spearpoint_positions(turns: int, count: int = HISTORIES) -> list[SpearpointState]:
    """Positions in random games in the Commitment Phase after *turns* Turns. Random players are soon overrun, so
    finding such games takes longer."""
    found: list[SpearpointState] = []
    dice = Dice(turns)
    setup = Setup("spearpoint", "standard", {"overrun-turns": turns + 3})
    while len(found) < count:
        state = SPEARPOINT.new(setup)
        while SPEARPOINT.to_act(state) and (state.step != COMMIT or state.turn <= turns):
            seat = SPEARPOINT.to_act(state)[0]
            SPEARPOINT.apply(state, seat, SPEARPOINT.sample(state, seat, dice))
        if SPEARPOINT.to_act(state):
            found.append(state)
    return found


def spearpoint_api(seconds: float) -> float:
    """Whole games through the contract, like ``api``; the weights decide CHANCE's actions."""
    starts = spearpoint_positions(0)
    game, uniform, rng = SPEARPOINT, random.random, Random(1)
    to_act, legal, apply, outcomes = game.to_act, game.legal, game.apply, game.outcomes

    def run() -> int:
        steps = 0
        for start in starts:
            state = start.clone()
            while seats := to_act(state):
                seat = seats[0]
                if seat == CHANCE:
                    cards, weights = zip(*outcomes(state))
                    apply(state, seat, rng.choices(cards, weights)[0])
                else:
                    actions = legal(state, seat)
                    apply(state, seat, actions[int(uniform() * len(actions))])
                steps += 1
        return steps

    return rate(seconds, run)


def spearpoint_playout(seconds: float) -> float:
    """Whole random games after set-up, played inside."""
    starts = spearpoint_positions(0)
    dice = Dice(1)
    return rate(seconds, lambda: sum(SPEARPOINT.playout(start.clone(), dice, 100_000) for start in starts))


def spearpoint_clone(seconds: float) -> float:
    """Copy a position and play one action on the copy."""
    state = spearpoint_positions(5, 1)[0]
    seat = SPEARPOINT.to_act(state)[0]
    action = SPEARPOINT.legal(state, seat)[0]
    apply = SPEARPOINT.apply

    def run() -> int:
        for _ in range(1000):
            apply(state.clone(), seat, action)
        return 1000

    return rate(seconds, run)


def spearpoint_view(turns: int, seconds: float) -> float:
    """Information states of games after *turns* Turns."""
    states = spearpoint_positions(turns)
    return rate(seconds, lambda: len([SPEARPOINT.view(state, Seat(0)) for state in states]))


def spearpoint_imagine(turns: int, seconds: float, each: int = 1) -> float:
    """Worlds from many views, several from each view before the next."""
    views = [SPEARPOINT.view(state, Seat(0)) for state in spearpoint_positions(turns)]
    rng = Random(1)
    return rate(seconds, lambda: len([SPEARPOINT.imagine(view, rng) for view in views for _ in range(each)]))


def spearpoint_state_bytes(_seconds: float) -> float:
    """The memory of one additional position, as a clone."""
    return _bytes_of(spearpoint_positions(5, 1)[0])


# -- OpenSpiel ----------------------------------------------------------------------------------------


def peer_api(seconds: float) -> float:
    """dark_chess stepped from Python."""
    game = _dark_chess()
    uniform = random.random

    def run() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            steps += 1
        return steps

    return rate(seconds, run)


def peer_playout(seconds: float) -> float:
    """dark_chess played out in C++, by OpenSpiel's own rollout evaluator."""
    import pyspiel

    game = _dark_chess()
    lengths: list[int] = []
    rng = Random(1)
    for _ in range(300):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        lengths.append(len(state.history()))
    rollouts = 500
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)

    def run() -> int:
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        bot.step(game.new_initial_state())
        return rollouts

    return rate(seconds, run) * sum(lengths) / len(lengths)


def peer_clone(seconds: float) -> float:
    """dark_chess: copy a position and play one action on the copy."""
    state = _dark_chess().new_initial_state()
    rng = Random(3)
    for _ in range(10):
        state.apply_action(rng.choice(state.legal_actions()))
    action = state.legal_actions()[0]

    def run() -> int:
        for _ in range(1000):
            state.clone().apply_action(action)
        return 1000

    return rate(seconds, run)


def _dark_chess() -> Any:
    import pyspiel

    return pyspiel.load_game("dark_chess")


SCENARIOS: Final = ("quick-duel", "open-front", "deep-front", "open-battle", "deep-battle")
LENGTHS: Final = (20, 40, 80, 160)
ROWS: Final[dict[str, Callable[[float], float]]] = {
    "api-basic": partial(api, "basic"),
    "api-advanced": partial(api, "advanced"),
    "playout-basic": partial(playout, "basic"),
    "playout-advanced": partial(playout, "advanced"),
    "clone": clone,
    "view-40": partial(view, 40),
    "imagine-40": partial(imagine, 40),
    "imagine-40-again": partial(imagine_again, 40),
    "state-bytes": state_bytes,
    "peer-api": peer_api,
    "peer-playout": peer_playout,
    "peer-clone": peer_clone,
    **BATCH_ROWS,
    "panzer-api": panzer_api,
    "panzer-playout": panzer_playout,
    "panzer-clone": panzer_clone,
    "panzer-view-40": partial(panzer_view, 40),
    "panzer-imagine-40": partial(panzer_imagine, 40),
    "panzer-imagine-40-again": partial(panzer_imagine, 40, each=100),
    "panzer-state-bytes": panzer_state_bytes,
    "spearpoint-api": spearpoint_api,
    "spearpoint-playout": spearpoint_playout,
    "spearpoint-clone": spearpoint_clone,
    "spearpoint-view-5": partial(spearpoint_view, 5),
    "spearpoint-imagine-5": partial(spearpoint_imagine, 5),
    "spearpoint-imagine-5-again": partial(spearpoint_imagine, 5, each=100),
    "spearpoint-state-bytes": spearpoint_state_bytes,
    **{f"panzer-history-{turns}": partial(panzer_imagine, turns) for turns in LENGTHS},
    **{f"history-{turns}": partial(imagine, turns) for turns in LENGTHS},
    **{f"cells-{name}": partial(playout, "advanced", scenario=name) for name in SCENARIOS},
    **{f"worlds-{name}": partial(imagine, 40, scenario=name) for name in SCENARIOS},
}


if __name__ == "__main__":
    print(ROWS[sys.argv[1]](float(sys.argv[2])))
