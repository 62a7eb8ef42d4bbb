"""Attacks on the server: one file for each subject; each test describes its attack."""
