"""What a seat may know (Part 28), also as plain data."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from fogline.kernel import plain
from fogline.kernel.arrays import i64
from fogline.kernel.game import Plain, Seat
from fogline.kernel.setup import Setup
from fogline.titles.spearpoint.rules import modifiers
from fogline.titles.spearpoint.rules.modifiers import LAID, PUBLIC, item_card, order_card, played_card, tail_card
from fogline.titles.spearpoint.rules.state import Hint, Shuffle, State, UnitView, total
from fogline.titles.spearpoint.rules.steps import BUILD, INITIATIVE_DICE, MUSTER, OVER

HIDDEN: Final = (1 << modifiers.STAMP_BITS) - 1
"""Stands for the card of an entry at the bottom of the Reserves that the viewer has not seen."""

Counts = tuple[int, ...]


class SideView(NamedTuple):
    """One seat as the viewer knows it. None means that the viewer may not know."""

    hand: Counts | None
    """By Unit card, how many are in hand."""
    reserves: Counts | None
    commands: Counts | None
    plan: tuple[str, ...] | None
    """The secret plan so far, line by line."""
    discard: int | None
    hand_size: int | None
    """The size of the hand, which is secret until both have chosen decks and hands."""
    reserves_size: int | None
    command_size: int
    tail: tuple[int, ...]
    """The cards at the bottom of the Reserves; those that the viewer has not seen are HIDDEN."""
    deck: Counts | None
    """The whole deck, if it is not a secret: all cards that the Situation does not commit."""
    returned: int
    hints: tuple[Hint, ...]
    known: Counts | None
    """The Command cards that the other seat knows to be in this hand; None for the public."""
    seen: Counts
    """The Command cards that everybody knows to be in this hand."""
    lost: Counts
    orders: tuple[int, ...]
    is_done: bool
    points: int
    overrun: int
    committed: int
    command_draws: int
    free_draws: int


class AttackView(NamedTuple):
    """The current attack: the fields of ``State``."""

    attacker: int
    target: int
    struck: int
    weapon: int
    rolls_left: int
    natural: int
    doubled: bool
    is_friendly: bool
    is_parried: bool
    ignores: bool
    bonus: int
    card_bonus: int
    power: int
    gone: int


class View(NamedTuple):
    """The information state of a seat, or of the public."""

    setup: Setup
    seat: int | None
    sides: tuple[SideView, SideView]
    units: tuple[UnitView, ...]
    """The Units in play, in the order of their commitment."""
    step: int
    phase: int
    then: int
    turn: int
    priority: int
    active: int
    window: int
    agenda: tuple[int, ...]
    discards: Counts
    damage_deck: Counts
    """By Damage card, how many lie in the deck: everybody can count them."""
    damage_discards: Counts
    shuffles: tuple[Shuffle, ...]
    passed: tuple[int, ...]
    """How Command cards have openly entered and left hands since the deck was first reshuffled."""
    drawer: int
    to_draw: int
    focus: int
    attack: AttackView
    dice: tuple[int, ...]
    members: tuple[int, ...]
    cards: tuple[int, ...]
    quiet: int
    is_quiet: bool
    winner: int
    reasons: int

    def _repr_svg_(self) -> str:
        from fogline.titles.spearpoint.rules.svg import svg

        return svg(self)


def view(state: State, seat: Seat | None) -> View:
    """Everything that *seat* may know; None for the public."""
    first, second = view_side(state, 0, seat), view_side(state, 1, seat)
    attack = AttackView(
        state.attacker, state.target, state.struck, state.weapon, state.rolls_left, state.natural, state.doubled,
        state.is_friendly, state.is_parried, state.ignores, state.bonus, state.card_bonus, state.power, state.gone,
    )  # fmt: skip
    return View(
        state.rules.setup, None if seat is None else int(seat), (first, second),
        tuple([unit.key() for unit in state.units]), state.step, state.phase, state.then, state.turn, state.priority,
        state.active, state.window, tuple(state.agenda), tuple(state.discards), tuple(state.damage_deck),
        tuple(state.damage_discards), tuple(state.shuffles), tuple(state.passed), state.drawer, state.to_draw,
        state.focus, attack, tuple(state.dice), tuple(state.members), tuple(state.cards), state.quiet, state.is_quiet,
        state.winner, state.reasons,
    )  # fmt: skip


def everything(state: State) -> View:
    """The whole truth in the form of a view: for replays, never for a seat."""
    first, second = view_side(state, 0, Seat(0)), view_side(state, 1, Seat(1))
    return view(state, None)._replace(sides=(first, second))


def view_side(state: State, whose: i64, seat: Seat | None) -> SideView:
    side = state.sides[whose]
    knows = seat == whose or (state.step == OVER and state.rules.reveals)
    is_secret = state.step == BUILD or state.step == MUSTER
    # a Situation gives the deck, or it was agreed (AMB-50)
    is_open = len(state.rules.orders[whose].fixed) > 0 or (state.rules.open_lists and state.step != BUILD)
    return SideView(
        tuple(side.hand) if knows else None,
        tuple(side.reserves) if knows else None,
        tuple(side.commands) if knows else None,
        tuple([action.text() for action in side.plan]) if knows else None,
        side.discard if knows or state.step == INITIATIVE_DICE else None,  # H-12: shown before the dice
        None if is_secret and not knows else total(side.hand),
        None if is_secret and not knows else total(side.reserves),
        total(side.commands),
        tuple([entry if knows or entry & PUBLIC else _without_card(entry) for entry in side.tail]),
        deck_list(state, whose) if knows or is_open else None,
        side.returned,
        tuple(side.hints),
        None if seat is None and not knows else tuple(side.known),
        tuple(side.seen), tuple(side.lost), tuple(side.orders), side.is_done, side.points, side.overrun,
        side.committed, side.command_draws, side.free_draws,
    )  # fmt: skip


def _without_card(entry: i64) -> int:
    """An entry of the tail as shown to viewers who do not know its card."""
    return modifiers.tail_entry(HIDDEN, modifiers.tail_stamp(entry))


def deck_list(state: State, seat: i64) -> Counts:
    """All cards that *seat* started with, wherever they are now, except those that a Situation commits."""
    rules, side = state.rules, state.sides[seat]
    hand, reserves, placed = side.hand, side.reserves, rules.placed[seat]
    is_fielded = state.step != BUILD and state.step != MUSTER  # until then a Situation's Units are not in play
    found = side.lost[:]
    number: i64 = 0
    while number < len(found):
        found[number] += hand[number] + reserves[number]
        if is_fielded:
            found[number] -= placed[number]
        number += 1
    for entry in side.tail:
        found[tail_card(entry)] += 1
    for unit in state.units:
        if unit.owner() == seat:
            found[unit.card] += 1
        if unit.seat == seat and unit.crew >= 0:
            found[unit.crew] += 1
    number = 0
    while number < len(found):
        if found[number] < 0:
            found[number] = 0
        number += 1
    return tuple(found)


def open_commands(view: View) -> list[int]:
    """The Command cards that lie open in play or wait on the agenda, with repetitions."""
    found = [int(order_card(order)) for side in view.sides for order in side.orders]
    found += [int(order_card(order)) for unit in view.units for order in unit.orders]
    found += [int(played_card(played)) for played in view.cards]
    return found + [int(item_card(item)) for item in view.agenda if not item & LAID]


def read_view(data: Plain) -> View:
    """The view read from plain data, with all parts as named tuples again."""
    parts: dict[str, Any] = {name: plain.read(value) for name, value in data.items()}
    parts["sides"] = tuple([_read_side(side) for side in parts["sides"]])
    parts["units"] = tuple([UnitView(*unit) for unit in parts["units"]])
    parts["shuffles"] = tuple([Shuffle(*shuffle) for shuffle in parts["shuffles"]])
    parts["attack"] = AttackView(*parts["attack"])
    return View(**parts)


def _read_side(parts: tuple[Any, ...]) -> SideView:
    side = SideView(*parts)
    return side._replace(hints=tuple([Hint(*hint) for hint in side.hints]))
