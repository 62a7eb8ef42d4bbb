"""The contract between a game and everything that plays it. Start with ``game.py``."""
