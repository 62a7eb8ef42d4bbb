# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Jugar en la terminal

help-actions = Ahora puedes escribir:
help-commands =
    Otras órdenes:
      list             lo que puedes hacer; «list search» o «list move G1a», al completo
      board            muestra otra vez el campo de batalla
      log              muestra lo desvelado hasta ahora
      rules ST-MOVE-2  muestra una cláusula; «rules» las enumera
      undo, undo 3     retira cartas colocadas en tu preparación; lo demás, solo en una partida de entrenamiento
      random           coloca al azar el resto de tu Frente
      save ARCHIVO     guarda la partida en un archivo
      quit             sale de la partida
plain-help-commands =
    Otras órdenes:
      list             lo que puedes hacer; «list» y un verbo: al completo
      help VERBO       muestra cómo se escribe una acción
      board            muestra otra vez la posición
      log              muestra lo desvelado hasta ahora
      undo, undo 3     retira lo que nadie más ha sabido
      save ARCHIVO     guarda la partida en un archivo
      quit             sale de la partida
help-words =
    Y, siempre que te toque:
      resign           abandona la partida
      offer draw       ofrece tablas; se responde con «accept draw» o «decline draw»
list-example = p. ej. { $action }
list-none = Ninguna acción empieza por «{ $words }».
list-more = Para ver más, escribe p. ej. «list { $words }».
log-latest = Desvelado últimamente (por turnos):
log-empty = Aún no se ha desvelado nada.
log-strict = Esta partida se juega de memoria (memory-aid=strict): no hay registro.
strict-hide = Pulsa Intro para ocultar lo que se ha mostrado.
random-only-set-up = «random» solo sirve durante la preparación.
refused = «{ $action }» no está permitido ({ $clause }). { $reason }
refused-within = En «{ $typed }»: { $refusal }
misread = «{ $text }» no es ninguna orden ni acción conocida. «help» muestra lo que se puede escribir.
misread-why = «{ $text }» no se entiende: { $why }. «help» muestra lo que se puede escribir.
misread-form = No entiendo «{ $text }». Escríbelo así: { $form }
say-refused = «{ $word }» no es posible ahora: no hay oferta que responder, o la tuya se rechazó y aún no has vuelto a actuar.
undo-refused = Eso ya no se puede deshacer: alguien se ha enterado, o no hay nada tuyo que deshacer.
training-begins = Entrenamiento: «undo» retira también las acciones que te han mostrado algo, con todo lo que vino después; «hint», «judge» y «tells» dan consejos. El registro dice que fue una partida de entrenamiento.
training-help = En esta partida de entrenamiento, «undo» retira también las acciones que te han mostrado algo. «hint» sugiere qué hacer (repítelo para saber más), «judge» valora tu última acción, y «tells» con una acción dice qué revelaría al otro bando. «why» explica la última jugada del ordenador, si se acordó («--reasons»).
hint-step = Otro «hint» muestra { $step ->
        [2] las mejores acciones
       *[other] el porqué
    }.
hint-option = { $number }. { $action }: { $figures }
advice-only-training = Los consejos son solo para partidas de entrenamiento: empieza una con «--training».
advice-no-action = Todavía no has hecho nada.
advice-tells-how = Escribe «tells» y una acción, p. ej. «tells { $action }».
why-agreed = El ordenador explica sus jugadas: «why» muestra qué comparó antes de la última; «why» con un número, antes de otra anterior. Eso revela muchas de sus cartas ocultas, a menudo todas.
why-how = «why» con un número explica otra de sus jugadas:
why-move = { $at }: { $action }
why-best-in = la mejor en { $count } de { $worlds ->
    [one] 1 mundo
   *[other] { $worlds } mundos
  }
why-record = El registro da la misma tabla: { $command }
why-not-agreed = No se acordó que el ordenador explique sus jugadas: empieza la partida con «--training --reasons».
why-none = El ordenador no hizo esa jugada, o todavía no se puede explicar.
undone = { $count ->
        [one] 1 acción deshecha.
       *[other] { $count } acciones deshechas.
    }
