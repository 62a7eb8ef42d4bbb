"""What happens, and who learns it (Part 28). Every event names the clause it follows from.

An event is told as the all-knowing observer knows it. ``seen_by`` gives what a seat learns: secrets are taken out,
never masked. Cards are named by slug and Units as in the notation, so an event can be told without the card set. What
each event claims of the position after the action is in ``claims.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from fogline.kernel import game
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules.state import BY_POINTS, NOBODY, REASONS
from fogline.titles.spearpoint.rules.steps import BUILD, DECLARE, INITIATIVE, LIMIT, MUSTER, WINDOW


class Event(game.Event):
    """One fact of a game of Spearpoint."""

    clause: ClassVar[str] = ""

    def cites(self) -> str:
        """The clause that this very event follows from."""
        return self.clause

    def seen_by(self, seat: Seat | None) -> Event | None:
        raise NotImplementedError(f"{type(self).__name__} must say who sees it")

    def holds(self, state: game.State) -> bool:
        from fogline.titles.spearpoint.rules.claims import is_true
        from fogline.titles.spearpoint.rules.state import State

        assert isinstance(state, State)
        return is_true(self, state)


class _Public(Event):
    """Everybody learns all of it."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


@dataclass(frozen=True)
class _Secret(Event):
    """Its own seat learns all of it, nobody else that it happened."""

    seat: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class _SecretCard(Event):
    """Its own seat learns the card, everybody else that there was one."""

    seat: int
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, card=None)


# -- set-up ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Picked(_Secret):
    """A seat took a card into its deck. The other does not even learn that it happened (H-2)."""

    clause: ClassVar[str] = "SP-DECK-1"
    card: str


@dataclass(frozen=True)
class Mustered(_Secret):
    """A seat took a card of its deck into the starting hand (H-3)."""

    clause: ClassVar[str] = "SP-SETUP-1"
    card: str


@dataclass(frozen=True)
class Planned(_Secret):
    """A seat added something to its secret plan, in the notation of the action (H-6, H-9, H-13)."""

    clause: ClassVar[str] = "SP-COMMIT-3"
    text: str


@dataclass(frozen=True)
class Locked(_Public):
    """A seat has closed its plan; nothing else of it is told."""

    clause: ClassVar[str] = "SP-COMMIT-3"
    seat: int
    step: int
    window: int

    def cites(self) -> str:
        return CLOSED_BY.get(self.step, self.clause)


CLOSED_BY: Final = {
    BUILD: "SP-DECK-1",
    MUSTER: "SP-SETUP-1",
    WINDOW: "SP-CMD-4",
    DECLARE: "SP-TGT-1",
    INITIATIVE: "SP-CMD-14",
    LIMIT: "SP-DRAW-6",
}
"""The clause by which a plan is closed, where it is another one."""


@dataclass(frozen=True)
class DeckShown(_Public):
    """Lists are open: both decks are built and everybody sees them, each card with its number."""

    clause: ClassVar[str] = "AMB-50"
    seat: int
    cards: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class HandReady(_Public):
    """Both hands are chosen: the sizes of hands and Reserves are known now."""

    clause: ClassVar[str] = "SP-SETUP-2"
    seat: int
    hand: int
    reserves: int


@dataclass(frozen=True)
class Dealt(_SecretCard):
    """A seat got a Command card (H-5, H-23)."""

    clause: ClassVar[str] = "SP-SETUP-3"


@dataclass(frozen=True)
class PriorityGiven(_Public):
    """Whose effects come first."""

    clause: ClassVar[str] = "SP-SETUP-6"
    seat: int


@dataclass(frozen=True)
class TurnBegan(_Public):
    """A Turn begins with its Commitment Phase."""

    clause: ClassVar[str] = "SP-TURN-1"
    turn: int


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


@dataclass(frozen=True)
class Manned(_Public):
    """A crew from hand came to a Unit in play."""

    clause: ClassVar[str] = "SP-CREW-3"
    seat: int
    unit: str
    crew: str


@dataclass(frozen=True)
class Transferred(_Public):
    """The crew of a Unit went to another."""

    clause: ClassVar[str] = "SP-CREW-4"
    seat: int
    unit: str
    other: str


@dataclass(frozen=True)
class Switched(_Public):
    """Mobile artillery changed its line."""

    clause: ClassVar[str] = "SP-MOB-2"
    unit: str
    line: int


