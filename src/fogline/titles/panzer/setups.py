"""Set-ups of SCOPE Panzer."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Final

from fogline.kernel.setup import Setup, Value
from fogline.kit.setups import ScenarioLine, Setups
from fogline.titles.panzer.rules.cards import AMERICAN, CODES, GERMAN, SIDES, STUG, TYPES, unit_of
from fogline.titles.panzer.rules.cardsets import NAMES, SCENARIOS, read_cards
from fogline.titles.panzer.rules.rules import PANZER as RULES
from fogline.titles.panzer.rules.tables import BEFORE_THE_PERSHING, OPTIONS, PRESETS, SWITCHES

_GAMES: Final = 6
_WITH_TERRAIN: Final = (2, 3, 4, 5)
_WITH_OPEN_TURRET: Final = (3, 4, 5)
_DEAREST: Final = 7


def pairs_of_switches() -> list[dict[str, Value]]:
    """A few combinations of advanced rules that cover every pair: both on, both off, and each on without the other.

    Each rule is on in four of six games, and no two rules in the same four, so one game has both and one has each
    alone; a seventh game has none. Open turrets need terrain (PZ-OPEN-1) and are on in three of its four games; no
    other rule is on in all of these three.
    """
    fours = [four for four in combinations(range(_GAMES), 4) if not set(_WITH_OPEN_TURRET) <= set(four)]
    games: dict[str, tuple[int, ...]] = {"terrain": _WITH_TERRAIN, "open-turret": _WITH_OPEN_TURRET}
    others = [switch.key for switch in SWITCHES if switch.key not in games]
    games.update(zip(others, fours, strict=False))
    chosen = [
        {switch.key: _switched_on(switch.key) for switch in SWITCHES if number in games[switch.key]}
        for number in range(_GAMES)
    ]
    return [{}, *chosen]


def _switched_on(key: str) -> Value:
    return BEFORE_THE_PERSHING if key == "period" else True


def random_options(rng: Random) -> dict[str, Value]:
    """Random options, with a limit on the game's length."""
    options: dict[str, Value] = {option.key: rng.choice(option.values) for option in OPTIONS if not option.form}
    options["period"] = rng.choice(("none", f"{rng.randint(1941, 1946)}-{rng.randint(1, 12):02}"))
    options["max-turns"] = rng.randint(1, 200)
    if not options["terrain"]:
        options["open-turret"] = False
    return options


def random_cards(rng: Random) -> str:
    """The file of a random set of unit cards; all are valid (Part 17). Twins are light or heavy half of the time."""
    lines = ['name = "wild"']
    for side in (AMERICAN, GERMAN):
        lines.append(f"[{SIDES[side]}]")
        for kind in range(1, TYPES + 1):
            unit = unit_of(side, kind)
            armour, firepower = rng.randint(0, 2 if unit == STUG else 3), rng.randint(1, 3)
            cost = rng.randint(1, _DEAREST)
            lines.append(f"{CODES[unit]} = {{ cost = {cost}, armour = {armour}, firepower = {firepower} }}")
    return "\n".join(lines) + "\n"


_TURNS: Final = 500
"""Random games of ``fuzz`` end in a draw after this many turns, since many would never end."""


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
        """Set-ups with every pair of advanced rules in all four combinations (PZ-ADV-1), and with every preset."""
        chosen = [*pairs_of_switches(), *PRESETS.values()] if preset is None else [PRESETS[preset]]
        return [{**options, "max-turns": _TURNS} for options in chosen]

    def random_value(self, key: str, rng: Random) -> Value:
        raise LookupError(f"{key} is never drawn by chance")

    def random_setup(self, rng: Random) -> Setup:
        """A random card set, with random options."""
        return Setup("panzer", rng.choice(NAMES), random_options(rng), random_cards(rng))


SETUPS: Final = PanzerSetups(RULES)
