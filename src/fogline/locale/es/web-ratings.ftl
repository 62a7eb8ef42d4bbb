# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Puntuaciones y clasificación

web-ladder = Clasificación
web-ladder-about = Los jugadores según su puntuación en partidas puntuadas, junto a los niveles del ordenador. Escala Elo: 400 puntos más equivalen a diez contra uno. ± indica con qué precisión se conoce una puntuación: 19 de cada 20 veces la fuerza real está dentro.
web-ladder-speed-live = Partidas en vivo
web-ladder-speed-slow = Partidas de varios días
web-ladder-place = Puesto
web-ladder-player = Jugador
web-ladder-rating = Puntuación
web-ladder-record = Ganadas, empatadas, perdidas
web-ladder-level = Ordenador: { $level }
web-ladder-you = tú
web-ladder-none = Nadie ha jugado todavía suficientes partidas puntuadas. Una puntuación aparece aquí cuando se conoce con ± { $margin } puntos o menos.
web-ladder-figures = { $won } – { $drawn } – { $lost }
web-rating = { $points } ± { $margin }
web-rated = Puntuada
web-rated-about = El resultado cambia la puntuación de los dos jugadores. Los dos deben haber iniciado sesión y jugar con reloj.
web-rated-standard = Esta partida no es puntuada: solo lo son las preparaciones estándar, es decir, un escenario en el que ambos bandos tienen la misma tarea, con las reglas habituales o con uno de los conjuntos predefinidos.
web-rated-sign-in = Inicia sesión para jugar partidas puntuadas.
web-rated-game = Partida puntuada
web-rated-seats = Puntuaciones
web-rated-change = { $before } → { $after } ({ $change })
web-rated-not = Esta partida no ha contado: no todos los jugadores tenían la sesión iniciada.
web-rating-mine = Mis puntuaciones
web-rating-history = Evolución de mi puntuación: { $title }, { $speed }
web-rating-history-row = { $date }: { $before } → { $after }
web-rating-none = Todavía no hay partidas puntuadas.
web-lobby-least = Puntuación desde
web-lobby-most = hasta
web-lobby-any = cualquiera
web-lobby-wanted = se busca: de { $least } a { $most }
