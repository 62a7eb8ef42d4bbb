# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Ratings and the ladder

web-ladder = Ladder
web-ladder-about = Players by their rating in rated games, alongside the computer levels. Elo scale: 400 points more mean 10:1 odds. ± shows how precisely a rating is known: 19 times out of 20, the true strength is within it.
web-ladder-speed-live = Live games
web-ladder-speed-slow = Games over several days
web-ladder-place = Place
web-ladder-player = Player
web-ladder-rating = Rating
web-ladder-record = Won, drawn, lost
web-ladder-level = Computer: { $level }
web-ladder-you = you
web-ladder-none = Nobody has played enough rated games yet. A rating appears here once it is known to within ± { $margin } points.
web-ladder-figures = { $won } – { $drawn } – { $lost }
web-rating = { $points } ± { $margin }
web-rated = Rated
web-rated-about = The result changes the ratings of both players. Both must be signed in and play with a clock.
web-rated-standard = This game is not rated. Only standard set-ups are: a scenario in which both sides have the same task, with the usual rules or one of the presets.
web-rated-sign-in = Sign in to play rated games.
web-rated-game = Rated game
web-rated-seats = Ratings
web-rated-change = { $before } → { $after } ({ $change })
web-rated-not = This game did not count: not all players were signed in.
web-rating-mine = My ratings
web-rating-history = My rating over time: { $title }, { $speed }
web-rating-history-row = { $date }: { $before } → { $after }
web-rating-none = No rated games yet.
web-lobby-least = Rating from
web-lobby-most = to
web-lobby-any = any
web-lobby-wanted = wanted: { $least } to { $most }
