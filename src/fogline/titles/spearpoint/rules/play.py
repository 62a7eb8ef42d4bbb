"""What an action does, by the step that waits for it. Then the flow goes on by itself (``flow.py``) until somebody is
asked again (``asking.py``)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules import (
    attacking,
    building,
    committing,
    declaring,
    drawing,
    flow,
    hands,
    refusing,
    windows,
)  # fmt: skip
from fogline.titles.spearpoint.rules.actions import (
    DONE,
    DRAW_COMMAND,
    ENOUGH,
    KEEP_FRONT,
    KEEP_REAR,
    PLAIN,
    SKIP,
    Action,
    Dice,
    Die,
    Fire,
    Named,
    OnUnit,
    Plain,
    Play,
    Roll,
    unit_name,
)  # fmt: skip
from fogline.titles.spearpoint.rules.asking import legal_list, to_act
from fogline.titles.spearpoint.rules.cards import AIR, FRONT, NO_CARD, REAR
from fogline.titles.spearpoint.rules.effects import COMMIT_REVEALED, DECLARE_REVEALED
from fogline.titles.spearpoint.rules.events import Event, IntensityRolled, Locked, Passed, Planned, PriorityGiven
from fogline.titles.spearpoint.rules.losing import capture
from fogline.titles.spearpoint.rules.modifiers import defense
from fogline.titles.spearpoint.rules.state import NOBODY, State
from fogline.titles.spearpoint.rules.steps import (
    ANSWER,
    BUILD,
    CAPTURE,
    CARD_DIE,
    CARD_ROLL,
    COMMIT,
    DAMAGE,
    DEAL,
    DECLARE,
    DICE,
    DRAW_UNIT,
    GOING_ON,
    INITIATIVE,
    INITIATIVE_DICE,
    INTENSITY_DIE,
    LIMIT,
    MUSTER,
    NAME,
    PARRY,
    PRIORITY,
    ROLL,
    SUPPORT,
    TO_ANSWER,
    TO_DECLARE,
    TO_INITIATIVE,
    TO_PARRY,
    TO_ROLL,
    TO_SUPPORT,
    TO_WOUND,
    WINDOW,
)  # fmt: skip
from fogline.titles.spearpoint.rules.steps import DRAW_COMMAND as DRAW_COMMAND_STEP
from fogline.titles.spearpoint.rules.wounding import deal, draw_damage


def apply(state: State, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Play *action* in place, or refuse it before anything has changed."""
    if seat not in to_act(state):
        raise NotYourTurn("chance" if seat == CHANCE else _seat_name(state, seat))
    if not _is_legal(state, seat, action):
        raise IllegalAction(refusing.clause(state, seat, action), action.text())
    carry_out(state, seat, action, log)


