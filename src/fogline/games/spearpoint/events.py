"""What happens, and who learns it (Part 28). Every event names the clause it follows from.

An event is told as the all-knowing observer knows it. ``seen_by`` gives what a seat learns: secrets are taken out,
never masked. Cards are named by slug and Units as in the notation, so an event can be told without the card set.
``holds`` is what the telling claims of the position after the action: it is how tests know that no event lies, and that
a view remembers what its seat was told. Much of what is told is over in the same moment (a roll, an attack): such an
event claims nothing of the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from fogline.games.spearpoint.actions import read_unit
from fogline.games.spearpoint.state import BLANK, BUILD, IN_SETUP, MUSTER, OVER, PUBLIC, State, Unit, tail_card
from fogline.kernel import game
from fogline.kernel.game import Seat


class Event(game.Event):
    """One fact of a game of Spearpoint."""

    clause: ClassVar[str] = ""

    def cites(self) -> str:
        """The clause that this very event follows from."""
        return self.clause

    def seen_by(self, seat: Seat | None) -> Event | None:
        raise NotImplementedError(f"{type(self).__name__} must say who sees it")

    def holds(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return self.is_true(state)

    def is_true(self, state: State) -> bool:
        """Whether the event, as told, is true of *state*."""
        raise NotImplementedError(f"{type(self).__name__} must say what it claims")


class _Public(Event):
    """Everybody learns all of it."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


class _Passing(_Public):
    """Everybody learns all of it, and it is over at once: nothing in the position has to remember it."""

    def is_true(self, state: State) -> bool:
        return True


def _unit(state: State, name: str) -> Unit | None:
    return state.unit(read_unit(name))


# -- set-up ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Picked(Event):
    """A seat took a card into its deck. The other does not even learn that it happened (H-2)."""

    clause: ClassVar[str] = "SP-DECK-1"
    seat: int
    card: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None

    def is_true(self, state: State) -> bool:
        side, card = state.sides[self.seat], state.rules.unit_numbers[self.card]
        return side.reserves[card] + side.hand[card] > 0 or state.phase != IN_SETUP


@dataclass(frozen=True)
class Mustered(Event):
    """A seat took a card of its deck into the starting hand (H-3)."""

    clause: ClassVar[str] = "SP-SETUP-1"
    seat: int
    card: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None

    def is_true(self, state: State) -> bool:
        return state.sides[self.seat].hand[state.rules.unit_numbers[self.card]] > 0


@dataclass(frozen=True)
class Planned(Event):
    """A seat added something to its secret plan, in the notation of the action (H-6, H-9, H-13)."""

    clause: ClassVar[str] = "SP-COMMIT-3"
    seat: int
    text: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None

    def is_true(self, state: State) -> bool:
        return any(action.text() == self.text for action in state.sides[self.seat].plan)


@dataclass(frozen=True)
class Locked(_Public):
    """A seat has closed its plan; nothing else of it is told."""

    clause: ClassVar[str] = "SP-COMMIT-3"
    seat: int
    step: int
    window: int

    def is_true(self, state: State) -> bool:
        return (state.step, state.window) != (self.step, self.window) or state.sides[self.seat].is_done


@dataclass(frozen=True)
class DeckShown(_Public):
    """Lists are open: both decks are built and everybody sees them, each card with its number (AMB-50)."""

    clause: ClassVar[str] = "SP-DECK-1"
    seat: int
    cards: tuple[tuple[str, int], ...]

    def is_true(self, state: State) -> bool:
        if state.step != MUSTER:
            return state.step != BUILD
        side, rules = state.sides[self.seat], state.rules
        counts = [side.reserves[number] + side.hand[number] for number in range(rules.unit_count)]
        return self.cards == tuple((rules.units[number].slug, count) for number, count in enumerate(counts) if count)


@dataclass(frozen=True)
class HandReady(_Public):
    """Both hands are chosen: the sizes of hands and Reserves are known now."""

    clause: ClassVar[str] = "SP-SETUP-2"
    seat: int
    hand: int
    reserves: int

    def is_true(self, state: State) -> bool:
        return state.step not in (BUILD, MUSTER)


