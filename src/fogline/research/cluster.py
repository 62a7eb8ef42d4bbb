"""Work on the machines of a Ray cluster (https://docs.ray.io): jobs become Ray tasks, whose results are returned in
order. Ray is an extra (``fogline[cluster]``) and is imported on demand.

Jobs must be picklable, and their function importable on every node. Every node must have the same sources of Fogline
and of the titles played, plain or compiled. A job whose worker or node dies is retried elsewhere, so it must not depend
on any other state.
"""

from __future__ import annotations

import hashlib
import logging
import os
import socket
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import Kind, Said
from fogline.kit.registry import title_of

NO_RAY: Final = Kind("data-no-ray", "Ray is not installed; add the extra: python -m pip install 'fogline[cluster]'")
NO_CLUSTER: Final = Kind("data-no-cluster", "no Ray cluster is available: {reason}")
OTHER_SOURCES: Final = Kind(
    "data-other-sources",
    "these nodes lack the sources of Fogline or the title, or have different ones from this command ({here}): {nodes}",
)
NODES_LOST: Final = Kind("data-nodes-lost", "workers were lost {tries} times, together with their work: {reason}")

AUTO: Final = "auto"
LOCAL: Final = "local"
"""The address for a temporary cluster on this machine."""
RETRIES: Final = 3
"""The number of retries of a job whose worker dies."""
AHEAD: Final = 8
"""The number of jobs per core that may be submitted ahead of the first one without a result."""
MIN_AHEAD: Final = 64
OBJECT_STORE: Final = 80 * 1024 * 1024
"""Bytes of shared memory for our own cluster: about Ray's minimum, because results are small."""
PAUSE: Final = 0.2
"""Seconds between checks for an interruption."""
PATIENCE: Final = 10.0
"""Timeout in seconds for connecting to an address. Ray itself would try for many minutes."""
_SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # no reports to its makers
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # no line on stdout for each worker that dies or node that joins
}
"""Environment variables that configure Ray."""
_MADE: Final = (".pyc", ".pyo", ".so", ".pyd")
"""Suffixes of files that are generated from sources."""

_Job = TypeVar("_Job")
_Result = TypeVar("_Result")


def spread(
    function: Callable[[_Job], _Result], jobs: Sequence[_Job], address: str, *, titles: Sequence[str] = (),
    cores: int | None = None, is_stopped: Callable[[], bool] = lambda: False,
) -> Generator[_Result, None, None]:  # fmt: skip
    """Run ``Cluster.spread`` on the cluster at an *address*. *titles* and *cores* are as in ``connected``."""
    with connected(address, titles=titles, cores=cores) as cluster:
        yield from cluster.spread(function, jobs, is_stopped)


