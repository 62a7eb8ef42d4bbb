# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## En el navegador: el análisis de una partida terminada

web-review = Análisis
web-review-whole = La partida entera, vista a posteriori
web-review-only = Solo lo que sabía este puesto: { $seat }
web-review-seats = De quién son las decisiones
web-review-reading = Se está leyendo la partida…
web-review-waiting = Hay otros análisis antes en la cola. Este empezará automáticamente.
web-review-working = Se está juzgando cada decisión. Lo que está listo ya se puede leer.
web-review-progress = Progreso
web-review-advice = Qué mejorar
web-review-show = Mostrarlo en el tablero
web-review-bit = Un bit es la respuesta a una pregunta de sí o no.
web-review-accuracy = Precisión
web-review-judged = { $count ->
        [one] Se juzgó una decisión
       *[other] Se juzgaron { $count } decisiones
    }
web-review-graph = Probabilidad de ganar: { $seat }
web-review-graph-about = Probabilidad de ganar: { $seat }. De { $start } al principio a { $end } al final. La tabla de abajo tiene todos los turnos.
web-review-as-known = Según lo que sabía: { $seat }
web-review-as-true = Como era en realidad
web-review-table = Mostrar como tabla
web-review-table-hide = Ocultar la tabla
web-review-result = Resultado
web-review-split = Lo que marcó la diferencia, en puntos porcentuales
web-review-split-about = De la probabilidad al principio al resultado. Las decisiones propias solo pueden restar: 0 es perfecto según lo que se podía saber. El resto es la suerte y el enemigo.
web-review-part-start = Al principio
web-review-part-skill = Decisiones propias
web-review-part-fog = Suerte en la niebla
web-review-part-chance = Suerte con cartas y dados
web-review-part-enemy = El enemigo
web-review-part-partners = Compañeros
web-review-part-result = Resultado
web-review-by-chance = Cartas o dados
web-review-by-enemy = Lo que hizo el enemigo
web-review-by-partners = Lo que hizo un compañero
web-review-turn = Turno { $turn }
web-review-mistakes = Lo que pudo hacerse mejor
web-review-better = Mejor: { $action }
web-review-open-loss = { $loss } con todas las cartas a la vista
web-review-loss = { $loss } puntos
web-review-unclear = Quizá fue un error, pero los dos jueces no están de acuerdo, así que no se le puede reprochar a nadie.
web-review-was-best = No se encontró nada mejor, según lo que se podía saber.
web-review-position = La posición
web-review-step = La decisión que se muestra
web-review-choose = Elige un momento o una decisión: el tablero muestra lo que se podía saber entonces.
web-review-next = Siguiente mejorable
web-review-previous = Anterior mejorable
web-review-in-replay = Repetición desde aquí
web-review-method = Cada decisión se juzga por lo que su puesto podía saber, no por las cartas a la vista. El juez es un jugador del ordenador y puede equivocarse.
web-review-key-next = ir a la siguiente decisión mejorable
web-review-key-previous = ir a la anterior
web-review-key-step = ir a la decisión anterior, a la siguiente
web-review-key-open = mostrar u ocultar todas las cartas
