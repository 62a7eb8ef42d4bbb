"""Bodies and queries of requests, checked as the server checks them, without its packages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from fogline.analysis.explanations import WORLDS
from fogline.analysis.puzzles import MAX_NAME, MAX_PUZZLES, MAX_SPOTS
from fogline.bots.levels import ACE, THINKING, PlayingLevel, thinking_levels
from fogline.bots.memory_aid import usual_level
from fogline.desk.bounds import (
    MAX_ACTIONS,
    MAX_BYTES,
    MAX_FIELDS,
    MAX_GIVEN,
    MAX_OPTION,
    MAX_SEATS,
    MAX_TEXT,
    MAX_WORLDS,
)
from fogline.desk.new_games import Sides
from fogline.desk.refusals import Refused
from fogline.desk.replays import MAX_POSITIONS
from fogline.desk.terms import MAX_DELAY, Terms
from fogline.kernel.setup import MAX_NUMBER, Setup
from fogline.kit.aid import LEVELS
from fogline.kit.registry import title_of
from fogline.kit.wire import Form
from fogline.table.declarations import WORDS
from fogline.table.fairness import SEED_FORM

Check = Callable[[Any], bool]
Field = tuple[Check, Any]
"""The type of a value, and the default; ``NEEDED``: the field is required."""
NEEDED: Final = object()


def text(most: int = MAX_TEXT, least: int = 0) -> Check:
    def is_text(value: Any) -> bool:
        return isinstance(value, str) and least <= len(value) <= most and "\0" not in value and _is_unicode(value)

    return is_text


def _is_unicode(value: str) -> bool:
    return not any("\ud800" <= sign <= "\udfff" for sign in value)


def number(least: int = 0, most: int = 10**9) -> Check:
    return lambda value: type(value) is int and least <= value <= most


def flag(value: Any) -> bool:
    return isinstance(value, bool)


def one_of(*known: str) -> Check:
    return lambda value: isinstance(value, str) and value in known


def several(each: Check, most: int, least: int = 0) -> Check:
    return lambda value: isinstance(value, list) and least <= len(value) <= most and all(map(each, value))


def named(each: Check, most: int) -> Check:
    return lambda value: (
        isinstance(value, dict) and len(value) <= most and all(map(SHORT, value)) and all(map(each, value.values()))
    )


def maybe(check: Check) -> Check:
    return lambda value: value is None or check(value)


def share(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value <= 1


def watching(value: Any) -> bool:
    if value == {"kind": "public"}:
        return True
    is_late = isinstance(value, dict) and value.keys() == {"kind", "turns"} and value["kind"] == "delayed"
    return is_late and number(1, MAX_DELAY)(value["turns"])


SHORT: Final = text()
RECORD: Final = (text(MAX_BYTES), NEEDED)
SEQUENCE: Final = {"sequence": (number(), NEEDED)}
ACTIONS: Final = {**SEQUENCE, "actions": (several(SHORT, MAX_ACTIONS, 1), NEEDED)}
WORD: Final = {**SEQUENCE, "word": (one_of(*WORDS), NEEDED)}
SEEDING: Final = {"seed": (lambda value: isinstance(value, str) and bool(re.fullmatch(SEED_FORM, value)), NEEDED)}
REMATCH: Final = {"sides": (maybe(one_of(*get_args(Sides))), None), "level": (maybe(one_of(*THINKING)), None)}
AGREEMENT: Final[Mapping[str, Field]] = {
    "hold": (maybe(several(SHORT, MAX_SEATS)), None),
    "bots": (named(one_of(*THINKING), MAX_SEATS), {}),
    "clock": (maybe(lambda value: isinstance(value, dict)), None),
    "aid": (one_of(*LEVELS), ""),
    "training": (flag, False),
    "reasons": (flag, False),
    "rated": (flag, False),
    "watching": (watching, {"kind": "public"}),
    "listed": (flag, False),
    "bot-accounts": (flag, False),
}
NEW_GAME: Final[Mapping[str, Field]] = {
    **AGREEMENT,
    "game": (SHORT, NEEDED),
    "scenario": (SHORT, NEEDED),
    "options": (
        named(lambda value: flag(value) or number(-1, MAX_NUMBER)(value) or text(MAX_OPTION)(value), MAX_FIELDS),
        {},
    ),
    "data": (text(MAX_BYTES), ""),
}
GOING_ON: Final[Mapping[str, Field]] = {**AGREEMENT, "record": RECORD, "at": (number(), NEEDED)}
ELSEWHERE: Final[Mapping[str, Field]] = {**GOING_ON, "as": (SHORT, NEEDED), "seed": (maybe(SHORT), None)}
VERIFYING: Final = {"record": RECORD, "given": (several(SHORT, MAX_GIVEN), [])}
POSITIONS: Final = {"as": (SHORT, "all"), "at": (number(), 0), "count": (number(1, MAX_POSITIONS), 1)}
REVIEWING: Final = {"as": (SHORT, "all"), "first": (SHORT, ""), "lines": (flag, False)}
LOOKING: Final = {"at": (number(), NEEDED), "as": (SHORT, NEEDED)}
EXPLAINING: Final = {
    "at": (number(), NEEDED),
    "level": (one_of(*THINKING), "veteran"),
    "seed": (SHORT, "0"),
    "worlds": (number(1, MAX_WORLDS), WORLDS),
}
PLAYING_OUT: Final = {
    **LOOKING,
    "action": (SHORT, ""),
    "seed": (SHORT, "0"),
    "level": (one_of(*get_args(PlayingLevel)), "regular"),
}
PUZZLE: Final = {"title": (text(40), NEEDED), "number": (number(0, MAX_PUZZLES - 1), NEEDED)}
PUZZLE_ANSWER: Final = {**PUZZLE, "action": (text(MAX_NAME), NEEDED)}
PUZZLE_GUESS: Final = {**PUZZLE, "chances": (several(share, MAX_SPOTS, 1), NEEDED)}


def read(given: Any, fields: Mapping[str, Field], where: str = "body") -> Form:
    """The fields of a body or a query, with defaults; refused if any is missing, wrong or unknown."""
    if not isinstance(given, dict):
        raise _invalid([(where, "model_type")])
    faults = [(f"{where}.{name}", "missing") for name, one in fields.items() if one[1] is NEEDED and name not in given]
    faults += [(f"{where}.{name}"[:200], "extra_forbidden") for name in given if name not in fields]
    faults += [
        (f"{where}.{name}", "value_error") for name in given if name in fields and not fields[name][0](given[name])
    ]
    if faults:
        raise _invalid(faults)
    return {name: given.get(name, default) for name, (_, default) in fields.items()}


def read_query(given: Mapping[str, str], fields: Mapping[str, Field]) -> Form:
    """The same for a query: its values are texts. Unknown fields are ignored, as on the server."""
    found: Form = {name: value for name, value in given.items() if name in fields}
    for name, value in found.items():
        check = fields[name][0]
        if not check(value):
            is_number = re.fullmatch(r"-?\d{1,10}", value) is not None
            found[name] = int(value) if is_number else {"true": True, "false": False}.get(value, value)
    return read(found, fields, "query")


def _invalid(faults: list[tuple[str, str]]) -> Refused:
    return Refused(
        422, "invalid", "the request is malformed", faults=[{"where": where, "why": why} for where, why in faults[:10]]
    )


def needs_server(text: str) -> Refused:
    """The refusal of something that a page cannot do."""
    return Refused(501, "needs-server", text)


def setup_of(wanted: Form) -> Setup:
    return Setup(wanted["game"], wanted["scenario"], wanted["options"], wanted["data"])


def terms_of(wanted: Form, game: str) -> Terms:
    """The terms of a new game; refused if they need a server."""
    if wanted["clock"] is not None:
        raise needs_server("a game in the page has no clock; play with a clock on a server")
    if wanted["rated"]:
        raise needs_server("a game in the page cannot be rated; play rated games on a server")
    if wanted["listed"]:
        raise needs_server("a game in the page cannot be watched by others; play it on a server")
    if wanted["bot-accounts"]:
        raise needs_server("bot accounts play on a server only")
    for seat, level in wanted["bots"].items():
        refuse_level(game, seat, level)
    late = wanted["watching"].get("turns")
    aid = wanted["aid"] or usual_level(game)
    return Terms(wanted["bots"], None, aid, late, wanted["training"], reasons=wanted["reasons"])


def levels_of(game: str) -> list[str]:
    """The levels of a page: no networks, because NumPy is missing."""
    ace = title_of(game).ace()
    has_ace = ace is not None and ace.network is None
    return [level for level in thinking_levels(game) if level != ACE or has_ace]


def refuse_level(game: str, where: str, level: str) -> None:
    """Refuse a level that a page does not have."""
    if level not in levels_of(game):
        raise needs_server(f"{where}: the level {level!r} of this game needs a server")
