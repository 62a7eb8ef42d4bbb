"""The routes by subject: the input and the answer of each request."""
