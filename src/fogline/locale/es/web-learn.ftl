# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

## Los tutoriales: la página

web-learn-title = Aprender { $game }
web-learn-about = Juega unas cuantas posiciones en el tablero de verdad, una idea cada vez. El otro bando sigue un guion; no puede salir nada mal.
web-learn-lessons = Lecciones
web-learn-step = Paso { $number } de { $count }
web-learn-your-move = Te toca
web-learn-happened = Lo que acaba de ocurrir
web-learn-back = Atrás
web-learn-next = Siguiente
web-learn-show = Enséñamelo
web-learn-again = Empezar de nuevo
web-learn-next-lesson = Lección siguiente: { $lesson }
web-learn-play = Jugar ahora contra el ordenador
web-learn-rules = Leer las reglas
web-learn-almost = Se puede, pero no es lo que pide esta lección
web-learn-marked = Fíjate en: { $cells }
web-learn-loading = Un momento …

web-learn-name-stalingrad-first = Tu primera partida
web-learn-name-stalingrad-units = Las Unidades del Modo Avanzado
web-learn-name-panzer-first = Tu primera partida
web-learn-name-panzer-terrain = Terreno y reglas avanzadas
web-learn-name-spearpoint-first = Spearpoint 1943: el primer Turno

## SCOPE Stalingrad: la primera partida

web-learn-stalingrad-first-board = Estas son las ruinas. Abajo está tu Frente, el alemán: solo tú ves tus cartas. Arriba, las cartas soviéticas están boca abajo. Ves de quién son, no qué son.
web-learn-stalingrad-first-goal = Ganas en cuanto los dos Tiradores enemigos han sido abatidos, o en cuanto tienes 6 puntos. Tiradores y Oficiales dan 2 puntos; las demás Unidades, 1. El enemigo quiere lo mismo de ti.
web-learn-stalingrad-first-move = Un turno es una acción. Primero un MOVER: elige MOVER, después el Cuadrante marcado, cuatro cartas en cuadro, y devuélvelas en cualquier orden. El enemigo solo sabe que has tocado esas cuatro.
web-learn-stalingrad-first-move-hint = MUEVE, por favor, el Cuadrante marcado G1a–G2b, en el orden que quieras. En él está uno de tus Tiradores, y nadie sabrá dónde.
web-learn-stalingrad-first-search = También los soviéticos han MOVIDO; qué han hecho, o si han hecho algo, no lo puedes saber. Ahora búscalos: BUSCA en la carta de S2b.
web-learn-stalingrad-first-search-hint = Puedes BUSCAR en cualquier carta enemiga. Para esta lección elige S2b.
web-learn-stalingrad-first-shot-card = S2b es un Área Vacía: no ocurre nada. Después los soviéticos encontraron a tu Oficial y lo abatieron: 2 puntos para ellos. Pero quien Dispara pone la Carta de Disparo. Dice: uno de mis Tiradores está en estas cuatro casillas.
web-learn-stalingrad-first-find = Sabes que S2b está vacía, así que hay un Tirador en una de tres casillas. BUSCA en S2a.
web-learn-stalingrad-first-find-hint = Si pensabas en otra casilla bajo la Carta de Disparo: buena idea. En esta lección el Tirador está en S2a. BUSCA allí.
web-learn-stalingrad-first-shoot = ¡Un Tirador! Ahora puedes Disparar; un Disparo nunca falla. El precio: pones tu propia Carta de Disparo en un Cuadrante con uno de tus Tiradores. Elige uno. Cuantas más casillas sean posibles, mejor.
web-learn-stalingrad-first-shoot-hint = No estás obligado a Disparar, pero un Tirador lo merece: 2 puntos y media victoria. Elige Disparar y un Cuadrante para tu Carta de Disparo.
web-learn-stalingrad-first-decoy = Los soviéticos han buscado y han encontrado tu Señuelo. Quien encuentra un Señuelo debe Disparar: ningún punto, pero la Carta de Disparo se coloca. Así sabes que su último Tirador está en estas cuatro casillas. BUSCA en S2c.
web-learn-stalingrad-first-decoy-hint = El Tirador puede estar en cualquiera de las cuatro casillas marcadas. En esta lección empieza por S2c.
web-learn-stalingrad-first-officer = No es un Tirador, sino un Oficial: 2 puntos. Dispara y elige un Cuadrante para tu Carta de Disparo.
web-learn-stalingrad-first-officer-hint = Que no se escape: un Oficial vale tanto como un Tirador. Dispara.
web-learn-stalingrad-first-spread = Los soviéticos han MOVIDO esas mismas cuatro cartas. Lo que sabías de cada casilla es ahora saber de las cuatro juntas: el Tirador sigue entre ellas, pero en cualquiera. Prueba en S2d.
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
web-learn-stalingrad-units-mortar = Los soviéticos han MOVIDO en otra parte, así que su Oficial sigue en S2b. Tu Mortero de G2a lanza un OBÚS contra cualquier carta enemiga que no esté adyacente a él. Dale a S2b.
web-learn-stalingrad-units-mortar-hint = Sabes lo que hay en S2b. Lanza el OBÚS desde G2a contra S2b.
web-learn-stalingrad-units-gun = 2 puntos. Pero tu Mortero ha tenido que mostrarse, y un Mortero soviético ha respondido. Ahora la Ametralladora: el FUEGO OFENSIVO mira una carta enemiga adyacente a ella. Abre fuego contra S1d.
web-learn-stalingrad-units-gun-hint = Tu Ametralladora de G1d alcanza S1c y S1d. Para esta lección abre fuego contra S1d.
web-learn-stalingrad-units-fire = Un Tirador. Muestra la Ametralladora y Dispara; no hay Carta de Disparo. Si no lo hicieras, el enemigo solo sabría que hay una Ametralladora cerca.
web-learn-stalingrad-units-fire-hint = Es un Tirador. Muestra la Ametralladora de G1d y Dispara.
web-learn-stalingrad-units-deploy = Ya conocían tu Ametralladora y la han abatido. A quien lo han visto le conviene moverse. El Oficial ayuda: el DESPLIEGUE lo muestra y da un MOVER adicional, antes o después de tu acción. Muestra al Oficial de G2b.
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

