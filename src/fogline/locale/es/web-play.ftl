# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## En el navegador: actuar

web-act = Tus acciones
web-act-which = ¿Qué quieres hacer ahí?
web-act-ways = { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }
web-act-or = Confirma o continúa:
web-act-next-cell = Elige una casilla marcada en el tablero.
web-act-next-quadrant = Elige un Cuadrante marcado en el tablero.
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
web-aid-told-shown = Según lo acordado, muestra las cartas que se vieron y aún deben estar ahí.
web-aid-told-deductions = Según lo acordado, muestra lo que aún puede ser cada carta boca abajo.
web-aid-told-probabilities = Según lo acordado, muestra lo que aún puede ser cada carta boca abajo y con qué probabilidad. Todas las disposiciones compatibles con lo que sabes cuentan igual.
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
web-why-about = Lo que el ordenador comparó antes de su última jugada. Eso revela muchas de sus cartas ocultas, a menudo todas.
web-why-move = Su jugada
web-why-played = { $seat } ({ $level }) jugó «{ $action }».
web-why-chosen = Con la semilla { $seed } jugaría «{ $action }».
web-why-again = Cuando acabe la partida, cualquiera puede obtener su registro, que da la misma tabla en cualquier máquina:

## En el navegador: por qué se rechaza algo

web-refusal-begun = Una partida que continúa otra guardada no se puede ofrecer a todos: quien la guardó conoce las cartas ocultas.
web-refusal-own-file = Una partida con un archivo propio no se puede ofrecer a todos. Envía mejor el enlace a alguien.
web-refusal-offline = El servidor no responde. ¿Está en marcha? ¿Tienes conexión?
web-refusal-token = Este enlace no funciona aquí. Quizá esté incompleto, o la partida esté en otro servidor.
web-refusal-watching = Estás mirando: esto solo lo pueden hacer los jugadores.
web-refusal-origin = Esta página viene de un sitio distinto del de la partida, así que no puede cambiar nada.
web-refusal-not-your-turn = No te toca.
web-refusal-stale = Ha ocurrido algo mientras tanto. Mira el tablero y elige de nuevo.
web-refusal-illegal = «{ $action }» no está permitido ahora.
web-refusal-notation = «{ $action }» no es una acción conocida.
web-refusal-batch = «{ $action }» debe ir al final de la petición, porque puede revelar algo.
web-refusal-cannot-say = No puedes decir esto ahora.
web-refusal-cannot-undo = No puedes deshacerlo: alguien se ha enterado, o el azar ha decidido algo.
web-refusal-too-long = Esta partida se ha alargado demasiado. Aún puedes abandonar o acordar tablas.
web-refusal-not-over = Solo puedes ver esto cuando la partida ha terminado.
web-refusal-rematch-terms = Ya espera una revancha con otras condiciones. Revísalas.
web-refusal-rules = Esta partida empezó con otra versión de las reglas y no puede continuar aquí.
web-refusal-bad-data = Esto no se puede usar: contiene un error.
web-refusal-too-costly = Esto llevaría demasiado tiempo o memoria. Hazlo más pequeño.
web-refusal-no-invitation = No existe esa invitación. Quizá el enlace esté incompleto.
web-refusal-taken = Alguien ya se ha unido con esta invitación.
web-refusal-sign-in = Debes iniciar sesión para jugar partidas puntuadas.
web-refusal-own-game = Ya juegas en otro puesto de esta partida puntuada.
web-refusal-rated = En una partida puntuada conservas tu puesto hasta el final.
web-refusal-no-tournament = No existe ese torneo.
web-refusal-tournament-begun = Este torneo ya ha empezado o ha terminado.
web-refusal-tournament-full = Este torneo está completo.
web-refusal-too-many-tournaments = Ya tienes tres torneos abiertos o en juego.
web-refusal-not-yours = Solo quien anunció un torneo puede cancelarlo.
web-refusal-not-allowed = Este servidor no envía avisos a una dirección así.
web-refusal-too-many-notices = Este puesto ya tiene demasiados dispositivos y direcciones. Quita uno antes.
web-refusal-no-notice = Este enlace ya no es válido: estos avisos han terminado.
web-refusal-no-holiday = No puedes tomar estas vacaciones: no te quedan bastantes días, o ningún reloj corre.
web-refusal-not-training = Solo hay consejos en las partidas de entrenamiento.
web-refusal-nothing-done = Todavía no has hecho nada.
web-refusal-not-agreed = No se acordó que el ordenador explique sus jugadas.
web-refusal-no-reasons = Todavía no se puede explicar ninguna jugada del ordenador. Las preparaciones nunca se explican; lo que ambos bandos eligen a la vez se explica solo cuando ya has elegido.
web-refusal-invalid = La petición está mal formada.
web-refusal-too-large = Es demasiado grande: el límite es 256 KiB.
web-refusal-too-slow = La conexión era demasiado lenta. Inténtalo otra vez.
web-refusal-too-many = Demasiadas peticiones a la vez. Espera un momento e inténtalo de nuevo.
web-refusal-unavailable = Esto no está disponible ahora mismo. Inténtalo de nuevo en un momento.
web-refusal-broken-game = Los datos guardados de esta partida no se pueden leer. El operador de este servidor ya está avisado.
web-refusal-full = Este servidor no tiene sitio para partidas nuevas. Las que están en curso continúan.
web-refusal-not-found = No existe esa página o petición.
web-refusal-method = El servidor no admite este método de petición.
web-refusal-internal = Algo ha fallado por nuestra parte. No se ha cambiado nada; inténtalo otra vez.

## Un título que solo trae sus reglas

web-plain-picture = El campo de batalla
web-plain-no-picture = El servidor no tiene una imagen de esta posición.
web-plain-clause = El porqué está en las reglas de { $title }, que no están en este servidor.
web-plain-key-letter = empezar una acción: su letra está en su botón
web-plain-key-enter = elegir lo marcado, o confirmar
web-refusal-no-bots = Los jugadores de esta partida no han acordado jugar con bots.
web-refusal-bot-away = Este bot no está conectado o no juega a este juego.
web-refusal-no-bot = No existe ese bot, o no es tuyo.
web-refusal-too-many-bots = Ya tienes cinco bots. Borra uno antes.
web-refusal-bot = La clave de un bot no permite esto.
