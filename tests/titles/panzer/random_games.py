"""Positions reached by random play: every scenario, rule and option, and all kinds of card sets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from fogline.kernel.setup import Setup, Value
from fogline.titles.panzer.rules.cards import CODES, SIDES
from fogline.titles.panzer.rules.rules import PANZER as GAME
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.steps import DRAW, FOLLOW, LIGHT, SHOOT
from fogline.titles.panzer.rules.tables import PRESETS
from tests.titles.scope.walks import Walk, walked

MAX_STEPS: Final = 500
"""The maximum number of actions, including the set-up."""


def random_cards(rng: Random) -> str:
    """The file of a card set with any values that the rules allow."""
    lines = ['name = "any values"']
    for side, name in enumerate(SIDES):
        lines.append(f"[{name}]")
        for unit in range(1 + 8 * side, 9 + 8 * side):
            armour = rng.randint(0, 2 if CODES[unit] == "STG" else 3)
            lines.append(
                f"{CODES[unit]} = {{ cost = {rng.randint(1, 6)}, armour = {armour}, firepower = {rng.randint(1, 3)} }}"
            )
    return "\n".join(lines) + "\n"


def _setups() -> Iterator[Setup]:
    """Each scenario with no rules, with all, and with random options and values."""
    for scenario in GAME.scenarios:
        for number in range(6):
            rng = Random(f"{scenario} {number}")
            options: dict[str, Value] = dict(PRESETS["basic" if number == 0 else "full"])
            data = ""
            if number > 1:
                options = {option.key: rng.choice(option.values) for option in GAME.options if rng.random() < 0.7}
                options["open-turret"] = options.get("terrain", False)
                options["period"] = rng.choice(["none", "1944-12", "1945-02"])
                limits: list[Value] = ["none", 20, 60]
                options["max-turns"] = rng.choice(limits)
                data = random_cards(rng) if number > 3 else ""
            yield Setup("panzer", scenario, options, data)


def name_of(setup: Setup) -> str:
    """A short name for a test."""
    return f"{setup.scenario}-{SETUPS.index(setup) % 6}"


def positions(setup: Setup, share: float = 0.08) -> Iterator[State]:
    """A *share* of the positions of a random game, more of the rare ones."""
    return walked(GAME, setup, Random(repr(setup)), Walk(MAX_STEPS, share, (FOLLOW, LIGHT, SHOOT, DRAW), times=4))


SETUPS: Final = list(_setups())
