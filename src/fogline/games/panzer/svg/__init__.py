"""Positions as pictures: our own cards, drawn with the few shapes that every SVG viewer knows."""

from fogline.games.panzer.svg.battlefield import svg

__all__ = ["svg"]
