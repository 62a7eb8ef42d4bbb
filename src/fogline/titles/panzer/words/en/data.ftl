# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## SCOPE Panzer

data-pz-house-name = 'house' is reserved for the set that comes with Fogline, whose values differ
data-pz-no-squad = no unit fits within the { $points } points of { $scenario }
data-pz-no-light = no unit has armour 1: the rule for light tanks has no effect (PZ-STAT-3)
data-pz-no-medium = no unit has armour 2: the rule for medium tanks has no effect (PZ-STAT-3)
data-pz-no-heavy = no unit has armour 3: the rule for heavy tanks has no effect (PZ-STAT-3)
data-pz-has-armour = the rulebook assumes that { $unit } has armour ({ $clause })
data-pz-no-superior = no armour is greater than any enemy firepower: superior armour has no effect (PZ-STAT-7)
data-pz-dear = costs more than the { $points } points of a Skirmish (PZ-STAT-8)
data-pz-cheap = every squad fits within the points of { $scenario }: the limit has no effect (PZ-STAT-8)
data-pz-no-turns = 0 turns is not a game; write none for no limit (AMB-76)
data-pz-turret-needs-terrain = needs terrain: only a hill looks into a turret (PZ-OPEN-1)
data-pz-no-period = expected none or a year and month like 1944-12, found { $found }
