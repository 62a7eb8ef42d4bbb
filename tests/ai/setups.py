"""SCOPE Panzer as the adapters' tests play it."""

from __future__ import annotations

from typing import Final

from fogline import Setup
from fogline.games.panzer.tables import PRESETS

SKIRMISH: Final = Setup("panzer", "skirmish")
FULL: Final = Setup("panzer", "battle", PRESETS["full"])
GREAT: Final = Setup("panzer", "great_battle", {**PRESETS["full"], "terrain_before_squads": False})
PANZER: Final = {"skirmish": SKIRMISH, "battle full": FULL, "great_battle full, terrain after squads": GREAT}
