"""Every action of a player or of CHANCE, and its notation. Actions are interned: equal ones are the same object.

Cards are named by slugs, which each card set chooses; Units in play by the letter of the seat that committed them and a
number, ``a3``. Weapons are 1 and 2.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import NotationError
from fogline.kernel.notation import Written
from fogline.titles.spearpoint.rules.cards import LINES

NO_UNIT: Final = -1
OWNER_BITS: Final = 10  # a Unit in play is ``seat << OWNER_BITS | number``
NUMBERS: Final = (1 << OWNER_BITS) - 1
MAX_UNITS: Final = 99  # the most Units that a seat can commit in one game (SP-COMMIT-1); games stay far below it
LETTERS: Final = "ab"
NO_LINE: Final = -1
DICE: Final = 10

# Verbs that name one card.
PICK: Final = 0  # take a card into the deck (SP-DECK)
HOLD: Final = 1  # take a card of the deck into the starting hand (SP-SETUP-1)
RETURN: Final = 2  # put an excess Unit under the Reserves (SP-DRAW-7)
DISCARD: Final = 3  # discard an excess Command card (SP-DRAW-8)
DEAL: Final = 4  # CHANCE: a Command card comes off the deck
UNIT: Final = 5  # CHANCE: a Unit card comes off the Reserves
DAMAGE: Final = 6  # CHANCE: a Damage card comes off the deck
PRIORITY: Final = 7  # CHANCE: who has priority at first (SP-SETUP-6); it names a seat
CARD_VERBS: Final = ("pick", "hold", "return", "discard", "deal", "unit", "damage", "priority")

# Verbs that name one Unit in play.
SWITCH: Final = 0  # change the line of mobile artillery (SP-MOB-2)
ASSAULT: Final = 1  # begin an Assault on this Unit (SP-ASLT-1)
JOIN: Final = 2  # this Unit joins the Assault
STORM: Final = 3  # resolve the Assault on this Unit
VICTIM: Final = 4  # Friendly Fire hits this Unit (SP-FF-2)
UNIT_VERBS: Final = ("switch", "assault", "join", "storm", "victim")

# Verbs that name two Units in play.
TRANSFER: Final = 0  # the crew of the first goes to the second (SP-CREW-4)
ATTACK: Final = 1  # the first declares an attack on the second (SP-TGT-1)
PAIR_VERBS: Final = ("transfer", "attack")

# Verbs without a name.
DONE: Final = 0
PASS: Final = 1
CLOSE: Final = 2  # the Assault has all its members
SKIP: Final = 3  # decline one draw (SP-DRAW-2)
ENOUGH: Final = 4  # decline all remaining draws
DRAW_COMMAND: Final = 5
DRAW_UNIT: Final = 6
REMOVE: Final = 7  # take a captured Unit out of the game (SP-CAP-3)
KEEP_FRONT: Final = 8
KEEP_REAR: Final = 9
PLAIN_VERBS: Final = (
    "done", "pass", "close", "skip", "enough", "draw command", "draw unit", "remove", "keep front", "keep rear",
)  # fmt: skip


def unit_name(unit: i64) -> str:
    return f"{LETTERS[unit >> OWNER_BITS]}{unit & NUMBERS}"


class Action(Written):
    """One line of a game of Spearpoint 1943."""


@final
class Plain(Action):
    """One of ``PLAIN_VERBS``."""

    def __init__(self, verb: i64) -> None:
        self.verb: i64 = verb

    def text(self) -> str:
        return PLAIN_VERBS[self.verb]


@final
class Named(Action):
    """One of ``CARD_VERBS``, with the slug of a card."""

    def __init__(self, verb: i64, slug: str) -> None:
        self.verb: i64 = verb
        self.slug = slug

    def text(self) -> str:
        return f"{CARD_VERBS[self.verb]} {self.slug}"


@final
class Commit(Action):
    """Commit a Unit from hand (SP-COMMIT-2), in ``line`` where its card leaves a choice. Its crew comes from hand, or
    from the Unit ``giver`` (option ``new-unit-by-transfer``)."""

    def __init__(self, slug: str, line: i64, giver: i64) -> None:
        self.slug = slug
        self.line: i64 = line
        self.giver: i64 = giver

    def text(self) -> str:
        words = f"commit {self.slug}"
        if self.line != NO_LINE:
            words += f" {LINES[self.line]}"
        if self.giver != NO_UNIT:
            words += f" from {unit_name(self.giver)}"
        return words


@final
class Man(Action):
    def __init__(self, slug: str, unit: i64) -> None:
        self.slug = slug
        self.unit: i64 = unit

    def text(self) -> str:
        return f"crew {self.slug} {unit_name(self.unit)}"


@final
class OnUnit(Action):
    """One of ``UNIT_VERBS``."""

    def __init__(self, verb: i64, unit: i64) -> None:
        self.verb: i64 = verb
        self.unit: i64 = unit

    def text(self) -> str:
        return f"{UNIT_VERBS[self.verb]} {unit_name(self.unit)}"


@final
class Pair(Action):
    """One of ``PAIR_VERBS``."""

    def __init__(self, verb: i64, unit: i64, other: i64) -> None:
        self.verb: i64 = verb
        self.unit: i64 = unit
        self.other: i64 = other

    def text(self) -> str:
        return f"{PAIR_VERBS[self.verb]} {unit_name(self.unit)} {unit_name(self.other)}"


@final
class Play(Action):
    def __init__(self, slug: str, unit: i64) -> None:
        self.slug = slug
        self.unit: i64 = unit

    def text(self) -> str:
        return f"play {self.slug}" if self.unit == NO_UNIT else f"play {self.slug} {unit_name(self.unit)}"


@final
class Fire(Action):
    """Resolve the declared attack of a Unit with one of its weapons (SP-ATK-1)."""

    def __init__(self, unit: i64, weapon: i64) -> None:
        self.unit: i64 = unit
        self.weapon: i64 = weapon

    def text(self) -> str:
        return f"fire {unit_name(self.unit)} {self.weapon}"


@final
class Roll(Action):
    """Roll, with or without a Command card discarded for +1 (SP-CMD-11)."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def text(self) -> str:
        return f"roll {self.slug}" if self.slug else "roll"


