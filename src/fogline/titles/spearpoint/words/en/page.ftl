# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Spearpoint 1943 in the browser: choosing it

web-game-spearpoint-about = Two commanders and no map: build a deck, commit Units in secret, declare attacks, roll the dice, and turn the fight with Command cards.
web-file-spearpoint = Your own card set (TOML)
web-file-spearpoint-about = With the printed cards, if you own the game. docs/games/spearpoint.md explains the format.
web-notice-spearpoint = all cards of Spearpoint 1943

## Spearpoint 1943 in the browser: options by name, and their values

web-option-deck-min = Minimum points of a deck
web-option-deck-max = Maximum points of a deck
web-option-start-units = Unit cards at the start
web-option-start-command = Command cards at the start
web-option-hand-units = Unit cards that may be kept
web-option-hand-command = Command cards that may be kept
web-option-draw-command = Command draws per Turn
web-option-draw-any = Free draws per Turn
web-option-vp-goal = Victory Points to win
web-option-overrun-turns = Unopposed Turns to win
web-option-immobile-bonus = Bonus against immobile targets
web-option-special-basis = Basis of special results
web-option-bullet-scope = Units immune to bullets
web-option-empty-front-converts = The Rear Line fills an empty Frontline
web-option-crew-only-scope = Units a crew from hand may take over
web-option-new-unit-by-transfer = New Units with a transferred crew
web-option-crew-4-6-without-ground = Crew at Intensity 4 to 6 without captors
web-option-assault-adds-rating = Damage Ratings count in an Assault
web-option-assault-min-at-resolution = Members needed for an Assault
web-option-damage-counter-includes-current = Turn counters count this Turn
web-option-overrun-opposition = What prevents an Overrun
web-option-draw-optional = Draws may be declined
web-option-command-reshuffle = Command discards are reshuffled
web-option-stall-turns = Turns without a fight until the end
web-option-spearpoint-max-turns = Turns until points decide
web-option-mirror-factions = Both sides from one nation
web-option-open-lists = Open deck lists
web-option-reveal-at-end = Show everything at the end
web-option-card-edition = Edition of the cards
web-value-natural = the dice as they fell
web-value-modified = the modified sum
web-value-all-classes = any Unit with Defense 2 or more
web-value-flagged = vehicles and guns with Defense 2 or more
web-value-any-uncrewed = any Unit without a crew
web-value-lost-or-captured = crew lost, or captured
web-value-survives = it survives
web-value-destroyed = it is lost
web-value-any-unit = any enemy Unit
web-value-ground-only = ground Units only
web-value-first = the first nation
web-value-second = the second nation

## Spearpoint 1943 in the browser: cards

