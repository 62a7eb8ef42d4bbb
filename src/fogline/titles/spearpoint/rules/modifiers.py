"""Represents cards that lie or wait somewhere, each as one number; computes sums of effects in force; and describes the
current hit. Printed values never change; every sum is computed when needed."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules import cards
from fogline.titles.spearpoint.rules.actions import NO_UNIT
from fogline.titles.spearpoint.rules.state import NO_ATTACKER, State, Unit

NO_SUBJECT: Final = 0xFFFF
LAID: Final = 1 << 29
"""A flag: the card has been put where it lies, and its effects are being carried out."""


def agenda_item(seat: i64, card: i64, unit: i64) -> int:
    """The number for a Command card of *seat* that is to be carried out, on a Unit or on none."""
    return seat << 28 | card << 16 | (NO_SUBJECT if unit == NO_UNIT else unit)


def item_seat(item: i64) -> i64:
    return item >> 28 & 1


def item_effect(item: i64) -> i64:
    return item >> 24 & 15


def item_card(item: i64) -> i64:
    return item >> 16 & 255


def played_for(card: i64, unit: i64) -> int:
    return card << 16 | (NO_SUBJECT if unit == NO_UNIT else unit)


def played_card(played: i64) -> i64:
    return played >> 16


def subject_of(number: i64) -> i64:
    """The Unit that either kind of card is played on, or NO_UNIT."""
    unit = number & NO_SUBJECT
    return NO_UNIT if unit == NO_SUBJECT else unit


PERMANENT: Final = 0xFFFF
"""The counter of an order that lasts as long as its Unit. Others count ends of Turns."""


def order(card: i64, left: i64) -> int:
    """The number for a Command card that lies with a Unit, or before a player."""
    return card << 16 | left


def order_card(lying: i64) -> i64:
    return lying >> 16


def order_left(lying: i64) -> i64:
    """How many more Turn ends the order lasts, or PERMANENT."""
    return lying & PERMANENT


PUBLIC: Final = 1
"""The flag of a tail entry that everybody saw put there."""
STAMP_BITS: Final = 16


def tail_entry(card: i64, stamp: i64) -> int:
    """The number for a card at the bottom of the Reserves that only its owner knows; *stamp* counts such cards."""
    return (card << STAMP_BITS | stamp) << 1


def public_entry(card: i64) -> int:
    return card << STAMP_BITS + 1 | PUBLIC


def tail_card(entry: i64) -> i64:
    return entry >> STAMP_BITS + 1


def tail_stamp(entry: i64) -> i64:
    """The stamp of a card that only its owner knows."""
    return entry >> 1 & (1 << STAMP_BITS) - 1


def gone_attacker(card: i64, line: i64) -> int:
    """What remains of an attacker that left between its dice and the damage (SP-DMG-18)."""
    return card << 2 | line


def gone_card(gone: i64) -> i64:
    return gone >> 2


def gone_line(gone: i64) -> i64:
    return gone & 3


def added(state: State, unit: Unit, kind: i64, on_target: bool, other: Unit | None, weapon: i64) -> i64:
    """The sum of effects of *kind* on *unit* that count against *other*, for attacks against *unit* (*on_target*) or by
    it with *weapon*."""
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
    """Whether no card affects the Unit, which is true of most Units most of the time."""
    return not unit.orders and unit.damage < 0 and not state.cards and not state.rules.orders[unit.seat].standing


def in_force(state: State, unit: Unit) -> list[cards.Effect]:
    """Every effect on *unit*: from its orders, its Damage card, cards for the current attack, and the Situation."""
    found: list[cards.Effect] = []
    for order in unit.orders:
        found.extend(state.rules.commands[order_card(order)].effects)
    if unit.damage >= 0 and unit.counter != 0:
        found.extend(state.rules.damages[unit.damage].sections[state.card_of(unit).kind].effects)
    for played in state.cards:
        if subject_of(played) == unit.name:
            found.extend(state.rules.commands[played_card(played)].effects)
    for standing in standing_of(state, unit.seat):
        if not standing.which.is_none and fits(state, standing.which, unit):
            found.append(standing.effect)
    return found


def standing_of(state: State, seat: i64) -> list[cards.Standing]:
    return state.rules.orders[seat].standing


def fits(state: State, which: cards.Selector, unit: Unit) -> bool:
    """Whether the selector matches *unit*, whoever picks or owns it."""
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


def _counts(state: State, effect: cards.Effect, other: Unit | None, weapon: i64) -> bool:
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


def _shares(tags: tuple[str, ...], card: cards.UnitCard) -> bool:
    for tag in tags:
        if tag in card.tags:
            return True
    return False


def may_attack(state: State, unit: Unit) -> bool:
    """SP-COMBAT-2: whether a Unit may attack: it is operational, and no card forbids it."""
    return state.is_operational(unit) and not has(state, unit, cards.ATTACK_DENY, None, 0)


def is_usable(state: State, unit: Unit, weapon: i64) -> bool:
    """Whether a weapon (1 or 2) exists and is neither disabled nor spent."""
    weapons = state.card_of(unit).weapons
    if weapon > len(weapons) or (weapons[weapon - 1].bomb and unit.bombed):  # SP-AIR-6
        return False
    return not is_disabled(state, unit, weapon)


def is_disabled(state: State, unit: Unit, weapon: i64) -> bool:
    """Whether a card keeps a weapon from being used."""
    if _is_plain(state, unit):
        return False
    for effect in in_force(state, unit):
        if effect.kind == cards.WEAPON_DISABLE and (effect.weapon == 0 or effect.weapon == weapon):
            return True
    return False


def is_hidden_from(state: State, target: Unit, attacker: Unit) -> bool:
    """``target-deny``: whether the target cannot be declared by this attacker."""
    return has(state, target, cards.TARGET_DENY, attacker, 0)


def is_immobile(state: State, unit: Unit) -> bool:
    """SP-ATK-5: whether a Unit is immobile: a gun, or a Unit that can no longer move."""
    return state.card_of(unit).immobile or has(state, unit, cards.IMMOBILIZE, None, 0)


def is_line_locked(state: State, unit: Unit) -> bool:
    """SP-MOB-2: whether a card keeps the Unit in its line."""
    return has(state, unit, cards.LINE_LOCK, None, 0) or has(state, unit, cards.IMMOBILIZE, None, 0)


def attack_bonus(state: State, attacker: Unit, target: Unit, weapon: i64) -> i64:
    """SP-ATK-4: the sum of all modifiers of an attack roll except the discard."""
    bonus = added(state, attacker, cards.ATTACK_MOD, False, target, weapon)
    bonus += added(state, target, cards.ATTACK_MOD, True, attacker, weapon)
    if is_immobile(state, target):
        bonus += state.rules.immobile_bonus
    return bonus


def defense(state: State, unit: Unit, attacker: Unit | None) -> i64:
    """The Defense after modifiers, never below 0 (AMB-46)."""
    found: i64 = state.card_of(unit).defense + added(state, unit, cards.DEFENSE_MOD, False, attacker, 0)
    return found if found > 0 else 0


def damage_bonus(state: State, attacker: Unit, target: Unit, weapon: i64) -> i64:
    bonus = added(state, attacker, cards.DAMAGE_MOD, False, target, weapon)
    return bonus + added(state, target, cards.DAMAGE_MOD, True, attacker, weapon)


def intensity_bonus(state: State, attacker: Unit, target: Unit, weapon: i64) -> i64:
    """The sum of the Intensity die's modifiers before doubling."""
    bonus = added(state, attacker, cards.INTENSITY_MOD, False, target, weapon)
    return bonus + added(state, target, cards.INTENSITY_MOD, True, attacker, weapon)


