# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

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
web-setup-shared = Sur un écran partagé, rien n'est gardé ni montré ici, car la personne suivante le trouverait. Pour enregistrer une disposition, jouez sur votre propre écran.
web-setup-name = Nom de cette disposition
web-setup-save = Enregistrer
web-setup-saved = « { $name } » est enregistrée dans ce navigateur ; toute personne qui utilise le navigateur peut la voir.
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
web-setup-copy-yourself = Le navigateur n'a pas permis la copie. Le texte est sélectionné : copiez-le vous-même.
web-setup-paste = Coller un texte
web-setup-unit-more = Prendre { $unit }
web-setup-unit-less = Remettre { $unit }
web-setup-unit-number = { $number } sur { $count }
