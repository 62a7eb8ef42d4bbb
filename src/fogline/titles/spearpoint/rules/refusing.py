"""Why an action is refused: the clause that forbids it, from the sender's own cards and public facts (SP-COMMIT-4,
SP-HID-5)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules.actions import (
    ASSAULT,
    ATTACK,
    DISCARD,
    DONE,
    DRAW_UNIT,
    HOLD,
    JOIN,
    NO_LINE,
    NO_UNIT,
    PICK,
    RETURN,
    STORM,
    SWITCH,
    VICTIM,
    Action,
    Commit,
    Fire,
    Man,
    Named,
    OnUnit,
    Pair,
    Plain,
    Play,
    Roll,
)  # fmt: skip
from fogline.titles.spearpoint.rules.cards import AIR, AIRCRAFT, CREW, FRONT, NO_CARD, NO_CREW
from fogline.titles.spearpoint.rules.effects import ATTACK_NOMINATED, DAMAGE_ROLLED
from fogline.titles.spearpoint.rules.modifiers import is_hidden_from, is_line_locked, is_usable, may_attack
from fogline.titles.spearpoint.rules.state import State, Unit
from fogline.titles.spearpoint.rules.steps import (
    ANSWER,
    BUILD,
    CAPTURE,
    CARD_ROLL,
    COMMIT,
    DECLARE,
    DRAW,
    FRIENDLY_FIRE,
    INITIATIVE,
    INTENSITY,
    LIMIT,
    MUSTER,
    NAME,
    PARRY,
    ROLL,
    SUPPORT,
    WINDOW,
)  # fmt: skip
from fogline.titles.spearpoint.rules.targeting import BULLET_PROOF, can_affect, can_reach, has_weapon_for
from fogline.titles.spearpoint.rules.windows import is_identical_active, is_idle, subjects

WRONG_STEP: Final = "SP-TURN-1"
"""The action belongs to another step."""


def clause(state: State, seat: i64, action: Action) -> str:
    """The clause that forbids *action*, which is not legal."""
    step = state.step
    if isinstance(action, Named):
        return _named(state, seat, action)
    if isinstance(action, Commit) and step == COMMIT:
        return _commit(state, seat, action)
    if isinstance(action, Man) and step == COMMIT:
        return _man(state, seat, action)
    if isinstance(action, Pair):
        return _pair(state, seat, action)
    if isinstance(action, OnUnit):
        return _on_unit(state, seat, action)
    if isinstance(action, Play):
        return _play(state, seat, action)
    if isinstance(action, Fire) and step == NAME:
        return _fire(state, seat, action)
    if isinstance(action, Roll):
        return "SP-CMD-11" if step in (ROLL, INTENSITY, CARD_ROLL, INITIATIVE) else WRONG_STEP
    if isinstance(action, Plain):
        return _plain(state, seat, action)
    return WRONG_STEP


def _named(state: State, seat: i64, action: Named) -> str:
    step, rules, verb = state.step, state.rules, action.verb
    number = rules.unit_numbers.get(action.slug, NO_CARD)
    if step == BUILD and verb == PICK:
        if number == NO_CARD or state.sides[seat].reserves[number] >= rules.pools[seat][number]:
            return "SP-DECK-2"
        return "SP-DECK-1"
    if step == MUSTER and verb == HOLD:
        return "SP-SETUP-1"
    if step == LIMIT and verb == RETURN:
        return "SP-DRAW-7"
    if step == LIMIT and verb == DISCARD:
        return "SP-DRAW-8"
    return WRONG_STEP


def _commit(state: State, seat: i64, action: Commit) -> str:
    rules = state.rules
    number = rules.unit_numbers.get(action.slug, NO_CARD)
    if number == NO_CARD or state.sides[seat].hand[number] == 0:
        return "SP-COMMIT-1"
    card = rules.units[number]
    if card.kind == CREW:
        return "SP-CREW-2"
    if card.front and card.rear:
        if action.line == NO_LINE:
            return "SP-MOB-1"
    elif action.line != NO_LINE:
        return "SP-COMMIT-6"
    if card.crew != NO_CREW:
        crew = rules.crew_cards[seat][card.crew]
        if crew == NO_CARD or state.sides[seat].hand[crew] == 0 or action.giver != NO_UNIT:
            return "SP-CREW-2"
        return "SP-CREW-5"
    return "SP-COMMIT-2"


def _man(state: State, seat: i64, action: Man) -> str:
    rules, unit = state.rules, state.unit(action.unit)
    number = rules.unit_numbers.get(action.slug, NO_CARD)
    if number == NO_CARD or state.sides[seat].hand[number] == 0:
        return "SP-COMMIT-1"
    if unit is None or unit.seat != seat:
        return "SP-COMMIT-4"
    if rules.units[number].kind != CREW or rules.units[number].crew != state.card_of(unit).crew:
        return "SP-CREW-1"
    return "SP-CREW-3"


def _pair(state: State, seat: i64, action: Pair) -> str:
    unit, other = state.unit(action.unit), state.unit(action.other)
    if action.verb == ATTACK:
        if state.step != DECLARE:
            return WRONG_STEP
        return _attack(state, seat, unit, other)
    if state.step != COMMIT:
        return "SP-CREW-7"
    if unit is None or other is None or unit.seat != seat or other.seat != seat:
        return "SP-COMMIT-4"
    return "SP-CREW-4"


def _attack(state: State, seat: i64, unit: Unit | None, target: Unit | None) -> str:
    if unit is None or unit.seat != seat:
        return "SP-TURN-3"
    if target is None or target.seat == seat:
        return "SP-TGT-2"
    if not state.is_operational(unit):
        return "SP-TYPE-5"
    for action in state.sides[seat].plan:
        if (isinstance(action, Pair) and action.unit == unit.name) or (
            isinstance(action, OnUnit) and action.verb == JOIN and action.unit == unit.name
        ):
            return "SP-COMBAT-2"
    if not may_attack(state, unit):
        return "SP-DMG-13"
    if not can_reach(unit, target):
        return "SP-TGT-4"
    if not has_weapon_for(state, unit, target):
        return _unaffected(state, unit, target)
    if is_hidden_from(state, target, unit):
        return "SP-CMD-2"
    return "SP-TGT-1"


def _unaffected(state: State, unit: Unit, target: Unit) -> str:
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


def _on_unit(state: State, seat: i64, action: OnUnit) -> str:
    step, verb, unit = state.step, action.verb, state.unit(action.unit)
    if verb == SWITCH and step == COMMIT:
        if unit is None or unit.seat != seat:
            return "SP-COMMIT-4"
        card = state.card_of(unit)
        if card.kind == AIRCRAFT or not (card.front and card.rear) or is_line_locked(state, unit):
            return "SP-MOB-2"
        return "SP-LINE-4" if unit.line == FRONT and state.is_operational(unit) else "SP-MOB-2"
    if verb == ASSAULT and step == DECLARE:
        if unit is None or unit.seat == seat:
            return "SP-TGT-2"
        return "SP-ASLT-1" if state.card_of(unit).armored else "SP-ASLT-2"
    if verb == JOIN and step == DECLARE:
        return "SP-ASLT-1"
    if verb == STORM and step == NAME:
        return "SP-ATK-1"
    if verb == VICTIM and step == FRIENDLY_FIRE:
        return "SP-FF-3"
    return WRONG_STEP


def _play(state: State, seat: i64, action: Play) -> str:
    step, rules = state.step, state.rules
    if step not in (WINDOW, SUPPORT, ANSWER, PARRY):
        return "SP-CMD-3"
    number = rules.command_numbers.get(action.slug, NO_CARD)
    if number == NO_CARD or state.sides[seat].commands[number] == 0:
        return "SP-CMD-1"
    card = rules.commands[number]
    window = state.window if step == WINDOW else (DAMAGE_ROLLED if step == PARRY else ATTACK_NOMINATED)
    if card.windows >> window & 1 == 0:
        return "SP-CMD-3"
    units = subjects(state, seat, card)
    if not units:
        return "SP-CMD-7"
    if action.unit not in units:
        return "SP-CMD-6"
    if is_idle(state, card, action.unit, window):
        return "SP-CMD-7"
    return "SP-CMD-8" if is_identical_active(state, seat, card, action.unit) else "SP-CMD-1"


def _fire(state: State, seat: i64, action: Fire) -> str:
    unit = state.unit(action.unit)
    if unit is None or unit.seat != seat or unit.target == NO_UNIT:
        return "SP-ATK-1"
    target = state.unit(unit.target)
    if target is not None and action.weapon <= len(state.card_of(unit).weapons):
        if not is_usable(state, unit, action.weapon):
            return "SP-ATK-2"
        if not can_affect(state, unit, action.weapon, target):
            return _unaffected(state, unit, target)
    return "SP-TYPE-6"


_STEP_CLAUSES: Final = {
    BUILD: "SP-DECK-1", MUSTER: "SP-SETUP-1", DECLARE: "SP-ASLT-1", DRAW: "SP-DRAW-2", LIMIT: "SP-DRAW-6",
    CAPTURE: "SP-CAP-3",
}  # fmt: skip


def _plain(state: State, seat: i64, action: Plain) -> str:
    if state.step == DRAW and action.verb == DRAW_UNIT:
        return "SP-DRAW-1" if state.sides[seat].command_draws > 0 else "SP-DRAW-9"
    if action.verb == DONE and state.step == LIMIT:
        return "SP-DRAW-6"
    if action.verb == DONE and state.step == COMMIT:  # the Frontline was given up
        return "SP-LINE-4"
    return _STEP_CLAUSES.get(int(state.step), WRONG_STEP)
