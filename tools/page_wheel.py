"""The Python of the page: one archive with everything for a game in a browser, for ``make site``.

    python -m tools.page_wheel FILE [--pyodide FOLDER]

The archive has the plain sources of the light install, without servers, commands, training and networks. The page
unpacks it and imports from it; the titles are found by their entry points, as in any installation."""

from __future__ import annotations

import argparse
import gzip
import io
import subprocess
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "fogline"
ROOMS: Final = ("kernel", "locale", "kit", "table", "bots", "analysis", "titles", "desk", "page")
LEFT_OUT: Final = ("__pycache__", "research", "terminal", "book")
"""Folders that the page does not need: only training, the command, and the client's rulebook read them."""
UNREAD: Final = ("locale/es", "locale/fr")
"""Texts that only the client reads. The English texts stay: they define which sentences exist."""
KINDS: Final = (".py", ".ftl", ".toml", ".gz")


def files() -> Iterator[tuple[str, bytes]]:
    """The contents of the archive: paths and bytes."""
    yield "fogline/__init__.py", (SOURCE / "__init__.py").read_bytes()
    for room in ROOMS:
        for path in sorted((SOURCE / room).rglob("*")):
            inside = path.relative_to(SOURCE)
            is_read = not set(inside.parts) & set(LEFT_OUT) and inside.parent.as_posix() not in UNREAD
            if path.suffix in KINDS and is_read:
                yield f"fogline/{inside.as_posix()}", path.read_bytes()
    yield from _metadata(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"])


def _metadata(project: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """The entry points of the titles."""
    folder = f"{project['name']}-{project['version']}.dist-info"
    yield (
        f"{folder}/METADATA",
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n".encode(),
    )
    points = project["entry-points"]["fogline.titles"]
    lines = ["[fogline.titles]", *(f"{name} = {value}" for name, value in points.items())]
    yield f"{folder}/entry_points.txt", ("\n".join(lines) + "\n").encode()


def write(target: Path) -> None:
    """Write the archive. It contains no timestamps, so the same sources give the same bytes."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path, content in files():
            entry = tarfile.TarInfo(path)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(packed.getvalue(), mtime=0))


def compile_for(pyodide: Path, target: Path) -> None:
    """Replace the sources in the archive with modules compiled by the Python of *pyodide*, for a faster start."""
    tools = Path(__file__).parent
    run, program = tools / "run_in_page.mjs", tools / "compile_in_page.py"
    command: list[str | Path] = ["node", run, pyodide, target, program, target]
    subprocess.run(command, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--pyodide", type=Path, help="compile for the Pyodide in this folder")
    asked = parser.parse_args()
    target: Path = asked.file
    write(target)
    if asked.pyodide is not None:
        compile_for(asked.pyodide, target)
    print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
