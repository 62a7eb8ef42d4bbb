"""A network as a file, and what it answers."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from fogline import Setup, game, games
from fogline.ai.batch import Batch, coder_of
from fogline.ai.network import Network, layout_of, read_network
from fogline.kernel.errors import BadData


def made(batch: Batch, hidden: int = 8) -> Network:
    """A network of random weights for the numbers of *batch*."""
    rng = np.random.default_rng(1)
    sizes = [batch.observations.shape[1], hidden, batch.masks.shape[1] + 1]
    layers = [(rng.normal(0, 0.1, (a, b)), rng.normal(0, 0.1, b)) for a, b in pairwise(sizes)]
    return Network(layers, {"title": batch.setups[0].game, "layout": layout_of(batch.heads, batch.pieces)})


@pytest.mark.parametrize("title", games())
def test_a_network_is_the_same_after_it_was_kept(title: str, tmp_path: Path) -> None:
    setup = Setup(title, game(title).scenarios[0])
    batch = Batch(setup, games=4, seed=1)
    network = made(batch)
    file = tmp_path / "kept.npz"
    file.write_bytes(network.write())
    again = read_network(file, coder_of(setup))
    weights, values = network.answer(batch.observations)
    assert weights.shape == batch.masks.shape
    assert values.shape == (4,)
    assert np.abs(values).max() < 1
    assert again.about == network.about
    for one, other in zip(again.answer(batch.observations), (weights, values)):
        assert np.allclose(one, other, atol=0.02)


def test_a_network_for_other_numbers_is_refused(tmp_path: Path) -> None:
    first, second = (Setup(title, game(title).scenarios[0]) for title in games()[:2])
    file = tmp_path / "other.npz"
    file.write_bytes(made(Batch(first, games=1)).write())
    with pytest.raises(BadData, match="another layout"):
        read_network(file, coder_of(second))
    for broken in (b"nothing", b"", file.read_bytes()[:-100]):
        file.write_bytes(broken)
        with pytest.raises(BadData, match="cannot be read"):
            read_network(file, coder_of(first))
