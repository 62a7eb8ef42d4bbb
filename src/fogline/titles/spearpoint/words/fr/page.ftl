# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Spearpoint 1943 dans le navigateur : pour le choisir

web-game-spearpoint-about = Deux chefs et pas de carte d'état-major : composez un deck, engagez vos unités en secret, déclarez vos attaques, lancez les dés et renversez le combat avec des cartes d'ordre.
web-file-spearpoint = Votre propre jeu de cartes (TOML)
web-file-spearpoint-about = Avec les cartes imprimées, si vous possédez le jeu. docs/games/spearpoint.md dit comment l'écrire.
web-notice-spearpoint = toutes les cartes de Spearpoint 1943

## Spearpoint 1943 dans le navigateur : les options par leur nom, et leurs valeurs

web-option-deck-min = Points du deck, au moins
web-option-deck-max = Points du deck, au plus
web-option-start-units = Cartes d'unité au départ
web-option-start-command = Cartes d'ordre au départ
web-option-hand-units = Limite de cartes d'unité
web-option-hand-command = Limite de cartes d'ordre
web-option-draw-command = Pioches d'ordre par tour
web-option-draw-any = Pioches libres par tour
web-option-vp-goal = Points de Victoire pour gagner
web-option-overrun-turns = Tours sans opposition pour gagner
web-option-immobile-bonus = Bonus contre ce qui est immobile
web-option-special-basis = D'où se lisent les résultats spéciaux
web-option-bullet-scope = Qui les balles ne peuvent blesser
web-option-empty-front-converts = L'arrière comble un front vide
web-option-crew-only-scope = Unités qu'un équipage peut reprendre
web-option-new-unit-by-transfer = Nouvelles unités avec un équipage transféré
web-option-crew-4-6-without-ground = Équipage à intensité 4 à 6 sans capteurs
web-option-assault-adds-rating = L'indice de dégâts compte dans un assaut
web-option-assault-min-at-resolution = Membres restants pour un assaut
web-option-damage-counter-includes-current = Les compteurs comptent ce tour
web-option-overrun-opposition = Ce qui empêche un débordement
web-option-draw-optional = On peut renoncer à piocher
web-option-command-reshuffle = Les ordres défaussés sont remélangés
web-option-stall-turns = Tours sans combat jusqu'à la fin
web-option-spearpoint-max-turns = Tours avant que les points décident
web-option-mirror-factions = Les deux camps d'une même nation
web-option-open-lists = Listes de decks ouvertes
web-option-reveal-at-end = Tout est montré à la fin
web-option-card-edition = Édition des cartes
web-value-natural = les dés tels qu'ils tombent
web-value-modified = la somme modifiée
web-value-all-classes = toute unité de défense 2 ou plus
web-value-flagged = véhicules et canons de défense 2 ou plus
web-value-any-uncrewed = toute unité sans équipage
web-value-lost-or-captured = équipage perdu, ou capturée
web-value-survives = il survit
web-value-destroyed = il est perdu
web-value-any-unit = toute unité ennemie
web-value-ground-only = unités au sol seulement
web-value-first = la première nation
web-value-second = la seconde nation

## Spearpoint 1943 dans le navigateur : les cartes

