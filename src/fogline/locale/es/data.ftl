# Qué falla en un archivo o en una preparación. Las claves son las de kernel/faults.py y de faults.py de cada título.

data-at-line = línea { $line }, { $path }: { $why }
data-at-line-alone = línea { $line }: { $why }
data-at-key = { $path }: { $why }
data-at-file = { $why }

## Cualquier archivo, cualquier preparación

data-no-toml = no es TOML: { $reason }
data-unreadable = no se puede leer como TOML
data-too-many-bytes = tiene { $found } bytes, más de { $most }
data-too-deep = más de { $most } listas o tablas unas dentro de otras
data-too-many-parts = una clave de más de { $most } partes
data-too-many-digits = un número de más de { $most } cifras
data-more-keys = y { $found } claves más que no existen
data-no-value = se esperaba un texto, un número entero, true o false, y hay { $found }
data-missing = falta
data-unknown-key = no existe esa clave; hay { $known }
data-no-text = se esperaba un texto y hay { $found }
data-no-number = se esperaba un número entero y hay { $found }
data-no-list = se esperaba una lista y hay { $found }
data-no-table = se esperaba una tabla y hay { $found }
data-no-flag = se esperaba true o false y hay { $found }
data-no-name = se esperaba un nombre en signos imprimibles y hay { $found }
data-no-slug = { $found } no es un nombre de letras minúsculas, cifras y guiones
data-not-among = { $found } no está entre { $known }
data-too-small = { $found } es menos que { $least }
data-too-large = { $found } es más que { $most }
data-too-long = tiene { $found } signos, más que { $most }
data-too-many = tiene { $found } entradas, más que { $most }
data-empty-list = se esperaba al menos una entrada
data-unknown-option = no existe esa opción; hay { $known }
data-not-allowed-number = { $found } no está entre { $known }, un número de { $least } a { $most }
data-not-allowed-text = { $found } no está entre { $known }, un texto

## Palabras de una orden y los archivos que nombran

data-no-such-game = no existe ese juego; hay { $known }
data-no-file = no existe ese archivo o directorio
data-no-permission = permiso denegado
data-is-folder = es un directorio
data-no-folder = no es un directorio
data-file-fails = no se puede usar: { $reason }
data-no-utf8 = no es un texto en UTF-8
data-no-toml-files = no tiene archivos *.toml
data-another-game = contiene otra partida, que no se sobrescribe; hay que nombrar un archivo nuevo o seguir esa partida con --resume
data-game-of = es una partida de { $name }
data-no-key-and-value = se escribe clave=valor
data-no-such-seat = no existe ese puesto; hay { $known }
data-no-such-preset = no existe ese preajuste; hay { $known }
data-no-presets = { $name } no tiene preajustes
data-not-its-option = { $name } no tiene esa opción
data-not-its-file = { $name } no admite un archivo así
data-takes-no-cards = no admite archivos de cartas
data-takes-no-scenario = no admite archivos de escenario
data-two-scenarios = sobra cuando hay un --scenario-file
data-agreed-before = sobra: una partida guardada sigue como se acordó
data-no-squad-at-all = no se puede pagar ningún pelotón

## SCOPE Stalingrad

data-st-base-and-size = un escenario tiene una base, o columnas y filas propias, no ambas cosas
data-st-columns = un Frente tiene como mucho { $most } columnas, no { $found }
data-st-rows = un Frente tiene como mucho { $most } filas, no { $found }
data-st-computed = EA se calcula, nunca se escribe
data-st-supply = { $found } { $code }, pero solo hay { $most }
data-st-too-many-cards = { $found } cartas para { $cells } casillas ({ $sides })
data-st-too-many-empty = hacen falta { $found } Áreas Vacías, pero solo hay { $most } ({ $sides })
data-st-one-sniper = requiere exactamente un Tirador en el Frente y hay { $found } ({ $sides })
data-st-snipers = { $found } Tiradores, pero solo hay { $most } ({ $sides })
data-st-no-snipers = sin Tiradores un bando solo puede jugar en Modo Avanzado ({ $sides })
data-st-victory-item = se esperaba points, eliminateAll o reachLastRow y hay { $found }
data-st-points-twice = los puntos se nombran dos veces
data-st-no-base-points = no hay base de la que tomar "base"
data-st-not-at-setup = el bando no tiene { $code } en la preparación ({ $sides })
data-st-advanced-only = reachLastRow exige mode = "advanced"
data-st-no-way-to-win = el bando no puede cumplir ninguna condición de victoria ({ $sides })
data-st-empty-group = un grupo de tipos no puede estar vacío
data-st-no-unit = { $found } no es ni Tirador ni Unidad; hay { $known }
data-st-no-group = se esperaba una lista de tipos y hay { $found }
data-st-no-such-set = un conjunto es ["IN"] o ["IN", "MO"]
data-st-point-values = se esperaba p. ej. 'SN:2 OF:2 SC:1 MO:1 MG:1 IN:1', cada uno de 0 a { $most }, y hay { $found }
data-st-point-values-missing = falta { $kinds } en { $found }
data-st-wrong-mode = { $name } solo se juega en el modo { $mode }
data-st-teams-advanced = tres o cuatro juegan solo en Modo Avanzado (ST-TEAM-1)

## SCOPE Panzer

