# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Frases en la mesa

web-phrases = Frases
web-phrases-about = Todos en la mesa las leen, cada uno en su idioma. Puedes decir una cada cinco segundos y 20 en una hora.
web-phrases-say = Decir
web-phrases-latest = Frases recientes
web-phrases-none = Nadie ha dicho nada todavía.
web-phrases-shown = Mostrar lo que dicen los demás
web-phrases-muted = Lo que dicen los demás está oculto.
web-phrases-wait = Puedes decir una cada cinco segundos y 20 en una hora. Espera un poco.
web-phrase-said = { $seat }: { $phrase }
web-phrase-said-you = Tú: { $phrase }
web-phrase-hello = ¡Hola!
web-phrase-good-luck = ¡Suerte!
web-phrase-thinking = Estoy pensando.
web-phrase-one-moment = Un momento, por favor.
web-phrase-well-played = ¡Bien jugado!
web-phrase-thanks = ¡Gracias!
web-phrase-sorry = ¡Perdón!
web-phrase-good-game = ¡Buena partida!
web-phrase-rematch = ¿Revancha?

## Partidas que ver

web-watch = Mirar
web-watch-title = Partidas que mirar
web-watch-about = Estas son partidas que cualquiera puede mirar. Ves lo público, o todas las cartas con algunos turnos de retraso, según acordaron los jugadores.
web-watch-running = En curso
web-watch-over = Terminadas en los últimos siete días
web-watch-none = No hay ninguna partida en curso.
web-watch-none-over = Ninguna partida ha terminado en los últimos siete días.
web-watch-open = Mirar: { $name }
web-watch-more = Mostrar más
web-watch-begun = Empezó { $ago }
web-watch-ended = Terminada: { $moment }
web-watch-file = Con un archivo propio de los jugadores
web-listed = Cualquiera puede mirar
web-listed-about = La partida aparece entonces en la página «Mirar» mientras dura y siete días más. Los jugadores lo ven antes de unirse.
web-listed-agreed = La partida está en la página «Mirar».

## Partidas abiertas en la sala

web-lobby-game-all = Todos los juegos
web-lobby-speed = Ritmo
web-lobby-speed-all = Cualquier ritmo
web-lobby-speed-live = En vivo, con reloj
web-lobby-speed-days = En varios días
web-lobby-speed-none = Sin reloj
web-lobby-none-such = Ninguna partida abierta coincide.
web-lobby-since = Ofrecida { $ago }
web-bot-accounts = Pueden jugar bots
web-bot-accounts-about = Los programas de otras personas, cada uno con su propia cuenta y «(bot)» tras el nombre, pueden entonces ocupar un puesto libre.
web-bot-accounts-agreed = Un programa puede ocupar un puesto. Su nombre termina en «(bot)».
web-lobby-bots = Bots disponibles
web-lobby-bots-about = Programas de otras personas. Desafía a uno a una partida rápida como la elegida arriba.
web-lobby-challenge = Desafiar
web-lobby-challenge-one = Desafiar a { $name }
web-lobby-challenged = El bot está desafiado. Ocupará su puesto si acepta.
