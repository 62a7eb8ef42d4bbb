# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Torneos

web-tournaments = Torneos
web-tournaments-about = Rondas de partidas contra otros jugadores. Los emparejamientos se hacen solos cuando termina una ronda; tus partidas están en la página de inicio.
web-tournaments-none = Todavía no hay torneos.
web-tournaments-sign-in = Inicia sesión para participar o para anunciar uno.
web-tournaments-new = Anunciar un torneo
web-tournament-name = Nombre
web-tournament-kind = Formato
web-tournament-kind-round-robin = Todos contra todos
web-tournament-kind-swiss = Sistema suizo
web-tournament-kind-swiss-about = Cada ronda empareja a jugadores con puntuaciones parecidas. Bastan pocas rondas para encontrar al más fuerte entre muchos.
web-tournament-kind-round-robin-about = Una partida contra cada uno de los demás. Mejor con pocos jugadores.
web-tournament-most = Número máximo de jugadores
web-tournament-starts = La primera ronda empieza
web-tournament-create = Anunciar
web-tournament-state-open = abierto, empieza { $date }
web-tournament-state-running = ronda { $round } de { $rounds }
web-tournament-state-over = terminado
web-tournament-state-off = cancelado
web-tournament-entered = { $entered ->
        [one] 1 jugador
       *[other] { $entered } jugadores
    } (límite: { $most })
web-tournament-enter = Participar
web-tournament-leave = Retirarse
web-tournament-leave-about = Las partidas en curso continúan; no tendrás otras nuevas.
web-tournament-call-off = Cancelarlo
web-tournament-in = participas
web-tournament-standings = Clasificación
web-tournament-place = Puesto
web-tournament-player = Jugador
web-tournament-points = Puntos
web-tournament-met = Puntos de los rivales
web-tournament-left = retirado
web-tournament-you = tú
web-tournament-round = Ronda { $round }
web-tournament-against = { $first } – { $second }
web-tournament-free = { $first }: descansa
web-tournament-result = { $first } : { $second }
web-tournament-going = en juego
web-tournament-open = Abrir mi partida
web-tournament-back = Todos los torneos
