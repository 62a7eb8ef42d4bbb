# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## El tablero en el navegador

web-board-name = Campo de batalla
web-board-help = Las flechas recorren el tablero. Intro muestra las acciones en una casilla, o la elige. Q cambia el cuadrante elegido. La letra del botón de una acción la empieza. Escape vuelve atrás.
web-board-pickable = se puede elegir
web-board-picked = elegida
web-board-changed = nuevo desde tu último turno
web-board-marked = señalada
web-board-arranged = reordenada desde tu último turno
web-board-legend-changed = Rombo: nuevo desde tu último turno
web-board-legend-arranged = Marco doble: el otro bando ha reordenado estas cartas desde tu último turno.
web-board-legend-pickable = Marco de rayas: se puede elegir ahora.
web-board-legend-part = Marco de puntos: se puede elegir como parte de un cuadrante.
web-board-legend-picked = Marco grueso: elegida.
web-board-legend-marked = Marco de puntos con brillo: lo que señala un consejo, una sugerencia o una lección.
web-board-legend-aids = Placa oscura: lo que la ayuda de memoria recuerda o deduce de una carta boca abajo.
web-board-legend-aid = Ayuda de memoria: { $words }
web-board-chance = Probabilidad de acertar: { $odds }
web-board-quadrant = Cuadrante { $quadrant }
web-board-menu = Acciones: { $place }
web-board-begin = { $verb } · { $place } …
web-board-more = Elegir una carta más …
web-board-instead = Mejor el Cuadrante { $quadrant }
web-board-back = Atrás
web-board-nothing = Ahora no se puede hacer nada en { $cell }.
web-board-no-card = ninguna carta

## Ordenar las cartas de un cuadrante

web-board-arrange = Ordena las cartas de { $quadrant }
web-board-arrange-help = Arrastra las cartas, o toca dos para intercambiarlas.
web-board-arrange-keys = Con teclas: Intro levanta una carta, las flechas la mueven, Intro la deja.
web-board-arrange-confirm = Listo
web-board-arrange-reset = Dejarlas como estaban
web-board-arrange-not = Las cartas no pueden quedar así.
web-board-key = tecla { $key }
web-board-lifted = Levantada de { $cell }: { $card }
web-board-put-back = De vuelta en { $cell }: { $card }
web-board-exchanged = { $one } ahora en { $cell }, { $other } en { $place }

## La ayuda de memoria sobre las cartas

web-board-aid-shown = antes se mostró { $card }
web-board-aid-can = puede ser { $cards }
web-board-aid-odds = { $card } { $percent } %
web-board-aid-count = { $count } tipos
