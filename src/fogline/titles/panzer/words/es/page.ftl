# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

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
web-panzer-is-locked = bloqueada: ha disparado y no puede mover
web-panzer-is-target = el blanco

## SCOPE Panzer en el navegador: las acciones en palabras

web-panzer-say-terrain = Colocar { $terrain } en { $cell }
web-panzer-say-take = Tomar { $unit } para la escuadra
web-panzer-say-deploy = Desplegar { $unit } en { $cell }
web-panzer-say-done-squad = Confirmar la escuadra
web-panzer-say-done-deploy = Confirmar el despliegue
web-panzer-say-move = MOVER { $quadrant }: { $moves }
web-panzer-say-move-nothing = MOVER { $quadrant } y dejar todo como estaba
web-panzer-say-goes = { $unit } de { $from } a { $to }
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
web-panzer-task-light = Un carro ligero de { $quadrant } puede buscar objetivo. Elígelo, o déjalo.
web-panzer-task-light-none = Ningún carro ligero tuyo de { $quadrant } puede buscar; déjalo. (Se pregunta siempre, para que nadie lo note.)
web-panzer-task-shoot = En { $cell } hay { $unit }. Elige la unidad que le dispara, o no dispares.
web-panzer-task-must-shoot = Apuntas a { $unit } en { $cell }. Elige la unidad que dispara.
web-panzer-task-shoot-none = En { $cell } hay { $unit }. Ninguna unidad tuya puede dispararle; no dispares. (Se pregunta siempre, para que nadie lo note.)
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

web-panzer-standing-before = { $side }: se prepara
web-panzer-standing-home = controla { $held } de { $all } casillas de la fila de despliegue enemiga
web-panzer-alive = { $size ->
        [one] { $alive } de { $size } unidad
       *[other] { $alive } de { $size } unidades
    }
