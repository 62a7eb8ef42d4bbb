"""The steps of a game (PZ-TURN-3). ``play.py`` draws the transitions."""

from __future__ import annotations

from typing import Final

TERRAIN: Final = 0
"""Terrain cards are placed, openly, one after another (PZ-TPLC)."""
SQUAD: Final = 1
"""Both sides choose their squads, in secret, at the same time (PZ-SQUAD)."""
DEPLOY: Final = 2
"""Both sides lay out their home rows, in secret, at the same time (PZ-DEPLOY)."""
ACTION: Final = 3
"""The turn's action is due."""
FOLLOW: Final = 4
"""EXPLORE has succeeded: make a MOVE of the same quadrant, or skip."""
LIGHT: Final = 5
"""After a MOVE: search with a light tank of the quadrant, or skip."""
SHOOT: Final = 6
"""There is a target: shoot at it, or hold."""
DRAW: Final = 7
"""CHANCE draws a shot card."""
OVER: Final = 8

NAMES: Final = ("terrain", "squad", "deploy", "action", "follow", "light", "shoot", "draw", "over")
