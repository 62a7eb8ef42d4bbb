"""Beliefs about the enemy's hidden cards in SCOPE Stalingrad (see ``scope/belief.py``): a small network, learned from
games, gives the log-weight of each kind on each hidden cell from the cell's features (``signs``)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.belief import CellBelief
from fogline.titles.scope.grid import CELLS, COLUMNS, NEIGHBOURS, SQUARE, cells_of
from fogline.titles.scope.position import AMONG, CAME, GONE, MIXED, NOWHERE, REINFORCED, SEEN, Fact, facts_about
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.cards import (
    CODES,
    FACE_DOWN,
    INFANTRY,
    KINDS,
    MACHINE_GUN,
    MORTAR,
    OFFICER,
    SNIPER,
    depth_of,
)
from fogline.titles.stalingrad.rules.state import SHOT_CARD
from fogline.titles.stalingrad.rules.tables import rules_for
from fogline.titles.stalingrad.rules.view import View

UNKNOWN: Final = -1
DEPTHS: Final = 4
EDGES: Final = 3
"""The number of possible distances from the nearer edge, in columns."""
FACT_SPAN: Final = 12.0
MOVE_SPAN: Final = 6.0
TURN_SPAN: Final = 20.0
AROUND: Final = 8.0
"""Divisors that scale all features to about the same size."""
PRIZES: Final = range(SNIPER, MORTAR + 1)
"""The kinds worth hiding with a MOVE."""


def _names() -> tuple[str, ...]:
    found = [f"depth {depth}" for depth in range(1, DEPTHS + 1)] + [f"edge {edge}" for edge in range(EDGES)]
    found += ["never moved", "moved once", "moves", "hid something", "times it hid something", "moved for nothing"]
    found += ["times moved for nothing", "moves since", "moved last", "facts since"]
    found += [f"was {code}" for code in CODES] + [f"with {code}" for code in CODES]
    found += ["behind"] + [f"behind with {CODES[kind]}" for kind in PRIZES]
    found += ["shot card", "shot", "shots", "shots anywhere", "shot card hidden"]
    found += [f"share {code}" for code in CODES] + [f"left {code}" for code in CODES[SNIPER:]]
    found += ["turn", "moves anywhere"] + [f"mean {code}" for code in CODES]
    found += ["row hidden", "row guns", "row prizes", "reinforced", "known", "known around", "moved around"]
    return tuple(found + ["untouched", "ever moved"])


NAMES: Final = _names()
"""The names of a cell's features, in order."""


