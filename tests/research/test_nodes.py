"""Two nodes of a Ray cluster on this machine: the same results as without Ray, even when a worker dies."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fogline
from fogline.analysis.puzzles import read_book
from fogline.research.cluster import RETRIES
from tests.cli.terminal import Terminal
from tests.cli.test_progress import Screen
from tests.research import nodes

pytestmark = pytest.mark.slow
ARENA = ("arena", "stalingrad", "--bots", "regular", "recruit", "--games", "3", "--seed", "5", "--json")
PUZZLES = ("puzzles", "make", "stalingrad", "--count", "1", "--seed", "5", "--json")
TRAIN = ("train", "stalingrad", "--scenario", "quick-duel", "--advanced", "--games", "2", "--decisions", "1500")
PLAN = tuple(
    word
    for number in (
        "games=64", "steps=8", "chapter=4", "hidden=16", "rows=64", "shown=0", "levels=0.1", "past=0.1", "keep_every=1",
        "parts=3", "ahead=1",
    )
    for word in ("--plan", number)
)  # fmt: skip
"""A chapter is four windows of 64 games, 8 steps each, nearly all of which are used for learning."""
RESUMED = ("train", "stalingrad", "--resume", "--games", "2", "--decisions", "1500")
RAYS_OWN = "You have likely discovered a bug in Ray"
"""Occasionally a process ends with this when a task dies while it is being cancelled."""
BALANCE = ("balance", "spearpoint", "--level", "recruit", "--games", "3", "--seed", "5", "--json")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("nodes")


@pytest.fixture(scope="module")
def environment(folder: Path) -> Iterator[dict[str, str]]:
    with nodes.cluster(folder) as environment:
        yield environment


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def run(words: list[str], environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, cwd=nodes.ROOT, env=environment, capture_output=True, text=True, check=False, timeout=nodes.PATIENCE
    )


def assert_well(done: subprocess.CompletedProcess[str]) -> None:
    """The command succeeded; on a slow machine it may have reported progress."""
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def without_times(text: str) -> dict[str, Any]:
    """A report without thinking times."""
    found: dict[str, Any] = json.loads(text)
    for line in found.get("standings", ()):
        del line["milliseconds"], line["slowest"]
    return found


def assert_both_played_and_one_died(folder: Path) -> None:
    left = [path.name.partition("-")[0] for path in folder.iterdir()]
    assert sorted(left) == ["died", "node", "node"]
    for path in folder.iterdir():
        path.unlink()


def assert_same_training(*folders: str) -> None:
    """Except for times and commands."""
    found = []
    for folder in folders:
        with np.load(Path(folder, "state.npz")) as kept:
            arrays = dict(kept)
        told = json.loads(str(arrays.pop("told")))
        about = told.pop("about")
        results = [{**one, "minutes": 0} for one in about["results"]]
        found.append((arrays, results, [told["count"][key] for key in ("windows", "games", "decisions")], told["plan"]))
    (arrays, *counts), (other_arrays, *other_counts) = found
    assert counts == other_counts
    assert [name for name, one in arrays.items() if not (one == other_arrays[name]).all()] == []


def test_ctrl_c_reports_partial_results(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], tmp_path: Path
) -> None:
    """It also frees the nodes; the next test needs both."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    words = ["arena", "stalingrad", "--bots", "recruit", "random", "--json", "--ray", "auto", "--games", "100000"]
    screen = Screen(*words, report=tmp_path / "report")
    screen.wait_for(r"[1-9]\d* of 200,000 games, ")
    screen.wait_for(r"recruit \d+ \(\d+% – \d+%\), random \d+ \(\d+% – \d+%\), draws \d+")
    screen.press_ctrl_c()
    assert screen.end() == 130, screen.text[-2000:]
    assert "Traceback" not in screen.text
    found = json.loads((tmp_path / "report").read_text())
    assert found.pop("partial") is True
    assert found["games"] == sum(line["wins"] for line in found["standings"]) + found["draws"] > 0


