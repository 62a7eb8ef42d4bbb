# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## SCOPE Panzer: nombres

game-panzer = SCOPE Panzer
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
panzer-scenario-great-battle = Gran Batalla
panzer-scenario-great-battle-about = 5 filas de 6 cartas, 6 unidades y 20 puntos por bando como mucho; dos cartas de terreno cada uno y una fila central compartida.

panzer-option-fire-correction-about = Corrección de tiro: quien dispara otra vez al mismo blanco tiene menos fallos por distancia: uno menos en el segundo disparo seguido, dos desde el tercero.
panzer-option-flank-attack-about = Ataque por el flanco: un fallo por blindaje menos contra una unidad que acaba de disparar a otra amiga, si las dos aliadas no están adyacentes.
panzer-option-rear-attack-about = Ataque por retaguardia: hasta dos fallos por blindaje menos si esa unidad está justo entre las dos aliadas, en fila, columna o diagonal.
panzer-option-light-tanks-about = Carros ligeros: una unidad con blindaje 1 puede buscar objetivo y disparar después de MOVER, en el mismo turno.
panzer-option-heavy-tanks-about = Carros pesados: una unidad con blindaje 3 no puede moverse en el turno siguiente a disparar.
panzer-option-superior-armour-about = Blindaje superior: a una unidad con más blindaje que la potencia de fuego del atacante solo se le dispara desde una casilla adyacente.
panzer-option-stug-arc-about = Ángulo de tiro reducido: un Stug III que dispara varios turnos seguidos solo puede disparar a la misma casilla o a una adyacente a ella.
panzer-option-stug-low-profile-about = Perfil bajo: un Stug III atacado a distancia 2 añade a la mano una carta que cuenta como fallo por distancia.
panzer-option-period-about = El mes en que transcurre la partida, p. ej. 1944-12; antes de 1945-02 no hay M26 Pershing.
panzer-option-terrain-about = Los dos bandos despliegan cartas de terreno: prado o colina, lago o picos.
panzer-option-open-turret-about = Torreta descubierta: M18 Hellcat y M36 Jackson pierden un punto de blindaje si los atacan desde una colina adyacente. Necesita terrain.
panzer-option-ambush-about = Emboscadas: quien EXPLORA y encuentra una unidad enemiga debe mostrar también sus propias cartas del cuadrante.
panzer-option-gb-middle-split-about = Gran Batalla: qué tres cartas de la fila central son americanas al principio: las de la izquierda, las de la derecha o una sí y otra no.
panzer-option-terrain-before-squads-about = Si el terreno se despliega antes de elegir las escuadras, o después.
panzer-option-allow-null-explore-about = Si se puede EXPLORAR un cuadrante cuyas cartas enemigas son todas unidades ya reveladas, de modo que no hay nada que voltear.
panzer-option-light-after-explore-about = Si un carro ligero puede buscar también después del MOVER que sigue a EXPLORAR.
panzer-option-allow-null-search-revealed-about = Si se puede BUSCAR OBJETIVO en una unidad revelada sin dispararle.
panzer-option-light-search-from-tank-only-about = Si un carro ligero busca solo lo que ve él mismo, o lo que ve cualquier carta propia.
panzer-option-correction-lost-on-pickup-about = Si la corrección de tiro se pierde cuando una unidad se levanta al MOVER y vuelve a la misma casilla.
panzer-option-flank-rear-if-destroyed-about = Si flanco y retaguardia aún cuentan cuando la unidad amiga fue destruida: desde la casilla en que estaba, o nunca.
panzer-option-stug-low-profile-vs-hill-about = Si la carta de perfil bajo del Stug III entra en el número que fija una colina (capped) o se suma a él (additive).
panzer-option-hill-sees-over-hill-about = Si una unidad sobre una colina, o que apunta a una colina, ve por encima de otras colinas.
panzer-option-ambush-on-known-units-about = Si también es emboscada un EXPLORAR que solo encuentra unidades ya reveladas.
panzer-option-max-turns-about = Tras este número de turnos sin ganador, la partida queda en tablas.
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
panzer-event-left = En { $cell }, { $card } sale de la carta de terreno.
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
panzer-event-locked = En { $cell }, { $card } ha disparado y no puede moverse en su próximo turno.
panzer-event-unlocked = En { $cell }, { $card } puede moverse de nuevo.
panzer-event-game-over = { $won ->
        [yes] { $side } ganan { $reasons }.
       *[no] Tablas { $reasons }.
    }
