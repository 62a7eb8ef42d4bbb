"""The parts of a title other than its rules; each has a plain default."""
