"""Games in progress: the desk, where one thread does all work on them, and the cache that keeps them in memory."""
