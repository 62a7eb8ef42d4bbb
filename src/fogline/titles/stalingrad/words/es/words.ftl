# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Nombres

game-stalingrad = SCOPE Stalingrad

side-soviet = Los soviéticos

seat-soviet = Bando soviético
seat-german-units = División alemana de Unidades
seat-german-snipers = División alemana de Tiradores
seat-soviet-units = División soviética de Unidades
seat-soviet-snipers = División soviética de Tiradores

kind-EA = Área Vacía
kind-DE = Señuelo
kind-SN = Tirador
kind-OF = Oficial
kind-SC = Explorador
kind-MO = Mortero
kind-MG = Ametralladora
kind-IN = Infantería

card-gEA = un Área Vacía alemana
card-gDE = un Señuelo alemán
card-gSN = un Tirador alemán
card-gOF = un Oficial alemán
card-gSC = un Explorador alemán
card-gMO = un Mortero alemán
card-gMG = una Ametralladora alemana
card-gIN = una Infantería alemana
card-sEA = un Área Vacía soviética
card-sDE = un Señuelo soviético
card-sSN = un Tirador soviético
card-sOF = un Oficial soviético
card-sSC = un Explorador soviético
card-sMO = un Mortero soviético
card-sMG = una Ametralladora soviética
card-sIN = una Infantería soviética

mode-basic = Juego Básico
mode-advanced = Modo Avanzado

## Escenarios

scenario-quick-duel = Duelo Rápido
scenario-quick-duel-about = Dos Tiradores y una Unidad de cada tipo por bando en un campo pequeño; bueno para empezar.
scenario-open-front = Frente Abierto
scenario-open-front-about = Tres Tiradores y dos Señuelos por bando en un campo ancho y poco profundo.
scenario-deep-front = Frente Profundo
scenario-deep-front-about = Las mismas cartas que Frente Abierto y un Área Vacía más, con sitio tras las líneas.
scenario-open-battle = Batalla Abierta
scenario-open-battle-about = Dos Unidades de cada tipo por bando y casi ningún Área Vacía: el campo más ancho.
scenario-deep-battle = Batalla Profunda
scenario-deep-battle-about = Dos Unidades de cada tipo por bando en el campo más grande; la partida más larga.
scenario-themed = { $theme } en { $base }
theme-duel-of-aces = DUELO DE ASES
theme-duel-of-aces-about = Un Tirador en juego por bando y otros dos en la Zona de Jugador, que reciben por él los dos primeros Disparos.
theme-break-the-chain-of-command = ROMPER CADENA DE MANDO
theme-break-the-chain-of-command-about = Dos Oficiales por bando; quien pierde a los dos pierde la partida.
theme-neutralize-the-artillery = NEUTRALIZAR ARTILLERÍA
theme-neutralize-the-artillery-about = Dos Exploradores y dos Morteros por bando; quien pierde los cuatro pierde la partida.
theme-stop-the-advance = DETENER AVANZADA
theme-stop-the-advance-about = Dos Ametralladoras y dos Infanterías por bando; gana quien lleva una Infantería a la última fila enemiga.
theme-offensive-without-snipers = OFENSIVA SIN TIRADORES
theme-offensive-without-snipers-about = Sin Tiradores y, por tanto, sin BUSCAR; pierde quien se queda sin Oficiales, Ametralladoras y Exploradores. Los REFUERZOS pueden traer también un Mortero.

## Opciones

