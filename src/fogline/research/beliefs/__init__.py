"""Fogline Bench: who knows best what is hidden? (docs/belief-bench.md)"""
