"""``make quick``: lint, types, and the tests of changed code, on the plain sources, in less than a minute.

    python -m tests.quick [--since COMMIT]

Changes are everything since the branch left ``main``, committed or not, by git. A changed title gets its
clause tests and a sample of the conformance suite; a change that affects all titles gets a small sample for each of
them; any other module gets the test module of its name. It prints what it runs and why; ``make test`` runs everything.
"""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePosixPath
from time import monotonic
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
TITLES: Final = PurePosixPath("src/fogline/titles")
COMMON: Final = ("kernel", "kit", "table", "testing")
"""Packages on which every title relies."""
CASES: Final = 3
"""The number of cases of a changed title for each promise; one case of every title after a common change."""
MAIN: Final = ("origin/main", "main")
CORES: Final = 2
SLOW: Final = "pytestmark = pytest.mark.slow"


class Choice(NamedTuple):
    """The tests to run, each with a file that is the reason."""

    titles: dict[str, str]
    """Titles that have changed themselves."""
    common: str
    """The file because of which every title is tried, or ""."""
    tests: dict[str, str]
    """Test modules and folders."""
    client: str
    left_out: dict[str, str]
    """Changed tests that take too long."""


class Step(NamedTuple):
    """A command, and the reason to run it."""

    name: str
    why: str
    command: Sequence[str]
    folder: Path = ROOT


def changed_files(since: str | None = None) -> tuple[str, list[str]]:
    """The commit that this work started from, and the files changed since."""
    base = since or next(filter(None, (_git("merge-base", "HEAD", name) for name in MAIN)), "HEAD")
    listed = _git("diff", "--name-only", base) + "\n" + _git("ls-files", "--others", "--exclude-standard")
    return base[:12], sorted(set(filter(None, listed.splitlines())))


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def homes(root: Path = ROOT) -> dict[str, tuple[str, ...]]:
    """Each folder among the titles, and the titles that use it: a title itself, or several that share it."""
    folders = sorted(path.parent for path in (root / TITLES).glob("*/__init__.py"))
    titles = [folder for folder in folders if (folder / "title.py").exists()]
    found: dict[str, tuple[str, ...]] = {folder.name: (folder.name,) for folder in titles}
    for shared in (folder for folder in folders if folder not in titles):
        needle = f"fogline.titles.{shared.name}"
        users = [title for title in titles if any(needle in path.read_text("utf-8") for path in title.rglob("*.py"))]
        found[shared.name] = tuple(title.name for title in users)
    return found


def choose(files: Iterable[str], users: Mapping[str, Sequence[str]], root: Path = ROOT) -> Choice:
    """The tests for these *files*. *users*: see ``homes``."""
    titles: dict[str, str] = {}
    tests: dict[str, str] = {}
    left_out: dict[str, str] = {}
    common = client = ""
    for file in files:
        path = PurePosixPath(file)
        if file.startswith("webapp/") or path.suffix == ".ftl":
            client = client or file
        if path.suffix == ".ftl":
            tests.setdefault("tests/cli/test_texts.py", file)
        match path.parts:
            case ("src", "fogline", "titles", home, _, *_) if home in users:
                for title in users[home]:
                    titles.setdefault(title, file)
                if users[home] != (home,):
                    tests.setdefault(f"tests/titles/{home}", file)
            case ("src", "fogline", area, *_, name) if path.suffix == ".py":
                common = common or (file if area in COMMON else "")
                tests.setdefault(f"tests/{area}/test_{PurePosixPath(name).stem}.py", file)
            case ("tests", "conformance", *_):
                common = common or file
            case ("tests", "browser", *_):
                left_out[file] = "needs a browser"
            case ("tests", *_, name) if name.startswith("test_") and _is_slow(root / file):
                left_out[file] = "takes long"
            case ("tests", *_, name) if name.startswith("test_") and path.suffix == ".py":
                tests.setdefault(file, file)
            case ("tests", "titles", home, *_):
                titles.setdefault(home, file)
            case ("tools", name) | ("bench", name) if path.suffix == ".py":
                tests.setdefault(f"tests/tools/test_{PurePosixPath(name).stem}.py", file)
            case ("Makefile" | "setup.py" | "pyproject.toml",):
                tests.setdefault("tests/test_homes.py", file)
    return Choice(
        titles, common, {test: why for test, why in tests.items() if (root / test).exists()}, client, left_out
    )


