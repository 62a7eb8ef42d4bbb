# Ce qui ne va pas dans un fichier ou une mise en place. Les clés sont celles de kernel/faults.py et du faults.py de chaque titre.

data-at-line = ligne { $line }, { $path } : { $why }
data-at-line-alone = ligne { $line } : { $why }
data-at-key = { $path } : { $why }
data-at-file = { $why }

## Tout fichier, toute mise en place

data-no-toml = ce n'est pas du TOML : { $reason }
data-unreadable = ne peut pas être lu comme du TOML
data-too-many-bytes = compte { $found } octets ; la limite est { $most }
data-too-deep = a plus de { $most } niveaux de listes ou de tables imbriquées
data-too-many-parts = une clé de plus de { $most } éléments
data-too-many-digits = un nombre de plus de { $most } chiffres
data-more-keys = et { $found } autres clés inconnues
data-no-value = attendu : un texte, un nombre entier, true ou false ; trouvé : { $found }
data-missing = manque
data-unknown-key = cette clé n'existe pas ; clés connues : { $known }
data-no-text = un texte est attendu, il y a { $found }
data-no-number = un nombre entier est attendu, il y a { $found }
data-no-list = une liste est attendue, il y a { $found }
data-no-table = une table est attendue, il y a { $found }
data-no-flag = true ou false est attendu, il y a { $found }
data-no-name = un nom en caractères imprimables est attendu, il y a { $found }
data-no-slug = { $found } n'est pas un nom en minuscules, chiffres et tirets
data-not-among = { $found } n'est pas parmi { $known }
data-too-small = { $found } est inférieur à { $least }
data-too-large = { $found } est supérieur à { $most }
data-too-long = compte { $found } caractères ; la limite est { $most }
data-too-many = compte { $found } entrées ; la limite est { $most }
data-unknown-option = cette option n'existe pas ; options connues : { $known }
data-not-allowed-number = { $found } n'est ni parmi { $known } ni un nombre de { $least } à { $most }
data-not-allowed-text = { $found } n'est ni parmi { $known } ni un autre texte

## Mots d'une commande, et les fichiers qu'ils nomment

data-no-such-game = ce jeu n'existe pas ; jeux connus : { $known }
data-unfinished = la partie n'est pas terminée ; seule une partie terminée peut être analysée
data-no-such-line = l'enregistrement n'a que { $count } lignes
data-no-decision = il n'y a pas de décision à cet endroit : CHANCE agit, un joueur a parlé, ou la partie est finie
data-not-a-world = ce n’est pas une position de ce jeu telle que l’écrivent les enregistrements
data-over-there = la partie est déjà finie à cet endroit
data-foreign-world = ce serveur ne continue que depuis des mondes imaginés par lui-même
data-not-deciding = cette place n’a rien à décider à cet endroit
data-broken-title = le titre du paquet { $package } ({ $value }) ne peut pas être chargé : { $error }
data-no-ray = Ray n’est pas installé ; ajoutez l’extra : python -m pip install 'fogline[cluster]'
data-no-cluster = aucune grappe Ray n’est disponible : { $reason }
data-other-sources = sur ces nœuds, les sources de Fogline ou du titre manquent ou diffèrent de celles de cette commande ({ $here }) : { $nodes }
data-nodes-lost = des processus ont été perdus { $tries } fois, avec leur travail : { $reason }
data-no-file = ce fichier ou ce dossier n'existe pas
data-no-permission = permission refusée
data-is-folder = est un dossier
data-no-folder = n'est pas un dossier
data-file-fails = ne peut pas être utilisé : { $reason }
data-no-utf8 = n'est pas un texte UTF-8
data-no-toml-files = ne contient pas de fichiers *.toml
data-another-game = contient déjà une autre partie et ne sera pas écrasé ; choisissez un nouveau fichier, ou reprenez cette partie avec --resume
data-game-of = c'est une partie de { $name }
data-no-key-and-value = s'écrit clé=valeur
data-no-such-seat = cette place n'existe pas ; places connues : { $known }
data-no-such-preset = cet ensemble n'existe pas ; ensembles connus : { $known }
data-no-presets = { $name } n'a pas d'ensembles d'options
data-not-its-option = { $name } n'a pas cette option
data-not-its-file = { $name } n'accepte pas un tel fichier
data-takes-no-cards = n'accepte pas de fichier de cartes
data-takes-no-scenario = n'accepte pas de fichier de scénario
data-two-scenarios = ne se combine pas avec --scenario-file
data-training-alone = les parties d'entraînement se jouent contre l'ordinateur, pas contre d'autres personnes
data-reasons-training = seulement pour les parties d'entraînement contre un ordinateur qui réfléchit : --training, et --against avec un niveau
data-agreed-before = n'est pas permis ici : une partie enregistrée garde les options de son début
data-needs-resume = ne vaut que pour une partie enregistrée : nommez-la avec --resume
data-one-side = dans un autre monde, vous jouez un seul camp contre l’ordinateur
data-no-squad-at-all = aucune escouade n'est abordable
data-another-training = contient déjà un entraînement ; continuez-le avec --resume ou indiquez un autre dossier
data-no-training = ne contient aucun entraînement à reprendre
data-training-of = cet entraînement est pour { $name }
data-begun-so = n'est pas permis ici : un entraînement garde les options de son début
data-two-seats = seules les parties à deux places peuvent être entraînées
data-without-extra = il manque des paquets : pip install 'fogline[{ $extra }]'
data-no-puzzles = ce titre ne permet pas de faire des problèmes
data-no-places = ce titre n’a pas d’aide-mémoire qu’on puisse interroger sur les cartes cachées
data-other-bench = a été produit autrement ({ $found } ; voulu : { $wanted }) ; choisissez un autre dossier
data-bad-parquet = n’est pas un fichier de Fogline Bench : { $reason }
data-no-views = n’a pas de vues de { $title } avec leur vérité ; produisez-les avec fogline bench make
data-no-sample = aucun échantillon n’est livré avec ce titre ; produisez des vues avec fogline bench make
data-bad-answer = { $task } de { $id } : { $reason }
data-no-submission = écrivez module:Classe ou ./fichier.py:Classe, ou l’un de { $known }
data-bad-submission = ne peut pas être utilisé : { $reason }
data-puzzles-of = contient des problèmes de { $name } avec la graine { $seed } ; nommez un autre fichier, ou le même jeu et la même graine
data-no-such-puzzle = ce problème n’existe pas
