"""The ace of SCOPE Panzer: it uses the network in ``ace.npz``, if present, squads that have won matches, and its own
judge and beliefs, all tuned by matches (``bench/judges.py``, ``bench/mixtures.py``)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from fogline.kernel.choices import Choices
from fogline.kit.bots import Ace, Judge, Mixture
from fogline.titles.panzer.bots.belief import AcesBelief
from fogline.titles.panzer.bots.judge import WEIGHTS, PanzerJudge
from fogline.titles.panzer.bots.knowledge import is_learned, next_of_squad
from fogline.titles.panzer.rules.tables import rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action

MIXTURE: Final = Mixture(prior=0.02, value=0.2, judge=1.0, sharpness=50.0, sets_up=False)
"""The judge counts cost points; a unit is worth four to ten."""


ACES: Final = replace(
    WEIGHTS, first_shot=0.22, next_shot=0.25, stays=0.04, fears=1.4, unseen=0.55, finds=0.2, hunt=0.06, boldness=0.15,
    ground=0.035, guard=1.25,
)  # fmt: skip
"""An ace expects its hidden units to be found more often than a veteran does, and hardly advances to meet the enemy. A
MOVE or EXPLORE within reach of the enemy gives away a shot: the enemy's shot then counts, and its own does not."""
LATE: Final = replace(ACES, stays=0.2, fears=0.3, hunt=0.2, boldness=1.0)
"""Weights for a long game, in which nobody wins unless one side advances. Without light tanks (PZ-LITE-2) they are
better from the start."""
LONG: Final = 50
"""From this turn on, a game counts as long."""


def judge(view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge:
    """The ace's judge; the veteran's judge with custom card sets."""
    rules = rules_for(view.setup)
    weights = WEIGHTS if rules.setup.data else ACES if is_learned(rules) and view.turn < LONG else LATE
    return PanzerJudge(view, choices, rng, weights, False)


_FILE: Final = Path(__file__).with_name("ace.npz")
ACE: Final = Ace(_FILE, MIXTURE, next_of_squad, judge, AcesBelief()) if _FILE.is_file() else None
