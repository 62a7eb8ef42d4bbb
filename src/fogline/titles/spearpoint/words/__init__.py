"""Its events, cards and refusals in words; the texts themselves are in ``en``, ``es`` and ``fr``."""
