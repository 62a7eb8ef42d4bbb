"""The names of the levels at which bots play. Everybody takes them from here; those of the memory aid are in
``kit/aid.py``."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from fogline.kit.registry import title_of
from fogline.kit.setups import describe
from fogline.kit.title import Title

ThinkingLevel = Literal["recruit", "regular", "veteran", "ace"]
PlayingLevel = Literal["regular", "veteran"]
"""Levels that play on in other worlds, where a recruit would show nothing and an ace would take too long."""

THINKING: Final[tuple[str, ...]] = get_args(ThinkingLevel)
"""Bots that think, from the weakest to the strongest: people play against these."""
BY_THUMB: Final = THINKING[:2]
"""Those that decide by rules of thumb, and compare nothing in worlds."""
RANDOM: Final = "random"
"""The bot that does not."""
LEVELS: Final = (RANDOM, *THINKING)
"""All bots, from the weakest to the strongest."""
ACE: Final = THINKING[-1]
"""Only titles with a network have this level."""


def thinking_levels(game: str) -> tuple[str, ...]:
    """Those of ``THINKING`` that a title has."""
    return tuple(level for level in THINKING if level != ACE or title_of(game).ace() is not None)


def levels_of(game: str) -> tuple[str, ...]:
    """Those of ``LEVELS`` that a title has."""
    return (RANDOM, *thinking_levels(game))


def described(title: Title) -> dict[str, Any]:
    """A title, its set-ups and its levels as plain data: what ``fogline games --json`` prints and the browser asks
    for."""
    return {**describe(title.rules, title.setups()), "levels": list(thinking_levels(title.name))}
