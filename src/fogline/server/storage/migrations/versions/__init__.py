"""The steps, each a module that names its predecessor."""
