"""What an action tells: its own seat, and the enemy, in bits. It follows from ``seen_by`` and from views."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kernel.game import Seat
from fogline.kernel.names import kebab
from fogline.table.records import AnyGame

ENEMIES: Final = 2
"""In so many of the worlds it is looked at what the enemy would be told."""
GUESSES: Final = 16
"""Worlds that the enemy is taken to imagine in each of them."""
LIKE: Final = 3
"""At most this many actions that are written alike are tried to find one that looks the same to the enemy."""


class Told(NamedTuple):
    """What others learn of an action."""

    bits: float
    """How much it tells an enemy: -log2 of the share of the worlds that the enemy can imagine in which the seat could
    have done something that looks the same."""
    events: tuple[str, ...]
    """The kinds of events that an enemy is told of in all worlds that were looked at."""


def what_is_told(game: AnyGame, view: Any, action: Any, worlds: Sequence[Any], rng: Random) -> Told:
    """What *action* would tell an enemy of the seat of *view*, as far as the seat can know; *worlds* fit the view."""
    seat = Seat(view.seat)
    side = game.side(view.setup, seat)
    enemies = [Seat(one) for one in range(len(game.seats(view.setup))) if game.side(view.setup, Seat(one)) != side]
    enemy = enemies[0]
    bits = 0.0
    kinds: list[str] | None = None
    some = worlds[:ENEMIES]
    for world in some:
        told = _told_after(game, world, seat, action, enemy)
        if told is None:
            continue
        names = [kebab(type(event).__name__) for event in told]
        kinds = names if kinds is None else [name for name in kinds if name in names]
        if told:
            theirs = game.view(world, enemy)
            alike = sum(_could_look_like(game, game.imagine(theirs, rng), seat, action, enemy, told)
                        for _ in range(GUESSES))  # fmt: skip
            bits += log2((GUESSES + 1) / (alike + 1)) / len(some)
    return Told(bits, tuple(dict.fromkeys(kinds or ())))


def learned(game: AnyGame, before: Any, action: Any, after: Any, worlds: Sequence[Any]) -> float:
    """How many bits the seat of the views *before* and *after* has learned by its own *action*: -log2 of the share of
    *worlds* in which it would have seen the same."""
    seat = Seat(before.seat)
    alike = 0
    for world in worlds:
        twin = world.clone()
        game.apply(twin, seat, action)
        alike += game.view(twin, seat) == after
    return log2((len(worlds) + 1) / (alike + 1))


def _told_after(game: AnyGame, world: Any, seat: Seat, action: Any, enemy: Seat) -> list[Any] | None:
    """What *enemy* is told of *action* in *world*, which stays as it is; None if the game is over by it: then nothing
    has to be hidden any more."""
    log: list[Any] = []
    after = world.clone()
    game.apply(after, seat, action, log)
    if game.outcome(after) is not None:
        return None
    return [told for event in log if (told := event.seen_by(enemy)) is not None]


def _could_look_like(game: AnyGame, world: Any, seat: Seat, action: Any, enemy: Seat, told: Sequence[Any]) -> bool:
    """Whether *seat* could have done something in *world* that looks the same to the *enemy*: the same action, or one
    that is written nearly alike (the same cards in another order)."""
    choices = game.legal(world, seat)
    if action in choices:
        return _told_after(game, world, seat, action, enemy) == list(told)
    kind, text = type(action), game.write(action)
    like = [one for one in choices if type(one) is kind]
    like.sort(key=lambda one: -_common(game.write(one), text))
    return any(_told_after(game, world, seat, one, enemy) == list(told) for one in like[:LIKE])


def _common(one: str, other: str) -> int:
    """How many characters two texts begin with alike."""
    return next((at for at, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
