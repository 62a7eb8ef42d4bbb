# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

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
web-panzer-is-target = the target

## SCOPE Panzer in the browser: actions in words

web-panzer-say-terrain = Place { $terrain } on { $cell }
web-panzer-say-take = Take { $unit } into the squad
web-panzer-say-deploy = Deploy { $unit } on { $cell }
web-panzer-say-done-squad = Confirm the squad
web-panzer-say-done-deploy = Confirm the deployment
web-panzer-say-move = MOVE { $quadrant }: { $moves }
web-panzer-say-move-nothing = MOVE { $quadrant } and put everything back as it was
web-panzer-say-goes = { $unit } { $from } to { $to }
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
web-panzer-task-light = A light tank in { $quadrant } may search a target. Choose it, or leave it.
web-panzer-task-light-none = No light tank of yours in { $quadrant } can search; leave it. (You are always asked, so that nobody can tell.)
web-panzer-task-shoot = { $cell } is { $unit }. Choose the unit that shoots at it, or do not shoot.
web-panzer-task-must-shoot = You aim at { $unit } on { $cell }. Choose the unit that shoots.
web-panzer-task-shoot-none = { $cell } is { $unit }. No unit of yours can shoot at it; do not shoot. (You are always asked, so that nobody can tell.)
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

web-panzer-standing-before = { $side }: getting ready
web-panzer-standing-home = holds { $held } of { $all } cells of the enemy's home row
web-panzer-alive = { $size ->
        [one] { $alive } of { $size } unit
       *[other] { $alive } of { $size } units
    }
