"""The games: one package a title, all laid out alike."""
