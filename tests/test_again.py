"""What failed in a crowd has a second try only if time can be the reason."""

from __future__ import annotations

import pytest

from tests.again import MOST, why_not

TIMED = "tests/web/test_streams.py::test_news[stalingrad]"


@pytest.mark.parametrize(
    ("code", "failed"),
    [
        (1, []),
        (2, [TIMED]),
        (137, [TIMED]),
        (1, [f"{TIMED}{number}" for number in range(MOST + 1)]),
        (1, [TIMED, "tests/web/test_fog.py::test_bytes"]),
        (1, [TIMED, "tests/browser/test_fog.py::test_pages"]),
        (1, [TIMED, "tests/web/test_reasons.py::test_the_computer_does_not_peek"]),
        (1, ["tests/conformance/test_games.py::test_game[panzer]"]),
        (1, ["tests/web/test_streams.py"]),
    ],
)
def test_no_second_try(code: int, failed: list[str]) -> None:
    assert why_not(code, failed)


def test_a_second_try() -> None:
    assert not why_not(1, [TIMED, "tests/browser/test_games.py::test_game"])
