"""The migration steps, each a module that names its predecessor."""
