"""The second judge. It plays two actions in the same worlds, and rule-of-thumb players continue for a while. Where the
first judge uses playouts itself, the ace's network rates the resulting positions instead. Neither method knows the
first judge's values or calibration."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from fogline.analysis.decisions import rng_for
from fogline.analysis.judges import worlds_of
from fogline.bots.ace import mind_for, values_after
from fogline.bots.levels import bot_for
from fogline.kernel.game import CHANCE, Action, Seat, State, View, points_of, viewer_of
from fogline.kernel.rolls import by_weight
from fogline.kernel.setup import Setup
from fogline.kit.bots import Bot
from fogline.kit.registry import title_of
from fogline.table.records import AnyGame

if TYPE_CHECKING:
    from fogline.bots.network import Mind

LEVEL: Final = "regular"
PLAYOUTS: Final = f"playouts-{LEVEL}"
NETWORK: Final = "network"
ACTIONS: Final = 8
"""After this many actions, a playout stops and the title rates the position (``kit.research.Luck``)."""
MAX_ACTIONS: Final = 80
"""After this many actions, a playout stops in titles without ratings; an unfinished game counts as a draw."""
FIRST_PAIRS: Final = 4
PAIRS: Final = 24
"""The maximum number of worlds in which both actions are tried; fewer are used if they settle the comparison."""
CLEAR: Final = 2.0
"""A comparison is settled once the difference is more than this many standard errors."""


class Comparison(NamedTuple):
    """The result of comparing two actions."""

    difference: float
    """The winning chance after the first action minus that after the second."""
    error: float
    """The standard error of that difference."""
    pairs: int

    @property
    def prefers_first(self) -> bool:
        return self.difference > 0


def second_judge(game: AnyGame, setup: Setup) -> str:
    return PLAYOUTS if _network(game, setup) is None else NETWORK


def compare(
    game: AnyGame, view: View, first: Action, second: Action, *, seed: str = "0", pairs: int = PAIRS
) -> Comparison:
    """Compare two legal actions of the seat of *view* in the same worlds, with the same luck."""
    mind = _network(game, view.setup)
    rng = rng_for(game, view, f"{seed}/{PLAYOUTS if mind is None else NETWORK}")
    draw = worlds_of(game, view, rng)
    if mind is not None:
        results = [0.5] * (2 * pairs)
        for at, value in values_after(game, mind, view, [draw() for _ in range(pairs)], (first, second), rng):
            results[at] += 0.5 * value
        return _summed([one - other for one, other in zip(results[::2], results[1::2], strict=True)])
    player = bot_for(game, LEVEL)
    seat = viewer_of(view)
    found: list[float] = []
    while len(found) < pairs:
        world, luck = draw(), rng.random()
        one, other = (_points(game, world.clone(), seat, action, player, Random(luck)) for action in (first, second))
        found.append(one - other)
        if len(found) >= FIRST_PAIRS and (summed := _summed(found)).error * CLEAR < abs(summed.difference):
            break
    return _summed(found)


def _network(game: AnyGame, setup: Setup) -> Mind | None:
    """The ace's network if the first judge uses playouts and the network fits the cards; otherwise None."""
    title = title_of(game.name)
    appraisal, ace = title.appraisal(), title.ace()
    if appraisal is None or appraisal.calibration.doubt is None or ace is None or ace.network is None:
        return None
    return mind_for(ace.network, setup)


def _summed(differences: Sequence[float]) -> Comparison:
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((one - mean) ** 2 for one in differences) / max(1, count - 1)
    return Comparison(mean, sqrt(variance / count), count)


def _points(game: AnyGame, state: State, seat: Seat, action: Action, player: Bot, rng: Random) -> float:
    """The result of a playout for the side of *seat*, from 0 to 1."""
    game.apply(state, seat, action)
    luck = title_of(game.name).luck()
    left = MAX_ACTIONS if luck is None else ACTIONS
    while acting := game.to_act(state):
        if acting[0] == CHANCE:
            game.apply(state, CHANCE, by_weight(rng, game.outcomes(state)))
            continue
        if not left:
            break
        left -= 1
        view = game.view(state, acting[0])
        game.apply(state, acting[0], player.choose(view, game.legal(state, acting[0]), rng))
    outcome = game.outcome(state)
    if outcome is not None:
        return points_of(outcome, seat)
    if luck is None:
        return 0.5
    setup = game.view(state, None).setup
    is_first = game.side(setup, seat) == game.side(setup, Seat(0))
    return max(0.0, min(1.0, 0.5 + (luck.worth(state) if is_first else -luck.worth(state))))
