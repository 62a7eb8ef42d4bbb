# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Names of things

game-stalingrad = SCOPE Stalingrad

side-soviet = The Soviets

seat-soviet = Soviet side
seat-german-units = German Units Division
seat-german-snipers = German Snipers Division
seat-soviet-units = Soviet Units Division
seat-soviet-snipers = Soviet Snipers Division

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
scenario-quick-duel-about = Two Snipers and one of each Unit per side on a small battlefield; good for a first game.
scenario-open-front = Open Front
scenario-open-front-about = Three Snipers and two Decoys per side on a wide and shallow battlefield.
scenario-deep-front = Deep Front
scenario-deep-front-about = The same cards as Open Front plus one Empty Area, with room behind the lines.
scenario-open-battle = Open Battle
scenario-open-battle-about = Two of each Unit per side and almost no Empty Areas: the widest battlefield.
scenario-deep-battle = Deep Battle
scenario-deep-battle-about = Two of each Unit per side on the largest battlefield; the longest game.
scenario-themed = { $theme } on { $base }
theme-duel-of-aces = DUEL OF ACES
theme-duel-of-aces-about = One Sniper per side in play, and two more in the Player Zone that take the first two Shots for it.
theme-break-the-chain-of-command = BREAK THE CHAIN OF COMMAND
theme-break-the-chain-of-command-about = Two Officers per side; a side that loses both has lost.
theme-neutralize-the-artillery = NEUTRALIZE THE ARTILLERY
theme-neutralize-the-artillery-about = Two Scouts and two Mortars per side; a side that loses all four has lost.
theme-stop-the-advance = STOP THE ADVANCE
theme-stop-the-advance-about = Two Machine Guns and two Infantry per side; a side that brings an Infantry to the enemy’s last row wins.
theme-offensive-without-snipers = OFFENSIVE WITHOUT SNIPERS
theme-offensive-without-snipers-about = No Snipers, so no SEARCH; a side that loses all Officers, Machine Guns and Scouts has lost. REINFORCEMENTS can bring a Mortar too.

## Options

option-mode-about = The Basic Game has only MOVE and SEARCH; in Advanced Mode, every Unit has its own action.
option-players-about = Three or four play in teams: each side is split into Snipers and Units. Advanced Mode only.
option-leader-about = With three players, the side that one of them leads alone.
option-point-values-about = What each card is worth to the enemy who eliminates it. The default relies on one unverified source.
option-memory-aid-about = What the screen repeats of the cards shown so far: log (below the board), off (only when asked), marks (drawn on the board), strict (nothing).
option-shot-card-lifetime-about = In team play, whether the Shot Card returns when its Division is next to act, or either Division of its side.
option-quiet-turn-limit-about = After this many turns in a row without any loss or Infantry placed, the game is a draw.
option-move-any-allied-quadrant-about = Whether a MOVE may take four allied cards wherever they lie, not only in your own Front. Not recommended.
option-recognition-reveal-about = Whether RECOGNITION names two cards at once, or the second after seeing the first.
option-offensive-fire-gun-about = Whether OFFENSIVE FIRE chooses its Machine Gun when it must be shown, or fixes it in secret beforehand.
option-assault-needs-enemy-about = Whether an ASSAULT must choose a Quadrant with an enemy card in it.
option-defensive-fire-scores-about = Whether an Infantry lost to DEFENSIVE FIRE brings points.
option-reinforcement-keeps-points-about = Whether the enemy keeps the points of an Infantry that comes back.
option-reinforcement-needs-movable-about = Whether REINFORCEMENTS needs a Quadrant of four allied cards.
option-team-talk-about = Whether team-mates may talk; a matter between the players.
any-number = a whole number from { $least } to { $most }
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
        [yes] { $side } won { $reasons }.
       *[no] A draw { $reasons }.
    }
event-shown = All cards are shown.

reason-snipers = by eliminating all enemy Snipers
reason-points = by reaching the Objective Points
reason-elimination = by eliminating all the enemy cards required
reason-last-row = with an Infantry on the enemy’s last row
reason-quiet = after too many turns without a loss
reason-standstill = because nobody can act any more
scored-reason = { $reason }, { $most } to { $least }

## Clauses: why something is refused, or what an event follows from

