"""Uploads and records, read in separate processes with limits."""
