"""The views of SCOPE Panzer as text."""

from __future__ import annotations

from typing import Final

from fogline.kit.research import view_text
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, FOREST, UNKNOWN, unit_of
from fogline.titles.panzer.rules.tables import rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.position import EITHER, NOWHERE, Fact, facts
from fogline.titles.scope.position import NAMES as FACT_NAMES
from fogline.titles.scope.wire import cell_names

_MASKS: Final = ("american", "german", "shown", "locked", "meadows", "hills", "lakes", "peaks")


def view_as_text(view: View) -> str:
    """Writes cards, step, facts and sets of cells by their names."""
    lines = {
        "cells": f"cells {' '.join([_write_card(view.cells[cell]) for cell in rules_for(view.setup).cells])}",
        "step": f"step {steps.NAMES[view.step]}",
        "facts": f"facts {' '.join([_write_fact(fact) for fact in facts(view.facts)])}",
    }
    for name in _MASKS:
        lines[name] = " ".join([name, *cell_names(getattr(view, name), CELL_NAMES)])
    return view_text(view, lines)


def _write_card(unit: int) -> str:
    return "???" if unit == UNKNOWN else CODES[unit]


def _write_fact(fact: Fact) -> str:
    where = "-" if fact.cell == NOWHERE else str(fact.cell) if fact.what == EITHER else CELL_NAMES[fact.cell]
    kind = CODES[unit_of(fact.side, fact.kind) if fact.kind else FOREST]
    return f"{FACT_NAMES[fact.what]}:{'ag'[fact.side]}:{where}:{kind}:{fact.mask:x}"
