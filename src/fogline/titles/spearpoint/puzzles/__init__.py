"""Puzzle themes and questions of Spearpoint 1943 (``kit/puzzles.py``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fogline.kernel.setup import Setup
from fogline.kit.puzzles import Idea, Spot
from fogline.titles.spearpoint.aid import cards_in
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.tables import rules_for
from fogline.titles.spearpoint.rules.view import View

THEMES: Final = {
    "draw": "which-draw", "attack": "which-target", "fire": "which-target", "assault": "which-target",
    "storm": "which-target", "join": "which-target", "done": "when-to-hold", "pass": "when-to-hold",
    "close": "when-to-hold", "play": "which-card", "roll": "which-card", "commit": "who-commits",
    "crew": "who-commits", "discard": "which-card", "return": "which-card", "switch": "where-to-go",
    "transfer": "who-commits",
}  # fmt: skip
"""The theme for each verb of the best action."""
HAND: Final = "hand"
ASKED: Final = 8
"""A question has at most this many cards, and at least half as many."""
LIKELY: Final = 0.25
"""Only a question with a card of at least this probability is asked."""
SURE: Final = 0.97
"""A card with at least this probability is certain enough not to be asked about."""


class SpearpointPuzzling:
    lead = 0.0075
    themes = tuple(dict.fromkeys(THEMES.values()))
    setups = (Setup("spearpoint", "standard"),)

    def about(self, idea: Idea) -> str:
        return THEMES.get(idea.best.text().split()[0], "")

    def spots(self, view: View, odds: Mapping[str, Mapping[str, float]]) -> Sequence[Spot]:
        assert view.seat is not None
        place = f"{rules_for(view.setup).seats[1 - view.seat]} {HAND}"
        shares = odds.get(place, {})
        open_cards = [card for card, share in shares.items() if 1 - SURE < share < SURE]
        if len(open_cards) < ASKED // 2 or max(shares[card] for card in open_cards) < LIKELY:
            return []
        open_cards.sort(key=lambda card: (abs(shares[card] - 0.5), card))
        return [Spot(place, card) for card in sorted(open_cards[:ASKED])]

    def is_there(self, world: State, spot: Spot) -> bool:
        seat, _, place = spot.place.rpartition(" ")
        return spot.card in cards_in(world, world.rules.seats.index(seat), place)


PUZZLES: Final = SpearpointPuzzling()
