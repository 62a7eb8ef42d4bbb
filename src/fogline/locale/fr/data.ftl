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
data-unknown-option = cette option n'existe pas ; il y a { $known }
data-not-allowed-number = { $found } n'est pas parmi { $known }, un nombre de { $least } à { $most }
data-not-allowed-text = { $found } n'est pas parmi { $known }, un texte

## Mots d'une commande, et les fichiers qu'ils nomment

data-no-such-game = ce jeu n'existe pas ; il y a { $known }
data-unfinished = la partie n'est pas terminée ; seule une partie terminée peut être analysée
data-no-such-line = cet enregistrement a { $count } lignes
data-no-decision = personne n'y décide : CHANCE agit, quelque chose a été dit, ou la partie est finie
data-not-a-world = ceci n’est pas une position de ce jeu telle que l’écrivent les enregistrements
data-over-there = la partie y est déjà finie
data-foreign-world = ce serveur ne continue que depuis des mondes qu’il a imaginés lui-même
data-not-deciding = cette place n’a rien à décider à cet endroit
data-broken-title = ce titre du paquet { $package } ({ $value }) ne peut pas être chargé : { $error }
data-no-ray = Ray n’est pas installé ici ; il vient avec l’extra : python -m pip install 'fogline[cluster]'
data-no-cluster = aucune grappe Ray n’est utilisable : { $reason }
data-other-sources = ces nœuds ont d’autres sources de Fogline ou du titre que cette commande ({ $here }), ou aucune : { $nodes }
data-nodes-lost = le travail a été perdu avec ses processus, { $tries } fois : { $reason }
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
data-training-alone = une partie d'entraînement se joue contre l'ordinateur, pas contre d'autres personnes
data-reasons-training = est pour les parties d'entraînement contre un ordinateur qui réfléchit : --training, et --against un niveau
data-agreed-before = est de trop : une partie enregistrée continue comme convenu
data-needs-resume = concerne une partie enregistrée : nommez-la avec --resume
data-one-side = un autre monde est pour un seul camp, contre l’ordinateur
data-no-squad-at-all = aucune escouade ne peut être payée
data-another-training = contient déjà un entraînement ; continuez-le avec --resume ou indiquez un autre dossier
data-no-training = ne contient aucun entraînement à reprendre
data-training-of = c’est un entraînement de { $name }
data-begun-so = est de trop : un entraînement continue comme il a commencé
data-two-seats = seules les parties à deux places peuvent être entraînées
data-without-extra = il manque des paquets : pip install 'fogline[{ $extra }]'
data-no-puzzles = ce jeu n’a rien pour faire des problèmes
data-puzzles-of = contient des problèmes de { $name } avec la graine { $seed } ; nommez un autre fichier, ou le même jeu et la même graine
data-no-such-puzzle = ce problème n’existe pas
