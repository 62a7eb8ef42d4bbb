# What is wrong with a file or a set-up. The keys are those of kernel/faults.py, of cli/faults.py and of each title's faults.py.

data-at-line = line { $line }, { $path }: { $why }
data-at-line-alone = line { $line }: { $why }
data-at-key = { $path }: { $why }
data-at-file = { $why }

## Any file, any set-up

data-no-toml = { $reason }
data-unreadable = cannot be read as TOML
data-too-many-bytes = has { $found } bytes, more than { $most }
data-too-deep = more than { $most } lists or tables inside one another
data-too-many-parts = a key of more than { $most } parts
data-too-many-digits = a number of more than { $most } digits
data-more-keys = and { $found } more keys that do not exist
data-no-value = expected a text, a whole number, true or false, found { $found }
data-missing = is missing
data-unknown-key = no such key; there are { $known }
data-no-text = expected a text, found { $found }
data-no-number = expected a whole number, found { $found }
data-no-list = expected a list, found { $found }
data-no-table = expected a table, found { $found }
data-no-flag = expected true or false, found { $found }
data-no-name = expected a name in printable signs, found { $found }
data-no-slug = { $found } is no name of small letters, digits and hyphens
data-not-among = { $found } is none of { $known }
data-too-small = { $found } is less than { $least }
data-too-large = { $found } is more than { $most }
data-too-long = has { $found } signs, more than { $most }
data-too-many = has { $found } entries, more than { $most }
data-empty-list = expected at least one entry
data-unknown-option = no such option; there are { $known }
data-not-allowed-number = { $found } is none of { $known }, a number from { $least } to { $most }
data-not-allowed-text = { $found } is none of { $known }, a text

## Words of a command, and the files they name

data-no-such-game = there is no such game; there are { $known }
data-no-file = No such file or directory
data-no-permission = Permission denied
data-is-folder = Is a directory
data-no-folder = Not a directory
data-file-fails = cannot be used: { $reason }
data-no-utf8 = is no text in UTF-8
data-no-toml-files = has no files *.toml
data-another-game = holds another game, which is not overwritten; name a new file, or go on with that game by --resume
data-game-of = this is a game of { $name }
data-no-key-and-value = write key=value
data-no-such-seat = no such seat; there are { $known }
data-no-such-preset = no such preset; there are { $known }
data-no-presets = { $name } has no presets
data-not-its-option = { $name } has no such option
data-not-its-file = { $name } takes no such file
data-takes-no-cards = takes no file of cards
data-takes-no-scenario = takes no file of scenario
data-two-scenarios = leave it out when there is a --scenario-file
data-agreed-before = leave it out: a saved game goes on as it was agreed
data-no-squad-at-all = no squad can be paid for

## SCOPE Stalingrad

data-st-base-and-size = a scenario has a base, or columns and rows of its own, not both
data-st-columns = a Front has at most { $most } columns, not { $found }
data-st-rows = a Front has at most { $most } rows, not { $found }
data-st-computed = EA is computed, never entered
data-st-supply = { $found } { $code }, but there are only { $most }
data-st-too-many-cards = { $found } cards for { $cells } cells ({ $sides })
data-st-too-many-empty = { $found } Empty Areas needed, but there are only { $most } ({ $sides })
data-st-one-sniper = needs exactly one Sniper in the Front, there are { $found } ({ $sides })
data-st-snipers = { $found } Snipers, but there are only { $most } ({ $sides })
data-st-no-snipers = without Snipers a side can only play in Advanced Mode ({ $sides })
data-st-victory-item = expected one of points, eliminateAll, reachLastRow, found { $found }
data-st-points-twice = points are named twice
data-st-no-base-points = there is no base to take "base" from
data-st-not-at-setup = the side has no { $code } at set-up ({ $sides })
data-st-advanced-only = reachLastRow needs mode = "advanced"
data-st-no-way-to-win = the side can meet no victory condition ({ $sides })
data-st-empty-group = a group of kinds must not be empty
data-st-no-unit = { $found } is no Sniper or Unit; there are { $known }
data-st-no-group = expected a list of kinds, found { $found }
data-st-no-such-set = a set is ["IN"] or ["IN", "MO"]
data-st-point-values = expected e.g. 'SN:2 OF:2 SC:1 MO:1 MG:1 IN:1', each from 0 to { $most }, found { $found }
data-st-point-values-missing = { $kinds } is missing in { $found }
data-st-wrong-mode = { $name } is played in { $mode } mode only
data-st-teams-advanced = three or four play in advanced mode only (ST-TEAM-1)

## SCOPE Panzer

