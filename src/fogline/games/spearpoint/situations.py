"""Situations as data (Part 27, Part 31.6): another way to begin and to win."""

from __future__ import annotations

from typing import Final

from fogline.games.spearpoint.cards import (
    AIR,
    ALL_OF,
    CONDITIONS,
    COUNT_AT_LEAST,
    LINES,
    NONE_OF,
    REAR,
    TURN_AT_LEAST,
    VP_AT_LEAST,
    CardSet,
    Condition,
    Goal,
    Orders,
    Placed,
    Situation,
    Standing,
)  # fmt: skip
from fogline.games.spearpoint.effects import LASTING, OWN, PICK_OWNER, Selector
from fogline.games.spearpoint.options import OPTIONS
from fogline.games.spearpoint.reading import flag, read_counts, read_effect, read_selector, slug, slugs, tables
from fogline.kernel.data import Data
from fogline.kernel.errors import BadData

SEATS: Final = ("a", "b")
FOR_SIDES: Final = ("initiative_mod", "draw_mod", "vp_mod")
"""What a Situation can have in force for a whole side."""
_DEPTH: Final = 4
MOST_PLACED: Final = 30
"""So many Units of a side a Situation can commit."""


def read_situation(part: Data, cards: CardSet) -> Situation:
    """One Situation."""
    part.only(("id", "options", "a", "b", "win", "standard_win"))
    found = Situation(slug(part, "id"))
    if part.has("options"):
        found.options = _read_options(part.section("options"))
    for seat, name in enumerate(SEATS):
        if part.has(name):
            found.orders[seat] = _read_orders(part.section(name), cards)
    faults: list[BadData] = []
    for goal in tables(part, "win", faults):
        found.goals.append(_read_goal(goal))
    for fault in faults:
        raise fault
    found.standard_win = not part.has("standard_win") or flag(part, "standard_win")
    if not found.standard_win and not found.goals:
        raise part.error("win", "without the standard ways to win there must be others")
    return found


def _read_options(part: Data) -> dict[str, int | str | bool]:
    known = {option.key: option for option in OPTIONS}
    part.only(known)
    found: dict[str, int | str | bool] = {}
    for key in part.keys():  # noqa: SIM118 - no dictionary
        value = part.table[key]
        if not isinstance(value, (int, str, bool)) or not known[key].allows(value):
            raise part.error(key, f"{value!r} is none of {known[key].describe()}")
        found[key] = value
    return found


def _read_orders(part: Data, cards: CardSet) -> Orders:
    part.only(
        (
            "faction", "deck_min", "deck_max", "deck", "forbid", "hand", "start_units", "start_command", "vp_goal",
            "committed", "effect",
        )
    )  # fmt: skip
    found = Orders()
    if part.has("faction"):
        found.faction = part.string("faction", cards.factions)
    for key in ("deck_min", "deck_max", "start_units", "start_command", "vp_goal"):
        if part.has(key):
            setattr(found, key, part.integer(key))
    if part.has("deck"):
        found.fixed = read_counts(part, "deck", cards)
    if part.has("hand"):
        found.hand = read_counts(part, "hand", cards)
        if any(found.fixed.get(number, 0) < count for number, count in found.hand.items()):
            raise part.error("hand", "a hand that is given is part of a deck that is given")
    numbers = {card.slug: number for number, card in enumerate(cards.units)}
    if part.has("forbid"):
        for name in slugs(part, "forbid"):
            if name not in numbers:
                raise part.error("forbid", f"{name!r} is no Unit card")
        found.forbidden = tuple(numbers[name] for name in slugs(part, "forbid"))
    faults: list[BadData] = []
    found.placed = [_read_placed(placed, cards, numbers) for placed in tables(part, "committed", faults)]
    if len(found.placed) > MOST_PLACED:
        raise part.error("committed", f"more than {MOST_PLACED} Units")
    found.standing = [_read_standing(effect) for effect in tables(part, "effect", faults)]
    for fault in faults:
        raise fault
    return found


def _read_placed(part: Data, cards: CardSet, numbers: dict[str, int]) -> Placed:
    part.only(("unit", "line", "crewed", "damaged"))
    name = part.string("unit")
    if name not in numbers:
        raise part.error("unit", f"{name!r} is no Unit card")
    card = cards.units[numbers[name]]
    if not card.full:
        raise part.error("unit", "a crew is committed with its Unit")
    line = AIR if not (card.front or card.rear) else (0 if card.front else REAR)
    if part.has("line"):
        line = LINES.index(part.string("line", LINES))
        if not (line == 0 and card.front) and not (line == REAR and card.rear):
            raise part.error("line", f"{name} cannot stand there")
    crewed = flag(part, "crewed") if part.has("crewed") else True
    if line == AIR and not crewed:
        raise part.error("crewed", "aircraft need a crew")
    return Placed(numbers[name], line, crewed=crewed, damaged=flag(part, "damaged"))


def _read_standing(part: Data) -> Standing:
    """An effect, with ``units`` naming those it is for; without, it is for the side."""
    which = read_selector(part.section("units")) if part.has("units") else Selector()
    rest = Data(part.file, part.text, {key: part.table[key] for key in part.table if key != "units"}, part.path)
    effect = read_effect(rest)
    name = part.string("do")
    if which.is_none and name not in FOR_SIDES:
        raise part.error("units", f"{name} is for Units: say which")
    if not which.is_none and effect.kind not in LASTING:
        raise part.error("do", f"{name} cannot stay in force for Units")
    if which.side != OWN or which.pick != PICK_OWNER:
        raise part.error("units", "an effect of a Situation is for Units of the side's own")
    return Standing(effect, which)


def _read_goal(part: Data) -> Goal:
    part.only(("side", "when", "check"))
    seat = SEATS.index(part.string("side", SEATS))
    check = part.string("check", ("always", "turn_end")) if part.has("check") else "always"
    return Goal(seat, _read_condition(part.section("when"), seat, 0), at_turn_end=check == "turn_end")


def _read_condition(part: Data, seat: int, depth: int) -> Condition:
    """Exactly one of ``CONDITIONS``."""
    if depth > _DEPTH:
        raise part.error("", "conditions within conditions within conditions")
    part.only((*CONDITIONS, "side", "units"))
    named = [name for name in CONDITIONS if part.has(name)]
    if len(named) != 1:
        raise part.error("", f"expected exactly one of {', '.join(CONDITIONS)}")
    kind = CONDITIONS.index(named[0])
    if part.has("side"):
        seat = SEATS.index(part.string("side", SEATS))
    which = Selector()
    which.is_none = False
    if part.has("units"):
        which = read_selector(part.section("units"))
    if kind in (TURN_AT_LEAST, VP_AT_LEAST, COUNT_AT_LEAST):
        return Condition(kind, part.integer(named[0], 1), seat, which, [])
    assert ALL_OF <= kind <= NONE_OF
    faults: list[BadData] = []
    parts = [_read_condition(one, seat, depth + 1) for one in tables(part, named[0], faults)]
    for fault in faults:
        raise fault
    if not parts:
        raise part.error(named[0], "expected conditions")
    return Condition(kind, 0, seat, which, parts)
