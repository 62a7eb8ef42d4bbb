"""Decisions and views as small numbers, compiled: the basis of many games in parallel (``fogline.research.batch``)."""
