"""The flow chart between two questions (SP-TURN-5): it goes on by itself until somebody is asked.

Command cards on the agenda are carried out, and the box of the chart that ``state.then`` names is entered.
"""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules import attacking, building, drawing, victory, windows
from fogline.titles.spearpoint.rules.effects import ATTACK_NOMINATED, DAMAGE_ROLLED, DRAW_OPEN
from fogline.titles.spearpoint.rules.events import Event, TurnBegan
from fogline.titles.spearpoint.rules.state import NOBODY, State
from fogline.titles.spearpoint.rules.steps import (
    ANSWER,
    BUILD,
    COMMIT,
    DEAL,
    DECLARE,
    DRAW,
    DRAW_COMMAND,
    DRAW_UNIT,
    GOING_ON,
    IN_COMBAT,
    IN_COMMITMENT,
    IN_DECLARATION,
    LIMIT,
    MUSTER,
    OVER,
    PARRY,
    PRIORITY,
    SUPPORT,
    TO_ANSWER,
    TO_BUILD,
    TO_COMMIT,
    TO_DEAL,
    TO_DECLARE,
    TO_DRAW,
    TO_DRAWING,
    TO_FIELD,
    TO_INITIATIVE,
    TO_LIMIT,
    TO_MUSTER,
    TO_NAME,
    TO_NEXT_ROLL,
    TO_PARRY,
    TO_ROLL,
    TO_SUPPORT,
    TO_WOUND,
    WINDOW,
)  # fmt: skip


def begin(state: State, log: list[Event] | None) -> None:
    """Go on from a fresh position as far as nobody is asked."""
    state.step = GOING_ON
    go_on(state, log)


def go_on(state: State, log: list[Event] | None) -> None:
    """Until somebody is asked. A Situation's goals are looked at after everything that happens (SP-WIN-5)."""
    victory.check_goals(state, at_turn_end=False, log=log)
    while state.step == GOING_ON:
        if state.agenda:
            windows.carry_out(state, log)
            if state.step == DRAW_COMMAND or state.step == DRAW_UNIT:
                drawing.prepare(state, log)
                if state.to_draw == 0:
                    state.step = GOING_ON
        else:
            _enter(state, log)
        victory.check_goals(state, at_turn_end=False, log=log)


def _enter(state: State, log: list[Event] | None) -> None:
    """The box of the chart that comes next."""
    box = state.then
    if box < TO_COMMIT:
        _enter_setup(state, box, log)
    elif box == TO_COMMIT:
        _begin_turn(state, log)
    elif box == TO_DECLARE:
        state.phase = IN_DECLARATION
        state.step = DECLARE
    elif box == TO_INITIATIVE:
        state.phase = IN_COMBAT
        attacking.begin_initiative(state)
    elif box == TO_NAME:
        if not attacking.begin_naming(state):
            _end_combat(state, log)
    elif box == TO_NEXT_ROLL:
        _next_roll(state, log)
    elif box < TO_WOUND:
        _enter_attack(state, box, log)
    elif box == TO_WOUND:
        attacking.apply_hit(state, log)
    elif box == TO_DRAW:
        drawing.begin_draws(state)
        state.then = TO_DRAWING
    elif box == TO_DRAWING:
        if drawing.wants_draw(state, 0) or drawing.wants_draw(state, 1):
            state.step = DRAW
        else:
            state.then = TO_LIMIT
    elif drawing.begin_limits(state):
        state.step = LIMIT
    else:
        end_turn(state, log)


def _enter_setup(state: State, box: i64, log: list[Event] | None) -> None:
    """SP-SETUP: decks, starting hands, the Battle Area of a Situation, Command cards, priority."""
    if box == TO_BUILD:
        state.then = TO_MUSTER
        if building.begin_build(state):
            state.step = BUILD
    elif box == TO_MUSTER:
        state.then = TO_FIELD
        building.show_lists(state, log)
        if building.begin_muster(state):
            state.step = MUSTER
    elif box == TO_FIELD:
        state.then = TO_DEAL
        building.field(state, log)
    else:
        drawer = building.next_dealt(state)
        if drawer == NOBODY:
            state.then = TO_COMMIT
            state.step = PRIORITY
        else:
            state.drawer = drawer
            state.step = DEAL


def _enter_attack(state: State, box: i64, log: list[Event] | None) -> None:
    """The windows of an attack. Who is asked follows from what everybody knows (Part 35)."""
    if box == TO_SUPPORT:
        state.then = TO_ANSWER
        if attacking.can_go_on(state) and not windows.is_silent(state, state.active, ATTACK_NOMINATED):
            state.step = SUPPORT
    elif box == TO_ANSWER:
        state.then = TO_ROLL
        if attacking.can_go_on(state) and not windows.is_silent(state, 1 - state.active, ATTACK_NOMINATED):
            state.step = ANSWER
    elif box == TO_ROLL:
        attacking.recheck_rate(state)
        _next_roll(state, log)
    else:
        assert box == TO_PARRY
        state.then = TO_WOUND
        struck = state.unit(state.struck)
        if struck is not None and not windows.is_silent(state, struck.seat, DAMAGE_ROLLED):
            state.step = PARRY


def open_window(state: State, window: i64, then: i64, log: list[Event] | None) -> None:
    """A round for Command cards, unless the game is won or nobody can be asked by what everybody knows (Part 35)."""
    victory.check_goals(state, at_turn_end=False, log=log)
    state.then = then
    state.window = window
    for seat in range(2):
        state.sides[seat].is_done = windows.is_silent(state, seat, window)
    if state.sides[0].is_done and state.sides[1].is_done:
        state.sides[0].is_done = state.sides[1].is_done = False
    elif state.step != OVER:
        state.step = WINDOW


def _begin_turn(state: State, log: list[Event] | None) -> None:
    state.turn += 1
    state.phase = IN_COMMITMENT
    state.is_quiet = True
    state.step = COMMIT
    if log is not None:
        log.append(TurnBegan(state.turn))


def _next_roll(state: State, log: list[Event] | None) -> None:
    if attacking.can_go_on(state):
        attacking.begin_roll(state)
    else:
        attacking.end_attack(state, log)


def _end_combat(state: State, log: list[Event] | None) -> None:
    drawing.end_combat(state, log)
    if state.step != OVER:
        open_window(state, DRAW_OPEN, TO_DRAW, log)


def end_turn(state: State, log: list[Event] | None) -> None:
    """SP-DRAW-11: the next Turn begins, unless the game is over."""
    state.step = GOING_ON
    state.then = TO_COMMIT
    drawing.end_turn(state, log)