option-mode-about = El Juego Básico solo tiene MOVER y BUSCAR; en el Modo Avanzado cada Unidad tiene su propia acción.
option-players-about = Tres o cuatro juegan por equipos: cada bando se divide en Tiradores y Unidades. Solo en Modo Avanzado.
option-leader-about = Con tres jugadores, el bando que uno de ellos dirige solo.
option-point-values-about = Lo que vale cada carta para el enemigo que la abate. El valor por defecto se basa en una única fuente sin verificar.
option-memory-aid-about = Qué repite la pantalla de las cartas desveladas: log (bajo el tablero), off (solo si se pide), marks (sobre el tablero), strict (nada).
option-shot-card-lifetime-about = Por equipos, si la Carta de Disparo vuelve en el siguiente turno de su División o en el de cualquiera de las dos del bando.
option-quiet-turn-limit-about = Tras este número de turnos seguidos sin bajas ni Infantería colocada, la partida queda en tablas.
option-move-any-allied-quadrant-about = Si cuatro cartas aliadas se pueden MOVER dondequiera que estén, no solo en el Frente propio. No se recomienda.
option-recognition-reveal-about = Si el RECONOCIMIENTO nombra dos cartas a la vez, o la segunda tras ver la primera.
option-offensive-fire-gun-about = Si el FUEGO OFENSIVO elige su Ametralladora cuando debe mostrarla, o la fija antes en secreto.
option-assault-needs-enemy-about = Si un ASALTO debe elegir un Cuadrante con alguna carta enemiga.
option-defensive-fire-scores-about = Si una Infantería perdida por FUEGO DEFENSIVO da puntos.
option-reinforcement-keeps-points-about = Si el enemigo conserva los puntos de una Infantería que vuelve.
option-reinforcement-needs-movable-about = Si los REFUERZOS necesitan un Cuadrante con cuatro cartas aliadas.
option-team-talk-about = Si los compañeros pueden hablar; es cosa de los jugadores.
any-number = un número entero de { $least } a { $most }
any-text = un texto de la misma forma

## Lo que ocurre

event-placed = En { $cell } se coloca { $card }.
event-ready = { $side } han confirmado su preparación.
event-turn-began = Turno { $turn }: { $seat }.
event-turn-skipped = Turno { $turn }: { $seat } no puede hacer nada y pierde el turno.
event-shot-card-returned = { $side } recuperan su Carta de Disparo.
event-moved = { $side } MUEVEN el Cuadrante { $quadrant }{ $known ->
        [yes] ; ahora { $cards }.
       *[no] .
    }
event-reinforced = { $side } traen REFUERZOS al Cuadrante { $quadrant }: { $came }{ $known ->
        [yes] ; ahora { $cards }.
       *[no] .
    }
event-searched = { $side } BUSCAN en { $cell }.
event-recognized = { $side } usan RECONOCIMIENTO en { $cells }.
event-shelled = { $side } lanzan un OBÚS desde { $mortar } contra { $target }.
event-fire-opened = { $side } abren FUEGO OFENSIVO contra { $target }{ $known ->
        [yes] , en secreto desde { $gun }.
       *[no] : hay una Ametralladora al lado.
    }
