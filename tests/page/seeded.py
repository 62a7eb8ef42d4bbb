"""Seeded games of every title, as records: the same seeds must give the same bytes in every Python. Run by the tests,
and inside a page by ``tools/run_in_page.mjs``; it prints a hash for each record."""

import hashlib
import json
from collections.abc import Sequence
from random import Random

import fogline
from fogline.bots.levels import RandomBot
from fogline.desk.sessions import proof_of
from fogline.kernel.game import CHANCE
from fogline.table import sit_down
from fogline.table.fairness import Draws

SETUPS = {
    "stalingrad": fogline.Setup("stalingrad", "quick-duel", {"mode": "advanced"}),
    "panzer": fogline.Setup("panzer", "skirmish"),
    "spearpoint": fogline.Setup("spearpoint", "standard"),
}


def record(title: str, number: int) -> str:
    """The record of a game with the proof of its draws."""
    seed = hashlib.sha256(f"{title} {number}".encode()).hexdigest()
    table, draws, rng, bot = sit_down(SETUPS[title]), Draws(seed), Random(number), RandomBot()
    while acting := table.to_act():
        seat = rng.choice(acting)
        if seat == CHANCE:
            table.roll(draws)
        else:
            table.act(seat, bot.choose(table.view(seat), table.legal(seat), rng))
    found = table.record()
    return proof_of(found, seed, 0, found.entries, range(len(found.entries))).write()


def hashes(games: int) -> dict[str, list[str]]:
    """By title, a hash for each record."""
    return {
        title: [hashlib.sha256(record(title, number).encode()).hexdigest() for number in range(games)]
        for title in SETUPS
    }


async def main(given: Sequence[str]) -> None:
    """Print the hashes of that many games of each title."""
    print(json.dumps(hashes(int(given[0]))))  # noqa: T201
