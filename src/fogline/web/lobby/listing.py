"""Games that everybody may watch, because their players have agreed to that (``Terms.listed``).

The list follows from what was agreed and from when a game began and ended, which watchers see anyway: no game is read
for it. So it has neither the number of turns nor who has won.
"""

from __future__ import annotations

import json
from typing import Any, Final, Literal

from sqlalchemy import func, select, tuple_

from fogline.kit.wire import Form
from fogline.table.clock import DAY
from fogline.web.schema import GAMES
from fogline.web.storage import Storage
from fogline.web.terms import read_terms, write_terms

State = Literal["running", "over"]
PAGE: Final = 20
"""Games in one answer."""
MAX_COUNTED: Final = 100
"""Whether there are more to watch than this is not told."""
SINCE: Final[dict[State, int]] = {"running": 30 * DAY, "over": 7 * DAY}
"""Games that began, or ended, longer ago are not listed. Who is to act has been away for long, perhaps; but the time of
the latest action is not public."""

_TOLD: Final = (
    *(GAMES.c.id, GAMES.c.watch, GAMES.c.started, GAMES.c.ended),
    *(GAMES.c.game, GAMES.c.scenario, GAMES.c.options, GAMES.c.terms),
    (GAMES.c.data != "").label("has_file"),
)
"""What is read of a game. Of a file of the players' own only that there is one: it can be large."""


def list_games(storage: Storage, state: State, after: str | None, now: int) -> Form:
    """A page of the list, the latest first: of games in progress (everybody has joined), or of those that are over;
    after the game *after*, if it is given."""
    is_listed = GAMES.c.watch.is_not(None)
    time = GAMES.c.started if state == "running" else GAMES.c.ended
    is_there = GAMES.c.ended.is_(None) if state == "running" else GAMES.c.ended.is_not(None)
    wanted = select(*_TOLD).where(is_listed, is_there, time > now - SINCE[state])
    if after is not None:
        found = storage.execute(select(time.label("time")).where(GAMES.c.id == after, is_listed, time.is_not(None)))
        if not found:
            return {"games": [], "more": False}
        wanted = wanted.where(tuple_(time, GAMES.c.id) < (found[0].time, after))
    rows = storage.execute(wanted.order_by(time.desc(), GAMES.c.id.desc()).limit(PAGE + 1))
    return {"games": [_entry(row) for row in rows[:PAGE]], "more": len(rows) > PAGE}


def count_games(storage: Storage, now: int) -> int:
    """How many games in progress everybody may watch: as many as the list has."""
    is_there = (GAMES.c.watch.is_not(None), GAMES.c.ended.is_(None), GAMES.c.started > now - SINCE["running"])
    some = select(GAMES.c.id).where(*is_there).limit(MAX_COUNTED).subquery()
    return int(storage.execute(select(func.count().label("count")).select_from(some))[0].count)


def _entry(row: Any) -> Form:
    """What is told of a game."""
    agreed = write_terms(read_terms(row.terms))
    setup = {"game": row.game, "scenario": row.scenario, "options": json.loads(row.options)}
    told = {name: agreed[name] for name in ("bots", "clock", "aid", "training", "watching")}
    times = {"since": row.started, "ended": row.ended}
    return {"game": row.id, "watch": row.watch, **times, "setup": setup, "own-file": bool(row.has_file), **told}