save-where = Escribe «save ARCHIVO».
saved = La partida está guardada en { $file }.
saved-secret = Ojo: el archivo contiene las cartas de todos los bandos.
file-refused = { $file }: { $why }
rules-which = Escribe «rules» y una cláusula:
rules-unknown = Aquí no hay texto para { $clause }; docs/rules/{ $game }.md tiene todas las cláusulas.
rules-none = { $title } no incluye el texto de sus reglas.
hand-over-hide = Pulsa Intro para limpiar la pantalla para el siguiente jugador.
hand-over = Sigue: { $seat }. Los demás, por favor, que no miren.
hand-over-show = Pulsa Intro cuando nadie más pueda ver la pantalla.
goodbye = Hasta la vista.

## Listas y comprobaciones

games-title = { $name }: { $title }, reglas versión { $rules }
games-scenarios = Escenarios (--scenario), con el tamaño de un Frente y los modos
games-seats = Puestos (--option o --players); tres o cuatro jugadores necesitan el Modo Avanzado
plain-games-scenarios = Escenarios (--scenario)
plain-games-seats = Puestos
games-options = Opciones (--option clave=valor), primero la opción por defecto
games-presets = Conjuntos de opciones (--preset)
games-levels = Niveles del ordenador (--against)
replay-reading = Leyendo la partida ...
verify-reading = Comprobando la partida ...
replay-note = { $mark ->
        [none] Nota: { $text }
       *[other] Nota { $mark } { $text }
    }
replay-unfinished = Esta partida no ha terminado, así que solo ves lo público. «--as all» lo muestra todo.
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
check-warning = Aviso: { $warning }
check-warnings = { $count ->
        [one] 1 aviso; el archivo se puede usar.
       *[other] { $count } avisos; el archivo se puede usar.
    }
partial = Interrumpido: estos son los resultados de { $done } de { $total } partidas.
partial-none = Interrumpido antes de que terminara la primera partida: no hay nada que contar.
progress-games = { $done } de { $total } partidas
progress-measurements = { $done } de { $total } mediciones
progress-actions = { $done } de { $total } acciones
progress-views = { $done } de { $total } vistas
progress-pace = { $rate } por segundo, faltan { $left }
progress-draws = empates { $draws }
fuzz-note = { $steps } pasos, { $failures } fallos
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
cli-examples = ejemplos
cli-default = (por defecto: { $value })
cli-error-required = falta: { $names }; consulta { $command }
cli-error-one-of = hace falta uno de estos: { $names }; consulta { $command }
cli-error-no-value = { $name } necesita un valor; consulta { $command }
cli-error-takes-none = { $name } no lleva ningún valor
cli-error-together = { $name } no se puede combinar con { $other }
cli-error-ambiguous = { $name } es la abreviatura de varias opciones: { $names }
cli-help = muestra esta ayuda y termina
cli-language = el idioma de todos los textos (por defecto: el de LANG)
cli-version = muestra la versión y si las reglas están compiladas
version-compiled = compilado
version-pure = Python puro
cli-play = jugar en el terminal
cli-replay = mostrar una partida grabada como puede verla un espectador o un puesto
cli-verify = comprobar que los sorteos y las decisiones secretas de un registro estaban fijados de antemano
cli-review = juzgar cada decisión de una partida terminada por lo que se podía saber
cli-bot = explicar qué compara un bot en una posición de una partida registrada, o qué podría creer allí un rival; comprobar o certificar un bot propio
cli-games = enumerar juegos, escenarios, puestos y opciones
cli-check = comprobar un archivo y señalar cada error
cli-arena = hacer jugar a los bots entre sí
cli-fuzz = jugar partidas al azar y comprobar cada invariante
cli-bench = medir la velocidad y el conocimiento de las cartas ocultas
cli-completion = escribe un guion con el que tu terminal completa órdenes y opciones
cli-completion-shell = el intérprete que las completa
cli-game = el juego: { $games }
cli-several = se puede repetir; «all» los indica todos
cli-only = solo { $games }
cli-scenario = el escenario (por defecto: el primero); «fogline games» los enumera
cli-scenario-file = tu propio escenario, en un archivo TOML
cli-preset = un conjunto de opciones; «fogline games» los enumera
cli-cards = tus propias cartas, en un archivo TOML o un directorio de ellos; «fogline check cards» los comprueba
cli-advanced = lo mismo que --option mode=advanced
cli-players = número de jugadores: lo mismo que --option players=N
cli-option = una opción del juego; se puede repetir
cli-against = quién juega los demás puestos: un bot ({ $bots }), un jugador al azar (random), personas ante este teclado (human), o un bot propio (module:Class, ./file.py:Class, "cmd:./programa")
cli-as = los puestos que juegas, separados por comas, o un bando (por defecto: el primer puesto); «fogline games» los enumera
cli-seed = hace repetibles el azar y los jugadores al azar; quien conoce la semilla conoce las preparaciones al azar
cli-record = guardar la partida en este archivo después de cada acción
cli-resume = continuar una partida guardada con las opciones con que empezó
cli-at = con --resume: continuar después de la línea N del registro
cli-another-world = con --resume: continuar desde lo que sabía tu puesto, contra el ordenador; todo lo que no podía saber se sortea de nuevo (con --seed si se indica)
cli-training = entrenamiento: puedes deshacer cualquier acción, haya mostrado lo que haya mostrado; el registro dice que fue una partida de entrenamiento
cli-reasons = en una partida de entrenamiento: el ordenador explica sus jugadas («why»), lo que revela muchas de sus cartas ocultas, a menudo todas
cli-json = escribir JSON
cli-check-kind = la clase de archivo
cli-check-game = el juego al que pertenece el archivo (por defecto: el primero que admite tales archivos)
cli-check-file = el archivo, o un directorio de ellos
cli-replay-file = la partida grabada
cli-replay-as = el punto de vista: un puesto, public o all (por defecto: all si la partida ha terminado y public si no)
cli-replay-to = parar tras este número de acciones
cli-verify-commitment = un compromiso que recibiste al jugar, para comprobar que pertenece a esta partida; se puede repetir
cli-review-as = analizar un solo puesto, con lo que podía saber antes del final (por defecto: la partida entera)
cli-review-seed = otra semilla imagina otros mundos; la misma da el mismo análisis
cli-review-worlds = mundos por decisión
cli-bot-position = el número de líneas jugadas antes
cli-bot-level = el nivel del bot
cli-bot-seed = la semilla: la misma da la misma tabla en cualquier máquina
cli-bot-worlds = mundos imaginados
cli-bot-as = para eyes: el puesto por cuyas cartas se pregunta (por defecto: el primero)
cli-bot-action = para worlds: la acción, como se escribe (por defecto: la que se jugó)
bot-explains = { $seat }, después de { $at ->
        [one] 1 línea
       *[other] { $at } líneas
    }: en el nivel «{ $level }» el ordenador jugaría «{ $action }» con esta semilla.
