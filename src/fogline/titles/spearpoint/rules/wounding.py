"""Damage: Intensity, Defense, Endurance, Damage cards (SP-DMG): the steps ``INTENSITY``, ``INTENSITY_DIE`` and
``DAMAGE``."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import hands, seats
from fogline.titles.spearpoint.rules.actions import Action, Die, Named, Roll, unit_name
from fogline.titles.spearpoint.rules.effects import CREW_KILL, DAMAGE_ROLLED, FLIGHT_MOD
from fogline.titles.spearpoint.rules.events import DamageDrawn, Event, IntensityRolled, Reshuffled, Wounded
from fogline.titles.spearpoint.rules.losing import destroy, kill_crew, settle
from fogline.titles.spearpoint.rules.modifiers import defense
from fogline.titles.spearpoint.rules.state import BLANK, FOR_GOOD, NO_DAMAGE, NOBODY, State, Unit, total
from fogline.titles.spearpoint.rules.steps import (
    DAMAGE,
    GOING_ON,
    INTENSITY,
    INTENSITY_DIE,
    PARRY,
    TO_NEXT_ROLL,
    TO_PARRY,
    TO_WOUND,
)
from fogline.titles.spearpoint.rules.striking import attacker_of, final_damage, initial_damage
from fogline.titles.spearpoint.rules.windows import is_silent


def deal(
    state: State, unit: Unit, amount: i64, ignores_defense: bool, base: i64, scorer: i64, log: list[Event] | None
) -> None:
    """Damage by a card (SP-DMG-17)."""
    wound(state, unit, card_damage(state, unit, amount, ignores_defense), base, scorer, log)


def card_damage(state: State, unit: Unit, amount: i64, ignores_defense: bool) -> i64:
    """SP-DMG-17: what Defense leaves of the damage by a card, unless the card ignores it."""
    final = amount if ignores_defense else amount - defense(state, unit, None)
    return final if final > 0 else 0


def wound(state: State, unit: Unit, final: i64, base: i64, scorer: i64, log: list[Event] | None) -> None:
    """SP-DMG-4 to SP-DMG-7: Final Damage is taken off; then the Unit is destroyed, or draws a Damage card, or not."""
    unit.endurance -= final
    if log is not None:
        log.append(Wounded(unit_name(unit.name), final, max(0, unit.endurance)))
    card = state.card_of(unit)
    if unit.endurance <= 0:
        destroy(state, unit, base, scorer, "SP-DMG-5", log)
    elif unit.endurance <= card.half and unit.damage == NO_DAMAGE:
        unit.by_friends = scorer == NOBODY
        state.focus = unit.name
        if total(state.damage_deck) == 0 and total(state.damage_discards) > 0:  # SP-DMG-15
            state.damage_deck, state.damage_discards = state.damage_discards, state.damage_deck
            if log is not None:
                log.append(Reshuffled(is_damage=True))
        if total(state.damage_deck) == 0:
            unit.damage = BLANK
            if log is not None:
                log.append(DamageDrawn(unit_name(unit.name), None))
        else:
            state.step = DAMAGE


def draw_damage(state: State, number: i64, log: list[Event] | None) -> None:
    """A Damage card comes up: the section for the Unit's type is in force at once (SP-DMG-11 to SP-DMG-13)."""
    state.damage_deck[number] -= 1
    unit = state.unit(state.focus)
    assert unit is not None
    section = state.rules.damages[number].sections[state.card_of(unit).kind]
    unit.damage = number
    unit.counter = FOR_GOOD if section.turns == 0 else section.turns + (0 if state.rules.counts_current else 1)
    if log is not None:
        log.append(DamageDrawn(unit_name(unit.name), state.rules.damages[number].slug))
    scorer = NOBODY if unit.by_friends else 1 - unit.seat  # SP-VP-5
    for effect in section.effects:
        if effect.kind == FLIGHT_MOD:
            unit.flight = max(0, unit.flight + effect.amount)
        elif effect.kind == CREW_KILL:
            kill_crew(state, unit, scorer, "SP-DMG-13", log)
            if state.unit(unit.name) is None:
                return
    settle(state, log, NOBODY)


# -- hits -----------------------------------------------------------------------------------------------


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


# -- the steps of damage --------------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    """Who attacks rolls the Intensity; dice and Damage cards are CHANCE's."""
    return seats.ONE[state.active] if state.step == INTENSITY else seats.NATURE


def legal_actions(state: State, seat: i64) -> list[Action]:
    """What a seat may do, or CHANCE."""
    if state.step == INTENSITY:
        return hands.legal_rolls(state, seat)
    return [action for action, _ in outcomes(state)]


def outcomes(state: State) -> list[tuple[Action, int]]:
    """Damage cards, with the number of copies in the deck."""
    rules = state.rules
    found: list[tuple[Action, int]] = []
    for number in range(rules.damage_count):
        if state.damage_deck[number] > 0:
            found.append((rules.damage_draws[number], state.damage_deck[number]))
    return found


def clause(state: State, action: Action) -> str:
    """Why an action is refused; nothing if it belongs to another step."""
    return "SP-CMD-11" if state.step == INTENSITY and isinstance(action, Roll) else ""


def apply(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """The Intensity, with a discard or without; or a Damage card comes up."""
    if isinstance(action, Die):
        roll_intensity(state, action.number, log)
    elif isinstance(action, Named):
        state.step = GOING_ON
        draw_damage(state, state.rules.damage_numbers[action.slug], log)
    else:
        state.bonus = hands.discard_for_roll(state, seat, action, log)
        state.step = INTENSITY_DIE


def enter(state: State, box: i64, log: list[Event] | None) -> None:
    """Whose Unit was hit is asked once; then the damage is dealt."""
    if box == TO_WOUND:
        apply_hit(state, log)
        return
    state.then = TO_WOUND
    struck = state.unit(state.struck)
    if struck is not None and not is_silent(state, struck.seat, DAMAGE_ROLLED):
        state.step = PARRY
