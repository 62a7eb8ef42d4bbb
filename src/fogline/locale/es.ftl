# Español. Los tres ficheros tienen las mismas claves con los mismos huecos; una prueba lo vigila.

## Nombres

game-stalingrad = SCOPE Stalingrad
game-panzer = SCOPE Panzer

side-german = Los alemanes
side-soviet = Los soviéticos
side-american = Los americanos

seat-german = Bando alemán
seat-soviet = Bando soviético
seat-german-units = División alemana de Unidades
seat-german-snipers = División alemana de Tiradores
seat-soviet-units = División soviética de Unidades
seat-soviet-snipers = División soviética de Tiradores
seat-american = Bando americano

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
option-pointValues-about = Lo que vale cada carta para el enemigo que la abate. Lo habitual se basa en un único testigo sin verificar.
option-memoryAid-about = Qué repite la pantalla de las cartas desveladas: log (bajo el tablero), off (solo si se pide), marks (sobre el tablero), strict (nada).
option-shotCardLifetime-about = Por equipos, si la Carta de Disparo vuelve en el siguiente turno de su División o en el de cualquiera de las dos del bando.
option-quietTurnLimit-about = Tras tantos turnos seguidos sin bajas ni Infantería colocada, la partida queda en tablas.
option-moveAnyAlliedQuadrant-about = Si cuatro cartas aliadas se pueden MOVER dondequiera que estén, no solo en el Frente propio. No se recomienda.
option-recognitionReveal-about = Si el RECONOCIMIENTO nombra dos cartas a la vez, o la segunda tras ver la primera.
option-offensiveFireGun-about = Si el FUEGO OFENSIVO elige su Ametralladora cuando debe mostrarla, o la fija antes en secreto.
option-assaultNeedsEnemy-about = Si un ASALTO debe elegir un Cuadrante con alguna carta enemiga.
option-defensiveFireScores-about = Si una Infantería perdida por FUEGO DEFENSIVO da puntos.
option-reinforcementKeepsPoints-about = Si el enemigo conserva los puntos de una Infantería que vuelve.
option-reinforcementNeedsMovable-about = Si los REFUERZOS necesitan un Cuadrante con cuatro cartas aliadas.
option-teamTalk-about = Si los compañeros pueden hablar; queda entre los jugadores.
any-number = cualquier número entero
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
        [yes] { $side } han ganado: { $reasons }.
       *[no] No gana nadie: { $reasons }.
    }
event-shown = Se muestran todas las cartas.

reason-snipers = todos los Tiradores enemigos abatidos
reason-points = Puntos de Objetivo alcanzados
reason-elimination = abatidas todas las cartas enemigas que se pedían
reason-last-row = una Infantería en la última fila enemiga
reason-quiet = demasiados turnos sin bajas
reason-standstill = nadie puede actuar ya

## Cláusulas: por qué se rechaza algo, o de dónde viene un suceso

