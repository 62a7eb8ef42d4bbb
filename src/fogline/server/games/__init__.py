"""Games in progress: the desk where all work on them is done, in one thread, and what keeps them in memory."""
