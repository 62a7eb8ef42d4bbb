# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## En el navegador: otros mundos de una posición de una repetición

web-worlds = Otros mundos
web-worlds-seat = Lo que sabía este puesto
web-worlds-working = Se está calculando …
web-worlds-waiting = Hay otros antes en la cola. Esto empezará automáticamente.
web-worlds-eyes = Con sus ojos
web-worlds-eyes-about = Lo que el otro bando podía creer aquí de estas cartas ocultas: { $seat }.
web-worlds-eyes-on = Mostrar el tablero con sus ojos
web-worlds-looker = Los ojos de
web-worlds-looking = Con los ojos de: { $viewer }
web-worlds-another = Seguir en otro mundo
web-worlds-another-about = Una partida nueva contra el ordenador, desde lo que se sabía aquí: { $seat }. Todo lo demás se sortea de nuevo, así que lo que has visto en esta repetición no ayuda.
web-worlds-nine = Nueve mundos
web-worlds-nine-about = La misma decisión, jugada en paralelo en nueve mundos compatibles con lo que se sabía.
web-worlds-action = Acción
web-worlds-played = jugada
web-worlds-player = Después ambos bandos juegan como
web-worlds-no-decision = Aquí no hay nada que decidir para: { $seat }. Ve a una de sus decisiones.
web-worlds-nine-begin = Jugarla
web-worlds-played-out = Mundos jugados: { $count } de { $of }.
web-worlds-sum = En nueve mundos: { $won } ganados, { $lost } perdidos, { $drawn } empatados. Esta acción gana el { $share } de { $games } partidas.
web-worlds-other = La mejor alternativa, «{ $action }», gana el { $share }.
web-worlds-ends = Mostrar cómo acaban las partidas
web-worlds-world = Mundo { $number }
web-worlds-won = Ganado
web-worlds-lost = Perdido
web-worlds-drawn = Empatado
web-worlds-follows = { $turns ->
        [0] Cómo sigue
        [one] Cómo sigue (un turno)
       *[other] Cómo sigue ({ $turns } turnos)
    }
web-worlds-points = Gana { $share } aquí
web-worlds-points-other = la alternativa, { $share }
web-worlds-method = Mundos compatibles con lo que se sabía, todos igual de probables. Ambos bandos siguen como: { $level }. La misma semilla ({ $seed }) da los mismos mundos.
web-worlds-reasons = Razones del ordenador
web-worlds-reasons-about = Lo que haría aquí el ordenador con lo que sabía el puesto al que le toca, y las razones a favor de cada acción.
web-worlds-reasons-show = Mostrar las razones
web-worlds-chosen = { $seat }, { $level }: «{ $action }».
web-worlds-did = Se jugó: «{ $action }».
web-worlds-column-chance = Probabilidad
web-worlds-spoke-for = Mejor en mundos
web-worlds-of = { $count } de { $of }
web-worlds-all = Mostrar las { $count } acciones
web-worlds-thumb = A este nivel el ordenador decide por reglas sencillas; las cifras son del juez.
web-worlds-again = Para obtener la misma tabla en cualquier máquina:
web-worlds-key = otros mundos
web-worlds-key-eyes = mirar con sus ojos, o dejarlo
web-worlds-key-nine = jugar la decisión en nueve mundos
web-worlds-key-reasons = ver las razones del ordenador