clause-ST-SETUP-2 = Solo se colocan las cartas del escenario, cada una tantas veces como las tiene; de esta no queda ninguna para esta casilla.
clause-ST-SETUP-4 = Durante la preparación colocas todas tus cartas, casilla a casilla y sin que el enemigo las vea, y después confirmas con «done».
clause-ST-TURN-1 = Los bandos se turnan y empiezan los alemanes; por equipos se turnan las Divisiones, en un orden fijo.
clause-ST-TURN-2 = Un turno es una acción y no se puede pasar. En el Juego Básico es MOVER o BUSCAR; en el Modo Avanzado, lo que permitan tus cartas en juego.
clause-ST-TURN-3 = Al empezar su turno, un bando recupera su Carta de Disparo.
clause-ST-TURN-4 = Quien no tiene ninguna acción legal pierde el turno.
clause-ST-TURN-5 = Quien cumple una condición de victoria gana en el acto.
clause-ST-TURN-6 = Decide primero sobre lo que se acaba de desvelar; antes no es posible nada más, y una carta vista no se puede dejar de ver.
clause-ST-MOVE-2 = Solo puedes MOVER un Cuadrante de tu propio Frente en el que las cuatro cartas sean tuyas.
clause-ST-MOVE-4 = Al MOVER se devuelven las mismas cuatro cartas, en cualquier orden.
clause-ST-MOVE-5 = De un MOVER el enemigo sabe el Cuadrante y nada más.
clause-ST-SEARCH-1 = Puedes BUSCAR en cualquier carta enemiga del campo de batalla; en esta casilla no hay ninguna.
clause-ST-SEARCH-5 = BUSCAR necesita un Tirador tuyo en juego.
clause-ST-SHOOT-1 = No estás obligado a Disparar al Tirador o a la Unidad que has encontrado.
clause-ST-SHOOT-2 = Un Disparo nunca falla: la carta queda abatida y sus puntos cuentan en el acto.
clause-ST-SHOOT-4 = Has encontrado un Señuelo y debes Disparar: elige un Cuadrante para tu Carta de Disparo.
clause-ST-SHOT-1 = La Carta de Disparo va en un Cuadrante de tu propio Frente en el que esté uno de tus Tiradores.
clause-ST-INFO-3 = Lo que se desvela lo ven todos los jugadores.
clause-ST-GRID-7 = Dos cartas se muestran juntas solo si están una al lado de otra en la misma fila.
clause-ST-GRID-11 = Una casilla que queda libre recibe un Área Vacía del Frente al que pertenece, y todos lo saben.
clause-ST-DUEL-2 = Mientras esperen Tiradores en la Zona de Jugador, se entrega uno de ellos por cada Disparo al Tirador en juego.
clause-ST-ADV-2 = Un turno tiene como mucho un MOVER adicional.
clause-ST-OF-1 = El DESPLIEGUE muestra a uno de tus Oficiales: nombra la casilla de uno.
clause-ST-OF-3 = El DESPLIEGUE es un MOVER adicional antes o después de la acción del turno y no sustituye a ninguno. Necesita un Oficial en juego y un Cuadrante que MOVER.
clause-ST-SC-1 = El RECONOCIMIENTO necesita un Explorador tuyo en juego y muestra una carta enemiga, o dos que estén una al lado de otra.
clause-ST-MO-1 = Un OBÚS lo lanza uno de tus Morteros contra una carta enemiga que no esté adyacente a él.
clause-ST-MO-2 = Un OBÚS abate a un Tirador o una Unidad y retira un Señuelo; un Área Vacía se queda. Todos ven la carta.
clause-ST-MO-4 = Un OBÚS se lanza solo contra cartas enemigas.
clause-ST-MG-1 = El FUEGO OFENSIVO se abre contra una carta enemiga adyacente a una de tus Ametralladoras.
clause-ST-MG-2 = Para Disparar muestras una Ametralladora tuya adyacente al objetivo.
clause-ST-MG-3 = Has encontrado un Señuelo y debes mostrar una Ametralladora adyacente a él.
clause-ST-DF-1 = Un ASALTO que desvela una Ametralladora fracasa: la Infantería queda abatida.
clause-ST-IN-1 = Un ASALTO lo hace una de tus Infanterías por un Cuadrante que la contenga a ella y a una carta enemiga.
clause-ST-IN-3 = La Infantería puede ocupar la casilla de una carta enemiga de ese Cuadrante, o quedarse.
clause-ST-IN-4 = El Tirador o la Unidad cuyo lugar ocupa una Infantería queda abatido; un Señuelo o un Área Vacía solo deja el campo.
clause-ST-RE-1 = Los REFUERZOS devuelven una Infantería tuya que fue abatida; no hay ninguna.
clause-ST-RE-2 = Los REFUERZOS llegan a un Cuadrante de tu retaguardia con cuatro cartas tuyas, en lugar de un Área Vacía; después sus cartas se devuelven en cualquier orden.
clause-ST-RE-5 = De los REFUERZOS el enemigo sabe el Cuadrante y quién ha venido.
clause-ST-OFF-2 = Un Mortero solo vuelve junto con una Infantería, solo donde el escenario lo permite, y en lugar de dos Áreas Vacías del mismo Cuadrante.
clause-ST-TEAM-3 = En este turno actúa otra División: los Tiradores pueden MOVER y BUSCAR; las Unidades hacen todo lo demás y también pueden MOVER.
clause-AMB-43 = En esta partida el RECONOCIMIENTO nombra sus cartas una tras otra: primero una, luego la de al lado.
clause-AMB-48 = Antes de la partida se acordó si la Ametralladora se fija al abrir fuego o se elige después; esto no se ajusta a ello.
clause-AMB-68 = Tras la partida se muestran todas las cartas.

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
board-legend = En el tablero: s?? boca abajo, [sSC] descubierta ahora, (sSC) recordada, >...< aquí va la próxima carta.
board-marks = Se recuerda, en alguna de estas casillas:
board-mark = { $count } { $kind }: { $cells }

## Qué hacer

play-title = { $scenario }, { $mode }
play-option = Acordado: { $key } = { $value } ({ $clause })
play-no-snipers = Ojo: una División de Tiradores sin Tiradores solo puede MOVER (AMB-39).
win = Ganas en cuanto
win-side = { $side }: ganas en cuanto
win-snipers = todos los Tiradores enemigos han sido abatidos (ST-WIN-1)
win-points = tienes { $points } puntos (ST-WIN-2)
win-elimination = han sido abatidas todas estas cartas enemigas: { $kinds }
win-last-row = una de tus Infanterías está en la última fila enemiga (ST-ADVANCE-2)

task-turn = Turno { $turn }, { $seat }.
step-set-up = Prepara tu Frente. La próxima carta va en { $cell }. Escribe tipos para las casillas en orden, p. ej. «SN EA EA IN» o filas enteras; «random» coloca el resto, «undo» retira una carta.
step-set-up-left = Quedan: { $cards }.
step-set-up-full = Tu Frente está completo. Confírmalo con «done», o retira cartas con «undo» o «undo 4».
step-action = Elige tu acción («help» explica, «list move G1a» muestra todas las formas):
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
verb-hold = no hacerlo
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

form-place = place SN, o solo SN EA IN MG: tipos para las próximas casillas
form-done = done: confirma la preparación
form-move = move G1a EA MO OF SN: el Cuadrante G1a–G2b por su primera casilla y sus nuevas cartas, aquí las de G1a, G1b, G2a, G2b
form-deploy = deploy G2b: la casilla de tu Oficial
form-search = search S1d: la casilla de una carta enemiga
form-shoot = shoot G1c: el Cuadrante para tu Carta de Disparo, por su primera casilla (G1c para G1c–G2d)
form-hold = hold: no Disparar, no mirar más
form-recognize = recognize S2b S2c: una carta enemiga, o dos una al lado de otra
form-howitzer = howitzer G2a S1d: tu Mortero y el objetivo
form-fire = fire S1d: el objetivo (con «declared», después tu Ametralladora: fire S1d G1d)
form-gun = gun G1d: la Ametralladora que muestras
form-assault = assault G1c S1b: tu Infantería y el Cuadrante por su primera casilla (S1b para S1b–G1c)
form-take = take S1b: la casilla a la que va tu Infantería
form-stay = stay: la Infantería se queda donde está
form-reinforce = reinforce G2c IN SN SC EA: el Cuadrante por su primera casilla y sus cartas con la Infantería, en orden
form-reinforce2 = reinforce2 G2a IN OF MO DE: lo mismo con Infantería y Mortero
form-end = end: termina tu turno

