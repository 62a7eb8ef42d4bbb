"""The bots' knowledge of Spearpoint 1943."""
