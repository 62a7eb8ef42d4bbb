"""Pairs of games of every title that a seat cannot tell apart: played from the beginning, in step, with different
hidden choices of the enemy. Nothing here knows a title."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.table import sit_down
from fogline.table.fairness import Draws
from fogline.testing.answers import picked

SERVER_SEED: Final = "5" * 64
"""The value that ``new_seed`` must return on the servers, so that both games draw the same."""
MY_SEED: Final = "m" * 32
"""My own addition to it."""
ME: Final = Seat(0)
TRIES: Final = 40
"""The number of actions tried before the games count as diverging at this point."""
STEPS: Final = 56
MIN_CHOICES: Final = 4
MIN_HARD: Final = 3
"""A pair has at least this many decisions of mine after the set-up, each with at least that many choices."""


class Step(NamedTuple):
    """A line of both games."""

    seat: str
    actions: tuple[str, str]
    """The line in the first game and in the second."""
    is_secret: bool
    """Whether the line is the enemy's and I learn nothing about it."""
    choices: int
    """The number of choices, if the line is mine and not part of the set-up."""


class Pair(NamedTuple):
    """Two games that a seat cannot tell apart."""

    setup: Setup
    me: str
    enemy: str
    steps: tuple[Step, ...]

    def lines(self, of: int) -> Iterator[tuple[Step, str]]:
        """The next action in one of the games."""
        return ((step, step.actions[of]) for step in self.steps)


def new_pair(setup: Setup) -> Pair:
    """The first pair that is long enough."""
    return next(pair for seed in count() if (pair := _played(setup, Random(seed))) is not None)


def _played(setup: Setup, rng: Random) -> Pair | None:
    tables = (sit_down(setup), sit_down(setup))
    draws = (Draws(SERVER_SEED), Draws(SERVER_SEED))
    me, enemy = tables[0].seats[ME], tables[0].seats[1 - ME]
    for own in draws:
        own.add_seed(me, MY_SEED)
    steps: list[Step] = []
    while (acting := tables[0].to_act()) and len(steps) < STEPS:
        if acting == (CHANCE,):
            for table, own in zip(tables, draws, strict=True):
                table.roll(own)
            if not _are_alike(tables):  # a draw has shown the difference: keep everything up to the previous line
                steps.pop()
                break
            continue
        seat = rng.choice(acting)
        found = _chosen(tables, seat, rng)
        if found is None:
            break
        told, choices = (
            tables[0].sequence(ME),
            len(tables[0].legal(ME)) if seat == ME and _is_laid_out(tables[0]) else 0,
        )
        texts = (tables[0].write(found[0]), tables[1].write(found[1]))
        for table, action in zip(tables, found, strict=True):
            table.act(seat, action)
        steps.append(Step(tables[0].seats[seat], texts, seat != ME and tables[0].sequence(ME) == told, choices))
    is_hard = sum(step.choices >= MIN_CHOICES for step in steps) >= MIN_HARD
    if not is_hard or all(one == other for _, (one, other), *_ in steps):
        return None
    return Pair(setup, me, enemy, tuple(steps))


def _is_laid_out(table: Any) -> bool:
    return not title_of(table.game.name).terminal().is_setting_up(table.view(ME))


def _are_alike(tables: tuple[Any, Any]) -> bool:
    one, other = tables
    return bool(
        one.view(ME) == other.view(ME) and one.outbox(ME) == other.outbox(ME) and one.to_act() == other.to_act()
    )


def _chosen(tables: tuple[Any, Any], seat: Seat, rng: Random) -> tuple[Any, Any] | None:
    """Actions of *seat* in both games that I cannot tell apart; for the enemy different ones if possible."""
    one, other = tables
    for _ in range(TRIES):
        action = picked(one.game, one._state, seat, rng)
        told = _told(one, seat, action)
        if seat == ME:
            if told == _told(other, seat, action):
                return action, action
            continue
        legal = list(other.legal(seat))
        some = [one for one in rng.sample(legal, min(TRIES, len(legal))) if one != action]
        for also in [*some, action]:
            if also in legal and told == _told(other, seat, also):
                return action, also
    return None


def _told(table: Any, seat: Seat, action: Any) -> Any:
    """My news from an action."""
    state, events = table.position(), list[Any]()
    table.game.apply(state, seat, action, events)
    told = [seen for event in events if (seen := event.seen_by(ME)) is not None]
    return told, table.game.view(state, ME), table.game.to_act(state)
