# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Le cadre de chaque page

web-skip = Aller au contenu
web-nav = Pages principales
web-nav-new = Jouer
web-nav-learn = Apprendre
web-nav-rules = Règles
web-settings = Réglages
web-settings-about = Conservés dans ce navigateur. Vous pouvez les modifier à tout moment, même en pleine partie.
web-language = Langue
web-theme = Apparence
web-theme-system = Comme l'appareil
web-theme-light = Clair : carte sur papier
web-theme-dark = Sombre : poste de commandement
web-speed = Afficher les résultats
web-speed-instant = Non : continuer aussitôt
web-speed-brisk = Un instant
web-speed-calm = Plus longtemps
web-sound = Sons
web-motion = Animations à l'écran
web-keys = Raccourcis d'une seule touche à la table
web-notice = Fogline n'est pas officiel. Les jeux, leurs noms et leurs illustrations appartiennent à leurs auteurs et éditeurs, qui n'y sont pour rien. Les règles sont dites avec nos mots, les cartes sont nos dessins.
web-notice-values = Nos sources ne montrent pas ce qui est imprimé sur les cartes ; nous avons donc reconstitué { $what }. Si vous possédez le jeu, vous pouvez saisir les valeurs imprimées.
web-for-programs = Pour les développeurs
web-build-compiled = Les règles sur ce serveur : compilées.
web-build-plain = Les règles sur ce serveur : Python pur.
web-close = Fermer
web-cancel = Annuler
web-to-home = Retour à la page d'accueil
web-again = Réessayer
web-opening = Un instant …
web-yes = activé
web-no = désactivé
web-missing = Page introuvable
web-missing-about = L'adresse est peut-être incomplète ou mal écrite.
web-unfetched = Cette page n'a pas pu être chargée
web-unfetched-about = Le serveur ne répond pas, ou il a été mis à jour entre-temps.
web-version-new = Une nouvelle version de Fogline est prête. Vos parties continueront là où elles en sont.
web-version-take = Mettre à jour

## Accueil

web-home-title = Trouvez-les avant qu'ils ne vous trouvent
web-home-about = Des jeux de guerre dans le brouillard : bien des cartes sont face cachée, et vous ne voyez que ce que les règles laissent voir. Jouez seul, partagez l'écran ou invitez un ami par un lien. Aucun compte n'est nécessaire.
web-home-quick = Jouer tout de suite
web-home-more = Autres pages
web-home-else = Problème et salon
web-home-new = Jouer avec d'autres personnes
web-home-record = Ouvrir une partie enregistrée
web-quick-play = Jouer
web-quick-side = Camp
web-quick-level = Adversaire
web-quick-learn = Apprendre en cinq minutes
web-quick-lessons = Toutes les leçons
web-quick-first = Votre première partie : une recrue tient l'autre camp, vos cartes sont déjà en place et vous pouvez tout annuler.
web-quick-first-plain = Votre première partie : une recrue tient l'autre camp, et vous pouvez tout annuler.
web-quick-laying = Vos cartes se mettent en place…
web-quick-more = Autres options
web-quick-choices = { $game } : autres choix

web-here = Qui est là
web-here-people = Environ { $count } personnes sont là.
web-here-few = Peu de monde en ce moment.
web-here-watchable = { $count ->
    [0] Aucune partie à regarder en ce moment.
    [one] Une partie à regarder en ce moment.
   *[other] { $count } parties à regarder en ce moment.
}
web-here-watch = Regarder une partie
web-here-puzzle = Résoudre le problème du jour

## Les parties de ce navigateur

