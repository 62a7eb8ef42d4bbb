# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Lessons

web-learn-name-panzer-first = Your first game
web-learn-name-panzer-terrain = Terrain and advanced rules

## SCOPE Panzer: the first game

web-learn-panzer-first-squad = First you choose a squad in secret: here at most 4 units for 12 points. Bazooka, Stuart and a Sherman are already taken: 8 points. Take the second Sherman for the other 4, and confirm.
web-learn-panzer-first-squad-hint = That would fit, too. For this lesson, take the second Sherman (SHE).
web-learn-panzer-first-forest = Your units were deployed in your home row. To the enemy they look like forest: every card shows whose it is, not what is behind it. The German units hide in row 6 in the same way.
web-learn-panzer-first-goal = You win when all enemy units are destroyed, or when you control the enemy’s whole home row and have a unit in it.
web-learn-panzer-first-move = MOVE: choose the marked quadrant. All four cards are yours, so you may put them back in any order. Bring a unit forward, or bluff.
web-learn-panzer-first-move-hint = Please MOVE the marked quadrant A1–B2, in any order you like.
web-learn-panzer-first-explore = A few turns later: Stuart and Sherman stand on C3 and D3, and the Germans have come closer. EXPLORE a quadrant that holds cards of both sides: the marked one.
web-learn-panzer-first-explore-hint = For this lesson, EXPLORE the quadrant A3–B4.
web-learn-panzer-first-follow = No unit was there: A4 and B4 are yours now. You may now MOVE this quadrant right away, or leave it. You have no unit there, so either is fine.
web-learn-panzer-first-search = SEARCH looks at one enemy card at distance 1 or 2 from any card of yours. Something has come close in the middle. SEARCH C4.
web-learn-panzer-first-search-hint = A good idea for another turn. Here, SEARCH C4.
web-learn-panzer-first-odds = A Panzer IV! Distance and armour put misses into the hand, firepower puts hits into it. Sherman on D3: 1 + 2 misses, 2 hits, 2 in 5. Stuart on C3: 1 hit, 1 in 4. Shoot with the Sherman.
web-learn-panzer-first-odds-hint = Take the better chance: the Sherman on D3 has more firepower.
web-learn-panzer-first-hide = Missed, and so did the answer. A unit that fires is revealed and stays revealed. The forest hides a unit again when it is picked up in a MOVE, even if it does not change its cell. MOVE the marked quadrant.
web-learn-panzer-first-hide-hint = Your Sherman is in the open. MOVE the quadrant C2–D3, so that it is hidden again.
web-learn-panzer-first-again = The Germans searched in the wrong place. Their Panzer IV did not move, so it is still revealed on C4. SEARCH it: to SEARCH a revealed unit is to shoot at it.
web-learn-panzer-first-again-hint = The target is on C4, in full view. SEARCH it.
web-learn-panzer-first-second = Choose who fires. Near beats far, and more firepower beats less.
web-learn-panzer-first-supply = A hit! You can also win without shooting: EXPLORE your way forward until the marked row is yours, and bring a unit into it. That cuts the supply line. And guard your own row.
web-learn-panzer-first-done = You know the basic game now: MOVE to hide, EXPLORE to gain ground, SEARCH to find, and shoot when the odds are good.

## SCOPE Panzer: terrain and advanced rules

web-learn-panzer-terrain-terrain = You turn on advanced rules one by one; here, four are on. With terrain, each side first places a card. The Germans put peaks on B5, in their own half, so yours goes into your half. Put a hill on C3.
web-learn-panzer-terrain-terrain-hint = Many places are allowed. For this lesson, put a hill on C3.
web-learn-panzer-terrain-hill = Your Pershing stands on C2, next to the hill. In the open on a hill it is revealed, but it shoots better and is harder to hit. MOVE it to C3.
web-learn-panzer-terrain-hill-hint = MOVE the Pershing from C2 onto the hill on C3, and leave the others where they are.
web-learn-panzer-terrain-light = With the rule for light tanks, you are asked after every MOVE whether one of them searches, even if you have none: that way, the question tells the enemy nothing. Decline this time.
web-learn-panzer-terrain-light-hint = Save the Stuart for later. Decline.
web-learn-panzer-terrain-search = Hills and peaks block the view, forest does not: from C3 you see past C4. SEARCH C5.
web-learn-panzer-terrain-search-hint = For this lesson, SEARCH C5, straight ahead of the Pershing.
web-learn-panzer-terrain-from-hill = A Tiger, armour 3. From a hill there is only one distance miss, however far the target is: 1 + 3 misses against 3 hits. Shoot with the Pershing.
web-learn-panzer-terrain-from-hill-hint = You found it, so take your chance: shoot with the Pershing on C3.
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
web-learn-panzer-terrain-sight = A miss; it was a long shot. Note the peaks on B5: a unit next to them does not see the three cells behind. A good place to hide, for both sides.
web-learn-panzer-terrain-done = There are more advanced rules: flank and rear attack, superior armour, the Stug III, ambush. Add them one at a time; the rules explain each.
