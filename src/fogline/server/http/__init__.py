"""Requests over HTTP: the application, its middleware, and the routes. The top room: ``service.py`` wires the rest."""
