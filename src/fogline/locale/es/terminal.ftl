# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

## Jugar en la terminal

help-actions = Lo que puedes hacer ahora se escribe así:
help-commands =
    Además:
      list             lo que puedes hacer; «list search», «list move G1a» al completo
      board            otra vez el campo de batalla
      log              lo desvelado hasta ahora
      rules ST-MOVE-2  lo que dice una cláusula; «rules» las enumera
      undo, undo 3     retira cartas colocadas en tu preparación; lo demás, solo en una partida de entrenamiento
      random           coloca al azar el resto de tu Frente
      save FICHERO     guarda la partida en un fichero
      quit             salir
plain-help-commands =
    Además:
      list             lo que puedes hacer; «list» y un verbo: al completo
      help VERBO       cómo se escribe una acción
      board            otra vez la posición
      log              lo que se te ha contado hasta ahora
      undo, undo 3     retira lo que nadie más ha sabido
      save FICHERO     guarda la partida en un fichero
      quit             salir
help-words =
    Y, siempre que se te pregunte:
      resign           abandonar la partida
      offer draw       ofrecer tablas; se responde con «accept draw» o «decline draw»
list-example = p. ej. { $action }
list-none = No se puede hacer nada que empiece por «{ $words }».
list-more = Más con, p. ej., «list { $words }».
log-latest = Desvelado últimamente (por turnos):
log-empty = Aún no se ha desvelado nada.
log-strict = Esta partida se juega de memoria (memory-aid=strict): no hay registro.
strict-hide = Pulsa Intro; entonces se retira lo que se ha mostrado.
random-only-set-up = «random» es solo para la preparación.
refused = «{ $action }» no está permitido ({ $clause }). { $reason }
refused-within = En «{ $typed }»: { $refusal }
misread = «{ $text }» no es nada que yo conozca. «help» muestra lo que se puede escribir.
misread-why = «{ $text }» no se entiende: { $why }. «help» muestra lo que se puede escribir.
misread-form = No entiendo «{ $text }». Escríbelo así: { $form }
say-refused = «{ $word }» no tiene sentido ahora: no hay oferta que responder, o la tuya se rechazó y aún no has vuelto a actuar.
undo-refused = Eso ya no se puede deshacer: alguien se ha enterado, o no hay nada tuyo que deshacer.
training-begins = Entrenamiento: «undo» retira también lo que te ha mostrado algo, con todo lo que vino después; «hint», «judge» y «tells» dan consejos. El registro dice que fue un entrenamiento.
training-help = En esta partida de entrenamiento «undo» retira también lo que se ha mostrado. «hint» dice qué hacer (otra vez: más), «judge» lo buena que fue tu última acción, y «tells» con una acción lo que dirá al otro bando. «why» explica la última jugada del ordenador, si se acordó («--reasons»).
hint-step = «hint» otra vez muestra { $step ->
        [2] las mejores acciones
       *[other] el porqué
    }.
hint-option = { $number }. { $action }: { $figures }
advice-only-training = Los consejos son para partidas de entrenamiento: «--training» al empezar.
advice-no-action = Todavía no has hecho nada.
advice-tells-how = Escribe «tells» y una acción, p. ej. «tells { $action }».
why-agreed = El ordenador explica sus jugadas: «why» dice qué comparó antes de la última, «why» con un número antes de otra. Eso muestra muchas de sus cartas ocultas, a menudo todas.
why-how = «why» con un número explica otra de sus jugadas:
why-move = { $at }: { $action }
why-best-in = la mejor en { $count } de { $worlds ->
    [one] 1 mundo
   *[other] { $worlds } mundos
  }
why-record = El registro da la misma tabla: { $command }
why-not-agreed = No se acordó que el ordenador explique sus jugadas: «--reasons» con «--training» al empezar.
why-none = No existe tal jugada del ordenador, o todavía no se puede explicar.
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
rules-none = { $title } no trae ningún texto de sus reglas.
hand-over-hide = Pulsa Intro para limpiar la pantalla para el siguiente jugador.
hand-over = Sigue: { $seat }. Los demás, por favor, que no miren.
hand-over-show = Pulsa Intro cuando nadie más pueda ver la pantalla.
goodbye = Hasta la vista.

## Listas y comprobaciones

