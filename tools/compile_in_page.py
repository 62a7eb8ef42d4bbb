"""Run by Pyodide (``tools/run_in_page.mjs``): compiles the unpacked archive and writes it again, without sources, as
/here/NAME. Its own Python has to do it, because compiled modules fit one version only."""

import os
import zipfile
from compileall import compile_dir
from py_compile import PycInvalidationMode

ROOT = "/lib/fogline"
compile_dir(ROOT, quiet=1, legacy=True, stripdir=ROOT, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
found = sorted(os.path.join(folder, name) for folder, _, names in os.walk(ROOT) for name in names)
target = os.path.join("/here", os.path.basename(arguments[-1]))  # type: ignore[name-defined] # noqa: F821
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in found:
        if not path.endswith(".py"):
            with open(path, "rb") as file:
                archive.writestr(
                    zipfile.ZipInfo(os.path.relpath(path, ROOT), (1980, 1, 1, 0, 0, 0)),
                    file.read(),
                    zipfile.ZIP_DEFLATED,
                    9,
                )
