"""The hit in hand: what its attacker brings into it (SP-DMG-2). A hit stays as it was made: if a card takes the
attacker away between its dice and the damage, what it was, where it stood and what it added still count (SP-DMG-18)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules.cards import NO_CARD
from fogline.titles.spearpoint.rules.effects import DAMAGE_MOD, INTENSITY_MOD
from fogline.titles.spearpoint.rules.entries import gone_attacker, gone_card, gone_line
from fogline.titles.spearpoint.rules.modifiers import added, defense, is_usable, may_attack
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
    return Unit(state.attacker, gone_card(state.gone), state.active, gone_line(state.gone), NO_CARD, 1, 0)


def initial_damage(state: State, struck: Unit) -> i64:
    """SP-DMG-2, SP-ASLT-5: of the dice that lie on the table."""
    points: i64 = state.bonus
    for die in state.dice:
        points += die
    return damage_of(state, struck, points)


def final_damage(state: State, struck: Unit, initial: i64) -> i64:
    """SP-DMG-3: what Defense leaves of it."""
    final = initial - defense(state, struck, attacker_of(state))
    return final if final > 0 else 0


def damage_of(state: State, struck: Unit, points: i64) -> i64:
    """SP-DMG-2: ((dice + discard + modifiers) x 2 on an 18) + Damage Rating; *points* are the dice and the discard."""
    attacker = attacker_of(state)
    found: i64 = points + added(state, struck, INTENSITY_MOD, True, attacker, state.weapon)
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
        state.gone = gone_attacker(unit.card, unit.line)


def _brought(state: State, attacker: Unit, struck: Unit | None) -> i64:
    """What the attacker adds to the dice: its Damage Rating and its own modifiers."""
    found: i64 = added(state, attacker, INTENSITY_MOD, False, struck, state.weapon)
    if state.doubled:
        found *= 2
    found += added(state, attacker, DAMAGE_MOD, False, struck, state.weapon)
    return found + printed_rating(state, attacker, state.weapon, members_of(state))


def printed_rating(state: State, attacker: Unit, weapon: i64, members: list[Unit]) -> i64:
    """The Damage Rating of a weapon. An Assault has none (SP-ASLT-5); by option that of each member's best usable
    weapon against armor (AMB-30)."""
    if weapon > 0:
        return state.card_of(attacker).weapons[weapon - 1].damage
    found: i64 = 0
    if state.rules.assault_rating:
        for unit in members:
            found += _best_rating(state, unit)
    return found


def _best_rating(state: State, unit: Unit) -> i64:
    best: i64 = 0
    weapons = state.card_of(unit).weapons
    for number in range(1, len(weapons) + 1):
        weapon = weapons[number - 1]
        if weapon.armor > 0 and weapon.damage > best and is_usable(state, unit, number):
            best = weapon.damage
    return best
