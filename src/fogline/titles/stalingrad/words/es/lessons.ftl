# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Lecciones

web-learn-name-stalingrad-first = Tu primera partida
web-learn-name-stalingrad-units = Las Unidades del Modo Avanzado

## SCOPE Stalingrad: la primera partida

web-learn-stalingrad-first-board = Estas son las ruinas. Abajo está tu Frente, el alemán: solo tú ves tus cartas. Arriba, las cartas soviéticas están boca abajo. Ves de quién son, no qué son.
web-learn-stalingrad-first-goal = Ganas en cuanto los dos Tiradores enemigos han sido abatidos, o en cuanto tienes 6 puntos. Tiradores y Oficiales dan 2 puntos; las demás Unidades, 1. El enemigo busca lo mismo.
web-learn-stalingrad-first-move = Un turno es una acción. Primero, MOVER: elige MOVER, después el Cuadrante marcado, cuatro cartas en cuadrado, y devuélvelas en cualquier orden. El enemigo solo sabe que has tocado esas cuatro.
web-learn-stalingrad-first-move-hint = MUEVE, por favor, el Cuadrante marcado G1a–G2b, en el orden que quieras. En él está uno de tus Tiradores, y nadie sabrá dónde.
web-learn-stalingrad-first-search = También los soviéticos han hecho un MOVER; no puedes saber qué han hecho, ni si han hecho algo. Ahora búscalos: BUSCA en la carta de S2b.
web-learn-stalingrad-first-search-hint = Puedes BUSCAR en cualquier carta enemiga. Para esta lección elige S2b.
web-learn-stalingrad-first-shot-card = S2b es un Área Vacía: no ocurre nada. Después los soviéticos encontraron a tu Oficial y lo abatieron: 2 puntos para ellos. Pero quien Dispara pone la Carta de Disparo. Dice: uno de mis Tiradores está en estas cuatro casillas.
web-learn-stalingrad-first-find = Sabes que S2b está vacía, así que hay un Tirador en una de las otras tres casillas. BUSCA en S2a.
web-learn-stalingrad-first-find-hint = Si pensabas en otra casilla bajo la Carta de Disparo: buena idea. En esta lección el Tirador está en S2a. BUSCA allí.
web-learn-stalingrad-first-shoot = ¡Un Tirador! Ahora puedes Disparar; un Disparo nunca falla. El precio: pones tu propia Carta de Disparo en un Cuadrante con uno de tus Tiradores. Elige uno. Cuantas más casillas sean posibles, mejor.
web-learn-stalingrad-first-shoot-hint = No estás obligado a Disparar, pero un Tirador lo merece: 2 puntos y media victoria. Elige Disparar y un Cuadrante para tu Carta de Disparo.
web-learn-stalingrad-first-decoy = Los soviéticos han buscado y han encontrado tu Señuelo. Quien encuentra un Señuelo debe Disparar: ningún punto, pero la Carta de Disparo se coloca. Así sabes que su último Tirador está en estas cuatro casillas. BUSCA en S2c.
web-learn-stalingrad-first-decoy-hint = El Tirador puede estar en cualquiera de las cuatro casillas marcadas. En esta lección empieza por S2c.
web-learn-stalingrad-first-officer = No es un Tirador, sino un Oficial: 2 puntos. Dispara y elige un Cuadrante para tu Carta de Disparo.
web-learn-stalingrad-first-officer-hint = Que no se escape: un Oficial vale tanto como un Tirador. Dispara.
web-learn-stalingrad-first-spread = Los soviéticos han hecho un MOVER con esas mismas cuatro cartas. Lo que sabías de cada casilla ahora solo vale para las cuatro en conjunto: el Tirador sigue entre ellas, pero en cualquiera. Prueba en S2d.
web-learn-stalingrad-first-spread-hint = Puede ser cualquiera de las cuatro. En esta lección prueba en S2d.
web-learn-stalingrad-first-last = Ahí está, el último Tirador. ¡Dispara!
web-learn-stalingrad-first-last-hint = Un Disparo y has ganado. Elige Disparar y un Cuadrante para tu Carta de Disparo.
web-learn-stalingrad-first-won = Has ganado, con los dos Tiradores y 6 puntos. Ya conoces el Juego Básico: MOVER para ocultarte, BUSCAR para encontrar, y pensar dos veces qué le dice un Disparo al enemigo.

