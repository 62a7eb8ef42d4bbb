"""The hit in hand: what its attacker brings into it (SP-DMG-2). A hit stays as it was made: if a card takes the
attacker away between its dice and the damage, what it was, where it stood and what it added still count (SP-DMG-18)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules.cards import NO_CARD
from fogline.titles.spearpoint.rules.effects import DAMAGE_MOD, INTENSITY_MOD
from fogline.titles.spearpoint.rules.modifiers import added, is_usable, may_attack
from fogline.titles.spearpoint.rules.state import NO_ATTACKER, State, Unit


def members_of(state: State) -> list[Unit]:
    """Who still takes part in the Assault in hand."""
    found: list[Unit] = []
    for name in state.members:
        unit = state.unit(name)
        if unit is not None and unit.seat == state.active and may_attack(state, unit):
            found.append(unit)
    return found


def attacker_of(state: State) -> Unit | None:
    """Who made the hit in hand, as it was then. Of one that a card has taken away only the card and the line are known:
    whoever filters by the attacker asks for no more."""
    if state.gone == NO_ATTACKER:
        return state.unit(state.attacker)
    return Unit(state.attacker, state.gone >> 2, state.active, state.gone & 3, NO_CARD, 1, 0)


def initial_damage(state: State, struck: Unit) -> i64:
    """SP-DMG-2, SP-ASLT-5: ((dice + discard + modifiers) x 2 on an 18) + Damage Rating."""
    attacker = attacker_of(state)
    found: i64 = state.bonus + added(state, struck, INTENSITY_MOD, True, attacker, state.weapon)
    for die in state.dice:
        found += die
    if state.doubled:
        found *= 2
    if state.gone == NO_ATTACKER:
        assert attacker is not None
        found += _brought(state, attacker, struck)
    else:
        found += state.power
    return found + added(state, struck, DAMAGE_MOD, True, attacker, state.weapon)


def remember_attacker(state: State, unit: Unit) -> None:
    """SP-DMG-18: *unit* is about to leave, or to change sides. If its hit is in hand, what it brings into it stays."""
    if unit.name == state.attacker and state.gone == NO_ATTACKER and state.dice:
        state.power = _brought(state, unit, state.unit(state.struck))
        state.gone = unit.card << 2 | unit.line


def _brought(state: State, attacker: Unit, struck: Unit | None) -> i64:
    """What the attacker adds to the dice: its Damage Rating and its own modifiers."""
    found: i64 = added(state, attacker, INTENSITY_MOD, False, struck, state.weapon)
    if state.doubled:
        found *= 2
    found += added(state, attacker, DAMAGE_MOD, False, struck, state.weapon)
    if state.weapon > 0:
        return found + state.card_of(attacker).weapons[state.weapon - 1].damage
    return found + (_assault_ratings(state) if state.rules.assault_rating else 0)


def _assault_ratings(state: State) -> i64:
    """AMB-30, by option: the Damage Rating of each member's best usable weapon against armor."""
    found: i64 = 0
    for unit in members_of(state):
        best: i64 = 0
        weapons = state.card_of(unit).weapons
        for number in range(1, len(weapons) + 1):
            weapon = weapons[number - 1]
            if weapon.armor > 0 and weapon.damage > best and is_usable(state, unit, number):
                best = weapon.damage
        found += best
    return found
