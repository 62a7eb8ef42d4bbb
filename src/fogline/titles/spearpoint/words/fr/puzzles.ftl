# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Les problèmes : leurs thèmes

spearpoint-puzzle-theme-which-draw = Quelle pioche
spearpoint-puzzle-theme-which-target = Quelle cible
spearpoint-puzzle-theme-when-to-hold = Quand ne rien faire
spearpoint-puzzle-theme-which-card = Quelle carte jouer
spearpoint-puzzle-theme-who-commits = Qui engager
spearpoint-puzzle-theme-where-to-go = Avant ou arrière