## SCOPE Panzer: la primera partida

web-learn-panzer-first-squad = Primero eliges en secreto una escuadra: aquí, como mucho 4 unidades y 12 puntos. Bazooka, Stuart y un Sherman ya están: 8 puntos. Toma el segundo Sherman por los otros 4 y confirma.
web-learn-panzer-first-squad-hint = También cabría. Para esta lección toma el segundo Sherman (SHE).
web-learn-panzer-first-forest = Tus unidades se han desplegado en tu fila de despliegue. El enemigo las ve como bosque: cada carta muestra de quién es, no lo que hay detrás. Las unidades alemanas se ocultan igual en la fila 6.
web-learn-panzer-first-goal = Ganas cuando todas las unidades enemigas están destruidas, o cuando controlas toda la fila de despliegue enemiga y tienes una unidad en ella.
web-learn-panzer-first-move = MOVER: elige el cuadrante marcado. Las cuatro cartas son tuyas, así que puedes devolverlas en cualquier orden. Adelanta una unidad, o márcate un farol.
web-learn-panzer-first-move-hint = MUEVE, por favor, el cuadrante marcado A1–B2, en el orden que quieras.
web-learn-panzer-first-explore = Unos turnos después: Stuart y Sherman están en C3 y D3, y los alemanes se han acercado. EXPLORA un cuadrante con cartas de los dos bandos: el marcado.
web-learn-panzer-first-explore-hint = Para esta lección EXPLORA el cuadrante A3–B4.
web-learn-panzer-first-follow = No había ninguna unidad: A4 y B4 son ahora tuyas. Después puedes MOVER este cuadrante enseguida, o dejarlo. No tienes unidades en él; las dos cosas están bien.
web-learn-panzer-first-search = BUSCAR OBJETIVO mira una carta enemiga a distancia 1 o 2 de cualquier carta tuya. Algo se ha acercado por el centro. BUSCA OBJETIVO en C4.
web-learn-panzer-first-search-hint = Buena idea para otro turno. Aquí, BUSCA OBJETIVO en C4.
web-learn-panzer-first-odds = ¡Un Panzer IV! La distancia y el blindaje ponen fallos en la mano; la potencia de fuego, impactos. Sherman en D3: 1 + 2 fallos, 2 impactos, 2 de 5. Stuart en C3: 1 impacto, 1 de 4. Dispara con el Sherman.
web-learn-panzer-first-odds-hint = Elige la mejor probabilidad: el Sherman de D3 tiene más potencia de fuego.
web-learn-panzer-first-hide = Fallo, y también ha fallado la respuesta. Quien dispara queda revelado. El bosque vuelve a cubrir a quien se toma al MOVER, aunque no cambie de casilla. MUEVE el cuadrante marcado.
web-learn-panzer-first-hide-hint = Tu Sherman está al descubierto. MUEVE el cuadrante C2–D3 para ocultarlo de nuevo.
web-learn-panzer-first-again = Los alemanes han buscado donde no era. Su Panzer IV no se ha movido, así que sigue revelado en C4. BUSCA OBJETIVO en él: con una unidad revelada, eso es disparar.
web-learn-panzer-first-again-hint = El blanco está en C4, a la vista. BUSCA OBJETIVO en él.
web-learn-panzer-first-second = Elige quién dispara. Mejor de cerca que de lejos, y mejor con más potencia de fuego.
web-learn-panzer-first-supply = ¡Impacto! Se puede ganar sin disparar: EXPLORA hacia delante hasta que la fila marcada sea tuya y lleva una unidad a ella. Eso corta la línea de suministro. Y vigila tu propia fila.
web-learn-panzer-first-done = Ya conoces el juego básico: MOVER para ocultarte, EXPLORAR para ganar terreno, BUSCAR OBJETIVO para encontrar, y disparar cuando la probabilidad es buena.

