"""A whole plan at once: everything that a seat does in secret, up to the first thing that others notice.

What a seat does in secret tells it nothing new, so in any world that fits its view it would see the same after it. One
such world is imagined, and the plan is made in it: only the view is needed.
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any, Final

from fogline.kernel.choices import Choices
from fogline.kit.bots import Bot
from fogline.table.noticing import is_noticed
from fogline.table.records import AnyGame

MAX_LINES: Final = 60
SECONDS: Final = 2.0
"""A plan that is not complete by then is returned as it is; the caller goes on from there."""


def plan(game: AnyGame, bot: Bot, view: Any, choices: Choices[Any], rng: Random) -> list[Any]:
    """What *bot* does from this *view* on. Only the last action can be one that others notice."""
    end, seats = monotonic() + SECONDS, len(game.seats(view.setup))
    actions = [bot.choose(view, choices, rng)]
    world = game.imagine(view, rng)
    while len(actions) < MAX_LINES and monotonic() < end:
        after, events = world.clone(), list[Any]()
        game.apply(after, view.seat, actions[-1], events)
        if is_noticed(game, seats, world, after, view.seat, events):
            break
        world = after
        actions.append(bot.choose(game.view(world, view.seat), game.legal(world, view.seat), rng))
    return actions
