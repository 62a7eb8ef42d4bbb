# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Analyse de parties terminées

review-title = { $title } : analyse
review-whole = Toute la partie, à cartes découvertes. « --as PLACE » ne montre que ce qu'une place pouvait savoir.
review-as = Vu par : { $seat }. Seulement ce que cette place pouvait savoir avant la fin.
review-judge = Juge : { review-judge-name }, { $worlds } mondes par décision, graine { $seed }. Second juge : { review-second-name }.
review-judge-name = { $judge ->
        [veteran] l'évaluation d'un vétéran
        [ace] l'évaluation d'un as
        [random-games] des parties au hasard
       *[other] { $judge }
    }
review-second-name = { $second ->
        [playouts-regular] des parties poursuivies par des soldats
        [network] le réseau d'un as, qui regarde la suite
       *[other] { $second }
    }
review-result = { $seat } : { $result ->
        [won] victoire
        [drawn] partie nulle
       *[lost] défaite
    }. Chances de gagner au début : { $start } %.
review-accuracy = Précision : { $accuracy } sur 100, { $decisions ->
        [one] 1 décision jugée
       *[other] { $decisions } décisions jugées
    }.
review-standing-as = { $accuracy } : aussi bien que { review-average } ({ $average }).
review-standing-above = { $accuracy } : mieux que { review-average } ({ $average }).
review-standing-below = { $accuracy } : moins bien que { review-average } ({ $average }).
review-standing-between = { $accuracy } : mieux que { review-average } ({ $average }), moins bien que { review-average-next } ({ $next-average }).
review-average = { $levels ->
        [recruit] la partie moyenne d'une recrue
        [regular] la partie moyenne d'un soldat
        [veteran] la partie moyenne d'un vétéran
        [ace] la partie moyenne d'un as
        [veteran-ace] la partie moyenne des vétérans et des as
       *[other] la partie moyenne de { $levels }
    }
review-average-next = { $next ->
        [recruit] celle d'une recrue
        [regular] celle d'un soldat
        [veteran] celle d'un vétéran
        [ace] celle d'un as
        [veteran-ace] celle des vétérans et des as
       *[other] celle de { $next }
    }
review-no-accuracy = Aucune décision n'a pu être jugée.
review-mostly = Ce qui a compté le plus : { $part ->
        [skill] les décisions du joueur
        [fog] la chance dans le brouillard
        [chance] la chance aux cartes et aux dés
        [partners] les partenaires
       *[enemy] l'ennemi
    } ({ $points }).
review-costliest = La décision la plus coûteuse : tour { $turn }, { $played } ({ $chance } % de gagner). { $best } valait mieux ({ $better } %) : { $loss ->
        [one] une perte de 1 point de pourcentage
       *[other] une perte de { $loss } points de pourcentage
    }{ $clause ->
        [none] .
       *[other] { " " }({ $clause }).
    }
review-lesson-unit = La prochaine fois : cherchez là où une unité est plus probable.
review-lesson-quadrant = La prochaine fois : explorez là où une unité ennemie est plus probable.
review-lesson-hit = La prochaine fois : comparez tous les tirs et choisissez celui qui touche le plus souvent.
review-lesson-known = La prochaine fois : servez-vous de ce que vous savez. Une carte montrée qui n'a pas bougé est toujours là.
review-lesson-other = La prochaine fois : voyez si « { $better } » rapporte plus avant de choisir « { $verb } ».
review-lesson-same = La prochaine fois : comparez tous les choix de « { $verb } » avant d'en prendre un.
review-often = { $count } des { $mistakes } décisions à améliorer { $count ->
        [one] était de ce genre et a coûté
       *[other] étaient de ce genre et ont coûté
    } { $loss } des { $total } points perdus.{ $rest }
review-habit = Un autre genre a coûté plus en tout ({ $count } fois, { $loss } points). { $lesson }
review-often-once = C'était la seule décision à améliorer.{ $rest }
review-rest = { $points ->
        [none] { "" }
       *[other] { " " }Toutes les décisions ensemble font { $points }, avec les petites pertes et celles sur lesquelles les juges divergent.
    }
