"""The first games of a server: the rules of a title, and everything that belongs to them, are loaded before anybody has
to wait."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fogline.desk.uploads import load_title
from fogline.kit.registry import names
from fogline.server.http.listener import Listener, serve
from fogline.server.http.settings import Settings
from tests.server.serving import url_of

IN_A_FRESH_PROCESS = """
from fogline.kernel.setup import Setup
from fogline.desk.uploads import try_setup

try_setup(Setup("spearpoint", "hold-the-line"), "off")
"""


def test_a_situation_that_is_sent_first_does_not_pay_for_loading_the_texts() -> None:
    """Every card set with a Situation was refused as too costly by a fresh process: to describe the tasks of its sides,
    it reads all texts."""
    command = [sys.executable, "-c", IN_A_FRESH_PROCESS]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


def test_a_server_has_loaded_every_title_before_it_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first game of each title blocked the games' thread for 0.3 to 0.9 seconds while everybody else waited."""
    loaded: list[int] = []

    def run(_self: Listener, **_given: Any) -> None:
        loaded.append(load_title.cache_info().currsize)

    monkeypatch.setattr(Listener, "run", run)
    load_title.cache_clear()
    serve("127.0.0.1", 0, Settings(url_of(tmp_path)), lambda _address: None)
    assert loaded == [len(names())]
