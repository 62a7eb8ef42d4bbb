# fogline balance: is a card set fair?

cli-balance = let bots play many games and tell whether a card set is fair
cli-balance-game = the game: spearpoint
cli-balance-level = how well both sides play (default { $level })
cli-balance-decks = which decks: built as a bot builds them, varied (anything with crews), or the ready ones; all three if nothing is said
cli-balance-games = how many games with each kind of deck (default { $games })
balance-summary = { $games } games, { $turns } Turns on average
balance-first-seat = the first side, with decks that are …
balance-built = built by bots
balance-varied = varied
balance-ready = ready-made
balance-all = all together
balance-won = won
balance-games = games
balance-who = who
balance-priority = had priority at first
balance-initiative = won the first Initiative
balance-deck = ready deck
balance-unit = Unit
balance-picked = in decks
balance-with = won with it
balance-without = won without it
balance-command = Command card
balance-played = played
balance-spent = spent for +1
balance-winning = won by who played it
