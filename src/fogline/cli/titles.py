"""Every game that the terminal can show."""

from __future__ import annotations

from typing import Final

from fogline.cli.panzer import PANZER
from fogline.cli.spearpoint import SPEARPOINT
from fogline.cli.stalingrad import STALINGRAD
from fogline.cli.title import Title
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import NO_SUCH_GAME

TITLES: Final[dict[str, Title]] = {"stalingrad": STALINGRAD, "panzer": PANZER, "spearpoint": SPEARPOINT}


def title_of(game: str) -> Title:
    """How the game of that name looks."""
    if game not in TITLES:
        raise bad_data("game", game, NO_SUCH_GAME, {"known": tuple(TITLES)})
    return TITLES[game]
