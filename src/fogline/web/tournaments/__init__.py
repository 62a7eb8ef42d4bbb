"""Tournaments that run themselves, over days: everybody meets everybody, or Swiss. See docs/tournaments.md."""
