"""Code shared by both SCOPE titles: a board of cards in Quadrants, and a seat's knowledge after secret moves."""
