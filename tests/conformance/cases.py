"""Every game as it can be agreed on: each scenario, mode and number of players, and each option once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import fogline
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup, Value
from tests.conformance.crossing import CROSSING
from tests.conformance.walks import AnyGame, Case

TINY: Final = """\
name = "tiny"
columns = 3
rows = 2
mode = "advanced"
playerZoneSnipers = { G = 2, S = 0 }
victory = [{ points = 5 }, { reachLastRow = "IN" }]
reinforcementSets = [["IN"], ["IN", "MO"]]

[cards.G]
SN = 1
MG = 1
IN = 1
OF = 1

[cards.S]
SN = 1
MO = 1
IN = 2
DE = 1
"""
CLOSE: Final = """\
name = "close"
columns = 4
rows = 3
mode = "advanced"
victory = [{ eliminateAll = ["OF", "SC"] }]
reinforcementSets = [["IN"], ["IN", "MO"]]

[cards]
IN = 2
MO = 2
OF = 1
SC = 1
DE = 2
"""
"""No Snipers and few Units: turns are skipped, and cards come back often."""

STALINGRAD_OPTIONS: Final[tuple[tuple[str, Mapping[str, Value], str], ...]] = (
    ("quick-duel", {"mode": "advanced", "pointValues": "SN:3 OF:1 SC:0 MO:2 MG:2 IN:0"}, ""),
    ("quick-duel", {"mode": "advanced", "quietTurnLimit": 9}, ""),
    ("quick-duel", {"mode": "basic", "quietTurnLimit": 6, "memoryAid": "strict"}, ""),
    ("stop-the-advance/quick-duel", {"mode": "advanced", "moveAnyAlliedQuadrant": True}, ""),
    ("stop-the-advance/open-front", {"mode": "advanced", "moveAnyAlliedQuadrant": True, "players": 4}, ""),
    ("open-front", {"mode": "advanced", "recognitionReveal": "sequential"}, ""),
    ("open-battle", {"mode": "advanced", "offensiveFireGun": "declared"}, ""),
    ("open-battle", {"mode": "advanced", "offensiveFireGun": "declared", "players": 4}, ""),
    ("quick-duel", {"mode": "advanced", "assaultNeedsEnemy": False}, ""),
    ("quick-duel", {"mode": "advanced", "defensiveFireScores": False}, ""),
    ("quick-duel", {"mode": "advanced", "reinforcementKeepsPoints": True}, ""),
    ("stop-the-advance/quick-duel", {"mode": "advanced", "reinforcementNeedsMovable": False}, ""),
    ("offensive-without-snipers/quick-duel", {"mode": "advanced", "reinforcementNeedsMovable": False}, ""),
    ("deep-front", {"mode": "advanced", "players": 4, "shotCardLifetime": "side", "teamTalk": "silent"}, ""),
    ("deep-front", {"mode": "advanced", "players": 3, "shotCardLifetime": "side"}, ""),
    ("custom", {"mode": "advanced"}, TINY),
    ("custom", {"mode": "advanced", "moveAnyAlliedQuadrant": True, "assaultNeedsEnemy": False}, TINY),
    ("custom", {"mode": "advanced", "players": 4, "offensiveFireGun": "declared"}, TINY),
    ("custom", {"mode": "advanced"}, CLOSE),
    ("custom", {"mode": "advanced", "reinforcementNeedsMovable": False, "players": 4}, CLOSE),
    ("custom", {"mode": "advanced", "reinforcementNeedsMovable": False, "moveAnyAlliedQuadrant": True}, CLOSE),
)


def _agreed(game: AnyGame, setups: Iterator[Setup]) -> Iterator[Case]:
    """Those of *setups* that the game accepts."""
    for setup in setups:
        try:
            game.new(setup)
        except BadData:
            continue
        yield Case(game, setup)


def _stalingrad() -> list[Case]:
    game = fogline.game("stalingrad")
    tables: tuple[dict[str, Value], ...] = (
        {"mode": "basic"},
        {"mode": "advanced"},
        {"mode": "advanced", "players": 3},
        {"mode": "advanced", "players": 3, "leader": "soviet"},
        {"mode": "advanced", "players": 4},
    )
    plain = (Setup(game.name, scenario, options) for scenario in game.scenarios for options in tables)
    odd = [Case(game, Setup(game.name, scenario, options, data)) for scenario, options, data in STALINGRAD_OPTIONS]
    return [*_agreed(game, plain), *odd]


def _crossing() -> list[Case]:
    return [Case(CROSSING, Setup("crossing", s, {"scouts": o})) for s in CROSSING.scenarios for o in (True, False)]


BY_GAME: Final = {"stalingrad": _stalingrad(), "crossing": _crossing()}
CASES: Final = [case for cases in BY_GAME.values() for case in cases]
