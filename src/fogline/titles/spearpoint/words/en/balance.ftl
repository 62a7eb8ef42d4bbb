# fogline balance: is a card set fair?

spearpoint-balance-summary = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $turns } Turns on average
spearpoint-balance-first-seat = the first side, with decks that are …
spearpoint-balance-built = built by bots
spearpoint-balance-varied = varied
spearpoint-balance-ready = ready-made
spearpoint-balance-all = all
spearpoint-balance-priority = had priority at first
spearpoint-balance-initiative = won the first Initiative
spearpoint-balance-deck = ready deck
spearpoint-balance-unit-built = Unit, in decks built by bots
spearpoint-balance-unit-varied = Unit, in varied decks
spearpoint-balance-picked = in decks
spearpoint-balance-with = won with it
spearpoint-balance-without = won without it
spearpoint-balance-command = Command card
spearpoint-balance-played = played
spearpoint-balance-spent = spent for +1
spearpoint-balance-winning = won by its player
