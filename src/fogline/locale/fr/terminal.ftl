# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Jouer dans le terminal

help-actions = Vous pouvez maintenant taper :
help-commands =
    Autres commandes :
      list             ce que vous pouvez faire ; « list search » ou « list move G1a », en entier
      board            montre de nouveau le champ de bataille
      log              montre ce qui a été révélé jusqu'ici
      rules ST-MOVE-2  montre un article ; « rules » les énumère
      undo, undo 3     annule des cartes de votre mise en place ; le reste, dans une partie d'entraînement seulement
      random           place au hasard le reste de votre Front
      save FICHIER     enregistre la partie dans un fichier
      quit             quitte la partie
plain-help-commands =
    Autres commandes :
      list             ce que vous pouvez faire ; « list » et un verbe : en entier
      help VERBE       montre comment s'écrit une action
      board            montre de nouveau la position
      log              montre ce qui a été révélé jusqu'ici
      undo, undo 3     annule ce que personne d'autre n'a appris
      save FICHIER     enregistre la partie dans un fichier
      quit             quitte la partie
help-words =
    Et, chaque fois que c'est à vous :
      resign           abandonne la partie
      offer draw       propose la nulle ; on répond par « accept draw » ou « decline draw »
list-example = p. ex. { $action }
list-none = Aucune action ne commence par « { $words } ».
list-more = Pour en voir plus, tapez p. ex. « list { $words } ».
log-latest = Révélé récemment (tour par tour) :
log-empty = Rien n'a encore été révélé.
log-strict = Cette partie se joue de mémoire (memory-aid=strict) : il n'y a pas de journal.
strict-hide = Appuyez sur Entrée pour masquer ce qui a été montré.
random-only-set-up = « random » ne sert que pendant la mise en place.
refused = « { $action } » n'est pas permis ({ $clause }). { $reason }
refused-within = Dans « { $typed } » : { $refusal }
misread = « { $text } » n'est ni une commande ni une action connue. « help » montre ce qu'on peut taper.
misread-why = « { $text } » est illisible : { $why }. « help » montre ce qu'on peut taper.
misread-form = Je ne comprends pas « { $text } ». Écrivez ainsi : { $form }
say-refused = « { $word } » n'est pas possible maintenant : il n'y a pas d'offre à laquelle répondre, ou la vôtre a été refusée et vous n'avez pas agi depuis.
undo-refused = Vous ne pouvez plus annuler cela : quelqu'un l'a appris, ou il n'y a rien à annuler.
training-begins = Entraînement : « undo » annule aussi les actions qui vous ont montré quelque chose, avec tout ce qui a suivi ; « hint », « judge » et « tells » donnent des conseils. L'enregistrement dit que c'était une partie d'entraînement.
training-help = Dans cette partie d'entraînement, « undo » annule aussi les actions qui vous ont montré quelque chose. « hint » suggère quoi faire (répétez-le pour en savoir plus), « judge » évalue votre dernière action, et « tells » suivi d'une action dit ce qu'elle révélerait à l'autre camp. « why » explique le dernier coup de l'ordinateur, si cela a été convenu (« --reasons »).
hint-step = Un autre « hint » montre { $step ->
        [2] les meilleures actions
       *[other] pourquoi
    }.
hint-option = { $number }. { $action } : { $figures }
advice-only-training = Les conseils sont réservés aux parties d'entraînement : commencez-en une avec « --training ».
advice-no-action = Vous n'avez encore rien fait.
advice-tells-how = Tapez « tells » et une action, p. ex. « tells { $action } ».
why-agreed = L'ordinateur explique ses coups : « why » montre ce qu'il a comparé avant le dernier ; « why » avec un nombre, avant un coup précédent. Cela révèle beaucoup de ses cartes cachées, souvent toutes.
why-how = « why » avec un nombre explique un autre de ses coups :
why-move = { $at } : { $action }
why-best-in = la meilleure dans { $count } sur { $worlds ->
    [one] 1 monde
   *[other] { $worlds } mondes
  }
