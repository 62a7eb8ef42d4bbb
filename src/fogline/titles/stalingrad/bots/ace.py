"""The ace of SCOPE Stalingrad: it uses the network in ``ace.npz``, if present, with a weight tuned by matches
(``bench/mixtures.py``). Small games are solved instead (``small_fronts.py``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fogline.kit.bots import Ace, Mixture
from fogline.titles.stalingrad.bots.quick import Quick
from fogline.titles.stalingrad.bots.small_fronts import choose_solved

MIXTURE: Final = Mixture(prior=0.02, value=0.2, judge=1.0, playouts=6.0, games=64, sharpness=50.0, sets_up=False)
"""The judge counts points; a SEARCH that finds something gains about one. Playouts by quick players (``quick.py``)
decide; the network proposes actions and breaks near-ties."""
_FILE: Final = Path(__file__).with_name("ace.npz")
ACE: Final = Ace(_FILE, MIXTURE, choose_solved, policy=Quick()) if _FILE.is_file() else None
