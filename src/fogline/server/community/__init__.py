"""Players together: open invitations, ratings and tournaments."""
