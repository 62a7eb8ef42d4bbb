# Français. Les trois langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test y veille.

## SCOPE Panzer dans le navigateur : ce qu'il y a sur une case

web-panzer-back = une carte face cachée
web-panzer-back-american = carte américaine face cachée
web-panzer-back-german = carte allemande face cachée
web-panzer-forest = forêt
web-panzer-forest-american = forêt américaine
web-panzer-forest-german = forêt allemande
web-panzer-no-card = aucune carte
web-panzer-values = blindage { $armour }, puissance { $firepower }
web-panzer-is-shown = révélée
web-panzer-is-hidden = cachée
web-panzer-is-locked = bloquée : elle a tiré et ne peut pas bouger
web-panzer-is-target = la cible

## SCOPE Panzer dans le navigateur : les actions en mots

web-panzer-say-terrain = Placer { $terrain } en { $cell }
web-panzer-say-take = Prendre { $unit } dans l'escouade
web-panzer-say-deploy = Déployer { $unit } en { $cell }
web-panzer-say-done-squad = Confirmer l'escouade
web-panzer-say-done-deploy = Confirmer le déploiement
web-panzer-say-move = DÉPLACER { $quadrant } : { $moves }
web-panzer-say-move-nothing = DÉPLACER { $quadrant } et tout remettre en place
web-panzer-say-goes = { $unit } de { $from } à { $to }
web-panzer-say-explore = EXPLORER { $quadrant }
web-panzer-say-search = CHERCHER en { $cell }
web-panzer-say-aim = CHERCHER en { $cell } : viser { $unit }
web-panzer-say-light = Montrer { $unit } en { $from } et chercher avec lui en { $cell }
web-panzer-say-shoot = Tirer avec { $unit } depuis { $cell } : { $odds }
web-panzer-say-hold = Ne pas tirer
web-panzer-say-skip-follow = Ne pas DÉPLACER le carré
web-panzer-say-skip-light = Ne montrer aucun char léger

## SCOPE Panzer dans le navigateur : que faire

web-panzer-task-terrain = Placez une carte de terrain.
web-panzer-task-squad = Choisissez votre escouade.
web-panzer-task-deploy = Déployez votre escouade sur votre ligne de départ.
web-panzer-task-action = À vous : DÉPLACEZ un carré, EXPLOREZ-en un ou CHERCHEZ une cible. Choisissez une carte pour voir ce qu'on peut y faire.
web-panzer-task-follow = { $quadrant } est à vous. DÉPLACEZ ses cartes maintenant, ou laissez.
web-panzer-task-light = Un char léger de { $quadrant } peut chercher une cible. Choisissez-le, ou laissez.
web-panzer-task-light-none = Aucun de vos chars légers de { $quadrant } ne peut chercher ; laissez. (La question est toujours posée, pour que personne ne devine.)
web-panzer-task-shoot = En { $cell } : { $unit }. Choisissez l'unité qui tire dessus, ou ne tirez pas.
web-panzer-task-must-shoot = Vous visez { $unit } en { $cell }. Choisissez l'unité qui tire.
web-panzer-task-shoot-none = En { $cell } : { $unit }. Aucune de vos unités ne peut tirer dessus ; ne tirez pas. (La question est toujours posée, pour que personne ne devine.)
web-panzer-task-draw = Une carte de tir est tirée : { $hand }.
web-panzer-task-over = La partie est terminée.
web-panzer-wait-terrain = L'autre camp place une carte de terrain.
web-panzer-wait-squad = L'autre camp choisit encore son escouade.
web-panzer-wait-deploy = L'autre camp se déploie encore.
web-panzer-wait-action = L'autre camp choisit son action.
web-panzer-wait-follow = L'autre camp peut DÉPLACER ce qu'il a exploré.
web-panzer-wait-light = L'autre camp peut chercher avec un char léger.
web-panzer-wait-shoot = L'autre camp décide s'il tire.

## SCOPE Panzer dans le navigateur : où en sont les camps

web-panzer-standing-before = { $side } : se prépare
web-panzer-standing-home = tient { $held } cases sur { $all } de la ligne de départ adverse
web-panzer-alive = { $alive ->
        [one] { $alive } unité sur { $size }
       *[other] { $alive } unités sur { $size }
    }
