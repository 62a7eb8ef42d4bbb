"""What can ever be done in each title, line by line; ``fogline.ai.numbering`` gives the numbers."""

from __future__ import annotations

from typing import NamedTuple


class Universe(NamedTuple):
    """The notation of all that can ever be done under one set-up, each line once. A few lines too many do no harm."""

    seats: tuple[str, ...]
    chance: tuple[str, ...]
