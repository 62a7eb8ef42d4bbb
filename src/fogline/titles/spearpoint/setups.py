"""Set-ups of Spearpoint 1943."""

from __future__ import annotations

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


def variants() -> list[dict[str, Value]]:
    """Two factions, or one on both sides; usual options, or all non-numbers turned; and long games, because random
    players commit so little that most end early by Overrun."""
    turned: dict[str, Value] = {option.key: option.values[1] for option in OPTIONS if len(option.values) > 1}
    found: list[dict[str, Value]] = [{}, {"mirror-factions": "first"}, {"mirror-factions": "second"}, turned]
    found.append({"overrun-turns": _TURNS, "vp-goal": 150, "stall-turns": 0})
    return [{**options, "max-turns": _TURNS} for options in found]


def random_value(key: str, rng: Random) -> Value:
    return rng.randint(*_RANGES[key])


def random_options(rng: Random) -> dict[str, Value]:
    """Any options, with an end."""
    options: dict[str, Value] = {option.key: rng.choice(option.values) for option in OPTIONS if not option.form}
    options.update({key: random_value(key, rng) for key in _RANGES})
    options["deck-min"], options["deck-max"] = 20, 40
    options["max-turns"] = rng.randint(1, 30)
    return options


# -- cards ----------------------------------------------------------------------------------------------


def random_cards(rng: Random) -> str:
    """The text of some card set; every one is valid."""
    lines = ["[set]", 'id = "wild"', "schema = 1", 'version = "1"']
    lines += [f"factions = {_list(_FACTIONS)}", f"crew-types = {_list(_CREWS)}"]
    for faction in _FACTIONS:
        for crew in _CREWS:
            values = {"faction": faction, "crew-type": crew, "cost": rng.randint(1, 3), "copies": 5}
            lines += ["[[crew]]", *_keys({"id": f"{faction}-{crew}", **values})]
        for number in range(6):
            lines += _unit(rng, faction, number)
    for number in range(10):
        lines += _command(rng, number)
    for number in range(4):
        lines += _damage(rng, number)
    return "\n".join(lines) + "\n"


def _keys(values: dict[str, str | int | bool]) -> list[str]:
    return [f"{key} = {_value(value)}" for key, value in values.items()]


