"""The names of the levels: how well a bot plays, and how much the memory aid tells. Everybody takes them from here."""

from __future__ import annotations

from typing import Final, Literal, get_args

ThinkingLevel = Literal["recruit", "regular", "veteran"]
AidLevel = Literal["off", "shown", "deductions", "probabilities"]

THINKING: Final[tuple[str, ...]] = get_args(ThinkingLevel)
"""Bots that think, from the weakest to the strongest: people play against these."""
RANDOM: Final = "random"
"""The bot that does not."""
LEVELS: Final = (RANDOM, *THINKING)
"""All bots, from the weakest to the strongest."""
AIDS: Final[tuple[str, ...]] = get_args(AidLevel)
"""Memory aids, from the least to the most: each tells what those before it tell, and more."""
DEDUCING: Final = AIDS[2:]
"""Those that search for worlds, which costs time."""
