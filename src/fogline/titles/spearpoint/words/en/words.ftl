# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Spearpoint 1943: names of things

game-spearpoint = Spearpoint 1943

side-american-b = The other Americans
side-german-b = The other Germans
seat-american-b = second American side
seat-german-b = second German side

spearpoint-unit-us-tank-crew = US tank crew
spearpoint-unit-us-gun-crew = US gun crew
spearpoint-unit-us-pilot = US pilot
spearpoint-unit-m4a1-sherman = M4A1 Sherman
spearpoint-unit-m3-lee = M3 Lee
spearpoint-unit-m5-stuart = M5 Stuart
spearpoint-unit-m10-wolverine = M10 Wolverine
spearpoint-unit-m3-half-track = M3 half-track
spearpoint-unit-m8-greyhound = M8 Greyhound
spearpoint-unit-rifle-squad = Rifle squad
spearpoint-unit-mg-team-1919 = M1919 MG team
spearpoint-unit-bazooka-team = Bazooka team
spearpoint-unit-m1-57mm-gun = M1 57mm gun
spearpoint-unit-m7-priest = M7 Priest
spearpoint-unit-m2a1-howitzer = M2A1 howitzer
spearpoint-unit-p-47-thunderbolt = P-47 Thunderbolt
spearpoint-unit-p-40-warhawk = P-40 Warhawk
spearpoint-unit-german-tank-crew = German tank crew
spearpoint-unit-german-gun-crew = German gun crew
spearpoint-unit-german-pilot = German pilot
spearpoint-unit-tiger-i = Tiger I
spearpoint-unit-panzer-iv-g = Panzer IV G
spearpoint-unit-panzer-iii-m = Panzer III M
spearpoint-unit-stug-iii-g = StuG III G
spearpoint-unit-sdkfz-251 = Sd.Kfz. 251
spearpoint-unit-sdkfz-222 = Sd.Kfz. 222
spearpoint-unit-grenadier-squad = Grenadier squad
spearpoint-unit-mg-team-42 = MG 42 team
spearpoint-unit-panzerschreck-team = Panzerschreck team
spearpoint-unit-pak-40 = PaK 40
spearpoint-unit-flak-36-88mm = 88mm FlaK 36
spearpoint-unit-wespe = Wespe
spearpoint-unit-lefh-18 = leFH 18
spearpoint-unit-ju-87-stuka = Ju 87 Stuka
spearpoint-unit-fw-190 = Fw 190
spearpoint-unit-bf-109-g = Bf 109 G

spearpoint-crew-tank-crew = tank crew
spearpoint-crew-gun-crew = gun crew
spearpoint-crew-pilot = pilot

spearpoint-weapon-gun-37mm = 37mm gun
spearpoint-weapon-gun-50mm = 50mm gun
spearpoint-weapon-gun-57mm = 57mm gun
spearpoint-weapon-gun-75mm = 75mm gun
spearpoint-weapon-gun-76mm = 76mm gun
spearpoint-weapon-gun-88mm = 88mm gun
spearpoint-weapon-howitzer-105mm = 105mm howitzer
spearpoint-weapon-autocannon-20mm = 20mm autocannon
spearpoint-weapon-cannons-20mm = 20mm cannons
spearpoint-weapon-mg-17 = MG 17
spearpoint-weapon-mg-30cal = .30cal MG
spearpoint-weapon-mg-34 = MG 34
spearpoint-weapon-mg-42 = MG 42
spearpoint-weapon-mg-50cal = .50cal MG
spearpoint-weapon-rifles = rifles
spearpoint-weapon-carbines = carbines
spearpoint-weapon-grenades = grenades
spearpoint-weapon-bazooka = bazooka
spearpoint-weapon-panzerschreck = Panzerschreck
spearpoint-weapon-bombs = bombs

spearpoint-command-fire-mission = Fire Mission!
spearpoint-command-aimed-shot = Aimed Shot
spearpoint-command-armor-piercing-rounds = Armor-Piercing Rounds
spearpoint-command-rapid-fire = Rapid Fire
spearpoint-command-fire-discipline = Fire Discipline
spearpoint-command-close-quarters = Close Quarters
spearpoint-command-smoke-screen = Smoke Screen
spearpoint-command-evasive-action = Evasive Action
spearpoint-command-take-cover = Take Cover
spearpoint-command-glancing-hit = Glancing Hit
spearpoint-command-lucky-escape = Lucky Escape
spearpoint-command-hull-down = Hull Down
spearpoint-command-field-camouflage = Field Camouflage
spearpoint-command-dug-in = Dug In
spearpoint-command-netting = Camouflage Netting
spearpoint-command-seize-the-initiative = Seize the Initiative
spearpoint-command-suppressive-fire = Suppressive Fire
spearpoint-command-jammed-breech = Jammed Breech
spearpoint-command-minefield = Minefield
spearpoint-command-mortar-strike = Mortar Strike
spearpoint-command-sniper = Sniper
spearpoint-command-bail-out = Bail Out!
spearpoint-command-surrender = Surrender!
spearpoint-command-bogged-down = Bogged Down
spearpoint-command-field-repairs = Field Repairs
spearpoint-command-medics = Medics
spearpoint-command-quick-turnaround = Quick Turnaround
spearpoint-command-withdrawal = Withdrawal
spearpoint-command-supply-column = Supply Column
spearpoint-command-reinforcements = Reinforcements

spearpoint-damage-shaken = Shaken
spearpoint-damage-pinned = Pinned Down
spearpoint-damage-main-weapon-out = Main Weapon Out
spearpoint-damage-second-weapon-out = Second Weapon Out
spearpoint-damage-cracked-armor = Cracked Armor
spearpoint-damage-optics-damaged = Optics Damaged
spearpoint-damage-radio-out = Radio Out
spearpoint-damage-crew-hit = Crew Hit
spearpoint-damage-low-ammunition = Low Ammunition
spearpoint-damage-tracks-damaged = Tracks Damaged
spearpoint-damage-scratches = Scratches
spearpoint-damage-blank = a blank one

spearpoint-deck-us-combined-arms = US combined arms
spearpoint-deck-us-armored-fist = US armored fist
spearpoint-deck-us-infantry-line = US infantry line
spearpoint-deck-german-combined-arms = German combined arms
spearpoint-deck-german-panzer-spearhead = German panzer spearhead
spearpoint-deck-german-grenadiers = German grenadiers
spearpoint-deck-us-patrol = US patrol
spearpoint-deck-german-patrol = German patrol
spearpoint-deck-us-foot-soldiers = US foot soldiers
spearpoint-deck-german-foot-soldiers = German foot soldiers
spearpoint-deck-us-battle-group = US battle group
spearpoint-deck-german-battle-group = German battle group

