# English. The three files have the same keys with the same placeholders; a test keeps them so.

## Names of things

game-stalingrad = SCOPE Stalingrad
game-panzer = SCOPE Panzer

side-german = The Germans
side-soviet = The Soviets
side-american = The Americans

seat-german = German side
seat-soviet = Soviet side
seat-german-units = German Units Division
seat-german-snipers = German Snipers Division
seat-soviet-units = Soviet Units Division
seat-soviet-snipers = Soviet Snipers Division
seat-american = American side

kind-EA = Empty Area
kind-DE = Decoy
kind-SN = Sniper
kind-OF = Officer
kind-SC = Scout
kind-MO = Mortar
kind-MG = Machine Gun
kind-IN = Infantry

card-gEA = a German Empty Area
card-gDE = a German Decoy
card-gSN = a German Sniper
card-gOF = a German Officer
card-gSC = a German Scout
card-gMO = a German Mortar
card-gMG = a German Machine Gun
card-gIN = a German Infantry
card-sEA = a Soviet Empty Area
card-sDE = a Soviet Decoy
card-sSN = a Soviet Sniper
card-sOF = a Soviet Officer
card-sSC = a Soviet Scout
card-sMO = a Soviet Mortar
card-sMG = a Soviet Machine Gun
card-sIN = a Soviet Infantry

mode-basic = Basic Game
mode-advanced = Advanced Mode

## Scenarios

scenario-quick-duel = Quick Duel
scenario-quick-duel-about = Two Snipers and one of each Unit a side on a small battlefield; good for a first game.
scenario-open-front = Open Front
scenario-open-front-about = Three Snipers and two Decoys a side on a wide and shallow battlefield.
scenario-deep-front = Deep Front
scenario-deep-front-about = The same cards as Open Front and one Empty Area more, with room behind the lines.
scenario-open-battle = Open Battle
scenario-open-battle-about = Two of each Unit a side and hardly an Empty Area: the widest battlefield.
scenario-deep-battle = Deep Battle
scenario-deep-battle-about = Two of each Unit a side on the largest battlefield; the longest game.
scenario-themed = { $theme } on { $base }
theme-duel-of-aces = DUEL OF ACES
theme-duel-of-aces-about = One Sniper a side in play, two more in the Player Zone that take the first two Shots for it.
theme-break-the-chain-of-command = BREAK THE CHAIN OF COMMAND
theme-break-the-chain-of-command-about = Two Officers a side; whoever loses both has lost.
theme-neutralize-the-artillery = NEUTRALIZE THE ARTILLERY
theme-neutralize-the-artillery-about = Two Scouts and two Mortars a side; whoever loses all four has lost.
theme-stop-the-advance = STOP THE ADVANCE
theme-stop-the-advance-about = Two Machine Guns and two Infantry a side; whoever brings an Infantry to the enemy's last row wins.
theme-offensive-without-snipers = OFFENSIVE WITHOUT SNIPERS
theme-offensive-without-snipers-about = No Snipers, so no SEARCH; whoever loses all Officers, Machine Guns and Scouts has lost. REINFORCEMENTS can bring a Mortar too.

## Options

option-mode-about = The Basic Game has MOVE and SEARCH only; in Advanced Mode every Unit has its own action.
option-players-about = Three or four play in teams: each side is split into Snipers and Units. Advanced Mode only.
option-leader-about = With three players, the side that one of them leads alone.
option-pointValues-about = What each card is worth to the enemy who eliminates it. The default rests on one unverified witness.
option-memoryAid-about = What the screen repeats of the cards shown so far: log (below the board), off (only when asked), marks (drawn on the board), strict (nothing).
option-shotCardLifetime-about = In team play, whether the Shot Card returns when its Division is next to act, or either Division of its side.
option-quietTurnLimit-about = After so many turns in a row without any loss or Infantry placed, the game is a draw.
option-moveAnyAlliedQuadrant-about = Whether four allied cards may be MOVEd wherever they lie, not only in the own Front. Not recommended.
option-recognitionReveal-about = Whether RECOGNITION names two cards at once, or the second after seeing the first.
option-offensiveFireGun-about = Whether OFFENSIVE FIRE chooses its Machine Gun when it must be shown, or fixes it in secret beforehand.
option-assaultNeedsEnemy-about = Whether an ASSAULT must choose a Quadrant with an enemy card in it.
option-defensiveFireScores-about = Whether an Infantry lost to DEFENSIVE FIRE brings points.
option-reinforcementKeepsPoints-about = Whether the enemy keeps the points of an Infantry that comes back.
option-reinforcementNeedsMovable-about = Whether REINFORCEMENTS needs a Quadrant of four allied cards.
option-teamTalk-about = Whether team-mates may talk; a matter between the players.
any-number = any whole number
any-text = a text of the same form