panzer-event-all-shown = Se muestran todas las cartas y las dos escuadras.
panzer-explored-nothing = Solo hay unidades reveladas: no cambia nada. (AMB-15)
panzer-explored-in-vain = EXPLORAR { $quadrant } fracasa: { $count ->
        [0] hay una unidad revelada.
        [one] hay una unidad en { $cells }.
       *[other] hay unidades en { $cells }.
    } { $side } no toman ninguna casilla. (PZ-EXPL-5)

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

panzer-reason-destruction = al destruir la escuadra enemiga
panzer-reason-supply-line = al cortar la línea de suministro enemiga
panzer-reason-turns = tras los turnos acordados
panzer-reason-standstill = porque ya nadie puede actuar

## SCOPE Panzer, cláusulas: por qué se rechaza algo, o de dónde viene un suceso

panzer-clause-PZ-SETUP-2 = Una partida empieza con el terreno (si se usa), las escuadras y el despliegue, en este orden; después empiezan los turnos.
panzer-clause-PZ-TPLC-1 = Cada jugador tiene una carta de prado/colina y otra de lago/picos, y coloca cada carta una vez, con una cara bocarriba.
panzer-clause-PZ-TPLC-2 = Una carta de terreno sustituye a una carta de bosque del terreno de juego, fuera de las dos filas de despliegue y donde no haya ya terreno.
panzer-clause-PZ-TPLC-3 = En una Escaramuza colocan primero los alemanes; si su carta fue a su propio territorio, la americana va al americano; si no, al alemán.
panzer-clause-PZ-TPLC-4 = Cada jugador coloca una carta de terreno en su territorio y la otra en el del enemigo.
panzer-clause-PZ-TPLC-6 = El terreno se coloca a la vista de todos.
panzer-clause-PZ-SQUAD-1 = Cada jugador elige en secreto su escuadra entre las cartas de unidad de su bando.
panzer-clause-PZ-SQUAD-2 = Una escuadra tiene al menos una unidad, no más unidades ni puntos de los que permite el escenario, y no más unidades de un tipo que cartas hay de él.
panzer-clause-PZ-M26-1 = El M26 Pershing llegó en febrero de 1945: en una partida que transcurre antes no se puede elegir.
panzer-clause-PZ-DEPLOY-1 = Despliegas todas las unidades de tu escuadra, y solo esas, ocultas, en casillas libres de tu fila de despliegue; después confirmas con «done».
panzer-clause-PZ-DEPLOY-2 = Las cartas de bosque que dejan sitio a las unidades van al mazo de bosque, que así dice cuántas unidades hay.
panzer-clause-PZ-TURN-1 = Los bandos se turnan y empiezan los americanos.
panzer-clause-PZ-TURN-2 = Un turno es una acción, MOVER, EXPLORAR o BUSCAR OBJETIVO, y no se puede pasar.
panzer-clause-PZ-TURN-3 = Tras EXPLORAR o MOVER puedes renunciar a la acción opcional que puede seguir.
panzer-clause-PZ-HIDE-2 = Una unidad queda revelada cuando dispara, cuando el enemigo la encuentra y mientras está sobre una carta de terreno.
panzer-clause-PZ-MOVE-1 = Puedes MOVER un cuadrante en el que todas las cartas de bosque y de unidad sean tuyas, y haya al menos una.
panzer-clause-PZ-MOVE-2 = MOVER es tomar las cartas de un cuadrante, mirarlas y devolverlas a las mismas casillas, en cualquier orden y por el lado del bosque.
panzer-clause-PZ-MOVE-5 = El enemigo sabe qué cuadrante se ha MOVIDO y nada más.
panzer-clause-PZ-TMOV-3 = Al MOVER cada unidad recibe su propia casilla del cuadrante: no hay dos en una, ni ninguna sobre un lago, sobre picos o en la casilla de un carro bloqueado.
panzer-clause-PZ-TMOV-4 = Una unidad sobre una carta de terreno queda revelada mientras está allí.
panzer-clause-PZ-TMOV-5 = Una unidad que sale de una carta de terreno se oculta en el bosque de su cuadrante.
panzer-clause-PZ-EXPL-1 = Puedes EXPLORAR un cuadrante que contenga al menos una carta de cada bando.
panzer-clause-PZ-EXPL-2 = EXPLORAR voltea todas las cartas enemigas del cuadrante, a la vista de todos.
panzer-clause-PZ-EXPL-4 = Un EXPLORAR que no encuentra unidades toma el cuadrante. Después puedes MOVER ese mismo cuadrante, o dejarlo.
panzer-clause-PZ-EXPL-5 = Un EXPLORAR que encuentra una unidad termina ahí: las unidades quedan reveladas y el bosque se vuelve a voltear.
panzer-clause-PZ-AMBU-1 = Emboscada: quien EXPLORA y encuentra una unidad muestra también sus propias cartas del cuadrante.
panzer-clause-PZ-SRCH-1 = Puedes BUSCAR OBJETIVO en una carta enemiga bocabajo a distancia 1 o 2 de una carta tuya que la vea; colinas y picos tapan la vista.
panzer-clause-PZ-SRCH-2 = BUSCAR OBJETIVO en una unidad revelada es dispararle: alguna de tus unidades tiene que poder hacerlo, y debe disparar.
panzer-clause-PZ-SRCH-4 = Una carta sin unidad se vuelve a colocar como estaba.
panzer-clause-PZ-SRCH-5 = La unidad encontrada queda revelada. Puedes dispararle, a ella y a ninguna otra, con una de tus unidades, o no hacerlo («hold»).
panzer-clause-PZ-SHOT-1 = Dispara una unidad tuya a distancia 1 o 2 del blanco y que lo vea; si se usan esas reglas, al blindaje superior solo se le dispara desde una casilla adyacente y un Stug III respeta su ángulo de tiro.
panzer-clause-PZ-SHOT-2 = Una unidad que dispara queda revelada.
panzer-clause-PZ-SHOT-4 = La mano tiene tantos fallos por distancia como la distancia, tantos fallos por blindaje como el blindaje del blanco y tantos impactos como la potencia de fuego de quien dispara, con los cambios de las reglas en uso.
panzer-clause-PZ-SHOT-5 = El jugador atacado extrae una carta de la mano al azar.
panzer-clause-PZ-SHOT-6 = Un fallo no cambia nada: el blanco sigue donde está, revelado.
panzer-clause-PZ-SHOT-7 = Un impacto destruye el blanco; el control del bosque no cambia.
panzer-clause-PZ-LITE-1 = Son carros ligeros las unidades con blindaje 1.
panzer-clause-PZ-LITE-2 = Después de MOVER, un carro ligero del cuadrante puede buscar en una carta enemiga a distancia 1 o 2 que él vea, y solo él puede disparar; o se deja con «skip».
panzer-clause-PZ-HEVY-2 = Un carro pesado que ha disparado no puede moverse en el siguiente turno de su dueño.
panzer-clause-PZ-HEVY-5 = Un carro pesado se desbloquea tras un turno de su dueño en el que no dispara.
panzer-clause-PZ-WIN-3 = Quien cumple una condición de victoria gana en el acto.
panzer-clause-AMB-74 = Tras la partida se muestra todo.
panzer-clause-AMB-77 = Quien no tiene ninguna acción legal pierde el turno; tras cuatro turnos así seguidos la partida queda en tablas.
panzer-clause-PZ-WIN-1 = Un bando gana en cuanto todas las unidades de la escuadra enemiga están destruidas.
panzer-clause-PZ-WIN-2 = Un bando gana en cuanto controla todas las casillas de la fila de despliegue enemiga y tiene una unidad en ella.
panzer-clause-PZ-STAT-3 = Para que las reglas de carros ligeros, medios y pesados tengan efecto, alguna unidad debería tener blindaje 1, alguna 2 y alguna 3.
panzer-clause-PZ-STAT-5 = El M18 Hellcat y el M36 Jackson deberían tener blindaje: la regla de la torreta abierta les quita un punto.
panzer-clause-PZ-STAT-6 = El M4 Sherman y el PzV Panther deberían tener blindaje, como en los ejemplos del reglamento sobre ataques por el flanco y por la retaguardia.
panzer-clause-PZ-STAT-7 = Para que el blindaje superior tenga efecto, algún blindaje debería ser mayor que alguna potencia de fuego enemiga.
panzer-clause-PZ-STAT-8 = Una unidad no debería costar más que los puntos de una Escaramuza, y los puntos de un escenario deberían quedarse cortos para alguna escuadra.
panzer-clause-AMB-28 = Un carro ligero puede buscar después de MOVER aunque no haya cambiado de casilla.
panzer-clause-AMB-76 = El reglamento no prevé tablas. Se puede acordar un último turno; rendirse y acordar tablas se decide en la mesa.
panzer-clause-PZ-CORR-1 = { panzer-option-fire-correction-about }
panzer-clause-PZ-FLNK-1 = { panzer-option-flank-attack-about }
panzer-clause-PZ-REAR-1 = { panzer-option-rear-attack-about }
panzer-clause-PZ-HEVY-1 = { panzer-option-heavy-tanks-about }
panzer-clause-PZ-SUPR-1 = { panzer-option-superior-armour-about }
panzer-clause-PZ-STUG-1 = { panzer-option-stug-arc-about }
panzer-clause-PZ-STUG-2 = { panzer-option-stug-low-profile-about }
panzer-clause-PZ-TERR-1 = { panzer-option-terrain-about }
panzer-clause-PZ-OPEN-1 = { panzer-option-open-turret-about }
panzer-clause-AMB-02 = { panzer-option-gb-middle-split-about }
panzer-clause-AMB-04 = { panzer-option-terrain-before-squads-about }
panzer-clause-AMB-15 = { panzer-option-allow-null-explore-about }
panzer-clause-AMB-18 = { panzer-option-light-after-explore-about }
panzer-clause-AMB-19 = { panzer-option-allow-null-search-revealed-about }
panzer-clause-AMB-26 = { panzer-option-light-search-from-tank-only-about }
panzer-clause-AMB-35 = { panzer-option-correction-lost-on-pickup-about }
panzer-clause-AMB-41 = { panzer-option-flank-rear-if-destroyed-about }
panzer-clause-AMB-53 = { panzer-option-stug-low-profile-vs-hill-about }
panzer-clause-AMB-64 = { panzer-option-hill-sees-over-hill-about }
panzer-clause-AMB-79 = { panzer-option-ambush-on-known-units-about }

