"""Plain Python first, a compiled copy later; no running process notices the switch (``tools/builds.py``,
``setup.py``)."""

from __future__ import annotations

import _ctypes
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

import setup
from fogline.kernel.arrays import COMPILED
from tests.server.serving import DUEL, Client
from tools import builds

ROOT: Final = Path(__file__).parents[2]
PARTS: Final = ("src", "tools", "requirements", "setup.py", "pyproject.toml", "README.md", "LICENSE")
SAY: Final = "import fogline, fogline.kernel.arrays as arrays; print(arrays.COMPILED, len(fogline.games()))"
PATIENCE: Final = 60.0
BOT: Final = "fogline.bots.child"


class Scratch:
    """A copy of the sources with its own environment, as after the first step of ``make play``."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "fogline"
        for part in PARTS:
            there = self.root / part
            there.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, there, ignore=shutil.ignore_patterns("__pycache__", "client"))
            else:
                shutil.copy(ROOT / part, there)
        venv.create(self.root / ".venv", with_pip=False, symlinks=True)
        self.python = str(self.root / ".venv" / "bin" / "python")
        # Fogline's dependencies come from our own environment.
        site = next((self.root / ".venv").glob("lib/python*/site-packages"))
        ours = [path for path in sys.path if path.endswith("site-packages")]
        (site / "zz-ours.pth").write_text("\n".join(ours) + "\n")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.python, *words], cwd=self.root, env=environment(), capture_output=True, text=True, check=False
        )

    def says(self) -> str:
        """The build used by a process started now."""
        done = self.run("-P", "-c", SAY)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "FOGLINE_PURE")}


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    made = Scratch(tmp_path_factory.mktemp("scratch"))
    done = made.run("-m", "tools.builds", "install")
    assert done.returncode == 0, done.stdout + done.stderr
    return made


def test_after_the_first_step_the_titles_are_there_as_plain_python(scratch: Scratch) -> None:
    assert scratch.says() == "False 3"
    command = Path(scratch.python).with_name("fogline")
    said = subprocess.run([command, "--version"], env=environment(), capture_output=True, text=True, check=True)
    assert "plain Python" in said.stdout


def test_a_build_that_fails_is_an_error_and_changes_nothing(scratch: Scratch) -> None:
    module = scratch.root / "src" / "fogline" / "kernel" / "choices.py"
    right = module.read_text(encoding="utf-8")
    try:
        module.write_text(f"{right}\nWRONG: int = 'a text'\n", encoding="utf-8")
        done = scratch.run("-m", "tools.builds", "compile")
    finally:
        module.write_text(right, encoding="utf-8")
    if setup.why_plain():
        assert done.returncode == 0
    else:
        assert done.returncode != 0
        assert "could not be compiled" in done.stderr
    assert [path.name for path in scratch.root.glob("build/compiled/[0-9a-f]*") if path.suffix != ".new"] == []
    assert scratch.says() == "False 3"


@pytest.fixture
def serving(scratch: Scratch, tmp_path: Path) -> Iterator[tuple[int, Client]]:
    """A server started on the plain sources."""
    words = ["-m", "fogline", "serve", "--port", "0", "--language", "en", "--database", f"sqlite:///{tmp_path}/games"]
    with subprocess.Popen(
        [scratch.python, "-P", *words], cwd=scratch.root, env=environment(), stdout=subprocess.PIPE, text=True
    ) as running:
        try:
            assert running.stdout is not None
            found = re.search(r"http://\S+", running.stdout.readline())
            assert found
            with httpx.Client(base_url=found[0].rstrip("/"), timeout=PATIENCE) as http:
                yield running.pid, Client(http)
        finally:
            running.kill()


@pytest.mark.skipif(not COMPILED, reason="there is no compiled build to switch to")
def test_a_server_survives_the_switch_and_its_new_bots_are_compiled(
    scratch: Scratch, serving: tuple[int, Client]
) -> None:
    server, client = serving
    assert client.get("/api/games").json()["compiled"] is False
    made = client.post("/api/games", {**DUEL, "bots": {"soviet": "recruit"}}).json()
    (held,) = made["seats"].values()
    player, rng = client.as_(held["token"]), Random(1)
    play(player, rng, 3)

    name = builds.sources_hash()
    there = scratch.root / "build" / "compiled" / name
    shutil.copytree(builds.COMPILED / name, there, symlinks=True)
    assert scratch.says() == "False 3"  # it exists, but nobody has switched
    assert scratch.run("-m", "tools.builds", "compile").returncode == 0
    assert scratch.says() == "True 3"

    assert client.get("/api/games").json()["compiled"] is False  # a process keeps the build that it started with
    for bot in children(server, BOT):
        assert str(there) not in maps_of(bot)
        os.kill(bot, signal.SIGKILL)
    while not any(str(there) in maps_of(bot) for bot in children(server, BOT)):
        play(player, rng, 1)  # the bot has its turn, in a new process
    play(player, rng, 2)

    module = scratch.root / "src" / "fogline" / "kernel" / "choices.py"
    module.write_text(f"{module.read_text(encoding='utf-8')}\n# edited\n", encoding="utf-8")
    assert scratch.run("-m", "tools.builds", "plain").returncode == 0
    assert scratch.says() == "False 3"


def play(player: Client, rng: Random, times: int) -> None:
    """Act several times, with the computer's turns in between."""
    end = time.monotonic() + PATIENCE
    while times:
        assert time.monotonic() < end, "the computer does not answer"
        seen = player.look()
        if seen["seat"] in seen["to-act"]:
            player.play_once(rng)
            times -= 1
        assert not seen["outcome"]
        time.sleep(0.02)


