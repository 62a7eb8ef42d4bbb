"""A network as a file, and its answers."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fogline import Setup, game, games
from fogline.bots.ace import refuse_network
from fogline.bots.network import Network, layout_of, load_network
from fogline.kernel.errors import BadData
from fogline.research.batch import Batch


def made(batch: Batch, hidden: int = 8) -> Network:
    """A network of random weights for the numbers of *batch*."""
    rng = np.random.default_rng(1)
    sizes = [batch.observations.shape[1], hidden, batch.masks.shape[1] + 1]
    layers = [(rng.normal(0, 0.1, (a, b)), rng.normal(0, 0.1, b)) for a, b in pairwise(sizes)]
    return Network(layers, {"title": batch.setups[0].game, "layout": layout_of(batch.heads, batch.pieces)})


@pytest.mark.parametrize("title", games())
def test_a_network_survives_saving(title: str, tmp_path: Path) -> None:
    setup = Setup(title, game(title).scenarios[0])
    batch = Batch(setup, games=4, seed=1)
    network = made(batch)
    file = tmp_path / "kept.npz"
    file.write_bytes(network.write())
    refuse_network(file, setup)
    again = load_network(file)
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
        refuse_network(file, second)
    whole = file.read_bytes()
    at = whole.index(b"w0.npy") + 40
    for broken in (b"nothing", b"", whole[:-100], whole[:at] + bytes(20) + whole[at + 20 :]):
        file.write_bytes(broken)
        with pytest.raises(BadData, match="cannot be read"):
            load_network(file)


@pytest.mark.parametrize(
    ("why", "about", "arrays"),
    [
        ("recursion", "[" * 100_000, {}),
        ("no layers", "{}", {}),
        ("biases", "{}", {"w0": np.zeros((2, 3)), "b0": np.zeros(7)}),
        ("gives 3", "{}", {"w0": np.zeros((2, 3)), "b0": np.zeros(3), "w1": np.zeros((4, 1)), "b1": np.zeros(1)}),
        ("finite", "{}", {"w0": np.full((2, 3), np.nan), "b0": np.zeros(3)}),
        ("bytes", "{}", {"w0": np.zeros((2**10, 2**10), np.float16), "b0": np.zeros(2**10)}),
    ],
)
def test_a_broken_network_is_refused(
    why: str, about: str, arrays: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file can come from anybody: ``fogline arena --bots FILE.npz``."""
    monkeypatch.setattr("fogline.bots.network.MAX_BYTES", 2**20)
    np.savez_compressed(tmp_path / "odd.npz", about=np.array(about), **arrays)
    with pytest.raises(BadData, match=f"cannot be read.*{why}"):
        load_network(tmp_path / "odd.npz")


def test_a_network_of_the_right_name_and_the_wrong_size_is_refused(tmp_path: Path) -> None:
    setup = Setup(games()[0], game(games()[0]).scenarios[0])
    network = made(Batch(setup, games=1))
    (tmp_path / "small.npz").write_bytes(Network(network.layers[1:], network.about).write())
    with pytest.raises(BadData, match="another layout"):
        refuse_network(tmp_path / "small.npz", setup)
