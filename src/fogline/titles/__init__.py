"""The titles that come with Fogline, each in one folder; ``scope`` has the parts that the two SCOPE titles share."""
