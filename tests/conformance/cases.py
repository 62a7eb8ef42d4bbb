"""Every game as it can be agreed on: each scenario, mode and number of players, and each option once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import fogline
from fogline.games.panzer.tables import BEFORE_THE_PERSHING, PRESETS, SWITCHES
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup, Value, write_value
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

LIGHT_TWINS: Final = """\
name = "light-twins"

[american]
BAZ = { cost = 9, armour = 0, firepower = 1 }
ATG = { cost = 9, armour = 0, firepower = 3 }
STU = { cost = 9, armour = 1, firepower = 2 }
HEL = { cost = 9, armour = 2, firepower = 1 }
SHE = { cost = 1, armour = 1, firepower = 1 }
JAC = { cost = 9, armour = 2, firepower = 2 }
JUM = { cost = 2, armour = 3, firepower = 1 }
PER = { cost = 9, armour = 3, firepower = 3 }

[german]
PSK = { cost = 9, armour = 0, firepower = 1 }
PAK = { cost = 9, armour = 0, firepower = 3 }
PZ2 = { cost = 9, armour = 1, firepower = 2 }
PZ3 = { cost = 9, armour = 2, firepower = 1 }
PZ4 = { cost = 1, armour = 1, firepower = 2 }
STG = { cost = 2, armour = 2, firepower = 1 }
PAN = { cost = 9, armour = 3, firepower = 2 }
TIG = { cost = 9, armour = 3, firepower = 3 }
"""
"""Squads are mostly the two twins, and those are light tanks: either of them may have fired, or been fired at."""
WEAK_GUNS: Final = """\
name = "weak-guns"

[american]
BAZ = { cost = 1, armour = 0, firepower = 1 }
ATG = { cost = 1, armour = 3, firepower = 1 }
STU = { cost = 1, armour = 1, firepower = 1 }
HEL = { cost = 1, armour = 3, firepower = 1 }
SHE = { cost = 1, armour = 3, firepower = 2 }
JAC = { cost = 1, armour = 3, firepower = 1 }
JUM = { cost = 1, armour = 3, firepower = 1 }
PER = { cost = 1, armour = 3, firepower = 3 }

[german]
PSK = { cost = 1, armour = 0, firepower = 1 }
PAK = { cost = 1, armour = 3, firepower = 1 }
PZ2 = { cost = 1, armour = 2, firepower = 1 }
PZ3 = { cost = 1, armour = 3, firepower = 1 }
PZ4 = { cost = 1, armour = 3, firepower = 2 }
STG = { cost = 1, armour = 2, firepower = 1 }
PAN = { cost = 1, armour = 3, firepower = 1 }
TIG = { cost = 1, armour = 3, firepower = 3 }
"""
"""Hardly a gun is good enough from afar, any squad can be taken, and many tanks are locked: turns pass."""

PANZER_ALONE: Final[tuple[tuple[str, Mapping[str, Value], str], ...]] = (
    ("skirmish", {"fire_correction": True, "correction_lost_on_pickup": True}, ""),
    ("skirmish", {"fire_correction": True}, LIGHT_TWINS),
    ("battle", {"light_tanks": True, "light_after_explore": False, "light_search_from_tank_only": False}, ""),
    ("skirmish", {"terrain": True, "terrain_before_squads": False}, ""),
    ("great_battle", {"terrain": True, "hill_sees_over_hill": True}, ""),
    ("great_battle", {"gb_middle_split": "us_right"}, ""),
    ("great_battle", {"gb_middle_split": "alternating", "terrain": True}, ""),
    ("skirmish", {"allow_null_search_revealed": True}, ""),
    ("skirmish", {"ambush": True, "ambush_on_known_units": True}, ""),
    ("skirmish", {"allow_null_explore": False}, ""),
    ("skirmish", {"max_turns": 30}, ""),
)
"""Options without the switches that they have nothing to do with."""
PANZER_FULL: Final[tuple[tuple[str, Mapping[str, Value], str], ...]] = (
    ("battle", {"allow_null_explore": False}, ""),
    ("battle", {"allow_null_explore": False, "allow_null_search_revealed": True}, ""),
    ("skirmish", {"correction_lost_on_pickup": True, "light_after_explore": False}, ""),
    ("skirmish", {"flank_rear_if_destroyed": "never"}, ""),
    ("battle", {"stug_low_profile_vs_hill": "additive", "hill_sees_over_hill": True}, ""),
    ("great_battle", {"ambush_on_known_units": True, "light_search_from_tank_only": False}, ""),
    ("battle", {"terrain_before_squads": False, "max_turns": 120}, ""),
    ("skirmish", {"period": "1945-02"}, ""),
    ("skirmish", {}, LIGHT_TWINS),
    ("battle", {"allow_null_explore": False}, LIGHT_TWINS),
    ("skirmish", {"allow_null_explore": False}, WEAK_GUNS),
    ("great_battle", {"allow_null_explore": False, "gb_middle_split": "alternating"}, WEAK_GUNS),
)
"""Options added to all switches."""


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


def _panzer() -> list[Case]:
    """Every scenario with no switch and with all; each switch alone, or with what it needs; presets; options."""
    game = fogline.game("panzer")
    cases: list[Case] = []

    def add(scenario: str, options: Mapping[str, Value], preset: str = "", data: str = "") -> None:
        cases.append(Case(game, Setup(game.name, scenario, options, data), preset))

    for scenario in game.scenarios:
        add(scenario, PRESETS["basic"])
        add(scenario, PRESETS["full"], "full")
    for number, switch in enumerate(SWITCHES):
        alone: dict[str, Value] = {"terrain": True} if switch.key == "open_turret" else {}
        alone[switch.key] = BEFORE_THE_PERSHING if switch.key == "period" else True
        add(game.scenarios[number % 3], alone)
    steps = [preset for preset, options in PRESETS.items() if preset != "basic" and options != PRESETS["full"]]
    for number, preset in enumerate(steps):
        add(game.scenarios[(number + 1) % 3], PRESETS[preset], preset)
    for scenario, options, data in PANZER_ALONE:
        add(scenario, options, data=data)
    for scenario, options, data in PANZER_FULL:
        words = [f"{key}={write_value(value)}" for key, value in options.items()]
        name = [data.splitlines()[0].partition("=")[2].strip(' "')] if data else []
        add(scenario, {**PRESETS["full"], **options}, " ".join(["full", *name, *words]), data)
    return cases


def _crossing() -> list[Case]:
    return [Case(CROSSING, Setup("crossing", s, {"scouts": o})) for s in CROSSING.scenarios for o in (True, False)]


BY_GAME: Final = {"stalingrad": _stalingrad(), "panzer": _panzer(), "crossing": _crossing()}
CASES: Final = [case for cases in BY_GAME.values() for case in cases]
