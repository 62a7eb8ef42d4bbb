"""Good files of every kind, and ways to break them in one place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

from fogline.kernel.errors import BadData
from fogline.titles.panzer.rules import cardsets as panzer
from fogline.titles.spearpoint.rules import cardsets as spearpoint
from fogline.titles.stalingrad.rules import scenarios as stalingrad
from tests.titles.spearpoint.fixtures import CARDS

SCENARIO = """
name = "Last stand"
columns = 5
rows = 3
mode = "advanced"
player-zone-snipers = { G = 2, S = 0 }
victory = [{ reach-last-row = "IN" }, { points = 5 }, { eliminate-all = ["OF"] }]
reinforcement-sets = [["IN"], ["IN", "MO"]]
cards = { G = { SN = 1, OF = 1, IN = 2, MO = 2, DE = 1 }, S = { SN = 3, OF = 2, IN = 1, SC = 1, MO = 1 } }
"""
WORDS = """
[names.en.unit]
mt-us = "Medium Tank"
[names.es.unit]
mt-us = "Carro medio"
[names.fr.weapon]
gun = "Canon"
[texts.en.command]
cm-hull = "Only the turret shows."
[[deck]]
id = "ready"
faction = "american"
cards = { mt-us = 2, tc-us = 2 }
[[situation]]
id = "hill"
options = { vp-goal = 40, draw-optional = false }
win = [{ side = "a", when = { all = [{ turn-at-least = 8 }, { count-at-least = 1, units = { crewed = true } }] } }]
[situation.a]
deck = { mt-us = 3, tc-us = 3 }
hand = { mt-us = 1 }
forbid = ["rif-us"]
committed = [{ unit = "mt-us", line = "front", damaged = true }]
effect = [{ do = "defense-mod", amount = 1, units = { types = ["vehicle"] } }, { do = "initiative-mod", amount = 1 }]
"""


class Good(NamedTuple):
    """A valid file, and its checker."""

    text: str
    faults: Callable[[str], list[BadData]]


def _house() -> str:
    text = files("fogline.titles.panzer").joinpath("data/house.toml").read_text(encoding="utf-8")
    return text.replace('name = "house"', 'name = "mine"')


GOOD = {
    "stalingrad": Good(SCENARIO, lambda text: stalingrad.examine(text, "x.toml")[1]),
    "panzer": Good(_house(), lambda text: panzer.examine(text, "x.toml").faults),
    "spearpoint": Good(f"{CARDS}\n{WORDS}", lambda text: spearpoint.examine(text, "x.toml").faults),
}

Path = tuple[str | int, ...]


class Break(NamedTuple):
    """One place of a file, and its replacement."""

    path: Path
    value: Any
    """None: an unknown key is added to the table there."""


def table_of(name: str) -> dict[str, Any]:
    """A good file as data."""
    return tomllib.loads(GOOD[name].text)


def places(value: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    """Every value of a file with its path."""
    found = [(path, value)] if path else []
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        found += places(part, (*path, key))
    return found


def breaks(name: str) -> list[Break]:
    """All ways to break a file that are certainly faults: wrong types, numbers beyond every bound, unknown keys."""
    found = [Break((), None)]
    for path, value in places(table_of(name)):
        if isinstance(value, dict):
            if not any(part in ("names", "texts", "cards", "deck", "hand") for part in path):
                found.append(Break(path, None))
            continue
        found.append(Break(path, 1979.5))
        if isinstance(value, int) and not isinstance(value, bool):
            found += [Break(path, 10**7), Break(path, -(10**7))]
    return found


def are_apart(first: Break, second: Break) -> bool:
    """Whether neither break lies within the part that the other changes, and the file depends on neither."""
    length = min(len(first.path), len(second.path))
    if first.path[:length] == second.path[:length]:
        return False
    heads = ("set", "base", "columns", "rows", "mode")
    return not any(one.path and one.path[0] in heads for one in (first, second))


def broken(name: str, *ways: Break) -> str:
    """The text of a file broken in these ways."""
    table = deepcopy(table_of(name))
    for way in ways:
        at: Any = table
        for key in way.path[:-1] if way.value is not None else way.path:
            at = at[key]
        if way.value is None:
            at["zzz"] = 1
        else:
            at[way.path[-1]] = way.value
    return "\n".join(f"{_key(key)} = {write(value)}" for key, value in table.items())


def write(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {write(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(write(part) for part in value) + "]"
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"' if isinstance(value, str) else repr(value)


def _key(key: str) -> str:
    return f'"{key}"'


def some(rng: Random, ways: list[Break], count: int) -> list[Break]:
    """Some of the *ways*."""
    return rng.sample(ways, min(count, len(ways)))
