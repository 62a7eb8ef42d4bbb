# Ce qui ne va pas dans un fichier ou une mise en place. Les clés sont celles de kernel/faults.py et du faults.py de chaque titre.

data-at-line = ligne { $line }, { $path } : { $why }
data-at-line-alone = ligne { $line } : { $why }
data-at-key = { $path } : { $why }
data-at-file = { $why }

## Tout fichier, toute mise en place

data-no-toml = ce n'est pas du TOML : { $reason }
data-unreadable = ne peut pas être lu comme du TOML
data-too-many-bytes = compte { $found } octets, plus de { $most }
data-too-deep = plus de { $most } listes ou tables les unes dans les autres
data-too-many-parts = une clé de plus de { $most } parties
data-too-many-digits = un nombre de plus de { $most } chiffres
data-more-keys = et { $found } autres clés qui n’existent pas
data-no-value = attendu : un texte, un nombre entier, true ou false ; trouvé : { $found }
data-missing = manque
data-unknown-key = cette clé n'existe pas ; il y a { $known }
data-no-text = un texte est attendu, il y a { $found }
data-no-number = un nombre entier est attendu, il y a { $found }
data-no-list = une liste est attendue, il y a { $found }
data-no-table = une table est attendue, il y a { $found }
data-no-flag = true ou false est attendu, il y a { $found }
data-no-name = un nom en signes imprimables est attendu, il y a { $found }
data-no-slug = { $found } n'est pas un nom en minuscules, chiffres et tirets
data-not-among = { $found } n'est pas parmi { $known }
data-too-small = { $found } est inférieur à { $least }
data-too-large = { $found } est supérieur à { $most }
data-too-long = compte { $found } signes, plus que { $most }
data-too-many = compte { $found } entrées, plus que { $most }
data-empty-list = au moins une entrée est attendue
data-unknown-option = cette option n'existe pas ; il y a { $known }
data-not-allowed-number = { $found } n'est pas parmi { $known }, un nombre de { $least } à { $most }
data-not-allowed-text = { $found } n'est pas parmi { $known }, un texte

## Mots d'une commande, et les fichiers qu'ils nomment

data-no-such-game = ce jeu n'existe pas ; il y a { $known }
data-no-file = ce fichier ou ce dossier n'existe pas
data-no-permission = permission refusée
data-is-folder = est un dossier
data-no-folder = n'est pas un dossier
data-file-fails = ne peut pas être utilisé : { $reason }
data-no-utf8 = n'est pas un texte en UTF-8
data-no-toml-files = n'a pas de fichiers *.toml
data-another-game = contient une autre partie, qui n'est pas écrasée ; il faut nommer un nouveau fichier ou reprendre cette partie avec --resume
data-game-of = c'est une partie de { $name }
data-no-key-and-value = s'écrit clé=valeur
data-no-such-seat = cette place n'existe pas ; il y a { $known }
data-no-such-preset = ce préréglage n'existe pas ; il y a { $known }
data-no-presets = { $name } n'a pas de préréglages
data-not-its-option = { $name } n'a pas cette option
data-not-its-file = { $name } n'accepte pas un tel fichier
data-takes-no-cards = n'accepte pas de fichier de cartes
data-takes-no-scenario = n'accepte pas de fichier de scénario
data-two-scenarios = est de trop quand il y a un --scenario-file
data-agreed-before = est de trop : une partie enregistrée continue comme convenu
data-no-squad-at-all = aucune escouade ne peut être payée

## SCOPE Stalingrad

data-st-base-and-size = un scénario a une base, ou ses propres colonnes et rangées, pas les deux
data-st-columns = un Front a au plus { $most } colonnes, pas { $found }
data-st-rows = un Front a au plus { $most } rangées, pas { $found }
data-st-computed = EA se calcule, ne s'écrit jamais
data-st-supply = { $found } { $code }, mais il n'y en a que { $most }
data-st-too-many-cards = { $found } cartes pour { $cells } cases ({ $sides })
data-st-too-many-empty = il faut { $found } zones vides, mais il n'y en a que { $most } ({ $sides })
data-st-one-sniper = il faut exactement un Sniper dans le Front, il y en a { $found } ({ $sides })
data-st-snipers = { $found } Snipers, mais il n'y en a que { $most } ({ $sides })
data-st-no-snipers = sans Snipers un camp ne peut jouer qu'en Mode expert ({ $sides })
data-st-victory-item = points, eliminateAll ou reachLastRow est attendu, il y a { $found }
data-st-points-twice = les points sont nommés deux fois
data-st-no-base-points = il n'y a pas de base dont prendre « base »
data-st-not-at-setup = le camp n'a pas de { $code } à la mise en place ({ $sides })
data-st-advanced-only = reachLastRow exige mode = "advanced" (Mode expert)
data-st-no-way-to-win = le camp ne peut remplir aucune condition de victoire ({ $sides })
data-st-empty-group = un groupe de types ne peut être vide
data-st-no-unit = { $found } n'est ni un Sniper ni une Unité ; il y a { $known }
data-st-no-group = une liste de types est attendue, il y a { $found }
data-st-no-such-set = un ensemble est ["IN"] ou ["IN", "MO"]
data-st-point-values = on attend p. ex. 'SN:2 OF:2 SC:1 MO:1 MG:1 IN:1', chacun de 0 à { $most }, il y a { $found }
data-st-point-values-missing = { $kinds } manque dans { $found }
data-st-wrong-mode = { $name } ne se joue qu'en mode { $mode }
data-st-teams-advanced = à trois ou quatre on ne joue qu'en Mode expert (ST-TEAM-1)

## SCOPE Panzer

