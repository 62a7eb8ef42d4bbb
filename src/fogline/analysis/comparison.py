"""Compares a reviewed game with the actions that other players (levels, networks, third-party bots) would have
chosen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from fogline.analysis.review import Review, Story
from fogline.bots.arena import Seer, player_for
from fogline.bots.guests import Guest
from fogline.kernel.game import Seat
from fogline.kit.bots import Budget, Hosting
from fogline.kit.research import Fault


class Compared(NamedTuple):
    """A comparison of one bot with the decisions of one seat."""

    bot: str
    actions: tuple[str | None, ...]
    """The bot's action for each step of the review; None where nothing was judged."""
    same: int
    """How often the bot would have chosen the action that was played."""
    of: int
    faults: tuple[Fault, ...]


def compare(
    story: Story, found: Review, bots: Sequence[str], seed: str, budget: Budget, hosting: Hosting
) -> list[list[Compared]]:
    """For each seat of the review, compare its actions with those of each of *bots*. A bot gets the seat's views at the
    decisions, in order."""
    names = list(story.game.seats(story.setup))
    return [
        [_compared(story, Seat(names.index(seat.seat)), found, number, bot, seed, budget, hosting) for bot in bots]
        for number, seat in enumerate(found.seats)
    ]


def _compared(
    story: Story, seat: Seat, found: Review, number: int, bot: str, seed: str, budget: Budget, hosting: Hosting
) -> Compared:
    game, actions, same = story.game, list[str | None](), 0
    player = player_for(game, bot, budget, hosting)
    assert not isinstance(player, Seer), "it would show what is hidden"
    try:
        for at, step in enumerate(found.seats[number].steps):
            if step.decision is None:
                actions.append(None)
                continue
            state = story.states[story.lines[seat][at] - 1]
            choices = game.legal(state, seat)
            action = game.write(player.choose(game.view(state, seat), choices, Random(f"{seed}/{bot}/{seat}/{at}")))
            actions.append(action)
            same += action == step.decision.played.action
        faults = player.faults if isinstance(player, Guest) else ()
    finally:
        if isinstance(player, Guest):
            player.close()
    return Compared(bot, tuple(actions), same, sum(action is not None for action in actions), faults)
