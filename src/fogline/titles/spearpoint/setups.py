"""Set-ups of Spearpoint 1943."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from fogline.kernel.setup import Setup, Value
from fogline.kit.setups import ScenarioLine, Seating, Setups
from fogline.titles.spearpoint.rules import cards
from fogline.titles.spearpoint.rules.cardsets import HOUSES, read_cards
from fogline.titles.spearpoint.rules.grammar import DAMAGE_PRIMITIVES
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES
from fogline.titles.spearpoint.rules.situations import OPTIONS
from fogline.titles.spearpoint.rules.tables import rules_for

_TURNS: Final = 40
"""Random games of ``fuzz`` end after this many Turns."""
_RANGES: Final = {
    "start-units": (1, 6), "start-command": (0, 5), "hand-units": (1, 9), "hand-command": (0, 6),
    "draw-command": (0, 2), "draw-any": (0, 3), "vp-goal": (1, 80), "overrun-turns": (1, 4),
    "immobile-bonus": (0, 4),
}  # fmt: skip
_FACTIONS: Final = ("red", "blue")
_CREWS: Final = ("drivers", "gunners", "pilots")
_NEEDS: Final = {"vehicle": "drivers", "artillery": "gunners", "aircraft": "pilots", "infantry": "none"}
_TAGS: Final = ("fast", "slow")
_FOR_SITUATIONS: Final = ("vp-mod", "draw-mod")
_WITHOUT_UNIT: Final = ("initiative-mod", "draw-now", "reroll")
_IN_COMBAT: Final = ("declare-revealed", "attack-nominated", "damage-rolled")
_OF_ATTACKS: Final = ("attack-nominated", "damage-rolled")


def random_options(rng: Random) -> dict[str, Value]:
    """Random options, with a limit on the game's length."""
    options: dict[str, Value] = {option.key: rng.choice(option.values) for option in OPTIONS if not option.form}
    options.update({key: rng.randint(*limits) for key, limits in _RANGES.items()})
    options["deck-min"], options["deck-max"] = 20, 40
    options["max-turns"] = rng.randint(1, 30)
    return options


def random_cards(rng: Random) -> str:
    """The text of a random card set; all are valid."""
    head = {"id": "wild", "schema": 1, "version": "1", "factions": _FACTIONS, "crew-types": _CREWS}
    lines = _table("[set]", head)
    for faction in _FACTIONS:
        for crew in _CREWS:
            known = {"id": f"{faction}-{crew}", "faction": faction, "crew-type": crew}
            lines += _table("[[crew]]", {**known, "cost": rng.randint(1, 3), "copies": 5})
        for number in range(6):
            lines += _unit(rng, faction, number)
    for number in range(10):
        lines += _command(rng, number)
    for number in range(4):
        lines += _damage(rng, number)
    return "\n".join(lines) + "\n"


def _table(head: str, values: Mapping[str, object]) -> list[str]:
    return [head, *(f"{key} = {_value(value)}" for key, value in values.items())]


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _some(rng: Random, names: tuple[str, ...]) -> list[str]:
    chosen = set(rng.sample(names, rng.randint(1, len(names))))
    return [name for name in names if name in chosen]


def _unit(rng: Random, faction: str, number: int) -> list[str]:
    kind = cards.TYPES[number % cards.CREW]
    full = rng.randint(2, 12)
    unit: dict[str, object] = {
        "id": f"{faction}-{kind}-{number}", "faction": faction, "type": kind, "tags": _some(rng, _TAGS),
        "crew": _NEEDS[kind], "cost": rng.randint(1, 15), "copies": rng.randint(2, 4), "defense": rng.randint(0, 6),
        "endurance": {"full": full, "half": rng.randint(1, full - 1)},
    }  # fmt: skip
    if kind == "aircraft":
        unit["turns-of-flight"] = rng.randint(1, 3)
    elif kind == "artillery":
        where = rng.choice((["front"], ["rear"], ["front", "rear"]))
        unit |= {"lines": where, "mobile-artillery": len(where) == 2}
    else:
        unit["lines"] = ["front"]
    if kind != "infantry":
        unit["armored"] = rng.random() < 0.5
    lines = _table("[[unit]]", unit)
    for weapon in range(rng.randint(1, 2)):
        attack = {column: rng.randint(4, 19) for column in _some(rng, cards.CLASSES)}
        printed = {"name": f"weapon-{weapon}", "rate": rng.randint(1, 3), "damage": rng.randint(0, 9), "attack": attack}
        is_bullet = rng.random() < 0.3
        is_bomb = kind == "aircraft" and rng.random() < 0.5
        lines += _table("[[unit.weapon]]", {**printed, "bullet": is_bullet, "bomb": is_bomb})
    return lines


def _command(rng: Random, number: int) -> list[str]:
    """A random Command card whose windows, target, duration and effects are compatible (V-15)."""
    names = _primitives(rng)
    lasts = cards.PRIMITIVES.index(names[0]) in cards.LASTING
    windows = ["damage-rolled"]
    if "reroll" not in names:
        windows = _some(rng, _IN_COMBAT if "damage-deal" in names else cards.WINDOWS)
    is_attack = all(window in _OF_ATTACKS for window in windows)
    card: dict[str, object] = {"id": f"order-{number}", "copies": rng.randint(1, 4)}
    has_unit = rng.random() < 0.5 or any(name not in _WITHOUT_UNIT for name in names)
    if has_unit:
        types = _some(rng, cards.TYPES[: cards.CREW])
        picks = ("owner", "attacker", "target") if is_attack else ("owner",)
        side = rng.choice(cards.SIDES[1:] if "capture" in names else cards.SIDES)
        target: dict[str, object] = {"side": side, "pick": rng.choice(picks), "types": types}
        if rng.random() < 0.3:
            target["damaged"] = rng.random() < 0.5
        card |= {"icons": types, "target": target}
    else:
        card["icons"] = ["none"]
    card["windows"] = windows
    durations = [one for one in cards.DURATIONS[1:] if is_attack or one != "attack"] if lasts else ["instant"]
    if not has_unit and "unit" in durations:
        durations.remove("unit")
    chosen = rng.choice(durations)
    card["duration"] = {"turns": 2} if chosen == "turns" else chosen
    return _table("[[command]]", {**card, "effect": [_effect(rng, name) for name in names]})