spearpoint-type-infantry = infantry
spearpoint-type-vehicle = vehicle
spearpoint-type-artillery = artillery
spearpoint-type-aircraft = aircraft
spearpoint-type-crew = crew
spearpoint-class-armor = vehicles and guns
spearpoint-class-infantry = foot soldiers
spearpoint-class-aircraft = planes
spearpoint-tag-anti-aircraft = anti-aircraft
spearpoint-tag-anti-tank = anti-tank
spearpoint-tag-assault-gun = assault gun
spearpoint-tag-bomber = bomber
spearpoint-tag-fighter = fighter
spearpoint-tag-fighter-bomber = fighter-bomber
spearpoint-tag-gun = gun
spearpoint-tag-half-track = half-track
spearpoint-tag-heavy = heavy
spearpoint-tag-howitzer = howitzer
spearpoint-tag-light = light
spearpoint-tag-recon = reconnaissance
spearpoint-tag-squad = squad
spearpoint-tag-tank = tank
spearpoint-tag-tank-destroyer = tank destroyer
spearpoint-tag-team = team
spearpoint-line-front = in the Frontline
spearpoint-line-rear = in the Rear Line
spearpoint-line-air = in the air
spearpoint-heading-front = Frontline
spearpoint-heading-rear = Rear Line
spearpoint-heading-air = Air
spearpoint-phase-set-up = set-up
spearpoint-phase-commitment = Commitment Phase
spearpoint-phase-declaration = Combat Phase, declarations
spearpoint-phase-combat = Combat Phase
spearpoint-phase-draw = Draw Phase

spearpoint-scenario-standard = Standard game
spearpoint-scenario-standard-about = Each side builds a deck of 80 to 100 points; 51 Victory Points win, or three Turns unopposed.
spearpoint-scenario-skirmish = Skirmish
spearpoint-scenario-skirmish-about = A short game: decks of 40 to 55 points, and 26 Victory Points win. Good for a first game.
spearpoint-scenario-meeting-engagement = Meeting Engagement
spearpoint-scenario-meeting-engagement-about = Two forces of combined arms meet on the march: both decks are fixed, so there is nothing to build.
spearpoint-scenario-hold-the-line = Hold the Line
spearpoint-scenario-hold-the-line-about = The German line already stands and must hold to the end of Turn 9; the American side has to break it, by points, before then.
spearpoint-scenario-roadblock = Roadblock
spearpoint-scenario-roadblock-about = American guns block the road and must hold to the end of Turn 9; the German side has to break through, by points, before then.
spearpoint-scenario-night-patrol = Night Patrol
spearpoint-scenario-night-patrol-about = Foot soldiers in the dark: no tanks, no aircraft, 21 points win, and two Turns unopposed are enough.
spearpoint-scenario-clear-skies = Clear Skies
spearpoint-scenario-clear-skies-about = Each side begins with a fighter over the field, and every gun on the ground is watching the sky.
spearpoint-scenario-the-tiger = The Tiger
spearpoint-scenario-the-tiger-about = A lone Tiger, already damaged, is hunted: the German side must still have a tank at the end of Turn 7 and not lose too many points.
spearpoint-scenario-out-of-supply = Out of Supply
spearpoint-scenario-out-of-supply-about = Both sides have run low: fewer Command cards, fewer draws; after Turn 10 the side with more points wins.
spearpoint-scenario-counter-attack = Counter-attack
spearpoint-scenario-counter-attack-about = The German side is quicker in every fight, the American side has more Command cards.

spearpoint-option-deck-min-about = The minimum cost of a deck, in points.
spearpoint-option-deck-max-about = The maximum cost of a deck, in points.
spearpoint-option-start-units-about = How many Unit cards each side takes from its deck into its starting hand.
spearpoint-option-start-command-about = How many Command cards each side is dealt at the start.
spearpoint-option-hand-units-about = How many Unit cards may be kept in hand at the end of a Draw Phase.
spearpoint-option-hand-command-about = How many Command cards may be kept in hand at the end of a Draw Phase.
spearpoint-option-draw-command-about = How many Command cards each side may draw first in a Draw Phase.
spearpoint-option-draw-any-about = How many cards of either kind each side may draw after that.
spearpoint-option-vp-goal-about = The Victory Points that win the game.
spearpoint-option-overrun-turns-about = How many Turns in a row a side must be unopposed to win by Overrun.
spearpoint-option-immobile-bonus-about = The bonus for an attack on a gun, or on anything else that cannot move.
spearpoint-option-special-basis-about = Whether special results (Friendly Fire, double Intensity, destruction) are read from the dice as they fell, or from the modified sum.
spearpoint-option-bullet-scope-about = Whether bullets cannot harm any Unit with a printed Defense of 2 or more, or only vehicles and guns with such a Defense.
spearpoint-option-empty-front-converts-about = Whether a Rear Line becomes the Frontline as soon as there is no Unit in the Frontline.
spearpoint-option-crew-only-scope-about = Whether a crew from hand may take over any Unit without one, or only Units that lost theirs or were captured.
spearpoint-option-new-unit-by-transfer-about = Whether a new Unit may be committed with the crew of a Unit already in play.
spearpoint-option-crew-4-6-without-ground-about = What happens to a crew at base Intensity 4 to 6 if the enemy has no ground Unit to capture it.
spearpoint-option-assault-adds-rating-about = Whether the Damage Ratings of the members are added to the dice of an Assault.
spearpoint-option-assault-min-at-resolution-about = How many members an Assault must still have when it is rolled.
spearpoint-option-damage-counter-includes-current-about = Whether a Turn counter on a Damage card counts the current Turn.
spearpoint-option-overrun-opposition-about = Whether any enemy Unit in play prevents an Overrun, or only ground Units.
spearpoint-option-draw-optional-about = Whether draws may be declined.
spearpoint-option-command-reshuffle-about = Whether discarded Command cards are shuffled into a new deck when the old one is empty.
spearpoint-option-stall-turns-about = After this many Turns in a row without an attack roll and without points the game ends; 0 means never.
spearpoint-option-max-turns-about = After this many Turns the side with more points wins; 0 means no limit.
spearpoint-option-mirror-factions-about = Whether both sides play the same faction: the first or the second of the set.
spearpoint-option-open-lists-about = Whether both deck lists are open.
spearpoint-option-reveal-at-end-about = Whether all cards are shown after the game.
spearpoint-option-card-edition-about = Which edition of our own cards the game uses. Records that do not name one use the first; new games use the newest.

## Spearpoint 1943: what happens

spearpoint-event-picked = { $side } take a card into their deck: { $card }.
spearpoint-event-mustered = { $side } take a card into their starting hand: { $card }.
spearpoint-event-planned = { $side } write in their plan: “{ $line }”.
spearpoint-event-locked = { $side } { $what }.
spearpoint-closed-build = have built their deck
spearpoint-closed-muster = have chosen their starting hand
spearpoint-closed-commit = have locked their commitment
spearpoint-closed-window = have locked their Command cards ({ $window })
spearpoint-closed-declare = have locked their declarations
spearpoint-closed-initiative = are ready for the Initiative roll
spearpoint-closed-limit = have chosen what to put away
spearpoint-event-deck-shown = { $side } play with an open deck list: { $cards }.
spearpoint-counted = { $count } × { $card }
spearpoint-event-hand-ready = { $side } begin with { $hand } Unit cards in hand and { $reserves } in the Reserves.
spearpoint-event-dealt = { $side } are dealt a Command card{ $known ->
        [yes] : { $card }.
       *[no] .
    }
spearpoint-event-priority-given = { $side } have priority: their cards are resolved first.
spearpoint-event-turn-began = Turn { $turn }: Commitment Phase.
spearpoint-event-committed = { $side } commit { $unit } { $line }: { $card }{ $crewed ->
        [yes] , with { $crew }.
       *[no] .
    }
