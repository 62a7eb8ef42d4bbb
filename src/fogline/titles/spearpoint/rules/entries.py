"""Cards that lie or wait somewhere, each as one number: on the agenda, in force, at the bottom of the Reserves."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules.actions import NO_UNIT

# -- Command cards to be carried out: the agenda --------------------------------------------------------

NO_SUBJECT: Final = 0xFFFF
LAID: Final = 1 << 29
"""The card has been put where it lies; its effects are being carried out."""


def agenda_item(seat: i64, card: i64, unit: i64) -> int:
    """A Command card of *seat* to be carried out, on a Unit or on none."""
    return seat << 28 | card << 16 | (NO_SUBJECT if unit == NO_UNIT else unit)


def item_seat(item: i64) -> i64:
    """Whose card it is."""
    return item >> 28 & 1


def item_effect(item: i64) -> i64:
    """The effect that comes next."""
    return item >> 24 & 15


def item_card(item: i64) -> i64:
    """The card."""
    return item >> 16 & 255


def item_unit(item: i64) -> i64:
    """The Unit it is played on, or NO_UNIT."""
    unit = item & NO_SUBJECT
    return NO_UNIT if unit == NO_SUBJECT else unit


# -- Command cards in force: orders ---------------------------------------------------------------------

PERMANENT: Final = 0xFFFF
"""The counter of an order that lasts as long as its Unit. Others count ends of Turns."""


def order(card: i64, left: i64) -> int:
    """A Command card that lies with a Unit, or before a player."""
    return card << 16 | left


def order_card(lying: i64) -> i64:
    """The card of an order."""
    return lying >> 16


def order_left(lying: i64) -> i64:
    """How many more ends of a Turn it lasts, or PERMANENT."""
    return lying & PERMANENT


# -- Command cards for the attack in hand ---------------------------------------------------------------


def played_for(card: i64, unit: i64) -> int:
    """A Command card for this attack only, played on a Unit or on none."""
    return card << 16 | (NO_SUBJECT if unit == NO_UNIT else unit)


def played_card(played: i64) -> i64:
    """The card."""
    return played >> 16


def played_unit(played: i64) -> i64:
    """The Unit it was played on, or NO_UNIT."""
    unit = played & NO_SUBJECT
    return NO_UNIT if unit == NO_SUBJECT else unit


# -- the tail of the Reserves ---------------------------------------------------------------------------

PUBLIC: Final = 1
"""The bit of an entry of the tail that everybody saw put there."""
STAMP_BITS: Final = 16


def tail_entry(card: i64, stamp: i64) -> int:
    """A card at the bottom of the Reserves that only its owner knows; *stamp* counts such cards."""
    return (card << STAMP_BITS | stamp) << 1


def public_entry(card: i64) -> int:
    """A card at the bottom of the Reserves that everybody saw."""
    return card << STAMP_BITS + 1 | PUBLIC


def tail_card(entry: i64) -> i64:
    """The card of an entry."""
    return entry >> STAMP_BITS + 1


def tail_stamp(entry: i64) -> i64:
    """When a card that only its owner knows was put there."""
    return entry >> 1 & (1 << STAMP_BITS) - 1


# -- an attacker that is gone ---------------------------------------------------------------------------


def gone_attacker(card: i64, line: i64) -> int:
    """What still counts of an attacker that left between its dice and the damage (SP-DMG-18)."""
    return card << 2 | line


def gone_card(gone: i64) -> i64:
    """What it was."""
    return gone >> 2


def gone_line(gone: i64) -> i64:
    """Where it stood."""
    return gone & 3
