"""What the cards in force add up to. Nothing is written into a Unit's printed values: every number is asked again
(Part 32.5)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules.cards import Standing, UnitCard
from fogline.titles.spearpoint.rules.effects import (
    ATTACK_DENY,
    ATTACK_MOD,
    DAMAGE_MOD,
    DEFENSE_MOD,
    IMMOBILIZE,
    INITIATIVE_MOD,
    INTENSITY_MOD,
    LINE_LOCK,
    RATE_MOD,
    SPECIAL_IGNORE,
    TARGET_DENY,
    WEAPON_DISABLE,
    Effect,
    Selector,
)  # fmt: skip
from fogline.titles.spearpoint.rules.entries import order_card, played_card, played_unit
from fogline.titles.spearpoint.rules.state import State, Unit


def added(state: State, unit: Unit, kind: i64, on_target: bool, other: Unit | None, weapon: i64) -> i64:
    """The sum of all effects of *kind* on *unit* that count against *other*: those on attacks against it
    (*on_target*), or by it with that *weapon*."""
    found: i64 = 0
    if _is_plain(state, unit):
        return found
    for effect in in_force(state, unit):
        if effect.kind == kind and effect.on_target == on_target and _counts(state, effect, other, weapon):
            found += effect.amount
    return found


def has(state: State, unit: Unit, kind: i64, other: Unit | None, weapon: i64) -> bool:
    """Whether an effect of *kind* is in force on *unit* that counts against *other*."""
    if _is_plain(state, unit):
        return False
    for effect in in_force(state, unit):
        if effect.kind == kind and _counts(state, effect, other, weapon):
            return True
    return False


def _is_plain(state: State, unit: Unit) -> bool:
    """Whether no card can have a say: true of most Units, most of the time."""
    return not unit.orders and unit.damage < 0 and not state.cards and not state.rules.orders[unit.seat].standing


def in_force(state: State, unit: Unit) -> list[Effect]:
    """Every effect on *unit*: of cards that lie with it, of its Damage card, of cards for the attack in hand, and of
    the Situation."""
    found: list[Effect] = []
    for order in unit.orders:
        found.extend(state.rules.commands[order_card(order)].effects)
    if unit.damage >= 0 and unit.counter != 0:
        found.extend(state.rules.damages[unit.damage].sections[state.card_of(unit).kind].effects)
    for played in state.cards:
        if played_unit(played) == unit.name:
            found.extend(state.rules.commands[played_card(played)].effects)
    for standing in standing_of(state, unit.seat):
        if not standing.which.is_none and fits(state, standing.which, unit):
            found.append(standing.effect)
    return found


def standing_of(state: State, seat: i64) -> list[Standing]:
    """What the Situation has in force for a side."""
    return state.rules.orders[seat].standing


def fits(state: State, which: Selector, unit: Unit) -> bool:
    """Whether *unit* is one that the selector names, whoever picks it and whoever owns it."""
    card = state.card_of(unit)
    if which.types >> card.kind & 1 == 0 or which.lines >> unit.line & 1 == 0:
        return False
    if which.crewed != 0 and (unit.crew != -1) != (which.crewed == 1):
        return False
    if which.damaged != 0 and (unit.damage != -1) != (which.damaged == 1):
        return False
    if which.armored != 0 and card.armored != (which.armored == 1):
        return False
    return not which.tags or _shares(which.tags, card)


def _counts(state: State, effect: Effect, other: Unit | None, weapon: i64) -> bool:
    if effect.weapon != 0 and weapon != 0 and effect.weapon != weapon:
        return False
    if other is None:
        return effect.types & effect.classes & effect.lines == -1 and not effect.tags
    card = state.card_of(other)
    if effect.types >> card.kind & 1 == 0 or effect.classes >> card.column & 1 == 0:
        return False
    if effect.lines >> other.line & 1 == 0:
        return False
    return not effect.tags or _shares(effect.tags, card)


def _shares(tags: tuple[str, ...], card: UnitCard) -> bool:
    for tag in tags:
        if tag in card.tags:
            return True
    return False


# -- the questions that the rules ask -------------------------------------------------------------------


def may_attack(state: State, unit: Unit) -> bool:
    """SP-COMBAT-2: operational, and no card forbids it."""
    return state.is_operational(unit) and not has(state, unit, ATTACK_DENY, None, 0)


def is_usable(state: State, unit: Unit, weapon: i64) -> bool:
    """Whether a weapon (1 or 2) is there and not disabled or spent."""
    weapons = state.card_of(unit).weapons
    if weapon > len(weapons) or (weapons[weapon - 1].bomb and unit.bombed):  # SP-AIR-6
        return False
    return not is_disabled(state, unit, weapon)


def is_disabled(state: State, unit: Unit, weapon: i64) -> bool:
    """Whether a card keeps a weapon from being used."""
    if _is_plain(state, unit):
        return False
    for effect in in_force(state, unit):
        if effect.kind == WEAPON_DISABLE and (effect.weapon == 0 or effect.weapon == weapon):
            return True
    return False


def is_hidden_from(state: State, target: Unit, attacker: Unit) -> bool:
    """``target-deny``: the target cannot be declared by this attacker."""
    return has(state, target, TARGET_DENY, attacker, 0)


def is_immobile(state: State, unit: Unit) -> bool:
    """SP-ATK-5: a gun, or something that can no longer move."""
    return state.card_of(unit).immobile or has(state, unit, IMMOBILIZE, None, 0)


def is_line_locked(state: State, unit: Unit) -> bool:
    """SP-MOB-2: a card keeps it in its line."""
    return has(state, unit, LINE_LOCK, None, 0) or has(state, unit, IMMOBILIZE, None, 0)


def attack_bonus(state: State, attacker: Unit, target: Unit, weapon: i64) -> i64:
    """SP-ATK-4: everything that is added to an attack roll but the discard."""
    bonus = added(state, attacker, ATTACK_MOD, False, target, weapon)
    bonus += added(state, target, ATTACK_MOD, True, attacker, weapon)
    if is_immobile(state, target):
        bonus += state.rules.immobile_bonus
    return bonus


def defense(state: State, unit: Unit, attacker: Unit | None) -> i64:
    """The Defense, modified, never below 0 (AMB-46)."""
    found: i64 = state.card_of(unit).defense + added(state, unit, DEFENSE_MOD, False, attacker, 0)
    return found if found > 0 else 0


def damage_bonus(state: State, attacker: Unit, target: Unit, weapon: i64) -> i64:
    """What is added to the Damage Rating."""
    bonus = added(state, attacker, DAMAGE_MOD, False, target, weapon)
    return bonus + added(state, target, DAMAGE_MOD, True, attacker, weapon)


def intensity_bonus(state: State, attacker: Unit, target: Unit, weapon: i64) -> i64:
    """What is added to the Intensity die before doubling."""
    bonus = added(state, attacker, INTENSITY_MOD, False, target, weapon)
    return bonus + added(state, target, INTENSITY_MOD, True, attacker, weapon)


def rate(state: State, unit: Unit, target: Unit, weapon: i64) -> i64:
    """SP-ATK-7: how often a weapon rolls; never less than once."""
    found: i64 = state.card_of(unit).weapons[weapon - 1].rate + added(state, unit, RATE_MOD, False, target, weapon)
    return found if found > 1 else 1


def ignores_friendly_fire(state: State, attacker: Unit) -> bool:
    """``special-ignore``."""
    return has(state, attacker, SPECIAL_IGNORE, None, 0)


def initiative_bonus(state: State, seat: i64) -> i64:
    """SP-INIT-2: of cards in force for the side, of its Units, and of the Situation."""
    found: i64 = 0
    for order in state.sides[seat].orders:
        for effect in state.rules.commands[order_card(order)].effects:
            if effect.kind == INITIATIVE_MOD:
                found += effect.amount
    for unit in state.units:
        if unit.seat == seat:
            found += added(state, unit, INITIATIVE_MOD, False, None, 0)
    for standing in standing_of(state, seat):
        if standing.which.is_none and standing.effect.kind == INITIATIVE_MOD:
            found += standing.effect.amount
    return found
