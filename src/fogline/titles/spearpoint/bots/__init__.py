"""The bots' knowledge of it."""