web-spearpoint-unit = { $unit } { $card }
web-spearpoint-cost = { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
web-spearpoint-needs = needs: { $crew }
web-spearpoint-no-crew-needed = needs no crew
web-spearpoint-defense = Defense { $defense }
web-spearpoint-endurance = Endurance { $left } of { $full }, Half at { $half }
web-spearpoint-armored = armored
web-spearpoint-immobile = cannot move
web-spearpoint-flight = Turns of Flight: { $turns }
web-spearpoint-uncrewed = no crew: it cannot act
web-spearpoint-bombed = bombs dropped
web-spearpoint-weapon = Weapon
web-spearpoint-vs-armor = vehicles, guns
web-spearpoint-vs-infantry = on foot
web-spearpoint-vs-aircraft = in the air
web-spearpoint-damage-rating = damage
web-spearpoint-rate = rolls
web-spearpoint-bullet = bullets: no harm at Defense 2 or more
web-spearpoint-bomb = once per flight
web-spearpoint-damage-card = Damage card: { $card }
web-spearpoint-legend-weapon = { $weapon }: must reach { $armor } on two dice against vehicles and guns, { $infantry } against troops on foot, { $aircraft } against aircraft. Damage Rating { $damage } (burst), rolls { $rate } (×).
web-spearpoint-legend-bullet = Dotted line: bullets, no harm at Defense 2 or more
web-spearpoint-legend-bomb = Dot: bombs, once per flight
web-spearpoint-legend-damage = Red burst: it has the Damage card { $card }.
web-spearpoint-legend-orders = Bookmark: Command cards attached to it: { $cards }
web-spearpoint-legend-captured = Flag: captured from the enemy
web-spearpoint-counter = { $turns ->
        [0] Its effect is over.
        [one] Over after one more Turn end.
       *[other] Over after { $turns } more Turn ends.
    }
web-spearpoint-held = { $card }, { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
web-spearpoint-hit-chance = chance to hit { $share }

## Spearpoint 1943 in the browser: the Battle Area

web-spearpoint-line = { $seat }: { $line }
web-spearpoint-empty = empty
web-spearpoint-to-front = To the Frontline
web-spearpoint-to-rear = To the Rear Line
web-spearpoint-to-air = Into the air
web-spearpoint-planned = in your plan: { $card }
web-spearpoint-now = Turn { $turn } · { $phase }
web-spearpoint-attack-now = { $unit } attacks { $target } with { $weapon }{ $rolls ->
        [one] {""}
        [0] {""}
       *[other] , { $rolls } rolls left
    }.
web-spearpoint-assault-now = Assault on { $target }, led by { $unit }.
web-spearpoint-points = { $points } of { $goal } points
web-spearpoint-priority = priority
web-spearpoint-locked = locked
web-spearpoint-holds = in hand: Units { $hand }, Command cards { $commands }; Reserves: { $reserves }
web-spearpoint-reserves = Reserves: { $reserves }
web-spearpoint-hand = Your Units in hand
web-spearpoint-hand-empty = No Unit card.
web-spearpoint-commands = Your Command cards
web-spearpoint-commands-empty = No Command card.
web-spearpoint-plan = Your plan, still secret
web-spearpoint-plan-remove = Take out of the plan: { $line }
web-spearpoint-hint-commit = Drag a card from your hand into its line, or tap the card and then the line. Crews are added automatically.
web-spearpoint-hint-declare = Drag one of your Units onto its target, or tap one after the other. The number on a target is the chance to hit.
web-spearpoint-hint-window = Tap a marked Command card, then the Unit it is for.
web-spearpoint-hint-roll = Or tap a Command card to discard it for +1: { $odds }
web-spearpoint-next-line = Choose its line.
web-spearpoint-next-unit = Choose a marked Unit of yours.
web-spearpoint-next-enemy = Choose a marked enemy Unit.
web-spearpoint-next-card = Choose a marked card.
web-spearpoint-next-any = Choose one of the marked items.
web-spearpoint-next-button = Choose what to do.
web-spearpoint-not-now = Not now. { $why }
web-spearpoint-not-now-window = This card is played { $windows }.
web-spearpoint-not-now-aim = Nothing on the field fits it. Press it to learn why.
web-spearpoint-not-now-commit = Units are committed in the Commitment Phase.
web-spearpoint-not-now-unit = It cannot be committed. Press it to learn why.
web-spearpoint-not-now-wait = The other side, or chance, comes first.
web-spearpoint-key-enter = choose the card or Unit
web-spearpoint-key-pass = pass, or play no more Command cards
web-spearpoint-key-roll = roll

## Spearpoint 1943 in the browser: chances

web-spearpoint-odds-attack = needs { $value } on two dice: hits { $hit }, destroys { $destroys }, Friendly Fire { $friendly }{ $rolls ->
        [one] {""}
       *[other] {" "}(each of { $rolls } rolls)
    }
web-spearpoint-odds-intensity = destroys { $destroys }, Damage card { $card }
web-spearpoint-odds-initiative = first { $first }, tie { $tie }, if the other side adds nothing
web-spearpoint-odds-hit = { $damage } damage after Defense; { $left ->
        [0] the Unit would be destroyed
       *[other] Endurance { $left } would be left
    }

## Spearpoint 1943 in the browser: what to do

web-spearpoint-task-wait = The other side, or chance, comes first.
web-spearpoint-task-build = Build your deck.
web-spearpoint-task-muster = Choose your starting hand.
web-spearpoint-task-commit = Commit Units from your hand, or none, and lock. The other side does the same; both are revealed together.
web-spearpoint-task-window = Command cards may be played { $window }. You are always asked, so a pause reveals nothing.
web-spearpoint-task-declare = Declare your attacks in secret, then lock.
web-spearpoint-task-join = Choose the infantry for the Assault: three or more.
web-spearpoint-task-initiative = Initiative: roll, or discard a Command card for +1.
web-spearpoint-task-name = Resolve one of your attacks: choose the Unit and its weapon.
web-spearpoint-task-support = { $unit } attacks { $target }. Play Command cards for it, or continue.
web-spearpoint-task-answer = { $unit } attacks your { $target }. Play Command cards against it, or pass.
web-spearpoint-task-roll = { $unit } fires at { $target }: roll, or discard a Command card for +1.
web-spearpoint-task-friendly-fire = Friendly Fire! Choose the enemy Unit that is hit.
web-spearpoint-task-intensity = A hit on { $unit }: roll the Intensity, or discard a Command card for +1.
web-spearpoint-task-parry = Your { $unit } is hit. Play Command cards against the damage, or pass.
web-spearpoint-task-card-roll = Your card rolls a die against { $unit }: roll it, or discard a Command card for +1.
web-spearpoint-task-capture = You capture { $unit }. Keep it, or remove it from the game.
web-spearpoint-task-draw = { $commands ->
        [0] Draw { $free ->
            [one] 1 more card
           *[other] { $free } more cards
        } from either deck.
       *[other] Draw { $commands } from the Command deck, then { $free } from either deck.
    }
web-spearpoint-task-limit-units = Too many Unit cards: put some under your Reserves.
web-spearpoint-task-limit-commands = Too many Command cards: discard some.

## Spearpoint 1943 in the browser: standing orders

web-spearpoint-standing = Standing orders
web-spearpoint-standing-about = Your side passes automatically in the cases you tick, always after the same short time. This depends only on the setting and never on your cards, so it tells the other side nothing.
web-spearpoint-standing-none = Ask me every time
web-spearpoint-standing-attacked = Pass until I am attacked
web-spearpoint-standing-some = My own choice
web-spearpoint-pass-commit-revealed = Pass after the commitments
web-spearpoint-pass-declare-revealed = Pass after the declarations
web-spearpoint-pass-support = Pass when I attack
web-spearpoint-pass-attacked = Pass when I am attacked
web-spearpoint-pass-hit = Pass when I am hit
web-spearpoint-pass-draw-open = Pass before the draws
web-spearpoint-countdown = Pass automatically when I do nothing for
web-spearpoint-countdown-off = never
web-spearpoint-countdown-left = Passes automatically in { $seconds } s

## Spearpoint 1943 in the browser: the deck

web-spearpoint-step-build = Build a deck
web-spearpoint-step-muster = Choose the starting hand
web-spearpoint-build-about = Your deck costs { $low } to { $high } points. Take a ready one, or choose card by card; most Units need a crew. The other side sees none of it.
web-spearpoint-ready = Ready decks:
web-spearpoint-search = Search the cards
web-spearpoint-filter = Type of card
web-spearpoint-all = all
web-spearpoint-look = Look at { $card }
web-spearpoint-none-found = No card matches.
web-spearpoint-deck-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } of a deck that needs { $low } to { $high }
web-spearpoint-deck-status = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $low } to { $high })
web-spearpoint-short = Crews missing ({ $crew }): { $units ->
        [one] 1 Unit
       *[other] { $units } Units
    }, { $crews ->
        [one] 1 crew
       *[other] { $crews } crews
    }. Units without a crew stay in hand.
