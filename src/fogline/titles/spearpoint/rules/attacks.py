"""Attacks, one at a time (SP-ATK, SP-SPEC, SP-FF, SP-ASLT): the steps ``NAME``, ``ROLL``, ``DICE``,
``FRIENDLY_FIRE``."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import actions, declarations, draw_phase, events, hands, modifiers, steps
from fogline.titles.spearpoint.rules.actions import NO_UNIT, STORM, VICTIM, Action, Dice, Fire, OnUnit, unit_name
from fogline.titles.spearpoint.rules.cards import ATTACK_NOMINATED
from fogline.titles.spearpoint.rules.damage import begin_intensity, destroy
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.stage import Stage
from fogline.titles.spearpoint.rules.state import NATURE, NO_ATTACKER, NO_TARGET, ONE, State, Unit, total
from fogline.titles.spearpoint.rules.windows import end_attack_cards, is_silent

# The results of an attack roll.
FRIENDLY: Final = "friendly-fire"
DESTROYS: Final = "destroys"
DOUBLES: Final = "doubles"
HITS: Final = "hits"
MISSES: Final = "misses"

# -- naming (SP-ATK-1) ----------------------------------------------------------------------------------


def begin_naming(state: State) -> bool:
    """SP-INIT-5: determine whose attack comes next. Returns False if no attack is left."""
    if not declarations.has_attacks(state, state.active):
        state.active = 1 - state.active
        if not declarations.has_attacks(state, state.active):
            return False
    state.step = steps.NAME
    return True


def legal_names(state: State) -> list[Action]:
    """Lists each declared attack with each usable weapon, and each Assault once."""
    found: list[Action] = []
    storms: list[int] = []
    for unit in state.units:
        if unit.seat != state.active or unit.target == NO_TARGET:
            continue
        if unit.assaults:
            if unit.target not in storms:
                storms.append(unit.target)
                found.append(actions.on_unit(STORM, unit.target))
            continue
        target = state.in_play(unit.target)
        for weapon in declarations.weapons_for(state, unit, target):
            found.append(actions.fire(unit.name, weapon))
    return found


def name_attack(state: State, action: Fire, log: list[Event] | None) -> None:
    unit = state.in_play(action.unit)
    target = state.in_play(unit.target)
    unit.target = NO_TARGET
    state.members = []
    state.weapon = action.weapon
    _take_up(state, unit, target, log)
    state.rolls_left = modifiers.rate(state, unit, target, action.weapon)


def name_assault(state: State, name: i64, log: list[Event] | None) -> None:
    target = state.in_play(name)
    members: list[Unit] = []
    for unit in state.units:
        if unit.seat == state.active and unit.assaults and unit.target == name:
            members.append(unit)
            unit.target = NO_TARGET
            unit.assaults = False
    state.members = [unit.name for unit in members]
    state.weapon = 0
    _take_up(state, declarations.lead_of(state, members), target, log)
    state.rolls_left = 1


def _take_up(state: State, unit: Unit, target: Unit, log: list[Event] | None) -> None:
    state.attacker = unit.name
    state.target = state.struck = target.name
    state.is_friendly = False
    state.bonus = 0
    state.step = steps.GOING_ON
    state.then = steps.TO_SUPPORT
    if log is not None:
        log.append(events.AttackNamed(state.active, unit_name(unit.name), unit_name(target.name), state.weapon))


def can_go_on(state: State) -> bool:
    """SP-ATK-2, SP-ATK-8: whether the current attack can still be rolled. In an Assault, barred Units drop out."""
    target = state.unit(state.target)
    if state.rolls_left == 0 or target is None or target.seat == state.active:
        return False
    if state.weapon == 0:
        members = modifiers.members_of(state)
        state.members = [unit.name for unit in members]
        if len(members) < state.rules.assault_least or declarations.assault_value(state, members) == 0:
            return False
        state.attacker = declarations.lead_of(state, members).name
        return True
    attacker = state.unit(state.attacker)
    return (
        attacker is not None
        and attacker.seat == state.active
        and modifiers.may_attack(state, attacker)
        and not modifiers.is_disabled(state, attacker, state.weapon)  # bombs are spent with the whole attack
    )


def roll_attack(state: State, first: i64, second: i64, log: list[Event] | None) -> None:
    """SP-ATK-3 to SP-SPEC-3: roll two dice and determine their result."""
    attacker, target = state.in_play(state.attacker), state.in_play(state.target)
    rules = state.rules
    state.is_quiet = False
    state.rolls_left -= 1
    state.natural = first + second
    if state.weapon == 0:
        value = declarations.assault_value(state, modifiers.members_of(state))
    else:
        value = state.card_of(attacker).weapons[state.weapon - 1].value(state.card_of(target).column)
    added = modifiers.attack_bonus(state, attacker, target, state.weapon) + state.bonus
    if state.weapon > 0 and state.card_of(attacker).weapons[state.weapon - 1].bomb:
        attacker.bombed = True  # SP-AIR-6
    result = attack_result(state.natural, added, value, rules.natural, modifiers.ignores_friendly_fire(state, attacker))
    if log is not None:
        log.append(events.AttackRolled(first, second, added, value, result))
    state.doubled = result == DOUBLES
    state.struck = target.name
    state.is_friendly = False
    if result == MISSES:
        state.then = steps.TO_NEXT_ROLL
        state.step = steps.GOING_ON
    elif result == DESTROYS:
        state.step = steps.GOING_ON
        state.then = steps.TO_NEXT_ROLL
        destroy(state, target, 0, state.active, "SP-SPEC-3", log)
    elif result == FRIENDLY:
        state.is_friendly = True
        if declarations.victims(state, attacker, state.weapon, state.members):
            state.step = steps.FRIENDLY_FIRE
        else:  # SP-FF-4
            state.step = steps.GOING_ON
            state.then = steps.TO_NEXT_ROLL
    else:
        begin_intensity(state)


def attack_result(dice: i64, added: i64, value: i64, is_natural: bool, is_safe: bool) -> str:
    """SP-SPEC-1: the result of a roll against *value*. Special results are read from the natural dice (*is_natural*) or
    with the *added* modifiers; *is_safe* rules out Friendly Fire."""
    special = dice if is_natural else min(20, max(2, dice + added))
    if special <= 3 and not is_safe:
        return FRIENDLY
    if special >= 19:
        return DESTROYS
    if dice + added < value:
        return MISSES
    return DOUBLES if special == 18 else HITS


def end_attack(state: State, log: list[Event] | None) -> None:
    """End the current attack; the other seat is next, if it has one (SP-INIT-5). An attack without a roll has lapsed,
    and its owner names another (SP-ATK-2)."""
    if state.natural == 0:
        if log is not None:
            log.append(events.Lapsed(unit_name(state.attacker)))
    else:
        state.active = 1 - state.active
    end_attack_cards(state)
    state.attacker = state.target = state.struck = state.focus = -1
    state.weapon = 0
    state.rolls_left = 0
    state.natural = 0
    state.doubled = False
    state.is_friendly = False
    state.is_parried = False
    state.bonus = state.power = 0
    state.gone = NO_ATTACKER
    state.dice = []
    state.members = []
    state.then = steps.TO_NAME


def _refuse_fire(state: State, seat: i64, action: Fire) -> str:
    unit = state.unit(action.unit)
    if unit is None or unit.seat != seat or unit.target == NO_UNIT:
        return "SP-ATK-1"
    target = state.unit(unit.target)
    if target is not None and action.weapon <= len(state.card_of(unit).weapons):
        if not modifiers.is_usable(state, unit, action.weapon):
            return "SP-ATK-2"
        if not declarations.can_affect(state, unit, action.weapon, target):
            return declarations.clause_of_target(state, unit, target)
    return "SP-TYPE-6"


@final
class Attacks(Stage):
    """The steps in which attacks are named and rolled, and victims chosen."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The attacker; for Friendly Fire, the other seat, which chooses the victim (SP-FF-8)."""
        if state.step == steps.DICE:
            return NATURE
        return ONE[1 - state.active] if state.step == steps.FRIENDLY_FIRE else ONE[state.active]

    def legal_actions(self, state: State, seat: i64) -> list[Action]:
        if state.step == steps.NAME:
            return legal_names(state)
        found = declarations.victims(state, state.in_play(state.attacker), state.weapon, state.members)  # SP-FF-3
        return [actions.on_unit(VICTIM, unit.name) for unit in found]

    def clause(self, state: State, seat: i64, action: Action) -> str:
        step = state.step
        if step == steps.NAME and isinstance(action, Fire):
            return _refuse_fire(state, seat, action)
        if step == steps.NAME and isinstance(action, OnUnit) and action.verb == STORM:
            return "SP-ATK-1"
        if step == steps.FRIENDLY_FIRE and isinstance(action, OnUnit) and action.verb == VICTIM:
            return "SP-FF-3"
        return ""

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        """Name or roll an attack, or choose a victim."""
        if isinstance(action, Dice):
            roll_attack(state, action.first, action.second, log)
        elif isinstance(action, Fire):
            name_attack(state, action, log)
        elif isinstance(action, OnUnit):
            if state.step == steps.NAME:
                name_assault(state, action.unit, log)
            else:
                state.struck = action.unit
                if log is not None:
                    log.append(events.VictimChosen(unit_name(action.unit)))
                begin_intensity(state)
        else:
            state.bonus = hands.discard_for_roll(state, seat, action, log)
            state.step = steps.DICE

    def enter(self, state: State, box: i64, log: list[Event] | None) -> None:
        """Continue with naming an attack, its windows and its rolls. Public facts determine who is asked (Part 35)."""
        if box == steps.TO_NAME:
            if not begin_naming(state):
                draw_phase.close_combat(state, log)
        elif box == steps.TO_SUPPORT:
            state.then = steps.TO_ANSWER
            if can_go_on(state) and not is_silent(state, state.active, ATTACK_NOMINATED):
                state.step = steps.SUPPORT
        elif box == steps.TO_ANSWER:
            state.then = steps.TO_ROLL
            if can_go_on(state) and not is_silent(state, 1 - state.active, ATTACK_NOMINATED):
                state.step = steps.ANSWER
        else:
            attacker, target = state.unit(state.attacker), state.unit(state.target)
            if box == steps.TO_ROLL and state.weapon > 0 and attacker is not None and target is not None:
                state.rolls_left = modifiers.rate(state, attacker, target, state.weapon)  # cards on the attack count
            if can_go_on(state):  # SP-ATK-9
                state.bonus = 0
                state.step = steps.DICE if total(state.sides[state.active].commands) == 0 else steps.ROLL  # SP-CMD-11
            else:
                end_attack(state, log)


ATTACKS: Final = Attacks()
