"""One environment with Salvo for all tests here."""

from __future__ import annotations

import pytest

from tests.scratch import Scratch, install


@pytest.fixture(scope="session")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    return install(tmp_path_factory.mktemp("scratch"))