def maps_of(process: int) -> str:
    """The files mapped by a process; none if it has ended."""
    try:
        return Path(f"/proc/{process}/maps").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def children(parent: int, name: str) -> list[int]:
    """The processes of a server that run the module *name*."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            words = (status.parent / "cmdline").read_bytes().decode()
        except OSError:
            continue  # gone
        if int(fields[1]) == parent and name in words:
            found.append(int(status.parent.name))
    return found


def test_unused_copies_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "COMPILED", tmp_path)
    kept, used, old = (tmp_path / name for name in ("kept", "used", "old"))
    for folder in (kept, used, old):
        folder.mkdir()
    library = Path(_ctypes.__file__)
    copy = shutil.copy(library, used / "library.so")
    program = f"import ctypes, sys; ctypes.CDLL({str(copy)!r}); print(flush=True); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as user:
        assert user.stdout is not None
        user.stdout.readline()
        builds.prune({kept})
        assert sorted(path.name for path in tmp_path.iterdir()) == ["kept", "used"]
        user.communicate()
    builds.prune({kept})
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]


def test_the_hash_covers_sources_and_not_build_products() -> None:
    assert builds.sources_hash() == builds.sources_hash()
    assert builds.is_made(builds.SOURCE / "fogline" / "server" / "client" / "index.html")
    assert builds.is_made(builds.SOURCE / "fogline" / "kernel" / "__pycache__" / "game.cpython-311.pyc")
    assert not builds.is_made(builds.SOURCE / "fogline" / "kernel" / "game.py")


def test_every_compiled_module_is_in_one_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    placed = [module for packages in setup.units() for module in setup.compiled_modules(packages)]
    assert sorted(placed) == sorted(setup.compiled_modules(setup.compiled_packages()))
    assert len(placed) == len(set(placed)) > 100
    assert len(setup.units()) > 1


def test_every_build_pattern_matches_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    sources = [path for package in setup.compiled_packages() for path in package.rglob("*.py")]
    for pattern in setup.NOT_COMPILED:
        assert any(path.match(pattern) for path in sources), pattern
    compiled = setup.compiled_modules(setup.compiled_packages())
    for pattern in setup.SELDOM:
        assert any(path.match(pattern) for path in compiled), pattern
