# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

## En el navegador: otros mundos de una posición de una repetición

web-worlds = Otros mundos
web-worlds-seat = Lo que sabía este puesto
web-worlds-working = Se está calculando …
web-worlds-waiting = Otros van primero. Esto empieza solo.
web-worlds-eyes = Sus ojos
web-worlds-eyes-about = Lo que el otro bando podía creer aquí de estas cartas ocultas: { $seat }.
web-worlds-eyes-on = Mostrar el tablero con sus ojos
web-worlds-looker = Los ojos de
web-worlds-looking = Con los ojos de: { $viewer }
web-worlds-another = Seguir en otro mundo
web-worlds-another-about = Una partida nueva contra el ordenador, desde lo que se sabía aquí: { $seat }. Todo lo que no se podía saber se sortea de nuevo, así que lo que has visto en esta repetición no ayuda.
web-worlds-nine = Nueve mundos
web-worlds-nine-about = La misma decisión, jugada lado a lado en nueve mundos que encajan con lo que se sabía.
web-worlds-action = Acción
web-worlds-played = jugada
web-worlds-player = Después ambos bandos juegan como
web-worlds-no-decision = Aquí no hay nada que decidir para: { $seat }. Ve a una de sus decisiones.
web-worlds-nine-begin = Jugarla
web-worlds-played-out = Mundos jugados: { $count } de { $of }.
web-worlds-sum = En nueve mundos: { $won } ganados, { $lost } perdidos, { $drawn } empatados. En { $games } partidas esta acción gana { $share }.
web-worlds-other = La mejor de las otras, «{ $action }», gana { $share }.
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
web-worlds-points-other = la otra { $share }
web-worlds-method = Mundos que encajan con lo que se sabía, todos igual de probables. Ambos bandos siguen como: { $level }. La misma semilla ({ $seed }) da los mismos mundos.
web-worlds-reasons = Razones del ordenador
web-worlds-reasons-about = Lo que haría aquí el ordenador con lo que sabía el puesto al que le toca, y lo que habla por cada acción.
web-worlds-reasons-show = Mostrar las razones
web-worlds-chosen = { $seat }, { $level }: «{ $action }».
web-worlds-did = Se jugó: «{ $action }».
web-worlds-column-chance = Probabilidad
web-worlds-spoke-for = Mejor en mundos
web-worlds-of = { $count } de { $of }
web-worlds-all = Mostrar las { $count } acciones
web-worlds-thumb = A este nivel el ordenador decide por reglas sencillas; las cifras son del juez.
web-worlds-again = La misma tabla en cualquier máquina:
web-worlds-key = otros mundos
web-worlds-key-eyes = mirar con sus ojos, o dejarlo
web-worlds-key-nine = jugar la decisión en nueve mundos
web-worlds-key-reasons = razones del ordenador
