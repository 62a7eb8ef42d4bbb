"""Requests for advice, as lines for the process that works it out (``child.py``)."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from fogline.kernel.choices import Choices
from fogline.table.records import AnyGame

COMMAND: Final = (sys.executable, "-P", "-m", "fogline.ai.coaching.child")
HINT: Final = "hint"
JUDGEMENT: Final = "judgement"
TELLING: Final = "telling"


def write_request(
    game: AnyGame, ask: str, view: Any, choices: Choices[Any], *, actions: Sequence[Any] = (), step: int = 0
) -> str:
    """A request as one line: what is asked, and what the seat of *view* knows. *actions* are those that were played or
    are to be sent; *step* is that of a hint."""
    request = {
        "game": game.name,
        "ask": ask,
        "step": step,
        "view": game.write_view(view),
        "choices": [game.write(action) for action in choices],
        "actions": [game.write(action) for action in actions],
    }
    return json.dumps(request, separators=(",", ":"))
