# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Spearpoint 1943 en el navegador: para elegirlo

web-game-spearpoint-about = Dos mandos y ningún mapa: prepara un mazo, asigna Unidades en secreto, declara ataques, tira los dados y cambia el combate con cartas de Orden.
web-file-spearpoint = Tu propio conjunto de cartas (TOML)
web-file-spearpoint-about = Con las cartas impresas, si tienes el juego. docs/games/spearpoint.md explica cómo escribirlo.
web-notice-spearpoint = todas las cartas de Spearpoint 1943

## Spearpoint 1943 en el navegador: las opciones por su nombre y sus valores

web-option-deck-min = Puntos mínimos del mazo
web-option-deck-max = Puntos máximos del mazo
web-option-start-units = Cartas de Unidad al empezar
web-option-start-command = Cartas de Orden al empezar
web-option-hand-units = Límite de cartas de Unidad
web-option-hand-command = Límite de cartas de Orden
web-option-draw-command = Robos de Orden por Turno
web-option-draw-any = Robos libres por Turno
web-option-vp-goal = Puntos de Victoria para ganar
web-option-overrun-turns = Turnos sin oposición para ganar
web-option-immobile-bonus = Bonificación contra lo inmóvil
web-option-special-basis = De dónde se leen los resultados especiales
web-option-bullet-scope = A quién no dañan las balas
web-option-empty-front-converts = La Retaguardia cubre una Primera Línea vacía
web-option-crew-only-scope = Unidades que puede ocupar una tripulación
web-option-new-unit-by-transfer = Unidades nuevas con tripulación trasladada
web-option-crew-4-6-without-ground = Tripulación con Intensidad 4 a 6 sin captores
web-option-assault-adds-rating = El Índice de Daño cuenta en un Asalto
web-option-assault-min-at-resolution = Miembros que necesita un Asalto
web-option-damage-counter-includes-current = Los contadores cuentan este Turno
web-option-overrun-opposition = Qué impide Sobrepasar
web-option-draw-optional = Se puede renunciar a robar
web-option-command-reshuffle = Se rebarajan los descartes de Orden
web-option-stall-turns = Turnos sin combate hasta el final
web-option-spearpoint-max-turns = Turnos hasta que deciden los puntos
web-option-mirror-factions = Los dos bandos de una nación
web-option-open-lists = Listas de mazo abiertas
web-option-reveal-at-end = Al final se muestra todo
web-option-card-edition = Edición de las cartas
web-value-natural = los dados tal como salen
web-value-modified = la suma modificada
web-value-all-classes = toda Unidad con Defensa 2 o más
web-value-flagged = vehículos y cañones con Defensa 2 o más
web-value-any-uncrewed = cualquiera sin tripulación
web-value-lost-or-captured = tripulación perdida o capturada
web-value-survives = sobrevive
web-value-destroyed = se pierde
web-value-any-unit = cualquier Unidad enemiga
web-value-ground-only = solo Unidades de tierra
web-value-first = la primera nación
web-value-second = la segunda nación

## Spearpoint 1943 en el navegador: las cartas

web-spearpoint-unit = { $unit } { $card }
web-spearpoint-cost = { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }
web-spearpoint-needs = necesita: { $crew }
web-spearpoint-no-crew-needed = no necesita tripulación
web-spearpoint-defense = Defensa { $defense }
web-spearpoint-endurance = Resistencia { $left } de { $full }, Punto Medio en { $half }
web-spearpoint-armored = acorazada
web-spearpoint-immobile = no puede moverse
web-spearpoint-flight = Turnos de Vuelo: { $turns }
web-spearpoint-uncrewed = sin tripulación: no puede actuar
web-spearpoint-bombed = bombas lanzadas
web-spearpoint-weapon = Arma
web-spearpoint-vs-armor = vehículos, cañones
web-spearpoint-vs-infantry = a pie
web-spearpoint-vs-aircraft = en el aire
web-spearpoint-damage-rating = daño
web-spearpoint-rate = tiradas
web-spearpoint-bullet = balas: sin efecto desde Defensa 2
web-spearpoint-bomb = una vez por vuelo
web-spearpoint-damage-card = carta de Daño: { $card }
web-spearpoint-legend-weapon = { $weapon }: hay que llegar con dos dados a { $armor } contra vehículos y cañones, a { $infantry } contra tropas a pie y a { $aircraft } contra aviones. Índice de Daño { $damage } (estallido), tiradas { $rate } (×).
web-spearpoint-legend-bullet = Línea de puntos: balas, sin efecto desde Defensa 2
web-spearpoint-legend-bomb = Punto: bombas, una vez por vuelo
web-spearpoint-legend-damage = Estallido rojo: tiene la carta de Daño { $card }.
web-spearpoint-legend-orders = Marcador: cartas de Orden que lleva: { $cards }
web-spearpoint-legend-captured = Bandera: capturada al enemigo
web-spearpoint-counter = { $turns ->
        [0] Su efecto ha terminado.
        [one] Un final de Turno más.
       *[other] { $turns } finales de Turno más.
    }
