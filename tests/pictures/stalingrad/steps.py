"""The state of the game: the turn, the step, the cards turned up for it, and who is ready."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.titles.scope.grid import BIT, NEIGHBOURS, SQUARE
from fogline.titles.scope.position import AMONG, NOWHERE, remember
from fogline.titles.stalingrad.rules.cards import (
    CELL_NAMES,
    EMPTY_AREA,
    GERMAN,
    INFANTRY,
    KINDS,
    MACHINE_GUN,
    NO_CARD,
    SIDES,
    SOVIET,
    card_name,
    front_of,
)  # fmt: skip
from fogline.titles.stalingrad.rules.pictures import slot_name
from fogline.titles.stalingrad.rules.play import can_deploy, legal, to_act
from fogline.titles.stalingrad.rules.state import State, show
from fogline.titles.stalingrad.rules.steps import ACTION, CLOSE, GUN, LOOK, OVER, SET_UP, SHOT, TAKE
from fogline.titles.stalingrad.rules.steps import NAMES as STEPS
from fogline.titles.stalingrad.rules.tables import SNIPERS, UNITS, Rules
from fogline.titles.stalingrad.rules.units import guns_of
from tests.pictures.scope import Line, read_step_name
from tests.pictures.stalingrad.lines import Drawing, Pair

_STEP_CELLS: Final = {SHOT: (1, 1), GUN: (1, 2), TAKE: (2, 2), LOOK: (1, 1)}
"""How many cells a step names, at least and at most."""


def read_step(drawing: Drawing) -> tuple[int, int, int, int]:
    """The step, its cell, its Quadrant and its Machine Gun."""
    usual = ACTION
    if "outcome" in drawing.lines:
        usual = OVER
    elif drawing.has_gaps():
        usual = SET_UP
    line = drawing.line("step", STEPS[usual])
    step = read_step_name(line, STEPS, ended="outcome" in drawing.lines)
    words = line.words()[1:]
    least, most = _STEP_CELLS.get(step, (0, 0))
    if len(words) < least or len(words) > most:
        wanted = str(least) if least == most else f"{least} or {most}"
        raise line.error(f"{STEPS[step]} names {wanted} cells, here are {len(words)}")
    cells = [drawing.place(line, word) for word in words] + [NOWHERE, NOWHERE]
    if step == TAKE:
        return step, cells[0], cells[1], NOWHERE
    return step, cells[0], NOWHERE, cells[1]


def read_slot(drawing: Drawing, rules: Rules) -> int:
    """The number of the turn in the round. A side's name stands for its first turn."""
    line = drawing.line("to act" if "to act" in drawing.lines else "last to act", SIDES[GERMAN])
    names = [slot_name(rules, slot) for slot in range(len(rules.slot_sides))]
    if line.text in names:
        return names.index(line.text)
    for slot in range(len(names)):
        if line.text == SIDES[rules.slot_sides[slot]]:
            return slot
    raise line.error(f"{line.text!r} is not one of {', '.join(names)}")


def read_shot_cards(drawing: Drawing, rules: Rules) -> Pair:
    """The Quadrants of the Shot Cards."""
    corners = [NOWHERE, NOWHERE]
    line = drawing.line("shot card")
    words = line.words()
    if len(words) % 2 != 0:
        raise line.error(f"expected e.g. 'german G1c, soviet S2a', found {line.text!r}")
    for at in range(0, len(words), 2):
        side = line.one_of(words[at], SIDES)
        corner = drawing.place(line, words[at + 1])
        if corner not in list(rules.front_quadrants[side]):
            raise line.error(f"{CELL_NAMES[corner]} is not a Quadrant of the {words[at]} Front")
        corners[side] = corner
    return corners[GERMAN], corners[SOVIET]


def read_ready(drawing: Drawing, step: int) -> Pair:
    """1 for a side that has confirmed its set-up."""
    if step != SET_UP:
        return 1, 1
    line = drawing.line("ready")
    names = line.words()
    for name in names:
        line.one_of(name, SIDES)
    for cell, card in drawing.cards.items():
        if card == NO_CARD and SIDES[front_of(cell)] in names:
            raise line.error(f"{CELL_NAMES[cell]} is still to be filled")
    ready = [1 if name in names else 0 for name in SIDES]
    if sum(ready) == 2:
        raise line.error("when both are ready, set-up is over")
    return ready[GERMAN], ready[SOVIET]


def turn_up(drawing: Drawing, state: State) -> None:
    """Show what the step has revealed; refuse an impossible step."""
    rules = state.rules
    side = state.side()
    line = drawing.line("step" if "step" in drawing.lines else "to act")
    division = rules.slot_divisions[state.slot]
    if state.step not in (ACTION, SHOT) and (not rules.advanced or division == SNIPERS):
        raise line.error("this comes in advanced mode only, and never in a Snipers Division's turn")
    if state.step == SHOT and division == UNITS:
        raise line.error("a Units Division does not search")
    if state.step == LOOK and not rules.one_by_one:
        raise line.error("this comes only if recognition-reveal is sequential")
    if state.step == GUN and rules.declared_gun != (state.gun != NOWHERE):
        raise line.error("the Machine Gun is named if, and only if, offensive-fire-gun is declared")
    if state.step == CLOSE and not can_deploy(state, side):
        raise line.error("there is nothing left to decide: no DEPLOYMENT can follow")
    if state.step in (SHOT, GUN, LOOK):
        card = state.cells[state.focus]
        if card // KINDS != 1 - side or (card % KINDS == EMPTY_AREA and state.step != LOOK):
            raise line.error(f"{card_name(card)} on {CELL_NAMES[state.focus]} is not a target to decide about")
        if state.step == GUN:
            near = guns_of(state, side) & NEIGHBOURS[state.focus]
            if near == 0 or (state.gun != NOWHERE and near & BIT[state.gun] == 0):
                raise line.error(f"there is no {SIDES[side]} Machine Gun next to {CELL_NAMES[state.focus]}")
            remember(state, AMONG, side, NOWHERE, MACHINE_GUN, NEIGHBOURS[state.focus] & state.held(side))
        show(state, state.focus)
    elif state.step == TAKE:
        _turn_up_assault(state, side, line)
    if len(legal(state, to_act(state)[0])) == 0:
        raise line.error(f"{slot_name(rules, state.slot)} can do nothing")


def _turn_up_assault(state: State, side: i64, line: Line) -> None:
    square: i64 = SQUARE[state.quadrant]
    if square == 0 or square & ~state.rules.battlefield != 0:
        raise line.error(f"{CELL_NAMES[state.quadrant]} is not a Quadrant: it would reach beyond the battlefield")
    if state.cells[state.focus] != side * KINDS + INFANTRY or square & BIT[state.focus] == 0:
        raise line.error(f"no {SIDES[side]} Infantry is on {CELL_NAMES[state.focus]} and in that Quadrant")
    show(state, state.focus)
    for cell in state.rules.cells:
        if square & BIT[cell] != 0 and state.cells[cell] // KINDS != side:
            if state.cells[cell] % KINDS == MACHINE_GUN:
                raise line.error(f"the Machine Gun on {CELL_NAMES[cell]} has stopped that ASSAULT")
            show(state, cell)
