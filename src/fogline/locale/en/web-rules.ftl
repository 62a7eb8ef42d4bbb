# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## The rules pages

web-rules-title = Rules of { $game }
web-rules-about = A short rulebook in our own words. Each paragraph ends with the numbers of the clauses that it covers; the game cites them wherever it allows or refuses something.
web-rules-games = Which game
web-rules-learn = Learn it by playing
web-rules-contents = Contents
web-rules-loading = One moment …
web-rules-no-clause = There is no rule { $clause } in this game.
web-rules-in-reference = In the reference
web-rules-close-clause = Close
web-rules-reference = The numbered reference
web-rules-reference-about = Every clause with its sources, examples and open questions, as the program follows it. It is written for people who develop or test the game, and exists in English only.
web-rules-reference-open = Open the reference
