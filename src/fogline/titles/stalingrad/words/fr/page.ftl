# Français. Les trois langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test y veille.

## SCOPE Stalingrad dans le navigateur : ce qu'il y a sur une case

web-st-square = { $cell } : { $card }
web-st-no-card = aucune carte
web-st-back-german = une carte allemande face cachée
web-st-back-soviet = une carte soviétique face cachée
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
web-st-lost = perdues : { $cards }
web-st-count = { $count } × { $kind }
web-st-goal-of = { $side } : { $goal }
