# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Colocar cartas en el navegador

web-setup-tray = Tus cartas
web-setup-hint = Arrastra una carta a su casilla, o elige una carta y después una casilla.
web-setup-hint-put = Ahora elige la casilla para esta carta.
web-setup-hint-move = Ahora elige adónde va esta carta; si allí hay otra, cambian de sitio.
web-setup-keys = Con el teclado: las flechas recorren las casillas; los números o las letras de una carta la ponen allí; Intro la coge y la deja; Supr la devuelve.
web-setup-count = { $count ->
        [0] no queda ninguna
        [one] queda 1
       *[other] quedan { $count }
    }
web-setup-free = { $cell }, libre
web-setup-lies = { $card } en { $cell }.
web-setup-held = { $card } en la mano. Elige una casilla.
web-setup-back = { $card } vuelve junto al tablero.
web-setup-put-back = Devolver esta carta
web-setup-choose-first = Elige primero una carta.
web-setup-none-left = { $card }: no queda ninguna.
web-setup-no-slot = En { $cell } no se puede poner nada.
web-setup-left = { $count ->
        [one] Queda 1 carta por colocar.
       *[other] Quedan { $count } cartas por colocar.
    }
web-setup-full = Todo está en su sitio. Confirma cuando te guste.
web-setup-random = Al azar
web-setup-clear = Vaciar
web-setup-wait-enemy = Ya has terminado. El otro bando aún se prepara.
web-setup-wait-partner = Tu compañero coloca las cartas de tu bando. Las verás en cuanto las confirme.
web-setup-wait-turn = Le toca al otro bando.
web-setup-field = Campo de batalla

## Preparaciones guardadas en el navegador

web-setup-formations = Formaciones guardadas
web-setup-squads = Escuadras guardadas
web-setup-nothing-saved = Aún no hay nada guardado para esta preparación.
web-setup-shared = En una pantalla compartida aquí no se guarda ni se muestra nada, porque lo encontraría el siguiente jugador. Para guardar una colocación, juega en tu propia pantalla.
web-setup-name = Nombre para esta colocación
web-setup-save = Guardar
web-setup-saved = «{ $name }» queda guardada en este navegador; quien use el navegador puede verla.
web-setup-load = Usar
web-setup-load-name = Usar «{ $name }»
web-setup-loaded = Colocada.
web-setup-misfit = No encaja en esta preparación: otras cartas, otra cantidad u otro tamaño.
web-setup-remove = Borrar
web-setup-remove-name = Borrar «{ $name }»
web-setup-removed = «{ $name }» se ha borrado.
web-setup-as-text = Como texto, para compartir
web-setup-as-text-later = cuando esté completa
web-setup-copy = Copiar
web-setup-copied = Copiado.
web-setup-copy-yourself = El navegador no ha permitido copiar. El texto está seleccionado: cópialo tú.
web-setup-paste = Pegar un texto
web-setup-unit-more = Tomar { $unit }
web-setup-unit-less = Devolver { $unit }
web-setup-unit-number = { $number } de { $count }
