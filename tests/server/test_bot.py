"""The example bot plays whole games, and the protocol page documents every request."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import DUEL, SKIRMISH, Running

ROOT = Path(__file__).parents[2]
BOT = ROOT / "docs" / "examples" / "bot.py"
PROTOCOL = ROOT / "docs" / "protocol.md"


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH], ids=["stalingrad", "panzer"])
def test_the_example_bot_plays_a_whole_game(running: Running, setup: dict[str, Any]) -> None:
    client = running.client()
    seats = ["german", "soviet"] if setup is DUEL else ["american", "german"]
    form = client.post("/api/games", {**setup, "hold": seats}).json()
    tokens = [one["token"] for one in form["seats"].values()]
    ran = subprocess.run(
        [sys.executable, str(BOT), running.url, *tokens], capture_output=True, text=True, check=False, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == str(client.as_(tokens[0]).look()["outcome"])


def test_the_bot_has_forty_lines() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 40


def test_every_request_is_documented(running: Running) -> None:
    page = PROTOCOL.read_text(encoding="utf-8")
    schema = running.client().get("/api/openapi.json").json()
    known = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
    assert set(re.findall(r"^#+ `((?:GET|POST) /\S+)`", page, re.M)) == known
    shown = running.client().get("/api").text
    assert all(one in shown for one in known)


def test_every_error_code_and_every_field_is_documented(running: Running) -> None:
    page = PROTOCOL.read_text(encoding="utf-8")
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "fogline" / "server").rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*\d+, "([a-z-]+)"', source)) | {"invalid", "internal", "not-found", "method"}
    for code in codes:
        assert f"| `{code}` |" in page, code
    client = running.client()
    for setup in (DUEL, SKIRMISH):
        form = client.post("/api/games", setup).json()
        seen = client.as_(next(iter(form["seats"].values()))["token"]).look()
        for key in [*form, *seen, *seen["view"], *next(iter(seen["view"]["sides"].values()))]:
            assert f"`{key}`" in page, key
        if "shots" in seen["view"]:
            for key in seen["view"]["shots"]["german"]:
                assert f"`{key}`" in page, key
