"""Bot knowledge of the title."""
