# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## SCOPE Panzer in the browser: what lies on a cell

web-panzer-back = a card face down
web-panzer-back-american = American card, face down
web-panzer-back-german = German card, face down
web-panzer-forest = forest
web-panzer-forest-american = American forest
web-panzer-forest-german = German forest
web-panzer-no-card = no card
web-panzer-values = armour { $armour }, firepower { $firepower }
web-panzer-is-shown = revealed
web-panzer-is-hidden = hidden
web-panzer-is-locked = locked: has fired and cannot move
web-panzer-legend-unit = { $code }: { $unit }
web-panzer-legend-armour = Shields: armour { $armour }. A shot at this unit has that many more misses in its hand.
web-panzer-legend-no-armour = Dashed shield: no armour
web-panzer-legend-firepower = Bursts: firepower { $firepower }. A shot by this unit has that many hits in its hand.
web-panzer-legend-cost = Cost in a squad: { $cost }
web-panzer-legend-special = Asterisk: it has its own special rule.
web-panzer-legend-shown = Eye: revealed; both sides see it.
web-panzer-legend-locked = Lock: it has fired and cannot move.
web-panzer-legend-target = Red corners: the target of the shot
web-panzer-legend-forest = Trees: a forest card. The emblem says whose it is.
web-panzer-suggest-explore = You win by destroying the enemy units, so find them first. They are still far away: EXPLORE takes the ground between you and shows whether a unit is in { $quadrant }.
web-panzer-is-target = the target

## SCOPE Panzer in the browser: actions in words

web-panzer-shot-hand = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } in { $all } cards
web-panzer-drawn-hit = A hit!
web-panzer-drawn-distance = A miss: too far
web-panzer-drawn-armour = A miss: the armour holds
web-panzer-say-terrain = Place { $terrain } on { $cell }
web-panzer-say-take = Take { $unit } into the squad
web-panzer-say-deploy = Deploy { $unit } on { $cell }
web-panzer-say-done-squad = Confirm the squad
web-panzer-say-done-deploy = Confirm the deployment
web-panzer-say-move = MOVE { $quadrant }: { $moves }
web-panzer-say-move-nothing = MOVE { $quadrant } and put everything back as it was
web-panzer-say-goes = { $unit } { $from } to { $to }
web-panzer-say-goes-hidden = { $from } to { $to }
web-panzer-say-explore = EXPLORE { $quadrant }
web-panzer-say-search = SEARCH { $cell }
web-panzer-say-aim = SEARCH { $cell }: take aim at { $unit }
web-panzer-say-light = Show { $unit } on { $from } and search { $cell } with it
web-panzer-say-shoot = Shoot with { $unit } on { $cell }: { $odds }
web-panzer-say-hold = Do not shoot
web-panzer-say-skip-follow = Do not move the quadrant
web-panzer-say-skip-light = Show no light tank

## SCOPE Panzer in the browser: what to do

web-panzer-task-terrain = Place a terrain card.
web-panzer-task-squad = Choose your squad.
web-panzer-task-deploy = Deploy your squad in your home row.
web-panzer-task-action = Your turn: MOVE a quadrant, EXPLORE one, or SEARCH a target. Choose a card to see what can be done there.
web-panzer-task-follow = { $quadrant } is yours. Move its cards now, or leave it.
web-panzer-task-light = A light tank in { $quadrant } may search a target. Choose it, or decline.
web-panzer-task-light-none = No light tank of yours in { $quadrant } can search; decline. (You are always asked, so a pause reveals nothing.)
web-panzer-task-shoot = On { $cell }: { $unit }. Choose the unit that shoots at it, or do not shoot.
web-panzer-task-must-shoot = You aim at { $unit } on { $cell }. Choose the unit that shoots.
web-panzer-task-shoot-none = On { $cell }: { $unit }. No unit of yours can shoot at it; do not shoot. (You are always asked, so a pause reveals nothing.)
web-panzer-task-draw = A shot card is being drawn: { $hand }.
web-panzer-task-over = The game is over.
web-panzer-wait-terrain = The other side places a terrain card.
web-panzer-wait-squad = The other side is still choosing its squad.
web-panzer-wait-deploy = The other side is still deploying.
web-panzer-wait-action = The other side chooses its action.
web-panzer-wait-follow = The other side may move what it has explored.
web-panzer-wait-light = The other side may search with a light tank.
web-panzer-wait-shoot = The other side decides whether to shoot.

