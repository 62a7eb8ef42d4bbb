"""Run inside a page by ``tools/run_in_page.mjs``: opens the table, and prints the third-party modules that it has
loaded."""

import asyncio
import json
import sys
from collections.abc import Sequence

BEFORE = set(sys.modules)
OWN = ("fogline", "_sysconfigdata")


async def main(given: Sequence[str]) -> None:
    """Ask for the games, and print their titles and the foreign modules."""
    from fogline.page import table, thinker

    posted: list[str] = []
    table.start(posted.append)
    thinker.start(table.receive)
    asked = {"kind": "request", "id": 1, "method": "GET", "path": "/api/games", "token": None, "body": None}
    table.receive(json.dumps(asked))
    while len(posted) < 2:  # the first message says that it is ready
        await asyncio.sleep(0.01)
    found = json.loads(json.loads(posted[1])["text"])
    loaded = {name.partition(".")[0] for name in set(sys.modules) - BEFORE} - set(sys.stdlib_module_names)
    foreign = sorted(name for name in loaded if not name.startswith(OWN))
    levels = {one["name"]: one["levels"] for one in found["games"]}
    print(json.dumps({"levels": levels, "foreign": foreign}))  # noqa: T201
