"""Which build of Fogline ``.venv`` runs: the plain sources in ``src``, or a compiled copy of them.

    python -m tools.builds install      plain Python immediately: Fogline is found in ``src``
    python -m tools.builds compile      compile the sources as they are, and switch to the result
    python -m tools.builds begin        the same in the background, unless it has been done
    python -m tools.builds plain        back to ``src``

One line of one file in ``.venv`` names the folder from which Python imports Fogline. The line is replaced atomically,
once the copy is complete. A process reads it when it starts and keeps that folder, so its modules never change while it
runs. A copy is named after its sources' hash, so it is never mistaken for a copy of changed sources.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from setup import why_plain

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled"
CLIENT: Final = Path("fogline/server/client")
"""The client, built by Node.js; it is the same for all copies, which link to it."""
LOG: Final = ROOT / "build" / "compiling.log"


def sources_hash() -> str:
    """A hash of the current sources and of everything else that affects their compilation."""
    told = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {os.environ.get('CC', '')}".encode())
    files = [path for path in (SOURCE / "fogline").rglob("*") if path.is_file() and not is_made(path)]
    for path in [*sorted(files), *(ROOT / name for name in ("setup.py", "pyproject.toml", "requirements/build.txt"))]:
        told.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
        told.update(path.read_bytes())
    return told.hexdigest()[:16]


def is_made(path: Path) -> bool:
    """Whether the file is generated."""
    return "__pycache__" in path.parts or (SOURCE / CLIENT) in path.parents


def line_file() -> Path:
    """The file that names the folder."""
    found = [Path(str(file.locate())) for file in distribution("fogline").files or () if file.suffix == ".pth"]
    if len(found) != 1:
        raise SystemExit("Fogline is not installed from these sources: run make setup")
    return found[0]


def named() -> Path:
    """The folder from which a new process imports Fogline."""
    return Path(line_file().read_text(encoding="utf-8").strip())


def switch(folder: Path) -> None:
    """Switch to another folder atomically."""
    file = line_file()
    if named() != folder:
        new = file.with_suffix(f".{os.getpid()}")
        new.write_text(f"{folder}\n", encoding="utf-8")
        new.replace(file)


def install() -> None:
    """Register Fogline in ``.venv``: its command, titles and version, with ``src`` as its folder."""
    environment = {**os.environ, "FOGLINE_PURE": "1"}
    command = [sys.executable, "-m", "tools.pins", "--no-deps", "--no-build-isolation", "--editable", "."]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def compile_sources() -> None:
    """Compile the sources, unless this was done before, and switch to the copy."""
    if reason := why_plain():
        switch(SOURCE)
        print(f"Fogline runs as plain Python: {reason}")
        return
    with alone():
        name = sources_hash()
        folder = COMPILED / name
        if not folder.exists():
            make(folder)
            if sources_hash() != name:  # edited meanwhile: the compiled code matches no known state
                shutil.rmtree(folder)
                raise SystemExit("the sources changed during compilation: run make setup again")
        before = named()
        switch(folder)
        prune({folder, before})
    print("Fogline is installed, compiled")


def make(folder: Path) -> None:
    """Make a copy with compiled modules. It gets its name only when it is complete."""
    new = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    command = [sys.executable, "setup.py", "--quiet", "build", f"--build-lib={new}", "--build-temp=build/objects"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nthe rules could not be compiled")
    shutil.rmtree(new / CLIENT, ignore_errors=True)
    (new / CLIENT).symlink_to(SOURCE / CLIENT)
    new.rename(folder)


def prune(kept: set[Path]) -> None:
    """Remove unused copies. Copies in use stay, because their processes may still read from them."""
    for folder in COMPILED.iterdir():
        if folder.is_dir() and folder not in kept and not in_use(folder):
            shutil.rmtree(folder)


def in_use(folder: Path) -> bool:
    """Whether a process has loaded modules from *folder*; True where the system cannot tell."""
    if not Path("/proc/self/maps").exists():
        return True
    for maps in Path("/proc").glob("[0-9]*/maps"):
        try:
            if f"{folder}/" in maps.read_text(encoding="utf-8", errors="replace"):
                return True
        except OSError:
            continue  # ended, or another user's
    return False


@contextmanager
def alone() -> Iterator[None]:
    """Hold a lock: one process compiles, and others wait for it."""
    COMPILED.mkdir(parents=True, exist_ok=True)
    with (COMPILED / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def begin() -> None:
    """Use the compiled copy if there is one; otherwise start with plain Python, and compile in the background."""
    if why_plain():
        switch(SOURCE)
        return
    folder = COMPILED / sources_hash()
    switch(folder if folder.exists() else SOURCE)
    if folder.exists():
        return
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            ["nice", "make", "--no-print-directory", "compiled"],
            cwd=ROOT,
            env={name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C ends the server, not this
        )
    print(f"Plain Python for now. The rules are being compiled for the next start ({LOG.relative_to(ROOT)})")


COMMANDS: Final[dict[str, Callable[[], None]]] = {
    "install": install,
    "compile": compile_sources,
    "begin": begin,
    "plain": lambda: switch(SOURCE),
}

if __name__ == "__main__":
    COMMANDS[sys.argv[1]]()
