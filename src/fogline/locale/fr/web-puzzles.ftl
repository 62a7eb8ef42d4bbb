# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Les problèmes : la page

web-puzzles-title = Problèmes
web-puzzles-today = Problème du jour
web-puzzles-number = Problème { $number }
web-puzzles-grade = niveau { $grade } sur 5
web-puzzles-you = Vous jouez : { $seat }.
web-puzzles-asked = Quelle action est la meilleure d’après ce que vous savez ?
web-puzzles-leave = Quitter le problème
web-puzzles-none = Ce problème n’existe pas ici.
web-puzzles-about = Thème : { $theme }
web-puzzles-next = Problème suivant
web-puzzles-again = Réessayer
web-puzzles-choices = Les autres actions
web-puzzles-choice = Action possible
web-puzzles-chance = Chance de gagner
web-puzzles-truth = Cartes découvertes
web-puzzles-own = votre réponse
web-puzzles-happened = Ce qui s’est passé dans cette partie
web-puzzles-more = Autres problèmes
web-puzzles-game = Jeu
web-puzzles-theme = Thème
web-puzzles-any = tous
web-puzzles-days = Problème du jour résolu : { $now ->
        [one] { $now } jour
       *[other] { $now } jours
    } de suite (record : { $best }).
web-puzzles-run = Réponses justes de suite : { $now } (record : { $best }).

## Où est-elle ? Paris en pour cent

web-guess-title = Où est-elle ?
web-guess-where = Quelle est la probabilité d’avoir { $card } sur chacune des cases qui portent un pourcentage ?
web-guess-which = Quelle est la probabilité de chacune de ces cartes { $place } ?
web-guess-place-hand = dans la main ennemie
web-guess-about = Toutes les positions compatibles avec ce que vous savez comptent comme également probables.
web-guess-tap = Chaque toucher sur une case ajoute 10 %.
web-guess-sum = Somme : { $sum } %
web-guess-compare = Comparer
web-guess-result = Ce que l’on pouvait savoir
web-guess-score = { $score } points sur 100
web-guess-exact = { $worlds ->
        [one] Une seule position est compatible.
       *[other] Les { $worlds } positions compatibles ont toutes été comptées.
    }
web-guess-drawn = Estimé avec { $worlds } positions compatibles, tirées au hasard.
web-guess-spot = Où
web-guess-yours = Votre pari
web-guess-chance = Probabilité
web-guess-truth = Réalité
web-guess-there = elle y est
web-guess-not-there = non
web-guess-mean = { $count ->
        [0] Pas encore de pari.
        [one] { $count } pari, { $mean } points.
       *[other] { $count } paris, { $mean } points en moyenne.
    }
web-guess-curve = Votre calibrage
web-guess-curve-about = Si vous dites 30 %, elle devrait y être dans 30 cas sur 100 : les points sont alors sur la ligne en tirets.
web-guess-curve-none = Votre courbe commence avec votre premier pari.
web-guess-said = Vous avez dit
web-guess-true = Elle y était
web-guess-count = Fois