why-record = L'enregistrement donne le même tableau : { $command }
why-not-agreed = Il n'a pas été convenu que l'ordinateur explique ses coups : commencez la partie avec « --training --reasons ».
why-none = L'ordinateur n'a pas joué un tel coup, ou il ne peut pas encore être expliqué.
undone = { $count ->
        [one] { $count } action annulée.
       *[other] { $count } actions annulées.
    }
save-where = Tapez « save FICHIER ».
saved = La partie est enregistrée dans { $file }.
saved-secret = Attention : le fichier contient les cartes de tous les camps.
file-refused = { $file } : { $why }
rules-which = Tapez « rules » et un article :
rules-unknown = Il n'y a pas de texte ici pour { $clause } ; docs/rules/{ $game }.md contient tous les articles.
rules-none = { $title } ne fournit pas le texte de ses règles.
hand-over-hide = Appuyez sur Entrée pour effacer l'écran pour le joueur suivant.
hand-over = Au suivant : { $seat }. Que les autres ne regardent pas, s'il vous plaît.
hand-over-show = Appuyez sur Entrée quand personne d'autre ne voit l'écran.
goodbye = Au revoir.

## Listes et vérifications

games-title = { $name } : { $title }, règles version { $rules }
games-scenarios = Scénarios (--scenario), avec la taille d'un Front et les modes
games-seats = Places (--option ou --players) ; à trois ou quatre, il faut le Mode expert
plain-games-scenarios = Scénarios (--scenario)
plain-games-seats = Places
games-options = Options (--option clé=valeur), la valeur par défaut en premier
games-presets = Ensembles d'options (--preset)
games-levels = Niveaux de l’ordinateur (--against)
replay-reading = Lecture de la partie ...
verify-reading = Vérification de la partie ...
replay-note = { $mark ->
        [none] Note : { $text }
       *[other] Note { $mark } { $text }
    }
replay-unfinished = Cette partie n'est pas finie : vous ne voyez donc que ce qui est public. « --as all » montre tout.
check-accepted = { $name } : accepté.
check-faults = { $count ->
        [one] { $count } erreur.
       *[other] { $count } erreurs.
    }
check-size = Front de { $size }, { $modes }
check-cards = { $side } : { $cards }
check-zone = { $side }, zone du joueur : { $count ->
        [one] { $count } Sniper
       *[other] { $count } Snipers
    }
check-warning = Avertissement : { $warning }
check-warnings = { $count ->
        [one] { $count } avertissement ; le fichier peut servir.
       *[other] { $count } avertissements ; le fichier peut servir.
    }
partial = Interrompu : voici les résultats de { $done } parties sur { $total }.
partial-none = Interrompu avant la fin de la première partie : il n’y a rien à rapporter.
progress-games = { $done } parties sur { $total }
progress-measurements = { $done } mesures sur { $total }
progress-actions = { $done } actions sur { $total }
progress-views = { $done } sur { $total } vues
progress-pace = { $rate } par seconde, reste { $left }
progress-draws = nulles { $draws }
fuzz-note = { $steps } pas, { $failures } échecs
fuzz-summary = { $games } parties, { $steps } pas, { $combinations } sortes de mise en place
fuzz-outcomes = Résultats par motif :
fuzz-longest = Partie la plus longue : { $steps } pas (numéro { $number }, { $setup })
fuzz-cut = Interrompues après { $limit } pas : { $games }
fuzz-failures = { $count ->
        [0] Aucun échec.
        [one] { $count } échec :
       *[other] { $count } échecs :
    }
fuzz-time = { $seconds } s sur { $jobs ->
        [one] { $jobs } cœur
       *[other] { $jobs } cœurs
    }, { $build }

## La ligne de commande