spearpoint-event-manned = { $side } send a crew to { $unit }: { $crew }.
spearpoint-event-transferred = { $side } transfer the crew of { $unit } to { $other }.
spearpoint-event-switched = Mobile artillery: { $unit } is now { $line }.
spearpoint-event-converted = { $side } have no Unit in the Frontline: their Rear Line becomes the Frontline.
spearpoint-event-unopposed = { $side } have been unopposed for { $turns ->
        [one] 1 Turn.
       *[other] { $turns } Turns in a row.
    }
spearpoint-play = { $card }{ $on ->
        [yes] {" "}on { $unit }
       *[no] {""}
    }
spearpoint-event-round-shown = { $side } { $count ->
        [0] play no Command card.
       *[other] name Command cards: { $plays }.
    }
spearpoint-event-played = { $side } play { $play }.
spearpoint-event-fizzled = { $side } discard { $card } without effect: its target is gone.
spearpoint-event-taken-back = { $side } take { $card } back into their hand: the other side has played the same card on the same Unit.
spearpoint-event-spent = { $side } discard { $card } for +1.
spearpoint-event-expired = No longer in force: { $card }{ $on ->
        [yes] {" "}on { $unit }.
       *[no] .
    }
spearpoint-event-declared = Attack declared: { $unit } on { $target }.
spearpoint-event-assault-declared = Assault declared: { $members } on { $target }.
spearpoint-event-initiative-rolled = Initiative: { $one } rolls { $first }, total { $firsttotal }; { $other } rolls { $second }, total { $secondtotal }{ $tied ->
        [yes] . A tie: they roll again.
       *[no] .
    }
spearpoint-event-attack-named = { $weapon ->
        [0] { $side } storm { $target }, led by { $unit }.
       *[other] { $side } attack: { $unit } against { $target } ({ $arm }).
    }
spearpoint-arm = weapon { $weapon }
spearpoint-event-attack-rolled = Dice { $first } and { $second }, { $added }: { $total } against { $value }. { $result }.
spearpoint-result-friendly-fire = Friendly Fire
spearpoint-result-destroys = The target is destroyed outright
spearpoint-result-doubles = A hit with double Intensity
spearpoint-result-hits = A hit
spearpoint-result-misses = A miss
spearpoint-event-victim-chosen = Friendly Fire hits { $unit }.
spearpoint-event-intensity-rolled = Intensity { $dice }: { $initial } damage to { $unit }, Defense { $defense }.
spearpoint-event-rerolled = The Intensity against { $unit } is rolled again.
spearpoint-event-wounded = Final Damage to { $unit }: { $damage }; Endurance left: { $left }.
spearpoint-event-damage-drawn = Damage card for { $unit }: { $card }.
spearpoint-event-repaired = Repaired: { $unit } loses its Damage card and has its Full Endurance again.
spearpoint-event-destroyed = Destroyed: { $unit }, { $card }.
spearpoint-event-crew-fated = { $card }: { $fate }.
spearpoint-fate-survives = survives, to the bottom of the Reserves
spearpoint-fate-captured = captured
spearpoint-fate-destroyed = lost
spearpoint-event-captured = { $side } capture { $unit } ({ $card }){ $kept ->
        [yes] {" "}and keep it { $line }.
       *[no] {" "}and remove it from the game.
    }
spearpoint-event-scored = { $side } score { $points ->
        [one] 1 point
       *[other] { $points } points
    } and have { $total } now.
spearpoint-event-lapsed = The attack of { $unit } lapses.
spearpoint-event-went-home = { $side } put { $card } at the bottom of their Reserves.
spearpoint-event-command-drawn = { $side } draw a Command card{ $known ->
        [yes] : { $card }.
       *[no] .
    }
spearpoint-event-unit-drawn = { $side } draw a Unit card{ $known ->
        [yes] : { $card }.
       *[no] .
    }
spearpoint-event-draw-chosen = { $side } draw from { $deck ->
        [command] the Command deck.
       *[units] their Reserves.
    }
spearpoint-event-passed = { $side } play no further Command card { $step ->
        [support] for this attack.
        [answer] against this attack.
       *[parry] against this damage.
    }
spearpoint-event-declined = { $side } decline { $draws ->
        [one] a draw.
       *[other] { $draws } draws.
    }
spearpoint-event-returned = { $side } put an excess Unit card at the bottom of their Reserves{ $known ->
        [yes] : { $card }.
       *[no] .
    }
spearpoint-event-discarded = { $side } discard an excess Command card: { $card }.
spearpoint-event-reshuffled = { $deck ->
        [damage] The Damage discards are shuffled into a new deck.
       *[command] The Command discards are shuffled into a new deck.
    }
spearpoint-event-game-over = { $won ->
        [yes] { $side } won { $reasons }.
       *[no] A draw { $reasons }.
    }
spearpoint-event-all-shown = All hands and Reserves are shown.

spearpoint-reason-points = on Victory Points
spearpoint-reason-overrun = by Overrun
spearpoint-reason-orders = by fulfilling the General’s Orders
spearpoint-reason-exhaustion = with no Units left on either side
spearpoint-reason-stall = after too many Turns without an attack
spearpoint-reason-turns = after the agreed number of Turns
spearpoint-scored-reason = { $by ->
        [points] on Victory Points, { $most } to { $least }
       *[other] { $reason }, { $most } to { $least } on Victory Points
    }

## Spearpoint 1943: actions in words

spearpoint-say-pick = Take { $card } into the deck
spearpoint-say-hold = Take { $card } into the starting hand
spearpoint-say-return = Put { $card } under your Reserves
spearpoint-say-discard = Discard { $card }
spearpoint-say-commit = Commit { $card }{ $where ->
        [usual] {""}
       *[other] {" "}{ $line }
    }
spearpoint-say-commit-from = Commit { $card }{ $where ->
        [usual] {""}
       *[other] {" "}{ $line }
    } with the crew of { $unit }
spearpoint-say-crew = Send { $card } to { $unit }
spearpoint-say-transfer = Transfer the crew of { $unit } to { $other }
spearpoint-say-attack = { $unit } attacks { $target }
spearpoint-say-switch = { $unit } changes line
spearpoint-say-join = { $unit } joins the Assault
spearpoint-say-victim = Friendly Fire hits { $unit }
spearpoint-say-assault = Assault { $target } with infantry
spearpoint-say-storm = Resolve the Assault on { $target }
spearpoint-say-play = Play { $card }
spearpoint-say-play-on = Play { $card } on { $unit }
spearpoint-say-fire = { $unit } fires { $weapon } at { $target }
spearpoint-say-roll = Roll
spearpoint-say-roll-with = Roll with +1: discard { $card }
spearpoint-say-done-build = Confirm the deck
spearpoint-say-done-muster = Confirm the starting hand
spearpoint-say-done-commit = Lock the commitment
spearpoint-say-done-window = { $count ->
        [0] Play no Command card
        [one] Lock this Command card
       *[other] Lock these Command cards
    }
spearpoint-say-done-declare = Lock the declarations
spearpoint-say-done-support = Continue the attack
spearpoint-say-draw-command = Draw a Command card
spearpoint-say-draw-unit = Draw a Unit card
spearpoint-say-keep-front = Keep it in the Frontline
spearpoint-say-keep-rear = Keep it in the Rear Line
spearpoint-say-pass = Pass
spearpoint-say-close = The Assault is complete
spearpoint-say-skip = Decline one draw
spearpoint-say-enough = Decline all remaining draws
spearpoint-say-remove = Remove it from the game

