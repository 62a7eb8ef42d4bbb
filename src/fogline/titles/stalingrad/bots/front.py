"""What a side knows for certain about its position in SCOPE Stalingrad."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.belief import NOTHING, hopes
from fogline.titles.scope.grid import BIT, CELLS, SQUARE
from fogline.titles.scope.position import CAME, GONE, MIXED, NOWHERE, REINFORCED, SEEN, Fact
from fogline.titles.stalingrad.rules.cards import FACE_DOWN, KINDS, SNIPER
from fogline.titles.stalingrad.rules.state import SCORE, SHOT_CARD, ZONE
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.view import View

LONG_WAY: Final = 8.0
"""The value of a win in scenarios without points."""
SNIPERS_SHARE: Final = 0.3
GROUPS_SHARE: Final = 0.8
"""How much it is worth to eliminate a Sniper, or a unit of a group that the scenario names, as a share of a win."""
NOT_KNOWN: Final = -1
"""Used in place of a kind that is unknown."""

_NOTHING_KNOWN: Final = vec[i64]([NOT_KNOWN] * CELLS)
_EVERYWHERE: Final = (1 << CELLS) - 1


def worths(counts: tuple[int, ...], sides: tuple[int, ...], rules: Rules, side: i64) -> list[float]:
    """By kind, the value to *side* of eliminating such an enemy card: its points, and the progress towards a win.
    *counts* and *sides* are those of a view."""
    enemy: i64 = 1 - side
    points: i64 = rules.points
    need = max(1.0, float(points - sides[SCORE + side])) if points != 0 else LONG_WAY
    found = [0.0] * KINDS
    kind: i64 = SNIPER
    while kind < KINDS:
        worth = float(rules.values[kind]) if points != 0 else 0.3
        found[kind] = 2 * need + 2 if points != 0 and worth >= need else worth
        kind += 1
    snipers: i64 = counts[enemy * KINDS + SNIPER] + sides[ZONE + enemy]
    if rules.counts[enemy * KINDS + SNIPER] > 0 and snipers > 0:
        found[SNIPER] += SNIPERS_SHARE * need / float(snipers) if snipers > 1 else 2 * need
    for group in rules.eliminate:
        left: i64 = 0
        for member in group:
            left += counts[enemy * KINDS + member]
        for member in group:
            found[member] += GROUPS_SHARE * need / float(left) if left > 1 else 2 * need
    return found


@final
class Front:
    """The cards of a view, from the viewpoint of the side to act."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rules = rules_for(view.setup)
        assert view.seat is not None
        self.side: i64 = self.rules.side_of(view.seat)
        self.enemy: i64 = 1 - self.side
        self.cells: bytes = view.cells
        self.own: vec[i64] = _NOTHING_KNOWN[:]
        """By cell, the kind of this side's card there."""
        self.theirs: i64 = 0
        """The cells with an enemy card."""
        back: i64 = FACE_DOWN + self.enemy
        for cell in self.rules.cells:
            card: i64 = self.cells[cell]
            if card == back or card // KINDS == self.enemy:
                self.theirs |= BIT[cell]
            elif card // KINDS == self.side:
                self.own[cell] = card % KINDS
        self.known: vec[i64] = self._seen_of(view.facts, self.enemy)
        """By cell, the kind of an enemy card that was seen and has not moved since."""
        self.shown: vec[i64] = self._seen_of(view.facts, self.side)
        """The same for this side's cards, as far as the enemy knows them."""
        sides = view.sides
        corner: i64 = sides[SHOT_CARD + self.enemy]
        self.under_shot_card: i64 = SQUARE[corner] if corner != NOWHERE else 0
        """The cells under the enemy's Shot Card: a Sniper was there when it was placed."""

    def _seen_of(self, latest: Fact | None, side: i64) -> vec[i64]:
        """By cell, the kind known from the latest fact about the cell."""
        found = _NOTHING_KNOWN[:]
        left: i64 = _EVERYWHERE
        fact = latest
        while fact is not None and left != 0:
            if fact.side == side:
                what: i64 = fact.what
                if what == MIXED or what == REINFORCED:
                    left &= ~fact.mask
                elif what == SEEN or what == CAME or what == GONE:
                    if what != GONE and left & BIT[fact.cell] != 0:
                        found[fact.cell] = fact.kind
                    left &= ~BIT[fact.cell]
            fact = fact.before
        beyond: i64 = self.rules.fronts[1 - side]
        for cell in self.rules.cells:
            card: i64 = self.cells[cell]
            if card // KINDS == side and beyond & BIT[cell] != 0:
                found[cell] = card % KINDS  # beyond the line, everybody knows the card
        return found

    def hopes(self, side: i64, worth: list[float]) -> vec[float]:
        """By cell, the average value of a card of *side* there, given the *worth* of each kind
        (``scope/belief.py``)."""
        doubt = NOTHING[:]
        for cell in self.rules.cells:
            if self.rules.fronts[side] & BIT[cell] != 0:
                doubt[cell] = 1.0
        total = 0.0
        base: i64 = side * KINDS
        kind: i64 = SNIPER
        while kind < KINDS:
            total += worth[kind] * float(self.view.counts[base + kind])
            kind += 1
        return hopes(self.view.facts, side, doubt, worth, total)

    def shot_card_tells_little(self, corner: i64) -> bool:
        """Whether the four cards of a Quadrant have been hidden from the enemy so far."""
        for cell in self.rules.cells:
            if SQUARE[corner] & BIT[cell] != 0 and self.shown[cell] != NOT_KNOWN:
                return False
        return True