web-games-title = Mes parties dans ce navigateur
web-games-go-on = Reprendre
web-games-open-all = Parties en cours
web-games-all-open = Les { $count } parties en cours
web-games-more = { $count } de plus
web-games-ended = Parties terminées
web-games-none = Aucune pour l'instant. Une partie reste ici jusqu'à ce que vous la retiriez, et ses liens l'ouvrent sur un autre appareil.
web-games-unkept = Ce navigateur ne garde rien (fenêtre privée, peut-être). Copiez le lien de votre place si vous voulez retrouver une partie.
web-games-open = Ouvrir
web-games-continue = Reprendre
web-games-links = Liens de cette partie
web-games-seats = Montrer les liens des places
web-games-seats-about = Plusieurs personnes partagent cet écran. Le lien d'une place montre toutes ses cartes : qui le voit peut les regarder et jouer pour ce camp.
web-games-forget = Retirer cette partie
web-games-forget-about = La partie continue sur le serveur, mais ce navigateur perd ses clés. Sans lien copié vous ne pourrez pas revenir.
web-games-forget-yes = La retirer
web-games-yours = À vous de jouer
web-games-next = À jouer : { $seats }
web-games-waits = En attente : { $seats }
web-games-over = Terminée
web-games-gone = Ce serveur n'a plus cette partie.
web-games-watching = en spectateur
web-games-all = Voir les { $count }
web-games-fewer = En voir moins

## Liens

web-link-join = Invitation : { $seat }
web-link-join-about = Envoyez-le à la personne qui jouera ce camp. Il ne sert qu'une fois.
web-link-local = Seul cet ordinateur peut ouvrir cette adresse. Pour que d'autres entrent, donnez au serveur une adresse à lui : docs/hosting.md.
web-link-watch = Pour regarder
web-link-watch-about = Toute personne qui l'a peut regarder comme convenu, sans pouvoir agir. Après la partie, il permet de la revoir.
web-link-seat = Ma place, pour un autre appareil : { $seat }
web-link-seat-about = Gardez-le pour vous : toute personne qui l'a voit vos cartes et peut jouer à votre place.
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr-show = Afficher le code QR
web-qr-hide = Masquer le code QR
web-qr-alt = Code QR du lien « { $label } »

## Avis : « c’est à vous de jouer »

web-notices = Avis
web-notices-about = Pour les parties sur plusieurs jours : quand votre tour commence et que vous n’êtes pas à la table, vous recevez un avis. Il ne dit rien de la partie.
web-notices-here = M’avertir sur cet appareil quand c’est à moi de jouer
web-notices-unsupported = Ce navigateur ne peut pas afficher d’avis. Sur un iPhone ou un iPad, ajoutez d’abord Fogline à l’écran d’accueil. La page doit être ouverte en https.
web-notices-denied = Le navigateur n’autorise pas les avis de cette page. Vous pouvez le changer dans ses réglages.
web-notices-unreachable = Le service push de ce navigateur est injoignable.
web-notices-address = Adresse de courriel ou webhook
web-notices-webhook = Adresse du webhook
web-notices-webhooks = Webhooks possibles : { $list }
web-notices-add = Ajouter
web-notices-device = Un autre appareil
web-notices-unconfirmed = (pas encore confirmée)
web-notices-confirm = Un courriel a été envoyé à { $address }. Ouvrez le lien qu’il contient pour confirmer l’adresse.
web-notices-stop = Arrêter
web-notices-stop-at = Arrêter les avis à { $address }
web-notices-quiet = Heures de silence
web-notices-from = De
web-notices-until = à
web-notices-ended = Vous ne recevrez plus ces avis.
web-notices-confirmed = L’adresse est confirmée. Vous recevrez un courriel chaque fois que c’est à vous de jouer.

## Une nouvelle partie

web-new-title = Nouvelle partie
web-new-game = Jeu
web-new-scenario = Scénario
web-new-battlefield = Champ de bataille
web-new-theme = Thème
web-new-no-theme = Aucun
web-new-no-theme-about = Un thème change les cartes et les conditions de victoire.
web-new-own = Votre propre scénario : { $name }
web-new-preset = Règles avancées
web-new-preset-about = Le livret les ajoute une à une. Commencez sans ; chacune est expliquée sous « Règles en détail » et s'active séparément.
web-preset-basic = Aucune : le jeu de base
web-preset-step = { $count ->
        [one] La première règle : { $rules }
       *[other] Les { $count } premières règles : { $rules }
    }