def _value(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _list(names: list[str] | tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def _some(rng: Random, names: tuple[str, ...]) -> list[str]:
    chosen = set(rng.sample(names, rng.randint(1, len(names))))
    return [name for name in names if name in chosen]


def _unit(rng: Random, faction: str, number: int) -> list[str]:
    kind = cards.TYPES[number % cards.CREW]
    full = rng.randint(2, 12)
    lines = ["[[unit]]", *_keys({"id": f"{faction}-{kind}-{number}", "faction": faction, "type": kind})]
    lines += [f"tags = {_list(_some(rng, _TAGS))}"]
    lines += _keys({"crew": _NEEDS[kind], "cost": rng.randint(1, 15), "copies": rng.randint(2, 4)})
    lines += _keys({"defense": rng.randint(0, 6)})
    lines.append(f"endurance = {{ full = {full}, half = {rng.randint(1, full - 1)} }}")
    if kind == cards.TYPES[cards.AIRCRAFT]:
        lines.append(f"turns-of-flight = {rng.randint(1, 3)}")
    elif kind == cards.TYPES[cards.ARTILLERY]:
        where = rng.choice((["front"], ["rear"], ["front", "rear"]))
        lines += [f"lines = {_list(where)}", *_keys({"mobile-artillery": len(where) == 2})]
    else:
        lines.append('lines = ["front"]')
    if kind != cards.TYPES[cards.INFANTRY]:
        lines.append(f"armored = {_value(rng.random() < 0.5)}")
    for weapon in range(rng.randint(1, 2)):
        values = [f"{column} = {rng.randint(4, 19)}" for column in _some(rng, cards.CLASSES)]
        lines += ["[[unit.weapon]]", *_keys({"name": f"weapon-{weapon}", "rate": rng.randint(1, 3)})]
        lines += [f"damage = {rng.randint(0, 9)}", f"attack = {{ {', '.join(values)} }}"]
        lines.append(f"bullet = {_value(rng.random() < 0.3)}")
        lines.append(f"bomb = {_value(kind == cards.TYPES[cards.AIRCRAFT] and rng.random() < 0.5)}")
    return lines


def _command(rng: Random, number: int) -> list[str]:
    """Windows, target, duration and effects that fit one another (V-15)."""
    names = _primitives(rng)
    lasts = cards.PRIMITIVES.index(names[0]) in cards.LASTING
    windows = _windows(rng, names)
    is_attack = all(window in _OF_ATTACKS for window in windows)
    lines = ["[[command]]", *_keys({"id": f"order-{number}", "copies": rng.randint(1, 4)})]
    has_unit = rng.random() < 0.5 or any(name not in _WITHOUT_UNIT for name in names)
    if has_unit:
        types = _some(rng, cards.TYPES[: cards.CREW])
        picks = ("owner", "attacker", "target") if is_attack else ("owner",)
        side = rng.choice(cards.SIDES[1:] if "capture" in names else cards.SIDES)
        target = [f'side = "{side}"', f'pick = "{rng.choice(picks)}"', f"types = {_list(types)}"]
        if rng.random() < 0.3:
            target.append(f"damaged = {_value(rng.random() < 0.5)}")
        lines += [f"icons = {_list(types)}", f"target = {{ {', '.join(target)} }}"]
    else:
        lines.append('icons = ["none"]')
    lines.append(f"windows = {_list(windows)}")
    durations = [one for one in cards.DURATIONS[1:] if is_attack or one != "attack"] if lasts else ["instant"]
    if not has_unit and "unit" in durations:
        durations.remove("unit")
    chosen = rng.choice(durations)
    lines.append("duration = { turns = 2 }" if chosen == "turns" else f'duration = "{chosen}"')
    return [*lines, f"effect = [{', '.join(_effect(rng, name) for name in names)}]"]


def _primitives(rng: Random) -> list[str]:
    """What a card does, one after the other: all of it lasts, or all of it is over at once."""
    first = rng.choice([name for name in cards.PRIMITIVES if name not in _FOR_SITUATIONS])
    lasts = cards.PRIMITIVES.index(first) in cards.LASTING
    alike = [
        name
        for name in cards.PRIMITIVES
        if name not in _FOR_SITUATIONS and (cards.PRIMITIVES.index(name) in cards.LASTING) == lasts
    ]
    return [first, *rng.choices(alike, k=rng.choice((0, 0, 0, 1, 1, 2)))]


def _windows(rng: Random, names: list[str]) -> list[str]:
    if "reroll" in names:
        return ["damage-rolled"]
    return _some(rng, _IN_COMBAT if "damage-deal" in names else cards.WINDOWS)


def _effect(rng: Random, name: str) -> str:
    parts = [f'do = "{name}"']
    for key in cards.PARAMETERS[name]:
        if key == "amount":
            least = 1 if name in ("damage-deal", "draw-now") else -3
            amount = rng.choice([number for number in range(least, 5) if number])
            parts.append('amount = "1d10"' if name == "damage-deal" and rng.random() < 0.5 else f"amount = {amount}")
        elif rng.random() < 0.3:
            parts.append(_parameter(rng, key))
    return "{ " + ", ".join(parts) + " }"


def _parameter(rng: Random, key: str) -> str:
    names = {
        "types": cards.TYPES[: cards.CREW],
        "classes": cards.CLASSES,
        "lines": cards.LINES[: cards.AIR + 1],
        "tags": _TAGS,
    }
    if key in names:
        return f"{key} = {_list(_some(rng, names[key]))}"
    if key == "on":
        return f'on = "{rng.choice(("attacker", "target"))}"'
    if key == "deck":
        return f'deck = "{rng.choice(("command", "units"))}"'
    return f"weapon = {rng.randint(1, 2)}" if key == "weapon" else "ignore-defense = true"


def _damage(rng: Random, number: int) -> list[str]:
    lines = ["[[damage]]", *_keys({"id": f"harm-{number}", "copies": rng.randint(1, 3)})]
    for kind in cards.TYPES[: cards.CREW]:
        lines.append(f"[damage.{kind}]")
        if rng.random() < 0.5:
            lines.append(f"turns = {rng.randint(1, 2)}")
        if rng.random() < 0.8:
            lines.append(f"effect = [{_effect(rng, rng.choice(DAMAGE_PRIMITIVES))}]")
    return lines


EDITION: Final = "card-edition"


class SpearpointSetups(Setups):
    """Set-ups of Spearpoint 1943."""

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
        """New games are played with the newest edition of our own cards."""
        if setup.data or EDITION in setup.options:
            return setup
        return Setup(setup.game, setup.scenario, {**setup.options, EDITION: len(HOUSES)}, setup.data)

    def refuse_faults(self, text: str, file: str) -> None:
        read_cards(text, file)

    def variants(self, preset: str | None) -> list[dict[str, Value]]:
        return variants()

    def random_value(self, key: str, rng: Random) -> Value:
        return random_value(key, rng)

    def random_setup(self, rng: Random) -> Setup:
        """A set of cards that nobody has thought of, with any options."""
        return Setup("spearpoint", "standard", random_options(rng), random_cards(rng))


SETUPS: Final = SpearpointSetups(RULES)
