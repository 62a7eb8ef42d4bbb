"""What can be wrong with a card set or a set-up of SCOPE Panzer, or doubtful, besides what can be wrong with any
file."""

from __future__ import annotations

from typing import Final

from fogline.kernel.faults import Kind

# -- set-ups -------------------------------------------------------------------------------------------

NO_TURNS: Final = Kind("data-pz-no-turns", "0 turns are not a game; write none for no limit (AMB-76)")
TURRET_NEEDS_TERRAIN: Final = Kind(
    "data-pz-turret-needs-terrain", "needs terrain: only a hill looks into a turret (PZ-OPEN-1)"
)
NO_PERIOD: Final = Kind("data-pz-no-period", "expected none or a year and month like 1944-12, found {found}")

# -- card sets -----------------------------------------------------------------------------------------

HOUSE_NAME: Final = Kind("data-pz-house-name", "'house' is the set that comes with Fogline, with other values")
NO_SQUAD: Final = Kind("data-pz-no-squad", "no unit is within the {points} points of {scenario}")
# doubts: they do not stand in the way (the soft ones of PZ-STAT)
NO_LIGHT: Final = Kind("data-pz-no-light", "no unit has armour 1: the rule for light tanks is void (PZ-STAT-3)")
NO_MEDIUM: Final = Kind("data-pz-no-medium", "no unit has armour 2: the rule for medium tanks is void (PZ-STAT-3)")
NO_HEAVY: Final = Kind("data-pz-no-heavy", "no unit has armour 3: the rule for heavy tanks is void (PZ-STAT-3)")
HAS_ARMOUR: Final = Kind("data-pz-has-armour", "the rulebook takes it that {unit} has armour ({clause})")
NO_SUPERIOR: Final = Kind(
    "data-pz-no-superior", "no armour is greater than any enemy firepower: superior armour is void (PZ-STAT-7)"
)
TOO_COSTLY: Final = Kind("data-pz-dear", "costs more than the {points} points of a Skirmish (PZ-STAT-8)")
CHEAP: Final = Kind("data-pz-cheap", "every squad is within the points of {scenario}: they mean nothing (PZ-STAT-8)")
