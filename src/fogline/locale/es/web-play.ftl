# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

## En el navegador: actuar

web-act = Lo que puedes hacer
web-act-which = ¿Qué quieres hacer ahí?
web-act-ways = { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }
web-act-or = Confirma o continúa:
web-act-next-cell = Elige una de las casillas marcadas en el tablero.
web-act-next-quadrant = Elige uno de los Cuadrantes marcados en el tablero.
web-act-next-arrangement = Coloca las cartas en el tablero.
web-act-next-card = Elige una carta.
web-act-next-word = Elige cómo sigue.
web-prompt-next = { $chosen } – { $next }
web-prompt-ready = Confírmalo o vuelve atrás.
web-prompt-more = Confírmalo o elige otra carta más.
web-act-confirm = Hacerlo
web-act-back = Atrás
web-act-clear = Empezar de nuevo
web-act-undo = Deshacer
web-act-all = Todas las acciones en una lista
web-act-all-left = Las acciones que encajan, en una lista
web-act-search = Buscar entre las acciones
web-act-found = { $count ->
        [one] 1 acción encontrada.
       *[other] { $count } acciones encontradas.
    }
web-act-more = Mostrar más (quedan { $count })

## En el navegador: la primera partida

web-suggest = Una primera idea
web-suggest-action = Una primera idea: { $action }
web-suggest-do = Hacer esto
web-suggest-away = Elijo yo

## En el navegador: lo ocurrido

web-clause = regla { $clause }
web-clause-open = Leerlo en las reglas (otra pestaña)
web-log = Lo ocurrido
web-log-since = Desde tu último turno
web-log-latest = Lo último
web-log-nothing = Nada todavía.
web-log-earlier = Turnos anteriores
web-log-before = Antes del primer turno
web-log-strict = Se acordó que la pantalla no repita nada anterior.
web-log-taken-back = (deshecho)
web-say-taken-back = Deshecho: { $what }
web-say-more = { $count ->
        [one] Ha ocurrido una cosa más.
       *[other] Han ocurrido { $count } cosas más.
    }
web-standing-goal = Cómo se gana
web-standing-you = tú
web-beside-left = En juego
web-beside-lost = Bajas

## En el navegador: la línea de órdenes

web-command = Escribe una acción
web-command-example = p. ej. { $example }
web-command-enter = Enviar
web-command-offers = Cómo puede seguir
web-command-help = Cómo se escriben las acciones
web-command-form = Se escribe así: { $form }
web-command-now = Ahora, por ejemplo: { $example }
web-command-intro = Da igual escribir en mayúsculas o minúsculas. Varias acciones seguidas se separan con «;». Las flechas recuperan lo ya escrito.
web-command-resign = abandonar la partida
web-command-resign-sure = ¿De verdad abandonas? Envíalo otra vez.
web-command-offer-draw = ofrecer tablas
web-command-accept-draw = aceptar las tablas ofrecidas
web-command-decline-draw = rechazar las tablas ofrecidas
web-command-undo = deshacer tu última acción, si nadie se ha enterado
web-command-help-word = mostrar cómo se escriben las acciones

## En el navegador: la ayuda de memoria como tabla

web-aid-table = Lo que sabe la ayuda de memoria
web-aid-working = La ayuda de memoria lo está calculando …
web-aid-told-off = Esta partida se juega sin ayuda de memoria.
web-aid-told-shown = Acordado: lo que se mostró y aún debe estar ahí.
web-aid-told-deductions = Acordado: lo que aún puede ser cada carta boca abajo.
web-aid-told-probabilities = Acordado: qué puede ser aún cada carta boca abajo y con qué probabilidad. Toda disposición compatible con lo que sabes cuenta igual.
web-aid-uneven = Estas cifras son aproximadas: { $share } de las disposiciones en que se basan pueden no ser igual de probables.
web-aid-by = Orden de la tabla
web-aid-by-cell = Por casillas
web-aid-by-card = Por cartas
web-aid-column-cell = Casilla
web-aid-column-card = Carta
web-aid-column-can = Qué puede ser
web-aid-column-where = Dónde puede estar
web-aid-expected = unas { $count } boca abajo
web-aid-sure = seguro
web-aid-unsure = sin confirmar
web-aid-unknown = no se sabe nada
web-aid-nothing = Todavía no hay nada que recordar.
web-aid-about = ≈ { $share }
web-aid-below = < { $share }
web-aid-error = ≈ indica una estimación: puede desviarse hasta { $error } puntos porcentuales. Las cifras sin ese signo son exactas.
web-aid-chance = En las cartas, la cifra de arriba, o la única, dice la probabilidad de que haya una unidad.
web-aid-marks = Mostradas, y quizá movidas después
web-aid-mark = { $card }: entre { $cells }

## En el navegador: consejos en una partida de entrenamiento

web-advice = Consejo
web-advice-hint = Pista
web-advice-hint-about = Una pista en tres pasos: qué tipo de acción, qué acciones y por qué.
web-advice-working = Calculando …
web-advice-candidates = Mostrar las mejores acciones
web-advice-why = ¿Por qué?
web-advice-good = ¿Ha sido buena?
web-advice-tell-of = ¿Qué les dirá «{ $action }»?
web-advice-world = Un mundo es una manera en que pueden estar las cartas ocultas.
web-advice-tell = ¿Qué les dirá esto?
web-why = ¿Por qué?
web-why-about = Lo que el ordenador comparó antes de su última jugada. Eso muestra muchas de sus cartas ocultas, a menudo todas.
web-why-move = Su jugada
web-why-played = { $seat } ({ $level }) jugó «{ $action }».
web-why-chosen = Con la semilla { $seed } jugaría «{ $action }».
web-why-again = Cuando acabe la partida, todos pueden tener su registro, que da la misma tabla en cualquier máquina:

