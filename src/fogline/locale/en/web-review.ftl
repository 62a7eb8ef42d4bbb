# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## In the browser: the review of a finished game

web-review = Review
web-review-whole = The whole game, with hindsight
web-review-only = Only what this seat knew: { $seat }
web-review-seats = Whose decisions
web-review-reading = Reading the game …
web-review-waiting = Other reviews are ahead in the queue. This one will start automatically.
web-review-working = Judging each decision. You can already read what is ready.
web-review-progress = Progress
web-review-advice = What to improve
web-review-show = Show it on the board
web-review-bit = One bit is the answer to a yes-or-no question.
web-review-accuracy = Accuracy
web-review-judged = { $count ->
        [one] One decision was judged
       *[other] { $count } decisions were judged
    }
web-review-graph = Chance of winning: { $seat }
web-review-graph-about = Chance of winning: { $seat }. From { $start } at the start to { $end } at the end. The table below shows every turn.
web-review-as-known = As known to: { $seat }
web-review-as-true = As it really was
web-review-table = Show as a table
web-review-table-hide = Hide the table
web-review-result = Result
web-review-split = What made the difference, in percentage points
web-review-split-about = From the chance at the start to the result. Decisions can only lose points: 0 is perfect, given what could be known. The rest is luck and the enemy.
web-review-part-start = At the start
web-review-part-skill = Decisions
web-review-part-fog = Luck in the fog
web-review-part-chance = Luck with cards and dice
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
web-review-unclear = It may have been a mistake, but the two judges disagree, so nobody is to blame.
web-review-was-best = Nothing better was found, given what could be known.
web-review-position = The position
web-review-step = The decision shown
web-review-choose = Choose a moment or a decision: the board shows what could be known then.
web-review-next = Next to improve
web-review-previous = Previous to improve
web-review-in-replay = Replay from here
web-review-method = Every decision is judged by what its seat could know, not by the open cards. The judge is a computer player and can be wrong.
web-review-key-next = go to the next decision that could have been better
web-review-key-previous = go to the previous one
web-review-key-step = go to the previous decision, to the next
web-review-key-open = show or hide all cards