@pytest.mark.parametrize("words", [ARENA, BALANCE], ids=["arena", "balance"])
def test_results_are_the_same_on_two_nodes_and_when_a_worker_dies(
    terminal: Terminal, environment: dict[str, str], folder: Path, words: tuple[str, ...]
) -> None:
    plain = terminal.run(*words, "--jobs", "1")
    done = run(nodes.command("run", *words, "--ray", "auto"), environment)
    assert_well(done)
    assert without_times(done.stdout) == without_times(plain.out)
    assert_both_played_and_one_died(folder)


def test_puzzles_are_the_same_on_two_nodes_and_when_a_worker_dies(
    terminal: Terminal, environment: dict[str, str], folder: Path, tmp_path: Path
) -> None:
    books = [tmp_path / name for name in ("plain.json.gz", "nodes.json.gz")]
    assert terminal.run(*PUZZLES, "--jobs", "1", "--out", str(books[0])).code == 0
    done = run(nodes.command("run", *PUZZLES, "--out", str(books[1]), "--ray", "auto"), environment)
    assert_well(done)
    plain, spread = (read_book(book.read_bytes()) for book in books)
    assert spread == plain
    assert len(plain.puzzles) == 1
    assert_both_played_and_one_died(folder)


def test_a_training_is_the_same_on_two_nodes_and_when_a_worker_dies(
    terminal: Terminal, environment: dict[str, str], folder: Path, tmp_path: Path
) -> None:
    """The windows of its next chapter are played elsewhere: in this process, and on the nodes."""
    there, here = (str(tmp_path / name) for name in ("nodes", "here"))
    begun = run(nodes.command("run", *TRAIN, *PLAN, "--folder", there, "--ray", "auto"), environment)
    assert_well(begun)
    assert terminal.run(*TRAIN, *PLAN, "--folder", here).code == 0
    assert_both_played_and_one_died(folder)
    assert_same_training(there, here)
    resumed = run(nodes.command("run", *RESUMED, "--folder", here, "--ray", "auto"), environment)
    assert_well(resumed)
    assert terminal.run(*RESUMED, "--folder", there).code == 0
    assert_both_played_and_one_died(folder)
    assert_same_training(there, here)


def test_ctrl_c_saves_a_training(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], tmp_path: Path) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    words = (*TRAIN[:5], *PLAN, "--folder", str(tmp_path / "kept"), "--ray", "auto", "--json")
    screen = Screen(*words, report=tmp_path / "report")
    screen.wait_for(r"[1-9][\d,]* decisions")
    screen.press_ctrl_c()
    assert screen.end() == 130, screen.text[-2000:]
    assert "Traceback" not in screen.text
    found = json.loads((tmp_path / "report").read_text())
    assert found["partial"] is True
    with np.load(tmp_path / "kept" / "state.npz") as kept:
        assert json.loads(str(kept["told"]))["count"]["decisions"] == found["decisions"] > 0


def test_results_come_in_order_and_failures_are_reported(environment: dict[str, str]) -> None:
    done = run(nodes.command("try_out"), environment)
    if RAYS_OWN in done.stderr:
        done = run(nodes.command("try_out"), environment)
    assert done.returncode == 0, done.stderr
    in_order, failed, lost = done.stdout.splitlines()
    assert in_order == "True"
    assert failed == "LookupError 7"
    assert lost.startswith(f"BadData --ray: auto: workers were lost {RETRIES + 1} times, together with their work: ")


def test_other_sources_are_refused(environment: dict[str, str], tmp_path: Path) -> None:
    home = Path(fogline.__file__).parent
    shutil.copytree(home, tmp_path / "fogline", ignore=shutil.ignore_patterns("client", "__pycache__", "*.so"))
    with (tmp_path / "fogline" / "kit" / "search.py").open("a") as file:
        file.write("# changed\n")
    command = [sys.executable, "-m", "fogline", *ARENA, "--ray", "auto"]
    done = run(command, {**environment, "PYTHONPATH": str(tmp_path)})
    assert (done.returncode, done.stdout) == (2, "")
    assert "these nodes lack the sources of Fogline" in done.stderr
    assert done.stderr.count("\n") == 1