clause-ST-SETUP-2 = Both Fronts get the cards that the scenario names, in the numbers it gives.
clause-ST-SETUP-4 = During set-up you lay out all your cards, cell by cell and unseen by the enemy, and then confirm with “done”.
clause-ST-TURN-1 = The sides take turns, and the Germans begin; in team play, the Divisions take turns in a fixed order.
clause-ST-TURN-2 = A turn is one action, and you may not pass. In the Basic Game that is MOVE or SEARCH, in Advanced Mode whatever your cards in play allow.
clause-ST-TURN-3 = At the start of its turn a side takes its Shot Card back.
clause-ST-TURN-4 = A seat that has no legal action at all is skipped; if that happens to all for a whole round, the game is a draw.
clause-ST-TURN-5 = A side that meets a victory condition wins at once.
clause-ST-TURN-6 = You must first decide about what an action has revealed: until then nothing else is possible, and a card once shown cannot be unseen.
clause-ST-MOVE-2 = You can MOVE only a Quadrant of your own Front in which all four cards are yours.
clause-ST-MOVE-4 = A MOVE puts back the same four cards, in any order.
clause-ST-MOVE-5 = The enemy learns the Quadrant of a MOVE and nothing else.
clause-ST-SEARCH-1 = SEARCH names any one enemy card on the battlefield, however far away, even one that is known already.
clause-ST-SEARCH-5 = SEARCH needs a Sniper of yours in play.
clause-ST-SHOOT-1 = You need not Shoot at a Sniper or Unit that you found.
clause-ST-SHOOT-2 = A Shot never misses: the card is eliminated and its points count at once.
clause-ST-SHOOT-4 = A side that finds a Decoy by SEARCH must Shoot: the Shot Card is placed, the Decoy stays, and nothing is scored.
clause-ST-SHOT-1 = The Shot Card goes on a Quadrant of your own Front in which one of your Snipers is.
clause-ST-INFO-3 = All players see what is revealed.
clause-ST-GRID-7 = Two cards are shown together only if they lie side by side in one row.
clause-ST-GRID-11 = A cell that was left empty gets an Empty Area of the Front it belongs to, and everybody knows it.
clause-ST-DUEL-2 = As long as Snipers wait in the Player Zone, one of them is handed over for each Shot at the Sniper in play.
clause-ST-ADV-2 = A turn has at most one extra MOVE.
clause-ST-OF-1 = DEPLOYMENT: once a turn you may show one of your Officers in play and make an extra MOVE.
clause-ST-OF-3 = DEPLOYMENT is one extra MOVE before or after the action of the turn, and replaces neither. It needs an Officer in play and a Quadrant to MOVE.
clause-ST-SC-1 = RECOGNITION needs a Scout of yours in play and shows one enemy card, or two that lie side by side.
clause-ST-MO-1 = A HOWITZER is fired by one of your Mortars at an enemy card that is not adjacent to it.
clause-ST-MO-2 = A HOWITZER eliminates a Sniper or Unit and removes a Decoy; an Empty Area stays. All see the card.
clause-ST-MO-4 = A HOWITZER is fired at enemy cards only.
clause-ST-MG-1 = OFFENSIVE FIRE is opened on an enemy card that is adjacent to one of your Machine Guns.
clause-ST-MG-2 = To Shoot, you show a Machine Gun of yours that is adjacent to the target.
clause-ST-MG-3 = If OFFENSIVE FIRE reveals a Decoy, an adjacent Machine Gun must be shown; the Decoy stays, and nothing is scored.
clause-ST-DF-1 = An ASSAULT that reveals a Machine Gun fails: the Infantry is eliminated.
clause-ST-IN-1 = An ASSAULT is made by one of your Infantry through a Quadrant that contains it and an enemy card.
clause-ST-IN-3 = The Infantry may take the cell of an enemy card of that Quadrant, or stay.
clause-ST-IN-4 = An Infantry eliminates the Sniper or Unit whose place it takes; a Decoy or an Empty Area just leaves the battlefield.
clause-ST-RE-1 = REINFORCEMENTS bring back an Infantry of yours that was eliminated.
clause-ST-RE-2 = REINFORCEMENTS arrive in a Quadrant at your rear that holds four cards of yours, in place of an Empty Area; then its cards are put back in any order.
clause-ST-RE-5 = The enemy learns the Quadrant of REINFORCEMENTS and who has come.
clause-ST-OFF-2 = A Mortar comes back only together with an Infantry, only where the scenario allows it, and in place of two Empty Areas of the same Quadrant.
clause-ST-TEAM-3 = In team play a Snipers Division may MOVE and SEARCH; a Units Division does everything else and may MOVE, too.
clause-AMB-43 = RECOGNITION shows one card or two side by side; players agree before the game whether the second is named only after the first was seen.
clause-AMB-48 = Players agree before the game whether OFFENSIVE FIRE fixes its Machine Gun when the fire is opened, or chooses it when one must be shown.
clause-AMB-68 = After the game all cards are shown.
clause-ST-SETUP-1 = Before play you agree on the scenario, on the Basic Game or Advanced Mode, on the sides and on the number of players.
clause-ST-MOVE-1 = A MOVE takes the four cards of a Quadrant and puts them back face down in the same four cells, in any order.
clause-ST-WIN-1 = A side wins as soon as all enemy Snipers are eliminated.
clause-ST-WIN-2 = A side wins as soon as it has the Objective Points of the scenario.
clause-ST-WIN-3 = One victory condition is enough, and the first to be met decides; one elimination can meet two at once.
clause-ST-INFO-1 = You may look at all your own cards at any time.
clause-ST-THEME-3 = A theme’s victory condition replaces the Objective Points; eliminating all enemy Snipers still wins.
clause-ST-DUEL-3 = With no Sniper left in the Player Zone, the next Shot eliminates the Sniper in play, and the shooter wins.
clause-ST-CHAIN-2 = BREAK THE CHAIN OF COMMAND is won by eliminating both enemy Officers, or all enemy Snipers; there are no points.
clause-ST-ADVANCE-2 = STOP THE ADVANCE is won as soon as one of your Infantry is placed on the enemy’s last row, or all enemy Snipers are eliminated.
clause-ST-TEAM-1 = Three or four play in teams: each side is split into a Snipers Division and a Units Division; with three, one player leads both of a side.
clause-AMB-28 = You need not reach the Objective Points exactly: having more wins, too.
clause-AMB-30 = The rules have no draw. Resigning, agreeing on a draw and a limit of quiet turns are decided at the table.
clause-AMB-39 = In OFFENSIVE WITHOUT SNIPERS a Mortar comes back only together with an Infantry; in team play a Snipers Division without Snipers can only MOVE.
clause-AMB-1 = { option-point-values-about }
clause-AMB-14 = { option-move-any-allied-quadrant-about }
clause-AMB-21 = { option-memory-aid-about }
clause-AMB-24 = { option-shot-card-lifetime-about }
clause-AMB-49 = { option-assault-needs-enemy-about }
clause-AMB-51 = { option-defensive-fire-scores-about }
clause-AMB-54 = { option-reinforcement-keeps-points-about } { option-reinforcement-needs-movable-about }
clause-AMB-59 = { option-leader-about }
clause-AMB-60 = { option-team-talk-about }

