# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

## En el navegador: el análisis de una partida terminada

web-review = Análisis
web-review-whole = La partida entera, vista a posteriori
web-review-only = Solo lo que se sabía allí: { $seat }
web-review-seats = De quién son las decisiones
web-review-reading = Se está leyendo la partida…
web-review-waiting = Hay otros análisis delante. Este empezará solo.
web-review-working = Se está juzgando cada decisión. Lo que está listo ya se puede leer.
web-review-progress = Progreso
web-review-advice = Cómo mejorar
web-review-show = Mostrarlo en el tablero
web-review-bit = Un bit es la respuesta a una pregunta de sí o no.
web-review-accuracy = Precisión
web-review-judged = { $count ->
        [one] Se juzgó una decisión
       *[other] Se juzgaron { $count } decisiones
    }
web-review-graph = Probabilidad de ganar: { $seat }
web-review-graph-about = Probabilidad de ganar: { $seat }. De { $start } al principio a { $end } al final. La tabla de abajo tiene todos los turnos.
web-review-as-known = Según lo que se sabía allí: { $seat }
web-review-as-true = Tal como era en realidad
web-review-table = Mostrar como tabla
web-review-table-hide = Ocultar la tabla
web-review-result = Resultado
web-review-split = Lo que marcó la diferencia, en puntos de 100
web-review-split-about = De la probabilidad al principio al resultado. Las decisiones propias solo restan: 0 es perfecto según lo que se podía saber. El resto es suerte y el enemigo.
web-review-part-start = Al principio
web-review-part-skill = Decisiones propias
web-review-part-fog = Suerte de la niebla
web-review-part-chance = Suerte de cartas y dados
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
web-review-unclear = Quizá fue un error, pero los dos jueces no están de acuerdo. No se le puede reprochar a nadie.
web-review-was-best = No se encontró nada mejor, según lo que se podía saber.
web-review-position = La posición
web-review-step = La decisión que se muestra
web-review-choose = Elige un momento o una decisión: el tablero muestra lo que se podía saber entonces.
web-review-next = Siguiente mejorable
web-review-previous = Anterior mejorable
web-review-in-replay = Repetición desde aquí
web-review-method = Cada decisión se juzga por lo que su asiento podía saber, no por las cartas a la vista. El juez es un jugador del ordenador y puede equivocarse.
web-review-key-next = a la siguiente decisión mejorable
web-review-key-previous = a la anterior
web-review-key-step = a la decisión anterior, a la siguiente
web-review-key-open = mostrar u ocultar todas las cartas
