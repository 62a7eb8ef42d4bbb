# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Advice at a training table

advice-nudge = Consider this: { $verb }.
advice-among = The best action is one of these:
advice-nothing = There is nothing to compare here.
advice-chance = { $chance } to win
advice-share = best in { $share } of the worlds
advice-others = Other actions: best in { $share } of the worlds
advice-reason-chance = It has the best chance of winning: { $chance } %, against { $next } % for the next best.
advice-reason-equal = Other actions have about the same chance of winning: { $chance } %.
advice-reason-only = Nothing else is worth comparing with it.
advice-area = Marked on the board: { $places }.
advice-bits = tells them { $bits } bits
advice-judge = Estimated from { review-judge-name } in { $worlds } worlds that fit what you know; the figures are approximate.
advice-judge-theirs = Based on { review-judge-name } in { $worlds } worlds that fit what the computer knew, seed { $seed }.
advice-verdict = { $action }: { $verdict ->
        [best] nothing better was found.
        [good] a good action.
        [inaccuracy] slightly inaccurate.
        [mistake] a mistake.
        [blunder] a blunder.
       *[unclear] the two judges disagree about it.
    }
advice-played = Chance of winning, given what you knew: { $chance }.
advice-better = Better: { $action } ({ $chance })
advice-told = They will be told:
advice-told-nothing = They will not be told anything about it yet.
advice-told-one = { $exact ->
        [yes] And one of these, depending on what you cannot see:
       *[no] And one of these, depending on what you cannot see, with about these frequencies:
    }
advice-told-share = { $percent } %: { $events }
advice-told-no-more = nothing else
advice-told-end = the game ends, and all cards are shown
advice-told-other = other: { $percent } %, e.g. { $events }
advice-told-other-rare = other: { $percent } %
advice-told-many = And one of many things, none of them likely, e.g. { $events }
advice-told-model = { $exact ->
        [yes] Exact
       *[no] Approximate
    }: { $model ->
        [veteran] according to a veteran, who considers some layouts likelier than others
       *[even] assuming that all layouts are equally likely
    }, counted over { $exact ->
        [yes] all { $worlds } worlds that fit what you know.
       *[no] { $worlds } worlds that fit what you know.
    }