@dataclass(frozen=True)
class Dealt(Event):
    """A seat got a Command card (H-5, H-23)."""

    clause: ClassVar[str] = "SP-SETUP-3"
    seat: int
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Dealt(self.seat, None)

    def is_true(self, state: State) -> bool:
        held = state.sides[self.seat].commands
        return any(held) if self.card is None else held[state.rules.command_numbers[self.card]] > 0


@dataclass(frozen=True)
class PriorityGiven(_Public):
    """Whose effects come first."""

    clause: ClassVar[str] = "SP-SETUP-6"
    seat: int

    def is_true(self, state: State) -> bool:
        return state.priority == self.seat


@dataclass(frozen=True)
class TurnBegan(_Public):
    """A Turn begins with its Commitment Phase."""

    clause: ClassVar[str] = "SP-TURN-1"
    turn: int

    def is_true(self, state: State) -> bool:
        return state.turn >= self.turn


# -- commitment -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Committed(_Public):
    """A Unit came into the Battle Area."""

    clause: ClassVar[str] = "SP-COMMIT-5"
    seat: int
    unit: str
    card: str
    line: int
    crew: str | None

    def is_true(self, state: State) -> bool:
        unit = _unit(state, self.unit)
        return unit is None or state.card_of(unit).slug == self.card


@dataclass(frozen=True)
class Manned(_Public):
    """A crew from hand came to a Unit in play."""

    clause: ClassVar[str] = "SP-CREW-3"
    seat: int
    unit: str
    crew: str

    def is_true(self, state: State) -> bool:
        unit = _unit(state, self.unit)
        return unit is None or unit.seat == self.seat or state.turn > 0


@dataclass(frozen=True)
class Transferred(_Public):
    """The crew of a Unit went to another."""

    clause: ClassVar[str] = "SP-CREW-4"
    seat: int
    unit: str
    other: str

    def is_true(self, state: State) -> bool:
        return True


@dataclass(frozen=True)
class Switched(_Public):
    """Mobile artillery changed its line."""

    clause: ClassVar[str] = "SP-MOB-2"
    unit: str
    line: int

    def is_true(self, state: State) -> bool:
        unit = _unit(state, self.unit)
        return unit is None or unit.line == self.line or unit.line == 0


@dataclass(frozen=True)
class Converted(_Public):
    """The Rear Line became the Frontline."""

    clause: ClassVar[str] = "SP-LINE-3"
    seat: int

    def is_true(self, state: State) -> bool:
        return not any(unit.seat == self.seat and unit.line == 1 for unit in state.units)


@dataclass(frozen=True)
class Unopposed(_Public):
    """How many Turns in a row a seat has been unopposed."""

    clause: ClassVar[str] = "SP-WIN-4"
    seat: int
    turns: int

    def is_true(self, state: State) -> bool:
        return state.sides[self.seat].overrun <= self.turns


# -- Command cards --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RoundShown(_Passing):
    """The cards that a seat has named in a round, in its order, each with its Unit; none is a pass (H-9)."""

    clause: ClassVar[str] = "SP-CMD-4"
    seat: int
    plays: tuple[tuple[str, str | None], ...]


@dataclass(frozen=True)
class Played(_Passing):
    """A Command card is carried out, on a Unit if it asks for one (H-10)."""

    clause: ClassVar[str] = "SP-CMD-2"
    seat: int
    card: str
    unit: str | None


@dataclass(frozen=True)
class Fizzled(_Passing):
    """A Command card found no target any more and is discarded."""

    clause: ClassVar[str] = "SP-CMD-4"
    seat: int
    card: str


@dataclass(frozen=True)
class TakenBack(_Public):
    """A Command card, identical with the other seat's on the same subject, goes back to hand."""

    clause: ClassVar[str] = "SP-CMD-8"
    seat: int
    card: str

    def is_true(self, state: State) -> bool:
        return state.sides[self.seat].commands[state.rules.command_numbers[self.card]] > 0


@dataclass(frozen=True)
class Spent(_Passing):
    """A Command card was discarded for +1 (H-12)."""

    clause: ClassVar[str] = "SP-CMD-11"
    seat: int
    card: str


@dataclass(frozen=True)
class Expired(_Passing):
    """The effect of a Command card, or of a Damage card, has ended."""

    clause: ClassVar[str] = "SP-TURN-6"
    card: str
    unit: str | None
    is_damage: bool