## Spearpoint 1943: card texts, made from what the cards do

spearpoint-window-commit-revealed = when the commitments are revealed
spearpoint-window-declare-revealed = when the declarations are revealed
spearpoint-window-attack-nominated = when an attack is named, before its dice
spearpoint-window-damage-rolled = when a Unit of yours is hit and the Intensity is rolled
spearpoint-window-draw-open = at the start of the Draw Phase
spearpoint-or = { $left } or { $right }
spearpoint-text-when = Play it { $windows }.
spearpoint-text-target = Target: { $target }.
spearpoint-text-no-effect = No effect.
spearpoint-text-counter = Turn counter { $turns }.
spearpoint-text-standing = Units of this side{ $filtered ->
        [yes] {" "}({ $filters })
       *[no] {""}
    }: { $effect }
spearpoint-text-goal = { $seat } wins { $end ->
        [yes] at the end of a Turn
       *[no] at once
    } if { $when }.
spearpoint-select = { $who }{ $filtered ->
        [yes] {" "}({ $filters })
       *[no] {""}
    }
spearpoint-who-owner-own = a Unit of yours
spearpoint-who-owner-enemy = an enemy Unit
spearpoint-who-owner-any = any Unit
spearpoint-who-attacker-own = your Unit that attacks
spearpoint-who-attacker-enemy = the enemy Unit that attacks
spearpoint-who-attacker-any = the Unit that attacks
spearpoint-who-target-own = your Unit that is attacked
spearpoint-who-target-enemy = the enemy Unit that is attacked
spearpoint-who-target-any = the Unit that is attacked
spearpoint-who-hit-own = your Unit that is hit
spearpoint-who-hit-enemy = the enemy Unit that is hit
spearpoint-who-hit-any = the Unit that is hit
spearpoint-filter-crewed = { $wanted ->
        [yes] with a crew
       *[no] without a crew
    }
spearpoint-filter-damaged = { $wanted ->
        [yes] damaged
       *[no] undamaged
    }
spearpoint-filter-armored = { $wanted ->
        [yes] armored
       *[no] not armored
    }
spearpoint-lasts-attack = For this attack.
spearpoint-lasts-turn = For this Turn.
spearpoint-lasts-turns = For this Turn and { $turns ->
        [one] the next.
       *[other] the next { $turns }.
    }
spearpoint-lasts-unit = As long as the Unit is in play.
spearpoint-effect-attack-mod = { $on ->
        [target] Attacks against it
       *[attacker] Its attacks
    }{ $weapon ->
        [0] {""}
       *[other] {" "}with weapon { $weapon }
    }{ $filtered ->
        [yes] {" "}({ $on ->
                [target] by
               *[attacker] against
            } { $others })
       *[no] {""}
    }: { $signed } to the attack roll.
spearpoint-effect-defense-mod = Its Defense: { $signed }{ $filtered ->
        [yes] {" "}(against attacks by { $others }).
       *[no] .
    }
spearpoint-effect-damage-mod = { $on ->
        [target] Hits on it
       *[attacker] Its hits
    }{ $weapon ->
        [0] {""}
       *[other] {" "}with weapon { $weapon }
    }{ $filtered ->
        [yes] {" "}({ $on ->
                [target] by
               *[attacker] against
            } { $others })
       *[no] {""}
    }: { $signed } to the damage.
spearpoint-effect-intensity-mod = { $on ->
        [target] Hits on it
       *[attacker] Its hits
    }{ $weapon ->
        [0] {""}
       *[other] {" "}with weapon { $weapon }
    }{ $filtered ->
        [yes] {" "}({ $on ->
                [target] by
               *[attacker] against
            } { $others })
       *[no] {""}
    }: { $signed } to the Intensity.
spearpoint-effect-rate-mod = { $weapon ->
        [0] Its weapons
       *[other] Its weapon { $weapon }
    }: { $signed } to the number of attack rolls, never below 1.
spearpoint-effect-initiative-mod = The Initiative roll of its side: { $signed }.
spearpoint-effect-reroll = The Intensity is rolled again.
spearpoint-effect-special-ignore = Its attacks cause no Friendly Fire.
spearpoint-effect-weapon-disable = { $weapon ->
        [0] None of its weapons can be used.
       *[other] Its weapon { $weapon } cannot be used.
    }
spearpoint-effect-attack-deny = It may not attack; an attack it has declared lapses.
spearpoint-effect-target-deny = It cannot be declared as a target{ $filtered ->
        [yes] {" "}by { $others }.
       *[no] .
    }
spearpoint-effect-damage-deal = It takes { $amount } damage{ $flag ->
        [yes] ; Defense does not count.
       *[no] , less its Defense.
    }
spearpoint-effect-damage-repair = It loses its Damage card and has its Full Endurance again.
spearpoint-effect-crew-kill = { $aircraft ->
        [all] Its crew is lost, and it crashes.
        [some] Its crew is lost; an aircraft crashes.
       *[none] Its crew is lost.
    }
spearpoint-effect-crew-bail = Its crew bails out, to the bottom of its Reserves{ $aircraft ->
        [all] , and it crashes.
        [some] ; an aircraft crashes.
       *[none] .
    }
spearpoint-effect-capture = You capture it with its crew.
spearpoint-effect-immobilize = It cannot change its line and is attacked like a gun.
spearpoint-effect-line-lock = It cannot change its line.
spearpoint-effect-flight-mod = Its Turns of Flight: { $signed }.
spearpoint-effect-bombs-rearm = It gets new bombs.
spearpoint-effect-unit-return = It goes with its crew to the bottom of its Reserves.
spearpoint-effect-draw-now = Draw at once: { $flag ->
        [yes] Unit cards
       *[no] Command cards
    }, { $amount }.
spearpoint-effect-vp-mod = Victory Points at the start: { $signed }.
spearpoint-effect-draw-mod = { $flag ->
        [yes] Free draws
       *[no] Command draws
    } in each Draw Phase: { $signed }.
spearpoint-condition-turn-at-least = Turn { $number } has been reached
spearpoint-condition-vp-at-least = { $seat } has { $number } or more points
spearpoint-condition-count-at-least = { $seat } has { $number } or more Units in play{ $filtered ->
        [yes] {" "}({ $filters })
       *[no] {""}
    }
spearpoint-condition-all = all of this is true: { $parts }
spearpoint-condition-any = any of this is true: { $parts }
spearpoint-condition-not = this is not true: { $parts }

## Spearpoint 1943, clauses: why something is refused, or what an event follows from

