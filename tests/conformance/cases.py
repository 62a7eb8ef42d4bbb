"""Every game as it can be agreed on: each scenario, mode and number of players, and each option once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import fogline
from fogline.kernel.setup import Setup, Value, write_value
from fogline.testing.cases import Case, accepted
from fogline.titles.panzer.rules.tables import BEFORE_THE_PERSHING, PRESETS, SWITCHES
from tests.conformance.crossing import CROSSING

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


FIXTURES: Final = (Path(__file__).parents[1] / "titles" / "spearpoint" / "fixtures.toml").read_text(encoding="utf-8")
"""The card set of Part 1 of the rules of Spearpoint."""
_BRAWLERS: Final = """\
[[crew]]
id = "{side}-crew"
faction = "{side}"
crew_type = "crew"
cost = 1
copies = 5

[[crew]]
id = "{side}-pilot"
faction = "{side}"
crew_type = "pilot"
cost = 1
copies = 2

[[unit]]
id = "{side}-mob"
faction = "{side}"
type = "infantry"
lines = ["front"]
crew = "none"
cost = 1
copies = 6
defense = 0
endurance = {{ full = 5, half = 3 }}
  [[unit.weapon]]
  name = "clubs"
  damage = 1
  attack = {{ armor = 12, infantry = 9 }}
  bullet = true

[[unit]]
id = "{side}-car"
faction = "{side}"
type = "vehicle"
lines = ["front"]
crew = "crew"
cost = 2
copies = 3
defense = 2
endurance = {{ full = 8, half = 5 }}
armored = true
  [[unit.weapon]]
  name = "gun"
  rate = 2
  damage = 2
  attack = {{ armor = 9, infantry = 10, aircraft = 12 }}

[[unit]]
id = "{side}-wheels"
faction = "{side}"
type = "artillery"
lines = ["front", "rear"]
mobile_artillery = true
crew = "crew"
cost = 2
copies = 3
defense = 1
endurance = {{ full = 6, half = 3 }}
armored = true
  [[unit.weapon]]
  name = "howitzer"
  damage = 3
  attack = {{ armor = 10, infantry = 8 }}
  [[unit.weapon]]
  name = "mg"
  rate = 3
  damage = 0
  attack = {{ armor = 8, infantry = 8, aircraft = 10 }}
  bullet = true

[[unit]]
id = "{side}-kite"
faction = "{side}"
type = "aircraft"
turns_of_flight = 2
crew = "pilot"
cost = 2
copies = 2
defense = 0
endurance = {{ full = 4, half = 2 }}
  [[unit.weapon]]
  name = "bombs"
  damage = 4
  attack = {{ armor = 9, infantry = 9 }}
  bomb = true
  [[unit.weapon]]
  name = "guns"
  rate = 2
  damage = 1
  attack = {{ infantry = 10, aircraft = 9 }}
"""
_ALL_TYPES: Final = '["infantry", "vehicle", "artillery", "aircraft"]'
BRAWL: Final = f"""\
[set]
id = "brawl"
schema = 1
version = "1"
factions = ["blue", "red"]
crew_types = ["crew", "pilot"]

{_BRAWLERS.format(side="blue")}
{_BRAWLERS.format(side="red")}
[[command]]
id = "seize"
copies = 3
icons = ["infantry", "vehicle", "artillery"]
windows = ["commit.revealed", "declare.revealed"]
duration = "instant"
target = {{ side = "enemy", types = ["infantry", "vehicle", "artillery"] }}
effect = [{{ do = "capture" }}]

[[command]]
id = "bail-out"
copies = 2
icons = ["vehicle", "artillery", "aircraft"]
windows = ["commit.revealed", "attack.nominated"]
duration = "instant"
target = {{ side = "any", types = ["vehicle", "artillery", "aircraft"], crewed = true }}
effect = [{{ do = "crew_bail" }}]

[[command]]
id = "storm-wind"
copies = 2
icons = {_ALL_TYPES}
windows = ["attack.nominated", "damage.rolled"]
duration = "instant"
target = {{ side = "any", types = {_ALL_TYPES} }}
effect = [{{ do = "unit_return" }}]

[[command]]
id = "grenade"
copies = 2
icons = {_ALL_TYPES}
windows = ["declare.revealed", "attack.nominated", "damage.rolled"]
duration = "instant"
target = {{ side = "any", types = {_ALL_TYPES} }}
effect = [{{ do = "damage_deal", amount = "1d10", ignore_defense = true }}, {{ do = "draw_now", amount = 2 }}]

