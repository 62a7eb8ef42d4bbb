"""Who may see what: the view of a seat (``view``), and worlds that fit a view (``imagine``).

Only this module decides what a seat may see of a position: whether a card is shown (``_visible``), which cards are in
play (``_in_play``), the scores, Player Zones and Shot Cards beside the battlefield (``_beside``: all public) and a
Machine Gun fixed in secret (``_own_gun``). ``events.py`` says who learns of an event.

A view is built from scratch, field by field. It contains no card that its seat cannot see, no name or number that would
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
from fogline.titles.scope.grid import BIT, CELLS, NEIGHBOURS, size_of
from fogline.titles.scope.histories import below
from fogline.titles.scope.places import member
from fogline.titles.scope.position import NOWHERE, Fact, facts_since, is_later
from fogline.titles.scope.worlds import CAN, Worlds
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.cards import FACE_DOWN, GERMAN, KINDS, MACHINE_GUN, NO_CARD, SOVIET
from fogline.titles.stalingrad.rules.play import to_act
from fogline.titles.stalingrad.rules.state import PLACED, READY, Start, State, put
from fogline.titles.stalingrad.rules.tables import Rules, rules_for


class View(NamedTuple):
    """Everything that *seat* (``None``: the public) may know."""

    setup: Setup
    seat: Seat | None
    to_act: tuple[Seat, ...]
    cells: bytes
    """For each cell a card, ``FACE_DOWN + side``, or ``NO_CARD``."""
    counts: tuple[int, ...]
    """ST-INFO-4: by card, how many are in play; it follows from the scenario and the scoring zones."""
    lost: tuple[int, ...]
    """By card, how many are in the enemy's scoring zone."""
    sides: tuple[int, ...]
    """Reserves, scores, Player Zones, Shot Cards, and who is ready; during set-up only the viewer's progress."""
    start: Start
    facts: Fact | None
    """ST-INFO-6: everything that was revealed, and every rearrangement that may have made it outdated, the latest
    first."""
    step: int
    turn: int
    slot: int
    focus: int
    quadrant: int
    gun: int
    """AMB-48, declared: the Machine Gun that was fixed, shown only to its own side."""
    acted: bool
    deployed: bool
    quiet: int
    winner: int
    reasons: int

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        from fogline.titles.stalingrad.rules.svg import svg

        return svg(self)


def view(state: State, seat: Seat | None) -> View:
    rules = state.rules
    german = state.step == steps.OVER or (seat is not None and rules.side_of(seat) == GERMAN)
    soviet = state.step == steps.OVER or (seat is not None and rules.side_of(seat) == SOVIET)
    return _shown(state, seat, german, soviet)


def everything(state: State) -> View:
    """The whole truth as a view. It must never be shown to players."""
    return _shown(state, None, True, True)


def _shown(state: State, seat: Seat | None, german: bool, soviet: bool) -> View:
    """What *seat* sees if it may see the hidden cards of the sides given as true."""
    return View(
        state.rules.setup, seat, to_act(state), _visible(state, german, soviet), _in_play(state, german, soviet),
        tuple(state.lost), _beside(state, german, soviet), state.start, state.facts, state.step, state.turn, state.slot,
        state.focus, state.quadrant, _own_gun(state, german, soviet), state.acted, state.deployed, state.quiet,
        state.winner, state.reasons,
    )  # fmt: skip


def _visible(state: State, german: bool, soviet: bool) -> bytes:
    """The visible battlefield: own cards, backs, and Infantry beyond the line, which is known to be Infantry
    (ST-GRID-10)."""
    seen: list[int] = []
    setting_up = state.step == steps.SET_UP
    cell: i64 = 0
    while cell < CELLS:
        card = state.cells[cell]
        side = card >> 3
        if side > SOVIET or (side == GERMAN and german) or (side == SOVIET and soviet):
            seen.append(card)
        elif setting_up:
            seen.append(NO_CARD)
        elif state.rules.grounds[side] & BIT[cell] == 0:
            seen.append(card)
        else:
            seen.append(FACE_DOWN + side)
        cell += 1
    return bytes(seen)