class Cluster:
    """A cluster to which this process is connected."""

    def __init__(self, ray: Any, address: str, titles: tuple[str, ...], packages: tuple[str, ...]) -> None:
        self.ray: Final = ray
        """The module ``ray``."""
        self.sources: Final = Sources(titles, packages, sources_of(titles, packages))
        """The sources that every node must have."""
        self._address: Final = address
        self._is_alike: Final[dict[str, bool]] = {}
        """By node, whether it has these sources."""
        with _told(ray, address):
            found = self._ask()
        refuse_others(address, self.sources.name, found)

    def spread(
        self, function: Callable[[_Job], _Result], jobs: Sequence[_Job], is_stopped: Callable[[], bool] = lambda: False
    ) -> Generator[_Result, None, None]:
        """Yield the results of the *jobs*, in order. Closing the generator cancels the rest. Raises
        ``KeyboardInterrupt`` once *is_stopped* returns true, because one raised by a signal inside Ray can surface as
        any error."""
        ray = self.ray
        task = ray.remote(_work).options(max_retries=RETRIES)
        sent = ray.put(function)
        ahead = max(MIN_AHEAD, AHEAD * int(ray.cluster_resources().get("CPU", 0)))
        waiting: list[Any] = []
        left = iter(jobs)
        try:
            while True:
                for job in left:
                    waiting.append(task.remote(sent, job, self.sources))
                    if len(waiting) >= ahead:
                        break
                if not waiting:
                    return
                result = self.get(waiting[0], is_stopped)
                del waiting[0]
                yield result
        finally:
            for one in waiting:
                ray.cancel(one, force=True)

    def get(self, promised: Any, is_stopped: Callable[[], bool] = lambda: False) -> Any:
        """Get the result that a task or an actor *promised*. *is_stopped* is as in ``spread``."""
        if is_stopped():
            raise KeyboardInterrupt
        with _told(self.ray, self._address):
            while not self.ray.wait([promised], timeout=PAUSE)[0]:
                if is_stopped():
                    raise KeyboardInterrupt
            return self.ray.get(promised)

    def homes(self) -> list[str]:
        """A node for each core, alternating between nodes. Nodes that joined later are left out if they have other
        sources, or leave before they answer."""
        with suppress(BadData), _told(self.ray, self._address):
            self._ask()
        cores = {
            node["NodeID"]: int(node["Resources"]["CPU"])
            for node in sorted(self._nodes(), key=itemgetter("NodeID"))
            if self._is_alike.get(node["NodeID"], False)
        }
        return [node for row in range(max(cores.values(), default=0)) for node, has in cores.items() if has > row]

    def engage(self, kind: type, home: str, *words: Any) -> Any:
        """Start an actor of this *kind* on the node *home*. If its process dies, the actor is restarted (elsewhere if
        the node has left) with the same *words* and without its state; open requests are then retried."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        options = {"max_restarts": -1, "max_task_retries": RETRIES}
        place = NodeAffinitySchedulingStrategy(home, soft=True)
        return self.ray.remote(kind).options(**options, scheduling_strategy=place).remote(*words)

    def _nodes(self) -> list[dict[str, Any]]:
        """The nodes that can work."""
        return [node for node in self.ray.nodes() if node["Alive"] and node["Resources"].get("CPU", 0) >= 1]

    def _ask(self) -> dict[str, list[str]]:
        """By the address of each node not asked yet, the sources of its machine; "" if it has none."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        ray, (titles, packages, name) = self.ray, self.sources

        def tell() -> str:  # sent by value: a node may lack Fogline or this module
            try:
                from fogline.research.cluster import sources_of

                return sources_of(titles, packages)
            except Exception:
                return ""

        nodes = [node for node in self._nodes() if node["NodeID"] not in self._is_alike]
        asked = [
            ray.remote(tell)
            .options(num_cpus=0, scheduling_strategy=NodeAffinitySchedulingStrategy(node["NodeID"], soft=False))
            .remote()
            for node in nodes
        ]
        found: dict[str, list[str]] = {}
        for node, sources in zip(nodes, ray.get(asked), strict=True):
            self._is_alike[node["NodeID"]] = sources == name
            found.setdefault(node["NodeManagerAddress"], []).append(sources)
        return found


