"""How an ace of Spearpoint 1943 plays: with the network in ``ace.npz``, if there is one. How much it counts is
cautious, until matches of a trained one tell more (``bench/mixtures.py``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fogline.kit.bots import Ace, Mixture

MIXTURE: Final = Mixture(prior=0.3, value=1.0, vote=3.0, sharpness=5.0, sets_up=False)
"""The veteran compares no actions, so it has a vote."""
_FILE: Final = Path(__file__).with_name("ace.npz")
ACE: Final = Ace(_FILE, MIXTURE) if _FILE.is_file() else None
