"""How an ace of Spearpoint 1943 plays: with decks and starting hands that have won matches (``bench/arsenal.py``), and
nearly as a veteran does from there on (``habits.py``). It needs no network."""

from __future__ import annotations

from typing import Final

from fogline.kit.bots import Ace
from fogline.titles.spearpoint.bots.arsenal import next_card
from fogline.titles.spearpoint.bots.habits import judge

ACE: Final = Ace(None, prepare=next_card, judge=judge)
