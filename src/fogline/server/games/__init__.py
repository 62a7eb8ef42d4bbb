"""Games in progress: the desk, where all work on them is done in one thread, and their cache in memory."""