cli-about = Jeux de guerre de cartes à information cachée, pour les humains et les programmes.
cli-usage = usage
cli-arguments = arguments
cli-options = options
cli-examples = exemples
cli-default = (par défaut : { $value })
cli-error-required = il manque : { $names } ; voir { $command }
cli-error-one-of = il faut l’un de ceux-ci : { $names } ; voir { $command }
cli-error-no-value = { $name } demande une valeur ; voir { $command }
cli-error-takes-none = { $name } ne prend pas de valeur
cli-error-together = { $name } ne peut pas être combiné avec { $other }
cli-error-ambiguous = { $name } abrège plusieurs options : { $names }
cli-help = montre cette aide et quitte
cli-language = la langue de tous les textes (par défaut : celle de LANG)
cli-version = montre la version, et si les règles sont compilées
version-compiled = compilé
version-pure = Python pur
cli-play = jouer dans le terminal
cli-replay = montrer une partie enregistrée telle qu'un spectateur ou une place peut la voir
cli-verify = vérifier que les tirages et les choix secrets d’un enregistrement étaient fixés d’avance
cli-review = juger chaque décision d'une partie terminée d'après ce que le joueur pouvait savoir
cli-bot = expliquer ce qu’un bot compare dans une position d’une partie enregistrée, ou ce qu’un adversaire pourrait y croire ; vérifier ou certifier votre propre bot
cli-games = énumérer les jeux, scénarios, places et options
cli-check = vérifier un fichier et signaler chaque erreur
cli-arena = faire jouer les bots entre eux
cli-fuzz = jouer des parties au hasard et vérifier chaque invariant
cli-bench = mesurer la vitesse, et la connaissance des cartes cachées
cli-completion = écrit un script avec lequel votre terminal complète commandes et options
cli-completion-shell = l’interpréteur qui les complète
cli-game = le jeu : { $games }
cli-several = peut être répété ; « all » les désigne tous
cli-only = seulement { $games }
cli-scenario = le scénario (par défaut : le premier) ; « fogline games » les énumère
cli-scenario-file = votre propre scénario, dans un fichier TOML
cli-preset = un ensemble d'options ; « fogline games » les énumère
cli-cards = vos propres cartes, dans un fichier TOML ou un dossier de fichiers ; « fogline check cards » les vérifie
cli-advanced = équivaut à --option mode=advanced
cli-players = nombre de joueurs : équivaut à --option players=N
cli-option = une option du jeu ; peut être répétée
cli-against = qui joue les autres places : un bot ({ $bots }), un joueur au hasard (random), des personnes à ce clavier (human), ou votre propre bot (module:Class, ./file.py:Class, "cmd:./programme")
cli-as = les places que vous jouez, séparées par des virgules, ou un camp (par défaut : la première place) ; « fogline games » les énumère
cli-seed = rend le hasard et les joueurs au hasard reproductibles ; qui connaît la graine connaît les mises en place au hasard
cli-record = enregistrer la partie dans ce fichier après chaque action
cli-resume = reprendre une partie enregistrée avec les options de son début
cli-at = avec --resume : continuer après la ligne N de l’enregistrement
cli-another-world = avec --resume : continuer à partir de ce que savait votre place, contre l’ordinateur ; tout ce qu’elle ne pouvait pas savoir est tiré de nouveau (d’après --seed s’il est donné)
cli-training = entraînement : vous pouvez annuler toute action, quoi qu'elle ait montré ; l'enregistrement dit que c'était une partie d'entraînement
cli-reasons = dans une partie d'entraînement : l'ordinateur explique ses coups (« why »), ce qui révèle beaucoup de ses cartes cachées, souvent toutes
cli-json = écrire du JSON
cli-check-kind = la sorte de fichier
cli-check-game = le jeu auquel appartient le fichier (par défaut : le premier qui accepte de tels fichiers)
cli-check-file = le fichier, ou un dossier de fichiers
cli-replay-file = la partie enregistrée
cli-replay-as = le point de vue : une place, public ou all (par défaut : all si la partie est finie, sinon public)
cli-replay-to = s'arrêter après ce nombre d'actions
cli-verify-commitment = un engagement reçu pendant la partie, pour vérifier qu'il lui appartient ; peut être répété
cli-review-as = analyser une seule place, avec ce qu'elle pouvait savoir avant la fin (par défaut : toute la partie)
cli-review-seed = une autre graine imagine d'autres mondes ; la même donne la même analyse
cli-review-worlds = mondes par décision
cli-bot-position = le nombre de lignes jouées avant
cli-bot-level = le niveau du bot
cli-bot-seed = la graine : la même donne le même tableau sur toute machine
cli-bot-worlds = mondes imaginés
cli-bot-as = pour eyes : la place dont on demande les cartes (par défaut : la première)
cli-bot-action = pour worlds : l’action, telle qu’on la tape (par défaut : celle qui a été jouée)
bot-explains = { $seat }, après { $at ->
        [one] 1 ligne
       *[other] { $at } lignes
    } : au niveau « { $level } », l'ordinateur jouerait « { $action } » avec cette graine.
