"""The ratings of the computer's levels: fixed points of the scale, from matches in the arena (docs/ratings.md). Each
title has its own (``bots/ratings.toml``)."""

from __future__ import annotations

import tomllib
from functools import cache

from fogline.locale import homes
from fogline.web.ratings.scale import Strength, strength_of


@cache
def level_strengths(title: str) -> dict[str, Strength]:
    """The strength of each level of a title that was measured."""
    file = homes()[title].joinpath("bots", "ratings.toml") if title in homes() else None
    if file is None or not file.is_file():
        return {}
    measured = tomllib.loads(file.read_text(encoding="utf-8"))
    return {level: strength_of(*figures) for level, figures in measured.items()}
