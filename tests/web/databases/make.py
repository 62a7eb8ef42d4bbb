"""Writes a database of an older version, by the code of that version: its dump, and what its players knew.

    mkdir old && git archive COMMIT | tar -x -C old
    cd old && PYTHONPATH=src:. python .../tests/web/databases/make.py NAME

It runs in the older tree, so it uses only what all versions of ``tests/web/serving.py`` have.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.web.serving import DUEL, SKIRMISH, begin, players, serving

HERE = Path(__file__).parent
ROUNDS = 12


def main(name: str) -> None:
    """Three games: two under way, one of them with a clock and something taken back, and one that is over."""
    rng, known = Random(1943), []
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder)) as running:
            clock = {"start": 86_400, "bonus": 60, "most": None}
            games = [begin(running.client(), {**DUEL, "clock": clock}), begin(running.client(), SKIRMISH)]
            games.append(begin(running.client(), DUEL))
            first = games[0]["german"]
            first.play_once(rng)
            assert first.post("/api/table/undo", {"sequence": first.look()["sequence"]}).status_code == 200
            for seats in games:
                for _ in range(ROUNDS):
                    for client in players(seats):
                        client.play_once(rng)
            games[2]["german"].say("resign")
            for seats in games:
                for client in players(seats):
                    news = client.get("/api/table/news").json()["news"]
                    known.append(
                        {
                            "token": client.token,
                            "sequence": client.look()["sequence"],
                            "is-over": client.look()["outcome"] is not None,
                            "news": [[one["number"], one["action"]] for one in news],
                        }
                    )
        with sqlite3.connect(Path(folder) / "games.sqlite") as connection:
            (HERE / f"{name}.sql").write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    (HERE / f"{name}.json").write_text(json.dumps(known, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
