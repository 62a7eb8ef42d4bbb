# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## SCOPE Stalingrad in the browser: what lies on a cell

web-st-square = { $cell }: { $card }
web-st-no-card = no card
web-st-back-german = a German card, face down
web-st-back-soviet = a Soviet card, face down
web-st-legend-card = { $code }: { $card }
web-st-legend-points = { $points ->
        [0] No dots: eliminating it scores nothing.
        [one] Dots: eliminating it scores { $points } point.
       *[other] Dots: eliminating it scores { $points } points.
    }
web-st-legend-shot-card-german = Diamond with a crosshair: the German Shot Card. A German Sniper is in this Quadrant, or was when it fired.
web-st-legend-shot-card-soviet = Diamond with a crosshair: the Soviet Shot Card. A Soviet Sniper is in this Quadrant, or was when it fired.
web-st-legend-up = Eye: turned up; both sides see it.
web-st-legend-pips = Brown dots: the points for eliminating it.
web-st-suggest-search = You win by shooting the enemy Snipers, so find them first. SEARCH turns up one enemy card and shows nothing of yours. Little is known yet: { $cell } is as good a place to begin as any.
web-st-suggest-shot = The enemy has fired: its Shot Card shows the Quadrant in which a Sniper was. Snipers are what you look for, and { $cell } is in that Quadrant. SEARCH turns up the card and shows nothing of yours.
web-st-turned-up = turned up
web-st-shot-card-german = the German Shot Card lies here
web-st-shot-card-soviet = the Soviet Shot Card lies here

## SCOPE Stalingrad in the browser: actions in words

web-st-say-place = Lay out: { $kind }
web-st-say-done = Confirm the set-up
web-st-say-lies = { $kind } on { $cell }
web-st-say-move = MOVE { $quadrant }: { $cards }
web-st-say-reinforce = REINFORCEMENTS into { $quadrant }: { $cards }
web-st-say-reinforce2 = REINFORCEMENTS with a Mortar into { $quadrant }: { $cards }
web-st-say-search = SEARCH { $cell }
web-st-say-shoot = Shoot at { $cell }, Shot Card on { $quadrant }
web-st-say-hold = Do not Shoot
web-st-say-hold-look = Do not look at a second card
web-st-say-recognize = RECOGNITION of { $cell }
web-st-say-recognize-two = RECOGNITION of { $cell } and { $other }
web-st-say-howitzer = HOWITZER: the Mortar on { $mortar } fires at { $target }
web-st-say-fire = OFFENSIVE FIRE on { $target }
web-st-say-fire-from = OFFENSIVE FIRE on { $target }, from { $gun }
web-st-say-gun = Show the Machine Gun on { $cell } and Shoot at { $target }
web-st-say-assault = ASSAULT: the Infantry on { $infantry } through { $quadrant }
web-st-say-take = Take { $cell } with the Infantry
web-st-say-stay = The Infantry stays where it is
web-st-say-deploy = DEPLOYMENT: show the Officer on { $cell } for an extra MOVE
web-st-say-end = End the turn

## SCOPE Stalingrad in the browser: what to do, and how it stands

web-st-task-set-up = Lay out your Front, unseen by the enemy.
web-st-task-action = Your turn: choose an action, or a card to see what can be done there.
web-st-task-shot = On { $cell } is { $card }. Shoot and put your Shot Card on a Quadrant with one of your Snipers, or do not Shoot.
web-st-task-shot-decoy = On { $cell } is { $card }: you must Shoot. Choose a Quadrant for your Shot Card.
web-st-task-gun = On { $cell } is { $card }. Show a Machine Gun next to it and Shoot, or do not Shoot.
web-st-task-gun-decoy = On { $cell } is { $card }: you must show a Machine Gun next to it.
web-st-task-take = The way is clear. Your Infantry may take one of the cells that were shown, or stay on { $cell }.
web-st-task-look = On { $cell } is { $card }. You may look at the card beside it, too.
web-st-task-extra-move = Now the extra MOVE: choose a Quadrant and arrange its cards.
web-st-task-close = Your action is done. Show an Officer for an extra MOVE (DEPLOYMENT), or end your turn.
web-st-task-wait = { $seat }: choosing an action.
web-st-task-wait-set-up = The enemy is still laying out cards.
web-st-task-over = The game is over.
web-st-score = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-st-score-of = { $points } of { $objective } points
web-st-in-play = in play: { $cards }
web-st-zone = Player Zone
web-st-lost = lost: { $cards }
web-st-cards-lost = Cards lost
web-st-count = { $count }{"\u00A0"}×{"\u00A0"}{ $kind }
web-st-goal-of = { $side }: { $goal }

## SCOPE Stalingrad in the browser: the Front

web-setup-front-heading = Lay out your Front
web-setup-front-about = These are all your cards. Put one on every cell of your Front; the enemy sees only their backs. Snipers hit what you find, Officers and Mortars are safer behind, Infantry is useful in front.
web-setup-front-field = Your Front, the row at the front line first
web-setup-front-line = front line
web-setup-confirm-front = Confirm the Front

## A new game

web-game-stalingrad-about = Snipers in the ruins. Rearrange your cards in secret, search the enemy’s, and shoot: a shot shows roughly where you are.
web-mode-basic-about = MOVE and SEARCH only: learned in five minutes.
web-mode-advanced-about = Every Unit has an action of its own.
web-file-stalingrad = Your own scenario (TOML)
web-file-stalingrad-about = It replaces the scenario above. docs/games/stalingrad.md explains the format.
web-option-leader = The side led by one player
web-option-point-values = Point values
web-option-shot-card-lifetime = How long the Shot Card stays
web-option-quiet-turn-limit = Quiet turns until a draw
web-option-move-any-allied-quadrant = MOVE beyond your own Front
web-option-recognition-reveal = RECOGNITION of two cards
web-option-offensive-fire-gun = Machine Gun of OFFENSIVE FIRE
web-option-assault-needs-enemy = ASSAULT needs an enemy card
web-option-defensive-fire-scores = DEFENSIVE FIRE scores points
web-option-reinforcement-keeps-points = Points kept after REINFORCEMENTS
web-option-reinforcement-needs-movable = REINFORCEMENTS only among your own cards
web-option-team-talk = Talk between team-mates
web-value-division = its Division is to act
web-value-side = its side is to act
web-value-together = both at once
web-value-sequential = one after the other
web-value-late = chosen when shown
web-value-declared = fixed beforehand
web-value-open = allowed
web-value-silent = not allowed
web-notice-stalingrad = the point values of SCOPE Stalingrad
