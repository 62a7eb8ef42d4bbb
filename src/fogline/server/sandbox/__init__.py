"""Uploads and records, read in processes of their own with limits."""
