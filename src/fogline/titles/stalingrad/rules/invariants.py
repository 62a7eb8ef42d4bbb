"""What the rules promise of every position (ST-COMP-6, L1, L4)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.scope.grid import BIT, CELLS
from fogline.titles.stalingrad.rules.cards import (
    DECOY,
    EMPTY_AREA,
    GERMAN,
    INFANTRY,
    KINDS,
    NO_CARD,
    SNIPER,
    SOVIET,
    SUPPLY,
    front_of,
)
from fogline.titles.stalingrad.rules.state import OVER, RESERVE, SCORE, SET_UP, ZONE, State


def check(state: State) -> None:
    """Assert what the rules promise of every position (ST-COMP-6, L1, L4)."""
    rules = state.rules
    found = [0] * (2 * KINDS)
    for cell in range(CELLS):
        card = state.cells[cell]
        if BIT[cell] & rules.battlefield == 0:
            assert card == NO_CARD, "no card lies outside the battlefield"
        elif card == NO_CARD:
            assert state.step == SET_UP, "every cell of the battlefield holds a card"
        else:
            found[card] += 1
            assert state.held(card // KINDS) & BIT[cell] != 0, "the backs are where the cards are"
            foreign = card // KINDS != front_of(cell)
            if foreign and not rules.move_anywhere:
                assert card % KINDS == INFANTRY, "only Infantry crosses the line"
    for side in (GERMAN, SOVIET):
        first = side * KINDS
        for kind in range(KINDS):
            card = first + kind
            assert found[card] == state.counts[card], f"card {card}: {found[card]} found, not {state.counts[card]}"
            if kind >= SNIPER:
                zone = state.sides[ZONE + side] if kind == SNIPER else 0
                whole = state.counts[card] + i64(state.lost[card]) + zone
                assert whole <= SUPPLY[kind], "cards of a kind are never more than there are"
        assert state.lost[first + EMPTY_AREA] == 0
        assert state.lost[first + DECOY] == 0
        empty = state.counts[first + EMPTY_AREA] + state.sides[RESERVE + side]
        if state.step == SET_UP:
            empty = rules.counts[first + EMPTY_AREA] + state.sides[RESERVE + side]
        assert state.sides[RESERVE + side] >= 0
        assert empty >= SUPPLY[EMPTY_AREA], "Empty Areas are never too few"
        assert state.sides[SCORE + side] >= 0
    assert state.german & state.soviet == 0
    assert (state.step == OVER) == (state.reasons != 0)
