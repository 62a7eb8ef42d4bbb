# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## The rules pages

web-rules-title = Rules of { $game }
web-rules-about = A short rulebook in our own words. Each paragraph ends with the numbers of the clauses it covers; the game cites them whenever it allows or refuses something.
web-rules-games = Which game
web-rules-learn = Learn it by playing
web-rules-contents = Contents
web-rules-loading = One moment …
web-rules-no-clause = There is no rule { $clause } in this game.
web-rules-in-reference = In the reference
web-rules-close-clause = Close
web-rules-reference = The numbered reference
web-rules-reference-about = Every clause as the program follows it, with sources, examples and open questions. It is written for people who develop or test the game, and exists only in English.
web-rules-reference-open = Open the reference
