"""A position or a view, drawn as text."""

from __future__ import annotations

from typing import Final

from fogline.kernel.setup import write_value
from fogline.titles.scope.book import write_outcome, write_setup
from fogline.titles.scope.grid import COLUMN_NAMES, COLUMNS
from fogline.titles.scope.position import NOWHERE
from fogline.titles.stalingrad.rules import state, steps
from fogline.titles.stalingrad.rules.cards import (
    CELL_NAMES,
    EMPTY_AREA,
    GERMAN,
    KINDS,
    MIDDLE,
    SIDES,
    SOVIET,
    SUPPLY,
    card_name,
)  # fmt: skip
from fogline.titles.stalingrad.rules.play import reason_names
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.rules.tables import ALL, OPTIONS, SNIPERS, UNITS, Rules, rules_for
from fogline.titles.stalingrad.rules.view import View, everything

_DIVISIONS: Final = {ALL: "", UNITS: "-units", SNIPERS: "-snipers"}


def picture(shown: State | View) -> str:
    """A position as the all-knowing observer sees it, or a view as its seat does.

    ``position`` reads the picture of a state back; only the revealed facts are lost.
    """
    seen = everything(shown) if isinstance(shown, State) else shown
    rules = rules_for(seen.setup)
    lines = write_setup(rules.setup, OPTIONS)
    if isinstance(shown, View):
        lines.append(f"seen by: {'everybody' if seen.seat is None else rules.seat_names[seen.seat]}")
    lines += _battlefield(seen, rules)
    lines += _set_up(seen) if seen.step == steps.SET_UP else _play(seen, rules)
    lines += _beside(seen, rules)
    return "\n".join(lines) + "\n"


def slot_name(rules: Rules, slot: int) -> str:
    """Whose turn it is, and of which Division, since the leader of both has two turns in a round (ST-TEAM-2)."""
    return SIDES[rules.slot_sides[slot]] + _DIVISIONS[rules.slot_divisions[slot]]


def usual_reserve(counts: list[int], side: int) -> int:
    """ST-SETUP-5: the default reserve of Empty Areas; none if more lie on the battlefield than exist (AMB-10)."""
    return max(0, SUPPLY[EMPTY_AREA] - counts[side * KINDS + EMPTY_AREA])


def _battlefield(seen: View, rules: Rules) -> list[str]:
    columns, rows = rules.scenario.columns, rules.scenario.rows
    lines = ["        " + "    ".join(COLUMN_NAMES[:columns])]
    for row in range(MIDDLE - rows, MIDDLE + rows):
        if row == MIDDLE:
            lines.append("------ front line ".ljust(5 * columns + 5, "-"))
        cards = [card_name(seen.cells[row * COLUMNS + column]) for column in range(columns)]
        lines.append(f"{CELL_NAMES[row * COLUMNS][:2]}     {'  '.join(cards)}")
    return lines


def _set_up(seen: View) -> list[str]:
    lines = [f"step: {steps.NAMES[steps.SET_UP]}"]
    ready = [SIDES[side] for side in (GERMAN, SOVIET) if seen.sides[state.READY + side] != 0]
    if ready:
        lines.append(f"ready: {', '.join(ready)}")
    return lines


def _play(seen: View, rules: Rules) -> list[str]:
    lines = [
        f"{'last to act' if seen.step == steps.OVER else 'to act'}: {slot_name(rules, seen.slot)}",
        f"turn: {seen.turn}",
    ]
    if seen.step == steps.OVER:
        lines.append(write_outcome(seen.winner, SIDES, reason_names(seen.reasons)))
    elif seen.step != steps.ACTION:
        words = [steps.NAMES[seen.step]]
        words += [CELL_NAMES[cell] for cell in (seen.focus, seen.quadrant, seen.gun) if cell != NOWHERE]
        lines.append(f"step: {' '.join(words)}")
    if seen.acted != (seen.step == steps.CLOSE):
        lines.append(f"acted: {write_value(seen.acted)}")
    if seen.deployed != (seen.step == steps.EXTRA_MOVE):
        lines.append(f"deployed: {write_value(seen.deployed)}")
    lines.append(f"score: {_pair(seen, state.SCORE)}")
    lost = [card_name(card) for card in range(2 * KINDS) for _ in range(seen.lost[card])]
    if lost:
        lines.append(f"lost: {' '.join(lost)}")
    shots: list[str] = []
    for side in (GERMAN, SOVIET):
        if seen.sides[state.SHOT_CARD + side] != NOWHERE:
            shots.append(f"{SIDES[side]} {CELL_NAMES[seen.sides[state.SHOT_CARD + side]]}")
    if shots:
        lines.append(f"shot card: {', '.join(shots)}")
    return lines


def _beside(seen: View, rules: Rules) -> list[str]:
    """The lines for everything that differs from the default."""
    lines: list[str] = []
    counts = list(rules.counts) if seen.step == steps.SET_UP else list(seen.counts)
    if any(seen.sides[state.RESERVE + side] != usual_reserve(counts, side) for side in (GERMAN, SOVIET)):
        lines.append(f"reserve: {_pair(seen, state.RESERVE)}")
    if any(seen.sides[state.ZONE + side] != rules.scenario.zone[side] for side in (GERMAN, SOVIET)):
        lines.append(f"player zone: {_pair(seen, state.ZONE)}")
    if seen.sides[state.UNSCORED + GERMAN] != 0 or seen.sides[state.UNSCORED + SOVIET] != 0:
        lines.append(f"unscored: {_pair(seen, state.UNSCORED)}")
    if seen.quiet != 0:
        lines.append(f"quiet: {seen.quiet}")
    return lines


def _pair(seen: View, field: int) -> str:
    return f"german {seen.sides[field + GERMAN]}, soviet {seen.sides[field + SOVIET]}"
