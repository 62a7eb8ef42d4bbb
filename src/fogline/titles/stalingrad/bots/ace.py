"""How an ace of SCOPE Stalingrad plays: with the network in ``ace.npz``, if there is one. How much it counts was
found by matches (``bench/mixtures.py``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fogline.kit.bots import Ace, Mixture

MIXTURE: Final = Mixture(prior=0.1, value=1.0, judge=1.0, sharpness=50.0)
"""The judge counts points: a SEARCH that finds something brings about one."""
_FILE: Final = Path(__file__).with_name("ace.npz")
ACE: Final = Ace(_FILE, MIXTURE) if _FILE.is_file() else None
