"""What follows from a view of Spearpoint 1943 for somebody who is about to choose: the odds of rolls. All of it is made
from the view alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from fogline.titles.spearpoint.rules import attacking
from fogline.titles.spearpoint.rules.actions import Fire, OnUnit, unit_name
from fogline.titles.spearpoint.rules.attacking import DESTROYS, DOUBLES, FRIENDLY, HITS
from fogline.titles.spearpoint.rules.guessing import laid_out
from fogline.titles.spearpoint.rules.modifiers import (
    attack_bonus,
    damage_bonus,
    damage_rating,
    defense,
    initiative_bonus,
    intensity_bonus,
    is_usable,
    may_attack,
    rate,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, State, Unit
from fogline.titles.spearpoint.rules.steps import (
    ANSWER,
    CARD_ROLL,
    DECLARE,
    INITIATIVE,
    INTENSITY,
    NAME,
    PARRY,
    ROLL,
    SUPPORT,
)
from fogline.titles.spearpoint.rules.striking import attacker_of, initial_damage
from fogline.titles.spearpoint.rules.targeting import assault_value, can_affect, is_legal_target, lead_of, victims
from fogline.titles.spearpoint.rules.view import View

_FACES: Final = range(1, 11)
_SUMS: Final = {total: min(total - 1, 21 - total) for total in range(2, 21)}
"""By sum of two dice, in how many ways it falls."""
MOST_ODDS: Final = 500
"""So many declarations are told with their odds. A battle that has more is larger than anybody looks over."""
PLUS: Final = "roll +1"
"""The key of a roll for which a Command card is discarded."""

Form = dict[str, Any]


def write_odds(view: View) -> Form:
    """By action, what it can lead to; see docs/protocol.md. Empty where nothing is rolled next."""
    step = view.step
    if step not in (DECLARE, NAME, SUPPORT, ANSWER, ROLL, INTENSITY, CARD_ROLL, PARRY, INITIATIVE):
        return {}
    state = laid_out(view)
    if step == DECLARE:
        return {} if view.seat is None or view.sides[view.seat].is_done else _declarations(state, view.seat)
    if step == NAME:
        return _names(state)
    if step == INITIATIVE:
        return {} if view.seat is None else _initiative(state, view.seat)
    if step == CARD_ROLL:
        return {key: _card_die(state, plus) for key, plus in (("roll", 0), (PLUS, 1))}
    attacker, struck = state.unit(state.attacker), state.unit(state.struck)
    if step == PARRY and struck is not None:
        final = max(0, int(initial_damage(state, struck) - defense(state, struck, attacker_of(state))))
        return {"hit": {"final": final, "left": max(0, int(struck.endurance) - final)}}
    if attacker is None or struck is None:
        return {}
    members = [unit for unit in state.units if unit.name in state.members]
    if step == INTENSITY:
        return {key: _intensity(state, attacker, struck, plus) for key, plus in (("roll", 0), (PLUS, 1))}
    found = {"roll": [_attack(state, attacker, struck, int(state.weapon), members, 0)]}
    if step == ROLL:
        found[PLUS] = [_attack(state, attacker, struck, int(state.weapon), members, 1)]
    return found


# -- attacks --------------------------------------------------------------------------------------------


def _declarations(state: State, seat: int) -> Form:
    """By declaration, each weapon that could be used."""
    found: Form = {}
    for unit in state.units:
        if unit.seat != seat or not may_attack(state, unit):
            continue
        for target in state.units:
            if len(found) < MOST_ODDS and is_legal_target(state, unit, target):
                key = f"attack {unit_name(unit.name)} {unit_name(target.name)}"
                found[key] = [_attack(state, unit, target, weapon, [], 0) for weapon in _weapons(state, unit, target)]
    return found


def _names(state: State) -> Form:
    found: Form = {}
    for action in attacking.legal_names(state):
        if isinstance(action, Fire):
            unit = _there(state, int(action.unit))
            found[action.text()] = [_attack(state, unit, _there(state, int(unit.target)), int(action.weapon), [], 0)]
        else:
            assert isinstance(action, OnUnit)
            members = [unit for unit in state.units if unit.assaults and unit.target == action.unit]
            target = _there(state, int(action.unit))
            found[action.text()] = [_attack(state, lead_of(state, members), target, 0, members, 0)]
    return found


def _there(state: State, name: int) -> Unit:
    unit = state.unit(name)
    assert unit is not None
    return unit


def _weapons(state: State, unit: Unit, target: Unit) -> list[int]:
    weapons = range(1, len(state.card_of(unit).weapons) + 1)
    return [one for one in weapons if is_usable(state, unit, one) and can_affect(state, unit, one, target)]


def _attack(state: State, attacker: Unit, target: Unit, weapon: int, members: list[Unit], plus: int) -> Form:
    """One roll of an attack: what the dice must come to, and the chance that it hits, destroys, or strikes friends."""
    card = state.card_of(attacker)
    added = int(attack_bonus(state, attacker, target, weapon)) + plus
    if weapon:
        value = int(card.weapons[weapon - 1].value(state.card_of(target).column))
        rolls = int(rate(state, attacker, target, weapon))
    else:
        value, rolls = int(assault_value(state, members)), 1
    if state.step in (SUPPORT, ANSWER, ROLL):
        rolls = int(state.rolls_left)
    lethal = {
        result: _lethal(state, attacker, target, weapon, len(members), doubled=result == DOUBLES)
        for result in (HITS, DOUBLES)
    }
    hit = destroys = friendly = 0.0
    for total, ways in _SUMS.items():
        special = total if state.rules.natural else min(20, max(2, total + added))
        result = attacking.attack_result(state, attacker, special, total + added >= value)
        friendly += ways * (result == FRIENDLY)
        hit += ways * (result in (HITS, DOUBLES, DESTROYS))
        destroys += ways * (1 if result == DESTROYS else lethal.get(result, 0.0))
    names = [int(unit.name) for unit in members]
    if not victims(state, attacker, weapon, names):
        friendly = 0.0
    return {
        "weapon": weapon,
        "name": card.weapons[weapon - 1].name if weapon else None,
        "value": value,
        "added": added,
        "rolls": rolls,
        "hit": round(hit / 100, 4),
        "destroys": round(destroys / 100, 4),
        "friendly": round(friendly / 100, 4),
    }


def _lethal(state: State, attacker: Unit, target: Unit, weapon: int, members: int, *, doubled: bool) -> float:
    """The chance that a hit destroys the target."""
    damage = _Damage(state, attacker, target, weapon, 0, doubled=doubled)
    return sum(share for dice, share in _sums(max(1, members)) if damage(dice) >= target.endurance)


class _Damage:
    """The Final Damage of a sum of dice (SP-DMG-2, SP-DMG-3)."""

    def __init__(self, state: State, attacker: Unit, target: Unit, weapon: int, plus: int, *, doubled: bool) -> None:
        self._added = int(intensity_bonus(state, attacker, target, weapon)) + plus
        self._times = 2 if doubled else 1
        rating = damage_rating(state, attacker, target, weapon) if weapon else damage_bonus(state, attacker, target, 0)
        self._rest = int(rating) - int(defense(state, target, attacker))

    def __call__(self, dice: int) -> int:
        return max(0, (dice + self._added) * self._times + self._rest)


@lru_cache(maxsize=32)
def _sums(dice: int) -> tuple[tuple[int, float], ...]:
    """Each sum of so many dice with its chance."""
    chances = {0: 1.0}
    for _ in range(dice):
        rolled: dict[int, float] = {}
        for total, share in chances.items():
            for face in _FACES:
                rolled[total + face] = rolled.get(total + face, 0.0) + share / 10
        chances = rolled
    return tuple(chances.items())


def _intensity(state: State, attacker: Unit, struck: Unit, plus: int) -> Form:
    """The Intensity of a hit: the chance that it destroys, and that it brings a Damage card."""
    members = 0 if state.weapon else len(state.members)
    damage = _Damage(state, attacker, struck, int(state.weapon), plus, doubled=bool(state.doubled))
    return _ends(state, struck, [(damage(dice), share) for dice, share in _sums(max(1, members))])


def _card_die(state: State, plus: int) -> Form:
    """The same of a die that a Command card asks for."""
    struck = state.unit(state.focus)
    assert struck is not None
    reduced = 0 if state.ignores else int(defense(state, struck, None))
    return _ends(state, struck, [(max(0, die + plus - reduced), 0.1) for die in _FACES])


def _ends(state: State, struck: Unit, damages: list[tuple[int, float]]) -> Form:
    half = state.card_of(struck).half
    destroys = card = 0.0
    for damage, share in damages:
        left = struck.endurance - damage
        destroys += share if left <= 0 else 0
        card += share if 0 < left <= half and struck.damage == NO_DAMAGE else 0
    return {"destroys": round(destroys, 4), "card": round(card, 4)}


def _initiative(state: State, seat: int) -> Form:
    """To be first, if the other side discards nothing; a tie is rolled again."""
    ahead = int(initiative_bonus(state, seat)) - int(initiative_bonus(state, 1 - seat))
    rolls = [own - other + ahead for own in _FACES for other in _FACES]
    return {
        key: {
            "first": sum(roll + plus > 0 for roll in rolls) / 100,
            "tie": sum(roll + plus == 0 for roll in rolls) / 100,
        }
        for key, plus in (("roll", 0), (PLUS, 1))
    }
