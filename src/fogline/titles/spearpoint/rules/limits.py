"""How large a card set can be (Part 31.9). Every number leaves room for any set that somebody could want to play with,
and the largest set that is allowed is still played, drawn and imagined in the time of a small one."""

from __future__ import annotations

from typing import Final

# -- numbers on cards -----------------------------------------------------------------------------------

COST: Final = 99
COPIES: Final = 50
DEFENSE: Final = 50
ENDURANCE: Final = 200
FLIGHT: Final = 20
RATE: Final = 4
DAMAGE: Final = 50
ATTACK_VALUE: Final = 20
"""Two dice cannot give more (V-4)."""
AMOUNT: Final = 20
"""Of an effect, either way."""
TURNS: Final = 20
"""Of a duration or a Turn counter."""

# -- how many there are ---------------------------------------------------------------------------------

FACTIONS: Final = 8
CREW_TYPES: Final = 12
UNIT_CARDS: Final = 160
"""Different Unit cards and crews of a set."""
POOL: Final = 100
"""Unit cards of a faction, copies counted."""
POOL_POINTS: Final = 600
"""What they cost together."""
COMMAND_CARDS: Final = 120
COMMAND_DECK: Final = 200
DAMAGE_CARDS: Final = 80
DAMAGE_DECK: Final = 200
EFFECTS: Final = 15
TAGS: Final = 12
WEAPONS: Final = 2
DECKS: Final = 60
SITUATIONS: Final = 40
GOALS: Final = 12
CONDITIONS: Final = 12
"""Of one list within a condition."""
ALL_CONDITIONS: Final = 60
"""Of all goals of a Situation."""
DEPTH: Final = 4
"""Conditions within conditions."""
PLACED: Final = 30
"""Units of a side that a Situation commits."""
STANDING: Final = 30
"""Effects that a Situation has in force for a side."""

# -- words ----------------------------------------------------------------------------------------------

VERSION: Final = 40
NAME: Final = 60
TEXT: Final = 400