web-preset-own = Mon propre choix
web-new-company = Qui joue
web-players = { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
web-company-computer = Contre l'ordinateur
web-company-computer-about = Comme vous, il ne sait que ce que sa place peut savoir.
web-company-screen = Deux personnes sur un écran
web-company-screen-about = Un rideau cache tout quand vous passez la main.
web-company-friend = Un ami, par un lien
web-company-friend-about = Vous recevez une invitation à envoyer. Jouez en direct ou sur plusieurs jours.
web-new-level = Niveau de l'ordinateur
web-level-recruit = Recrue
web-level-recruit-about = Agit sur un coup de tête : évite les actions inutiles, mais n’a pas de plan et oublie ce qu’elle a vu. Bien pour une première partie.
web-level-regular = Soldat
web-level-regular-about = Joue selon des règles simples et se rappelle ce qui a été montré : direct et facile à prévoir.
web-level-veteran = Vétéran
web-level-veteran-about = Pèse ce que vos cartes peuvent être et ce que vaut chaque action de ce tour : prudent, il punit les erreurs.
web-level-ace = As
web-level-ace-about = Le plus fort : il a appris de milliers de parties ce qui gagne à la fin, pas seulement à ce tour.
web-holder-me = Moi, sur cet écran
web-holder-friend = Un ami, par un lien
web-holder-recruit = Ordinateur : recrue
web-holder-regular = Ordinateur : soldat
web-holder-veteran = Ordinateur : vétéran
web-holder-ace = Ordinateur : as
web-new-nobody = Quelqu'un doit jouer sur cet écran.
web-new-side = Mon camp
web-side-random = Au hasard
web-side-first = commence
web-new-agreed = Conditions de la partie
web-clock = Pendule
web-clock-about = Votre pendule tourne quand c'est à vous d'agir. Un camp qui n'a plus de temps perd.
web-clock-none = Sans pendule
web-clock-live = { $start }, plus { $bonus } par tour
web-clock-capped = { $start }, plus { $bonus } par tour jusqu'à { $most }
web-clock-total = { $start } pour toute la partie
web-clock-days = { $days ->
        [one] Un jour par tour
       *[other] { $days } jours par tour
    }
web-clock-free = les pendules s’arrêtent : { $days } ({ $zone })
web-clock-stands-free = jour de repos
web-clock-stands-away = en vacances
web-clock-holidays = { $days ->
        [one] un jour de vacances par camp
       *[other] { $days } jours de vacances par camp
    }
web-days-off-weekends = Les pendules s’arrêtent le samedi et le dimanche ({ $zone })
web-days-off-holidays = Jours de vacances par camp
web-days-off-about = Quand un camp prend un jour de vacances, sa pendule s’arrête. Chaque camp choisit ses jours.
web-holiday = Vacances
web-holiday-left = { $days ->
        [0] Il ne vous reste aucun jour de vacances.
        [one] Il vous reste un jour de vacances.
       *[other] Il vous reste { $days } jours de vacances.
    }
web-holiday-away = { $days ->
        [0] Votre pendule est arrêtée pendant { $left }. Il ne vous reste plus de jour de vacances.
        [one] Votre pendule est arrêtée pendant { $left }. Il vous reste encore un jour de vacances.
       *[other] Votre pendule est arrêtée pendant { $left }. Il vous reste encore { $days } jours de vacances.
    }
web-holiday-days = Jours
web-holiday-take = Prendre des vacances
web-span-days = { $count } j
web-span-hours = { $count } h
web-span-minutes = { $count } min
web-span-seconds = { $count } s
web-aid = Aide-mémoire
web-aid-off = Aucun
web-aid-off-about = Rien n'est marqué sur les cartes : à vous de retenir.
web-aid-shown = Ce qui a été montré
web-aid-shown-about = Les cartes que vous avez vues restent marquées tant qu'elles n'ont pas pu bouger.
web-aid-deductions = Déductions
web-aid-deductions-about = Chaque carte cachée montre ce qu'elle peut encore être.
web-aid-probabilities = Probabilités
web-aid-probabilities-about = Chaque carte cachée montre ce qu'elle peut être, et avec quelle probabilité.
web-training = Entraînement
web-training-open = Ouvrir comme partie d'entraînement
web-training-about = Vous pouvez annuler ce que vous avez fait, même si vous en avez appris quelque chose, et demander conseil ; l'ordinateur n'en sait jamais rien. L'enregistrement dit que c'était une partie d'entraînement.
web-training-undo-about = Revient avant votre dernière action et annule tout ce qui a suivi.
web-training-watching = Dans une partie d'entraînement, les spectateurs ne voient que ce que tout le monde peut savoir.
web-reasons-open = L'ordinateur explique ses coups
web-reasons-about = Après chaque coup de l'ordinateur, vous pouvez voir ce qu'il a comparé et les raisons pour chaque action. Cela révèle beaucoup de ses cartes cachées, souvent toutes, car ses cartes font partie de ses raisons.
web-watching = Spectateurs
web-watching-public = Ce qui est public
web-watching-public-about = Les spectateurs ne voient que ce que les deux camps peuvent savoir, sans retard.
web-watching-delayed = Tout, plus tard
web-watching-delayed-about = Les spectateurs voient toutes les cartes, avec quelques tours de retard. Toute personne qui a le lien aussi : mettez-vous d'accord.
web-watching-turns = Tours de retard
web-watching-late = { $turns ->
        [one] Les spectateurs voient tout, un tour plus tard.
       *[other] Les spectateurs voient tout, { $turns } tours plus tard.
    }
web-watching-screen = Sur un seul écran, les spectateurs ne voient que ce qui est public.
web-new-rules = Règles en détail et fichiers personnels
web-new-options = Règles du jeu
web-new-rulings = Là où le livret laisse une question ouverte
web-new-rulings-about = La réponse par défaut est celle que nous conseillons.
web-new-file = Un fichier personnel
web-file-remove = Retirer le fichier
web-file-large = Ce fichier est trop grand : 100 ko au plus.
web-file-fault = { $name } est inutilisable :
web-new-start = Commencer la partie
web-new-invite = Commencer et recevoir l'invitation
web-scenario-custom = Scénario personnel

## Options par leur nom, et leurs valeurs

web-option-set = { $name } : { $value }
web-option-bounds = De { $least } à { $most }
web-option-mode = Mode de jeu
web-option-players = Joueurs
web-option-max-turns = Tours avant la nulle
web-value-off = sans limite
web-value-none = non fixé

## Une invitation

web-lobby = Salon
web-lobby-about = Rencontrez d'autres joueurs : prenez une place que quelqu'un propose, ou proposez-en une. Sans compte.
web-lobby-now = Jouer tout de suite avec quelqu'un
web-lobby-seek = Trouver un adversaire
web-lobby-seek-about = Une partie rapide, dans l'un ou l'autre camp. Si personne n'en attend une, votre table attend dans le salon que quelqu'un vienne.
web-lobby-offers = Parties ouvertes
web-lobby-none = Personne n'attend en ce moment.
web-lobby-entry = { $game } : { $scenario }
web-lobby-place = Vous joueriez : { $seat }
web-lobby-take-entry = Prendre la place : { $name }, { $seat }
web-lobby-mine = Votre table
web-lobby-new = Proposer une partie
web-lobby-waiting = Dans le salon. Encore libre : { $seats }
web-lobby-offer = Montrer cette partie dans le salon
web-lobby-offer-live = N'importe qui pourra alors prendre la place libre, tant que cette page reste ouverte.
web-lobby-offer-slow = N'importe qui pourra alors prendre la place libre, pendant une semaine.
web-join-title = Vous êtes invité
web-join-seat = { $game }. Votre place : { $seat }
web-join-others = Ont déjà rejoint : { $seats }
web-join-own = Vous avez créé cette invitation. Ne prenez la place que pour la jouer sur cet écran ; sinon envoyez le lien à quelqu'un.
web-join-begun = { $lines ->
        [one] Cette partie en continue une autre : elle en reprend { $lines } ligne. La personne qui vous invite connaît peut-être toutes les cartes de cette position, les vôtres aussi.
       *[other] Cette partie en continue une autre : elle en reprend { $lines } lignes. La personne qui vous invite connaît peut-être toutes les cartes de cette position, les vôtres aussi.
    }
web-join-late = { $turns ->
        [one] Les deux camps reçoivent le lien pour regarder : votre adversaire aussi peut voir toutes les cartes, avec un tour de retard.
       *[other] Les deux camps reçoivent le lien pour regarder : votre adversaire aussi peut voir toutes les cartes, avec { $turns } tours de retard.
    }
web-join-take = Prendre la place
web-join-leave = Pas maintenant
web-join-failed = Ce lien ne marche pas
web-join-back = Revenir au lien que vous avez ouvert
web-join-none = Aucun lien n'est ouvert ici
web-join-none-about = Le lien n'est pas conservé dans l'URL. Rouvrez celui que vous avez reçu.

## À la table

web-table-unknown = Ce navigateur ne connaît pas cette partie
web-table-unknown-about = Ouvrez-la avec le lien de votre place, ou avec celui pour regarder.
web-title-yours = À vous
web-title-theirs = { $seats } : à jouer
web-title-over = Partie terminée
web-you-are = Vous jouez : { $seat }
web-you-watch = Vous regardez
web-you-watch-late = { $turns ->
        [one] Vous voyez tout, un tour plus tard
       *[other] Vous voyez tout, { $turns } tours plus tard
    }
web-wait-for = En attente de : { $seats }
web-wait-computer = L'ordinateur réfléchit : { $seats }
web-wait-join = Personne n'a encore pris cette place : { $seats }
web-wait-chance = On tire une carte …
web-pace-go-on = Touchez l'écran ou une touche pour continuer.
web-last-turn = { $what } → { $results }
web-last-turn-name = La dernière action de l'ennemi :
web-caption-found = { $card }
web-caption-empty = Vide
web-caption-hit = Touché
web-caption-miss = Manqué
web-caption-moved = Déplacé
web-caption-reinforced = Renforts
web-caption-taken = Pris
web-caption-removed = Retiré
web-caption-damage = Touché : { $damage } de dégâts
web-caption-no-damage = Aucun dégât
web-caption-destroyed = Perdu
web-caption-captured = Capturé
web-caption-friendly-fire = Tir ami
web-caption-committed = Engagée
web-caption-declared = attaque { $target }
web-caption-fires = Tire sur { $target }
web-caption-damage-card = { $card }
web-invite-open = Il manque encore quelqu'un : { $seats }. Envoyez l'invitation.
web-lost = Connexion perdue. Nouvel essai …
web-clocks = Temps restant
web-clock-of = { $seat } : reste { $left }
web-clock-little = vite
web-tabs = Plus sur la partie
web-tab-log = Journal
web-tab-aid = Aide-mémoire
web-tab-command = Saisie
web-tab-table = La table
web-resign = Abandonner
web-resign-sure = Votre camp perd aussitôt. C'est définitif.
web-resign-yes = Abandonner la partie
web-resign-no = Continuer à jouer
web-draw-offer = Proposer la nulle
web-draw-offered = { $side } proposent la nulle
web-draw-waits = Vous avez proposé la nulle.
web-draw-accept = Accepter la nulle
web-draw-decline = Refuser

## Un écran

web-curtain-title = Passage de main
web-curtain-next = À jouer : { $seat }
web-curtain-away = Les autres, détournez les yeux, s'il vous plaît. Cette page ne contient rien de caché avant que vous l'ouvriez.
web-curtain-offer = { $side } proposent la nulle
web-curtain-open = Voir mes cartes : { $seat }
web-curtain-who = Qui est là ?
web-curtain-look = Regarder seulement : { $seat }
web-curtain-close = Fermer le rideau
web-hand-over = Passer la main
web-hand-over-to = Maintenant : { $seats }. Regardez, puis passez la main.
web-hand-over-wait = Arrêter le compte à rebours
web-hand-over-left = Le rideau tombe dans { $seconds } s.

## La fin d'une partie

web-end-victory = Victoire !
web-end-defeat = Défaite
web-end-draw = Partie nulle
web-end-winner = Vainqueur : { $seat }
web-end-won = { $sides } ont gagné { $reasons }.
web-end-drawn = Partie nulle { $reasons }.
web-end-shown = Toutes les cartes sont maintenant visibles sur le plateau.
web-end-hidden = Revoyez la partie pour voir toutes les cartes.
web-end-plain = Revoyez la partie pour tout voir.
web-end-asked = Une revanche vous attend.
web-end-asked-changed = Vous échangez les camps.
web-end-asked-same = Chacun garde son camp.
web-end-rematch = Revanche
web-end-again = Rejouer
web-end-accept = Accepter la revanche
web-end-sides = Camps
web-end-sides-changed = Échanger les camps
web-end-sides-same = Mêmes camps
web-end-opponent = Adversaire
web-end-level-same = Ordinateur : { $level }, comme avant
web-end-level-up = Plus fort : { $level }
web-end-review = Analyse : que faire de mieux
web-end-look = Voir le plateau
web-end-result = Résultat
web-end-replay = Revoir la partie
web-end-save = Enregistrer la partie
web-end-figures = La partie en chiffres
web-end-turns = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
web-end-actions = { $count ->
        [one] { $count } action de votre part
       *[other] { $count } actions de votre part
    }
web-end-points = Points
web-end-searches = Recherches
web-end-finds = Trouvailles
web-end-shots = Tirs
web-end-attacks = Attaques
web-end-hits = Coups au but
web-end-lost = Unités perdues

## Touches

web-keys-title = Clavier
web-keys-table = À la table
web-keys-board = Sur le plateau
web-keys-legend = Pour voir expliqués les nombres et les signes d'une carte, laissez la souris dessus, atteignez-la au clavier ou gardez le doigt dessus.
web-keys-off = Les raccourcis d'une touche se désactivent dans les réglages.
web-key-help = afficher cette aide
web-key-board = aller au plateau
web-key-log = aller au journal
web-key-aid = aller à l'aide-mémoire
web-key-command = aller à la zone de saisie
web-key-undo = annuler
web-key-hint = demander un indice ; encore : davantage
web-key-why = voir pourquoi l'ordinateur a joué son dernier coup
web-key-hand-over = fermer le rideau, passer la main
web-key-arrows = aller de carte en carte
web-key-enter = choisir la carte, ou confirmer
web-key-quadrant = choisir le Carré suivant autour de la carte
web-key-move = commencer ici une action ; sa lettre est sur son bouton
web-key-escape = revenir d'un pas
web-touch-title = Au doigt
web-help-keys = Aide : marques et touches
web-help-touch = Aide : marques et gestes
web-help-marks = Les marques du plateau
web-touch-tap = Toucher
web-touch-tap-about = une carte pour la choisir, puis une action. Touchez-la encore pour la relâcher.
web-touch-hold = Maintenir
web-touch-hold-about = le doigt sur une carte pour voir expliqués ses nombres et ses signes.
web-touch-drag = Glisser
web-touch-drag-about = des cartes pour les placer ou les réarranger ; on peut aussi les toucher.
web-touch-go-on = Toucher n’importe où
web-touch-go-on-about = pendant qu’un résultat s’affiche, pour continuer la partie.
