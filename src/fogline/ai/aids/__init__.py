"""The memory aid: for each title what a view leaves open, and what all titles do with it."""
