# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

## Problemas en la terminal

progress-puzzles = { $done } de { $total } problemas
puzzles-games = { $games } partidas examinadas
puzzles-made = { $count } problemas de { $games } partidas en { $file }.
puzzles-heading = { $title }, problema { $number }, grado { $grade }
puzzles-you = Juegas con: { $seat }. ¿Qué acción es la mejor por lo que sabes?
puzzles-actions = Puedes jugar: { $actions }.
puzzles-many-actions = Puedes jugar { $count } acciones.
puzzles-prompt = Tu acción (q para salir):
puzzles-score = { $right } de { $tried } aciertos.
puzzles-guess = ¿Qué probabilidad tiene cada una, en tantos por ciento, si todas las posiciones que concuerdan con lo que sabes son igual de probables?
puzzles-guess-prompt = { $count } porcentajes, separados por espacios (q para salir):
puzzles-guess-again = Hacen falta { $count } números de 0 a 100.
puzzles-guess-score = Puntuación: { $score } de 100.
puzzles-exact = Se contaron todas las posiciones que concuerdan: { $worlds }.
puzzles-drawn = Calculado con { $worlds } posiciones que concuerdan, sacadas al azar.
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
puzzles-column-truth = En verdad
puzzles-column-spot = Dónde
puzzles-column-guess = Tu conjetura
puzzles-column-is-there = ¿Está ahí?