@final
class Story:
    """The history of one side's cards, from the facts about it."""

    def __init__(self, latest: Fact | None, side: int, counts: list[int]) -> None:
        """*counts* is the initial number of cards of each kind."""
        self.known = [UNKNOWN] * CELLS
        """By cell, the kind that is certainly on it."""
        self.was = [UNKNOWN] * CELLS
        """By cell, the kind that was on it before the last MOVE."""
        self.moves = [0] * CELLS
        self.hiding = [0] * CELLS
        """By cell, how many MOVEs included it, and how many of these hid a prize."""
        self.last = [0] * CELLS
        self.when = [0] * CELLS
        """By cell, the number of the last such MOVE, and of its fact."""
        self.behind = [0.0] * CELLS
        """By cell, whether it was in the second row of the last such MOVE (1) or in the first (-1)."""
        self.company: list[list[int]] = [[0] * KINDS for _ in range(CELLS)]
        """By cell, how many cards of each kind were known in the Quadrant of the last such MOVE."""
        self.reinforced = [False] * CELLS
        total = float(max(1, sum(counts)))
        self.means: list[list[float]] = [[count / total for count in counts] for _ in range(CELLS)]
        """By cell, the average number of each kind, from sightings and mixing alone."""
        self.shots: list[int] = []
        """The Quadrants where a Shot Card revealed a Sniper, unless a MOVE has mixed them since."""
        self.number = 0
        """The number of MOVEs so far."""
        self.facts = 0
        for fact in facts_about(latest, side):
            self.facts += 1
            what, cell = int(fact.what), int(fact.cell)
            if what == SEEN or what == CAME:
                self._see(cell, int(fact.kind))
            elif what == GONE:
                self.known[cell] = self.was[cell] = UNKNOWN
            elif what == AMONG:
                self.shots.append(int(fact.mask))
            elif what == MIXED or what == REINFORCED:
                self._mix(int(fact.mask), what == REINFORCED)

    def _see(self, cell: int, kind: int) -> None:
        self.known[cell] = kind
        self.means[cell] = [float(kind == one) for one in range(KINDS)]

    def _mix(self, mask: int, is_reinforced: bool) -> None:
        self.number += 1
        cells = cells_of(mask)
        company = [0] * KINDS
        means = [0.0] * KINDS
        front = DEPTHS
        for cell in cells:
            front = min(front, depth_of(cell))
            if self.known[cell] != UNKNOWN:
                company[self.known[cell]] += 1
            for kind in range(KINDS):
                means[kind] += self.means[cell][kind] / len(cells)
        hides = sum([company[kind] for kind in PRIZES]) > 0
        for cell in cells:
            if self.known[cell] != UNKNOWN:
                self.was[cell] = self.known[cell]
                self.known[cell] = UNKNOWN
            self.moves[cell] += 1
            self.hiding[cell] += hides
            self.last[cell] = self.number
            self.when[cell] = self.facts
            self.behind[cell] = 1.0 if depth_of(cell) > front else -1.0
            self.company[cell] = company
            self.means[cell] = means
            self.reinforced[cell] = self.reinforced[cell] or is_reinforced
        self.shots = [one for one in self.shots if one & mask == 0]


def signs(view: View) -> dict[int, list[float]]:
    """By cell with a face-down enemy card, the features named in ``NAMES``."""
    rules = rules_for(view.setup)
    assert view.seat is not None
    enemy = 1 - int(rules.side_of(view.seat))
    ground = cells_of(int(rules.fronts[enemy]))
    hidden = [cell for cell in cells_of(int(rules.battlefield)) if view.cells[cell] == FACE_DOWN + enemy]
    story = Story(view.facts, enemy, list(view.start.counts[enemy * KINDS : enemy * KINDS + KINDS]))
    corner = view.sides[SHOT_CARD + enemy]
    square = int(SQUARE[corner]) if corner != NOWHERE else 0
    left = [view.counts[enemy * KINDS + kind] for kind in range(KINDS)]
    known, untouched, moved = 0, 0, 0
    rows: list[list[float]] = [[0.0, 0.0, 0.0] for _ in range(DEPTHS + 1)]
    for cell in ground:
        kind, row = story.known[cell], rows[depth_of(cell)]
        moved += story.moves[cell] > 0
        if kind == UNKNOWN:
            row[0] += 1 / rules.scenario.columns
            untouched += story.moves[cell] == 0
        else:
            known += 1
            left[kind] -= 1
            row[1] += (kind == MACHINE_GUN or kind == INFANTRY) / 2
            row[2] += (kind == SNIPER or kind == OFFICER) / 2
    unseen = max(1, len(hidden) - known)
    uncertain = sum([story.known[cell] == UNKNOWN for cell in cells_of(square)]) / 2 - 1
    everywhere = [max(0, number) / unseen for number in left] + [number / 2 for number in left[SNIPER:]]
    everywhere += [view.turn / TURN_SPAN, min(AROUND, story.number) / AROUND]
    size = float(len(ground))
    found: dict[int, list[float]] = {}
    for cell in hidden:
        row = _place(cell, int(rules.scenario.columns)) + _past(story, cell)
        shots = sum([one >> cell & 1 for one in story.shots])
        under = float(square >> cell & 1)
        row += [under, float(shots > 0), shots / 2, len(story.shots) / 2, under * uncertain]
        row += everywhere + story.means[cell] + rows[depth_of(cell)]
        near = [other for other in ground if NEIGHBOURS[cell] >> other & 1]
        row += [float(story.reinforced[cell]), float(story.known[cell] != UNKNOWN)]
        row.append(sum([story.known[other] != UNKNOWN for other in near]) / AROUND)
        row.append(sum([story.moves[other] > 0 for other in near]) / AROUND)
        found[cell] = row + [untouched / size, moved / size]
    return found


