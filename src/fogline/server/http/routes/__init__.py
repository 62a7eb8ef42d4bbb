"""The routes of each room: what a request takes, and what it answers."""
