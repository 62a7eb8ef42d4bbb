"""The list of games from the desk in a page, so that the first page can show it before Python has started.

    python -m tools.page_games FILE

The list comes from the sources for the page, not from the installed packages.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.page_wheel import files


async def listed() -> str:
    """The answer to ``GET /api/games``."""
    from fogline.page import table

    told: asyncio.Queue[str] = asyncio.Queue()
    table.start(told.put_nowait)
    asked = {"method": "GET", "path": "/api/games", "token": None, "last-event-id": None, "body": None}
    table.receive(json.dumps({"kind": "request", "id": 1, **asked}))
    while True:
        said = json.loads(await told.get())
        if said["kind"] == "answer":
            if said["status"] != 200:
                raise SystemExit(said["text"])
            return str(said["text"])


if __name__ == "__main__":
    target = Path(sys.argv[1])
    with TemporaryDirectory() as folder:
        for path, content in files():
            file = Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        sys.path.insert(0, folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(asyncio.run(listed()), encoding="utf-8")
