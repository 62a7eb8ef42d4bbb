"""The steps of a game (Part 4). ``play.py`` draws the transitions."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
"""Both sides lay out their Fronts, in secret, at the same time."""
ACTION: Final = 1
"""The turn's action is due; DEPLOYMENT may come first."""
SHOT: Final = 2
"""SEARCH has revealed a Sniper, a Unit or a Decoy: Shoot or hold."""
GUN: Final = 3
"""OFFENSIVE FIRE has revealed such a card: reveal a Machine Gun or hold."""
TAKE: Final = 4
"""ASSAULT has revealed cards and no Machine Gun: take a cell or stay."""
LOOK: Final = 5
"""RECOGNITION, sequential: reveal a second card or hold."""
EXTRA_MOVE: Final = 6
"""DEPLOYMENT has revealed an Officer: the extra MOVE is due."""
CLOSE: Final = 7
"""The action is done, and DEPLOYMENT may follow: use it or end the turn."""
OVER: Final = 8

NAMES: Final = ("set-up", "action", "shot", "gun", "take", "look", "extra-move", "close", "over")
