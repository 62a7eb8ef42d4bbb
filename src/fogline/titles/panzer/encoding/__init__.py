"""SCOPE Panzer in small numbers, for networks."""
