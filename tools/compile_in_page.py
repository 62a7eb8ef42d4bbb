"""Run by Pyodide (``tools/run_in_page.mjs``): compiles the unpacked archive and rewrites it without sources. The page's
own Python has to compile it, because compiled modules fit only one version."""

import gzip
import io
import tarfile
from collections.abc import Sequence
from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode

ROOT = Path("/lib/fogline")


async def main(given: Sequence[str]) -> None:
    """Write the archive named last; its folder is mounted at /here."""
    compile_dir(ROOT, quiet=1, legacy=True, stripdir=str(ROOT), invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(ROOT.rglob("*")):
            if path.is_file() and path.suffix != ".py":
                entry = tarfile.TarInfo(path.relative_to(ROOT).as_posix())
                entry.size = path.stat().st_size
                archive.addfile(entry, io.BytesIO(path.read_bytes()))
    Path("/here", Path(given[-1]).name).write_bytes(gzip.compress(packed.getvalue(), mtime=0))
