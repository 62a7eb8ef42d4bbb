"""The views of Spearpoint 1943 as text and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fogline.kernel.setup import Setup
from fogline.kit.research import Piece, plain
from fogline.titles.spearpoint.rules.actions import LETTERS, MAX_UNITS, NO_UNIT, NUMBERS, OWNER_BITS, unit_name
from fogline.titles.spearpoint.rules.cards import LINES, NO_CARD
from fogline.titles.spearpoint.rules.effects import WINDOWS
from fogline.titles.spearpoint.rules.entries import PUBLIC, item_card, order_card, played_card, tail_card
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, NOBODY, REASONS, UnitView
from fogline.titles.spearpoint.rules.steps import PHASES, STEPS
from fogline.titles.spearpoint.rules.tables import rules_for
from fogline.titles.spearpoint.rules.view import SideView, View

_SIDES: Final = 2
_ROWS: Final = len(LETTERS) * MAX_UNITS
_UNIT_NUMBERS: Final = 13
_SIDE_NUMBERS: Final = 12


def row_of(unit: int) -> int:
    """The row of a Unit in play: ``a1`` is 0, ``b1`` follows the last of the first seat."""
    return (unit >> OWNER_BITS) * MAX_UNITS + (unit & NUMBERS) - 1


class Spearpoint:
    """Numbers: all that lies on the table, and what the seat holds. Cards are those of the set in its order; Units have
    a row each, by their names (``row_of``), the same that the actions name.

    ============ ================ ==============================================================================
    piece        shape            holds
    ============ ================ ==============================================================================
    seat         2                who looks (nobody: the public)
    units        198, cards       one-hot: the card of a Unit in play
    state        198, 13          of a Unit: in the Frontline, in the Rear Line, in the air (one-hot); of the first
                                  seat, of the second (one-hot); crewed; Endurance; Turns of Flight left; Turns of its
                                  Damage Effect left, and one more; damaged by Friendly Fire; bombs spent; its crew was
                                  transferred away; in an Assault
    target       198              the row of the Unit it has declared to attack, and one more
    damage       198, 1 + cards   one-hot: its Damage card; the first is the blank one
    orders       198, cards       Command cards that lie with it
    hand         2, cards         Unit cards in hand, as far as the seat may know
    reserves     2, cards         in the shuffled part of the Reserves
    tail         2, cards         at the bottom of the Reserves
    deck         2, cards         the deck that was built
    lost         2, cards         out of the game
    commands     2, cards         Command cards in hand
    known        2, 2, cards      of them, how many the other seat knows, and everybody
    side_orders  2, cards         Command cards in force for the side
    sides        2, 12            whether the plan is closed; its lines (own); points; Turns unopposed; Units committed;
                                  Command draws and free draws left; size of hand, of the Reserves, of their tail, of
                                  the Command hand; cards put under the Reserves in secret
    discard      2, cards         one-hot: the card for the Initiative roll (own)
    discards     cards            Command cards on the discard pile
    in_force     2, cards         Command cards for this attack; waiting to be carried out
    damage_piles 2, cards         Damage cards in the deck, on the discard pile
    step         27               one-hot
    phase        5                one-hot
    window       5                one-hot
    whose        3, 2             one-hot: priority, the attack in hand, the draw or capture in hand
    rows         4, 198           one-hot: attacker, target, who is hit, whom a card or a capture is about
    members      198              who takes part in the Assault in hand
    attack       11               weapon; rolls left; natural sum; doubled; Friendly Fire; rolled again; Defense is
                                  ignored; discarded for it; discarded for the die of a card; what an attacker that a
                                  card has taken away adds to its dice; cards still to draw
    dice         3                how many Intensity dice there are; the first; their sum
    turn         3                Turns begun; quiet ones; whether this one is so far
    outcome      2 + 6            one-hot: the winner; the reasons
    ============ ================ ==============================================================================

    Not in the numbers, but in the text: the lines of the own plan, the order of the cards at the bottom of the
    Reserves, what everybody knows to be in a hand or there, and how Command cards have come and gone.
    """

    def __init__(self, setup: Setup) -> None:
        rules = rules_for(setup)
        units, commands, damages = int(rules.unit_count), int(rules.command_count), int(rules.damage_count)
        self._slugs = [card.slug for card in rules.units]
        self.pieces: tuple[Piece, ...] = (
            Piece("seat", (_SIDES,)),
            Piece("units", (_ROWS, units)),
            Piece("state", (_ROWS, _UNIT_NUMBERS)),
            Piece("target", (_ROWS,)),
            Piece("damage", (_ROWS, damages + 1)),
            Piece("orders", (_ROWS, commands)),
            Piece("hand", (_SIDES, units)),
            Piece("reserves", (_SIDES, units)),
            Piece("tail", (_SIDES, units)),
            Piece("deck", (_SIDES, units)),
            Piece("lost", (_SIDES, units)),
            Piece("commands", (_SIDES, commands)),
            Piece("known", (_SIDES, 2, commands)),
            Piece("side_orders", (_SIDES, commands)),
            Piece("sides", (_SIDES, _SIDE_NUMBERS)),
            Piece("discard", (_SIDES, commands)),
            Piece("discards", (commands,)),
            Piece("in_force", (2, commands)),
            Piece("damage_piles", (2, damages)),
            Piece("step", (len(STEPS),)),
            Piece("phase", (len(PHASES),)),
            Piece("window", (len(WINDOWS),)),
            Piece("whose", (3, _SIDES)),
            Piece("rows", (4, _ROWS)),
            Piece("members", (_ROWS,)),
            Piece("attack", (11,)),
            Piece("dice", (3,)),
            Piece("turn", (3,)),
            Piece("outcome", (NOBODY + len(REASONS),)),
        )

    def text(self, view: View) -> str:
        """One line for each field, of the sides and Units one for each; the set-up is agreed and left out."""
        lines: list[str] = []
        for name, value in zip(view._fields, view):
            if name == "sides":
                for letter, side in zip(LETTERS, view.sides):
                    lines += [f"{letter} {field} {plain(part)}" for field, part in zip(side._fields, side)]
            elif name == "units":
                lines += [_line(self._slugs[unit.card], unit) for unit in view.units]
            elif name == "step":
                lines.append(f"step {STEPS[view.step]}")
            elif name != "setup":
                lines.append(f"{name} {plain(value)}")
        return "\n".join(lines)

    def fill(self, view: View, into: dict[str, Any]) -> None:
        """See the table above."""
        attack = view.attack
        if view.seat is not None:
            into["seat"][view.seat] = 1
        for unit in view.units:
            _fill_unit(unit, row_of(unit.name), into)
        for seat, side in enumerate(view.sides):
            _fill_side(side, seat, into)
        into["discards"][:] = view.discards
        _count([played_card(played) for played in view.cards], into["in_force"][0])
        _count([item_card(item) for item in view.agenda], into["in_force"][1])
        into["damage_piles"][0], into["damage_piles"][1] = view.damage_deck, view.damage_discards
        into["step"][view.step] = into["phase"][view.phase] = into["window"][view.window] = 1
        for row, seat in enumerate((view.priority, view.active, view.drawer)):
            into["whose"][row, seat] = 1
        for row, name in enumerate((attack.attacker, attack.target, attack.struck, view.focus)):
            if name != NO_UNIT:
                into["rows"][row, row_of(name)] = 1
        for name in view.members:
            into["members"][row_of(name)] = 1
        into["attack"][:] = (
            attack.weapon,
            attack.rolls_left,
            attack.natural,
            attack.doubled,
            attack.is_friendly,
            attack.is_parried,
            attack.ignores,
            attack.bonus,
            attack.card_bonus,
            attack.power,
            view.to_draw,
        )
        if view.dice:
            into["dice"][:] = len(view.dice), view.dice[0], sum(view.dice)
        into["turn"][:] = view.turn, view.quiet, view.is_quiet
        if view.winner != NOBODY:
            into["outcome"][view.winner] = 1
        for bit in range(len(REASONS)):
            into["outcome"][NOBODY + bit] = view.reasons >> bit & 1


def _line(slug: str, unit: UnitView) -> str:
    """A Unit in play as text: its name, its card, and all else about it."""
    _, _, *rest = unit
    return f"{unit_name(unit.name)} {slug} {plain(tuple(rest))}"


def _fill_unit(unit: UnitView, row: int, into: dict[str, Any]) -> None:
    """A Unit in play."""
    into["units"][row, unit.card] = 1
    state = into["state"][row]
    state[unit.line] = state[len(LINES) + unit.seat] = 1
    state[len(LINES) + _SIDES :] = (
        unit.crew != NO_CARD,
        unit.endurance,
        unit.flight,
        unit.counter + 1,
        unit.by_friends,
        unit.bombed,
        unit.gave_crew,
        unit.assaults,
    )
    if unit.target != NO_UNIT:
        into["target"][row] = row_of(unit.target) + 1
    if unit.damage != NO_DAMAGE:
        into["damage"][row, max(0, unit.damage + 1)] = 1
    _count([order_card(order) for order in unit.orders], into["orders"][row])


def _fill_side(side: SideView, seat: int, into: dict[str, Any]) -> None:
    for name, counts in (
        ("hand", side.hand),
        ("reserves", side.reserves),
        ("deck", side.deck),
        ("lost", side.lost),
        ("commands", side.commands),
    ):
        if counts is not None:
            into[name][seat] = counts
    if side.known is not None:
        into["known"][seat, 0] = side.known
    into["known"][seat, 1] = side.seen
    is_own = side.hand is not None
    _count([tail_card(entry) for entry in side.tail if is_own or entry & PUBLIC], into["tail"][seat])
    _count([order_card(order) for order in side.orders], into["side_orders"][seat])
    if side.discard is not None and side.discard >= 0:
        into["discard"][seat, side.discard] = 1
    into["sides"][seat] = (
        side.is_done,
        len(side.plan or ()),
        max(0, side.points),
        side.overrun,
        side.committed,
        side.command_draws,
        side.free_draws,
        side.hand_size or 0,
        side.reserves_size or 0,
        len(side.tail),
        side.command_size,
        side.returned,
    )


def _count(cards: Sequence[int], into: Any) -> None:
    for card in cards:
        into[card] += 1
