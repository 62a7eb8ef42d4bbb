"""The odds of rolls in Spearpoint 1943, for bots, terminal and wire.

A ``Shot`` contains everything in an attack that the rules depend on. Cards drawn in the middle of an attack are not
foreseen; everything else is exact. A caller that has only a view passes the position laid out from it
(``worlds.laid_out``): no function here uses hidden cards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.spearpoint.rules import attacks, modifiers
from fogline.titles.spearpoint.rules.actions import Action, Fire, OnUnit
from fogline.titles.spearpoint.rules.cards import UnitCard, Weapon
from fogline.titles.spearpoint.rules.damage import card_damage, dice_needed
from fogline.titles.spearpoint.rules.declarations import assault_value, is_bullet_proof, lead_of, victims, weapons_for
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, State, Unit
from fogline.titles.spearpoint.rules.steps import ANSWER, SUPPORT
from fogline.titles.spearpoint.rules.tables import Rules

DIE: Final = 10
NATURALS: Final = tuple((total, min(total - 1, 21 - total) / 100) for total in range(2, 21))
"""The possible sums of two dice, with their probabilities."""
CREW_POINTS: Final = (0, 0, 0, 0, 2, 2, 2, 1, 1, 1, 1)
"""By base Intensity, the chance that the cost of a crew is scored (SP-SURV-2)."""


@final
class Shot:
    """Everything about an attack that the dice depend on. Equal attacks are the same object (``shot``), which caches
    the results."""

    def __init__(
        self, value: i64, bonus: i64, plus: i64, net: i64, rolls: i64, dice: i64, natural: bool, safe: bool
    ) -> None:
        self.value: i64 = value
        """The Attack Value that the roll must reach."""
        self.bonus: i64 = bonus
        """The sum of the modifiers of the attack roll."""
        self.plus: i64 = plus
        """The sum of the Intensity's modifiers that apply before doubling."""
        self.net: i64 = net
        """The Damage Rating minus Defense."""
        self.rolls: i64 = rolls
        self.dice: i64 = dice
        """The number of Intensity dice: more than one in an Assault."""
        self.natural: bool = natural
        """Whether special results are read from the unmodified dice."""
        self.safe: bool = safe
        """Whether there is no Friendly Fire."""
        self.outlooks: list[Outlook | None] = []
        """By the target's Endurance, its state after the attack; filled on demand."""

    def rolled(self, rolls: i64) -> Shot:
        return shot(self.value, self.bonus, self.plus, self.net, rolls, self.dice, self.natural, self.safe)

    def helped(self, bonus: i64) -> Shot:
        return shot(self.value, self.bonus + bonus, self.plus, self.net, self.rolls, self.dice, self.natural, self.safe)


_SHOTS: Final[dict[tuple[int, int, int, int, int, int, bool, bool], Shot]] = {}
_MANY: Final = 1 << 14
"""The maximum number of cached attacks."""


def shot(value: i64, bonus: i64, plus: i64, net: i64, rolls: i64, dice: i64, natural: bool, safe: bool) -> Shot:
    key = (int(value), int(bonus), int(plus), int(net), int(rolls), int(dice), natural, safe)
    found = _SHOTS.get(key)
    if found is None:
        if len(_SHOTS) >= _MANY:
            _SHOTS.clear()
        found = _SHOTS[key] = Shot(value, bonus, plus, net, rolls, dice, natural, safe)
    return found


class Chances(NamedTuple):
    hit: float
    doubled: float
    destroyed: float
    friendly: float


@lru_cache(maxsize=4096)
def chances(value: int, bonus: int, natural: bool, safe: bool) -> Chances:
    """SP-SPEC: the chance of each result of a roll that must reach *value*."""
    found = dict.fromkeys((attacks.HITS, attacks.DOUBLES, attacks.DESTROYS, attacks.FRIENDLY), 0.0)
    for total, chance in NATURALS:
        result = attacks.attack_result(total, bonus, value, natural, safe)
        if result in found:
            found[result] += chance
    return Chances(found[attacks.HITS], found[attacks.DOUBLES], found[attacks.DESTROYS], found[attacks.FRIENDLY])


@final
class Outlook:
    """The state of a target after an attack."""

    def __init__(self, spread: vec[float], crew: float) -> None:
        self.spread: vec[float] = spread
        """The probability of each Endurance after the attack; 0 means destroyed."""
        self.crew: float = crew
        """The chance that the cost of the crew is scored."""


def after(endurance: i64, attack: Shot) -> Outlook:
    known = attack.outlooks
    while len(known) <= endurance:
        known.append(None)
    found = known[endurance]
    if found is None:
        found = known[endurance] = _after(endurance, attack)
    return found


