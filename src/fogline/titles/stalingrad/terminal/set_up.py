"""Laying out a Front of SCOPE Stalingrad in the terminal: cards stand in the order in which they are typed, from left
to right as their side sees them, row by row.

The rules fill each row of the notation from column a on, which is the right end of a Soviet row as it is seen. So the
cards of a Soviet row that is not full yet are taken back and laid out again with each further card, and the board shows
them where they will stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from fogline.kit.terminal import Rewriting
from fogline.titles.stalingrad.rules.cards import CODES, KINDS, SOVIET
from fogline.titles.stalingrad.rules.state import PLACED, READY, SET_UP
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.view import View

_Card = TypeVar("_Card")


def is_turned(view: View) -> bool:
    """Whether the board is drawn from the Soviet side: the columns of the notation run from right to left there, and
    its rows from the bottom up."""
    return view.seat is not None and rules_for(view.setup).side_of(view.seat) == SOVIET


def laid(view: View, rules: Rules) -> list[int]:
    """The cards that the viewer's side has laid out so far, in the order in which they are typed."""
    if view.seat is None:
        return []
    side = rules.side_of(view.seat)
    cells = rules.set_up_order[side][: view.sides[PLACED + side]]
    return _swapped(view, rules, [int(view.cells[cell]) for cell in cells])


def cells_to_lay(view: View, rules: Rules) -> list[int]:
    """The cells of the viewer's side, in the order in which cards for them are typed."""
    if view.seat is None:
        return []
    return _swapped(view, rules, [int(cell) for cell in rules.set_up_order[rules.side_of(view.seat)]])


def next_cell(view: View, rules: Rules) -> int | None:
    """Where the next card of the viewer's side will stand."""
    free = cells_to_lay(view, rules)[len(laid(view, rules)) :]
    return free[0] if free else None


def with_more(view: View, actions: Sequence[str]) -> Rewriting | None:
    """How cards that are typed come behind those that were laid; ``None`` for anything else, and for more cards than
    there are, which the rules refuse."""
    kinds = [action.removeprefix("place ") for action in actions]
    if view.seat is None or view.step != SET_UP or not all(kind in CODES for kind in kinds):
        return None
    rules = rules_for(view.setup)
    side, wanted = rules.side_of(view.seat), [*_codes(view, rules), *kinds]
    if any(count > rules.counts[side * KINDS + CODES.index(kind)] for kind, count in Counter(wanted).items()):
        return None
    return _laid_anew(view, rules, wanted)


def with_fewer(view: View, count: int) -> Rewriting | None:
    """How the last *count* cards that were typed, or all if there are fewer, are taken back; ``None`` if there are none
    to be taken back any more."""
    if view.seat is None or view.step != SET_UP:
        return None
    rules = rules_for(view.setup)
    codes = _codes(view, rules)
    if not codes or count == 0 or view.sides[READY + rules.side_of(view.seat)]:
        return None
    return _laid_anew(view, rules, codes[: max(0, len(codes) - count)])


def _laid_anew(view: View, rules: Rules, codes: list[str]) -> Rewriting:
    """From what lies there now to cards that were typed in this order; whatever is the same stays."""
    before, after = _swapped(view, rules, _codes(view, rules)), _swapped(view, rules, codes)
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return Rewriting([f"place {code}" for code in before[same:]], [f"place {code}" for code in after[same:]])


def _codes(view: View, rules: Rules) -> list[str]:
    return [CODES[card % KINDS] for card in laid(view, rules)]


def _swapped(view: View, rules: Rules, cards: list[_Card]) -> list[_Card]:
    """From the order of the notation to the order in which cards are typed, and back: each Soviet row is reversed."""
    if not is_turned(view):
        return cards
    width = int(rules.scenario.columns)
    return [card for first in range(0, len(cards), width) for card in reversed(cards[first : first + width])]