web-spearpoint-idle = Crews to spare ({ $crew }): { $count }. They replace crews that are lost.
web-spearpoint-confirm-deck = This is my deck
web-spearpoint-decks = Saved and shared decks
web-spearpoint-misfit = This deck does not fit: unknown cards, too many copies, or not within the points.
web-spearpoint-muster-about = Choose { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of your deck to start with; the rest are shuffled as your Reserves. A Unit and its crew together can be committed in the first Turn.
web-spearpoint-deck = Your deck
web-spearpoint-hand-status = { $count } of { $goal ->
        [one] 1 card
       *[other] { $goal } cards
    }
web-spearpoint-confirm-hand = Start with these

## Spearpoint 1943 in the browser: the memory aid

web-spearpoint-aid-shown = As agreed, it shows cards that were seen and must still be there.
web-spearpoint-aid-deductions = As agreed, it shows what each hidden place can still hold.
web-spearpoint-aid-probabilities = As agreed, it shows what each hidden place can still hold, and how likely at least one copy is there. All arrangements that fit what you know count equally.
web-spearpoint-aid-known = Certainly there: { $cards }
web-spearpoint-aid-rare = rare
web-spearpoint-place-hand = { $seat }: Units in hand
web-spearpoint-place-reserves = { $seat }: Reserves
web-spearpoint-place-command = { $seat }: Command cards
web-spearpoint-changed = Command cards: { $points } to the Damage.