def _after(endurance: i64, attack: Shot) -> Outlook:
    found = vec[float]([0.0] * (endurance + 1))
    if attack.rolls == 0:
        found[endurance] = 1.0
        return Outlook(found, 0.0)
    odds = chances(int(attack.value), int(attack.bonus), attack.natural, attack.safe)
    rest = attack.rolled(attack.rolls - 1)
    crew = odds.destroyed
    found[0] = crew
    steps: list[tuple[float, i64, float]] = [(1.0 - odds.hit - odds.doubled - odds.destroyed, 0, 0.0)]
    for total, chance, points in intensities(int(attack.dice)):
        steps.append((odds.hit * chance, total + attack.plus + attack.net, points))
        steps.append((odds.doubled * chance, 2 * (total + attack.plus) + attack.net, points))
    for chance, damage, points in steps:
        left: i64 = endurance - (damage if damage > 0 else 0)
        if chance == 0.0:
            continue
        if left <= 0:
            found[0] += chance
            crew += chance * points
        else:
            later = after(left, rest)
            crew += chance * later.crew
            at: i64 = 0
            for share in later.spread:
                found[at] += chance * share
                at += 1  # noqa: SIM113 - enumerate() costs more
    return Outlook(found, crew)


@lru_cache(maxsize=64)
def intensities(dice: int) -> tuple[tuple[int, float, float], ...]:
    """The possible results of this many Intensity dice, their probabilities, and the average share of a crew's
    points."""
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


def shot_of(state: State, attacker: Unit, target: Unit, weapon: i64) -> Shot:
    """An attack with one weapon, with all effects in force now."""
    value: i64 = state.card_of(attacker).weapons[weapon - 1].value(state.card_of(target).column)
    return _shot(state, attacker, target, weapon, [], value, modifiers.rate(state, attacker, target, weapon))


def fresh_shot(rules: Rules, weapon: Weapon, target: UnitCard) -> Shot | None:
    """A shot with a weapon at a fresh target, by the printed values; ``None`` if it has no effect."""
    value = int(weapon.value(target.column))
    if value == 0 or (weapon.bullet and is_bullet_proof(rules, target)):
        return None
    bonus = int(rules.immobile_bonus) if target.immobile else 0
    return shot(value, bonus, 0, weapon.damage - target.defense, weapon.rate, 1, rules.natural, False)


def storm_of(state: State, members: list[Unit], target: Unit) -> Shot:
    """An Assault as a shot (SP-ASLT)."""
    return _shot(state, lead_of(state, members), target, 0, members, assault_value(state, members), 1)


def _shot(state: State, attacker: Unit, target: Unit, weapon: i64, members: list[Unit], value: i64, rolls: i64) -> Shot:
    rating = modifiers.printed_rating(state, attacker, weapon, members) + modifiers.damage_bonus(
        state, attacker, target, weapon
    )
    return shot(
        value,
        modifiers.attack_bonus(state, attacker, target, weapon),
        modifiers.intensity_bonus(state, attacker, target, weapon),
        rating - modifiers.defense(state, target, attacker),
        rolls,
        max(1, len(members)),
        state.rules.natural,
        modifiers.ignores_friendly_fire(state, attacker),
    )


def stormers(state: State, target: Unit) -> list[Unit]:
    """The Units that would take part in the declared Assault on *target*; barred Units drop out (SP-ASLT-6)."""
    return [
        unit
        for unit in state.units
        if unit.assaults and unit.target == target.name and modifiers.may_attack(state, unit)
    ]


def shot_in_hand(state: State) -> Shot | None:
    """The attack that was named, with its remaining rolls; ``None`` if it has lapsed."""
    attacker, target = state.unit(state.attacker), state.unit(state.target)
    if attacker is None or target is None:
        return None
    if state.weapon == 0:
        members = modifiers.members_of(state)
        return storm_of(state, members, target).rolled(state.rolls_left) if members else None
    found = shot_of(state, attacker, target, state.weapon)
    if state.step == SUPPORT or state.step == ANSWER:  # a card played now still changes the number of rolls
        return found
    return found.rolled(state.rolls_left)


class AttackOdds(NamedTuple):
    weapon: int
    """1 or 2; 0 in an Assault."""
    value: int
    """The Attack Value that the roll must reach."""
    added: int
    """The sum of the modifiers of the roll."""
    rolls: int
    """The number of rolls."""
    hit: float
    """The chance that the target is hit, or destroyed outright."""
    destroys: float
    """The chance that the roll and its Intensity destroy the target."""
    friendly: float
    """The chance that the roll hits a friend."""


def fire_odds(state: State, attacker: Unit, target: Unit, weapon: int) -> AttackOdds:
    return _odds(state, shot_of(state, attacker, target, weapon), attacker, target, weapon, [])


def declared_odds(state: State, attacker: Unit, target: Unit) -> list[AttackOdds]:
    """The odds of a declared attack for each usable weapon."""
    return [fire_odds(state, attacker, target, weapon) for weapon in weapons_for(state, attacker, target)]


def best_odds(found: list[AttackOdds]) -> AttackOdds | None:
    """The odds with the weapon most likely to destroy the target."""
    return max(found, key=lambda odds: (odds.destroys * odds.rolls, odds.hit), default=None)


