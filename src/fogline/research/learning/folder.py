"""A training run as files: its state, the network so far, its log and its curve."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from io import BytesIO
from math import isfinite
from pathlib import Path
from typing import Any, Final

import jax
import numpy as np

from fogline.bots.levels import LEVELS
from fogline.bots.network import opened
from fogline.kernel.setup import Setup
from fogline.kit.files import file_fault, write_file
from fogline.research.learning.model import Columns, widened
from fogline.research.learning.plan import Plan
from fogline.research.learning.trainer import Count, Trainer

STATE: Final = "state.npz"
NETWORK: Final = "network.npz"
LOG: Final = "log.jsonl"
CURVE: Final = "curve.svg"


class Folder:
    """The folder of one training run."""

    def __init__(self, name: str) -> None:
        self.path: Final = Path(name)

    @property
    def is_begun(self) -> bool:
        """Whether it contains a training run."""
        return (self.path / STATE).exists()

    def make(self) -> None:
        """Create the folder."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise file_fault(str(self.path), error) from None

    def save(self, trainer: Trainer, about: Mapping[str, Any]) -> None:
        """Save the network and everything needed to resume."""
        leaves = jax.tree.leaves((trainer.weights, trainer.selves))
        arrays = {f"leaf{number}": np.asarray(leaf) for number, leaf in enumerate(leaves)}
        told = {
            "setups": [write_setup(setup) for setup in trainer.setups],
            "plan": trainer.plan._asdict(),
            "seed": trainer.seed,
            "count": trainer.count._asdict(),
            "selves": len(trainer.selves),
            "about": dict(about),
        }
        memory = BytesIO()
        np.savez(memory, told=np.array(json.dumps(told)), columns=trainer.columns.places, **arrays)
        self.write(STATE, memory.getvalue())
        self.save_network(NETWORK, trainer, about)

    def save_network(self, name: str, trainer: Trainer, about: Mapping[str, Any]) -> None:
        """Save the current network."""
        self.write(name, trainer.network(dict(about)).write())

    def read(self) -> tuple[Trainer, dict[str, Any]]:
        """Read the training run in this folder, and the notes about it."""
        with opened("training", self.path / STATE) as found:
            told = json.loads(str(found["told"]))
            plan = Plan(**{**told["plan"], "hidden": tuple(told["plan"]["hidden"])}).checked()
            trainer = Trainer([read_setup(one) for one in told["setups"]], plan, int(told["seed"]))
            trainer.columns = Columns(trainer.columns.whole, _places(found["columns"], trainer.columns.whole))
            alike = widened(trainer.weights, trainer.columns.width)
            selves = [alike.newest] * min(int(told["selves"]), len(found.files))
            trainer.weights, trainer.selves = _leaves(found, (alike, selves))
            trainer.count = Count(**told["count"])
            about = dict(told["about"])
            _refuse_odd(about, trainer.setups)
        return trainer, about

    def note(self, line: Mapping[str, Any]) -> None:
        """Add a line to the log."""
        with (self.path / LOG).open("a", encoding="utf-8") as log:
            log.write(f"{json.dumps(line)}\n")

    def write(self, name: str, data: bytes) -> None:
        """Write a file atomically."""
        write_file(self.path / name, data)


def _refuse_odd(about: Mapping[str, Any], setups: Sequence[Setup]) -> None:
    """Raise ``ValueError`` unless these are notes of a ``Course``."""
    scenarios = {setup.scenario for setup in setups}
    for one in about.get("results", ()):
        counts = [one[key] for key in ("decisions", "games", "wins", "draws")]
        shares = [one["share"], *one["interval"]]
        is_known = one["level"] in LEVELS and one["scenario"] in scenarios
        is_counted = all(type(count) is int and count >= 0 for count in counts) and one["games"] > 0
        if not is_known or not is_counted or len(shares) != 3 or not all(map(isfinite, shares)):
            raise ValueError("its results are not those of a training")
    if not isfinite(about.get("minutes", 0.0)):
        raise ValueError("its minutes are not a number")


def _places(found: Any, whole: int) -> Any:
    """The checked columns of an archive."""
    if found.ndim != 1 or len(set(found.tolist()) & set(range(whole))) != len(found):
        raise ValueError("its columns are not numbers of a view")
    return found


def _leaves(found: Any, alike: Any) -> Any:
    """The weights of an archive, in the shapes of *alike*."""
    kinds, tree = jax.tree.flatten(alike)
    leaves = [found[f"leaf{number}"] for number in range(len(kinds))]
    for number, (leaf, kind) in enumerate(zip(leaves, kinds, strict=True)):
        if (leaf.shape, leaf.dtype) != (kind.shape, kind.dtype):
            raise ValueError(f"leaf{number} has the form {leaf.shape}, and {kind.shape} is needed")
    return jax.tree.unflatten(tree, [jax.numpy.asarray(leaf) for leaf in leaves])


def write_setup(setup: Setup) -> dict[str, Any]:
    """Convert a set-up to data."""
    return {"game": setup.game, "scenario": setup.scenario, "options": dict(setup.options), "data": setup.data}


def read_setup(told: Mapping[str, Any]) -> Setup:
    """Read a set-up from its data."""
    return Setup(told["game"], told["scenario"], told["options"], told["data"])
