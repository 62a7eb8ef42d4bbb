"""One position of a game: fields, clone, key, check. Only the rules change it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules.actions import NO_UNIT, OWNER_BITS, Action
from fogline.titles.spearpoint.rules.cards import AIRCRAFT, FRONT, NO_CARD, NO_CREW, UnitCard
from fogline.titles.spearpoint.rules.steps import BUILD, IN_SETUP, TO_BUILD
from fogline.titles.spearpoint.rules.tables import Rules

NOBODY: Final = 2
"""The winner of a draw, and of a game in progress."""
NO_DAMAGE: Final = -1
BLANK: Final = -2
"""A blank Damage card: the deck was empty (SP-DMG-15), or a Situation starts this way."""

BY_POINTS: Final = 1
BY_OVERRUN: Final = 2
BY_ORDERS: Final = 4
BY_EXHAUSTION: Final = 8
BY_STALL: Final = 16
BY_TURNS: Final = 32
REASONS: Final = ("points", "overrun", "orders", "exhaustion", "stall", "turns")
"""The name of each bit of the reasons why a game ended."""

NO_ATTACKER: Final = -1
FOR_GOOD: Final = -1
"""The value of a counter that is not running."""
NO_TARGET: Final = NO_UNIT


class UnitView(NamedTuple):
    """A Unit in play as everybody sees it: the fields of ``Unit``."""

    name: int
    card: int
    seat: int
    line: int
    crew: int
    endurance: int
    flight: int
    damage: int
    counter: int
    by_friends: bool
    bombed: bool
    gave_crew: bool
    target: int
    assaults: bool
    orders: tuple[int, ...]


class Hint(NamedTuple):
    """Cards that are publicly known to be in a hand, or among those put away in secret since then (``hands.py``)."""

    since: int
    """How many cards had been put away in secret when this became known."""
    cards: tuple[int, ...]


class Shuffle(NamedTuple):
    """What was publicly known, by Command card, when the Command discards became a new deck (``hands.py``)."""

    first_size: int
    """The number of Command cards in the first hand."""
    both: tuple[int, ...]
    """The Command cards in both hands together."""
    deck: tuple[int, ...]
    first_seen: tuple[int, ...]
    """The cards that everybody had seen enter each hand."""
    second_seen: tuple[int, ...]


@final
class Unit:
    """A Unit in the Battle Area. Everything about it is public."""

    def __init__(self, name: i64, card: i64, seat: i64, line: i64, crew: i64, endurance: i64, flight: i64) -> None:
        self.name: i64 = name
        """Who committed the Unit, and its position in the order of commitment: the owner is ``name >> OWNER_BITS``."""
        self.card: i64 = card
        self.seat: i64 = seat
        """The seat that owns it now."""
        self.line: i64 = line
        self.crew: i64 = crew
        """The crew card, or NO_CARD."""
        self.endurance: i64 = endurance
        self.flight: i64 = flight
        """The number of Turns of Flight left."""
        self.damage: i64 = NO_DAMAGE
        """The Damage card it carries."""
        self.counter: i64 = FOR_GOOD
        """How many whole Turns the Damage Effect still lasts; 0 once it is over."""
        self.by_friends: bool = False
        """Whether its Damage card came from Friendly Fire (SP-VP-5)."""
        self.bombed: bool = False
        """Whether its bombs are spent in this flight."""
        self.gave_crew: bool = False
        """Whether its crew was transferred away, not lost (AMB-22)."""
        self.target: i64 = NO_TARGET
        """The target that it has declared, alone or in an Assault, but not yet attacked."""
        self.assaults: bool = False
        self.orders: list[int] = []
        """The Command cards that lie with it, see ``entries.order``."""

    def clone(self) -> Unit:
        twin = Unit(self.name, self.card, self.seat, self.line, self.crew, self.endurance, self.flight)
        twin.damage = self.damage
        twin.counter = self.counter
        twin.by_friends = self.by_friends
        twin.bombed = self.bombed
        twin.gave_crew = self.gave_crew
        twin.target = self.target
        twin.assaults = self.assaults
        twin.orders = self.orders[:]
        return twin

    def key(self) -> UnitView:
        return UnitView(
            self.name, self.card, self.seat, self.line, self.crew, self.endurance, self.flight, self.damage,
            self.counter, self.by_friends, self.bombed, self.gave_crew, self.target, self.assaults,
            tuple(self.orders),
        )  # fmt: skip

    def owner(self) -> i64:
        return self.name >> OWNER_BITS


@final
class Side:
    """One seat's data apart from its Units in play. Hands, Reserves and plans are secret."""

    def __init__(
        self, hand: vec[i64], reserves: vec[i64], lost: vec[i64], commands: vec[i64], known: vec[i64], seen: vec[i64]
    ) -> None:
        """The lists are stored without copying."""
        self.hand: vec[i64] = hand
        """By Unit card, how many are in hand."""
        self.reserves: vec[i64] = reserves
        """By Unit card, how many lie in the shuffled part of the Reserves; while the deck is built, the deck."""
        self.tail: list[int] = []
        """The cards below the shuffled part, the upper first, see ``entries.tail_entry``."""
        self.returned: i64 = 0
        """The number of cards put there in secret so far."""
        self.hints: list[Hint] = []
        """What the public knows about the hand, see ``hands.py``."""
        self.commands: vec[i64] = commands
        """By Command card, how many are in hand."""
        self.lost: vec[i64] = lost
        """By Unit card, how many of those that this seat committed are out of the game."""
        self.plan: list[Action] = []
        """The seat's choices so far in this secret step."""
        self.is_done: bool = False
        """Whether the seat has closed its plan; public."""
        self.points: i64 = 0
        self.overrun: i64 = 0
        """The number of consecutive unopposed Turns (SP-WIN-4)."""
        self.committed: i64 = 0
        """The number of Units committed so far, which is the number of the latest."""
        self.command_draws: i64 = 0
        self.free_draws: i64 = 0
        """The number of draws left in this Draw Phase."""
        self.orders: list[int] = []
        """Command cards in force for the side itself, as in ``Unit.orders``."""
        self.discard: i64 = NO_CARD
        """The card discarded for the roll about to be made."""
        self.known: vec[i64] = known
        """By Command card, how many the other seat knows to be in this hand."""
        self.seen: vec[i64] = seen
        """By Command card, how many everybody knows to be in this hand."""

    def clone(self) -> Side:
        twin = Side(self.hand[:], self.reserves[:], self.lost[:], self.commands[:], self.known[:], self.seen[:])
        twin.tail = self.tail[:]
        twin.returned = self.returned
        twin.hints = self.hints[:]
        twin.plan = self.plan[:]
        twin.is_done = self.is_done
        twin.points = self.points
        twin.overrun = self.overrun
        twin.committed = self.committed
        twin.command_draws = self.command_draws
        twin.free_draws = self.free_draws
        twin.orders = self.orders[:]
        twin.discard = self.discard
        return twin