## What happens

event-placed = { $cell } gets { $card }.
event-ready = { $side } have confirmed their set-up.
event-turn-began = Turn { $turn }: { $seat }.
event-turn-skipped = Turn { $turn }: { $seat } can do nothing and is skipped.
event-shot-card-returned = { $side } take their Shot Card back.
event-moved = { $side } MOVE the Quadrant { $quadrant }{ $known ->
        [yes] , now { $cards }.
       *[no] .
    }
event-reinforced = { $side } bring REINFORCEMENTS into the Quadrant { $quadrant }: { $came }{ $known ->
        [yes] ; now { $cards }.
       *[no] .
    }
event-searched = { $side } SEARCH { $cell }.
event-recognized = { $side } use RECOGNITION on { $cells }.
event-shelled = { $side } fire a HOWITZER from { $mortar } at { $target }.
event-fire-opened = { $side } open OFFENSIVE FIRE on { $target }{ $known ->
        [yes] , in secret from { $gun }.
       *[no] : a Machine Gun is next to it.
    }
event-assaulted = { $side } ASSAULT the Quadrant { $quadrant } from { $infantry }.
event-deployed = { $side } use DEPLOYMENT and show the Officer on { $officer }.
event-revealed = { $cell } is { $card }.
event-held = { $side } leave it at that.
event-shot-card-placed = { $side } put their Shot Card on the Quadrant { $quadrant }: a Sniper is there.
event-eliminated = { $side } eliminate { $card } on { $cell }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-handed-over = { $side } hit { $card } on { $cell }; one from the Player Zone is handed over: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-removed = From { $cell }, { $card } leaves the battlefield.
event-filled = { $cell } now holds { $card }.
event-taken = From { $origin }, { $card } takes { $cell }.
event-stayed = The Infantry stays on { $cell }.
event-defensive-fire = DEFENSIVE FIRE stops the Infantry of { $infantry }.
event-game-over = { $won ->
        [yes] { $side } have won: { $reasons }.
       *[no] Nobody has won: { $reasons }.
    }
event-shown = All cards are shown.

reason-snipers = all enemy Snipers eliminated
reason-points = Objective Points reached
reason-elimination = all the enemy cards that had to be eliminated
reason-last-row = an Infantry on the enemy's last row
reason-quiet = too many turns without a loss
reason-standstill = nobody can act any more

## Clauses: why something is refused, or what an event follows from

