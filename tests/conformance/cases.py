"""Every game with every possible set-up: each scenario, mode and number of players, and each option once."""

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
player-zone-snipers = { G = 2, S = 0 }
victory = [{ points = 5 }, { reach-last-row = "IN" }]
reinforcement-sets = [["IN"], ["IN", "MO"]]

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
victory = [{ eliminate-all = ["OF", "SC"] }]
reinforcement-sets = [["IN"], ["IN", "MO"]]

[cards]
IN = 2
MO = 2
OF = 1
SC = 1
DE = 2
"""
"""No Snipers and few Units: turns are skipped, and cards come back often."""

STALINGRAD_OPTIONS: Final[tuple[tuple[str, Mapping[str, Value], str], ...]] = (
    ("quick-duel", {"mode": "advanced", "point-values": "SN:3 OF:1 SC:0 MO:2 MG:2 IN:0"}, ""),
    ("quick-duel", {"mode": "advanced", "quiet-turn-limit": 9}, ""),
    ("quick-duel", {"mode": "basic", "quiet-turn-limit": 6, "memory-aid": "strict"}, ""),
    ("stop-the-advance/quick-duel", {"mode": "advanced", "move-any-allied-quadrant": True}, ""),
    ("stop-the-advance/open-front", {"mode": "advanced", "move-any-allied-quadrant": True, "players": 4}, ""),
    ("open-front", {"mode": "advanced", "recognition-reveal": "sequential"}, ""),
    ("open-battle", {"mode": "advanced", "offensive-fire-gun": "declared"}, ""),
    ("open-battle", {"mode": "advanced", "offensive-fire-gun": "declared", "players": 4}, ""),
    ("quick-duel", {"mode": "advanced", "assault-needs-enemy": False}, ""),
    ("quick-duel", {"mode": "advanced", "defensive-fire-scores": False}, ""),
    ("quick-duel", {"mode": "advanced", "reinforcement-keeps-points": True}, ""),
    ("stop-the-advance/quick-duel", {"mode": "advanced", "reinforcement-needs-movable": False}, ""),
    ("offensive-without-snipers/quick-duel", {"mode": "advanced", "reinforcement-needs-movable": False}, ""),
    ("deep-front", {"mode": "advanced", "players": 4, "shot-card-lifetime": "side", "team-talk": "silent"}, ""),
    ("deep-front", {"mode": "advanced", "players": 3, "shot-card-lifetime": "side"}, ""),
    ("custom", {"mode": "advanced"}, TINY),
    ("custom", {"mode": "advanced", "move-any-allied-quadrant": True, "assault-needs-enemy": False}, TINY),
    ("custom", {"mode": "advanced", "players": 4, "offensive-fire-gun": "declared"}, TINY),
    ("custom", {"mode": "advanced"}, CLOSE),
    ("custom", {"mode": "advanced", "reinforcement-needs-movable": False, "players": 4}, CLOSE),
    ("custom", {"mode": "advanced", "reinforcement-needs-movable": False, "move-any-allied-quadrant": True}, CLOSE),
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
"""Few guns are good enough at range, any squad can be taken, and many tanks are locked, so turns are passed."""

PANZER_ALONE: Final[tuple[tuple[str, Mapping[str, Value], str], ...]] = (
    ("skirmish", {"fire-correction": True, "correction-lost-on-pickup": True}, ""),
    ("skirmish", {"fire-correction": True}, LIGHT_TWINS),
    ("battle", {"light-tanks": True, "light-after-explore": False, "light-search-from-tank-only": False}, ""),
    ("skirmish", {"terrain": True, "terrain-before-squads": False}, ""),
    ("great-battle", {"terrain": True, "hill-sees-over-hill": True}, ""),
    ("great-battle", {"gb-middle-split": "us-right"}, ""),
    ("great-battle", {"gb-middle-split": "alternating", "terrain": True}, ""),
    ("skirmish", {"allow-null-search-revealed": True}, ""),
    ("skirmish", {"ambush": True, "ambush-on-known-units": True}, ""),
    ("skirmish", {"allow-null-explore": False}, ""),
    ("skirmish", {"max-turns": 30}, ""),
)
"""Options without unneeded switches."""
PANZER_FULL: Final[tuple[tuple[str, Mapping[str, Value], str], ...]] = (
    ("battle", {"allow-null-explore": False}, ""),
    ("battle", {"allow-null-explore": False, "allow-null-search-revealed": True}, ""),
    ("skirmish", {"correction-lost-on-pickup": True, "light-after-explore": False}, ""),
    ("skirmish", {"flank-rear-if-destroyed": "never"}, ""),
    ("battle", {"stug-low-profile-vs-hill": "additive", "hill-sees-over-hill": True}, ""),
    ("great-battle", {"ambush-on-known-units": True, "light-search-from-tank-only": False}, ""),
    ("battle", {"terrain-before-squads": False, "max-turns": 120}, ""),
    ("skirmish", {"period": "1945-02"}, ""),
    ("skirmish", {}, LIGHT_TWINS),
    ("battle", {"allow-null-explore": False}, LIGHT_TWINS),
    ("skirmish", {"allow-null-explore": False}, WEAK_GUNS),
    ("great-battle", {"allow-null-explore": False, "gb-middle-split": "alternating"}, WEAK_GUNS),
)
"""Options added to all switches."""


FIXTURES: Final = (Path(__file__).parents[1] / "titles" / "spearpoint" / "fixtures.toml").read_text(encoding="utf-8")
"""The card set of Part 1 of the rules of Spearpoint."""
_BRAWLERS: Final = """\
[[crew]]
id = "{side}-crew"
faction = "{side}"
crew-type = "crew"
cost = 1
copies = 5

