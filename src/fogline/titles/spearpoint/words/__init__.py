"""The title's events, cards and refusals in words; the texts are in ``en``, ``es`` and ``fr``."""