web-spearpoint-unit = { $unit } { $card }
web-spearpoint-cost = { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
web-spearpoint-needs = demande : { $crew }
web-spearpoint-no-crew-needed = sans équipage
web-spearpoint-defense = Défense { $defense }
web-spearpoint-endurance = Endurance { $left } sur { $full }, moitié à { $half }
web-spearpoint-armored = blindée
web-spearpoint-immobile = ne peut bouger
web-spearpoint-flight = Tours de vol : { $turns }
web-spearpoint-uncrewed = sans équipage : elle ne peut agir
web-spearpoint-bombed = bombes larguées
web-spearpoint-weapon = Arme
web-spearpoint-vs-armor = véhicules, canons
web-spearpoint-vs-infantry = à pied
web-spearpoint-vs-aircraft = en vol
web-spearpoint-damage-rating = dégâts
web-spearpoint-rate = jets
web-spearpoint-bullet = balles : sans effet dès défense 2
web-spearpoint-bomb = une fois par vol
web-spearpoint-damage-card = carte de dégâts : { $card }
web-spearpoint-legend-weapon = { $weapon } : atteindre { $armor } avec deux dés contre les véhicules et les canons, { $infantry } contre les troupes à pied, { $aircraft } contre les avions. Indice de dégâts { $damage } (éclat), jets { $rate } (×).
web-spearpoint-legend-bullet = Ligne pointillée : balles, sans effet à partir de Défense 2
web-spearpoint-legend-bomb = Point : bombes, une fois par vol
web-spearpoint-legend-damage = Éclat rouge : elle a la carte de dégâts { $card }.
web-spearpoint-legend-orders = Marque-page : cartes d'ordre posées avec elle : { $cards }
web-spearpoint-legend-captured = Drapeau : capturée à l'ennemi
web-spearpoint-counter = { $turns ->
        [0] Son effet est terminé.
        [one] Encore une fin de tour.
       *[other] Encore { $turns } fins de tour.
    }
web-spearpoint-held = { $card }, { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
web-spearpoint-hit-chance = chance de toucher { $share }

## Spearpoint 1943 dans le navigateur : la zone de combat

web-spearpoint-line = { $seat } : { $line }
web-spearpoint-empty = vide
web-spearpoint-to-front = Au front
web-spearpoint-to-rear = À l'arrière
web-spearpoint-to-air = En vol
web-spearpoint-planned = dans votre plan : { $card }
web-spearpoint-now = Tour { $turn } · { $phase }
web-spearpoint-attack-now = { $unit } attaque { $target } avec { $weapon }{ $rolls ->
        [one] {""}
        [0] {""}
       *[other] , encore { $rolls } jets
    }.
web-spearpoint-assault-now = Assaut sur { $target }, mené par { $unit }.
web-spearpoint-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }
web-spearpoint-priority = priorité
web-spearpoint-locked = verrouillé
web-spearpoint-holds = en main : unités { $hand }, cartes d'ordre { $commands } ; réserve : { $reserves }
web-spearpoint-reserves = Réserves : { $reserves }
web-spearpoint-hand = Vos unités en main
web-spearpoint-hand-empty = Aucune carte d'unité.
web-spearpoint-commands = Vos cartes d'ordre
web-spearpoint-commands-empty = Aucune carte d'ordre.
web-spearpoint-plan = Votre plan, encore secret
web-spearpoint-plan-remove = Retirer du plan : { $line }
web-spearpoint-hint-commit = Glissez une carte de votre main dans sa ligne, ou touchez la carte puis la ligne. Les équipages sont ajoutés automatiquement.
web-spearpoint-hint-declare = Glissez une de vos unités sur sa cible, ou touchez l'une puis l'autre. Le nombre sur une cible est la chance de toucher.
web-spearpoint-hint-window = Touchez une carte d'ordre marquée, puis l'unité visée.
web-spearpoint-hint-roll = Ou touchez une carte d'ordre pour la défausser, pour +1 : { $odds }
web-spearpoint-next-line = Choisissez sa ligne.
web-spearpoint-next-unit = Choisissez une de vos unités marquées.
web-spearpoint-next-enemy = Choisissez une unité ennemie marquée.
web-spearpoint-next-card = Choisissez une carte marquée.
web-spearpoint-next-any = Choisissez parmi ce qui est marqué.
web-spearpoint-next-button = Choisissez parmi les boutons.
web-spearpoint-not-now = Pas maintenant. { $why }
web-spearpoint-not-now-window = Cette carte se joue { $windows }.
web-spearpoint-not-now-aim = Rien sur le terrain ne lui convient. Touchez-la pour savoir pourquoi.
web-spearpoint-not-now-commit = Les unités s'engagent dans la phase d'engagement.
web-spearpoint-not-now-unit = Elle ne peut pas être engagée. Touchez-la pour savoir pourquoi.
web-spearpoint-not-now-wait = L'autre camp, ou le hasard, agit d'abord.
web-spearpoint-key-enter = choisir la carte ou l'unité
web-spearpoint-key-pass = passer, ou ne plus jouer de carte d'ordre
web-spearpoint-key-roll = lancer les dés

## Spearpoint 1943 dans le navigateur : les chances

web-spearpoint-odds-attack = il faut { $value } avec deux dés : touche { $hit }, détruit { $destroys }, tir ami { $friendly }{ $rolls ->
        [one] {""}
       *[other] {" "}(chacun des { $rolls } jets)
    }
web-spearpoint-odds-intensity = détruit { $destroys }, carte de dégâts { $card }
web-spearpoint-odds-initiative = premier { $first }, égalité { $tie }, si l'autre camp n'ajoute rien
web-spearpoint-odds-hit = { $damage } de dégâts après la défense ; { $left ->
        [0] l'unité serait détruite
       *[other] il resterait { $left } d'endurance
    }

## Spearpoint 1943 dans le navigateur : que faire

web-spearpoint-task-wait = L'autre camp, ou le hasard, agit d'abord.
web-spearpoint-task-build = Composez votre deck.
web-spearpoint-task-muster = Choisissez votre main de départ.
web-spearpoint-task-commit = Engagez des unités de votre main, ou aucune, et verrouillez. L'autre camp fait de même ; tout est révélé ensemble.
web-spearpoint-task-window = Des cartes d'ordre peuvent être jouées { $window }. La question est toujours posée : une pause ne révèle donc rien.
web-spearpoint-task-declare = Déclarez vos attaques en secret, puis verrouillez.
web-spearpoint-task-join = Choisissez l'infanterie de l'assaut : trois ou plus.
web-spearpoint-task-initiative = Initiative : lancez, ou défaussez une carte d'ordre pour +1.
web-spearpoint-task-name = Résolvez une de vos attaques : choisissez l'unité et son arme.
web-spearpoint-task-support = { $unit } attaque { $target }. Jouez des cartes d'ordre pour elle, ou continuez.
web-spearpoint-task-answer = { $unit } attaque votre { $target }. Jouez des cartes d'ordre contre elle, ou passez.
web-spearpoint-task-roll = { $unit } tire sur { $target } : lancez, ou défaussez une carte d'ordre pour +1.
web-spearpoint-task-friendly-fire = Tir ami ! Choisissez l'unité ennemie touchée.
web-spearpoint-task-intensity = Coup au but sur { $unit } : lancez l'intensité, ou défaussez une carte d'ordre pour +1.
web-spearpoint-task-parry = Votre { $unit } est touchée. Jouez des cartes d'ordre contre les dégâts, ou passez.
web-spearpoint-task-card-roll = Votre carte lance un dé contre { $unit } : lancez-le, ou défaussez une carte d'ordre pour +1.
web-spearpoint-task-capture = Vous capturez { $unit }. Gardez-la, ou retirez-la du jeu.
web-spearpoint-task-draw = { $commands ->
        [0] Piochez encore { $free ->
            [one] 1 carte
           *[other] { $free } cartes
        } de l'un ou l'autre deck.
       *[other] Piochez : { $commands } du deck d'ordres, puis { $free } de l'un ou l'autre.
    }
web-spearpoint-task-limit-units = Trop de cartes d'unité : mettez-en sous votre réserve.
web-spearpoint-task-limit-commands = Trop de cartes d'ordre : défaussez-en.

## Spearpoint 1943 dans le navigateur : les consignes

web-spearpoint-standing = Consignes
web-spearpoint-standing-about = Votre camp passe automatiquement dans les cas que vous cochez, toujours après le même court délai. Cela dépend de ce réglage seul et jamais de vos cartes : l'autre camp n'en apprend rien.
web-spearpoint-standing-none = Toujours demander
web-spearpoint-standing-attacked = Passer jusqu'à ce qu'on m'attaque
web-spearpoint-standing-some = Mon propre choix
web-spearpoint-pass-commit-revealed = Passer après les engagements
web-spearpoint-pass-declare-revealed = Passer après les déclarations
web-spearpoint-pass-support = Passer quand j'attaque
web-spearpoint-pass-attacked = Passer quand on m'attaque
web-spearpoint-pass-hit = Passer quand je suis touché
web-spearpoint-pass-draw-open = Passer avant les pioches
web-spearpoint-countdown = Passer automatiquement si je ne fais rien pendant
web-spearpoint-countdown-off = jamais
web-spearpoint-countdown-left = Passe automatiquement dans { $seconds } s

## Spearpoint 1943 dans le navigateur : le deck

web-spearpoint-step-build = Composer un deck
web-spearpoint-step-muster = Choisir la main de départ
web-spearpoint-build-about = Votre deck coûte de { $low } à { $high } points. Prenez-en un tout prêt, ou choisissez carte par carte ; la plupart des unités demandent un équipage. L'autre camp n'en voit rien.
web-spearpoint-ready = Decks tout prêts :
web-spearpoint-search = Chercher des cartes
web-spearpoint-filter = Type de carte
web-spearpoint-all = toutes
web-spearpoint-look = Regarder { $card }
web-spearpoint-none-found = Aucune carte ne correspond.
web-spearpoint-deck-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d'un deck qui en demande { $low } à { $high }
web-spearpoint-deck-status = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $low } à { $high })
web-spearpoint-short = Équipages manquants ({ $crew }) : { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }, { $crews ->
        [one] { $crews } équipage
       *[other] { $crews } équipages
    }. Sans équipage, une unité reste en main.
