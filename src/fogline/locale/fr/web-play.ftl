# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Dans le navigateur : agir

web-act = Vos actions
web-act-which = Que voulez-vous y faire ?
web-act-ways = { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
web-act-or = Faites-le, ou continuez :
web-act-next-cell = Choisissez une case marquée sur le plateau.
web-act-next-quadrant = Choisissez un Carré marqué sur le plateau.
web-act-next-arrangement = Disposez les cartes sur le plateau.
web-act-next-card = Choisissez une carte.
web-act-next-word = Choisissez la suite.
web-prompt-next = { $chosen } – { $next }
web-prompt-ready = Confirmez, ou revenez en arrière.
web-prompt-more = Confirmez, ou choisissez encore une carte.
web-act-confirm = Jouer
web-act-back = Retour
web-act-clear = Recommencer
web-act-undo = Annuler le coup
web-act-all = Toutes les actions en liste
web-act-all-left = Les actions qui conviennent, en liste
web-act-search = Chercher parmi les actions
web-act-found = { $count ->
        [one] 1 action trouvée.
       *[other] { $count } actions trouvées.
    }
web-act-more = En montrer plus (encore { $count })

## Dans le navigateur : la première partie

web-suggest = Une première idée
web-suggest-action = Une première idée : { $action }
web-suggest-do = Faire cela
web-suggest-away = Je choisis moi-même

## Dans le navigateur : ce qui s’est passé

web-clause = règle { $clause }
web-clause-open = La lire dans les règles (nouvel onglet)
web-log = Ce qui s’est passé
web-log-since = Depuis votre dernier tour
web-log-latest = Derniers événements
web-log-nothing = Rien pour l’instant.
web-log-earlier = Tours précédents
web-log-before = Avant le premier tour
web-log-strict = Il a été convenu que l’écran ne répète rien de plus ancien.
web-log-taken-back = (annulé)
web-say-taken-back = Annulé : { $what }
web-say-more = { $count ->
        [one] Il s’est passé autre chose encore.
       *[other] Il s’est passé { $count } autres choses.
    }
web-standing-goal = Comment on gagne
web-standing-you = vous
web-beside-left = En jeu
web-beside-lost = Pertes

## Dans le navigateur : la ligne de commande

web-command = Écrire une action
web-command-example = p. ex. { $example }
web-command-enter = Envoyer
web-command-offers = Ce qui peut suivre
web-command-help = Comment s’écrivent les actions
web-command-form = Cela s’écrit ainsi : { $form }
web-command-now = Maintenant, par exemple : { $example }
web-command-intro = Majuscules et minuscules se valent. Plusieurs actions à la suite sont séparées par « ; ». Les flèches rappellent ce que vous avez écrit.
web-command-resign = abandonner la partie
web-command-resign-sure = Abandonnez-vous vraiment ? Envoyez-le encore une fois.
web-command-offer-draw = proposer la nulle
web-command-accept-draw = accepter la nulle proposée
web-command-decline-draw = refuser la nulle proposée
web-command-undo = annuler votre dernière action, si personne n’en a rien appris
web-command-help-word = montrer comment s’écrivent les actions

## Dans le navigateur : l’aide-mémoire en tableau

web-aid-table = Ce que sait l’aide-mémoire
web-aid-working = L’aide-mémoire est en train de calculer …
web-aid-told-off = Cette partie se joue sans aide-mémoire.
web-aid-told-shown = Comme convenu, il montre les cartes vues qui doivent être encore là.
web-aid-told-deductions = Comme convenu, il montre ce que chaque carte face cachée peut encore être.
web-aid-told-probabilities = Comme convenu, il montre ce que chaque carte face cachée peut encore être, et avec quelle probabilité. Toutes les dispositions compatibles avec ce que vous savez comptent autant.
web-aid-uneven = Ces chiffres sont approximatifs : { $share } des dispositions derrière eux ne sont peut-être pas équiprobables.
web-aid-by = Ordre du tableau
web-aid-by-cell = Case par case
web-aid-by-card = Carte par carte
web-aid-column-cell = Case
web-aid-column-card = Carte
web-aid-column-can = Ce que cela peut être
web-aid-column-where = Où elle peut être
web-aid-expected = environ { $count } face cachée
web-aid-sure = c’est sûr
web-aid-unsure = non tranché
web-aid-unknown = on ne sait rien
web-aid-nothing = Il n’y a encore rien à retenir.
web-aid-about = ≈ { $share }
web-aid-below = < { $share }
web-aid-error = ≈ signale une estimation : elle peut s’écarter de { $error } points de pourcentage au plus. Les chiffres sans ce signe sont exacts.
web-aid-chance = Sur les cartes, le chiffre du haut, ou le seul, dit la probabilité qu’une unité s’y trouve.
web-aid-marks = Montrées, et peut-être déplacées depuis
web-aid-mark = { $card } : parmi { $cells }

## Dans le navigateur : conseils à une table d'entraînement

web-advice = Conseil
web-advice-hint = Indice
web-advice-hint-about = Un indice en trois étapes : quel type d'action, quelles actions, et pourquoi.
web-advice-working = Calcul en cours …
web-advice-candidates = Montrer les meilleures actions
web-advice-why = Pourquoi ?
web-advice-good = Était-ce bien joué ?
web-advice-tell-of = Qu'est-ce que « { $action } » leur dira ?
web-advice-world = Un monde est une façon dont les cartes cachées peuvent être disposées.
web-advice-tell = Qu'est-ce que cela leur dira ?
web-why = Pourquoi ?
web-why-about = Ce que l'ordinateur a comparé avant son dernier coup. Cela révèle beaucoup de ses cartes cachées, souvent toutes.
web-why-move = Son coup
web-why-played = { $seat } ({ $level }) a joué « { $action } ».
web-why-chosen = Avec la graine { $seed }, il jouerait « { $action } ».
web-why-again = Une fois la partie terminée, chacun peut avoir son enregistrement, qui donne le même tableau sur toute machine :

## Dans le navigateur : pourquoi un refus

web-refusal-begun = Une partie qui en continue une autre ne peut pas être proposée à tous : qui l'a enregistrée connaît les cartes cachées.
web-refusal-own-file = Une partie avec un fichier personnel ne peut pas être proposée à tous. Envoyez plutôt le lien à quelqu'un.
web-refusal-offline = Le serveur ne répond pas. Tourne-t-il ? Êtes-vous connecté ?
web-refusal-token = Ce lien ne marche pas ici. Il est peut-être incomplet, ou la partie est sur un autre serveur.
web-refusal-watching = Vous êtes spectateur : seuls les joueurs peuvent le faire.
web-refusal-origin = Cette page ne vient pas du même site que la partie : elle ne peut rien y changer.
web-refusal-not-your-turn = Ce n’est pas à vous de jouer.
web-refusal-stale = Il s’est passé quelque chose entre-temps. Regardez le plateau et choisissez à nouveau.
web-refusal-illegal = « { $action } » n’est pas permis maintenant.
web-refusal-notation = « { $action } » n’est pas une action connue.
web-refusal-batch = « { $action } » doit venir en dernier dans une requête, car elle peut révéler quelque chose.
web-refusal-cannot-say = Vous ne pouvez pas dire cela maintenant.
web-refusal-cannot-undo = Vous ne pouvez pas annuler cela : quelqu’un l’a déjà appris, ou le hasard a décidé quelque chose.
web-refusal-too-long = Cette partie est devenue trop longue. Vous pouvez encore abandonner ou convenir d’une nulle.
web-refusal-not-over = Vous ne pouvez voir cela qu’une fois la partie finie.
web-refusal-rematch-terms = Une revanche à d’autres conditions attend déjà. Vérifiez-les.
web-refusal-rules = Cette partie a commencé avec une autre version des règles et ne peut pas continuer ici.
web-refusal-bad-data = Ceci est inutilisable : il y a une erreur.
web-refusal-too-costly = Cela demanderait trop de temps ou de mémoire. Réduisez-le.
web-refusal-no-invitation = Cette invitation n’existe pas. Le lien est peut-être incomplet.
web-refusal-taken = Quelqu’un a déjà rejoint la partie avec cette invitation.
web-refusal-sign-in = Connectez-vous pour jouer des parties cotées.
web-refusal-own-game = Vous jouez déjà une autre place de cette partie cotée.
web-refusal-rated = Dans une partie cotée, vous gardez votre place jusqu’à la fin.
web-refusal-no-tournament = Ce tournoi n’existe pas.
web-refusal-tournament-begun = Ce tournoi a déjà commencé ou est terminé.
web-refusal-tournament-full = Ce tournoi est complet.
web-refusal-too-many-tournaments = Vous avez déjà trois tournois ouverts ou en cours.
web-refusal-not-yours = Seule la personne qui a annoncé un tournoi peut l’annuler.
web-refusal-not-allowed = Ce serveur n’envoie pas d’avis à une telle adresse.
web-refusal-too-many-notices = Cette place a déjà trop d’appareils et d’adresses. Retirez-en un d’abord.
web-refusal-no-notice = Ce lien n’est plus valable : ces avis ont pris fin.
web-refusal-no-holiday = Vous ne pouvez pas prendre ces vacances : il ne vous reste pas assez de jours, ou aucune pendule ne tourne.
web-refusal-not-training = Il n'y a de conseils que dans les parties d'entraînement.
web-refusal-nothing-done = Vous n'avez encore rien fait.
web-refusal-not-agreed = Il n'a pas été convenu que l'ordinateur explique ses coups.
web-refusal-no-reasons = Aucun coup de l'ordinateur ne peut encore être expliqué. Les mises en place ne sont jamais expliquées ; un choix simultané des deux camps ne l'est qu'une fois le vôtre fait.
web-refusal-invalid = La demande est mal formée.
web-refusal-too-large = C’est trop gros : la limite est de 256 Kio.
web-refusal-too-slow = La connexion était trop lente. Veuillez réessayer.
web-refusal-too-many = Trop de demandes à la fois. Attendez un instant et réessayez.
web-refusal-unavailable = Ce n’est pas disponible pour l’instant. Veuillez réessayer dans un moment.
web-refusal-broken-game = Les données de cette partie sont illisibles. La personne qui gère ce serveur en a été avertie.
web-refusal-full = Ce serveur n’a plus de place pour de nouvelles parties. Celles en cours continuent.
web-refusal-not-found = Cette page ou cette demande n’existe pas.
web-refusal-method = Le serveur n’accepte pas cette méthode de requête.
web-refusal-internal = Quelque chose s’est mal passé de notre côté. Rien n’a changé ; veuillez réessayer.

## Un titre qui n’apporte que ses règles

web-plain-picture = Le champ de bataille
web-plain-no-picture = Le serveur n’a pas d’image de cette position.
web-plain-clause = La raison se trouve dans les règles de { $title }, qui ne sont pas sur ce serveur.
web-plain-key-letter = commencer une action : sa lettre est sur son bouton
web-plain-key-enter = choisir ce qui est marqué, ou confirmer
web-refusal-no-bots = Les joueurs de cette partie n’ont pas accepté de jouer contre des bots.
web-refusal-bot-away = Ce bot n’est pas connecté, ou ne joue pas à ce jeu.
web-refusal-no-bot = Ce bot n’existe pas, ou n’est pas à vous.
web-refusal-too-many-bots = Vous avez déjà cinq bots. Effacez-en un d’abord.
web-refusal-bot = La clé d’un bot ne permet pas cela.
