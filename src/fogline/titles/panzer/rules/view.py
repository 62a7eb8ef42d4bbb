"""Who may see what: the view of a seat (``view``), and worlds that fit a view (``imagine``).

Only this module decides what a seat may see of a position: which units are shown (``_visible``), whose squad
(``_own_squads``), the size of a squad and the marks on twins (``_own_fields``). ``events.py`` says who learns of an
event.

A view is built from scratch, field by field. It contains no unit that its seat cannot see, no name or number that would
let a hidden card be tracked, and everything that its seat was ever shown (``facts``): it is the seat's information
state.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from fogline.kernel.arrays import i64, u8, vec
from fogline.kernel.game import Seat
from fogline.kernel.rolls import index_below, shuffle
from fogline.kernel.setup import Setup
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CELLS,
    FOREST,
    GERMAN,
    SUPPLY,
    TYPES,
    UNITS,
    UNKNOWN,
    type_of,
    unit_of,
)
from fogline.titles.panzer.rules.fire import can_shoot, hand_of
from fogline.titles.panzer.rules.play import to_act
from fogline.titles.panzer.rules.sight import sights
from fogline.titles.panzer.rules.squads import find, guess
from fogline.titles.panzer.rules.state import (
    GUN,
    GUN_NOW,
    GUN_POOL,
    READY,
    SIZE,
    VICTIM,
    VICTIM_NOW,
    VICTIM_POOL,
    Start,
    State,
    find_units,
)
from fogline.titles.panzer.rules.tables import rules_for
from fogline.titles.scope.grid import BIT, cells_of, size_of
from fogline.titles.scope.places import cell_of, member
from fogline.titles.scope.position import NOWHERE, Fact
from fogline.titles.scope.worlds import CAN, UNSETTLED


class View(NamedTuple):
    """Everything that *seat* (``None``: the public) may know."""

    setup: Setup
    seat: Seat | None
    to_act: tuple[Seat, ...]
    cells: bytes
    """For each cell a unit, ``FOREST`` where there is none, or ``UNKNOWN``: a face-down card."""
    squads: tuple[int, ...]
    """By unit, how many are in the squad; until the game is over, only the viewer's squad (AMB-07)."""
    lost: tuple[int, ...]
    """By unit, how many are destroyed."""
    sides: tuple[int, ...]
    """See ``state.READY`` and the constants after it; without the other side's secrets."""
    start: Start
    american: int
    german: int
    """The cells that each side controls."""
    shown: int
    locked: int
    meadows: int
    hills: int
    lakes: int
    peaks: int
    deck: int
    step: int
    turn: int
    focus: int
    quadrant: int
    gun: int
    found: bool
    fired: bool
    hand: int
    winner: int
    reasons: int
    facts: Fact | None
    """Everything that was revealed, and every MOVE that may have made it outdated, the latest first."""

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        from fogline.titles.panzer.rules.svg import svg

        return svg(self)


def view(state: State, seat: Seat | None) -> View:
    american = state.step == steps.OVER or seat == AMERICAN
    german = state.step == steps.OVER or seat == GERMAN
    return _shown(state, seat, american, german)


def everything(state: State) -> View:
    """The whole truth as a view. It must never be shown to players."""
    return _shown(state, None, True, True)


def _shown(state: State, seat: Seat | None, american: bool, german: bool) -> View:
    """What *seat* sees if it may see the hidden cards of the sides given as true."""
    return View(
        state.rules.setup, seat, to_act(state), _visible(state, american, german), _own_squads(state, american, german),
        tuple(state.lost), _own_fields(state, american, german), state.start, state.american, state.german,
        state.shown, state.locked, state.meadows, state.hills, state.lakes, state.peaks, state.deck, state.step,
        state.turn, state.focus, state.quadrant, state.gun, state.found, state.fired, state.hand, state.winner,
        state.reasons, state.facts,
    )  # fmt: skip


def _visible(state: State, american: bool, german: bool) -> bytes:
    """The visible battlefield: own units, revealed units, and the backs of cards (PZ-COMP-6)."""
    backs: i64 = 0
    if not american:
        backs |= state.american & ~state.shown
    if not german:
        backs |= state.german & ~state.shown
    seen: list[int] = []
    cell: i64 = 0
    while cell < CELLS:
        seen.append(UNKNOWN if backs & BIT[cell] != 0 else state.cells[cell])
        cell += 1
    return bytes(seen)


def _own_squads(state: State, american: bool, german: bool) -> tuple[int, ...]:
    squads = state.squads[:]
    unit: i64 = 1
    while unit < UNITS:
        if not (american if unit <= TYPES else german):
            squads[unit] = 0
        unit += 1
    return tuple(squads)