## SCOPE Panzer in the browser: how the sides stand

web-panzer-standing-home = holds { $held } of { $all } cells of the enemy’s home row
web-panzer-left = left: { $cards }
web-panzer-count = { $count }{"\u00A0"}×{"\u00A0"}{ $unit }
web-panzer-alive = { $size ->
        [one] { $alive } of { $size } unit
       *[other] { $alive } of { $size } units
    }

## SCOPE Panzer in the browser: terrain, squad, deployment

web-setup-step-terrain = Terrain
web-setup-step-squad = Squad
web-setup-step-deploy = Deployment
web-setup-terrain-heading = Place a terrain card
web-setup-terrain-about = Terrain is placed openly and stays for the whole game. Choose a face and a marked cell. Card { $number } of { $all }.
web-setup-face-meadow = Meadow
web-setup-face-hill = Hill
web-setup-face-lake = Lake
web-setup-face-peaks = Peaks
web-setup-face-meadow-about = Meadow: open ground; everyone sees a unit on it.
web-setup-face-hill-about = Hill: everyone sees a unit on it; shots down from it count as distance 1 and shots up at it as distance 2; it blocks the view.
web-setup-face-lake-about = Lake: no unit can stand on it, but it does not block the view.
web-setup-face-peaks-about = Peaks: no unit can stand on them, and they block the view.
web-setup-terrain-none = Nothing chosen yet.
web-setup-terrain-chosen = On { $cell }: { $terrain }.
web-setup-confirm-terrain = Place this card
web-setup-squad-heading = Choose your squad
web-setup-squad-about = Up to { $units } units for up to { $points } points, in secret. Armour (shields) turns shots aside, firepower (bursts) makes them hit; both add cards to the hand that a shot is drawn from.
web-setup-squad-points = Points { $points } of { $most }
web-setup-squad-so-far = Units { $units } of { $most-units }, points { $points } of { $most-points }.
web-setup-squad-empty = A squad has at least one unit.
web-setup-confirm-squad = Confirm the squad
web-setup-unit-cost = cost { $cost }
web-setup-own-cards = The card values come from a file agreed on for this game.
web-setup-deploy-heading = Deploy your squad
web-setup-deploy-about = Put each unit on a cell of your home row, the lowest one. The enemy sees only backs and cannot tell units from forest.
web-setup-confirm-deploy = Confirm the deployment

## A new game

web-game-panzer-about = Two squads of tanks in one forest. Choose your units, creep forward, find the enemy, and hope for the right card when you shoot.
web-file-panzer = Your own unit cards (TOML)
web-file-panzer-about = With the printed values, if you own the game. docs/games/panzer.md explains the format.
web-option-fire-correction = Fire correction
web-option-flank-attack = Flank attack
web-option-rear-attack = Rear attack
web-option-light-tanks = Light tanks
web-option-heavy-tanks = Heavy tanks
web-option-superior-armour = Superior armour
web-option-stug-arc = Stug III: narrow arc of fire
web-option-stug-low-profile = Stug III: low profile
web-option-period = Month of the battle
web-option-terrain = Terrain
web-option-open-turret = Open turrets
web-option-ambush = Ambush
web-option-gb-middle-split = Middle row of the Great Battle
web-option-terrain-before-squads = Terrain before squads
web-option-allow-null-explore = EXPLORE without hidden cards
web-option-light-after-explore = Light tanks after EXPLORE
web-option-allow-null-search-revealed = SEARCH a revealed unit without shooting
web-option-light-search-from-tank-only = Light tanks search what they see
web-option-correction-lost-on-pickup = Correction lost when taken up
web-option-flank-rear-if-destroyed = Flank and rear after a loss
web-option-stug-low-profile-vs-hill = Low profile and hills
web-option-hill-sees-over-hill = Hills see over hills
web-option-ambush-on-known-units = Ambush by revealed units
web-value-us-left = American on the left
web-value-us-right = American on the right
web-value-alternating = every other card
web-value-cell = from the cell where it stood
web-value-never = never
web-value-capped = included in the number that the hill fixes (capped)
web-value-additive = on top of it (additive)
web-notice-panzer = the values of SCOPE Panzer’s units
