"""The views of Spearpoint 1943 as small numbers. The heads are those of ``keys.py``."""

from __future__ import annotations

from typing import Any, Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.setup import Setup
from fogline.kit.encoding.coder import NUMBER, Coder, Piece, Sheet
from fogline.titles.spearpoint.encoding.keys import HEADS, NOT_IN_PLAY, SLOTS, Keys
from fogline.titles.spearpoint.rules import steps
from fogline.titles.spearpoint.rules.actions import ALL_DICE, NO_UNIT, Action, read
from fogline.titles.spearpoint.rules.cards import LINES, NO_CARD, WINDOWS
from fogline.titles.spearpoint.rules.modifiers import PUBLIC, item_card, order_card, played_card, tail_card
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, UnitView
from fogline.titles.spearpoint.rules.steps import OVER, PHASES
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import SideView, View

_UNIT_FIELDS: Final = len(LINES) + 9
_ROLES: Final = 5
_SIDE_FIELDS: Final = 12
_ATTACK: Final = 11
_PLAN: Final = HEADS[-1].start + HEADS[-1].size
_LIMITS: Final = (
    "hand-units", "hand-command", "draw-command", "draw-any", "overrun-turns", "stall-turns", "max-turns",
)  # fmt: skip
_OPTIONS: Final = (
    "empty-front-converts", "new-unit-by-transfer", "assault-adds-rating", "damage-counter-includes-current",
    "draw-optional", "command-reshuffle", "open-lists",
)  # fmt: skip


