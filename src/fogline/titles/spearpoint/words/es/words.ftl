# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Spearpoint 1943: nombres

game-spearpoint = Spearpoint 1943

side-american-b = Los otros americanos
side-german-b = Los otros alemanes
seat-american-b = segundo bando americano
seat-german-b = segundo bando alemán

spearpoint-unit-us-tank-crew = Tripulación de carro de EE. UU.
spearpoint-unit-us-gun-crew = Dotación de cañón de EE. UU.
spearpoint-unit-us-pilot = Piloto de EE. UU.
spearpoint-unit-m4a1-sherman = M4A1 Sherman
spearpoint-unit-m3-lee = M3 Lee
spearpoint-unit-m5-stuart = M5 Stuart
spearpoint-unit-m10-wolverine = M10 Wolverine
spearpoint-unit-m3-half-track = Semioruga M3
spearpoint-unit-m8-greyhound = M8 Greyhound
spearpoint-unit-rifle-squad = Pelotón de fusileros
spearpoint-unit-mg-team-1919 = Equipo de ametralladora M1919
spearpoint-unit-bazooka-team = Equipo de bazuca
spearpoint-unit-m1-57mm-gun = Cañón M1 de 57 mm
spearpoint-unit-m7-priest = M7 Priest
spearpoint-unit-m2a1-howitzer = Obús M2A1
spearpoint-unit-p-47-thunderbolt = P-47 Thunderbolt
spearpoint-unit-p-40-warhawk = P-40 Warhawk
spearpoint-unit-german-tank-crew = Tripulación de carro alemana
spearpoint-unit-german-gun-crew = Dotación de cañón alemana
spearpoint-unit-german-pilot = Piloto alemán
spearpoint-unit-tiger-i = Tiger I
spearpoint-unit-panzer-iv-g = Panzer IV G
spearpoint-unit-panzer-iii-m = Panzer III M
spearpoint-unit-stug-iii-g = StuG III G
spearpoint-unit-sdkfz-251 = Sd.Kfz. 251
spearpoint-unit-sdkfz-222 = Sd.Kfz. 222
spearpoint-unit-grenadier-squad = Pelotón de granaderos
spearpoint-unit-mg-team-42 = Equipo de MG 42
spearpoint-unit-panzerschreck-team = Equipo de Panzerschreck
spearpoint-unit-pak-40 = PaK 40
spearpoint-unit-flak-36-88mm = FlaK 36 de 88 mm
spearpoint-unit-wespe = Wespe
spearpoint-unit-lefh-18 = leFH 18
spearpoint-unit-ju-87-stuka = Ju 87 Stuka
spearpoint-unit-fw-190 = Fw 190
spearpoint-unit-bf-109-g = Bf 109 G

spearpoint-crew-tank-crew = tripulación de carro
spearpoint-crew-gun-crew = dotación de cañón
spearpoint-crew-pilot = piloto

spearpoint-weapon-gun-37mm = cañón de 37 mm
spearpoint-weapon-gun-50mm = cañón de 50 mm
spearpoint-weapon-gun-57mm = cañón de 57 mm
spearpoint-weapon-gun-75mm = cañón de 75 mm
spearpoint-weapon-gun-76mm = cañón de 76 mm
spearpoint-weapon-gun-88mm = cañón de 88 mm
spearpoint-weapon-howitzer-105mm = obús de 105 mm
spearpoint-weapon-autocannon-20mm = cañón automático de 20 mm
spearpoint-weapon-cannons-20mm = cañones de 20 mm
spearpoint-weapon-mg-17 = MG 17
spearpoint-weapon-mg-30cal = ametralladora del .30
spearpoint-weapon-mg-34 = MG 34
spearpoint-weapon-mg-42 = MG 42
spearpoint-weapon-mg-50cal = ametralladora del .50
spearpoint-weapon-rifles = fusiles
spearpoint-weapon-carbines = carabinas
spearpoint-weapon-grenades = granadas
spearpoint-weapon-bazooka = bazuca
spearpoint-weapon-panzerschreck = Panzerschreck
spearpoint-weapon-bombs = bombas

spearpoint-command-fire-mission = ¡Misión de fuego!
spearpoint-command-aimed-shot = Disparo certero
spearpoint-command-armor-piercing-rounds = Munición perforante
spearpoint-command-rapid-fire = Fuego rápido
spearpoint-command-fire-discipline = Disciplina de fuego
spearpoint-command-close-quarters = A quemarropa
spearpoint-command-smoke-screen = Cortina de humo
spearpoint-command-evasive-action = Maniobra evasiva
spearpoint-command-take-cover = ¡A cubierto!
spearpoint-command-glancing-hit = Impacto de refilón
spearpoint-command-lucky-escape = Por los pelos
spearpoint-command-hull-down = Casco a cubierto
spearpoint-command-field-camouflage = Camuflaje de campaña
spearpoint-command-dug-in = Atrincherados
spearpoint-command-netting = Redes de camuflaje
spearpoint-command-seize-the-initiative = Tomar la iniciativa
spearpoint-command-suppressive-fire = Fuego de supresión
spearpoint-command-jammed-breech = Cierre encasquillado
spearpoint-command-minefield = Campo de minas
spearpoint-command-mortar-strike = Ataque de morteros
spearpoint-command-sniper = Francotirador
spearpoint-command-bail-out = ¡Abandonen el vehículo!
spearpoint-command-surrender = ¡Ríndanse!
spearpoint-command-bogged-down = Atascado en el barro
spearpoint-command-field-repairs = Reparaciones de campaña
spearpoint-command-medics = Sanitarios
spearpoint-command-quick-turnaround = Reabastecimiento rápido
spearpoint-command-withdrawal = Retirada
spearpoint-command-supply-column = Columna de suministros
spearpoint-command-reinforcements = Refuerzos

spearpoint-damage-shaken = Desmoralización
spearpoint-damage-pinned = Sin poder moverse
spearpoint-damage-main-weapon-out = Arma principal inutilizada
spearpoint-damage-second-weapon-out = Arma secundaria inutilizada
spearpoint-damage-cracked-armor = Blindaje agrietado
spearpoint-damage-optics-damaged = Visores dañados
spearpoint-damage-radio-out = Radio inutilizada
spearpoint-damage-crew-hit = Bajas en la tripulación
spearpoint-damage-low-ammunition = Poca munición
spearpoint-damage-tracks-damaged = Cadenas dañadas
spearpoint-damage-scratches = Rasguños
spearpoint-damage-blank = una en blanco

spearpoint-deck-us-combined-arms = Armas combinadas de EE. UU.
spearpoint-deck-us-armored-fist = Puño blindado de EE. UU.
spearpoint-deck-us-infantry-line = Línea de infantería de EE. UU.
spearpoint-deck-german-combined-arms = Armas combinadas alemanas
spearpoint-deck-german-panzer-spearhead = Punta de lanza acorazada alemana
spearpoint-deck-german-grenadiers = Granaderos alemanes
spearpoint-deck-us-patrol = Patrulla americana
spearpoint-deck-german-patrol = Patrulla alemana
spearpoint-deck-us-foot-soldiers = Infantería americana a pie
spearpoint-deck-german-foot-soldiers = Infantería alemana a pie
spearpoint-deck-us-battle-group = Grupo de combate americano
spearpoint-deck-german-battle-group = Grupo de combate alemán

spearpoint-type-infantry = infantería
spearpoint-type-vehicle = vehículo
spearpoint-type-artillery = artillería
spearpoint-type-aircraft = avión
spearpoint-type-crew = tripulación
spearpoint-class-armor = vehículos y cañones
spearpoint-class-infantry = tropas de a pie
spearpoint-class-aircraft = aviones
spearpoint-tag-anti-aircraft = antiaéreo
spearpoint-tag-anti-tank = contracarro
spearpoint-tag-assault-gun = cañón de asalto
spearpoint-tag-bomber = bombardero
spearpoint-tag-fighter = caza
spearpoint-tag-fighter-bomber = cazabombardero
spearpoint-tag-gun = cañón
spearpoint-tag-half-track = semioruga
spearpoint-tag-heavy = pesado
spearpoint-tag-howitzer = obús
spearpoint-tag-light = ligero
spearpoint-tag-recon = reconocimiento
spearpoint-tag-squad = pelotón
spearpoint-tag-tank = carro de combate
spearpoint-tag-tank-destroyer = cazacarros
spearpoint-tag-team = equipo
spearpoint-line-front = en Primera Línea
spearpoint-line-rear = en Retaguardia
spearpoint-line-air = en el aire
spearpoint-heading-front = Primera Línea
spearpoint-heading-rear = Retaguardia
spearpoint-heading-air = Aire
spearpoint-phase-set-up = preparación
spearpoint-phase-commitment = Fase de Asignación
spearpoint-phase-declaration = Fase de Combate, declaraciones
spearpoint-phase-combat = Fase de Combate
spearpoint-phase-draw = Fase de Robo

