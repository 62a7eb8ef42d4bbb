"""Set-ups of SCOPE Panzer and Spearpoint for the adapters' tests."""

from __future__ import annotations

from typing import Final

from fogline import Setup
from fogline.titles.panzer.rules.tables import PRESETS
from tests.conformance.cases import BRAWL

SKIRMISH: Final = Setup("panzer", "skirmish")
FULL: Final = Setup("panzer", "battle", PRESETS["full"])
GREAT: Final = Setup("panzer", "great-battle", {**PRESETS["full"], "terrain-before-squads": False})
PANZER: Final = {"skirmish": SKIRMISH, "battle full": FULL, "great-battle full, terrain after squads": GREAT}

STANDARD: Final = Setup("spearpoint", "standard")
BRAWLERS: Final = Setup("spearpoint", "standard", {"deck-min": 12, "deck-max": 18, "overrun-turns": 9}, BRAWL)
SPEARPOINT: Final = {"spearpoint": STANDARD, "spearpoint brawl": BRAWLERS}
