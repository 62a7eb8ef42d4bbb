"""Initiative and the attacks, one at a time (SP-INIT, SP-ATK, SP-SPEC, SP-FF, SP-ASLT)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules import actions
from fogline.titles.spearpoint.rules.actions import STORM, VICTIM, Action, Fire, unit_name
from fogline.titles.spearpoint.rules.cards import NO_CARD
from fogline.titles.spearpoint.rules.declaring import has_attacks
from fogline.titles.spearpoint.rules.events import (
    AttackNamed,
    AttackRolled,
    Event,
    InitiativeRolled,
    IntensityRolled,
    Lapsed,
    PriorityGiven,
    VictimChosen,
)  # fmt: skip
from fogline.titles.spearpoint.rules.hands import spend
from fogline.titles.spearpoint.rules.losing import destroy
from fogline.titles.spearpoint.rules.modifiers import (
    attack_bonus,
    defense,
    ignores_friendly_fire,
    initiative_bonus,
    is_disabled,
    is_usable,
    may_attack,
    rate,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import NO_ATTACKER, NO_TARGET, NOBODY, State, Unit, total
from fogline.titles.spearpoint.rules.steps import (
    DICE,
    FRIENDLY_FIRE,
    GOING_ON,
    INITIATIVE,
    INITIATIVE_DICE,
    INTENSITY,
    INTENSITY_DIE,
    NAME,
    ROLL,
    TO_NAME,
    TO_NEXT_ROLL,
    TO_PARRY,
    TO_SUPPORT,
    TO_WOUND,
)  # fmt: skip
from fogline.titles.spearpoint.rules.striking import attacker_of, final_damage, initial_damage, members_of
from fogline.titles.spearpoint.rules.targeting import assault_value, can_affect, lead_of, victims
from fogline.titles.spearpoint.rules.windows import end_attack_cards
from fogline.titles.spearpoint.rules.wounding import wound

# What an attack roll came to.
FRIENDLY: Final = "friendly-fire"
DESTROYS: Final = "destroys"
DOUBLES: Final = "doubles"
HITS: Final = "hits"
MISSES: Final = "misses"

# -- Initiative (SP-INIT) -------------------------------------------------------------------------------


def begin_initiative(state: State) -> None:
    """SP-INIT-6: rolled only if both have attacks."""
    first, second = has_attacks(state, 0), has_attacks(state, 1)
    if first and second:
        ask_for_discards(state)
    else:
        state.active = 0 if first else 1
        state.then = TO_NAME


def ask_for_discards(state: State) -> None:
    """SP-CMD-14: both choose at once, in secret; who has no Command card has nothing to choose."""
    state.step = INITIATIVE_DICE
    for side in state.sides:
        side.discard = NO_CARD
        side.is_done = total(side.commands) == 0
        if not side.is_done:
            state.step = INITIATIVE


def show_discards(state: State, log: list[Event] | None) -> None:
    """H-12: both discards are shown together before the dice."""
    for seat in range(2):
        side = state.sides[seat]
        side.is_done = False
        if side.discard != NO_CARD:
            spend(state, seat, side.discard, log)
    state.step = INITIATIVE_DICE


def roll_initiative(state: State, first: i64, second: i64, log: list[Event] | None) -> None:
    """SP-INIT-1 to SP-INIT-4: the higher result goes first; a tie is rolled again, discards are not kept."""
    totals: list[i64] = [first, second]
    for seat in range(2):
        totals[seat] += initiative_bonus(state, seat)
        if state.sides[seat].discard != NO_CARD:
            totals[seat] += 1
            state.sides[seat].discard = NO_CARD
    if log is not None:
        log.append(InitiativeRolled(first, second, totals[0], totals[1]))
    if totals[0] == totals[1]:
        ask_for_discards(state)
        return
    state.active = 0 if totals[0] > totals[1] else 1
    state.priority = state.active
    if log is not None:
        log.append(PriorityGiven(state.active))
    state.step = GOING_ON
    state.then = TO_NAME


# -- naming (SP-ATK-1) ----------------------------------------------------------------------------------


def begin_naming(state: State) -> bool:
    """SP-INIT-5: whose attack comes next. False if no attack is left."""
    if not has_attacks(state, state.active):
        state.active = 1 - state.active
        if not has_attacks(state, state.active):
            return False
    state.step = NAME
    return True


def legal_names(state: State) -> list[Action]:
    """Each pending attack with each weapon that can be used for it; each Assault once."""
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
        target = state.unit(unit.target)
        assert target is not None
        for weapon in range(1, len(state.card_of(unit).weapons) + 1):
            if is_usable(state, unit, weapon) and can_affect(state, unit, weapon, target):
                found.append(actions.fire(unit.name, weapon))
    return found


def name_attack(state: State, action: Fire, log: list[Event] | None) -> None:
    """A Unit fires."""
    unit = state.unit(action.unit)
    assert unit is not None
    target = state.unit(unit.target)
    assert target is not None
    unit.target = NO_TARGET
    state.members = []
    state.weapon = action.weapon
    _take_up(state, unit, target, log)
    state.rolls_left = rate(state, unit, target, action.weapon)


def name_assault(state: State, name: i64, log: list[Event] | None) -> None:
    """Infantry storms."""
    target = state.unit(name)
    assert target is not None
    members: list[Unit] = []
    for unit in state.units:
        if unit.seat == state.active and unit.assaults and unit.target == name:
            members.append(unit)
            unit.target = NO_TARGET
            unit.assaults = False
    state.members = [unit.name for unit in members]
    state.weapon = 0
    _take_up(state, lead_of(state, members), target, log)
    state.rolls_left = 1


def _take_up(state: State, unit: Unit, target: Unit, log: list[Event] | None) -> None:
    state.attacker = unit.name
    state.target = state.struck = target.name
    state.is_friendly = False
    state.bonus = 0
    state.step = GOING_ON
    state.then = TO_SUPPORT
    if log is not None:
        log.append(AttackNamed(state.active, unit_name(unit.name), unit_name(target.name), state.weapon))


def recheck_rate(state: State) -> None:
    """Cards played on the attack count for how often it rolls."""
    attacker, target = state.unit(state.attacker), state.unit(state.target)
    if state.weapon > 0 and attacker is not None and target is not None:
        state.rolls_left = rate(state, attacker, target, state.weapon)


# -- the roll -------------------------------------------------------------------------------------------


def can_go_on(state: State) -> bool:
    """SP-ATK-2, SP-ATK-8: whether the attack in hand can still be rolled. In an Assault who is barred drops out."""
    target = state.unit(state.target)
    if state.rolls_left == 0 or target is None or target.seat == state.active:
        return False
    if state.weapon == 0:
        members = members_of(state)
        state.members = [unit.name for unit in members]
        if len(members) < state.rules.assault_least or assault_value(state, members) == 0:
            return False
        state.attacker = lead_of(state, members).name
        return True
    attacker = state.unit(state.attacker)
    return (
        attacker is not None
        and attacker.seat == state.active
        and may_attack(state, attacker)
        and not is_disabled(state, attacker, state.weapon)  # bombs are spent with the attack, not with its first roll
    )


def begin_roll(state: State) -> None:
    """SP-CMD-11: with a discard or without; who has no Command card just rolls."""
    state.bonus = 0
    state.step = DICE if total(state.sides[state.active].commands) == 0 else ROLL


def roll_attack(state: State, first: i64, second: i64, log: list[Event] | None) -> None:
    """SP-ATK-3 to SP-SPEC-3: two dice and what they come to."""
    attacker, target = state.unit(state.attacker), state.unit(state.target)
    assert attacker is not None
    assert target is not None
    rules = state.rules
    state.is_quiet = False
    state.rolls_left -= 1
    state.natural = first + second
    value = attack_value(state, attacker, target)
    added = attack_bonus(state, attacker, target, state.weapon) + state.bonus
    if state.weapon > 0 and state.card_of(attacker).weapons[state.weapon - 1].bomb:
        attacker.bombed = True  # SP-AIR-6
    result = attack_result(state.natural, added, value, rules.natural, ignores_friendly_fire(state, attacker))
    if log is not None:
        log.append(AttackRolled(first, second, added, value, result))
    state.doubled = result == DOUBLES
    state.struck = target.name
    state.is_friendly = False
    if result == MISSES:
        state.then = TO_NEXT_ROLL
        state.step = GOING_ON
    elif result == DESTROYS:
        state.step = GOING_ON
        state.then = TO_NEXT_ROLL
        destroy(state, target, 0, state.active, "SP-SPEC-3", log)
    elif result == FRIENDLY:
        _begin_friendly_fire(state, attacker)
    else:
        begin_intensity(state)


def attack_value(state: State, attacker: Unit, target: Unit) -> i64:
    """What has to be reached."""
    if state.weapon == 0:
        return assault_value(state, members_of(state))
    return state.card_of(attacker).weapons[state.weapon - 1].value(state.card_of(target).column)


def attack_result(dice: i64, added: i64, value: i64, is_natural: bool, is_safe: bool) -> str:
    """SP-SPEC-1: what a roll comes to that has to reach *value*. Special results are read from the dice as they fell
    (*is_natural*) or with what is *added*; *is_safe* is without Friendly Fire."""
    special = dice if is_natural else min(20, max(2, dice + added))
    if special <= 3 and not is_safe:
        return FRIENDLY
    if special >= 19:
        return DESTROYS
    if dice + added < value:
        return MISSES
    return DOUBLES if special == 18 else HITS


# -- Friendly Fire (SP-FF) ------------------------------------------------------------------------------


def _begin_friendly_fire(state: State, attacker: Unit) -> None:
    state.is_friendly = True
    if victims(state, attacker, state.weapon, state.members):
        state.step = FRIENDLY_FIRE
    else:  # SP-FF-4
        state.step = GOING_ON
        state.then = TO_NEXT_ROLL


def legal_victims(state: State) -> list[Action]:
    """SP-FF-3."""
    attacker = state.unit(state.attacker)
    assert attacker is not None
    return [actions.on_unit(VICTIM, unit.name) for unit in victims(state, attacker, state.weapon, state.members)]


def choose_victim(state: State, name: i64, log: list[Event] | None) -> None:
    """The other seat has chosen."""
    state.struck = name
    if log is not None:
        log.append(VictimChosen(unit_name(name)))
    begin_intensity(state)


# -- Intensity and damage -------------------------------------------------------------------------------


def begin_intensity(state: State) -> None:
    """SP-DMG-1: the attacking player rolls, with a discard or without."""
    state.bonus = 0
    state.dice = []
    state.is_parried = False
    state.step = INTENSITY_DIE if total(state.sides[state.active].commands) == 0 else INTENSITY


def dice_needed(state: State) -> i64:
    """One die; in an Assault one for each member (SP-ASLT-5)."""
    return 1 if state.weapon > 0 else len(state.members)


def roll_intensity(state: State, number: i64, log: list[Event] | None) -> None:
    """One die of the Intensity; after the last one, the owner of the Unit that is hit is asked once."""
    state.dice.append(number)
    if len(state.dice) < dice_needed(state):
        return
    struck = state.unit(state.struck)
    assert struck is not None
    if log is not None:
        hit, reduced = unit_name(struck.name), defense(state, struck, attacker_of(state))
        by = "SP-DMG-1" if state.weapon > 0 else "SP-ASLT-5"
        log.append(IntensityRolled(hit, tuple(state.dice), initial_damage(state, struck), reduced, by))
    state.step = GOING_ON
    state.then = TO_WOUND if state.is_parried else TO_PARRY


def apply_hit(state: State, log: list[Event] | None) -> None:
    """SP-DMG-3, SP-SURV-2: the Final Damage is dealt; the natural die decides on a crew."""
    struck = state.unit(state.struck)
    state.then = TO_NEXT_ROLL
    if struck is None:
        return
    final = final_damage(state, struck, initial_damage(state, struck))
    wound(state, struck, final, base_intensity(state), NOBODY if state.is_friendly else state.active, log)


def base_intensity(state: State) -> i64:
    """AMB-14: the die as it fell; in an Assault that of the lead member (SP-ASLT-8)."""
    if state.weapon > 0:
        return state.dice[0]
    return state.dice[state.members.index(state.attacker)] if state.attacker in state.members else state.dice[0]


def end_attack(state: State, log: list[Event] | None) -> None:
    """The attack in hand is over; the other seat is next, if it has one (SP-INIT-5). If nothing was rolled it has
    lapsed, and its owner names another (SP-ATK-2)."""
    if state.natural == 0:
        if log is not None:
            log.append(Lapsed(unit_name(state.attacker)))
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
    state.then = TO_NAME
