# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Dans le navigateur : autres mondes d’une position d’une partie revue

web-worlds = Autres mondes
web-worlds-seat = Ce que savait cette place
web-worlds-working = Calcul en cours …
web-worlds-waiting = D’autres sont avant dans la file. Cela commencera automatiquement.
web-worlds-eyes = Par leurs yeux
web-worlds-eyes-about = Ce que l’autre camp pouvait croire ici de ces cartes cachées : { $seat }.
web-worlds-eyes-on = Montrer le plateau par leurs yeux
web-worlds-looker = Les yeux de
web-worlds-looking = Par les yeux de : { $viewer }
web-worlds-another = Continuer dans un autre monde
web-worlds-another-about = Une nouvelle partie contre l’ordinateur, à partir de ce qui était connu ici : { $seat }. Tout le reste est tiré de nouveau : ce que vous avez vu ici n’aide pas.
web-worlds-nine = Neuf mondes
web-worlds-nine-about = La même décision, jouée côte à côte dans neuf mondes compatibles avec ce qui était connu.
web-worlds-action = Action
web-worlds-played = jouée
web-worlds-player = Ensuite les deux camps jouent comme
web-worlds-no-decision = Il n’y a rien à décider ici pour : { $seat }. Allez à une de ses décisions.
web-worlds-nine-begin = La jouer
web-worlds-played-out = Mondes joués : { $count } sur { $of }.
web-worlds-sum = Dans neuf mondes : { $won } gagnés, { $lost } perdus, { $drawn } nuls. Cette action gagne { $share } de { $games } parties.
web-worlds-other = La meilleure autre, « { $action } », gagne { $share }.
web-worlds-ends = Montrer comment finissent les parties
web-worlds-world = Monde { $number }
web-worlds-won = Gagné
web-worlds-lost = Perdu
web-worlds-drawn = Nul
web-worlds-follows = { $turns ->
        [0] La suite
        [one] La suite (un tour)
       *[other] La suite ({ $turns } tours)
    }
web-worlds-points = Gagne { $share } ici
web-worlds-points-other = l’autre { $share }
web-worlds-method = Mondes compatibles avec ce qui était connu, tous également probables. Les deux camps continuent comme : { $level }. La même graine ({ $seed }) donne les mêmes mondes.
web-worlds-reasons = Raisons de l’ordinateur
web-worlds-reasons-about = Ce que l’ordinateur ferait ici avec ce que savait la place qui doit agir, et les raisons pour chaque action.
web-worlds-reasons-show = Montrer les raisons
web-worlds-chosen = { $seat }, { $level } : « { $action } ».
web-worlds-did = Joué : « { $action } ».
web-worlds-column-chance = Chance
web-worlds-spoke-for = Meilleure dans
web-worlds-of = { $count } sur { $of }
web-worlds-all = Montrer les { $count } actions
web-worlds-thumb = À ce niveau, l’ordinateur décide selon des règles simples ; les chiffres sont ceux du juge.
web-worlds-again = Pour obtenir le même tableau sur toute machine :
web-worlds-key = autres mondes
web-worlds-key-eyes = regarder par leurs yeux, ou arrêter
web-worlds-key-nine = jouer la décision dans neuf mondes
web-worlds-key-reasons = voir les raisons de l’ordinateur