bot-played = Se jugó: «{ $action }».
bot-by-thumb = A este nivel el ordenador decide por reglas sencillas; las cifras son del juez.
bot-judge = Según { review-judge-name }, en { $worlds } mundos, semilla { $seed }.
bot-column-action = Acción
bot-column-chance = Probabilidad
bot-column-worlds = Mundos
bot-column-best = Mejor en
bot-again = Para obtener la misma tabla: { $command }
bot-eyes = Lo que { $viewer } podría creer de las cartas ocultas de { $seat }, después de { $at ->
        [one] 1 línea
       *[other] { $at } líneas
    }:
bot-column-place = Lugar
bot-column-odds = Qué podría haber
bot-worlds = { $seat }, después de { $at ->
        [one] una línea
       *[other] { $at } líneas
    }: «{ $action }» en nueve mundos compatibles con lo que se sabía.
bot-worlds-share = Gana el { $share } % de { $games } partidas. Ambos bandos siguen como { $level }, semilla { $seed }.
bot-worlds-other = La mejor alternativa, «{ $action }», gana el { $share } %.
bot-column-world = Mundo
bot-column-shows = Lo que muestra
bot-column-points = Gana
bot-column-other = Alternativa
cli-puzzles = resolver problemas, adivinar dónde están las cartas o hacer problemas con partidas entre bots
cli-puzzles-play = resolver problemas: encontrar la única acción que es la mejor, según lo que se puede saber
cli-puzzles-guess = adivinar dónde está una carta, en porcentaje
cli-puzzles-list = contar los problemas por juego, grado y tema
cli-puzzles-make = buscar problemas en partidas entre bots
cli-puzzles-count = número de problemas
cli-puzzles-seed = con otra semilla se juegan otras partidas; la misma da los mismos problemas
cli-puzzles-out = el archivo (por defecto: puzzles-JUEGO.json.gz); si contiene problemas con la misma semilla, la búsqueda sigue desde ahí
cli-puzzles-rejudge = juzgar primero otra vez los problemas del archivo y descartar los que ya no sirven
cli-puzzles-number = el número de un problema
cli-puzzles-today = el problema del día, el mismo para todos
cli-puzzles-theme = solo problemas de este tema
cli-puzzles-grade = solo problemas de este grado, de 1 (fácil) a { $most }
cli-fuzz-scenario = solo este escenario
cli-fuzz-preset = solo este conjunto de opciones
cli-fuzz-games = número de partidas
cli-fuzz-seed = otra semilla juega otras partidas; la misma las repite
cli-fuzz-failures = dónde se escriben los registros de las partidas que fallan
cli-fuzz-jobs = número de procesos (por defecto: uno por núcleo); no afecta al resultado
cli-ray = jugar en las máquinas de un clúster de Ray: auto, host:puerto, o local para uno en esta máquina con --jobs núcleos; no afecta al resultado
cli-fuzz-limit = cortar una partida tras este número de pasos
cli-arena-bots = cualquier número de jugadores, todos contra todos: { $bots }, seer (lo ve todo), veteran-2026 (un veterano anterior), el archivo de una red (.npz) con la que juegue un as, o un bot propio (module:Class, ./file.py:Class, "cmd:./programa"); el primero juega también contra sí mismo (la prueba nula)
cli-arena-games = número de partidas por pareja; los bots cambian de bando después de cada una
cli-arena-seed = otra semilla juega otras partidas; la misma las repite, salvo con --seconds
cli-arena-worlds = número de mundos que un veteran o un ace considera antes de cada acción
cli-arena-seconds = límite de tiempo por acción para un veteran o un ace (por defecto: ninguno)
cli-arena-again = preguntar a un bot este número de veces más por cada decisión, para separar la suerte de la habilidad donde no hay dados; las partidas son las mismas y tardan más
arena-limit = Una partida se declara tablas tras { $turns } turnos (max-turns={ $turns }): sin límite podría no acabar nunca.
arena-summary = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $draws ->
        [one] 1 empate
       *[other] { $draws } empates
    }, { $turns } turnos de media
