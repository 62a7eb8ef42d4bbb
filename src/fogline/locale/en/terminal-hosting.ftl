# English. Commands for hosts: copies of the database, and what the operator does with games.

cli-serve-config = a TOML file with any of these options, without the dashes; docs/hosting.md has an example
cli-serve-bot-processes = processes in which computer opponents think (default 2)
cli-serve-bot-pause-least = the shortest pause before a visible action of a bot (default 0.25)
cli-serve-bot-pause-most = the longest (default 0.5)
cli-serve-expire = delete games without a move for this long, such as 365d (default: never)
cli-serve-expire-unfinished = the same for unfinished games, such as 60d (default: never)
cli-serve-metrics-port = serve figures for Prometheus on this port (default: off)
cli-serve-metrics-host = the address of that port (default 127.0.0.1: this computer only)
cli-serve-metrics-token = serve the figures under /metrics as well, to who sends this token
cli-serve-drain-seconds = seconds for which a server that was told to stop still serves while /api/ready says no (default 0)
cli-serve-slow-seconds = log requests that take longer than this (default: none)
cli-serve-log-format = text or json: one object on each line (default text)
cli-serve-oidc-issuer = signing in at a provider (OIDC): its address, as https://accounts.example.org
cli-serve-oidc-client-id = signing in at a provider: the name of this server there
cli-serve-oidc-client-secret = signing in at a provider: the secret of this server there; better set in the environment than typed
cli-serve-verifiable = yes or no: whether new games can be verified (default yes)

cli-backup = make a copy of all games while the server is running
cli-backup-file = the file to write; it must not exist yet
cli-host-database = the database, as for fogline serve (by default the file in your data directory)
backup-making = Copying the database ...
backup-done = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}.

cli-restore = fill an empty database from a copy made by fogline backup
cli-restore-file = the copy
cli-restore-database = the database to fill, which must be empty: sqlite:///FILE (by default the file in your data directory), or postgresql://USER@HOST/NAME
restore-making = Restoring the database ...
restore-done = Restored from { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}.
restore-broken = Game { $game } is damaged: a row is missing or was changed. It was copied as it is, and cannot be played.

cli-admin = see and manage the games of a server, running or not
cli-admin-games = list games, the latest first
cli-admin-show = show what was agreed in a game, and who has joined
cli-admin-close = end a game without a winner
cli-admin-delete = delete a game for ever
cli-admin-expire = delete games in which nothing has happened for long
cli-admin-stats = count games and what they take
cli-admin-revoke = make the link of a seat invalid, and print a new one
cli-admin-give-back = let the time of an outage count against nobody, in all games
cli-admin-game = the id of a game, as listed
cli-admin-seat = the seat, as shown; or watch: the links of all watchers
cli-admin-title = only games of this title
cli-admin-state = only games that wait for players, are being played, or are over
cli-admin-most = at most this many (default { $most })
cli-admin-older = games without a move for this long, such as 365d or 12h
cli-admin-unfinished = also unfinished games without a move for this long
cli-admin-dry-run = only list what would be deleted
cli-admin-since = when the outage began, such as 2026-11-17T20:15 (UTC) or 2026-11-17T20:15+01:00
cli-admin-until = when it ended
admin-head-game = game
admin-head-title = title
admin-head-scenario = scenario
admin-head-state = state
admin-head-begun = begun
admin-head-active = latest move
admin-closed = Game { $game } is over: nobody has won.
admin-deleted = { $count ->
    [0] No game was deleted.
    [one] One game was deleted.
   *[other] { $count } games were deleted.
}
admin-expired = { $count ->
    [0] No game would be deleted.
    [one] One game would be deleted.
   *[other] { $count } games would be deleted.
}
admin-revoked = The links of { $seat } are invalid. Send its player this link, behind the address of your server: { $link }
admin-revoked-watch = The links of all watchers are invalid. A new one, behind the address of your server: { $link }
admin-revoke-rematch = The player has begun a rematch whose link follows from the old one. Revoke it there, too: game { $game }.
admin-given-back = { $minutes ->
    [one] One minute counts against nobody.
   *[other] { $minutes } minutes count against nobody.
}
