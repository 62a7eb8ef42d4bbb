"""The state of the game: the step, the units turned up for it, and who is ready."""

from __future__ import annotations

from typing import Final, NamedTuple

from fogline.kernel.arrays import i64
from fogline.titles.panzer.rules.cards import AMERICAN, CELL_NAMES, CODES, FOREST, GERMAN, SIDES, side_of
from fogline.titles.panzer.rules.exploration import observed
from fogline.titles.panzer.rules.fire import can_shoot, forget_shot, hand_of, keep_shot, turn_up
from fogline.titles.panzer.rules.movement import may_move
from fogline.titles.panzer.rules.play import legal, to_act
from fogline.titles.panzer.rules.state import ALIVE, AT, FROM, GUN, KILLED, RUN, SIZE, State
from fogline.titles.panzer.rules.steps import ACTION, DEPLOY, DRAW, FOLLOW, LIGHT, OVER, SHOOT, SQUAD
from fogline.titles.panzer.rules.steps import NAMES as STEPS
from fogline.titles.scope.grid import BIT, SQUARE, size_of
from fogline.titles.scope.position import NOWHERE
from tests.pictures.panzer.lines import Drawing
from tests.pictures.scope import Line, read_step_name

_CELLS: Final = {FOLLOW: (1,), LIGHT: (1,), SHOOT: (1, 2), DRAW: (2,), OVER: (0, 2)}
"""How many cells a step names."""


class Step(NamedTuple):
    """The content of the ``step`` line."""

    step: int
    focus: int
    quadrant: int
    gun: int
    found: bool
    tank: bool
    """Whether a light tank has searched."""


def read_step(drawing: Drawing) -> Step:
    """The step, its target, quadrant and shooter."""
    line = drawing.line("step", STEPS[OVER if "outcome" in drawing.lines else ACTION])
    step = read_step_name(line, STEPS, ended="outcome" in drawing.lines)
    words = line.words()[1:]
    found = "found" in words
    words = [word for word in words if word != "found"]
    quadrant = NOWHERE
    if "quadrant" in words[:-1]:
        at = words.index("quadrant")
        quadrant = drawing.place(line, words[at + 1])
        words = words[:at] + words[at + 2 :]
    cells = [drawing.place(line, word) for word in words]
    allowed = _CELLS.get(step, (0,))
    if len(cells) not in allowed:
        wanted = " or ".join([str(number) for number in allowed])
        raise line.error(f"{STEPS[step]} names {wanted} cells, here are {len(cells)}")
    if (found and len(cells) == 0) or ((found or quadrant != NOWHERE) and step not in (SHOOT, DRAW, OVER)):
        raise line.error(f"{STEPS[step]} takes neither 'found' nor 'quadrant'")
    if step in (FOLLOW, LIGHT):
        return Step(step, NOWHERE, cells[0], NOWHERE, found=False, tank=False)
    cells += [NOWHERE, NOWHERE]
    if step == SHOOT:
        return Step(step, cells[0], quadrant, cells[1], found, tank=cells[1] != NOWHERE or quadrant != NOWHERE)
    return Step(step, cells[1], quadrant, cells[0], found, tank=step == DRAW and quadrant != NOWHERE)


def read_ready(drawing: Drawing, step: int) -> tuple[int, int]:
    """1 for a side that has confirmed its squad, or its deployment."""
    line = drawing.line("ready")
    sides = [line.one_of(word, SIDES) for word in line.words()]
    if sides and step not in (SQUAD, DEPLOY):
        raise line.error("nobody waits for the other except during squads and deployment")
    if len(set(sides)) == 2:
        raise line.error(f"when both are ready, {STEPS[step]} is over")
    return int(AMERICAN in sides), int(GERMAN in sides)


def settle(drawing: Drawing, state: State, planned: Step) -> None:
    """Put the position into its step and show what the step has revealed; refuse an impossible step."""
    line = drawing.line("step" if "step" in drawing.lines else "to act")
    state.focus = planned.focus
    state.quadrant = planned.quadrant
    state.gun = planned.gun
    state.found = planned.found
    if state.step <= DEPLOY:
        _refuse_unready(drawing, state)
        return
    if state.step == OVER:
        state.fired = planned.gun != NOWHERE
        return
    _refuse_won(line, state)
    side = state.side()
    if state.step == FOLLOW or state.step == LIGHT:
        _refuse_quadrant(line, state, side)
    if state.step == SHOOT or state.step == DRAW:
        _turn_up_target(line, state, side, planned)
    if state.step == DRAW:
        _fire(line, state, side)
    if len(legal(state, to_act(state)[0])) == 0:
        raise line.error(f"the {SIDES[side]} side can do nothing")


