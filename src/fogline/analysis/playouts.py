"""A second opinion, by other means: two actions are played in the same worlds, and players who follow rules of thumb go
on from there for a while. Where the first judge plays on itself, the network of the ace is asked instead what it thinks
of the positions that follow. Neither knows anything of the first judge's values or of its calibration."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fogline.analysis.decisions import rng_for
from fogline.analysis.judges import points_of, worlds_of
from fogline.bots.ace import go_on, mind_for
from fogline.bots.levels import bot_for
from fogline.kernel.game import CHANCE, Seat
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


def second_judge(game: AnyGame, setup: Setup) -> str:
    """What the second judge of games with this *setup* is called."""
    return PLAYOUTS if _network(game, setup) is None else NETWORK


def compare(game: AnyGame, view: Any, first: Any, second: Any, *, seed: str = "0", pairs: int = PAIRS) -> Comparison:
    """How two legal actions of the seat of *view* do in the same worlds, with the same luck."""
    mind = _network(game, view.setup)
    rng = rng_for(game, view, f"{seed}/{PLAYOUTS if mind is None else NETWORK}")
    draw = worlds_of(game, view, rng)
    if mind is not None:
        return _by_network(game, mind, view, [draw() for _ in range(pairs)], (first, second), rng)
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


def _network(game: AnyGame, setup: Setup) -> Mind | None:
    """The network of the ace, where the first judge plays on; None elsewhere, and where it does not fit the cards."""
    title = title_of(game.name)
    appraisal, ace = title.appraisal(), title.ace()
    if appraisal is None or appraisal.calibration.doubt is None or ace is None or ace.network is None:
        return None
    return mind_for(ace.network, setup)


def _by_network(
    game: AnyGame, mind: Mind, view: Any, worlds: Sequence[Any], actions: tuple[Any, Any], rng: Random
) -> Comparison:
    """By what the network thinks of the view of whoever decides next, in each world."""
    seat = Seat(view.seat)
    side = game.side(view.setup, seat)
    results: list[float] = []
    views: list[Any] = []
    owners: list[tuple[int, float]] = []
    for world in worlds:
        luck = rng.getrandbits(32)
        for action in actions:
            after = world.clone()
            game.apply(after, seat, action)
            asked = go_on(game, after, seat, luck)
            outcome = game.outcome(after)
            if asked is None:
                results.append(0.5 if outcome is None else points_of(outcome, seat))
                continue
            owners.append((len(results), 0.5 if game.side(view.setup, asked) == side else -0.5))
            views.append(game.view(after, asked))
            results.append(0.5)
    if views:
        for (at, sign), value in zip(owners, mind.values(views).tolist(), strict=True):
            results[at] += sign * value
    return _summed([one - other for one, other in zip(results[::2], results[1::2], strict=True)])


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