@final
class SpearpointCoder(Coder):
    """Everything is written from the seat's point of view: own before enemy. The public view is written like that of
    the first seat. Cards are those of the set in its order, so the layout is the same for all Situations of one set.

    ============ ================ ==============================================================================
    piece        shape            holds
    ============ ================ ==============================================================================
    units        24, ...          the first twelve own Units and the first twelve of the enemy (``keys.py``). Of a Unit:
                                  its card, one-hot; in the Frontline, in the Rear Line, in the air; captured; crewed;
                                  Endurance; Turns of Flight left; Turns of its Damage Effect left, and one more;
                                  damaged by Friendly Fire; bombs spent; its crew was transferred away; in an Assault;
                                  its Damage card, one-hot, the blank one first; Command cards that lie with it; the
                                  Unit it has declared to attack, one-hot; whether it is the attacker, its target, who
                                  is hit, whom a card or a capture is about, who takes part in the Assault in hand
    unit_cards   2, 5, cards      by side: in hand, in the shuffled part of the Reserves, at their bottom, in the deck
                                  that was built, out of the game; as far as the seat may know
    commands     2, 5, cards      by side: in hand; of them, how many the other seat knows, and everybody; in force for
                                  the side; the card for the Initiative roll (own)
    sides        2, 12            whether the plan is closed; its lines (own); points; Turns unopposed; Units committed;
                                  Command draws and free draws left; size of hand, of the Reserves, of their bottom, of
                                  the Command hand; cards put under the Reserves in secret
    plan         numbers          how many own lines of the plan have each number (see ``keys.py``)
    piles        3, cards         Command cards on the discard pile; for this attack; waiting to be carried out
    damages      2, cards         Damage cards in the deck, on the discard pile
    step         27               one-hot
    phase        5                one-hot
    window       5                one-hot
    whose        3, 2             own, enemy: priority, the attack in hand, the draw or capture in hand
    attack       11               weapon; rolls left; natural sum; doubled; Friendly Fire; rolled again; Defense is
                                  ignored; discarded for it; discarded for the die of a card; what an attacker that a
                                  card has taken away adds to its dice; cards still to draw
    dice         3                how many Intensity dice there are; the first; their sum
    turn         3                Turns begun; quiet ones; whether this one is so far
    crowd        2                own Units and enemy's in play
    outcome      3                won, lost, drawn
    setup        ...              which seat; the Situation, one-hot, the standard game first; points to win, least and
                                  most points of a deck, own and enemy's; limits of hands, draws, Turns; options
    ============ ================ ==============================================================================
    """

    def __init__(self, setup: Setup) -> None:
        rules = rules_for(setup)
        units, commands, damages = int(rules.unit_count), int(rules.command_count), int(rules.damage_count)
        unit_size = units + _UNIT_FIELDS + damages + 1 + commands + SLOTS + _ROLES
        agreed = [_agreed(rules, seat) for seat in (0, 1)]
        pieces = (
            Piece("units", (SLOTS, unit_size)),
            Piece("unit_cards", (2, 5, units)),
            Piece("commands", (2, 5, commands)),
            Piece("sides", (2, _SIDE_FIELDS)),
            Piece("plan", (_PLAN,)),
            Piece("piles", (3, commands)),
            Piece("damages", (2, damages)),
            Piece("step", (len(steps.NAMES),)),
            Piece("phase", (len(PHASES),)),
            Piece("window", (len(WINDOWS),)),
            Piece("whose", (3, 2)),
            Piece("attack", (_ATTACK,)),
            Piece("dice", (3,)),
            Piece("turn", (3,)),
            Piece("crowd", (2,)),
            Piece("outcome", (3,)),
            Piece("setup", (len(agreed[0]),)),
        )
        super().__init__(HEADS, pieces, max(len(ALL_DICE), units, commands, damages))
        self._rules = rules
        self._keys = Keys(rules)
        self._lines: dict[str, Action] = {}
        """Cached lines of plans, by text."""
        self._units: i64 = units
        self._commands: i64 = commands
        self._unit_size: i64 = unit_size
        self._damage_at: i64 = units + _UNIT_FIELDS
        self._orders_at: i64 = units + _UNIT_FIELDS + damages + 1
        self._target_at: i64 = units + _UNIT_FIELDS + damages + 1 + commands
        self._role_at: i64 = units + _UNIT_FIELDS + damages + 1 + commands + SLOTS
        starts: list[int] = []
        start = 0
        for piece in pieces:
            starts.append(start)
            start += piece.size()
        self._unit_cards_at: i64 = starts[1]
        self._commands_at: i64 = starts[2]
        self._sides_at: i64 = starts[3]
        self._plan_at: i64 = starts[4]
        self._piles_at: i64 = starts[5]
        self._damages_at: i64 = starts[6]
        self._step_at: i64 = starts[7]
        """The index at which the parts from ``step`` on begin."""
        self._setup_at: i64 = starts[16]
        self._agreed: list[vec[i64]] = [vec[i64](numbers) for numbers in agreed]
        self._tally: vec[i64] = vec[i64]([0] * max(units, commands, _PLAN))
        """A buffer for counts before they are written."""

    def key(self, action: Any) -> i64:
        return self._keys.action_key(action)

    def write(self, view: Any, sheet: Sheet) -> None:
        assert isinstance(view, View)
        seat: i64 = 1 if view.seat == 1 else 0
        units = view.units
        self._keys.look(units, seat)
        crowd: i64 = 0
        for unit in units:
            self._write_unit(unit, sheet)
            if unit.seat == seat:
                crowd += 1
        self._write_roles(view, sheet)
        self._write_side(view.sides[seat], 0, sheet)
        self._write_side(view.sides[1 - seat], 1, sheet)
        self._write_plan(view.sides[seat], sheet)
        self._write_table(view, seat, sheet)
        at: i64 = self._setup_at - 5
        sheet.put(at, crowd)
        sheet.put(at + 1, len(units) - crowd)
        if view.step == OVER:
            winner: i64 = view.winner
            sheet.put(at + 2 + (2 if winner > 1 else 0 if winner == seat else 1), 1)
        at += 5
        for number in self._agreed[seat]:
            sheet.put(at, number)
            at += 1

    def _write_unit(self, unit: UnitView, sheet: Sheet) -> None:
        """Write a Unit in play, if it has one of the visible slots."""
        (name, card, seat, line, crew, endurance, flight, damage, counter, by_friends, bombed, gave_crew, target,
         assaults, orders) = unit  # fmt: skip
        slot: i64 = self._keys.slots[name]
        if slot >= SLOTS:
            return
        at: i64 = slot * self._unit_size
        sheet.put(at + card, 1)
        field: i64 = at + self._units
        sheet.put(field + line, 1)
        field += len(LINES)
        sheet.put(field, 1 if name >> 10 != seat else 0)
        sheet.put(field + 1, 1 if crew != NO_CARD else 0)
        sheet.put(field + 2, endurance)
        sheet.put(field + 3, flight)
        sheet.put(field + 4, counter + 1)
        sheet.put(field + 5, 1 if by_friends else 0)
        sheet.put(field + 6, 1 if bombed else 0)
        sheet.put(field + 7, 1 if gave_crew else 0)
        sheet.put(field + 8, 1 if assaults else 0)
        if damage != NO_DAMAGE:
            sheet.put(at + self._damage_at + (damage + 1 if damage >= 0 else 0), 1)
        if len(orders) > 0:
            for order in orders:
                self._tally[order_card(order)] += 1
            self._write_tally(at + self._orders_at, self._commands, sheet)
        if target != NO_UNIT:
            aim: i64 = self._keys.slots[target]
            if aim != NOT_IN_PLAY and aim < SLOTS:
                sheet.put(at + self._target_at + aim, 1)

    def _write_roles(self, view: View, sheet: Sheet) -> None:
        attack = view.attack
        self._write_role(attack.attacker, 0, sheet)
        self._write_role(attack.target, 1, sheet)
        self._write_role(attack.struck, 2, sheet)
        self._write_role(view.focus, 3, sheet)
        for member in view.members:
            self._write_role(member, 4, sheet)

    def _write_role(self, name: i64, role: i64, sheet: Sheet) -> None:
        if name != NO_UNIT:
            slot: i64 = self._keys.slots[name]
            if slot != NOT_IN_PLAY and slot < SLOTS:
                sheet.put(slot * self._unit_size + self._role_at + role, 1)

    def _write_tally(self, at: i64, size: i64, sheet: Sheet) -> None:
        number: i64 = 0
        while number < size:
            sheet.put(at + number, self._tally[number])
            self._tally[number] = 0
            number += 1

    def _write_side(self, side: SideView, whose: i64, sheet: Sheet) -> None:
        """Write one side's data, as the seat knows them."""
        units: i64 = self._units
        at: i64 = self._unit_cards_at + whose * 5 * units
        hand = side.hand
        _write_counts(hand, at, sheet)
        _write_counts(side.reserves, at + units, sheet)
        tail = side.tail
        if len(tail) > 0:
            for entry in tail:
                if hand is not None or entry & PUBLIC != 0:
                    self._tally[tail_card(entry)] += 1
            self._write_tally(at + 2 * units, units, sheet)
        _write_counts(side.deck, at + 3 * units, sheet)
        _write_counts(side.lost, at + 4 * units, sheet)
        commands: i64 = self._commands
        at = self._commands_at + whose * 5 * commands
        _write_counts(side.commands, at, sheet)
        _write_counts(side.known, at + commands, sheet)
        _write_counts(side.seen, at + 2 * commands, sheet)
        orders = side.orders
        if len(orders) > 0:
            for order in orders:
                self._tally[order_card(order)] += 1
            self._write_tally(at + 3 * commands, commands, sheet)
        discard = side.discard
        if discard is not None and discard >= 0:
            sheet.put(at + 4 * commands + discard, 1)
        at = self._sides_at + whose * _SIDE_FIELDS
        plan = side.plan
        sheet.put(at, 1 if side.is_done else 0)
        sheet.put(at + 1, 0 if plan is None else len(plan))
        sheet.put(at + 2, side.points)
        sheet.put(at + 3, side.overrun)
        sheet.put(at + 4, side.committed)
        sheet.put(at + 5, side.command_draws)
        sheet.put(at + 6, side.free_draws)
        sheet.put(at + 7, side.hand_size or 0)
        sheet.put(at + 8, side.reserves_size or 0)
        sheet.put(at + 9, len(tail))
        sheet.put(at + 10, side.command_size)
        sheet.put(at + 11, side.returned)

    def _write_plan(self, side: SideView, sheet: Sheet) -> None:
        plan = side.plan
        if plan is None or len(plan) == 0:
            return
        for line in plan:
            action = self._lines.get(line)
            if action is None:
                action = self._lines[line] = read(line, self._rules.nameable)
            key: i64 = self._keys.action_key(action)
            while key != 0:
                self._tally[(key & NUMBER) - 1] += 1
                key >>= 8
        self._write_tally(self._plan_at, _PLAN, sheet)

    def _write_table(self, view: View, seat: i64, sheet: Sheet) -> None:
        """Write the open cards, and the state of the Turn."""
        commands: i64 = self._commands
        at: i64 = self._piles_at
        _write_counts(view.discards, at, sheet)
        cards = view.cards
        if len(cards) > 0:
            for played in cards:
                self._tally[played_card(played)] += 1
            self._write_tally(at + commands, commands, sheet)
        agenda = view.agenda
        if len(agenda) > 0:
            for item in agenda:
                self._tally[item_card(item)] += 1
            self._write_tally(at + 2 * commands, commands, sheet)
        at = self._damages_at
        _write_counts(view.damage_deck, at, sheet)
        _write_counts(view.damage_discards, at + len(view.damage_deck), sheet)
        at = self._step_at
        sheet.put(at + view.step, 1)
        at += len(steps.NAMES)
        sheet.put(at + view.phase, 1)
        at += len(PHASES)
        sheet.put(at + view.window, 1)
        at += len(WINDOWS)
        sheet.put(at + (0 if view.priority == seat else 1), 1)
        sheet.put(at + (2 if view.active == seat else 3), 1)
        sheet.put(at + (4 if view.drawer == seat else 5), 1)
        at += 6
        attack = view.attack
        sheet.put(at, attack.weapon)
        sheet.put(at + 1, attack.rolls_left)
        sheet.put(at + 2, attack.natural)
        sheet.put(at + 3, 1 if attack.doubled else 0)
        sheet.put(at + 4, 1 if attack.is_friendly else 0)
        sheet.put(at + 5, 1 if attack.is_parried else 0)
        sheet.put(at + 6, 1 if attack.ignores else 0)
        sheet.put(at + 7, attack.bonus)
        sheet.put(at + 8, attack.card_bonus)
        sheet.put(at + 9, attack.power)
        sheet.put(at + 10, view.to_draw)
        at += _ATTACK
        dice = view.dice
        if len(dice) > 0:
            total: i64 = 0
            for number in dice:
                total += number
            sheet.put(at, len(dice))
            sheet.put(at + 1, dice[0])
            sheet.put(at + 2, total)
        at += 3
        sheet.put(at, view.turn)
        sheet.put(at + 1, view.quiet)
        sheet.put(at + 2, 1 if view.is_quiet else 0)


def _write_counts(counts: tuple[int, ...] | None, at: i64, sheet: Sheet) -> None:
    if counts is not None:
        for count in counts:
            if count != 0:
                sheet.put(at, count)
            at += 1


def _agreed(rules: Rules, seat: int) -> list[int]:
    situations = [situation.slug for situation in rules.cards.situations]
    scenario = rules.setup.scenario
    numbers = [int(seat == 0), int(seat == 1), int(scenario not in situations)]
    numbers += [int(scenario == slug) for slug in situations]
    for values in (rules.vp_goals, rules.deck_min, rules.deck_max):
        numbers += [int(values[seat]), int(values[1 - seat])]
    numbers += [int(rules.setup.options[key]) for key in _LIMITS]
    return numbers + [int(rules.setup.options[key] is True) for key in _OPTIONS]


def coder_for(setup: Setup) -> Coder:
    return SpearpointCoder(setup)