help-actions = Lo que puedes hacer ahora se escribe así:
help-commands =
    Además:
      list             lo que puedes hacer; «list search», «list move G1a» al completo
      board            otra vez el campo de batalla
      log              lo desvelado hasta ahora
      rules ST-MOVE-2  lo que dice una cláusula; «rules» las enumera
      undo, undo 3     retira cartas colocadas en tu preparación; lo demás es público al instante
      random           coloca al azar el resto de tu Frente
      save FICHERO     guarda la partida en un fichero
      quit             salir
list-example = p. ej. { $action }
list-none = No se puede hacer nada que empiece por «{ $words }».
list-more = Más con, p. ej., «list { $words }».
log-latest = Desvelado últimamente (por turnos):
log-empty = Aún no se ha desvelado nada.
log-strict = Esta partida se juega de memoria (memoryAid=strict): no hay registro.
strict-hide = Pulsa Intro; entonces se retira lo que se ha mostrado.
random-only-set-up = «random» es solo para la preparación.
refused = «{ $action }» no está permitido ({ $clause }). { $reason }
refused-within = En «{ $typed }»: { $refusal }
misread = «{ $text }» no es nada que yo conozca. «help» muestra lo que se puede escribir.
misread-form = No entiendo «{ $text }». Escríbelo así: { $form }
undo-refused = Eso ya no se puede deshacer: alguien se ha enterado, o no hay nada tuyo que deshacer.
undone = { $count ->
        [one] 1 acción deshecha.
       *[other] { $count } acciones deshechas.
    }
save-where = Escribe «save FICHERO».
saved = La partida está guardada en { $file }.
saved-secret = Ojo: el fichero contiene las cartas de todos los bandos.
file-refused = { $file }: { $why }
rules-which = Escribe «rules» y una cláusula:
rules-unknown = Aquí no hay ninguna frase sobre { $clause }. docs/rules/{ $game }.md tiene todas las cláusulas.
hand-over-hide = Pulsa Intro para limpiar la pantalla para el siguiente jugador.
hand-over = Sigue: { $seat }. Los demás, por favor, que no miren.
hand-over-show = Pulsa Intro cuando nadie más pueda ver la pantalla.
goodbye = Hasta la vista.
end-won = Victoria: { $winners }; { $reasons }. ({ $clause })
end-drawn = No gana nadie: { $reasons }.

## SCOPE Panzer: nombres

panzer-unit-BAZ = M9 Bazooka
panzer-unit-ATG = M1 AT Gun
panzer-unit-STU = M3 Stuart
panzer-unit-HEL = M18 Hellcat
panzer-unit-SHE = M4 Sherman
panzer-unit-JAC = M36 Jackson
panzer-unit-JUM = M4A3E2 Jumbo
panzer-unit-PER = M26 Pershing
panzer-unit-PSK = Panzerschreck
panzer-unit-PAK = PaK 40
panzer-unit-PZ2 = Panzer II
panzer-unit-PZ3 = Panzer III
panzer-unit-PZ4 = Panzer IV
panzer-unit-STG = Stug III
panzer-unit-PAN = PzV Panther
panzer-unit-TIG = PzVI Tiger

panzer-card-BAZ = un { panzer-unit-BAZ }
panzer-card-ATG = un { panzer-unit-ATG }
panzer-card-STU = un { panzer-unit-STU }
panzer-card-HEL = un { panzer-unit-HEL }
panzer-card-SHE = un { panzer-unit-SHE }
panzer-card-JAC = un { panzer-unit-JAC }
panzer-card-JUM = un { panzer-unit-JUM }
panzer-card-PER = un { panzer-unit-PER }
panzer-card-PSK = un { panzer-unit-PSK }
panzer-card-PAK = un { panzer-unit-PAK }
panzer-card-PZ2 = un { panzer-unit-PZ2 }
panzer-card-PZ3 = un { panzer-unit-PZ3 }
panzer-card-PZ4 = un { panzer-unit-PZ4 }
panzer-card-STG = un { panzer-unit-STG }
panzer-card-PAN = un { panzer-unit-PAN }
panzer-card-TIG = un { panzer-unit-TIG }

panzer-terrain-meadow = un prado
panzer-terrain-hill = una colina
panzer-terrain-lake = un lago
panzer-terrain-peaks = unos picos

panzer-scenario-skirmish = Escaramuza
panzer-scenario-skirmish-about = 6 filas de 4 cartas, 4 unidades y 12 puntos por bando como mucho; una carta de terreno cada uno. Buena para empezar.
panzer-scenario-battle = Batalla
panzer-scenario-battle-about = 6 filas de 5 cartas, 5 unidades y 16 puntos por bando como mucho; dos cartas de terreno cada uno.
panzer-scenario-great_battle = Gran Batalla
panzer-scenario-great_battle-about = 5 filas de 6 cartas, 6 unidades y 20 puntos por bando como mucho; dos cartas de terreno cada uno y una fila central compartida.

