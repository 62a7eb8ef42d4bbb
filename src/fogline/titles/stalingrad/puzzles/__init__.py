"""Puzzles of SCOPE Stalingrad."""
