"""Every clause that a person can be shown, by title: collected from the code, the texts and the client.

An event or a refusal cites each clause that is a whole literal in the rules; nothing else is written that way.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import fogline

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "fogline"
CLIENT: Final = ROOT / "webapp" / "src"
CLAUSE: Final = re.compile(r"\b(?:(?:ST|PZ|SP)-[A-Z0-9]+-\d+|AMB-\d+|H-\d+)\b")
FAULTS: Final = ("cardsets", "scenarios", "situations", "tables", "options", "reading", "building")
"""Modules whose sentences report faults of a file or a set-up, and are shown unchanged."""


def literals(path: Path) -> Iterator[str]:
    """The string literals of a module, except docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said:
            yield node.value


@cache
def in_rules(game: str) -> frozenset[str]:
    """The clauses that events and refusals cite."""
    return frozenset(
        text
        for path in (SOURCE / "titles" / game / "rules").glob("*.py")
        for text in literals(path)
        if CLAUSE.fullmatch(text)
    )


@cache
def in_refusals(game: str) -> frozenset[str]:
    """The clauses that refusals can cite: those given to ``IllegalAction``, and those that a module's ``clause``
    finds."""
    found: set[str] = set()
    for path in (SOURCE / "titles" / game / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if _refuses(node):
                given = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                found |= {clause for clause in given if isinstance(clause, str) and CLAUSE.fullmatch(clause)}
    return frozenset(found)


def _refuses(node: ast.AST) -> bool:
    """Whether the clauses in *node* are those of refusals."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "IllegalAction"
    if isinstance(node, ast.Assign | ast.AnnAssign):  # a named clause: WRONG_STEP
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.FunctionDef) and node.name.startswith(("clause", "_refuse"))


@cache
def in_faults(game: str) -> frozenset[str]:
    """The clauses that the checker of files and set-ups cites."""
    paths = [SOURCE / "titles" / game / "rules" / f"{name}.py" for name in FAULTS]
    texts = [text for path in paths if path.exists() for text in literals(path)]
    return frozenset(clause for text in texts for clause in CLAUSE.findall(text))


@cache
def in_options(game: str) -> frozenset[str]:
    return frozenset(option.clause for option in fogline.game(game).options)


@cache
def in_texts(game: str) -> frozenset[str]:
    """The clauses that the texts of a title cite, in the terminal and in the browser."""
    found: set[str] = set()
    for path in (SOURCE / "titles" / game / "words" / "en").glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            found |= set(CLAUSE.findall(line.partition(" = ")[2]))
    return frozenset(found)


@cache
def in_screens(game: str) -> frozenset[str]:
    """The clauses that the terminal, the server's forms and the client name themselves."""
    home = SOURCE / "titles" / game
    paths = [path for folder in (home, home / "terminal", home / "words") for path in folder.glob("*.py")]
    found = {text for path in paths for text in literals(path) if CLAUSE.fullmatch(text)}
    for path in (CLIENT / "titles" / game).rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            found |= set(re.findall(rf"[\"'`]({CLAUSE.pattern})[\"'`]", path.read_text(encoding="utf-8")))
    return frozenset(found)


@cache
def citable(game: str) -> frozenset[str]:
    """All of them."""
    return frozenset().union(*(find(game) for find in (in_rules, in_faults, in_options, in_texts, in_screens)))