arena-reasons = motivos (una partida puede tener varios): { $reasons }
arena-reason-unfinished = interrumpida
arena-reason-forfeited = por descalificación
arena-stopped = { $games ->
        [one] 1 partida se detuvo tras { $actions } acciones y cuenta como empate.
       *[other] { $games } partidas se detuvieron tras { $actions } acciones y cuentan como empates.
    }
arena-twice = { $bot } se ha indicado más de una vez; cuenta como un solo jugador.
arena-alone = Solo se juega la prueba nula: { $bot } contra sí mismo.
arena-bot = jugador
arena-wins = victorias
arena-share = parte
arena-interval = intervalo 95 %
arena-first = gana quien empieza
arena-ms = ms por acción
arena-slowest = máximo
arena-pair = pareja
arena-null = prueba nula: { $bot } – { $bot }
arena-together = todas las parejas
arena-rating = puntuación
arena-games = partidas
arena-fair = sin la suerte
arena-fair-interval = intervalo 95 %
arena-fewer = menos partidas
arena-draws = empates
arena-turns = turnos
arena-repeats = turnos repetidos
bot-failed = El { $bot } ha fallado y juega al azar esta vez ({ $why }).
cli-bench-rounds = número de rondas; se da la mediana
cli-bench-seconds = segundos de procesador por medición
bench-partial = Interrumpido: estas son las medianas hasta ahora.
bench-summary = En un segundo de procesador ({ $build }), primer escenario:
bench-title = título
bench-api = pasos
bench-playout = pasos de simulación
bench-clone = copias
bench-view = vistas
bench-imagine = mundos
cli-bench-speed = medir la velocidad de las reglas de un título
cli-bench-belief = puntuar una propuesta en Fogline Bench: ¿quién sabe mejor qué está oculto?
cli-bench-make = generar las vistas de Fogline Bench, o seguir generándolas
cli-belief-submission = módulo:Clase, ./archivo.py:Clase, even (pesos iguales), sampled (lo mismo con 100 mundos) o believed (las creencias de los bots)
cli-belief-data = una carpeta de fogline bench make (por defecto: la muestra que trae cada título)
cli-belief-set = solo este conjunto: even (mundos sorteados por igual) o games (partidas de niveles reales)
cli-belief-views = número máximo de vistas de cada conjunto
cli-belief-plant = mezclar esta parte de la verdad en las respuestas, para probar el test de filtraciones
cli-belief-seed = la semilla del azar de la propuesta y de los tests
cli-make-folder = la carpeta de los archivos
cli-make-views = número de vistas de cada título
cli-make-part = número de vistas de un archivo
cli-make-seed = la semilla; la versión 1.0 tiene la semilla 1
make-partial = Interrumpido: la misma orden continúa.
make-made = { $title }: { $views } vistas, partes: { $parts }, huella: { $print }
belief-partial = Interrumpido: estas son las puntuaciones hasta ahora.
belief-summary = Pérdida logarítmica en nats por lugar, { $worlds } mundos por vista, intervalos del 95 % por partida. Las ganancias se comparan con los pesos iguales.
belief-submission = propuesta
belief-title = título
belief-set = conjunto
belief-even = sorteado
belief-games = partidas
belief-views = vistas / partidas
belief-log = pérdida log.
belief-gain = ganancia
belief-leak = p, sin filtración
belief-energy = conjunto: ganancia
belief-apart = conjunto: p, mismos mundos
belief-regret = valor: pérdida
belief-order = valor: correlación de rangos
belief-flagged = { $title }, { $set }: señalado. Las respuestas encajan con los mundos verdaderos mejor que nada que se siga de las vistas (falsas alarmas: { $level }).
cli-serve = poner en marcha un servidor para personas y programas (HTTP)
cli-serve-host = la dirección en la que se escucha (por defecto: 127.0.0.1, solo este ordenador)
cli-serve-port = el puerto (por defecto: 8000; 0 para cualquiera que esté libre)
cli-serve-database = dónde se guardan las partidas: sqlite:///ARCHIVO (por defecto: un archivo en tu directorio de datos) o postgresql://USUARIO@SERVIDOR/NOMBRE, que varios servidores pueden compartir
cli-serve-rate = peticiones por segundo que se aceptan de una misma dirección (por defecto: 200)
cli-serve-costly-rate = lo mismo para las peticiones costosas, como las partidas nuevas (por defecto: 5)
cli-serve-allowed-host = un nombre del servidor, como juegos.example.org, además de localhost y de la dirección en la que escucha; se puede repetir
cli-serve-trusted-proxy = la dirección o la red de un proxy inverso en el que se confía para identificar al cliente (X-Forwarded-For); se puede repetir
cli-serve-work = segundos de trabajo por minuto para una misma dirección (por defecto: 30)
cli-serve-stored = kilobytes por minuto que se guardan para una misma dirección (por defecto: 1200)
cli-serve-idle-seconds = cerrar una conexión tras estos segundos de inactividad (por defecto: 75)
cli-serve-connections = número máximo de conexiones; si se supera, se corta la que lleva más tiempo inactiva (por defecto: 4096)
cli-serve-connections-per-address = lo mismo para una misma dirección (por defecto: 500)
cli-serve-streams = número máximo de flujos de eventos (por defecto: 3000)
cli-serve-streams-per-address = lo mismo para una misma dirección (por defecto: 250)
cli-serve-notices = un archivo TOML que dice adónde se pueden enviar avisos («es tu turno»): servicios push, un servidor de correo, webhooks
cli-serve-memory = límite aproximado, en megabytes, de las partidas en memoria; las demás se leen de la base de datos cuando hacen falta (por defecto: 512)
cli-serve-least-free = no empezar partidas nuevas con menos megabytes libres en el disco (por defecto: 100)
cli-serve-largest-database = no empezar partidas nuevas cuando la base de datos alcance estos megabytes (por defecto: sin límite)
serve-starting = Arrancando el servidor ...
serve-ready = Fogline está sirviendo en { $address } (se detiene con Ctrl+C)
serve-nothing-kept = NO SE GUARDA NADA: la base de datos está solo en memoria (sqlite://), así que todas las partidas se pierden cuando se para este servidor. Usa --database sqlite:///ARCHIVO para guardarlas.

## Lo que se puede escribir en este idioma; la notación de las partidas guardadas es inglesa

command-help = ayuda
command-list = lista
command-board = tablero
command-log = registro
command-rules = reglas
command-undo = deshacer
command-hint = pista
command-judge = juzgar
command-tells = dirá
command-why = por qué
command-random = azar
command-save = guardar
command-quit = salir
command-resign = abandonar
command-offer-draw = ofrecer tablas
command-accept-draw = aceptar tablas
command-decline-draw = rechazar tablas
help-short = Bastan las primeras letras de una palabra si no son ambiguas. Solo estas se escriben enteras: { $words }.
help-both = «{ $word }» es una acción de este juego; la orden es «{ $command }».
help-english = Todas las palabras, con la inglesa, que también vale: { $words }.
misread-short = «{ $text }» puede significar varias cosas: { $words }. Escribe un poco más.
terminal-memory-aid = Ayuda de memoria
terminal-memory-aid-off = solo cuando se pide
terminal-memory-aid-log = registro bajo el tablero
terminal-memory-aid-marks = marcas en el tablero
terminal-memory-aid-strict = ninguna, de memoria

## Balance: is a title fair?

cli-balance = jugar muchas partidas entre bots de un mismo nivel e informar de qué bando gana, y con qué
cli-balance-level = quién juega ambos bandos: { $bots }, o un bot propio (module:Class, ./file.py:Class, "cmd:./programa")
cli-balance-kinds = qué clases de partidas, si el título tiene varias (por defecto: todas)
cli-balance-games = número de partidas de cada clase, por cada escenario y conjunto
balance-side = bando
balance-won = gana
balance-interval = intervalo 95 %
balance-games = partidas
balance-who = quién
balance-first = jugó primero
balance-first-side = primer bando
balance-game = las partidas
balance-mean = parte o media
balance-fair = sin la suerte
balance-draws = empates
balance-turns = turnos
balance-moved-first = quien empieza
balance-first-side-by = el primer bando, con …
balance-by-setup = Por preparación:

## Entrenamiento: una red que aprende jugando contra sí misma

cli-train = entrenar una red jugando contra sí misma y medirla contra los niveles mientras aprende
cli-train-folder = la carpeta del entrenamiento: redes, registro y curva (por defecto: training-JUEGO)
cli-train-resume = continuar el entrenamiento de la carpeta
cli-train-minutes = parar tras estos minutos; Ctrl-C lo para antes y no se pierde nada
cli-train-decisions = parar tras N decisiones o cuando se acabe el tiempo, lo que ocurra antes
cli-train-seed = otra semilla entrena otra red (por defecto: 0)
cli-train-games = número de partidas por nivel y escenario en cada medición; la mitad contra el veterano
cli-train-plan = un parámetro del entrenamiento (docs/training.md); se puede repetir
cli-train-ray = jugar en las máquinas de un clúster de Ray y aprender en esta: auto, host:puerto, o local para un clúster en esta máquina (docs/training.md)
progress-train = { $phase ->
    [imitation] imitación
   *[self-play] juego contra sí misma
    }: { $decisions } decisiones, { $games } partidas, { $pace } decisiones por segundo, entropía { $entropy }, quedan { $left }
train-summary = { $decisions } decisiones en { $games } partidas ({ $imitated } de imitación, { $played } de juego contra sí misma), { $hours } horas de entrenamiento; todo está en { $folder }
train-scenario = escenario
train-level = contra
train-games = partidas
train-wins = ganadas
train-draws = empatadas
train-share = proporción
train-interval = intervalo del 95 %
cli-mcp = dar un puesto en un servidor a un modelo de lenguaje, como servidor MCP por stdin y stdout
cli-mcp-seat = un archivo con el token o el enlace de un puesto
cli-door-server = la dirección de un servidor, como https://games.example.org
cli-door-key = un archivo con la clave de una cuenta de bot
cli-bot-task-connect = hacer jugar a un bot en un servidor, con la clave de su cuenta; vuelve tras un corte
cli-connect-bot = el bot: cmd:ORDEN, módulo:Clase, ./archivo.py:Clase, un archivo de red o un nivel
cli-connect-titles = los títulos a los que juega (por defecto: todos)
cli-connect-games = aceptar desafíos mientras haya menos partidas sin terminar que estas
cli-connect-seek = buscar también partidas en la sala: el cuerpo de POST /api/lobby/seek
bot-connect-ready = Conectando con { $server }. Pulsa Ctrl+C para terminar.
bot-connect-plays = Juega a { $title } como { $seat }: partida { $game }
bot-connect-failed = El bot ha fallado en la partida { $game }, así que se ha jugado una acción al azar: { $why }
bot-connect-given-up = No se puede jugar la partida { $game }: { $why }
bot-connect-cut = { $why }. Nuevo intento en { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
}

## Bots by others

cli-patience = para un bot propio: los segundos que puede tardar una respuesta, además de --seconds
cli-bot-log = para un bot propio: añadir a este archivo lo que un programa escribe en su salida de errores y la traza de cada excepción de una clase
cli-forfeit = un bot propio pierde la partida con su primer fallo (por defecto: se juega una acción al azar)
cli-bot-task-explain = qué hace un bot de un nivel en una posición de una partida registrada, y las razones a favor de cada acción
cli-bot-task-eyes = qué podría creer en esa posición un rival con memoria perfecta de las cartas ocultas de un puesto
cli-bot-task-worlds = cómo sale una acción en nueve mundos compatibles con lo que sabía su puesto en esa posición
cli-bot-task-check = jugar partidas enteras con un bot propio y nombrar todo lo que incumple el protocolo
cli-bot-task-certify = preguntar a un bot en pares de mundos que no puede distinguir si sus respuestas dependen solo de su vista
cli-review-bots = mostrar qué habrían jugado estos bots en cada decisión: un nivel, el archivo de una red (.npz), o un bot propio (module:Class, ./file.py:Class, "cmd:./programa")
guest-failed = { $bot } ha fallado ({ $fault }) y juega al azar esta vez.
arena-fault = fallo
arena-times = veces
arena-first-time = la primera vez
fault-start = no arranca
fault-greeting = saludo incorrecto
fault-crash = se cierra
fault-late = respuesta tardía
fault-malformed = respuesta mal formada
fault-extra = salida de más
fault-error = comunica un error
fault-illegal = acción ilegal
cli-bot-name = un bot propio: module:Class, ./file.py:Class, o "cmd:./programa"
cli-bot-setups = como mucho este número de configuraciones de cada juego (por defecto: todos los escenarios, ajustes y opciones con nombre)
cli-bot-seed-games = otra semilla juega otras partidas; la misma las repite
cli-certify-bot = cualquier jugador de la arena: un bot propio (module:Class, ./file.py:Class, "cmd:./programa"), un nivel, o el archivo de una red (.npz)
cli-certify-games = número de partidas de cada configuración
check-found = { $breaches ->
        [one] 1 incumplimiento
       *[other] { $breaches } incumplimientos
    }
check-played = { $bot }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $decisions ->
        [one] 1 decisión
       *[other] { $decisions } decisiones
    }.