spearpoint-scenario-standard = Juego estándar
spearpoint-scenario-standard-about = Cada bando prepara un mazo de 80 a 100 puntos; se gana con 51 Puntos de Victoria, o con tres Turnos sin oposición.
spearpoint-scenario-skirmish = Escaramuza
spearpoint-scenario-skirmish-about = Una partida corta: mazos de 40 a 55 puntos, y se gana con 26 Puntos de Victoria. Buena para empezar.
spearpoint-scenario-meeting-engagement = Combate de encuentro
spearpoint-scenario-meeting-engagement-about = Dos fuerzas de armas combinadas se topan en marcha: los dos mazos son fijos, así que no hay nada que preparar.
spearpoint-scenario-hold-the-line = Mantener la línea
spearpoint-scenario-hold-the-line-about = La línea alemana ya está en su sitio y debe aguantar hasta el final del Turno 9; el bando americano tiene que romperla antes, por puntos.
spearpoint-scenario-roadblock = Bloqueo de carretera
spearpoint-scenario-roadblock-about = Los cañones americanos cierran la carretera y deben aguantar hasta el final del Turno 9; el bando alemán tiene que abrirse paso antes, por puntos.
spearpoint-scenario-night-patrol = Patrulla nocturna
spearpoint-scenario-night-patrol-about = Tropas a pie en la oscuridad: sin carros ni aviones, se gana con 21 puntos y bastan dos Turnos sin oposición.
spearpoint-scenario-clear-skies = Cielos despejados
spearpoint-scenario-clear-skies-about = Cada bando empieza con un caza sobre el campo, y todos los cañones de tierra vigilan el cielo.
spearpoint-scenario-the-tiger = El Tiger
spearpoint-scenario-the-tiger-about = Un Tiger solo, ya dañado, es la presa: el bando alemán debe conservar un carro hasta el final del Turno 7 sin ceder demasiados puntos.
spearpoint-scenario-out-of-supply = Sin suministros
spearpoint-scenario-out-of-supply-about = A los dos bandos les falta de todo: menos cartas de Orden y menos robos; tras el Turno 10 gana quien tenga más puntos.
spearpoint-scenario-counter-attack = Contraataque
spearpoint-scenario-counter-attack-about = El bando alemán es más rápido en cada combate; el americano tiene más cartas de Orden.

spearpoint-option-deck-min-about = Lo mínimo que debe costar un mazo, en puntos.
spearpoint-option-deck-max-about = Lo máximo que puede costar un mazo, en puntos.
spearpoint-option-start-units-about = Cuántas cartas de Unidad de su mazo toma cada bando para la mano inicial.
spearpoint-option-start-command-about = Cuántas cartas de Orden se reparten a cada bando al principio.
spearpoint-option-hand-units-about = Cuántas cartas de Unidad se pueden conservar en la mano al final de una Fase de Robo.
spearpoint-option-hand-command-about = Cuántas cartas de Orden se pueden conservar en la mano al final de una Fase de Robo.
spearpoint-option-draw-command-about = Cuántas cartas de Orden puede robar primero cada bando en una Fase de Robo.
spearpoint-option-draw-any-about = Cuántas cartas de cualquier clase puede robar después cada bando.
spearpoint-option-vp-goal-about = Los Puntos de Victoria con los que se gana la partida.
spearpoint-option-overrun-turns-about = Cuántos Turnos seguidos sin oposición hacen falta para ganar por Sobrepasar.
spearpoint-option-immobile-bonus-about = Lo que se suma a un ataque contra un cañón o contra cualquier otra cosa que no pueda moverse.
spearpoint-option-special-basis-about = Si los resultados especiales (Fuego Amigo, Intensidad doble, destrucción) se leen en los dados tal como cayeron o en la suma modificada.
spearpoint-option-bullet-scope-about = Si las balas no dañan a ninguna Unidad con Defensa impresa de 2 o más, o solo a los vehículos y cañones así.
spearpoint-option-empty-front-converts-about = Si la Retaguardia pasa a ser Primera Línea en cuanto no queda ninguna Unidad en Primera Línea.
spearpoint-option-crew-only-scope-about = Si una tripulación de la mano puede ocupar cualquier Unidad sin tripulación, o solo las que perdieron la suya o fueron capturadas.
spearpoint-option-new-unit-by-transfer-about = Si se puede asignar una Unidad nueva con la tripulación de otra que ya está en juego.
spearpoint-option-crew-4-6-without-ground-about = Qué pasa con una tripulación con Intensidad base de 4 a 6 si el enemigo no tiene ninguna Unidad terrestre que la capture.
spearpoint-option-assault-adds-rating-about = Si los Índices de Daño de los participantes se suman a los dados de un Asalto.
spearpoint-option-assault-min-at-resolution-about = Cuántos participantes debe tener aún un Asalto cuando se tira.
spearpoint-option-damage-counter-includes-current-about = Si el contador de Turnos de una carta de Daño cuenta también el Turno en curso.
spearpoint-option-overrun-opposition-about = Si cualquier Unidad enemiga en juego impide Sobrepasar, o solo las terrestres.
spearpoint-option-draw-optional-about = Si se puede renunciar a los robos.
spearpoint-option-command-reshuffle-about = Si los descartes de Orden se barajan para formar un mazo nuevo cuando el anterior se acaba.
spearpoint-option-stall-turns-about = Tras este número de Turnos seguidos sin tiradas de ataque y sin puntos, la partida termina; 0 es nunca.
spearpoint-option-max-turns-about = Tras este número de Turnos gana el bando con más puntos; 0 es sin límite.
spearpoint-option-mirror-factions-about = Si los dos bandos juegan con la misma facción: la primera o la segunda del conjunto de cartas.
spearpoint-option-open-lists-about = Si las listas de los dos mazos son públicas.
spearpoint-option-reveal-at-end-about = Si tras la partida se muestran todas las cartas.
spearpoint-option-card-edition-about = Qué edición de nuestras propias cartas usa la partida. Los registros que no nombran ninguna usan la primera; las partidas nuevas, la más reciente.

## Spearpoint 1943: lo que ocurre

spearpoint-event-picked = { $side } toman una carta para su mazo: { $card }.
spearpoint-event-mustered = { $side } toman una carta para su mano inicial: { $card }.
spearpoint-event-planned = { $side } anotan en su plan: «{ $line }».
spearpoint-event-locked = { $side } { $what }.
spearpoint-closed-build = han preparado su mazo
spearpoint-closed-muster = han elegido su mano inicial
spearpoint-closed-commit = han confirmado su asignación
spearpoint-closed-window = han confirmado sus cartas de Orden ({ $window })
spearpoint-closed-declare = han confirmado sus declaraciones
spearpoint-closed-initiative = están listos para la tirada de Iniciativa
spearpoint-closed-limit = han elegido lo que dejan
spearpoint-event-deck-shown = { $side } juegan con la lista de su mazo a la vista: { $cards }.
spearpoint-counted = { $count } × { $card }
spearpoint-event-hand-ready = { $side } empiezan con { $hand } cartas de Unidad en la mano y { $reserves } en las Reservas.
spearpoint-event-dealt = { $side } reciben una carta de Orden{ $known ->
        [yes] : { $card }.
       *[no] .
    }
spearpoint-event-priority-given = { $side } tienen prioridad: sus cartas se resuelven primero.
spearpoint-event-turn-began = Turno { $turn }: Fase de Asignación.
spearpoint-event-committed = { $side } asignan { $unit } { $line }: { $card }{ $crewed ->
        [yes] , con { $crew }.
       *[no] .
    }
