"""Puzzles of SCOPE Panzer."""