clause-ST-SETUP-2 = Only the cards of the scenario are laid out, each as often as the scenario has it; there is none of these left for this cell.
clause-ST-SETUP-4 = During set-up you lay out all your cards, cell by cell and unseen by the enemy, and then confirm with “done”.
clause-ST-TURN-1 = The sides take turns, and the Germans begin; in team play the Divisions do, in a fixed order.
clause-ST-TURN-2 = A turn is one action, and you may not pass. In the Basic Game that is MOVE or SEARCH, in Advanced Mode whatever your cards in play allow.
clause-ST-TURN-3 = At the start of its turn a side takes its Shot Card back.
clause-ST-TURN-4 = Whoever has no legal action at all is skipped.
clause-ST-TURN-5 = Whoever meets a victory condition wins at once.
clause-ST-TURN-6 = First decide about what was just shown; nothing else is possible before that, and a card once shown cannot be unseen.
clause-ST-MOVE-2 = You can MOVE only a Quadrant of your own Front in which all four cards are yours.
clause-ST-MOVE-4 = A MOVE puts back the same four cards, in any order.
clause-ST-MOVE-5 = Of a MOVE the enemy learns the Quadrant and nothing else.
clause-ST-SEARCH-1 = You can SEARCH any enemy card on the battlefield; there is none on this cell.
clause-ST-SEARCH-5 = SEARCH needs a Sniper of yours in play.
clause-ST-SHOOT-1 = You need not Shoot at a Sniper or Unit that you found.
clause-ST-SHOOT-2 = A Shot never misses: the card is eliminated and its points count at once.
clause-ST-SHOOT-4 = You found a Decoy and must Shoot: choose a Quadrant for your Shot Card.
clause-ST-SHOT-1 = The Shot Card goes on a Quadrant of your own Front in which one of your Snipers is.
clause-ST-INFO-3 = What is revealed, all players see.
clause-ST-GRID-7 = Two cards are shown together only if they lie side by side in one row.
clause-ST-GRID-11 = A cell that was left empty gets an Empty Area of the Front it belongs to, and everybody knows it.
clause-ST-DUEL-2 = As long as Snipers wait in the Player Zone, one of them is handed over for each Shot at the Sniper in play.
clause-ST-ADV-2 = A turn has at most one extra MOVE.
clause-ST-OF-1 = DEPLOYMENT shows one of your Officers: name the cell of one.
clause-ST-OF-3 = DEPLOYMENT is one extra MOVE before or after the action of the turn, and replaces neither. It needs an Officer in play and a Quadrant to MOVE.
clause-ST-SC-1 = RECOGNITION needs a Scout of yours in play and shows one enemy card, or two that lie side by side.
clause-ST-MO-1 = A HOWITZER is fired by one of your Mortars at an enemy card that is not adjacent to it.
clause-ST-MO-2 = A HOWITZER eliminates a Sniper or Unit and removes a Decoy; an Empty Area stays. All see the card.
clause-ST-MO-4 = A HOWITZER is fired at enemy cards only.
clause-ST-MG-1 = OFFENSIVE FIRE is opened on an enemy card that is adjacent to one of your Machine Guns.
clause-ST-MG-2 = To Shoot, you show a Machine Gun of yours that is adjacent to the target.
clause-ST-MG-3 = You found a Decoy and must show a Machine Gun that is adjacent to it.
clause-ST-DF-1 = An ASSAULT that reveals a Machine Gun fails: the Infantry is eliminated.
clause-ST-IN-1 = An ASSAULT is made by one of your Infantry through a Quadrant that contains it and an enemy card.
clause-ST-IN-3 = The Infantry may take the cell of an enemy card of that Quadrant, or stay.
clause-ST-IN-4 = A Sniper or Unit that an Infantry takes the place of is eliminated; a Decoy or an Empty Area just leaves the battlefield.
clause-ST-RE-1 = REINFORCEMENTS brings back an Infantry of yours that was eliminated; there is none.
clause-ST-RE-2 = REINFORCEMENTS arrive in a Quadrant at your rear that holds four cards of yours, in place of an Empty Area; then its cards are put back in any order.
clause-ST-RE-5 = Of REINFORCEMENTS the enemy learns the Quadrant and who has come.
clause-ST-OFF-2 = A Mortar comes back only together with an Infantry, only where the scenario allows it, and in place of two Empty Areas of the same Quadrant.
clause-ST-TEAM-3 = In this turn another Division acts: the Snipers may MOVE and SEARCH, the Units do everything else and may MOVE too.
clause-AMB-43 = In this game RECOGNITION names its cards one after the other: first one, then the one beside it.
clause-AMB-48 = Whether the Machine Gun is fixed when the fire is opened, or chosen later, was agreed before the game; this does not fit it.
clause-AMB-68 = After the game all cards are shown.

## The board

board-front-line = { " " }front line{ " " }
board-side = { $side }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-in-play = in play { $cards }
board-lost = lost { $cards }
board-reserve = reserve { $count } EA
board-zone = { $count ->
        [one] 1 Sniper in the Player Zone
       *[other] { $count } Snipers in the Player Zone
    }
board-shot-card = Shot Card on { $quadrant }
board-joined = { $left }; { $right }
board-legend = On the board: s?? face down, [sSC] turned up just now, (sSC) remembered, >...< the next card goes here.
board-marks = Remembered, somewhere among these cells:
board-mark = { $count } { $kind }: { $cells }

## What to do

play-title = { $scenario }, { $mode }
play-option = Agreed: { $key } = { $value } ({ $clause })
play-no-snipers = Mind: a Snipers Division without Snipers can only MOVE (AMB-39).
win = You win as soon as
win-side = { $side }: you win as soon as
win-snipers = all enemy Snipers are eliminated (ST-WIN-1)
win-points = you have { $points } points (ST-WIN-2)
win-elimination = all these enemy cards are eliminated: { $kinds }
win-last-row = one of your Infantry is on the enemy's last row (ST-ADVANCE-2)

task-turn = Turn { $turn }, { $seat }.
step-set-up = Lay out your Front. The next card goes on { $cell }. Type kinds for the cells in order, e.g. “SN EA EA IN” or whole rows; “random” lays out the rest, “undo” takes a card back.
step-set-up-left = Left: { $cards }.
step-set-up-full = Your Front is full. Confirm it with “done”, or take cards back with “undo” or “undo 4”.
step-action = Choose your action (“help” explains, “list move G1a” shows all ways):
step-shot = The card on { $cell } is turned up. Shoot and put your Shot Card on a Quadrant, or hold:
step-shot-decoy = The card on { $cell } is a Decoy: you must Shoot. Choose a Quadrant for your Shot Card:
step-gun = The card on { $cell } is turned up. Show a Machine Gun and Shoot, or hold:
step-gun-decoy = The card on { $cell } is a Decoy: you must show a Machine Gun:
step-take = The Infantry from { $cell } may take a cell, or stay:
step-look = The card on { $cell } is turned up. Look at one beside it too, or hold:
step-extra-move = Now the extra MOVE:
step-close = Your action is done. DEPLOYMENT may follow, or end your turn:

