# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Les problèmes : leurs thèmes

puzzle-theme-find-sniper = Trouver le Sniper
puzzle-theme-where-to-search = Où CHERCHER
puzzle-theme-which-target = Quelle cible
puzzle-theme-hide = Se cacher après un Tir
puzzle-theme-when-to-hold = Quand ne pas Tirer
puzzle-theme-shot-card = Où poser la Carte de Tir
