"""For research: luck, and views as text."""
