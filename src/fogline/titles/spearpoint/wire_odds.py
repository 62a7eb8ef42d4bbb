"""The odds that a view of Spearpoint 1943 is told with, for somebody who is about to choose. All of it is made from the
view alone; the numbers are those of ``odds.py``."""

from __future__ import annotations

from typing import Any, Final

from fogline.titles.spearpoint.odds import (
    AttackOdds,
    HitOdds,
    card_die_odds,
    declared_odds,
    fire_odds,
    initiative_odds,
    intensity_odds,
    pending_damage,
    roll_odds,
    storm_odds,
)  # fmt: skip
from fogline.titles.spearpoint.rules import steps
from fogline.titles.spearpoint.rules.actions import Fire, OnUnit, unit_name
from fogline.titles.spearpoint.rules.attacks import legal_names
from fogline.titles.spearpoint.rules.declarations import is_legal_target
from fogline.titles.spearpoint.rules.modifiers import may_attack
from fogline.titles.spearpoint.rules.state import State, Unit
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.rules.worlds import laid_out

MAX_ODDS: Final = 500
"""The limit of declarations that are sent with their odds. A battle with more is larger than any player can survey."""
PLUS: Final = "roll +1"
"""The key of a roll for which a Command card is discarded."""
_BONUS: Final = {"roll": 0, PLUS: 1}

Form = dict[str, Any]


def write_odds(view: View) -> Form:
    """By action, what it can lead to; see docs/protocol.md. Empty where nothing is rolled next."""
    step, seat = view.step, view.seat
    if step not in (
        steps.DECLARE,
        steps.NAME,
        steps.SUPPORT,
        steps.ANSWER,
        steps.ROLL,
        steps.INTENSITY,
        steps.CARD_ROLL,
        steps.PARRY,
        steps.INITIATIVE,
    ):
        return {}
    state = laid_out(view)
    if step == steps.DECLARE:
        return {} if seat is None or view.sides[seat].is_done else _declarations(state, seat)
    if step == steps.NAME:
        return _names(state)
    if step == steps.INITIATIVE:
        return {} if seat is None else {key: _initiative(state, seat, bonus) for key, bonus in _BONUS.items()}
    if step == steps.CARD_ROLL:
        return _told({key: card_die_odds(state, bonus) for key, bonus in _BONUS.items()})
    if step == steps.INTENSITY:
        return _told({key: intensity_odds(state, bonus) for key, bonus in _BONUS.items()})
    if step == steps.PARRY:
        return _pending(state)
    bonuses = _BONUS if step == steps.ROLL else {"roll": 0}
    rolls = {key: roll_odds(state, bonus) for key, bonus in bonuses.items()}
    return {key: [_attack(state, odds, state.unit(state.attacker))] for key, odds in rolls.items() if odds is not None}


def _declarations(state: State, seat: int) -> Form:
    """By declaration, each weapon that could be used."""
    found: Form = {}
    for unit in state.units:
        if unit.seat != seat or not may_attack(state, unit):
            continue
        for target in state.units:
            if len(found) < MAX_ODDS and is_legal_target(state, unit, target):
                key = f"attack {unit_name(unit.name)} {unit_name(target.name)}"
                found[key] = [_attack(state, odds, unit) for odds in declared_odds(state, unit, target)]
    return found


def _names(state: State) -> Form:
    """By attack that can be named next."""
    found: Form = {}
    for action in legal_names(state):
        odds: AttackOdds | None = None
        unit: Unit | None = None
        if isinstance(action, Fire):
            unit = state.unit(action.unit)
            target = None if unit is None else state.unit(unit.target)
            if unit is not None and target is not None:
                odds = fire_odds(state, unit, target, int(action.weapon))
        elif isinstance(action, OnUnit):
            target = state.unit(action.unit)
            odds = None if target is None else storm_odds(state, target)
        if odds is not None:
            found[action.text()] = [_attack(state, odds, unit)]
    return found


def _attack(state: State, odds: AttackOdds, attacker: Unit | None) -> Form:
    """One roll of an attack: what the dice must come to, and the chance that it hits, destroys, or strikes friends."""
    name = None
    if odds.weapon and attacker is not None:
        name = state.card_of(attacker).weapons[odds.weapon - 1].name
    return {
        "weapon": odds.weapon,
        "name": name,
        "value": odds.value,
        "added": odds.added,
        "rolls": odds.rolls,
        "hit": round(odds.hit, 4),
        "destroys": round(odds.destroy, 4),
        "friendly": round(odds.friendly, 4),
    }


def _told(found: dict[str, HitOdds | None]) -> Form:
    """The chance that a hit destroys, and that it brings a Damage card."""
    return {
        key: {"destroys": round(odds.destroy, 4), "card": round(odds.damage, 4)}
        for key, odds in found.items()
        if odds is not None
    }


def _pending(state: State) -> Form:
    """What the damage that was rolled would leave of the Unit that is hit."""
    struck = state.unit(state.struck)
    if struck is None:
        return {}
    final = pending_damage(state)
    return {"hit": {"final": final, "left": max(0, int(struck.endurance) - final)}}


def _initiative(state: State, seat: int, bonus: int) -> Form:
    """To be first, if the other side discards nothing; a tie is rolled again."""
    odds = initiative_odds(state, seat, bonus)
    return {"first": odds.win, "tie": odds.tie}
