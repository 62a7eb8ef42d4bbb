"""Spearpoint 1943: ``title.py`` lists its parts."""