@final
class State:
    def __init__(
        self,
        rules: Rules,
        sides: list[Side],
        units: list[Unit],
        deck: vec[i64],
        discards: vec[i64],
        damage_deck: vec[i64],
        damage_discards: vec[i64],
    ) -> None:
        """The lists are stored without copying."""
        self.rules = rules
        self.sides = sides
        self.units = units
        """The Units in play, in the order of their commitment."""
        self.step: i64 = BUILD
        self.phase: i64 = IN_SETUP
        self.then: i64 = TO_BUILD
        self.turn: i64 = 0
        self.priority: i64 = 0
        """SP-SETUP-6: the seat whose effects come first."""
        self.active: i64 = 0
        """The seat whose attack it is."""
        self.window: i64 = 0
        """The window that is open."""
        self.agenda: list[int] = []
        """The Command cards still to be carried out, the next one last, see ``entries.agenda_item``."""
        self.deck: vec[i64] = deck
        """By Command card, how many lie in the deck."""
        self.discards: vec[i64] = discards
        self.damage_deck: vec[i64] = damage_deck
        self.damage_discards: vec[i64] = damage_discards
        self.shuffles: list[Shuffle] = []
        """The publicly known counts each time the Command discards became a new deck, see ``hands.py``."""
        self.passed: list[int] = []
        """How Command cards have entered and left hands since the first shuffle, see ``hands.py``."""
        self.drawer: i64 = 0
        """The seat for which a card is drawn, or the captor."""
        self.to_draw: i64 = 0
        """How many cards ``drawer`` still gets from a Command card."""
        self.focus: i64 = NO_UNIT
        """The Unit that a Damage card, a capture or a card's die is about."""
        # The current attack.
        self.attacker: i64 = NO_UNIT
        """The Unit that fires; in an Assault the lead member, as soon as it is known."""
        self.target: i64 = NO_UNIT
        """The declared target."""
        self.struck: i64 = NO_UNIT
        """The Unit that is hit: the target, or a victim of Friendly Fire."""
        self.weapon: i64 = 0
        """1 or 2; 0 in an Assault."""
        self.rolls_left: i64 = 0
        self.natural: i64 = 0
        """The unmodified sum of the attack dice."""
        self.doubled: bool = False
        self.is_friendly: bool = False
        """Whether the hit is Friendly Fire."""
        self.is_parried: bool = False
        """Whether the Intensity was rolled again, so that nobody is asked about it again."""
        self.ignores: bool = False
        """Whether Defense does not count for the damage of the current card."""
        self.bonus: i64 = 0
        """The bonus from a discard for the next roll: 0 or 1."""
        self.card_bonus: i64 = 0
        """The bonus from a discard for the die of the current card."""
        self.power: i64 = 0
        """What the attacker adds to the dice of its hit, if it is ``gone``."""
        self.gone: i64 = NO_ATTACKER
        """The attacker that a card has taken away since its hit, see ``modifiers.gone_attacker`` (SP-DMG-18)."""
        self.dice: list[int] = []
        """The Intensity die; in an Assault one for each member."""
        self.members: list[int] = []
        """The members of the current Assault."""
        self.cards: list[int] = []
        """Command cards for this attack only, see ``entries.played_for``."""
        self.quiet: i64 = 0
        """The number of consecutive Turns without an attack roll and without points (SP-WIN-7)."""
        self.is_quiet: bool = True
        """Whether this Turn has had neither so far."""
        self.winner: i64 = NOBODY
        self.reasons: i64 = 0

    def clone(self) -> State:
        twin = State(
            self.rules,
            [side.clone() for side in self.sides],
            [unit.clone() for unit in self.units],
            self.deck[:],
            self.discards[:],
            self.damage_deck[:],
            self.damage_discards[:],
        )
        twin.step = self.step
        twin.phase = self.phase
        twin.then = self.then
        twin.turn = self.turn
        twin.priority = self.priority
        twin.active = self.active
        twin.window = self.window
        twin.agenda = self.agenda[:]
        twin.shuffles = self.shuffles[:]
        twin.passed = self.passed[:]
        twin.drawer = self.drawer
        twin.to_draw = self.to_draw
        twin.focus = self.focus
        twin.attacker = self.attacker
        twin.target = self.target
        twin.struck = self.struck
        twin.weapon = self.weapon
        twin.rolls_left = self.rolls_left
        twin.natural = self.natural
        twin.doubled = self.doubled
        twin.is_friendly = self.is_friendly
        twin.is_parried = self.is_parried
        twin.ignores = self.ignores
        twin.bonus = self.bonus
        twin.card_bonus = self.card_bonus
        twin.power = self.power
        twin.gone = self.gone
        twin.dice = self.dice[:]
        twin.members = self.members[:]
        twin.cards = self.cards[:]
        twin.quiet = self.quiet
        twin.is_quiet = self.is_quiet
        twin.winner = self.winner
        twin.reasons = self.reasons
        return twin

    def key(self) -> Hashable:
        """Everything visible, and the Command deck."""
        from fogline.titles.spearpoint.rules.view import everything

        return everything(self), tuple(self.deck)

    def _repr_svg_(self) -> str:
        from fogline.titles.spearpoint.rules.svg import svg

        return svg(self)

    def unit(self, name: i64) -> Unit | None:
        for unit in self.units:
            if unit.name == name:
                return unit
        return None

    def in_play(self, name: i64) -> Unit:
        found = self.unit(name)
        assert found is not None
        return found

    def card_of(self, unit: Unit) -> UnitCard:
        return self.rules.units[unit.card]

    def is_ground(self, unit: Unit) -> bool:
        """Whether the Unit is a ground Unit (SP-TYPE-3)."""
        return self.card_of(unit).kind != AIRCRAFT

    def is_operational(self, unit: Unit) -> bool:
        """SP-TYPE-5: whether the Unit is operational: it needs no crew, or has one."""
        return unit.crew != NO_CARD or self.card_of(unit).crew == NO_CREW

    def has_front(self, seat: i64) -> bool:
        for unit in self.units:
            if unit.seat == seat and unit.line == FRONT:
                return True
        return False

    def hand_size(self, seat: i64) -> i64:
        return total(self.sides[seat].hand)

    def command_size(self, seat: i64) -> i64:
        return total(self.sides[seat].commands)

    def check(self) -> None:
        """Assert the invariants of every position (Part 30)."""
        from fogline.titles.spearpoint.rules.claims import check

        check(self)


