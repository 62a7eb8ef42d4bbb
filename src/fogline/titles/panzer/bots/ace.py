"""How an ace of Panzer plays: its network is in ``ace.npz``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fogline.kit.bots import Ace, Mixture

MIXTURE: Final = Mixture(prior=1.0, value=5.0)
_FILE: Final = Path(__file__).with_name("ace.npz")
ACE: Final = Ace(_FILE, MIXTURE) if _FILE.is_file() else None