# -- combat ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Declared(_Passing):
    """A Unit attacks another (H-14)."""

    clause: ClassVar[str] = "SP-TGT-1"
    unit: str
    target: str


@dataclass(frozen=True)
class AssaultDeclared(_Passing):
    """Infantry assaults a Unit."""

    clause: ClassVar[str] = "SP-ASLT-1"
    target: str
    members: tuple[str, ...]


@dataclass(frozen=True)
class InitiativeRolled(_Passing):
    """Both dice, and what they come to; a tie is rolled again (H-15)."""

    clause: ClassVar[str] = "SP-INIT-1"
    first: int
    second: int
    first_total: int
    second_total: int


@dataclass(frozen=True)
class AttackNamed(_Passing):
    """An attack is resolved; weapon 0 is an Assault."""

    clause: ClassVar[str] = "SP-ATK-1"
    seat: int
    unit: str
    target: str
    weapon: int


@dataclass(frozen=True)
class AttackRolled(_Passing):
    """The attack roll: dice, what was added, the Attack Value, and what came of it (H-16)."""

    clause: ClassVar[str] = "SP-ATK-4"
    first: int
    second: int
    added: int
    value: int
    result: str


@dataclass(frozen=True)
class VictimChosen(_Passing):
    """Friendly Fire hits a Unit of the attacker's side."""

    clause: ClassVar[str] = "SP-FF-1"
    unit: str


@dataclass(frozen=True)
class IntensityRolled(_Passing):
    """The Intensity, and the Damage that it leads to (H-18)."""

    clause: ClassVar[str] = "SP-DMG-1"
    unit: str
    dice: tuple[int, ...]
    initial: int
    defense: int


@dataclass(frozen=True)
class Rerolled(_Passing):
    """The Intensity is rolled again."""

    clause: ClassVar[str] = "SP-CMD-2"
    unit: str


@dataclass(frozen=True)
class Wounded(_Passing):
    """Damage that a Unit took, and the Endurance it has left."""

    clause: ClassVar[str] = "SP-DMG-4"
    unit: str
    damage: int
    left: int


@dataclass(frozen=True)
class DamageDrawn(_Public):
    """A Damage card for a Unit (H-19); None is the blank one."""

    clause: ClassVar[str] = "SP-DMG-6"
    unit: str
    card: str | None

    def is_true(self, state: State) -> bool:
        unit = _unit(state, self.unit)
        return unit is None or unit.damage == (BLANK if self.card is None else state.rules.damage_numbers[self.card])


@dataclass(frozen=True)
class Repaired(_Public):
    """A Unit lost its Damage card and is whole again."""

    clause: ClassVar[str] = "SP-CMD-2"
    unit: str

    def is_true(self, state: State) -> bool:
        unit = _unit(state, self.unit)
        return unit is None or unit.damage == -1


@dataclass(frozen=True)
class Destroyed(_Public):
    """A Unit is out of the game."""

    clause: ClassVar[str] = "SP-DMG-5"
    unit: str
    card: str

    def is_true(self, state: State) -> bool:
        return _unit(state, self.unit) is None


@dataclass(frozen=True)
class CrewFated(_Public):
    """What became of a crew: survives, captured, destroyed (H-21)."""

    clause: ClassVar[str] = "SP-SURV-2"
    seat: int
    card: str
    fate: str

    def is_true(self, state: State) -> bool:
        side, card = state.sides[self.seat], state.rules.unit_numbers[self.card]
        if self.fate == "survives":
            return any(tail_card(entry) == card and entry & PUBLIC for entry in side.tail)
        return side.lost[card] > 0


@dataclass(frozen=True)
class Captured(_Public):
    """A Unit fell into the hands of the enemy: kept in a line, or removed (line None)."""

    clause: ClassVar[str] = "SP-CAP-3"
    unit: str
    card: str
    seat: int
    line: int | None

    def is_true(self, state: State) -> bool:
        unit = _unit(state, self.unit)
        return (unit is None) == (self.line is None) and (unit is None or unit.seat == self.seat)


