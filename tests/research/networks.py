"""Small networks with random weights, for tests of bots that play with one."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np

from fogline import Setup
from fogline.bots.network import Network, layout_of
from fogline.kit.encoding.coder import Piece
from fogline.research.batch import coder_of


def random_network(setup: Setup, folder: Path, seed: int = 1, hidden: int = 8) -> Path:
    """The file of a network for games of *setup*. Its choices and values make no sense, but are never uniform."""
    coder = coder_of(setup)
    pieces = (*coder.pieces, Piece("chosen", (coder.numbers,)))
    rng = np.random.default_rng(seed)
    sizes = [coder.width + coder.numbers, hidden, coder.numbers + 1]
    layers = [(rng.normal(0, 0.3, (one, other)), rng.normal(0, 0.3, other)) for one, other in pairwise(sizes)]
    network = Network(layers, {"title": setup.game, "layout": layout_of(coder.heads, pieces)})
    file = folder / f"{setup.game}-{seed}.npz"
    file.write_bytes(network.write())
    return file
