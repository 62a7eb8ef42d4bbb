# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Les problèmes : leurs thèmes

panzer-puzzle-theme-where-to-search = Où CHERCHER
panzer-puzzle-theme-strike = Frapper ce que l’on connaît
panzer-puzzle-theme-explore = Quand EXPLORER
panzer-puzzle-theme-which-shooter = Qui tire
panzer-puzzle-theme-where-to-go = Où se déplacer
panzer-puzzle-theme-when-to-hold = Quand ne pas tirer
panzer-puzzle-theme-which-draw = Quelle pioche
