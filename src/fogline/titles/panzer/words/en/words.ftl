# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## SCOPE Panzer: names of things

game-panzer = SCOPE Panzer
panzer-unit-BAZ = M9 Bazooka
panzer-unit-ATG = M1 AT Gun
panzer-unit-STU = M3 Stuart
panzer-unit-HEL = M18 Hellcat
panzer-unit-SHE = M4 Sherman
panzer-unit-JAC = M36 Jackson
panzer-unit-JUM = M4A3E2 Jumbo
panzer-unit-PER = M26 Pershing
panzer-unit-PSK = Panzerschreck
panzer-unit-PAK = PaK 40
panzer-unit-PZ2 = Panzer II
panzer-unit-PZ3 = Panzer III
panzer-unit-PZ4 = Panzer IV
panzer-unit-STG = Stug III
panzer-unit-PAN = PzV Panther
panzer-unit-TIG = PzVI Tiger

panzer-card-BAZ = an { panzer-unit-BAZ }
panzer-card-ATG = an { panzer-unit-ATG }
panzer-card-STU = an { panzer-unit-STU }
panzer-card-HEL = an { panzer-unit-HEL }
panzer-card-SHE = an { panzer-unit-SHE }
panzer-card-JAC = an { panzer-unit-JAC }
panzer-card-JUM = an { panzer-unit-JUM }
panzer-card-PER = an { panzer-unit-PER }
panzer-card-PSK = a { panzer-unit-PSK }
panzer-card-PAK = a { panzer-unit-PAK }
panzer-card-PZ2 = a { panzer-unit-PZ2 }
panzer-card-PZ3 = a { panzer-unit-PZ3 }
panzer-card-PZ4 = a { panzer-unit-PZ4 }
panzer-card-STG = a { panzer-unit-STG }
panzer-card-PAN = a { panzer-unit-PAN }
panzer-card-TIG = a { panzer-unit-TIG }

panzer-terrain-meadow = a meadow
panzer-terrain-hill = a hill
panzer-terrain-lake = a lake
panzer-terrain-peaks = peaks

panzer-scenario-skirmish = Skirmish
panzer-scenario-skirmish-about = 6 rows of 4 cards, at most 4 units for 12 points a side; one terrain card each. Good for a first game.
panzer-scenario-battle = Battle
panzer-scenario-battle-about = 6 rows of 5 cards, at most 5 units for 16 points a side; two terrain cards each.
panzer-scenario-great-battle = Great Battle
panzer-scenario-great-battle-about = 5 rows of 6 cards, at most 6 units for 20 points a side; two terrain cards each, and a middle row that both share.

panzer-option-fire-correction-about = A unit that shoots at the same target again has fewer distance misses: one fewer on the second shot in a row, two fewer from the third on.
panzer-option-flank-attack-about = One armour miss fewer against a unit that has just fired at a friend of the shooter, if the two friends are not adjacent.
panzer-option-rear-attack-about = Up to two armour misses fewer if that unit stands exactly between the two friends, in a row, a column or a diagonal.
panzer-option-light-tanks-about = A unit with armour 1 may search a target and shoot after a MOVE, in the same turn.
panzer-option-heavy-tanks-about = A unit with armour 3 cannot move in the turn after it has fired.
panzer-option-superior-armour-about = A unit whose armour is greater than the shooter’s firepower can be shot at only from an adjacent cell.
panzer-option-stug-arc-about = A Stug III that fires turn after turn may only fire at the same cell or one adjacent to it.
panzer-option-stug-low-profile-about = A Stug III shot at from distance 2 adds a card to the hand, which counts as a distance miss.
panzer-option-period-about = The month in which the game is set, e.g. 1944-12; before 1945-02 there is no M26 Pershing.
panzer-option-terrain-about = Both sides place terrain cards: meadow or hill, lake or peaks.
panzer-option-open-turret-about = M18 Hellcat and M36 Jackson lose a point of armour when attacked from an adjacent hill. Needs terrain.
panzer-option-ambush-about = A side that EXPLOREs and finds an enemy unit must show its own cards of the quadrant, too.
panzer-option-gb-middle-split-about = Great Battle: which three cards of the middle row are American at first: those on the left, those on the right, or every other one.
panzer-option-terrain-before-squads-about = Whether terrain is placed before the squads are chosen, or after.
panzer-option-allow-null-explore-about = Whether you may EXPLORE a quadrant in which all enemy cards are revealed units, so that there is nothing to turn.
panzer-option-light-after-explore-about = Whether a light tank may also search after the MOVE that follows an EXPLORE.
panzer-option-allow-null-search-revealed-about = Whether you may SEARCH a revealed unit without shooting at it.
panzer-option-light-search-from-tank-only-about = Whether a light tank searches only what it sees itself, or what any card of its side sees.
panzer-option-correction-lost-on-pickup-about = Whether fire correction is lost when a unit is taken up in a MOVE and put back on the same cell.
panzer-option-flank-rear-if-destroyed-about = Whether flank and rear attack still count if the friend was destroyed: from the cell where it stood, or never.
panzer-option-stug-low-profile-vs-hill-about = Whether the low-profile card of a Stug III is part of the number that a hill fixes (capped), or comes on top of it (additive).
panzer-option-hill-sees-over-hill-about = Whether a unit on a hill, or one that aims at a hill, sees over other hills.
panzer-option-ambush-on-known-units-about = Whether an EXPLORE that meets only units already revealed is an ambush too.
panzer-option-max-turns-about = After this many turns without a winner, the game is a draw.
panzer-any-period = a year and month like 1944-12