@dataclass(frozen=True)
class Converted(_Public):
    """The Rear Line became the Frontline."""

    clause: ClassVar[str] = "SP-LINE-3"
    seat: int


@dataclass(frozen=True)
class Unopposed(_Public):
    """How many Turns in a row a seat has been unopposed."""

    clause: ClassVar[str] = "SP-WIN-4"
    seat: int
    turns: int


# -- Command cards --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RoundShown(_Public):
    """The cards that a seat has named in a round, in its order, each with its Unit; none is a pass (H-9)."""

    clause: ClassVar[str] = "SP-CMD-4"
    seat: int
    plays: tuple[tuple[str, str | None], ...]


@dataclass(frozen=True)
class Played(_Public):
    """A Command card is carried out, on a Unit if it asks for one (H-10)."""

    clause: ClassVar[str] = "SP-CMD-2"
    seat: int
    card: str
    unit: str | None


@dataclass(frozen=True)
class Passed(_Public):
    """A seat plays no further card in this step of an attack (H-9)."""

    clause: ClassVar[str] = "SP-CMD-5"
    seat: int
    step: int


@dataclass(frozen=True)
class Fizzled(_Public):
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


@dataclass(frozen=True)
class Spent(_Public):
    """A Command card was discarded for +1 (H-12)."""

    clause: ClassVar[str] = "SP-CMD-11"
    seat: int
    card: str


@dataclass(frozen=True)
class Expired(_Public):
    """The effect of a Command card, or of a Damage card, has ended."""

    clause: ClassVar[str] = "SP-TURN-6"
    card: str
    unit: str | None
    is_damage: bool


# -- combat ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Declared(_Public):
    """A Unit attacks another (H-14)."""

    clause: ClassVar[str] = "SP-TGT-1"
    unit: str
    target: str


@dataclass(frozen=True)
class AssaultDeclared(_Public):
    """Infantry assaults a Unit."""

    clause: ClassVar[str] = "SP-ASLT-1"
    target: str
    members: tuple[str, ...]


@dataclass(frozen=True)
class InitiativeRolled(_Public):
    """Both dice, and what they come to; a tie is rolled again (H-15)."""

    clause: ClassVar[str] = "SP-INIT-1"
    first: int
    second: int
    first_total: int
    second_total: int

    def cites(self) -> str:
        return "SP-INIT-3" if self.first_total == self.second_total else self.clause


@dataclass(frozen=True)
class AttackNamed(_Public):
    """An attack is resolved; weapon 0 is an Assault."""

    clause: ClassVar[str] = "SP-ATK-1"
    seat: int
    unit: str
    target: str
    weapon: int


@dataclass(frozen=True)
class AttackRolled(_Public):
    """The attack roll: dice, what was added, the Attack Value, and what came of it (H-16)."""

    clause: ClassVar[str] = "SP-ATK-4"
    first: int
    second: int
    added: int
    value: int
    result: str

    def cites(self) -> str:
        return SPECIAL_RESULTS.get(self.result, self.clause)


SPECIAL_RESULTS: Final = {"friendly-fire": "SP-FF-1", "doubles": "SP-SPEC-2", "destroys": "SP-SPEC-3"}
"""The clause of an attack roll that is read by another one."""


@dataclass(frozen=True)
class VictimChosen(_Public):
    """Friendly Fire hits a Unit of the attacker's side."""

    clause: ClassVar[str] = "SP-FF-1"
    unit: str


@dataclass(frozen=True)
class IntensityRolled(_Public):
    """The Intensity, of an attack or of a card, and the Damage that it leads to (H-18)."""

    clause: ClassVar[str] = "SP-DMG-1"
    unit: str
    dice: tuple[int, ...]
    initial: int
    defense: int
    by: str = field(default=clause, compare=False)

    def cites(self) -> str:
        return self.by


@dataclass(frozen=True)
class Rerolled(_Public):
    """The Intensity is rolled again."""

    clause: ClassVar[str] = "SP-CMD-2"
    unit: str


@dataclass(frozen=True)
class Wounded(_Public):
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

    def cites(self) -> str:
        return self.clause if self.card is not None else "SP-DMG-15"


@dataclass(frozen=True)
class Repaired(_Public):
    """A Unit lost its Damage card and is whole again."""

    clause: ClassVar[str] = "SP-CMD-2"
    unit: str