games-title = { $name }: { $title }, versión { $rules } de las reglas
games-scenarios = Escenarios (--scenario), con el tamaño de un Frente y los modos
games-seats = Puestos (--option o --players); Modo Avanzado para tres y cuatro
plain-games-scenarios = Escenarios (--scenario)
plain-games-seats = Puestos
games-options = Opciones (--option clave=valor), primero la habitual
games-presets = Conjuntos (--preset), opciones que van juntas
games-levels = Niveles del ordenador (--against)
replay-reading = Leyendo la partida ...
verify-reading = Comprobando la partida ...
replay-note = { $mark ->
        [none] Nota: { $text }
       *[other] Nota { $mark } { $text }
    }
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
partial = Interrumpido: esto es lo que dicen { $done } de { $total } partidas.
progress-games = { $done } de { $total } partidas
progress-measurements = { $done } de { $total } mediciones
progress-actions = { $done } de { $total } acciones
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
cli-help = muestra esta ayuda y termina
cli-language = el idioma de todos los textos (por omisión, el de LANG)
cli-version = muestra la versión y si las reglas están compiladas
version-compiled = compilado
version-pure = Python puro
cli-play = jugar en el terminal
cli-replay = contar una partida grabada como puede saberla quien la ve
cli-verify = comprobar que los sorteos y las decisiones secretas de un registro estaban fijados de antemano
cli-review = juzga cada decisión de una partida terminada por lo que se podía saber
cli-bot = explica qué compara un bot en una posición de una partida registrada, o qué podría creer allí un rival
cli-games = enumerar juegos, escenarios, puestos y opciones
cli-check = examinar un fichero: se nombra cada error
cli-arena = hacer jugar a los bots entre sí
cli-fuzz = jugar partidas al azar y comprobar cada invariante
cli-bench = medir la velocidad de las reglas de un título
cli-game = el juego: { $games }
cli-several = se puede repetir; «all» significa todos
cli-only = solo { $games }
cli-scenario = el escenario; «fogline games» los enumera
cli-scenario-file = un escenario propio, como fichero TOML
cli-preset = opciones que van juntas; «fogline games» las enumera
cli-cards = cartas propias, en un fichero TOML o un directorio de ellos; «fogline check cards» lo examina
cli-advanced = lo mismo que --option mode=advanced
cli-players = cuántos juegan: lo mismo que --option players=N
cli-option = una opción del juego; se puede repetir
cli-against = quién juega los demás puestos: un bot ({ $bots }), un jugador al azar, o personas ante este teclado
cli-as = los puestos que juegas, separados por comas, o un bando; «fogline games» los enumera
cli-seed = hace repetibles el azar y el jugador al azar; quien conoce la semilla conoce las preparaciones al azar
cli-record = guardar la partida en este fichero, que se escribe tras cada acción
cli-resume = continuar una partida guardada, tal como se acordó
cli-at = con --resume: continuar después de tantas líneas del registro
cli-another-world = con --resume: continuar desde lo que sabía tu puesto, contra el ordenador; todo lo que no podía saber se sortea de nuevo, con --seed si lo hay
cli-training = permite retirar también acciones, hayan mostrado lo que hayan mostrado; el registro dice que fue una partida de entrenamiento
cli-reasons = en una partida de entrenamiento: el ordenador explica sus jugadas («why»), lo que muestra muchas de sus cartas ocultas, a menudo todas
cli-json = escribir JSON
cli-check-kind = qué clase de fichero es
cli-check-game = el juego al que pertenece el fichero
cli-check-file = el fichero, o un directorio de ellos
cli-replay-file = la partida grabada
cli-replay-as = la lectura de quién: un puesto, public o all (por omisión si la partida ha terminado; si no, public)
cli-replay-to = parar tras este número de acciones
cli-verify-commitment = un compromiso que recibiste al jugar: debe pertenecer a esta partida; puede darse varias veces
cli-review-as = para un asiento, solo con lo que podía saber antes del final (por defecto, la partida entera)
cli-review-seed = otra semilla imagina otros mundos; la misma da el mismo análisis
cli-review-worlds = mundos por decisión (por defecto { $worlds })
cli-bot-what = explain: qué hace un bot de ese nivel en esa posición, y qué habla a favor de cada acción; eyes: qué podría creer un rival con memoria perfecta de las cartas ocultas de un asiento; worlds: cómo sigue una acción en nueve mundos que encajan con lo que sabía su puesto
cli-bot-position = el número de líneas jugadas antes
cli-bot-level = el nivel del bot (por defecto: veteran)
cli-bot-seed = la semilla: la misma da la misma tabla en cualquier máquina (por defecto: 0)
cli-bot-worlds = mundos imaginados (por defecto: { $worlds })
cli-bot-as = para eyes: el asiento del que son las cartas (por defecto, el primero)
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
bot-again = La misma tabla otra vez: { $command }
bot-eyes = Lo que { $viewer } podría creer de las cartas ocultas de { $seat }, después de { $at ->
        [one] 1 línea
       *[other] { $at } líneas
    }:
