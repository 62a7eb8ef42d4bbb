# Qué falla en un archivo o en una preparación. Las claves son las de kernel/faults.py y de faults.py de cada título.

data-at-line = línea { $line }, { $path }: { $why }
data-at-line-alone = línea { $line }: { $why }
data-at-key = { $path }: { $why }
data-at-file = { $why }
data-did-you-mean = { $why }; ¿querías decir { $name }?

## Cualquier archivo, cualquier preparación

data-no-toml = no es TOML: { $reason }
data-unreadable = no se puede leer como TOML
data-too-many-bytes = tiene { $found } bytes; el límite es { $most }
data-too-deep = tiene más de { $most } niveles de listas o tablas anidadas
data-too-many-parts = una clave con más de { $most } partes
data-too-many-digits = un número con más de { $most } cifras
data-more-keys = y { $found } claves desconocidas más
data-no-value = se esperaba un texto, un número entero, true o false, y hay { $found }
data-missing = falta
data-unknown-key = no existe esa clave; claves conocidas: { $known }
data-no-text = se esperaba un texto y hay { $found }
data-no-number = se esperaba un número entero y hay { $found }
data-no-list = se esperaba una lista y hay { $found }
data-no-table = se esperaba una tabla y hay { $found }
data-no-flag = se esperaba true o false y hay { $found }
data-no-name = se esperaba un nombre de caracteres imprimibles y hay { $found }
data-no-slug = { $found } no es un nombre de letras minúsculas, cifras y guiones
data-not-among = { $found } no está entre { $known }
data-too-small = { $found } es menos que { $least }
data-too-large = { $found } es más que { $most }
data-too-long = tiene { $found } caracteres; el límite es { $most }
data-too-many = tiene { $found } entradas; el límite es { $most }
data-unknown-option = no existe esa opción; opciones conocidas: { $known }
data-not-allowed-number = { $found } no está entre { $known } ni es un número de { $least } a { $most }
data-not-allowed-text = { $found } no está entre { $known } ni es otro texto

## Palabras de una orden y los archivos que nombran

data-no-such-game = no existe ese juego; juegos conocidos: { $known }
data-unfinished = la partida no ha terminado; solo se puede analizar una partida terminada
data-no-record = un registro debe empezar con { $first }
data-no-header = se esperaba 'clave: valor' y hay { $found }
data-not-in-header = falta { $key }
data-not-true = se esperaba 'true' y hay { $found }
data-no-entry = se esperaba 'puesto: acción' y hay { $found }
data-breaks-off = el registro se interrumpe en { $found }: es posible que el archivo esté incompleto
data-other-rules = esta partida usa la versión { $found } de las reglas; este programa tiene la versión { $here }
data-bad-entry = { $seat }: { $error }
data-no-such-line = el registro solo tiene { $count } líneas
data-no-decision = allí no hay nada que decidir: actúa CHANCE, habló un jugador o la partida ha terminado
data-not-a-world = no es una posición de este juego tal como la escriben los registros
data-over-there = la partida ya ha terminado en ese punto
data-foreign-world = este servidor solo continúa desde mundos imaginados por él mismo
data-not-deciding = este puesto no tiene nada que decidir ahí
data-broken-title = el título del paquete { $package } ({ $value }) no se puede cargar: { $error }
data-no-ray = Ray no está instalado; añade el extra: python -m pip install 'fogline[cluster]'
data-no-cluster = no hay ningún clúster de Ray disponible: { $reason }
data-other-sources = en estos nodos faltan las fuentes de Fogline o del título, o son distintas de las de esta orden ({ $here }): { $nodes }
data-nodes-lost = se perdieron procesos { $tries } veces, junto con su trabajo: { $reason }
data-no-file = no existe ese archivo o directorio
data-no-permission = permiso denegado
data-is-folder = es un directorio
data-no-folder = no es un directorio
data-file-fails = no se puede usar: { $reason }
data-no-utf8 = no es texto UTF-8
data-no-toml-files = no contiene archivos *.toml
data-another-game = ya contiene otra partida y no se va a sobrescribir; elige un archivo nuevo o continúa esa partida con --resume
data-game-of = es una partida de { $name }
data-no-such-command = no existe esa orden; órdenes conocidas: { $known }
data-game-not-command = es un juego, no una orden; para jugar: { $command }
data-no-such-word = no existe esa opción; { $command } las enumera
data-one-too-many = sobra este argumento; consulta { $command }
data-no-decimal = se esperaba un número y hay { $found }
data-no-key-and-value = se escribe clave=valor
data-no-such-seat = no existe ese puesto; puestos conocidos: { $known }
data-no-such-preset = no existe ese conjunto; conjuntos conocidos: { $known }
data-no-presets = { $name } no tiene conjuntos de opciones
data-not-its-option = { $name } no tiene esa opción
data-not-its-file = { $name } no admite un archivo así
data-takes-no-cards = no admite archivos de cartas
data-takes-no-scenario = no admite archivos de escenario
data-two-scenarios = no se puede combinar con --scenario-file
data-training-alone = las partidas de entrenamiento se juegan contra el ordenador, no contra otras personas
data-reasons-training = solo es para partidas de entrenamiento contra un ordenador que piensa: --training, y --against con un nivel
data-agreed-before = aquí no se admite: una partida guardada conserva las opciones con que empezó
data-needs-resume = solo vale para una partida guardada: nómbrala con --resume
data-one-side = en otro mundo juegas un solo bando contra el ordenador
data-no-squad-at-all = no alcanza para ninguna escuadra
data-another-training = ya contiene un entrenamiento; continúalo con --resume o indica otra carpeta
data-no-training = no contiene ningún entrenamiento que continuar
data-training-of = este entrenamiento es de { $name }
data-begun-so = aquí no se admite: un entrenamiento conserva las opciones con que empezó
data-two-seats = solo se pueden entrenar partidas de dos puestos
data-without-extra = faltan paquetes: pip install 'fogline[{ $extra }]'
data-no-puzzles = con este título no se pueden hacer problemas
data-puzzles-of = contiene problemas de { $name } con la semilla { $seed }; nombra otro archivo, o el mismo juego y la misma semilla
data-no-such-puzzle = no existe ese problema
