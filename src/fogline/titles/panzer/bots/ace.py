"""How an ace of SCOPE Panzer plays: with the network in ``ace.npz``, if there is one, with squads that have won
matches, and with another judgement than a veteran. All was found by matches (``bench/mixtures.py``)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from fogline.kernel.choices import Choices
from fogline.kit.bots import Ace, Judge, Mixture
from fogline.titles.panzer.bots.judge import WEIGHTS, PanzerJudge, Weights
from fogline.titles.panzer.bots.squads import is_learned, next_of_squad
from fogline.titles.panzer.rules.tables import rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action

MIXTURE: Final = Mixture(prior=0.02, value=0.2, judge=1.0, sharpness=50.0, sets_up=False)
"""The judge counts points of cost: a unit is worth four to ten."""
ACES: Final = Weights(
    first_shot=WEIGHTS.first_shot,
    next_shot=1.1,
    unseen=0.3,
    home_row=list(WEIGHTS.home_row),
    empty_row=list(WEIGHTS.empty_row),
    hunt=0.18,
    patience=0,
    is_bold=False,
    repeat=WEIGHTS.repeat,
)
"""Hidden units are found more often than a veteran thinks, and the next shot counts for more than going to meet the
enemy."""


def judge(view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge:
    """See ``judge.py``. Where its squads were not learned, a veteran's judgement is the better one, too."""
    return PanzerJudge(view, choices, rng, ACES if is_learned(rules_for(view.setup)) else WEIGHTS, False)


_FILE: Final = Path(__file__).with_name("ace.npz")
ACE: Final = Ace(_FILE, MIXTURE, next_of_squad, judge) if _FILE.is_file() else None