## SCOPE Panzer: what happens

panzer-event-terrain-laid = { $side } place { $terrain } on { $cell }.
panzer-event-taken = { $side } take { $card } into their squad.
panzer-event-placed = { $cell } gets { $card }.
panzer-event-ready = { $side } have confirmed their { $step ->
        [squad] squad.
       *[deploy] deployment.
    }
panzer-event-fielded = Both sides have deployed: { $american } American and { $german } German units. Forest deck: { $deck }.
panzer-event-turn-began = Turn { $turn }: { $seat }.
panzer-event-turn-passed = Turn { $turn }: { $seat } can do nothing and is skipped.
panzer-event-moved = { $side } MOVE the quadrant { $quadrant }{ $known ->
        [moved] : { $moves }.
        [same] ; every unit stays in its place.
       *[no] .
    }
panzer-event-entered = On { $cell }, { $card } takes up its place on the terrain, in view of all.
panzer-event-left = On { $cell }, { $card } leaves the terrain.
panzer-event-skipped = { $side } { $step ->
        [follow] do not MOVE the quadrant they explored.
       *[light] show no light tank.
    }
panzer-event-explored = { $side } EXPLORE the quadrant { $quadrant }.
panzer-event-captured = { $side } find no unit and now control { $cells }.
panzer-event-searched = { $side } SEARCH { $cell } for a target.
panzer-event-revealed = { $cell } is { $card }, now revealed.
panzer-event-shown-empty = There is no unit on { $cells }.
panzer-event-held = { $side } do not shoot.
panzer-event-fired = { $side } fire with { $card } from { $gun } at { $target } on { $cell }. Hand: { $hand }{ $count ->
        [0] .
       *[other] {" "}({ $reasons }).
    }
panzer-event-drawn = { $side } draw a card: { $shot }.
panzer-event-missed = Missed: { $card } on { $cell } stands.
panzer-event-destroyed = Destroyed: { $card } on { $cell }. { $left ->
        [0] That side has no units left.
        [one] That side has 1 unit left.
       *[other] That side has { $left } units left.
    }
panzer-event-locked = On { $cell }, { $card } has fired and cannot move in its next turn.
panzer-event-unlocked = On { $cell }, { $card } may move again.
panzer-event-game-over = { $won ->
        [yes] { $side } won { $reasons }.
       *[no] A draw { $reasons }.
    }
panzer-event-all-shown = All cards and both squads are shown.
panzer-explored-nothing = There are only revealed units: nothing changes. (AMB-15)
panzer-explored-in-vain = The EXPLORE of { $quadrant } fails: { $count ->
        [0] a revealed unit is there.
        [one] it met a unit on { $cells }.
       *[other] it met units on { $cells }.
    } { $side } take no cell. (PZ-EXPL-5)

