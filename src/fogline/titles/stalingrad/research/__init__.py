"""It as numbers, for networks and toolkits."""
