"""The command ``fogline``: one module per command, loaded by ``main.py``."""
