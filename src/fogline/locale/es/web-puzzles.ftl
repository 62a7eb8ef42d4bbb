# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Problemas: la página

web-puzzles-title = Problemas
web-puzzles-today = Problema del día
web-puzzles-number = Problema { $number }
web-puzzles-grade = grado { $grade } de 5
web-puzzles-you = Juegas con: { $seat }.
web-puzzles-asked = ¿Qué acción es la mejor, según lo que sabes?
web-puzzles-leave = Dejar el problema
web-puzzles-none = Aquí no existe ese problema.
web-puzzles-about = Tema: { $theme }
web-puzzles-next = Siguiente problema
web-puzzles-again = Probar otra vez
web-puzzles-choices = Las alternativas
web-puzzles-choice = Acción
web-puzzles-chance = Probabilidad de ganar
web-puzzles-truth = Cartas descubiertas
web-puzzles-own = tu respuesta
web-puzzles-happened = Lo que ocurrió en esa partida
web-puzzles-more = Más problemas
web-puzzles-game = Juego
web-puzzles-theme = Tema
web-puzzles-any = cualquiera
web-puzzles-days = Problema del día resuelto: { $now ->
        [one] 1 día seguido
       *[other] { $now } días seguidos
    } (récord: { $best }).
web-puzzles-run = Aciertos seguidos: { $now } (récord: { $best }).

## ¿Dónde está? Conjeturas en tantos por ciento

web-guess-title = ¿Dónde está?
web-guess-where = ¿Qué probabilidad hay de { $card } en cada una de las casillas con porcentaje?
web-guess-which = ¿Qué probabilidad hay de cada una de estas cartas { $place }?
web-guess-place-hand = en la mano enemiga
web-guess-about = Todas las posiciones compatibles con lo que sabes cuentan como igual de probables.
web-guess-tap = Cada toque en una casilla suma un 10 %.
web-guess-sum = Suma: { $sum } %
web-guess-compare = Comparar
web-guess-result = Lo que se podía saber
web-guess-score = { $score } de 100 puntos
web-guess-exact = { $worlds ->
        [one] Solo una posición es compatible.
       *[other] Se contaron las { $worlds } posiciones compatibles.
    }
web-guess-drawn = Estimado con { $worlds } posiciones compatibles, sacadas al azar.
web-guess-spot = Dónde
web-guess-yours = Tu conjetura
web-guess-chance = Probabilidad
web-guess-truth = Realidad
web-guess-there = está ahí
web-guess-not-there = no está
web-guess-mean = { $count ->
        [0] Aún no hay conjeturas.
        [one] 1 conjetura, { $mean } puntos.
       *[other] { $count } conjeturas, { $mean } puntos de media.
    }
web-guess-curve = Tu calibración
web-guess-curve-about = Si dices 30 %, debería estar ahí en 30 de 100 casos: entonces los puntos quedan en la línea discontinua.
web-guess-curve-none = Tu curva empieza con tu primera conjetura.
web-guess-said = Dijiste
web-guess-true = Estaba ahí
web-guess-count = Veces
