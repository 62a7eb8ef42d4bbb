# Español. Órdenes para anfitriones: copias de la base de datos y lo que el operador hace con las partidas.

cli-backup = hacer una copia de todas las partidas mientras el servidor funciona
cli-backup-file = el archivo que se escribe; no debe existir todavía
cli-host-database = la base de datos, como en fogline serve (por defecto, el archivo de su directorio de datos)
backup-making = Copiando la base de datos ...
backup-done = { $file }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}.

cli-restore = llenar una base de datos vacía con una copia hecha por fogline backup
cli-restore-file = la copia
cli-restore-database = la base de datos que se llena, que debe estar vacía: sqlite:///ARCHIVO (por defecto, el archivo de su directorio de datos) o postgresql://USUARIO@SERVIDOR/NOMBRE
restore-making = Restaurando la base de datos ...
restore-done = Restaurado desde { $file }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}.
restore-broken = La partida { $game } está dañada: falta una fila o se ha modificado. Se ha copiado tal como está y no se puede jugar.
