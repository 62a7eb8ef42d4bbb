"""Positions as pictures: our own cards, drawn with the few shapes that every SVG viewer knows."""

from fogline.titles.spearpoint.rules.svg.area import svg

__all__ = ["svg"]
