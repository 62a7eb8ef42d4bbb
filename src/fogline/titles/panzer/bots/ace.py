"""How an ace of SCOPE Panzer plays: with the network in ``ace.npz``, if there is one. How much it counts is
cautious, until matches of a trained one tell more (``bench/mixtures.py``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fogline.kit.bots import Ace, Mixture

MIXTURE: Final = Mixture(prior=0.2, value=2.0, judge=1.0, sharpness=10.0, sets_up=False)
"""The judge counts points of cost: a unit is worth four to ten."""
_FILE: Final = Path(__file__).with_name("ace.npz")
ACE: Final = Ace(_FILE, MIXTURE) if _FILE.is_file() else None
