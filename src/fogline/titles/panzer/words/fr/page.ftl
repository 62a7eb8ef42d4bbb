# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

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
web-panzer-legend-unit = { $code } : { $unit }
web-panzer-legend-armour = Boucliers : blindage { $armour }. Un tir contre cette unité compte autant de tirs manqués de plus dans la main.
web-panzer-legend-no-armour = Bouclier en pointillé : aucun blindage
web-panzer-legend-firepower = Éclats : puissance { $firepower }. Un tir de cette unité compte autant d'impacts dans la main.
web-panzer-legend-cost = Coût dans une escouade : { $cost }
web-panzer-legend-special = Astérisque : elle a une règle spéciale.
web-panzer-legend-shown = Œil : révélée, les deux camps la voient.
web-panzer-legend-locked = Cadenas : elle a tiré et ne peut plus bouger.
web-panzer-legend-target = Coins rouges : la cible du tir
web-panzer-legend-forest = Arbres : une carte de forêt. L'emblème dit à qui elle est.
web-panzer-suggest-explore = On gagne en détruisant les unités ennemies : il faut d'abord les trouver. Elles sont encore loin : EXPLORER prend le terrain entre vous et montre s'il y a une unité dans { $quadrant }.
web-panzer-is-target = la cible

## SCOPE Panzer dans le navigateur : les actions en mots

web-panzer-shot-hand = { $hits ->
        [one] { $hits } impact
       *[other] { $hits } impacts
    } sur { $all } cartes
web-panzer-drawn-hit = Impact !
web-panzer-drawn-distance = Manqué : trop loin
web-panzer-drawn-armour = Manqué : le blindage tient
web-panzer-say-terrain = Placer { $terrain } en { $cell }
web-panzer-say-take = Prendre { $unit } dans l'escouade
web-panzer-say-deploy = Déployer { $unit } en { $cell }
web-panzer-say-done-squad = Confirmer l'escouade
web-panzer-say-done-deploy = Confirmer le déploiement
web-panzer-say-move = DÉPLACER { $quadrant } : { $moves }
web-panzer-say-move-nothing = DÉPLACER { $quadrant } et tout remettre en place
web-panzer-say-goes = { $unit } de { $from } à { $to }
web-panzer-say-goes-hidden = de { $from } à { $to }
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
web-panzer-task-follow = { $quadrant } est à vous. DÉPLACEZ ses cartes maintenant, ou renoncez.
web-panzer-task-light = Un char léger de { $quadrant } peut chercher une cible. Choisissez-le, ou renoncez.
web-panzer-task-light-none = Aucun de vos chars légers de { $quadrant } ne peut chercher ; renoncez. (La question est toujours posée : une pause ne révèle donc rien.)
web-panzer-task-shoot = En { $cell } : { $unit }. Choisissez l'unité qui tire dessus, ou ne tirez pas.
web-panzer-task-must-shoot = Vous visez { $unit } en { $cell }. Choisissez l'unité qui tire.
web-panzer-task-shoot-none = En { $cell } : { $unit }. Aucune de vos unités ne peut tirer dessus ; ne tirez pas. (La question est toujours posée : une pause ne révèle donc rien.)
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

web-panzer-standing-home = tient { $held } cases sur { $all } de la ligne de départ adverse
web-panzer-left = restent : { $cards }
web-panzer-count = { $count }{"\u00A0"}×{"\u00A0"}{ $unit }
web-panzer-alive = { $alive ->
        [one] { $alive } unité sur { $size }
       *[other] { $alive } unités sur { $size }
    }

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
web-setup-squad-so-far = Unités : { $units } sur { $most-units } ; points : { $points } sur { $most-points }.
web-setup-squad-empty = Une escouade a au moins une unité.
web-setup-confirm-squad = Confirmer l'escouade
web-setup-unit-cost = coût { $cost }
web-setup-own-cards = Les valeurs des cartes viennent d'un fichier convenu pour cette partie.
web-setup-deploy-heading = Déployez votre escouade
web-setup-deploy-about = Posez chaque unité sur une case de votre ligne de départ, celle du bas. L'adversaire ne voit que des dos et ne distingue pas les unités de la forêt.
web-setup-confirm-deploy = Confirmer le déploiement

## Une nouvelle partie

web-game-panzer-about = Deux escouades de chars dans une même forêt. Choisissez vos unités, avancez à couvert, trouvez l'ennemi et espérez la bonne carte quand vous tirez.
web-file-panzer = Vos cartes d'unités (TOML)
web-file-panzer-about = Avec les valeurs imprimées, si vous possédez le jeu. docs/games/panzer.md dit comment les écrire.
web-option-fire-correction = Correction de tir
web-option-flank-attack = Attaque de flanc
web-option-rear-attack = Attaque par l'arrière
web-option-light-tanks = Chars légers
web-option-heavy-tanks = Chars lourds
web-option-superior-armour = Blindage supérieur
web-option-stug-arc = Stug III : angle de tir réduit
web-option-stug-low-profile = Stug III : profil bas
web-option-period = Mois de la bataille
web-option-terrain = Cartes de terrain
web-option-open-turret = Tourelles ouvertes
web-option-ambush = Embuscades
web-option-gb-middle-split = Ligne centrale de la Grande Bataille
web-option-terrain-before-squads = Terrain avant escouades
web-option-allow-null-explore = EXPLORER sans carte cachée
web-option-light-after-explore = Chars légers après EXPLORER
web-option-allow-null-search-revealed = CHERCHER une unité révélée sans tirer
web-option-light-search-from-tank-only = Les légers cherchent ce qu'ils voient
web-option-correction-lost-on-pickup = Correction perdue si l'unité est prise
web-option-flank-rear-if-destroyed = Flanc et arrière après une perte
web-option-stug-low-profile-vs-hill = Profil bas et collines
web-option-hill-sees-over-hill = Une colline voit par-dessus une colline
web-option-ambush-on-known-units = Embuscade d'unités révélées
web-value-us-left = américaine à gauche
web-value-us-right = américaine à droite
web-value-alternating = une carte sur deux
web-value-cell = depuis la case où elle était
web-value-never = jamais
web-value-capped = dans ce que fixe la colline (capped)
web-value-additive = en plus (additive)
web-notice-panzer = les valeurs des unités de SCOPE Panzer
