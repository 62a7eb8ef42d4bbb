"""A position or a view, drawn as text."""

from __future__ import annotations

from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CELL_NAMES,
    CODES,
    FOREST,
    GERMAN,
    SIDE_LETTERS,
    SIDES,
    TERRAIN,
    UNITS,
    UNKNOWN,
)  # fmt: skip
from fogline.titles.panzer.rules.draw.lines import COLUMN_LETTERS, FACE_DOWN, LOCKED, REVEALED
from fogline.titles.panzer.rules.draw.records import faces_of, write_laid, write_shots
from fogline.titles.panzer.rules.play import to_act
from fogline.titles.panzer.rules.state import ACTION, DEPLOY, DRAW, FOLLOW, LIGHT, OVER, READY, SIZE, STEPS, State
from fogline.titles.panzer.rules.tables import OPTIONS, Rules, rules_for
from fogline.titles.panzer.rules.victory import reason_names
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.grid import BIT, COLUMNS
from fogline.titles.scope.pictures import write_outcome, write_setup
from fogline.titles.scope.position import NOWHERE


def picture(shown: State | View) -> str:
    """A position as the all-knowing observer sees it, or a view as its seat does.

    ``position`` reads the picture of a state and gives the same position, except for what was shown before.
    """
    seen = everything(shown) if isinstance(shown, State) else shown
    rules = rules_for(seen.setup)
    lines = write_setup(rules.setup, OPTIONS)
    if isinstance(shown, View):
        lines.append(f"seen by: {'everybody' if seen.seat is None else SIDES[seen.seat]}")
    lines += _battlefield(seen, rules)
    lines += _set_up(seen) if seen.step <= DEPLOY else _play(seen)
    if isinstance(shown, View) and seen.step > DEPLOY:
        lines.append(f"squad sizes: american {seen.sides[SIZE + AMERICAN]}, german {seen.sides[SIZE + GERMAN]}")
    _add(lines, "laid", write_laid(seen, rules) if rules.terrain else "")
    return "\n".join(lines) + "\n"


def everything(state: State) -> View:
    """The whole truth in the form of a view. It must not be shown to players."""
    squads = tuple([int(number) for number in state.squads])
    lost = tuple([int(number) for number in state.lost])
    return View(
        state.rules.setup, None, to_act(state), bytes(list(state.cells)), squads, lost, tuple(state.sides), state.start,
        state.american, state.german, state.shown, state.locked, state.meadows, state.hills, state.lakes, state.peaks,
        state.deck, state.step, state.turn, state.focus, state.quadrant, state.gun, state.found, state.fired,
        state.hand, state.winner, state.reasons, state.facts,
    )  # fmt: skip


def card_name(seen: View, faces: dict[int, int], cell: int) -> str:
    """What lies on a cell, in the notation of pictures."""
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
    """The highest row at the top; each column is as wide as its widest card."""
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
    lines = [f"step: {STEPS[seen.step]}"]
    _add(lines, "squads", _units(seen.squads))
    _add(lines, "ready", ", ".join([SIDES[side] for side in (AMERICAN, GERMAN) if seen.sides[READY + side] != 0]))
    return lines


def _play(seen: View) -> list[str]:
    lines: list[str] = []
    if seen.step == OVER:
        lines.append(write_outcome(seen.winner, SIDES, reason_names(seen.reasons)))
    else:
        lines.append(f"to act: {SIDES[seen.turn & 1]}")
    lines.append(f"turn: {seen.turn}")
    if seen.step != ACTION:
        _add(lines, "step", _step(seen))
    _add(lines, "lost", _units(seen.lost))
    _add(lines, "shots", write_shots(seen))
    return lines


def _step(seen: View) -> str:
    words = [STEPS[seen.step]]
    cells = [seen.gun, seen.focus] if seen.step in (DRAW, OVER) else [seen.focus, seen.gun]
    words += [CELL_NAMES[cell] for cell in cells if cell != NOWHERE]
    if seen.quadrant != NOWHERE:
        words += (
            [CELL_NAMES[seen.quadrant]] if seen.step in (FOLLOW, LIGHT) else ["quadrant", CELL_NAMES[seen.quadrant]]
        )
    if seen.found:
        words.append("found")
    return "" if words == [STEPS[OVER]] else " ".join(words)
