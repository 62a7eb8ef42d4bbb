# Español. Órdenes para anfitriones: copias de la base de datos y lo que el operador hace con las partidas.

cli-serve-config = un archivo TOML con cualquiera de estas opciones, sin los guiones; docs/hosting.md tiene un ejemplo
cli-serve-bot-processes = número de procesos en los que piensan los rivales del ordenador (por defecto: 2)
cli-serve-bot-pause-least = la pausa más corta, en segundos, antes de una acción visible de un bot (por defecto: 0.25)
cli-serve-bot-pause-most = la más larga (por defecto: 0.5)
cli-serve-expire = borrar las partidas sin jugadas desde hace este tiempo, como 365d (por defecto: nunca)
cli-serve-expire-unfinished = lo mismo para las partidas sin terminar, como 60d (por defecto: nunca)
cli-serve-metrics-port = ofrecer métricas para Prometheus en este puerto (por defecto: no)
cli-serve-metrics-host = la dirección de ese puerto (por defecto: 127.0.0.1, solo este ordenador)
cli-serve-metrics-token = ofrecer las métricas también en /metrics a quien envíe este código
cli-serve-drain-seconds = segundos durante los que un servidor que debe parar sigue atendiendo mientras /api/ready dice que no (por defecto: 0)
cli-serve-slow-seconds = registrar las peticiones que tarden más que esto (por defecto: ninguna)
cli-serve-log-format = text o json: un objeto en cada línea (por defecto: text)
cli-serve-oidc-issuer = inicio de sesión OIDC: dirección del proveedor, como https://accounts.example.org
cli-serve-oidc-client-id = identificador de cliente OIDC de este servidor
cli-serve-oidc-client-secret = secreto de cliente OIDC (mejor en la variable de entorno)
cli-serve-verifiable = yes o no: si las partidas nuevas se pueden verificar (por defecto: yes)

cli-backup = hacer una copia de todas las partidas mientras el servidor funciona
cli-backup-file = el archivo que se escribe; no debe existir todavía
cli-host-database = la base de datos, como en fogline serve (por defecto: el archivo de tu directorio de datos)
backup-making = Copiando la base de datos ...
backup-done = { $file }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}.

cli-restore = llenar una base de datos vacía con una copia hecha por fogline backup
cli-restore-file = la copia
cli-restore-database = la base de datos que se llena, que debe estar vacía: sqlite:///ARCHIVO (por defecto: el archivo de tu directorio de datos) o postgresql://USUARIO@SERVIDOR/NOMBRE
restore-making = Restaurando la base de datos ...
restore-done = Restaurado desde { $file }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
restore-broken = La partida { $game } está dañada: falta una fila o se ha modificado. Se ha copiado tal como está y no se puede jugar.

cli-admin = ver y gestionar las partidas de un servidor, esté en marcha o no
cli-admin-games = listar las partidas, primero las más recientes
cli-admin-show = mostrar qué se acordó en una partida y quién se ha unido
cli-admin-close = terminar una partida sin vencedor
cli-admin-delete = borrar una partida para siempre
cli-admin-expire = borrar partidas en las que hace tiempo que no pasa nada
cli-admin-stats = contar las partidas y el espacio que ocupan
cli-admin-revoke = anular el enlace de un puesto y mostrar uno nuevo
cli-admin-give-back = devolver el tiempo de una interrupción en todas las partidas
cli-admin-game = el identificador de una partida, como aparece en la lista
cli-admin-seat = el puesto, como se muestra; o watch: los enlaces de todos los espectadores
cli-admin-title = solo partidas de este título
cli-admin-state = solo partidas que esperan jugadores, que se están jugando o que han terminado
cli-admin-most = como mucho estas
cli-admin-older = partidas sin jugadas desde hace este tiempo, como 365d o 12h
cli-admin-unfinished = también partidas sin terminar y sin jugadas desde hace este tiempo
cli-admin-dry-run = solo listar lo que se borraría
cli-admin-since = cuándo empezó la interrupción, como 2026-11-17T20:15 (UTC) o 2026-11-17T20:15+01:00
cli-admin-until = cuándo terminó
admin-head-game = partida
admin-head-title = título
admin-head-scenario = escenario
admin-head-state = estado
admin-head-begun = comienzo
admin-head-active = última jugada
admin-closed = La partida { $game } ha terminado; no ha ganado nadie.
admin-deleted = { $count ->
    [0] No se ha borrado ninguna partida.
    [one] Se ha borrado una partida.
   *[other] Se han borrado { $count } partidas.
}
admin-expired = { $count ->
    [0] No se borraría ninguna partida.
    [one] Se borraría una partida.
   *[other] Se borrarían { $count } partidas.
}
admin-revoked = Los enlaces de { $seat } ya no valen. Envía a su jugador este enlace, detrás de la dirección de tu servidor: { $link }
admin-revoked-watch = Los enlaces de todos los espectadores ya no valen. Este es nuevo; va detrás de la dirección de tu servidor: { $link }
admin-revoke-rematch = El jugador ha empezado una revancha cuyo enlace se deriva del antiguo. Anúlalo también allí: partida { $game }.
admin-given-back = { $minutes ->
    [one] Se ha devuelto un minuto.
   *[other] Se han devuelto { $minutes } minutos.
}
cli-admin-bots = listar las cuentas de bots
cli-admin-add-bot = añadir un bot del anfitrión y mostrar su clave
cli-admin-bot-key = dar una clave nueva a un bot; la anterior deja de valer
cli-admin-remove-bot = borrar un bot; sus adversarios conservan las partidas
cli-admin-bot-name = el nombre del bot; se le añade «(bot)»
cli-admin-bot = el identificador de un bot, como aparece en la lista
admin-head-bot = identificador
admin-head-name = nombre
admin-head-owner = dueño
admin-head-connected = conectado
admin-bot-added = { $name } es { $bot }. Su clave, que solo se muestra esta vez: { $key }
admin-bot-key = La clave nueva, que solo se muestra esta vez: { $key }
admin-bot-removed = El bot se ha borrado.
