# English. Commands for hosts: copies of the database, and what the operator does with games.

cli-backup = make a copy of all games while the server is running
cli-backup-file = the file to write; it must not exist yet
cli-host-database = the database, as for fogline serve (by default the file in your data directory)
backup-making = Copying the database ...
backup-done = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $lines ->
    [one] one line
   *[other] { $lines } lines
}.

cli-restore = fill an empty database from a copy made by fogline backup
cli-restore-file = the copy
cli-restore-database = the database to fill, which must be empty: sqlite:///FILE (by default the file in your data directory), or postgresql://USER@HOST/NAME
restore-making = Restoring the database ...
restore-done = Restored from { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $lines ->
    [one] one line
   *[other] { $lines } lines
}.
restore-broken = Game { $game } is damaged: a row is missing or was changed. It was copied as it is, and cannot be played.
