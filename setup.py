"""Compiles kernel and rules with mypyc where a C compiler is available; installs them as plain Python otherwise.

The .py sources are shipped either way. FOGLINE_PURE=1 selects plain Python. With a compiler, a build that fails is
an error: nobody gets the slow build by accident. Everything else about the package is in pyproject.toml.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import BoundedSemaphore
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

NOT_COMPILED = (
    "__init__.py",
    "kernel/arrays.py",
    "aid.py",
    "appraisal.py",
    "events.py",
    "wire.py",
    "sheets.py",
    "svg.py",
)
"""Patterns of paths that stay plain Python inside the compiled packages: events, which are dataclasses and created only
on request, and the code that draws pictures, which would take a large part of the compile time."""
OF_TITLES = ("rules", "encoding", "bots", "odds.py")
"""The parts of a title that are compiled: packages, and modules beside them."""
SELDOM = (
    "cardsets.py",
    "data.py",
    "errors.py",
    "faults.py",
    "inspection.py",
    "pictures.py",
    "plain.py",
    "grammar.py",
    "record.py",
    "scenarios.py",
    "setup.py",
    "situations.py",
)
"""Patterns of compiled modules that no step of a game needs: files, records, pictures. The C compiler may skip
optimizing them."""
QUICKER = '#pragma GCC push_options\n#pragma GCC optimize ("O1")\n'
AS_BEFORE = "#pragma GCC pop_options\n"
FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all")
"""Inline across modules; do not analyse generated code for faults, which takes long."""
SOURCE = Path("src/fogline")
BUILD = Path("build")
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def why_plain() -> str | None:
    """Why nothing is compiled, or None."""
    if os.environ.get("FOGLINE_PURE") == "1":
        return "FOGLINE_PURE=1"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h"
    return None


def compiled_packages() -> Iterator[Path]:
    """The kernel, the encoders of games, the hot code of bots, the rules of each title with its bots' knowledge, and
    shared code: folders among the titles that declare none."""
    yield SOURCE / "kernel"
    yield SOURCE / "kit" / "encoding"
    yield SOURCE / "kit" / "search"
    for home in sorted((SOURCE / "titles").iterdir()):
        if (home / "title.py").exists():
            yield from (home / part for part in OF_TITLES if (home / part).exists())
        elif (home / "__init__.py").exists():
            yield home


def compiled_modules(packages: Iterable[Path]) -> list[Path]:
    """The sources of *packages* that are compiled."""
    found: list[Path] = []
    for package in packages:
        found.extend(sorted(package.rglob("*.py")) if package.is_dir() else [package])
    return [path for path in found if not any(path.match(pattern) for pattern in NOT_COMPILED)]


def extensions() -> list[Extension]:
    if {"egg_info", "dist_info"} & set(sys.argv):  # metadata only
        return []
    if reason := why_plain():
        print(f"fogline: plain Python, {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    compiled = mypycify(
        [f"--cache-dir={BUILD / 'mypy'}", *map(str, compiled_modules(compiled_packages()))],
        opt_level="3",
        debug_level="0",
        target_dir=str(BUILD),
        group_name="fogline",
        multi_file=True,
    )
    compiled[0].sources = joined(compiled[0].sources)  # the others only name one of its modules
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return compiled


def units() -> list[list[Path]]:
    """The packages, by C file. Code that calls each other in every step is together, so that the calls are inlined: the
    kernel, the shared code of titles, and the titles that share it. Any other title has a file of its own; so have the
    bots of those that share, which are compiled in parallel."""
    first: list[Path] = []
    bots: list[Path] = []
    others: dict[Path, list[Path]] = {}
    shared = [package for package in compiled_packages() if package.parent.parent != SOURCE / "titles"]
    names = [".".join(package.relative_to("src").parts) for package in shared if package.parent.name == "titles"]
    for package in compiled_packages():
        texts = [path.read_text(encoding="utf-8") for path in package.parent.rglob("*.py")]
        if package in shared or any(name in text for name in names for text in texts):
            (bots if package.name == "bots" else first).append(package)
        else:
            others.setdefault(package.parent, []).append(package)
    return [first, bots, *others.values()]


def joined(sources: list[str]) -> list[str]:
    """One C file for each unit, instead of one for each module. They are compiled in parallel, and a change in one
    leaves the others alone. The first also contains the compiler's runtime and the group's own file."""
    made = [[(c_file(module), is_seldom(module)) for module in compiled_modules(packages)] for packages in units()]
    modules = {source for unit in made for source, _ in unit}
    runtime = [(source, False) for source in sources if source not in modules]
    runtime.sort(key=lambda part: Path(part[0]).name.startswith("__native"))  # that file comes last
    made[0] = runtime[:-1] + made[0] + runtime[-1:]
    return [str(write_unit(BUILD / f"unit{number}.c", parts)) for number, parts in enumerate(made, 1)]


def write_unit(file: Path, parts: list[tuple[str, bool]]) -> Path:
    """A C file that includes others. It is newer than they are."""
    text = '#include "__native_fogline.h"\n#include "__native_internal_fogline.h"\n'
    for part, seldom in parts:
        line = f'#include "{Path(part).relative_to(BUILD)}"\n'
        text += f"{QUICKER}{line}{AS_BEFORE}" if seldom else line
    newest = max(Path(part).stat().st_mtime for part, _ in parts)
    if not file.exists() or file.read_text() != text or file.stat().st_mtime < newest:
        file.write_text(text)
    return file


def c_file(module: Path) -> str:
    """Where the compiler writes a module."""
    return str(BUILD / f"__native_{'___'.join(module.relative_to('src').with_suffix('').parts)}.c")


def is_seldom(module: Path) -> bool:
    return any(module.match(pattern) for pattern in SELDOM)


class Build(build):
    """A build that drops modules which no longer exist, so that build/ can be kept from one build to the next."""

    def run(self) -> None:
        super().run()
        steps = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(output).resolve() for step in steps for output in step.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in made:
                path.unlink()


class BuildExtensions(build_ext):
    """As many compilers in parallel as there are cores, and only for C files that have changed."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        running, spawn = BoundedSemaphore(CORES), compiler.spawn
        headers = [path.stat().st_mtime for path in [Path("setup.py"), *BUILD.rglob("*.h")]]

        def spawn_in_turn(*args: Any, **named: Any) -> None:
            with running:
                spawn(*args, **named)

        def is_new(made: str, source: str) -> bool:
            return Path(made).exists() and Path(made).stat().st_mtime > max(Path(source).stat().st_mtime, *headers)

        def compile_side_by_side(
            sources: list[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: Any = None,
            debug: bool = False,
            extra_preargs: Any = None,
            extra_postargs: Any = None,
            depends: Any = None,
        ) -> list[str]:
            macros, objects, extra_postargs, options, steps = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            arguments = compiler._get_cc_args(options, debug, extra_preargs)

            def compile_one(made: str) -> None:
                source, ending = steps[made]
                if not is_new(made, source):
                    compiler._compile(made, source, ending, arguments, extra_postargs, options)

            largest_first = sorted(steps, key=lambda made: -Path(steps[made][0]).stat().st_size)
            with ThreadPoolExecutor(CORES) as pool:
                list(pool.map(compile_one, largest_first))
            return objects  # type: ignore[no-any-return]

        compiler.spawn, compiler.compile = spawn_in_turn, compile_side_by_side
        self.parallel = CORES + 1  # one of them waits for the files of the largest extension
        super().build_extensions()


if __name__ == "__main__":
    BUILD.mkdir(exist_ok=True)
    setup(
        ext_modules=extensions(),
        cmdclass={"build": Build, "build_ext": BuildExtensions},
        options={"egg_info": {"egg_base": str(BUILD)}},
    )