panzer-option-fire_correction-about = Corrección de tiro: quien dispara otra vez al mismo blanco tiene menos fallos por distancia: uno menos en el segundo disparo seguido, dos desde el tercero.
panzer-option-flank_attack-about = Ataque por el flanco: un fallo por blindaje menos contra una unidad que acaba de disparar a otra amiga, si las dos aliadas no están adyacentes.
panzer-option-rear_attack-about = Ataque por retaguardia: hasta dos fallos por blindaje menos si esa unidad está justo entre las dos aliadas, en fila, columna o diagonal.
panzer-option-light_tanks-about = Carros ligeros: una unidad con blindaje 1 puede buscar objetivo y disparar después de MOVER, en el mismo turno.
panzer-option-heavy_tanks-about = Carros pesados: una unidad con blindaje 3 no puede mover el turno siguiente de haber disparado.
panzer-option-superior_armour-about = Blindaje superior: a una unidad con más blindaje que la potencia de fuego del atacante solo se le dispara desde una casilla adyacente.
panzer-option-stug_arc-about = Ángulo de tiro reducido: un Stug III que dispara varios turnos seguidos solo puede disparar a la misma casilla o a una adyacente a ella.
panzer-option-stug_low_profile-about = Perfil bajo: un Stug III atacado a distancia 2 añade a la mano una carta que cuenta como fallo por distancia.
panzer-option-period-about = El mes en que transcurre la partida, p. ej. 1944-12; antes de 1945-02 no hay M26 Pershing.
panzer-option-terrain-about = Los dos bandos despliegan cartas de terreno: prado o colina, lago o picos.
panzer-option-open_turret-about = Torreta descubierta: M18 Hellcat y M36 Jackson pierden un punto de blindaje si los atacan desde una colina adyacente. Necesita terrain.
panzer-option-ambush-about = Emboscadas: quien EXPLORA y encuentra una unidad enemiga debe mostrar también sus propias cartas del cuadrante.
panzer-option-gb_middle_split-about = Gran Batalla: qué tres cartas de la fila central son americanas al principio: las de la izquierda, las de la derecha o una sí y otra no.
panzer-option-terrain_before_squads-about = Si el terreno se despliega antes de elegir las escuadras, o después.
panzer-option-allow_null_explore-about = Si se puede EXPLORAR un cuadrante cuyas cartas enemigas son todas unidades ya reveladas, de modo que no hay nada que voltear.
panzer-option-light_after_explore-about = Si un carro ligero puede buscar también después del MOVER que sigue a EXPLORAR.
panzer-option-allow_null_search_revealed-about = Si se puede BUSCAR OBJETIVO en una unidad revelada sin dispararle.
panzer-option-light_search_from_tank_only-about = Si un carro ligero busca solo lo que ve él mismo, o lo que ve cualquier carta propia.
panzer-option-correction_lost_on_pickup-about = Si la corrección de tiro se pierde cuando una unidad se toma al MOVER y vuelve a la misma casilla.
panzer-option-flank_rear_if_destroyed-about = Si flanco y retaguardia aún cuentan cuando la unidad amiga fue destruida: desde la casilla en que estaba, o nunca.
panzer-option-stug_low_profile_vs_hill-about = Si la carta de perfil bajo del Stug III entra en el número que fija una colina (capped) o se suma a él (additive).
panzer-option-hill_sees_over_hill-about = Si una unidad sobre una colina, o que apunta a una colina, ve por encima de otras colinas.
panzer-option-ambush_on_known_units-about = Si también es emboscada un EXPLORAR que solo encuentra unidades ya reveladas.
panzer-option-max_turns-about = Tras tantos turnos sin ganador, la partida queda en tablas.
panzer-any-period = un año y un mes como 1944-12

## SCOPE Panzer: lo que ocurre

panzer-event-terrain-laid = { $side } colocan { $terrain } en { $cell }.
panzer-event-taken = { $side } toman { $card } para su escuadra.
panzer-event-placed = En { $cell } se coloca { $card }.
panzer-event-ready = { $side } han confirmado su { $step ->
        [squad] escuadra.
       *[deploy] despliegue.
    }
panzer-event-fielded = Los dos bandos han desplegado. Unidades americanas: { $american }; alemanas: { $german }. Mazo de bosque: { $deck }.
panzer-event-turn-began = Turno { $turn }: { $seat }.
panzer-event-turn-passed = Turno { $turn }: { $seat } no puede hacer nada y pierde el turno.
panzer-event-moved = { $side } MUEVEN el cuadrante { $quadrant }{ $known ->
        [moved] : { $moves }.
        [same] ; cada unidad se queda en su sitio.
       *[no] .
    }
panzer-event-entered = En { $cell }, { $card } entra en la carta de terreno, a la vista de todos.
panzer-event-left = De { $cell }, { $card } sale de la carta de terreno.
panzer-event-skipped = { $side } { $step ->
        [follow] no MUEVEN el cuadrante que han explorado.
       *[light] no muestran ningún carro ligero.
    }
panzer-event-explored = { $side } EXPLORAN el cuadrante { $quadrant }.
panzer-event-captured = { $side } no encuentran ninguna unidad y controlan ahora { $cells }.
panzer-event-searched = { $side } BUSCAN OBJETIVO en { $cell }.
panzer-event-revealed = En { $cell } hay { $card }, que queda revelado.
panzer-event-shown-empty = No hay ninguna unidad en { $cells }.
panzer-event-held = { $side } no disparan.
panzer-event-fired = { $side } disparan con { $card } desde { $gun } contra { $target } en { $cell }. Mano: { $hand }{ $count ->
        [0] .
       *[other] {" "}({ $reasons }).
    }
