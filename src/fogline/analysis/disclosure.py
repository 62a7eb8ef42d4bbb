"""What an action will reveal to the other sides, before it is sent: the events that they see (``seen_by``) in the
worlds that the seat can imagine (``hints.py``). Each world gives one outcome per side; the shares of the outcomes add
up to 100 %, and no provably possible outcome is left out. Everything follows from the seat's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from fogline.analysis.decisions import rng_for
from fogline.analysis.figures import HUNDRED, whole_shares
from fogline.analysis.hints import SEED, Imagined, imagined
from fogline.analysis.information import what_is_told
from fogline.kernel.choices import Choices
from fogline.kernel.game import Action, Event, Seat, State, View, viewer_of
from fogline.kit.aid import Proving
from fogline.kit.registry import title_of
from fogline.table.lines import told_to
from fogline.table.records import AnyGame

RARE: Final = 0.02
"""Outcomes with smaller shares are combined as "other"."""
MAX_TOLD: Final = 8
"""At most this many outcomes have their own share."""
MAX_EXAMPLES: Final = 24
"""The maximum number of examples of rare outcomes, where no list can be proven complete."""

Happening: TypeAlias = tuple[bool, tuple[Event, ...]]
"""Whether the game ends, and which events a side sees."""


class Outcome(NamedTuple):
    """What a side may be told; or all rare outcomes together ("other")."""

    percent: int
    """The outcome's share. The shares of all outcomes of a side add up to 100; "other" has at least 1, however rare."""
    ends: bool
    """Whether the game ends, which shows all cards; for "other", whether it can end."""
    events: tuple[Event, ...]
    """The events beyond those told in every world, in order. For "other", examples that belong to no outcome with its
    own share: all possible ones where the title can prove the list complete, otherwise a few."""


class Telling(NamedTuple):
    """What is disclosed to one other side."""

    side: str
    events: tuple[Event, ...]
    """The events told in every world, in order."""
    outcomes: tuple[Outcome, ...]
    """The remaining outcomes, likeliest first; empty if all worlds are alike, or no outcome is likely."""
    other: Outcome | None
    """None if the outcomes are proven to be complete."""
    is_same: bool
    """Whether the side is told the same in all imagined worlds."""
    ends: float
    """The share of the worlds in which the game ends."""
    bits: float
    """The information given to the first of the other sides, in bits (``Candidate.told``)."""
    model: str
    """How the worlds are weighted (``hints.py``)."""
    worlds: int
    is_exact: bool
    """Whether all worlds that fit were used, so that no figure is an estimate."""


def foretell(game: AnyGame, view: View, choices: Choices[Action], actions: Sequence[Action]) -> tuple[Telling, ...]:
    """The disclosures of *actions* to each other side; the seat of *view* may send these actions in one request, and
    the first is one of its *choices*. CHANCE's action that may follow is not included."""
    seat = viewer_of(view)
    rng = rng_for(game, view, f"{SEED}/possible")
    found = imagined(game, view, choices)
    proven, is_settled = _proven(game, view, actions[-1], found, rng)
    worlds = [world.clone() for world in (*found.worlds, *found.more, *proven)]
    for action in actions[:-1]:  # they reveal nothing, so the worlds still fit
        for world in worlds:
            game.apply(world, seat, action)
    before = game.view(worlds[0], seat)
    bits = what_is_told(game, before, actions[-1], worlds, rng).bits
    after = [_after(game, world, seat, actions[-1]) for world in worlds]
    most = None if isinstance(title_of(game.name).aid(), Proving) else MAX_EXAMPLES
    tellings: list[Telling] = []
    for side, enemy in _others(game, view, seat):
        told = [(is_over, told_to(enemy, events)) for is_over, events in after]
        is_complete = found.is_exact or (is_settled and _is_decided(game, view, actions[-1], worlds, told))
        tellings.append(_telling(side, told, found, bits, most, is_complete=is_complete))
    return tuple(tellings)


def _others(game: AnyGame, view: View, seat: Seat) -> list[tuple[str, Seat]]:
    """The other sides, each with its first seat: seats of a side have no secrets from each other."""
    own = game.side(view.setup, seat)
    found: dict[str, Seat] = {}
    for number in range(len(game.seats(view.setup))):
        found.setdefault(game.side(view.setup, Seat(number)), Seat(number))
    return [(side, first) for side, first in found.items() if side != own]


