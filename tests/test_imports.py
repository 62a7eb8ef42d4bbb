"""Kernel and rules use only the standard library. (Which of our packages may use which: `lint-imports`.)"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
DOOR = SRC / "fogline" / "kernel" / "arrays.py"
"""The only module that may reach for mypyc's unboxed types."""
UNBOXED = {"librt", "mypy_extensions"}
PLACES = ("kernel", "titles/*/rules", "titles/scope")
BEYOND = ("aid.py", "wire.py")
"""Shared modules of titles that are not rules."""
RULES = [
    path for place in PLACES for path in sorted((SRC / "fogline").glob(f"{place}/**/*.py")) if path.name not in BEYOND
]


def imported(path: Path) -> Iterator[str]:
    """The full name of every module that the file imports, wherever the import is."""
    package = path.relative_to(SRC).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parent = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*parent, *([node.module] if node.module else [])])
            # In `from fogline import server`, the module name includes what is imported.
            yield from (f"{module}.{alias.name}" if module == "fogline" else module for alias in node.names)


def may_import(path: Path, module: str) -> bool:
    top, _, rest = module.partition(".")
    if top == "fogline":
        return rest.partition(".")[0] in {"kernel", "titles"}
    if top in UNBOXED:
        return path == DOOR
    return top in sys.stdlib_module_names


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(SRC).as_posix())
def test_rules_import_the_standard_library_only(path: Path) -> None:
    assert [module for module in imported(path) if not may_import(path, module)] == []


@pytest.mark.parametrize(
    "line",
    [
        "import numpy",
        "from librt.vecs import vec",
        "from fogline import server",
        "from ... import cli",
        "import fogline.bots.x",
    ],
)
def test_a_foreign_import_is_noticed(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SRC", tmp_path)
    path = tmp_path / "fogline" / "titles" / "stalingrad" / "play.py"
    path.parent.mkdir(parents=True)
    path.write_text(f"def late() -> None:\n    {line}\n", encoding="utf-8")
    assert not any(may_import(path, module) for module in imported(path))