spearpoint-clause-SP-DECK-1 = Each side picks Unit cards of its faction in secret; the cost of the whole deck must be within the limits.
spearpoint-clause-SP-DECK-2 = You may take a card several times, but no more often than your faction has copies of it.
spearpoint-clause-SP-COMP-2 = Each side has 50 Unit cards; both share 50 Command cards and 25 Damage cards. The values of this card set are our own, in editions.
spearpoint-clause-SP-SETUP-1 = You choose the starting hand, usually four cards, from your own deck; then confirm with “done”.
spearpoint-clause-SP-SETUP-2 = The rest of the deck is shuffled and becomes the Reserves.
spearpoint-clause-SP-SETUP-3 = The Command deck is shuffled and each side is dealt its first Command cards.
spearpoint-clause-SP-SETUP-6 = Chance decides who has priority at first; later it is the side that won the latest Initiative roll.
spearpoint-clause-SP-TURN-1 = A Turn is Commitment, Combat and Draw; both sides carry out each Phase together.
spearpoint-clause-SP-TURN-3 = Only Units committed to the Battle Area fight, and only your own obey you.
spearpoint-clause-SP-TURN-6 = At the end of the Turn, effects for this Turn end and Turn counters count down.
spearpoint-clause-SP-TYPE-5 = A Unit that needs a crew and has none cannot attack, join an Assault or change its line.
spearpoint-clause-SP-TYPE-6 = A Unit has one or two weapons, each with its own values.
spearpoint-clause-SP-COMMIT-1 = Both sides plan in secret which Units of their hand to commit: none, some or all.
spearpoint-clause-SP-COMMIT-2 = A plan is written in order: Units in the order of the cards, then crews, transfers and changes of line.
spearpoint-clause-SP-COMMIT-3 = Plans are secret until both sides have locked theirs; others learn only that they are locked.
spearpoint-clause-SP-COMMIT-4 = A plan can use only your own Units and cards.
spearpoint-clause-SP-COMMIT-5 = Both plans are revealed and carried out together.
spearpoint-clause-SP-COMMIT-6 = A Unit goes to the line that its card names; only where the card leaves a choice do you say which.
spearpoint-clause-SP-LINE-3 = When a side has no Unit in the Frontline, its Rear Line becomes the Frontline at once.
spearpoint-clause-SP-LINE-4 = The last Unit of the Frontline may not step back while the Rear Line would have to become the Frontline.
spearpoint-clause-SP-CREW-1 = A Unit needs a crew of its own type.
spearpoint-clause-SP-CREW-2 = A Unit that needs a crew is committed together with a crew from hand, and a crew only with such a Unit.
spearpoint-clause-SP-CREW-3 = A crew from hand can go to a Unit of yours in play that needs this type and has none.
spearpoint-clause-SP-CREW-4 = The crew of a ground Unit may go to another ground Unit of yours that needs this type and has none; pilots never transfer.
spearpoint-clause-SP-CREW-5 = A plan needs a crew from hand for each new Unit that takes one, and may not have more crews than it has places for.
spearpoint-clause-SP-CREW-7 = Crews change Units only in the Commitment Phase.
spearpoint-clause-SP-AIR-4 = An aircraft whose Turns of Flight are used up goes with its pilot to the bottom of the Reserves.
spearpoint-clause-SP-AIR-6 = Bombs can be used for one attack in a flight; they are spent when the dice are rolled.
spearpoint-clause-SP-MOB-1 = Mobile artillery is committed to the Frontline or to the Rear Line, as its side chooses.
spearpoint-clause-SP-MOB-2 = Mobile artillery can change its line only if it has a crew and no card forbids it.
spearpoint-clause-SP-MOB-3 = From the Rear Line mobile artillery can fire only its first weapon at ground Units.
spearpoint-clause-SP-COMBAT-2 = Each Unit makes at most one attack in a Combat Phase.
spearpoint-clause-SP-TGT-1 = Both sides declare in secret, Assaults first, then single attacks in the order of the attackers; both sets are revealed together.
spearpoint-clause-SP-TGT-2 = The target must be an enemy Unit in the Battle Area.
spearpoint-clause-SP-TGT-3 = A target is legal if a weapon of the attacker that can be used has an Attack Value against its type.
spearpoint-clause-SP-TGT-4 = A Unit in the Frontline can attack only the enemy’s Frontline and aircraft.
spearpoint-clause-SP-TGT-7 = Bullets do not harm a Unit whose printed Defense is 2 or more.
spearpoint-clause-SP-ASLT-1 = Three or more infantry Units may join in one Assault on an armored enemy Unit; it uses up the attack of each.
spearpoint-clause-SP-ASLT-2 = Only an armored Unit can be assaulted.
spearpoint-clause-SP-INIT-1 = Each side rolls a die for Initiative and adds its modifiers; ties are rolled again.
spearpoint-clause-SP-ATK-1 = You name one of your own declared attacks that is not yet resolved.
spearpoint-clause-SP-ATK-2 = An attack lapses when its attacker or target is gone or barred, or when no weapon can be used for it.
spearpoint-clause-SP-ATK-4 = The sum of two dice and all modifiers must reach the Attack Value.
spearpoint-clause-SP-FF-1 = On a natural 2 or 3 the enemy chooses a Unit of the attacker’s side, which is hit.
spearpoint-clause-SP-FF-3 = The victim is a Unit of the attacker’s side that the weapon could have been aimed at.
spearpoint-clause-SP-DMG-1 = A hit is resolved at once: a die for Intensity plus the Damage Rating of the weapon.
spearpoint-clause-SP-DMG-4 = Final Damage, after Defense, is taken off the Endurance.
spearpoint-clause-SP-DMG-5 = A Unit without Endurance is destroyed and out of the game.
spearpoint-clause-SP-DMG-6 = A Unit at Half Endurance or less that carries no Damage card draws one; the section for its type counts.
spearpoint-clause-SP-DMG-13 = A Damage card takes effect at once and can make a declared attack impossible.
spearpoint-clause-SP-SURV-2 = The natural Intensity die decides on the crew of a destroyed Unit: 1–3 survives, 4–6 captured if the enemy has a ground Unit, 7–10 lost.
spearpoint-clause-SP-CAP-3 = A side that captures a Unit keeps it in its proper line or removes it from the game.
spearpoint-clause-SP-VP-1 = A destroyed Unit or crew scores its cost for the side that destroyed it.
spearpoint-clause-SP-CMD-1 = You can play any Command card in your hand wherever it fits, as often as you like.
spearpoint-clause-SP-CMD-2 = A Command card is shown, carried out, and discarded or laid beside its Unit; while it lies there, it stays in force.
spearpoint-clause-SP-CMD-3 = A Command card can be played only at the moments it names.
spearpoint-clause-SP-CMD-4 = In a round both sides name their cards in secret; those of the side with priority are carried out first, and a card whose target is gone is discarded without effect.
spearpoint-clause-SP-CMD-5 = The attacker plays cards for the attack first; then the other side is asked once, and once more when it is hit.
spearpoint-clause-SP-CMD-6 = A Command card can be played only on Units of the types its icons show, and of the side and line it names.
spearpoint-clause-SP-CMD-7 = A card with no legal target cannot be played; it can still be discarded for +1.
spearpoint-clause-SP-CMD-8 = Identical Command cards do not add up on the same Unit or side.
spearpoint-clause-SP-CMD-11 = Before a roll of your own you may discard one Command card from your hand for +1.
spearpoint-clause-SP-CMD-14 = For Initiative both sides choose in secret whether to discard a Command card for +1.
spearpoint-clause-SP-DRAW-1 = First the Command draw, then the free draws, each from either deck.
spearpoint-clause-SP-DRAW-2 = Draws may be declined, unless otherwise agreed.
spearpoint-clause-SP-DRAW-6 = At the end of the Draw Phase a hand has a limit for Unit cards and one for Command cards.
spearpoint-clause-SP-DRAW-7 = Excess Unit cards from your hand go face down to the bottom of your Reserves.
spearpoint-clause-SP-DRAW-8 = Excess Command cards from your hand are discarded face up, after the Units.
spearpoint-clause-SP-DRAW-9 = You cannot draw a Unit from empty Reserves; there is no other penalty.
spearpoint-clause-SP-DRAW-10 = When a deck is empty its discards are shuffled into a new one.
spearpoint-clause-SP-WIN-1 = The first side to reach the Victory Points, usually 51, wins at once.
spearpoint-clause-SP-WIN-4 = Right after commitment, the game checks which side has a ground Unit in play and no opposition.
spearpoint-clause-H-34 = After the game, everything is shown, unless otherwise agreed.
spearpoint-clause-SP-COMMIT-7 = Tanks, vehicles, infantry and anti-tank guns stand in the Frontline, long-range artillery in the Rear Line.
spearpoint-clause-SP-AIR-7 = An aircraft that loses its pilot is destroyed.
spearpoint-clause-SP-ASLT-5 = When an Assault hits, each member rolls a die; the sum, less the Defense, is the damage.
spearpoint-clause-SP-INIT-3 = An Initiative roll that is a tie is rolled again by both sides.
spearpoint-clause-SP-ATK-5 = Guns, and whatever else cannot move, are attacked with +2.
spearpoint-clause-SP-SPEC-2 = On a natural 18 that hits, the Intensity is doubled.
spearpoint-clause-SP-SPEC-3 = On a natural 19 or 20 the target is destroyed at once, with its crew.
spearpoint-clause-SP-DMG-15 = When the Damage deck is empty its discards are shuffled into a new one; if there are none, the Unit counts as damaged without an effect.
spearpoint-clause-SP-DMG-17 = Damage by a card works like damage by a weapon, unless the card says otherwise.
spearpoint-clause-SP-SURV-3 = A Unit that is destroyed by a natural 19 or 20 takes its crew with it.
spearpoint-clause-SP-SURV-4 = A Unit that a card destroys without a die takes its crew with it.
spearpoint-clause-SP-SURV-7 = A crew that survives goes to the bottom of the Reserves in view of both sides.
spearpoint-clause-SP-CAP-2 = A side that captures a Unit captures its crew, too; both score twice their cost.
spearpoint-clause-SP-VP-2 = A captured Unit or crew scores twice its cost.
spearpoint-clause-SP-VP-3 = A Unit and its crew score separately.
spearpoint-clause-SP-WIN-2 = All points of one event are added before the game checks who has won; if both sides have enough, the higher total wins, and equal totals are a draw.
spearpoint-clause-SP-WIN-3 = Overrun: a side that keeps a ground Unit in play without opposition, usually for three Turns in a row, wins.
spearpoint-clause-SP-WIN-5 = A Situation has its own ways to win; the first to meet one wins.
spearpoint-clause-SP-WIN-6 = If nobody has a Unit card left at the end of a Turn, the higher total wins; equal totals are a draw.
spearpoint-clause-SP-WIN-7 = After ten Turns in a row, or as many as agreed, without an attack roll or a point, the game ends; the higher total wins, and equal totals are a draw.
spearpoint-clause-AMB-28 = Bombs can be used once in a flight, not once in each Turn; they are spent when the dice are rolled.
spearpoint-clause-AMB-39 = Games that come to a standstill end: when nothing happens for many Turns, when nobody has Units left, or after an agreed last Turn; the higher total wins.
spearpoint-clause-AMB-50 = Deck lists are secret, but everyone knows how many cards are in each hand and in the Reserves; players can agree on open lists.
spearpoint-clause-H-32 = Resigning, agreeing on a draw and running out of time are decided at the table, and everyone learns of them.
spearpoint-clause-AMB-10 = { spearpoint-option-special-basis-about }
spearpoint-clause-AMB-19 = { spearpoint-option-bullet-scope-about }
spearpoint-clause-AMB-20 = { spearpoint-option-empty-front-converts-about }
spearpoint-clause-AMB-22 = { spearpoint-option-crew-only-scope-about } { spearpoint-option-new-unit-by-transfer-about }
spearpoint-clause-AMB-30 = { spearpoint-option-assault-adds-rating-about } { spearpoint-option-assault-min-at-resolution-about }
spearpoint-clause-AMB-32 = { spearpoint-option-crew-4-6-without-ground-about }
spearpoint-clause-AMB-35 = { spearpoint-option-damage-counter-includes-current-about }
spearpoint-clause-AMB-38 = { spearpoint-option-overrun-opposition-about }
spearpoint-clause-AMB-41 = { spearpoint-option-mirror-factions-about }
spearpoint-clause-AMB-42 = { spearpoint-option-command-reshuffle-about }
spearpoint-clause-AMB-44 = { spearpoint-option-draw-optional-about }

