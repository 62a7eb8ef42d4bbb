# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Tournois

web-tournaments = Tournois
web-tournaments-about = Des rondes de parties contre d’autres joueurs. Les appariements se font d’eux-mêmes quand une ronde est finie ; vos parties sont sur la page d’accueil.
web-tournaments-none = Pas encore de tournois.
web-tournaments-sign-in = Connectez-vous pour participer ou pour en annoncer un.
web-tournaments-new = Annoncer un tournoi
web-tournament-name = Nom
web-tournament-kind = Formule
web-tournament-kind-round-robin = Tous contre tous
web-tournament-kind-swiss = Système suisse
web-tournament-kind-swiss-about = Chaque ronde oppose des joueurs aux scores proches. Quelques rondes suffisent pour trouver le plus fort parmi beaucoup.
web-tournament-kind-round-robin-about = Une partie contre chacun des autres. Mieux avec peu de joueurs.
web-tournament-most = Nombre maximal de joueurs
web-tournament-starts = La première ronde commence
web-tournament-create = Annoncer
web-tournament-state-open = ouvert, commence { $date }
web-tournament-state-running = ronde { $round } sur { $rounds }
web-tournament-state-over = terminé
web-tournament-state-off = annulé
web-tournament-entered = { $entered ->
        [one] 1 joueur
       *[other] { $entered } joueurs
    } (limite : { $most })
web-tournament-enter = Participer
web-tournament-leave = Se retirer
web-tournament-leave-about = Les parties commencées continuent ; vous n’en aurez pas d’autres.
web-tournament-call-off = L’annuler
web-tournament-in = vous participez
web-tournament-standings = Classement
web-tournament-place = Rang
web-tournament-player = Joueur
web-tournament-points = Points
web-tournament-met = Points des adversaires
web-tournament-left = retiré
web-tournament-you = vous
web-tournament-round = Ronde { $round }
web-tournament-against = { $first } – { $second }
web-tournament-free = { $first } : exempt
web-tournament-result = { $first } : { $second }
web-tournament-going = en cours
web-tournament-open = Ouvrir ma partie
web-tournament-back = Tous les tournois
