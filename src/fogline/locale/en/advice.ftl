# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## Advice at a training table

advice-nudge = Consider this: { $verb }.
advice-among = The best action is one of these:
advice-nothing = There is nothing to compare here.
advice-chance = { $chance } to win
advice-share = best in { $share } of the worlds
advice-others = Other actions: best in { $share } of the worlds
advice-reason-chance = It has the best chance to win: { $chance } %, and the next best { $next } %.
advice-reason-equal = Others have about the same chance to win: { $chance } %.
advice-reason-only = Nothing else is worth comparing with it.
advice-area = Marked on the board: { $places }.
advice-bits = tells them { $bits } bits
advice-judge = Estimated by { review-judge-name }, in { $worlds } worlds that fit what you know: figures are about right.
advice-judge-theirs = By { review-judge-name }, in { $worlds } worlds that fit what the computer knew, seed { $seed }.
advice-verdict = { $action }: { $verdict ->
        [best] nothing better was found.
        [good] a good action.
        [inaccuracy] slightly inaccurate.
        [mistake] a mistake.
        [blunder] a blunder.
       *[unclear] the two judges do not agree on it.
    }
advice-played = Chance to win by what you knew: { $chance }.
advice-better = Better: { $action } ({ $chance })
advice-told = They will be told:
advice-told-nothing = They will be told nothing of it yet.
advice-told-one = { $exact ->
        [yes] And one of these, by what you cannot see:
       *[no] And one of these, by what you cannot see, about this often:
    }
advice-told-share = { $percent } %: { $events }
advice-told-no-more = nothing else
advice-told-end = the game ends, and all cards are shown
advice-told-other = other: { $percent } %, e.g. { $events }
advice-told-other-rare = other: { $percent } %
advice-told-many = And one of many things, none of them likely, e.g. { $events }
advice-told-model = { $exact ->
        [yes] Exact
       *[no] About
    }: { $model ->
        [veteran] by what a veteran believes, who takes some layouts for likelier than others
       *[even] if all layouts are equally likely
    }, counted in { $exact ->
        [yes] all { $worlds } worlds that fit what you know.
       *[no] { $worlds } worlds that fit what you know.
    }
