"""The names of the levels at which bots play. Everybody takes them from here; those of the memory aid are in
``kit/aid.py``."""

from __future__ import annotations

from typing import Final, Literal, get_args

ThinkingLevel = Literal["recruit", "regular", "veteran"]

THINKING: Final[tuple[str, ...]] = get_args(ThinkingLevel)
"""Bots that think, from the weakest to the strongest: people play against these."""
RANDOM: Final = "random"
"""The bot that does not."""
LEVELS: Final = (RANDOM, *THINKING)
"""All bots, from the weakest to the strongest."""