def _in_play(state: State, german: bool, soviet: bool) -> tuple[int, ...]:
    """The cards in play: public, except while a set-up is in progress."""
    counts = tuple(state.counts)
    if state.step == steps.SET_UP and not german:
        counts = (0,) * KINDS + counts[KINDS:]
    if state.step == steps.SET_UP and not soviet:
        counts = counts[:KINDS] + (0,) * KINDS
    return counts


def _beside(state: State, german: bool, soviet: bool) -> tuple[int, ...]:
    """Everything beside the battlefield: public, except the progress of the other side's set-up."""
    if state.step != steps.SET_UP:
        return tuple(state.sides)
    fields = state.sides[:]
    if not german:
        fields[PLACED + GERMAN] = 0
    if not soviet:
        fields[PLACED + SOVIET] = 0
    return tuple(fields)


def _own_gun(state: State, german: bool, soviet: bool) -> i64:
    own = german if state.side() == GERMAN else soviet
    return state.gun if own else i64(NOWHERE)


def imagine(seen: View, rng: Random) -> State:
    """A random world that fits a view; every such world is possible (``imagined``)."""
    return imagined(seen, rng)[0]


def imagine_many(seen: View, rng: Random, count: int) -> list[tuple[State, bool]]:
    """Return *count* worlds, as successive calls of ``imagined`` would draw them."""
    known = laid_out(seen)
    return [_fill_in(known.clone(), seen.seat, rng) for _ in range(count)]


def imagined(seen: View, rng: Random) -> tuple[State, bool]:
    """A world that fits a view, and whether all such worlds were equally likely.

    The probability is that of the hidden cards; a Machine Gun fixed in secret (AMB-48) is then chosen from those that
    fit them. In a set-up in progress, each number of cards laid out and each way to lay them out is equally likely.
    ``scope/worlds.py`` explains when equal probability is given up for a timely answer.
    """
    return _fill_in(laid_out(seen), seen.seat, rng)


def _fill_in(state: State, seat: Seat | None, rng: Random) -> tuple[State, bool]:
    """Place the cards that *seat* does not see, and return whether each way was equally likely."""
    is_even = True
    if state.step != steps.OVER:
        for side in (GERMAN, SOVIET):
            if _is_hidden(state, seat, side) and not _imagine_side(state, side, rng):
                is_even = False
        _imagine_gun(state, seat, rng)
    return state, is_even


def settle(seen: View, cell: int, card: int, rng: Random) -> tuple[int, State | None]:
    """Whether a world that fits a view has *card* on *cell*, where a card is face down: ``CANNOT``, ``CAN`` with such a
    world, or ``UNSETTLED`` (see ``scope/worlds.py``). For a game in progress, not for a set-up."""
    assert steps.SET_UP < seen.step < steps.OVER
    state = laid_out(seen)
    for side in (GERMAN, SOVIET):
        if side == card // KINDS:
            worlds = worlds_of(state.rules, state.start, state.facts, side)
            settled = worlds.settle(card % KINDS, cell, _hidden(state, side), rng)
            if settled.answer != CAN:
                return settled.answer, None
            _lay_out(state, side, settled.sets)
        elif _is_hidden(state, seen.seat, side):
            _imagine_side(state, side, rng)
    _imagine_gun(state, seen.seat, rng)
    return CAN, state


def every_world(seen: View, most: int, rng: Random) -> list[State] | None:
    """All worlds that fit the view of a seat, each equally likely; None if there may be more than *most*, if one could
    be neither proved nor excluded in time, or if anything other than cards is hidden. For a game in progress."""
    assert steps.SET_UP < seen.step < steps.OVER
    assert seen.seat is not None
    state = laid_out(seen)
    side: i64 = 1 - state.rules.side_of(seen.seat)
    if state.step == steps.GUN and state.rules.declared_gun and state.side() == side:
        return None
    sets = worlds_of(state.rules, state.start, state.facts, side).every(_hidden(state, side), most, rng)
    if sets is None:
        return None
    found: list[State] = []
    for one in sets:
        world = state.clone()
        _lay_out(world, side, one)
        found.append(world)
    return found


