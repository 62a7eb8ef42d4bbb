"""The odds told with a view of Spearpoint 1943, for somebody about to choose; from the view alone, with the numbers of
``odds.py``."""

from __future__ import annotations

from typing import Any, Final

from fogline.titles.spearpoint import odds
from fogline.titles.spearpoint.rules import steps
from fogline.titles.spearpoint.rules.actions import Fire, unit_name
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
    if step not in _ROLLED:
        return {}
    state = laid_out(view)
    if step == steps.DECLARE:
        return {} if seat is None or view.sides[seat].is_done else _declarations(state, seat)
    if step == steps.NAME:
        return _names(state)
    if step == steps.INITIATIVE:  # if the other side discards nothing; a tie is rolled again
        return {} if seat is None else {
            key: odds.initiative_odds(state, seat, bonus)._asdict() for key, bonus in _BONUS.items()
        }  # fmt: skip
    if step == steps.PARRY:
        return _pending(state)
    if step in (steps.CARD_ROLL, steps.INTENSITY):
        of_die = odds.card_die_odds if step == steps.CARD_ROLL else odds.intensity_odds
        dice = {key: of_die(state, bonus) for key, bonus in _BONUS.items()}
        return {key: {"destroys": round(hit.destroys, 4), "card": round(hit.card, 4)}
                for key, hit in dice.items() if hit is not None}  # fmt: skip
    rolls = {key: odds.roll_odds(state, bonus) for key, bonus in _BONUS.items() if bonus == 0 or step == steps.ROLL}
    return {key: [_attack(state, roll, state.unit(state.attacker))] for key, roll in rolls.items() if roll is not None}


_ROLLED: Final = (
    steps.DECLARE, steps.NAME, steps.SUPPORT, steps.ANSWER, steps.ROLL, steps.INTENSITY, steps.CARD_ROLL, steps.PARRY,
    steps.INITIATIVE,
)  # fmt: skip


def _declarations(state: State, seat: int) -> Form:
    """By declaration, each weapon that could be used."""
    found: Form = {}
    for unit in state.units:
        if unit.seat != seat or not may_attack(state, unit):
            continue
        for target in state.units:
            if len(found) < MAX_ODDS and is_legal_target(state, unit, target):
                key = f"attack {unit_name(unit.name)} {unit_name(target.name)}"
                found[key] = [_attack(state, one, unit) for one in odds.declared_odds(state, unit, target)]
    return found


def _names(state: State) -> Form:
    """By attack that can be named next."""
    found: Form = {}
    for action in legal_names(state):
        told = odds.named_odds(state, action)
        if told is not None:
            found[action.text()] = [_attack(state, told, state.unit(action.unit) if isinstance(action, Fire) else None)]
    return found


def _attack(state: State, roll: odds.AttackOdds, attacker: Unit | None) -> Form:
    """One roll of an attack: what the dice must come to, and the chance that it hits, destroys, or strikes friends."""
    weapon, *numbers, hit, destroys, friendly = roll
    name = state.card_of(attacker).weapons[roll.weapon - 1].name if roll.weapon and attacker is not None else None
    chances = {"hit": round(hit, 4), "destroys": round(destroys, 4), "friendly": round(friendly, 4)}
    return {"weapon": weapon, "name": name, **dict(zip(("value", "added", "rolls"), numbers)), **chances}


def _pending(state: State) -> Form:
    """What the damage that was rolled would leave of the Unit that is hit."""
    struck = state.unit(state.struck)
    if struck is None:
        return {}
    final = odds.pending_damage(state)
    return {"hit": {"final": final, "left": max(0, int(struck.endurance) - final)}}
