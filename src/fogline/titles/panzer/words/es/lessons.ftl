# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Lecciones

web-learn-name-panzer-first = Tu primera partida
web-learn-name-panzer-terrain = Terreno y reglas avanzadas

## SCOPE Panzer: la primera partida

web-learn-panzer-first-squad = Primero eliges en secreto una escuadra: aquí, como mucho 4 unidades y 12 puntos. Bazooka, Stuart y un Sherman ya están: 8 puntos. Toma el segundo Sherman por los otros 4 y confirma.
web-learn-panzer-first-squad-hint = También cabría. Para esta lección toma el segundo Sherman (SHE).
web-learn-panzer-first-forest = Tus unidades se han desplegado en tu fila de despliegue. El enemigo las ve como bosque: cada carta muestra de quién es, no lo que hay detrás. Las unidades alemanas se ocultan igual en la fila 6.
web-learn-panzer-first-goal = Ganas cuando todas las unidades enemigas están destruidas, o cuando controlas toda la fila de despliegue enemiga y tienes una unidad en ella.
web-learn-panzer-first-move = MOVER: elige el cuadrante marcado. Las cuatro cartas son tuyas, así que puedes devolverlas en cualquier orden. Adelanta una unidad, o márcate un farol.
web-learn-panzer-first-move-hint = MUEVE, por favor, el cuadrante marcado A1–B2, en el orden que quieras.
web-learn-panzer-first-explore = Unos turnos después: Stuart y Sherman están en C3 y D3, y los alemanes se han acercado. EXPLORA un cuadrante con cartas de los dos bandos: el marcado.
web-learn-panzer-first-explore-hint = Para esta lección EXPLORA el cuadrante A3–B4.
web-learn-panzer-first-follow = No había ninguna unidad: A4 y B4 son ahora tuyas. Ahora puedes MOVER este cuadrante enseguida, o dejarlo. No tienes unidades en él, así que las dos cosas están bien.
web-learn-panzer-first-search = BUSCAR OBJETIVO mira una carta enemiga a distancia 1 o 2 de cualquier carta tuya. Algo se ha acercado por el centro. BUSCA OBJETIVO en C4.
web-learn-panzer-first-search-hint = Buena idea para otro turno. Aquí, BUSCA OBJETIVO en C4.
web-learn-panzer-first-odds = ¡Un Panzer IV! La distancia y el blindaje ponen fallos en la mano; la potencia de fuego, impactos. Sherman en D3: 1 + 2 fallos, 2 impactos, 2 de 5. Stuart en C3: 1 impacto, 1 de 4. Dispara con el Sherman.
web-learn-panzer-first-odds-hint = Elige la mejor probabilidad: el Sherman de D3 tiene más potencia de fuego.
web-learn-panzer-first-hide = Fallo, y también ha fallado la respuesta. Quien dispara queda revelado. El bosque vuelve a cubrir a quien se levanta al MOVER, aunque no cambie de casilla. MUEVE el cuadrante marcado.
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
web-learn-panzer-terrain-light = Con la regla de los carros ligeros se te pregunta después de cada MOVER si uno de ellos busca, aunque no tengas ninguno: así la pregunta no le dice nada al enemigo. Esta vez renuncia.
web-learn-panzer-terrain-light-hint = Guarda el Stuart para después. Renuncia.
web-learn-panzer-terrain-search = Colinas y picos tapan la vista; el bosque, no: desde C3 ves más allá de C4. BUSCA OBJETIVO en C5.
web-learn-panzer-terrain-search-hint = Para esta lección BUSCA OBJETIVO en C5, justo delante del Pershing.
web-learn-panzer-terrain-from-hill = Un Tiger, blindaje 3. Desde una colina solo hay un fallo por distancia, esté lo lejos que esté: 1 + 3 fallos contra 3 impactos. Dispara con el Pershing.
web-learn-panzer-terrain-from-hill-hint = Lo has encontrado; aprovecha la ocasión: dispara con el Pershing de C3.
web-learn-panzer-terrain-heavy = Fallo. El Tiger ha respondido y ha fallado también: contra una colina hay siempre dos fallos por distancia. Los dos son carros pesados: tras disparar, ninguno puede moverse en su próximo turno.
web-learn-panzer-terrain-correction = Así que el Tiger sigue ahí. Corrección de tiro: el segundo disparo seguido contra la misma unidad tiene un fallo por distancia menos. BUSCA OBJETIVO en C5 otra vez.
web-learn-panzer-terrain-correction-hint = La corrección se pierde si haces otra cosa. BUSCA OBJETIVO en C5.
web-learn-panzer-terrain-correct = Ahora son 0 + 3 fallos contra 3 impactos: la mitad de las veces. Dispara con el Pershing.
web-learn-panzer-terrain-scout = El Tiger ha caído. Los carros ligeros, de blindaje 1, pueden buscar y disparar después de MOVER. Lleva el Stuart de B2 a B3 o A3.
web-learn-panzer-terrain-scout-hint = MUEVE solo el Stuart, de B2 a B3 o A3.
web-learn-panzer-terrain-light-search = Se te pregunta de nuevo, y esta vez merece la pena. Busca en C5 con el Stuart: está a distancia 2 y no hay nada en medio.
web-learn-panzer-terrain-light-search-hint = Busca en C5, donde los alemanes acaban de mover sus cartas.
web-learn-panzer-terrain-choice = Un Panzer IV. Solo puede disparar el Stuart: 2 + 2 fallos, 1 impacto, 1 de 5. Ya está revelado, así que no hay nada que perder. Dispara.
web-learn-panzer-terrain-choice-hint = Puedes no disparar, pero no ganarías nada. Dispara.
web-learn-panzer-terrain-sight = Un fallo; era un tiro difícil. Ojo con los picos de B5: quien está a su lado no ve las tres casillas de detrás. Un buen escondite, para los dos bandos.
web-learn-panzer-terrain-done = Hay más reglas: ataque por el flanco y por retaguardia, blindaje superior, el Stug III, emboscada. Añádelas una a una; el reglamento explica cada una.
