"""What players do together: open invitations, ratings and tournaments."""
