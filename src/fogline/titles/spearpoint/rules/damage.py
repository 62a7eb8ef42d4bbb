"""Damage (SP-DMG): Intensity, Defense, Endurance, Damage cards; and Units that leave the Battle Area or change sides:
destruction, crews, capture, Victory Points (SP-SURV, SP-CAP)."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import cards, events, hands, modifiers, steps, victory
from fogline.titles.spearpoint.rules.actions import Action, Die, Named, unit_name
from fogline.titles.spearpoint.rules.declarations import assault_value, has_weapon_for
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.stage import Stage
from fogline.titles.spearpoint.rules.state import (
    BLANK,
    FOR_GOOD,
    NATURE,
    NO_DAMAGE,
    NO_TARGET,
    NOBODY,
    ONE,
    State,
    Unit,
    total,
)
from fogline.titles.spearpoint.rules.windows import is_silent


def deal(
    state: State, unit: Unit, amount: i64, ignores_defense: bool, base: i64, scorer: i64, log: list[Event] | None
) -> None:
    """Deal the damage of a card (SP-DMG-17)."""
    wound(state, unit, card_damage(state, unit, amount, ignores_defense), base, scorer, log)


def card_damage(state: State, unit: Unit, amount: i64, ignores_defense: bool) -> i64:
    """SP-DMG-17: the damage by a card after Defense, unless the card ignores it."""
    final = amount if ignores_defense else amount - modifiers.defense(state, unit, None)
    return final if final > 0 else 0


def wound(state: State, unit: Unit, final: i64, base: i64, scorer: i64, log: list[Event] | None) -> None:
    """SP-DMG-4 to SP-DMG-7: subtract the Final Damage; then the Unit is destroyed, draws a Damage card, or neither."""
    unit.endurance -= final
    if log is not None:
        log.append(events.Wounded(unit_name(unit.name), final, max(0, unit.endurance)))
    card = state.card_of(unit)
    if unit.endurance <= 0:
        destroy(state, unit, base, scorer, "SP-DMG-5", log)
    elif unit.endurance <= card.half and unit.damage == NO_DAMAGE:
        unit.by_friends = scorer == NOBODY
        state.focus = unit.name
        if total(state.damage_deck) == 0 and total(state.damage_discards) > 0:  # SP-DMG-15
            state.damage_deck, state.damage_discards = state.damage_discards, state.damage_deck
            if log is not None:
                log.append(events.Reshuffled(is_damage=True))
        if total(state.damage_deck) == 0:
            unit.damage = BLANK
            if log is not None:
                log.append(events.DamageDrawn(unit_name(unit.name), None))
        else:
            state.step = steps.DAMAGE


def draw_damage(state: State, number: i64, log: list[Event] | None) -> None:
    """Draw a Damage card. Its section for the Unit's type is in force immediately (SP-DMG-11 to SP-DMG-13)."""
    state.damage_deck[number] -= 1
    unit = state.in_play(state.focus)
    section = state.rules.damages[number].sections[state.card_of(unit).kind]
    unit.damage = number
    unit.counter = FOR_GOOD if section.turns == 0 else section.turns + (0 if state.rules.counts_current else 1)
    if log is not None:
        log.append(events.DamageDrawn(unit_name(unit.name), state.rules.damages[number].slug))
    scorer = NOBODY if unit.by_friends else 1 - unit.seat  # SP-VP-5
    for effect in section.effects:
        if effect.kind == cards.FLIGHT_MOD:
            unit.flight = max(0, unit.flight + effect.amount)
        elif effect.kind == cards.CREW_KILL:
            kill_crew(state, unit, scorer, "SP-DMG-13", log)
            if state.unit(unit.name) is None:
                return
    settle(state, log, NOBODY)


def begin_intensity(state: State) -> None:
    """SP-DMG-1: let the attacking player roll, with or without a discard."""
    state.bonus = 0
    state.dice = []
    state.is_parried = False
    state.step = steps.INTENSITY_DIE if total(state.sides[state.active].commands) == 0 else steps.INTENSITY


def dice_needed(state: State) -> i64:
    """The number of dice: one, or in an Assault one for each member (SP-ASLT-5)."""
    return 1 if state.weapon > 0 else len(state.members)