def laid_out(seen: View) -> State:
    """A state with everything in the view; cards that the view does not know are face down in the state as well."""
    rules = rules_for(seen.setup)
    cells, counts, sides = vec[i64](list(seen.cells)), vec[i64](seen.counts), vec[i64](seen.sides)
    state = State(rules, cells, counts, vec[u8](seen.lost), sides, seen.start)
    state.follow_view(seen)
    state.slot = seen.slot
    state.acted = seen.acted
    state.deployed = seen.deployed
    state.quiet = seen.quiet
    for cell in rules.cells:
        if seen.cells[cell] == FACE_DOWN + GERMAN or seen.cells[cell] >> 3 == GERMAN:
            state.german |= BIT[cell]
        elif seen.cells[cell] == FACE_DOWN + SOVIET or seen.cells[cell] >> 3 == SOVIET:
            state.soviet |= BIT[cell]
    return state


def _is_hidden(state: State, seat: Seat | None, side: i64) -> bool:
    """Whether *seat* may not see the cards of *side*, while the game is in progress."""
    return seat is None or state.rules.side_of(seat) != side


def _imagine_side(state: State, side: i64, rng: Random) -> bool:
    """Lay out the hidden cards of one side. Returns whether each way was equally likely."""
    if state.step == steps.SET_UP:
        _imagine_set_up(state, side, rng)
        return True
    worlds = worlds_of(state.rules, state.start, state.facts, side)
    _lay_out(state, side, worlds.draw(_hidden(state, side), rng))
    return worlds.is_even


def _hidden(state: State, side: i64) -> i64:
    """The cells where cards of *side* lie face down."""
    return state.held(side) & state.rules.grounds[side]


def _lay_out(state: State, side: i64, sets: vec[i64]) -> None:
    """Lay out the hidden cards of one side by *sets*: for each kind its cells."""
    kind: i64 = 0
    while kind < KINDS:
        for cell in state.rules.cells:
            if sets[kind] & BIT[cell] != 0:
                state.cells[cell] = side * KINDS + kind
        kind += 1


class _Recent(NamedTuple):
    """A cache entry: the worlds of one side of one view, since a search needs many worlds of the same view."""

    start: Start
    facts: Fact | None
    ground: int
    side: int
    worlds: Worlds


_RECENT: Final[list[_Recent]] = []
_MAX_RECENT: Final = 4


def worlds_of(rules: Rules, start: Start, facts: Fact | None, side: i64) -> Worlds:
    """Every arrangement of the hidden cards of one side that fits the facts."""
    ground: i64 = rules.grounds[side]
    for known in _RECENT:
        if known.facts is facts and known.start is start and known.side == side and known.ground == ground:
            return known.worlds
    earlier: Worlds | None = None
    since: Fact | None = None
    for known in _RECENT:
        if known.start is start and known.side == side and known.ground == ground and is_later(facts, known.facts):
            earlier = known.worlds
            since = known.facts
    counts = vec[i64](start.counts[side * KINDS : side * KINDS + KINDS])
    worlds = Worlds(KINDS, ground, counts, start.grounds[side], facts_since(facts, since, side), earlier)
    if len(_RECENT) == _MAX_RECENT:
        _RECENT.pop(0)
    _RECENT.append(_Recent(start, facts, ground, side, worlds))
    return worlds


def _imagine_set_up(state: State, side: i64, rng: Random) -> None:
    order = state.rules.set_up_order[side]
    cards: list[int] = []
    for kind in range(KINDS):
        cards.extend([side * KINDS + kind] * state.rules.counts[side * KINDS + kind])
    shuffle(rng, cards)
    placed: i64 = len(cards)
    if state.sides[READY + side] == 0:
        placed = index_below(rng, len(cards) + 1)
    state.sides[PLACED + side] = placed
    at: i64 = 0
    while at < placed:
        put(state, order[at], cards[at])
        at += 1


def _imagine_gun(state: State, seat: Seat | None, rng: Random) -> None:
    """AMB-48, declared: choose which of the Machine Guns next to the target was fixed in secret."""
    if state.step != steps.GUN or not state.rules.declared_gun or not _is_hidden(state, seat, state.side()):
        return
    guns: i64 = 0
    for cell in state.rules.cells:
        if state.cells[cell] == state.side() * KINDS + MACHINE_GUN and NEIGHBOURS[cell] & BIT[state.focus] != 0:
            guns |= BIT[cell]
    chosen = member(guns, below(size_of(guns), rng))
    for cell in state.rules.cells:
        if chosen == BIT[cell]:
            state.gun = cell
