"""Run by Pyodide (``tools/run_in_page.mjs``): compiles the unpacked archive and writes it again, without sources. The
page's own Python has to do it, because compiled modules fit one version only."""

from collections.abc import Sequence
from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT = Path("/lib/fogline")
EPOCH = (1980, 1, 1, 0, 0, 0)


async def main(given: Sequence[str]) -> None:
    """Write the last-named archive, in its folder, which is /here."""
    compile_dir(ROOT, quiet=1, legacy=True, stripdir=str(ROOT), invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    with ZipFile(Path("/here", Path(given[-1]).name), "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(ROOT.rglob("*")):
            if path.is_file() and path.suffix != ".py":
                named = ZipInfo(path.relative_to(ROOT).as_posix(), EPOCH)
                archive.writestr(named, path.read_bytes(), ZIP_DEFLATED, 9)
