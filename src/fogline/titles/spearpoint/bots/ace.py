"""How an ace of Spearpoint 1943 plays: it plays Turns on (``foresight.py``), without a network. How much a network
counts that is given to it is cautious, until matches of a trained one tell more (``bench/mixtures.py``)."""

from __future__ import annotations

from typing import Final

from fogline.kit.bots import Ace, Mixture
from fogline.titles.spearpoint.bots.foresight import foresee

MIXTURE: Final = Mixture(prior=0.3, value=1.0, vote=3.0, sharpness=5.0, sets_up=False)
"""The veteran compares no actions, so it has a vote."""
ACE: Final = Ace(None, MIXTURE, think=foresee)