@dataclass(frozen=True)
class Destroyed(_Public):
    """A Unit is out of the game."""

    clause: ClassVar[str] = "SP-DMG-5"
    unit: str
    card: str
    by: str = field(default=clause, compare=False)

    def cites(self) -> str:
        return self.by


@dataclass(frozen=True)
class CrewFated(_Public):
    """What became of a crew: survives, captured, destroyed (H-21)."""

    clause: ClassVar[str] = "SP-SURV-2"
    seat: int
    card: str
    fate: str
    by: str = field(default=clause, compare=False)

    def cites(self) -> str:
        return self.by


@dataclass(frozen=True)
class Captured(_Public):
    """A Unit fell into the hands of the enemy: kept in a line, or removed (line None)."""

    clause: ClassVar[str] = "SP-CAP-3"
    unit: str
    card: str
    seat: int
    line: int | None


@dataclass(frozen=True)
class Scored(_Public):
    """Victory Points, and how many the seat has now."""

    clause: ClassVar[str] = "SP-VP-1"
    seat: int
    points: int
    total: int
    by: str = field(default=clause, compare=False)

    def cites(self) -> str:
        return self.by


@dataclass(frozen=True)
class Lapsed(_Public):
    """A declared attack disappears unrolled (H-20)."""

    clause: ClassVar[str] = "SP-ATK-2"
    unit: str


@dataclass(frozen=True)
class WentHome(_Public):
    """A card that all have seen goes to the bottom of a Reserves deck (H-22)."""

    clause: ClassVar[str] = "SP-AIR-4"
    seat: int
    card: str
    by: str = field(default=clause, compare=False)

    def cites(self) -> str:
        return self.by


# -- draws ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CommandDrawn(_SecretCard):
    """A seat drew a Command card (H-23)."""

    clause: ClassVar[str] = "SP-DRAW-1"
    by: str = field(default=clause, compare=False)

    def cites(self) -> str:
        return self.by


@dataclass(frozen=True)
class UnitDrawn(_SecretCard):
    """A seat drew a Unit card (H-24)."""

    clause: ClassVar[str] = "SP-DRAW-1"
    by: str = field(default=clause, compare=False)

    def cites(self) -> str:
        return self.by


@dataclass(frozen=True)
class DrawChosen(_Public):
    """A seat draws from the Command deck, or from its Reserves; what comes is told next (H-23, H-24)."""

    clause: ClassVar[str] = "SP-DRAW-1"
    seat: int
    is_command: bool


@dataclass(frozen=True)
class Declined(_Public):
    """A seat declined draws (H-25)."""

    clause: ClassVar[str] = "SP-DRAW-2"
    seat: int
    draws: int


@dataclass(frozen=True)
class Returned(_SecretCard):
    """An excess Unit went face down to the bottom of the Reserves (H-26)."""

    clause: ClassVar[str] = "SP-DRAW-7"


@dataclass(frozen=True)
class Discarded(_Public):
    """An excess Command card was discarded, face up (H-27)."""

    clause: ClassVar[str] = "SP-DRAW-8"
    seat: int
    card: str


@dataclass(frozen=True)
class Reshuffled(_Public):
    """The discards became a new deck (H-28)."""

    clause: ClassVar[str] = "SP-DRAW-10"
    is_damage: bool

    def cites(self) -> str:
        return "SP-DMG-15" if self.is_damage else self.clause


@dataclass(frozen=True)
class GameOver(_Public):
    """Who has won and why; winner 2 is nobody."""

    clause: ClassVar[str] = "SP-WIN-1"
    winner: int
    reasons: int
    scores: tuple[int, int]
    """Victory Points of both seats."""

    def cites(self) -> str:
        is_shared = self.winner == NOBODY and self.reasons == BY_POINTS
        return "SP-WIN-2" if is_shared else ENDED_BY[REASONS[self.reasons.bit_length() - 1]]


ENDED_BY: Final = {
    "points": "SP-WIN-1",
    "overrun": "SP-WIN-3",
    "orders": "SP-WIN-5",
    "exhaustion": "SP-WIN-6",
    "stall": "SP-WIN-7",
    "turns": "AMB-39",
}
"""The clause by which a game ends for each reason."""


@dataclass(frozen=True)
class AllShown(_Public):
    """The game is over: both hands, and what is left in both Reserves, in the order of cards (H-34)."""

    clause: ClassVar[str] = "H-34"
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    reserves: tuple[tuple[int, ...], tuple[int, ...]]
    commands: tuple[tuple[int, ...], tuple[int, ...]]
