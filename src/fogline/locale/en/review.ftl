# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Reviews of finished games

review-title = { $title }: review
review-whole = The whole game, all cards open. “--as SEAT” shows only what one seat could know.
review-as = Seen by: { $seat }. Only what this seat could know before the end.
review-judge = Judge: { review-judge-name }, { $worlds } worlds per decision, seed { $seed }. Second judge: { review-second-name }.
review-judge-name = { $judge ->
        [veteran] a veteran’s evaluation
        [ace] an ace’s evaluation
        [random-games] random playouts
       *[other] { $judge }
    }
review-second-name = { $second ->
        [playouts-regular] playouts by regulars
        [network] an ace’s network, looking at what follows
       *[other] { $second }
    }
review-result = { $seat } { $result ->
        [won] won
        [drawn] drew
       *[lost] lost
    }. Chance of winning at the start: { $start } %.
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
        [skill] decisions
        [fog] luck in the fog
        [chance] luck with cards and dice
        [partners] partners
       *[enemy] the enemy
    } ({ $points }).
review-costliest = The costliest decision: turn { $turn }, { $played } ({ $chance } % to win). { $best } was better ({ $better } %): { $loss ->
        [one] a loss of 1 percentage point
       *[other] a loss of { $loss } percentage points
    }{ $clause ->
        [none] .
       *[other] { " " }({ $clause }).
    }
review-lesson-unit = Next time: search where a unit is more likely.
review-lesson-quadrant = Next time: explore where an enemy unit is more likely.
review-lesson-hit = Next time: compare all shots, and take the one that hits more often.
review-lesson-known = Next time: use what you know. A card that was shown and has not moved is still there.
review-lesson-other = Next time: check whether “{ $better }” gains more before you choose “{ $verb }”.
review-lesson-same = Next time: compare all options for “{ $verb }” before you choose one.
review-often = { $count } of the { $mistakes } decisions that could have been better { $count ->
        [one] was of this kind and cost
       *[other] were of this kind and cost
    } { $loss } of the { $total } points lost.{ $rest }
review-habit = Another kind cost more overall ({ $count } times, { $loss } points). { $lesson }
review-often-once = It was the only decision that could have been better.{ $rest }
review-rest = { $points ->
        [none] { "" }
       *[other] { " " }All decisions together come to { $points }, including small losses and those on which the judges disagree.
    }
review-sum = What made the difference, in percentage points: decisions { $skill }, luck in the fog { $fog }, cards and dice { $chance }, the enemy { $enemy }, partners { $partners }.
review-bits = Learned from these actions: { $learned ->
        [one] { $learned } bit
       *[other] { $learned } bits
    }. Given away by them: { $given ->
        [one] { $given } bit
       *[other] { $given } bits
    }.
review-graph = Chance of winning at the start of each turn, in %: { $chances }.
review-graph-true = The same with all cards open: { $chances }.
review-moments = Decisive moments
review-moment = Turn { $turn }, { $actor ->
        [own] { $action }
        [chance] cards or dice
        [partners] a partner
       *[enemy] the enemy
    }: from { $before } % to { $after } %.
review-mistakes = What could have been better, greatest loss first
review-lesson-resigned = Next time: play on. Resigning gave up a { $chance } % chance of winning.
review-no-mistakes = The judges agree on no decision that could have been better.
review-mistake = Turn { $turn }, { $verdict }: { $played } ({ $chance } %). { $best } was better by { $loss } ({ $better } %; { $clause }).
review-played-fact = About the action played: { $fact }
review-best-fact = About the better action: { $fact }
review-versus-unit = Chance of a unit: about { $percent } % on { $cell }, but { $better-percent } % on { $better-cell }.
review-versus-quadrant = Chance of an enemy unit: about { $percent } % in the Quadrant of { $cell }, but { $better-percent } % in that of { $better-cell }.
review-versus-hit = Chance of a hit: about { $percent } %, but { $better-percent } % with the better shot.
review-reason-wins = The best action wins the game if { $card } is on { $cell } (in about { $percent } % of the worlds).
review-reason-gains = The best action gains most if { $card } is on { $cell } (in about { $percent } % of the worlds).
review-oftener-less = Another action is best in more worlds ({ $percent } %, against { $best } % for this one), but where this one is better, it gains more.
review-oftener-shared = Another action is best in more worlds ({ $percent } %, against { $best } % for this one), but only because others share the rest: head to head, this one is better in more worlds.
review-best-in = { $worlds ->
        [100] The better action was best in every world that fits what was known.
       *[other] The better action was best in { $worlds } % of the worlds that fit what was known.
    }
review-second = The second judge agrees: the better action leads by { $points ->
        [0] a fraction of a percentage point
        [one] 1 percentage point
       *[other] { $points } percentage points
    }.
review-hindsight = With all cards open, the loss was { $loss }; nobody could have known { $difference } of that.
review-hindsight-less = With all cards open, { $loss ->
        [0] nothing was lost
       *[other] the loss was only { $loss }
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