## SCOPE Panzer: por qué se rechaza una acción, cuando la regla sola no lo dice

panzer-refused-PZ-TPLC-1 = Cada jugador tiene una carta de prado/colina y otra de lago/picos, y coloca cada carta una vez, con una cara bocarriba. Esta ya no la tienes.
panzer-refused-PZ-M26-1 = El M26 Pershing llegó en febrero de 1945; esta partida transcurre antes.
panzer-refused-PZ-MOVE-2 = Un MOVER nombra solo unidades tuyas que puedan moverse, cada una por su casilla; en una de las casillas nombradas no hay ninguna así.
panzer-refused-PZ-EXPL-4 = Un EXPLORAR que no encuentra unidades toma el cuadrante. Ahora puedes MOVER este mismo cuadrante, o dejarlo con «skip».
panzer-refused-PZ-LITE-1 = Después de MOVER solo puede buscar una unidad tuya con blindaje 1 del cuadrante recién movido.

## SCOPE Panzer: el tablero y qué hacer

panzer-board-side = { $side }: { $alive } de { $size } unidades
panzer-board-lost = bajas { $cards }
panzer-board-squad = escuadra { $cards }
panzer-board-last-shot = último disparo { $unit } { $gun }-{ $target }
panzer-board-deck = mazo de bosque { $count }
panzer-board-shot = Disparo en curso: { $gun } contra { $target }; { $hand }.
panzer-board-legend = En el tablero: a (americano) o g (alemán) delante de un signo dice de quién es la casilla. a--- bosque, g??? bocabajo, aSHE una unidad, aSHE! revelada, aPER# revelada y bloqueada, colina/aSHE sobre terreno, (gPZ4) recordada, [gPZ4!] el blanco. Tu lado está siempre abajo.