data-pz-house-name = 'house' est le jeu de cartes fourni avec Fogline, avec d'autres valeurs
data-pz-no-squad = aucune unité ne tient dans les { $points } points de { $scenario }
data-pz-no-light = aucune unité n'a de blindage 1 : la règle des chars légers est sans objet (PZ-STAT-3)
data-pz-no-medium = aucune unité n'a de blindage 2 : la règle des chars moyens est sans objet (PZ-STAT-3)
data-pz-no-heavy = aucune unité n'a de blindage 3 : la règle des chars lourds est sans objet (PZ-STAT-3)
data-pz-has-armour = la règle tient pour acquis que { $unit } a un blindage ({ $clause })
data-pz-no-superior = aucun blindage ne dépasse une puissance de feu adverse : le blindage supérieur est sans objet (PZ-STAT-7)
data-pz-dear = coûte plus que les { $points } points d'une escarmouche (PZ-STAT-8)
data-pz-cheap = toute escouade tient dans les points de { $scenario } : ils ne veulent rien dire (PZ-STAT-8)
data-pz-no-turns = 0 tour n'est pas une partie ; écrivez none pour n'avoir aucune limite (AMB-76)
data-pz-turret-needs-terrain = exige le terrain : seule une colline donne vue dans une tourelle (PZ-OPEN-1)
data-pz-no-period = on attend none ou une année et un mois comme 1944-12, il y a { $found }

## Spearpoint 1943

data-sp-schema = seul { $known } est connu
data-sp-factions = une à { $most } factions différentes sont attendues
data-sp-crew-type-twice = { $found } est nommé deux fois
data-sp-two-cards = il y a deux cartes { $found }
data-sp-pool = { $faction } a { $found } cartes, plus que { $most }
data-sp-pool-points = les cartes de { $faction } coûtent { $found } points, plus que { $most }
data-sp-deck-size = il y a { $found } cartes, plus que { $most }
data-sp-sum = il y en a { $found }
data-sp-faction-sum = { $faction } en a { $found }
data-sp-same-crew = { $faction } a deux cartes de cet équipage : ceux d'un type sont identiques
data-sp-half = { $found } n'est pas inférieur à full, { $full }
data-sp-needs-crew-card = { $card } a besoin de { $crew }, { $faction } n'en a pas
data-sp-air-lines = les avions ne sont dans aucune ligne
data-sp-air-crew = les avions ont besoin d'un équipage
data-sp-no-flight = seuls les avions volent
data-sp-lines = front, rear ou les deux sont attendus
data-sp-lines-mobile = les deux lignes sont pour mobile_artillery, et mobile_artillery a les deux
data-sp-no-attack-value = une arme a besoin d'une valeur d'attaque
data-sp-value-too-high = { $found } est plus que ne peuvent donner deux dés
data-sp-too-many-weapons = une unité a au plus deux armes
data-sp-no-bomb = seuls les avions larguent des bombes
data-sp-unarmed = une unité sans armes
data-sp-no-front = l'infanterie et les véhicules sont des unités de première ligne (SP-COMMIT-7)
data-sp-hardly-reached = { $found } n'est presque jamais atteint
data-sp-no-window = une carte a besoin d'un moment où être jouée
data-sp-icons = ceux de la cible sont attendus : { $known }
data-sp-effects = un à { $most } effets sont attendus
data-sp-no-attack-there = attaquant et cible n'existent qu'aux moments d'une attaque
data-sp-no-attack-to-last = une attaque n'existe qu'aux moments d'une attaque
data-sp-lasts = { $effect } dure : une attaque, un tour, plusieurs, ou autant que l'unité
data-sp-over-at-once = { $effect } est fini aussitôt : instant
data-sp-reroll-window = reroll n'est que pour damage.rolled
data-sp-combat-only = damage_deal est pour le combat (partie 35)
data-sp-needs-unit = { $effect } a besoin d'une unité
data-sp-captures-own = on ne capture que des unités de l'ennemi (SP-CAP-2)
data-sp-no-unit-there = il n'y a pas d'unité
data-sp-amount = un nombre entier de -{ $most } à { $most } autre que 0 est attendu, il y a { $found }
data-sp-no-such-weapon = une unité a les armes 1 et 2
data-sp-fits-nobody = une liste vide ne convient à personne
data-sp-not-on-damage = une carte de dégâts fait l'un de { $known }
data-sp-no-such-card = cette carte d'unité n'existe pas
data-sp-no-such-unit = { $found } n'est pas une carte d'unité
data-sp-only-so-many = il n'y en a que { $most }
data-sp-other-faction = { $card } n'est pas de { $faction }
data-sp-empty-deck = un paquet doit avoir des cartes
data-sp-deck-limits = deck_min, { $low }, est supérieur à deck_max, { $high }
data-sp-no-other-win = sans les façons habituelles de gagner il doit y en avoir d'autres
data-sp-hand-of-no-deck = une main donnée fait partie d'un deck donné
data-sp-crew-committed = un équipage est engagé avec son unité
data-sp-cannot-stand = { $card } ne peut être là
data-sp-say-which = { $effect } est pour des unités : dites lesquelles
data-sp-cannot-stay = { $effect } ne peut rester en vigueur pour des unités
data-sp-own-units = un effet d'une situation est pour les unités du camp lui-même
data-sp-conditions-deep = des conditions dans des conditions dans des conditions
data-sp-one-condition = exactement une de { $known } est attendue
data-sp-no-conditions = des conditions sont attendues
data-sp-two-situations = il y a deux situations { $found }
data-sp-names-nothing = le jeu de cartes n'a rien de ce nom
data-sp-foreign-card = { $scenario } donne à { $seat } la carte { $card }, qui n'est pas de { $faction }
data-sp-no-deck = { $seat } n'a aucun deck de { $low } à { $high } points
