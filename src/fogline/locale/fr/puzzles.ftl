# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Les problèmes : ce qui est dit d’une réponse

puzzle-verdict-right = Juste
puzzle-verdict-failed = Juste, et cela a échoué
puzzle-verdict-wrong = Pas la meilleure
puzzle-right = { $action } est la meilleure action ({ $chance } % de gagner), devant { $other } ({ $less } %).
puzzle-why = Pourquoi : { $fact }
puzzle-best = La meilleure action était { $action } ({ $chance } % de gagner).
puzzle-not-compared = { $action } n’était pas parmi les actions comparées : rien ne plaidait en sa faveur.
puzzle-usual = Un soldat joue ici { $action } ({ $chance } %).
puzzle-worked = À cartes découvertes, ses chances étaient de { $truth } %.
puzzle-failed = À cartes découvertes, ses chances étaient de { $truth } %, et non de { $chance } %. Personne ne pouvait le savoir ; la réponse reste juste.
puzzle-best-failed = La meilleure action aurait échoué ici : à cartes découvertes, ses chances étaient de { $truth } %, et non de { $chance } %. Personne ne pouvait le savoir.
puzzle-wrong-lucky = À cartes découvertes, votre action était meilleure ici : { $given } % contre { $best } %. C’était de la chance, car personne ne pouvait le savoir.
puzzle-wrong-truth = À cartes découvertes : { $given } % pour votre action, { $best } % pour la meilleure.
puzzle-game = Dans la partie, { $seat } a joué { $action } et a { $result ->
        [won] gagné
        [drawn] fait match nul
       *[lost] perdu
    }.
