"""A veteran's set-up in SCOPE Stalingrad: by chance, with a lean.

Whoever has habits is read by an enemy who knows them: so cards lie more often where they serve, and can be anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from fogline.titles.stalingrad.rules.cards import KINDS, depth_of

Leans = Sequence[Sequence[float]]

LEANS: Final[Leans] = (
    (0.0, 0.0, 0.1, 0.1),  # Empty Area
    (0.0, 0.0, 0.0, 0.0),  # Decoy
    (-1.2, 0.0, 0.0, 0.0),  # Sniper: the first row is what an ASSAULT and a Machine Gun reach
    (-1.2, 0.0, 0.0, 0.0),  # Officer
    (-0.8, 0.0, 0.0, 0.0),  # Scout
    (-0.8, 0.0, 0.0, 0.0),  # Mortar
    (1.4, 0.0, -0.4, -0.4),  # Machine Gun: it stops whoever assaults
    (1.8, 0.0, -0.6, -0.6),  # Infantry: it can assault from the first row only
)
"""By kind, how much likelier it is at depth 1, 2, 3 and 4: logarithms."""


def next_kind(rest: Sequence[int], cells: Sequence[int], rng: Random, leans: Leans = LEANS) -> int:
    """A kind for the first of *cells*, from the *rest* of the cards, one for each cell."""
    depths = [depth_of(cell) - 1 for cell in cells]
    weights = [0.0] * KINDS
    for kind in sorted(set(rest)):
        lean = [exp(one) for one in leans[kind]]
        weights[kind] = rest.count(kind) * lean[depths[0]] / sum(lean[depth] for depth in depths)
    return rng.choices(range(KINDS), weights)[0]