@final
class Dice(Action):
    def __init__(self, first: i64, second: i64) -> None:
        self.first: i64 = first
        self.second: i64 = second

    def text(self) -> str:
        return f"dice {self.first} {self.second}"


@final
class Die(Action):
    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def text(self) -> str:
        return f"die {self.number}"


PLAIN: Final = [Plain(verb) for verb in range(len(PLAIN_VERBS))]
ALL_DICE: Final = [Dice(first, second) for first in range(1, DICE + 1) for second in range(1, DICE + 1)]
ALL_DIE: Final = [Die(number) for number in range(1, DICE + 1)]
NO_DISCARD: Final = Roll("")
_MAX_KEPT: Final = 100_000
"""The maximum number of cached actions. Games need far fewer; many new card sets empty the cache."""
_SLUGS: Final[dict[str, int]] = {}
"""By card slug, the number of set-ups in use that have it."""
_NAMED: Final[dict[str, Named]] = {}
_ROLLS: Final[dict[str, Roll]] = {}
_FIRES: Final[dict[int, Fire]] = {}
_ON_UNITS: Final[dict[int, OnUnit]] = {}
_PAIRS: Final[dict[int, Pair]] = {}
_COMMITS: Final[dict[tuple[str, int, int], Commit]] = {}
_MEN: Final[dict[tuple[str, int], Man]] = {}
_PLAYS: Final[dict[tuple[str, int], Play]] = {}
_LINES: Final[dict[str, Action]] = {}
"""By text, recently read actions."""


def fire(unit: i64, weapon: i64) -> Fire:
    key = unit << 2 | weapon
    found = _FIRES.get(key)
    if found is None:
        found = _FIRES[key] = Fire(unit, weapon)  # few exist: a number and a weapon
    return found


def on_unit(verb: i64, unit: i64) -> OnUnit:
    key = unit << 3 | verb
    found = _ON_UNITS.get(key)
    if found is None:
        found = _ON_UNITS[key] = OnUnit(verb, unit)
    return found


def pair(verb: i64, unit: i64, other: i64) -> Pair:
    key = (unit << OWNER_BITS + 1 | other) << 1 | verb
    found = _PAIRS.get(key)
    if found is None:
        found = _PAIRS[key] = Pair(verb, unit, other)
    return found


def know(slugs: Iterable[str]) -> None:
    """Let actions name these cards until the caller releases them."""
    for slug in slugs:
        _SLUGS[slug] = _SLUGS.get(slug, 0) + 1


def forget(slugs: Iterable[str]) -> None:
    """Release these cards. Unused cards are dropped, since a server keeps receiving new card sets."""
    for slug in slugs:
        _SLUGS[slug] -= 1
        if _SLUGS[slug] == 0:
            del _SLUGS[slug]
            _LINES.clear()
            _ROLLS.pop(slug, None)
            for verb in CARD_VERBS:
                _NAMED.pop(f"{verb} {slug}", None)


def named(verb: i64, slug: str) -> Named:
    key = f"{CARD_VERBS[verb]} {slug}"
    found = _NAMED.get(key)
    if found is None:
        found = _NAMED[key] = Named(verb, slug)
    return found


def commit(slug: str, line: i64, giver: i64) -> Commit:
    key = (slug, int(line), int(giver))
    found = _COMMITS.get(key)
    if found is None:
        _make_room()
        found = _COMMITS[key] = Commit(slug, line, giver)
    return found


def man(slug: str, unit: i64) -> Man:
    key = (slug, int(unit))
    found = _MEN.get(key)
    if found is None:
        _make_room()
        found = _MEN[key] = Man(slug, unit)
    return found


def play(slug: str, unit: i64) -> Play:
    key = (slug, int(unit))
    found = _PLAYS.get(key)
    if found is None:
        _make_room()
        found = _PLAYS[key] = Play(slug, unit)
    return found


