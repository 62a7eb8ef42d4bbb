"""Command cards: when and on whom they can be played (SP-CMD, Part 35).

A *round* (after commitment, after declaration, before draws) is secret and simultaneous: both seats name cards, all are
shown together, and those of the priority player are carried out first. In an attack, the attacker plays cards when
naming it; the other seat is asked before the dice and, if its own Unit is hit, after the Intensity roll. Cards to be
carried out wait on the agenda.
"""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import actions, cards, hands, modifiers, steps, victory
from fogline.titles.spearpoint.rules.actions import DONE, NO_UNIT, PASS, PLAIN, Action, Play, unit_name
from fogline.titles.spearpoint.rules.events import Event, Passed, RoundShown, TakenBack
from fogline.titles.spearpoint.rules.hands import write_line
from fogline.titles.spearpoint.rules.stage import Stage
from fogline.titles.spearpoint.rules.state import ONE, State, total, undone


def plays(state: State, seat: i64, window: i64) -> list[Action]:
    """Every way for *seat* to play a card from its hand in this window, with every possible target. Cards named in this
    round no longer count as in hand."""
    found: list[Action] = []
    side = state.sides[seat]
    for number in state.rules.by_window[window]:
        if side.commands[number] == 0:
            continue
        card = state.rules.commands[number]
        if side.commands[number] <= _named(state, seat, card.slug):
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


def subjects(state: State, seat: i64, card: cards.CommandCard) -> list[int]:
    """The possible targets of a card: names of Units, or only NO_UNIT if it has no target."""
    which = card.target
    if which.is_none:
        return [NO_UNIT]
    found: list[int] = []
    for unit in state.units:
        if which.pick == cards.PICK_ATTACKER and unit.name != state.attacker:
            continue
        if which.pick == cards.PICK_TARGET and unit.name != state.struck:
            continue
        if which.side == cards.OWN and unit.seat != seat:
            continue
        if which.side == cards.ENEMY and unit.seat == seat:
            continue
        if modifiers.fits(state, which, unit):
            found.append(unit.name)
    return found


def is_idle(state: State, card: cards.CommandCard, unit: i64, window: i64) -> bool:
    """SP-CMD-7: a card for this attack is idle if all its effects are."""
    if card.duration != cards.FOR_ATTACK:
        return False
    for effect in card.effects:
        if not _is_idle_effect(state, effect, unit, window):
            return False
    return True


def _is_idle_effect(state: State, effect: cards.Effect, unit: i64, window: i64) -> bool:
    """Whether an effect is idle: one for a weapon while the other fires; more rolls in an Assault (SP-ASLT-3), after
    the dice, or on anybody but the attacker."""
    if effect.weapon != 0 and state.weapon != 0 and effect.weapon != state.weapon:
        return True
    if effect.kind != cards.RATE_MOD:
        return False
    return state.weapon == 0 or window == cards.DAMAGE_ROLLED or unit != state.attacker


def is_identical_active(state: State, seat: i64, card: cards.CommandCard, unit: i64) -> bool:
    """SP-CMD-8: whether a card of the same stack is in force for the same subject, or named for it in this round."""
    commands = state.rules.commands
    for action in state.sides[seat].plan:
        if isinstance(action, Play) and action.unit == unit:
            other = commands[state.rules.command_numbers[action.slug]]
            if other.stack == card.stack:
                return True
    for played in state.cards:
        if modifiers.subject_of(played) == unit and commands[modifiers.played_card(played)].stack == card.stack:
            return True
    if unit == NO_UNIT:
        return _has_stack(state, state.sides[seat].orders, card.stack)
    found = state.unit(unit)
    return found is not None and _has_stack(state, found.orders, card.stack)


def _has_stack(state: State, orders: list[int], stack: str) -> bool:
    for lying in orders:
        if state.rules.commands[modifiers.order_card(lying)].stack == stack:
            return True
    return False


def reveal_round(state: State, log: list[Event] | None) -> None:
    """Move the cards that both seats have named from the hands to the agenda. Of identical cards on one subject, that
    of the priority player counts and the other goes back (Part 35)."""
    items: list[int] = []
    first = state.priority
    if log is not None:
        for seat in (first, 1 - first):
            shown = [(action.slug, None if action.unit == NO_UNIT else unit_name(action.unit))
                     for action in state.sides[seat].plan if isinstance(action, Play)]  # fmt: skip
            log.append(RoundShown(seat, tuple(shown)))
    for seat in (first, 1 - first):
        side = state.sides[seat]
        back: list[int] = []
        for action in side.plan:
            if isinstance(action, Play):
                number = state.rules.command_numbers[action.slug]
                hands.take_command(state, seat, number)
                if seat != first and action.unit != NO_UNIT and _has_item(state, items, number, action.unit):
                    back.append(number)
                else:
                    items.append(modifiers.agenda_item(seat, number, action.unit))
        for number in back:  # only now: all named cards have been seen
            hands.give_back(state, seat, number)
            if log is not None:
                log.append(TakenBack(seat, state.rules.commands[number].slug))
        side.plan = []
        side.is_done = False
    items.reverse()
    state.agenda = items