panzer-cards-house = El coste, el blindaje y la potencia de fuego de las cartas son una reconstrucción propia de Fogline (conjunto de cartas «house»): el texto del reglamento no los da.
panzer-cards-file = Conjunto de cartas: «{ $name }», de un archivo.
panzer-column-cards = cartas
panzer-column-cost = coste
panzer-column-armour = blindaje
panzer-column-firepower = potencia
panzer-special = * tiene su propia regla especial
panzer-not-before = no antes de febrero de 1945 (PZ-M26-1)

panzer-play-basic = El juego básico, sin reglas avanzadas.
panzer-play-rule = { $rule }{ $chosen ->
        [yes] {""}
       *[other] {" "}{ $value }
    } ({ $clause })
panzer-play-rules = Reglas avanzadas: { $rules }.
panzer-win-each = Cada bando gana en cuanto
panzer-win-destruction = todas las unidades de la escuadra enemiga están destruidas (PZ-WIN-1)
panzer-win-supply-line = controlas toda la fila de despliegue enemiga y tienes una unidad en ella (PZ-WIN-2)
panzer-win-supply-line-each = controla toda la fila de despliegue enemiga y tiene una unidad en ella (PZ-WIN-2)
panzer-win-turns = Tras { $turns } turnos sin ganador la partida queda en tablas (AMB-76).