panzer-event-drawn = { $side } extraen una carta: { $shot }.
panzer-event-missed = Fallo: { $card } sigue en { $cell }.
panzer-event-destroyed = Destruido: { $card } en { $cell }. { $left ->
        [0] A ese bando no le quedan unidades.
        [one] A ese bando le queda 1 unidad.
       *[other] A ese bando le quedan { $left } unidades.
    }
panzer-event-locked = En { $cell }, { $card } ha disparado y no puede mover en su próximo turno.
panzer-event-unlocked = En { $cell }, { $card } puede mover de nuevo.
panzer-event-game-over = { $won ->
        [yes] { $side } han ganado: { $reasons }.
       *[no] No gana nadie: { $reasons }.
    }
panzer-event-all-shown = Se muestran todas las cartas y las dos escuadras.
panzer-explored-nothing = Solo hay unidades reveladas: no cambia nada. (AMB-15)

panzer-hand = distancia { $distance }, blindaje { $armour }, impactos { $hits }: { $odds }
panzer-odds = probabilidad { $hits }/{ $all }, { $percent } %
panzer-odds-or = { $least }, o { $most } si es la misma unidad del disparo anterior
panzer-hand-correction = corrección de tiro
panzer-hand-flank = ataque por el flanco
panzer-hand-rear = ataque por retaguardia
panzer-hand-from-hill = desde una colina
panzer-hand-at-hill = contra una colina
panzer-hand-low-profile = perfil bajo
panzer-hand-open-turret = torreta descubierta
panzer-shot-hit = impacto
panzer-shot-distance = fallo por distancia
panzer-shot-armour = fallo por blindaje

panzer-reason-destruction = escuadra enemiga destruida
panzer-reason-supply-line = línea de suministro enemiga cortada
panzer-reason-turns = se acabaron los turnos acordados
panzer-reason-standstill = nadie puede actuar ya

## SCOPE Panzer, cláusulas: por qué se rechaza algo, o de dónde viene un suceso

panzer-clause-PZ-SETUP-2 = Una partida empieza en este orden: terreno (si se juega con él), escuadras, despliegue; solo después vienen los turnos.
panzer-clause-PZ-TPLC-1 = Cada jugador tiene una carta de prado/colina y otra de lago/picos, y coloca cada carta una vez, con una cara bocarriba. Esta ya no la tienes.
panzer-clause-PZ-TPLC-2 = Una carta de terreno sustituye a una carta de bosque del terreno de juego, fuera de las dos filas de despliegue y donde no haya ya terreno.
panzer-clause-PZ-TPLC-3 = En una Escaramuza colocan primero los alemanes; si su carta fue a su propio territorio, la americana va al americano; si no, al alemán.
panzer-clause-PZ-TPLC-4 = Cada jugador coloca una carta de terreno en su territorio y la otra en el del enemigo.
panzer-clause-PZ-TPLC-6 = El terreno se coloca a la vista de todos.
panzer-clause-PZ-SQUAD-1 = Cada jugador elige en secreto su escuadra entre las cartas de unidad de su bando.
panzer-clause-PZ-SQUAD-2 = Una escuadra tiene al menos una unidad, no más unidades ni puntos de los que permite el escenario, y no más unidades de un tipo que cartas hay de él.
panzer-clause-PZ-M26-1 = El M26 Pershing llegó en febrero de 1945; esta partida transcurre antes.
panzer-clause-PZ-DEPLOY-1 = Despliegas todas las unidades de tu escuadra, y solo esas, ocultas, en casillas libres de tu fila de despliegue; después confirmas con «done».
panzer-clause-PZ-DEPLOY-2 = Las cartas de bosque que dejan sitio a las unidades van al mazo de bosque, que así dice cuántas unidades hay.
panzer-clause-PZ-TURN-1 = Los bandos se turnan y empiezan los americanos.
panzer-clause-PZ-TURN-2 = Un turno es una acción, MOVER, EXPLORAR o BUSCAR OBJETIVO, y no se puede pasar.
panzer-clause-PZ-TURN-3 = Tras EXPLORAR o MOVER puedes renunciar a lo que podría seguir.
panzer-clause-PZ-HIDE-2 = Una unidad queda revelada cuando dispara, cuando el enemigo la encuentra y mientras está sobre una carta de terreno.
panzer-clause-PZ-MOVE-1 = Puedes MOVER un cuadrante en el que todas las cartas de bosque y de unidad sean tuyas, y haya al menos una.
panzer-clause-PZ-MOVE-2 = Un MOVER nombra por su casilla solo unidades tuyas que pueden mover; en una casilla nombrada aquí no hay ninguna.
panzer-clause-PZ-MOVE-5 = De un MOVER el enemigo sabe el cuadrante y nada más.
panzer-clause-PZ-TMOV-3 = Al MOVER cada unidad recibe su propia casilla del cuadrante: no hay dos en una, ni ninguna sobre un lago, sobre picos o en la casilla de un carro bloqueado.
panzer-clause-PZ-TMOV-4 = Una unidad sobre una carta de terreno queda revelada mientras está allí.
panzer-clause-PZ-TMOV-5 = Una unidad que sale de una carta de terreno se oculta en el bosque de su cuadrante.
panzer-clause-PZ-EXPL-1 = Puedes EXPLORAR un cuadrante que contenga al menos una carta de cada bando.
panzer-clause-PZ-EXPL-2 = EXPLORAR voltea todas las cartas enemigas del cuadrante, a la vista de todos.
panzer-clause-PZ-EXPL-4 = Un EXPLORAR que no encuentra unidades toma el cuadrante. Ahora puedes MOVER este mismo cuadrante, o dejarlo con «skip».
panzer-clause-PZ-EXPL-5 = Un EXPLORAR que encuentra una unidad termina ahí: las unidades quedan reveladas y el bosque se vuelve a voltear.
panzer-clause-PZ-AMBU-1 = Emboscada: quien EXPLORA y encuentra una unidad muestra también sus propias cartas del cuadrante.
panzer-clause-PZ-SRCH-1 = Puedes BUSCAR OBJETIVO en una carta enemiga bocabajo a distancia 1 o 2 de una carta tuya que la vea; colinas y picos tapan la vista.
panzer-clause-PZ-SRCH-2 = BUSCAR OBJETIVO en una unidad revelada es dispararle: alguna de tus unidades tiene que poder hacerlo, y debe disparar.
panzer-clause-PZ-SRCH-4 = Una carta sin unidad se vuelve a colocar como estaba.
panzer-clause-PZ-SRCH-5 = La unidad encontrada queda revelada. Puedes dispararle, a ella y a ninguna otra, con una de tus unidades, o no hacerlo («hold»).
panzer-clause-PZ-SHOT-1 = Dispara una unidad tuya a distancia 1 o 2 del blanco y que lo vea; con sus reglas, al blindaje superior solo se le dispara desde una casilla adyacente y un Stug III respeta su ángulo de tiro.
panzer-clause-PZ-SHOT-2 = Una unidad que dispara queda revelada.
panzer-clause-PZ-SHOT-4 = La mano tiene tantos fallos por distancia como la distancia, tantos fallos por blindaje como el blindaje del blanco y tantos impactos como la potencia de fuego de quien dispara, con los cambios de las reglas acordadas.
panzer-clause-PZ-SHOT-5 = El jugador atacado extrae una carta de la mano al azar.
panzer-clause-PZ-SHOT-6 = Un fallo no cambia nada: el blanco sigue donde está, revelado.
panzer-clause-PZ-SHOT-7 = Un impacto destruye el blanco; el control del bosque no cambia.
panzer-clause-PZ-LITE-1 = Después de MOVER solo puede buscar una unidad tuya con blindaje 1 del cuadrante recién movido.
panzer-clause-PZ-LITE-2 = Después de MOVER, un carro ligero del cuadrante puede buscar en una carta enemiga a distancia 1 o 2 que él vea, y solo él puede disparar; o se deja con «skip».
panzer-clause-PZ-HEVY-2 = Un carro pesado que ha disparado no puede mover en el siguiente turno de su dueño.
panzer-clause-PZ-HEVY-5 = Un carro pesado se desbloquea tras un turno de su dueño en el que no dispara.
panzer-clause-PZ-WIN-3 = Quien cumple una condición de victoria gana en el acto.
panzer-clause-AMB-74 = Tras la partida se muestra todo.
panzer-clause-AMB-77 = Quien no tiene ninguna acción legal pierde el turno.

