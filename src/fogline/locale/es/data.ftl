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
data-unknown-option = no existe esa opción; hay { $known }
data-not-allowed-number = { $found } no está entre { $known }, un número de { $least } a { $most }
data-not-allowed-text = { $found } no está entre { $known }, un texto

## Palabras de una orden y los archivos que nombran

data-no-such-game = no existe ese juego; hay { $known }
data-unfinished = la partida no ha terminado; solo se puede analizar una partida terminada
data-no-such-line = este registro tiene { $count } líneas
data-no-decision = allí nadie decide: actúa CHANCE, se dijo algo, o la partida ha terminado
data-not-a-world = esto no es una posición de este juego tal como la escriben los registros
data-over-there = la partida ya ha terminado ahí
data-foreign-world = este servidor continúa solo desde mundos que él mismo ha imaginado
data-not-deciding = este puesto no tiene nada que decidir ahí
data-broken-title = este título del paquete { $package } ({ $value }) no se puede cargar: { $error }
data-no-ray = Ray no está instalado aquí; viene con el extra: python -m pip install 'fogline[cluster]'
data-no-cluster = no hay ningún clúster de Ray que se pueda usar: { $reason }
data-other-sources = estos nodos tienen otras fuentes de Fogline o del título que esta orden ({ $here }), o ninguna: { $nodes }
data-nodes-lost = el trabajo se perdió con sus procesos, { $tries } veces: { $reason }
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
data-training-alone = una partida de entrenamiento es contra el ordenador, no contra otras personas
data-reasons-training = es para partidas de entrenamiento contra un ordenador que piensa: --training, y --against un nivel
data-agreed-before = sobra: una partida guardada sigue como se acordó
data-needs-resume = es para una partida guardada: nómbrala con --resume
data-one-side = otro mundo es para un solo bando, contra el ordenador
data-no-squad-at-all = no se puede pagar ningún pelotón
data-another-training = ya contiene un entrenamiento; continúalo con --resume o indica otra carpeta
data-no-training = no contiene ningún entrenamiento que continuar
data-training-of = es un entrenamiento de { $name }
data-begun-so = sobra: un entrenamiento continúa tal como empezó
data-two-seats = solo se pueden entrenar partidas de dos puestos
data-without-extra = faltan paquetes: pip install 'fogline[{ $extra }]'
data-no-puzzles = este juego no tiene con qué hacer problemas
data-puzzles-of = contiene problemas de { $name } con la semilla { $seed }; nombra otro archivo, o el mismo juego y la misma semilla
data-no-such-puzzle = no existe ese problema