def roll(slug: str) -> Roll:
    """The unique action object for a roll; without a slug nothing is discarded."""
    if not slug:
        return NO_DISCARD
    found = _ROLLS.get(slug)
    if found is None:
        found = _ROLLS[slug] = Roll(slug)
    return found


def _make_room() -> None:
    if len(_COMMITS) + len(_MEN) + len(_PLAYS) >= _MAX_KEPT:
        _COMMITS.clear()
        _MEN.clear()
        _PLAYS.clear()
        _LINES.clear()


def line_of_plan(text: str) -> Action:
    """The action that a view has written as *text*. The lines of plans are few and read repeatedly."""
    found = _LINES.get(text)
    if found is None:
        found = _LINES[text] = read(text)
    return found


SYNTAX: Final = {
    "pick": "pick CARD", "hold": "hold CARD", "return": "return CARD", "discard": "discard CARD",
    "deal": "deal CARD", "unit": "unit CARD", "damage": "damage CARD", "priority": "priority SEAT",
    "commit": "commit CARD [front|rear] [from UNIT]", "crew": "crew CARD UNIT", "transfer": "transfer UNIT UNIT",
    "switch": "switch UNIT", "assault": "assault UNIT", "join": "join UNIT", "storm": "storm UNIT",
    "victim": "victim UNIT", "attack": "attack UNIT UNIT", "play": "play CARD [UNIT]", "fire": "fire UNIT WEAPON",
    "roll": "roll [CARD]", "dice": "dice NUMBER NUMBER", "die": "die NUMBER", "draw": "draw command|unit",
    "keep": "keep front|rear", "done": "done", "pass": "pass", "close": "close", "skip": "skip",
    "enough": "enough", "remove": "remove",
}  # fmt: skip
"""The form of each verb."""


def read(text: str, cards: set[str] | None = None) -> Action:
    """The action in *text*, in any case. *cards* are those that can be named; by default, those of any game in this
    process."""
    words = text.lower().split()
    verb = words[0] if words else ""
    if verb not in SYNTAX:
        raise NotationError(text, f"{verb!r} is not an action; there are {', '.join(SYNTAX)}")
    try:
        found = _read(verb, words[1:], cards)
    except ValueError as error:
        raise NotationError(text, f"{error}; write {SYNTAX[verb]}") from None
    if found is None:
        raise NotationError(text, f"write {SYNTAX[verb]}")
    return found


def _read(verb: str, rest: list[str], cards: set[str] | None) -> Action | None:
    count = len(rest)
    whole = " ".join([verb, *rest])
    if whole in PLAIN_VERBS:
        return PLAIN[PLAIN_VERBS.index(whole)]
    if verb in CARD_VERBS:
        return named(CARD_VERBS.index(verb), _slug(rest[0], cards)) if count == 1 else None
    if verb in UNIT_VERBS:
        return on_unit(UNIT_VERBS.index(verb), read_unit(rest[0])) if count == 1 else None
    if verb in PAIR_VERBS:
        return pair(PAIR_VERBS.index(verb), read_unit(rest[0]), read_unit(rest[1])) if count == 2 else None
    if verb == "commit" and 1 <= count <= 4:
        return _read_commit(_slug(rest[0], cards), rest[1:])
    if verb == "crew":
        return man(_slug(rest[0], cards), read_unit(rest[1])) if count == 2 else None
    if verb == "play" and count in (1, 2):
        return play(_slug(rest[0], cards), read_unit(rest[1]) if count == 2 else NO_UNIT)
    if verb == "fire":
        return fire(read_unit(rest[0]), _number(rest[1], 2)) if count == 2 else None
    if verb == "roll" and count < 2:
        return roll(_slug(rest[0], cards) if count else "")
    if verb == "dice":
        return ALL_DICE[(_number(rest[0], DICE) - 1) * DICE + _number(rest[1], DICE) - 1] if count == 2 else None
    if verb == "die":
        return ALL_DIE[_number(rest[0], DICE) - 1] if count == 1 else None
    return None


def _read_commit(slug: str, rest: list[str]) -> Action | None:
    line, giver = NO_LINE, NO_UNIT
    if rest and rest[0] in ("front", "rear"):
        line = LINES.index(rest[0])
        rest = rest[1:]
    if rest:
        if len(rest) != 2 or rest[0] != "from":
            return None
        giver = read_unit(rest[1])
    return commit(slug, line, giver)


def _slug(word: str, cards: set[str] | None) -> str:
    is_card = word in _SLUGS if cards is None else word in cards
    if not is_card:
        raise ValueError(f"{word!r} is not a card")
    return word


def read_unit(word: str) -> int:
    """The Unit that *word* names; ``ValueError`` if there is none."""
    letter, number = word[:1], word[1:]
    is_number = number.isdecimal() and number[0] != "0" and int(number) <= MAX_UNITS
    if not letter or letter not in LETTERS or not is_number:
        raise ValueError(f"{word!r} is not a Unit")
    return LETTERS.index(letter) << OWNER_BITS | int(number)


def _number(word: str, most: int) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= most:
        raise ValueError(f"{word!r} is not a number from 1 to {most}")
    return int(word)
