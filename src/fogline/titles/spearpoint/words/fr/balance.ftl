# fogline balance : un jeu de cartes est-il équitable ?

cli-balance = fait jouer de nombreuses parties aux bots et dit si un jeu de cartes est équitable
cli-balance-game = le jeu : spearpoint
cli-balance-level = le niveau des deux camps (par défaut { $level })
cli-balance-decks = quels decks : ceux qu'un bot construit (built), variés (varied : tout deck avec ses équipages) ou prêts à jouer (ready) ; les trois si rien n'est dit
cli-balance-games = combien de parties avec chaque sorte de deck (par défaut { $games })
balance-summary = { $games } parties, { $turns } tours en moyenne
balance-first-seat = le premier camp, avec des decks …
balance-built = construits par des bots
balance-varied = variés
balance-ready = prêts à jouer
balance-all = de toutes sortes
balance-won = gagne
balance-games = parties
balance-who = qui
balance-priority = avait d'abord la priorité
balance-initiative = a gagné la première initiative
balance-deck = deck prêt
balance-unit = unité
balance-picked = dans les decks
balance-with = gagne avec elle
balance-without = gagne sans elle
balance-command = carte d'ordre
balance-played = jouée
balance-spent = dépensée pour +1
balance-winning = gagne qui l'a jouée