@dataclass(frozen=True)
class Scored(_Public):
    """Victory Points, and how many the seat has now."""

    clause: ClassVar[str] = "SP-VP-1"
    seat: int
    points: int
    total: int

    def is_true(self, state: State) -> bool:
        return state.sides[self.seat].points >= self.total or self.points < 0


@dataclass(frozen=True)
class Lapsed(_Public):
    """A declared attack disappears unrolled (H-20)."""

    clause: ClassVar[str] = "SP-ATK-2"
    unit: str

    def is_true(self, state: State) -> bool:
        unit = _unit(state, self.unit)
        return unit is None or unit.target == -1


@dataclass(frozen=True)
class WentHome(_Public):
    """A card that all have seen goes to the bottom of a Reserves deck (H-22)."""

    clause: ClassVar[str] = "SP-AIR-4"
    seat: int
    card: str

    def is_true(self, state: State) -> bool:
        card = state.rules.unit_numbers[self.card]
        return any(tail_card(entry) == card and entry & PUBLIC for entry in state.sides[self.seat].tail)


# -- draws ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CommandDrawn(Event):
    """A seat drew a Command card (H-23)."""

    clause: ClassVar[str] = "SP-DRAW-1"
    seat: int
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else CommandDrawn(self.seat, None)

    def is_true(self, state: State) -> bool:
        held = state.sides[self.seat].commands
        return any(held) if self.card is None else held[state.rules.command_numbers[self.card]] > 0


@dataclass(frozen=True)
class UnitDrawn(Event):
    """A seat drew a Unit card (H-24)."""

    clause: ClassVar[str] = "SP-DRAW-1"
    seat: int
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else UnitDrawn(self.seat, None)

    def is_true(self, state: State) -> bool:
        held = state.sides[self.seat].hand
        return any(held) if self.card is None else held[state.rules.unit_numbers[self.card]] > 0


@dataclass(frozen=True)
class DrawChosen(_Passing):
    """A seat draws from the Command deck, or from its Reserves; what comes is told next (H-23, H-24)."""

    clause: ClassVar[str] = "SP-DRAW-1"
    seat: int
    is_command: bool


@dataclass(frozen=True)
class Declined(_Passing):
    """A seat declined draws (H-25)."""

    clause: ClassVar[str] = "SP-DRAW-2"
    seat: int
    draws: int


@dataclass(frozen=True)
class Returned(Event):
    """An excess Unit went face down to the bottom of the Reserves (H-26)."""

    clause: ClassVar[str] = "SP-DRAW-7"
    seat: int
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Returned(self.seat, None)

    def is_true(self, state: State) -> bool:
        hidden = [entry for entry in state.sides[self.seat].tail if not entry & PUBLIC]
        slugs = [
            state.rules.units[tail_card(entry)].slug for entry in hidden if tail_card(entry) < len(state.rules.units)
        ]
        return len(hidden) > 0 if self.card is None else self.card in slugs


@dataclass(frozen=True)
class Discarded(_Public):
    """An excess Command card was discarded, face up (H-27)."""

    clause: ClassVar[str] = "SP-DRAW-8"
    seat: int
    card: str

    def is_true(self, state: State) -> bool:
        return True


@dataclass(frozen=True)
class Reshuffled(_Passing):
    """The discards became a new deck (H-28)."""

    clause: ClassVar[str] = "SP-DRAW-10"
    is_damage: bool


@dataclass(frozen=True)
class GameOver(_Public):
    """Who has won and why; winner 2 is nobody."""

    clause: ClassVar[str] = "SP-WIN-1"
    winner: int
    reasons: int

    def is_true(self, state: State) -> bool:
        return state.step == OVER and (state.winner, state.reasons) == (self.winner, self.reasons)


@dataclass(frozen=True)
class AllShown(_Public):
    """The game is over: both hands, and what is left in both Reserves, in the order of cards (H-34)."""

    clause: ClassVar[str] = "H-34"
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    reserves: tuple[tuple[int, ...], tuple[int, ...]]
    commands: tuple[tuple[int, ...], tuple[int, ...]]

    def is_true(self, state: State) -> bool:
        return all(
            (tuple(side.hand), tuple(side.reserves), tuple(side.commands))
            == (self.hands[seat], self.reserves[seat], self.commands[seat])
            for seat, side in enumerate(state.sides)
        )
