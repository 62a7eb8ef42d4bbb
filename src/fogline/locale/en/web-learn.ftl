# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## The tutorials: the page

web-learn-title = Learn { $game }
web-learn-about = Play through a few positions on the real board, one idea at a time. The other side follows a script; nothing can go wrong.
web-learn-lessons = Lessons
web-learn-step = Step { $number } of { $count }
web-learn-your-move = Your move
web-learn-happened = What just happened
web-learn-back = Back
web-learn-next = Next
web-learn-show = Show me
web-learn-again = Begin again
web-learn-next-lesson = Next lesson: { $lesson }
web-learn-play = Play now against the computer
web-learn-rules = Read the rules
web-learn-almost = Allowed, but not what this lesson wants
web-learn-marked = Look at: { $cells }
web-learn-loading = One moment …

web-learn-name-stalingrad-first = Your first game
web-learn-name-stalingrad-units = The Units of the Advanced Mode
web-learn-name-panzer-first = Your first game
web-learn-name-panzer-terrain = Terrain and advanced rules
web-learn-name-spearpoint-first = Spearpoint 1943: first Turn

## SCOPE Stalingrad: the first game

web-learn-stalingrad-first-board = These are the ruins. Your Front, the German one, is below: only you see your cards. Above, the Soviet cards lie face down. You see whose they are, not what they are.
web-learn-stalingrad-first-goal = You win as soon as both enemy Snipers are eliminated, or as soon as you have 6 points. Snipers and Officers bring 2 points, all other Units 1. The enemy wants the same of you.
web-learn-stalingrad-first-move = A turn is one action. First a MOVE: choose MOVE, then the marked Quadrant, four cards in a square, and put them back in any order. The enemy only learns that you touched these four.
web-learn-stalingrad-first-move-hint = Please MOVE the marked Quadrant G1a–G2b, in any order you like. One of your Snipers is in it, and nobody will know where.
web-learn-stalingrad-first-search = The Soviets have MOVEd, too; what they did, or whether they did anything, you cannot know. Now look for them: SEARCH the card on S2b.
web-learn-stalingrad-first-search-hint = You may SEARCH any enemy card. For this lesson take S2b.
web-learn-stalingrad-first-shot-card = S2b is an Empty Area: nothing happens. Then the Soviets found your Officer and shot it: 2 points for them. But whoever Shoots puts down the Shot Card. It says: one of my Snipers is among these four cells.
web-learn-stalingrad-first-find = You know that S2b is empty, so a Sniper is on one of three cells. SEARCH S2a.
web-learn-stalingrad-first-find-hint = If you thought of another cell under the Shot Card: a fair guess. In this lesson the Sniper is on S2a. SEARCH there.
web-learn-stalingrad-first-shoot = A Sniper! Now you may Shoot; a Shot never misses. The price: you put your own Shot Card on a Quadrant with one of your Snipers. Choose one. The more cells it could be, the better.
web-learn-stalingrad-first-shoot-hint = You need not Shoot, but a Sniper is worth it: 2 points and half of the victory. Choose Shoot and a Quadrant for your Shot Card.
web-learn-stalingrad-first-decoy = The Soviets searched and found your Decoy. Whoever finds a Decoy must Shoot: no points, but the Shot Card goes down. So you know: their last Sniper is among these four cells. SEARCH S2c.
web-learn-stalingrad-first-decoy-hint = The Sniper can be on any of the four marked cells. In this lesson, begin with S2c.
web-learn-stalingrad-first-officer = No Sniper, but an Officer: 2 points. Shoot, and choose a Quadrant for your Shot Card.
web-learn-stalingrad-first-officer-hint = Let it not get away: an Officer is worth as much as a Sniper. Shoot.
web-learn-stalingrad-first-spread = The Soviets have MOVEd the same four cards. What you knew of single cells is now knowledge of the four together: the Sniper is still among them, but on any cell. Try S2d.
web-learn-stalingrad-first-spread-hint = It could be any of the four. In this lesson, try S2d.
web-learn-stalingrad-first-last = There it is, the last Sniper. Shoot!
web-learn-stalingrad-first-last-hint = One Shot, and you have won. Choose Shoot and a Quadrant for your Shot Card.
web-learn-stalingrad-first-won = Won, with both Snipers and 6 points. You know the Basic Game now: MOVE to hide, SEARCH to find, and think twice about what a Shot tells the enemy.

## SCOPE Stalingrad: the Units

