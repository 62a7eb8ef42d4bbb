"""The game desk in a web page: it answers the protocol's requests in the browser's Python, without a server."""
