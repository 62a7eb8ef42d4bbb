"""What the two SCOPE titles share: a board of cards in Quadrants, and what a seat still knows after secret moves."""
