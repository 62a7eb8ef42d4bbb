# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Lessons

web-learn-name-stalingrad-first = Your first game
web-learn-name-stalingrad-units = The Units of the Advanced Mode

## SCOPE Stalingrad: the first game

web-learn-stalingrad-first-board = These are the ruins. Your Front, the German one, is below: only you see your cards. Above, the Soviet cards lie face down. You see whose they are, not what they are.
web-learn-stalingrad-first-goal = You win as soon as both enemy Snipers are eliminated, or as soon as you have 6 points. Snipers and Officers bring 2 points, all other Units 1. The enemy has the same goals.
web-learn-stalingrad-first-move = A turn is one action. First, MOVE: choose MOVE, then the marked Quadrant, four cards in a square, and put them back in any order. The enemy only learns that you touched these four.
web-learn-stalingrad-first-move-hint = Please MOVE the marked Quadrant G1a–G2b, in any order you like. One of your Snipers is in it, and nobody will know where.
web-learn-stalingrad-first-search = The Soviets have made a MOVE, too; you cannot know what they did, or whether they did anything. Now look for them: SEARCH the card on S2b.
web-learn-stalingrad-first-search-hint = You may SEARCH any enemy card. For this lesson, take S2b.
web-learn-stalingrad-first-shot-card = S2b is an Empty Area: nothing happens. Then the Soviets found your Officer and shot it: 2 points for them. But a side that Shoots puts down its Shot Card. It says: one of my Snipers is among these four cells.
web-learn-stalingrad-first-find = You know that S2b is empty, so a Sniper is on one of the other three cells. SEARCH S2a.
web-learn-stalingrad-first-find-hint = If you thought of another cell under the Shot Card, that was a fair guess. In this lesson, the Sniper is on S2a. SEARCH there.
web-learn-stalingrad-first-shoot = A Sniper! Now you may Shoot; a Shot never misses. The price: you put your own Shot Card on a Quadrant with one of your Snipers. Choose one. The more cells the Sniper could be on, the better.
web-learn-stalingrad-first-shoot-hint = You need not Shoot, but a Sniper is worth it: 2 points, and one of the two Snipers that you need. Choose Shoot and a Quadrant for your Shot Card.
web-learn-stalingrad-first-decoy = The Soviets searched and found your Decoy. A side that finds a Decoy must Shoot: no points, but the Shot Card goes down. So you know: their last Sniper is among these four cells. SEARCH S2c.
web-learn-stalingrad-first-decoy-hint = The Sniper can be on any of the four marked cells. In this lesson, begin with S2c.
web-learn-stalingrad-first-officer = No Sniper, but an Officer: 2 points. Shoot, and choose a Quadrant for your Shot Card.
web-learn-stalingrad-first-officer-hint = Do not let it get away: an Officer is worth as much as a Sniper. Shoot.
web-learn-stalingrad-first-spread = The Soviets made a MOVE with the same four cards. What you knew about single cells now holds only for the four together: the Sniper is still among them, but on any cell. Try S2d.
web-learn-stalingrad-first-spread-hint = It could be any of the four. In this lesson, try S2d.
web-learn-stalingrad-first-last = There it is, the last Sniper. Shoot!
web-learn-stalingrad-first-last-hint = One Shot, and you have won. Choose Shoot and a Quadrant for your Shot Card.
web-learn-stalingrad-first-won = Won, with both Snipers and 6 points. You know the Basic Game now: MOVE to hide, SEARCH to find, and think twice about what a Shot tells the enemy.

## SCOPE Stalingrad: the Units

web-learn-stalingrad-units-units = In the Advanced Mode every Unit in play has an action of its own. You still take one action a turn. Most of them show the enemy where your Unit is.
web-learn-stalingrad-units-scout = Your Scout looks: RECOGNITION turns up one enemy card, or two side by side, and your Scout stays hidden. Look at S2b and S2c.
web-learn-stalingrad-units-scout-hint = For this lesson, use RECOGNITION on S2b and S2c together.
web-learn-stalingrad-units-end = An Officer on S2b! RECOGNITION never shoots. Your action is done; only your own Officer could still add a MOVE, so you are asked. This time, end your turn.
web-learn-stalingrad-units-end-hint = DEPLOYMENT comes later in this lesson. End your turn.
web-learn-stalingrad-units-mortar = The Soviets made their MOVE elsewhere, so their Officer is still on S2b. Your Mortar on G2a fires a HOWITZER at any enemy card that is not adjacent to it. Hit S2b.
web-learn-stalingrad-units-mortar-hint = You know what lies on S2b. Fire the HOWITZER from G2a at S2b.
web-learn-stalingrad-units-gun = 2 points. But your Mortar had to show itself, and a Soviet Mortar answered. Now the Machine Gun: OFFENSIVE FIRE looks at an enemy card adjacent to it. Fire at S1d.
web-learn-stalingrad-units-gun-hint = Your Machine Gun on G1d reaches S1c and S1d. For this lesson, open fire on S1d.
web-learn-stalingrad-units-fire = A Sniper. Show the Machine Gun and Shoot; there is no Shot Card. If you did not, the enemy would only know that a Machine Gun is near.
web-learn-stalingrad-units-fire-hint = It is a Sniper. Show the Machine Gun on G1d and Shoot.
web-learn-stalingrad-units-deploy = They knew where your Machine Gun was, and shot it. A card that was seen should move. The Officer helps: DEPLOYMENT shows him and gives an extra MOVE, before or after your action. Show the Officer on G2b.
web-learn-stalingrad-units-deploy-hint = First DEPLOYMENT, please: show the Officer on G2b.
web-learn-stalingrad-units-extra = MOVE the marked Quadrant. The Officer is in it, so he is hidden again, and so is a Sniper.
web-learn-stalingrad-units-extra-hint = Any Quadrant is allowed. MOVE this one, and nobody knows where the Officer is.
web-learn-stalingrad-units-assault = Your action is still to come. Infantry makes an ASSAULT through a Quadrant with enemy cards. Send the Infantry on G1c through the Quadrant S1b–G1c.
web-learn-stalingrad-units-assault-hint = For this lesson, choose ASSAULT: the Infantry on G1c, the Quadrant S1b–G1c.
web-learn-stalingrad-units-take = Both enemy cards were turned up. Had one been a Machine Gun, its DEFENSIVE FIRE would have stopped you. Take S1b: the Infantry there is eliminated.
web-learn-stalingrad-units-take-hint = You may take S1c or stay. But on S1b there is a point to win.
web-learn-stalingrad-units-reinforce = An Infantry beyond the front line is known to all, and a Soviet Machine Gun shot it. REINFORCEMENTS bring it back at your rear, in place of an Empty Area, and the enemy loses the point. Choose a Quadrant and an order.
web-learn-stalingrad-units-reinforce-hint = Choose REINFORCEMENTS, any Quadrant of your rear, and any order of its cards.
web-learn-stalingrad-units-done = You have used every Unit. Each tells the enemy something: weigh what you gain against what you show. Play a Quick Duel in the Advanced Mode next.