bot-played = Joué : « { $action } ».
bot-by-thumb = À ce niveau, l’ordinateur décide selon des règles simples ; les chiffres sont ceux du juge.
bot-judge = D'après { review-judge-name }, dans { $worlds } mondes, graine { $seed }.
bot-column-action = Actions
bot-column-chance = Chances
bot-column-worlds = Mondes
bot-column-best = Meilleure dans
bot-again = Pour obtenir le même tableau : { $command }
bot-eyes = Ce que { $viewer } pourrait croire des cartes cachées de { $seat }, après { $at ->
        [one] 1 ligne
       *[other] { $at } lignes
    } :
bot-column-place = Lieu
bot-column-odds = Ce qui pourrait s'y trouver
bot-worlds = { $seat }, après { $at ->
        [one] une ligne
       *[other] { $at } lignes
    } : « { $action } » dans neuf mondes conformes à ce qui était connu.
bot-worlds-share = Elle gagne { $share } % de { $games } parties. Les deux camps continuent comme { $level }, graine { $seed }.
bot-worlds-other = La meilleure autre action, « { $action } », gagne { $share } %.
bot-column-world = Monde
bot-column-shows = Ce qu’elle montre
bot-column-points = Gagne
bot-column-other = Meilleure autre
cli-puzzles = résoudre des problèmes, deviner où sont les cartes ou faire des problèmes avec des parties entre bots
cli-puzzles-play = résoudre des problèmes : trouver la seule meilleure action, d’après ce que l’on peut savoir
cli-puzzles-guess = deviner où est une carte, en pourcentage
cli-puzzles-list = compter les problèmes par jeu, niveau et thème
cli-puzzles-make = chercher des problèmes dans des parties entre bots
cli-puzzles-count = nombre de problèmes
cli-puzzles-seed = avec une autre graine, d’autres parties sont jouées ; la même donne les mêmes problèmes
cli-puzzles-out = le fichier (par défaut : puzzles-JEU.json.gz) ; s’il contient des problèmes de la même graine, la recherche continue à partir de là
cli-puzzles-rejudge = juger d’abord à nouveau les problèmes du fichier, et écarter ceux qui ne conviennent plus
cli-puzzles-number = le numéro d’un problème
cli-puzzles-today = le problème du jour, le même pour tous
cli-puzzles-theme = seulement les problèmes sur ce thème
cli-puzzles-grade = seulement les problèmes de ce niveau, de 1 (facile) à { $most }
cli-fuzz-scenario = ce scénario seulement
cli-fuzz-preset = cet ensemble d'options seulement
cli-fuzz-games = nombre de parties
cli-fuzz-seed = une autre graine joue d'autres parties ; la même les répète
cli-fuzz-failures = où écrire les enregistrements des parties qui échouent
cli-fuzz-jobs = nombre de processus (par défaut : un par cœur) ; sans effet sur le résultat
cli-ray = jouer sur les machines d’une grappe Ray : auto, hôte:port, ou local pour une grappe sur cette machine avec --jobs cœurs ; sans effet sur le résultat
cli-fuzz-limit = interrompre une partie après ce nombre de pas
cli-arena-bots = un nombre quelconque de joueurs, chacun contre chacun : { $bots }, seer (voit tout), veteran-2026 (un vétéran antérieur), le fichier d’un réseau (.npz) avec lequel un as joue, ou votre propre bot (module:Class, ./file.py:Class, "cmd:./programme") ; le premier joue aussi contre lui-même (l’essai nul)
cli-arena-games = nombre de parties par paire ; les bots changent de camp après chacune
cli-arena-seed = une autre graine joue d’autres parties ; la même les répète, sauf avec --seconds
cli-arena-worlds = nombre de mondes qu’un veteran ou un ace considère avant chaque action
cli-arena-seconds = limite de temps par action pour un veteran ou un ace (par défaut : aucune)
cli-arena-again = redemander ce nombre de fois à un bot chacune de ses décisions, pour séparer la chance du talent là où il n’y a pas de dés ; les parties sont les mêmes mais durent plus longtemps
arena-limit = Une partie est nulle après { $turns } tours (max-turns={ $turns }) : sans limite elle pourrait ne jamais finir.
arena-summary = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $turns } tours en moyenne
arena-reasons = raisons (une partie peut en avoir plusieurs) : { $reasons }
arena-reason-unfinished = interrompue
arena-reason-forfeited = par forfait
arena-stopped = { $games ->
        [one] { $games } partie a été arrêtée après { $actions } actions et compte comme nulle.
       *[other] { $games } parties ont été arrêtées après { $actions } actions et comptent comme nulles.
    }