def _own_fields(state: State, american: bool, german: bool) -> tuple[int, ...]:
    """The fields of both sides, without what the viewer cannot see: a squad's size is public once both have deployed
    (PZ-DEPLOY-1); only its owner sees a unit's mark (AMB-36)."""
    fields = state.sides[:]
    for side in (AMERICAN, GERMAN):
        if not (american if side == AMERICAN else german):
            if state.step <= steps.DEPLOY:
                fields[SIZE + side] = 0
            fields[GUN_NOW + side] = NOWHERE
            fields[VICTIM_NOW + 1 - side] = NOWHERE
    return tuple(fields)


_SHOOTERS: Final = 12
"""The number of worlds searched for a shooter, where one must exist, before a question is left open."""


def imagine(seen: View, rng: Random) -> State:
    """A random world that fits a view; every such world is possible (``imagined``)."""
    return imagined(seen, rng)[0]


def imagined(seen: View, rng: Random) -> tuple[State, bool]:
    """A world that fits a view, and whether all such worlds were equally likely.

    All placements of the hidden units with their types are equally likely, and so is each twin that a shot may have
    involved. In a set-up in progress, all squads are equally likely, and all numbers of units deployed.
    ``scope/worlds.py`` explains when equal probability is given up for a timely answer.
    """
    return _fill_in(laid_out(seen), seen.seat, rng)


def imagine_many(seen: View, rng: Random, count: int) -> list[tuple[State, bool]]:
    """Return *count* worlds, as successive calls of ``imagined`` would draw them."""
    known = laid_out(seen)
    return [_fill_in(known, seen.seat, rng) for _ in range(count)]


def _fill_in(known: State, seat: Seat | None, rng: Random) -> tuple[State, bool]:
    """Copy the *known* state and add the units that *seat* does not see. Also returns whether each way was equally
    likely."""
    is_even = True
    while True:
        state = known.clone()
        if state.step == steps.OVER:
            return state, is_even
        for side in (AMERICAN, GERMAN):
            if side != seat:
                if state.step <= steps.DEPLOY:
                    _imagine_set_up(state, side, rng)
                elif not _imagine_side(state, side, rng):
                    is_even = False
        if state.step <= steps.DEPLOY:
            return state, is_even
        for side in (AMERICAN, GERMAN):
            if side != seat:
                _imagine_marks(state, side, rng)
        if _goes_on(state):
            return state, is_even


def settle(seen: View, cell: int, unit: int, rng: Random) -> tuple[int, State | None]:
    """Whether a world that fits a view has *unit* (or ``FOREST``) on *cell*, where a card is face down: ``CANNOT``,
    ``CAN`` with such a world, or ``UNSETTLED`` (see ``scope/worlds.py``). For a game in progress, not for a set-up."""
    assert steps.DEPLOY < seen.step < steps.OVER
    owner = AMERICAN if seen.american >> cell & 1 else GERMAN
    for _ in range(_SHOOTERS):
        state = laid_out(seen)
        for side in (AMERICAN, GERMAN):
            if side == owner:
                size = state.sides[SIZE + side]
                kind = type_of(unit)
                answer, found = find(state.rules, state.start, state.facts, side, size, cell, kind, rng)
                if found is None:
                    return answer, None
                found.lay_out(state)
            elif side != seen.seat:
                _imagine_side(state, side, rng)
        if _goes_on(state):
            return CAN, state
    return UNSETTLED, None


def laid_out(seen: View) -> State:
    """A state with everything in the view, and nothing where the view has nothing."""
    (
        setup, _, _, shown_cells, squads, lost, sides, start, american, german, shown, locked, meadows, hills, lakes,
        peaks, deck, _, _, _, _, _, found, fired, hand, _, _, _,
    ) = seen  # fmt: skip
    rules = rules_for(setup)
    state = State(
        rules,
        vec[i64]([FOREST if unit == UNKNOWN else unit for unit in shown_cells]),
        vec[u8]([number for number in squads]),  # noqa: C416 - a whole tuple is first tried as a buffer, which fails
        vec[u8]([number for number in lost]),  # noqa: C416
        vec[i64]([number for number in sides]),  # noqa: C416
        start,
    )
    state.follow_view(seen)
    state.american = american
    state.german = german
    state.shown = shown
    state.locked = locked
    state.meadows = meadows
    state.hills = hills
    state.lakes = lakes
    state.peaks = peaks
    state.sight = sights(hills, peaks, rules.over_hills)
    state.deck = deck
    state.found = found
    state.fired = fired
    state.hand = hand
    find_units(state)
    return state