verb-place = lay out a card
verb-done = confirm the set-up
verb-move = MOVE a Quadrant
verb-deploy = DEPLOYMENT: an extra MOVE
verb-search = SEARCH an enemy card
verb-shoot = Shoot, Shot Card on a Quadrant
verb-hold = do not
verb-recognize = RECOGNITION of one or two cards
verb-howitzer = HOWITZER: a Mortar fires
verb-fire = OFFENSIVE FIRE on a card
verb-gun = show a Machine Gun and Shoot
verb-assault = ASSAULT through a Quadrant
verb-take = take a cell
verb-stay = stay
verb-reinforce = REINFORCEMENTS
verb-reinforce2 = REINFORCEMENTS with a Mortar
verb-end = end the turn

form-place = place SN, or just SN EA IN MG: kinds for the next cells
form-done = done: confirm the set-up
form-move = move G1a EA MO OF SN: the Quadrant G1a–G2b by its first cell, then its new cards, here those of G1a, G1b, G2a, G2b
form-deploy = deploy G2b: the cell of your Officer
form-search = search S1d: the cell of an enemy card
form-shoot = shoot G1c: the Quadrant for your Shot Card, by its first cell (G1c for G1c–G2d)
form-hold = hold: do not Shoot, look no further
form-recognize = recognize S2b S2c: one enemy card, or two side by side
form-howitzer = howitzer G2a S1d: your Mortar, then the target
form-fire = fire S1d: the target (with “declared”, then your Machine Gun: fire S1d G1d)
form-gun = gun G1d: the Machine Gun you show
form-assault = assault G1c S1b: your Infantry, then the Quadrant by its first cell (S1b for S1b–G1c)
form-take = take S1b: the cell your Infantry goes to
form-stay = stay: the Infantry stays where it is
form-reinforce = reinforce G2c IN SN SC EA: the Quadrant by its first cell, then its cards with the Infantry, in order
form-reinforce2 = reinforce2 G2a IN OF MO DE: the same with Infantry and Mortar
form-end = end: end your turn

help-actions = What you can do now is written like this:
help-commands =
    Besides:
      list             what you may do; “list search”, “list move G1a” in full
      board            the battlefield again
      log              what was revealed so far
      rules ST-MOVE-2  what a clause says; “rules” lists them
      undo, undo 3     take back placements of your set-up; other actions are public at once
      random           lay out the rest of your Front at random
      save FILE        write the game to a file
      quit             leave
list-example = e.g. { $action }
list-none = There is nothing to do that begins with “{ $words }”.
list-more = More with e.g. “list { $words }”.
log-latest = Revealed lately (turn by turn):
log-empty = Nothing was revealed yet.
log-strict = This game is played from memory (memoryAid=strict): there is no log.
strict-hide = Press Enter; then what was shown is put away.
random-only-set-up = “random” is for the set-up only.
refused = “{ $action }” is not allowed ({ $clause }). { $reason }
refused-within = In “{ $typed }”: { $refusal }
misread = “{ $text }” is nothing I know. “help” shows what you can type.
misread-form = I cannot read “{ $text }”. Write it like this: { $form }
undo-refused = That can no longer be taken back: somebody has learned of it, or there is nothing of yours to take back.
undone = { $count ->
        [one] 1 action taken back.
       *[other] { $count } actions taken back.
    }
save-where = Write “save FILE”.
saved = The game is saved in { $file }.
saved-secret = Mind that the file holds the cards of all sides.
file-refused = { $file }: { $why }
rules-which = Write “rules” and a clause:
rules-unknown = There is no sentence here on { $clause }. docs/rules/{ $game }.md has all clauses.
hand-over-hide = Press Enter to clear the screen for the next player.
hand-over = Next: { $seat }. Everybody else, please look away.
hand-over-show = Press Enter when nobody else can see the screen.
goodbye = Goodbye.
end-won = { $winners } won: { $reasons }. ({ $clause })
end-drawn = Nobody won: { $reasons }.

## SCOPE Panzer: names of things

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
panzer-scenario-great_battle = Great Battle
panzer-scenario-great_battle-about = 5 rows of 6 cards, at most 6 units for 20 points a side; two terrain cards each, and a middle row that both share.