def storm_odds(state: State, target: Unit) -> AttackOdds | None:
    """The odds of the declared Assault on a Unit; ``None`` if nobody can take part."""
    members = stormers(state, target)
    if not members:
        return None
    return _odds(state, storm_of(state, members, target), lead_of(state, members), target, 0, members)


def named_odds(state: State, action: Action) -> AttackOdds | None:
    """The odds of the declared attack or Assault that an *action* names; ``None`` if there is none."""
    if isinstance(action, Fire):
        unit = state.unit(action.unit)
        target = None if unit is None else state.unit(unit.target)
        if unit is None or target is None or action.weapon > len(state.card_of(unit).weapons):
            return None
        return fire_odds(state, unit, target, int(action.weapon))
    assert isinstance(action, OnUnit)
    target = state.unit(action.unit)
    return None if target is None else storm_odds(state, target)


def roll_odds(state: State, bonus: int) -> AttackOdds | None:
    """The odds of the attack that was named, with *bonus* for a discard."""
    attack, target = shot_in_hand(state), state.unit(state.target)
    attacker = state.unit(state.attacker)
    if attack is None or attacker is None or target is None:
        return None
    members = [] if state.weapon else modifiers.members_of(state)
    return _odds(state, attack.helped(bonus), attacker, target, int(state.weapon), members)


def _odds(state: State, attack: Shot, attacker: Unit, target: Unit, weapon: int, members: list[Unit]) -> AttackOdds:
    roll = chances(int(attack.value), int(attack.bonus), attack.natural, attack.safe)
    spread = after(target.endurance, attack.rolled(1)).spread
    endangered = victims(state, attacker, weapon, [unit.name for unit in members])
    hit = roll.hit + roll.doubled + roll.destroyed
    friendly = roll.friendly if endangered else 0.0  # SP-FF-4
    return AttackOdds(weapon, int(attack.value), int(attack.bonus), int(attack.rolls), hit, spread[0], friendly)


class HitOdds(NamedTuple):
    destroys: float
    card: float
    """The chance that the Unit draws a Damage card."""


Hit = tuple[int, float, float]
"""Final Damage, its probability, and the chance that the cost of the crew is scored if it destroys."""


def hits(state: State, bonus: int) -> list[Hit]:
    """All possible results of the Intensity roll for ``struck``, with *bonus* for a discard."""
    struck = state.unit(state.struck)
    if struck is None:
        return []
    return [
        (int(modifiers.final_damage(state, struck, modifiers.damage_of(state, struck, total + bonus))), chance, crew)
        for total, chance, crew in intensities(int(dice_needed(state)))
    ]


def card_hits(state: State, struck: Unit, bonus: int, ignores_defense: bool) -> list[Hit]:
    """All possible results of a die that a Command card requires (SP-DMG-17)."""
    return [
        (int(card_damage(state, struck, total + bonus, ignores_defense)), chance, crew)
        for total, chance, crew in intensities(1)
    ]


def intensity_odds(state: State, bonus: int) -> HitOdds | None:
    """The odds of the Intensity roll, with *bonus* for a discard."""
    struck = state.unit(state.struck)
    return None if struck is None else _hit_odds(state, struck, hits(state, bonus))


def card_die_odds(state: State, bonus: int) -> HitOdds | None:
    """The odds of the die that a Command card requires, with *bonus* for a discard."""
    struck = state.unit(state.focus)
    return None if struck is None else _hit_odds(state, struck, card_hits(state, struck, bonus, state.ignores))


def _hit_odds(state: State, struck: Unit, found: list[Hit]) -> HitOdds:
    """The chances that these results destroy the Unit, or bring it a Damage card (SP-DMG-5, SP-DMG-6)."""
    half = int(state.card_of(struck).half)
    destroy = damage = 0.0
    for dealt, chance, _ in found:
        left = int(struck.endurance) - dealt
        if left <= 0:
            destroy += chance
        elif left <= half and struck.damage == NO_DAMAGE:
            damage += chance
    return HitOdds(destroy, damage)


def pending_damage(state: State) -> int:
    """The Final Damage of the Intensity on the table."""
    struck = state.unit(state.struck)
    if struck is None or not state.dice:
        return 0
    return int(modifiers.final_damage(state, struck, modifiers.initial_damage(state, struck)))


class InitiativeOdds(NamedTuple):
    first: float
    tie: float
    """The chance of a tie, which is rolled again."""


def initiative_odds(state: State, seat: int, bonus: int) -> InitiativeOdds:
    """The odds of the Initiative roll if the other side discards nothing."""
    ahead: i64 = modifiers.initiative_bonus(state, seat) - modifiers.initiative_bonus(state, 1 - seat) + bonus
    wins: i64 = 0
    ties: i64 = 0
    first: i64 = 1
    while first <= DIE:
        gap: i64 = first + ahead - 1  # the other die shows at least 1
        wins += 0 if gap < 0 else DIE if gap > DIE else gap
        ties += 1 if 0 <= gap < DIE else 0
        first += 1
    return InitiativeOdds(float(wins) / 100, float(ties) / 100)
