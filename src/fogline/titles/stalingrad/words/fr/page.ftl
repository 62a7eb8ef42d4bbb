# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## SCOPE Stalingrad dans le navigateur : ce qu'il y a sur une case

web-st-square = { $cell } : { $card }
web-st-no-card = aucune carte
web-st-back-german = une carte allemande face cachée
web-st-back-soviet = une carte soviétique face cachée
web-st-legend-card = { $code } : { $card }
web-st-legend-points = { $points ->
        [0] Aucune pastille : elle ne rapporte pas de point.
        [one] Pastilles : { $points } point pour qui l'élimine.
       *[other] Pastilles : { $points } points pour qui l'élimine.
    }
web-st-legend-shot-card-german = Losange avec un viseur : la carte Tir allemande. Un Sniper allemand est dans ce Carré, ou y était en tirant.
web-st-legend-shot-card-soviet = Losange avec un viseur : la carte Tir soviétique. Un Sniper soviétique est dans ce Carré, ou y était en tirant.
web-st-legend-up = Œil : retournée, les deux camps la voient.
web-st-legend-pips = Pastilles brunes : les points que rapporte son élimination.
web-st-suggest-search = On gagne en abattant les Snipers adverses : il faut d'abord les trouver. CHERCHER retourne une carte adverse et ne montre rien des vôtres. On sait encore peu de choses : { $cell } vaut n'importe quelle autre pour commencer.
web-st-suggest-shot = L'ennemi a tiré : sa carte Tir montre le Carré où se trouvait un Sniper. Ce sont les Snipers qu'il faut trouver, et { $cell } est dans ce Carré. CHERCHER retourne la carte et ne montre rien des vôtres.
web-st-turned-up = retournée
web-st-shot-card-german = la carte Tir allemande est posée ici
web-st-shot-card-soviet = la carte Tir soviétique est posée ici

## SCOPE Stalingrad dans le navigateur : les actions en mots

web-st-say-place = Placer : { $kind }
web-st-say-done = Confirmer la mise en place
web-st-say-lies = { $kind } en { $cell }
web-st-say-move = DÉPLACER { $quadrant } : { $cards }
web-st-say-reinforce = RENFORTS en { $quadrant } : { $cards }
web-st-say-reinforce2 = RENFORTS avec un Mortier en { $quadrant } : { $cards }
web-st-say-search = CHERCHER en { $cell }
web-st-say-shoot = Tirer sur { $cell }, carte Tir sur { $quadrant }
web-st-say-hold = Ne pas Tirer
web-st-say-hold-look = Ne pas regarder de deuxième carte
web-st-say-recognize = REPÉRER { $cell }
web-st-say-recognize-two = REPÉRER { $cell } et { $other }
web-st-say-howitzer = HOWITZER : le Mortier en { $mortar } tire sur { $target }
web-st-say-fire = TIR OFFENSIF sur { $target }
web-st-say-fire-from = TIR OFFENSIF sur { $target }, depuis { $gun }
web-st-say-gun = Montrer la Mitrailleuse en { $cell } et Tirer sur { $target }
web-st-say-assault = ASSAUT : l'Infanterie en { $infantry } dans { $quadrant }
web-st-say-take = Prendre { $cell } avec l'Infanterie
web-st-say-stay = L'Infanterie reste où elle est
web-st-say-deploy = DÉPLOYER : montrer l'Officier en { $cell } pour un DÉPLACER de plus
web-st-say-end = Finir le tour

## SCOPE Stalingrad dans le navigateur : que faire, et où en est la partie

web-st-task-set-up = Placez votre Front à l'insu de l'adversaire.
web-st-task-action = À vous : choisissez une action, ou une carte pour voir ce qui y est possible.
web-st-task-shot = En { $cell } se trouve { $card }. Tirez et posez votre carte Tir sur un Carré où se trouve un de vos Snipers, ou renoncez.
web-st-task-shot-decoy = En { $cell } se trouve { $card } : vous devez Tirer. Choisissez un Carré pour votre carte Tir.
web-st-task-gun = En { $cell } se trouve { $card }. Montrez une Mitrailleuse voisine et Tirez, ou renoncez.
web-st-task-gun-decoy = En { $cell } se trouve { $card } : vous devez montrer une Mitrailleuse voisine.
web-st-task-take = La voie est libre. Votre Infanterie peut prendre une des cases montrées, ou rester en { $cell }.
web-st-task-look = En { $cell } se trouve { $card }. Vous pouvez aussi regarder la carte d'à côté.
web-st-task-extra-move = Maintenant le DÉPLACER supplémentaire : choisissez un Carré et rangez ses cartes.
web-st-task-close = Votre action est faite. Montrez un Officier pour un DÉPLACER de plus (DÉPLOYER), ou finissez votre tour.
web-st-task-wait = { $seat } : en train de choisir une action.
web-st-task-wait-set-up = L'adversaire place encore ses cartes.
web-st-task-over = La partie est finie.
web-st-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-st-score-of = { $points ->
        [one] { $points } point sur { $objective }
       *[other] { $points } points sur { $objective }
    }
web-st-in-play = en jeu : { $cards }
web-st-zone = Zone du joueur
web-st-lost = perdues : { $cards }
web-st-cards-lost = Cartes perdues
web-st-count = { $count }{"\u00A0"}×{"\u00A0"}{ $kind }
web-st-goal-of = { $side } : { $goal }

## SCOPE Stalingrad dans le navigateur : le Front

web-setup-front-heading = Placez votre Front
web-setup-front-about = Voici toutes vos cartes. Posez-en une sur chaque case de votre Front ; l'adversaire n'en voit que le dos. Les Snipers touchent ce que vous découvrez, les Officiers et les Mortiers sont plus à l'abri derrière, l'Infanterie est utile devant.
web-setup-front-field = Votre Front, d'abord la ligne au contact
web-setup-front-line = ligne de front
web-setup-confirm-front = Confirmer le Front

## Une nouvelle partie

web-game-stalingrad-about = Des snipers dans les ruines. Réarrangez vos cartes en secret, cherchez chez l'adversaire et tirez : un tir montre à peu près où vous êtes.
web-mode-basic-about = DÉPLACER et CHERCHER seulement : s'apprend en cinq minutes.
web-mode-advanced-about = Chaque Unité a sa propre action.
web-file-stalingrad = Votre scénario (TOML)
web-file-stalingrad-about = Il remplace le scénario ci-dessus. docs/games/stalingrad.md dit comment l'écrire.
web-option-leader = Qui mène seul un camp
web-option-point-values = Valeurs en points
web-option-shot-card-lifetime = Durée de la carte Tir
web-option-quiet-turn-limit = Tours calmes avant la nulle
web-option-move-any-allied-quadrant = DÉPLACER hors de son Front
web-option-recognition-reveal = REPÉRER deux cartes
web-option-offensive-fire-gun = Mitrailleuse du TIR OFFENSIF
web-option-assault-needs-enemy = L'ASSAUT exige une carte adverse
web-option-defensive-fire-scores = Le TIR DÉFENSIF rapporte des points
web-option-reinforcement-keeps-points = Les points restent après les RENFORTS
web-option-reinforcement-needs-movable = RENFORTS parmi ses cartes seulement
web-option-team-talk = Parler entre équipiers
web-value-division = sa Division doit agir
web-value-side = son camp doit agir
web-value-together = les deux à la fois
web-value-sequential = l'une après l'autre
web-value-late = choisie en la montrant
web-value-declared = fixée d'avance
web-value-open = permis
web-value-silent = interdit
web-notice-stalingrad = les points de SCOPE Stalingrad
