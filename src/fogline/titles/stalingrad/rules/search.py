"""SEARCH, Shoot and the Shot Card (Part 6): targets, hits, and how gaps are filled. ``view.py`` has what each seat
sees."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, CELLS, COLUMNS, NEIGHBOURS, SQUARE, cells_of
from fogline.titles.scope.position import AMONG, NOWHERE, remember
from fogline.titles.stalingrad.rules import events, steps
from fogline.titles.stalingrad.rules.actions import HOLD, HOWITZERS, RECOGNITIONS, SEARCHES, SHOOTS, Search, Shoot
from fogline.titles.stalingrad.rules.cards import DECOY, EMPTY_AREA, KINDS, SNIPER, front_of
from fogline.titles.stalingrad.rules.events import Event
from fogline.titles.stalingrad.rules.state import LOUD, RESERVE, SCORE, SHOT_CARD, ZONE, State, fill, lift, show

_MAX_KEPT: Final = 4096
"""The maximum number of cached lists. A game needs a few hundred."""
_NONE: Final[list[Action]] = []


@final
class Targets:
    """All actions that refer to enemy cards only by their cells."""

    def __init__(self, enemy: i64) -> None:
        self.enemy: i64 = enemy
        cells = cells_of(enemy)
        self.searches: list[Action] = [SEARCHES[cell] for cell in cells]
        self.singles: list[Action] = [RECOGNITIONS[cell][cell] for cell in cells]
        """The RECOGNITION of one card."""
        self.recognitions: list[Action] = []
        """The RECOGNITION of one card, or of two that are horizontally adjacent (ST-GRID-7)."""
        for cell in cells:
            self.recognitions.append(RECOGNITIONS[cell][cell])
            if cell % COLUMNS != COLUMNS - 1 and enemy & BIT[cell + 1] != 0:
                self.recognitions.append(RECOGNITIONS[cell][cell + 1])
        self._howitzers: list[list[Action]] = [_NONE] * CELLS

    def howitzers(self, mortar: i64) -> list[Action]:
        """The HOWITZER actions from a cell at every enemy card not adjacent to it (ST-MO-1)."""
        known = self._howitzers[mortar]
        if len(known) == 0:
            known = [HOWITZERS[mortar][cell] for cell in cells_of(self.enemy & ~NEIGHBOURS[mortar])]
            self._howitzers[mortar] = known
        return known


_KNOWN: Final[dict[int, Targets]] = {}


def targets(enemy: i64) -> Targets:
    """The actions at enemy cards on these cells."""
    known = _KNOWN.get(enemy)
    if known is None:
        if len(_KNOWN) >= _MAX_KEPT:
            _KNOWN.clear()
        known = Targets(enemy)
        _KNOWN[enemy] = known
    return known


# -- shots that hit (ST-SHOOT-2, ST-SHOOT-3) and the gaps they leave -------------------------------


def score(state: State, card: i64) -> i64:
    """Add a card to the enemy's scoring zone, where it counts immediately (ST-SHOOT-2). Returns its points."""
    points: i64 = state.rules.values[card % KINDS]
    state.lost[card] += 1
    state.sides[SCORE + 1 - card // KINDS] += points
    state.quiet = LOUD
    return points


def hit(state: State, cell: i64, by: str, log: list[Event] | None) -> None:
    """A Shot at a Sniper or Unit that everybody has seen: the card, or a Sniper from the Player Zone, is eliminated
    (ST-DUEL-2). *by* is the clause of the Shot."""
    card: i64 = state.cells[cell]
    owner: i64 = card // KINDS
    if card % KINDS == SNIPER and state.sides[ZONE + owner] > 0:
        state.sides[ZONE + owner] -= 1
        points = score(state, card)
        if log is not None:
            log.append(events.HandedOver(cell, card, points))
        return
    lift(state, cell)
    points = score(state, card)
    if log is not None:
        log.append(events.Eliminated(cell, card, points, by))
    leave_gap(state, cell, log)


def leave_gap(state: State, cell: i64, log: list[Event] | None) -> None:
    """Fill a cell that a card has left (ST-GRID-11)."""
    fill(state, cell)
    if log is not None:
        log.append(events.Filled(cell, front_of(cell)))


def remove(state: State, cell: i64, by: str, log: list[Event] | None) -> None:
    """Remove a Decoy that everybody has seen from the game, or return an Empty Area to its reserve; *by* is ST-MO-2 or
    ST-IN-4."""
    card: i64 = state.cells[cell]
    lift(state, cell)
    if card % KINDS == EMPTY_AREA:
        state.sides[RESERVE + card // KINDS] += 1
    else:
        state.quiet = LOUD
    if log is not None:
        log.append(events.Removed(cell, card, by))


# -- SEARCH, Shoot and the Shot Card (Part 6) ---------------------------------------------------------


def can_search(state: State, side: i64) -> bool:
    """ST-SEARCH-5: whether *side* can SEARCH: it needs a Sniper in play and, with AMB-14, a place for the Shot Card.
    There is always a target: no Front is ever without a card of its own side."""
    if state.counts[side * KINDS + SNIPER] == 0:
        return False
    if not state.rules.move_anywhere:
        return True
    for corner in state.rules.front_quadrants[side]:
        if holds_sniper(state, side, corner):
            return True
    return False


def add_searches(state: State, side: i64, aims: Targets, chunks: list[list[Action]]) -> None:
    """Add every SEARCH of *side*, which can be of any enemy card on the battlefield (ST-SEARCH-1, ST-SEARCH-4)."""
    if can_search(state, side):
        chunks.append(aims.searches)


def search(state: State, side: i64, action: Search, log: list[Event] | None) -> bool:
    """Reveal a card. Returns True if a decision is due: Shoot, or for a Decoy where the Shot Card goes
    (ST-SEARCH-3)."""
    cell: i64 = action.cell
    if not can_search(state, side):
        raise IllegalAction("ST-SEARCH-5", action.text())
    card: i64 = state.cells[cell]
    if card >> 3 != 1 - side:
        raise IllegalAction("ST-SEARCH-1", action.text())
    if state.rules.move_anywhere:  # AMB-14: it reveals that a Sniper is in its own Front
        remember(state, AMONG, side, NOWHERE, SNIPER, state.rules.fronts[side] & state.held(side))
    show(state, cell)
    if log is not None:
        log.append(events.Searched(side, cell))
        log.append(events.Revealed(cell, card))
    if card % KINDS == EMPTY_AREA:
        return False
    state.focus = cell
    state.step = steps.SHOT
    return True


def shots(state: State, side: i64) -> list[Action]:
    """The choices after a SEARCH: where the Shot Card may go, and holding fire unless a Decoy forces the Shot
    (ST-SHOOT-1, ST-SHOOT-4)."""
    found: list[Action] = []
    for corner in state.rules.front_quadrants[side]:
        if holds_sniper(state, side, corner):
            found.append(SHOOTS[corner])
    if state.cells[state.focus] % KINDS != DECOY:
        found.append(HOLD)
    return found


def holds_sniper(state: State, side: i64, corner: i64) -> bool:
    """Whether a Sniper of *side* is in a Quadrant (ST-SHOT-1)."""
    sniper: i64 = side * KINDS + SNIPER
    cells = state.cells
    return (
        cells[corner] == sniper
        or cells[corner + 1] == sniper
        or cells[corner + COLUMNS] == sniper
        or cells[corner + COLUMNS + 1] == sniper
    )


def shoot(state: State, side: i64, action: Shoot, log: list[Event] | None) -> None:
    """Place the Shot Card and eliminate the card that SEARCH revealed; a Decoy stays (ST-SHOOT-4)."""
    corner: i64 = action.quadrant
    if not _is_own(state, side, corner) or not holds_sniper(state, side, corner):
        raise IllegalAction("ST-SHOT-1", action.text())
    state.sides[SHOT_CARD + side] = corner
    remember(state, AMONG, side, NOWHERE, SNIPER, SQUARE[corner])
    if log is not None:
        log.append(events.ShotCardPlaced(side, corner))
    target: i64 = state.focus
    if state.cells[target] % KINDS != DECOY:
        hit(state, target, "ST-SHOOT-2", log)


def hold(state: State, side: i64, action: Action, log: list[Event] | None) -> None:
    """Do not Shoot, or stop looking. Not allowed after a Decoy, which forces the Shot (ST-SHOOT-4, ST-MG-3)."""
    if state.step != steps.LOOK and state.cells[state.focus] % KINDS == DECOY:
        raise IllegalAction("ST-SHOOT-4" if state.step == steps.SHOT else "ST-MG-3", action.text())
    if log is not None:
        by = "ST-SHOOT-1" if state.step == steps.SHOT else "AMB-43" if state.step == steps.LOOK else "ST-MG-2"
        log.append(events.Held(side, by))


def _is_own(state: State, side: i64, corner: i64) -> bool:
    return state.rules.front_masks[side] & BIT[corner] != 0
