"""What the table records beside the battlefield: who placed which terrain, and the latest shot of each side."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.setup import is_number
from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CELL_NAMES,
    CODES,
    FOREST,
    GERMAN,
    SIDES,
    read_unit,
    side_of,
    type_of,
)  # fmt: skip
from fogline.titles.panzer.rules.movement import may_move
from fogline.titles.panzer.rules.muster import ENEMYS, OWN
from fogline.titles.panzer.rules.pictures import Laid, faces_of, ways_to_lay
from fogline.titles.panzer.rules.state import (
    AT,
    CARDS,
    FROM,
    GROUNDS,
    GUN,
    GUN_NOW,
    GUN_POOL,
    KILLED,
    RUN,
    VICTIM,
    VICTIM_NOW,
    VICTIM_POOL,
    State,
)
from fogline.titles.panzer.rules.steps import DEPLOY, SQUAD, TERRAIN
from fogline.titles.panzer.rules.steps import NAMES as STEPS
from fogline.titles.scope.grid import BIT, SQUARE
from fogline.titles.scope.position import AMONG, NOWHERE, remember
from tests.pictures.panzer.lines import Drawing
from tests.pictures.scope import Line

# -- terrain ----------------------------------------------------------------------------------------


def read_laid(drawing: Drawing, state: State) -> None:
    """Record who placed the terrain, and refuse a set-up that is out of order (PZ-SETUP-2)."""
    rules = state.rules
    faces = faces_of(state)
    line = drawing.line("laid")
    _refuse_disorder(drawing, state, len(faces))
    if not rules.terrain:
        if line.text:
            raise line.error("there is no terrain")
        return
    ways = ways_to_lay(rules, faces)
    if line.text:
        german = _named_cells(drawing, line, faces)
        ways = [way for way in ways if set(way.german) == german]
    if ways:
        laid = ways[0]
    elif line.text or state.step <= DEPLOY:
        raise line.error("the sides cannot have placed this terrain (PZ-TPLC-1 to PZ-TPLC-4)")
    else:
        laid = Laid((), (0, 0), (OWN | ENEMYS, OWN | ENEMYS))
    for side in (AMERICAN, GERMAN):
        state.sides[CARDS + side] = laid.cards[side]
        state.sides[GROUNDS + side] = laid.grounds[side]


def _refuse_disorder(drawing: Drawing, state: State, number: int) -> None:
    rules = state.rules
    whole = 2 * rules.scenario.terrain if rules.terrain else 0
    line = drawing.line("step")
    if state.step == TERRAIN and number == whole:
        raise line.error("all terrain is placed already")
    if state.step == DEPLOY or (state.step == SQUAD and rules.terrain_first):
        if number != whole:
            raise line.error(f"{number} of {whole} terrain cards are placed before {STEPS[state.step]}")
    elif state.step == SQUAD and number > 0:
        raise line.error("with terrain-before-squads false, terrain is placed after the squads are chosen")


def _named_cells(drawing: Drawing, line: Line, faces: dict[int, int]) -> set[int]:
    """The cells whose terrain the German side placed."""
    words = line.words()
    named: dict[int, int] = {}
    if len(words) % 2 != 0:
        raise line.error(f"expected e.g. 'german B5, american C2', found {line.text!r}")
    for at in range(0, len(words), 2):
        cell = drawing.place(line, words[at + 1])
        if cell not in faces or cell in named:
            raise line.error(f"{CELL_NAMES[cell]} has no terrain, or is named twice")
        named[cell] = line.one_of(words[at], SIDES)
    if len(named) < len(faces):
        raise line.error("every terrain card is named, or none")
    return {cell for cell, side in named.items() if side == GERMAN}


# -- shots ------------------------------------------------------------------------------------------


def read_shots(drawing: Drawing, state: State) -> None:
    """Record the latest shot of each side, and where the units involved can be, which everybody remembers."""
    for side in (AMERICAN, GERMAN):
        for field in (FROM, AT, GUN_NOW, VICTIM_NOW):
            state.sides[field + side] = NOWHERE
    line = drawing.line("shots")
    for part in line.text.split(";"):
        words = part.replace(",", " ").split()
        if words:
            _read_shot(drawing, state, line, words)


def _read_shot(drawing: Drawing, state: State, line: Line, words: list[str]) -> None:
    if len(words) < 5:
        raise line.error(f"expected e.g. 'american SHE B3 PZ4 B5 run 1', found {' '.join(words)!r}")
    sides = state.sides
    side = line.one_of(words[0], SIDES)
    gun, victim = line.named(words[1], read_unit), line.named(words[3], read_unit)
    origin, target = drawing.place(line, words[2]), drawing.place(line, words[4])
    if state.step <= DEPLOY:
        raise line.error("nobody shoots during set-up")
    if sides[GUN + side] != FOREST:
        raise line.error(f"the {words[0]} side has one latest shot, not two")
    if side_of(gun) != side or side_of(victim) == side:
        raise line.error(f"an {CODES[gun]} of the {words[0]} side cannot fire at an {CODES[victim]}")
    if state.sight[origin] & BIT[target] == 0:
        raise line.error(f"{CELL_NAMES[target]} is out of range or out of sight from {CELL_NAMES[origin]}")
    sides[GUN + side] = gun
    sides[FROM + side] = origin
    sides[VICTIM + side] = victim
    sides[AT + side] = target
    marks = _read_details(state, line, side, words)
    if sides[KILLED + side] == 1:
        if "target" in marks or state.lost[victim] == 0:
            raise line.error(f"the {CODES[victim]} was killed, so it is lost and nowhere else")
        marks["target"] = ["gone"]
    _mark(drawing, state, line, marks.get("gun", []), GUN + side, FROM + side, GUN_NOW + side, GUN_POOL + side)
    _mark(
        drawing, state, line, marks.get("target", []), VICTIM + side, AT + side, VICTIM_NOW + side, VICTIM_POOL + side
    )


def _read_details(state: State, line: Line, side: int, words: list[str]) -> dict[str, list[str]]:
    """``run 1`` and ``killed`` go into the position; the words after ``gun`` and ``target`` are returned."""
    marks: dict[str, list[str]] = {}
    at = 5
    while at < len(words):
        word = words[at]
        at += 1
        if word == "killed":
            state.sides[KILLED + side] = 1
        elif word == "run" and at < len(words) and is_number(words[at]):
            state.sides[RUN + side] = int(words[at])
            if int(words[at]) > 0 and not state.rules.fire_correction:
                raise line.error("shots in a row are counted only if the option fire-correction is true")
            at += 1
        elif word in ("gun", "target"):
            marks[word] = []
            while at < len(words) and words[at] not in ("killed", "run", "gun", "target"):
                marks[word].append(words[at])
                at += 1
            if not marks[word]:
                raise line.error(f"where is the {word} now? Name its cell, or write: gone")
        else:
            raise line.error(f"{word!r} is not one of run NUMBER, killed, gun CELL in CELLS, target CELL in CELLS")
    return marks


def _mark(
    drawing: Drawing, state: State, line: Line, words: list[str], unit: int, place: int, mark: int, pool: int
) -> None:
    """Record where a unit is that fired or was fired at: as *words* say, else where it was, else gone."""
    sides = state.sides
    kind = sides[unit]
    cell: int = sides[place]
    can_be: i64 = 0
    if words == ["gone"] or (not words and state.cells[cell] != kind):
        sides[mark] = NOWHERE
        sides[pool] = 0
        return
    if words:
        cell = drawing.place(line, words[0])
    if len(words) > 2 and words[1] == "in":
        for word in words[2:]:
            can_be |= BIT[drawing.place(line, word)]
    elif len(words) > 1:
        raise line.error(f"expected e.g. 'gun C3 in B2 C2 B3 C3', found {' '.join(words)!r}")
    else:
        can_be = _usual_pool(state, cell)
    if state.cells[cell] != kind or can_be & BIT[cell] == 0:
        raise line.error(f"the {CODES[kind]} is not on {CELL_NAMES[cell]}, or not where it can be")
    sides[mark] = cell
    sides[pool] = can_be
    if state.shown & BIT[cell] == 0:
        remember(state, AMONG, side_of(kind), NOWHERE, type_of(kind), can_be)


def _usual_pool(state: State, cell: int) -> i64:
    """Where a unit can be: on its cell if it is revealed, else in the quadrants around it that can have been moved."""
    can_be: i64 = BIT[cell]
    if state.shown & BIT[cell] != 0:
        return can_be
    for corner in state.rules.corners:
        if SQUARE[corner] & BIT[cell] != 0 and may_move(state, side_of(state.cells[cell]), corner):
            can_be |= SQUARE[corner]
    return can_be & ~state.lakes & ~state.peaks & ~state.locked
