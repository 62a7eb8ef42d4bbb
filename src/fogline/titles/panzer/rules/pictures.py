"""A position or a view, drawn as text."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from fogline.titles.panzer.rules import state, steps
from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CELL_NAMES,
    CODES,
    FOREST,
    GERMAN,
    HILL,
    LAKE,
    MEADOW,
    PEAKS,
    SIDE_LETTERS,
    SIDES,
    TERRAIN,
    UNITS,
    UNKNOWN,
)  # fmt: skip
from fogline.titles.panzer.rules.muster import ENEMYS, OWN
from fogline.titles.panzer.rules.play import reason_names
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.tables import OPTIONS, Rules, rules_for
from fogline.titles.panzer.rules.view import View, everything
from fogline.titles.scope.book import write_outcome, write_setup
from fogline.titles.scope.grid import BIT, COLUMNS, cells_of
from fogline.titles.scope.position import NOWHERE

COLUMN_LETTERS: Final = "ABCDEF"
FACE_DOWN: Final = "???"
REVEALED: Final = "!"
LOCKED: Final = "#"


def picture(shown: State | View) -> str:
    """A position as the all-knowing observer sees it, or a view as its seat does.

    ``position`` reads the picture of a state back; only the revealed facts are lost.
    """
    seen = everything(shown) if isinstance(shown, State) else shown
    rules = rules_for(seen.setup)
    lines = write_setup(rules.setup, OPTIONS)
    if isinstance(shown, View):
        lines.append(f"seen by: {'everybody' if seen.seat is None else SIDES[seen.seat]}")
    lines += _battlefield(seen, rules)
    lines += _set_up(seen) if seen.step <= steps.DEPLOY else _play(seen)
    if isinstance(shown, View) and seen.step > steps.DEPLOY:
        lines.append(
            f"squad sizes: american {seen.sides[state.SIZE + AMERICAN]}, german {seen.sides[state.SIZE + GERMAN]}"
        )
    _add(lines, "laid", write_laid(seen, rules) if rules.terrain else "")
    return "\n".join(lines) + "\n"


def card_name(seen: View, faces: dict[int, int], cell: int) -> str:
    unit = seen.cells[cell]
    face = f"{TERRAIN[faces[cell]]}/" if cell in faces else ""
    if face and unit == FOREST:
        return face.removesuffix("/")
    side = SIDE_LETTERS[AMERICAN if seen.american & BIT[cell] != 0 else GERMAN]
    if unit == UNKNOWN:
        return f"{side}{FACE_DOWN}"
    mark = ""
    if seen.locked & BIT[cell] != 0:
        mark = LOCKED
    elif seen.shown & BIT[cell] != 0 and not face:
        mark = REVEALED
    return f"{face}{side}{CODES[unit]}{mark}"


def _battlefield(seen: View, rules: Rules) -> list[str]:
    """The battlefield with the highest row at the top; each column is as wide as its widest card."""
    faces = faces_of(seen)
    rows, columns = rules.scenario.rows, rules.scenario.columns
    table: list[list[str]] = [["", *COLUMN_LETTERS[:columns]]]
    for row in range(rows - 1, -1, -1):
        cards = [card_name(seen, faces, row * COLUMNS + column) for column in range(columns)]
        table.append([str(row + 1), *cards])
    widths = [max([len(line[column]) for line in table]) for column in range(columns + 1)]
    return ["  ".join([word.ljust(width) for word, width in zip(line, widths)]).rstrip() for line in table]


def _add(lines: list[str], key: str, text: str) -> None:
    if text:
        lines.append(f"{key}: {text}")


def _units(counts: tuple[int, ...]) -> str:
    return " ".join([CODES[unit] for unit in range(1, UNITS) for _ in range(counts[unit])])


def _set_up(seen: View) -> list[str]:
    lines = [f"step: {steps.NAMES[seen.step]}"]
    _add(lines, "squads", _units(seen.squads))
    _add(lines, "ready", ", ".join([SIDES[side] for side in (AMERICAN, GERMAN) if seen.sides[state.READY + side] != 0]))
    return lines


def _play(seen: View) -> list[str]:
    lines: list[str] = []
    if seen.step == steps.OVER:
        lines.append(write_outcome(seen.winner, SIDES, reason_names(seen.reasons)))
    else:
        lines.append(f"to act: {SIDES[seen.turn & 1]}")
    lines.append(f"turn: {seen.turn}")
    if seen.step != steps.ACTION:
        _add(lines, "step", _step(seen))
    _add(lines, "lost", _units(seen.lost))
    _add(lines, "shots", write_shots(seen))
    return lines


def _step(seen: View) -> str:
    words = [steps.NAMES[seen.step]]
    cells = [seen.gun, seen.focus] if seen.step in (steps.DRAW, steps.OVER) else [seen.focus, seen.gun]
    words += [CELL_NAMES[cell] for cell in cells if cell != NOWHERE]
    if seen.quadrant != NOWHERE:
        if seen.step not in (steps.FOLLOW, steps.LIGHT):
            words.append("quadrant")
        words.append(CELL_NAMES[seen.quadrant])
    if seen.found:
        words.append("found")
    return "" if words == [steps.NAMES[steps.OVER]] else " ".join(words)


class Laid(NamedTuple):
    """Who has placed which terrain: the German player's cells, and the consequences for both sides, the American
    first."""

    german: tuple[int, ...]
    cards: tuple[int, int]
    grounds: tuple[int, int]


def faces_of(shown: State | View) -> dict[int, int]:
    """By cell, the terrain that lies there."""
    faces: dict[int, int] = {}
    for face, mask in ((MEADOW, shown.meadows), (HILL, shown.hills), (LAKE, shown.lakes), (PEAKS, shown.peaks)):
        for cell in cells_of(mask):
            faces[cell] = face
    return faces


def ways_to_lay(rules: Rules, faces: dict[int, int]) -> list[Laid]:
    """Every way in which the sides can have placed this terrain in turn (PZ-TPLC-1 to PZ-TPLC-4)."""
    if len(faces) > 2 * rules.scenario.terrain:
        return []
    found: list[Laid] = []
    for german in combinations(sorted(faces), (len(faces) + 1) // 2):
        american = [cell for cell in faces if cell not in german]
        cards = [3, 3]
        grounds = [0, 0]
        fits = True
        for side, cells in ((GERMAN, list(german)), (AMERICAN, american)):
            for cell in cells:
                card = 1 << faces[cell] // 2
                ground = OWN if rules.starts[side] & BIT[cell] != 0 else ENEMYS
                fits = fits and cards[side] & card != 0 and grounds[side] & ground == 0
                cards[side] &= ~card
                grounds[side] |= ground
        if rules.scenario.terrain == 1 and american and grounds[AMERICAN] != grounds[GERMAN]:
            fits = False
        if fits:
            found.append(Laid(german, (cards[AMERICAN], cards[GERMAN]), (grounds[AMERICAN], grounds[GERMAN])))
    return found


def write_laid(shown: State | View, rules: Rules) -> str:
    """Who has placed which terrain, unless it is the first possible way."""
    faces = faces_of(shown)
    ways = ways_to_lay(rules, faces)
    for way in ways:
        fits = all(
            shown.sides[state.CARDS + side] == way.cards[side]
            and shown.sides[state.GROUNDS + side] == way.grounds[side]
            for side in (AMERICAN, GERMAN)
        )
        if fits:
            if way == ways[0]:
                return ""
            owners = {cell: SIDES[GERMAN if cell in way.german else AMERICAN] for cell in sorted(faces)}
            return ", ".join([f"{owner} {CELL_NAMES[cell]}" for cell, owner in owners.items()])
    return ""


def write_shots(shown: State | View) -> str:
    shots: list[str] = []
    sides = shown.sides
    for side in (AMERICAN, GERMAN):
        if sides[state.GUN + side] == FOREST:
            continue
        origin, target = sides[state.FROM + side], sides[state.AT + side]
        gun, victim = CODES[sides[state.GUN + side]], CODES[sides[state.VICTIM + side]]
        words = [SIDES[side], gun, CELL_NAMES[origin], victim, CELL_NAMES[target]]
        if sides[state.RUN + side] > 0:
            words.append(f"run {sides[state.RUN + side]}")
        words += _write_mark(shown, "gun", side, (state.GUN, state.FROM, state.GUN_NOW, state.GUN_POOL))
        if sides[state.KILLED + side] == 1:
            words.append("killed")
        else:
            words += _write_mark(shown, "target", side, (state.VICTIM, state.AT, state.VICTIM_NOW, state.VICTIM_POOL))
        shots.append(" ".join(words))
    return "; ".join(shots)


def _write_mark(shown: State | View, name: str, side: int, fields: tuple[int, int, int, int]) -> list[str]:
    """The current place of a shot's unit, unless it has obviously not moved; ``?`` if the view does not know it.
    *fields*: the unit, its cell at the time, its place now, and its possible places."""
    sides = shown.sides
    unit, place, mark, pool = [field + side for field in fields]
    cell = sides[place]
    if sides[pool] == 0:
        return [f"{name} gone"] if shown.cells[cell] == sides[unit] else []
    if sides[pool] == BIT[cell] and shown.shown & BIT[cell] != 0:
        return []
    now = "?" if sides[mark] == NOWHERE else CELL_NAMES[sides[mark]]
    return [f"{name} {now} in {' '.join([CELL_NAMES[each] for each in cells_of(sides[pool])])}"]
