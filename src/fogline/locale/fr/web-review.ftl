# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Dans le navigateur : l’analyse d’une partie terminée

web-review = Analyse
web-review-whole = Toute la partie, vue après coup
web-review-only = Seulement ce que savait cette place : { $seat }
web-review-seats = Les décisions de qui
web-review-reading = La partie est en cours de lecture…
web-review-waiting = D’autres analyses sont avant dans la file. Celle-ci commencera automatiquement.
web-review-working = Chaque décision est en cours d’évaluation. Ce qui est prêt peut déjà être lu.
web-review-progress = Avancement
web-review-advice = Comment faire mieux
web-review-show = Le montrer sur le plateau
web-review-bit = Un bit est la réponse à une question par oui ou par non.
web-review-accuracy = Précision
web-review-judged = { $count ->
        [one] Une décision a été jugée
       *[other] { $count } décisions ont été jugées
    }
web-review-graph = Chances de gagner : { $seat }
web-review-graph-about = Chances de gagner : { $seat }. De { $start } au début à { $end } à la fin. Le tableau ci-dessous donne chaque tour.
web-review-as-known = D’après ce que savait : { $seat }
web-review-as-true = Telles qu’elles étaient vraiment
web-review-table = Montrer en tableau
web-review-table-hide = Masquer le tableau
web-review-result = Résultat
web-review-split = Ce qui a fait la différence, en points de pourcentage
web-review-split-about = Des chances au début jusqu’au résultat. Les décisions ne peuvent que coûter : 0 est parfait d’après ce qu’on pouvait savoir. Le reste est la chance et l’ennemi.
web-review-part-start = Au début
web-review-part-skill = Décisions du joueur
web-review-part-fog = Chance dans le brouillard
web-review-part-chance = Chance aux cartes et aux dés
web-review-part-enemy = L’ennemi
web-review-part-partners = Partenaires
web-review-part-result = Résultat
web-review-by-chance = Les cartes ou les dés
web-review-by-enemy = Ce que l’ennemi a fait
web-review-by-partners = Ce qu’un partenaire a fait
web-review-turn = Tour { $turn }
web-review-mistakes = Ce qui aurait pu être mieux
web-review-better = Mieux : { $action }
web-review-open-loss = { $loss } à cartes découvertes
web-review-loss = { $loss } points
web-review-unclear = C’était peut-être une erreur, mais les deux juges ne sont pas d’accord ; on ne peut donc la reprocher à personne.
web-review-was-best = Rien de mieux n’a été trouvé, d’après ce qu’on pouvait savoir.
web-review-position = La position
web-review-step = La décision montrée
web-review-choose = Choisissez un moment ou une décision : le plateau montre ce qu’on pouvait alors savoir.
web-review-next = Suivante à améliorer
web-review-previous = Précédente à améliorer
web-review-in-replay = Revoir à partir d’ici
web-review-method = Chaque décision est jugée d’après ce que sa place pouvait savoir, et non à cartes découvertes. Le juge est un joueur de l’ordinateur, et il peut se tromper.
web-review-key-next = aller à la décision suivante à améliorer
web-review-key-previous = aller à la précédente
web-review-key-step = aller à la décision précédente, à la suivante
web-review-key-open = montrer ou cacher toutes les cartes