spearpoint-event-manned = { $side } envían una tripulación a { $unit }: { $crew }.
spearpoint-event-transferred = { $side } pasan la tripulación de { $unit } a { $other }.
spearpoint-event-switched = Artillería móvil: { $unit } está ahora { $line }.
spearpoint-event-converted = { $side } no tienen Unidades en Primera Línea: su Retaguardia pasa a ser la Primera Línea.
spearpoint-event-unopposed = { $side } llevan sin oposición { $turns ->
        [one] 1 Turno.
       *[other] { $turns } Turnos seguidos.
    }
spearpoint-play = { $card }{ $on ->
        [yes] {" "}sobre { $unit }
       *[no] {""}
    }
spearpoint-event-round-shown = { $side } { $count ->
        [0] no juegan ninguna carta de Orden.
       *[other] anuncian cartas de Orden: { $plays }.
    }
spearpoint-event-played = { $side } juegan { $play }.
spearpoint-event-fizzled = { $side } descartan { $card } sin efecto: su objetivo ya no está.
spearpoint-event-taken-back = { $side } recuperan { $card } en la mano: el otro bando ha jugado la misma carta sobre la misma Unidad.
spearpoint-event-spent = { $side } descartan { $card } por +1.
spearpoint-event-expired = Deja de estar en vigor: { $card }{ $on ->
        [yes] {" "}sobre { $unit }.
       *[no] .
    }
spearpoint-event-declared = Ataque declarado: { $unit } contra { $target }.
spearpoint-event-assault-declared = Asalto declarado: { $members } contra { $target }.
spearpoint-event-initiative-rolled = Iniciativa: { $one } saca { $first }, total { $firsttotal }; { $other } saca { $second }, total { $secondtotal }{ $tied ->
        [yes] . Empate: se repite la tirada.
       *[no] .
    }
spearpoint-event-attack-named = { $weapon ->
        [0] { $side } asaltan { $target }, con { $unit } a la cabeza.
       *[other] { $side } atacan: { $unit } contra { $target } ({ $arm }).
    }
spearpoint-arm = arma { $weapon }
spearpoint-event-attack-rolled = Dados { $first } y { $second }, { $added }: { $total } contra { $value }. { $result }.
spearpoint-result-friendly-fire = Fuego Amigo
spearpoint-result-destroys = El objetivo queda destruido en el acto
spearpoint-result-doubles = Impacto con Intensidad doble
spearpoint-result-hits = Impacto
spearpoint-result-misses = Fallo
spearpoint-event-victim-chosen = El Fuego Amigo alcanza a { $unit }.
spearpoint-event-intensity-rolled = Intensidad { $dice }: Daño de { $initial } a { $unit }, Defensa { $defense }.
spearpoint-event-rerolled = Se repite la tirada de Intensidad contra { $unit }.
spearpoint-event-wounded = Daño Final a { $unit }: { $damage }; Resistencia que le queda: { $left }.
spearpoint-event-damage-drawn = Carta de Daño para { $unit }: { $card }.
spearpoint-event-repaired = Reparación: { $unit } pierde su carta de Daño y vuelve a tener su Resistencia Completa.
spearpoint-event-destroyed = Baja: { $unit }, { $card }.
spearpoint-event-crew-fated = Destino de { $card }: { $fate }.
spearpoint-fate-survives = sobrevive y va al fondo de las Reservas
spearpoint-fate-captured = cae en manos del enemigo
spearpoint-fate-destroyed = perece
spearpoint-event-captured = { $side } capturan { $unit } ({ $card }){ $kept ->
        [yes] {" "}y la conservan { $line }.
       *[no] {" "}y la retiran del juego.
    }