def rate(state: State, unit: Unit, target: Unit, weapon: i64) -> i64:
    """SP-ATK-7: how often a weapon rolls; at least once."""
    found: i64 = state.card_of(unit).weapons[weapon - 1].rate + added(
        state, unit, cards.RATE_MOD, False, target, weapon
    )
    return found if found > 1 else 1


def ignores_friendly_fire(state: State, attacker: Unit) -> bool:
    """``special-ignore``: whether an effect rules out Friendly Fire."""
    return has(state, attacker, cards.SPECIAL_IGNORE, None, 0)


def initiative_bonus(state: State, seat: i64) -> i64:
    """SP-INIT-2: the Initiative bonus from cards in force for the side, from its Units, and from the Situation."""
    found: i64 = 0
    for order in state.sides[seat].orders:
        for effect in state.rules.commands[order_card(order)].effects:
            if effect.kind == cards.INITIATIVE_MOD:
                found += effect.amount
    for unit in state.units:
        if unit.seat == seat:
            found += added(state, unit, cards.INITIATIVE_MOD, False, None, 0)
    for standing in standing_of(state, seat):
        if standing.which.is_none and standing.effect.kind == cards.INITIATIVE_MOD:
            found += standing.effect.amount
    return found


def members_of(state: State) -> list[Unit]:
    """The remaining members of the current Assault."""
    found: list[Unit] = []
    for name in state.members:
        unit = state.unit(name)
        if unit is not None and unit.seat == state.active and may_attack(state, unit):
            found.append(unit)
    return found


