"""The inner loops of bots' decisions, compiled."""
