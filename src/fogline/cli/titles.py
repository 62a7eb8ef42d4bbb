"""Every game that the terminal can show."""

from __future__ import annotations

from typing import Final

from fogline.kernel.errors import bad_data
from fogline.kernel.faults import NO_SUCH_GAME
from fogline.kit.terminal import Title
from fogline.titles.panzer.terminal.terminal import PANZER
from fogline.titles.spearpoint.terminal.terminal import SPEARPOINT
from fogline.titles.stalingrad.terminal.terminal import STALINGRAD

TITLES: Final[dict[str, Title]] = {"stalingrad": STALINGRAD, "panzer": PANZER, "spearpoint": SPEARPOINT}


def title_of(game: str) -> Title:
    """How the game of that name looks."""
    if game not in TITLES:
        raise bad_data("game", game, NO_SUCH_GAME, {"known": tuple(TITLES)})
    return TITLES[game]
