"""Puzzles of Spearpoint 1943."""
