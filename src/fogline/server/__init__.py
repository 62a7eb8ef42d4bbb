"""The server: games over HTTP, kept in a database. Open ``http/app.py`` for the requests, ``desk/desk.py`` for their
effects. Packages import only those below them (see the contracts in pyproject.toml)."""

from fogline.kit.registry import require

require("server", "fastapi", "sqlalchemy")
