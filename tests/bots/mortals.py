"""Players of a training run on the nodes of ``nodes.py``, one of whom dies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fogline.research.learning.crew import Played, Remote, Stint, Told
from tests.research.nodes import die_once, leave_a_name


class Mortal(Remote):
    """Plays on either node. The first one that has played the third window dies before it can report."""

    def play(
        self, stint: Stint, part: int, number: int, told: Told, before: Sequence[Any] | None = None
    ) -> Played | None:
        played = super().play(stint, part, number, told, before)
        leave_a_name()
        if number == 2:
            die_once()
        return played