event-assaulted = { $side } lanzan un ASALTO por el Cuadrante { $quadrant } desde { $infantry }.
event-deployed = { $side } usan DESPLIEGUE y muestran al Oficial de { $officer }.
event-revealed = En { $cell } hay { $card }.
event-held = { $side } lo dejan así.
event-shot-card-placed = { $side } ponen su Carta de Disparo en el Cuadrante { $quadrant }: allí hay un Tirador.
event-eliminated = { $side } abaten { $card } en { $cell }: { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
event-handed-over = { $side } alcanzan { $card } en { $cell }; se entrega uno de la Zona de Jugador: { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
event-removed = De { $cell } se retira { $card }.
event-filled = En { $cell } hay ahora { $card }.
event-taken = Desde { $origin }, { $card } ocupa { $cell }.
event-stayed = La Infantería se queda en { $cell }.
event-defensive-fire = El FUEGO DEFENSIVO detiene a la Infantería de { $infantry }.
event-game-over = { $won ->
        [yes] { $side } ganan { $reasons }.
       *[no] Tablas { $reasons }.
    }
event-shown = Se muestran todas las cartas.

reason-snipers = al abatir a todos los Tiradores enemigos
reason-points = al alcanzar los Puntos de Objetivo
reason-elimination = al abatir todas las cartas enemigas requeridas
reason-last-row = con una Infantería en la última fila enemiga
reason-quiet = tras demasiados turnos sin bajas
reason-standstill = porque ya nadie puede actuar
scored-reason = { $reason }, { $most } a { $least }

## Cláusulas: por qué se rechaza algo, o de dónde viene un suceso

clause-ST-SETUP-2 = Los dos Frentes reciben las cartas que indica el escenario, en la cantidad que indica.
clause-ST-SETUP-4 = Durante la preparación colocas todas tus cartas, casilla a casilla y sin que el enemigo las vea, y después confirmas con «done».
clause-ST-TURN-1 = Los bandos se turnan y empiezan los alemanes; por equipos se turnan las Divisiones, en un orden fijo.
clause-ST-TURN-2 = Un turno es una acción y no se puede pasar. En el Juego Básico es MOVER o BUSCAR; en el Modo Avanzado, lo que permitan tus cartas en juego.
clause-ST-TURN-3 = Al empezar su turno, un bando recupera su Carta de Disparo.
clause-ST-TURN-4 = Quien no tiene ninguna acción legal pierde el turno; si les pasa a todos durante una ronda entera, la partida queda en tablas.
clause-ST-TURN-5 = Quien cumple una condición de victoria gana en el acto.
clause-ST-TURN-6 = Primero debes decidir sobre lo que ha desvelado una acción: hasta entonces no es posible nada más, y una carta vista no se puede dejar de ver.
clause-ST-MOVE-2 = Solo puedes MOVER un Cuadrante de tu propio Frente en el que las cuatro cartas sean tuyas.
clause-ST-MOVE-4 = Al MOVER se devuelven las mismas cuatro cartas, en cualquier orden.
clause-ST-MOVE-5 = El enemigo sabe qué Cuadrante se ha MOVIDO y nada más.
clause-ST-SEARCH-1 = BUSCAR se hace en una carta enemiga cualquiera del campo de batalla, a cualquier distancia, aunque ya se conozca.
clause-ST-SEARCH-5 = BUSCAR necesita un Tirador tuyo en juego.
clause-ST-SHOOT-1 = No estás obligado a Disparar al Tirador o a la Unidad que has encontrado.
clause-ST-SHOOT-2 = Un Disparo nunca falla: la carta queda abatida y sus puntos cuentan en el acto.
clause-ST-SHOOT-4 = Quien encuentra un Señuelo al BUSCAR debe Disparar: se coloca la Carta de Disparo, el Señuelo se queda y no se puntúa.
clause-ST-SHOT-1 = La Carta de Disparo va en un Cuadrante de tu propio Frente en el que esté uno de tus Tiradores.
clause-ST-INFO-3 = Todos los jugadores ven lo que se desvela.
clause-ST-GRID-7 = Dos cartas se muestran juntas solo si están una al lado de otra en la misma fila.
clause-ST-GRID-11 = Una casilla que queda libre recibe un Área Vacía del Frente al que pertenece, y todos lo saben.
clause-ST-DUEL-2 = Mientras esperen Tiradores en la Zona de Jugador, se entrega uno de ellos por cada Disparo al Tirador en juego.
clause-ST-ADV-2 = Un turno tiene como mucho un MOVER adicional.
clause-ST-OF-1 = DESPLIEGUE: una vez por turno puedes mostrar a uno de tus Oficiales en juego y hacer un MOVER adicional.
clause-ST-OF-3 = El DESPLIEGUE es un MOVER adicional antes o después de la acción del turno y no sustituye a ninguno. Necesita un Oficial en juego y un Cuadrante que MOVER.
clause-ST-SC-1 = El RECONOCIMIENTO necesita un Explorador tuyo en juego y muestra una carta enemiga, o dos que estén una al lado de otra.
clause-ST-MO-1 = Un OBÚS lo lanza uno de tus Morteros contra una carta enemiga que no esté adyacente a él.
clause-ST-MO-2 = Un OBÚS abate a un Tirador o una Unidad y retira un Señuelo; un Área Vacía se queda. Todos ven la carta.
clause-ST-MO-4 = Un OBÚS se lanza solo contra cartas enemigas.
clause-ST-MG-1 = El FUEGO OFENSIVO se abre contra una carta enemiga adyacente a una de tus Ametralladoras.
clause-ST-MG-2 = Para Disparar muestras una Ametralladora tuya adyacente al objetivo.
clause-ST-MG-3 = Si el FUEGO OFENSIVO desvela un Señuelo, hay que mostrar una Ametralladora adyacente; el Señuelo se queda y no se puntúa.
clause-ST-DF-1 = Un ASALTO que desvela una Ametralladora fracasa: la Infantería queda abatida.
clause-ST-IN-1 = Un ASALTO lo hace una de tus Infanterías por un Cuadrante que la contenga a ella y a una carta enemiga.
clause-ST-IN-3 = La Infantería puede ocupar la casilla de una carta enemiga de ese Cuadrante, o quedarse.
clause-ST-IN-4 = El Tirador o la Unidad cuyo lugar ocupa una Infantería queda abatido; un Señuelo o un Área Vacía solo deja el campo.
clause-ST-RE-1 = Los REFUERZOS devuelven al juego una Infantería tuya que fue abatida.
clause-ST-RE-2 = Los REFUERZOS llegan a un Cuadrante de tu retaguardia con cuatro cartas tuyas, en lugar de un Área Vacía; después sus cartas se devuelven en cualquier orden.
clause-ST-RE-5 = El enemigo sabe el Cuadrante de los REFUERZOS y quién ha venido.
clause-ST-OFF-2 = Un Mortero solo vuelve junto con una Infantería, solo donde el escenario lo permite, y en lugar de dos Áreas Vacías del mismo Cuadrante.
clause-ST-TEAM-3 = Por equipos, una División de Tiradores puede MOVER un Cuadrante y BUSCAR en una carta; una de Unidades hace todo lo demás y también puede MOVER un Cuadrante.
clause-AMB-43 = El RECONOCIMIENTO muestra una carta o dos contiguas; antes de la partida se acuerda si la segunda se nombra después de ver la primera.
clause-AMB-48 = Antes de la partida se acuerda si el FUEGO OFENSIVO fija su Ametralladora al abrir fuego o la elige cuando hay que mostrarla.
clause-AMB-68 = Tras la partida se muestran todas las cartas.
clause-ST-SETUP-1 = Antes de jugar se acuerdan el escenario, el Juego Básico o el Modo Avanzado, los bandos y el número de jugadores.
clause-ST-MOVE-1 = MOVER es tomar las cuatro cartas de un Cuadrante, mirarlas y devolverlas boca abajo a las mismas cuatro casillas, en cualquier orden.
clause-ST-WIN-1 = Un bando gana en cuanto todos los Tiradores enemigos han sido abatidos.
clause-ST-WIN-2 = Un bando gana en cuanto tiene los Puntos de Objetivo del escenario.
clause-ST-WIN-3 = Basta una condición de victoria y decide la primera que se cumple; una sola baja puede cumplir dos a la vez.
clause-ST-INFO-1 = Puedes mirar todas tus cartas en cualquier momento.
clause-ST-THEME-3 = La condición de victoria de un tema sustituye a los Puntos de Objetivo; abatir a todos los Tiradores enemigos sigue dando la victoria.
clause-ST-DUEL-3 = Sin Tiradores en la Zona de Jugador, el siguiente Disparo abate al Tirador en juego y gana quien dispara.
clause-ST-CHAIN-2 = ROMPER CADENA DE MANDO se gana abatiendo a los dos Oficiales enemigos, o a todos los Tiradores enemigos; no hay puntos.
clause-ST-ADVANCE-2 = DETENER AVANZADA se gana en cuanto una de tus Infanterías llega a la última fila enemiga, o cuando todos los Tiradores enemigos han sido abatidos.
clause-ST-TEAM-1 = Tres o cuatro juegan por equipos: cada bando se divide en una División de Tiradores y otra de Unidades; con tres, un jugador dirige las dos de un bando.
clause-AMB-28 = No hace falta llegar justo a los Puntos de Objetivo: con más también se gana.
clause-AMB-30 = El reglamento no prevé tablas. Rendirse, acordar tablas y poner un límite de turnos tranquilos se decide en la mesa.
clause-AMB-39 = En OFENSIVA SIN TIRADORES un Mortero solo vuelve junto con una Infantería; por equipos, una División de Tiradores sin Tiradores solo puede MOVER Cuadrantes.
clause-AMB-1 = { option-point-values-about }
clause-AMB-14 = { option-move-any-allied-quadrant-about }
clause-AMB-21 = { option-memory-aid-about }
clause-AMB-24 = { option-shot-card-lifetime-about }
clause-AMB-49 = { option-assault-needs-enemy-about }
clause-AMB-51 = { option-defensive-fire-scores-about }
clause-AMB-54 = { option-reinforcement-keeps-points-about } { option-reinforcement-needs-movable-about }
clause-AMB-59 = { option-leader-about }
clause-AMB-60 = { option-team-talk-about }

## Por qué se rechaza una acción, cuando la regla sola no lo dice

refused-ST-SETUP-2 = Solo se colocan las cartas del escenario, en la cantidad que indica; de esta no queda ninguna para esta casilla.
refused-ST-TURN-6 = Decide primero sobre lo que se acaba de desvelar; antes no es posible nada más, y una carta vista no se puede dejar de ver.
refused-ST-SEARCH-1 = Puedes BUSCAR en cualquier carta enemiga del campo de batalla; en esta casilla no hay ninguna.
refused-ST-SHOOT-4 = Has encontrado un Señuelo y debes Disparar: elige un Cuadrante para tu Carta de Disparo.
refused-ST-OF-1 = El DESPLIEGUE muestra a uno de tus Oficiales: nombra la casilla de uno.
refused-ST-MG-3 = Has encontrado un Señuelo y debes mostrar una Ametralladora adyacente a él.
refused-ST-RE-1 = Los REFUERZOS devuelven una Infantería tuya que fue abatida; no hay ninguna.
refused-ST-TEAM-3 = En este turno actúa otra División: los Tiradores pueden MOVER un Cuadrante y BUSCAR en una carta; las Unidades hacen todo lo demás y también pueden MOVER un Cuadrante.
refused-AMB-43 = En esta partida el RECONOCIMIENTO nombra sus cartas una tras otra: primero una, luego la de al lado.
refused-AMB-48 = Antes de la partida se acordó si la Ametralladora se fija al abrir fuego o se elige después; esta acción no coincide con lo acordado.

## El tablero

board-front-line = { " " }línea del frente{ " " }
board-side = { $side }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-in-play = en juego { $cards }
board-lost = bajas { $cards }
board-reserve = reserva { $count } EA
board-zone = { $count ->
        [one] 1 Tirador en la Zona de Jugador
       *[other] { $count } Tiradores en la Zona de Jugador
    }
board-shot-card = Carta de Disparo en { $quadrant }
board-joined = { $left }; { $right }
board-legend = En el tablero: s?? boca abajo, [sSC] descubierta ahora, (sSC) recordada, >...< aquí va la próxima carta. Tu lado está siempre abajo. g es alemán, s soviético; { $kinds }.
board-marks = Se recuerda, en alguna de estas casillas:
board-mark = { $count } { $kind }: { $cells }

## Qué hacer

play-title = { $scenario }, { $mode }
play-option = Acordado: { $key }: { $value } ({ $clause })
play-no-snipers = Ojo: una División de Tiradores sin Tiradores solo puede MOVER Cuadrantes (AMB-39).
win-side = { $side }: ganas en cuanto
win-snipers = todos los Tiradores enemigos han sido abatidos (ST-WIN-1)
win-points = tienes { $points } puntos (ST-WIN-2)
win-elimination = han sido abatidas todas estas cartas enemigas: { $kinds }
win-last-row = una de tus Infanterías está en la última fila enemiga (ST-ADVANCE-2)

task-turn = Turno { $turn }, { $seat }.
step-set-up = Prepara tu Frente. Escribe tipos de cartas tal como los verás, de izquierda a derecha y fila por fila, una o muchas a la vez, p. ej. «SN EA EA IN»; { $turned ->
        [yes] primero va la fila más cercana a ti,
       *[no] primero va la fila junto a la línea del frente,
    } y la próxima carta va en { $cell }. «random» coloca el resto, «undo» retira una carta.
step-set-up-left = Quedan: { $cards }.
step-set-up-full = Tu Frente está completo. Confírmalo con «done», o retira cartas con «undo» o «undo 4».
step-action = Elige tu acción («help» explica, «list move { $quadrant }» enumera todas las opciones):
step-shot = La carta de { $cell } está boca arriba. Dispara y pon tu Carta de Disparo en un Cuadrante, o no lo hagas:
step-shot-decoy = La carta de { $cell } es un Señuelo: debes Disparar. Elige un Cuadrante para tu Carta de Disparo:
step-gun = La carta de { $cell } está boca arriba. Muestra una Ametralladora y Dispara, o no lo hagas:
step-gun-decoy = La carta de { $cell } es un Señuelo: debes mostrar una Ametralladora:
step-take = La Infantería de { $cell } puede ocupar una casilla, o quedarse:
step-look = La carta de { $cell } está boca arriba. Mira también una de al lado, o déjalo:
step-extra-move = Ahora el MOVER adicional:
step-close = Tu acción está hecha. Puede seguir un DESPLIEGUE, o termina tu turno:

verb-place = colocar una carta
verb-done = confirmar la preparación
verb-move = MOVER un Cuadrante
verb-deploy = DESPLIEGUE: un MOVER adicional
verb-search = BUSCAR en una carta enemiga
verb-shoot = Disparar, Carta de Disparo en un Cuadrante
verb-hold = no Disparar
verb-recognize = RECONOCIMIENTO de una o dos cartas
verb-howitzer = OBÚS: dispara un Mortero
verb-fire = FUEGO OFENSIVO contra una carta
verb-gun = mostrar una Ametralladora y Disparar
verb-assault = ASALTO por un Cuadrante
verb-take = ocupar una casilla
verb-stay = quedarse
verb-reinforce = REFUERZOS
verb-reinforce2 = REFUERZOS con un Mortero
verb-end = terminar el turno
does-move = reordenar cuatro de tus cartas, en secreto
does-search = poner boca arriba una de las suyas; si es un soldado, puedes disparar
does-shoot = muestra al enemigo más o menos dónde está tu Tirador
does-recognize = averiguar qué son

form-place = place SN, o solo SN EA IN MG: tipos para las próximas casillas
form-done = done: confirma la preparación
form-move = { $side ->
        [soviet] move S2a EA MO OF SN: el Cuadrante S2a–S1b por su primera casilla y sus nuevas cartas, aquí las de S2a, S2b, S1a, S1b
       *[german] move G1a EA MO OF SN: el Cuadrante G1a–G2b por su primera casilla y sus nuevas cartas, aquí las de G1a, G1b, G2a, G2b
    }
form-deploy = { $side ->
        [soviet] deploy S2b: la casilla de tu Oficial
       *[german] deploy G2b: la casilla de tu Oficial
    }
form-search = { $side ->
        [soviet] search G1d: la casilla de una carta enemiga
       *[german] search S1d: la casilla de una carta enemiga
    }
form-shoot = { $side ->
        [soviet] shoot S2c: el Cuadrante para tu Carta de Disparo, por su primera casilla (S2c para S2c–S1d)
       *[german] shoot G1c: el Cuadrante para tu Carta de Disparo, por su primera casilla (G1c para G1c–G2d)
    }
form-hold = hold: no Disparar, no mirar más
form-recognize = { $side ->
        [soviet] recognize G2b G2c: una carta enemiga, o dos una al lado de otra
       *[german] recognize S2b S2c: una carta enemiga, o dos una al lado de otra
    }
form-howitzer = { $side ->
        [soviet] howitzer S2a G1d: tu Mortero y el objetivo
       *[german] howitzer G2a S1d: tu Mortero y el objetivo
    }
form-fire = { $side ->
        [soviet] fire G1d: el objetivo (con «declared», después tu Ametralladora: fire G1d S1d)
       *[german] fire S1d: el objetivo (con «declared», después tu Ametralladora: fire S1d G1d)
    }
form-gun = { $side ->
        [soviet] gun S1d: la Ametralladora que muestras
       *[german] gun G1d: la Ametralladora que muestras
    }
form-assault = { $side ->
        [soviet] assault S1c S1b: tu Infantería y el Cuadrante por su primera casilla (S1b para S1b–G1c)
       *[german] assault G1c S1b: tu Infantería y el Cuadrante por su primera casilla (S1b para S1b–G1c)
    }
form-take = { $side ->
        [soviet] take G1b: la casilla a la que va tu Infantería
       *[german] take S1b: la casilla a la que va tu Infantería
    }
form-stay = stay: la Infantería se queda donde está
form-reinforce = { $side ->
        [soviet] reinforce S3c IN SN SC EA: el Cuadrante por su primera casilla y sus cartas con la Infantería, en orden
       *[german] reinforce G2c IN SN SC EA: el Cuadrante por su primera casilla y sus cartas con la Infantería, en orden
    }
form-reinforce2 = { $side ->
        [soviet] reinforce2 S3a IN OF MO DE: lo mismo con Infantería y Mortero
       *[german] reinforce2 G2a IN OF MO DE: lo mismo con Infantería y Mortero
    }
form-end = end: termina tu turno

## Lo que se puede escribir en este idioma; la notación de las partidas guardadas es inglesa

typed-place = colocar
typed-done = listo
typed-move = mover
typed-deploy = desplegar
typed-search = buscar
typed-shoot = disparar
typed-hold = renunciar
typed-recognize = reconocer
typed-howitzer = obús
typed-fire = fuego
typed-gun = ametralladora
typed-assault = asaltar
typed-take = ocupar
typed-stay = quedarse
typed-reinforce = reforzar
typed-reinforce2 = reforzar2
typed-end = terminar
seen-soviet-move = move S2a EA MO OF SN: el Cuadrante S2a–S1b y sus nuevas cartas tal como las ves, aquí las de S1b, S1a, S2b, S2a
seen-soviet-reinforce = reinforce S3c IN SN SC EA: el Cuadrante S3c–S2d y sus cartas con la Infantería tal como las ves
seen-soviet-reinforce2 = reinforce2 S3a IN OF MO DE: lo mismo con Infantería y Mortero
cell-kind = { $cell } { $kind }

## Análisis

review-fact-machine-gun = Probabilidad aproximada de una Ametralladora en el Cuadrante de { $cell }: { $percent } %.
review-versus-machine-gun = Probabilidad aproximada de una Ametralladora: { $percent } % en el Cuadrante de { $cell }, pero { $better-percent } % en el de { $better-cell }.
review-fact-known = En { $cell } se mostró: { $kind }; no se ha movido desde entonces.
review-fact-known-none = En { $cell } se mostró: { $kind }; no se ha movido desde entonces.
review-fact-shot-card = { $cell } está bajo la Carta de Disparo del enemigo.