panzer-option-fire_correction-about = A unit that shoots at the same target again meets fewer distance misses: one fewer at the second shot in a row, two from the third on.
panzer-option-flank_attack-about = One armour miss fewer against a unit that has just fired at a friend of the shooter, if the two friends are not adjacent.
panzer-option-rear_attack-about = Up to two armour misses fewer if that unit stands exactly between the two friends, in a row, a column or a diagonal.
panzer-option-light_tanks-about = A unit with armour 1 may search a target and shoot after a MOVE, in the same turn.
panzer-option-heavy_tanks-about = A unit with armour 3 cannot move in the turn after it has fired.
panzer-option-superior_armour-about = A unit whose armour is greater than the shooter's firepower can be shot at from an adjacent cell only.
panzer-option-stug_arc-about = A Stug III that fires turn after turn may only fire at the same cell or one adjacent to it.
panzer-option-stug_low_profile-about = A Stug III shot at from distance 2 adds a card to the hand, which counts as a distance miss.
panzer-option-period-about = The month in which the game is set, e.g. 1944-12; before 1945-02 there is no M26 Pershing.
panzer-option-terrain-about = Both sides place terrain cards: meadow or hill, lake or peaks.
panzer-option-open_turret-about = M18 Hellcat and M36 Jackson lose a point of armour when attacked from an adjacent hill. Needs terrain.
panzer-option-ambush-about = Whoever EXPLOREs and finds an enemy unit must show their own cards of the quadrant too.
panzer-option-gb_middle_split-about = Great Battle: which three cards of the middle row are American at first: those on the left, those on the right, or every other one.
panzer-option-terrain_before_squads-about = Whether terrain is placed before the squads are chosen, or after.
panzer-option-allow_null_explore-about = Whether a quadrant may be EXPLOREd in which all enemy cards are revealed units, so that there is nothing to turn.
panzer-option-light_after_explore-about = Whether a light tank may search also after the MOVE that follows an EXPLORE.
panzer-option-allow_null_search_revealed-about = Whether one may SEARCH a revealed unit and not shoot at it.
panzer-option-light_search_from_tank_only-about = Whether a light tank searches only what it sees itself, or what any card of its side sees.
panzer-option-correction_lost_on_pickup-about = Whether fire correction is lost when a unit is taken up in a MOVE and put back on the same cell.
panzer-option-flank_rear_if_destroyed-about = Whether flank and rear attack still count if the friend was destroyed: from the cell where it stood, or never.
panzer-option-stug_low_profile_vs_hill-about = Whether the low-profile card of a Stug III is part of the number that a hill fixes (capped), or comes on top of it (additive).
panzer-option-hill_sees_over_hill-about = Whether a unit on a hill, or one that aims at a hill, sees over other hills.
panzer-option-ambush_on_known_units-about = Whether an EXPLORE that meets only units already revealed is an ambush too.
panzer-option-max_turns-about = After so many turns without a winner, the game is a draw.
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
panzer-event-left = From { $cell }, { $card } leaves the terrain.
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
        [yes] { $side } have won: { $reasons }.
       *[no] Nobody has won: { $reasons }.
    }
panzer-event-all-shown = All cards and both squads are shown.
panzer-explored-nothing = There are only revealed units: nothing changes. (AMB-15)

panzer-hand = distance { $distance }, armour { $armour }, hits { $hits }: { $odds }
panzer-odds = chance { $hits }/{ $all }, { $percent } %
panzer-odds-or = { $least }, or { $most } if it is the very unit of the earlier shot
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

panzer-reason-destruction = the enemy squad destroyed
panzer-reason-supply-line = the enemy's supply line cut
panzer-reason-turns = the agreed number of turns is over
panzer-reason-standstill = nobody can act any more

## SCOPE Panzer, clauses: why something is refused, or what an event follows from

