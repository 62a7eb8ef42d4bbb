"""Its encodings for networks and toolkits."""