panzer-hand = distance { $distance }, armour { $armour }, hits { $hits }: { $odds }
panzer-odds = chance { $hits }/{ $all }, { $percent } %
panzer-odds-or = { $least }, or { $most } if it is the same unit as in the earlier shot
panzer-hand-correction = fire correction
panzer-hand-flank = flank attack
panzer-hand-rear = rear attack
panzer-hand-from-hill = from a hill
panzer-hand-at-hill = at a hill
panzer-hand-low-profile = low profile
panzer-hand-open-turret = open turret
panzer-shot-hit = a hit
panzer-shot-distance = a distance miss
panzer-shot-armour = an armour miss

panzer-reason-destruction = by destroying the enemy squad
panzer-reason-supply-line = by cutting the enemy’s supply line
panzer-reason-turns = after the agreed number of turns
panzer-reason-standstill = because nobody can act any more

## SCOPE Panzer, clauses: why something is refused, or what an event follows from

panzer-clause-PZ-SETUP-2 = A game begins with terrain (if used), squads and deployment, in this order; then the turns begin.
panzer-clause-PZ-TPLC-1 = Each player has one card with meadow and hill and one with lake and peaks, and places a card once, one face up.
panzer-clause-PZ-TPLC-2 = A terrain card takes the place of a forest card of the battlefield, outside both home rows, where there is no terrain yet.
panzer-clause-PZ-TPLC-3 = In a Skirmish the Germans place first; if their card went into their own territory, the American card goes into American territory; if not, it goes into German territory.
panzer-clause-PZ-TPLC-4 = Each player places one terrain card in their own territory and the other in the enemy’s.
panzer-clause-PZ-TPLC-6 = Terrain is placed openly.
panzer-clause-PZ-SQUAD-1 = Each player chooses a squad from the unit cards of their own side, in secret.
panzer-clause-PZ-SQUAD-2 = A squad has at least one unit, no more units or points than the scenario allows, and no more of a unit than there are cards of it.
panzer-clause-PZ-M26-1 = The M26 Pershing came in February 1945: you cannot take it in a game set earlier.
panzer-clause-PZ-DEPLOY-1 = You deploy all units of your squad, and only these, hidden, on free cells of your home row; then confirm with “done”.
panzer-clause-PZ-DEPLOY-2 = The forest cards that make room for the units go to the forest deck, which shows how many units there are.
panzer-clause-PZ-TURN-1 = The sides take turns, and the Americans begin.
panzer-clause-PZ-TURN-2 = A turn is one action, MOVE, EXPLORE or SEARCH, and you may not pass.
panzer-clause-PZ-TURN-3 = After an EXPLORE or a MOVE, you may skip the optional action that can follow.
panzer-clause-PZ-HIDE-2 = A unit is revealed when it fires, when the enemy finds it, and when it stands on terrain.
panzer-clause-PZ-MOVE-1 = You can MOVE a quadrant in which all forest and unit cards are yours, if it has at least one.
panzer-clause-PZ-MOVE-2 = A MOVE takes up the cards of a quadrant and puts them back in the same cells, in any order, face down.
panzer-clause-PZ-MOVE-5 = The enemy learns the quadrant of a MOVE and nothing else.
panzer-clause-PZ-TMOV-3 = In a MOVE each unit gets a cell of its own in the quadrant: no two on one cell, none on a lake, on peaks or on the cell of a locked tank.
panzer-clause-PZ-TMOV-4 = A unit that stands on terrain is revealed as long as it is there.
panzer-clause-PZ-TMOV-5 = A unit that leaves terrain hides in the forest of its quadrant.
panzer-clause-PZ-EXPL-1 = You can EXPLORE a quadrant that holds at least one card of each side.
panzer-clause-PZ-EXPL-2 = An EXPLORE turns all enemy cards of the quadrant, in view of all.
panzer-clause-PZ-EXPL-4 = An EXPLORE that meets no unit takes the quadrant. You may then MOVE this same quadrant, or leave it.
panzer-clause-PZ-EXPL-5 = An EXPLORE that meets a unit ends there: units stay revealed, forest is turned back.
panzer-clause-PZ-AMBU-1 = Ambush: a side that EXPLOREs and finds a unit shows its own cards of the quadrant, too.
panzer-clause-PZ-SRCH-1 = You can SEARCH an enemy card face down at distance 1 or 2 from a card of yours that sees it; hills and peaks block the view.
panzer-clause-PZ-SRCH-2 = To SEARCH a revealed unit is to shoot at it: one of your units must be able to, and it must fire.
panzer-clause-PZ-SRCH-4 = A card without a unit is put back as it was.
panzer-clause-PZ-SRCH-5 = A unit that was found stays revealed. You may shoot at it, and at nothing else, with one of your units, or hold.
panzer-clause-PZ-SHOT-1 = A shooter is one of your units at distance 1 or 2 that sees the target; if these rules are in use, superior armour can be shot at only from an adjacent cell, and a Stug III keeps to its arc.
panzer-clause-PZ-SHOT-2 = A unit that fires is revealed and stays revealed.
panzer-clause-PZ-SHOT-4 = The hand has as many distance misses as the distance, as many armour misses as the target’s armour and as many hits as the shooter’s firepower, modified by the rules in use.
panzer-clause-PZ-SHOT-5 = The attacked player draws one card of the hand at random.
panzer-clause-PZ-SHOT-6 = A miss changes nothing: the target stays where it is, revealed.
panzer-clause-PZ-SHOT-7 = A hit destroys the target; whose forest it is does not change.
panzer-clause-PZ-LITE-1 = Light tanks are the units with armour 1.
panzer-clause-PZ-LITE-2 = After a MOVE one light tank of the quadrant may search an enemy card at distance 1 or 2 that it sees, and only it may shoot; or skip.
panzer-clause-PZ-HEVY-2 = A heavy tank that has fired cannot move in its owner’s next turn.
panzer-clause-PZ-HEVY-5 = A heavy tank is free again after a turn of its owner in which it did not fire.
panzer-clause-PZ-WIN-3 = A side that meets a victory condition wins at once.
panzer-clause-AMB-74 = After the game everything is shown.
panzer-clause-AMB-77 = A side that has no legal action at all is skipped; after four such turns in a row the game is a draw.
panzer-clause-PZ-WIN-1 = A side wins as soon as every unit of the enemy squad is destroyed.
panzer-clause-PZ-WIN-2 = A side wins as soon as it controls every cell of the enemy’s home row and has a unit in it.
panzer-clause-PZ-STAT-3 = For the rules of light, medium and heavy tanks to have an effect, some unit should have armour 1, some 2 and some 3.
panzer-clause-PZ-STAT-5 = M18 Hellcat and M36 Jackson should have armour: the open-turret rule takes away a point of it.
panzer-clause-PZ-STAT-6 = M4 Sherman and PzV Panther should have armour, as in the rulebook’s examples of flank and rear attacks.
panzer-clause-PZ-STAT-7 = For superior armour to have an effect, some armour should be greater than some enemy firepower.
panzer-clause-PZ-STAT-8 = A unit should cost no more than the points of a Skirmish, and the points of a scenario should be too few for some squad.
panzer-clause-AMB-28 = A light tank may search after a MOVE even if it did not change its cell.
panzer-clause-AMB-76 = The rules have no draw. Players can agree on a last turn; resigning and agreeing on a draw are decided at the table.
panzer-clause-PZ-CORR-1 = { panzer-option-fire-correction-about }
panzer-clause-PZ-FLNK-1 = { panzer-option-flank-attack-about }
panzer-clause-PZ-REAR-1 = { panzer-option-rear-attack-about }
panzer-clause-PZ-HEVY-1 = { panzer-option-heavy-tanks-about }
panzer-clause-PZ-SUPR-1 = { panzer-option-superior-armour-about }
panzer-clause-PZ-STUG-1 = { panzer-option-stug-arc-about }
panzer-clause-PZ-STUG-2 = { panzer-option-stug-low-profile-about }
panzer-clause-PZ-TERR-1 = { panzer-option-terrain-about }
panzer-clause-PZ-OPEN-1 = { panzer-option-open-turret-about }
panzer-clause-AMB-02 = { panzer-option-gb-middle-split-about }
panzer-clause-AMB-04 = { panzer-option-terrain-before-squads-about }
panzer-clause-AMB-15 = { panzer-option-allow-null-explore-about }
panzer-clause-AMB-18 = { panzer-option-light-after-explore-about }
panzer-clause-AMB-19 = { panzer-option-allow-null-search-revealed-about }
panzer-clause-AMB-26 = { panzer-option-light-search-from-tank-only-about }
panzer-clause-AMB-35 = { panzer-option-correction-lost-on-pickup-about }
panzer-clause-AMB-41 = { panzer-option-flank-rear-if-destroyed-about }
panzer-clause-AMB-53 = { panzer-option-stug-low-profile-vs-hill-about }
panzer-clause-AMB-64 = { panzer-option-hill-sees-over-hill-about }
panzer-clause-AMB-79 = { panzer-option-ambush-on-known-units-about }