## SCOPE Panzer: el tablero y qué hacer

panzer-board-side = { $side }: { $alive } de { $size } unidades
panzer-board-lost = bajas { $cards }
panzer-board-squad = escuadra { $cards }
panzer-board-last-shot = último disparo { $unit } { $gun }-{ $target }
panzer-board-deck = mazo de bosque { $count }
panzer-board-shot = Disparo en curso: { $gun } contra { $target }; { $hand }.
panzer-board-legend = En el tablero: a (americano) o g (alemán) delante de un signo dice de quién es la casilla. a--- bosque, g??? bocabajo, aSHE una unidad, aSHE! revelada, aPER# revelada y bloqueada, hill/aSHE sobre terreno, [gPZ4!] el blanco; meadow prado, hill colina, lake lago, peaks picos. Tu lado está siempre abajo.

panzer-cards-house = El coste, el blindaje y la potencia de fuego de las cartas son una reconstrucción propia de Fogline (juego de cartas «house»): el texto del reglamento no los da.
panzer-cards-file = Juego de cartas: «{ $name }», de un fichero.
panzer-column-cards = cartas
panzer-column-cost = coste
panzer-column-armour = blindaje
panzer-column-firepower = potencia
panzer-special = * una regla especial propia
panzer-not-before = no antes de febrero de 1945 (PZ-M26-1)

panzer-play-basic = El juego básico, sin reglas avanzadas.
panzer-play-rules = Reglas avanzadas: { $rules }.
panzer-win-each = Cada bando gana en cuanto
panzer-win-destruction = todas las unidades de la escuadra enemiga están destruidas (PZ-WIN-1)
panzer-win-supply-line = controlas toda la fila de despliegue enemiga y tienes una unidad en ella (PZ-WIN-2)
panzer-win-supply-line-each = controla toda la fila de despliegue enemiga y tiene una unidad en ella (PZ-WIN-2)
panzer-win-turns = Tras { $turns } turnos sin ganador la partida queda en tablas (AMB-76).

