"""The actions of Spearpoint 1943 as sequences of small numbers.

============ ====================================================================================================
head         its numbers
============ ====================================================================================================
verb         those of the notation, ``draw command`` and the like one by one
page         which 64 of the set's cards; the last number: no card
card         a card among these
way          front or rear, or nothing said (the last number); or which weapon
squad        which twelve Units of each side; the last number: no Unit
unit         a Unit in play: twelve own, then twelve of the enemy, in the order of their commitment
squad 2      the same for a second Unit
unit 2
============ ====================================================================================================

A set with up to 64 Unit cards and 64 Command cards has one page, and a side with up to twelve Units one squad: then
these numbers leave no choice, and are skipped.
"""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kit.encoding.coder import MAX_HEAD, heads_of
from fogline.titles.spearpoint.rules import actions
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.faults import UNIT_CARDS
from fogline.titles.spearpoint.rules.state import UnitView
from fogline.titles.spearpoint.rules.tables import Rules

VERBS: Final = (
    *actions.CARD_VERBS[: actions.DISCARD + 1],
    *actions.UNIT_VERBS,
    *actions.PAIR_VERBS,
    *actions.PLAIN_VERBS,
    "commit",
    "crew",
    "play",
    "fire",
    "roll",
)
_ON_UNIT: Final = actions.DISCARD + 2
"""In a key, the first of the verbs that name a Unit; the others follow."""
_PAIR: Final = _ON_UNIT + len(actions.UNIT_VERBS)
_PLAIN: Final = _PAIR + len(actions.PAIR_VERBS)
_COMMIT: Final = _PLAIN + len(actions.PLAIN_VERBS)
_CREW: Final = _COMMIT + 1
_PLAY: Final = _CREW + 1
_FIRE: Final = _PLAY + 1
_ROLL: Final = _FIRE + 1

PAGES: Final = (UNIT_CARDS + MAX_HEAD - 1) // MAX_HEAD
WAYS: Final = 3
SIDE_SLOTS: Final = 12
"""At most this many Units of a side are shown at a time."""
SLOTS: Final = 2 * SIDE_SLOTS
SQUADS: Final = (2 * actions.MAX_UNITS + SIDE_SLOTS - 1) // SIDE_SLOTS
HEADS: Final = heads_of(
    (
        ("verb", len(VERBS)),
        ("page", PAGES + 1),
        ("card", MAX_HEAD),
        ("way", WAYS),
        ("squad", SQUADS + 1),
        ("unit", SLOTS),
        ("squad 2", SQUADS + 1),
        ("unit 2", SLOTS),
    )
)
_PAGE: Final = len(VERBS) + 1
_CARD: Final = _PAGE + PAGES + 1
_WAY: Final = _CARD + MAX_HEAD
_SQUAD: Final = _WAY + WAYS
_UNIT: Final = _SQUAD + SQUADS + 1
_SQUAD_TWO: Final = _UNIT + SLOTS
_UNIT_TWO: Final = _SQUAD_TWO + SQUADS + 1
_NO_CARD: Final = _PAGE + PAGES
_NO_SQUAD: Final = _SQUAD + SQUADS
_NAMES: Final = 2 << actions.OWNER_BITS
NOT_IN_PLAY: Final = -1


@final
class Keys:
    """The numbers of actions as one seat sees the Units in play."""

    def __init__(self, rules: Rules) -> None:
        self._units = rules.unit_numbers
        self._commands = rules.command_numbers
        self.slots: vec[i64] = vec[i64]([NOT_IN_PLAY] * _NAMES)
        """By name of a Unit in play, ``squad * SLOTS + slot``."""
        self._named: list[int] = []

    def look(self, units: tuple[UnitView, ...], seat: i64) -> None:
        """Give the Units in play their slots, as *seat* sees them."""
        slots = self.slots
        for name in self._named:
            slots[name] = NOT_IN_PLAY
        self._named.clear()
        own: i64 = 0
        enemy: i64 = 0
        for unit in units:
            name = unit.name
            if unit.seat == seat:
                slots[name] = own // SIDE_SLOTS * SLOTS + own % SIDE_SLOTS
                own += 1
            else:
                slots[name] = enemy // SIDE_SLOTS * SLOTS + SIDE_SLOTS + enemy % SIDE_SLOTS
                enemy += 1
            self._named.append(name)

    def _slot(self, unit: i64) -> i64:
        slot = self.slots[unit]
        assert slot != NOT_IN_PLAY, "actions name Units in play"
        return slot

    def _unit(self, unit: i64) -> i64:
        """A Unit, or none, as a key of at most two numbers."""
        if unit == actions.NO_UNIT:
            return _NO_SQUAD
        slot = self._slot(unit)
        return _SQUAD + slot // SLOTS | _UNIT + slot % SLOTS << 8

    def action_key(self, action: Action) -> i64:
        if isinstance(action, actions.Plain):
            return _PLAIN + action.verb
        if isinstance(action, actions.Named):
            numbers = self._commands if action.verb == actions.DISCARD else self._units
            return action.verb + 1 | _card(numbers[action.slug]) << 8
        if isinstance(action, actions.Commit):
            way: i64 = action.line
            if way < 0:
                way = WAYS - 1
            return _COMMIT | _card(self._units[action.slug]) << 8 | _WAY + way << 24 | self._unit(action.giver) << 32
        if isinstance(action, actions.Play):
            return _PLAY | _card(self._commands[action.slug]) << 8 | self._unit(action.unit) << 24
        if isinstance(action, actions.Pair):
            other = self._slot(action.other)
            second: i64 = _SQUAD_TWO + other // SLOTS | _UNIT_TWO + other % SLOTS << 8
            return _PAIR + action.verb | self._unit(action.unit) << 8 | second << 24
        if isinstance(action, actions.Fire):
            return _FIRE | self._unit(action.unit) << 8 | _WAY + action.weapon - 1 << 24
        if isinstance(action, actions.OnUnit):
            return _ON_UNIT + action.verb | self._unit(action.unit) << 8
        if isinstance(action, actions.Man):
            return _CREW | _card(self._units[action.slug]) << 8 | self._unit(action.unit) << 24
        assert isinstance(action, actions.Roll)
        if not action.slug:
            return _ROLL | _NO_CARD << 8
        return _ROLL | _card(self._commands[action.slug]) << 8


def _card(number: i64) -> i64:
    return _PAGE + number // MAX_HEAD | _CARD + number % MAX_HEAD << 8