## SCOPE Panzer: why an action is refused, where the rule itself does not say it

panzer-refused-PZ-TPLC-1 = Each player has one card with meadow and hill and one with lake and peaks, and places a card once, one face up. You no longer have this one.
panzer-refused-PZ-M26-1 = The M26 Pershing came in February 1945; this game is set earlier.
panzer-refused-PZ-MOVE-2 = A MOVE names only your units that can move, each by its cell; there is no such unit on one of the cells you named.
panzer-refused-PZ-EXPL-4 = An EXPLORE that meets no unit takes the quadrant. You may now MOVE this same quadrant, or skip.
panzer-refused-PZ-LITE-1 = Only one of your units with armour 1 in the quadrant just moved may search after the MOVE.

## SCOPE Panzer: the board, and what to do

panzer-board-side = { $side }: { $alive } of { $size } units
panzer-board-lost = lost { $cards }
panzer-board-squad = squad { $cards }
panzer-board-last-shot = last shot { $unit } { $gun }-{ $target }
panzer-board-deck = forest deck { $count }
panzer-board-shot = Shot in progress: { $gun } at { $target }; { $hand }.
panzer-board-legend = On the board: a or g before a sign says whose the cell is. a--- forest, g??? face down, aSHE a unit, aSHE! revealed, aPER# revealed and locked, hill/aSHE on terrain, (gPZ4) remembered, [gPZ4!] the target. Your side is always at the bottom.