data-pz-house-name = 'house' es el juego de cartas que trae Fogline, con otros valores
data-pz-no-squad = ninguna unidad cabe en los { $points } puntos de { $scenario }
data-pz-no-light = ninguna unidad tiene blindaje 1: la regla de los carros ligeros queda vacía (PZ-STAT-3)
data-pz-no-medium = ninguna unidad tiene blindaje 2: la regla de los carros medios queda vacía (PZ-STAT-3)
data-pz-no-heavy = ninguna unidad tiene blindaje 3: la regla de los carros pesados queda vacía (PZ-STAT-3)
data-pz-has-armour = el reglamento da por hecho que { $unit } tiene blindaje ({ $clause })
data-pz-no-superior = ningún blindaje supera alguna potencia de fuego enemiga: el blindaje superior queda vacío (PZ-STAT-7)
data-pz-dear = cuesta más que los { $points } puntos de una Escaramuza (PZ-STAT-8)
data-pz-cheap = todo escuadrón cabe en los puntos de { $scenario }: no significan nada (PZ-STAT-8)
data-pz-no-turns = 0 turnos no son una partida; escriba none para no poner límite (AMB-76)
data-pz-turret-needs-terrain = necesita terreno: solo desde una colina se ve el interior de una torreta (PZ-OPEN-1)
data-pz-no-period = se esperaba none o un año y mes como 1944-12 y hay { $found }

## Spearpoint 1943

data-sp-schema = solo se conoce { $known }
data-sp-factions = se esperaban de una a { $most } facciones distintas
data-sp-crew-type-twice = { $found } aparece dos veces
data-sp-two-cards = hay dos cartas { $found }
data-sp-pool = { $faction } tiene { $found } cartas, más que { $most }
data-sp-pool-points = las cartas de { $faction } cuestan { $found } puntos, más que { $most }
data-sp-deck-size = hay { $found } cartas, más que { $most }
data-sp-sum = hay { $found }
data-sp-faction-sum = { $faction } tiene { $found }
data-sp-same-crew = { $faction } tiene dos cartas de esta tripulación: las de un tipo son iguales
data-sp-half = { $found } no es menos que full, { $full }
data-sp-needs-crew-card = { $card } necesita { $crew } y { $faction } no tiene
data-sp-air-lines = los aviones no están en ninguna línea
data-sp-air-crew = los aviones necesitan tripulación
data-sp-no-flight = solo vuelan los aviones
data-sp-lines = se esperaba front, rear o ambas
data-sp-lines-mobile = ambas líneas son para mobile_artillery, y mobile_artillery tiene ambas
data-sp-no-attack-value = un arma necesita un Valor de Ataque
data-sp-value-too-high = { $found } es más de lo que pueden dar dos dados
data-sp-too-many-weapons = una Unidad tiene como mucho dos armas
data-sp-no-bomb = solo los aviones lanzan bombas
data-sp-unarmed = una Unidad sin armas
data-sp-no-front = la infantería y los vehículos son Unidades de Primera Línea (SP-COMMIT-7)
data-sp-hardly-reached = { $found } no se alcanza casi nunca
data-sp-no-window = una carta necesita un momento en que jugarse
data-sp-icons = se esperaban los del objetivo: { $known }
data-sp-effects = se esperaban de uno a { $most } efectos
data-sp-no-attack-there = atacante y objetivo solo existen en los momentos de un ataque
data-sp-no-attack-to-last = un ataque solo existe en los momentos de un ataque
data-sp-lasts = { $effect } dura: un ataque, un turno, varios, o tanto como la Unidad
data-sp-over-at-once = { $effect } se acaba en el acto: instant
data-sp-reroll-window = reroll es solo para damage.rolled
data-sp-combat-only = damage_deal es para el combate (Parte 35)
data-sp-needs-unit = { $effect } necesita una Unidad
data-sp-captures-own = solo se capturan Unidades del enemigo (SP-CAP-2)
data-sp-no-unit-there = no hay Unidad
data-sp-amount = se esperaba un número entero de -{ $most } a { $most } distinto de 0 y hay { $found }
data-sp-no-such-weapon = una Unidad tiene las armas 1 y 2
data-sp-fits-nobody = una lista vacía no se ajusta a nadie
data-sp-not-on-damage = una carta de Daño hace algo de { $known }
data-sp-no-such-card = no existe esa carta de Unidad
data-sp-no-such-unit = { $found } no es una carta de Unidad
data-sp-only-so-many = solo hay { $most }
data-sp-other-faction = { $card } no es de { $faction }
data-sp-empty-deck = un mazo necesita cartas
data-sp-deck-limits = deck_min, { $low }, es mayor que deck_max, { $high }
data-sp-no-other-win = sin las formas habituales de ganar tiene que haber otras
data-sp-hand-of-no-deck = una mano dada es parte de un mazo dado
data-sp-crew-committed = una tripulación se asigna con su Unidad
data-sp-cannot-stand = { $card } no puede estar ahí
data-sp-say-which = { $effect } es para Unidades: diga cuáles
data-sp-cannot-stay = { $effect } no puede quedar en vigor para Unidades
data-sp-own-units = un efecto de una Situación es para Unidades propias del bando
data-sp-conditions-deep = condiciones dentro de condiciones dentro de condiciones
data-sp-one-condition = se esperaba exactamente una de { $known }
data-sp-no-conditions = se esperaban condiciones
data-sp-two-situations = hay dos Situaciones { $found }
data-sp-names-nothing = el juego de cartas no tiene nada con este nombre
data-sp-foreign-card = { $scenario } da a { $seat } la carta { $card }, que no es de { $faction }
data-sp-no-deck = { $seat } no tiene ningún mazo de { $low } a { $high } puntos
