"""A second opinion, by other means: two actions are played in the same worlds, and players who follow rules of thumb go
on from there. It knows nothing of the judge's values or of its calibration."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from fogline.ai.analysis.deciding import rng_for
from fogline.ai.analysis.judges import points_of, worlds_of
from fogline.ai.bots.levels import bot_for
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.bots import Bot
from fogline.kit.registry import title_of
from fogline.table.records import AnyGame

LEVEL: Final = "regular"
NAME: Final = f"playouts-{LEVEL}"
ACTIONS: Final = 8
"""How far a game is played on. Then counts what is on the table, if the title can tell (``kit.research.Luck``)."""
MAX_ACTIONS: Final = 80
"""The same for other titles; such a game counts as drawn."""
FIRST_PAIRS: Final = 4
PAIRS: Final = 24
"""Worlds in which both actions are tried: a few, and more if these do not settle it."""
CLEAR: Final = 2.0
"""A difference of so many standard errors settles it."""


class Comparison(NamedTuple):
    """Two actions beside each other."""

    difference: float
    """By how much the chance to win is higher after the first than after the second."""
    error: float
    """The standard error of that."""
    pairs: int

    @property
    def prefers_first(self) -> bool:
        """Whether the first one is better, as far as this can tell."""
        return self.difference > 0


def compare(game: AnyGame, view: Any, first: Any, second: Any, *, seed: str = "0", pairs: int = PAIRS) -> Comparison:
    """How two legal actions of the seat of *view* do in the same worlds, with the same luck."""
    rng = rng_for(game, view, f"{seed}/{NAME}")
    draw = worlds_of(game, view, rng)
    player = bot_for(game, LEVEL)
    seat = Seat(view.seat)
    found: list[float] = []
    while len(found) < pairs:
        world, luck = draw(), rng.random()
        one, other = (_points(game, world.clone(), seat, action, player, Random(luck)) for action in (first, second))
        found.append(one - other)
        if len(found) >= FIRST_PAIRS and (summed := _summed(found)).error * CLEAR < abs(summed.difference):
            break
    return _summed(found)


def _summed(differences: Sequence[float]) -> Comparison:
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((one - mean) ** 2 for one in differences) / max(1, count - 1)
    return Comparison(mean, sqrt(variance / count), count)


def _points(game: AnyGame, state: Any, seat: Seat, action: Any, player: Bot, rng: Random) -> float:
    """How the game goes on for the side of *seat*, from 0 to 1."""
    game.apply(state, seat, action)
    luck = title_of(game.name).luck()
    left = MAX_ACTIONS if luck is None else ACTIONS
    while acting := game.to_act(state):
        if acting[0] == CHANCE:
            outcomes = game.outcomes(state)
            drawn = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
            game.apply(state, CHANCE, drawn)
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
