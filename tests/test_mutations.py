"""The lists of mutations stay current: each can still be made, the tests that must catch it exist, and the tables of
``docs/mutations.md`` list them all. ``make mutate`` finds out whether they are caught."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from fogline.testing.promises import PROMISES
from tests.conformance.cases import CASES
from tests.mutations import GAME_LISTS, GAMES, MUTATIONS, PAGE, ROOT, Mutation, mutated, with_tables
from tests.test_clauses import TITLES, clauses

CONFORMANCE: Final = {f"{promise.__name__}-{case.name}" for promise in PROMISES for case in CASES}


@cache
def functions_in(path: Path) -> set[str]:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {node.name for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_there_are_enough_mutations() -> None:
    assert len({mutation.name for mutation in MUTATIONS}) == len(MUTATIONS)
    assert all(len(mutations) >= 20 for _, mutations in GAME_LISTS)


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_the_mutation_can_be_made(mutation: Mutation) -> None:
    source = (ROOT / GAMES / mutation.file).read_text(encoding="utf-8")
    broken = mutated(mutation, source)
    assert broken != source
    ast.parse(broken)
    title = next(title for title, (_, some) in zip(TITLES, GAME_LISTS, strict=True) if mutation in some)
    assert mutation.clause in {*clauses(title), "contract"}


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_the_tests_that_must_catch_it_exist(mutation: Mutation) -> None:
    assert mutation.tests
    for test in mutation.tests:
        file, _, rest = test.partition("::")
        name, _, parameters = rest.partition("[")
        assert name in functions_in(ROOT / "tests" / file), test
        assert not parameters or parameters.removesuffix("]") in CONFORMANCE, test


def test_the_tables_list_the_same() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_tables(page), "run: python -m tests.mutations --write"
