"""The titles that come with Fogline, each in one folder; ``scope`` is what the two SCOPE titles share."""
