"""Fogline Bench: who infers hidden cards best? (docs/belief-bench.md)"""