web-learn-stalingrad-units-units = In the Advanced Mode every Unit in play has an action of its own. You still take one action a turn. Most of them show the enemy where your Unit is.
web-learn-stalingrad-units-scout = Your Scout looks: RECOGNITION turns up one enemy card, or two side by side, and your Scout stays hidden. Look at S2b and S2c.
web-learn-stalingrad-units-scout-hint = For this lesson use RECOGNITION on S2b and S2c together.
web-learn-stalingrad-units-end = An Officer on S2b! RECOGNITION never shoots. Your action is done; only your own Officer could still add a MOVE, so you are asked. This time, end your turn.
web-learn-stalingrad-units-end-hint = DEPLOYMENT comes later in this lesson. End your turn.
web-learn-stalingrad-units-mortar = The Soviets MOVEd elsewhere, so their Officer is still on S2b. Your Mortar on G2a fires a HOWITZER at any enemy card that is not adjacent to it. Hit S2b.
web-learn-stalingrad-units-mortar-hint = You know what lies on S2b. Fire the HOWITZER from G2a at S2b.
web-learn-stalingrad-units-gun = 2 points. But your Mortar had to show itself, and a Soviet Mortar answered. Now the Machine Gun: OFFENSIVE FIRE looks at an enemy card adjacent to it. Fire at S1d.
web-learn-stalingrad-units-gun-hint = Your Machine Gun on G1d reaches S1c and S1d. For this lesson open fire on S1d.
web-learn-stalingrad-units-fire = A Sniper. Show the Machine Gun and Shoot; there is no Shot Card. If you did not, the enemy would only know that a Machine Gun is near.
web-learn-stalingrad-units-fire-hint = It is a Sniper. Show the Machine Gun on G1d and Shoot.
web-learn-stalingrad-units-deploy = Now they knew your Machine Gun and shot it. Who is seen should move. The Officer helps: DEPLOYMENT shows him and gives an extra MOVE, before or after your action. Show the Officer on G2b.
web-learn-stalingrad-units-deploy-hint = First DEPLOYMENT, please: show the Officer on G2b.
web-learn-stalingrad-units-extra = MOVE the marked Quadrant. The Officer is in it, so he is hidden again, and so is a Sniper.
web-learn-stalingrad-units-extra-hint = Any Quadrant is allowed. MOVE this one, and nobody knows where the Officer is.
web-learn-stalingrad-units-assault = Your action is still to come. Infantry makes an ASSAULT through a Quadrant with enemy cards. Send the Infantry on G1c through the Quadrant S1b–G1c.
web-learn-stalingrad-units-assault-hint = For this lesson choose ASSAULT: the Infantry on G1c, the Quadrant S1b–G1c.
web-learn-stalingrad-units-take = Both enemy cards were turned up. Had one been a Machine Gun, its DEFENSIVE FIRE would have stopped you. Take S1b: the Infantry there is eliminated.
web-learn-stalingrad-units-take-hint = You may take S1c or stay. But on S1b there is a point to win.
web-learn-stalingrad-units-reinforce = An Infantry beyond the front line is known to all, and a Soviet Machine Gun shot it. REINFORCEMENTS bring it back at your rear, in place of an Empty Area, and the enemy loses the point. Choose a Quadrant and an order.
web-learn-stalingrad-units-reinforce-hint = Choose REINFORCEMENTS, any Quadrant of your rear, and any order of its cards.
web-learn-stalingrad-units-done = You have used every Unit. Each tells the enemy something: weigh what you gain against what you show. Play a Quick Duel in the Advanced Mode next.

## SCOPE Panzer: the first game

