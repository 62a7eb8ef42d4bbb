"""The options of a game (Part 29), and Situations as data (Part 27, Part 31.6): other ways to start and to win."""

from __future__ import annotations

from typing import Final

from fogline.kernel.faults import TOO_MANY, shown
from fogline.kernel.inspection import Inspection
from fogline.kernel.setup import Option
from fogline.titles.spearpoint.rules import cards, faults
from fogline.titles.spearpoint.rules.grammar import (
    Known,
    kind_of_effect,
    read_counts,
    read_each,
    read_effect,
    read_selector,
)

OPTIONS: Final = (
    Option("deck-min", (80,), "SP-DECK-1", "number", 0, 999),
    Option("deck-max", (100,), "SP-DECK-1", "number", 1, 999),
    Option("start-units", (4,), "SP-SETUP-1", "number", 1, 60),
    Option("start-command", (3,), "SP-SETUP-3", "number", 0, 20),
    Option("hand-units", (7,), "SP-DRAW-6", "number", 0, 99),
    Option("hand-command", (5,), "SP-DRAW-6", "number", 0, 20),
    Option("draw-command", (1,), "SP-DRAW-1", "number", 0, 10),
    Option("draw-any", (2,), "SP-DRAW-1", "number", 0, 10),
    Option("vp-goal", (51,), "SP-WIN-1", "number", 1, 999),
    Option("overrun-turns", (3,), "SP-WIN-3", "number", 1, 99),
    Option("immobile-bonus", (2,), "SP-ATK-5", "number", 0, 20),
    Option("special-basis", ("natural", "modified"), "AMB-10"),
    Option("bullet-scope", ("all-classes", "flagged"), "AMB-19"),
    Option("empty-front-converts", (True, False), "AMB-20"),
    Option("crew-only-scope", ("any-uncrewed", "lost-or-captured"), "AMB-22"),
    Option("new-unit-by-transfer", (False, True), "AMB-22"),
    Option("crew-4-6-without-ground", ("survives", "destroyed"), "AMB-32"),
    Option("assault-adds-rating", (False, True), "AMB-30"),
    Option("assault-min-at-resolution", (1, 3), "AMB-30"),
    Option("damage-counter-includes-current", (False, True), "AMB-35"),
    Option("overrun-opposition", ("any-unit", "ground-only"), "AMB-38"),
    Option("draw-optional", (True, False), "AMB-44"),
    Option("command-reshuffle", (True, False), "AMB-42"),
    Option("stall-turns", (10,), "AMB-39", "number", 0, 999),
    Option("max-turns", (0,), "AMB-39", "number", 0, 999),
    Option("mirror-factions", ("none", "first", "second"), "AMB-41"),
    Option("open-lists", (False, True), "AMB-50"),
    Option("reveal-at-end", (True, False), "H-34"),
    Option("card-edition", (1, 2, 3), "SP-COMP-2"),
)


# -- situations as data (Part 27, Part 31.6) ----------------------------------------------------------


SEATS: Final = ("a", "b")
FOR_SIDES: Final = ("initiative-mod", "draw-mod", "vp-mod")
"""Effects that a Situation can have in force for a whole side."""
_MINIMUM: Final = {option.key: option.least for option in OPTIONS}
_MAXIMUM: Final = {option.key: option.most for option in OPTIONS}
_NUMBERS: Final = {
    "turn-at-least": _MAXIMUM["max-turns"],
    "vp-at-least": _MAXIMUM["vp-goal"],
    "count-at-least": faults.POOL,
}
"""Conditions whose values are numbers, each with its maximum."""


def read_situation(part: Inspection, known: Known, factions: list[str] | None) -> cards.Situation | None:
    """Read one Situation; None, with its faults recorded, if that fails."""
    before = len(part.faults)
    part.only(("id", "options", "a", "b", "win", "standard-win"))
    found = cards.Situation(part.slug("id") or "")
    options = part.section("options") if part.has("options") else None
    if options is not None:
        found.options = _read_options(options)
        _check_limits(options, {})
    for seat, name in enumerate(SEATS):
        orders = part.section(name) if part.has(name) else None
        if orders is not None:
            found.orders[seat] = _read_orders(orders, known, factions)
            _check_limits(orders, found.options)
    found.goals = read_each(part.tables("win", faults.GOALS), _read_goal)
    _check_conditions(part)
    found.standard_win = not part.has("standard-win") or part.flag("standard-win") is not False
    if not found.standard_win and not part.has("win"):
        part.fault("win", faults.NO_OTHER_WIN)
    return found if len(part.faults) == before else None


