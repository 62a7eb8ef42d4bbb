# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Les problèmes dans le terminal

progress-puzzles = { $done } problèmes sur { $total }
puzzles-games = { $games } parties examinées
puzzles-made = { $count } problèmes tirés de { $games } parties dans { $file }.
puzzles-heading = { $title }, problème { $number }, niveau { $grade }
puzzles-you = Vous jouez : { $seat }. Quelle action est la meilleure d’après ce que vous savez ?
puzzles-actions = Vous pouvez jouer : { $actions }.
puzzles-many-actions = Vous pouvez jouer { $count } actions.
puzzles-prompt = Votre action (q pour sortir) :
puzzles-score = { $right } sur { $tried } justes.
puzzles-guess = Quelle est la probabilité de chacune, en pour cent, si toutes les positions compatibles avec ce que vous savez sont également probables ?
puzzles-guess-prompt = { $count } pourcentages, séparés par des espaces (q pour sortir) :
puzzles-guess-again = Il faut { $count } nombres de 0 à 100.
puzzles-guess-score = Note : { $score } sur 100.
puzzles-exact = Les { $worlds } positions compatibles ont toutes été comptées.
puzzles-drawn = Estimé avec { $worlds } positions compatibles, tirées au hasard.
puzzles-mean = Note moyenne : { $mean } ({ $tried } essais).
puzzles-there = oui
puzzles-not-there = non
puzzles-column-title = Jeu
puzzles-column-puzzles = Problèmes
puzzles-column-guesses = Paris
puzzles-column-grades = Par niveau
puzzles-column-themes = Par thème
puzzles-column-action = Action possible
puzzles-column-chance = Probabilité
puzzles-column-best-in = Meilleure dans
puzzles-column-truth = Réalité
puzzles-column-spot = Où
puzzles-column-guess = Votre pari
puzzles-column-is-there = Y est-elle ?
