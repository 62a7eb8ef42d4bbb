"""Every action of SCOPE Stalingrad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from fogline.kernel.setup import Setup
from fogline.kit.research import Universe
from fogline.titles.scope.grid import COLUMNS, NEIGHBOURS, STEPS
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES, EMPTY_AREA, GERMAN, INFANTRY, KINDS, MORTAR, SOVIET
from fogline.titles.stalingrad.rules.tables import Rules, rules_for


def universe(setup: Setup) -> Universe:
    """Every verb over the cells and Quadrants of the battlefield, and every arrangement of the scenario's cards."""
    rules = rules_for(setup)
    texts = [f"place {code}" for kind, code in enumerate(CODES) if max(_counts(rules, kind)) > 0]
    texts.append("done")
    texts.extend(_moves(rules))
    cells = [CELL_NAMES[cell] for cell in rules.cells]
    texts.extend(f"search {cell}" for cell in cells)
    texts.extend(f"shoot {CELL_NAMES[c]}" for side in (SOVIET, GERMAN) for c in rules.front_quadrants[side])
    texts.append("hold")
    if rules.advanced:
        texts.extend(_unit_actions(rules))
        texts.extend(_reinforcements(rules))
    return Universe(tuple(texts), ())


def _counts(rules: Rules, kind: int) -> tuple[int, int]:
    """How many cards of a kind each side starts with; it never has more on the battlefield, except for Empty Areas."""
    return rules.counts[GERMAN * KINDS + kind], rules.counts[SOVIET * KINDS + kind]


def _arrangements(most: list[int]) -> list[tuple[int, ...]]:
    """Every four kinds in order, with at most the given number of each kind; four Empty Areas may always come
    together."""
    limits = [4 if kind == EMPTY_AREA else most[kind] for kind in range(KINDS)]
    return [four for four in product(range(KINDS), repeat=4) if all(four.count(k) <= limits[k] for k in four)]


def _write(verb: str, corners: Iterable[int], arrangements: list[tuple[int, ...]]) -> Iterator[str]:
    for corner in corners:
        for four in arrangements:
            yield f"{verb} {CELL_NAMES[corner]} {' '.join(CODES[kind] for kind in four)}"


def _moves(rules: Rules) -> list[str]:
    """MOVE, by side; with AMB-14 both can MOVE the same Quadrants."""
    found: dict[str, None] = {}
    for side in (GERMAN, SOVIET):
        four = _arrangements([_counts(rules, kind)[side] for kind in range(KINDS)])
        found.update(dict.fromkeys(_write("move", rules.move_quadrants[side], four)))
    return list(found)


def _unit_actions(rules: Rules) -> Iterator[str]:
    """Part 11 except REINFORCEMENTS."""
    cells = list(rules.cells)
    name = CELL_NAMES
    for cell in cells:
        yield f"deploy {name[cell]}"
    for cell in cells:
        yield f"recognize {name[cell]}"
        if cell + 1 in cells and cell % COLUMNS != COLUMNS - 1 and not rules.one_by_one:
            yield f"recognize {name[cell]} {name[cell + 1]}"
    for mortar in cells:
        for target in cells:
            if target != mortar and not NEIGHBOURS[mortar] >> target & 1:
                yield f"howitzer {name[mortar]} {name[target]}"
    for target in cells:
        if not rules.declared_gun:
            yield f"fire {name[target]}"
        else:
            for gun in cells:
                if NEIGHBOURS[target] >> gun & 1:
                    yield f"fire {name[target]} {name[gun]}"
    for gun in cells:
        yield f"gun {name[gun]}"
    for corner in rules.quadrants:
        for step in STEPS:
            yield f"assault {name[corner + step]} {name[corner]}"
    for cell in cells:
        yield f"take {name[cell]}"
    yield "stay"
    yield "end"


def _reinforcements(rules: Rules) -> Iterator[str]:
    """REINFORCEMENTS; where the Quadrant need not be movable, it may hold cards of the enemy too (AMB-54)."""
    for side in (GERMAN, SOVIET):
        most = [_counts(rules, kind)[side] for kind in range(KINDS)]
        if not rules.reinforcement_needs_movable:
            most = [sum(_counts(rules, kind)) for kind in range(KINDS)]
        four = [kinds for kinds in _arrangements(most) if INFANTRY in kinds]
        if rules.infantry_comes_alone:
            yield from _write("reinforce", rules.rear_quadrants[side], four)
        if rules.mortar_comes_too:
            yield from _write("reinforce2", rules.rear_quadrants[side], [kinds for kinds in four if MORTAR in kinds])
