"""Ratings: how strong signed-in players and the levels of the computer are, by title and speed. See docs/ratings.md."""