web-learn-panzer-first-squad = First you choose a squad in secret: here at most 4 units for 12 points. Bazooka, Stuart and a Sherman are taken: 8 points. Take the second Sherman for the other 4, and confirm.
web-learn-panzer-first-squad-hint = That would fit, too. For this lesson take the second Sherman (SHE).
web-learn-panzer-first-forest = Your units were deployed in your home row. To the enemy they look like forest: every card shows whose it is, not what is behind it. The German units hide in row 6 in the same way.
web-learn-panzer-first-goal = You win when all enemy units are destroyed, or when you control the enemy's whole home row and have a unit in it.
web-learn-panzer-first-move = MOVE: choose the marked quadrant. All four cards are yours, so you may put them back in any order. Bring a unit forward, or bluff.
web-learn-panzer-first-move-hint = Please MOVE the marked quadrant A1–B2, in any order you like.
web-learn-panzer-first-explore = A few turns later: Stuart and Sherman stand on C3 and D3, and the Germans have come closer. EXPLORE a quadrant that holds cards of both sides: the marked one.
web-learn-panzer-first-explore-hint = For this lesson EXPLORE the quadrant A3–B4.
web-learn-panzer-first-follow = No unit was there: A4 and B4 are yours now. After that you may MOVE this quadrant at once, or leave it. You have no unit there; both are fine.
web-learn-panzer-first-search = SEARCH looks at one enemy card at distance 1 or 2 from any card of yours. Something came close in the middle. SEARCH C4.
web-learn-panzer-first-search-hint = A good idea for another turn. Here, SEARCH C4.
web-learn-panzer-first-odds = A Panzer IV! Distance and armour put misses into the hand, firepower puts hits into it. Sherman on D3: 1 + 2 misses, 2 hits, 2 in 5. Stuart on C3: 1 hit, 1 in 4. Shoot with the Sherman.
web-learn-panzer-first-odds-hint = Take the better chance: the Sherman on D3 has more firepower.
web-learn-panzer-first-hide = Missed, and so did the answer. Whoever fires is revealed, and stays so. Forest covers again whoever is picked up in a MOVE, even without changing cell. MOVE the marked quadrant.
web-learn-panzer-first-hide-hint = Your Sherman is in the open. MOVE the quadrant C2–D3, so that it is hidden again.
web-learn-panzer-first-again = The Germans searched in the wrong place. Their Panzer IV did not move, so it is still revealed on C4. SEARCH it: on a revealed unit that means to shoot.
web-learn-panzer-first-again-hint = The target is on C4, in full view. SEARCH it.
web-learn-panzer-first-second = Choose who fires. Near beats far, and more firepower beats less.
web-learn-panzer-first-supply = A hit! A way to win without shooting: EXPLORE your way forward until the marked row is yours, and bring a unit into it. That cuts the supply line. And guard your own row.
web-learn-panzer-first-done = You know the basic game now: MOVE to hide, EXPLORE to gain ground, SEARCH to find, and shoot when the odds are good.

## SCOPE Panzer: terrain and advanced rules

web-learn-panzer-terrain-terrain = Advanced rules are switches; here four are on. With terrain each side first places a card. The Germans put peaks on B5, in their own half, so yours goes into your half. Put a hill on C3.
web-learn-panzer-terrain-terrain-hint = Many places are allowed. For this lesson put a hill on C3.
web-learn-panzer-terrain-hill = Your Pershing stands on C2, next to the hill. In the open on a hill it is revealed, but it shoots better and is harder to hit. MOVE it to C3.
web-learn-panzer-terrain-hill-hint = MOVE the Pershing from C2 onto the hill on C3, and leave the others where they are.
web-learn-panzer-terrain-light = With the rule for light tanks you are asked after every MOVE whether one of them searches, even if there is none: so the question tells the enemy nothing. Leave it out this time.
web-learn-panzer-terrain-light-hint = Save the Stuart for later. Leave it out.
web-learn-panzer-terrain-search = Hills and peaks block the view, forest does not: from C3 you see past C4. SEARCH C5.
web-learn-panzer-terrain-search-hint = For this lesson SEARCH C5, straight ahead of the Pershing.
web-learn-panzer-terrain-from-hill = A Tiger, armour 3. From a hill there is only one distance miss, however far: 1 + 3 misses against 3 hits. Shoot with the Pershing.
web-learn-panzer-terrain-from-hill-hint = It was found, so use the chance: shoot with the Pershing on C3.
web-learn-panzer-terrain-heavy = Missed. The Tiger answered and missed too: against a hill there are always two distance misses. Both are heavy tanks: having fired, neither can move in its next turn.
web-learn-panzer-terrain-correction = So the Tiger is still there. Fire correction: the second shot in a row at the same unit has one distance miss fewer. SEARCH C5 again.
web-learn-panzer-terrain-correction-hint = The correction is lost if you do something else. SEARCH C5.
web-learn-panzer-terrain-correct = Now it is 0 + 3 misses against 3 hits: an even chance. Shoot with the Pershing.
web-learn-panzer-terrain-scout = The Tiger is gone. Light tanks, armour 1, may search and shoot after a MOVE. Bring the Stuart from B2 to B3 or A3.
web-learn-panzer-terrain-scout-hint = MOVE only the Stuart, from B2 to B3 or A3.
web-learn-panzer-terrain-light-search = Now you are asked again, and this time it is worth it. Search C5 with the Stuart: it is at distance 2, and nothing stands between.
web-learn-panzer-terrain-light-search-hint = Search C5, where the Germans have just moved.
web-learn-panzer-terrain-choice = A Panzer IV. Only the Stuart may shoot: 2 + 2 misses, 1 hit, 1 in 5. It is revealed already, so there is nothing to lose. Shoot.
web-learn-panzer-terrain-choice-hint = You may hold your fire, but it would gain you nothing. Shoot.
web-learn-panzer-terrain-sight = A miss; it was a long shot. Mind the peaks on B5: whoever stands next to them does not see the three cells behind. A good place to hide, for both sides.
web-learn-panzer-terrain-done = There are more switches: flank and rear attack, superior armour, the Stug III, ambush. Add them one at a time; the rules explain each.

