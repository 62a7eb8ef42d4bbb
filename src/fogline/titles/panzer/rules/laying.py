"""Terrain placement (section 13.2): open cards, the German side first."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction
from fogline.titles.panzer.rules.actions import LAYS, Lay
from fogline.titles.panzer.rules.cards import AMERICAN, GERMAN, TERRAIN
from fogline.titles.panzer.rules.events import Event, TerrainLaid
from fogline.titles.panzer.rules.state import CARDS, GROUNDS, State, put_terrain
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, size_of

OWN: Final = 1
ENEMYS: Final = 2


def layer(state: State) -> i64:
    """PZ-TPLC-3, PZ-TPLC-4: whose terrain card is next."""
    return GERMAN if size_of(state.terrain()) % 2 == 0 else AMERICAN


def is_laid_out(state: State) -> bool:
    """Whether every terrain card is in its place."""
    return size_of(state.terrain()) == 2 * state.rules.scenario.terrain


def room(state: State, side: i64) -> i64:
    """The cells where *side* may place its next terrain card (PZ-TPLC-2 to PZ-TPLC-5)."""
    rules = state.rules
    free: i64 = rules.board & ~rules.homes[AMERICAN] & ~rules.homes[GERMAN] & ~state.terrain()
    own: i64 = rules.starts[side]
    if rules.scenario.terrain == 1:
        if side == AMERICAN:
            return free & own if state.sides[GROUNDS + GERMAN] == OWN else free & ~own
        return free
    if state.sides[GROUNDS + side] == OWN:
        return free & ~own
    if state.sides[GROUNDS + side] == ENEMYS:
        return free & own
    return free


def lays(state: State) -> list[Action]:
    """Every way to place the next terrain card."""
    side = layer(state)
    free = room(state, side)
    found: list[Action] = []
    for face in range(len(TERRAIN)):
        if state.sides[CARDS + side] & BIT[face // 2] != 0:
            for cell in state.rules.cells:
                if free & BIT[cell] != 0:
                    found.append(LAYS[face][cell])
    return found


def lay(state: State, action: Lay, log: list[Event] | None) -> None:
    """Place a terrain card. Everybody sees it (PZ-TPLC-6)."""
    side = layer(state)
    card: i64 = BIT[action.card // 2]
    if state.sides[CARDS + side] & card == 0:
        raise IllegalAction("PZ-TPLC-1", action.text())
    rules = state.rules
    homes: i64 = rules.homes[AMERICAN] | rules.homes[GERMAN]
    if BIT[action.cell] & rules.board & ~homes & ~state.terrain() == 0:
        raise IllegalAction("PZ-TPLC-2", action.text())
    if BIT[action.cell] & room(state, side) == 0:
        raise IllegalAction("PZ-TPLC-3" if rules.scenario.terrain == 1 else "PZ-TPLC-4", action.text())
    state.sides[CARDS + side] &= ~card
    state.sides[GROUNDS + side] |= OWN if rules.starts[side] & BIT[action.cell] != 0 else ENEMYS
    put_terrain(state, action.card, action.cell)
    if log is not None:
        log.append(TerrainLaid(int(side), action.card, action.cell))