panzer-clause-PZ-SETUP-2 = A game begins in this order: terrain (if it is played with), squads, deployment; only then come the turns.
panzer-clause-PZ-TPLC-1 = Each player has one card with meadow and hill and one with lake and peaks, and places a card once, one face up. You no longer have this one.
panzer-clause-PZ-TPLC-2 = A terrain card takes the place of a forest card of the battlefield, outside both home rows, where there is no terrain yet.
panzer-clause-PZ-TPLC-3 = In a Skirmish the Germans place first; if their card went into their own territory, the American card goes into the American one, otherwise into the German one.
panzer-clause-PZ-TPLC-4 = Each player places one terrain card in their own territory and the other in the enemy's.
panzer-clause-PZ-TPLC-6 = Terrain is placed openly.
panzer-clause-PZ-SQUAD-1 = Each player chooses a squad from the unit cards of their own side, in secret.
panzer-clause-PZ-SQUAD-2 = A squad has at least one unit, no more units or points than the scenario allows, and no more of a unit than there are cards of it.
panzer-clause-PZ-M26-1 = The M26 Pershing came in February 1945; this game is set earlier.
panzer-clause-PZ-DEPLOY-1 = You deploy all units of your squad, and only these, hidden, on free cells of your home row; then confirm with “done”.
panzer-clause-PZ-DEPLOY-2 = The forest cards that make room for the units go to the forest deck, which tells how many units there are.
panzer-clause-PZ-TURN-1 = The sides take turns, and the Americans begin.
panzer-clause-PZ-TURN-2 = A turn is one action, MOVE, EXPLORE or SEARCH, and you may not pass.
panzer-clause-PZ-TURN-3 = After an EXPLORE or a MOVE you may leave out what could follow.
panzer-clause-PZ-HIDE-2 = A unit is revealed when it fires, when the enemy finds it, and when it stands on terrain.
panzer-clause-PZ-MOVE-1 = You can MOVE a quadrant in which all forest and unit cards are yours, and at least one is.
panzer-clause-PZ-MOVE-2 = A MOVE names, each by its cell, only units of yours that can move; there is none on a cell named here.
panzer-clause-PZ-MOVE-5 = Of a MOVE the enemy learns the quadrant and nothing else.
panzer-clause-PZ-TMOV-3 = In a MOVE each unit gets a cell of its own in the quadrant: no two on one cell, none on a lake, on peaks or on the cell of a locked tank.
panzer-clause-PZ-TMOV-4 = A unit that stands on terrain is revealed as long as it is there.
panzer-clause-PZ-TMOV-5 = A unit that leaves terrain hides in the forest of its quadrant.
panzer-clause-PZ-EXPL-1 = You can EXPLORE a quadrant that holds at least one card of each side.
panzer-clause-PZ-EXPL-2 = An EXPLORE turns all enemy cards of the quadrant, in view of all.
panzer-clause-PZ-EXPL-4 = An EXPLORE that meets no unit takes the quadrant. You may now MOVE this same quadrant, or skip.
panzer-clause-PZ-EXPL-5 = An EXPLORE that meets a unit ends there: units stay revealed, forest is turned back.
panzer-clause-PZ-AMBU-1 = Ambush: whoever EXPLOREs and finds a unit shows their own cards of the quadrant too.
panzer-clause-PZ-SRCH-1 = You can SEARCH an enemy card face down at distance 1 or 2 from a card of yours that sees it; hills and peaks block the view.
panzer-clause-PZ-SRCH-2 = To SEARCH a revealed unit is to shoot at it: one of your units must be able to, and it must fire.
panzer-clause-PZ-SRCH-4 = A card without a unit is put back as it was.
panzer-clause-PZ-SRCH-5 = A unit that was found stays revealed. You may shoot at it, and at nothing else, with one of your units, or hold.
panzer-clause-PZ-SHOT-1 = A shooter is a unit of yours at distance 1 or 2 from the target that sees it; with the rules for them, superior armour is shot at from an adjacent cell only, and a Stug III keeps to its arc.
panzer-clause-PZ-SHOT-2 = A unit that fires is revealed and stays so.
panzer-clause-PZ-SHOT-4 = The hand has as many distance misses as the distance, as many armour misses as the target's armour and as many hits as the shooter's firepower, changed by the rules that are played with.
panzer-clause-PZ-SHOT-5 = The attacked player draws one card of the hand at random.
panzer-clause-PZ-SHOT-6 = A miss changes nothing: the target stays where it is, revealed.
panzer-clause-PZ-SHOT-7 = A hit destroys the target; whose forest it is does not change.
panzer-clause-PZ-LITE-1 = Only a unit of yours with armour 1 in the quadrant just moved may search after the MOVE.
panzer-clause-PZ-LITE-2 = After a MOVE one light tank of the quadrant may search an enemy card at distance 1 or 2 that it sees, and only it may shoot; or skip.
panzer-clause-PZ-HEVY-2 = A heavy tank that has fired cannot move in its owner's next turn.
panzer-clause-PZ-HEVY-5 = A heavy tank is free again after a turn of its owner in which it did not fire.
panzer-clause-PZ-WIN-3 = Whoever meets a victory condition wins at once.
panzer-clause-AMB-74 = After the game everything is shown.
panzer-clause-AMB-77 = Whoever has no legal action at all is skipped.

## SCOPE Panzer: the board, and what to do