arena-twice = { $bot } est indiqué plusieurs fois ; il compte pour un seul joueur.
arena-alone = Seul l’essai nul est joué : { $bot } contre lui-même.
arena-bot = joueur
arena-wins = victoires
arena-share = part
arena-interval = intervalle 95 %
arena-first = gagné en commençant
arena-ms = ms par action
arena-slowest = au plus
arena-pair = paire
arena-null = essai nul : { $bot } – { $bot }
arena-together = toutes les paires
arena-rating = cote
arena-games = parties
arena-fair = sans la chance
arena-fair-interval = intervalle 95 %
arena-fewer = parties en moins
arena-draws = nulles
arena-turns = tours
arena-repeats = tours répétés
bot-failed = Le { $bot } a échoué et joue au hasard cette fois ({ $why }).
cli-bench-rounds = nombre de tours de mesure ; la médiane est donnée
cli-bench-seconds = secondes de processeur par mesure
bench-partial = Interrompu : voici les médianes jusqu’ici.
bench-summary = En une seconde de processeur ({ $build }), premier scénario :
bench-title = titre
bench-api = pas
bench-playout = pas de simulation
bench-clone = copies
bench-view = vues
bench-imagine = mondes
cli-bench-speed = mesurer la vitesse des règles d’un titre
cli-bench-belief = évaluer une proposition pour Fogline Bench : qui sait le mieux ce qui est caché ?
cli-bench-make = produire les vues de Fogline Bench, ou continuer à les produire
cli-belief-submission = module:Classe, ./fichier.py:Classe, even (poids égaux), sampled (de même avec 100 mondes) ou believed (les croyances des bots)
cli-belief-data = un dossier de fogline bench make (par défaut : l’échantillon livré avec chaque titre)
cli-belief-set = seulement cet ensemble : even (mondes tirés également) ou games (parties de vrais niveaux)
cli-belief-views = nombre maximal de vues de chaque ensemble
cli-belief-plant = mêler cette part de la vérité aux réponses, pour éprouver le test de fuite
cli-belief-seed = la graine du hasard de la proposition et des tests
cli-make-folder = le dossier des fichiers
cli-make-views = nombre de vues de chaque titre
cli-make-part = nombre de vues d’un fichier
cli-make-seed = la graine ; la version 1.0 a la graine 1
make-partial = Interrompu : la même commande continue.
make-made = { $title } : { $views } vues, parties : { $parts }, empreinte : { $print }
belief-partial = Interrompu : voici les scores jusqu’ici.
belief-summary = Perte logarithmique en nats par emplacement, { $worlds } mondes par vue, intervalles à 95 % par partie. Les gains sont comparés aux poids égaux.
belief-submission = proposition
belief-title = titre
belief-set = ensemble
belief-even = tiré
belief-games = parties
belief-views = vues / parties
belief-log = perte log.
belief-gain = gain
belief-leak = p, sans fuite
belief-energy = conjoint : gain
belief-apart = conjoint : p, mêmes mondes
belief-regret = valeur : regret
belief-order = valeur : corrélation de rang
belief-flagged = { $title }, { $set } : signalé. Les réponses s’accordent aux vrais mondes mieux que tout ce qui découle des vues (fausses alertes : { $level }).
cli-serve = lancer un serveur pour les humains et les programmes (HTTP)
cli-serve-host = l’adresse d’écoute (par défaut : 127.0.0.1, cet ordinateur seulement)
cli-serve-port = le port (par défaut : 8000 ; 0 pour n’importe quel port libre)
cli-serve-database = où les parties sont gardées : sqlite:///FICHIER (par défaut : un fichier dans votre dossier de données), ou postgresql://UTILISATEUR@HÔTE/NOM, que plusieurs serveurs peuvent partager
cli-serve-rate = requêtes par seconde acceptées d’une même adresse (par défaut : 200)
cli-serve-costly-rate = de même pour les requêtes coûteuses, comme les nouvelles parties (par défaut : 5)
cli-serve-allowed-host = un nom du serveur, comme jeux.example.org, en plus de localhost et de l’adresse d’écoute ; peut être répété
cli-serve-trusted-proxy = l’adresse ou le réseau d’un proxy inverse auquel on se fie pour identifier le client (X-Forwarded-For) ; peut être répété
cli-serve-work = secondes de travail par minute accordées à une même adresse (par défaut : 30)
cli-serve-stored = kilo-octets par minute gardés pour une même adresse (par défaut : 1200)
cli-serve-idle-seconds = fermer une connexion après ce nombre de secondes d’inactivité (par défaut : 75)
cli-serve-connections = nombre maximal de connexions ; au-delà, la plus longtemps inactive est coupée (par défaut : 4096)
cli-serve-connections-per-address = de même pour une même adresse (par défaut : 500)
cli-serve-streams = nombre maximal de flux d’événements (par défaut : 3000)
cli-serve-streams-per-address = de même pour une même adresse (par défaut : 250)
cli-serve-notices = un fichier TOML qui dit où les avis (« c’est à vous de jouer ») peuvent être envoyés : services push, serveur de courriel, webhooks
cli-serve-memory = limite approximative, en mégaoctets, pour les parties en mémoire ; les autres sont lues dans la base de données au besoin (par défaut : 512)
cli-serve-least-free = ne plus commencer de parties avec moins de mégaoctets libres sur le disque (par défaut : 100)
cli-serve-largest-database = ne plus commencer de parties quand la base de données atteint ce nombre de mégaoctets (par défaut : sans limite)
serve-starting = Démarrage du serveur ...
serve-ready = Fogline sert sur { $address } (arrêt par Ctrl+C)
serve-nothing-kept = RIEN N’EST CONSERVÉ : la base de données est seulement en mémoire (sqlite://), donc toutes les parties sont perdues quand ce serveur s’arrête. Utilisez --database sqlite:///FICHIER pour les conserver.

## Ce qu'on peut taper dans cette langue ; la notation des parties enregistrées est anglaise

command-help = aide
command-list = liste
command-board = plateau
command-log = journal
command-rules = règles
command-undo = annuler
command-hint = indice
command-judge = juger
command-tells = dira
command-why = pourquoi
command-random = hasard
command-save = sauver
command-quit = quitter
command-resign = abandonner
command-offer-draw = proposer nulle
command-accept-draw = accepter nulle
command-decline-draw = refuser nulle
help-short = Les premières lettres d'un mot suffisent si elles ne sont pas ambiguës. Seuls ceux-ci s'écrivent en entier : { $words }.
help-both = « { $word } » est une action de ce jeu ; la commande est « { $command } ».
help-english = Tous les mots, avec l'anglais, qui est compris aussi : { $words }.
misread-short = « { $text } » peut vouloir dire plusieurs choses : { $words }. Tapez-en un peu plus.
terminal-memory-aid = Aide-mémoire
terminal-memory-aid-off = seulement sur demande
terminal-memory-aid-log = journal sous le plateau
terminal-memory-aid-marks = marques sur le plateau
terminal-memory-aid-strict = aucune, de mémoire

## Balance: is a title fair?

cli-balance = faire jouer de nombreuses parties à des bots d’un même niveau et dire quel camp gagne, et avec quoi
cli-balance-level = qui joue les deux camps : { $bots }, ou votre propre bot (module:Class, ./file.py:Class, "cmd:./programme")
cli-balance-kinds = quelles sortes de parties, si le titre en a plusieurs (par défaut : toutes)
cli-balance-games = nombre de parties de chaque sorte, pour chaque scénario et ensemble
balance-side = camp
balance-won = gagne
balance-interval = intervalle 95 %
balance-games = parties
balance-who = qui
balance-first = a joué en premier
balance-first-side = premier camp
balance-game = les parties
balance-mean = part ou moyenne
balance-fair = sans la chance
balance-draws = nulles
balance-turns = tours
balance-moved-first = qui commence
balance-first-side-by = le premier camp, avec …
balance-by-setup = Par mise en place :

## Entraînement : un réseau qui apprend en jouant contre lui-même

cli-train = entraîner un réseau en le faisant jouer contre lui-même, et le mesurer contre les niveaux pendant qu’il apprend
cli-train-folder = le dossier de l’entraînement : réseaux, journal et courbe (par défaut : training-JEU)
cli-train-resume = continuer l’entraînement du dossier
cli-train-minutes = s’arrêter après ce nombre de minutes ; Ctrl-C l’arrête plus tôt, et rien n’est perdu
cli-train-decisions = s’arrêter après N décisions ou quand le temps est écoulé, au premier des deux
cli-train-seed = une autre graine entraîne un autre réseau (par défaut : 0)
cli-train-games = nombre de parties par niveau et par scénario à chaque mesure ; moitié moins contre le vétéran
cli-train-plan = un paramètre de l’entraînement (docs/training.md) ; peut être répété
cli-train-ray = jouer sur les machines d’une grappe Ray et apprendre sur celle-ci : auto, hôte:port, ou local pour une grappe sur cette machine (docs/training.md)
progress-train = { $phase ->
    [imitation] imitation
   *[self-play] parties contre lui-même
    } : { $decisions } décisions, { $games } parties, { $pace } décisions par seconde, entropie { $entropy }, reste { $left }
train-summary = { $decisions } décisions en { $games } parties ({ $imitated } d’imitation, { $played } contre lui-même), { $hours } heures d’entraînement ; tout est dans { $folder }
train-scenario = scénario
train-level = contre
train-games = parties
train-wins = gagnées
train-draws = nulles
train-share = part
train-interval = intervalle à 95 %
cli-mcp = donner une place sur un serveur à un modèle de langage, comme serveur MCP par stdin et stdout
cli-mcp-seat = un fichier avec le jeton ou le lien d’une place
cli-door-server = l’adresse d’un serveur, par exemple https://games.example.org
cli-door-key = un fichier avec la clé d’un compte de bot
cli-bot-task-connect = faire jouer un bot sur un serveur, avec la clé de son compte ; il revient après une coupure
cli-connect-bot = le bot : cmd:COMMANDE, module:Classe, ./fichier.py:Classe, un fichier de réseau ou un niveau
cli-connect-titles = les titres auxquels il joue (par défaut : tous)
cli-connect-games = accepter des défis tant que moins de parties sont inachevées
cli-connect-seek = chercher aussi des parties dans le salon : le corps de POST /api/lobby/seek
bot-connect-ready = Connexion à { $server }. Ctrl+C pour arrêter.
bot-connect-plays = Joue à { $title } comme { $seat } : partie { $game }
bot-connect-failed = Le bot a échoué dans la partie { $game }, une action au hasard a donc été jouée : { $why }
bot-connect-given-up = Impossible de jouer la partie { $game } : { $why }
bot-connect-cut = { $why }. Nouvel essai dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}