web-spearpoint-held = { $card }, { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }
web-spearpoint-hit-chance = probabilidad de impacto { $share }

## Spearpoint 1943 en el navegador: el Área de Batalla

web-spearpoint-line = { $seat }: { $line }
web-spearpoint-empty = vacía
web-spearpoint-to-front = A Primera Línea
web-spearpoint-to-rear = A Retaguardia
web-spearpoint-to-air = Al aire
web-spearpoint-planned = en tu plan: { $card }
web-spearpoint-now = Turno { $turn } · { $phase }
web-spearpoint-attack-now = { $unit } ataca a { $target } con { $weapon }{ $rolls ->
        [one] {""}
        [0] {""}
       *[other] , quedan { $rolls } tiradas
    }.
web-spearpoint-assault-now = Asalto a { $target }, con { $unit } al frente.
web-spearpoint-points = { $points } de { $goal } puntos
web-spearpoint-priority = prioridad
web-spearpoint-locked = confirmado
web-spearpoint-holds = en la mano: Unidades { $hand }, cartas de Orden { $commands }; Reservas: { $reserves }
web-spearpoint-reserves = Reservas: { $reserves }
web-spearpoint-hand = Tus Unidades en la mano
web-spearpoint-hand-empty = Ninguna carta de Unidad.
web-spearpoint-commands = Tus cartas de Orden
web-spearpoint-commands-empty = Ninguna carta de Orden.
web-spearpoint-plan = Tu plan, aún secreto
web-spearpoint-plan-remove = Quitar del plan: { $line }
web-spearpoint-hint-commit = Arrastra una carta de tu mano a su línea, o toca la carta y luego la línea. Las tripulaciones se añaden solas.
web-spearpoint-hint-declare = Arrastra una Unidad tuya sobre su objetivo, o toca una y luego el otro. El número sobre el objetivo es la probabilidad de impacto.
web-spearpoint-hint-window = Toca una carta de Orden marcada y luego la Unidad para la que es.
web-spearpoint-hint-roll = O toca una carta de Orden para descartarla por +1: { $odds }
web-spearpoint-next-line = Elige su línea.
web-spearpoint-next-unit = Elige una Unidad tuya que esté marcada.
web-spearpoint-next-enemy = Elige una Unidad enemiga que esté marcada.
web-spearpoint-next-card = Elige una carta marcada.
web-spearpoint-next-any = Elige uno de los elementos marcados.
web-spearpoint-next-button = Pulsa lo que quieras hacer.
web-spearpoint-not-now = Ahora no. { $why }
web-spearpoint-not-now-window = Esta carta se juega { $windows }.
web-spearpoint-not-now-aim = No hay nada en el campo a lo que se aplique. Púlsala para saber por qué.
web-spearpoint-not-now-commit = Las Unidades se asignan en la Fase de Asignación.
web-spearpoint-not-now-unit = No se puede asignar. Púlsala para saber por qué.
web-spearpoint-not-now-wait = Antes actúa el otro bando o el azar.
web-spearpoint-key-enter = elegir la carta o la Unidad
web-spearpoint-key-pass = pasar, o no jugar más cartas de Orden
web-spearpoint-key-roll = tirar los dados

## Spearpoint 1943 en el navegador: las probabilidades

web-spearpoint-odds-attack = necesita { $value } con dos dados: impacta { $hit }, destruye { $destroys }, Fuego Amigo { $friendly }{ $rolls ->
        [one] {""}
       *[other] {" "}(cada una de { $rolls } tiradas)
    }
web-spearpoint-odds-intensity = destruye { $destroys }, carta de Daño { $card }
web-spearpoint-odds-initiative = primero { $first }, empate { $tie }, si el otro bando no añade nada
web-spearpoint-odds-hit = { $damage } de daño tras la Defensa; { $left ->
        [0] la Unidad sería destruida
       *[other] quedaría Resistencia { $left }
    }

## Spearpoint 1943 en el navegador: qué hacer

web-spearpoint-task-wait = Antes actúa el otro bando o el azar.
web-spearpoint-task-build = Prepara tu mazo.
web-spearpoint-task-muster = Elige tu mano inicial.
web-spearpoint-task-commit = Asigna Unidades de tu mano, o ninguna, y confirma. El otro bando hace lo mismo; se revelan a la vez.
web-spearpoint-task-window = Se pueden jugar cartas de Orden { $window }. Se pregunta siempre, así que una pausa no revela nada.
web-spearpoint-task-declare = Declara tus ataques en secreto y confirma.
web-spearpoint-task-join = Elige la infantería del Asalto: tres o más.
web-spearpoint-task-initiative = Iniciativa: tira, o descarta una carta de Orden para +1.
web-spearpoint-task-name = Resuelve uno de tus ataques: elige la Unidad y su arma.
web-spearpoint-task-support = { $unit } ataca a { $target }. Juega cartas de Orden a su favor, o sigue.
web-spearpoint-task-answer = { $unit } ataca a tu { $target }. Juega cartas de Orden en contra, o pasa.
web-spearpoint-task-roll = { $unit } dispara a { $target }: tira, o descarta una carta de Orden para +1.
web-spearpoint-task-friendly-fire = ¡Fuego Amigo! Elige la Unidad enemiga alcanzada.
web-spearpoint-task-intensity = Impacto en { $unit }: tira la Intensidad, o descarta una carta de Orden para +1.
web-spearpoint-task-parry = Tu { $unit } ha sido alcanzada. Juega cartas de Orden contra el daño, o pasa.
web-spearpoint-task-card-roll = Tu carta tira un dado contra { $unit }: tíralo, o descarta una carta de Orden para +1.
web-spearpoint-task-capture = Capturas { $unit }. Quédatela, o retírala del juego.
web-spearpoint-task-draw = { $commands ->
        [0] Roba { $free ->
            [one] 1 carta más
           *[other] { $free } cartas más
        } de cualquiera de los dos mazos.
       *[other] Roba cartas: { $commands } del mazo de Órdenes y luego { $free } de cualquiera.
    }
