"""Code shared by both SCOPE titles: a board of cards in Quadrants, and what a seat knows after secret moves."""
