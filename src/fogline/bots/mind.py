"""A network with what it reads and chooses: views as numbers, and actions number by number. It imports NumPy, so only
those who think with a network import it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from fogline.bots.network import Network
from fogline.kernel.arrays import COMPILED, memory
from fogline.kit.encoding.coder import BITS, NUMBER, Coder, Sheet

MAX_ROWS: Final = 512
"""Views that are given to the network at once."""


class _Begun(NamedTuple):
    """An action of which some numbers are chosen."""

    weight: float
    """The logarithm of how likely the network has chosen them."""
    key: int
    """The numbers, as the first part of the keys of all actions that begin so (``kit/coding``)."""
    shift: int


class Mind:
    """The network of one set-up. It serves any game of it, one view at a time."""

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
        """What the network thinks of each view, for its seat: from -1 to 1."""
        found: Any = np.zeros(len(views), np.float64)
        for start in range(0, len(views), MAX_ROWS):
            rows = np.stack([self._row(view) for view in views[start : start + MAX_ROWS]])
            found[start : start + MAX_ROWS] = self._network.answer(rows)[1]
        return found

    def likeliest(self, view: Any, actions: Sequence[Any], most: int, wanted: Sequence[Any] = ()) -> dict[Any, float]:
        """At most so many of the *actions*, those that the network chooses most often (as far as can be told by going
        on with the best beginnings), and besides all that are *wanted*; with the logarithms of how often."""
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
        """One of the *actions*, as often as the network chooses it."""
        row = self._row(view)
        keys = self._keys(actions)
        one = _Begun(0.0, 0, 0)
        while not (keys == one.key).any():
            longer = self._go_on(row, keys, [one])
            one = rng.choices(longer, [float(np.exp(other.weight - one.weight)) for other in longer])[0]
        return actions[int(np.argmax(keys == one.key))]

    def _keys(self, actions: Sequence[Any]) -> Any:
        """Of the seat whose view was written last."""
        key = self._coder.key
        return np.array([key(action) for action in actions], np.int64)

    def _go_on(self, row: Any, keys: Any, begun: Sequence[_Begun]) -> list[_Begun]:
        """All ways to go on by one number. Where there is only one, nothing is asked: the network never saw that."""
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
    """The numbers that can come next, in their order."""
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
