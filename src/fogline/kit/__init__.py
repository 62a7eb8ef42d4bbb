"""What a title may bring besides its rules, each part with a plain default."""