bot-column-place = Lugar
bot-column-odds = Qué puede haber
bot-worlds = { $seat }, después de { $at ->
        [one] una línea
       *[other] { $at } líneas
    }: «{ $action }» en nueve mundos que encajan con lo que se sabía.
bot-worlds-share = En { $games } partidas gana el { $share } %. Ambos bandos siguen como { $level }, semilla { $seed }.
bot-worlds-other = La mejor de las otras, «{ $action }», gana el { $share } %.
bot-column-world = Mundo
bot-column-shows = Lo que muestra
bot-column-points = Gana
bot-column-other = La mejor de las otras
cli-puzzles = resolver problemas, adivinar dónde están las cartas o hacer problemas con partidas del ordenador
cli-puzzles-play = resolver problemas: una sola acción es la mejor, por lo que se puede saber
cli-puzzles-guess = adivinar dónde está una carta, en tantos por ciento
cli-puzzles-list = cuántos problemas hay y de qué tratan
cli-puzzles-make = buscar problemas en partidas del ordenador
cli-puzzles-count = cuántos problemas (por defecto { $count })
cli-puzzles-seed = con otra semilla se juegan otras partidas; la misma da los mismos problemas
cli-puzzles-out = el archivo; si contiene problemas con la misma semilla, la búsqueda sigue desde ahí
cli-puzzles-again = primero vuelve a juzgar los problemas del archivo y descarta los que ya no lo son
cli-puzzles-number = el número de un problema
cli-puzzles-today = el problema del día, el mismo para todos
cli-puzzles-theme = solo problemas de este tema
cli-puzzles-grade = solo problemas de este grado, de 1 (fácil) a { $most }
cli-fuzz-scenario = solo este escenario
cli-fuzz-preset = solo este conjunto de opciones
cli-fuzz-games = cuántas partidas (por omisión { $games })
cli-fuzz-seed = otra semilla juega otras partidas; la misma, las mismas
cli-fuzz-failures = adónde van las partidas que fallan (por omisión { $folder })
cli-fuzz-jobs = cuántos procesos (por omisión, uno por núcleo); el resultado no depende de ello
cli-ray = jugar en las máquinas de un clúster de Ray: auto, host:puerto, o local para uno en esta máquina con --jobs núcleos; el resultado no depende de ello
cli-fuzz-limit = cortar una partida tras este número de pasos (por omisión { $limit })
cli-arena-bots = cualquier número de jugadores, que se enfrentan todos: { $bots }, seer, que lo ve todo, veteran-2026, un veterano anterior, o el archivo de una red (.npz), con la que juega un as; el primero juega también contra sí mismo (la prueba nula)
cli-arena-games = cuántas partidas de cada pareja; los bots cambian de bando después de cada una (por defecto { $games })
cli-arena-seed = otra semilla juega otras partidas; la misma semilla las mismas, salvo con --seconds
cli-arena-worlds = cuántos mundos mira un veteran o un ace antes de cada acción (por defecto { $worlds })
cli-arena-seconds = cuánto tiempo puede mirar como máximo; sin esto, el que haga falta
cli-arena-again = preguntar a un bot tantas veces más por cada decisión, para separar la suerte de la habilidad donde no hay dados; las partidas son las mismas y tardan más
arena-limit = Una partida es un empate tras { $turns } turnos (max-turns={ $turns }): sin límite podría no acabar nunca.
arena-summary = { $games } partidas, { $draws } de ellas empates, { $turns } turnos de media
arena-reasons = cómo acabaron: { $reasons }
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
cli-bench-rounds = cuántas veces se mide todo; cuenta la mediana ({ $rounds } por defecto)
cli-bench-seconds = tiempo de procesador de cada medición ({ $seconds } por defecto)
bench-partial = Interrumpido: estas son las medianas de lo medido hasta ahora.
bench-summary = En un segundo de procesador ({ $build }), primer escenario:
bench-title = título
bench-api = pasos
bench-playout = pasos dentro
bench-clone = copias
bench-view = vistas
bench-imagine = mundos
cli-serve = permite jugar por HTTP a personas y programas
cli-serve-host = la dirección en la que se escucha (por defecto 127.0.0.1: solo este ordenador)
cli-serve-port = el puerto (por defecto 8000; 0 toma cualquiera que esté libre)
cli-serve-database = dónde se guardan las partidas: sqlite:///ARCHIVO (por defecto, un archivo en su directorio de datos) o postgresql://USUARIO@SERVIDOR/NOMBRE, que varios servidores pueden compartir
cli-serve-rate = peticiones por segundo que se aceptan de una misma dirección (por defecto 200)
cli-serve-costly-rate = lo mismo para las peticiones costosas, como las partidas nuevas (por defecto 5)
cli-serve-allowed-host = un nombre por el que se puede llamar al servidor, como juegos.example.org, además de localhost y de la dirección en la que escucha; puede darse varias veces
cli-serve-trusted-proxy = la dirección o la red de un proxy inverso al que se cree cuando dice por quién pregunta (X-Forwarded-For); puede darse varias veces
cli-serve-work = segundos de trabajo por minuto que se hacen para una misma dirección (por defecto 30)
cli-serve-stored = kilobytes por minuto que se guardan para una misma dirección (por defecto 1200)
cli-serve-idle-seconds = segundos tras los que se cierra una conexión en la que no se pide nada (por defecto 75)
cli-serve-connections = conexiones a la vez; cuando hay más, se corta la que más tiempo lleva esperando (por defecto 4096)
cli-serve-connections-per-address = lo mismo para una misma dirección (por defecto 500)
cli-serve-streams = flujos de noticias a la vez (por defecto 3000)
cli-serve-streams-per-address = lo mismo para una misma dirección (por defecto 250)
cli-serve-notices = un archivo TOML que dice adónde se pueden enviar avisos («es tu turno»): servicios push, un servidor de correo, webhooks
cli-serve-memory = cuántos megabytes pueden ocupar, más o menos, las partidas en memoria; las demás se leen de nuevo cuando alguien las pide (por defecto 512)
cli-serve-least-free = con menos megabytes libres en el disco no se empieza ninguna partida nueva (por defecto 100)
cli-serve-largest-database = cuando la base de datos alcanza tantos megabytes no se empieza ninguna partida nueva (por defecto, sin límite)
serve-starting = Arrancando el servidor ...
serve-ready = Fogline está sirviendo en { $address } (se detiene con Ctrl+C)
serve-nothing-kept = NO SE GUARDA NADA: la base de datos está solo en la memoria (sqlite://), así que todas las partidas se pierden cuando termina este servidor. Escribe --database sqlite:///ARCHIVO para guardarlas.

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
help-short = Bastan las primeras letras de una palabra donde no puedan significar otra cosa. Solo estas se escriben enteras: { $words }.
help-both = «{ $word }» es una acción de este juego; la orden es «{ $command }».
help-english = Todas las palabras, con la inglesa, que también vale: { $words }.
misread-short = «{ $text }» puede significar varias cosas: { $words }. Escribe un poco más.
terminal-memory-aid = Ayuda de memoria
terminal-memory-aid-off = solo cuando se pide
terminal-memory-aid-log = registro bajo el tablero
terminal-memory-aid-marks = marcas en el tablero
terminal-memory-aid-strict = ninguna, de memoria

## Balance: is a title fair?

cli-balance = hace que bots de un mismo nivel jueguen muchas partidas y dice qué bando gana, y con qué
cli-balance-level = lo bien que juegan ambos bandos (por omisión, { $level })
cli-balance-kinds = qué clases de partidas, si el título conoce varias; sin indicar nada, todas
cli-balance-games = cuántas partidas de cada clase, por cada escenario y conjunto (por omisión, { $games })
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
cli-train-folder = la carpeta del entrenamiento: redes, registro y curva (por defecto training-JUEGO)
cli-train-resume = continuar el entrenamiento de la carpeta
cli-train-minutes = durante cuántos minutos (por defecto { $minutes }); Ctrl-C lo termina antes y no se pierde nada
cli-train-decisions = terminar tras este número de decisiones, si los minutos no se acaban antes
cli-train-seed = otra semilla entrena otra red (por defecto 0)
cli-train-games = cuántas partidas contra cada nivel, en cada escenario, cada vez que se mide; la mitad contra el veterano (por defecto { $games })
cli-train-plan = uno de los números con que se entrena (docs/training.md); se puede repetir
cli-train-ray = jugar en las máquinas de un clúster de Ray y aprender en esta: auto, host:puerto, o local para un clúster en esta máquina (docs/training.md)
progress-train = { $decisions } decisiones, { $games } partidas, { $pace } decisiones por segundo, entropía { $entropy }, quedan { $left }
train-summary = { $decisions } decisiones en { $games } partidas, { $hours } horas de entrenamiento; todo está en { $folder }
train-scenario = escenario
train-level = contra
train-games = partidas
train-wins = ganadas
train-draws = empatadas
train-share = proporción
train-interval = intervalo del 95 %
