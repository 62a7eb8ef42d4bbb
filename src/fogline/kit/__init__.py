"""The parts of a title other than its rules, each with a plain default."""
