"""Every action of Spearpoint 1943.

Units are named by the order of their commitment, and a seat commits at most 99 in a game (``MAX_UNITS``), so there is
an end to what can be said. A captured Unit keeps its name: either side may have Units of both letters, and attack and
transfer are over all pairs. That is most of the numbers; few come up in one game.
"""

from __future__ import annotations

from collections.abc import Iterator

from fogline.kernel.setup import Setup
from fogline.kit.research import Universe
from fogline.titles.spearpoint.rules.actions import ALL_DICE, ALL_DIE, LETTERS, MAX_UNITS, PLAIN_VERBS
from fogline.titles.spearpoint.rules.cards import CREW, NO_CREW, UnitCard
from fogline.titles.spearpoint.rules.tables import Rules, rules_for

UNITS = tuple(f"{letter}{number}" for letter in LETTERS for number in range(1, MAX_UNITS + 1))
"""Every Unit that can be in play."""


def universe(setup: Setup) -> Universe:
    """Every verb over the cards of both sides and over every Unit."""
    rules = rules_for(setup)
    units = [card for number, card in enumerate(rules.units) if any(copies[number] for copies in rules.copies)]
    commands = [card.slug for card in rules.commands]
    texts = [f"{verb} {card.slug}" for verb in ("pick", "hold", "return") for card in units]
    texts.extend(f"discard {slug}" for slug in commands)
    texts.extend(PLAIN_VERBS)
    texts.extend(_commitments(rules, units))
    for verb in ("switch", "assault", "join", "storm", "victim"):
        texts.extend(f"{verb} {unit}" for unit in UNITS)
    for verb in ("transfer", "attack"):
        texts.extend(f"{verb} {unit} {other}" for unit in UNITS for other in UNITS if unit != other)
    texts.extend(f"fire {unit} {weapon}" for unit in UNITS for weapon in (1, 2))
    texts.extend(("roll", *(f"roll {slug}" for slug in commands)))
    texts.extend(_plays(rules))
    return Universe(tuple(texts), tuple(_chances(rules, units)))


def _commitments(rules: Rules, units: list[UnitCard]) -> Iterator[str]:
    """Units with their lines, with crews of other Units where that is agreed (AMB-22), and crews alone."""
    for card in units:
        if card.kind == CREW:
            yield from (f"crew {card.slug} {unit}" for unit in UNITS)
            continue
        for line in (" front", " rear") if card.front and card.rear else ("",):
            yield f"commit {card.slug}{line}"
            if rules.by_transfer and card.crew != NO_CREW:
                yield from (f"commit {card.slug}{line} from {unit}" for unit in UNITS)


def _plays(rules: Rules) -> Iterator[str]:
    """Command cards, on a Unit if they ask for one."""
    for card in rules.commands:
        if card.target.is_none:
            yield f"play {card.slug}"
        else:
            yield from (f"play {card.slug} {unit}" for unit in UNITS)


def _chances(rules: Rules, units: list[UnitCard]) -> Iterator[str]:
    """Dice and drawn cards."""
    yield from (action.text() for action in (*ALL_DICE, *ALL_DIE))
    yield from (f"priority {name}" for name in rules.seats)
    yield from (f"deal {card.slug}" for card in rules.commands)
    yield from (f"unit {card.slug}" for card in units)
    yield from (f"damage {card.slug}" for card in rules.damages)
