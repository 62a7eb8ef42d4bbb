"""The information, in bits, that an action gives to its own seat and to the enemy, derived from ``seen_by`` and from
views."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from random import Random
from typing import Final, NamedTuple

from fogline.kernel.game import Action, Event, Seat, State, View, viewer_of
from fogline.kernel.messages import kebab
from fogline.table.records import AnyGame

ENEMIES: Final = 2
"""The number of worlds in which the enemy's view of the action is examined."""
GUESSES: Final = 16
"""The number of worlds that the enemy imagines in each of them."""
LIKE: Final = 3
"""The maximum number of similar actions to try in the search for one that looks the same to the enemy."""


class Told(NamedTuple):
    """The information that others gain from an action."""

    bits: float
    """Information for an enemy: -log2 of the share of the enemy's imagined worlds in which the seat could have done
    something that looks the same."""
    events: tuple[str, ...]
    """The kinds of events that an enemy sees in all these worlds."""


def what_is_told(game: AnyGame, view: View, action: Action, worlds: Sequence[State], rng: Random) -> Told:
    """Estimates how much information *action* gives to an enemy, from what the seat of *view* knows; *worlds* fit the
    view."""
    seat = viewer_of(view)
    seats = map(Seat, range(len(game.seats(view.setup))))
    enemy = next(one for one in seats if game.side(view.setup, one) != game.side(view.setup, seat))
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


def learned(game: AnyGame, before: View, action: Action, after: View, worlds: Sequence[State]) -> float:
    """How many bits a seat learned from its own *action*, between the views *before* and *after*: -log2 of the share of
    *worlds* in which the seat would have seen the same."""
    seat = viewer_of(before)
    alike = 0
    for world in worlds:
        twin = world.clone()
        game.apply(twin, seat, action)
        alike += game.view(twin, seat) == after
    return log2((len(worlds) + 1) / (alike + 1))


def _told_after(game: AnyGame, world: State, seat: Seat, action: Action, enemy: Seat) -> list[Event] | None:
    """The events of *action* in *world* that *enemy* sees; *world* stays unchanged. None if the game ends, because then
    everything is revealed."""
    log: list[Event] = []
    after = world.clone()
    game.apply(after, seat, action, log)
    if game.outcome(after) is not None:
        return None
    return [told for event in log if (told := event.seen_by(enemy)) is not None]


def _could_look_like(
    game: AnyGame, world: State, seat: Seat, action: Action, enemy: Seat, told: Sequence[Event]
) -> bool:
    """Whether *seat* could have done something in *world* that looks the same to the *enemy*. Only the same action and
    actions with similar notation (the same cards in another order) are tried."""
    choices = game.legal(world, seat)
    if action in choices:
        return _told_after(game, world, seat, action, enemy) == list(told)
    kind, text = type(action), game.write(action)
    like = [one for one in choices if type(one) is kind]
    like.sort(key=lambda one: -_common(game.write(one), text))
    return any(_told_after(game, world, seat, one, enemy) == list(told) for one in like[:LIKE])


def _common(one: str, other: str) -> int:
    """The length of the common prefix of two texts."""
    return next((at for at, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
