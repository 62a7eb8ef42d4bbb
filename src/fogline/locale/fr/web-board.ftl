# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Le plateau dans le navigateur

web-board-name = Champ de bataille
web-board-help = Les flèches parcourent le plateau. Entrée montre les actions sur une case, ou la choisit. Q change le carré choisi. La lettre sur le bouton d'une action la commence. Échap revient en arrière.
web-board-pickable = peut être choisie
web-board-picked = choisie
web-board-changed = nouveau depuis votre dernier tour
web-board-marked = signalée
web-board-arranged = réarrangée depuis votre dernier tour
web-board-legend-changed = Losange : nouveau depuis votre dernier tour
web-board-legend-arranged = Cadre double : l'autre camp a réarrangé ces cartes depuis votre dernier tour.
web-board-legend-pickable = Cadre en tirets : peut être choisie maintenant.
web-board-legend-part = Cadre en pointillé : peut être choisie avec son carré.
web-board-legend-picked = Cadre épais : choisie.
web-board-legend-marked = Cadre en pointillé lumineux : ce que montre un conseil, une suggestion ou une leçon.
web-board-legend-aids = Plaque sombre : ce que l'aide-mémoire retient ou déduit d'une carte face cachée.
web-board-legend-aid = Aide-mémoire : { $words }
web-board-chance = Chance de toucher : { $odds }
web-board-quadrant = Carré { $quadrant }
web-board-menu = Actions possibles : { $place }
web-board-begin = { $verb } · { $place } …
web-board-more = Choisir encore une carte …
web-board-instead = Plutôt le Carré { $quadrant }
web-board-back = Retour
web-board-nothing = Rien n'est possible en { $cell } pour le moment.
web-board-no-card = aucune carte

## Ranger les cartes d'un carré

web-board-arrange = Rangez les cartes de { $quadrant }
web-board-arrange-help = Faites glisser les cartes, ou touchez-en deux pour les échanger.
web-board-arrange-keys = Au clavier : Entrée soulève une carte, les flèches la déplacent, Entrée la repose.
web-board-arrange-confirm = Terminé
web-board-arrange-reset = Remettre comme avant
web-board-arrange-not = Les cartes ne peuvent pas rester ainsi.
web-board-key = touche { $key }
web-board-lifted = Soulevée de { $cell } : { $card }
web-board-put-back = Reposée en { $cell } : { $card }
web-board-exchanged = { $one } maintenant en { $cell }, { $other } en { $place }

## L'aide-mémoire sur les cartes

web-board-aid-shown = montrée auparavant : { $card }
web-board-aid-can = peut être { $cards }
web-board-aid-odds = { $card } { $percent } %
web-board-aid-count = { $count } types