panzer-cards-house = Cost, armour and firepower of the cards are Fogline’s own reconstruction (card set “house”): the rulebook’s text does not give them.
panzer-cards-file = Card set: “{ $name }”, from a file.
panzer-column-cards = cards
panzer-column-cost = cost
panzer-column-armour = armour
panzer-column-firepower = firepower
panzer-special = * has its own special rule
panzer-not-before = not before February 1945 (PZ-M26-1)

panzer-play-basic = The basic game, without advanced rules.
panzer-play-rule = { $rule }{ $chosen ->
        [yes] {""}
       *[other] {" "}{ $value }
    } ({ $clause })
panzer-play-rules = Advanced rules: { $rules }.
panzer-win-each = Each side wins as soon as
panzer-win-destruction = all units of the enemy squad are destroyed (PZ-WIN-1)
panzer-win-supply-line = you control the enemy’s whole home row and have a unit in it (PZ-WIN-2)
panzer-win-supply-line-each = it controls the enemy’s whole home row and has a unit in it (PZ-WIN-2)
panzer-win-turns = After { $turns } turns without a winner the game is a draw (AMB-76).

panzer-step-terrain = Place a terrain card, e.g. “{ $example }”; “list terrain { $face }” shows where, “random” chooses for you:
panzer-step-squad = Choose your squad: at most { $units } units, { $points } points. Type e.g. “squad { $example }”, or “take” one by one and “done”; “random” fills it up, “undo” takes a unit back.
panzer-step-squad-so-far = Taken: { $cards }. Left: points { $points }, units { $units }.
panzer-step-deploy = Deploy your squad in your home row, hidden. Type e.g. “deploy { $example }” and then “done”; “random” places the rest, “undo” takes a unit back.
panzer-step-deploy-left = Left: { $cards }. Free: { $cells }.
panzer-step-deploy-full = All units are deployed. Confirm with “done”, or take units back with “undo” or “undo 2”.
panzer-step-action = Choose your action (“help” explains, “list move B2” lists all options):
panzer-step-follow = The quadrant { $quadrant } is yours. MOVE it now, or type “skip”:
panzer-step-light = A light tank in the quadrant { $quadrant } may search a target; or type “skip”:
panzer-step-light-none = No light tank of yours in the quadrant { $quadrant } can search: type “skip” (you are always asked, so a pause reveals nothing):
panzer-step-shoot = { $cell } is { $card }. Shoot at it with one unit:
panzer-step-shoot-found = { $cell } is { $card }. Shoot at it with one unit, or type “hold”:
panzer-step-shoot-none = { $cell } is { $card }. No unit of yours can shoot at it: type “hold” (you are always asked, so a pause reveals nothing):
panzer-squad-undo = “squad” names the whole squad, but you have already taken { $cards }: take { $count ->
        [one] it back with “undo” first.
       *[other] them back with “undo { $count }” first.
    }

