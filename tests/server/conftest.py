"""One server for all tests of a module that do not need their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from fogline.desk.times import milliseconds
from tests.server.postgres import Cluster, cluster
from tests.server.serving import Client, Running, serving


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture
def passes(running: Running) -> Iterator[Callable[[int], None]]:
    """Let milliseconds pass; time stands still except for this."""
    cache = running.inside.desk.cache
    now = milliseconds()
    cache.now = lambda: now

    def passes(more: int) -> None:
        nonlocal now
        now += more

    yield passes
    cache.now = milliseconds


@pytest.fixture
def client(running: Running) -> Client:
    return running.client()
