"""Compiles kernel and games with mypyc where a C compiler is available; installs them as plain Python where none is.

The .py sources are shipped either way. FOGLINE_PURE=1 asks for plain Python. With a compiler, a build that fails is
an error: nobody gets the slow build by accident. Everything else about the package is in pyproject.toml.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build

COMPILED = ("kernel", "titles/*/rules", "titles/scope")
"""The packages of ``src/fogline`` that are compiled, with everything below them."""
NOT_COMPILED = (
    "__init__.py",
    "kernel/arrays.py",
    "events.py",
    "scope/aid.py",
    "scope/wire.py",
    "svg/*.py",
    "draw/lines.py",
    "draw/records.py",
    "draw/steps.py",
)
"""Patterns of paths that stay plain Python inside those packages: events, which are dataclasses and made only when
somebody wants to know, and what draws pictures, which would take a good part of the compiler's time."""
BUILD = Path("build")


def why_pure() -> str | None:
    """Why nothing is compiled, or None."""
    if os.environ.get("FOGLINE_PURE") == "1":
        return "FOGLINE_PURE=1"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h"
    return None


def extensions() -> list[Extension]:
    if {"egg_info", "dist_info"} & set(sys.argv):  # metadata only
        return []
    if reason := why_pure():
        print(f"fogline: plain Python, {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    folders = [folder for package in COMPILED for folder in sorted(Path("src/fogline").glob(package))]
    sources = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    wanted = [str(path) for path in sources if not any(path.match(pattern) for pattern in NOT_COMPILED)]
    compiled = mypycify(
        [f"--cache-dir={BUILD / 'mypy'}", *wanted],
        opt_level="3",
        debug_level="0",
        target_dir=str(BUILD),
        group_name="fogline",
    )
    for extension in compiled:  # inline across modules; do not look for faults in generated code, which takes longest
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all"]
    return compiled


class Build(build):
    """A build that forgets modules which no longer exist, so that build/ can be kept from one to the next."""

    def run(self) -> None:
        super().run()
        steps = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(output).resolve() for step in steps for output in step.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in made:
                path.unlink()


BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build": Build},
    options={"egg_info": {"egg_base": str(BUILD)}},
)
