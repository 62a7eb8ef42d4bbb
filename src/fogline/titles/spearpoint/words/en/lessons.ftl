# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Lessons

web-learn-name-spearpoint-first = Spearpoint 1943: first Turn

## Spearpoint 1943, first lesson

web-learn-spearpoint-first-hand = No map, no hidden squares: you lead a deck of Units. Each side begins with four cards. Most Units need a crew, so take what fits together: the tank crew, the M4A1 Sherman, the Rifle squad and the Bazooka team.
web-learn-spearpoint-first-hand-hint = A good idea, but this lesson needs exactly these four: US tank crew, M4A1 Sherman, Rifle squad, Bazooka team.
web-learn-spearpoint-first-commit = Every Turn begins in secret: both sides choose which Units to commit. The Germans have already locked their choice, but you see nothing of it. Commit the Sherman to your Frontline; its crew is added automatically.
web-learn-spearpoint-first-commit-hint = First the Sherman: drag it from your hand to the Frontline, or tap it and then the line.
web-learn-spearpoint-first-infantry = It is in your plan, shown faded: still secret, and you could take it back. A tank alone is easily swarmed. Commit the Rifle squad, too.
web-learn-spearpoint-first-infantry-hint = Keep the Bazooka team for later, and commit the Rifle squad.
web-learn-spearpoint-first-lock = Two Units are enough for now. Lock your plan: as soon as both sides are locked, everything is revealed together.
web-learn-spearpoint-first-lock-hint = You could do more, but for this lesson, lock the commitment now.
web-learn-spearpoint-first-command = A Panzer III (b1) and Grenadiers (b2) face you. Units are named by side and number; yours are a1 and a2. Now Command cards may be played. Hull Down makes a vehicle permanently harder to harm: play it on your Sherman, a1.
web-learn-spearpoint-first-command-hint = Tap the marked card Hull Down, then the Sherman a1.
web-learn-spearpoint-first-declare = Combat: attacks are declared in secret, too. Each target shows your chance to hit it. Let the Sherman a1 attack the Panzer III b1.
web-learn-spearpoint-first-declare-hint = Tap a1, then b1, or drag a1 onto it.
web-learn-spearpoint-first-second = The dashed arrow is your plan. Rifles cannot harm a tank, but they can harm infantry: let a2 attack the Grenadiers b2.
web-learn-spearpoint-first-second-hint = Tap a2, then b2.
web-learn-spearpoint-first-fire = Both sides locked and passed, and you won the Initiative roll 8 to 3: you resolve the first attack. Only now do you choose the weapon. Fire the gun of a1 at b1.
web-learn-spearpoint-first-fire-hint = Begin with the Sherman: a1, its gun.
web-learn-spearpoint-first-roll = Two ten-sided dice must reach the Attack Value; the chances are on the buttons. Roll as is, or discard a Command card for +1.
web-learn-spearpoint-first-intensity = A hit on b1! Now one die decides how hard: Intensity plus the Damage Rating, less the Defense, is taken off the Endurance. Roll it, with a discard or without.
web-learn-spearpoint-first-answer = At half Endurance the Panzer drew a Damage card: it is shaken and shoots worse. Now it fires at a1. You are always asked for Command cards, so a pause reveals nothing. Pass (key P).
web-learn-spearpoint-first-storm = It missed. Your turn again: resolve the attack of a2 on b2, with either weapon.
web-learn-spearpoint-first-draw = A 10 and a 9: 19 or 20 destroys the target outright. You score its cost. After combat, damaged Units are set to half, all others to full. Now draw: first a Command card.
web-learn-spearpoint-first-draw-hint = You may decline, but cards are what you live on: draw a Command card.
web-learn-spearpoint-first-done = Then you drew a crew and a Stuart, and the next Turn begins. 51 points win, or three Turns without any enemy in play. Later come artillery in the Rear Line, aircraft, infantry Assaults and decks of your own. Play on against a recruit!
