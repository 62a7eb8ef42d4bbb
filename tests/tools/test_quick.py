"""The choices of ``make quick`` for each change."""

from __future__ import annotations

from pathlib import Path

import fogline
from tests import quick

USERS = quick.homes()
SHARED = next(name for name, users in USERS.items() if users != (name,))


def test_homes_are_the_titles_and_their_shared_package() -> None:
    assert set(fogline.games()) == {name for name, users in USERS.items() if users == (name,)}
    assert len(USERS[SHARED]) == 2


def test_a_changed_rule_asks_for_its_title_alone() -> None:
    choice = quick.choose(["src/fogline/titles/panzer/rules/movement.py"], USERS)
    assert set(choice.titles) == {"panzer"}
    assert not choice.common
    assert not choice.client


def test_a_shared_package_selects_the_titles_that_use_it() -> None:
    file = f"src/fogline/titles/{SHARED}/grid.py"
    choice = quick.choose([file], USERS)
    assert set(choice.titles) == set(USERS[SHARED])
    assert choice.tests == {f"tests/titles/{SHARED}": file}


def test_shared_modules_select_every_title() -> None:
    choice = quick.choose(["src/fogline/kernel/rolls.py"], USERS)
    assert choice.common == "src/fogline/kernel/rolls.py"
    assert choice.tests == {"tests/kernel/test_rolls.py": "src/fogline/kernel/rolls.py"}
    assert quick.choose(["src/fogline/testing/promises.py"], USERS).common
    assert quick.choose(["tests/conformance/cases.py"], USERS).common


def test_other_modules_ask_for_the_tests_of_their_name() -> None:
    files = [
        "src/fogline/server/games/worker.py",
        "src/fogline/cli/progress.py",
        "src/fogline/server/heart.py",
        "tools/pins.py",
    ]
    choice = quick.choose(files, USERS)
    assert set(choice.tests) == {
        "tests/server/test_worker.py",
        "tests/cli/test_progress.py",
        "tests/tools/test_pins.py",
    }
    assert not choice.titles


def test_changed_tests_are_run_and_their_helpers_ask_for_the_title() -> None:
    choice = quick.choose(["tests/table/test_undo.py", "tests/titles/panzer/fixtures.py"], USERS)
    assert set(choice.tests) == {"tests/table/test_undo.py"}
    assert set(choice.titles) == {"panzer"}


def test_slow_tests_are_left_out() -> None:
    choice = quick.choose(["tests/research/test_nodes.py", "tests/research/test_cluster.py"], USERS)
    assert set(choice.tests) == {"tests/research/test_cluster.py"}
    assert set(choice.left_out) == {"tests/research/test_nodes.py"}


def test_a_removed_test_is_not_run() -> None:
    assert not quick.choose(["tests/table/test_of_yesterday.py"], USERS).tests


def test_the_client_is_checked_for_its_sources_and_texts() -> None:
    assert quick.choose(["webapp/src/lib/api.ts"], USERS).client
    choice = quick.choose(["src/fogline/locale/en/web.ftl"], USERS)
    assert choice.client
    assert set(choice.tests) == {"tests/cli/test_texts.py"}


def test_tests_in_the_browser_are_named_and_left_out() -> None:
    choice = quick.choose(["tests/browser/test_pages.py"], USERS)
    assert not choice.tests
    assert set(choice.left_out) == {"tests/browser/test_pages.py"}


def test_documents_ask_for_nothing_more() -> None:
    assert quick.choose(["README.md", "docs/bots.md"], USERS) == quick.Choice({}, "", {}, "", {})


def test_a_sample_has_every_promise_and_grows_with_its_cases() -> None:
    from fogline.testing.promises import PROMISES

    small, large = quick.sample("panzer", 1), quick.sample("panzer", 3)
    for promise in PROMISES:
        assert sum(f"[{promise.__name__}-" in test for test in small) == 1
        assert sum(f"[{promise.__name__}-" in test for test in large) == 3


def test_clause_tests_are_those_named_by_a_clause() -> None:
    found = quick.clause_tests("stalingrad")
    assert "tests/titles/stalingrad/test_moving.py" in {test.partition("::")[0] for test in found}
    assert all((quick.ROOT / Path(test.partition("::")[0])).exists() for test in found)


def test_every_step_says_why() -> None:
    choice = quick.choose(["src/fogline/kernel/data.py", "webapp/src/lib/api.ts"], USERS)
    found = {step.name.partition(",")[0]: step for step in quick.steps(choice)}
    assert found["ruff check"].why == "always"
    assert found["pytest"].why == "src/fogline/kernel/data.py"
    tested = " ".join(found["pytest"].command)
    assert all(f"-{title} " in tested for title in fogline.games())
    assert found["client: npm run test"].why == "webapp/src/lib/api.ts"