## SCOPE Panzer: terreno y reglas avanzadas

web-learn-panzer-terrain-terrain = Las reglas avanzadas se activan una a una; aquí hay cuatro. Con terreno, cada bando coloca primero una carta. Los alemanes han puesto picos en B5, en su mitad, así que la tuya va en tu mitad. Pon una colina en C3.
web-learn-panzer-terrain-terrain-hint = Se permiten muchos sitios. Para esta lección pon una colina en C3.
web-learn-panzer-terrain-hill = Tu Pershing está en C2, junto a la colina. Sobre una colina queda revelado, pero dispara mejor y es más difícil de alcanzar. MUÉVELO a C3.
web-learn-panzer-terrain-hill-hint = MUEVE el Pershing de C2 a la colina de C3 y deja a los demás donde están.
web-learn-panzer-terrain-light = Con la regla de los carros ligeros se te pregunta después de cada MOVER si uno de ellos busca, aunque no haya ninguno: así la pregunta no le dice nada al enemigo. Esta vez déjalo.
web-learn-panzer-terrain-light-hint = Guarda el Stuart para después. Déjalo.
web-learn-panzer-terrain-search = Colinas y picos tapan la vista; el bosque, no: desde C3 ves más allá de C4. BUSCA OBJETIVO en C5.
web-learn-panzer-terrain-search-hint = Para esta lección BUSCA OBJETIVO en C5, justo delante del Pershing.
web-learn-panzer-terrain-from-hill = Un Tiger, blindaje 3. Desde una colina solo hay un fallo por distancia, esté lo lejos que esté: 1 + 3 fallos contra 3 impactos. Dispara con el Pershing.
web-learn-panzer-terrain-from-hill-hint = Lo has encontrado; aprovecha la ocasión: dispara con el Pershing de C3.
web-learn-panzer-terrain-heavy = Fallo. El Tiger ha respondido y ha fallado también: contra una colina hay siempre dos fallos por distancia. Los dos son carros pesados: tras disparar, ninguno puede mover en su próximo turno.
web-learn-panzer-terrain-correction = Así que el Tiger sigue ahí. Corrección de tiro: el segundo disparo seguido contra la misma unidad tiene un fallo por distancia menos. BUSCA OBJETIVO en C5 otra vez.
web-learn-panzer-terrain-correction-hint = La corrección se pierde si haces otra cosa. BUSCA OBJETIVO en C5.
web-learn-panzer-terrain-correct = Ahora son 0 + 3 fallos contra 3 impactos: la mitad de las veces. Dispara con el Pershing.
web-learn-panzer-terrain-scout = El Tiger ha caído. Los carros ligeros, de blindaje 1, pueden buscar y disparar después de MOVER. Lleva el Stuart de B2 a B3 o A3.
web-learn-panzer-terrain-scout-hint = MUEVE solo el Stuart, de B2 a B3 o A3.
web-learn-panzer-terrain-light-search = Se te pregunta de nuevo, y esta vez merece la pena. Busca en C5 con el Stuart: está a distancia 2 y no hay nada en medio.
web-learn-panzer-terrain-light-search-hint = Busca en C5, donde los alemanes acaban de mover.
web-learn-panzer-terrain-choice = Un Panzer IV. Solo puede disparar el Stuart: 2 + 2 fallos, 1 impacto, 1 de 5. Ya está revelado, así que no hay nada que perder. Dispara.
web-learn-panzer-terrain-choice-hint = Puedes no disparar, pero no ganarías nada. Dispara.
web-learn-panzer-terrain-sight = Un fallo; era un tiro difícil. Ojo con los picos de B5: quien está a su lado no ve las tres casillas de detrás. Un buen escondite, para los dos bandos.
web-learn-panzer-terrain-done = Hay más reglas: ataque por el flanco y por retaguardia, blindaje superior, el Stug III, emboscada. Añádelas una a una; el reglamento explica cada una.

