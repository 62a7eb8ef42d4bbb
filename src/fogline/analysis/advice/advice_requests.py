"""Requests for advice, as lines for the process that works it out (``child.py``)."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from fogline.analysis.advice.bot_reasons import Known
from fogline.kernel.choices import Choices
from fogline.table.records import AnyGame

COMMAND: Final = (sys.executable, "-P", "-m", "fogline.analysis.advice.advice_child")
HINT: Final = "hint"
JUDGEMENT: Final = "judgement"
TELLING: Final = "telling"
REASONS: Final = "reasons"


def write_request(
    game: AnyGame, ask: str, view: Any, choices: Choices[Any], *, actions: Sequence[Any] = (), step: int = 0
) -> str:
    """A request as one line: what is asked, and what the seat of *view* knows. *actions* are those that were played or
    are to be sent; *step* is that of a hint."""
    return _line({**_known(game, ask, view, choices, actions), "step": step})


def write_why(game: AnyGame, known: Known, at: int, level: str) -> str:
    """A request for the reasons of a bot, as one line: what its seat knew before a move after *at* lines, and the
    move."""
    asked = _known(game, REASONS, known.view, known.choices, [known.played])
    return _line({**asked, "seat": known.seat, "at": at, "level": level})


def _known(game: AnyGame, ask: str, view: Any, choices: Choices[Any], actions: Sequence[Any]) -> dict[str, Any]:
    return {
        "game": game.name,
        "ask": ask,
        "view": game.write_view(view),
        "choices": [game.write(action) for action in choices],
        "actions": [game.write(action) for action in actions],
    }


def _line(request: dict[str, Any]) -> str:
    return json.dumps(request, separators=(",", ":"))
