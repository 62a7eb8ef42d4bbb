"""Every action of SCOPE Panzer."""

from __future__ import annotations

from collections.abc import Iterator

from fogline.kernel.setup import Setup
from fogline.kit.research import Universe
from fogline.titles.panzer.rules.actions import DRAWN, moves
from fogline.titles.panzer.rules.cards import AMERICAN, CELL_NAMES, CODES, GERMAN, TERRAIN, TYPES, side_of, unit_of
from fogline.titles.panzer.rules.sight import FAR
from fogline.titles.panzer.rules.tables import Rules, rules_for
from fogline.titles.scope.grid import NEIGHBOURS, cells_of

_LIGHT = 1
"""PZ-LITE-1: the armour of a light tank."""


def universe(setup: Setup) -> Universe:
    """Every verb over the cells and quadrants of the battlefield, and every way in which units can change places."""
    rules = rules_for(setup)
    texts = [*_terrain(rules), *_muster(rules), "done"]
    texts.extend(_moves(rules))
    texts.extend(f"explore {CELL_NAMES[corner]}" for corner in rules.corners)
    texts.extend(f"search {CELL_NAMES[cell]}" for cell in rules.cells)
    texts.extend(_light_searches(rules))
    texts.extend(f"shoot {CELL_NAMES[cell]}" for cell in rules.cells)
    texts.extend(("hold", "skip"))
    return Universe(tuple(texts), tuple(f"draw {card}" for card in DRAWN))


def _terrain(rules: Rules) -> Iterator[str]:
    if rules.terrain:
        for face in TERRAIN:
            for cell in cells_of(rules.board & ~rules.homes[AMERICAN] & ~rules.homes[GERMAN]):
                yield f"terrain {face} {CELL_NAMES[cell]}"


def _muster(rules: Rules) -> Iterator[str]:
    """Taking and deploying every unit that some squad has."""
    units: list[int] = []
    for side in (AMERICAN, GERMAN):
        squads = rules.legal_squads[side]
        units += [unit_of(side, kind) for kind in range(1, TYPES + 1) if any(squad[kind - 1] for squad in squads)]
    for unit in units:
        yield f"take {CODES[unit]}"
    for unit in units:
        for cell in cells_of(rules.homes[side_of(unit)]):
            yield f"deploy {CODES[unit]} {CELL_NAMES[cell]}"


def _moves(rules: Rules) -> list[str]:
    """Every MOVE; the same one may be had with different units and room."""
    return list(dict.fromkeys(action.text() for corner in rules.corners for action in moves(corner)))


def _light_searches(rules: Rules) -> Iterator[str]:
    """What a light tank sees itself; with the option of AMB-26, any cell but its own."""
    if not rules.light_tanks or _LIGHT not in rules.cards.armours:
        return
    for tank in rules.cells:
        near = NEIGHBOURS[tank] | FAR[tank] if rules.search_from_tank else ~(1 << tank)
        for cell in cells_of(rules.board & near):
            yield f"light {CELL_NAMES[tank]} {CELL_NAMES[cell]}"
