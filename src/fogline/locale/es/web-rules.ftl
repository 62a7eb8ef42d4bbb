# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Las páginas de reglas

web-rules-title = Reglas de { $game }
web-rules-about = Un reglamento breve con nuestras propias palabras. Tras cada párrafo están los números de las cláusulas que abarca; el juego los cita allí donde permite o rechaza algo.
web-rules-games = Qué juego
web-rules-learn = Aprender jugando
web-rules-contents = Índice
web-rules-loading = Un momento …
web-rules-no-clause = No hay ninguna regla { $clause } en este juego.
web-rules-in-reference = En la referencia
web-rules-close-clause = Cerrar
web-rules-reference = La referencia numerada
web-rules-reference-about = Cada cláusula tal como la sigue el programa, con fuentes, ejemplos y preguntas abiertas. Está escrita para quienes desarrollan o prueban el juego y solo existe en inglés.
web-rules-reference-open = Abrir la referencia
