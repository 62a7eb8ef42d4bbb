"""For research: luck, views as text, and reports on card sets."""
