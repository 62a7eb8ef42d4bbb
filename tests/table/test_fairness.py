"""Draws and commitments: exactly as in docs/verify.md, and without bias."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest

from fogline.kernel.game import CHANCE
from fogline.kernel.setup import Setup
from fogline.table import Table
from fogline.table.fairness import Commitments, Draws, is_seed, new_seed
from tests.conformance.crossing import Crossing  # a toy with weighted chance

SEED = "5e" * 32


def chi_square(counts: Counter[str], weights: dict[str, int]) -> float:
    """How far counts are from their expected values."""
    drawn, total = sum(counts.values()), sum(weights.values())
    expected = {name: drawn * weight / total for name, weight in weights.items()}
    return sum((counts[name] - one) ** 2 / one for name, one in expected.items())


def test_draws_follow_the_weights_of_outcomes() -> None:
    table = Table(Crossing(), Setup("crossing", "river"))
    assert table.to_act() == (CHANCE,)
    weights = {table.write(action): weight for action, weight in table.game.outcomes(table.position())}
    draws = Draws(SEED)
    counts = Counter(table.write(table.drawn(draws)) for _ in range(20_000))
    assert len(set(weights.values())) > 2
    assert chi_square(counts, weights) < 16.27  # three degrees of freedom: one of a thousand seeds exceeds it


def test_commitments_are_those_of_the_standard_library() -> None:
    """For every line and every line length; salts have 32 bytes, the seed has 64."""
    chain = Commitments(SEED, ["header"])
    expected = hashlib.sha256(f"{SEED}\nheader".encode()).hexdigest()
    for number in range(1, 200):
        salt = hmac.digest(SEED.encode(), f"salt\n{number}".encode(), "sha256")
        expected = hmac.digest(salt, f"{expected}\ngerman: {'é' * number}".encode(), "sha256").hex()
        chain.add("german", "é" * number)
        assert chain.latest == expected


@pytest.mark.parametrize("stop", [2, 6, 10, 100])
def test_all_numbers_are_equally_likely(stop: int) -> None:
    draws = Draws(SEED)
    draws.add_seed("german", "a seed of my own")
    drawn = [draws.randrange(stop) for _ in range(20_000)]
    counts = Counter(map(str, drawn))
    freedom = stop - 1
    assert chi_square(counts, {str(number): 1 for number in range(stop)}) < freedom + 4.5 * (2 * freedom) ** 0.5
    pairs = Counter(f"{one % 2}{other % 2}" for one, other in pairwise(drawn))
    assert chi_square(pairs, dict.fromkeys(("00", "01", "10", "11"), 1)) < 16.27


def test_values_beyond_the_last_multiple_are_thrown_away() -> None:
    """With more than half of all values usable, but not all, taking the remainder would be biased."""
    stop = 2**255 + 1
    key = hmac.digest(SEED.encode(), b"draws", "sha256")
    rejected = 0
    draws = Draws(SEED)
    for number in range(40):
        values = [int.from_bytes(hmac.digest(key, f"draw\n{number}\n{at}".encode(), "sha256")) for at in range(64)]
        first = next(at for at, value in enumerate(values) if value < stop)
        rejected += first
        assert draws.randrange(stop) == values[first]
    assert rejected > 10


def test_a_draw_depends_on_every_seed_and_on_its_number_only() -> None:
    def drawn(*seeds: tuple[str, str], seed: str = SEED, skipped: int = 0) -> list[int]:
        draws = Draws(seed)
        for seat, own in seeds:
            draws.add_seed(seat, own)
        for _ in range(skipped):
            draws.skip()
        return [draws.randrange(1000) for _ in range(20 - skipped)]

    mine = ("german", "m" * 16)
    assert drawn(mine) == drawn(mine)
    assert drawn(mine, skipped=5) == drawn(mine)[5:]
    others = [drawn(), drawn(("soviet", "m" * 16)), drawn(("german", "n" * 16)), drawn(mine, ("soviet", "n" * 16))]
    others += [drawn(mine, seed="5f" * 32), drawn(mine)]
    assert len({tuple(numbers) for numbers in others}) == len(others)


def test_commitments_are_a_chain_with_a_salt_for_each_line() -> None:
    header = ["fogline record 1", "game: toy"]
    chain = Commitments(SEED, header)
    expected = hashlib.sha256(f"{SEED}\nfogline record 1\ngame: toy".encode()).hexdigest()
    assert chain.first == chain.latest == expected
    for number, line in enumerate(["german: place SN", "german: place SN"], 1):
        chain.add("german", "place SN")
        salt = hmac.digest(SEED.encode(), f"salt\n{number}".encode(), "sha256")
        expected = hmac.digest(salt, f"{expected}\n{line}".encode(), "sha256").hex()
        assert chain.latest == expected
    assert chain.first != chain.latest


def test_seeds_of_the_server_are_new_and_those_of_seats_have_a_form() -> None:
    assert len({new_seed() for _ in range(50)}) == 50
    assert all(is_seed(new_seed()) for _ in range(50))
    assert not any(map(is_seed, ("", "short", "x" * 65, "with a space in it", "x" * 20 + "\n", "é" * 20)))