def roll_intensity(state: State, number: i64, log: list[Event] | None) -> None:
    """Roll one die of the Intensity; after the last die, the owner of the Unit that is hit is asked once."""
    state.dice.append(number)
    if len(state.dice) < dice_needed(state):
        return
    struck = state.in_play(state.struck)
    if log is not None:
        hit, reduced = unit_name(struck.name), modifiers.defense(state, struck, modifiers.attacker_of(state))
        by = "SP-DMG-1" if state.weapon > 0 else "SP-ASLT-5"
        log.append(events.IntensityRolled(hit, tuple(state.dice), modifiers.initial_damage(state, struck), reduced, by))
    state.step = steps.GOING_ON
    state.then = steps.TO_WOUND if state.is_parried else steps.TO_PARRY


def apply_hit(state: State, log: list[Event] | None) -> None:
    """SP-DMG-3, SP-SURV-2: deal the Final Damage; the natural die decides the fate of a crew."""
    struck = state.unit(state.struck)
    state.then = steps.TO_NEXT_ROLL
    if struck is None:
        return
    final = modifiers.final_damage(state, struck, modifiers.initial_damage(state, struck))
    wound(state, struck, final, base_intensity(state), NOBODY if state.is_friendly else state.active, log)


def base_intensity(state: State) -> i64:
    """AMB-14: the natural die; in an Assault, that of the lead member (SP-ASLT-8)."""
    if state.weapon > 0:
        return state.dice[0]
    return state.dice[state.members.index(state.attacker)] if state.attacker in state.members else state.dice[0]


SURVIVES = "survives"
CAPTURED = "captured"
DESTROYED = "destroyed"


def destroy(state: State, unit: Unit, base: i64, scorer: i64, by: str, log: list[Event] | None) -> None:
    """Destroy a Unit *by* a clause. *base* is the base Intensity for its crew, 0 if the crew dies too; *scorer* gets
    the points, NOBODY after Friendly Fire (SP-FF-6)."""
    card = state.card_of(unit)
    crew, seat = unit.crew, unit.seat
    if log is not None:
        log.append(events.Destroyed(unit_name(unit.name), state.card_of(unit).slug, by))
    _take_off(state, unit, log)
    state.sides[unit.owner()].lost[unit.card] += 1
    points: i64 = 0
    if crew != cards.NO_CARD:
        points = _settle_crew(state, crew, seat, base, by, log)
    _score(state, scorer, card.cost + points, "SP-VP-1" if points == 0 else "SP-VP-3", log)
    settle(state, log, seat if unit.line == cards.FRONT else NOBODY)


def _settle_crew(state: State, crew: i64, seat: i64, base: i64, by: str, log: list[Event] | None) -> i64:
    """SP-SURV-2: the fate of the crew of a Unit destroyed *by* a clause, and the points for it."""
    cost: i64 = state.rules.units[crew].cost
    fate, points = DESTROYED, cost
    if 1 <= base <= 3:
        fate = SURVIVES
    elif 4 <= base <= 6:
        if has_ground(state, 1 - seat):
            fate, points = CAPTURED, 2 * cost
        elif state.rules.stranded_survive:  # AMB-32
            fate = SURVIVES
    if fate == SURVIVES:
        hands.send_home(state, seat, crew, "SP-SURV-7", None)
        points = 0
    else:
        state.sides[seat].lost[crew] += 1
    if log is not None:
        log.append(events.CrewFated(seat, state.rules.units[crew].slug, fate, _fated_by(base, by)))
    return points


def _fated_by(base: i64, by: str) -> str:
    """The clause that decides the fate of the crew of a Unit destroyed *by* another clause."""
    if by == "SP-SPEC-3":
        return "SP-SURV-3"
    if by == "SP-AIR-7":  # a card has removed the pilot, and the aircraft crashed
        return by
    return "SP-SURV-4" if base == 0 else "SP-SURV-2"


def has_ground(state: State, seat: i64) -> bool:
    """SP-SURV-5: whether the seat has at least one ground Unit in the Battle Area."""
    for unit in state.units:
        if unit.seat == seat and state.is_ground(unit):
            return True
    return False