## En el navegador: por qué se rechaza algo

web-refusal-begun = Una partida que continúa otra guardada no se puede ofrecer a todos: quien la guardó conoce las cartas ocultas.
web-refusal-own-file = Una partida con un archivo propio no se puede ofrecer a todos. Envía el enlace a alguien.
web-refusal-offline = El servidor no responde. ¿Está en marcha? ¿Tienes conexión?
web-refusal-token = Este enlace no abre nada aquí. Quizá esté incompleto, o la partida sea de otro servidor.
web-refusal-watching = Estás mirando: esto solo lo pueden hacer los jugadores.
web-refusal-origin = Esta página viene de otro sitio que la partida, así que no puede cambiar nada.
web-refusal-not-your-turn = No te toca.
web-refusal-stale = Ha ocurrido algo mientras tanto. Mira otra vez el tablero y elige de nuevo.
web-refusal-illegal = «{ $action }» no está permitido ahora.
web-refusal-notation = No se entiende «{ $action }».
web-refusal-batch = Nada puede seguir a «{ $action }» en la misma petición: antes podría mostrar algo.
web-refusal-cannot-say = Esto no se puede decir ahora.
web-refusal-cannot-undo = Esto no se puede deshacer: alguien se ha enterado, o el azar ha decidido.
web-refusal-too-long = Esta partida se ha alargado demasiado. Aún puedes abandonar o acordar tablas.
web-refusal-not-over = Esto solo se puede ver cuando la partida ha terminado.
web-refusal-rematch-terms = Ya espera una revancha con otras condiciones. Vuelve a mirarla.
web-refusal-rules = Esta partida empezó con otra versión de las reglas y no puede continuar aquí.
web-refusal-bad-data = Esto no se puede usar: contiene un error.
web-refusal-too-costly = Probarlo cuesta demasiado tiempo o memoria. Hazlo más pequeño.
web-refusal-no-invitation = No existe esa invitación. Quizá el enlace esté incompleto.
web-refusal-taken = Alguien ya se ha unido con esta invitación.
web-refusal-sign-in = Las partidas puntuadas son para jugadores que han iniciado sesión.
web-refusal-own-game = Ya juegas en otro puesto de esta partida puntuada.
web-refusal-rated = Quien juega una partida puntuada conserva su puesto hasta el final.
web-refusal-no-tournament = No existe ese torneo.
web-refusal-tournament-begun = Este torneo ya ha empezado o ha terminado.
web-refusal-tournament-full = Ya se han apuntado todos los que pueden participar.
web-refusal-too-many-tournaments = Ya tienes tres torneos abiertos o en juego.
web-refusal-not-yours = Solo quien anunció un torneo puede cancelarlo.
web-refusal-not-allowed = Este servidor no envía avisos a una dirección así.
web-refusal-too-many-notices = Este asiento ya tiene demasiados dispositivos y direcciones. Quita uno antes.
web-refusal-no-notice = Este enlace ya no es válido: estos avisos han terminado.
web-refusal-no-holiday = No se pueden tomar estas vacaciones: no quedan bastantes días o el tiempo no corre.
web-refusal-not-training = Solo hay consejos en las partidas de entrenamiento.
web-refusal-nothing-done = Todavía no has hecho nada.
web-refusal-not-agreed = No se acordó que el ordenador explique sus jugadas.
web-refusal-no-reasons = Todavía no hay ninguna jugada del ordenador que se pueda explicar. Las preparaciones no se explican, y lo que ambos bandos eligen a la vez solo cuando hayas elegido.
web-refusal-invalid = La petición no tenía la forma correcta.
web-refusal-too-large = Es demasiado grande: se pueden enviar como mucho 256 KiB.
web-refusal-too-slow = La conexión era demasiado lenta. Inténtalo otra vez.
web-refusal-too-many = Demasiadas peticiones a la vez. Espera un momento e inténtalo de nuevo.
web-refusal-unavailable = Esto no está disponible ahora mismo. Inténtalo de nuevo en un momento.
web-refusal-broken-game = Lo que se guarda de esta partida no se puede leer. Quien lleva este servidor ha sido avisado.
web-refusal-full = Este servidor no tiene sitio para partidas nuevas. Las que están en curso continúan.
web-refusal-not-found = No existe esa página o petición.
web-refusal-method = El servidor no admite esta petición de este modo.
web-refusal-internal = Algo ha fallado por nuestra parte. No se ha cambiado nada; inténtalo otra vez.

## Un título que solo trae sus reglas

web-plain-picture = El campo de batalla
web-plain-no-picture = El servidor no tiene una imagen de esta posición.
web-plain-clause = El porqué está en las reglas de { $title }, que no están en este servidor.
web-plain-key-letter = empezar una acción: su letra está en su botón
web-plain-key-enter = elegir lo marcado, o hacer lo que está listo