panzer-step-terrain = Coloca una carta de terreno, p. ej. «{ $example }»; «list terrain { $face }» muestra dónde, «random» elige por ti:
panzer-step-squad = Elige tu escuadra: como mucho { $units } unidades y { $points } puntos. Escribe p. ej. «squad { $example }», o «take» una a una y «done»; «random» la completa, «undo» retira una unidad.
panzer-step-squad-so-far = Elegidas: { $cards }. Quedan: puntos { $points }, unidades { $units }.
panzer-step-deploy = Despliega tu escuadra, oculta, en tu fila de despliegue. Escribe p. ej. «deploy { $example }» y después «done»; «random» coloca el resto, «undo» retira una unidad.
panzer-step-deploy-left = Quedan: { $cards }. Libres: { $cells }.
panzer-step-deploy-full = Todas las unidades están desplegadas. Confirma con «done», o retira unidades con «undo» o «undo 2».
panzer-step-action = Elige tu acción («help» explica, «list move B2» enumera todas las opciones):
panzer-step-follow = El cuadrante { $quadrant } es tuyo. MUÉVELO ahora, o escribe «skip»:
panzer-step-light = Un carro ligero del cuadrante { $quadrant } puede buscar objetivo; si no, escribe «skip»:
panzer-step-light-none = Ningún carro ligero tuyo del cuadrante { $quadrant } puede buscar: escribe «skip» (se pregunta siempre, así que una pausa no revela nada):
panzer-step-shoot = En { $cell } hay { $card }. Dispárale con una unidad:
panzer-step-shoot-found = En { $cell } hay { $card }. Dispárale con una unidad, o escribe «hold»:
panzer-step-shoot-none = En { $cell } hay { $card }. Ninguna unidad tuya puede dispararle: escribe «hold» (se pregunta siempre, así que una pausa no revela nada):
panzer-squad-undo = «squad» nombra toda la escuadra, pero ya has tomado { $cards }: { $count ->
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
panzer-verb-skip = renunciar
panzer-verb-draw = extraer una carta de disparo
panzer-does-move = reordenar cuatro de tus cartas, en secreto
panzer-does-explore = poner boca arriba las cartas enemigas de allí; si no hay ninguna unidad, el cuadrante es tuyo
panzer-does-search = poner boca arriba una de las suyas; si es una unidad, puedes disparar
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
panzer-form-draw = draw hit: esto solo lo hace el azar
panzer-seen-german-take = take PZ4: una unidad para la escuadra; varias a la vez: take PZ4 PZ4 TIG; la escuadra entera, confirmada: squad PZ4 PZ4 TIG
panzer-seen-german-squad = squad PZ4 PZ4 TIG: la escuadra entera, confirmada
panzer-seen-german-deploy = deploy PZ4 A6: una unidad y su casilla; varias a la vez: deploy PZ4 A6 TIG C6

panzer-help-commands =
    Otras órdenes:
      list             lo que puedes hacer; «list search» o «list move B2», al completo
      board            muestra otra vez el campo de batalla
      log              muestra lo desvelado hasta ahora
      rules PZ-MOVE-1  muestra una cláusula; «rules» las enumera
      undo, undo 3     retira lo elegido o desplegado en secreto; lo demás es público al instante
      random           coloca un terreno, o completa tu escuadra o tu fila, al azar
      save ARCHIVO     guarda la partida en un archivo
      quit             sale de la partida
panzer-games-scenarios = Escenarios (--scenario), con filas x columnas
panzer-games-seats = Puestos

## Lo que se puede escribir en este idioma; la notación de las partidas guardadas es inglesa

panzer-typed-terrain = terreno
panzer-typed-take = tomar
panzer-typed-squad = escuadra
panzer-typed-deploy = desplegar
panzer-typed-done = listo
panzer-typed-move = mover
panzer-typed-explore = explorar
panzer-typed-search = buscar
panzer-typed-light = ligero
panzer-typed-shoot = disparar
panzer-typed-hold = renunciar
panzer-typed-skip = omitir
panzer-typed-draw = extraer
panzer-typed-meadow = prado
panzer-typed-hill = colina
panzer-typed-lake = lago
panzer-typed-peaks = picos
