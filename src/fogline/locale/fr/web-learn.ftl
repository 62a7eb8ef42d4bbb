# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Les leçons : la page

web-learn-title = Apprendre { $game }
web-learn-about = Jouez quelques positions sur le vrai plateau, une idée à la fois. L'autre camp suit un scénario écrit ; rien ne peut mal tourner.
web-learn-lessons = Leçons
web-learn-step = Étape { $number } sur { $count }
web-learn-your-move = À vous
web-learn-happened = Ce qui vient de se passer
web-learn-leave = Quitter la leçon
web-learn-back = Retour
web-learn-next = Suivant
web-learn-show = Montrez-moi
web-learn-again = Recommencer
web-learn-next-lesson = Leçon suivante : { $lesson }
web-learn-play = Jouer maintenant contre l'ordinateur
web-learn-rules = Lire les règles
web-learn-almost = C'est permis, mais la leçon demande autre chose
web-learn-marked = Regardez : { $cells }
web-learn-loading = Un instant …
web-learn-as-written = Votre coup était bon. Il n'y a pas de connexion au serveur : la leçon continue donc avec le coup prévu.
