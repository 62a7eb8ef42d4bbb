"""Where cards are by what a seat knows, for guesses, and what a guess is worth.

Every world that fits the view is taken to be equally likely, as in the memory aid. Where few worlds fit, all of them
are found; else many are drawn.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import inf
from random import Random
from typing import Any, Final

from fogline.analysis.decisions import rng_for
from fogline.analysis.puzzles.puzzle_file import Belief
from fogline.bots.memory_aid import memory_aid
from fogline.kit.puzzles import Puzzling
from fogline.table.records import AnyGame

DRAWN: Final = 2000
"""Worlds that are drawn."""
SEEN_OFTEN: Final = 40
"""If all worlds that came up are so much fewer than those that were drawn, there are no others: one of N that fit stays
away from 40 N draws with a chance of e^-40."""


def belief_at(game: AnyGame, puzzling: Puzzling, view: Any, truth: Any, seed: str) -> Belief | None:
    """What can be asked in the position *truth*, as the seat of *view* has it; None if there is no good question, or if
    worlds cannot be drawn with equal chances."""
    aid = memory_aid(view, "probabilities")
    if aid.get("uneven"):
        return None
    odds = {place: told["odds"] for place, told in aid["cells"].items() if "odds" in told}
    spots = puzzling.spots(view, odds)
    if not spots:
        return None
    rng = rng_for(game, view, f"{seed}/belief")
    worlds, is_exact = worlds_that_fit(game, view, rng, DRAWN)
    chances = [sum(puzzling.is_there(world, spot) for world in worlds) / len(worlds) for spot in spots]
    return Belief(
        tuple(spot.place for spot in spots),
        tuple(spot.card for spot in spots),
        tuple(chances),
        tuple(puzzling.is_there(truth, spot) for spot in spots),
        len(worlds),
        is_exact,
    )


def worlds_that_fit(game: AnyGame, view: Any, rng: Random, draws: int) -> tuple[list[Any], bool]:
    """All worlds that fit the *view*, each once, and true; or as many as were drawn, if there are too many, and
    false."""
    drawn: list[Any] = []
    different: dict[Hashable, Any] = {}
    for _ in range(draws):
        world = game.imagine(view, rng)
        drawn.append(world)
        different.setdefault(world.key(), world)
    if len(different) * SEEN_OFTEN <= draws:
        return list(different.values()), True
    return drawn, False


def score_of(guesses: Sequence[float], chances: Sequence[float]) -> float:
    """From 0 to 100: how much nearer to the chances the guesses are than to say nothing, by Brier's rule.

    Brier's rule takes the mean square of what a guess is off. Against the chances instead of one truth, that is what it
    would be on average over all worlds that fit, less what nobody could avoid; it is least for the chances themselves,
    so that to say what one believes is best. 100 is for the chances themselves, 0 for being as far from them as the
    same guess for every place, or farther."""
    total = sum(chances)
    even = [total / len(chances)] * len(chances)
    worst = _off(even, chances)
    off = _off(guesses, chances)
    share = off / worst if worst else 0.0 if not off else inf
    return 100 * max(0.0, 1.0 - share)


def _off(guesses: Sequence[float], chances: Sequence[float]) -> float:
    return sum((guess - chance) ** 2 for guess, chance in zip(guesses, chances, strict=True)) / len(chances)