def fresh(rules: Rules) -> State:
    """A position in which nobody has anything yet and the decks are complete."""
    return State(
        rules,
        [fresh_side(rules) for _ in range(2)],
        [],
        rules.command_copies[:],
        rules.no_commands[:],
        rules.damage_copies[:],
        rules.no_damages[:],
    )


def fresh_side(rules: Rules) -> Side:
    units, commands = rules.no_units, rules.no_commands
    return Side(units[:], units[:], units[:], commands[:], commands[:], commands[:])


def total(counts: vec[i64]) -> i64:
    found: i64 = 0
    for count in counts:
        found += count
    return found


BOTH: Final[tuple[Seat, ...]] = (Seat(0), Seat(1))
ONE: Final[tuple[tuple[Seat, ...], ...]] = ((Seat(0),), (Seat(1),))
NATURE: Final[tuple[Seat, ...]] = (CHANCE,)
NO_SEATS: Final[tuple[Seat, ...]] = ()


def undone(state: State) -> tuple[Seat, ...]:
    """In simultaneous steps, the seats that have not closed their plans yet."""
    return some(not state.sides[0].is_done, not state.sides[1].is_done)


def some(first: bool, second: bool) -> tuple[Seat, ...]:
    """The seat for which this is true, or both."""
    if first and second:
        return BOTH
    return ONE[0] if first else ONE[1]
