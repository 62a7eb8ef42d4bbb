# Français. Les trois langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test y veille.

## Les problèmes : ce qui est dit d’une réponse

puzzle-verdict-right = Juste
puzzle-verdict-failed = Juste, et cela a échoué
puzzle-verdict-wrong = Pas la meilleure
puzzle-right = { $action } est la meilleure ({ $chance } % de gagner) ; ensuite vient { $other } ({ $less } %).
puzzle-why = Pourquoi : { $fact }
puzzle-best = La meilleure était { $action } ({ $chance } % de gagner).
puzzle-not-compared = { $action } n’était pas parmi les actions comparées : rien ne parlait pour elle.
puzzle-usual = Un soldat joue ici { $action } ({ $chance } %).
puzzle-worked = Toutes les cartes ouvertes, c’était { $truth } %.
puzzle-failed = Toutes les cartes ouvertes, c’était { $truth } %, et non { $chance } %. Personne ne pouvait le savoir ; la réponse reste juste.
puzzle-best-failed = La meilleure action aurait échoué ici : toutes les cartes ouvertes, c’était { $truth } %, et non { $chance } %. Personne ne pouvait le savoir.
puzzle-wrong-lucky = Toutes les cartes ouvertes, votre action était meilleure ici : { $given } % contre { $best } %. C’était de la chance, car personne ne pouvait le savoir.
puzzle-wrong-truth = Toutes les cartes ouvertes : { $given } % pour votre action, { $best } % pour la meilleure.
puzzle-game = Dans la partie, { $seat } a joué { $action } et a { $result ->
        [won] gagné
        [drawn] fait match nul
       *[lost] perdu
    }.
