"""The game desk in a page: the requests of the protocol, answered in a browser's Python without a server."""
