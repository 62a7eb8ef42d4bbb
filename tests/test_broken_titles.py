"""A title that cannot be loaded is left out and named; the others work."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

import fogline

DISTRIBUTION = "fogline-wreck"
WHY = "ImportError: no wreck at all (rules.py, line 3)"


@pytest.fixture(params=["wreck:WRECK", "wreck.title:WRECK"], ids=["package", "module in a package"])
def environment(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """The environment of a process with one extra title whose rules cannot be imported."""
    package, info = tmp_path / "wreck", tmp_path / "fogline_wreck-1.0.dist-info"
    package.mkdir()
    info.mkdir()
    (package / "rules.py").write_text('"""Nothing."""\n\nraise ImportError("no wreck at all")\n', encoding="utf-8")
    (package / "__init__.py").write_text("from wreck.rules import RULES\n", encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {DISTRIBUTION}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[fogline.titles]\nwreck = {request.param}\n", encoding="utf-8")
    sources = Path(fogline.__file__).parents[1]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(sources)]), "LANG": "C"}


@pytest.fixture
def command(environment: dict[str, str]) -> Callable[..., subprocess.CompletedProcess[str]]:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-m", "fogline", *words]
        return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)

    return run


def test_other_titles_work_and_one_line_names_it(command: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    for words in (["games"], ["games", "stalingrad"], ["play", "--help"]):
        ran = command(*words)
        assert ran.returncode == 0, ran.stderr
        assert "stalingrad" in ran.stdout
        assert "wreck" not in ran.stdout
        [line] = ran.stderr.splitlines()
        assert line.startswith("fogline: title: wreck: ")
        assert DISTRIBUTION in line
        assert WHY in line


def test_a_command_that_looks_for_titles_later_also_names_it(
    command: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\nbase = "quick-duel"\n', encoding="utf-8")
    ran = command("check", "scenario", str(file))
    assert ran.returncode == 0, ran.stderr
    assert [line for line in ran.stderr.splitlines() if WHY in line] == ran.stderr.splitlines() != []


def test_a_player_who_asks_is_told_why(command: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    for words in (["games", "wreck"], ["play", "wreck"], ["--language", "es", "fuzz", "wreck"]):
        ran = command(*words)
        assert ran.returncode == 2
        [line] = ran.stderr.splitlines()
        assert line.startswith("fogline: title: wreck: ")
        assert WHY in line
        assert ("paquete" in line) == ("es" in words)


LOADED_ONLY = """
from fogline.kit.title import Title


class Rules:
    name, version, scenarios, options = "wreck", 1, ("reef",), ()

    def seats(self, setup):
        return ("north", "south")

    def __getattr__(self, name):
        raise ImportError("no wreck at all")


WRECK = Title(Rules())
"""


def test_the_server_logs_it_and_continues(environment: dict[str, str], tmp_path: Path) -> None:
    assert_left_out(environment, tmp_path, WHY)


def test_the_server_leaves_out_titles_that_load_but_cannot_be_played(
    environment: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "wreck" / "__init__.py").write_text(LOADED_ONLY, encoding="utf-8")
    (tmp_path / "wreck" / "title.py").write_text("from wreck import WRECK\n", encoding="utf-8")
    assert_left_out(environment, tmp_path, "ImportError: no wreck at all (__init__.py, line 12)")


def assert_left_out(environment: dict[str, str], tmp_path: Path, why: str) -> None:
    """A server starts, names the title in its log, and plays the others."""
    words = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]
    log = tmp_path / "log"
    with (
        log.open("w", encoding="utf-8") as errors,
        subprocess.Popen(
            [sys.executable, "-m", "fogline", *words], env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as running,
    ):
        try:
            assert running.stdout is not None
            url = running.stdout.readline().partition("http://")[2].partition("/")[0]
            listed = httpx.get(f"http://{url}/api/games").json()["games"]
            refused = httpx.post(f"http://{url}/api/games", json={"game": "wreck", "scenario": "reef"})
        finally:
            running.terminate()
    assert [game["name"] for game in listed] == list(fogline.games())
    assert refused.status_code == 422
    assert "wreck" in refused.text
    assert "no wreck at all" not in refused.text, "what is wrong with it is for the log"
    logged = log.read_text(encoding="utf-8")
    assert [line for line in logged.splitlines() if why in line and DISTRIBUTION in line], logged
