# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Los tutoriales: la página

web-learn-title = Aprender { $game }
web-learn-about = Juega unas cuantas posiciones en el tablero de verdad, una idea cada vez. El otro bando sigue un guion; no puede salir nada mal.
web-learn-lessons = Lecciones
web-learn-step = Paso { $number } de { $count }
web-learn-your-move = Te toca
web-learn-happened = Lo que acaba de ocurrir
web-learn-leave = Salir de la lección
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
web-learn-as-written = Tu jugada era correcta. No hay conexión con el servidor, así que la lección continúa con la jugada prevista.