def _imagine_side(state: State, side: i64, rng: Random) -> bool:
    """Imagine the squad of one side, and the places of its hidden units. Returns whether each way was equally
    likely."""
    found = guess(state.rules, state.start, state.facts, side, state.sides[SIZE + side], rng)
    found.lay_out(state)
    return found.is_even


def _imagine_marks(state: State, side: i64, rng: Random) -> None:
    """Choose the places of *side*'s unit that fired last, and of its last target. If both twins were taken up since, it
    may be either; otherwise it is the twin at a possible place."""
    _imagine_mark(state, GUN + side, GUN_POOL + side, GUN_NOW + side, rng)
    enemy: i64 = 1 - side
    _imagine_mark(state, VICTIM + enemy, VICTIM_POOL + enemy, VICTIM_NOW + enemy, rng)


def _imagine_mark(state: State, unit: i64, pool: i64, mark: i64, rng: Random) -> None:
    can_be: i64 = 0
    left: i64 = state.sides[pool]
    while left != 0:
        bit: i64 = left & -left
        left ^= bit
        if state.cells[cell_of(bit)] == state.sides[unit]:
            can_be |= bit
    number: i64 = size_of(can_be)
    state.sides[mark] = NOWHERE if number == 0 else cell_of(member(can_be, index_below(rng, number)))


def _goes_on(state: State) -> bool:
    """Whether the side to act has a shooter if the flow of the game shows that it must shoot (PZ-SRCH-2)."""
    if state.step != steps.SHOOT or state.found or state.rules.null_search:
        return True
    for cell in state.rules.cells:
        if (state.gun == NOWHERE or state.gun == cell) and can_shoot(state, state.side(), cell, state.focus):
            return True
    return False


def _imagine_set_up(state: State, side: i64, rng: Random) -> None:
    """Imagine a squad of one side, and a possible part of its deployment."""
    if state.step == steps.TERRAIN and state.rules.terrain_first:
        return
    squads = state.rules.legal_squads[side]
    if state.step == steps.SQUAD and state.sides[READY + side] == 0:
        chosen = index_below(rng, len(squads) + 1)
        if chosen == len(squads):
            return  # nothing taken yet
    else:
        chosen = index_below(rng, len(squads))
    units: list[int] = []
    for kind, number in enumerate(squads[chosen], start=1):
        unit = unit_of(side, kind)
        state.squads[unit] = number
        units.extend([unit] * number)
    state.sides[SIZE + side] = len(units)
    if state.step != steps.DEPLOY:
        return
    shuffle(rng, units)
    deployed: i64 = len(units)
    if state.sides[READY + side] == 0:
        deployed = index_below(rng, len(units) + 1)
    row = cells_of(state.rules.homes[side])
    shuffle(rng, row)
    for unit, cell in list(zip(units, row))[:deployed]:
        state.cells[cell] = unit
        state.occupied |= BIT[cell]


Hand = tuple[int, int, int]
"""How many distance misses, armour misses and hits a hand has."""


def known_hands(view: View, gun: int) -> list[Hand]:
    """Every possible hand for a shot of the unit on *gun* at the view's target, the least promising first."""
    side = view.turn % 2
    found: set[Hand] = set()
    for is_victim in _whether(view, VICTIM + side, VICTIM_POOL + side):
        state = laid_out(view)
        state.sides[VICTIM_NOW + side] = view.focus if is_victim else NOWHERE
        fired = view.sides[GUN_POOL + 1 - side] >> view.focus & 1  # the unit that fired last turn has not moved since
        state.sides[GUN_NOW + 1 - side] = view.focus if fired else NOWHERE
        distance, armour, hits, _ = hand_of(state, side, gun, view.focus)
        found.add((int(distance), int(armour), int(hits)))
    return sorted(found, key=lambda hand: hand[2] / sum(hand))


def _whether(view: View, unit: int, pool: int) -> list[bool]:
    """Whether the unit on the target's cell is the one from the shot; both answers if the view leaves that open."""
    kind, can_be = view.sides[unit], view.sides[pool]
    if kind == FOREST or view.cells[view.focus] != kind or not can_be >> view.focus & 1:
        return [False]
    elsewhere = [cell for cell in cells_of(can_be) if cell != view.focus and view.cells[cell] in (kind, UNKNOWN)]
    has_twin = SUPPLY[kind] - view.lost[kind] > 1
    return [True, False] if elsewhere and has_twin else [True]