## Spearpoint 1943: why an action is refused, where the rule itself does not say it

spearpoint-refused-SP-DECK-1 = You pick Unit cards of your faction in secret; the cost of the whole deck must be within the limits, and after this choice it could not be.
spearpoint-refused-SP-TURN-1 = A Turn is Commitment, Combat, Draw, and each step has its own actions: this one belongs to another step.
spearpoint-refused-SP-TYPE-6 = A Unit has one or two weapons; it does not have this one.
spearpoint-refused-SP-COMMIT-1 = You can commit only what you have in hand.
spearpoint-refused-SP-SETUP-1 = The starting hand comes from your own deck and has a fixed number of cards. You cannot make this choice on its own now.
spearpoint-refused-SP-CREW-5 = There are not enough crews in hand for this plan, or the plan is out of order: Units come in the order of the cards.
spearpoint-refused-SP-AIR-6 = Bombs can be used once in a flight, and these are spent.
spearpoint-refused-SP-MOB-1 = Mobile artillery may stand in either line: say “front” or “rear”.
spearpoint-refused-SP-TGT-3 = No weapon of this Unit that can be used has an Attack Value against such a target.
spearpoint-refused-SP-ASLT-1 = An Assault needs three or more infantry Units, in order, against one Unit, and one of them must have an Attack Value against armor; close it before you continue.
spearpoint-refused-SP-DMG-13 = A card forbids this Unit to attack.
spearpoint-refused-SP-CMD-6 = This card cannot be played on such a Unit.
spearpoint-refused-SP-CMD-7 = No Unit is a legal target for this card now.
spearpoint-refused-SP-DRAW-9 = Your Reserves are empty: no Unit can be drawn.

## Spearpoint 1943: the board, and what to do

spearpoint-board-turn = Turn { $turn }, { $phase }; priority: { $seat }
spearpoint-board-side = { $seat }: { $points }/{ $goal } points
spearpoint-board-hidden = hand { $hand } Units and { $commands } Command cards; Reserves { $reserves }
spearpoint-board-unopposed = unopposed { $turns }/{ $needed } Turns
spearpoint-board-in-force = in force: { $cards }
spearpoint-board-lost = lost: { $cards }
spearpoint-board-bottom = bottom of the Reserves: { $cards }
spearpoint-board-known = known to be in hand: { $cards }
spearpoint-board-decks = Command deck { $commands }, discards { $discards }; Damage deck { $damages }
spearpoint-board-nobody = (nobody)
spearpoint-board-stats = Def { $defense }{ $proof ->
        [yes] {" "}(bulletproof)
       *[no] {""}
    }, End { $endurance }/{ $full }