## Why an action is refused, where the rule itself does not say it

refused-ST-SETUP-2 = Only the cards of the scenario are laid out, in the numbers it gives; none of these is left for this cell.
refused-ST-TURN-6 = First decide about what was just shown; nothing else is possible before that, and a card once shown cannot be unseen.
refused-ST-SEARCH-1 = You can SEARCH any enemy card on the battlefield; there is none on this cell.
refused-ST-SHOOT-4 = You found a Decoy and must Shoot: choose a Quadrant for your Shot Card.
refused-ST-OF-1 = DEPLOYMENT shows one of your Officers: name the cell of one.
refused-ST-MG-3 = You found a Decoy and must show a Machine Gun that is adjacent to it.
refused-ST-RE-1 = REINFORCEMENTS brings back an Infantry of yours that was eliminated; there is none.
refused-ST-TEAM-3 = In this turn another Division acts: the Snipers may MOVE and SEARCH, the Units do everything else and may MOVE too.
refused-AMB-43 = In this game, RECOGNITION names its cards one after the other: first one, then the one beside it.
refused-AMB-48 = Players agreed before the game whether the Machine Gun is fixed when the fire is opened or chosen later; this action does not match.

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
board-legend = On the board: s?? face down, [sSC] just turned up, (sSC) remembered, >...< the next card goes here. Your side is always at the bottom. g is German, s Soviet; { $kinds }.
board-marks = Remembered, somewhere among these cells:
board-mark = { $count } { $kind }: { $cells }

## What to do

play-title = { $scenario }, { $mode }
play-option = Agreed: { $key }: { $value } ({ $clause })
play-no-snipers = Note: a Snipers Division without Snipers can only MOVE (AMB-39).
win-side = { $side }: you win as soon as
win-snipers = all enemy Snipers are eliminated (ST-WIN-1)
win-points = you have { $points } points (ST-WIN-2)
win-elimination = all these enemy cards are eliminated: { $kinds }
win-last-row = one of your Infantry is on the enemy’s last row (ST-ADVANCE-2)

task-turn = Turn { $turn }, { $seat }.
step-set-up = Lay out your Front. Type kinds of cards as you will see them, from left to right and row by row, one or many at once, e.g. “SN EA EA IN”; { $turned ->
        [yes] the row nearest to you comes first,
       *[no] the row at the front line comes first,
    } and the next card goes on { $cell }. “random” lays out the rest, “undo” takes a card back.