panzer-board-side = { $side }: { $alive } of { $size } units
panzer-board-lost = lost { $cards }
panzer-board-squad = squad { $cards }
panzer-board-last-shot = last shot { $unit } { $gun }-{ $target }
panzer-board-deck = forest deck { $count }
panzer-board-shot = Shot under way: { $gun } at { $target }; { $hand }.
panzer-board-legend = On the board: a or g before a sign says whose the cell is. a--- forest, g??? face down, aSHE a unit, aSHE! revealed, aPER# revealed and locked, hill/aSHE on terrain, [gPZ4!] the target. Your side is always at the bottom.

panzer-cards-house = Cost, armour and firepower of the cards are Fogline's own reconstruction (card set “house”): the rulebook's text does not give them.
panzer-cards-file = Card set: “{ $name }”, from a file.
panzer-column-cards = cards
panzer-column-cost = cost
panzer-column-armour = armour
panzer-column-firepower = firepower
panzer-special = * a special rule of its own
panzer-not-before = not before February 1945 (PZ-M26-1)

panzer-play-basic = The basic game, without advanced rules.
panzer-play-rules = Advanced rules: { $rules }.
panzer-win-each = Each side wins as soon as
panzer-win-destruction = all units of the enemy squad are destroyed (PZ-WIN-1)
panzer-win-supply-line = you control the enemy's whole home row and have a unit in it (PZ-WIN-2)
panzer-win-supply-line-each = it controls the enemy's whole home row and has a unit in it (PZ-WIN-2)
panzer-win-turns = After { $turns } turns without a winner the game is a draw (AMB-76).

