"""For each title: every clause of the rules is cited by a test that can fail, every example of a clause is worked out
by one, and no test cites a clause that does not exist.

A test cites a clause by its name (``test_st_shot_1_...``, ``test_pz_move_2_...``, ``test_amb_36_...``, ``test_w5_...``)
or in its docstring or in a comment inside it. A test whose name begins with a clause works out the examples that its
docstring names. In Stalingrad's rules an example has a letter, or is the only one (``Ex``, ``Ex a``, ``Ex a, Ex b``);
in Panzer's the bullets below a clause are its examples, counted from 1 (``Ex 1, Ex 3``); in Spearpoint's they have
letters in order, several on a line (``- .a ... .b ...``).
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[1]


class Title(NamedTuple):
    """One title: the location of its rules and tests, and the format of its rules."""

    name: str
    prefix: str
    heading: re.Pattern[str]
    """The first line of a clause."""
    example: re.Pattern[str]
    """The first line of an example, with its letter if it has one."""
    is_numbered: bool
    """Whether examples are counted instead."""
    end: re.Pattern[str]
    """A line that ends the text of a clause."""
    citation: re.Pattern[str]
    name_of_test: re.Pattern[str]
    worked_out: re.Pattern[str]

    @property
    def rules(self) -> Path:
        return ROOT / "docs" / "rules" / f"{self.name}.md"

    @property
    def tests(self) -> Path:
        return ROOT / "tests" / "titles" / self.name

    def __str__(self) -> str:
        return self.name


STALINGRAD: Final = Title(
    "stalingrad",
    "ST-",
    heading=re.compile(r"\*\*(ST-[A-Z]+-\d+|AMB-\d+|L\d+)\b|\| (H\d+) \|"),
    example=re.compile(r"- Ex(?: ([a-z]))?(?: \([^)]*\))?:"),
    is_numbered=False,
    end=re.compile(r"(?!)"),
    citation=re.compile(r"\b(?:ST-[A-Z]+-\d+|AMB-\d+|[HL]\d+)\b"),
    name_of_test=re.compile(r"test_(st_[a-z]+_\d+|amb_\d+|[hl]\d+)(?:_|$)"),
    worked_out=re.compile(r"\bEx\b(?: ([a-z])\b)?"),
)
PANZER: Final = Title(
    "panzer",
    "PZ-",
    heading=re.compile(r"(?:- )?\*\*(PZ-[A-Z0-9]+-\d+|AMB-\d+)\b|\| (W\d+) \|"),
    example=re.compile(r"- "),
    is_numbered=True,
    end=re.compile(r"#|---"),
    citation=re.compile(r"\b(?:PZ-[A-Z0-9]+-\d+|AMB-\d+|W\d+)\b"),
    name_of_test=re.compile(r"test_(pz_[a-z0-9]+_\d+|amb_\d+|w\d+)(?:_|$)"),
    worked_out=re.compile(r"\bEx (\d+)\b"),
)
SPEARPOINT: Final = Title(
    "spearpoint",
    "SP-",
    heading=re.compile(r"(?:\* )?(?:\*\*)?(?<=\*[* ])(SP-[A-Z]+-\d+|AMB-\d+|INV-\d+)\b|\| (H-\d+) \|"),
    example=re.compile(r"(?:^-|^|(?<=\s))\s*\.([a-z])(?=\s)"),
    is_numbered=False,
    end=re.compile(r"#|---"),
    citation=re.compile(r"\b(?:SP-[A-Z]+-\d+|AMB-\d+|INV-\d+|H-\d+)\b"),
    name_of_test=re.compile(r"test_(sp_[a-z]+_\d+|amb_\d+|inv_\d+|h_\d+)(?:_|$)"),
    worked_out=re.compile(r"\bEx ([a-z])\b"),
)
TITLES: Final = (STALINGRAD, PANZER, SPEARPOINT)

DEFINITION_ONLY: Final[dict[str, dict[str, str]]] = {"stalingrad": {}, "panzer": {}, "spearpoint": {}}
"""By title, the clauses that no test can check, each with the reason."""


class Citing(NamedTuple):
    """One test function: the clause of its name, all clauses that it cites, and the examples that it works out."""

    where: str
    clause: str | None
    cites: frozenset[str]
    examples: frozenset[str]
    can_fail: bool


@cache
def clauses(title: Title = STALINGRAD) -> dict[str, list[str]]:
    """Every clause of the rules, with the letters or numbers of its examples; Stalingrad's only example has none."""
    found: dict[str, list[str]] = {}
    current = ""
    for line in title.rules.read_text(encoding="utf-8").splitlines():
        heading = title.heading.match(line)
        example = title.example.match(line)
        if heading:
            current = heading[1] or heading[2]
            assert current not in found, f"{current} is there twice"
            found[current] = []
        elif title.end.match(line):
            current = ""
        elif example and title.is_numbered:
            if current.startswith(title.prefix):
                found[current].append(str(len(found[current]) + 1))
        elif title is SPEARPOINT:
            for letter in title.example.findall(line):
                if current.startswith(title.prefix) and letter == chr(ord("a") + len(found[current])):
                    found[current].append(letter)  # others refer to an example
        elif example:
            found[current].append(example[1] or "")
    return found


