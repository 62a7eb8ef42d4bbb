"""The ratings of the computer's levels: fixed points of the scale, from matches in the arena (docs/ratings.md)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from fogline.web.ratings.scale import Strength, strength_of


@cache
def _measured() -> dict[str, dict[str, Strength]]:
    text = files("fogline.web.ratings").joinpath("levels.toml").read_text(encoding="utf-8")
    return {
        title: {level: strength_of(*figures) for level, figures in levels.items()}
        for title, levels in tomllib.loads(text).items()
    }


def level_strengths(title: str) -> dict[str, Strength]:
    """The strength of each level of a title that was measured."""
    return _measured().get(title, {})
