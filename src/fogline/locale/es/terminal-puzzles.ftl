# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Problemas en la terminal

progress-puzzles = { $done } de { $total } problemas
puzzles-games = { $games } partidas examinadas
puzzles-made = { $count } problemas de { $games } partidas en { $file }.
puzzles-heading = { $title }, problema { $number }, grado { $grade }
puzzles-you = Juegas con: { $seat }. ¿Qué acción es la mejor, según lo que sabes?
puzzles-actions = Puedes jugar: { $actions }.
puzzles-many-actions = Puedes jugar { $count } acciones.
puzzles-prompt = Tu acción (q para salir):
puzzles-score = { $right } de { $tried } aciertos.
puzzles-guess = ¿Qué probabilidad tiene cada una, en porcentaje, si todas las posiciones compatibles con lo que sabes son igual de probables?
puzzles-guess-prompt = { $count } porcentajes, separados por espacios (q para salir):
puzzles-guess-again = Hacen falta { $count } números de 0 a 100.
puzzles-guess-score = Puntuación: { $score } de 100.
puzzles-exact = Se contaron las { $worlds } posiciones compatibles.
puzzles-drawn = Estimado con { $worlds } posiciones compatibles, sacadas al azar.
puzzles-mean = Puntuación media: { $mean } ({ $tried } intentos).
puzzles-there = sí
puzzles-not-there = no está
puzzles-column-title = Juego
puzzles-column-puzzles = Problemas
puzzles-column-guesses = Conjeturas
puzzles-column-grades = Por grado
puzzles-column-themes = Por tema
puzzles-column-action = Acción
puzzles-column-chance = Probabilidad
puzzles-column-best-in = Mejor en
puzzles-column-truth = Realidad
puzzles-column-spot = Dónde
puzzles-column-guess = Tu conjetura
puzzles-column-is-there = ¿Está ahí?
