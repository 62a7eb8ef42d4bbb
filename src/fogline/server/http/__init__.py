"""Requests over HTTP: the application, its middleware, and the routes. The only room that knows all the others."""
