"""A playing network: made by ``fogline train``, used by the highest level. It needs NumPy, so only code that uses
networks imports it.

Given the numbers of a view (``fogline.research.batch``), a network returns a weight for each number that can be chosen
next, and a value: the expected result for the seat of the view, from -1 (lost) to 1 (won). A ``Mind`` turns views into
numbers for the network, and the network's numbers into actions.

Networks and training runs are NumPy archives (``.npz``) supplied by users. They are untrusted, so they are read within
limits, and errors are explained.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from fogline.kernel.arrays import COMPILED, memory
from fogline.kernel.errors import BadData, FoglineError
from fogline.kit.encoding.coder import BITS, FULL, NUMBER, Coder, Head, Piece, Sheet

MAX_BYTES: Final = 2**30
"""The maximum size of all arrays together, in bytes. The largest network so far needs a tenth of it."""


@contextmanager
def opened(what: str, file: Path | Traversable) -> Iterator[Any]:
    """Open an archive and yield its arrays by name. Errors name *what* it is, including those raised within the
    ``with`` block."""
    try:
        if isinstance(file, Path) and file.stat().st_size > MAX_BYTES:
            raise ValueError(f"it has more than {MAX_BYTES} bytes")
        with np.load(BytesIO(file.read_bytes()), allow_pickle=False) as found:
            if sum(part.file_size for part in found.zip.infolist()) > MAX_BYTES:
                raise ValueError(f"its arrays have more than {MAX_BYTES} bytes")
            yield found
    except FoglineError:
        raise
    except Exception as error:  # reading can fail in many ways
        raise BadData(what, str(file), f"it cannot be read: {str(error) or type(error).__name__}") from error


SCALES: Final = np.log2(1 + np.arange(FULL + 1, dtype=np.float32))
"""The input of the first layer for each number of a view: 1 for 1, and 8 for 255."""
Layer = tuple[Any, Any]
"""Weights and biases."""


class Network:
    """Layers with rectifiers between them. The last layer has a column for each number of an action, and one for the
    value."""

    def __init__(self, layers: Sequence[Layer], about: Mapping[str, Any]) -> None:
        self.layers: Final = [(np.asarray(w, np.float32), np.asarray(b, np.float32)) for w, b in layers]
        self.about: Final = dict(about)
        """Where the network comes from and what it is for: ``title``, ``layout`` and training data."""

    def answer(self, rows: Any) -> tuple[Any, Any]:
        """Compute the weights of the choices (as logarithms) and the values, for views given as rows of numbers."""
        found = SCALES[rows]
        for weights, biases in self.layers[:-1]:
            found = np.maximum(found @ weights + biases, 0)
        weights, biases = self.layers[-1]
        found = found @ weights + biases
        return found[:, :-1], np.tanh(found[:, -1])

    def write(self) -> bytes:
        """The network as a NumPy archive with half-precision numbers."""
        arrays = {f"{name}{at}": part for at, pair in enumerate(self.layers) for name, part in zip("wb", pair)}
        archive = BytesIO()
        halves = {name: part.astype(np.float16) for name, part in arrays.items()}
        np.savez_compressed(archive, about=np.array(json.dumps(self.about)), **halves)
        return archive.getvalue()


def layout_of(heads: Sequence[Head], pieces: Sequence[Piece]) -> str:
    """The layout of the numbers that a network was made for, as text."""
    return json.dumps([[list(head) for head in heads], [[piece.name, *piece.shape] for piece in pieces]])


def load_network(file: Path | Traversable) -> Network:
    """The network in a *file* written by ``Network.write``, for any layout."""
    with opened("network", file) as found:
        about = json.loads(str(found["about"]))
        count = sum(name.startswith("w") for name in found.files)
        network = Network([(found[f"w{at}"], found[f"b{at}"]) for at in range(count)], dict(about))
        _refuse_odd(network.layers)
    return network


def _refuse_odd(layers: Sequence[Layer]) -> None:
    """Raise ``ValueError`` unless the layers' shapes match and all numbers are finite."""
    if not layers:
        raise ValueError("it has no layers")
    for at, (weights, biases) in enumerate(layers):
        if weights.ndim != 2 or biases.shape != weights.shape[1:]:
            raise ValueError(f"layer {at} has {weights.shape} weights and {biases.shape} biases")
        if not (np.isfinite(weights).all() and np.isfinite(biases).all()):
            raise ValueError(f"layer {at} has a number that is not finite")
    for at, ((before, _), (after, _)) in enumerate(pairwise(layers), 1):
        if before.shape[1] != after.shape[0]:
            raise ValueError(f"layer {at} takes {after.shape[0]} numbers, but the one before gives {before.shape[1]}")


def fits(network: Network, coder: Coder) -> bool:
    """Whether *network* was made for the numbers of *coder*."""
    pieces = (*coder.pieces, Piece("chosen", (coder.numbers,)))
    ends = (network.layers[0][0].shape[0], network.layers[-1][0].shape[1])
    is_wide_enough = ends == (coder.width + coder.numbers, coder.numbers + 1)
    return is_wide_enough and network.about.get("layout") == layout_of(coder.heads, pieces)


