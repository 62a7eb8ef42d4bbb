"""Games in progress: the desk, where one thread does all work on them, and their cache in memory."""
