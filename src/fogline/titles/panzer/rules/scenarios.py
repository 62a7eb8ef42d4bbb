"""The three battlefields (PZ-SETUP-1, PZ-SETUP-3)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Scenario(NamedTuple):
    """One battlefield."""

    name: str
    rows: int
    columns: int
    units: int
    """How many units a squad has at most."""
    points: int
    """What they may cost together."""
    terrain: int
    """PZ-TPLC-3, PZ-TPLC-4: how many of their two terrain cards each player places."""


SCENARIOS: Final = {
    "skirmish": Scenario("skirmish", 6, 4, 4, 12, 1),
    "battle": Scenario("battle", 6, 5, 5, 16, 2),
    "great-battle": Scenario("great-battle", 5, 6, 6, 20, 2),
}
NAMES: Final = tuple(SCENARIOS)
