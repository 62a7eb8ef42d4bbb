# fogline balance : un jeu de cartes est-il équitable ?

spearpoint-balance-summary = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $turns } tours en moyenne
spearpoint-balance-first-seat = le premier camp, avec des decks …
spearpoint-balance-built = construits par des bots
spearpoint-balance-varied = variés
spearpoint-balance-ready = prêts à jouer
spearpoint-balance-all = de toutes sortes
spearpoint-balance-priority = avait d'abord la priorité
spearpoint-balance-initiative = a gagné la première initiative
spearpoint-balance-deck = deck prêt
spearpoint-balance-unit-built = unité, dans des decks construits par des bots
spearpoint-balance-unit-varied = unité, dans des decks variés
spearpoint-balance-picked = dans les decks
spearpoint-balance-with = gagne avec elle
spearpoint-balance-without = gagne sans elle
spearpoint-balance-command = carte d'ordre
spearpoint-balance-played = jouée
spearpoint-balance-spent = dépensée pour +1
spearpoint-balance-winning = gagne qui l'a jouée
