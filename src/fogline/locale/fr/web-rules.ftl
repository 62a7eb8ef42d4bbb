# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Les pages de règles

web-rules-title = Règles de { $game }
web-rules-about = Un court livret de règles dans nos propres mots. Après chaque paragraphe figurent les numéros des articles qu'il couvre ; le jeu les cite partout où il permet ou refuse quelque chose.
web-rules-games = Quel jeu
web-rules-learn = Apprendre en jouant
web-rules-contents = Sommaire
web-rules-loading = Un instant …
web-rules-no-clause = Il n'y a pas de règle { $clause } dans ce jeu.
web-rules-in-reference = Dans la référence
web-rules-close-clause = Fermer
web-rules-reference = La référence numérotée
web-rules-reference-about = Chaque article tel que le programme le suit, avec ses sources, ses exemples et ses questions ouvertes. Elle est écrite pour ceux qui développent ou éprouvent le jeu et n'existe qu'en anglais.
web-rules-reference-open = Ouvrir la référence
