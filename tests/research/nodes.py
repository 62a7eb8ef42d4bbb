"""Two nodes of a Ray cluster on this machine, for tests, and the work done on them.

Nodes and commands are separate processes, since Ray changes the process that it runs in.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from typing import Final, TypeVar
from uuid import uuid4

from fogline.analysis import puzzle_search as mining
from fogline.bots import arena as games
from fogline.cli import arena, balance, puzzles
from fogline.cli.main import main
from fogline.kernel.errors import BadData
from fogline.research.cluster import MIN_AHEAD, spread

ROOT: Final = Path(__file__).parents[2]
NODES: Final = 2
PATIENCE: Final = 240.0
"""Seconds for a slow and busy machine."""
PLACE: Final = "FOGLINE_TEST_NODES"
"""The environment variable of the nodes that names their folder: each node leaves a file there, and so does the worker
that dies."""

_Game = TypeVar("_Game")
_Result = TypeVar("_Result")


@contextmanager
def cluster(folder: Path) -> Iterator[dict[str, str]]:
    """Two nodes with a core each, until the end of the block or of this process, however it ends; yields the
    environment in which their address is ``auto``. See ``PLACE`` for the *folder*."""
    with TemporaryDirectory(prefix="ray") as short:  # socket names are limited in length
        environment = {
            **os.environ,
            "RAY_TMPDIR": short,
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": uuid4().hex,
            "HOME": short,
            PLACE: str(folder),
        }
        environment.pop("RAY_ADDRESS", None)
        with Popen(command("start"), env=environment, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                address = process.stdout.readline().strip()
                assert address, "the nodes did not start"
                yield {**environment, "RAY_ADDRESS": address}
            finally:
                process.stdin.close()
                process.wait(PATIENCE)


def command(name: str, *words: str) -> list[str]:
    """A function of this module as a process."""
    return [
        sys.executable,
        "-c",
        f"import sys; from tests.research import nodes; sys.exit(nodes.{name}(*sys.argv[1:]))",
        *words,
    ]


def start() -> None:
    """Start the nodes, write their address, and stop them at the end of the input."""
    from ray.cluster_utils import Cluster

    settings = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, "include_dashboard": False}
    nodes = Cluster(initialize_head=True, head_node_args=settings)
    for _ in range(NODES - 1):
        nodes.add_node(**settings)
    nodes.wait_for_nodes(PATIENCE)
    print(nodes.address, flush=True)
    sys.stdin.read()
    nodes.shutdown()


def run(*words: str) -> int:
    """``fogline`` with these arguments, on both nodes; the first worker that has played a game dies before it can
    report the result."""
    vars(arena).update(play=play_fixture)
    vars(balance).update(play=play_trial)
    vars(puzzles).update(look_through=look_through, BATCH=2)
    if words[0] == "train":
        from fogline.research.learning import crew
        from tests.bots.mortals import Mortal

        vars(crew).update(Remote=Mortal)
    return main(words)


def try_out() -> None:
    """Report on more jobs than fit into one round, on a failing one and on one that kills its worker."""
    print(list(spread(double, range(3 * MIN_AHEAD), "auto")) == [2 * number for number in range(3 * MIN_AHEAD)])
    for function in (fail, die):
        try:
            print(list(spread(function, [7], "auto")))
        except (BadData, LookupError) as error:
            print(type(error).__name__, error)


# -- on the nodes -----------------------------------------------------------------------------------


def play_fixture(fixture: games.Fixture) -> games.Result:
    """A game of the arena, on a node that leaves its name."""
    return _play(games.play, fixture)


def play_trial(trial: balance.Trial) -> balance.Tally:
    """A game of ``fogline balance``."""
    return _play(balance.play, trial)


def look_through(task: mining.Task) -> mining.Found:
    """A game of ``fogline puzzles make``."""
    return _play(mining.look_through, task)


def _play(play: Callable[[_Game], _Result], game: _Game) -> _Result:
    """Play on either node, and die once."""
    result = play(game)
    leave_a_name()
    die_once()
    return result


def leave_a_name() -> None:
    """Leave this node's name, then wait until the other node has left its own."""
    import ray

    folder = Path(os.environ[PLACE])
    (folder / f"node-{ray.get_runtime_context().get_node_id()}").touch()
    end = time.monotonic() + PATIENCE
    while len(list(folder.glob("node-*"))) < NODES:  # a fast node must not take all the work
        if time.monotonic() > end:
            raise TimeoutError("only one of the nodes plays")
        time.sleep(0.01)


def die_once() -> None:
    """Exactly one of all workers dies."""
    with suppress(FileExistsError):
        (Path(os.environ[PLACE]) / "died").touch(exist_ok=False)
        os.kill(os.getpid(), signal.SIGKILL)


def double(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    raise LookupError(number)


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number