def _refuse_unready(drawing: Drawing, state: State) -> None:
    """A side that has confirmed has chosen a unit, or deployed all of them."""
    for side in (AMERICAN, GERMAN):
        name = SIDES[side]
        chosen = state.sides[SIZE + side]
        left = chosen - size_of(state.units_of(side))
        ready = name in drawing.line("ready").words()
        if chosen == 0 and (ready or state.step == DEPLOY):
            raise drawing.line("squads").error(f"the {name} side has chosen no unit (AMB-06)")
        if ready and state.step == DEPLOY and left > 0:
            raise drawing.lines["ready"].error(f"the {name} side has {left} units still to deploy (PZ-DEPLOY-1)")


def _refuse_won(line: Line, state: State) -> None:
    """Refuse a position in which the game would be over (Part 11)."""
    for side in (AMERICAN, GERMAN):
        if state.sides[ALIVE + side] == 0:
            raise line.error(f"the {SIDES[side]} side has no unit: the game is over (PZ-WIN-1)")
        row: i64 = state.rules.homes[1 - side]
        if row & ~state.held(side) == 0 and state.units_of(side) & row != 0:
            raise line.error(f"the {SIDES[side]} side has cut the supply line: the game is over (PZ-WIN-2)")


def _refuse_quadrant(line: Line, state: State, side: i64) -> None:
    corner = state.quadrant
    if SQUARE[corner] == 0 or SQUARE[corner] & ~state.rules.board != 0:
        raise line.error(f"{CELL_NAMES[corner]} is not a quadrant: it would reach beyond the battlefield")
    if not may_move(state, side, corner):
        raise line.error(f"the quadrant {CELL_NAMES[corner]} is not wholly {SIDES[side]} (PZ-MOVE-1)")
    if state.step == LIGHT and state.shown & SQUARE[corner] & ~state.locked & ~state.terrain() != 0:
        raise line.error(f"after a MOVE the units of the quadrant {CELL_NAMES[corner]} are hidden (PZ-MOVE-3)")


def _turn_up_target(line: Line, state: State, side: i64, planned: Step) -> None:
    """PZ-SRCH-5, PZ-LITE-2: the target is revealed, and so is a light tank that searched."""
    target = state.focus
    if state.cells[target] == FOREST or side_of(state.cells[target]) == side:
        raise line.error(f"there is no unit to shoot at on {CELL_NAMES[target]}")
    if planned.tank:
        _turn_up_tank(line, state, side)
    elif planned.found and observed(state, side) & BIT[target] == 0:
        raise line.error(f"no {SIDES[side]} card is near enough to search {CELL_NAMES[target]} (PZ-SRCH-1)")
    turn_up(state, 1 - side, BIT[target], "PZ-SRCH-5", None)


def _turn_up_tank(line: Line, state: State, side: i64) -> None:
    tank = state.gun
    if tank == NOWHERE or state.cells[tank] == FOREST or side_of(state.cells[tank]) != side:
        raise line.error(f"no {SIDES[side]} light tank is named that has searched")
    if state.rules.armours[state.cells[tank]] != 1:
        raise line.error(f"{CODES[state.cells[tank]]} is not a light tank (PZ-LITE-1)")
    corners = [int(corner) for corner in state.rules.corners if SQUARE[corner] & BIT[tank] != 0]
    moved = [corner for corner in corners if may_move(state, side, corner)]
    if state.quadrant != NOWHERE:
        moved = [corner for corner in moved if corner == state.quadrant]
    if not moved:
        raise line.error(f"{CODES[state.cells[tank]]} is in no quadrant that can have been moved (PZ-LITE-2)")
    state.quadrant = moved[0]
    turn_up(state, side, BIT[tank], "PZ-LITE-2", None)


def _fire(line: Line, state: State, side: i64) -> None:
    """PZ-SHOT-2, PZ-SHOT-3: the shooter is revealed and the hand formed. A shot named in ``shots`` is this one."""
    gun, target = state.gun, state.focus
    sides = state.sides
    run = sides[RUN + side]
    if sides[GUN + side] != FOREST:
        this = sides[FROM + side] == gun and sides[AT + side] == target and sides[GUN + side] == state.cells[gun]
        if not this or sides[KILLED + side] == 1:
            raise line.error(
                f"the latest {SIDES[side]} shot is the one just fired, {CELL_NAMES[gun]} at {CELL_NAMES[target]}"
            )
    turn_up(state, side, BIT[gun] & state.held(side), "PZ-SHOT-2", None)
    if run > 0:
        keep_shot(state, side, gun, target, run - 1)
    else:
        forget_shot(state, side)
    if not can_shoot(state, side, gun, target):
        raise line.error(f"no {SIDES[side]} unit on {CELL_NAMES[gun]} may fire at {CELL_NAMES[target]} (PZ-SHOT-1)")
    distance, armour, hits, _ = hand_of(state, side, gun, target)
    keep_shot(state, side, gun, target, run)
    state.hand = distance << 8 | armour << 4 | hits
    state.fired = True
