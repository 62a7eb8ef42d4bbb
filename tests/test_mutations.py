"""The list of mutations does not rot: each can still be made, the tests that must catch it exist, and the table of
``docs/testing.md`` lists them all. Whether they are caught is what ``make mutate`` finds out."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.conformance.cases import CASES
from tests.conformance.promises import PROMISES
from tests.mutations import GAMES, MUTATIONS, PAGE, ROOT, Mutation, mutated, with_table
from tests.test_clauses import clauses

CONFORMANCE: Final = {f"{promise.__name__}-{case.name}" for promise in PROMISES for case in CASES}


@cache
def functions_in(path: Path) -> set[str]:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {node.name for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_there_are_enough_mutations() -> None:
    assert len({mutation.name for mutation in MUTATIONS}) == len(MUTATIONS) >= 20


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_the_mutation_can_be_made(mutation: Mutation) -> None:
    source = (ROOT / GAMES / mutation.file).read_text(encoding="utf-8")
    broken = mutated(mutation, source)
    assert broken != source
    ast.parse(broken)
    assert mutation.clause in {*clauses(), "contract"}


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_the_tests_that_must_catch_it_exist(mutation: Mutation) -> None:
    assert mutation.tests
    for test in mutation.tests:
        file, _, rest = test.partition("::")
        name, _, parameters = rest.partition("[")
        assert name in functions_in(ROOT / "tests" / file), test
        assert not parameters or parameters.removesuffix("]") in CONFORMANCE, test


def test_the_table_lists_the_same() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_table(page), "run: python -m tests.mutations --write"