panzer-step-terrain = Coloca una carta de terreno, p. ej. «terrain hill B3»; «list terrain hill» muestra dónde, «random» elige por ti:
panzer-step-squad = Elige tu escuadra: como mucho { $units } unidades y { $points } puntos. Escribe p. ej. «squad { $example }», o «take» una a una y «done»; «random» la completa, «undo» retira una unidad.
panzer-step-squad-so-far = Elegidas: { $cards }. Quedan: puntos { $points }, unidades { $units }.
panzer-step-deploy = Despliega tu escuadra, oculta, en tu fila de despliegue. Escribe p. ej. «deploy { $example }» y después «done»; «random» coloca el resto, «undo» retira una unidad.
panzer-step-deploy-left = Quedan: { $cards }. Libres: { $cells }.
panzer-step-deploy-full = Todas las unidades están desplegadas. Confirma con «done», o retira unidades con «undo» o «undo 2».
panzer-step-action = Elige tu acción («help» explica, «list move B2» muestra todas las formas):
panzer-step-follow = El cuadrante { $quadrant } es tuyo. MUÉVELO ahora, o déjalo:
panzer-step-light = Un carro ligero del cuadrante { $quadrant } puede buscar objetivo, o déjalo:
panzer-step-light-none = No tienes en el cuadrante { $quadrant } ningún carro ligero que pueda buscar: escribe «skip» (se pregunta siempre, para que nadie lo note):
panzer-step-shoot = En { $cell } hay { $card }. Dispárale con una unidad:
panzer-step-shoot-found = En { $cell } hay { $card }. Dispárale con una unidad, o no lo hagas:
panzer-step-shoot-none = En { $cell } hay { $card }. No tienes ninguna unidad que pueda dispararle: escribe «hold» (se pregunta siempre, para que nadie lo note):
panzer-squad-undo = «squad» nombra toda la escuadra, y antes ya has tomado { $cards }: { $count ->
        [one] devuélvela primero con «undo».
       *[other] devuélvelas primero con «undo { $count }».
    }

panzer-verb-terrain = colocar una carta de terreno
panzer-verb-take = tomar una unidad para la escuadra
panzer-verb-deploy = desplegar una unidad
panzer-verb-done = confirmar
panzer-verb-move = MOVER un cuadrante
panzer-verb-explore = EXPLORAR un cuadrante
panzer-verb-search = BUSCAR OBJETIVO
panzer-verb-light = buscar con un carro ligero
panzer-verb-shoot = disparar
panzer-verb-hold = no disparar
panzer-verb-skip = dejarlo
panzer-verb-draw = extraer una carta de disparo
panzer-search-revealed = revelada: tienes que disparar

panzer-form-terrain = terrain hill B3: la cara (meadow prado, hill colina, lake lago, peaks picos) y la casilla
panzer-form-take = take SHE: una unidad para la escuadra; varias a la vez: take SHE SHE PER; la escuadra entera, confirmada: squad SHE SHE PER
panzer-form-squad = squad SHE SHE PER: la escuadra entera, confirmada
panzer-form-deploy = deploy SHE A1: una unidad y su casilla; varias a la vez: deploy SHE A1 PER C1
panzer-form-done = done: confirma la escuadra, o el despliegue
panzer-form-move = move B2, o move B2 B2-C3 C3-B2: el cuadrante por su casilla de primera letra y número más bajo; después, cada unidad que cambia de casilla: desde-hasta
panzer-form-explore = explore B3: el cuadrante por su casilla de primera letra y número más bajo
panzer-form-search = search B5: la casilla de una carta enemiga
panzer-form-light = light B3 C5: la casilla de tu carro ligero y la que busca
panzer-form-shoot = shoot B3: la casilla de tu unidad que dispara
panzer-form-hold = hold: no disparar
panzer-form-skip = skip: sin MOVER, o sin carro ligero
panzer-form-draw = draw hit: esto lo hace el azar

panzer-help-commands =
    Además:
      list             lo que puedes hacer; «list search», «list move B2» al completo
      board            otra vez el campo de batalla
      log              lo desvelado hasta ahora
      rules PZ-MOVE-1  lo que dice una cláusula; «rules» las enumera
      undo, undo 3     retira lo elegido o desplegado en secreto; lo demás es público al instante
      random           coloca un terreno, o completa tu escuadra o tu fila, al azar
      save FICHERO     guarda la partida en un fichero
      quit             salir
panzer-games-scenarios = Escenarios (--scenario), con filas x columnas
panzer-games-seats = Puestos

## Listas y comprobaciones

games-title = { $name }: { $title }, versión { $rules } de las reglas
games-scenarios = Escenarios (--scenario), con el tamaño de un Frente y los modos
games-seats = Puestos (--option o --players); Modo Avanzado para tres y cuatro
games-options = Opciones (--option clave=valor), primero la habitual
games-presets = Conjuntos (--preset), opciones que van juntas
replay-unfinished = Esta partida no ha terminado: se cuenta como la conoce el público. «--as all» lo cuenta todo.
check-accepted = { $name }: aceptado.
check-faults = { $count ->
        [one] 1 error.
       *[other] { $count } errores.
    }
check-size = Frente de { $size }, { $modes }
check-cards = { $side }: { $cards }
check-zone = { $side }, Zona de Jugador: { $count ->
        [one] 1 Tirador
       *[other] { $count } Tiradores
    }
check-warning = Dudoso: { $warning }
check-warnings = { $count ->
        [one] 1 duda; el fichero se puede usar.
       *[other] { $count } dudas; el fichero se puede usar.
    }
