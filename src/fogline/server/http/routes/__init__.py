"""The routes by subject: what a request takes, and what it answers."""