panzer-verb-terrain = place a terrain card
panzer-verb-take = take a unit into the squad
panzer-verb-deploy = deploy a unit
panzer-verb-done = confirm
panzer-verb-move = MOVE a quadrant
panzer-verb-explore = EXPLORE a quadrant
panzer-verb-search = SEARCH a target
panzer-verb-light = search with a light tank
panzer-verb-shoot = shoot
panzer-verb-hold = do not shoot
panzer-verb-skip = decline
panzer-verb-draw = draw a shot card
panzer-does-move = put four of your cards in a new order, in secret
panzer-does-explore = turn up the enemy cards there; if no unit is there, the quadrant is yours
panzer-does-search = turn up one of theirs; if it is a unit, you may shoot
panzer-search-revealed = revealed: you must shoot

panzer-form-terrain = terrain hill B3: the face (meadow, hill, lake, peaks), then the cell
panzer-form-take = take SHE: a unit for the squad; several at once: take SHE SHE PER; the whole squad, confirmed: squad SHE SHE PER
panzer-form-squad = squad SHE SHE PER: the whole squad, confirmed
panzer-form-deploy = deploy SHE A1: a unit and its cell; several at once: deploy SHE A1 PER C1
panzer-form-done = done: confirm the squad, or the deployment
panzer-form-move = move B2, or move B2 B2-C3 C3-B2: the quadrant by its cell with the first letter and the lowest number, then each unit that changes cell: from-to
panzer-form-explore = explore B3: the quadrant by its cell with the first letter and the lowest number
panzer-form-search = search B5: the cell of an enemy card
panzer-form-light = light B3 C5: the cell of your light tank, then the one it searches
panzer-form-shoot = shoot B3: the cell of your unit that fires
panzer-form-hold = hold: do not shoot
panzer-form-skip = skip: no MOVE, or no light tank
panzer-form-draw = draw hit: only chance does this
panzer-seen-german-take = take PZ4: a unit for the squad; several at once: take PZ4 PZ4 TIG; the whole squad, confirmed: squad PZ4 PZ4 TIG
panzer-seen-german-squad = squad PZ4 PZ4 TIG: the whole squad, confirmed
panzer-seen-german-deploy = deploy PZ4 A6: a unit and its cell; several at once: deploy PZ4 A6 TIG C6

panzer-help-commands =
    Other commands:
      list             what you can do; “list search” or “list move B2” in full
      board            show the battlefield again
      log              show what has been revealed so far
      rules PZ-MOVE-1  show a clause; “rules” lists them
      undo, undo 3     take back what you chose or deployed in secret; other actions are public at once
      random           place a terrain card, or fill your squad or home row, at random
      save FILE        write the game to a file
      quit             leave the game
panzer-games-scenarios = Scenarios (--scenario), with rows x columns
panzer-games-seats = Seats

## What can be typed in this language; the notation of records is English

panzer-typed-terrain = terrain
panzer-typed-take = take
panzer-typed-squad = squad
panzer-typed-deploy = deploy
panzer-typed-done = done
panzer-typed-move = move
panzer-typed-explore = explore
panzer-typed-search = search
panzer-typed-light = light
panzer-typed-shoot = shoot
panzer-typed-hold = hold
panzer-typed-skip = skip
panzer-typed-draw = draw
panzer-typed-meadow = meadow
panzer-typed-hill = hill
panzer-typed-lake = lake
panzer-typed-peaks = peaks
