# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## Reviews of finished games

review-title = { $title }: review
review-whole = The whole game, all cards open. “--as SEAT” tells one seat only what it could know.
review-as = Seen by: { $seat }. Only what could be known there before the end.
review-judge = Judge: { review-judge-name }, { $worlds } worlds for each decision, seed { $seed }. Second judge: { review-second-name }.
review-judge-name = { $judge ->
        [veteran] what a veteran thinks
        [random-games] random games
       *[other] { $judge }
    }
review-second-name = { $second ->
        [playouts-regular] games played on by regulars
       *[other] { $second }
    }
review-result = { $seat } { $result ->
        [won] has won
        [drawn] has drawn
       *[lost] has lost
    }. Chance to win at the start: { $start } %.
review-accuracy = Accuracy: { $accuracy } of 100, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } judged.
review-no-accuracy = No decision could be judged.
review-mostly = The greatest part of the difference: { $part ->
        [skill] own decisions
        [fog] luck of the fog
        [chance] luck of cards and dice
        [partners] partners
       *[enemy] the enemy
    } ({ $points }).
review-lesson-same = To do better: compare all choices of “{ $verb }” before you take one. { $count ->
        [one] Once
       *[other] { $count } times
    } there was a better one; that is { $loss } of the { $total } points that mistakes cost.
review-lesson-other = To do better: look for “{ $better }” before you choose “{ $verb }”. { $count ->
        [one] Once
       *[other] { $count } times
    } it was better; that is { $loss } of the { $total } points that mistakes cost.
review-sum = What made the difference, in points of 100: own decisions { $skill }, what they revealed { $fog }, cards and dice { $chance }, the enemy { $enemy }, partners { $partners }.
review-bits = Learned by own actions: { $learned } bits. Given away by them: { $given } bits.
review-graph = Chance to win at the start of each turn, in %: { $chances }.
review-graph-true = The same with all cards open: { $chances }.
review-moments = The moments that decided it
review-moment = Turn { $turn }, { $actor ->
        [own] { $action }
        [chance] cards or dice
        [partners] a partner
       *[enemy] the enemy
    }: from { $before } % to { $after } %.
review-mistakes = What could have been better, the greatest loss first
review-no-mistakes = Nothing that both judges call a mistake.
review-mistake = Turn { $turn }, { $verdict }: { $played } ({ $chance } %). { $best } was better by { $loss } ({ $better } %; { $clause }).
review-played-fact = About what was played: { $fact }
review-best-fact = About the better one: { $fact }
review-versus-unit = Chance of a unit: { $percent } % on { $cell }, but { $better-percent } % on { $better-cell }.
review-versus-quadrant = Chance of an enemy unit: { $percent } % in the Quadrant of { $cell }, but { $better-percent } % in that of { $better-cell }.
review-versus-hit = Chance of a hit: { $percent } %, but { $better-percent } % with the better shot.
review-best-in = The better one was the best in { $worlds } % of the worlds that fit what was known.
review-second = The second judge agrees: games played on from there go { $points ->
        [0] a little
        [one] 1 point of 100
       *[other] { $points } points of 100
    } better.
review-told = It told the enemy { $given } bits; the better one would have told { $other }.
review-hindsight = With all cards open { $loss } were lost: { $difference } of it nobody could know.
review-hindsight-less = With all cards open { $loss ->
        [0] nothing was lost
       *[other] only { $loss } were lost
    }.
review-decisions = All decisions
review-column-turn = Turn
review-column-played = Played
review-column-verdict = Verdict
review-column-chance = Chance
review-column-best = Best
review-column-loss = Loss
review-column-hindsight = Hindsight
review-column-learned = Learned
review-column-given = Told
review-verdict-best = best
review-verdict-good = good
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-verdict-unclear = unclear
review-fact-unit = { $cell } has a unit with { $percent } %.
review-fact-quadrant = { $percent } % for an enemy unit in the Quadrant of { $cell }.
review-fact-hit = The shot hits with { $percent } %.