def _primitives(rng: Random) -> list[str]:
    """The effects of a card, in order: either all of them last, or all are instant."""
    names = [name for name in cards.PRIMITIVES if name not in _FOR_SITUATIONS]
    lasting = [name for name in names if cards.PRIMITIVES.index(name) in cards.LASTING]
    first = rng.choice(names)
    alike = [name for name in names if (name in lasting) == (first in lasting)]
    return [first, *rng.choices(alike, k=rng.choice((0, 0, 0, 1, 1, 2)))]


def _effect(rng: Random, name: str) -> dict[str, object]:
    effect: dict[str, object] = {"do": name}
    for key in cards.PARAMETERS[name]:
        if key == "amount":
            least = 1 if name in ("damage-deal", "draw-now") else -3
            amount = rng.choice([number for number in range(least, 5) if number])
            effect[key] = "1d10" if name == "damage-deal" and rng.random() < 0.5 else amount
        elif rng.random() < 0.3:
            effect[key] = _parameter(rng, key)
    return effect


def _parameter(rng: Random, key: str) -> object:
    names = {"types": cards.TYPES[: cards.CREW], "classes": cards.CLASSES, "lines": cards.LINES, "tags": _TAGS}
    if key in names:
        return _some(rng, names[key])
    if key == "on":
        return rng.choice(("attacker", "target"))
    if key == "deck":
        return rng.choice(("command", "units"))
    return rng.randint(1, 2) if key == "weapon" else True


def _damage(rng: Random, number: int) -> list[str]:
    lines = _table("[[damage]]", {"id": f"harm-{number}", "copies": rng.randint(1, 3)})
    for kind in cards.TYPES[: cards.CREW]:
        section: dict[str, object] = {}
        if rng.random() < 0.5:
            section["turns"] = rng.randint(1, 2)
        if rng.random() < 0.8:
            section["effect"] = [_effect(rng, rng.choice(DAMAGE_PRIMITIVES))]
        lines += _table(f"[damage.{kind}]", section)
    return lines


EDITION: Final = "card-edition"


class SpearpointSetups(Setups):
    file_kind = "cards"
    takes_folders = True
    structure = ("deck-min", "deck-max", "mirror-factions", "max-turns", "stall-turns")
    settled = (EDITION,)
    unrated_scenarios = ("hold-the-line", "roadblock", "the-tiger", "counter-attack")

    def scenarios(self) -> list[ScenarioLine]:
        found = []
        for name in RULES.scenarios:
            rules = rules_for(self.completed(Setup("spearpoint", name)))
            sizes = [f"{int(rules.deck_min[seat])}-{int(rules.deck_max[seat])}" for seat in (0, 1)]
            is_given = bool(rules.orders[0].fixed) and bool(rules.orders[1].fixed)
            size = "-" if is_given else " : ".join(dict.fromkeys(sizes))
            goals = ["points", "overrun"] if rules.standard_win else []
            if rules.situation is not None and rules.situation.goals:
                goals.append("orders")
            found.append(ScenarioLine(name, size, (), ", ".join(goals)))
        return found

    def seatings(self) -> list[Seating]:
        found = []
        for mirror in ("none", "first", "second"):
            options: dict[str, Value] = {} if mirror == "none" else {"mirror-factions": mirror}
            words = "" if mirror == "none" else f"mirror-factions={mirror}"
            found.append(self.seating(words, Setup("spearpoint", "standard", options)))
        return found

    def completed(self, setup: Setup) -> Setup:
        """Fill in the newest edition of the house cards for new games."""
        if setup.data or EDITION in setup.options:
            return setup
        return Setup(setup.game, setup.scenario, {**setup.options, EDITION: len(HOUSES)}, setup.data)

    def refuse_faults(self, text: str, file: str) -> None:
        read_cards(text, file)

    def variants(self, preset: str | None) -> list[dict[str, Value]]:
        """Two factions, or one on both sides; default options, or all non-numeric ones changed; and long games, because
        random players commit so little that most games end early by Overrun."""
        turned: dict[str, Value] = {option.key: option.values[1] for option in OPTIONS if len(option.values) > 1}
        found: list[dict[str, Value]] = [{}, {"mirror-factions": "first"}, {"mirror-factions": "second"}, turned]
        found.append({"overrun-turns": _TURNS, "vp-goal": 150, "stall-turns": 0})
        return [{**options, "max-turns": _TURNS} for options in found]

    def random_value(self, key: str, rng: Random) -> Value:
        return rng.randint(*_RANGES[key])

    def random_setup(self, rng: Random) -> Setup:
        """A random card set, with random options."""
        return Setup("spearpoint", "standard", random_options(rng), random_cards(rng))


SETUPS: Final = SpearpointSetups(RULES)