def _is_slow(module: Path) -> bool:
    """Whether a test module is left to ``make slow``."""
    return module.suffix == ".py" and module.exists() and SLOW in module.read_text("utf-8")


def steps(choice: Choice) -> list[Step]:
    """The commands, the longest first."""
    python, bin_ = sys.executable, Path(sys.executable).parent
    code = [name for name in ("src", "tests", "bench", "tools", "setup.py") if (ROOT / name).exists()]
    pytest = [python, "-m", "pytest", "-q", "-m", "not slow", "-p", "no:cacheprovider"]
    pytest += ["-n", str(CORES), "--dist", "worksteal"]
    found = [Step("mypy", "always", [str(bin_ / "mypy"), "--no-error-summary", *code])]
    wanted = {
        test: why for title, why in choice.titles.items() for test in [*clause_tests(title), *sample(title, CASES)]
    }
    if choice.common:
        for title in {one for users in homes().values() for one in users} - set(choice.titles):
            wanted |= dict.fromkeys(sample(title, 1), choice.common)
    wanted |= choice.tests
    if wanted:
        reasons = ", ".join(dict.fromkeys(wanted.values()))
        found.append(Step(f"pytest, {len(wanted)} tests or folders", reasons, [*pytest, *wanted]))
    if choice.client:
        for name in ("check", "test"):
            found.append(
                Step(f"client: npm run {name}", choice.client, ["npm", "run", "--silent", name], ROOT / "webapp")
            )
    found.append(Step("lint-imports", "always", [str(bin_ / "lint-imports"), "--no-cache", "--no-logo"]))
    found.append(Step("ruff check", "always", [str(bin_ / "ruff"), "check", "--quiet", "."]))
    found.append(Step("ruff format", "always", [str(bin_ / "ruff"), "format", "--check", "--quiet", "."]))
    return found


def clause_tests(name: str) -> list[str]:
    """The tests of a title that a clause names; its whole folder if it has no clauses."""
    from tests import test_clauses

    folder = f"tests/titles/{name}"
    title = next((title for title in test_clauses.TITLES if title.name == name), None)
    if title is None:
        return [folder] if (ROOT / folder).exists() else []
    return [f"{folder}/{test.where}" for test in test_clauses.every_test(title) if test.clause]


def sample(name: str, cases: int) -> list[str]:
    """Each promise of the conformance suite in *cases* cases of that title, with different cases for each promise."""
    from fogline.testing.promises import PROMISES
    from tests.conformance.cases import BY_GAME

    all_cases = BY_GAME.get(name, ())
    found = []
    for number, promise in enumerate(PROMISES):
        for step in range(min(cases, len(all_cases))):
            case = all_cases[(number * cases + step) * 7 % len(all_cases)]
            found.append(f"tests/conformance/test_games.py::test_promise_holds[{promise.__name__}-{case.name}]")
    return list(dict.fromkeys(found))


def run(step: Step) -> bool:
    """Run it, and report the result."""
    begun = monotonic()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(step.command, cwd=step.folder, env=environment, capture_output=True, text=True, check=False)
    is_well = done.returncode == 0
    print(f"{'ok    ' if is_well else 'FAILED'} {step.name} ({monotonic() - begun:.0f} s; {step.why})", flush=True)
    if not is_well:
        print(done.stdout + done.stderr, flush=True)
    return is_well


def main(words: Sequence[str] | None = None) -> int:
    """Choose, run and report."""
    parser = ArgumentParser(prog="python -m tests.quick", description="Check and test what has changed.")
    parser.add_argument("--since", metavar="COMMIT", help="what counts as changed (default: since main)")
    base, files = changed_files(parser.parse_args(words).since)
    choice = choose(files, homes())
    print(f"{len(files)} files have changed since {base}")
    for file, why in choice.left_out.items():
        print(f"left to make test: {file} ({why})")
    begun = monotonic()
    with ThreadPoolExecutor(CORES) as pool:
        results = list(pool.map(run, steps(choice)))
    print(f"{'all well' if all(results) else 'something failed'}, {monotonic() - begun:.0f} s")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
