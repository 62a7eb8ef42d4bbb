# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## Reviews of finished games

review-title = { $title }: review
review-whole = The whole game, all cards open. “--as SEAT” tells one seat only what it could know.
review-as = Seen by: { $seat }. Only what could be known there before the end.
review-judge = Judge: { review-judge-name }, { $worlds } worlds for each decision, seed { $seed }. Second judge: { review-second-name }.
review-judge-name = { $judge ->
        [veteran] what a veteran thinks
        [ace] what an ace thinks
        [random-games] random games
       *[other] { $judge }
    }
review-second-name = { $second ->
        [playouts-regular] games played on by regulars
        [network] what an ace's network thinks of what follows
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
review-standing-as = { $accuracy }: as good as { review-average } ({ $average }).
review-standing-above = { $accuracy }: better than { review-average } ({ $average }).
review-standing-below = { $accuracy }: not as good as { review-average } ({ $average }).
review-standing-between = { $accuracy }: better than { review-average } ({ $average }), not as good as { review-average-next } ({ $next-average }).
review-average = { $levels ->
        [recruit] a recruit’s average game
        [regular] a regular’s average game
        [veteran] a veteran’s average game
        [ace] an ace’s average game
        [veteran-ace] the average game of veterans and aces
       *[other] the average game of { $levels }
    }
review-average-next = { $next ->
        [recruit] a recruit’s
        [regular] a regular’s
        [veteran] a veteran’s
        [ace] an ace’s
        [veteran-ace] that of veterans and aces
       *[other] that of { $next }
    }
review-no-accuracy = No decision could be judged.
review-mostly = Biggest factor: { $part ->
        [skill] own decisions
        [fog] luck of the fog
        [chance] luck of cards and dice
        [partners] partners
       *[enemy] the enemy
    } ({ $points }).
review-costliest = The costliest decision: turn { $turn }, { $played } ({ $chance } % to win). { $best } was better ({ $better } %): { $loss ->
        [one] 1 point of 100 was
       *[other] { $loss } points of 100 were
    } lost{ $clause ->
        [none] .
       *[other] { " " }({ $clause }).
    }
review-lesson-unit = Next time: search where a unit is more likely.
review-lesson-quadrant = Next time: explore where an enemy unit is more likely.
review-lesson-hit = Next time: compare all shots, and take the one that hits more often.
review-lesson-known = Next time: use what is known. What was shown and has not been moved is still there.
review-lesson-other = Next time: look whether “{ $better }” gains more before you choose “{ $verb }”.
review-lesson-same = Next time: compare all choices of “{ $verb }” before you take one.
review-often = { $count } of the { $mistakes } decisions that could have been better { $count ->
        [one] was
       *[other] were
    } of this kind; that is { $loss } of the { $total } points that they cost.{ $rest }
review-habit = Another kind cost more in all ({ $count } times, { $loss } points). { $lesson }
review-often-once = It was the only decision that could have been better.{ $rest }
review-rest = { $points ->
        [none] { "" }
       *[other] { " " }All own decisions together come to { $points }: small losses, and those on which the judges disagree, count as well.
    }
review-sum = What made the difference, in points of 100: own decisions { $skill }, what they revealed { $fog }, cards and dice { $chance }, the enemy { $enemy }, partners { $partners }.
review-bits = Learned by own actions: { $learned ->
        [one] { $learned } bit
       *[other] { $learned } bits
    }. Given away by them: { $given ->
        [one] { $given } bit
       *[other] { $given } bits
    }.
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
review-lesson-resigned = Next time: play on. Resigning gave up a chance of { $chance } % to win.
review-no-mistakes = Nothing that both judges would have done better.
review-mistake = Turn { $turn }, { $verdict }: { $played } ({ $chance } %). { $best } was better by { $loss } ({ $better } %; { $clause }).
review-played-fact = About what was played: { $fact }
review-best-fact = About the better one: { $fact }
review-versus-unit = Chance of a unit: about { $percent } % on { $cell }, but { $better-percent } % on { $better-cell }.
review-versus-quadrant = Chance of an enemy unit: about { $percent } % in the Quadrant of { $cell }, but { $better-percent } % in that of { $better-cell }.
review-versus-hit = Chance of a hit: about { $percent } %, but { $better-percent } % with the better shot.
review-reason-wins = The best action wins the game if { $card } is on { $cell } (in about { $percent } % of the worlds).
review-reason-gains = The best action gains most if { $card } is on { $cell } (in about { $percent } % of the worlds).
review-oftener-less = Another action is the best in more worlds ({ $percent } %, this one in { $best } %), but where this one is better, it gains more.
review-oftener-shared = Another action is the best in more worlds ({ $percent } %, this one in { $best } %), because others share the rest; compared with that one alone, this one is better in more of them.
review-best-in = { $worlds ->
        [100] The better one was the best in every world that fits what was known.
       *[other] The better one was the best in { $worlds } % of the worlds that fit what was known.
    }
review-second = The second judge agrees: what follows is { $points ->
        [0] a little
        [one] 1 point of 100
       *[other] { $points } points of 100
    } better.
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
review-fact-unit = Chance of a unit on { $cell }: about { $percent } %.
review-fact-quadrant = Chance of an enemy unit in the Quadrant of { $cell }: about { $percent } %.
review-fact-hit = Chance of a hit: about { $percent } %.
