"""The probability table (Part 20): for every hand, a shot that gives it and the exact chance of a hit."""

from fractions import Fraction

import pytest

from fogline.kernel.arrays import Dice
from fogline.titles.panzer.rules.state import State
from tests.titles.panzer.fixtures import GAME, hand, odds, play, skirmish
from tests.titles.panzer.shots_fixtures import fire

TABLE = """
| 0 | 0 | 1 | 1 | 1 |
| 0 | 1 | 1/2 | 2/3 | 3/4 |
| 0 | 2 | 1/3 | 1/2 | 3/5 |
| 0 | 3 | 1/4 | 2/5 | 1/2 |
| 1 | 0 | 1/2 | 2/3 | 3/4 |
| 1 | 1 | 1/3 | 1/2 | 3/5 |
| 1 | 2 | 1/4 | 2/5 | 1/2 |
| 1 | 3 | 1/5 | 1/3 | 3/7 |
| 2 | 0 | 1/3 | 1/2 | 3/5 |
| 2 | 1 | 1/4 | 2/5 | 1/2 |
| 2 | 2 | 1/5 | 1/3 | 3/7 |
| 2 | 3 | 1/6 | 2/7 | 3/8 |
| 3 | 0 | 1/4 | 2/5 | 1/2 |
| 3 | 1 | 1/5 | 1/3 | 3/7 |
| 3 | 2 | 1/6 | 2/7 | 3/8 |
"""


def entries() -> list[tuple[int, int, int, Fraction]]:
    """Distance misses, armour misses, hits, chance: every entry of the table."""
    found = []
    for line in TABLE.split("\n"):
        words = line.replace("|", " ").split()
        found += [(int(words[0]), int(words[1]), hits, Fraction(words[hits + 1])) for hits in (1, 2, 3) if words]
    return found


def shoot(distance: int, armour: int, hits: int) -> State:
    """A shot with this hand: from distance 1 or 2, at a Stug, or corrected from distance 1."""
    victim = "STG" if distance == 3 else "PZ4"
    target = "B5" if distance >= 2 else "B4"
    state = skirmish(
        B3="aSHE", **{target: f"g{victim}!"}, values=f"SHE=F{hits} {victim}=A{armour}",
        fire_correction=distance == 0, stug_low_profile=distance == 3,
    )  # fmt: skip
    if distance == 0:
        fire(state, "american", "B3", target)
        play(state, "german", "move C5")
    play(state, "american", f"search {target}", "shoot B3")
    return state


def test_part_20_is_whole() -> None:
    """Every combination of up to 3 distance misses, up to 3 armour misses and 1 to 3 hits that eight cards allow."""
    every = {(x, a, h) for x in range(4) for a in range(4) for h in (1, 2, 3) if x + a <= 5}
    assert {(x, a, h) for x, a, h, _ in entries()} == every
    assert len(entries()) == 45


@pytest.mark.parametrize(("distance", "armour", "hits", "chance"), entries())
def test_part_20_every_hand(distance: int, armour: int, hits: int, chance: Fraction) -> None:
    """PZ-SHOT-4, PZ-SHOT-5: the hand as CHANCE has it, card by card, and the chance to hit."""
    state = shoot(distance, armour, hits)
    weights = {GAME.write(action): weight for action, weight in GAME.outcomes(state)}
    expected = {"draw hit": hits, "draw distance": distance, "draw armour": armour}
    assert weights == {card: number for card, number in expected.items() if number}
    assert hand(state) == (distance, armour, hits)
    assert odds(state) == chance


@pytest.mark.parametrize(("distance", "armour", "hits", "chance"), entries()[::5])
def test_part_20_drawn_as_often(distance: int, armour: int, hits: int, chance: Fraction) -> None:
    """PZ-SHOT-5: a seeded run of draws hits about as often as the table says."""
    state = shoot(distance, armour, hits)
    dice = Dice(7)
    seat = GAME.to_act(state)[0]
    runs = 3000
    found = sum(GAME.write(GAME.sample(state, seat, dice)) == "draw hit" for _ in range(runs))
    assert abs(found / runs - chance) < 0.04