data-pz-house-name = 'house' is the set that comes with Fogline, with other values
data-pz-no-squad = no unit is within the { $points } points of { $scenario }
data-pz-no-light = no unit has armour 1: the rule for light tanks is void (PZ-STAT-3)
data-pz-no-medium = no unit has armour 2: the rule for medium tanks is void (PZ-STAT-3)
data-pz-no-heavy = no unit has armour 3: the rule for heavy tanks is void (PZ-STAT-3)
data-pz-has-armour = the rulebook takes it that { $unit } has armour ({ $clause })
data-pz-no-superior = no armour is greater than any enemy firepower: superior armour is void (PZ-STAT-7)
data-pz-dear = costs more than the { $points } points of a Skirmish (PZ-STAT-8)
data-pz-cheap = every squad is within the points of { $scenario }: they mean nothing (PZ-STAT-8)
data-pz-no-turns = 0 turns are no game; write none for no limit (AMB-76)
data-pz-turret-needs-terrain = needs terrain: only a hill looks into a turret (PZ-OPEN-1)
data-pz-no-period = expected none or a year and month like 1944-12, found { $found }

## Spearpoint 1943

data-sp-schema = only { $known } is known
data-sp-factions = expected one to { $most } different factions
data-sp-crew-type-twice = { $found } is named twice
data-sp-two-cards = there are two cards { $found }
data-sp-pool = { $faction } has { $found } cards, more than { $most }
data-sp-pool-points = the cards of { $faction } cost { $found } points, more than { $most }
data-sp-deck-size = there are { $found } cards, more than { $most }
data-sp-sum = there are { $found }
data-sp-faction-sum = { $faction } has { $found }
data-sp-same-crew = { $faction } has two cards of this crew: crews of a type are alike
data-sp-half = { $found } is not less than full, { $full }
data-sp-needs-crew-card = { $card } needs a { $crew }, { $faction } has none
data-sp-air-lines = aircraft stand in no line
data-sp-air-crew = aircraft need a crew
data-sp-no-flight = only aircraft fly
data-sp-lines = expected front, rear or both
data-sp-lines-mobile = both lines are for mobile_artillery, and mobile_artillery has both
data-sp-no-attack-value = a weapon needs an Attack Value
data-sp-value-too-high = { $found } is more than two dice can give
data-sp-too-many-weapons = a Unit has at most two weapons
data-sp-no-bomb = only aircraft drop bombs
data-sp-unarmed = a Unit without weapons
data-sp-no-front = infantry and vehicles are Frontline Units (SP-COMMIT-7)
data-sp-hardly-reached = { $found } is hardly ever reached
data-sp-no-window = a card needs a window to be played in
data-sp-icons = expected those of the target: { $known }
data-sp-effects = expected one to { $most } effects
data-sp-no-attack-there = attacker and target are there only in windows of an attack
data-sp-no-attack-to-last = an attack is there only in windows of an attack
data-sp-lasts = { $effect } lasts: an attack, a turn, turns, or as long as the Unit
data-sp-over-at-once = { $effect } is over at once: instant
data-sp-reroll-window = reroll is for damage.rolled alone
data-sp-combat-only = damage_deal is for combat (Part 35)
data-sp-needs-unit = { $effect } needs a Unit
data-sp-captures-own = only Units of the enemy are captured (SP-CAP-2)
data-sp-no-unit-there = there is no Unit
data-sp-amount = expected a whole number from -{ $most } to { $most } that is not 0, found { $found }
data-sp-no-such-weapon = a Unit has weapons 1 and 2
data-sp-fits-nobody = an empty list fits nobody
data-sp-not-on-damage = a Damage card does one of { $known }
data-sp-no-such-card = no such Unit card
data-sp-no-such-unit = { $found } is no Unit card
data-sp-only-so-many = there are only { $most }
data-sp-other-faction = { $card } is not of { $faction }
data-sp-empty-deck = a deck needs cards
data-sp-deck-limits = deck_min, { $low }, is more than deck_max, { $high }
data-sp-no-other-win = without the standard ways to win there must be others
data-sp-hand-of-no-deck = a hand that is given is part of a deck that is given
data-sp-crew-committed = a crew is committed with its Unit
data-sp-cannot-stand = { $card } cannot stand there
data-sp-say-which = { $effect } is for Units: say which
data-sp-cannot-stay = { $effect } cannot stay in force for Units
data-sp-own-units = an effect of a Situation is for Units of the side's own
data-sp-conditions-deep = conditions within conditions within conditions
data-sp-one-condition = expected exactly one of { $known }
data-sp-no-conditions = expected conditions
data-sp-two-situations = there are two Situations { $found }
data-sp-names-nothing = the set has nothing of this name
data-sp-foreign-card = { $scenario } gives { $seat } a { $card }, which is not of { $faction }
data-sp-no-deck = { $seat } has no deck of { $low } to { $high } points
