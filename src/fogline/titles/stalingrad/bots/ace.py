"""How an ace of SCOPE Stalingrad plays: with the network in ``ace.npz``, if there is one. How much it counts was
found by matches (``bench/mixtures.py``). A game that is small enough is solved instead (``solving.py``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fogline.kit.bots import Ace, Mixture
from fogline.titles.stalingrad.bots.quick import Quick
from fogline.titles.stalingrad.bots.small_fronts import choose_solved

MIXTURE: Final = Mixture(prior=0.02, value=0.2, judge=1.0, playouts=6.0, games=64, sharpness=50.0, sets_up=False)
"""The judge counts points: a SEARCH that finds something brings about one. What decides is how games end that quick
players play on (``quick.py``); the network proposes, and tells actions apart that are about as good."""
_FILE: Final = Path(__file__).with_name("ace.npz")
ACE: Final = Ace(_FILE, MIXTURE, choose_solved, policy=Quick()) if _FILE.is_file() else None
