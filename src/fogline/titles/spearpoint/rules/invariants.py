"""What the rules promise of every position (Part 30)."""

from __future__ import annotations

from fogline.titles.spearpoint.rules.cards import AIR, AIRCRAFT, CREW, FRONT, NO_CARD, REAR
from fogline.titles.spearpoint.rules.entries import LAID, item_card, order_card, played_card, tail_card
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, NO_TARGET, State
from fogline.titles.spearpoint.rules.steps import GOING_ON, IN_COMBAT, IN_DECLARATION, OVER


def check(state: State) -> None:
    """Assert what the rules promise of every position (Part 30)."""
    rules = state.rules
    _check_command_cards(state)
    _check_damage_cards(state)
    for seat in (0, 1):
        _check_units_of(state, seat)
    names = [unit.name for unit in state.units]
    assert len(names) == len(set(names))
    for unit in state.units:
        card = rules.units[unit.card]
        assert card.kind != CREW
        if unit.crew != NO_CARD:  # INV-2
            assert rules.units[unit.crew].kind == CREW
            assert rules.units[unit.crew].crew == card.crew
        if card.kind == AIRCRAFT:
            assert unit.line == AIR
            assert unit.crew != NO_CARD
        else:
            assert unit.line == FRONT or unit.line == REAR
        assert unit.endurance > 0
        if state.phase != IN_COMBAT and state.phase != IN_DECLARATION:  # INV-4
            assert unit.endurance == (card.full if unit.damage == NO_DAMAGE else card.half)
            assert unit.target == NO_TARGET
    if rules.converts and state.step != OVER:  # INV-5
        for seat in (0, 1):
            rear = [unit for unit in state.units if unit.seat == seat and unit.line == REAR]
            assert not rear or state.has_front(seat)
    assert (state.step == OVER) == (state.reasons != 0)
    assert state.step != GOING_ON
    assert not (state.step == OVER and state.agenda)


def _check_command_cards(state: State) -> None:
    rules = state.rules
    for number in range(rules.command_count):
        lying = 0
        for orders in [state.sides[0].orders, state.sides[1].orders, *[unit.orders for unit in state.units]]:
            lying += len([order for order in orders if order_card(order) == number])
        lying += len([played for played in state.cards if played_card(played) == number])
        lying += len([item for item in state.agenda if item_card(item) == number and not item & LAID])
        held = state.sides[0].commands[number] + state.sides[1].commands[number]
        assert state.deck[number] + state.discards[number] + held + lying == rules.commands[number].copies  # INV-1
        for side in state.sides:
            assert side.seen[number] <= side.known[number] <= side.commands[number]


def _check_damage_cards(state: State) -> None:
    for number in range(state.rules.damage_count):
        lying = len([unit for unit in state.units if unit.damage == number])
        found = state.damage_deck[number] + state.damage_discards[number] + lying
        assert found == state.rules.damages[number].copies


def _check_units_of(state: State, seat: int) -> None:
    """INV-1 and SP-DECK-2: no more cards than the pool has."""
    side, rules = state.sides[seat], state.rules
    for number in range(rules.unit_count):
        count = side.hand[number] + side.reserves[number] + side.lost[number]
        count += len([entry for entry in side.tail if tail_card(entry) == number])
        for unit in state.units:
            if unit.owner() == seat and unit.card == number:
                count += 1
            if unit.seat == seat and unit.crew == number:
                count += 1
        assert count <= rules.copies[seat][number]