spearpoint-board-endurance = Def { $defense }{ $proof ->
        [yes] {" "}(bulletproof)
       *[no] {""}
    }, End { $full }/{ $half }
spearpoint-board-effects = In force on Units:
spearpoint-labelled = { $label }: { $text }
spearpoint-board-hand = Your Unit cards:
spearpoint-board-commands = Your Command cards:
spearpoint-board-hand-of = { $seat }, Unit cards:
spearpoint-board-commands-of = { $seat }, Command cards:
spearpoint-board-none = none
spearpoint-board-plan = Your plan so far: “{ $plan }”
spearpoint-board-attack = Attack being resolved: { $unit } on { $target }{ $weapon ->
        [0] {" "}(Assault)
       *[other] {" "}with { $arm }
    }; { $rolls ->
        [one] 1 roll left
       *[other] { $rolls } rolls left
    }
spearpoint-board-intensity = Intensity { $dice }: { $damage } damage after Defense to { $unit }
spearpoint-board-cost = { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
spearpoint-board-flight = Turns of Flight { $turns }
spearpoint-board-legend = On the board: a3 is the third Unit that the first side committed, b3 the third of the second side. Def is the Defense, End the Endurance left and in full. A weapon has its Attack Values against vehicles and guns/infantry/aircraft, then +Damage Rating; 2X rolls twice, “bullets” harm no Unit that is “bulletproof” (a printed Defense of 2 or more), “once” is for bombs. Your side is always at the bottom.
spearpoint-mark-uncrewed = no crew
spearpoint-mark-captured = captured
spearpoint-mark-damage = { $card }{ $turns ->
        [-1] {""}
        [0] {" "}(effect over)
       *[other] {" "}({ $turns })
    }
spearpoint-mark-flight = flies { $turns }
spearpoint-mark-bombed = bombs dropped
spearpoint-mark-attacks = attacks { $target }
spearpoint-mark-storms = assaults { $target }
spearpoint-weapon-line = { $name } { $rate }{ $values } +{ $damage }{ $kind ->
        [bullet] {" "}bullets
        [bomb] {" "}once
       *[shell] {""}
    }

spearpoint-cards-house = The card set “house-1943” is Fogline’s own: the printed cards are in none of our sources.
spearpoint-cards-file = Card set: “{ $name }”, from a file.
spearpoint-win-points = you have { $points } Victory Points (SP-WIN-1)
spearpoint-win-overrun = you have had a ground Unit in play, unopposed, for { $turns } Turns in a row (SP-WIN-3)
spearpoint-win-each = What wins, at once:
spearpoint-win-points-each = { $seat }: { $points } Victory Points (SP-WIN-1)
spearpoint-win-overrun-each = each side: a ground Unit in play, unopposed, for { $turns } Turns in a row (SP-WIN-3)
spearpoint-win-orders = The General’s Orders (SP-WIN-5):
spearpoint-win-turns = After Turn { $turns } the side with more points wins (AMB-39).
spearpoint-orders-deck = { $seat }: a deck of { $low } to { $high } points
spearpoint-orders-fixed = { $seat }: a fixed deck: { $cards }
spearpoint-orders-hand = { $seat }: a fixed starting hand: { $cards }
spearpoint-orders-without = { $seat }: without { $cards }
spearpoint-orders-placed = { $seat } begins with: { $cards }
spearpoint-orders-command = { $seat }: { $count } Command cards at the start
spearpoint-orders-units = { $seat }: { $count } Unit cards in the starting hand
spearpoint-orders-standing = { $seat }: { $effect }

spearpoint-step-build = Build your deck: { $low } to { $high } points. Take a ready one with e.g. “deck { $example }”, or “pick” card by card (“pick { $sample }”) and “done”; “random” builds the rest, “undo” takes a card back.
spearpoint-step-build-none = Build your deck: { $low } to { $high } points. No ready deck fits here: “pick” card by card (“pick { $sample }”) and “done”; “random” builds the rest, “undo” takes a card back.
spearpoint-step-build-so-far = Taken: { $cards }. Points: { $points }, { $low } to { $high }.
spearpoint-step-build-crews = Short of crews: { $crews }. A Unit that needs a crew cannot be committed without one.
spearpoint-step-build-decks = Ready decks:
spearpoint-step-muster = Choose your starting hand: { $left ->
        [0] it is complete. Confirm with “done”, or take cards back with “undo”.
        [one] 1 more card. Type e.g. “hand { $example }”, or “hold” card by card and “done”; “random” chooses.
       *[other] { $left } more cards. Type e.g. “hand { $example }”, or “hold” card by card and “done”; “random” chooses.
    }
spearpoint-step-muster-deck = Your deck: { $cards }. In hand: { $held }.
spearpoint-step-commit = Commit Units from your hand in secret, or none, and lock with “done” (or “p”). Several at once, in any order: “commit { $example }”; “undo” takes a line back.
spearpoint-step-commit-none = No Unit in your hand can be committed now. Lock with “done” (or “p”); “list” shows other options.
spearpoint-step-window = Command cards may be played { $window }. Name those you want, then “done” (or “p”). Both sides are asked at once, whatever they hold.
spearpoint-step-window-none = Command cards may be played { $window }, but none of yours fits: “done” (or “p”). You are always asked, so a pause reveals nothing.
spearpoint-step-declare = Declare your attacks in secret, then “done” (or “p”). { $kind ->
        [assault] An Assault of three or more infantry: “assault b2 a1 a3 a4”.
        [both] Several at once, in any order: “attack { $example }”; an Assault of three or more infantry: “assault b2 a1 a3 a4”.
       *[attack] Several at once, in any order: “attack { $example }”.
    }
spearpoint-step-declare-none = You can declare no further attack now: “done” (or “p”). You are always asked, so a pause reveals nothing.
spearpoint-step-declare-assault = The Assault on { $target }: “join” infantry, then “close”.
spearpoint-step-initiative = Initiative: “roll” (or “r”), or “roll CARD” with a Command card discarded for +1. The other side chooses at the same time.
spearpoint-step-name = Resolve one of your attacks:
spearpoint-step-support = Play Command cards for this attack, then “done” (or “p”):
spearpoint-step-support-none = You have no Command card for this attack: “done” (or “p”).
spearpoint-step-answer = The enemy attacks. Play Command cards against it, or “pass” (“p”):
spearpoint-step-answer-none = The enemy attacks, and you have no Command card against it: “pass” (“p”). You are always asked, so a pause reveals nothing.
spearpoint-step-roll = “roll” (or “r”) the attack, or “roll CARD” with a Command card discarded for +1:
spearpoint-step-friendly-fire = Friendly Fire: choose the enemy Unit that is hit:
spearpoint-step-intensity = A hit: “roll” (or “r”) the Intensity, or “roll CARD” with a Command card discarded for +1:
spearpoint-step-card-roll = A die of your card for { $unit } ({ $card }): “roll” (or “r”) it, or “roll CARD” with a Command card discarded for +1:
spearpoint-step-parry = Your Unit is hit. Play Command cards against the damage, or “pass” (“p”):
spearpoint-step-parry-none = Your Unit is hit, and you have no Command card against it: “pass” (“p”). You are always asked, so a pause reveals nothing.
spearpoint-step-capture = You capture { $unit } ({ $card }). Keep it, or remove it from the game:
spearpoint-step-draw = { $commands ->
        [0] Draw from either deck: { $free } left:
       *[other] Draw cards: { $commands } from the Command deck first, then { $free } from either deck:
    }
spearpoint-step-limit = Your hand is too large. Put away: Unit cards { $units }, Command cards { $commands }:

spearpoint-odds-attack = hits { $hit } %, destroys { $destroy } %, Friendly Fire { $friendly } %{ $rolls ->
        [one] {""}
       *[other] , each of { $rolls } rolls
    }
spearpoint-odds-intensity = destroys { $destroy } %, Damage card { $damage } %
spearpoint-odds-initiative = wins { $win } %, tie { $tie } %, if the other side adds nothing
spearpoint-advise-undo = You have chosen { $count ->
        [one] 1 card already: take it back with “undo” first.
       *[other] { $count } cards already: take them back with “undo { $count }” first.
    }
spearpoint-advise-assault = Name an Assault with all its members in one line, in any order: “assault b2 a1 a3 a4”. They must be free, with no attack of their own.
spearpoint-advise-hand = You can take any cards of your deck in any order if you name all missing cards in one line: “hand A B C D”.

spearpoint-verb-pick = take a card into the deck
spearpoint-verb-hold = take a card into the starting hand
spearpoint-verb-return = put a Unit card under the Reserves
spearpoint-verb-discard = discard a Command card
spearpoint-verb-deal = deal a Command card
spearpoint-verb-unit = draw a Unit card
spearpoint-verb-damage = draw a Damage card
spearpoint-verb-priority = give priority
spearpoint-verb-commit = commit a Unit
spearpoint-verb-crew = send a crew
spearpoint-verb-transfer = transfer a crew
spearpoint-verb-switch = change line
spearpoint-verb-assault = declare an Assault
spearpoint-verb-join = join the Assault
spearpoint-verb-storm = resolve an Assault
spearpoint-verb-victim = choose the victim
spearpoint-verb-attack = declare an attack
spearpoint-verb-play = play a Command card
spearpoint-verb-fire = resolve an attack
spearpoint-verb-roll = roll
spearpoint-verb-dice = two dice
spearpoint-verb-die = one die
spearpoint-verb-draw = draw
spearpoint-verb-keep = keep it
spearpoint-verb-done = lock
spearpoint-verb-pass = pass
spearpoint-verb-close = the Assault is complete
spearpoint-verb-skip = decline a draw
spearpoint-verb-enough = decline all remaining draws
spearpoint-verb-remove = remove it from the game
spearpoint-draw-command = a Command card
spearpoint-draw-unit = a Unit card

spearpoint-form-pick = pick rifle-squad: a card for the deck; several at once: pick rifle-squad*2 us-tank-crew; a ready deck, confirmed: deck us-combined-arms
spearpoint-form-deck = deck us-combined-arms: a ready deck, confirmed; or all its cards: deck rifle-squad*4 us-tank-crew*3 ...
spearpoint-form-hold = hold rifle-squad: a card for the starting hand; the whole hand, confirmed: hand rifle-squad us-tank-crew m4a1-sherman rifle-squad
spearpoint-form-hand = hand rifle-squad*2 us-tank-crew m4a1-sherman: the whole starting hand, confirmed
spearpoint-form-return = return rifle-squad: a Unit card from your hand
spearpoint-form-discard = discard hull-down: a Command card from your hand
spearpoint-form-deal = deal hull-down: only chance does this
spearpoint-form-unit = unit rifle-squad: only chance does this
spearpoint-form-damage = damage shaken: only chance does this
spearpoint-form-priority = priority american: only chance does this
spearpoint-form-commit = commit m4a1-sherman: a Unit from your hand, its crew comes with it; mobile artillery with its line: commit m7-priest rear; several at once: commit m4a1-sherman rifle-squad
spearpoint-form-crew = crew us-tank-crew a4: a crew from your hand, then the Unit in play that needs it
spearpoint-form-transfer = transfer a1 a4: the Unit whose crew leaves, then the one that gets it
spearpoint-form-switch = switch a2: mobile artillery changes its line
spearpoint-form-assault = assault b2: the target, then join and close; all at once: assault b2 a1 a3 a4
spearpoint-form-join = join a1: infantry for the Assault
spearpoint-form-storm = storm b2: the target of your Assault
spearpoint-form-victim = victim b2: the Unit that Friendly Fire hits
spearpoint-form-attack = attack a1 b2: your Unit, then its target; several at once: attack a1 b2 a3 b1
spearpoint-form-play = play hull-down a1: a Command card and the Unit it is for; without a Unit if it needs none
spearpoint-form-fire = fire a1 2: your Unit, then the number of its weapon
spearpoint-form-roll = roll, or roll hull-down with a Command card discarded for +1; “r” is short for roll
spearpoint-form-dice = dice 6 5: only chance does this
spearpoint-form-die = die 7: only chance does this
spearpoint-form-draw = draw command, or draw unit
spearpoint-form-keep = keep front, or keep rear
spearpoint-form-done = done: lock what you have chosen; “p” is short for it
spearpoint-form-pass = pass: no (further) Command card; “p” is short for it
spearpoint-form-close = close: the Assault has all its members
spearpoint-form-skip = skip: decline one draw
spearpoint-form-enough = enough: decline all remaining draws
spearpoint-form-remove = remove: the captured Unit leaves the game

spearpoint-help-commands =
    Other commands:
      list             what you can do; “list attack” or “list play” in full
      board            show the Battle Area and your hand again
      log              show what has been revealed so far
      rules SP-TGT-4   show a clause; “rules” lists them
      undo, undo 3     take back what you chose in secret; other actions are public at once
      random           build your deck, or choose your starting hand, at random
      save FILE        write the game to a file
      quit             leave the game
spearpoint-games-scenarios = The standard game and Situations (--scenario), with deck points
spearpoint-games-seats = Seats (--option)
spearpoint-check-faction = { $seat }: { $cards } Unit cards, { $points } points
spearpoint-check-counts = Command cards { $commands }, Damage cards { $damages }, Situations { $situations }, ready decks { $decks }

## What can be typed in this language; the notation of records is English

spearpoint-typed-pick = pick
spearpoint-typed-deck = deck
spearpoint-typed-hold = hold
spearpoint-typed-hand = hand
spearpoint-typed-return = return
spearpoint-typed-discard = discard
spearpoint-typed-deal = deal
spearpoint-typed-damage = damage
spearpoint-typed-priority = priority
spearpoint-typed-commit = commit
spearpoint-typed-crew = crew
spearpoint-typed-transfer = transfer
spearpoint-typed-switch = switch
spearpoint-typed-assault = assault
spearpoint-typed-join = join
spearpoint-typed-storm = storm
spearpoint-typed-victim = victim
spearpoint-typed-attack = attack
spearpoint-typed-play = play
spearpoint-typed-fire = fire
spearpoint-typed-roll = roll
spearpoint-typed-dice = dice
spearpoint-typed-die = die
spearpoint-typed-draw = draw
spearpoint-typed-keep = keep
spearpoint-typed-done = done
spearpoint-typed-pass = pass
spearpoint-typed-close = close
spearpoint-typed-skip = skip
spearpoint-typed-enough = enough
spearpoint-typed-remove = remove
spearpoint-typed-front = front
spearpoint-typed-rear = rear
spearpoint-typed-from = from
spearpoint-typed-command = command
spearpoint-typed-unit = unit