## SCOPE Stalingrad: las Unidades

web-learn-stalingrad-units-units = En el Modo Avanzado cada Unidad en juego tiene una acción propia. Sigues haciendo una acción por turno. La mayoría enseñan al enemigo dónde está tu Unidad.
web-learn-stalingrad-units-scout = Tu Explorador observa: el RECONOCIMIENTO desvela una carta enemiga, o dos que estén una al lado de otra, y tu Explorador sigue oculto. Mira S2b y S2c.
web-learn-stalingrad-units-scout-hint = Para esta lección usa el RECONOCIMIENTO en S2b y S2c a la vez.
web-learn-stalingrad-units-end = ¡Un Oficial en S2b! El RECONOCIMIENTO nunca Dispara. Tu acción está hecha; solo tu propio Oficial podría añadir un MOVER, por eso se te pregunta. Esta vez termina tu turno.
web-learn-stalingrad-units-end-hint = El DESPLIEGUE viene más adelante en esta lección. Termina tu turno.
web-learn-stalingrad-units-mortar = Los soviéticos han hecho su MOVER en otra parte, así que su Oficial sigue en S2b. Tu Mortero de G2a lanza un OBÚS contra cualquier carta enemiga que no esté adyacente a él. Dale a S2b.
web-learn-stalingrad-units-mortar-hint = Sabes lo que hay en S2b. Lanza el OBÚS desde G2a contra S2b.
web-learn-stalingrad-units-gun = 2 puntos. Pero tu Mortero ha tenido que mostrarse, y un Mortero soviético ha respondido. Ahora la Ametralladora: el FUEGO OFENSIVO mira una carta enemiga adyacente a ella. Abre fuego contra S1d.
web-learn-stalingrad-units-gun-hint = Tu Ametralladora de G1d alcanza S1c y S1d. Para esta lección abre fuego contra S1d.
web-learn-stalingrad-units-fire = Un Tirador. Muestra la Ametralladora y Dispara; no hay Carta de Disparo. Si no lo hicieras, el enemigo solo sabría que hay una Ametralladora cerca.
web-learn-stalingrad-units-fire-hint = Es un Tirador. Muestra la Ametralladora de G1d y Dispara.
web-learn-stalingrad-units-deploy = Ya conocían tu Ametralladora y la han abatido. A una carta vista le conviene moverse. El Oficial ayuda: el DESPLIEGUE lo muestra y da un MOVER adicional, antes o después de tu acción. Muestra al Oficial de G2b.
web-learn-stalingrad-units-deploy-hint = Primero el DESPLIEGUE, por favor: muestra al Oficial de G2b.
web-learn-stalingrad-units-extra = MUEVE el Cuadrante marcado. El Oficial está en él, así que vuelve a estar oculto, y un Tirador también.
web-learn-stalingrad-units-extra-hint = Se permite cualquier Cuadrante. MUEVE este y nadie sabrá dónde está el Oficial.
web-learn-stalingrad-units-assault = Aún falta tu acción. La Infantería lanza un ASALTO por un Cuadrante con cartas enemigas. Envía a la Infantería de G1c por el Cuadrante S1b–G1c.
web-learn-stalingrad-units-assault-hint = Para esta lección elige ASALTO: la Infantería de G1c, el Cuadrante S1b–G1c.
web-learn-stalingrad-units-take = Se han desvelado las dos cartas enemigas. Si una fuera una Ametralladora, su FUEGO DEFENSIVO te habría detenido. Ocupa S1b: la Infantería de allí queda abatida.
web-learn-stalingrad-units-take-hint = Puedes ocupar S1c o quedarte. Pero en S1b se gana un punto.
web-learn-stalingrad-units-reinforce = Todos saben dónde está una Infantería más allá de la línea del frente, y una Ametralladora soviética la ha abatido. Los REFUERZOS la devuelven a tu retaguardia, en lugar de un Área Vacía, y el enemigo pierde el punto. Elige un Cuadrante y un orden.
web-learn-stalingrad-units-reinforce-hint = Elige REFUERZOS, cualquier Cuadrante de tu retaguardia y cualquier orden de sus cartas.
web-learn-stalingrad-units-done = Has usado todas las Unidades. Cada una le dice algo al enemigo: sopesa lo que ganas y lo que muestras. Juega ahora un Duelo Rápido en el Modo Avanzado.
