"""The rating scale: strengths, their uncertainty, and how results change them.

The model is Bradley-Terry with the updates of Weng and Lin (``openskill``): a strength is a normal distribution, a team
has the sum of its members' strengths, and a result changes well-known strengths less. Strengths are shown in points:
400 points are odds of ten to one between players whose strengths are well known, as in the arena
(``bots/standings.py``).

The computer's levels have fixed ratings, measured in arena matches (docs/ratings.md). Each title has its own
(``bots/ratings.toml``).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

from fogline.desk.terms import measured_levels

_MODEL: Final = BradleyTerryFull()
_POINTS: Final = 400 / (math.log(10) * math.sqrt(2) * _MODEL.beta)
"""The number of points in one unit of the model."""
START: Final = 1500
"""A newcomer's points; also those of the level ``regular``."""
SURE: Final = 1.96
"""The half-width of a 95 % interval, in standard deviations."""


class Strength(NamedTuple):
    """A player's estimated strength, in units of the model: the mean and the standard deviation."""

    mean: float = _MODEL.mu
    spread: float = _MODEL.sigma

    @property
    def points(self) -> int:
        return round(START + (self.mean - _MODEL.mu) * _POINTS)

    @property
    def margin(self) -> int:
        """The half-width of the rating's 95 % interval."""
        return round(SURE * self.spread * _POINTS)

    def form(self) -> dict[str, int]:
        """The strength as it is published."""
        return {"points": self.points, "margin": self.margin}


def strength_of(points: float, margin: float) -> Strength:
    """The strength that is shown as *points* with this *margin*."""
    return Strength(_MODEL.mu + (points - START) / _POINTS, margin / SURE / _POINTS)


def after(sides: Sequence[Sequence[Strength]], places: Sequence[int]) -> list[list[Strength]]:
    """The strengths after a game. *places* ranks the sides: the side with the lowest place has won, and sides with
    equal places have drawn."""
    teams = [[_MODEL.create_rating(list(one)) for one in side] for side in sides]
    found = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [[Strength(one.mu, one.sigma) for one in side] for side in found]


@cache
def level_strengths(title: str) -> dict[str, Strength]:
    """The strength of each measured level of a title."""
    return {level: strength_of(*figures) for level, figures in measured_levels(title).items()}
