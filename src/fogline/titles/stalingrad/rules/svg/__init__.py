"""Positions as pictures: our own cards, drawn with the few shapes that every SVG viewer knows."""

from fogline.titles.stalingrad.rules.svg.battlefield import svg

__all__ = ["svg"]
