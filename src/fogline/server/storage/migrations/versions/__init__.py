"""The steps, each a module that names the one before it."""
