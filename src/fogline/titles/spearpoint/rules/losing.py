"""Units that leave the Battle Area or change sides: destruction, crews, capture, Victory Points (SP-SURV, SP-CAP,
SP-VP), and what follows at once: lines, lapsed attacks, the end of the game."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules import hands, victory
from fogline.titles.spearpoint.rules.actions import unit_name
from fogline.titles.spearpoint.rules.cards import AIR, FRONT, INFANTRY, NO_CARD, REAR
from fogline.titles.spearpoint.rules.entries import order_card
from fogline.titles.spearpoint.rules.events import (
    Captured,
    Converted,
    CrewFated,
    Destroyed,
    Event,
    Lapsed,
    Scored,
)  # fmt: skip
from fogline.titles.spearpoint.rules.modifiers import is_usable, may_attack
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, NO_TARGET, NOBODY, State, Unit
from fogline.titles.spearpoint.rules.striking import remember_attacker
from fogline.titles.spearpoint.rules.targeting import assault_value, can_affect

SURVIVES = "survives"
CAPTURED = "captured"
DESTROYED = "destroyed"


def destroy(state: State, unit: Unit, base: i64, scorer: i64, by: str, log: list[Event] | None) -> None:
    """A Unit is destroyed, *by* a clause. *base* is the base Intensity that decides on its crew, 0 if the crew dies
    with it; *scorer* gets the points, NOBODY after Friendly Fire (SP-FF-6)."""
    card = state.card_of(unit)
    crew, seat = unit.crew, unit.seat
    if log is not None:
        log.append(Destroyed(unit_name(unit.name), state.card_of(unit).slug, by))
    _take_off(state, unit, log)
    state.sides[unit.owner()].lost[unit.card] += 1
    points: i64 = 0
    if crew != NO_CARD:
        points = _settle_crew(state, crew, seat, base, by, log)
    _score(state, scorer, card.cost + points, "SP-VP-1" if points == 0 else "SP-VP-3", log)
    settle(state, log, seat if unit.line == FRONT else NOBODY)


def _settle_crew(state: State, crew: i64, seat: i64, base: i64, by: str, log: list[Event] | None) -> i64:
    """SP-SURV-2: what becomes of the crew of a Unit that was destroyed *by* a clause, and the points for it."""
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
        log.append(CrewFated(seat, state.rules.units[crew].slug, fate, _fated_by(base, by)))
    return points


def _fated_by(base: i64, by: str) -> str:
    """The clause that decides on the crew of a Unit that was destroyed *by* another."""
    if by == "SP-SPEC-3":
        return "SP-SURV-3"
    if by == "SP-AIR-7":  # a card has taken the pilot, and the aircraft went down
        return by
    return "SP-SURV-4" if base == 0 else "SP-SURV-2"


def has_ground(state: State, seat: i64) -> bool:
    """SP-SURV-5: at least one ground Unit in the Battle Area."""
    for unit in state.units:
        if unit.seat == seat and state.is_ground(unit):
            return True
    return False


def kill_crew(state: State, unit: Unit, scorer: i64, by: str, log: list[Event] | None) -> None:
    """A card kills the crew, by the clause *by*; an aircraft goes down with it (AMB-25)."""
    if unit.crew == NO_CARD:
        return
    if unit.line == AIR:
        destroy(state, unit, 0, scorer, "SP-AIR-7", log)
        return
    crew = unit.crew
    unit.crew = NO_CARD
    unit.gave_crew = False
    state.sides[unit.seat].lost[crew] += 1
    if log is not None:
        log.append(CrewFated(unit.seat, state.rules.units[crew].slug, DESTROYED, by))
    _score(state, scorer, state.rules.units[crew].cost, "SP-VP-1", log)
    settle(state, log, NOBODY)


def bail_crew(state: State, unit: Unit, scorer: i64, log: list[Event] | None) -> None:
    """A card makes the crew leave for the bottom of its Reserves; an aircraft without a pilot is destroyed (AMB-25)."""
    if unit.crew == NO_CARD:
        return
    if unit.line == AIR:
        destroy(state, unit, 1, scorer, "SP-AIR-7", log)
        return
    crew = unit.crew
    unit.crew = NO_CARD
    unit.gave_crew = False
    hands.send_home(state, unit.seat, crew, "SP-SURV-7", None)
    if log is not None:
        log.append(CrewFated(unit.seat, state.rules.units[crew].slug, SURVIVES, "SP-CMD-2"))
    settle(state, log, NOBODY)


def capture(state: State, unit: Unit, captor: i64, line: i64, log: list[Event] | None) -> None:
    """SP-CAP: *unit* falls to *captor*, who puts it into *line* or, with AIR, removes it."""
    card = state.card_of(unit)
    points: i64 = 2 * card.cost
    if unit.crew != NO_CARD:
        points += 2 * state.rules.units[unit.crew].cost
        state.sides[unit.seat].lost[unit.crew] += 1
        if log is not None:
            log.append(CrewFated(unit.seat, state.rules.units[unit.crew].slug, CAPTURED, "SP-CAP-2"))
        unit.crew = NO_CARD
    loser = unit.seat if unit.line == FRONT else NOBODY
    remember_attacker(state, unit)
    if line == AIR:
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
        log.append(Captured(unit_name(unit.name), card.slug, captor, None if line == AIR else line))
    _score(state, captor, points, "SP-VP-2", log)
    settle(state, log, loser)


def can_be_kept(state: State, unit: Unit) -> bool:
    """SP-CAP-3: not infantry, not aircraft."""
    return unit.line != AIR and state.card_of(unit).kind != INFANTRY and state.card_of(unit).crew >= 0


def send_back(state: State, unit: Unit, by: str, log: list[Event] | None) -> None:
    """A Unit and its crew leave for the bottom of the Reserves *by* a clause: fuel, or a card (SP-AIR-4, SP-AIR-5). A
    captured one cannot go into a deck that it is not from: it is removed."""
    crew, seat = unit.crew, unit.seat
    _take_off(state, unit, log)
    if unit.owner() == seat:
        hands.send_home(state, seat, unit.card, by, log)
    else:
        state.sides[unit.owner()].lost[unit.card] += 1
        if log is not None:
            log.append(Destroyed(unit_name(unit.name), state.card_of(unit).slug, by))
    if crew != NO_CARD:
        hands.send_home(state, seat, crew, by, log)


def _take_off(state: State, unit: Unit, log: list[Event] | None) -> None:
    """Off the table, with all that lies on it."""
    remember_attacker(state, unit)
    if unit.target != NO_TARGET:
        _take_back(unit, log)
    state.units = [other for other in state.units if other is not unit]
    if unit.damage >= 0:
        state.damage_discards[unit.damage] += 1
    unit.damage = NO_DAMAGE
    _drop_orders(state, unit)


def _drop_orders(state: State, unit: Unit) -> None:
    """SP-CMD-9: cards that lie with a Unit go to the discards."""
    for order in unit.orders:
        state.discards[order_card(order)] += 1
    unit.orders = []


def _score(state: State, scorer: i64, points: i64, by: str, log: list[Event] | None) -> None:
    if scorer == NOBODY or points == 0:
        return
    state.sides[scorer].points += points
    state.is_quiet = False
    if log is not None:
        log.append(Scored(scorer, points, state.sides[scorer].points, by))


def settle(state: State, log: list[Event] | None, loser: i64) -> None:
    """What follows at once when Units have gone or changed: lines, attacks that lapse, Overrun, points. *loser* is the
    seat that a Unit of the Frontline has left, or NOBODY."""
    check_lines(state, log, loser)
    lapse(state, log)
    victory.check_opposition(state)
    victory.check_points(state, log)


def check_lines(state: State, log: list[Event] | None, loser: i64) -> None:
    """SP-LINE-3, SP-LINE-4: without a Frontline, the Rear Line becomes it; by option only if it was lost just now, by
    *loser* (AMB-20)."""
    for seat in range(2):
        if seat != loser and not state.rules.converts:
            continue
        has_front, has_rear = False, False
        for unit in state.units:
            if unit.seat == seat:
                has_front = has_front or unit.line == FRONT
                has_rear = has_rear or unit.line == REAR
        if has_rear and not has_front:
            for unit in state.units:
                if unit.seat == seat and unit.line == REAR:
                    unit.line = FRONT
            if log is not None:
                log.append(Converted(seat))


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
        log.append(Lapsed(unit_name(unit.name)))


def _stands(state: State, unit: Unit) -> bool:
    target = state.unit(unit.target)
    if target is None or target.seat == unit.seat or not may_attack(state, unit):
        return False
    if unit.assaults:
        return True
    for weapon in range(1, len(state.card_of(unit).weapons) + 1):
        if is_usable(state, unit, weapon) and can_affect(state, unit, weapon, target):
            return True
    return False


def _assault_stands(state: State, seat: i64, target: i64) -> bool:
    members = [unit for unit in state.units if unit.seat == seat and unit.assaults and unit.target == target]
    return len(members) >= state.rules.assault_least and assault_value(state, members) > 0
