# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

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
web-setup-shared = En una misma pantalla aquí no se guarda ni se muestra nada: lo encontraría quien la tenga después. Para guardar una colocación, juega en tu propia pantalla.
web-setup-name = Nombre para lo que hay en la mesa
web-setup-save = Guardar
web-setup-saved = «{ $name }» queda guardada en este navegador; quien lo use puede verla.
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
web-setup-copy-yourself = El navegador no lo ha permitido: el texto está seleccionado, cópialo tú.
web-setup-paste = Pegar un texto

## SCOPE Stalingrad en el navegador: el Frente

web-setup-front-heading = Coloca tu Frente
web-setup-front-about = Estas son todas tus cartas. Pon una en cada casilla de tu Frente; el enemigo solo ve los dorsos. Los Tiradores aciertan a lo que descubres, Oficiales y Morteros están más seguros detrás, la Infantería es útil delante.
web-setup-front-field = Tu Frente, primero la fila junto a la línea del frente
web-setup-front-line = línea del frente
web-setup-confirm-front = Confirmar el Frente

## SCOPE Panzer en el navegador: terreno, escuadra, despliegue

web-setup-step-terrain = Terreno
web-setup-step-squad = Escuadra
web-setup-step-deploy = Despliegue
web-setup-terrain-heading = Coloca una carta de terreno
web-setup-terrain-about = El terreno se coloca a la vista y dura toda la partida. Elige una cara y una casilla marcada. Carta { $number } de { $all }.
web-setup-face-meadow = Prado
web-setup-face-hill = Colina
web-setup-face-lake = Lago
web-setup-face-peaks = Picos
web-setup-face-meadow-about = Prado: terreno abierto; todos ven a quien está en él.
web-setup-face-hill-about = Colina: todos ven a quien está en ella; disparar hacia abajo cuenta como distancia 1 y hacia arriba como distancia 2; tapa la vista.
web-setup-face-lake-about = Lago: nadie puede estar en él, pero se ve por encima.
web-setup-face-peaks-about = Picos: nadie puede estar en ellos y tapan la vista.
web-setup-terrain-none = Aún no has elegido nada.
web-setup-terrain-chosen = En { $cell }: { $terrain }.
web-setup-confirm-terrain = Colocar esta carta
web-setup-squad-heading = Elige tu escuadra
web-setup-squad-about = Hasta { $units } unidades y { $points } puntos, en secreto. El blindaje (escudos) desvía los disparos, la potencia (estallidos) los hace acertar; ambos añaden cartas a la mano de la que se roba el disparo.
web-setup-squad-points = Puntos: { $points } de { $most }
web-setup-squad-so-far = Unidades: { $units } de { $mostUnits }; puntos: { $points } de { $mostPoints }.
web-setup-squad-empty = Una escuadra tiene al menos una unidad.
web-setup-confirm-squad = Confirmar la escuadra
web-setup-unit-cost = coste { $cost }
web-setup-unit-more = Tomar { $unit }
web-setup-unit-less = Devolver { $unit }
web-setup-unit-number = { $number } de { $count }
web-setup-own-cards = Los valores de las cartas vienen de un fichero acordado para esta partida.
web-setup-deploy-heading = Despliega tu escuadra
web-setup-deploy-about = Pon cada unidad en una casilla de tu fila de despliegue, la de abajo. El enemigo solo ve dorsos y no distingue las unidades del bosque.
web-setup-confirm-deploy = Confirmar el despliegue