fuzz-summary = { $games } partidas, { $steps } pasos, { $combinations } clases de preparación
fuzz-outcomes = Resultados por motivo:
fuzz-longest = Partida más larga: { $steps } pasos (número { $number }, { $setup })
fuzz-cut = Cortadas tras { $limit } pasos: { $games }
fuzz-failures = { $count ->
        [0] Ningún fallo.
        [one] 1 fallo:
       *[other] { $count } fallos:
    }
fuzz-time = { $seconds } s en { $jobs ->
        [one] 1 núcleo
       *[other] { $jobs } núcleos
    }, { $build }

## La línea de órdenes

cli-about = Juegos de guerra de cartas con información oculta, para personas y programas.
cli-usage = uso
cli-arguments = argumentos
cli-options = opciones
cli-help = muestra esta ayuda y termina
cli-language = el idioma de todos los textos (por omisión, el de LANG)
cli-version = muestra la versión y si las reglas están compiladas
version-compiled = compilado
version-pure = Python puro
cli-play = jugar en el terminal
cli-replay = contar una partida grabada como puede saberla quien la ve
cli-games = enumerar juegos, escenarios, puestos y opciones
cli-check = examinar un fichero: se nombra cada error
cli-arena = hacer jugar a los bots entre sí
cli-fuzz = jugar partidas al azar y comprobar cada invariante
cli-bench = medir la velocidad
cli-game = el juego: stalingrad o panzer
cli-scenario = el escenario; «fogline games» los enumera
cli-scenario-file = un escenario propio, como fichero TOML
cli-preset = opciones que van juntas, p. ej. basic, step-3, full; «fogline games» las enumera
cli-cards = cartas de unidad propias, como fichero TOML; «fogline check cards» lo examina
cli-advanced = Modo Avanzado
cli-players = cuántos juegan: 2, 3 o 4
cli-option = una opción del juego; se puede repetir
cli-against = quién juega los demás puestos: un bot (recruit, regular, veteran), un jugador al azar, o personas ante este teclado
cli-as = los puestos que juegas, separados por comas: german, soviet, german-units, american ...
cli-seed = hace repetibles el azar y el jugador al azar; quien conoce la semilla conoce las preparaciones al azar
cli-record = guardar la partida en este fichero, que se escribe tras cada acción
cli-resume = continuar una partida guardada, tal como se acordó
cli-json = escribir JSON
cli-check-kind = qué clase de fichero es
cli-check-game = el juego al que pertenece el fichero
cli-check-file = el fichero
cli-replay-file = la partida grabada
cli-replay-as = la lectura de quién: german, soviet, american, otro puesto, public o all (por omisión si la partida ha terminado; si no, public)
cli-replay-to = parar tras este número de acciones
cli-fuzz-scenario = solo este escenario
cli-fuzz-preset = solo este conjunto de opciones
cli-fuzz-games = cuántas partidas (por omisión { $games })
cli-fuzz-seed = otra semilla juega otras partidas; la misma, las mismas
cli-fuzz-failures = adónde van las partidas que fallan (por omisión { $folder })
cli-fuzz-jobs = cuántos procesos (por omisión, uno por núcleo); el resultado no depende de ello
cli-fuzz-limit = cortar una partida tras este número de pasos (por omisión { $limit })
cli-arena-bots = los dos que juegan: recruit, regular, veteran, random, o seer, que lo ve todo
cli-arena-games = cuántas partidas; los bots cambian de bando después de cada una (por defecto { $games })
cli-arena-seed = otra semilla juega otras partidas; la misma semilla las mismas, salvo con --seconds
cli-arena-worlds = cuántos mundos mira un veteran antes de cada acción (por defecto { $worlds })
cli-arena-seconds = cuánto tiempo puede mirar como máximo; sin esto, el que haga falta
arena-limit = Una partida es un empate tras { $turns } turnos (max_turns={ $turns }): sin límite podría no acabar nunca.
arena-summary = { $games } partidas, { $draws } de ellas empates, { $turns } turnos de media
arena-reasons = cómo acabaron: { $reasons }
arena-bot = jugador
arena-wins = victorias
arena-share = parte
arena-interval = intervalo 95 %
arena-first = empezando
arena-ms = ms por acción
arena-slowest = máximo
bot-failed = El { $bot } ha fallado y juega al azar esta vez ({ $why }).
cli-bench-rounds = cuántas veces se mide todo; cuenta la mediana (5 por defecto)
cli-bench-seconds = tiempo de procesador de cada medición (1 por defecto)
bench-needs-compiled = bench compara las reglas compiladas con otras; esta instalación es Python puro
bench-needs-openspiel = bench mide OpenSpiel junto a Fogline: instala fogline[research] o ejecuta «make bench»
bench-ratio = proporción
bench-times = veces
bench-goal = meta
bench-figure = medida
bench-value = mediana

## The server, and what is said at any table

cli-serve = permite jugar por HTTP a personas y programas
cli-serve-host = la dirección en la que se escucha (por defecto 127.0.0.1: solo este ordenador)
cli-serve-port = el puerto (por defecto 8000; 0 toma cualquiera que esté libre)
cli-serve-database = dónde se guardan las partidas: sqlite:///ARCHIVO (por defecto, un archivo en su directorio de datos)
serve-ready = Fogline está sirviendo en { $address } (se detiene con Ctrl+C)
table-event-resigned = { $seat }: abandona la partida.
table-event-draw-offered = { $seat }: ofrece tablas.
table-event-draw-declined = { $seat }: rechaza las tablas.
table-event-draw-accepted = { $seat }: acepta las tablas.
table-event-closed = La partida termina por { $reason }.
table-reason-resignation = abandono
table-reason-agreement = acuerdo
