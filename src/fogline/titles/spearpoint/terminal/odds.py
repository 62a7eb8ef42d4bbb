"""Chances before a roll, exact and from public facts alone: Attack Value, modifiers, special results, Defense,
Endurance. Everything here is made from a view, so it cannot tell what the other side holds."""

from __future__ import annotations

from typing import Final, NamedTuple

from fogline.titles.spearpoint.rules.attacking import (
    DESTROYS,
    DOUBLES,
    FRIENDLY,
    HITS,
    attack_result,
    attack_value,
    dice_needed,
)  # fmt: skip
from fogline.titles.spearpoint.rules.guessing import laid_out
from fogline.titles.spearpoint.rules.modifiers import attack_bonus, defense, initiative_bonus, is_usable, rate
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, State, Unit
from fogline.titles.spearpoint.rules.striking import initial_damage
from fogline.titles.spearpoint.rules.targeting import can_affect, lead_of, victims
from fogline.titles.spearpoint.rules.view import View

_FACES: Final = range(1, 11)


class AttackOdds(NamedTuple):
    """One roll of an attack: chances from 0 to 1."""

    hit: float
    """That the target is hit, or destroyed outright."""
    destroy: float
    """That the roll, with its Intensity, destroys the target."""
    friendly: float
    """That it hits a friend."""
    rolls: int
    """How often it is rolled."""
    weapon: int
    """1 or 2; 0 in an Assault."""


class HitOdds(NamedTuple):
    """What a hit does."""

    destroy: float
    damage: float
    """That the Unit draws a Damage card."""


class InitiativeOdds(NamedTuple):
    """The Initiative roll of a side."""

    win: float
    tie: float


def declared_odds(view: View, attacker: int, target: int) -> AttackOdds | None:
    """The attack of a Unit on another with the weapon that is best for it; ``None`` if none can be used."""
    state = laid_out(view)
    unit, other = state.unit(attacker), state.unit(target)
    if unit is None or other is None:
        return None
    found: list[AttackOdds] = []
    for weapon in range(1, len(state.card_of(unit).weapons) + 1):
        if is_usable(state, unit, weapon) and can_affect(state, unit, weapon, other):
            found.append(_fired(state, unit, weapon, other))
    return max(found, key=lambda odds: (odds.destroy * odds.rolls, odds.hit), default=None)


def fire_odds(view: View, attacker: int, weapon: int) -> AttackOdds | None:
    """The declared attack of a Unit with one of its weapons."""
    state = laid_out(view)
    unit = state.unit(attacker)
    target = None if unit is None else state.unit(unit.target)
    if unit is None or target is None or weapon > len(state.card_of(unit).weapons):
        return None
    return _fired(state, unit, weapon, target)


def storm_odds(view: View, target: int) -> AttackOdds | None:
    """The declared Assault on a Unit."""
    state = laid_out(view)
    other = state.unit(target)
    members = [unit for unit in state.units if unit.assaults and unit.target == target]
    if other is None or not members:
        return None
    state.weapon, state.members, state.active = 0, [unit.name for unit in members], members[0].seat
    return _roll(state, lead_of(state, members), other, 0, 1)


def roll_odds(view: View, bonus: int) -> AttackOdds | None:
    """The roll that is due, with *bonus* for a discard."""
    state = laid_out(view)
    unit, target = state.unit(state.attacker), state.unit(state.target)
    if unit is None or target is None:
        return None
    return _roll(state, unit, target, bonus, int(state.rolls_left))


def intensity_odds(view: View, bonus: int) -> HitOdds | None:
    """The Intensity that is to be rolled, with *bonus* for a discard."""
    state = laid_out(view)
    struck = state.unit(state.struck)
    if struck is None:
        return None
    state.bonus = bonus
    return _hit(state, state.unit(state.attacker), struck)


