# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## Advice at a training table

advice-nudge = Consider this: { $verb }.
advice-among = The best action is one of these:
advice-nothing = There is nothing to compare here.
advice-chance = { $chance } to win
advice-share = best in { $share } of the worlds
advice-bits = tells them { $bits } bits
advice-judge = By { review-judge-name }, in { $worlds } worlds that fit what you know.
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
advice-told-open = It depends on what you cannot see. The figures are shares of the worlds that fit what you know.
advice-told-ends = The game can end here ({ $share }): then all cards are shown.