## Spearpoint 1943, first lesson

web-learn-spearpoint-first-hand = No map, no hidden squares: you lead a deck of Units. Each side begins with four cards. Most Units need a crew, so take what fits together: the tank crew, the M4A1 Sherman, the Rifle squad and the Bazooka team.
web-learn-spearpoint-first-hand-hint = A good idea, but this lesson needs exactly these four: US tank crew, M4A1 Sherman, Rifle squad, Bazooka team.
web-learn-spearpoint-first-commit = Every Turn begins in secret: both sides choose which Units to commit. The Germans are locked already, but you see nothing of it. Commit the Sherman to your Frontline; its crew comes along by itself.
web-learn-spearpoint-first-commit-hint = First the Sherman: drag it from your hand to the Frontline, or tap it and then the line.
web-learn-spearpoint-first-infantry = It lies in your plan, drawn pale: still secret, and you could take it back. A tank alone is easily swarmed. Commit the Rifle squad, too.
web-learn-spearpoint-first-infantry-hint = Keep the Bazooka team for later, and commit the Rifle squad.
web-learn-spearpoint-first-lock = Two Units are enough for now. Lock your plan: as soon as both sides are locked, everything is revealed together.
web-learn-spearpoint-first-lock-hint = You could do more, but for this lesson lock the commitment now.
web-learn-spearpoint-first-command = A Panzer III (b1) and Grenadiers (b2) face you. Units are named by side and number; yours are a1 and a2. Now Command cards may be played. Hull Down makes a vehicle harder to harm for good: play it on your Sherman, a1.
web-learn-spearpoint-first-command-hint = Tap the marked card Hull Down, then the Sherman a1.
web-learn-spearpoint-first-declare = Combat: attacks are declared in secret, too. On a target you see the chance to hit it. Let the Sherman a1 attack the Panzer III b1.
web-learn-spearpoint-first-declare-hint = Tap a1, then b1, or drag a1 onto it.
web-learn-spearpoint-first-second = The dashed arrow is your plan. Rifles cannot harm a tank, but other infantry: let a2 attack the Grenadiers b2.
web-learn-spearpoint-first-second-hint = Tap a2, then b2.
web-learn-spearpoint-first-fire = Both sides locked and passed, and you won the Initiative roll 8 to 3: you resolve the first attack. Only now you choose the weapon. Fire the gun of a1 at b1.
web-learn-spearpoint-first-fire-hint = Begin with the Sherman: a1, its gun.
web-learn-spearpoint-first-roll = Two ten-sided dice must reach the Attack Value; the chances are on the buttons. Roll as it is, or discard a Command card for +1.
web-learn-spearpoint-first-intensity = A hit on b1! Now one die decides how hard: Intensity plus the Damage Rating, less the Defense, is taken off the Endurance. Roll it, with a discard or without.
web-learn-spearpoint-first-answer = At half Endurance the Panzer drew a Damage card: it is shaken and shoots worse. Now it fires at a1. You are asked for Command cards whatever you hold, so that nobody can tell. Pass (key P).
web-learn-spearpoint-first-storm = It missed. Your turn again: resolve the attack of a2 on b2, with either weapon.
web-learn-spearpoint-first-draw = A 10 and a 9: 19 or 20 destroys the target outright. You score its cost. After combat damaged Units are set to half, all others to full. Now draw: first a Command card.
web-learn-spearpoint-first-draw-hint = You may decline, but cards are what you live on: draw a Command card.
web-learn-spearpoint-first-done = Then you drew a crew and a Stuart, and the next Turn begins. 51 points win, or three Turns without any enemy in play. Later come artillery in the Rear Line, aircraft, infantry Assaults and decks of your own. Play on against a recruit!
