"""SCOPE Panzer and Spearpoint as the adapters' tests play them."""

from __future__ import annotations

from typing import Final

from fogline import Setup
from fogline.titles.panzer.rules.tables import PRESETS
from tests.conformance.cases import BRAWL

SKIRMISH: Final = Setup("panzer", "skirmish")
FULL: Final = Setup("panzer", "battle", PRESETS["full"])
GREAT: Final = Setup("panzer", "great_battle", {**PRESETS["full"], "terrain_before_squads": False})
PANZER: Final = {"skirmish": SKIRMISH, "battle full": FULL, "great_battle full, terrain after squads": GREAT}

STANDARD: Final = Setup("spearpoint", "standard")
BRAWLERS: Final = Setup("spearpoint", "standard", {"deck_min": 12, "deck_max": 18, "overrun_turns": 9}, BRAWL)
SPEARPOINT: Final = {"spearpoint": STANDARD, "spearpoint brawl": BRAWLERS}
