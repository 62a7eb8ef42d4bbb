"""The server: games over HTTP, kept in a database. Open ``app.py`` for the requests, ``desk.py`` for what they do."""

from fogline.kit.extras import require

require("server", "fastapi", "sqlalchemy")