[[crew]]
id = "{side}-pilot"
faction = "{side}"
crew-type = "pilot"
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
mobile-artillery = true
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
turns-of-flight = 2
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
crew-types = ["crew", "pilot"]

{_BRAWLERS.format(side="blue")}
{_BRAWLERS.format(side="red")}
[[command]]
id = "seize"
copies = 3
icons = ["infantry", "vehicle", "artillery"]
windows = ["commit-revealed", "declare-revealed"]
duration = "instant"
target = {{ side = "enemy", types = ["infantry", "vehicle", "artillery"] }}
effect = [{{ do = "capture" }}]

[[command]]
id = "bail-out"
copies = 2
icons = ["vehicle", "artillery", "aircraft"]
windows = ["commit-revealed", "attack-nominated"]
duration = "instant"
target = {{ side = "any", types = ["vehicle", "artillery", "aircraft"], crewed = true }}
effect = [{{ do = "crew-bail" }}]

[[command]]
id = "storm-wind"
copies = 2
icons = {_ALL_TYPES}
windows = ["attack-nominated", "damage-rolled"]
duration = "instant"
target = {{ side = "any", types = {_ALL_TYPES} }}
effect = [{{ do = "unit-return" }}]

[[command]]
id = "grenade"
copies = 2
icons = {_ALL_TYPES}
windows = ["declare-revealed", "attack-nominated", "damage-rolled"]
duration = "instant"
target = {{ side = "any", types = {_ALL_TYPES} }}
effect = [{{ do = "damage-deal", amount = "1d10", ignore-defense = true }}, {{ do = "draw-now", amount = 2 }}]

[[command]]
id = "levy"
copies = 2
icons = ["none"]
windows = ["draw-open", "attack-nominated"]
duration = "instant"
effect = [{{ do = "draw-now", amount = 2, deck = "units" }}]