def _read_options(part: Inspection) -> dict[str, int | str | bool]:
    known = {option.key: option for option in OPTIONS}
    part.only(known)
    found: dict[str, int | str | bool] = {}
    for key in part.keys():  # noqa: SIM118 - no dictionary
        value = part.value(key) if key in known else None
        wrong = known[key].fault(value) if key in known else None
        if wrong is not None:
            part.fault(key, wrong[0], **wrong[1])
        elif isinstance(value, (int, str, bool)):
            found[key] = value
    return found


def _check_limits(part: Inspection, general: dict[str, int | str | bool]) -> None:
    """SP-DECK-1: check that the lower limit of decks is not above the upper one. Limits missing for a side are those in
    *general*; a given deck has none."""
    own = [key for key in ("deck-min", "deck-max") if part.has(key)]
    low, high = [_limit(part, key, general) for key in ("deck-min", "deck-max")]
    if own and not part.has("deck") and low is not None and high is not None and low > high:
        part.fault(own[0], faults.DECK_LIMITS, low=low, high=high)


def _limit(part: Inspection, key: str, general: dict[str, int | str | bool]) -> int | None:
    """A limit of decks; None if it is missing or invalid."""
    value = part.value(key) if part.has(key) else general.get(key)
    is_right = type(value) is int and _MINIMUM[key] <= value <= _MAXIMUM[key]
    return value if is_right and isinstance(value, int) else None


def _read_orders(part: Inspection, known: Known, factions: list[str] | None) -> cards.Orders:
    part.only(
        (
            "faction", "deck-min", "deck-max", "deck", "forbid", "hand", "start-units", "start-command", "vp-goal",
            "committed", "effect",
        )
    )  # fmt: skip
    found = cards.Orders()
    if part.has("faction"):
        found.faction = part.string("faction", factions) or ""
    for key in ("deck-min", "deck-max", "start-units", "start-command", "vp-goal"):
        if part.has(key):
            number = part.integer(key, _MINIMUM[key], _MAXIMUM[key])
            if number is not None:
                setattr(found, key.replace("-", "_"), number)
    fixed = read_counts(part, "deck", known) if part.has("deck") else {}
    hand = read_counts(part, "hand", known) if part.has("hand") else {}
    if fixed is not None and hand is not None:
        if any(fixed.get(number, 0) < count for number, count in hand.items()):
            part.fault("hand", faults.HAND_OF_NO_DECK)
        found.fixed, found.hand = fixed, hand
    found.forbidden = _read_forbidden(part, known)
    found.placed = read_each(part.tables("committed", faults.PLACED), lambda placed: _read_placed(placed, known))
    found.standing = read_each(part.tables("effect", faults.STANDING), _read_standing)
    return found


def _read_forbidden(part: Inspection, known: Known) -> tuple[int, ...]:
    found: list[int] = []
    for number, name in enumerate(part.slugs("forbid", faults.UNIT_CARDS) or [], start=1):
        if not known.is_known(name):
            part.fault(f"forbid[{number}]", faults.NO_SUCH_UNIT, found=shown(name))
        elif name in known.numbers:
            found.append(known.numbers[name])
    return tuple(found)


def _read_placed(part: Inspection, known: Known) -> cards.Placed | None:
    before = len(part.faults)
    part.only(("unit", "line", "crewed", "damaged"))
    name = part.string("unit")
    if name is not None and not known.is_known(name):
        part.fault("unit", faults.NO_SUCH_UNIT, found=shown(name))
    card = None if name is None else known.card(name)
    chosen = part.string("line", cards.LINES) if part.has("line") else None
    crewed = part.flag("crewed") is not False if part.has("crewed") else True
    damaged = part.flag("damaged") is True
    if card is None:
        return None
    if card.kind == cards.CREW:
        part.fault("unit", faults.CREW_COMMITTED)
        return None
    line = cards.AIR if not (card.front or card.rear) else (0 if card.front else cards.REAR)
    if chosen is not None:
        line = cards.LINES.index(chosen)
        if not (line == 0 and card.front) and not (line == cards.REAR and card.rear):
            part.fault("line", faults.CANNOT_STAND, card=card.slug)
    if card.flight > 0 and not crewed:
        part.fault("crewed", faults.AIR_CREW)
    if len(part.faults) > before:
        return None
    return cards.Placed(known.numbers[card.slug], line, crewed=crewed, damaged=damaged)


