"""One server for all tests of a module that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.postgres import Cluster, cluster
from tests.web.serving import Client, Running, serving


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture
def client(running: Running) -> Client:
    return running.client()
