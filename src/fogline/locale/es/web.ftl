# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## El marco de cada página

web-skip = Ir al contenido
web-nav = Páginas principales
web-nav-new = Jugar
web-nav-learn = Aprender
web-nav-rules = Reglas
web-settings = Ajustes
web-settings-about = Se guardan en este navegador. Puedes cambiarlos cuando quieras, incluso en plena partida.
web-language = Idioma
web-theme = Aspecto
web-theme-system = Igual que el dispositivo
web-theme-light = Claro: mapa de papel
web-theme-dark = Oscuro: puesto de mando
web-speed = Mostrar los resultados
web-speed-instant = No: seguir al momento
web-speed-brisk = Un momento
web-speed-calm = Más tiempo
web-sound = Sonidos
web-motion = Animaciones
web-keys = Atajos de una sola tecla en la mesa
web-notice = Fogline no es oficial. Los juegos, sus nombres y sus ilustraciones pertenecen a sus autores y editores, que no tienen nada que ver con él. Las reglas están en nuestras palabras y las cartas son dibujos nuestros.
web-notice-values = Nuestras fuentes no muestran lo impreso en las cartas, así que hemos reconstruido { $what }. Si tienes el juego, puedes introducir los valores impresos.
web-for-programs = Para desarrolladores
web-build-compiled = Las reglas en este servidor: compiladas.
web-build-plain = Las reglas en este servidor: Python puro.
web-close = Cerrar
web-cancel = Cancelar
web-to-home = A la página de inicio
web-again = Probar otra vez
web-opening = Un momento …
web-yes = activado
web-no = desactivado
web-missing = Página no encontrada
web-missing-about = Quizá la dirección esté incompleta o mal escrita.
web-unfetched = No se ha podido cargar esta página
web-unfetched-about = El servidor no responde, o se ha actualizado entretanto.
web-version-new = Hay una versión nueva de Fogline. Tus partidas seguirán donde están.
web-version-take = Actualizar ahora

## Inicio

web-home-title = Encuéntralos antes de que te encuentren
web-home-about = Juegos de guerra con cartas en la niebla: muchas cartas están boca abajo y solo ves lo que las reglas te dejan ver. Juega contra el ordenador, comparte la pantalla o invita a un amigo con un enlace. No hace falta cuenta.
web-home-quick = Jugar ahora
web-home-more = Más
web-home-else = Problema y sala
web-home-new = Jugar con otras personas
web-home-record = Abrir una partida guardada
web-quick-play = Jugar
web-quick-side = Bando
web-quick-level = Rival
web-quick-learn = Aprender en cinco minutos
web-quick-lessons = Todas las lecciones
web-quick-first = Tu primera partida: un recluta lleva el otro bando, tus cartas ya están colocadas y puedes deshacer cualquier cosa.
web-quick-first-plain = Tu primera partida: un recluta lleva el otro bando y puedes deshacer cualquier cosa.
web-quick-laying = Se están colocando tus cartas…
web-quick-more = Más opciones
web-quick-choices = { $game }: más opciones

web-here = Quién está aquí
web-here-people = Hay unas { $count } personas aquí.
web-here-few = Ahora hay poca gente aquí.
web-here-watchable = { $count ->
    [0] Ahora no hay partidas que mirar.
    [one] Ahora hay una partida que mirar.
   *[other] Ahora hay { $count } partidas que mirar.
}
web-here-watch = Mirar una partida
web-here-puzzle = Resolver el problema del día

## Las partidas de este navegador

web-games-title = Mis partidas en este navegador
web-games-go-on = Continuar
web-games-open-all = Partidas abiertas
web-games-all-open = Las { $count } partidas abiertas
web-games-more = { $count } más
web-games-ended = Partidas terminadas
web-games-none = Ninguna todavía. Una partida se queda aquí hasta que la quites, y sus enlaces la abren en otro dispositivo.
web-games-unkept = Este navegador no guarda nada (quizá una ventana privada). Copia el enlace de tu puesto si quieres volver a una partida.
web-games-open = Abrir
web-games-continue = Continuar
web-games-links = Enlaces de esta partida
web-games-seats = Mostrar los enlaces de los puestos
web-games-seats-about = Varias personas comparten esta pantalla. El enlace de un puesto muestra todas sus cartas: quien lo vea puede mirarlas y jugar por ese bando.
web-games-forget = Quitar esta partida
web-games-forget-about = La partida sigue en el servidor, pero este navegador pierde sus llaves. Sin un enlace copiado no podrás volver.
web-games-forget-yes = Quitarla
web-games-yours = Te toca
web-games-next = Le toca a: { $seats }
web-games-waits = Se espera a: { $seats }
web-games-over = Terminada
web-games-gone = Este servidor ya no tiene la partida.
web-games-watching = de espectador
web-games-all = Ver las { $count }
web-games-fewer = Ver menos