web-spearpoint-task-limit-units = Demasiadas cartas de Unidad: pon algunas bajo tus Reservas.
web-spearpoint-task-limit-commands = Demasiadas cartas de Orden: descarta algunas.

## Spearpoint 1943 en el navegador: las órdenes permanentes

web-spearpoint-standing = Órdenes permanentes
web-spearpoint-standing-about = Tu bando pasa automáticamente en los casos que marques, siempre tras el mismo breve tiempo. Depende solo de este ajuste y nunca de tus cartas, así que no le dice nada al otro bando.
web-spearpoint-standing-none = Preguntarme siempre
web-spearpoint-standing-attacked = Pasar hasta que me ataquen
web-spearpoint-standing-some = Mi propia elección
web-spearpoint-pass-commit-revealed = Pasar tras las asignaciones
web-spearpoint-pass-declare-revealed = Pasar tras las declaraciones
web-spearpoint-pass-support = Pasar cuando ataco
web-spearpoint-pass-attacked = Pasar cuando me atacan
web-spearpoint-pass-hit = Pasar cuando me alcanzan
web-spearpoint-pass-draw-open = Pasar antes de robar
web-spearpoint-countdown = Pasar automáticamente si no hago nada durante
web-spearpoint-countdown-off = nunca
web-spearpoint-countdown-left = Se pasa solo en { $seconds } s

## Spearpoint 1943 en el navegador: el mazo

web-spearpoint-step-build = Preparar un mazo
web-spearpoint-step-muster = Elegir la mano inicial
web-spearpoint-build-about = Tu mazo cuesta de { $low } a { $high } puntos. Toma uno preparado o elige carta a carta; la mayoría de las Unidades necesitan tripulación. El otro bando no ve nada.
web-spearpoint-ready = Mazos preparados:
web-spearpoint-search = Buscar cartas
web-spearpoint-filter = Tipo de carta
web-spearpoint-all = todas
web-spearpoint-look = Ver { $card }
web-spearpoint-none-found = Ninguna carta coincide.
web-spearpoint-deck-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de un mazo que necesita de { $low } a { $high }
web-spearpoint-deck-status = { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ({ $low } a { $high })
web-spearpoint-short = Faltan tripulaciones ({ $crew }): { $units ->
        [one] 1 Unidad
       *[other] { $units } Unidades
    }, { $crews ->
        [one] 1 tripulación
       *[other] { $crews } tripulaciones
    }. Las Unidades sin tripulación se quedan en la mano.
web-spearpoint-idle = Tripulaciones de sobra ({ $crew }): { $count }. Reemplazan a las perdidas.
web-spearpoint-confirm-deck = Este es mi mazo
web-spearpoint-decks = Mazos guardados y compartidos
web-spearpoint-misfit = Este mazo no sirve: cartas desconocidas, demasiadas copias o fuera de los puntos.
web-spearpoint-muster-about = Elige { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de tu mazo para empezar; las demás se barajan como Reservas. Una Unidad con su tripulación puede asignarse en el primer Turno.
web-spearpoint-deck = Tu mazo
web-spearpoint-hand-status = { $count } de { $goal ->
        [one] 1 carta
       *[other] { $goal } cartas
    }
web-spearpoint-confirm-hand = Empezar con estas

## Spearpoint 1943 en el navegador: la ayuda de memoria

web-spearpoint-aid-shown = Según lo acordado, muestra las cartas que se vieron y aún deben estar ahí.
web-spearpoint-aid-deductions = Según lo acordado, muestra lo que cada lugar oculto aún puede contener.
web-spearpoint-aid-probabilities = Según lo acordado, muestra lo que cada lugar oculto aún puede contener y la probabilidad de que haya al menos una copia. Todas las disposiciones compatibles con lo que sabes cuentan igual.
web-spearpoint-aid-known = Seguro que está: { $cards }
web-spearpoint-aid-rare = rara
web-spearpoint-place-hand = { $seat }: Unidades en la mano
web-spearpoint-place-reserves = { $seat }: Reservas
web-spearpoint-place-command = { $seat }: cartas de Orden
web-spearpoint-changed = Cartas de Orden: { $points } al Daño.