## Spearpoint 1943, primera lección

web-learn-spearpoint-first-hand = Ni mapa ni casillas: mandas un mazo de Unidades. Cada bando empieza con cuatro cartas. La mayoría de las Unidades necesitan tripulación, así que toma lo que va junto: la tripulación de carro, el M4A1 Sherman, el pelotón de fusileros y el equipo de bazuca.
web-learn-spearpoint-first-hand-hint = Buena idea, pero esta lección necesita justo estas cuatro: la tripulación de carro, el M4A1 Sherman, el pelotón de fusileros y el equipo de bazuca.
web-learn-spearpoint-first-commit = Cada Turno empieza en secreto: ambos bandos eligen qué Unidades asignan. Los alemanes ya han confirmado, pero no ves nada. Asigna el Sherman a tu Primera Línea; su tripulación va con él.
web-learn-spearpoint-first-commit-hint = Primero el Sherman: arrástralo de tu mano a la Primera Línea, o tócalo y luego la línea.
web-learn-spearpoint-first-infantry = Está en tu plan, dibujado pálido: aún secreto, y podrías retirarlo. A un carro solo lo rodean fácilmente. Asigna también el pelotón de fusileros.
web-learn-spearpoint-first-infantry-hint = Guarda el equipo de bazuca y asigna el pelotón de fusileros.
web-learn-spearpoint-first-lock = Dos Unidades bastan por ahora. Confirma tu plan: en cuanto ambos bandos han confirmado, todo se revela a la vez.
web-learn-spearpoint-first-lock-hint = Podrías hacer más, pero en esta lección confirma ya la asignación.
web-learn-spearpoint-first-command = Tienes enfrente un Panzer III (b1) y granaderos (b2). Las Unidades se nombran por bando y número; las tuyas son a1 y a2. Ahora se pueden jugar cartas de Orden. «Casco a cubierto» protege a un vehículo para siempre: juega esta carta sobre tu Sherman, a1.
web-learn-spearpoint-first-command-hint = Toca la carta marcada «Casco a cubierto» y luego el Sherman a1.
web-learn-spearpoint-first-declare = Combate: también los ataques se declaran en secreto. Sobre un objetivo ves la probabilidad de impacto. Que el Sherman a1 ataque al Panzer III b1.
web-learn-spearpoint-first-declare-hint = Toca a1 y luego b1, o arrastra a1 encima.
web-learn-spearpoint-first-second = La flecha discontinua es tu plan. Los fusiles no dañan a un carro, pero sí a otra infantería: que a2 ataque a los granaderos b2.
web-learn-spearpoint-first-second-hint = Toca a2 y luego b2.
web-learn-spearpoint-first-fire = Ambos bandos confirmaron y pasaron, y ganaste la Iniciativa 8 a 3: resuelves el primer ataque. Solo ahora eliges el arma. Dispara el cañón de a1 a b1.
web-learn-spearpoint-first-fire-hint = Empieza por el Sherman: a1, con su cañón.
web-learn-spearpoint-first-roll = Dos dados de diez caras deben alcanzar el Valor de Ataque; las probabilidades están en los botones. Tira sin más, o descarta una carta de Orden por +1.
web-learn-spearpoint-first-intensity = ¡Impacto en b1! Ahora un dado decide con qué fuerza: la Intensidad más el Índice de Daño, menos la Defensa, se resta de la Resistencia. Tíralo, con descarte o sin él.
web-learn-spearpoint-first-answer = A media Resistencia el Panzer robó una carta de Daño: está aturdido y dispara peor. Ahora dispara a a1. Se te piden cartas de Orden tengas lo que tengas, para que nadie lo note. Pasa (tecla P).
web-learn-spearpoint-first-storm = Falló. Te toca otra vez: resuelve el ataque de a2 a b2, con cualquiera de sus armas.
web-learn-spearpoint-first-draw = Un 10 y un 9: con 19 o 20 el objetivo se destruye sin más. Puntúas su coste. Tras el combate las Unidades dañadas quedan a la mitad, las demás completas. Ahora roba: primero una carta de Orden.
web-learn-spearpoint-first-draw-hint = Puedes renunciar, pero vives de las cartas: roba una carta de Orden.
web-learn-spearpoint-first-done = Después robaste una tripulación y un Stuart, y empieza el Turno siguiente. Ganan 51 puntos, o tres Turnos sin enemigos en juego. Más adelante vienen la artillería en Retaguardia, los aviones, los Asaltos de infantería y tus propios mazos. ¡Sigue jugando contra un recluta!
