"""Command cards: when and on whom they can be played, where they lie, and what they do (SP-CMD, Part 35).

A *round* (after commitment, after declaration, before draws) is secret and simultaneous: both name cards, both are
shown, and the priority player's are carried out first. In an attack the attacker's cards come with the naming, and the
other seat is asked before the dice and, if a Unit of its own is hit, after the Intensity. Cards that are to
be carried out wait on the agenda; one that needs a die, a card or a choice waits there until it has it.
"""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules import actions, hands, wounding
from fogline.titles.spearpoint.rules.actions import NO_UNIT, Action, Play, unit_name
from fogline.titles.spearpoint.rules.cards import AIR, FRONT, CommandCard
from fogline.titles.spearpoint.rules.effects import (
    ANY,
    BOMBS_REARM,
    CAPTURE,
    CREW_BAIL,
    CREW_KILL,
    DAMAGE_DEAL,
    DAMAGE_REPAIR,
    DAMAGE_ROLLED,
    DRAW_NOW,
    ENEMY,
    FLIGHT_MOD,
    FOR_ATTACK,
    FOR_TURN,
    FOR_TURNS,
    FOR_UNIT,
    OWN,
    PICK_ATTACKER,
    PICK_OWNER,
    PICK_TARGET,
    RATE_MOD,
    REROLL,
    UNIT_RETURN,
    Effect,
)  # fmt: skip
from fogline.titles.spearpoint.rules.entries import (  # fmt: skip
    LAID,
    PERMANENT,
    agenda_item,
    item_card,
    item_effect,
    item_seat,
    item_unit,
    order,
    order_card,
    played_card,
    played_for,
    played_unit,
)
from fogline.titles.spearpoint.rules.events import Event, Fizzled, Played, Repaired, Rerolled, RoundShown, TakenBack
from fogline.titles.spearpoint.rules.losing import (
    bail_crew,
    can_be_kept,
    capture,
    kill_crew,
    send_back,
    settle,
)  # fmt: skip
from fogline.titles.spearpoint.rules.modifiers import fits
from fogline.titles.spearpoint.rules.state import FOR_GOOD, NO_DAMAGE, NOBODY, State, Unit, total
from fogline.titles.spearpoint.rules.steps import CAPTURE as CAPTURE_STEP
from fogline.titles.spearpoint.rules.steps import (
    CARD_DIE,
    CARD_ROLL,
    DRAW_COMMAND,
    DRAW_UNIT,
    GOING_ON,
    INTENSITY,
    INTENSITY_DIE,
)

# -- what can be played ---------------------------------------------------------------------------------


def plays(state: State, seat: i64, window: i64) -> list[Action]:
    """Every card of the hand that *seat* can play in this window, with every Unit it can be played on. Cards named
    before in this round do not count as in hand any more."""
    found: list[Action] = []
    side = state.sides[seat]
    for number in range(state.rules.command_count):
        if side.commands[number] == 0:
            continue
        card = state.rules.commands[number]
        if card.windows >> window & 1 == 0 or side.commands[number] <= _named(state, seat, card.slug):
            continue
        for unit in subjects(state, seat, card):
            if not is_idle(state, card, unit, window) and not is_identical_active(state, seat, card, unit):
                found.append(actions.play(card.slug, unit))
    return found


def _named(state: State, seat: i64, slug: str) -> int:
    count = 0
    for action in state.sides[seat].plan:
        if isinstance(action, Play) and action.slug == slug:
            count += 1
    return count


def subjects(state: State, seat: i64, card: CommandCard) -> list[int]:
    """On whom a card can be played now: names of Units, or NO_UNIT alone if it is played on none."""
    which = card.target
    if which.is_none:
        return [NO_UNIT]
    found: list[int] = []
    for unit in state.units:
        if which.pick == PICK_ATTACKER and unit.name != state.attacker:
            continue
        if which.pick == PICK_TARGET and unit.name != state.struck:
            continue
        if which.side == OWN and unit.seat != seat:
            continue
        if which.side == ENEMY and unit.seat == seat:
            continue
        if fits(state, which, unit):
            found.append(unit.name)
    return found


def is_idle(state: State, card: CommandCard, unit: i64, window: i64) -> bool:
    """SP-CMD-7: a card for this attack has nothing to act on if none of its effects has."""
    if card.duration != FOR_ATTACK:
        return False
    for effect in card.effects:
        if not _is_idle_effect(state, effect, unit, window):
            return False
    return True