step-set-up-left = Left: { $cards }.
step-set-up-full = Your Front is full. Confirm it with “done”, or take cards back with “undo” or “undo 4”.
step-action = Choose your action (“help” explains, “list move { $quadrant }” lists all options):
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
verb-hold = do not Shoot
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
does-move = put four of your cards in a new order, in secret
does-search = turn up one of theirs; if it is a soldier, you may shoot
does-shoot = it shows the enemy roughly where your Sniper is
does-recognize = find out what they are

form-place = place SN, or just SN EA IN MG: kinds for the next cells
form-done = done: confirm the set-up
form-move = { $side ->
        [soviet] move S2a EA MO OF SN: the Quadrant S2a–S1b by its first cell, then its new cards, here those of S2a, S2b, S1a, S1b
       *[german] move G1a EA MO OF SN: the Quadrant G1a–G2b by its first cell, then its new cards, here those of G1a, G1b, G2a, G2b
    }
form-deploy = { $side ->
        [soviet] deploy S2b: the cell of your Officer
       *[german] deploy G2b: the cell of your Officer
    }
form-search = { $side ->
        [soviet] search G1d: the cell of an enemy card
       *[german] search S1d: the cell of an enemy card
    }
form-shoot = { $side ->
        [soviet] shoot S2c: the Quadrant for your Shot Card, by its first cell (S2c for S2c–S1d)
       *[german] shoot G1c: the Quadrant for your Shot Card, by its first cell (G1c for G1c–G2d)
    }
form-hold = hold: do not Shoot, look no further
form-recognize = { $side ->
        [soviet] recognize G2b G2c: one enemy card, or two side by side
       *[german] recognize S2b S2c: one enemy card, or two side by side
    }
form-howitzer = { $side ->
        [soviet] howitzer S2a G1d: your Mortar, then the target
       *[german] howitzer G2a S1d: your Mortar, then the target
    }
form-fire = { $side ->
        [soviet] fire G1d: the target (with “declared”, then your Machine Gun: fire G1d S1d)
       *[german] fire S1d: the target (with “declared”, then your Machine Gun: fire S1d G1d)
    }
form-gun = { $side ->
        [soviet] gun S1d: the Machine Gun you show
       *[german] gun G1d: the Machine Gun you show
    }
form-assault = { $side ->
        [soviet] assault S1c S1b: your Infantry, then the Quadrant by its first cell (S1b for S1b–G1c)
       *[german] assault G1c S1b: your Infantry, then the Quadrant by its first cell (S1b for S1b–G1c)
    }
form-take = { $side ->
        [soviet] take G1b: the cell your Infantry goes to
       *[german] take S1b: the cell your Infantry goes to
    }
form-stay = stay: the Infantry stays where it is
form-reinforce = { $side ->
        [soviet] reinforce S3c IN SN SC EA: the Quadrant by its first cell, then its cards with the Infantry, in order
       *[german] reinforce G2c IN SN SC EA: the Quadrant by its first cell, then its cards with the Infantry, in order
    }
form-reinforce2 = { $side ->
        [soviet] reinforce2 S3a IN OF MO DE: the same with Infantry and Mortar
       *[german] reinforce2 G2a IN OF MO DE: the same with Infantry and Mortar
    }
form-end = end: end your turn

## What can be typed in this language; the notation of records is English

typed-place = place
typed-done = done
typed-move = move
typed-deploy = deploy
typed-search = search
typed-shoot = shoot
typed-hold = hold
typed-recognize = recognize
typed-howitzer = howitzer
typed-fire = fire
typed-gun = gun
typed-assault = assault
typed-take = take
typed-stay = stay
typed-reinforce = reinforce
typed-reinforce2 = reinforce2
typed-end = end
seen-soviet-move = move S2a EA MO OF SN: the Quadrant S2a–S1b, then its new cards as you see them, here those of S1b, S1a, S2b, S2a
seen-soviet-reinforce = reinforce S3c IN SN SC EA: the Quadrant S3c–S2d, then its cards with the Infantry as you see them
seen-soviet-reinforce2 = reinforce2 S3a IN OF MO DE: the same with Infantry and Mortar
cell-kind = { $cell } { $kind }

## Reviews

review-fact-machine-gun = Chance of a Machine Gun in the Quadrant of { $cell }: about { $percent } %.
review-versus-machine-gun = Chance of a Machine Gun: about { $percent } % in the Quadrant of { $cell }, but { $better-percent } % in that of { $better-cell }.
review-fact-known = { $kind } was shown on { $cell } and has not moved since.
review-fact-known-none = { $kind } was shown on { $cell } and has not moved since.
review-fact-shot-card = { $cell } lies under the enemy’s Shot Card.
