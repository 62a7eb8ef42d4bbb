"""SCOPE Stalingrad in small numbers, for networks."""