def _is_idle_effect(state: State, effect: Effect, unit: i64, window: i64) -> bool:
    """What is for one weapon has nothing to act on while the other fires; and no weapon rolls any more often in an
    Assault (SP-ASLT-3), after the dice, or on anybody but the attacker."""
    if effect.weapon != 0 and state.weapon != 0 and effect.weapon != state.weapon:
        return True
    if effect.kind != RATE_MOD:
        return False
    return state.weapon == 0 or window == DAMAGE_ROLLED or unit != state.attacker


def is_identical_active(state: State, seat: i64, card: CommandCard, unit: i64) -> bool:
    """SP-CMD-8: a card of the same stack is in force for the same subject, or named for it in this round."""
    commands = state.rules.commands
    for action in state.sides[seat].plan:
        if isinstance(action, Play) and action.unit == unit:
            other = commands[state.rules.command_numbers[action.slug]]
            if other.stack == card.stack:
                return True
    for played in state.cards:
        if played_unit(played) == unit and commands[played_card(played)].stack == card.stack:
            return True
    if unit == NO_UNIT:
        return _has_stack(state, state.sides[seat].orders, card.stack)
    found = state.unit(unit)
    return found is not None and _has_stack(state, found.orders, card.stack)


def _has_stack(state: State, orders: list[int], stack: str) -> bool:
    for lying in orders:
        if state.rules.commands[order_card(lying)].stack == stack:
            return True
    return False


# -- carrying out ---------------------------------------------------------------------------------------


def reveal_round(state: State, log: list[Event] | None) -> None:
    """Both have named their cards: they leave the hands and wait for their turn, the priority player's first. Of
    identical cards on one subject the priority player's counts and the other goes back (Part 35)."""
    items: list[int] = []
    first = state.priority
    if log is not None:
        for seat in (first, 1 - first):
            log.append(RoundShown(seat, _shown(state, seat)))
    for seat in (first, 1 - first):
        side = state.sides[seat]
        back: list[int] = []
        for action in side.plan:
            if isinstance(action, Play):
                number = state.rules.command_numbers[action.slug]
                hands.take_command(state, seat, number)
                if seat != first and _is_taken(state, items, number, action.unit):
                    back.append(number)
                else:
                    items.append(agenda_item(seat, number, action.unit))
        for number in back:  # only now: all that were named have been seen
            hands.give_back(state, seat, number)
            if log is not None:
                log.append(TakenBack(seat, state.rules.commands[number].slug))
        side.plan = []
        side.is_done = False
    items.reverse()
    state.agenda = items


def _shown(state: State, seat: i64) -> tuple[tuple[str, str | None], ...]:
    return tuple(
        [
            (action.slug, None if action.unit == NO_UNIT else unit_name(action.unit))
            for action in state.sides[seat].plan
            if isinstance(action, Play)
        ]
    )


def _is_taken(state: State, items: list[int], number: i64, unit: i64) -> bool:
    commands = state.rules.commands
    if unit == NO_UNIT:
        return False
    for item in items:
        if item_unit(item) == unit and commands[item_card(item)].stack == commands[number].stack:
            return True
    return False


def carry_out(state: State, log: list[Event] | None) -> None:
    """Go on with the card that comes next."""
    item = state.agenda.pop()
    seat, number, name = item_seat(item), item_card(item), item_unit(item)
    card = state.rules.commands[number]
    unit = None if name == NO_UNIT else state.unit(name)
    if item & LAID == 0:
        if not card.target.is_none and (unit is None or not _still_fits(state, seat, card, unit)):
            state.discards[number] += 1
            if log is not None:
                log.append(Fizzled(seat, card.slug))
            return
        if log is not None:
            log.append(Played(seat, card.slug, None if unit is None else unit_name(unit.name)))
        _lay(state, seat, number, card, unit)
        item |= LAID
    at = item_effect(item)
    if at + 1 < len(card.effects):
        state.agenda.append(item + (1 << 24))
    if at < len(card.effects):
        _do(state, seat, card.effects[at], unit, log)


def _still_fits(state: State, seat: i64, card: CommandCard, unit: Unit) -> bool:
    which = card.target
    if which.pick == PICK_OWNER and ((which.side == OWN) != (unit.seat == seat)) and which.side != ANY:
        return False
    return fits(state, which, unit)


