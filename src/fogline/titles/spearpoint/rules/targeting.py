"""Who can be attacked by whom, with what: Legal Targets (SP-TGT, SP-ASLT, SP-MOB-3)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules.cards import AIR, FRONT, INFANTRY, REAR, VS_ARMOR, UnitCard
from fogline.titles.spearpoint.rules.modifiers import is_hidden_from, is_usable, may_attack
from fogline.titles.spearpoint.rules.state import State, Unit
from fogline.titles.spearpoint.rules.tables import Rules

BULLET_PROOF: Final = 2
"""SP-TGT-7: a base Defense that bullets do not harm."""
ASSAULT_LEAST: Final = 3
"""SP-ASLT-1."""


def can_affect(state: State, attacker: Unit, weapon: i64, target: Unit) -> bool:
    """SP-TGT-3, SP-TGT-7, SP-MOB-3: the weapon has an Attack Value for this target and may be used on it from where
    the attacker stands. Lines are another matter."""
    card, other = state.card_of(attacker), state.card_of(target)
    used = card.weapons[weapon - 1]
    if used.value(other.column) == 0:
        return False
    if used.bullet and is_bullet_proof(state.rules, other):
        return False
    from_rear = attacker.line == REAR or not can_reach(attacker, target)  # declared there, the rear became the front
    return not (from_rear and card.front and weapon == 2 and target.line != AIR)


def is_bullet_proof(rules: Rules, card: UnitCard) -> bool:
    """SP-TGT-7: whether bullets do nothing to such a Unit, whatever is in force on it."""
    return card.defense >= BULLET_PROOF and (rules.bullet_all or card.column == VS_ARMOR)


def can_reach(attacker: Unit, target: Unit) -> bool:
    """SP-TGT-4, SP-TGT-5, SP-TGT-6: from the Frontline the Frontline and the air, from elsewhere everything."""
    return attacker.line != FRONT or target.line != REAR


def has_weapon_for(state: State, attacker: Unit, target: Unit) -> bool:
    """Whether at least one usable weapon can affect the target."""
    for weapon in range(1, len(state.card_of(attacker).weapons) + 1):
        if is_usable(state, attacker, weapon) and can_affect(state, attacker, weapon, target):
            return True
    return False


def is_legal_target(state: State, attacker: Unit, target: Unit) -> bool:
    """Whether the attacker may declare an attack on the target."""
    return (
        target.seat != attacker.seat
        and can_reach(attacker, target)
        and has_weapon_for(state, attacker, target)
        and not is_hidden_from(state, target, attacker)
    )


def clause_of_target(state: State, unit: Unit, target: Unit) -> str:
    """Why no weapon can affect the target: bombs are spent, it stands in the rear, only bullets, or no Attack Value."""
    card, other = state.card_of(unit), state.card_of(target)
    found = "SP-TGT-3"
    for number, weapon in enumerate(card.weapons, start=1):
        if weapon.value(other.column) == 0:
            continue
        if weapon.bomb and unit.bombed:
            return "SP-AIR-6"
        if unit.line != FRONT and card.front and number == 2 and target.line != AIR:
            found = "SP-MOB-3"
        elif weapon.bullet and other.defense >= BULLET_PROOF:
            found = "SP-TGT-7"
    return found


# -- Assaults -------------------------------------------------------------------------------------------


def can_assault(state: State, unit: Unit, target: Unit) -> bool:
    """SP-ASLT-1, SP-ASLT-2: infantry that may attack, against an armored enemy within reach."""
    return (
        state.card_of(unit).kind == INFANTRY
        and target.seat != unit.seat
        and state.card_of(target).armored
        and can_reach(unit, target)
        and may_attack(state, unit)
        and not is_hidden_from(state, target, unit)
    )


def best_value(state: State, unit: Unit) -> i64:
    """The lowest Attack Value against armor of a usable weapon, or 0."""
    best: i64 = 0
    weapons = state.card_of(unit).weapons
    for weapon in range(1, len(weapons) + 1):
        value = weapons[weapon - 1].armor
        if value > 0 and (best == 0 or value < best) and is_usable(state, unit, weapon):
            best = value
    return best


def assault_value(state: State, members: list[Unit]) -> i64:
    """SP-ASLT-3: the best Attack Value of any member, or 0 if none has one."""
    best: i64 = 0
    for unit in members:
        value = best_value(state, unit)
        if value > 0 and (best == 0 or value < best):
            best = value
    return best


def lead_of(state: State, members: list[Unit]) -> Unit:
    """SP-ASLT-8: the member whose Attack Value is used, the first of them."""
    best = assault_value(state, members)
    for unit in members:
        if best_value(state, unit) == best:
            return unit
    return members[0]


# -- Friendly Fire --------------------------------------------------------------------------------------


def victims(state: State, attacker: Unit, weapon: i64, members: list[int]) -> list[Unit]:
    """SP-FF-3: Units of the attacker's own side that its weapon could have been aimed at; of an Assault, armored ones
    (*members* are the infantry that assaults)."""
    found: list[Unit] = []
    for unit in state.units:
        if unit.seat != attacker.seat or unit is attacker or not can_reach(attacker, unit):
            continue
        if members:
            if unit.name not in members and state.card_of(unit).armored:
                found.append(unit)
        elif can_affect(state, attacker, weapon, unit):
            found.append(unit)
    return found
