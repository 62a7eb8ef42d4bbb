# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Cotes et classement

web-ladder = Classement
web-ladder-about = Les joueurs selon leur cote dans les parties cotées, à côté des niveaux de l’ordinateur. Échelle Elo : 400 points de plus valent dix contre un. ± indique avec quelle précision une cote est connue : 19 fois sur 20, la force réelle est dans cet écart.
web-ladder-speed-live = Parties en direct
web-ladder-speed-slow = Parties sur plusieurs jours
web-ladder-place = Rang
web-ladder-player = Joueur
web-ladder-rating = Cote
web-ladder-record = Gagnées, nulles, perdues
web-ladder-level = Ordinateur : { $level }
web-ladder-you = vous
web-ladder-none = Personne n’a encore joué assez de parties cotées. Une cote apparaît ici quand elle est connue à ± { $margin } points ou mieux.
web-ladder-figures = { $won } – { $drawn } – { $lost }
web-rating = { $points } ± { $margin }
web-rated = Cotée
web-rated-about = Le résultat change la cote des deux joueurs. Les deux doivent être connectés et jouer avec une pendule.
web-rated-standard = Cette partie n’est pas cotée : seules les mises en place standard le sont, c’est-à-dire un scénario où les deux camps ont la même tâche, avec les règles habituelles ou l’un des réglages prédéfinis.
web-rated-sign-in = Connectez-vous pour jouer des parties cotées.
web-rated-game = Partie cotée
web-rated-seats = Cotes
web-rated-change = { $before } → { $after } ({ $change })
web-rated-not = Cette partie n’a pas compté : tous les joueurs n’étaient pas connectés.
web-rating-mine = Mes cotes
web-rating-history = Évolution de ma cote : { $title }, { $speed }
web-rating-history-row = { $date } : { $before } → { $after }
web-rating-none = Pas encore de parties cotées.
web-lobby-least = Cote de
web-lobby-most = à
web-lobby-any = toutes
web-lobby-wanted = recherchée : de { $least } à { $most }