def _has_item(state: State, items: list[int], number: i64, unit: i64) -> bool:
    """Whether a card of the same stack is to be carried out on that Unit."""
    commands = state.rules.commands
    for item in items:
        if modifiers.subject_of(item) == unit and commands[modifiers.item_card(item)].stack == commands[number].stack:
            return True
    return False


def answer(state: State, seat: i64, action: Play, box: i64) -> None:
    """Play a card in the middle of an attack; the flow continues with *box*, which asks the same seat again."""
    number = state.rules.command_numbers[action.slug]
    hands.take_command(state, seat, number)
    state.agenda.append(modifiers.agenda_item(seat, number, action.unit))
    state.step = steps.GOING_ON
    state.then = box


def end_attack_cards(state: State) -> None:
    """SP-CMD-10: discard the cards that were for one attack."""
    for played in state.cards:
        state.discards[modifiers.played_card(played)] += 1
    state.cards = []


def is_silent(state: State, seat: i64, window: i64) -> bool:
    """Whether it is public that *seat* has nothing for this window: no card of the set fits, or its hand is empty (Part
    35)."""
    return not state.rules.opens(window) or total(state.sides[seat].commands) == 0


def open_window(state: State, window: i64, then: i64, log: list[Event] | None) -> None:
    """Open a round for Command cards, unless the game is won or it is public that nobody can play one (Part 35)."""
    victory.check_goals(state, at_turn_end=False, log=log)
    state.then = then
    state.window = window
    for seat in range(2):
        state.sides[seat].is_done = is_silent(state, seat, window)
    if state.sides[0].is_done and state.sides[1].is_done:
        state.sides[0].is_done = state.sides[1].is_done = False
    elif state.step != steps.OVER:
        state.step = steps.WINDOW


def open_now(state: State) -> i64:
    if state.step == steps.WINDOW:
        return state.window
    return cards.DAMAGE_ROLLED if state.step == steps.PARRY else cards.ATTACK_NOMINATED


def _refuse_play(state: State, seat: i64, action: Play) -> str:
    rules = state.rules
    number = rules.command_numbers.get(action.slug, cards.NO_CARD)
    if number == cards.NO_CARD or state.sides[seat].commands[number] == 0:
        return "SP-CMD-1"
    card = rules.commands[number]
    window = open_now(state)
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


_AGAIN: Final = {steps.SUPPORT: steps.TO_SUPPORT, steps.ANSWER: steps.TO_ANSWER, steps.PARRY: steps.TO_PARRY}
"""For each step in the middle of an attack, where the flow continues after a card was played."""
_NEXT: Final = {steps.SUPPORT: steps.TO_ANSWER, steps.ANSWER: steps.TO_ROLL, steps.PARRY: steps.TO_WOUND}
"""For each of these steps, where the flow continues after the seat has passed."""


@final
class Windows(Stage):
    """The steps for Command cards in a round, and in the middle of an attack."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Both seats in a round; in an attack first the attacker, then the other seat, then the owner of the Unit that
        was hit."""
        step = state.step
        if step == steps.WINDOW:
            return undone(state)
        if step == steps.SUPPORT:
            return ONE[state.active]
        if step == steps.ANSWER:
            return ONE[1 - state.active]
        struck = state.in_play(state.struck)
        return ONE[struck.seat]

    def legal_actions(self, state: State, seat: i64) -> list[Action]:
        ending = PASS if state.step == steps.ANSWER or state.step == steps.PARRY else DONE
        return [*plays(state, seat, open_now(state)), PLAIN[ending]]

    def clause(self, state: State, seat: i64, action: Action) -> str:
        return _refuse_play(state, seat, action) if isinstance(action, Play) else ""

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        """Name a card for the round, play it on the attack, or pass."""
        step = state.step
        if step == steps.WINDOW:
            if write_line(state, seat, action, log):
                state.step = steps.GOING_ON
                reveal_round(state, log)
        elif isinstance(action, Play):
            answer(state, seat, action, _AGAIN[step])
        else:
            state.step = steps.GOING_ON
            state.then = _NEXT[step]
            if log is not None:
                log.append(Passed(seat, step))


WINDOWS: Final = Windows()