def kill_crew(state: State, unit: Unit, scorer: i64, by: str, log: list[Event] | None) -> None:
    """A card kills the crew under the clause *by*; an aircraft crashes with its crew (AMB-25)."""
    if unit.crew == cards.NO_CARD:
        return
    if unit.line == cards.AIR:
        destroy(state, unit, 0, scorer, "SP-AIR-7", log)
        return
    crew = _lose_crew(unit)
    state.sides[unit.seat].lost[crew] += 1
    if log is not None:
        log.append(events.CrewFated(unit.seat, state.rules.units[crew].slug, DESTROYED, by))
    _score(state, scorer, state.rules.units[crew].cost, "SP-VP-1", log)
    settle(state, log, NOBODY)


def _lose_crew(unit: Unit) -> i64:
    crew = unit.crew
    unit.crew = cards.NO_CARD
    unit.gave_crew = False
    return crew


def bail_crew(state: State, unit: Unit, scorer: i64, log: list[Event] | None) -> None:
    """A card makes the crew leave for the bottom of its Reserves; an aircraft without a pilot is destroyed (AMB-25)."""
    if unit.crew == cards.NO_CARD:
        return
    if unit.line == cards.AIR:
        destroy(state, unit, 1, scorer, "SP-AIR-7", log)
        return
    crew = _lose_crew(unit)
    hands.send_home(state, unit.seat, crew, "SP-SURV-7", None)
    if log is not None:
        log.append(events.CrewFated(unit.seat, state.rules.units[crew].slug, SURVIVES, "SP-CMD-2"))
    settle(state, log, NOBODY)


def capture(state: State, unit: Unit, captor: i64, line: i64, log: list[Event] | None) -> None:
    """SP-CAP: *captor* captures *unit* and puts it into *line*, or removes it if *line* is AIR."""
    card = state.card_of(unit)
    points: i64 = 2 * card.cost
    if unit.crew != cards.NO_CARD:
        points += 2 * state.rules.units[unit.crew].cost
        state.sides[unit.seat].lost[unit.crew] += 1
        if log is not None:
            log.append(events.CrewFated(unit.seat, state.rules.units[unit.crew].slug, CAPTURED, "SP-CAP-2"))
        unit.crew = cards.NO_CARD
    loser = unit.seat if unit.line == cards.FRONT else NOBODY
    modifiers.remember_attacker(state, unit)
    if line == cards.AIR:
        _take_off(state, unit, log)
        state.sides[unit.owner()].lost[unit.card] += 1
    else:
        _drop_orders(state, unit)  # AMB-52
        unit.seat = captor
        unit.line = line
        unit.gave_crew = False
        if unit.target != NO_TARGET:
            _take_back(unit, log)
    if log is not None:
        log.append(events.Captured(unit_name(unit.name), card.slug, captor, None if line == cards.AIR else line))
    _score(state, captor, points, "SP-VP-2", log)
    settle(state, log, loser)


def can_be_kept(state: State, unit: Unit) -> bool:
    """SP-CAP-3: whether a Unit can be kept: not infantry, not aircraft."""
    return unit.line != cards.AIR and state.card_of(unit).kind != cards.INFANTRY and state.card_of(unit).crew >= 0


def send_back(state: State, unit: Unit, by: str, log: list[Event] | None) -> None:
    """Put a Unit and its crew at the bottom of the Reserves *by* a clause: fuel, or a card (SP-AIR-4, SP-AIR-5). A
    captured Unit is removed instead, since it is not from that deck."""
    crew, seat = unit.crew, unit.seat
    _take_off(state, unit, log)
    if unit.owner() == seat:
        hands.send_home(state, seat, unit.card, by, log)
    else:
        state.sides[unit.owner()].lost[unit.card] += 1
        if log is not None:
            log.append(events.Destroyed(unit_name(unit.name), state.card_of(unit).slug, by))
    if crew != cards.NO_CARD:
        hands.send_home(state, seat, crew, by, log)


def _take_off(state: State, unit: Unit, log: list[Event] | None) -> None:
    """Remove a Unit with everything that lies on it."""
    modifiers.remember_attacker(state, unit)
    if unit.target != NO_TARGET:
        _take_back(unit, log)
    state.units = [other for other in state.units if other is not unit]
    if unit.damage >= 0:
        state.damage_discards[unit.damage] += 1
    unit.damage = NO_DAMAGE
    _drop_orders(state, unit)


