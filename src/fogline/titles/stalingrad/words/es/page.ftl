# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## SCOPE Stalingrad en el navegador: lo que hay en una casilla

web-st-square = { $cell }: { $card }
web-st-no-card = ninguna carta
web-st-back-german = una carta alemana boca abajo
web-st-back-soviet = una carta soviética boca abajo
web-st-legend-card = { $code }: { $card }
web-st-legend-points = { $points ->
        [0] Sin puntos marrones: no da puntos.
        [one] Puntos marrones: { $points } punto para quien la elimine.
       *[other] Puntos marrones: { $points } puntos para quien la elimine.
    }
web-st-legend-shot-card-german = Rombo con una cruz: la Carta de Disparo alemana. Un Tirador alemán está en este Cuadrante, o estaba al disparar.
web-st-legend-shot-card-soviet = Rombo con una cruz: la Carta de Disparo soviética. Un Tirador soviético está en este Cuadrante, o estaba al disparar.
web-st-legend-up = Ojo: boca arriba, la ven los dos bandos.
web-st-legend-pips = Puntos marrones: los puntos que da eliminarla.
web-st-suggest-search = Se gana abatiendo a los Tiradores enemigos, así que primero hay que encontrarlos. BUSCAR pone boca arriba una carta enemiga y no muestra nada de lo tuyo. Aún se sabe poco: { $cell } es tan buen sitio para empezar como cualquier otro.
web-st-suggest-shot = El enemigo ha disparado: su Carta de Disparo muestra el Cuadrante en el que estaba un Tirador. Hay que encontrar a los Tiradores, y { $cell } está en ese Cuadrante. BUSCAR pone la carta boca arriba y no muestra nada de lo tuyo.
web-st-turned-up = boca arriba
web-st-shot-card-german = aquí está la Carta de Disparo alemana
web-st-shot-card-soviet = aquí está la Carta de Disparo soviética

## SCOPE Stalingrad en el navegador: las acciones en palabras

web-st-say-place = Colocar: { $kind }
web-st-say-done = Confirmar la preparación
web-st-say-lies = { $kind } en { $cell }
web-st-say-move = MOVER { $quadrant }: { $cards }
web-st-say-reinforce = REFUERZOS en { $quadrant }: { $cards }
web-st-say-reinforce2 = REFUERZOS con un Mortero en { $quadrant }: { $cards }
web-st-say-search = BUSCAR en { $cell }
web-st-say-shoot = Disparar a { $cell }, Carta de Disparo en { $quadrant }
web-st-say-hold = No Disparar
web-st-say-hold-look = No mirar una segunda carta
web-st-say-recognize = RECONOCIMIENTO de { $cell }
web-st-say-recognize-two = RECONOCIMIENTO de { $cell } y { $other }
web-st-say-howitzer = OBÚS: el Mortero de { $mortar } dispara a { $target }
web-st-say-fire = FUEGO OFENSIVO contra { $target }
web-st-say-fire-from = FUEGO OFENSIVO contra { $target }, desde { $gun }
web-st-say-gun = Mostrar la Ametralladora de { $cell } y Disparar a { $target }
web-st-say-assault = ASALTO: la Infantería de { $infantry } por { $quadrant }
web-st-say-take = Ocupar { $cell } con la Infantería
web-st-say-stay = La Infantería se queda donde está
web-st-say-deploy = DESPLIEGUE: mostrar al Oficial de { $cell } para un MOVER adicional
web-st-say-end = Terminar el turno

## SCOPE Stalingrad en el navegador: qué hacer, y cómo va la partida

web-st-task-set-up = Coloca tu Frente sin que lo vea el enemigo.
web-st-task-action = Te toca: elige una acción, o una carta para ver qué se puede hacer allí.
web-st-task-shot = En { $cell } hay { $card }. Dispara y pon tu Carta de Disparo en un Cuadrante donde esté uno de tus Tiradores, o no Dispares.
web-st-task-shot-decoy = En { $cell } hay { $card }: debes Disparar. Elige un Cuadrante para tu Carta de Disparo.
web-st-task-gun = En { $cell } hay { $card }. Muestra una Ametralladora contigua y Dispara, o no Dispares.
web-st-task-gun-decoy = En { $cell } hay { $card }: debes mostrar una Ametralladora contigua.
web-st-task-take = El camino está libre. Tu Infantería puede ocupar una de las casillas mostradas, o quedarse en { $cell }.
web-st-task-look = En { $cell } hay { $card }. Puedes mirar también la carta de al lado.
web-st-task-extra-move = Ahora el MOVER adicional: elige un Cuadrante y ordena sus cartas.
web-st-task-close = Tu acción está hecha. Muestra un Oficial para un MOVER adicional (DESPLIEGUE), o termina tu turno.
web-st-task-wait = { $seat }: eligiendo una acción.
web-st-task-wait-set-up = El enemigo aún está colocando sus cartas.
web-st-task-over = La partida ha terminado.
web-st-score = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
web-st-score-of = { $points } de { $objective } puntos
web-st-in-play = en juego: { $cards }
web-st-zone = Zona de Jugador
web-st-lost = perdidas: { $cards }
web-st-cards-lost = Cartas perdidas
web-st-count = { $count }{"\u00A0"}×{"\u00A0"}{ $kind }
web-st-goal-of = { $side }: { $goal }

## SCOPE Stalingrad en el navegador: el Frente

web-setup-front-heading = Coloca tu Frente
web-setup-front-about = Estas son todas tus cartas. Pon una en cada casilla de tu Frente; el enemigo solo ve los dorsos. Los Tiradores aciertan a lo que descubres, Oficiales y Morteros están más seguros detrás, la Infantería es útil delante.
web-setup-front-field = Tu Frente, primero la fila junto a la línea del frente
web-setup-front-line = línea del frente
web-setup-confirm-front = Confirmar el Frente

## Una partida nueva

web-game-stalingrad-about = Tiradores entre las ruinas. Recoloca tus cartas en secreto, busca entre las del enemigo y dispara: un disparo muestra más o menos dónde estás.
web-mode-basic-about = Solo MOVER y BUSCAR: se aprende en cinco minutos.
web-mode-advanced-about = Cada Unidad tiene su propia acción.
web-file-stalingrad = Tu propio escenario (TOML)
web-file-stalingrad-about = Sustituye al escenario de arriba. docs/games/stalingrad.md explica cómo escribirlo.
web-option-leader = Quién lleva solo un bando
web-option-point-values = Valores en puntos
web-option-shot-card-lifetime = Cuánto dura la Carta de Disparo
web-option-quiet-turn-limit = Turnos tranquilos hasta las tablas
web-option-move-any-allied-quadrant = MOVER fuera del propio Frente
web-option-recognition-reveal = RECONOCIMIENTO de dos cartas
web-option-offensive-fire-gun = Ametralladora del FUEGO OFENSIVO
web-option-assault-needs-enemy = El ASALTO exige una carta enemiga
web-option-defensive-fire-scores = El FUEGO DEFENSIVO da puntos
web-option-reinforcement-keeps-points = Los puntos quedan tras los REFUERZOS
web-option-reinforcement-needs-movable = REFUERZOS solo entre cartas propias
web-option-team-talk = Hablar entre compañeros
web-value-division = actúe su División
web-value-side = actúe su bando
web-value-together = las dos a la vez
web-value-sequential = una tras otra
web-value-late = se elige al mostrarla
web-value-declared = fijada de antemano
web-value-open = permitido
web-value-silent = no permitido
web-notice-stalingrad = los puntos de SCOPE Stalingrad
