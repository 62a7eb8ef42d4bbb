"""Requests over HTTP: the application, its middleware, and the routes. The top package: ``service.py`` wires up the
rest."""
