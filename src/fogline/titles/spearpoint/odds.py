"""Exact odds of attacks in Spearpoint 1943: what a target is likely to be left with, roll by roll.

A ``Shot`` is all that the rules ask about one attack: Attack Value, what is added, damage, rolls. Cards drawn in the
middle of an attack are not foreseen; all else is exact.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from fogline.titles.spearpoint.rules.modifiers import (
    attack_bonus,
    damage_bonus,
    damage_rating,
    defense,
    ignores_friendly_fire,
    intensity_bonus,
    is_usable,
    rate,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import State, Unit
from fogline.titles.spearpoint.rules.targeting import assault_value, can_affect, lead_of

NATURALS: Final = tuple((total, min(total - 1, 21 - total) / 100) for total in range(2, 21))
"""What two dice come to, and how likely it is."""
CREW_POINTS: Final = (0, 0, 0, 0, 2, 2, 2, 1, 1, 1, 1)
"""By base Intensity, how often the cost of a crew is scored (SP-SURV-2)."""


class Shot(NamedTuple):
    """One attack, as far as dice are concerned."""

    value: int
    """The Attack Value that has to be reached."""
    bonus: int
    """What is added to the attack roll."""
    plus: int
    """What is added to the Intensity before it is doubled."""
    net: int
    """Damage Rating less Defense."""
    rolls: int
    dice: int
    """Dice of Intensity: more than one in an Assault."""
    natural: bool
    """Whether special results are read from the dice as they fell."""
    safe: bool
    """Whether there is no Friendly Fire."""


class Chances(NamedTuple):
    """What one attack roll comes to."""

    hit: float
    doubled: float
    destroyed: float
    friendly: float


@lru_cache(maxsize=4096)
def chances(value: int, bonus: int, natural: bool, safe: bool) -> Chances:
    """SP-SPEC: of one roll that has to reach *value*."""
    hit = doubled = destroyed = friendly = 0.0
    for total, chance in NATURALS:
        special = total if natural else min(20, max(2, total + bonus))
        if special <= 3 and not safe:
            friendly += chance
        elif special >= 19:
            destroyed += chance
        elif total + bonus >= value:
            if special == 18:
                doubled += chance
            else:
                hit += chance
    return Chances(hit, doubled, destroyed, friendly)


Outlook = tuple[tuple[float, ...], float]
"""How likely each Endurance is afterwards, 0 for destroyed; and how often the cost of the crew is scored."""


@lru_cache(maxsize=1 << 16)
def after(endurance: int, shot: Shot) -> Outlook:
    """What an attack leaves of a target that has so much *endurance*."""
    if shot.rolls == 0:
        return _untouched(endurance), 0.0
    found = [0.0] * (endurance + 1)
    odds = chances(shot.value, shot.bonus, shot.natural, shot.safe)
    rest = shot._replace(rolls=shot.rolls - 1)
    found[0], crew = odds.destroyed, odds.destroyed
    steps = [(1.0 - odds.hit - odds.doubled - odds.destroyed, 0, 0.0)]
    for total, chance, points in intensities(shot.dice):
        steps.append((odds.hit * chance, total + shot.plus + shot.net, points))
        steps.append((odds.doubled * chance, 2 * (total + shot.plus) + shot.net, points))
    for chance, damage, points in steps:
        left = endurance - max(0, damage)
        if chance == 0.0:
            continue
        if left <= 0:
            found[0] += chance
            crew += chance * points
        else:
            spread, later = after(left, rest)
            crew += chance * later
            for at, share in enumerate(spread):
                found[at] += chance * share
    return tuple(found), crew


@lru_cache(maxsize=64)
def intensities(dice: int) -> tuple[tuple[int, float, float], ...]:
    """What so many dice of Intensity come to, how likely it is, and what a crew is worth then, on average."""
    if dice == 1:
        return tuple((die, 0.1, float(CREW_POINTS[die])) for die in range(1, 11))
    sums = {0: 1.0}
    for _ in range(dice):
        grown: dict[int, float] = {}
        for total, chance in sums.items():
            for die in range(1, 11):
                grown[total + die] = grown.get(total + die, 0.0) + chance / 10
        sums = grown
    return tuple((total, chance, 1.0) for total, chance in sums.items())


def _untouched(endurance: int) -> tuple[float, ...]:
    return (*[0.0] * endurance, 1.0)


# -- attacks of a position --------------------------------------------------------------------------


def weapons(state: State, attacker: Unit, target: Unit) -> list[int]:
    """The weapons that *attacker* can use on *target*."""
    count = len(state.card_of(attacker).weapons)
    return [
        weapon
        for weapon in range(1, count + 1)
        if is_usable(state, attacker, weapon) and can_affect(state, attacker, weapon, target)
    ]


def shot_of(state: State, attacker: Unit, target: Unit, weapon: int) -> Shot:
    """An attack with one weapon, with all that is in force now."""
    return Shot(
        int(state.card_of(attacker).weapons[weapon - 1].value(state.card_of(target).column)),
        int(attack_bonus(state, attacker, target, weapon)),
        int(intensity_bonus(state, attacker, target, weapon)),
        int(damage_rating(state, attacker, target, weapon) - defense(state, target, attacker)),
        int(rate(state, attacker, target, weapon)),
        1,
        state.rules.natural,
        ignores_friendly_fire(state, attacker),
    )


def storm_of(state: State, members: list[Unit], target: Unit) -> Shot:
    """An Assault (SP-ASLT)."""
    lead = lead_of(state, members)
    net = damage_bonus(state, lead, target, 0) - defense(state, target, lead)
    if state.rules.assault_rating:
        for unit in members:
            net += max([0, *[weapon.damage for weapon in state.card_of(unit).weapons if weapon.armor > 0]])
    return Shot(
        int(assault_value(state, members)),
        int(attack_bonus(state, lead, target, 0)),
        int(intensity_bonus(state, lead, target, 0)),
        int(net),
        1,
        len(members),
        state.rules.natural,
        ignores_friendly_fire(state, lead),
    )
