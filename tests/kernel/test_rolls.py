"""Draws in compiled code match ``random.Random``: the same results, and the same generator state afterwards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from fogline.kernel.rolls import choice, index_below, sample, shuffle, uniform, weighted_index


def shuffled(rng: Random, number: int) -> list[int]:
    items = list(range(number))
    rng.shuffle(items)
    return items


def shuffled_here(rng: Random, number: int) -> list[int]:
    items = list(range(number))
    shuffle(rng, items)
    return items


def weights_of(number: int) -> list[float]:
    return [0.0 if at % 4 == 1 else at % 3 / 7 for at in range(number)] + [0.25]


Draw = Callable[[Random, int], Any]
PAIRS: Final[dict[str, tuple[Draw, Draw]]] = {
    "uniform": (lambda rng, n: rng.uniform(-n, 0.3), lambda rng, n: uniform(rng, -n, 0.3)),
    "randrange": (lambda rng, n: rng.randrange(n), lambda rng, n: index_below(rng, n)),
    "choice": (lambda rng, n: rng.choice(range(n)), lambda rng, n: choice(rng, list(range(n)))),
    "shuffle": (shuffled, shuffled_here),
    "choices": (
        lambda rng, n: rng.choices(range(n + 1), weights_of(n))[0],
        lambda rng, n: weighted_index(rng, weights_of(n)),
    ),
    "sample": (lambda rng, n: rng.sample(range(n), n // 3), lambda rng, n: sample(rng, list(range(n)), n // 3)),
    "small sample": (
        lambda rng, n: rng.sample(range(n), min(n, 5)),
        lambda rng, n: sample(rng, list(range(n)), min(n, 5)),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_draws_are_those_of_the_standard_library(name: str) -> None:
    theirs, ours = PAIRS[name]
    one, other = Random(name), Random(name)
    for number in [*range(1, 140), 1000]:
        assert ours(other, number) == theirs(one, number)
    assert one.getstate() == other.getstate()


def test_no_weight_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="greater than zero"):
        weighted_index(Random(1), [0.0, 0.0])
    with pytest.raises(ValueError, match="larger than population"):
        sample(Random(1), [1, 2], 3)