def _drop_orders(state: State, unit: Unit) -> None:
    """SP-CMD-9: discard the cards that lie with a Unit."""
    for order in unit.orders:
        state.discards[modifiers.order_card(order)] += 1
    unit.orders = []


def _score(state: State, scorer: i64, points: i64, by: str, log: list[Event] | None) -> None:
    if scorer == NOBODY or points == 0:
        return
    state.sides[scorer].points += points
    state.is_quiet = False
    if log is not None:
        log.append(events.Scored(scorer, points, state.sides[scorer].points, by))


def settle(state: State, log: list[Event] | None, loser: i64) -> None:
    """Settle the consequences after Units have left or changed: lines, lapsed attacks, Overrun, points. *loser* is the
    seat that has lost a Frontline Unit, or NOBODY."""
    check_lines(state, log, loser)
    lapse(state, log)
    victory.check_opposition(state)
    victory.check_points(state, log)


def check_lines(state: State, log: list[Event] | None, loser: i64) -> None:
    """SP-LINE-3, SP-LINE-4: without a Frontline, turn the Rear Line into it; by option only if *loser* has just lost it
    (AMB-20)."""
    for seat in range(2):
        if seat != loser and not state.rules.converts:
            continue
        has_front, has_rear = False, False
        for unit in state.units:
            if unit.seat == seat:
                has_front = has_front or unit.line == cards.FRONT
                has_rear = has_rear or unit.line == cards.REAR
        if has_rear and not has_front:
            for unit in state.units:
                if unit.seat == seat and unit.line == cards.REAR:
                    unit.line = cards.FRONT
            if log is not None:
                log.append(events.Converted(seat))


# -- attacks that lapse (SP-ATK-2) ----------------------------------------------------------------------


def lapse(state: State, log: list[Event] | None) -> None:
    """Take back every declared attack that has become impossible."""
    for unit in state.units:
        if unit.target != NO_TARGET and not _stands(state, unit):
            _take_back(unit, log)
    for unit in state.units:
        if unit.assaults and not _assault_stands(state, unit.seat, unit.target):
            _take_back(unit, log)


def _take_back(unit: Unit, log: list[Event] | None) -> None:
    unit.target = NO_TARGET
    unit.assaults = False
    if log is not None:
        log.append(events.Lapsed(unit_name(unit.name)))


def _stands(state: State, unit: Unit) -> bool:
    target = state.unit(unit.target)
    if target is None or target.seat == unit.seat or not modifiers.may_attack(state, unit):
        return False
    if unit.assaults:
        return True
    return has_weapon_for(state, unit, target)


def _assault_stands(state: State, seat: i64, target: i64) -> bool:
    members = [unit for unit in state.units if unit.seat == seat and unit.assaults and unit.target == target]
    return len(members) >= state.rules.assault_least and assault_value(state, members) > 0


@final
class Damage(Stage):
    """The steps with Intensity, Command cards against it, and Damage cards."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The attacker, who rolls the Intensity; CHANCE for dice and Damage cards."""
        return ONE[state.active] if state.step == steps.INTENSITY else NATURE

    def outcomes(self, state: State) -> list[tuple[Action, int]]:
        return hands.draws(state.damage_deck, state.rules.damage_draws)

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        """Roll the Intensity, with or without a discard, or draw a Damage card."""
        if isinstance(action, Die):
            roll_intensity(state, action.number, log)
        elif isinstance(action, Named):
            state.step = steps.GOING_ON
            draw_damage(state, state.rules.damage_numbers[action.slug], log)
        else:
            state.bonus = hands.discard_for_roll(state, seat, action, log)
            state.step = steps.INTENSITY_DIE

    def enter(self, state: State, box: i64, log: list[Event] | None) -> None:
        """Ask the owner of the Unit that was hit once, then deal the damage."""
        if box == steps.TO_WOUND:
            apply_hit(state, log)
            return
        state.then = steps.TO_WOUND
        struck = state.unit(state.struck)
        if struck is not None and not is_silent(state, struck.seat, cards.DAMAGE_ROLLED):
            state.step = steps.PARRY


DAMAGE: Final = Damage()