web-spearpoint-idle = Équipages en réserve ({ $crew }) : { $count }. Ils remplacent ceux qui sont perdus.
web-spearpoint-confirm-deck = C'est mon deck
web-spearpoint-decks = Decks enregistrés et partagés
web-spearpoint-misfit = Ce deck ne convient pas : cartes inconnues, trop d'exemplaires, ou hors des points.
web-spearpoint-muster-about = Choisissez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre deck pour commencer ; les autres sont mélangées et forment votre réserve. Une unité et son équipage peuvent être engagés dès le premier tour.
web-spearpoint-deck = Votre deck
web-spearpoint-hand-status = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $goal }
web-spearpoint-confirm-hand = Commencer avec celles-ci

## Spearpoint 1943 dans le navigateur : l'aide-mémoire

web-spearpoint-aid-shown = Comme convenu, il montre les cartes vues qui doivent être encore là.
web-spearpoint-aid-deductions = Comme convenu, il montre ce que chaque lieu caché peut encore contenir.
web-spearpoint-aid-probabilities = Comme convenu, il montre ce que chaque lieu caché peut encore contenir, et la probabilité qu'il y en ait au moins un exemplaire. Toutes les dispositions compatibles avec ce que vous savez comptent autant.
web-spearpoint-aid-known = Certainement là : { $cards }
web-spearpoint-aid-rare = infime
web-spearpoint-place-hand = { $seat } : unités en main
web-spearpoint-place-reserves = { $seat } : réserve
web-spearpoint-place-command = { $seat } : cartes d'ordre
web-spearpoint-changed = Cartes d'ordre : { $points } aux dégâts.
