"""The command ``fogline``: one module a command, all of them found by ``main.py``."""