def carry_out(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """Play an action that is known to be legal."""
    _apply(state, seat, action, log)
    if state.step == GOING_ON:
        flow.go_on(state, log)


def _seat_name(state: State, seat: i64) -> str:
    return state.rules.seats[seat] if seat == 0 or seat == 1 else f"seat {seat}"


def _is_legal(state: State, seat: i64, action: Action) -> bool:
    if isinstance(action, Dice):
        return state.step == DICE or state.step == INITIATIVE_DICE
    if isinstance(action, Die):
        return state.step == INTENSITY_DIE or state.step == CARD_DIE
    for candidate in legal_list(state, seat):
        if candidate is action:
            return True
    return False


def _apply(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    step = state.step
    if isinstance(action, Dice):
        if step == DICE:
            attacking.roll_attack(state, action.first, action.second, log)
        else:
            attacking.roll_initiative(state, action.first, action.second, log)
    elif isinstance(action, Die):
        if step == INTENSITY_DIE:
            attacking.roll_intensity(state, action.number, log)
        else:
            _card_die(state, action.number, log)
    elif step == COMMIT or step == DECLARE or step == WINDOW:
        _plan(state, seat, action, log)
    elif isinstance(action, Named):
        _apply_named(state, seat, action, log)
    elif isinstance(action, Plain):
        _apply_plain(state, seat, action, log)
    elif isinstance(action, Fire):
        attacking.name_attack(state, action, log)
    elif isinstance(action, OnUnit):
        if step == NAME:
            attacking.name_assault(state, action.unit, log)
        else:
            attacking.choose_victim(state, action.unit, log)
    elif isinstance(action, Play):
        windows.answer(state, seat, action, _BOXES[step])
    else:
        assert isinstance(action, Roll)
        _roll(state, seat, action, log)


_BOXES: Final = {SUPPORT: TO_SUPPORT, ANSWER: TO_ANSWER, PARRY: TO_PARRY}
"""Where a seat is asked for another card."""


def _plan(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """Another line of a secret plan, or its end."""
    side, step = state.sides[seat], state.step
    if action is not PLAIN[DONE]:
        side.plan.append(action)
        if log is not None:
            log.append(Planned(seat, action.text()))
        return
    side.is_done = True
    if log is not None:
        log.append(Locked(seat, step, state.window))
    if not (state.sides[0].is_done and state.sides[1].is_done):
        return
    state.step = GOING_ON
    if step == COMMIT:
        committing.reveal(state, log)
        flow.open_window(state, COMMIT_REVEALED, TO_DECLARE, log)
    elif step == DECLARE:
        declaring.reveal(state, log)
        flow.open_window(state, DECLARE_REVEALED, TO_INITIATIVE, log)
    else:
        windows.reveal_round(state, log)


def _apply_named(state: State, seat: i64, action: Named, log: list[Event] | None) -> None:
    step, rules = state.step, state.rules
    if step == BUILD:
        building.pick(state, seat, rules.unit_numbers[action.slug], log)
    elif step == MUSTER:
        building.hold(state, seat, rules.unit_numbers[action.slug], log)
    elif step == DEAL:
        hands.deal(state, state.drawer, rules.command_numbers[action.slug], log)
        state.step = GOING_ON
    elif step == PRIORITY:
        state.priority = rules.seats.index(action.slug)
        if log is not None:
            log.append(PriorityGiven(state.priority))
        state.step = GOING_ON
    elif step == DAMAGE:
        state.step = GOING_ON
        draw_damage(state, rules.damage_numbers[action.slug], log)
    elif step == DRAW_COMMAND_STEP:
        hands.draw_command(state, state.drawer, rules.command_numbers[action.slug], log)
        _drawn(state, log)
    elif step == DRAW_UNIT:
        hands.draw_unit(state, state.drawer, rules.unit_numbers[action.slug], log)
        _drawn(state, log)
    else:
        assert step == LIMIT
        if drawing.put_away(state, seat, action, log):
            flow.end_turn(state, log)


def _drawn(state: State, log: list[Event] | None) -> None:
    """A card has come up; another may be due."""
    state.to_draw -= 1
    if state.to_draw > 0:
        drawing.prepare(state, log)
    if state.to_draw == 0:
        state.step = GOING_ON


def _apply_plain(state: State, seat: i64, action: Plain, log: list[Event] | None) -> None:
    step = state.step
    if step == BUILD or step == MUSTER:
        state.sides[seat].is_done = True
        if log is not None:
            log.append(Locked(seat, step, state.window))
        if state.sides[0].is_done and state.sides[1].is_done:
            state.step = GOING_ON
    elif step == SUPPORT or step == ANSWER or step == PARRY:
        state.step = GOING_ON
        state.then = TO_ANSWER if step == SUPPORT else (TO_ROLL if step == ANSWER else TO_WOUND)
        if log is not None:
            log.append(Passed(seat, step))
    elif step == CAPTURE:
        unit = state.unit(state.focus)
        assert unit is not None
        line = FRONT if action.verb == KEEP_FRONT else (REAR if action.verb == KEEP_REAR else AIR)
        state.step = GOING_ON
        capture(state, unit, seat, line, log)
    elif action.verb == SKIP or action.verb == ENOUGH:
        drawing.decline(state, seat, all_of_them=action.verb == ENOUGH, log=log)
        state.step = GOING_ON
    else:
        drawing.begin_drawing(state, seat, command=action.verb == DRAW_COMMAND, log=log)
        if state.to_draw == 0:
            state.step = GOING_ON


def _roll(state: State, seat: i64, action: Roll, log: list[Event] | None) -> None:
    """A roll is due: with a card discarded for it, or without."""
    card = state.rules.command_numbers[action.slug] if action.slug else NO_CARD
    if state.step == INITIATIVE:
        side = state.sides[seat]
        side.discard = card
        side.is_done = True
        if log is not None:
            log.append(Locked(seat, INITIATIVE, state.window))
        if state.sides[0].is_done and state.sides[1].is_done:
            attacking.show_discards(state, log)
        return
    bonus: i64 = 0
    if card != NO_CARD:
        hands.spend(state, seat, card, log)
        bonus = 1
    if state.step == CARD_ROLL:
        state.card_bonus = bonus
        state.step = CARD_DIE
    else:
        state.bonus = bonus
        state.step = DICE if state.step == ROLL else INTENSITY_DIE


def _card_die(state: State, number: i64, log: list[Event] | None) -> None:
    """The die of a card that deals damage; as it falls it is the base Intensity as well (SP-SURV-4)."""
    unit = state.unit(state.focus)
    assert unit is not None
    state.step = GOING_ON
    damage = number + state.card_bonus
    state.card_bonus = 0
    if log is not None:
        reduced = 0 if state.ignores else defense(state, unit, None)
        log.append(IntensityRolled(unit_name(unit.name), (number,), damage, reduced, "SP-DMG-17"))
    deal(state, unit, damage, state.ignores, number, NOBODY if unit.seat == state.drawer else state.drawer, log)