## Bots by others

cli-patience = pour votre propre bot : les secondes que peut prendre une réponse, en plus de --seconds
cli-bot-log = pour votre propre bot : ajouter à ce fichier ce qu’un programme écrit sur sa sortie d’erreur, et la trace de chaque exception d’une classe
cli-forfeit = votre propre bot perd la partie à sa première faute (par défaut : une action au hasard est jouée)
cli-bot-task-explain = ce que fait un bot d’un niveau dans une position d’une partie enregistrée, et les raisons pour chaque action
cli-bot-task-eyes = ce qu’un adversaire à la mémoire parfaite pourrait croire, dans cette position, des cartes cachées d’une place
cli-bot-task-worlds = ce que donne une action dans neuf mondes compatibles avec ce que savait sa place dans cette position
cli-bot-task-check = jouer des parties entières avec votre propre bot et nommer tout ce qui enfreint le protocole
cli-bot-task-certify = demander à un bot, dans des paires de mondes qu’il ne peut pas distinguer, si ses réponses ne dépendent que de sa vue
cli-review-bots = montrer ce que ces bots auraient joué à chaque décision : un niveau, le fichier d’un réseau (.npz), ou votre propre bot (module:Class, ./file.py:Class, "cmd:./programme")
guest-failed = { $bot } a échoué ({ $fault }) et joue au hasard cette fois.
arena-fault = faute
arena-times = fois
arena-first-time = la première fois
fault-start = ne démarre pas
fault-greeting = mauvaise salutation
fault-crash = plantage
fault-late = réponse tardive
fault-malformed = réponse mal formée
fault-extra = sortie en trop
fault-error = signale une erreur
fault-illegal = action illégale
cli-bot-name = votre propre bot : module:Class, ./file.py:Class, ou "cmd:./programme"
cli-bot-setups = au plus ce nombre de configurations de chaque jeu (par défaut : tous les scénarios, préréglages et options nommées)
cli-bot-seed-games = une autre graine joue d’autres parties ; la même les répète
cli-certify-bot = tout joueur de l’arène : votre propre bot (module:Class, ./file.py:Class, "cmd:./programme"), un niveau, ou le fichier d’un réseau (.npz)
cli-certify-games = nombre de parties de chaque configuration
check-found = { $breaches ->
        [one] { $breaches } manquement
       *[other] { $breaches } manquements
    }
