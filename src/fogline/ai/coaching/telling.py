"""What an action will tell the other sides, before it is sent: their share of its events (``seen_by``), in worlds that
the seat can imagine. Shares are of the likely worlds that a hint looks at, so that both say the same; whether
something is told in every world, and what else is possible, is looked for in others besides, each as likely as any
other. It is a function of the seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fogline.ai.analysis.deciding import rng_for, worlds_for
from fogline.ai.analysis.telling import what_is_told
from fogline.ai.coaching.hints import SEED, WORLDS
from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
from fogline.table.noticing import told_to
from fogline.table.records import AnyGame

EVEN_WORLDS: Final = 32


class Told(NamedTuple):
    """An event as the other side is told of it."""

    event: Any
    share: float
    """In which share of the likely worlds, of those in which the game goes on; 0 if it came up in another one only."""


class Telling(NamedTuple):
    """What one other side will be told."""

    side: str
    events: tuple[Told, ...]
    """In the order in which they are told. What is told several times is here as often."""
    is_same: bool
    """Whether they are told the same in all worlds that were imagined."""
    ends: float
    """The share of likely worlds in which the game is over by it: then all cards are shown."""
    bits: float
    """How much it tells the first of the other sides (``Candidate.told``)."""


def foretell(game: AnyGame, view: Any, choices: Choices[Any], actions: Sequence[Any]) -> tuple[Telling, ...]:
    """What each other side will be told of *actions*, which the seat of *view* may play in one request; the first is
    one of its *choices*. Chance, which may follow, is not part of it."""
    seat = Seat(view.seat)
    likely = worlds_for(game, view, choices, SEED, WORLDS)
    rng = rng_for(game, view, f"{SEED}/telling")
    worlds = [world.clone() for world in likely] + [game.imagine(view, rng) for _ in range(EVEN_WORLDS)]
    for action in actions[:-1]:  # they tell nothing, so the worlds still fit
        for world in worlds:
            game.apply(world, seat, action)
    before = game.view(worlds[0], seat)
    bits = what_is_told(game, before, actions[-1], worlds, rng).bits
    after = [_after(game, world, seat, actions[-1]) for world in worlds]
    return tuple(
        _telling(side, [None if events is None else told_to(enemy, events) for events in after], bits)
        for side, enemy in _others(game, view, seat)
    )


def _others(game: AnyGame, view: Any, seat: Seat) -> list[tuple[str, Seat]]:
    """The other sides, each with its first seat: seats of a side have no secrets from each other."""
    own = game.side(view.setup, seat)
    found: dict[str, Seat] = {}
    for number in range(len(game.seats(view.setup))):
        found.setdefault(game.side(view.setup, Seat(number)), Seat(number))
    return [(side, first) for side, first in found.items() if side != own]


def _after(game: AnyGame, world: Any, seat: Seat, action: Any) -> list[Any] | None:
    """All that happens in *world*; None if the game is over by it."""
    log: list[Any] = []
    after = world.clone()
    game.apply(after, seat, action, log)
    return None if game.outcome(after) is not None else log


def _telling(side: str, found: Sequence[tuple[Any, ...] | None], bits: float) -> Telling:
    """*found* is what the side is told in each world, the likely ones first; None where the game is over."""
    kinds: list[tuple[Any, int]] = []
    for events in found:
        for at, event in enumerate(events or ()):
            kind = (event, (events or ())[: at + 1].count(event))
            if kind not in kinds:
                kinds.append(kind)
    likely = [events for events in found[:WORLDS] if events is not None]
    told = tuple(
        Told(event, sum(events.count(event) >= times for events in likely) / max(1, len(likely)))
        for event, times in kinds
    )
    is_same = all(events == found[0] for events in found)
    return Telling(side, told, is_same, 1 - len(likely) / WORLDS, bits)
