"""What is written in secret, line by line: decks, starting hands, plans, and what is too much in hand."""

from __future__ import annotations

from fogline.games.spearpoint.actions import DONE, PLAIN, Action
from fogline.games.spearpoint.asking import PLAN_STEPS
from fogline.games.spearpoint.steps import BUILD, LIMIT, MUSTER
from fogline.games.spearpoint.tables import rules_for
from fogline.games.spearpoint.view import View


def can_tell(view: View, action: Action) -> bool:
    """Another line tells its seat nothing. What closes it can: if the other seat is done, both are shown."""
    if view.step == BUILD or view.step == MUSTER or view.step in PLAN_STEPS:
        return action is PLAIN[DONE]
    return view.step != LIMIT or _lines_left(view) <= 1  # SP-DRAW-6: the last card put away closes it


def _lines_left(view: View) -> int:
    """How many cards the seat has still to put away."""
    assert view.seat is not None
    side, rules = view.sides[view.seat], rules_for(view.setup)
    assert side.hand is not None
    assert side.commands is not None
    assert side.plan is not None
    units = max(0, sum(side.hand) - rules.hand_units)
    commands = max(0, sum(side.commands) - rules.hand_command)
    return units + commands - len(side.plan)
