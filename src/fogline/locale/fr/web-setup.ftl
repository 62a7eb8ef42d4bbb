# Français. Les trois langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test y veille.

## Placer les cartes dans le navigateur

web-setup-tray = Vos cartes
web-setup-hint = Faites glisser une carte sur sa case, ou choisissez une carte puis une case.
web-setup-hint-put = Choisissez maintenant la case de cette carte.
web-setup-hint-move = Choisissez maintenant où va cette carte ; s'il y en a une autre, elles changent de place.
web-setup-keys = Au clavier : les flèches parcourent les cases ; les chiffres ou les lettres d'une carte l'y placent ; Entrée la prend et la pose ; Suppr la remet à côté.
web-setup-count = { $count ->
        [0] il n'en reste aucune
        [one] il en reste 1
       *[other] il en reste { $count }
    }
web-setup-free = { $cell }, libre
web-setup-lies = { $card } en { $cell }.
web-setup-held = { $card } en main. Choisissez une case.
web-setup-back = { $card } est de retour à côté du plateau.
web-setup-put-back = Remettre cette carte à côté
web-setup-choose-first = Choisissez d'abord une carte.
web-setup-none-left = { $card } : il n'en reste aucune.
web-setup-no-slot = On ne peut rien poser en { $cell }.
web-setup-left = { $count ->
        [one] Il reste 1 carte à placer.
       *[other] Il reste { $count } cartes à placer.
    }
web-setup-full = Tout est en place. Confirmez quand cela vous convient.
web-setup-random = Au hasard
web-setup-clear = Vider
web-setup-wait-enemy = Vous êtes prêt. L'autre camp se prépare encore.
web-setup-wait-partner = Votre partenaire place les cartes de votre camp. Vous les verrez dès qu'il aura confirmé.
web-setup-wait-turn = C'est à l'autre camp.
web-setup-field = Champ de bataille

## Mises en place enregistrées dans le navigateur

web-setup-formations = Formations enregistrées
web-setup-squads = Escouades enregistrées
web-setup-nothing-saved = Rien n'est encore enregistré pour cette mise en place.
web-setup-shared = Sur un seul écran, rien n'est gardé ni montré ici : la personne suivante le trouverait. Pour enregistrer une disposition, jouez sur votre propre écran.
web-setup-name = Nom de ce qui est sur la table
web-setup-save = Enregistrer
web-setup-saved = « { $name } » est enregistrée dans ce navigateur ; qui s'en sert peut la voir.
web-setup-load = Utiliser
web-setup-load-name = Utiliser « { $name } »
web-setup-loaded = C'est en place.
web-setup-misfit = Cela ne convient pas ici : d'autres cartes, un autre nombre ou une autre taille.
web-setup-remove = Supprimer
web-setup-remove-name = Supprimer « { $name } »
web-setup-removed = « { $name } » est supprimée.
web-setup-as-text = En texte, à transmettre
web-setup-as-text-later = une fois complète
web-setup-copy = Copier
web-setup-copied = Copié.
web-setup-copy-yourself = Le navigateur ne l'a pas permis : le texte est sélectionné, copiez-le vous-même.
web-setup-paste = Coller un texte

## SCOPE Stalingrad dans le navigateur : le Front

web-setup-front-heading = Placez votre Front
web-setup-front-about = Voici toutes vos cartes. Posez-en une sur chaque case de votre Front ; l'adversaire n'en voit que le dos. Les Snipers touchent ce que vous découvrez, les Officiers et les Mortiers sont plus à l'abri derrière, l'Infanterie est utile devant.
web-setup-front-field = Votre Front, d'abord la ligne au contact
web-setup-front-line = ligne de front
web-setup-confirm-front = Confirmer le Front

## SCOPE Panzer dans le navigateur : terrain, escouade, déploiement

web-setup-step-terrain = Relief
web-setup-step-squad = Escouade
web-setup-step-deploy = Déploiement
web-setup-terrain-heading = Placez une carte de terrain
web-setup-terrain-about = Le terrain se place à la vue de tous et reste toute la partie. Choisissez une face et une case marquée. Carte { $number } sur { $all }.
web-setup-face-meadow = Prairie
web-setup-face-hill = Colline
web-setup-face-lake = Lac
web-setup-face-peaks = Pics
web-setup-face-meadow-about = Prairie : terrain découvert ; qui s'y trouve est vu de tous.
web-setup-face-hill-about = Colline : qui s'y trouve est vu de tous, tirer vers le bas compte comme distance 1 et vers le haut comme distance 2 ; elle cache la vue.
web-setup-face-lake-about = Lac : personne ne peut s'y trouver, mais on voit par-dessus.
web-setup-face-peaks-about = Pics : personne ne peut s'y trouver, et ils cachent la vue.
web-setup-terrain-none = Rien n'est encore choisi.
web-setup-terrain-chosen = En { $cell } : { $terrain }.
web-setup-confirm-terrain = Placer cette carte
web-setup-squad-heading = Choisissez votre escouade
web-setup-squad-about = Jusqu'à { $units } unités et { $points } points, en secret. Le blindage (boucliers) détourne les tirs, la puissance (éclats) les fait toucher ; les deux ajoutent des cartes à la main où l'on tire le résultat.
web-setup-squad-points = Points : { $points } sur { $most }
web-setup-squad-so-far = Unités : { $units } sur { $mostUnits } ; points : { $points } sur { $mostPoints }.
web-setup-squad-empty = Une escouade a au moins une unité.
web-setup-confirm-squad = Confirmer l'escouade
web-setup-unit-cost = coût { $cost }
web-setup-unit-more = Prendre { $unit }
web-setup-unit-less = Remettre { $unit }
web-setup-unit-number = { $number } sur { $count }
web-setup-own-cards = Les valeurs des cartes viennent d'un fichier convenu pour cette partie.
web-setup-deploy-heading = Déployez votre escouade
web-setup-deploy-about = Posez chaque unité sur une case de votre ligne de départ, celle du bas. L'adversaire ne voit que des dos et ne distingue pas les unités de la forêt.
web-setup-confirm-deploy = Confirmer le déploiement