def _proven(game: AnyGame, view: View, action: Action, found: Imagined, rng: Random) -> tuple[list[State], bool]:
    """Worlds for every card that the *action* can show and that no *found* world has; and whether all other cards are
    provably impossible."""
    aid = title_of(game.name).aid()
    if found.is_exact or not isinstance(aid, Proving):
        return [], found.is_exact
    worlds: list[State] = []
    is_settled = True
    for place in aid.looked_at(view, action):
        seen = {aid.card_on(world, place) for world in (*found.worlds, *found.more, *worlds)}
        more, is_known = aid.witnesses(view, place, seen, rng)
        worlds += more
        is_settled = is_settled and is_known
    return worlds, is_settled


def _is_decided(game: AnyGame, view: View, action: Action, worlds: Sequence[State], told: Sequence[Happening]) -> bool:
    """Whether knowing the one card that the *action* shows is enough to determine the disclosure."""
    aid = title_of(game.name).aid()
    places = aid.looked_at(view, action) if isinstance(aid, Proving) else ()
    if len(places) != 1 or not isinstance(aid, Proving):
        return False
    by_card: dict[int, Happening] = {}
    return all(by_card.setdefault(aid.card_on(world, places[0]), one) == one for world, one in zip(worlds, told))


def _after(game: AnyGame, world: State, seat: Seat, action: Action) -> tuple[bool, list[Event]]:
    """Whether *action* ends the game, and all its events; *world* stays unchanged."""
    log: list[Event] = []
    after = world.clone()
    game.apply(after, seat, action, log)
    return game.outcome(after) is not None, log


def _telling(
    side: str, told: Sequence[Happening], found: Imagined, bits: float, most: int | None, *, is_complete: bool
) -> Telling:
    """The disclosure to one side. *told* has the side's events in each world, the counted worlds first; *most* limits
    the examples of rare outcomes."""
    events = _common(dict.fromkeys(one for _, one in told))
    shares: dict[Happening, float] = {}
    for number, (is_over, one) in enumerate(told):
        kind: Happening = (True, ()) if is_over else (False, _without(one, events))
        weight = found.weights[number] if number < len(found.weights) else 0.0
        shares[kind] = shares.get(kind, 0.0) + weight
    kinds = sorted(shares, key=lambda kind: -shares[kind])
    ends = round(shares.get((True, ()), 0.0), 9)
    about = (len(kinds) == 1, ends, bits, found.model, len(found.worlds), found.is_exact)
    if len(kinds) == 1:
        return Telling(side, events, tuple(Outcome(HUNDRED, *kind) for kind in kinds if kind[0]), None, *about)
    named = [kind for kind in kinds if shares[kind] >= RARE][:MAX_TOLD]
    left = kinds[len(named) :]
    percents = whole_shares([*(shares[kind] for kind in named), sum(shares[kind] for kind in left)])
    has_others = bool(left) or not is_complete
    if has_others and percents[-1] == 0:  # rare, not impossible
        percents[percents.index(max(percents))] -= 1
        percents[-1] = 1
    outcomes = tuple(Outcome(percent, *kind) for percent, kind in zip(percents, named))
    others = _examples(left, outcomes, percents[-1], most) if has_others else None
    return Telling(side, events, outcomes, others, *about)


def _examples(kinds: Sequence[Happening], outcomes: Sequence[Outcome], percent: int, most: int | None) -> Outcome:
    """All outcomes without their own share, combined into one: example events that are in none of the *outcomes*, or
    else those of the likeliest one."""
    known = [event for one in outcomes for event in one.events]
    events = dict.fromkeys(event for _, told in kinds for event in told if event not in known)
    first = next((told for _, told in kinds), ())
    return Outcome(percent, any(is_over for is_over, _ in kinds), tuple(events)[:most] or first)


def _common(told: Iterable[tuple[Event, ...]]) -> tuple[Event, ...]:
    """The events told in every world; repeated events count separately."""
    found: tuple[Event, ...] | None = None
    for events in told:
        found = events if found is None else _without(found, _without(found, events))
    return found or ()


def _without(events: Sequence[Event], others: Sequence[Event]) -> tuple[Event, ...]:
    """*events* minus *others*; repeated events count separately."""
    left = list(others)
    found: list[Event] = []
    for event in events:
        if event in left:
            left.remove(event)
        else:
            found.append(event)
    return tuple(found)
