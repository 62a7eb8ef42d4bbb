"""Set-ups of Spearpoint 1943."""

from __future__ import annotations

from random import Random
from typing import Final

from fogline.kernel.setup import Setup, Value
from fogline.kit.setups import ScenarioLine, Seating, Setups
from fogline.titles.spearpoint.random_setups import random_cards, random_options, random_value, variants
from fogline.titles.spearpoint.rules.cardsets import HOUSES, read_cards
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES
from fogline.titles.spearpoint.rules.tables import rules_for

EDITION: Final = "card-edition"


class SpearpointSetups(Setups):
    """Set-ups of Spearpoint 1943."""

    file_kind = "cards"
    takes_folders = True
    structure = ("deck-min", "deck-max", "mirror-factions", "max-turns", "stall-turns")
    settled = (EDITION,)
    unrated_scenarios = ("hold-the-line", "roadblock", "the-tiger", "counter-attack")

    def scenarios(self) -> list[ScenarioLine]:
        found = []
        for name in RULES.scenarios:
            rules = rules_for(self.completed(Setup("spearpoint", name)))
            sizes = [f"{int(rules.deck_min[seat])}-{int(rules.deck_max[seat])}" for seat in (0, 1)]
            is_given = bool(rules.orders[0].fixed) and bool(rules.orders[1].fixed)
            size = "-" if is_given else " : ".join(dict.fromkeys(sizes))
            goals = ["points", "overrun"] if rules.standard_win else []
            if rules.situation is not None and rules.situation.goals:
                goals.append("orders")
            found.append(ScenarioLine(name, size, (), ", ".join(goals)))
        return found

    def seatings(self) -> list[Seating]:
        found = []
        for mirror in ("none", "first", "second"):
            options: dict[str, Value] = {} if mirror == "none" else {"mirror-factions": mirror}
            words = "" if mirror == "none" else f"mirror-factions={mirror}"
            found.append(self.seating(words, Setup("spearpoint", "standard", options)))
        return found

    def completed(self, setup: Setup) -> Setup:
        """New games are played with the newest edition of our own cards."""
        if setup.data or EDITION in setup.options:
            return setup
        return Setup(setup.game, setup.scenario, {**setup.options, EDITION: len(HOUSES)}, setup.data)

    def refuse_faults(self, text: str, file: str) -> None:
        read_cards(text, file)

    def variants(self, preset: str | None) -> list[dict[str, Value]]:
        return variants()

    def random_value(self, key: str, rng: Random) -> Value:
        return random_value(key, rng)

    def random_setup(self, rng: Random) -> Setup:
        """A set of cards that nobody has thought of, with any options."""
        return Setup("spearpoint", "standard", random_options(rng), random_cards(rng))


SETUPS: Final = SpearpointSetups(RULES)