spearpoint-event-scored = { $side } ganan { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y ya tienen { $total }.
spearpoint-event-lapsed = El ataque de { $unit } queda anulado.
spearpoint-event-went-home = { $side } ponen en el fondo de sus Reservas: { $card }.
spearpoint-event-command-drawn = { $side } roban una carta de Orden{ $known ->
        [yes] : { $card }.
       *[no] .
    }
spearpoint-event-unit-drawn = { $side } roban una carta de Unidad{ $known ->
        [yes] : { $card }.
       *[no] .
    }
spearpoint-event-draw-chosen = { $side } roban { $deck ->
        [command] del mazo de Órdenes.
       *[units] de sus Reservas.
    }
spearpoint-event-passed = { $side } no juegan más cartas de Orden { $step ->
        [support] para este ataque.
        [answer] contra este ataque.
       *[parry] contra este daño.
    }
spearpoint-event-declined = { $side } renuncian a { $draws ->
        [one] un robo.
       *[other] { $draws } robos.
    }
spearpoint-event-returned = { $side } ponen una carta de Unidad sobrante en el fondo de sus Reservas{ $known ->
        [yes] : { $card }.
       *[no] .
    }
spearpoint-event-discarded = { $side } descartan una carta de Orden sobrante: { $card }.
spearpoint-event-reshuffled = { $deck ->
        [damage] Los descartes de Daño se barajan y forman un mazo nuevo.
       *[command] Los descartes de Orden se barajan y forman un mazo nuevo.
    }
spearpoint-event-game-over = { $won ->
        [yes] { $side } ganan { $reasons }.
       *[no] Tablas { $reasons }.
    }
spearpoint-event-all-shown = Se muestran todas las manos y las Reservas.

spearpoint-reason-points = por Puntos de Victoria
spearpoint-reason-overrun = al sobrepasar al enemigo
spearpoint-reason-orders = al cumplir las Órdenes del General
spearpoint-reason-exhaustion = sin que a nadie le queden Unidades
spearpoint-reason-stall = tras demasiados Turnos sin ataques
spearpoint-reason-turns = tras los Turnos acordados
spearpoint-scored-reason = { $by ->
        [points] por Puntos de Victoria, { $most } a { $least }
       *[other] { $reason }, { $most } a { $least } en Puntos de Victoria
    }

## Spearpoint 1943: las acciones en palabras

spearpoint-say-pick = Poner { $card } en el mazo
spearpoint-say-hold = Tomar { $card } en la mano inicial
spearpoint-say-return = Poner { $card } bajo tus Reservas
spearpoint-say-discard = Descartar { $card }
spearpoint-say-commit = Asignar { $card }{ $where ->
        [usual] {""}
       *[other] {" "}{ $line }
    }
spearpoint-say-commit-from = Asignar { $card }{ $where ->
        [usual] {""}
       *[other] {" "}{ $line }
    } con la tripulación de { $unit }
spearpoint-say-crew = Enviar { $card } a { $unit }
spearpoint-say-transfer = Trasladar la tripulación de { $unit } a { $other }
spearpoint-say-attack = { $unit } ataca a { $target }
spearpoint-say-switch = { $unit } cambia de línea
spearpoint-say-join = { $unit } se une al Asalto
spearpoint-say-victim = El Fuego Amigo alcanza a { $unit }
spearpoint-say-assault = Asaltar { $target } con infantería
spearpoint-say-storm = Resolver el Asalto a { $target }
spearpoint-say-play = Jugar { $card }
spearpoint-say-play-on = Jugar { $card } sobre { $unit }
spearpoint-say-fire = { $unit } dispara { $weapon } a { $target }
spearpoint-say-roll = Tirar los dados
spearpoint-say-roll-with = Tirar con +1: descartar { $card }
spearpoint-say-done-build = Confirmar el mazo
spearpoint-say-done-muster = Confirmar la mano inicial
spearpoint-say-done-commit = Confirmar la asignación
spearpoint-say-done-window = { $count ->
        [0] No jugar ninguna carta de Orden
        [one] Confirmar esta carta de Orden
       *[other] Confirmar estas cartas de Orden
    }
spearpoint-say-done-declare = Confirmar las declaraciones
spearpoint-say-done-support = Seguir con el ataque
spearpoint-say-draw-command = Robar una carta de Orden
spearpoint-say-draw-unit = Robar una carta de Unidad
spearpoint-say-keep-front = Quedársela en Primera Línea
spearpoint-say-keep-rear = Quedársela en Retaguardia
spearpoint-say-pass = Pasar
spearpoint-say-close = El Asalto está completo
spearpoint-say-skip = Renunciar a un robo
spearpoint-say-enough = Renunciar a todos los robos que quedan
spearpoint-say-remove = Retirarla del juego

## Spearpoint 1943: textos de las cartas, formados con lo que hacen

spearpoint-window-commit-revealed = al revelarse las asignaciones
spearpoint-window-declare-revealed = al revelarse las declaraciones
spearpoint-window-attack-nominated = al anunciarse un ataque, antes de sus dados
spearpoint-window-damage-rolled = cuando una Unidad tuya recibe un impacto y se ha tirado la Intensidad
spearpoint-window-draw-open = al empezar la Fase de Robo
spearpoint-or = { $left } o { $right }
spearpoint-text-when = Se juega { $windows }.
spearpoint-text-target = Objetivo: { $target }.
spearpoint-text-no-effect = Sin efecto.
spearpoint-text-counter = Contador de Turnos: { $turns }.
spearpoint-text-standing = Unidades de este bando{ $filtered ->
        [yes] {" "}({ $filters })
       *[no] {""}
    }: { $effect }
spearpoint-text-goal = { $seat } gana { $end ->
        [yes] al final de un Turno
       *[no] de inmediato
    } si { $when }.
spearpoint-select = { $who }{ $filtered ->
        [yes] {" "}({ $filters })
       *[no] {""}
    }
spearpoint-who-owner-own = una Unidad tuya
spearpoint-who-owner-enemy = una Unidad enemiga
spearpoint-who-owner-any = cualquier Unidad
spearpoint-who-attacker-own = tu Unidad que ataca
spearpoint-who-attacker-enemy = la Unidad enemiga que ataca
spearpoint-who-attacker-any = la Unidad que ataca
spearpoint-who-target-own = tu Unidad atacada
spearpoint-who-target-enemy = la Unidad enemiga atacada
spearpoint-who-target-any = la Unidad atacada
spearpoint-who-hit-own = tu Unidad alcanzada
spearpoint-who-hit-enemy = la Unidad enemiga alcanzada
spearpoint-who-hit-any = la Unidad alcanzada
spearpoint-filter-crewed = { $wanted ->
        [yes] con tripulación
       *[no] sin tripulación
    }
spearpoint-filter-damaged = { $wanted ->
        [yes] con carta de Daño
       *[no] sin carta de Daño
    }
spearpoint-filter-armored = { $wanted ->
        [yes] con blindaje
       *[no] sin blindaje
    }
spearpoint-lasts-attack = Durante este ataque.
spearpoint-lasts-turn = Durante este Turno.
spearpoint-lasts-turns = Durante este Turno y { $turns ->
        [one] el siguiente.
       *[other] los { $turns } siguientes.
    }
spearpoint-lasts-unit = Mientras la Unidad esté en juego.
spearpoint-effect-attack-mod = { $on ->
        [target] Ataques contra ella
       *[attacker] Sus ataques
    }{ $weapon ->
        [0] {""}
       *[other] {" "}con el arma { $weapon }
    }{ $filtered ->
        [yes] {" "}({ $on ->
                [target] de
               *[attacker] contra
            } { $others })
       *[no] {""}
    }: { $signed } a la tirada de ataque.
spearpoint-effect-defense-mod = Su Defensa: { $signed }{ $filtered ->
        [yes] {" "}(contra ataques de { $others }).
       *[no] .
    }
spearpoint-effect-damage-mod = { $on ->
        [target] Impactos que recibe
       *[attacker] Sus impactos
    }{ $weapon ->
        [0] {""}
       *[other] {" "}con el arma { $weapon }
    }{ $filtered ->
        [yes] {" "}({ $on ->
                [target] de
               *[attacker] contra
            } { $others })
       *[no] {""}
    }: { $signed } al Daño.
spearpoint-effect-intensity-mod = { $on ->
        [target] Impactos que recibe
       *[attacker] Sus impactos
    }{ $weapon ->
        [0] {""}
       *[other] {" "}con el arma { $weapon }
    }{ $filtered ->
        [yes] {" "}({ $on ->
                [target] de
               *[attacker] contra
            } { $others })
       *[no] {""}
    }: { $signed } a la Intensidad.
spearpoint-effect-rate-mod = { $weapon ->
        [0] Sus armas
       *[other] Su arma { $weapon }
    }: { $signed } al número de tiradas de ataque, nunca menos de 1.
spearpoint-effect-initiative-mod = La tirada de Iniciativa de su bando: { $signed }.
spearpoint-effect-reroll = Se repite la tirada de Intensidad.
spearpoint-effect-special-ignore = Sus ataques no causan Fuego Amigo.
spearpoint-effect-weapon-disable = { $weapon ->
        [0] No puede usar ninguna de sus armas.
       *[other] No puede usar su arma { $weapon }.
    }
spearpoint-effect-attack-deny = No puede atacar; si había declarado un ataque, queda anulado.
spearpoint-effect-target-deny = No puede ser declarada objetivo{ $filtered ->
        [yes] {" "}de { $others }.
       *[no] .
    }
spearpoint-effect-damage-deal = Recibe { $amount } de Daño{ $flag ->
        [yes] ; la Defensa no cuenta.
       *[no] , menos su Defensa.
    }
spearpoint-effect-damage-repair = Pierde su carta de Daño y vuelve a tener su Resistencia Completa.
spearpoint-effect-crew-kill = { $aircraft ->
        [all] Su tripulación perece y el avión se estrella.
        [some] Su tripulación perece; un avión se estrella.
       *[none] Su tripulación perece.
    }
spearpoint-effect-crew-bail = Su tripulación la abandona y va al fondo de sus Reservas{ $aircraft ->
        [all] ; el avión se estrella.
        [some] ; un avión se estrella.
       *[none] .
    }
spearpoint-effect-capture = La capturas con su tripulación.
spearpoint-effect-immobilize = No puede cambiar de línea y se la ataca como a un cañón.
spearpoint-effect-line-lock = No puede cambiar de línea.
spearpoint-effect-flight-mod = Sus Turnos de Vuelo: { $signed }.
spearpoint-effect-bombs-rearm = Recibe bombas nuevas.
spearpoint-effect-unit-return = Va con su tripulación al fondo de sus Reservas.
spearpoint-effect-draw-now = Roba en el acto: { $flag ->
        [yes] cartas de Unidad
       *[no] cartas de Orden
    }, { $amount }.
spearpoint-effect-vp-mod = Puntos de Victoria al principio: { $signed }.
spearpoint-effect-draw-mod = { $flag ->
        [yes] Robos libres
       *[no] Robos de Orden
    } en cada Fase de Robo: { $signed }.
spearpoint-condition-turn-at-least = ha llegado el Turno { $number }
spearpoint-condition-vp-at-least = { $seat } tiene { $number } puntos o más
spearpoint-condition-count-at-least = { $seat } tiene en juego { $number } o más Unidades{ $filtered ->
        [yes] {" "}({ $filters })
       *[no] {""}
    }
spearpoint-condition-all = se cumple todo esto: { $parts }
spearpoint-condition-any = se cumple algo de esto: { $parts }
spearpoint-condition-not = no se cumple esto: { $parts }

## Spearpoint 1943, cláusulas: por qué se rechaza algo, o de dónde viene un suceso

spearpoint-clause-SP-DECK-1 = Cada bando elige en secreto cartas de Unidad de su facción; el coste del mazo entero debe estar dentro de los límites.
spearpoint-clause-SP-DECK-2 = Puedes tomar una carta varias veces, pero no más de las copias que tiene tu facción.
spearpoint-clause-SP-COMP-2 = Cada bando tiene 50 cartas de Unidad; ambos comparten 50 cartas de Orden y 25 cartas de Daño. Los valores de estas cartas son nuestros, por ediciones.
spearpoint-clause-SP-SETUP-1 = La mano inicial, de cuatro cartas por lo general, se elige del propio mazo; después se confirma con «done».
spearpoint-clause-SP-SETUP-2 = El resto del mazo se baraja y forma las Reservas.
spearpoint-clause-SP-SETUP-3 = Se baraja el mazo de Órdenes y cada bando recibe sus primeras cartas de Orden.
spearpoint-clause-SP-SETUP-6 = El azar decide quién tiene prioridad al principio; después la tiene quien ganó la última tirada de Iniciativa.
spearpoint-clause-SP-TURN-1 = Un Turno es Asignación, Combate y Robo; los dos bandos juegan cada Fase a la vez.
spearpoint-clause-SP-TURN-3 = Solo combaten las Unidades asignadas al Área de Batalla, y a ti solo te obedecen las tuyas.
spearpoint-clause-SP-TURN-6 = Al final del Turno acaban los efectos de este Turno y los contadores bajan.
spearpoint-clause-SP-TYPE-5 = Una Unidad que necesita tripulación y no la tiene no puede atacar, unirse a un Asalto ni cambiar de línea.
spearpoint-clause-SP-TYPE-6 = Una Unidad tiene una o dos armas, cada una con sus valores.
spearpoint-clause-SP-COMMIT-1 = Los dos bandos planean en secreto qué Unidades de su mano asignan: ninguna, algunas o todas.
spearpoint-clause-SP-COMMIT-2 = Un plan se escribe por orden: las Unidades en el orden de las cartas, después tripulaciones, traslados y cambios de línea.
spearpoint-clause-SP-COMMIT-3 = Los planes son secretos hasta que los dos bandos confirman el suyo; los demás solo saben que está confirmado.
spearpoint-clause-SP-COMMIT-4 = Un plan solo puede usar tus propias Unidades y cartas.
spearpoint-clause-SP-COMMIT-5 = Los dos planes se revelan y se cumplen a la vez.
spearpoint-clause-SP-COMMIT-6 = Una Unidad va a la línea que dice su carta; solo si la carta deja elegir se dice cuál.
spearpoint-clause-SP-LINE-3 = Cuando un bando no tiene Unidades en Primera Línea, su Retaguardia pasa a serlo en el acto.
spearpoint-clause-SP-LINE-4 = La última Unidad de la Primera Línea no puede retroceder mientras la Retaguardia tendría que pasar a ser Primera Línea.
spearpoint-clause-SP-CREW-1 = Una Unidad necesita una tripulación de su tipo.
spearpoint-clause-SP-CREW-2 = Una Unidad que necesita tripulación se asigna junto con una de la mano, y una tripulación solo con una Unidad así.
spearpoint-clause-SP-CREW-3 = Una tripulación de la mano puede ir a una Unidad tuya en juego que necesite ese tipo y no tenga ninguna.
spearpoint-clause-SP-CREW-4 = La tripulación de una Unidad terrestre puede pasar a otra Unidad terrestre tuya que necesite ese tipo y no tenga ninguna; los pilotos nunca cambian.
spearpoint-clause-SP-CREW-5 = Un plan necesita una tripulación de la mano por cada Unidad nueva que la lleve, y no puede tener más de las que caben.
spearpoint-clause-SP-CREW-7 = Las tripulaciones solo cambian de Unidad en la Fase de Asignación.
spearpoint-clause-SP-AIR-4 = Un avión sin Turnos de Vuelo va con su piloto al fondo de las Reservas.
spearpoint-clause-SP-AIR-6 = Las bombas sirven para un ataque por vuelo; se gastan al tirar los dados.
spearpoint-clause-SP-MOB-1 = La artillería móvil se asigna a la Primera Línea o a la Retaguardia, a elección de su bando.
spearpoint-clause-SP-MOB-2 = Solo puede cambiar de línea la artillería móvil con tripulación a la que ninguna carta se lo impida.
spearpoint-clause-SP-MOB-3 = Desde la Retaguardia la artillería móvil solo dispara su primera arma contra Unidades terrestres.
spearpoint-clause-SP-COMBAT-2 = Cada Unidad hace como mucho un ataque por Fase de Combate.
spearpoint-clause-SP-TGT-1 = Los dos bandos declaran en secreto, primero los Asaltos y después los ataques en el orden de los atacantes; todo se revela a la vez.
spearpoint-clause-SP-TGT-2 = El objetivo debe ser una Unidad enemiga en el Área de Batalla.
spearpoint-clause-SP-TGT-3 = Un objetivo es legal si algún arma utilizable del atacante tiene Valor de Ataque contra su tipo.
spearpoint-clause-SP-TGT-4 = Una Unidad de Primera Línea solo puede atacar a la Primera Línea enemiga y a los aviones.
spearpoint-clause-SP-TGT-7 = Las balas no dañan a una Unidad con Defensa impresa de 2 o más.
spearpoint-clause-SP-ASLT-1 = Tres o más Unidades de infantería pueden unirse en un Asalto a una Unidad enemiga blindada; gasta el ataque de cada una.
spearpoint-clause-SP-ASLT-2 = Solo se puede asaltar una Unidad blindada.
spearpoint-clause-SP-INIT-1 = Cada bando tira un dado de Iniciativa y suma sus modificadores; los empates se repiten.
spearpoint-clause-SP-ATK-1 = Anuncias uno de tus ataques declarados que aún no se haya resuelto.
spearpoint-clause-SP-ATK-2 = Un ataque queda anulado si su atacante o su objetivo ya no está o no puede, o si no hay arma utilizable para él.
spearpoint-clause-SP-ATK-4 = La suma de dos dados y todos los modificadores debe llegar al Valor de Ataque.
spearpoint-clause-SP-FF-1 = Con un 2 o un 3 natural el enemigo elige una Unidad del bando atacante, que recibe el impacto.
spearpoint-clause-SP-FF-3 = La víctima es una Unidad del bando atacante a la que se habría podido apuntar con esa arma.
spearpoint-clause-SP-DMG-1 = Un impacto se resuelve en el acto: un dado de Intensidad más el Índice de Daño del arma.
spearpoint-clause-SP-DMG-4 = El Daño Final, descontada la Defensa, se resta de la Resistencia.
spearpoint-clause-SP-DMG-5 = Una Unidad sin Resistencia queda destruida y fuera del juego.
spearpoint-clause-SP-DMG-6 = Una Unidad en su Punto Medio de Resistencia o por debajo, y sin carta de Daño, roba una; cuenta la sección de su tipo.
spearpoint-clause-SP-DMG-13 = Una carta de Daño tiene efecto en el acto y puede hacer imposible un ataque ya declarado.
spearpoint-clause-SP-SURV-2 = El dado natural de Intensidad decide sobre la tripulación de una Unidad destruida: 1–3 sobrevive, 4–6 capturada si el enemigo tiene una Unidad terrestre, 7–10 perece.
spearpoint-clause-SP-CAP-3 = Quien captura una Unidad la conserva en su línea o la retira del juego.
spearpoint-clause-SP-VP-1 = Una Unidad o tripulación destruida vale su coste para el bando que la destruyó.
spearpoint-clause-SP-CMD-1 = Puedes jugar cualquier carta de Orden de tu mano donde encaje, tantas veces como quieras.
spearpoint-clause-SP-CMD-2 = Una carta de Orden se muestra, se cumple y se descarta o queda junto a su Unidad; mientras está allí, sigue en vigor.
spearpoint-clause-SP-CMD-3 = Una carta de Orden solo se puede jugar en los momentos que ella indica.
spearpoint-clause-SP-CMD-4 = En una ronda los dos bandos nombran sus cartas en secreto; se cumplen primero las del bando con prioridad, y una carta cuyo objetivo ya no está se descarta sin efecto.
spearpoint-clause-SP-CMD-5 = Quien ataca juega primero cartas para el ataque; después se pregunta una vez al otro bando, y otra vez si es alcanzado.
spearpoint-clause-SP-CMD-6 = Una carta de Orden solo se puede jugar sobre Unidades de los tipos que muestran sus iconos, y del bando y la línea que nombra.
spearpoint-clause-SP-CMD-7 = Una carta sin objetivo legal no se puede jugar; sí se puede descartar por +1.
spearpoint-clause-SP-CMD-8 = Las cartas de Orden idénticas no se acumulan sobre la misma Unidad o el mismo bando.
spearpoint-clause-SP-CMD-11 = Antes de una tirada propia puedes descartar una carta de Orden de tu mano para sumar 1.
spearpoint-clause-SP-CMD-14 = Para la Iniciativa los dos bandos eligen en secreto si descartan una carta de Orden para sumar 1.
spearpoint-clause-SP-DRAW-1 = Primero el robo de Orden, después los robos libres, cada uno del mazo que quieras.
spearpoint-clause-SP-DRAW-2 = Se puede renunciar a los robos, salvo que se acuerde otra cosa.
spearpoint-clause-SP-DRAW-6 = Al final de la Fase de Robo la mano tiene un límite de cartas de Unidad y otro de cartas de Orden.
spearpoint-clause-SP-DRAW-7 = Las cartas de Unidad que sobran en tu mano van bocabajo al fondo de tus Reservas.
spearpoint-clause-SP-DRAW-8 = Las cartas de Orden que sobran en tu mano se descartan bocarriba, después de las Unidades.
spearpoint-clause-SP-DRAW-9 = No puedes robar una Unidad de unas Reservas vacías; no hay otra penalización.
spearpoint-clause-SP-DRAW-10 = Cuando un mazo se acaba, sus descartes se barajan y forman uno nuevo.
spearpoint-clause-SP-WIN-1 = Gana en el acto quien llega primero a los Puntos de Victoria, 51 por lo general.
spearpoint-clause-SP-WIN-4 = Justo después de la asignación se comprueba qué bando tiene una Unidad terrestre en juego y ninguna oposición.
spearpoint-clause-H-34 = Tras la partida se muestra todo, salvo que se acuerde otra cosa.
spearpoint-clause-SP-COMMIT-7 = Carros, vehículos, infantería y cañones contracarro van en Primera Línea; la artillería de largo alcance, en Retaguardia.
spearpoint-clause-SP-AIR-7 = Un avión que pierde a su piloto es destruido.
spearpoint-clause-SP-ASLT-5 = Cuando un Asalto impacta, cada miembro tira un dado; la suma, menos la Defensa, es el daño.
spearpoint-clause-SP-INIT-3 = Una tirada de Iniciativa empatada la repiten los dos bandos.
spearpoint-clause-SP-ATK-5 = Los cañones, y todo lo que no puede moverse, se atacan con +2.
spearpoint-clause-SP-SPEC-2 = Con un 18 natural que impacta, la Intensidad se dobla.
spearpoint-clause-SP-SPEC-3 = Con un 19 o un 20 natural el objetivo es destruido en el acto, con su tripulación.
spearpoint-clause-SP-DMG-15 = Cuando el mazo de Daño está vacío se barajan sus descartes; si no los hay, la Unidad cuenta como dañada sin efecto.
spearpoint-clause-SP-DMG-17 = El daño de una carta funciona como el de un arma, salvo que la carta diga otra cosa.
spearpoint-clause-SP-SURV-3 = Una Unidad destruida por un 19 o un 20 natural se lleva consigo a su tripulación.
spearpoint-clause-SP-SURV-4 = Una Unidad que una carta destruye sin dado se lleva consigo a su tripulación.
spearpoint-clause-SP-SURV-7 = Una tripulación que sobrevive va al fondo de las Reservas a la vista de los dos bandos.
spearpoint-clause-SP-CAP-2 = Quien captura una Unidad captura también a su tripulación; las dos valen el doble de su coste.
spearpoint-clause-SP-VP-2 = Una Unidad o tripulación capturada vale el doble de su coste.
spearpoint-clause-SP-VP-3 = Una Unidad y su tripulación puntúan por separado.
spearpoint-clause-SP-WIN-2 = Todos los puntos de un suceso se suman antes de ver quién ha ganado; si los dos bandos tienen bastantes, gana el total más alto, y si son iguales hay tablas.
spearpoint-clause-SP-WIN-3 = Sobrepasar: gana quien mantiene una Unidad terrestre en juego sin oposición, por lo general tres Turnos seguidos.
spearpoint-clause-SP-WIN-5 = Una Situación tiene sus propias formas de ganar; gana quien cumple antes una.
spearpoint-clause-SP-WIN-6 = Si al final de un Turno a nadie le queda una carta de Unidad, gana el total más alto; si son iguales hay tablas.
spearpoint-clause-SP-WIN-7 = Si pasan diez Turnos seguidos, o los acordados, sin tiradas de ataque y sin puntos, la partida termina; gana el total más alto, y si son iguales hay tablas.
spearpoint-clause-AMB-28 = Las bombas se usan una vez por vuelo, no una vez por Turno; se gastan al tirar los dados.
spearpoint-clause-AMB-39 = Las partidas que se estancan terminan: cuando no pasa nada en muchos Turnos, cuando a nadie le quedan Unidades o tras un último Turno acordado; gana el total más alto.
spearpoint-clause-AMB-50 = Las listas de los mazos son secretas, pero todos saben cuántas cartas hay en cada mano y en las Reservas; se pueden acordar listas abiertas.
spearpoint-clause-H-32 = Rendirse, acordar tablas y agotar el tiempo se decide en la mesa, y todos se enteran.
spearpoint-clause-AMB-10 = { spearpoint-option-special-basis-about }
spearpoint-clause-AMB-19 = { spearpoint-option-bullet-scope-about }
spearpoint-clause-AMB-20 = { spearpoint-option-empty-front-converts-about }
spearpoint-clause-AMB-22 = { spearpoint-option-crew-only-scope-about } { spearpoint-option-new-unit-by-transfer-about }
spearpoint-clause-AMB-30 = { spearpoint-option-assault-adds-rating-about } { spearpoint-option-assault-min-at-resolution-about }
spearpoint-clause-AMB-32 = { spearpoint-option-crew-4-6-without-ground-about }
spearpoint-clause-AMB-35 = { spearpoint-option-damage-counter-includes-current-about }
spearpoint-clause-AMB-38 = { spearpoint-option-overrun-opposition-about }
spearpoint-clause-AMB-41 = { spearpoint-option-mirror-factions-about }
spearpoint-clause-AMB-42 = { spearpoint-option-command-reshuffle-about }
spearpoint-clause-AMB-44 = { spearpoint-option-draw-optional-about }

## Spearpoint 1943: por qué se rechaza una acción, cuando la regla sola no lo dice

spearpoint-refused-SP-DECK-1 = Eliges en secreto cartas de Unidad de tu facción; el coste del mazo entero debe estar dentro de los límites, y esta elección ya no lo permitiría.
spearpoint-refused-SP-TURN-1 = Un Turno es Asignación, Combate y Robo, y cada paso tiene sus acciones: esta es de otro paso.
spearpoint-refused-SP-TYPE-6 = Una Unidad tiene una o dos armas; esta arma no es suya.
spearpoint-refused-SP-COMMIT-1 = Solo puedes asignar lo que tienes en la mano.
spearpoint-refused-SP-SETUP-1 = La mano inicial sale de tu propio mazo y tiene un número fijo de cartas. Ahora no puedes hacer esta elección por sí sola.
spearpoint-refused-SP-CREW-5 = No hay tripulaciones bastantes en la mano para este plan, o el plan está desordenado: las Unidades van en el orden de las cartas.
spearpoint-refused-SP-AIR-6 = Las bombas solo se usan una vez por vuelo, y estas ya se han lanzado.
spearpoint-refused-SP-MOB-1 = La artillería móvil puede ir a cualquiera de las dos líneas: di «front» o «rear».
spearpoint-refused-SP-TGT-3 = Ningún arma utilizable de esta Unidad tiene Valor de Ataque contra un objetivo así.
spearpoint-refused-SP-ASLT-1 = Un Asalto necesita tres o más Unidades de infantería, por orden, contra una Unidad, y alguna con Valor de Ataque contra blindados; ciérralo antes de seguir.
spearpoint-refused-SP-DMG-13 = Una carta impide que esta Unidad ataque.
spearpoint-refused-SP-CMD-6 = Esta carta no se puede jugar sobre una Unidad así.
spearpoint-refused-SP-CMD-7 = Ahora no hay ninguna Unidad sobre la que se pueda jugar esta carta.
spearpoint-refused-SP-DRAW-9 = Tus Reservas están vacías: no se puede robar ninguna Unidad.

## Spearpoint 1943: el tablero y qué hacer

spearpoint-board-turn = Turno { $turn }, { $phase }; prioridad: { $seat }
spearpoint-board-side = { $seat }: puntos { $points }/{ $goal }
spearpoint-board-hidden = mano: { $hand } de Unidad y { $commands } de Orden; Reservas { $reserves }
spearpoint-board-unopposed = sin oposición { $turns }/{ $needed } Turnos
spearpoint-board-in-force = en vigor: { $cards }
spearpoint-board-lost = bajas: { $cards }
spearpoint-board-bottom = fondo de las Reservas: { $cards }
spearpoint-board-known = se sabe que tiene en la mano: { $cards }
spearpoint-board-decks = Mazo de Órdenes { $commands }, descartes { $discards }; mazo de Daño { $damages }
spearpoint-board-nobody = (nadie)
spearpoint-board-stats = Def { $defense }{ $proof ->
        [yes] {" "}(a prueba de balas)
       *[no] {""}
    }, Res { $endurance }/{ $full }
spearpoint-board-endurance = Def { $defense }{ $proof ->
        [yes] {" "}(a prueba de balas)
       *[no] {""}
    }, Res { $full }/{ $half }
spearpoint-board-effects = En vigor sobre Unidades:
spearpoint-labelled = { $label }: { $text }
spearpoint-board-hand = Tus cartas de Unidad:
spearpoint-board-commands = Tus cartas de Orden:
spearpoint-board-hand-of = { $seat }, cartas de Unidad:
spearpoint-board-commands-of = { $seat }, cartas de Orden:
spearpoint-board-none = ninguna
spearpoint-board-plan = Tu plan hasta ahora: «{ $plan }»
spearpoint-board-attack = Ataque en curso: { $unit } contra { $target }{ $weapon ->
        [0] {" "}(Asalto)
       *[other] {" "}con { $arm }
    }; { $rolls ->
        [one] queda 1 tirada
       *[other] quedan { $rolls } tiradas
    }
spearpoint-board-intensity = Intensidad { $dice }: { $damage } de Daño a { $unit }, descontada la Defensa
spearpoint-board-cost = { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }
spearpoint-board-flight = Turnos de Vuelo { $turns }
spearpoint-board-legend = En el tablero: a3 es la tercera Unidad que asignó el primer bando; b3, la del segundo. Def es la Defensa y Res la Resistencia que queda y la completa. Un arma tiene sus Valores de Ataque contra vehículos y cañones/infantería/aviones y después +Índice de Daño; 2X tira dos veces, las «balas» no dañan a una Unidad «a prueba de balas» (Defensa impresa de 2 o más), «una vez» es de las bombas. Tu bando está siempre abajo.
spearpoint-mark-uncrewed = sin tripulación
spearpoint-mark-captured = presa
spearpoint-mark-damage = { $card }{ $turns ->
        [-1] {""}
        [0] {" "}(efecto agotado)
       *[other] {" "}({ $turns })
    }
spearpoint-mark-flight = vuela { $turns }
spearpoint-mark-bombed = bombas lanzadas
spearpoint-mark-attacks = ataca a { $target }
spearpoint-mark-storms = asalta a { $target }
spearpoint-weapon-line = { $name } { $rate }{ $values } +{ $damage }{ $kind ->
        [bullet] {" "}balas
        [bomb] {" "}una vez
       *[shell] {""}
    }

spearpoint-cards-house = El conjunto de cartas «house-1943» es propio de Fogline: las cartas impresas no están en ninguna de nuestras fuentes.
spearpoint-cards-file = Conjunto de cartas: «{ $name }», de un archivo.
spearpoint-win-points = tienes { $points } Puntos de Victoria (SP-WIN-1)
spearpoint-win-overrun = llevas { $turns } Turnos seguidos con una Unidad terrestre en juego y sin oposición (SP-WIN-3)
spearpoint-win-each = Lo que da la victoria, en el acto:
spearpoint-win-points-each = { $seat }: { $points } Puntos de Victoria (SP-WIN-1)
spearpoint-win-overrun-each = cada bando: { $turns } Turnos seguidos con una Unidad terrestre en juego y sin oposición (SP-WIN-3)
spearpoint-win-orders = Las Órdenes del General (SP-WIN-5):
spearpoint-win-turns = Tras el Turno { $turns } gana el bando con más puntos (AMB-39).
spearpoint-orders-deck = { $seat }: un mazo de { $low } a { $high } puntos
spearpoint-orders-fixed = { $seat }: un mazo fijo: { $cards }
spearpoint-orders-hand = { $seat }: una mano inicial fija: { $cards }
spearpoint-orders-without = { $seat }: sin { $cards }
spearpoint-orders-placed = { $seat } empieza con: { $cards }
spearpoint-orders-command = { $seat }: { $count } cartas de Orden al principio
spearpoint-orders-units = { $seat }: { $count } cartas de Unidad en la mano inicial
spearpoint-orders-standing = { $seat }: { $effect }

spearpoint-step-build = Prepara tu mazo: de { $low } a { $high } puntos. Toma uno ya listo con p. ej. «deck { $example }», o «pick» carta a carta («pick { $sample }») y «done»; «random» completa el resto, «undo» devuelve una carta.
spearpoint-step-build-none = Prepara tu mazo: de { $low } a { $high } puntos. Aquí no cabe ningún mazo ya listo: «pick» carta a carta («pick { $sample }») y «done»; «random» completa el resto, «undo» devuelve una carta.
spearpoint-step-build-so-far = Elegidas: { $cards }. Puntos: { $points }, de { $low } a { $high }.
spearpoint-step-build-crews = Faltan tripulaciones: { $crews }. Una Unidad que la necesita no se puede asignar sin ella.
spearpoint-step-build-decks = Mazos ya listos:
spearpoint-step-muster = Elige tu mano inicial: { $left ->
        [0] está completa. Confirma con «done», o devuelve cartas con «undo».
        [one] falta 1 carta. Escribe p. ej. «hand { $example }», o «hold» carta a carta y «done»; «random» elige por ti.
       *[other] faltan { $left } cartas. Escribe p. ej. «hand { $example }», o «hold» carta a carta y «done»; «random» elige por ti.
    }
spearpoint-step-muster-deck = Tu mazo: { $cards }. En la mano: { $held }.
spearpoint-step-commit = Asigna en secreto Unidades de tu mano, o ninguna, y confirma con «done» (o «p»). Varias a la vez, en cualquier orden: «commit { $example }»; «undo» retira una línea.
spearpoint-step-commit-none = Ahora no se puede asignar ninguna Unidad de tu mano. Confirma con «done» (o «p»); «list» muestra qué más hay.
spearpoint-step-window = Se pueden jugar cartas de Orden { $window }. Anuncia las que quieras y después «done» (o «p»). Se pregunta a los dos bandos a la vez, tengan las cartas que tengan.
spearpoint-step-window-none = Se pueden jugar cartas de Orden { $window }, pero ninguna de las tuyas encaja: «done» (o «p»). Se pregunta siempre, así que una pausa no revela nada.
spearpoint-step-declare = Declara tus ataques en secreto y después «done» (o «p»). { $kind ->
        [assault] Un Asalto de tres o más de infantería: «assault b2 a1 a3 a4».
        [both] Varios a la vez, en cualquier orden: «attack { $example }»; un Asalto de tres o más de infantería: «assault b2 a1 a3 a4».
       *[attack] Varios a la vez, en cualquier orden: «attack { $example }».
    }
spearpoint-step-declare-none = Ahora no puedes declarar más ataques: «done» (o «p»). Se pregunta siempre, así que una pausa no revela nada.
spearpoint-step-declare-assault = El Asalto contra { $target }: suma infantería con «join» y después «close».
spearpoint-step-initiative = Iniciativa: «roll» (o «r»), o «roll CARTA» descartando una carta de Orden por +1. El otro bando elige a la vez.
spearpoint-step-name = Resuelve uno de tus ataques:
spearpoint-step-support = Juega cartas de Orden para este ataque y después «done» (o «p»):
spearpoint-step-support-none = No tienes cartas de Orden para este ataque: «done» (o «p»).
spearpoint-step-answer = El enemigo ataca. Juega cartas de Orden contra el ataque, o «pass» («p»):
spearpoint-step-answer-none = El enemigo ataca y no tienes cartas de Orden contra el ataque: «pass» («p»). Se pregunta siempre, así que una pausa no revela nada.
spearpoint-step-roll = Tira el ataque con «roll» (o «r»), o «roll CARTA» descartando una carta de Orden por +1:
spearpoint-step-friendly-fire = Fuego Amigo: elige la Unidad enemiga alcanzada:
spearpoint-step-intensity = Impacto: tira la Intensidad con «roll» (o «r»), o «roll CARTA» descartando una carta de Orden por +1:
spearpoint-step-card-roll = Dado de tu carta contra { $unit } ({ $card }): tíralo con «roll» (o «r»), o «roll CARTA» descartando una carta de Orden por +1:
spearpoint-step-parry = Tu Unidad ha recibido un impacto. Juega cartas de Orden contra el Daño, o «pass» («p»):
spearpoint-step-parry-none = Tu Unidad ha recibido un impacto y no tienes cartas de Orden contra el daño: «pass» («p»). Se pregunta siempre, así que una pausa no revela nada.
spearpoint-step-capture = Capturas { $unit } ({ $card }). Consérvala o retírala del juego:
spearpoint-step-draw = { $commands ->
        [0] Roba del mazo que quieras; quedan { $free }:
       *[other] Roba cartas: primero { $commands } del mazo de Órdenes, después { $free } del mazo que quieras:
    }
spearpoint-step-limit = Tienes demasiadas cartas en la mano. Deja: cartas de Unidad { $units }, cartas de Orden { $commands }:

spearpoint-odds-attack = impacta { $hit } %, destruye { $destroy } %, Fuego Amigo { $friendly } %{ $rolls ->
        [one] {""}
       *[other] , en cada una de { $rolls } tiradas
    }
spearpoint-odds-intensity = destruye { $destroy } %, carta de Daño { $damage } %
spearpoint-odds-initiative = gana { $win } %, empate { $tie } %, si el otro bando no añade nada
spearpoint-advise-undo = Ya has elegido { $count ->
        [one] 1 carta: devuélvela primero con «undo».
       *[other] { $count } cartas: devuélvelas primero con «undo { $count }».
    }
spearpoint-advise-assault = Anuncia un Asalto con todos sus participantes en una línea, en cualquier orden: «assault b2 a1 a3 a4». Tienen que estar libres: sin ataque propio.
spearpoint-advise-hand = Se puede tomar cualquier carta del mazo, en cualquier orden, si se nombran en una línea todas las que faltan: «hand A B C D».

spearpoint-verb-pick = tomar una carta para el mazo
spearpoint-verb-hold = tomar una carta para la mano inicial
spearpoint-verb-return = poner una carta de Unidad bajo las Reservas
spearpoint-verb-discard = descartar una carta de Orden
spearpoint-verb-deal = repartir una carta de Orden
spearpoint-verb-unit = robar una carta de Unidad
spearpoint-verb-damage = robar una carta de Daño
spearpoint-verb-priority = dar la prioridad
spearpoint-verb-commit = asignar una Unidad
spearpoint-verb-crew = enviar una tripulación
spearpoint-verb-transfer = trasladar una tripulación
spearpoint-verb-switch = cambiar de línea
spearpoint-verb-assault = declarar un Asalto
spearpoint-verb-join = unirse al Asalto
spearpoint-verb-storm = resolver un Asalto
spearpoint-verb-victim = elegir la víctima
spearpoint-verb-attack = declarar un ataque
spearpoint-verb-play = jugar una carta de Orden
spearpoint-verb-fire = resolver un ataque
spearpoint-verb-roll = tirar
spearpoint-verb-dice = dos dados
spearpoint-verb-die = un dado
spearpoint-verb-draw = robar
spearpoint-verb-keep = conservarla
spearpoint-verb-done = cerrar
spearpoint-verb-pass = pasar
spearpoint-verb-close = el Asalto está completo
spearpoint-verb-skip = renunciar a un robo
spearpoint-verb-enough = renunciar a los robos que quedan
spearpoint-verb-remove = retirarla del juego
spearpoint-draw-command = una carta de Orden
spearpoint-draw-unit = una carta de Unidad

spearpoint-form-pick = pick rifle-squad: una carta para el mazo; varias a la vez: pick rifle-squad*2 us-tank-crew; un mazo ya listo, confirmado: deck us-combined-arms
spearpoint-form-deck = deck us-combined-arms: un mazo ya listo, confirmado; o todas sus cartas: deck rifle-squad*4 us-tank-crew*3 ...
spearpoint-form-hold = hold rifle-squad: una carta para la mano inicial; la mano entera, confirmada: hand rifle-squad us-tank-crew m4a1-sherman rifle-squad
spearpoint-form-hand = hand rifle-squad*2 us-tank-crew m4a1-sherman: la mano inicial entera, confirmada
spearpoint-form-return = return rifle-squad: una carta de Unidad de tu mano
spearpoint-form-discard = discard hull-down: una carta de Orden de tu mano
spearpoint-form-deal = deal hull-down: esto lo hace el azar
spearpoint-form-unit = unit rifle-squad: esto lo hace el azar
spearpoint-form-damage = damage shaken: esto lo hace el azar
spearpoint-form-priority = priority american: esto lo hace el azar
spearpoint-form-commit = commit m4a1-sherman: una Unidad de tu mano, con su tripulación; la artillería móvil con su línea (front o rear): commit m7-priest rear; varias a la vez: commit m4a1-sherman rifle-squad
spearpoint-form-crew = crew us-tank-crew a4: una tripulación de tu mano y la Unidad en juego que la necesita
spearpoint-form-transfer = transfer a1 a4: la Unidad que cede su tripulación y la que la recibe
spearpoint-form-switch = switch a2: la artillería móvil cambia de línea
spearpoint-form-assault = assault b2: el objetivo, después join y close; todo a la vez: assault b2 a1 a3 a4
spearpoint-form-join = join a1: infantería para el Asalto
spearpoint-form-storm = storm b2: el objetivo de tu Asalto
spearpoint-form-victim = victim b2: la Unidad que alcanza el Fuego Amigo
spearpoint-form-attack = attack a1 b2: tu Unidad y su objetivo; varios a la vez: attack a1 b2 a3 b1
spearpoint-form-play = play hull-down a1: una carta de Orden y la Unidad a la que se aplica; sin Unidad si no la necesita
spearpoint-form-fire = fire a1 2: tu Unidad y el número de su arma
spearpoint-form-roll = roll, o roll hull-down descartando una carta de Orden por +1; «r» es roll abreviado
spearpoint-form-dice = dice 6 5: esto lo hace el azar
spearpoint-form-die = die 7: esto lo hace el azar
spearpoint-form-draw = draw command (Orden) o draw unit (Unidad)
spearpoint-form-keep = keep front (Primera Línea) o keep rear (Retaguardia)
spearpoint-form-done = done: confirma lo que has elegido; «p» es su abreviatura
spearpoint-form-pass = pass: ninguna carta de Orden (más); «p» es su abreviatura
spearpoint-form-close = close: el Asalto tiene a todos sus participantes
spearpoint-form-skip = skip: renuncia a un robo
spearpoint-form-enough = enough: renuncia a todos los robos que quedan
spearpoint-form-remove = remove: la Unidad capturada sale del juego

spearpoint-help-commands =
    Otras órdenes:
      list             lo que puedes hacer; «list attack» o «list play», al completo
      board            muestra otra vez el Área de Batalla y tu mano
      log              muestra lo desvelado hasta ahora
      rules SP-TGT-4   muestra una cláusula; «rules» las enumera
      undo, undo 3     retira lo que elegiste en secreto; lo demás es público al instante
      random           prepara tu mazo, o elige tu mano inicial, al azar
      save ARCHIVO     guarda la partida en un archivo
      quit             sale de la partida
spearpoint-games-scenarios = El juego estándar y las Situaciones (--scenario), con los puntos de un mazo
spearpoint-games-seats = Puestos (--option)
spearpoint-check-faction = { $seat }: { $cards } cartas de Unidad, { $points } puntos
spearpoint-check-counts = Cartas de Orden { $commands }, cartas de Daño { $damages }, Situaciones { $situations }, mazos ya listos { $decks }

## Lo que se puede escribir en este idioma; la notación de las partidas guardadas es inglesa

spearpoint-typed-pick = elegir
spearpoint-typed-deck = mazo
spearpoint-typed-hold = tomar
spearpoint-typed-hand = mano
spearpoint-typed-return = devolver
spearpoint-typed-discard = descartar
spearpoint-typed-deal = repartir
spearpoint-typed-damage = daño
spearpoint-typed-priority = prioridad
spearpoint-typed-commit = asignar
spearpoint-typed-crew = tripulación
spearpoint-typed-transfer = trasladar
spearpoint-typed-switch = cambiar
spearpoint-typed-assault = asaltar
spearpoint-typed-join = unir
spearpoint-typed-storm = cargar
spearpoint-typed-victim = víctima
spearpoint-typed-attack = atacar
spearpoint-typed-play = jugar
spearpoint-typed-fire = disparar
spearpoint-typed-roll = tirar
spearpoint-typed-dice = dados
spearpoint-typed-die = dado
spearpoint-typed-draw = robar
spearpoint-typed-keep = conservar
spearpoint-typed-done = listo
spearpoint-typed-pass = pasar
spearpoint-typed-close = cerrar
spearpoint-typed-skip = renunciar
spearpoint-typed-enough = basta
spearpoint-typed-remove = retirar
spearpoint-typed-front = frente
spearpoint-typed-rear = retaguardia
spearpoint-typed-from = desde
spearpoint-typed-command = orden
spearpoint-typed-unit = unidad
