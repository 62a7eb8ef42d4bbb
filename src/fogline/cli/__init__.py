"""The command ``fogline``: one module per command, all of them found by ``main.py``."""
