# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Puzzles: what is said of an answer

puzzle-verdict-right = Right
puzzle-verdict-failed = Right, but it failed
puzzle-verdict-wrong = Not the best
puzzle-right = { $action } is the best action ({ $chance } % to win), ahead of { $other } ({ $less } %).
puzzle-why = Why: { $fact }
puzzle-best = The best action was { $action } ({ $chance } % to win).
puzzle-not-compared = { $action } was not among the actions compared: nothing spoke in its favour.
puzzle-usual = A regular plays { $action } here ({ $chance } %).
puzzle-worked = With all cards open, its chance was { $truth } %.
puzzle-failed = With all cards open, its chance was { $truth } %, not { $chance } %. Nobody could know that; the answer is still right.
puzzle-best-failed = The best action would have failed here: with all cards open, its chance was { $truth } %, not { $chance } %. Nobody could know that.
puzzle-wrong-lucky = With all cards open, your action was better here: { $given } % against { $best } %. That was luck: nobody could know it.
puzzle-wrong-truth = With all cards open: { $given } % for your action, { $best } % for the best.
puzzle-game = In the game, { $seat } played { $action } and { $result ->
        [won] won
        [drawn] drew
       *[lost] lost
    }.
