"""The views of SCOPE Stalingrad as text."""

from __future__ import annotations

from fogline.kit.research import view_text
from fogline.titles.scope.position import NAMES as FACT_NAMES
from fogline.titles.scope.position import NOWHERE, REINFORCED, Fact, facts
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES, card_name
from fogline.titles.stalingrad.rules.tables import rules_for
from fogline.titles.stalingrad.rules.view import View


def view_as_text(view: View) -> str:
    """Writes cards, step and facts by their names."""
    lines = {
        "cells": f"cells {' '.join([card_name(view.cells[cell]) for cell in rules_for(view.setup).cells])}",
        "step": f"step {steps.NAMES[view.step]}",
        "facts": f"facts {' '.join([_write_fact(fact) for fact in facts(view.facts)])}",
    }
    return view_text(view, lines)


def _write_fact(fact: Fact) -> str:
    where = "-" if fact.cell == NOWHERE else CELL_NAMES[fact.cell]
    kind = f"{fact.kind:x}" if fact.what == REINFORCED else CODES[fact.kind]
    return f"{FACT_NAMES[fact.what]}:{'gs'[fact.side]}:{where}:{kind}:{fact.mask:x}"
