"""What plays and studies the games: numbering of actions, and adapters to research toolkits."""
