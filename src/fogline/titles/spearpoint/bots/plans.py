"""Commitment in Spearpoint 1943: what to send from the hand, which Unit gets a crew, which line mobile artillery takes.

The plan follows from the hand and the Battle Area alone, so it is the same at every line of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from fogline.titles.spearpoint.bots.decks import merits
from fogline.titles.spearpoint.rules import actions
from fogline.titles.spearpoint.rules.actions import DONE, NO_LINE, NO_UNIT, PLAIN, SWITCH, Action, Commit
from fogline.titles.spearpoint.rules.cards import AIR, AIRCRAFT, CREW, FRONT, NO_CARD, NO_CREW, REAR
from fogline.titles.spearpoint.rules.committing import line_of, place
from fogline.titles.spearpoint.rules.losing import check_lines
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, NOBODY, State, Unit


def commitment(state: State, seat: int, hand: Sequence[int], *, boldly: bool = True) -> list[Action]:
    """The lines of a plan, in the order of the notation: all that can fight; without *boldly* no aircraft."""
    rules = state.rules
    worth = merits(rules.setup, seat)
    crews = {kind: hand[int(crew)] if crew >= 0 else 0 for kind, crew in enumerate(rules.crew_cards[seat])}
    chosen: list[int] = []
    manned: list[Unit] = []
    for kind in crews:
        wishes: list[tuple[float, int, Unit | None]] = []
        for number, count in enumerate(hand):
            if not count:
                continue
            card = rules.units[number]
            if card.kind != CREW and card.crew == kind and (boldly or card.kind != AIRCRAFT):
                wishes.extend([(worth[number], number, None)] * count)
        for unit in state.units:
            if unit.seat == seat and unit.crew == NO_CARD and state.card_of(unit).crew == kind and unit.line != AIR:
                share = 1.0 if unit.damage == NO_DAMAGE else 0.6
                wishes.append((share * worth[int(unit.card)] + 0.01, int(unit.card), unit))
        wishes.sort(key=lambda wish: -wish[0])
        for _, number, idle in wishes[: crews[kind]]:
            if idle is None:
                chosen.append(number)
            else:
                manned.append(idle)
    for number, count in enumerate(hand):
        if count and rules.units[number].kind != CREW and rules.units[number].crew == NO_CREW:
            chosen.extend([number] * count)
    return _lines(state, seat, sorted(chosen), manned)


def _lines(state: State, seat: int, chosen: Sequence[int], manned: Sequence[Unit]) -> list[Action]:
    """What was chosen, line by line. Nothing goes to the rear if nobody stands in front."""
    rules = state.rules
    fronts = [unit for unit in state.units if unit.seat == seat and unit.line == FRONT]
    standing = len(fronts) + sum(rules.units[number].front and not rules.units[number].rear for number in chosen)
    found: list[Action] = []
    for number in chosen:
        card = rules.units[number]
        if card.front and card.rear:
            found.append(actions.commit(card.slug, REAR if standing else FRONT, NO_UNIT))
            standing += not standing
        elif card.front or card.kind == AIRCRAFT or standing or not rules.converts:
            found.append(actions.commit(card.slug, NO_LINE, NO_UNIT))
    for unit in sorted(manned, key=lambda unit: int(unit.name)):
        crew = int(rules.crew_cards[seat][int(state.card_of(unit).crew)])
        found.append(actions.man(rules.units[crew].slug, unit.name))
    movable = [unit for unit in fronts if state.card_of(unit).rear and state.is_operational(unit)]
    for unit in sorted(movable, key=lambda unit: int(unit.name)):
        if standing > 1:
            found.append(actions.on_unit(SWITCH, unit.name))
            standing -= 1
    return found


def next_line(state: State, seat: int, goal: Sequence[Action], choices: Sequence[Action]) -> Action:
    """The next line of *goal* that has not been written yet and can be."""
    written = list(state.sides[seat].plan)
    for line in goal:
        if line in written:
            written.remove(line)
        elif line in choices:
            return line
    return PLAIN[DONE]


def send(state: State, seat: int, plan: Sequence[Action]) -> None:
    """Put the Units of a plan into the Battle Area of an imagined position."""
    rules = state.rules
    for line in plan:
        if isinstance(line, Commit):
            number = int(rules.unit_numbers[line.slug])
            card = rules.units[number]
            crew = int(rules.crew_cards[seat][card.crew]) if card.crew != NO_CREW else NO_CARD
            place(state, seat, number, line_of(card, line.line), crew, None)
    check_lines(state, None, NOBODY)