check-played = { $bot } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }.
check-breach = { $fault } ({ $setup }, { $place }) : { $text }
check-line = ligne { $number }
check-request = demande { $number }
check-breaches = { $breaches ->
        [one] { $breaches } manquement au protocole
       *[other] { $breaches } manquements au protocole
    } : { $counts }
check-differing = { $differing } des { $twice } requêtes envoyées deux fois ont reçu une autre réponse la seconde fois. C’est permis, mais les parties avec ce bot ne peuvent pas être répétées.
check-fine = Il respecte le protocole.
fault-lingers = ne se termine pas avec son entrée
certify-setup = configuration
certify-verdict = résultat
certify-games = parties
certify-pairs = paires de mondes
certify-differing = réponses différentes
certify-unrepeatable = non répétables
certify-chance = par hasard
certify-is-fair = loyal
certify-is-random = aucune fuite trouvée, hasard propre
certify-is-untested = non testé
certify-is-broken = interrompu
certify-is-leak = fuite
certify-told-fair = { $bot } est certifié : dans { $pairs } paires de mondes que sa place voit identiques, toutes les réponses étaient les mêmes. Un bot dont les réponses diffèrent dans plus de { $bound } de ces paires aurait été découvert avec une probabilité de 95 %.
certify-told-random = { $bot } est certifié avec réserve : { $unrepeatable } des { $decisions } questions ont reçu des réponses différentes, posées deux fois avec la même graine ; il a donc son propre hasard. Ses réponses n’ont pas dépendu des cartes cachées dans { $pairs } paires de mondes.
certify-told-untested = { $bot } n’est pas certifié : il n’a jamais donné d’action dans chacun de deux mondes différents.
certify-failed = Pour { $failed } des { $decisions } questions, il a échoué dans au moins un monde ; elles ne comptent pas comme paires.
certify-told-broken = { $bot } n’est pas certifié : son processus s’est terminé à plusieurs reprises.
certify-told-leak = { $bot } n’est pas loyal : ses réponses dépendent de cartes que sa place ne peut pas voir (par hasard, avec une probabilité inférieure à { $sure }).
certify-example = Par exemple, dans la partie { $game } de { $setup }, après { $at } actions : « { $here } » dans un monde, « { $there } » dans l’autre.
review-same = { $bot } aurait joué de même pour { $same } décisions sur { $of }.
