# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## SCOPE Stalingrad

data-st-base-and-size = a scenario has either a base or its own columns and rows, not both
data-st-columns = a Front has at most { $most } columns, not { $found }
data-st-rows = a Front has at most { $most } rows, not { $found }
data-st-computed = EA is computed, never entered
data-st-supply = { $found } { $code }, but there are only { $most }
data-st-too-many-cards = { $found } cards for { $cells } cells ({ $sides })
data-st-too-many-empty = { $found } Empty Areas needed, but there are only { $most } ({ $sides })
data-st-one-sniper = needs exactly one Sniper in the Front, there are { $found } ({ $sides })
data-st-snipers = { $found } Snipers, but there are only { $most } ({ $sides })
data-st-no-snipers = a side without Snipers can play only in Advanced Mode ({ $sides })
data-st-victory-item = expected one of points, eliminate-all, reach-last-row, found { $found }
data-st-points-twice = points appear twice
data-st-no-base-points = there is no base to take "base" from
data-st-not-at-setup = the side has no { $code } at set-up ({ $sides })
data-st-advanced-only = reach-last-row needs mode = "advanced"
data-st-no-way-to-win = the side cannot meet any victory condition ({ $sides })
data-st-empty-group = a group of kinds must not be empty
data-st-no-unit = { $found } is not a Sniper or Unit; known kinds: { $known }
data-st-no-group = expected a list of kinds, found { $found }
data-st-no-such-set = a set is ["IN"] or ["IN", "MO"]
data-st-point-values = expected e.g. 'SN:2 OF:2 SC:1 MO:1 MG:1 IN:1', each from 0 to { $most }, found { $found }
data-st-point-values-missing = { $kinds } is missing in { $found }
data-st-wrong-mode = { $name } is played only in { $mode } mode
data-st-teams-advanced = three or four players need advanced mode (ST-TEAM-1)