def _read_standing(part: Inspection) -> cards.Standing | None:
    """Read an effect for the Units that ``units`` names or, without ``units``, for the side."""
    before = len(part.faults)
    section = part.section("units") if part.has("units") else None
    which = read_selector(section) if section is not None else cards.Selector()
    effect = read_effect(part, ("units",))
    kind = kind_of_effect(part)
    if kind is not None:
        name = cards.PRIMITIVES[kind]
        if not part.has("units") and not part.is_misspelt("units") and name not in FOR_SIDES:
            part.fault("units", faults.SAY_WHICH, effect=name)
        if part.has("units") and kind not in cards.LASTING:
            part.fault("do", faults.CANNOT_STAY, effect=name)
    if which is not None and (which.side != cards.OWN or which.pick != cards.PICK_OWNER):
        part.fault("units", faults.OWN_UNITS)
    if effect is None or which is None or len(part.faults) > before:
        return None
    return cards.Standing(effect, which)


def _read_goal(part: Inspection) -> cards.Goal | None:
    before = len(part.faults)
    part.only(("side", "when", "check"))
    side = part.string("side", SEATS)
    check = part.string("check", ("always", "turn-end")) if part.has("check") else "always"
    section = part.section("when")
    when = None if section is None else _read_condition(section, SEATS.index(side or SEATS[0]), 0)
    if when is None or side is None or len(part.faults) > before:
        return None
    return cards.Goal(SEATS.index(side), when, at_turn_end=check == "turn-end")


def _read_condition(part: Inspection, seat: int, depth: int) -> cards.Condition | None:
    """Read a condition: exactly one of ``CONDITIONS``."""
    if depth > faults.DEPTH:
        part.fault("", faults.CONDITIONS_DEEP)
        return None
    before = len(part.faults)
    part.only((*cards.CONDITIONS, "side", "units"))
    named = [name for name in cards.CONDITIONS if part.has(name)]
    if len(named) != 1 and len(part.faults) == before:
        part.fault("", faults.ONE_CONDITION, known=cards.CONDITIONS)
    if part.has("side"):
        seat = SEATS.index(part.string("side", SEATS) or SEATS[seat])
    which: cards.Selector | None = cards.Selector()
    if part.has("units"):
        units = part.section("units")
        which = None if units is None else read_selector(units)
    found: cards.Condition | None = None
    for name in named:
        found = _read_one(part, name, seat, which or cards.Selector(), depth)
    return found if len(part.faults) == before else None


def _read_one(part: Inspection, name: str, seat: int, which: cards.Selector, depth: int) -> cards.Condition | None:
    kind = cards.CONDITIONS.index(name)
    which.is_none = False
    if kind in (cards.TURN_AT_LEAST, cards.VP_AT_LEAST, cards.COUNT_AT_LEAST):
        number = part.integer(name, 1, _NUMBERS[name])
        return None if number is None else cards.Condition(kind, number, seat, which, [])
    assert cards.ALL_OF <= kind <= cards.NONE_OF
    before = len(part.faults)
    parts = read_each(part.tables(name, faults.CONDITIONS), lambda one: _read_condition(one, seat, depth + 1))
    if not parts and len(part.faults) == before:
        part.fault(name, faults.NO_CONDITIONS)
    return cards.Condition(kind, 0, seat, which, parts)


def _check_conditions(part: Inspection) -> None:
    """Check the total number of conditions of a Situation. It is limited, because they are checked after every
    event."""
    goals = part.value("win")
    listed = goals if isinstance(goals, list) else []
    found = sum(_count(goal.get("when"), 0) for goal in listed if isinstance(goal, dict))
    if found > faults.ALL_CONDITIONS:
        part.fault("win", TOO_MANY, found=found, most=faults.ALL_CONDITIONS)


def _count(condition: object, depth: int) -> int:
    if not isinstance(condition, dict) or depth > faults.DEPTH:
        return 0
    found = 1
    for name in cards.CONDITIONS[cards.ALL_OF :]:
        parts = condition.get(name)
        if isinstance(parts, list):
            for one in parts[: faults.CONDITIONS]:
                found += _count(one, depth + 1)
    return found
