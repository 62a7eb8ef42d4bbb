"""Spearpoint 1943: ``title.py`` names its parts."""