[[command]]
id = "cover"
copies = 3
icons = {_ALL_TYPES}
windows = ["commit-revealed", "declare-revealed", "draw-open"]
duration = {{ turns = 1 }}
target = {{ side = "any", types = {_ALL_TYPES} }}
effect = [{{ do = "target-deny", types = ["infantry", "vehicle"] }}, {{ do = "attack-deny" }}]

[[command]]
id = "second-look"
copies = 2
icons = ["none"]
windows = ["damage-rolled"]
duration = "instant"
effect = [{{ do = "reroll" }}]

[[damage]]
id = "panic"
copies = 2
  [damage.infantry]
  turns = 1
  effect = [{{ do = "attack-deny" }}]
  [damage.vehicle]
  effect = [{{ do = "crew-kill" }}]
  [damage.artillery]
  effect = [{{ do = "line-lock" }}, {{ do = "rate-mod", amount = -1 }}]
  [damage.aircraft]
  effect = [{{ do = "crew-kill" }}]
"""
"""Cards for rare events: captures, crews that leave, decks that run empty, hands that are known."""
_BRAWL: Final[Mapping[str, Value]] = {
    "deck-min": 12, "deck-max": 18, "vp-goal": 20, "overrun-turns": 9, "hand-command": 3, "hand-units": 4,
}  # fmt: skip

SPEARPOINT_OPTIONS: Final[tuple[tuple[str, Mapping[str, Value], str], ...]] = (
    ("standard", {}, "fixtures"),
    ("standard", {}, "brawl"),
    ("standard", {"command-reshuffle": False, "stall-turns": 3}, "brawl"),
    ("standard", {"draw-optional": False, "open-lists": True}, "brawl"),
    ("standard", {"draw-optional": False, "command-reshuffle": False, "draw-command": 2, "draw-any": 3}, "brawl"),
    ("standard", {"new-unit-by-transfer": True, "crew-only-scope": "lost-or-captured"}, "brawl"),
    ("standard", {"empty-front-converts": False, "reveal-at-end": False}, "brawl"),
    ("standard", {"mirror-factions": "first", "overrun-opposition": "ground-only"}, "brawl"),
    ("standard", {"special-basis": "modified", "assault-adds-rating": True, "assault-min-at-resolution": 3}, "brawl"),
    ("standard", {"start-units": 2, "start-command": 0, "max-turns": 6}, "brawl"),
    ("standard", {"deck-min": 0, "deck-max": 30, "hand-units": 0, "hand-command": 0}, "brawl"),
    ("standard", {"mirror-factions": "second", "open-lists": True}, ""),
    ("standard", {"crew-4-6-without-ground": "destroyed", "overrun-turns": 6}, "fixtures"),
    ("standard", {"damage-counter-includes-current": True, "immobile-bonus": 4, "vp-goal": 30}, "fixtures"),
    ("standard", {"bullet-scope": "flagged", "new-unit-by-transfer": True}, "fixtures"),
    ("hold-the-line", {"reveal-at-end": False, "hand-units": 5}, ""),
    ("meeting-engagement", {"special-basis": "modified", "draw-any": 3}, ""),
    ("clear-skies", {"overrun-opposition": "ground-only", "overrun-turns": 5}, ""),
    ("the-tiger", {"card-edition": 2}, ""),
    ("hold-the-line", {"card-edition": 3}, ""),
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
    """Every scenario with no switch and with all; each switch alone, or with those it needs; presets; options."""
    game = fogline.game("panzer")
    cases: list[Case] = []

    def add(scenario: str, options: Mapping[str, Value], preset: str = "", data: str = "") -> None:
        cases.append(Case(game, Setup(game.name, scenario, options, data), preset))

    for scenario in game.scenarios:
        add(scenario, PRESETS["basic"])
        add(scenario, PRESETS["full"], "full")
    for number, switch in enumerate(SWITCHES):
        alone: dict[str, Value] = {"terrain": True} if switch.key == "open-turret" else {}
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
    """Every Situation of our own cards; the options, with special cards where those show more."""
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
