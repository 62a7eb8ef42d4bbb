"""Attacks on the server: one file for each subject; each test says what the attack tries."""