def card_die_odds(view: View, bonus: int) -> HitOdds | None:
    """The die that a Command card asks for, with *bonus* for a discard."""
    state = laid_out(view)
    struck = state.unit(state.focus)
    if struck is None:
        return None
    reduced = 0 if state.ignores else int(defense(state, struck, None))
    half, is_whole = int(state.card_of(struck).half), struck.damage == NO_DAMAGE
    lefts = [int(struck.endurance) - max(0, die + bonus - reduced) for die in _FACES]
    return HitOdds(sum(left <= 0 for left in lefts) / 10, sum(0 < left <= half and is_whole for left in lefts) / 10)


def initiative_odds(view: View, seat: int, bonus: int) -> InitiativeOdds:
    """The Initiative roll, as long as the other side discards nothing."""
    state = laid_out(view)
    ahead = int(initiative_bonus(state, seat)) - int(initiative_bonus(state, 1 - seat)) + bonus
    pairs = [first + ahead - second for first in _FACES for second in _FACES]
    return InitiativeOdds(sum(gap > 0 for gap in pairs) / 100, sum(gap == 0 for gap in pairs) / 100)


def pending_damage(view: View) -> int:
    """The damage, after Defense, of the Intensity that lies on the table."""
    state = laid_out(view)
    struck = state.unit(state.struck)
    if struck is None or not state.dice:
        return 0
    return _final(state, state.unit(state.attacker), struck)


def _fired(state: State, unit: Unit, weapon: int, target: Unit) -> AttackOdds:
    state.weapon, state.members, state.active = weapon, [], unit.seat
    return _roll(state, unit, target, 0, int(rate(state, unit, target, weapon)))


def _roll(state: State, unit: Unit, target: Unit, bonus: int, rolls: int) -> AttackOdds:
    state.attacker, state.target, state.struck = unit.name, target.name, target.name
    needed = int(attack_value(state, unit, target))
    added = int(attack_bonus(state, unit, target, state.weapon)) + bonus
    ways = dict.fromkeys((FRIENDLY, DESTROYS, DOUBLES, HITS), 0.0)
    for natural in (first + second for first in _FACES for second in _FACES):
        reached = natural + added
        special = natural if state.rules.natural else min(20, max(2, reached))
        result = attack_result(state, unit, special, reached >= needed)
        if result in ways:
            ways[result] += 0.01
    state.bonus = 0
    kills = {}
    for result in (HITS, DOUBLES):
        state.doubled = result == DOUBLES
        kills[result] = _hit(state, unit, target).destroy if ways[result] else 0.0
    destroy = ways[DESTROYS] + sum(ways[result] * kills[result] for result in kills)
    endangered = victims(state, unit, state.weapon, state.members)
    hit = ways[DESTROYS] + ways[DOUBLES] + ways[HITS]
    return AttackOdds(hit, destroy, ways[FRIENDLY] if endangered else 0.0, rolls, int(state.weapon))


def _hit(state: State, unit: Unit | None, struck: Unit) -> HitOdds:
    """SP-DMG-5, SP-DMG-6, over every way the dice can fall."""
    half = int(state.card_of(struck).half)
    destroy = damage = 0.0
    for total, chance in _sums(int(dice_needed(state))).items():
        state.dice = [total]
        left = int(struck.endurance) - _final(state, unit, struck)
        if left <= 0:
            destroy += chance
        elif left <= half and struck.damage == NO_DAMAGE:
            damage += chance
    return HitOdds(destroy, damage)


def _final(state: State, unit: Unit | None, struck: Unit) -> int:
    return max(0, int(initial_damage(state, struck)) - int(defense(state, struck, unit)))


def _sums(dice: int) -> dict[int, float]:
    """What so many dice come to, with its chance."""
    found = {0: 1.0}
    for _ in range(dice):
        more: dict[int, float] = {}
        for total, chance in found.items():
            for face in _FACES:
                more[total + face] = more.get(total + face, 0.0) + chance / 10
        found = more
    return found
