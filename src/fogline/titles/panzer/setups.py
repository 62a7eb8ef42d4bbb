"""Set-ups of SCOPE Panzer."""

from __future__ import annotations

from random import Random
from typing import Final

from fogline.kernel.setup import Setup, Value
from fogline.kit.setups import ScenarioLine, Setups
from fogline.titles.panzer.random_setups import pairs_of_switches, random_cards, random_options
from fogline.titles.panzer.rules.cardsets import read_cards
from fogline.titles.panzer.rules.rules import PANZER as RULES
from fogline.titles.panzer.rules.scenarios import NAMES, SCENARIOS
from fogline.titles.panzer.rules.tables import PRESETS, SWITCHES

_TURNS: Final = 500
"""Random games of ``fuzz`` are a draw after this many turns: many would never end."""


class PanzerSetups(Setups):
    """Set-ups of SCOPE Panzer."""

    file_kind = "cards"
    structure = (*(switch.key for switch in SWITCHES), "max-turns")

    def presets(self) -> dict[str, dict[str, Value]]:
        return PRESETS

    def scenarios(self) -> list[ScenarioLine]:
        return [
            ScenarioLine(name, f"{one.rows}x{one.columns}", (), "destruction, supply line")
            for name, one in SCENARIOS.items()
        ]

    def refuse_faults(self, text: str, file: str) -> None:
        read_cards(text, file)

    def variants(self, preset: str | None) -> list[dict[str, Value]]:
        """Every pair of advanced rules in all four ways there are (PZ-ADV-1), and every preset."""
        chosen = [*pairs_of_switches(), *PRESETS.values()] if preset is None else [PRESETS[preset]]
        return [{**options, "max-turns": _TURNS} for options in chosen]

    def random_value(self, key: str, rng: Random) -> Value:
        raise LookupError(f"{key} is never drawn by chance")

    def random_setup(self, rng: Random) -> Setup:
        """A set of cards that nobody has thought of, with any options."""
        return Setup("panzer", rng.choice(NAMES), random_options(rng), random_cards(rng))


SETUPS: Final = PanzerSetups(RULES)
