"""A separate environment with Fogline, in which Salvo of ``examples/`` is installed as users install a title."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

EXAMPLE: Final = Path(__file__).parents[1] / "examples" / "salvo"
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "build", "*.egg-info", ".*_cache")
_SOURCES: Final = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
ENVIRONMENT: Final = os.environ | {"PYTHONPATH": os.pathsep.join(_SOURCES), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
"""When plain sources are tested, they are found from any folder."""


@dataclass(frozen=True)
class Scratch:
    """The environment: its interpreter, and the folder in which commands run."""

    python: Path
    folder: Path

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """``python -m`` with *words*; *typed* comes through a pipe."""
        command = [str(self.python), "-m", *words]
        return subprocess.run(
            command, cwd=self.folder, env=ENVIRONMENT, input=typed, capture_output=True, text=True, check=False
        )

    def fogline(self, *words: str, typed: str = "") -> str:
        """The output of the command, which must not fail."""
        ran = self.run("fogline", "--language", "en", *words, typed=typed)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        assert "Traceback" not in ran.stderr
        return ran.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of ``fogline serve``, which is always stopped at the end."""
        games = f"sqlite:///{self.folder / 'games.sqlite'}"
        words = ["fogline", "--language", "en", "serve", "--port", "0", "--costly-rate", "1000", "--database", games]
        command = [str(self.python), "-m", *words]
        with subprocess.Popen(command, cwd=self.folder, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True) as running:
            try:
                assert running.stdout is not None
                found = re.search(r"http://\S+", running.stdout.readline())
                assert found
                yield found[0].rstrip("/")
            finally:
                running.terminate()


def install(folder: Path) -> Scratch:
    """Make the environment. Fogline and its dependencies count as installed there, because their folder is on its path;
    Salvo is built and installed from a copy of its sources. Nothing is downloaded."""
    home = folder / "environment"
    has_pip = Path(sysconfig.get_path("purelib"), "pip").is_dir()  # then the new environment sees it as well
    subprocess.run([sys.executable, "-m", "venv", *["--without-pip"] * has_pip, str(home)], check=True)
    source = folder / "salvo"
    shutil.copytree(EXAMPLE, source, ignore=LEFT_OUT)
    scratch = Scratch(home / "bin" / "python", source)
    packages = scratch.run("sysconfig").stdout.partition('purelib = "')[2].partition('"')[0]
    # Read as a folder of packages, with its line that names the location of Fogline.
    ours = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
    Path(packages, "fogline.pth").write_text(ours, encoding="utf-8")
    installed = scratch.run("pip", "install", "-q", "--no-index", "--no-build-isolation", ".")
    assert installed.returncode == 0, installed.stderr
    return scratch


def finish(url: str, made: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Play a game for two people at random, over HTTP, and return what the first seat saw last."""
    seats = [one["token"] for one in made["seats"].values()]
    with httpx.Client(base_url=url, timeout=30) as http:
        for _ in range(400):
            for token in seats:
                headers = {"authorization": f"Bearer {token}"}
                seen: dict[str, Any] = http.get("/api/table", headers=headers).json()
                if seen["outcome"]:
                    return seen
                if seen["seat"] in seen["to-act"]:
                    action = rng.choice(seen["legal"][rng.choice(list(seen["legal"]))])
                    body = {"sequence": seen["sequence"], "actions": [action]}
                    answer = http.post("/api/table/actions", headers=headers, json=body)
                    assert answer.status_code == 200, answer.text
    raise AssertionError("the game does not end")
