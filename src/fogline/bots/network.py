"""A network that plays: what ``fogline train`` makes, and what the highest level thinks with. It needs NumPy only.

Given the numbers of a view (``fogline.research.batch``), it answers with a weight for each number that can be
chosen next, and with a value: how the game will end for the seat of the view, from -1 (lost) to 1 (won).

Archives of NumPy (``.npz``) that people name: networks and trainings. They can come from anywhere, so they are read
within limits, and an error says what is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from fogline.kernel.errors import BadData, FoglineError
from fogline.kit.encoding.coder import FULL, Coder, Head, Piece

MAX_BYTES: Final = 2**30
"""Of all arrays together. The largest training so far has a tenth of it."""


class Readable(Protocol):
    """A file, or what a package has instead of one."""

    def read_bytes(self) -> bytes:
        """All of it."""


@contextmanager
def opened(what: str, file: Readable) -> Iterator[Any]:
    """The arrays of an archive, by name. *what* it is, and whatever goes wrong inside, is part of the error."""
    try:
        if isinstance(file, Path) and file.stat().st_size > MAX_BYTES:
            raise ValueError(f"it has more than {MAX_BYTES} bytes")
        with np.load(BytesIO(file.read_bytes()), allow_pickle=False) as found:
            if sum(part.file_size for part in found.zip.infolist()) > MAX_BYTES:
                raise ValueError(f"its arrays have more than {MAX_BYTES} bytes")
            yield found
    except FoglineError:
        raise
    except Exception as error:  # NumPy, its archives and what was written into them can fail in many ways
        raise BadData(what, str(file), f"it cannot be read: {str(error) or type(error).__name__}") from error


SCALES: Final = np.log2(1 + np.arange(FULL + 1, dtype=np.float32))
"""What is made of a number of a view before the first layer: 1 stays 1, and 255 is 8."""
Layer = tuple[Any, Any]
"""Weights and biases."""


class Network:
    """Layers, with rectifiers between them. The last one has a column for each number of an action, and one for the
    value."""

    def __init__(self, layers: Sequence[Layer], about: Mapping[str, Any]) -> None:
        self.layers: Final = [(np.asarray(w, np.float32), np.asarray(b, np.float32)) for w, b in layers]
        self.about: Final = dict(about)
        """How it was made, and for what: ``title``, ``layout`` and whatever training adds."""

    def answer(self, rows: Any) -> tuple[Any, Any]:
        """For rows of numbers of views: the weights of what can be chosen (as logarithms), and the values."""
        found = SCALES[rows]
        for weights, biases in self.layers[:-1]:
            found = np.maximum(found @ weights + biases, 0)
        weights, biases = self.layers[-1]
        found = found @ weights + biases
        return found[:, :-1], np.tanh(found[:, -1])

    def write(self) -> bytes:
        """As a file: numbers of half the size, in an archive of NumPy."""
        arrays = {f"{name}{at}": part for at, pair in enumerate(self.layers) for name, part in zip("wb", pair)}
        archive = BytesIO()
        halves = {name: part.astype(np.float16) for name, part in arrays.items()}
        np.savez_compressed(archive, about=np.array(json.dumps(self.about)), **halves)
        return archive.getvalue()


def layout_of(heads: Sequence[Head], pieces: Sequence[Piece]) -> str:
    """The form of the numbers that a network was made for, as text."""
    return json.dumps([[list(head) for head in heads], [[piece.name, *piece.shape] for piece in pieces]])


def read_network(file: Readable, coder: Coder) -> Network:
    """The network in a *file* of ``Network.write``, if it was made for the numbers of *coder*."""
    network = load_network(file)
    if not fits(network, coder):
        raise BadData("network", str(file), "it was trained for another layout of numbers; train it again")
    return network


def load_network(file: Readable) -> Network:
    """The network in a *file*, whatever it was made for."""
    with opened("network", file) as found:
        about = json.loads(str(found["about"]))
        count = sum(name.startswith("w") for name in found.files)
        network = Network([(found[f"w{at}"], found[f"b{at}"]) for at in range(count)], dict(about))
        _refuse_odd(network.layers)
    return network


def _refuse_odd(layers: Sequence[Layer]) -> None:
    """``ValueError`` unless each layer takes what the one before gives, and all numbers are finite."""
    if not layers:
        raise ValueError("it has no layers")
    for at, (weights, biases) in enumerate(layers):
        if weights.ndim != 2 or biases.shape != weights.shape[1:]:
            raise ValueError(f"layer {at} has {weights.shape} weights and {biases.shape} biases")
        if not (np.isfinite(weights).all() and np.isfinite(biases).all()):
            raise ValueError(f"layer {at} has a number that is not finite")
    for at, ((before, _), (after, _)) in enumerate(pairwise(layers), 1):
        if before.shape[1] != after.shape[0]:
            raise ValueError(f"layer {at} takes {after.shape[0]} numbers, and the one before gives {before.shape[1]}")


def fits(network: Network, coder: Coder) -> bool:
    """Whether it was made for the numbers of *coder*."""
    pieces = (*coder.pieces, Piece("chosen", (coder.numbers,)))
    ends = (network.layers[0][0].shape[0], network.layers[-1][0].shape[1])
    is_wide_enough = ends == (coder.width + coder.numbers, coder.numbers + 1)
    return is_wide_enough and network.about.get("layout") == layout_of(coder.heads, pieces)