MAX_ROWS: Final = 512
"""The maximum number of views in one call of the network."""


class _Begun(NamedTuple):
    """A partly chosen action."""

    weight: float
    """The logarithm of the probability of the numbers chosen so far."""
    key: int
    """The numbers chosen so far, as the beginning of the keys of all actions that start with them
    (``kit/encoding``)."""
    shift: int


class Mind:
    """The network of one set-up. It serves all games with that set-up, one view at a time."""

    def __init__(self, network: Network, coder: Coder) -> None:
        self._network = network
        self._coder = coder
        self._numbers: Any = memory(coder.width)
        self._sheet = Sheet(self._numbers, 0, coder.width)

    def _row(self, view: Any) -> Any:
        """The numbers of a view, with nothing chosen yet."""
        self._sheet.wipe()
        self._coder.write(view, self._sheet)
        row: Any = np.zeros(self._coder.width + self._coder.numbers, np.uint8)
        row[: self._coder.width] = np.frombuffer(self._numbers, np.uint8) if COMPILED else self._numbers
        return row

    def values(self, views: Sequence[Any]) -> Any:
        """The value of each view for its seat, from -1 to 1."""
        found: Any = np.zeros(len(views), np.float64)
        for start in range(0, len(views), MAX_ROWS):
            rows = np.stack([self._row(view) for view in views[start : start + MAX_ROWS]])
            found[start : start + MAX_ROWS] = self._network.answer(rows)[1]
        return found

    def likeliest(self, view: Any, actions: Sequence[Any], most: int, wanted: Sequence[Any] = ()) -> dict[Any, float]:
        """The *actions* that the network rates likeliest, with the logarithms of their probabilities: at most *most*,
        found by a beam search, and all that are *wanted*."""
        row = self._row(view)
        keys = self._keys(actions)
        asked = np.array([self._coder.key(action) for action in wanted], np.int64)
        begun, whole = [_Begun(0.0, 0, 0)], list[_Begun]()
        while begun:
            longer = self._go_on(row, keys, begun)
            whole += [one for one in longer if (keys == one.key).any()]
            rest = [one for one in longer if not (keys == one.key).any()]
            rest.sort(key=lambda one: -one.weight)
            begun = rest[:most] + [one for one in rest[most:] if _leads_to(one, asked)]
        whole.sort(key=lambda one: -one.weight)
        kept = whole[:most] + [one for one in whole[most:] if (asked == one.key).any()]
        return {actions[int(np.argmax(keys == one.key))]: one.weight for one in kept}

    def sample(self, view: Any, actions: Sequence[Any], rng: Random) -> Any:
        """Draw one of the *actions* with the network's probabilities."""
        row = self._row(view)
        keys = self._keys(actions)
        one = _Begun(0.0, 0, 0)
        while not (keys == one.key).any():
            longer = self._go_on(row, keys, [one])
            one = rng.choices(longer, [float(np.exp(other.weight - one.weight)) for other in longer])[0]
        return actions[int(np.argmax(keys == one.key))]

    def _keys(self, actions: Sequence[Any]) -> Any:
        """The keys of the actions of the seat whose view was written last."""
        key = self._coder.key
        return np.array([key(action) for action in actions], np.int64)

    def _go_on(self, row: Any, keys: Any, begun: Sequence[_Begun]) -> list[_Begun]:
        """All continuations by one number. As in training, the network is asked only if there is more than one."""
        offered = [_offered(keys, one) for one in begun]
        open_ones = [number for number, numbers in enumerate(offered) if len(numbers) > 1]
        weights: dict[int, Any] = {}
        if open_ones:
            rows = np.repeat(row[None], len(open_ones), 0)
            for place, number in enumerate(open_ones):
                rows[place, [self._coder.width + chosen for chosen in _numbers(begun[number].key)]] = 1
            answers = self._network.answer(rows)[0].astype(np.float64)
            for place, number in enumerate(open_ones):
                told = answers[place, offered[number]]
                told -= told.max()
                weights[number] = told - np.log(np.exp(told).sum())
        found: list[_Begun] = []
        for number, one in enumerate(begun):
            for place, chosen in enumerate(offered[number].tolist()):
                weight = float(weights[number][place]) if number in weights else 0.0
                found.append(_Begun(one.weight + weight, one.key | chosen + 1 << one.shift, one.shift + BITS))
        return found


def _offered(keys: Any, one: _Begun) -> Any:
    """The numbers that can come next, ascending."""
    alike = keys[keys & (1 << one.shift) - 1 == one.key]
    return np.unique(alike >> one.shift & NUMBER) - 1


def _numbers(key: int) -> list[int]:
    found = []
    while key:
        found.append((key & NUMBER) - 1)
        key >>= BITS
    return found


def _leads_to(one: _Begun, keys: Any) -> bool:
    return bool((keys & (1 << one.shift) - 1 == one.key).any())
