# English. Commands for hosts: copies of the database, and what the operator does with games.

cli-serve-config = a TOML file with any of these options, without the dashes; see docs/hosting.md for an example
cli-serve-bot-processes = number of processes in which computer opponents think (default: 2)
cli-serve-bot-pause-least = shortest pause in seconds before a visible action of a bot (default: 0.25)
cli-serve-bot-pause-most = longest pause (default: 0.5)
cli-serve-expire = delete games without a move for this long, such as 365d (default: never)
cli-serve-expire-unfinished = the same for unfinished games, such as 60d (default: never)
cli-serve-metrics-port = serve Prometheus metrics on this port (default: off)
cli-serve-metrics-host = the address of that port (default: 127.0.0.1, this computer only)
cli-serve-metrics-token = also serve the metrics under /metrics, to anyone who sends this token
cli-serve-drain-seconds = seconds for which a stopping server keeps serving while /api/ready says no (default: 0)
cli-serve-slow-seconds = log requests that take longer than this (default: none)
cli-serve-log-format = text or json, with one object per line (default: text)
cli-serve-oidc-issuer = OIDC sign-in: address of the provider, such as https://accounts.example.org
cli-serve-oidc-client-id = OIDC client ID of this server
cli-serve-oidc-client-secret = OIDC client secret (prefer the environment variable)
cli-serve-verifiable = whether new games can be verified: yes or no (default: yes)

cli-backup = copy all games while the server is running
cli-backup-file = the file to write; it must not exist yet
cli-host-database = the database, as for fogline serve (default: the file in your data directory)
backup-making = Copying the database ...
backup-done = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}.

cli-restore = fill an empty database from a copy made by fogline backup
cli-restore-file = the copy
cli-restore-database = the database to fill, which must be empty: sqlite:///FILE (default: the file in your data directory), or postgresql://USER@HOST/NAME
restore-making = Restoring the database ...
restore-done = Restored from { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}.
restore-broken = Game { $game } is damaged: a row is missing or was changed. It was copied as it is and cannot be played.

cli-admin = list and manage the games of a server, whether it is running or not
cli-admin-games = list games, latest first
cli-admin-show = show the terms of a game and who has joined
cli-admin-close = end a game without a winner
cli-admin-delete = permanently delete a game
cli-admin-expire = delete games that have been inactive for a long time
cli-admin-stats = count games and the space they take
cli-admin-revoke = invalidate the link of a seat and print a new one
cli-admin-give-back = give back the time of an outage in all games
cli-admin-game = the id of a game, as listed
cli-admin-seat = the seat, as shown; or watch, for the links of all watchers
cli-admin-title = only games of this title
cli-admin-state = only games that are waiting for players, in progress, or over
cli-admin-most = at most this many
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
admin-closed = Game { $game } is over; nobody won.
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
admin-revoked = The links of { $seat } are now invalid. Append this new one to the address of your server, and send it to the player: { $link }
admin-revoked-watch = All watch links are now invalid. Append this new one to the address of your server: { $link }
admin-revoke-rematch = The player has begun a rematch whose link is derived from the old one. Revoke that one, too: game { $game }.
admin-given-back = { $minutes ->
    [one] One minute was given back.
   *[other] { $minutes } minutes were given back.
}
cli-admin-bots = list the accounts of bots
cli-admin-add-bot = add a bot that belongs to the host and print its key
cli-admin-bot-key = give a bot a new key; the old one becomes invalid
cli-admin-remove-bot = erase a bot; its opponents keep the games
cli-admin-bot-name = the bot’s name; “(bot)” is added to it
cli-admin-bot = the id of a bot, as listed
admin-head-bot = bot
admin-head-name = name
admin-head-owner = owner
admin-head-connected = connected
admin-bot-added = { $name } is { $bot }. Its key, which is shown only this once: { $key }
admin-bot-key = The new key, which is shown only this once: { $key }
admin-bot-removed = The bot was erased.