## Enlaces

web-link-join = Invitación: { $seat }
web-link-join-about = Envíalo a quien vaya a jugar este bando. Solo sirve una vez.
web-link-local = Solo este ordenador puede abrir esta dirección. Para que entren otros, da al servidor una dirección propia: docs/hosting.md.
web-link-watch = Para mirar
web-link-watch-about = Quien lo tenga puede mirar según lo acordado, pero no actuar. Tras la partida abre la repetición.
web-link-seat = Mi puesto, para otro dispositivo: { $seat }
web-link-seat-about = No lo compartas: quien lo tenga ve tus cartas y puede jugar por ti.
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-qr-show = Mostrar código QR
web-qr-hide = Ocultar código QR
web-qr-alt = Código QR del enlace «{ $label }»

## Avisos: «es tu turno»

web-notices = Avisos
web-notices-about = Para partidas de varios días: cuando empieza tu turno y no estás en la mesa, recibes un aviso. No dice nada de la partida.
web-notices-here = Avísame en este dispositivo cuando sea mi turno
web-notices-unsupported = Este navegador no puede mostrar avisos. En un iPhone o iPad, añade antes Fogline a la pantalla de inicio. La página debe abrirse con https.
web-notices-denied = El navegador no permite los avisos de esta página. Puedes cambiarlo en sus ajustes.
web-notices-unreachable = No se puede contactar con el servicio push de este navegador.
web-notices-address = Dirección de correo o webhook
web-notices-webhook = Dirección de webhook
web-notices-webhooks = Webhooks posibles: { $list }
web-notices-add = Añadir
web-notices-device = Otro dispositivo
web-notices-unconfirmed = (aún sin confirmar)
web-notices-confirm = Hemos enviado un correo a { $address }. Abre el enlace que contiene para confirmar la dirección.
web-notices-stop = Detener
web-notices-stop-at = Detener los avisos a { $address }
web-notices-quiet = Horas de silencio
web-notices-from = De
web-notices-until = a
web-notices-ended = Ya no recibirás estos avisos.
web-notices-confirmed = La dirección está confirmada. Recibirás un correo cada vez que sea tu turno.

## Una partida nueva

web-new-title = Partida nueva
web-new-game = Juego
web-new-scenario = Escenario
web-new-battlefield = Campo de batalla
web-new-theme = Tema
web-new-no-theme = Ninguno
web-new-no-theme-about = Un tema cambia las cartas y las condiciones de victoria.
web-new-own = Tu propio escenario: { $name }
web-new-preset = Reglas avanzadas
web-new-preset-about = El reglamento las añade una a una. Empieza sin ninguna; cada una se explica en «Reglas en detalle» y se activa por separado.
web-preset-basic = Ninguna: el juego básico
web-preset-step = { $count ->
        [one] La primera regla: { $rules }
       *[other] Las { $count } primeras reglas: { $rules }
    }