def _place(cell: int, columns: int) -> list[float]:
    column = cell % COLUMNS
    edge = min(column, columns - 1 - column)
    found = [float(depth_of(cell) == depth) for depth in range(1, DEPTHS + 1)]
    return found + [float(edge == one) for one in range(EDGES)]


def _past(story: Story, cell: int) -> list[float]:
    moves, hiding = story.moves[cell], story.hiding[cell]
    idle = moves - hiding
    found = [float(moves == 0), float(moves == 1), min(moves, 4) / 4]
    found += [float(hiding > 0), min(hiding, 3) / 3, float(idle > 0), min(idle, 3) / 3]
    if moves:
        since = story.number - story.last[cell]
        found += [min(since, MOVE_SPAN) / MOVE_SPAN, float(since == 0)]
        found.append(min(float(story.facts - story.when[cell]), FACT_SPAN) / FACT_SPAN)
    else:
        found += [0.0, 0.0, 0.0]
    found += [float(story.was[cell] == kind) for kind in range(KINDS)]
    company, behind = story.company[cell], story.behind[cell]
    found += [float(number) for number in company] + [behind]
    return found + [behind * company[kind] for kind in PRIZES]


CLASSES: Final = [card % KINDS for card in range(2 * KINDS)]
"""The class of each card: a kind has the same belief on both sides."""
EVERY: Final = "always"
"""The name of a feature that every cell has."""


@final
class Network:
    """The learned weights, which map features to a number for each kind, directly and through one hidden layer
    (ReLU)."""

    def __init__(self, rows: list[list[float]], hidden: list[list[float]]) -> None:
        """*rows* has, by feature, a number for each kind and each hidden unit; the last row is for every cell. *hidden*
        has, by hidden unit, one number for each kind."""
        self._width: i64 = KINDS + len(hidden)
        self._rows: vec[float] = vec[float]([number for row in rows for number in row])
        self._hidden: vec[float] = vec[float]([number for row in hidden for number in row])
        self._last: list[float] = list(rows[-1])

    def say(self, numbers: list[float]) -> list[float]:
        """By kind, the log-weight on a cell with these features."""
        width = self._width
        sums: vec[float] = vec[float](self._last)
        at: i64 = 0
        for number in numbers:
            if number != 0.0:
                column: i64 = 0
                while column < width:
                    sums[column] += number * self._rows[at + column]
                    column += 1
            at += width
        at = 0
        unit: i64 = KINDS
        kind: i64 = 0
        while unit < width:
            if sums[unit] > 0.0:
                kind = 0
                while kind < KINDS:
                    sums[kind] += sums[unit] * self._hidden[at + kind]
                    kind += 1
            at += KINDS
            unit += 1
        return [sums[kind] for kind in range(KINDS)]

    def belief(self, view: View) -> CellBelief | None:
        """The belief about *view*, or None before the first turn."""
        if view.step == steps.SET_UP:
            return None
        said = {cell: self.say(numbers) for cell, numbers in signs(view).items()}
        return CellBelief({cell: row + row for cell, row in said.items()})


def read_network(text: str) -> Network:
    found = tomllib.loads(text)
    rows = [[float(number) for number in found["signs"][name]] for name in (*NAMES, EVERY)]
    return Network(rows, [[float(number) for number in row] for row in found["hidden"]])


@cache
def network() -> Network:
    """The network that bots use; it is read once."""
    return read_network((files("fogline.titles.stalingrad.bots") / "belief.toml").read_text(encoding="utf-8"))


def belief(view: View) -> CellBelief | None:
    """The belief about *view*, or None before the first turn."""
    return network().belief(view)
