"""What bots of all titles do again and again for a decision, compiled."""
