# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Phrases à la table

web-phrases = Phrases
web-phrases-about = Tout le monde à la table les lit, chacun dans sa langue. Vous pouvez en dire une toutes les cinq secondes, et 20 par heure.
web-phrases-say = Dire
web-phrases-latest = Phrases récentes
web-phrases-none = Personne n’a encore rien dit.
web-phrases-shown = Montrer ce que disent les autres
web-phrases-muted = Ce que disent les autres est masqué.
web-phrases-wait = Vous pouvez en dire une toutes les cinq secondes, et 20 par heure. Attendez un peu.
web-phrase-said = { $seat } : { $phrase }
web-phrase-said-you = Vous : { $phrase }
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-thinking = Je réfléchis.
web-phrase-one-moment = Un instant, s’il vous plaît.
web-phrase-well-played = Bien joué !
web-phrase-thanks = Merci !
web-phrase-sorry = Pardon !
web-phrase-good-game = Belle partie !
web-phrase-rematch = Une revanche ?

## Parties à regarder

web-watch = Regarder
web-watch-title = Parties à regarder
web-watch-about = Voici des parties que tout le monde peut regarder. Vous voyez ce qui est public, ou toutes les cartes avec quelques tours de retard, comme les joueurs en sont convenus.
web-watch-running = En cours
web-watch-over = Terminées ces sept derniers jours
web-watch-none = Aucune partie n’est en cours.
web-watch-none-over = Aucune partie ne s’est terminée ces sept derniers jours.
web-watch-open = Regarder : { $name }
web-watch-more = En montrer plus
web-watch-begun = Commencée { $ago }
web-watch-ended = Terminée : { $moment }
web-watch-file = Avec un fichier des joueurs
web-listed = Tout le monde peut regarder
web-listed-about = La partie figure alors sur la page « Regarder » tant qu’elle dure et sept jours après. Les joueurs le voient avant de la rejoindre.
web-listed-agreed = La partie est sur la page « Regarder ».

## Parties ouvertes du salon

web-lobby-game-all = Tous les jeux
web-lobby-speed = Rythme
web-lobby-speed-all = Tous les rythmes
web-lobby-speed-live = En direct, avec pendule
web-lobby-speed-days = Sur plusieurs jours
web-lobby-speed-none = Sans pendule
web-lobby-none-such = Aucune partie ouverte ne correspond.
web-lobby-since = Proposée { $ago }
web-bot-accounts = Les bots peuvent jouer
web-bot-accounts-about = Les programmes d’autres personnes, chacun avec son propre compte et « (bot) » après son nom, peuvent alors prendre une place libre.
web-bot-accounts-agreed = Un programme peut prendre une place. Son nom se termine par « (bot) ».
web-lobby-bots = Bots disponibles
web-lobby-bots-about = Des programmes d’autres personnes. Défiez-en un pour une partie rapide, comme choisie ci-dessus.
web-lobby-challenge = Défier
web-lobby-challenge-one = Défier { $name }
web-lobby-challenged = Le bot est défié. Il prendra sa place s’il accepte.
