"""The notebooks of ``examples/notebooks``: their cells run in order, without Jupyter, and print what they show.

python -m tests.research.examples       writes the outputs again; read the diff before you commit it
"""

from __future__ import annotations

import ast
import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, Final

NOTEBOOKS: Final = Path(__file__).parents[2] / "examples" / "notebooks"


def read(path: Path) -> dict[str, Any]:
    """A notebook."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def codes(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """Its cells of code."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def outputs(notebook: dict[str, Any], name: str) -> list[str]:
    """By cell of code, what it prints, and the value of its last expression, as a person would see both."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found = []
    for number, cell in enumerate(codes(notebook), 1):
        tree = ast.parse("".join(cell["source"]), f"{name}, cell {number}")
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        printed = StringIO()
        with redirect_stdout(printed):
            exec(compile(tree, f"{name}, cell {number}", "exec"), names)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), f"{name}, cell {number}", "eval"), names)
                if value is not None:
                    print(repr(value))
        found.append(printed.getvalue())
    return found


def shown(cell: dict[str, Any]) -> str:
    """The output that the file holds for a cell."""
    return "".join("".join(output["text"]) for output in cell["outputs"])


def main() -> None:
    """Write the outputs again."""
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        notebook = read(path)
        for cell, text in zip(codes(notebook), outputs(notebook, path.name), strict=True):
            lines = text.splitlines(keepends=True)
            cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
