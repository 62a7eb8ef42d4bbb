"""Decisions and views as small numbers, compiled: what many games at once are made of (``fogline.research.batch``)."""
