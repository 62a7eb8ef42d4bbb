"""Every clause of the rules is cited by a test that can fail, every example of a clause is worked out by one, and no
test cites a clause that does not exist.

A test cites a clause by its name (``test_st_shot_1_...``), in its docstring or in a comment inside it. A test whose
name begins with a clause works out the examples that its docstring names: ``Ex``, ``Ex a``, or ``Ex a, Ex b``.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

TESTS: Final = Path(__file__).parent / "stalingrad"
RULES: Final = Path(__file__).parents[1] / "docs" / "rules" / "stalingrad.md"

DEFINITION_ONLY: Final[dict[str, str]] = {}
"""Clauses that no test can check, each with the reason."""

HEADING: Final = re.compile(r"\*\*(ST-[A-Z]+-\d+|AMB-\d+|L\d+)\b|\| (H\d+) \|")
EXAMPLE: Final = re.compile(r"- Ex(?: ([a-z]))?(?: \([^)]*\))?:")
CITATION: Final = re.compile(r"\b(?:ST-[A-Z]+-\d+|AMB-\d+|[HL]\d+)\b")
NAME: Final = re.compile(r"test_(st_[a-z]+_\d+|amb_\d+|[hl]\d+)(?:_|$)")
WORKED_OUT: Final = re.compile(r"\bEx\b(?: ([a-z])\b)?")


class Citing(NamedTuple):
    """One test function: the clause of its name, all that it cites, and the examples that it works out."""

    where: str
    clause: str | None
    cites: frozenset[str]
    examples: frozenset[str]
    can_fail: bool


@cache
def clauses() -> dict[str, list[str]]:
    """Every clause of the rules, with the letters of its examples; an only example has none."""
    found: dict[str, list[str]] = {}
    current = ""
    for line in RULES.read_text(encoding="utf-8").splitlines():
        heading = HEADING.match(line)
        example = EXAMPLE.match(line)
        if heading:
            current = heading[1] or heading[2]
            assert current not in found, f"{current} is there twice"
            found[current] = []
        elif example:
            found[current].append(example[1] or "")
    return found


@cache
def every_test() -> list[Citing]:
    """Every test of the title."""
    found: list[Citing] = []
    for path in sorted(TESTS.glob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(read_test(path.name, node, source))
    return found


def read_test(file: str, node: ast.FunctionDef, source: str) -> Citing:
    """What a test function says of itself."""
    name = NAME.match(node.name)
    clause = name[1].upper().replace("_", "-") if name else None
    text = "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno])
    prose = [ast.get_docstring(node) or "", *re.findall(r"#(.*)", text)]
    cites = {citation for words in prose for citation in CITATION.findall(words)}
    return Citing(
        f"{file}::{node.name}",
        clause,
        frozenset(cites | {clause} if clause else cites),
        frozenset(WORKED_OUT.findall(ast.get_docstring(node) or "")),
        any(is_check(inner) for inner in ast.walk(node)),
    )


def is_check(node: ast.AST) -> bool:
    """Whether a test can fail here: an assertion, an expected refusal, or a helper that checks."""
    if isinstance(node, ast.Assert):
        return True
    return isinstance(node, ast.Call) and ast.unparse(node.func).startswith(("check_", "pytest.raises"))


def test_the_rules_are_read_whole() -> None:
    """If the form of the document changes, this test must be the first to notice."""
    numbers = {kind: [clause for clause in clauses() if clause.startswith(kind)] for kind in ("ST-", "AMB-", "H", "L")}
    assert {kind: len(found) for kind, found in numbers.items()} == {"ST-": 125, "AMB-": 68, "H": 27, "L": 9}
    assert sum(len(examples) for examples in clauses().values()) == 167
    assert clauses()["ST-SHOT-1"] == ["a", "b", "c"]
    assert clauses()["ST-SHOT-2"] == ["a", "b"]
    assert clauses()["ST-TURN-1"] == [""]


@pytest.mark.parametrize("clause", list(clauses()))
def test_every_clause_is_cited(clause: str) -> None:
    citing = [test.where for test in every_test() if clause in test.cites and test.can_fail]
    if clause in DEFINITION_ONLY:
        assert DEFINITION_ONLY[clause]
        assert not citing, f"{clause} is listed as definition-only, and cited by {', '.join(citing)}"
    else:
        assert citing, f"no test that can fail cites {clause}"


@pytest.mark.parametrize(
    ("clause", "example"), [(clause, letter) for clause in clauses() for letter in clauses()[clause]]
)
def test_every_example_is_worked_out(clause: str, example: str) -> None:
    assert [test.where for test in every_test() if test.clause == clause and example in test.examples and test.can_fail]


def test_every_cited_clause_exists() -> None:
    known = set(clauses())
    assert [(test.where, sorted(test.cites - known)) for test in every_test() if test.cites - known] == []
    assert set(DEFINITION_ONLY) - known == set()


def test_every_example_that_a_test_names_exists() -> None:
    wrong = [
        (test.where, letter)
        for test in every_test()
        for letter in test.examples
        if test.clause is not None and test.clause.startswith("ST-") and letter not in clauses()[test.clause]
    ]
    assert wrong == []


def test_every_test_by_clause_can_fail() -> None:
    assert [test.where for test in every_test() if test.clause is not None and not test.can_fail] == []