review-sum = Ce qui a fait la différence, en points de pourcentage : décisions du joueur { $skill }, chance dans le brouillard { $fog }, cartes et dés { $chance }, l'ennemi { $enemy }, partenaires { $partners }.
review-bits = Appris par ces actions : { $learned ->
        [one] { $learned } bit
       *[other] { $learned } bits
    }. Révélé par elles : { $given ->
        [one] { $given } bit
       *[other] { $given } bits
    }.
review-graph = Chances de gagner au début de chaque tour, en % : { $chances }.
review-graph-true = Les mêmes, à cartes découvertes : { $chances }.
review-moments = Les moments décisifs
review-moment = Tour { $turn }, { $actor ->
        [own] { $action }
        [chance] cartes ou dés
        [partners] un partenaire
       *[enemy] l'ennemi
    } : de { $before } % à { $after } %.
review-mistakes = Ce qui aurait pu être mieux, les plus grandes pertes d'abord
review-lesson-resigned = La prochaine fois : continuez. L'abandon a coûté { $chance } % de chances de gagner.
review-no-mistakes = Les juges ne s'accordent sur aucune décision à améliorer.
review-mistake = Tour { $turn }, { $verdict } : { $played } ({ $chance } %). { $best } valait mieux de { $loss } ({ $better } % ; { $clause }).
review-played-fact = Sur l'action jouée : { $fact }
review-best-fact = Sur la meilleure action : { $fact }
review-versus-unit = Chances d'y trouver une unité : environ { $percent } % en { $cell }, mais { $better-percent } % en { $better-cell }.
review-versus-quadrant = Chances d'y trouver une unité ennemie : environ { $percent } % dans le Carré de { $cell }, mais { $better-percent } % dans celui de { $better-cell }.
review-versus-hit = Chances de toucher : environ { $percent } %, mais { $better-percent } % avec le meilleur tir.
review-reason-wins = La meilleure action gagne la partie si { $card } est en { $cell } (dans environ { $percent } % des mondes).
review-reason-gains = La meilleure action gagne le plus si { $card } est en { $cell } (dans environ { $percent } % des mondes).
review-oftener-less = Une autre action est la meilleure dans plus de mondes ({ $percent } %, contre { $best } % pour celle-ci), mais là où celle-ci vaut mieux, elle gagne davantage.
review-oftener-shared = Une autre action est la meilleure dans plus de mondes ({ $percent } %, contre { $best } % pour celle-ci), mais seulement parce que d'autres se partagent le reste : face à elle seule, celle-ci vaut mieux dans plus de mondes.
review-best-in = { $worlds ->
        [100] La meilleure action l'était dans tous les mondes compatibles avec ce qu'on savait.
       *[other] La meilleure action l'était dans { $worlds } % des mondes compatibles avec ce qu'on savait.
    }
review-second = Le second juge est d'accord : la meilleure action a { $points ->
        [0] une fraction de point d'avance
        [one] 1 point de pourcentage d'avance
       *[other] { $points } points de pourcentage d'avance
    }.
review-hindsight = À cartes découvertes, la perte était de { $loss }, dont { $difference } que personne ne pouvait prévoir.
review-hindsight-less = À cartes découvertes, { $loss ->
        [0] rien n'a été perdu
       *[other] la perte n'était que de { $loss }
    }.
review-decisions = Toutes les décisions
review-column-turn = Tour
review-column-played = Joué
review-column-verdict = Jugement
review-column-chance = Chances
review-column-best = Meilleur choix
review-column-loss = Perte
review-column-hindsight = Après coup
review-column-learned = Appris
review-column-given = Révélé
review-verdict-best = le meilleur
review-verdict-good = bon
review-verdict-inaccuracy = imprécision
review-verdict-mistake = erreur
review-verdict-blunder = faute grave
review-verdict-unclear = incertain
review-fact-unit = Chances de trouver une unité en { $cell } : environ { $percent } %.
review-fact-quadrant = Chances de trouver une unité ennemie dans le Carré de { $cell } : environ { $percent } %.
review-fact-hit = Chances de toucher : environ { $percent } %.
