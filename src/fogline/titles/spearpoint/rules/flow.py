"""The flow chart between two questions (SP-TURN-5): it is followed until somebody is asked.

Command cards on the agenda are carried out, and the box of the chart that ``state.then`` names is entered: the module
of the box knows how (``steps.MODULE_OF_BOX``).
"""

from __future__ import annotations

from fogline.titles.spearpoint.rules import (
    attacking,
    building,
    carrying,
    committing,
    declaring,
    drawing,
    initiative,
    victory,
    wounding,
)
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import (
    BY_ATTACKING,
    BY_COMMITTING,
    BY_DECLARING,
    BY_DRAWING,
    BY_INITIATIVE,
    BY_WOUNDING,
    DRAW_COMMAND,
    DRAW_UNIT,
    GOING_ON,
    MODULE_OF_BOX,
)


def begin(state: State, log: list[Event] | None) -> None:
    """Go on from a fresh position as far as nobody is asked."""
    state.step = GOING_ON
    go_on(state, log)


def go_on(state: State, log: list[Event] | None) -> None:
    """Until somebody is asked. A Situation's goals are looked at after everything that happens (SP-WIN-5)."""
    victory.check_goals(state, at_turn_end=False, log=log)
    while state.step == GOING_ON:
        if state.agenda:
            carrying.carry_out(state, log)
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
    module = MODULE_OF_BOX[box]
    if module == BY_ATTACKING:
        attacking.enter(state, box, log)
    elif module == BY_WOUNDING:
        wounding.enter(state, box, log)
    elif module == BY_DRAWING:
        drawing.enter(state, box, log)
    elif module == BY_COMMITTING:
        committing.enter(state, log)
    elif module == BY_DECLARING:
        declaring.enter(state)
    elif module == BY_INITIATIVE:
        initiative.enter(state)
    else:
        building.enter(state, box, log)
