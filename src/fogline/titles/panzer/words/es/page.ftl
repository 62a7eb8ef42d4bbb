# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## SCOPE Panzer en el navegador: lo que hay en una casilla

web-panzer-back = una carta boca abajo
web-panzer-back-american = carta americana boca abajo
web-panzer-back-german = carta alemana boca abajo
web-panzer-forest = bosque
web-panzer-forest-american = bosque americano
web-panzer-forest-german = bosque alemán
web-panzer-no-card = ninguna carta
web-panzer-values = blindaje { $armour }, potencia { $firepower }
web-panzer-is-shown = revelada
web-panzer-is-hidden = oculta
web-panzer-is-locked = bloqueada: ha disparado y no puede moverse
web-panzer-legend-unit = { $code }: { $unit }
web-panzer-legend-armour = Escudos: blindaje { $armour }. Un disparo contra esta unidad tiene otros tantos fallos más en la mano.
web-panzer-legend-no-armour = Escudo discontinuo: sin blindaje
web-panzer-legend-firepower = Estallidos: potencia { $firepower }. Un disparo de esta unidad tiene otros tantos impactos en la mano.
web-panzer-legend-cost = Coste en una escuadra: { $cost }
web-panzer-legend-special = Asterisco: tiene una regla especial propia.
web-panzer-legend-shown = Ojo: revelada, la ven los dos bandos.
web-panzer-legend-locked = Candado: ha disparado y no puede moverse.
web-panzer-legend-target = Esquinas rojas: el blanco del disparo
web-panzer-legend-forest = Árboles: una carta de bosque. El emblema dice de quién es.
web-panzer-suggest-explore = Se gana destruyendo las unidades enemigas, así que primero hay que encontrarlas. Aún están lejos: EXPLORAR toma el terreno intermedio y muestra si hay una unidad en { $quadrant }.
web-panzer-is-target = el blanco

## SCOPE Panzer en el navegador: las acciones en palabras

web-panzer-shot-hand = { $hits ->
        [one] { $hits } impacto
       *[other] { $hits } impactos
    } en { $all } cartas
web-panzer-drawn-hit = ¡Impacto!
web-panzer-drawn-distance = Fallo: demasiado lejos
web-panzer-drawn-armour = Fallo: el blindaje aguanta
web-panzer-say-terrain = Colocar { $terrain } en { $cell }
web-panzer-say-take = Tomar { $unit } para la escuadra
web-panzer-say-deploy = Desplegar { $unit } en { $cell }
web-panzer-say-done-squad = Confirmar la escuadra
web-panzer-say-done-deploy = Confirmar el despliegue
web-panzer-say-move = MOVER { $quadrant }: { $moves }
web-panzer-say-move-nothing = MOVER { $quadrant } y dejar todo como estaba
web-panzer-say-goes = { $unit } de { $from } a { $to }
web-panzer-say-goes-hidden = de { $from } a { $to }
web-panzer-say-explore = EXPLORAR { $quadrant }
web-panzer-say-search = BUSCAR en { $cell }
web-panzer-say-aim = BUSCAR en { $cell }: apuntar a { $unit }
web-panzer-say-light = Mostrar { $unit } en { $from } y buscar con él en { $cell }
web-panzer-say-shoot = Disparar con { $unit } desde { $cell }: { $odds }
web-panzer-say-hold = No disparar
web-panzer-say-skip-follow = No MOVER el cuadrante
web-panzer-say-skip-light = No mostrar ningún carro ligero

## SCOPE Panzer en el navegador: qué hacer

