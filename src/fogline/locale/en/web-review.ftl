# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## In the browser: the review of a finished game

web-review = Review
web-review-whole = The whole game, with hindsight
web-review-only = Only what was known there: { $seat }
web-review-seats = Whose decisions
web-review-reading = The game is being read …
web-review-waiting = Other reviews come first. This one begins by itself.
web-review-working = Each decision is being judged. What is ready can be read already.
web-review-progress = Progress
web-review-advice = What to do better
web-review-show = Show it on the board
web-review-bit = One bit is the answer to a question of yes or no.
web-review-accuracy = Accuracy
web-review-judged = { $count ->
        [one] One decision was judged
       *[other] { $count } decisions were judged
    }
web-review-graph = Chance to win: { $seat }
web-review-graph-about = Chance to win: { $seat }. From { $start } at the start to { $end } at the end. The table below has every turn.
web-review-as-known = As known there: { $seat }
web-review-as-true = As it truly was
web-review-table = Show as a table
web-review-table-hide = Hide the table
web-review-result = Result
web-review-split = What made the difference, in points of 100
web-review-split-about = From the chance at the start to the result. Own decisions only cost: 0 is perfect by what could be known. The rest is luck and the enemy.
web-review-part-start = At the start
web-review-part-skill = Own decisions
web-review-part-fog = Luck of the fog
web-review-part-chance = Luck of cards and dice
web-review-part-enemy = The enemy
web-review-part-partners = Partners
web-review-part-result = Result
web-review-by-chance = Cards or dice
web-review-by-enemy = What the enemy did
web-review-by-partners = What a partner did
web-review-turn = Turn { $turn }
web-review-mistakes = What could have been better
web-review-better = Better: { $action }
web-review-open-loss = { $loss } with all cards open
web-review-loss = { $loss } points
web-review-unclear = It may have been a mistake, but the two judges do not agree. Nobody should be blamed for it.
web-review-was-best = Nothing better was found, by what could be known.
web-review-position = The position
web-review-step = The decision that is shown
web-review-choose = Choose a moment or a decision: the board shows what could be known then.
web-review-next = Next to improve
web-review-previous = Previous to improve
web-review-in-replay = Replay from here
web-review-method = Every decision is judged by what its seat could know, not by the open cards. The judge is a computer player, and can be wrong.
web-review-key-next = to the next decision that could have been better
web-review-key-previous = to the previous one
web-review-key-step = to the previous decision, to the next
web-review-key-open = show or hide all cards