check-breach = { $fault } ({ $setup }, { $place }): { $text }
check-line = línea { $number }
check-request = petición { $number }
check-breaches = { $breaches ->
        [one] 1 incumplimiento del protocolo
       *[other] { $breaches } incumplimientos del protocolo
    }: { $counts }
check-differing = { $differing } de { $twice } peticiones enviadas dos veces recibieron otra respuesta la segunda vez. Está permitido, pero las partidas con este bot no se pueden repetir.
check-fine = Cumple el protocolo.
fault-lingers = no termina con su entrada
certify-setup = configuración
certify-verdict = resultado
certify-games = partidas
certify-pairs = pares de mundos
certify-differing = respuestas distintas
certify-unrepeatable = no repetibles
certify-chance = por azar
certify-is-fair = limpio
certify-is-random = sin fugas halladas, azar propio
certify-is-untested = sin probar
certify-is-broken = interrumpido
certify-is-leak = fuga
certify-told-fair = { $bot } queda certificado: en { $pairs } pares de mundos que su puesto ve iguales, todas las respuestas fueron las mismas en ambos. Un bot cuyas respuestas difieran en más del { $bound } de esos pares habría sido descubierto con una probabilidad del 95 %.
certify-told-random = { $bot } queda certificado con reservas: { $unrepeatable } de { $decisions } preguntas recibieron respuestas distintas al hacerlas dos veces con la misma semilla, así que tiene azar propio. Sus respuestas no dependieron de las cartas ocultas en { $pairs } pares de mundos.
certify-told-untested = { $bot } no queda certificado: nunca dio una acción en cada uno de dos mundos distintos.
certify-failed = En { $failed } de { $decisions } preguntas falló en al menos un mundo; no cuentan como pares.
certify-told-broken = { $bot } no queda certificado: su proceso terminó una y otra vez.
certify-told-leak = { $bot } no es limpio: sus respuestas dependen de cartas que su puesto no puede ver (por azar, con una probabilidad menor que { $sure }).
certify-example = Por ejemplo, en la partida { $game } de { $setup }, tras { $at } acciones: «{ $here }» en un mundo, «{ $there }» en el otro.
review-same = { $bot } habría jugado lo mismo en { $same } de { $of } decisiones.