panzer-step-terrain = Place a terrain card, e.g. “terrain hill B3”; “list terrain hill” shows where, “random” chooses for you:
panzer-step-squad = Choose your squad: at most { $units } units, { $points } points. Type e.g. “squad { $example }”, or “take” one by one and “done”; “random” fills it up, “undo” takes a unit back.
panzer-step-squad-so-far = Taken: { $cards }. Left: points { $points }, units { $units }.
panzer-step-deploy = Deploy your squad in your home row, hidden. Type e.g. “deploy { $example }” and then “done”; “random” places the rest, “undo” takes a unit back.
panzer-step-deploy-left = Left: { $cards }. Free: { $cells }.
panzer-step-deploy-full = All units are deployed. Confirm with “done”, or take units back with “undo” or “undo 2”.
panzer-step-action = Choose your action (“help” explains, “list move B2” shows all ways):
panzer-step-follow = The quadrant { $quadrant } is yours. MOVE it now, or skip:
panzer-step-light = A light tank of the quadrant { $quadrant } may search a target, or skip:
panzer-step-light-none = You have no light tank in the quadrant { $quadrant } that can search: type “skip” (it is always asked, so that nobody can tell):
panzer-step-shoot = { $cell } is { $card }. Shoot at it with one unit:
panzer-step-shoot-found = { $cell } is { $card }. Shoot at it with one unit, or hold:
panzer-step-shoot-none = { $cell } is { $card }. You have no unit that can shoot at it: type “hold” (it is always asked, so that nobody can tell):
panzer-squad-undo = “squad” names the whole squad, and you have taken { $cards } before: take { $count ->
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
panzer-verb-skip = leave it out
panzer-verb-draw = draw a shot card
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
panzer-form-draw = draw hit: chance does this

panzer-help-commands =
    Besides:
      list             what you may do; “list search”, “list move B2” in full
      board            the battlefield again
      log              what was revealed so far
      rules PZ-MOVE-1  what a clause says; “rules” lists them
      undo, undo 3     take back what you chose or deployed in secret; other actions are public at once
      random           place a terrain card, or fill your squad or home row, at random
      save FILE        write the game to a file
      quit             leave
panzer-games-scenarios = Scenarios (--scenario), with rows x columns
panzer-games-seats = Seats

## Lists and checks

games-title = { $name }: { $title }, version { $rules } of the rules
games-scenarios = Scenarios (--scenario), with the size of a Front and the modes
games-seats = Seats (--option or --players), Advanced Mode for three and four
games-options = Options (--option key=value), the default first
games-presets = Presets (--preset), options that belong together
replay-unfinished = This game is not over: it is told as the public knows it. “--as all” tells everything.
check-accepted = { $name }: accepted.
check-faults = { $count ->
        [one] 1 fault.
       *[other] { $count } faults.
    }
check-size = Front of { $size }, { $modes }
check-cards = { $side }: { $cards }
check-zone = { $side }, Player Zone: { $count ->
        [one] 1 Sniper
       *[other] { $count } Snipers
    }
check-warning = Doubtful: { $warning }
check-warnings = { $count ->
        [one] 1 doubt; the file can be used.
       *[other] { $count } doubts; the file can be used.
    }
fuzz-summary = { $games } games, { $steps } steps, { $combinations } kinds of set-up
fuzz-outcomes = Outcomes by reason:
fuzz-longest = Longest game: { $steps } steps (number { $number }, { $setup })
fuzz-cut = Cut off after { $limit } steps: { $games }
fuzz-failures = { $count ->
        [0] No failures.
        [one] 1 failure:
       *[other] { $count } failures:
    }
fuzz-time = { $seconds } s on { $jobs ->
        [one] 1 core
       *[other] { $jobs } cores
    }, { $build }

## The command line

cli-about = Hidden-information card wargames for people and programs.
cli-usage = usage
cli-arguments = arguments
cli-options = options
cli-help = show this help and leave
cli-language = the language of all texts (by default that of LANG)
cli-version = show the version, and whether the rules are compiled
version-compiled = compiled
version-pure = plain Python
cli-play = play in the terminal
cli-replay = tell a recorded game as one viewer may know it
cli-games = list games, scenarios, seats and options
cli-check = examine a file: every fault is named
cli-arena = let bots play against bots
cli-fuzz = play random games and check every invariant
cli-bench = measure the speed
cli-game = the game: stalingrad or panzer
cli-scenario = the scenario; “fogline games” lists them
cli-scenario-file = a scenario of your own, as a TOML file
cli-preset = options that belong together, e.g. basic, step-3, full; “fogline games” lists them
cli-cards = unit cards of your own, as a TOML file; “fogline check cards” examines it
cli-advanced = Advanced Mode
cli-players = how many play: 2, 3 or 4
cli-option = an option of the game; can be repeated
cli-against = who plays the other seats: a bot (recruit, regular, veteran), a random player, or people at this keyboard
cli-as = the seats you play, with commas between them: german, soviet, german-units, american ...
cli-seed = makes chance and the random player repeatable; whoever knows the seed knows the random set-ups
cli-record = keep the game in this file, which is written after every action
cli-resume = go on with a saved game, as it was agreed then
cli-json = print JSON
cli-check-kind = what kind of file it is
cli-check-game = the game that the file is for
cli-check-file = the file
cli-replay-file = the record
cli-replay-as = whose reading: german, soviet, american, another seat, public, or all (the default once the game is over; before that it is public)
cli-replay-to = stop after this many actions
cli-fuzz-scenario = only this scenario
cli-fuzz-preset = only this preset
cli-fuzz-games = how many games (default { $games })
cli-fuzz-seed = another seed plays other games; the same seed the same
cli-fuzz-failures = where records of failed games go (default { $folder })
cli-fuzz-jobs = how many processes (default: one for each core); the result does not depend on it
cli-fuzz-limit = cut a game off after this many steps (default { $limit })
cli-arena-bots = the two that play: recruit, regular, veteran, random, or seer, who sees everything
cli-arena-games = how many games; the bots change sides after each (default { $games })
cli-arena-seed = another seed plays other games; the same seed the same, unless --seconds is given
cli-arena-worlds = how many worlds a veteran looks at before each action (default { $worlds })
cli-arena-seconds = how long it may look at most; without this, as long as it takes
arena-limit = A game is a draw after { $turns } turns (max_turns={ $turns }): without a limit it may never end.
arena-summary = { $games } games, { $draws } of them draws, { $turns } turns on average
arena-reasons = how they ended: { $reasons }
arena-bot = bot
arena-wins = wins
arena-share = share
arena-interval = 95 % interval
arena-first = moving first
arena-ms = ms an action
arena-slowest = slowest
bot-failed = The { $bot } has failed and plays at random this time ({ $why }).
cli-bench-rounds = how often everything is measured; the median counts (default 5)
cli-bench-seconds = processor time for each measurement (default 1)
bench-needs-compiled = bench compares the compiled rules with others; this build is plain Python
bench-needs-openspiel = bench measures OpenSpiel beside Fogline: install fogline[research], or run “make bench”
bench-ratio = ratio
bench-times = times
bench-goal = goal
bench-figure = figure
bench-value = median

## The server, and what is said at any table

cli-serve = let people and programs play over HTTP
cli-serve-host = the address to listen on (default 127.0.0.1: this computer only)
cli-serve-port = the port (default 8000; 0 takes any that is free)
cli-serve-database = where games are kept: sqlite:///FILE (by default a file in your data directory)
serve-ready = Fogline is serving on { $address } (stop with Ctrl+C)
table-event-resigned = { $seat } resigns.
table-event-draw-offered = { $seat } offers a draw.
table-event-draw-declined = { $seat } declines the draw.
table-event-draw-accepted = { $seat } agrees to the draw.
table-event-closed = The game is over by { $reason }.
table-reason-resignation = resignation
table-reason-agreement = agreement