def _lay(state: State, seat: i64, number: i64, card: CommandCard, unit: Unit | None) -> None:
    """SP-CMD-2, SP-CMD-9, SP-CMD-10: where the card lies from now on."""
    kind = card.duration
    if kind == FOR_ATTACK:
        state.cards.append(played_for(number, NO_UNIT if unit is None else unit.name))
    elif kind == FOR_TURN or kind == FOR_TURNS or kind == FOR_UNIT:
        left = PERMANENT if kind == FOR_UNIT else 1 + (card.turns if kind == FOR_TURNS else 0)
        if unit is None:
            state.sides[seat].orders.append(order(number, left))
        else:
            unit.orders.append(order(number, left))
    else:
        state.discards[number] += 1


def _do(state: State, seat: i64, effect: Effect, unit: Unit | None, log: list[Event] | None) -> None:
    """One effect of a card. Those that last need nothing done: they are asked for (``modifiers.py``)."""
    kind = effect.kind
    if kind == DRAW_NOW:
        _draw_now(state, seat, effect)
    elif kind == REROLL:
        if state.unit(state.struck) is None:
            return  # nobody is hit any more: there is nothing to roll again
        if log is not None:
            log.append(Rerolled(unit_name(state.struck)))
        state.dice = []
        state.bonus = 0  # what was discarded belongs to the roll that does not count
        state.is_parried = True
        state.step = INTENSITY_DIE if total(state.sides[state.active].commands) == 0 else INTENSITY
    elif unit is not None and state.unit(unit.name) is unit:
        _do_to(state, seat, effect, unit, log)


def _do_to(state: State, seat: i64, effect: Effect, unit: Unit, log: list[Event] | None) -> None:
    kind = effect.kind
    scorer = NOBODY if unit.seat == seat else seat  # SP-VP-5
    if kind == DAMAGE_DEAL:
        state.focus = unit.name
        if effect.dice:
            state.drawer = seat
            state.ignores = effect.flag
            state.card_bonus = 0
            state.step = CARD_DIE if total(state.sides[seat].commands) == 0 else CARD_ROLL
        else:
            wounding.deal(state, unit, effect.amount, effect.flag, 0, scorer, log)
    elif kind == DAMAGE_REPAIR:
        _repair(state, unit, log)
    elif kind == CREW_KILL:
        kill_crew(state, unit, scorer, "SP-CMD-2", log)
    elif kind == CREW_BAIL:
        bail_crew(state, unit, scorer, log)
    elif kind == CAPTURE:
        if unit.seat == seat:
            return  # it has been captured by this very card
        if can_be_kept(state, unit):
            state.focus = unit.name
            state.drawer = seat
            state.step = CAPTURE_STEP
        else:
            capture(state, unit, seat, AIR, log)
    elif kind == FLIGHT_MOD:
        unit.flight = max(0, unit.flight + effect.amount)
    elif kind == BOMBS_REARM:
        unit.bombed = False
    elif kind == UNIT_RETURN:
        send_back(state, unit, "SP-CMD-2", log)
        settle(state, log, unit.seat if unit.line == FRONT else NOBODY)
    else:
        settle(state, log, NOBODY)  # a lasting effect can make declared attacks impossible


def _repair(state: State, unit: Unit, log: list[Event] | None) -> None:
    if unit.damage == NO_DAMAGE:
        return
    if unit.damage >= 0:
        state.damage_discards[unit.damage] += 1
    unit.damage = NO_DAMAGE
    unit.counter = FOR_GOOD
    unit.by_friends = False
    unit.endurance = state.card_of(unit).full
    if log is not None:
        log.append(Repaired(unit_name(unit.name)))


def _draw_now(state: State, seat: i64, effect: Effect) -> None:
    state.drawer = seat
    state.to_draw = effect.amount
    state.step = DRAW_UNIT if effect.flag else DRAW_COMMAND


def answer(state: State, seat: i64, action: Play, box: i64) -> None:
    """A card is played in the middle of an attack; then the flow goes on with *box*, where the same seat is asked
    again."""
    number = state.rules.command_numbers[action.slug]
    hands.take_command(state, seat, number)
    state.agenda.append(agenda_item(seat, number, action.unit))
    state.step = GOING_ON
    state.then = box


def end_attack_cards(state: State) -> None:
    """SP-CMD-10: cards for one attack go to the discards."""
    for played in state.cards:
        state.discards[played_card(played)] += 1
    state.cards = []


def is_silent(state: State, seat: i64, window: i64) -> bool:
    """Whether nothing is asked of *seat* in this window, by what everybody knows: no card of the set fits, or the seat
    has no Command card (Part 35)."""
    return not state.rules.opens(window) or total(state.sides[seat].commands) == 0