def attacker_of(state: State) -> Unit | None:
    """The attacker of the current hit, as it was then. If a card has taken the attacker away, only its card and line
    remain; filters need no more."""
    if state.gone == NO_ATTACKER:
        return state.unit(state.attacker)
    return Unit(state.attacker, gone_card(state.gone), state.active, gone_line(state.gone), cards.NO_CARD, 1, 0)


def initial_damage(state: State, struck: Unit) -> i64:
    """SP-DMG-2, SP-ASLT-5: the damage from the dice on the table."""
    points: i64 = state.bonus
    for die in state.dice:
        points += die
    return damage_of(state, struck, points)


def final_damage(state: State, struck: Unit, initial: i64) -> i64:
    """SP-DMG-3: the damage after Defense."""
    final = initial - defense(state, struck, attacker_of(state))
    return final if final > 0 else 0


def damage_of(state: State, struck: Unit, points: i64) -> i64:
    """SP-DMG-2: ((dice + discard + modifiers) x 2 on an 18) + Damage Rating; *points* are the dice and the discard."""
    attacker = attacker_of(state)
    found: i64 = points + added(state, struck, cards.INTENSITY_MOD, True, attacker, state.weapon)
    if state.doubled:
        found *= 2
    if state.gone == NO_ATTACKER:
        assert attacker is not None
        found += _brought(state, attacker, struck)
    else:
        found += state.power
    return found + added(state, struck, cards.DAMAGE_MOD, True, attacker, state.weapon)


def remember_attacker(state: State, unit: Unit) -> None:
    """SP-DMG-18: *unit* is about to leave, or to change sides. If it is the attacker of the current hit, its
    contribution stays."""
    if unit.name == state.attacker and state.gone == NO_ATTACKER and state.dice:
        state.power = _brought(state, unit, state.unit(state.struck))
        state.gone = gone_attacker(unit.card, unit.line)


def _brought(state: State, attacker: Unit, struck: Unit | None) -> i64:
    """What the attacker adds to the dice: its Damage Rating and its own modifiers."""
    found: i64 = added(state, attacker, cards.INTENSITY_MOD, False, struck, state.weapon)
    if state.doubled:
        found *= 2
    found += added(state, attacker, cards.DAMAGE_MOD, False, struck, state.weapon)
    return found + printed_rating(state, attacker, state.weapon, members_of(state))


def printed_rating(state: State, attacker: Unit, weapon: i64, members: list[Unit]) -> i64:
    """The Damage Rating of a weapon. An Assault has none (SP-ASLT-5), or by option that of each member's best usable
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