[[command]]
id = "levy"
copies = 2
icons = ["none"]
windows = ["draw.open", "attack.nominated"]
duration = "instant"
effect = [{{ do = "draw_now", amount = 2, deck = "units" }}]

[[command]]
id = "cover"
copies = 3
icons = {_ALL_TYPES}
windows = ["commit.revealed", "declare.revealed", "draw.open"]
duration = {{ turns = 1 }}
target = {{ side = "any", types = {_ALL_TYPES} }}
effect = [{{ do = "target_deny", types = ["infantry", "vehicle"] }}, {{ do = "attack_deny" }}]

[[command]]
id = "second-look"
copies = 2
icons = ["none"]
windows = ["damage.rolled"]
duration = "instant"
effect = [{{ do = "reroll" }}]

[[damage]]
id = "panic"
copies = 2
  [damage.infantry]
  turns = 1
  effect = [{{ do = "attack_deny" }}]
  [damage.vehicle]
  effect = [{{ do = "crew_kill" }}]
  [damage.artillery]
  effect = [{{ do = "line_lock" }}, {{ do = "rate_mod", amount = -1 }}]
  [damage.aircraft]
  effect = [{{ do = "crew_kill" }}]
"""
"""Cards for everything that is rare: captures, crews that leave, decks that run empty, hands that are known."""
_BRAWL: Final[Mapping[str, Value]] = {
    "deck_min": 12, "deck_max": 18, "vp_goal": 20, "overrun_turns": 9, "hand_command": 3, "hand_units": 4,
}  # fmt: skip

SPEARPOINT_OPTIONS: Final[tuple[tuple[str, Mapping[str, Value], str], ...]] = (
    ("standard", {}, "fixtures"),
    ("standard", {}, "brawl"),
    ("standard", {"command_reshuffle": False, "stall_turns": 3}, "brawl"),
    ("standard", {"draw_optional": False, "open_lists": True}, "brawl"),
    ("standard", {"draw_optional": False, "command_reshuffle": False, "draw_command": 2, "draw_any": 3}, "brawl"),
    ("standard", {"new_unit_by_transfer": True, "crew_only_scope": "lost_or_captured"}, "brawl"),
    ("standard", {"empty_front_converts": False, "reveal_at_end": False}, "brawl"),
    ("standard", {"mirror_factions": "first", "overrun_opposition": "ground_only"}, "brawl"),
    ("standard", {"special_basis": "modified", "assault_adds_rating": True, "assault_min_at_resolution": 3}, "brawl"),
    ("standard", {"start_units": 2, "start_command": 0, "max_turns": 6}, "brawl"),
    ("standard", {"deck_min": 0, "deck_max": 30, "hand_units": 0, "hand_command": 0}, "brawl"),
    ("standard", {"mirror_factions": "second", "open_lists": True}, ""),
    ("standard", {"crew_4_6_without_ground": "destroyed", "overrun_turns": 6}, "fixtures"),
    ("standard", {"damage_counter_includes_current": True, "immobile_bonus": 4, "vp_goal": 30}, "fixtures"),
    ("standard", {"bullet_scope": "flagged", "new_unit_by_transfer": True}, "fixtures"),
    ("hold-the-line", {"reveal_at_end": False, "hand_units": 5}, ""),
    ("meeting-engagement", {"special_basis": "modified", "draw_any": 3}, ""),
    ("clear-skies", {"overrun_opposition": "ground_only", "overrun_turns": 5}, ""),
)


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
    return [*accepted(game, plain), *odd]


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


def _spearpoint() -> list[Case]:
    """Every Situation of our own cards; the options, on cards of their own where those show more."""
    game = fogline.game("spearpoint")
    cases = [Case(game, Setup(game.name, scenario)) for scenario in game.scenarios]
    sets: dict[str, tuple[str, Mapping[str, Value]]] = {
        "": ("", {}),
        "fixtures": (FIXTURES, {}),
        "brawl": (BRAWL, _BRAWL),
    }
    for scenario, options, name in SPEARPOINT_OPTIONS:
        data, usual = sets[name]
        words = [f"{key}={write_value(value)}" for key, value in options.items()]
        setup = Setup(game.name, scenario, {**usual, **options}, data)
        cases.append(Case(game, setup, " ".join([name, *words]).strip()))
    return cases


def _crossing() -> list[Case]:
    return [Case(CROSSING, Setup("crossing", s, {"scouts": o})) for s in CROSSING.scenarios for o in (True, False)]


BY_GAME: Final = {
    "stalingrad": _stalingrad(),
    "panzer": _panzer(),
    "spearpoint": _spearpoint(),
    "crossing": _crossing(),
}
CASES: Final = [case for cases in BY_GAME.values() for case in cases]
