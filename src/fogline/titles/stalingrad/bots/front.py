"""What a side can tell of its position in SCOPE Stalingrad, without any guess."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from fogline.titles.scope.grid import SQUARE
from fogline.titles.scope.memory import CAME, GONE, MIXED, REINFORCED, SEEN, facts
from fogline.titles.scope.position import NOWHERE
from fogline.titles.stalingrad.rules.cards import FACE_DOWN, KINDS, SNIPER
from fogline.titles.stalingrad.rules.state import SCORE, SHOT_CARD, ZONE, State
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.view import View

LONG_WAY: Final = 8.0
"""What victory is worth where it is not counted in points."""
SNIPERS_SHARE: Final = 0.3
GROUPS_SHARE: Final = 0.8
"""How much of victory to see in the elimination of Snipers, and of a group that the scenario names."""


def worths(view: View | State, rules: Rules, side: int) -> list[float]:
    """By kind, what it is worth to *side* to eliminate such an enemy card: its points, and the way to victory that it
    is."""
    enemy = 1 - side
    need = max(1.0, float(rules.points - view.sides[SCORE + side])) if rules.points else LONG_WAY
    found = [0.0] * KINDS
    for kind in range(SNIPER, KINDS):
        found[kind] = float(rules.values[kind]) if rules.points else 0.3
        if rules.points and found[kind] >= need:
            found[kind] = 2 * need + 2
    snipers = int(view.counts[enemy * KINDS + SNIPER] + view.sides[ZONE + enemy])
    if rules.counts[enemy * KINDS + SNIPER] > 0 and snipers > 0:
        found[SNIPER] += SNIPERS_SHARE * need / snipers if snipers > 1 else 2 * need
    for group in rules.eliminate:
        left = sum(int(view.counts[enemy * KINDS + int(kind)]) for kind in group)
        for kind in group:
            found[int(kind)] += GROUPS_SHARE * need / left if left > 1 else 2 * need
    return found


class Front:
    """A view, sorted."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rules = rules_for(view.setup)
        assert view.seat is not None
        self.side = int(self.rules.side_of(view.seat))
        self.enemy = 1 - self.side
        cells = [int(cell) for cell in self.rules.cells]
        self.own = {cell: view.cells[cell] % KINDS for cell in cells if view.cells[cell] // KINDS == self.side}
        """The kinds of the own cards."""
        backs = (FACE_DOWN + self.enemy, *range(self.enemy * KINDS, self.enemy * KINDS + KINDS))
        self.theirs = frozenset(cell for cell in cells if view.cells[cell] in backs)
        """Where the enemy has a card."""

    @cached_property
    def known(self) -> dict[int, int]:
        """The kinds of enemy cards that were seen and have not been moved since."""
        return self._seen_of(self.enemy)

    @cached_property
    def shown(self) -> dict[int, int]:
        """The same of the own cards: what the enemy can know for sure."""
        return self._seen_of(self.side)

    def _seen_of(self, side: int) -> dict[int, int]:
        found: dict[int, int] = {}
        for fact in facts(self.view.facts):
            if fact.side != side:
                continue
            if fact.what in (SEEN, CAME):
                found[int(fact.cell)] = int(fact.kind)
            elif fact.what == GONE:
                found.pop(int(fact.cell), None)
            elif fact.what in (MIXED, REINFORCED):
                for cell in [cell for cell in found if fact.mask >> cell & 1]:
                    del found[cell]
        for cell in self.rules.cells:
            card = self.view.cells[cell]
            if card // KINDS == side and self.rules.fronts[1 - side] >> cell & 1:
                found[int(cell)] = card % KINDS  # beyond the line everybody knows it
        return found

    def is_under_shot_card(self, cell: int) -> bool:
        """Whether the enemy's Shot Card lies on *cell*: a Sniper was near it when it was put there."""
        corner = self.view.sides[SHOT_CARD + self.enemy]
        return corner != NOWHERE and bool(SQUARE[corner] >> cell & 1)

    def shot_card_tells_little(self, corner: int) -> bool:
        """Whether the four cards of a Quadrant were hidden from the enemy so far."""
        return not any(SQUARE[corner] >> cell & 1 for cell in self.shown)
