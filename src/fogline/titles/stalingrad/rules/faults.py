"""What can be wrong with a scenario or a set-up of SCOPE Stalingrad, besides what can be wrong with any file."""

from __future__ import annotations

from typing import Final

from fogline.kernel.faults import Kind

# -- Fronts and their cards ---------------------------------------------------------------------------

BASE_AND_SIZE: Final = Kind("data-st-base-and-size", "a scenario has a base, or columns and rows of its own, not both")
COLUMNS_WRONG: Final = Kind("data-st-columns", "a Front has at most {most} columns, not {found}")
ROWS_WRONG: Final = Kind("data-st-rows", "a Front has at most {most} rows, not {found}")
COMPUTED: Final = Kind("data-st-computed", "EA is computed, never entered")
SUPPLY_EXCEEDED: Final = Kind("data-st-supply", "{found} {code}, but there are only {most}")
TOO_MANY_CARDS: Final = Kind("data-st-too-many-cards", "{found} cards for {cells} cells ({sides})")
TOO_MANY_EMPTY: Final = Kind(
    "data-st-too-many-empty", "{found} Empty Areas needed, but there are only {most} ({sides})"
)
ONE_SNIPER: Final = Kind("data-st-one-sniper", "needs exactly one Sniper in the Front, there are {found} ({sides})")
SNIPERS_EXCEEDED: Final = Kind("data-st-snipers", "{found} Snipers, but there are only {most} ({sides})")
NO_SNIPERS: Final = Kind("data-st-no-snipers", "without Snipers a side can only play in Advanced Mode ({sides})")

# -- victory and points -------------------------------------------------------------------------------

VICTORY_ITEM: Final = Kind(
    "data-st-victory-item", "expected one of points, eliminate-all, reach-last-row, found {found}"
)
POINTS_TWICE: Final = Kind("data-st-points-twice", "points are named twice")
NO_BASE_POINTS: Final = Kind("data-st-no-base-points", 'there is no base to take "base" from')
POINT_VALUES: Final = Kind(
    "data-st-point-values", "expected e.g. 'SN:2 OF:2 SC:1 MO:1 MG:1 IN:1', each from 0 to {most}, found {found}"
)
POINT_VALUES_MISSING: Final = Kind("data-st-point-values-missing", "{kinds} is missing in {found}")
NOT_AT_SETUP: Final = Kind("data-st-not-at-setup", "the side has no {code} at set-up ({sides})")
ADVANCED_ONLY: Final = Kind("data-st-advanced-only", 'reach-last-row needs mode = "advanced"')
NO_WAY_TO_WIN: Final = Kind("data-st-no-way-to-win", "the side can meet no victory condition ({sides})")

# -- groups of kinds ----------------------------------------------------------------------------------

EMPTY_GROUP: Final = Kind("data-st-empty-group", "a group of kinds must not be empty")
NO_UNIT: Final = Kind("data-st-no-unit", "{found} is not a Sniper or Unit; there are {known}")
NO_GROUP: Final = Kind("data-st-no-group", "expected a list of kinds, found {found}")
NO_SUCH_SET: Final = Kind("data-st-no-such-set", 'a set is ["IN"] or ["IN", "MO"]')

# -- set-ups ------------------------------------------------------------------------------------------

WRONG_MODE: Final = Kind("data-st-wrong-mode", "{name} is played in {mode} mode only")
TEAMS_ADVANCED: Final = Kind("data-st-teams-advanced", "three or four play in advanced mode only (ST-TEAM-1)")