web-preset-own = Mi propia selección
web-new-company = Quién juega
web-players = { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
web-company-computer = Contra el ordenador
web-company-computer-about = Como tú, solo sabe lo que puede saber su puesto.
web-company-screen = Dos personas en una pantalla
web-company-screen-about = Un telón lo oculta todo al cambiar de jugador.
web-company-friend = Un amigo, por enlace
web-company-friend-about = Recibes una invitación para enviar. Jugad en vivo o a lo largo de varios días.
web-new-level = Nivel del ordenador
web-level-recruit = Recluta
web-level-recruit-about = Actúa por impulso: evita las acciones sin sentido, pero no tiene plan ni recuerda lo que vio. Bueno para una primera partida.
web-level-regular = Soldado
web-level-regular-about = Juega con reglas sencillas y recuerda lo que se mostró: directo y fácil de prever.
web-level-veteran = Veterano
web-level-veteran-about = Sopesa qué pueden ser tus cartas y cuánto vale cada acción en este turno: prudente, y castiga los errores.
web-level-ace = As
web-level-ace-about = El más fuerte: ha aprendido de miles de partidas qué gana al final, no solo en este turno.
web-holder-me = Yo, en esta pantalla
web-holder-friend = Un amigo, por enlace
web-holder-recruit = Ordenador: recluta
web-holder-regular = Ordenador: soldado
web-holder-veteran = Ordenador: veterano
web-holder-ace = Ordenador: as
web-new-nobody = Alguien tiene que jugar en esta pantalla.
web-new-side = Mi bando
web-side-random = Al azar
web-side-first = juega primero
web-new-agreed = Condiciones de la partida
web-clock = Reloj
web-clock-about = Tu reloj corre mientras te toca actuar. El bando que agota su tiempo pierde.
web-clock-none = Sin reloj
web-clock-live = { $start }, más { $bonus } por turno
web-clock-capped = { $start }, más { $bonus } por turno hasta { $most }
web-clock-total = { $start } para toda la partida
web-clock-days = { $days ->
        [one] Un día por turno
       *[other] { $days } días por turno
    }
web-clock-free = los relojes se paran en { $days } ({ $zone })
web-clock-stands-free = día libre
web-clock-stands-away = de vacaciones
web-clock-holidays = { $days ->
        [one] un día de vacaciones por bando
       *[other] { $days } días de vacaciones por bando
    }
web-days-off-weekends = Los relojes se paran los sábados y los domingos ({ $zone })
web-days-off-holidays = Días de vacaciones por bando
web-days-off-about = Cuando un bando toma un día de vacaciones, su reloj se para. Cada bando elige sus días.
web-holiday = Vacaciones
web-holiday-left = { $days ->
        [0] No te quedan días de vacaciones.
        [one] Te queda un día de vacaciones.
       *[other] Te quedan { $days } días de vacaciones.
    }
web-holiday-away = { $days ->
        [0] Tu reloj está parado durante { $left }. No te quedan más días de vacaciones.
        [one] Tu reloj está parado durante { $left }. Te queda un día más de vacaciones.
       *[other] Tu reloj está parado durante { $left }. Te quedan { $days } días más de vacaciones.
    }
web-holiday-days = Días
web-holiday-take = Tomar vacaciones
web-span-days = { $count } d
web-span-hours = { $count } h
web-span-minutes = { $count } min
web-span-seconds = { $count } s
web-aid = Ayuda de memoria
web-aid-off = Ninguna
web-aid-off-about = No se marca nada en las cartas: confías en tu memoria.
web-aid-shown = Lo mostrado
web-aid-shown-about = Las cartas que has visto quedan marcadas mientras no puedan haberse movido.
web-aid-deductions = Deducciones
web-aid-deductions-about = Cada carta oculta muestra qué puede ser aún.
web-aid-probabilities = Probabilidades
web-aid-probabilities-about = Cada carta oculta muestra qué puede ser y con qué probabilidad.
web-training = Entrenamiento
web-training-open = Abrir como partida de entrenamiento
web-training-about = Puedes deshacer lo que hiciste, aunque te haya mostrado algo, y pedir consejo; el ordenador nunca lo sabe. El registro dice que fue una partida de entrenamiento.
web-training-undo-about = Vuelve a antes de tu última acción y deshace todo lo que vino después.
web-training-watching = En una partida de entrenamiento, los espectadores solo ven lo que todos pueden saber.
web-reasons-open = El ordenador explica sus jugadas
web-reasons-about = Después de cada jugada del ordenador puedes ver qué comparó y las razones a favor de cada acción. Eso revela muchas de sus cartas ocultas, a menudo todas, porque sus cartas forman parte de sus razones.
web-watching = Espectadores
web-watching-public = Lo público
web-watching-public-about = Los espectadores solo ven lo que ambos bandos pueden saber, sin retraso.
web-watching-delayed = Todo, más tarde
web-watching-delayed-about = Los espectadores ven todas las cartas, con algunos turnos de retraso. También las ve quien tenga el enlace: acordadlo.
web-watching-turns = Turnos de retraso
web-watching-late = { $turns ->
        [one] Los espectadores lo ven todo, un turno después.
       *[other] Los espectadores lo ven todo, { $turns } turnos después.
    }
web-watching-screen = En una misma pantalla los espectadores solo ven lo público.
web-new-rules = Reglas en detalle y archivos propios
web-new-options = Reglas
web-new-rulings = Donde el reglamento deja una duda
web-new-rulings-about = La respuesta por defecto es la que recomendamos.
web-new-file = Un archivo propio
web-file-remove = Quitar el archivo
web-file-large = El archivo es demasiado grande: 100 kB como máximo.
web-file-fault = { $name } no se puede usar:
web-new-start = Empezar la partida
web-new-invite = Empezar y recibir la invitación
web-scenario-custom = Escenario propio

## Opciones por su nombre y sus valores

web-option-set = { $name }: { $value }
web-option-bounds = De { $least } a { $most }
web-option-mode = Modo
web-option-players = Jugadores
web-option-max-turns = Turnos hasta las tablas
web-value-off = sin límite
web-value-none = sin fijar

## Una invitación

web-lobby = Sala de encuentro
web-lobby-about = Conoce a otros jugadores: ocupa un puesto que alguien ofrezca u ofrece uno tú. No hace falta cuenta.
web-lobby-now = Jugar ya con alguien
web-lobby-seek = Buscar rival
web-lobby-seek-about = Una partida rápida, en cualquiera de los bandos. Si nadie espera una, tu mesa espera en la sala hasta que se una alguien.
web-lobby-offers = Partidas abiertas
web-lobby-none = Ahora mismo no espera nadie.
web-lobby-entry = { $game }: { $scenario }
web-lobby-place = Jugarías con: { $seat }
web-lobby-take-entry = Ocupar el puesto: { $name }, { $seat }
web-lobby-mine = Tu mesa
web-lobby-new = Ofrecer una partida propia
web-lobby-waiting = En la sala. Sigue libre: { $seats }
web-lobby-offer = Mostrar esta partida en la sala
web-lobby-offer-live = Cualquiera podrá ocupar el puesto libre mientras esta página siga abierta.
web-lobby-offer-slow = Cualquiera podrá ocupar el puesto libre durante una semana.
web-join-title = Te han invitado
web-join-seat = { $game }. Tu puesto: { $seat }
web-join-others = Ya se han unido: { $seats }
web-join-own = Esta invitación la creaste tú. Ocupa el puesto solo si quieres jugarlo en esta pantalla; si no, envía el enlace a alguien.
web-join-begun = { $lines ->
        [one] Esta partida continúa otra anterior: toma 1 línea de su registro. Quien te invita puede conocer todas las cartas de esa posición, también las tuyas.
       *[other] Esta partida continúa otra anterior: toma { $lines } líneas de su registro. Quien te invita puede conocer todas las cartas de esa posición, también las tuyas.
    }
web-join-late = { $turns ->
        [one] Ambos bandos reciben el enlace de espectador: también tu rival puede ver todas las cartas, con un turno de retraso.
       *[other] Ambos bandos reciben el enlace de espectador: también tu rival puede ver todas las cartas, con { $turns } turnos de retraso.
    }
web-join-take = Ocupar el puesto
web-join-leave = Ahora no
web-join-failed = Este enlace no funciona
web-join-back = Volver al enlace que abriste
web-join-none = Aquí no hay ningún enlace abierto
web-join-none-about = El enlace no se guarda en la URL. Abre otra vez el que te enviaron.

## En la mesa

web-table-unknown = Este navegador no conoce esta partida
web-table-unknown-about = Ábrela con el enlace de tu puesto o con el de espectador.
web-title-yours = Te toca
web-title-theirs = { $seats }: le toca
web-title-over = Partida terminada
web-you-are = Juegas: { $seat }
web-you-watch = Estás mirando
web-you-watch-late = { $turns ->
        [one] Lo ves todo, un turno después
       *[other] Lo ves todo, { $turns } turnos después
    }
web-wait-for = Esperando a: { $seats }
web-wait-computer = El ordenador piensa: { $seats }
web-wait-join = Nadie ha ocupado aún este puesto: { $seats }
web-wait-chance = Se está robando una carta …
web-pace-go-on = Toca o pulsa una tecla para seguir.
web-last-turn = { $what } → { $results }
web-last-turn-name = Lo último que hizo el enemigo:
web-caption-found = { $card }
web-caption-empty = Vacío
web-caption-hit = Impacto
web-caption-miss = Fallo
web-caption-moved = Movido
web-caption-reinforced = Refuerzos
web-caption-taken = Ocupado
web-caption-removed = Retirado
web-caption-damage = Impacto: daño { $damage }
web-caption-no-damage = Sin daño
web-caption-destroyed = Baja
web-caption-captured = Capturado
web-caption-friendly-fire = Fuego Amigo
web-caption-committed = Asignada
web-caption-declared = ataca { $target }
web-caption-fires = Dispara a { $target }
web-caption-damage-card = { $card }
web-invite-open = Todavía falta alguien: { $seats }. Envía la invitación.
web-lost = Conexión perdida. Reintentando …
web-clocks = Tiempo restante
web-clock-of = { $seat }: quedan { $left }
web-clock-little = deprisa
web-tabs = Más sobre la partida
web-tab-log = Historial
web-tab-aid = Memoria
web-tab-command = Notación
web-tab-table = Mesa
web-resign = Abandonar
web-resign-sure = Tu bando pierde al momento. No se puede deshacer.
web-resign-yes = Abandonar la partida
web-resign-no = Seguir jugando
web-draw-offer = Ofrecer tablas
web-draw-offered = { $side } ofrecen tablas
web-draw-waits = Has ofrecido tablas.
web-draw-accept = Aceptar las tablas
web-draw-decline = Rechazar

## Una pantalla

web-curtain-title = Cambio de jugador
web-curtain-next = Le toca a: { $seat }
web-curtain-away = Los demás, por favor, no miréis. Esta página no contiene nada oculto hasta que la abras.
web-curtain-offer = { $side } ofrecen tablas
web-curtain-open = Ver mis cartas: { $seat }
web-curtain-who = ¿Quién está aquí?
web-curtain-look = Solo mirar: { $seat }
web-curtain-close = Cerrar el telón
web-hand-over = Pasar la pantalla
web-hand-over-to = Ahora: { $seats }. Mira el resultado y pasa la pantalla.
web-hand-over-wait = Parar la cuenta atrás
web-hand-over-left = El telón baja en { $seconds } s.

## El final de una partida

web-end-victory = Victoria
web-end-defeat = Derrota
web-end-draw = Tablas
web-end-winner = Gana: { $seat }
web-end-won = { $sides } ganan { $reasons }.
web-end-drawn = Tablas { $reasons }.
web-end-shown = En el tablero ya se ven todas las cartas.
web-end-hidden = La repetición muestra todas las cartas.
web-end-plain = La repetición lo muestra todo.
web-end-asked = Te espera una revancha.
web-end-asked-changed = Cambiáis de bando.
web-end-asked-same = Cada uno conserva su bando.
web-end-rematch = Revancha
web-end-again = Jugar otra vez
web-end-accept = Aceptar la revancha
web-end-sides = Bandos
web-end-sides-changed = Cambiar de bando
web-end-sides-same = Los mismos bandos
web-end-opponent = Rival
web-end-level-same = Ordenador: { $level } otra vez
web-end-level-up = Más fuerte: { $level }
web-end-review = Análisis: qué mejorar
web-end-look = Ver el tablero
web-end-result = Resultado
web-end-replay = Repetición
web-end-save = Guardar el registro
web-end-figures = La partida en cifras
web-end-turns = { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
web-end-actions = { $count ->
        [one] { $count } acción tuya
       *[other] { $count } acciones tuyas
    }
web-end-points = Puntos
web-end-searches = Búsquedas
web-end-finds = Hallazgos
web-end-shots = Disparos
web-end-attacks = Ataques
web-end-hits = Impactos
web-end-lost = Unidades perdidas

## Teclas

web-keys-title = Teclado
web-keys-table = En la mesa
web-keys-board = En el tablero
web-keys-legend = Para ver explicados los números y signos de una carta, deja el ratón sobre ella, llega a ella con las teclas o mantén el dedo encima.
web-keys-off = Los atajos de una tecla se pueden desactivar en los ajustes.
web-key-help = mostrar esta ayuda
web-key-board = ir al tablero
web-key-log = ir al historial
web-key-aid = ir a la ayuda de memoria
web-key-command = ir al cuadro de órdenes
web-key-undo = deshacer
web-key-hint = pedir una pista; otra vez: más
web-key-why = ver por qué el ordenador hizo su última jugada
web-key-hand-over = bajar el telón y pasar la pantalla
web-key-arrows = ir de carta en carta
web-key-enter = elegir la carta, o confirmar
web-key-quadrant = elegir el siguiente Cuadrante en torno a la carta
web-key-move = empezar aquí una acción; su letra está en su botón
web-key-escape = dar un paso atrás
web-touch-title = Con el dedo
web-help-keys = Ayuda: marcas y teclas
web-help-touch = Ayuda: marcas y gestos
web-help-marks = Marcas del tablero
web-touch-tap = Tocar
web-touch-tap-about = una carta para elegirla, y después una acción. Otro toque suelta la carta.
web-touch-hold = Mantener
web-touch-hold-about = el dedo sobre una carta para ver explicados sus números y signos.
web-touch-drag = Arrastrar
web-touch-drag-about = cartas al colocarlas o reordenarlas; tocando se logra lo mismo.
web-touch-go-on = Tocar donde sea
web-touch-go-on-about = mientras se ve un resultado, para seguir la partida.
