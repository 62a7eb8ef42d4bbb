"""JSON for both SCOPE titles: events, places on the board, and the chain of public facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fogline.kernel.game import Game
from fogline.kit.wire import Form, Wire, Writers, written
from fogline.titles.scope.actions import FromCell, OnCell
from fogline.titles.scope.grid import cells_of, cells_of_square
from fogline.titles.scope.position import CAME, EITHER, GONE, MIXED, NAMES, NOBODY, REINFORCED, SEEN, Fact, facts


def cell_names(mask: int, cells: Sequence[str]) -> list[str]:
    return [cells[cell] for cell in cells_of(mask)]


class ScopeWire(Wire):
    """Writes the parts common to both titles; each title adds the fields of its own views and events."""

    def __init__(self, rules: Game[Any, Any, Any, Any], sides: Sequence[str], cells: Sequence[str]) -> None:
        """*sides* and *cells* contain their names."""
        super().__init__(rules)
        self._sides = sides
        self._cells = cells
        self.writers: Writers = {
            "by": None,
            "side": self.side,
            "turn": int,
            "cell": self.cell,
            "target": self.cell,
            "gun": self.cell,
            "quadrant": self.square,
            "winner": self.side,
            "reasons": list,
        }
        """Writers for the fields that mean the same in both titles. The clause (``by``) is written elsewhere."""

    def event(self, event: Any) -> Form:
        return written(event, self.writers)

    def pointed_at(self, action: Any) -> list[str]:
        """The cells that an action names; all four for a Quadrant."""
        if isinstance(action, OnCell):
            return [self._cells[action.cell]]
        if isinstance(action, FromCell):
            return [self._cells[action.origin], self._cells[action.target]]
        quadrant = getattr(action, "quadrant", None)
        if quadrant is not None:
            return self.square(int(quadrant))
        return [word for word in action.text().split()[1:] if word in self._cells]

    def cell(self, cell: int | None) -> str | None:
        """The name of a cell; None for NOWHERE."""
        return None if cell is None or not 0 <= cell < len(self._cells) else self._cells[cell]

    def listed(self, cells: Iterable[int]) -> list[str]:
        return [self._cells[cell] for cell in cells]

    def square(self, corner: int) -> list[str]:
        """The cells of a Quadrant by name."""
        return self.listed(cells_of_square(corner))

    def names(self, mask: int) -> list[str]:
        return cell_names(mask, self._cells)

    def side(self, side: int | None) -> str | None:
        """The name of a side; None for nobody."""
        return None if side is None or side == NOBODY else self._sides[side]

    def places(self, view: Any) -> Form:
        """The cells that the turn is about."""
        return {name: self.cell(getattr(view, name)) for name in ("focus", "quadrant", "gun")}

    def facts(self, latest: Fact | None, kind: Callable[[int, int], str]) -> list[Form]:
        """Every fact, the earliest first; *kind* gives the code of a kind by side and number.

        Each fact contains only the fields of its sort: ``cell`` and ``kind`` of a card that was seen, came or went,
        ``cells`` that contain something, ``least`` and ``first`` for a row of claims of which one is true.
        """
        return [self._fact(fact, kind) for fact in facts(latest)]

    def _fact(self, fact: Fact, kind: Callable[[int, int], str]) -> Form:
        what, side = int(fact.what), int(fact.side)
        form: Form = {"what": NAMES[what], "side": self._sides[side]}
        if what == EITHER:
            form["least"] = int(fact.least())
            form["first"] = fact.is_first()
        elif what in (MIXED, SEEN, GONE, CAME):
            form["cell"] = self._cells[int(fact.cell)]
        if what == REINFORCED:
            form["kinds"] = [kind(side, number) for number in range(8) if fact.kind >> number & 1]
        elif what != MIXED:
            form["kind"] = kind(side, int(fact.kind))
        if fact.mask:
            form["cells"] = self.names(int(fact.mask))
        return form
