"""The index from clause to code to test on each game's page is up to date, and its manual entries exist."""

from __future__ import annotations

import pytest

from tests import clause_index
from tests.test_clauses import TITLES, Title, clauses


@pytest.mark.parametrize("title", TITLES, ids=str)
def test_the_index_is_up_to_date(title: Title) -> None:
    page = clause_index.page_of(title).read_text(encoding="utf-8")
    assert clause_index.BEGIN in page
    assert clause_index.END in page
    assert page == clause_index.with_index(page, title), "run: python -m tests.clause_index"


@pytest.mark.parametrize("title", TITLES, ids=str)
def test_hand_kept_entries_exist(title: Title) -> None:
    holds_through = clause_index.SOURCES[title].holds_through
    named = {name for names in holds_through.values() for name in names.split()}
    assert named - clause_index.every_place(title) == set()
    assert set(holds_through) <= set(clauses(title))


@pytest.mark.parametrize("title", TITLES, ids=str)
def test_hand_written_index_repeats_nothing_from_the_code(title: Title) -> None:
    assert set(clause_index.SOURCES[title].holds_through) & set(clause_index.code(title)) == set()


@pytest.mark.parametrize(
    ("title", "clause"),
    [(title, clause) for title in TITLES for clause in clauses(title) if not clause.startswith("L")],
    ids=str,
)
def test_every_clause_has_a_place_in_the_code(title: Title, clause: str) -> None:
    places = clause_index.code(title), clause_index.SOURCES[title].holds_through, clause_index.settling(title)
    assert any(clause in found for found in places), f"name {clause} in the code, or in what it holds through"
