"""The value of the habits of an ace of Spearpoint 1943 (``titles/spearpoint/bots/ace.py``), in matches.

    python -m bench.habits standard --games 1400 --seed 1

A veteran with the ace's forces and some of its habits plays against a veteran's decks, with sides alternating. Every
line has the same forces, decks and dice; the first line is the null run.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random
from typing import Final

from bench.arsenal import OTHERS, Habit, result, share_of, veterans_force
from bench.mixtures import setup_of
from fogline.titles.spearpoint.bots.ace import drawing_card, forces, thrift
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.tables import Rules


def _thrift(rules: Rules, step: int, choices: Sequence[Action]) -> Action | None:
    return thrift(step, choices)


HABITS: Final[dict[str, tuple[Habit, ...]]] = {
    "no habit": (),
    "nothing spent for the Initiative": (_thrift,),
    "cards that draw others are played": (drawing_card,),
    "both": (_thrift, drawing_card),
}


def main() -> None:
    """Play the matches and report."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("scenario")
    parser.add_argument("--games", type=int, default=1400)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    setup = setup_of("spearpoint", args.scenario, None, ())
    decks = [[veterans_force(setup, seat, f"{args.seed}/{seat}/{one}") for one in range(OTHERS)] for seat in range(2)]
    for name, habits in HABITS.items():
        rng = Random(args.seed)
        found: tuple[list[float], list[float]] = ([], [])
        for number in range(args.games):
            seat = number % 2
            own, other, seed = rng.choice(forces(setup, seat)), rng.choice(decks[1 - seat]), rng.getrandbits(31)
            both = (own, other) if seat == 0 else (other, own)
            points = result(setup, both, seed, {seat: habits})
            found[seat].append(points if seat == 0 else 1 - points)
        sides = f"american {share_of(found[0])}, german {share_of(found[1])}"
        print(f"{name}: {share_of([*found[0], *found[1]])}, {sides}, {args.games} games", flush=True)


if __name__ == "__main__":
    main()