@cache
def every_test(title: Title = STALINGRAD) -> list[Citing]:
    """Every test of the title."""
    found: list[Citing] = []
    for path in sorted(title.tests.glob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(read_test(title, path.name, node, source))
    return found


def read_test(title: Title, file: str, node: ast.FunctionDef, source: str) -> Citing:
    """The clauses that a test function cites."""
    name = title.name_of_test.match(node.name)
    clause = name[1].upper().replace("_", "-") if name else None
    text = "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno])
    prose = [ast.get_docstring(node) or "", *re.findall(r"#(.*)", text)]
    cites = {citation for words in prose for citation in title.citation.findall(words)}
    return Citing(
        f"{file}::{node.name}",
        clause,
        frozenset(cites | {clause} if clause else cites),
        frozenset(title.worked_out.findall(ast.get_docstring(node) or "")),
        any(is_check(inner) for inner in ast.walk(node)),
    )


def is_check(node: ast.AST) -> bool:
    """Whether a test can fail here: an assertion, an expected refusal, or a helper that checks."""
    if isinstance(node, ast.Assert):
        return True
    if not isinstance(node, ast.Call):
        return False
    called = ast.unparse(node.func)
    return called == "pytest.raises" or called.rpartition(".")[2].startswith("check_")


def counted(title: Title, *kinds: str) -> dict[str, int]:
    """The number of clauses of each kind."""
    return {kind: sum(clause.startswith(kind) for clause in clauses(title)) for kind in kinds}


def test_all_rules_of_stalingrad_are_read() -> None:
    """If the form of the document changes, this test must be the first to notice."""
    assert counted(STALINGRAD, "ST-", "AMB-", "H", "L") == {"ST-": 125, "AMB-": 68, "H": 27, "L": 9}
    assert sum(len(examples) for examples in clauses(STALINGRAD).values()) == 167
    assert clauses(STALINGRAD)["ST-SHOT-1"] == ["a", "b", "c"]
    assert clauses(STALINGRAD)["ST-SHOT-2"] == ["a", "b"]
    assert clauses(STALINGRAD)["ST-TURN-1"] == [""]


def test_all_rules_of_panzer_are_read() -> None:
    """If the form of the document changes, this test must be the first to notice."""
    assert counted(PANZER, "PZ-", "AMB-", "W") == {"PZ-": 159, "AMB-": 85, "W": 24}
    assert sum(len(examples) for examples in clauses(PANZER).values()) == 220
    assert clauses(PANZER)["PZ-EXPL-4"] == ["1", "2", "3", "4"]
    assert clauses(PANZER)["PZ-TURN-1"] == ["1"]
    assert clauses(PANZER)["PZ-INV-1"] == []
    text = PANZER.rules.read_text(encoding="utf-8")
    assert sum(len(examples) for examples in clauses(PANZER).values()) == len(
        re.findall(r"^- \*(?:Given|Test|Property)\*", text, re.MULTILINE)
    )


def test_all_rules_of_spearpoint_are_read() -> None:
    """If the form of the document changes, this test must be the first to notice."""
    assert counted(SPEARPOINT, "SP-", "AMB-", "H-", "INV-") == {"SP-": 201, "AMB-": 57, "H-": 34, "INV-": 12}
    assert sum(len(examples) for examples in clauses(SPEARPOINT).values()) == 303
    assert clauses(SPEARPOINT)["SP-SURV-2"] == ["a", "b", "c", "d", "e", "f"]
    assert clauses(SPEARPOINT)["SP-WIN-4"] == ["a", "b", "c", "d", "e", "f"]
    assert clauses(SPEARPOINT)["SP-TURN-5"] == []


@pytest.mark.parametrize(
    ("title", "clause"), [(title, clause) for title in TITLES for clause in clauses(title)], ids=str
)
def test_every_clause_is_cited(title: Title, clause: str) -> None:
    citing = [test.where for test in every_test(title) if clause in test.cites and test.can_fail]
    reasons = DEFINITION_ONLY[title.name]
    if clause in reasons:
        assert reasons[clause]
        assert not citing, f"{clause} is listed as definition-only, and cited by {', '.join(citing)}"
    else:
        assert citing, f"no test that can fail cites {clause}"


@pytest.mark.parametrize(
    ("title", "clause", "example"),
    [(title, clause, letter) for title in TITLES for clause in clauses(title) for letter in clauses(title)[clause]],
    ids=str,
)
def test_every_example_is_worked_out(title: Title, clause: str, example: str) -> None:
    assert [
        test.where for test in every_test(title) if test.clause == clause and example in test.examples and test.can_fail
    ], f"no test that can fail works out {clause} Ex {example}"


@pytest.mark.parametrize("title", TITLES, ids=str)
def test_every_cited_clause_exists(title: Title) -> None:
    known = set(clauses(title))
    assert [(test.where, sorted(test.cites - known)) for test in every_test(title) if test.cites - known] == []
    assert set(DEFINITION_ONLY[title.name]) - known == set()


@pytest.mark.parametrize("title", TITLES, ids=str)
def test_every_example_that_a_test_names_exists(title: Title) -> None:
    wrong = [
        (test.where, letter)
        for test in every_test(title)
        for letter in test.examples
        if test.clause is not None and test.clause.startswith(title.prefix)
        if letter not in clauses(title).get(test.clause, [])
    ]
    assert wrong == []


@pytest.mark.parametrize("title", TITLES, ids=str)
def test_every_test_by_clause_can_fail(title: Title) -> None:
    assert [test.where for test in every_test(title) if test.clause is not None and not test.can_fail] == []
