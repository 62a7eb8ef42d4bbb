"""How it looks in the terminal."""