@contextmanager
def connected(
    address: str, *, titles: Sequence[str] = (), packages: Sequence[str] = (), cores: int | None = None,
    store: int = OBJECT_STORE,
) -> Iterator[Cluster]:  # fmt: skip
    """Connect to the cluster at *address* until the ``with`` block ends. The address is in Ray's form: ``auto``,
    ``host:port``, or ``local`` for a new cluster on this machine with *cores* cores and *store* bytes of memory.
    ``BadData`` if there is no cluster, or if a node has other sources of Fogline or of these *titles*, or other
    versions of these *packages*."""
    ray = _ray()
    settings: dict[str, Any] = {}
    if address == LOCAL:
        settings = {"num_cpus": cores, "object_store_memory": store, "include_dashboard": False}
    _refuse_silent(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **settings)
    except (ImportError, OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise _no_cluster(address, error) from error
    try:
        yield Cluster(ray, address, tuple(titles), tuple(packages))
    finally:
        ray.shutdown()


def _ray() -> Any:
    for name, value in _SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
        import ray.exceptions
    except ImportError as error:
        raise bad_data("--ray", "", NO_RAY, {}) from error
    return ray


def _refuse_silent(address: str) -> None:
    """Raise ``BadData`` if an *address* has a port and nothing listens there."""
    if address == AUTO:
        address = os.environ.get("RAY_ADDRESS", address)  # as Ray does
    host, _, port = address.partition("://")[2].rpartition(":") if "://" in address else address.rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise _no_cluster(address, error) from error


def _no_cluster(address: str, error: Exception) -> BadData:
    return bad_data("--ray", address, NO_CLUSTER, {"reason": _brief(error)})


def _brief(error: BaseException) -> str:
    """Describe an error in one line."""
    return next(filter(None, map(str.strip, str(error).splitlines())), type(error).__name__)


@contextmanager
def _told(ray: Any, address: str) -> Iterator[None]:
    """Raise a job's error unchanged, and a failure of the cluster as ``BadData``."""
    try:
        yield
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        values: dict[str, Said] = {"tries": RETRIES + 1, "reason": _brief(error)}
        raise bad_data("--ray", address, NODES_LOST, values) from error


def _work(function: Callable[[_Job], _Result], job: _Job, sources: Sources) -> _Result:
    """Run a job on a node."""
    sources.check()
    return function(job)


# -- the same sources everywhere --------------------------------------------------------------------


class Sources(NamedTuple):
    """The sources that a node must have."""

    titles: tuple[str, ...]
    packages: tuple[str, ...]
    name: str

    def check(self) -> None:
        """Raise ``BadData`` if this machine has other sources; this also covers nodes that joined later."""
        found = sources_of(self.titles, self.packages)
        if found != self.name:
            here = f"{socket.gethostname()} ({found})"
            raise bad_data("--ray", "", OTHER_SOURCES, {"here": self.name, "nodes": (here,)})


def refuse_others(address: str, here: str, found: Mapping[str, Iterable[str]]) -> None:
    """Raise ``BadData`` if the sources *found* on some node differ from those *here*."""
    others = tuple(
        f"{node} ({sources or '–'})" for node, all_there in found.items() for sources in all_there if sources != here
    )
    if others:
        raise bad_data("--ray", address, OTHER_SOURCES, {"here": here, "nodes": others})


@cache
def sources_of(titles: tuple[str, ...], packages: tuple[str, ...] = ()) -> str:
    """An identifier for the sources of Fogline and of the packages of these *titles*: version and hash, with the
    versions of other *packages*."""
    homes = dict.fromkeys(["fogline", *(type(title_of(name).rules).__module__.partition(".")[0] for name in titles)])
    others = [f"{package} {_version(package)}" for package in packages]
    return ", ".join([_version("fogline"), hash_of(homes), *others])


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"


def hash_of(packages: Iterable[str]) -> str:
    """A hash of all sources of *packages*, compiled or not."""
    told = hashlib.sha256()
    for package in packages:
        for name, path in _files(package):
            told.update(f"{name} {path.stat().st_size}\n".encode())
            told.update(path.read_bytes())
    return told.hexdigest()[:12]


def _files(package: str) -> list[tuple[str, Path]]:
    """The files of a package, by name; for Fogline, without the built web pages."""
    module = sys.modules[package]
    if not hasattr(module, "__path__"):
        return [(package, Path(str(module.__file__)))]
    folders = [Path(folder) for folder in module.__path__]
    names = {path.relative_to(folder).as_posix(): path for folder in folders for path in folder.rglob("*")}
    return sorted(
        (f"{package}/{name}", path)
        for name, path in names.items()
        if path.suffix not in _MADE and not name.startswith("server/client/") and path.is_file()
    )
