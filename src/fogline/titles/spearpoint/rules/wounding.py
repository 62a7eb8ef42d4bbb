"""Damage: Intensity, Defense, Endurance, Damage cards (SP-DMG)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules.actions import unit_name
from fogline.titles.spearpoint.rules.effects import CREW_KILL, FLIGHT_MOD
from fogline.titles.spearpoint.rules.events import DamageDrawn, Event, Reshuffled, Wounded
from fogline.titles.spearpoint.rules.losing import destroy, kill_crew, settle
from fogline.titles.spearpoint.rules.modifiers import defense
from fogline.titles.spearpoint.rules.state import BLANK, FOR_GOOD, NO_DAMAGE, NOBODY, State, Unit, total
from fogline.titles.spearpoint.rules.steps import DAMAGE


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