web-panzer-task-terrain = Coloca una carta de terreno.
web-panzer-task-squad = Elige tu escuadra.
web-panzer-task-deploy = Despliega tu escuadra en tu fila de despliegue.
web-panzer-task-action = Te toca: MUEVE un cuadrante, EXPLORA uno o BUSCA un objetivo. Elige una carta para ver qué se puede hacer allí.
web-panzer-task-follow = { $quadrant } es tuyo. MUEVE ahora sus cartas, o déjalo.
web-panzer-task-light = Un carro ligero de { $quadrant } puede buscar objetivo. Elígelo, o renuncia.
web-panzer-task-light-none = Ningún carro ligero tuyo de { $quadrant } puede buscar; renuncia. (Se pregunta siempre, así que una pausa no revela nada.)
web-panzer-task-shoot = En { $cell } hay { $unit }. Elige la unidad que le dispara, o no dispares.
web-panzer-task-must-shoot = Apuntas a { $unit } en { $cell }. Elige la unidad que dispara.
web-panzer-task-shoot-none = En { $cell } hay { $unit }. Ninguna unidad tuya puede dispararle; no dispares. (Se pregunta siempre, así que una pausa no revela nada.)
web-panzer-task-draw = Se roba una carta de disparo: { $hand }.
web-panzer-task-over = La partida ha terminado.
web-panzer-wait-terrain = El otro bando coloca una carta de terreno.
web-panzer-wait-squad = El otro bando aún elige su escuadra.
web-panzer-wait-deploy = El otro bando aún se despliega.
web-panzer-wait-action = El otro bando elige su acción.
web-panzer-wait-follow = El otro bando puede MOVER lo que ha explorado.
web-panzer-wait-light = El otro bando puede buscar con un carro ligero.
web-panzer-wait-shoot = El otro bando decide si dispara.

## SCOPE Panzer en el navegador: cómo van los bandos

web-panzer-standing-home = controla { $held } de { $all } casillas de la fila de despliegue enemiga
web-panzer-left = le quedan: { $cards }
web-panzer-count = { $count }{"\u00A0"}×{"\u00A0"}{ $unit }
web-panzer-alive = { $size ->
        [one] { $alive } de { $size } unidad
       *[other] { $alive } de { $size } unidades
    }

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
web-setup-squad-so-far = Unidades: { $units } de { $most-units }; puntos: { $points } de { $most-points }.
web-setup-squad-empty = Una escuadra tiene al menos una unidad.
web-setup-confirm-squad = Confirmar la escuadra
web-setup-unit-cost = coste { $cost }
web-setup-own-cards = Los valores de las cartas vienen de un archivo acordado para esta partida.
web-setup-deploy-heading = Despliega tu escuadra
web-setup-deploy-about = Pon cada unidad en una casilla de tu fila de despliegue, la de abajo. El enemigo solo ve dorsos y no distingue las unidades del bosque.
web-setup-confirm-deploy = Confirmar el despliegue

## Una partida nueva

web-game-panzer-about = Dos escuadras de carros en un mismo bosque. Elige tus unidades, avanza a cubierto, encuentra al enemigo y confía en la carta cuando dispares.
web-file-panzer = Tus propias cartas de unidad (TOML)
web-file-panzer-about = Con los valores impresos, si tienes el juego. docs/games/panzer.md explica cómo escribirlas.
web-option-fire-correction = Corrección de tiro
web-option-flank-attack = Ataque por el flanco
web-option-rear-attack = Ataque por retaguardia
web-option-light-tanks = Carros ligeros
web-option-heavy-tanks = Carros pesados
web-option-superior-armour = Blindaje superior
web-option-stug-arc = Stug III: ángulo de tiro reducido
web-option-stug-low-profile = Stug III: perfil bajo
web-option-period = Mes de la batalla
web-option-terrain = Terreno
web-option-open-turret = Torretas descubiertas
web-option-ambush = Emboscadas
web-option-gb-middle-split = Fila central de la Gran Batalla
web-option-terrain-before-squads = Terreno antes que escuadras
web-option-allow-null-explore = EXPLORAR sin cartas ocultas
web-option-light-after-explore = Carros ligeros tras EXPLORAR
web-option-allow-null-search-revealed = BUSCAR una unidad revelada sin disparar
web-option-light-search-from-tank-only = Los ligeros buscan lo que ven
web-option-correction-lost-on-pickup = Corrección perdida al levantarla
web-option-flank-rear-if-destroyed = Flanco y retaguardia tras una baja
web-option-stug-low-profile-vs-hill = Perfil bajo y colinas
web-option-hill-sees-over-hill = Las colinas ven sobre colinas
web-option-ambush-on-known-units = Emboscada de unidades reveladas
web-value-us-left = americanas a la izquierda
web-value-us-right = americanas a la derecha
web-value-alternating = una sí y otra no
web-value-cell = desde la casilla en que estaba
web-value-never = nunca
web-value-capped = dentro de lo que fija la colina (capped)
web-value-additive = además de ello (additive)
web-notice-panzer = los valores de las unidades de SCOPE Panzer
