"""Spearpoint 1943 in small numbers, for networks."""
