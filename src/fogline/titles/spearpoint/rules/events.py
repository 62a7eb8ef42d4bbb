"""The events of a game, and who learns of them (Part 28). Every event names its clause.

An event contains the whole truth; ``seen_by`` removes secrets for a seat. Cards are named by slug and Units as in the
notation, so no card set is needed. ``claims.py`` has the claims about the position.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fogline.kernel import events
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules.state import BY_POINTS, NOBODY, REASONS, State
from fogline.titles.spearpoint.rules.steps import BUILD, DECLARE, INITIATIVE, LIMIT, MUSTER, WINDOW


class Event(events.Event[State]):
    """One fact of a game of Spearpoint."""

    def is_true(self, state: State) -> bool:
        from fogline.titles.spearpoint.rules.claims import is_true

        return is_true(self, state)


class Public(Event):
    """An event that everybody learns in full."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


class _Secret(Event):
    """An event that its own seat learns in full; others do not even learn that it happened."""

    seat: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class _SecretCard(Event):
    """An event whose card only its own seat learns; others learn only that there was a card."""

    seat: int
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, card=None)


class _OfSeat(Public):
    """An event about a seat's action, or one that concerns a seat; everybody sees it."""

    seat: int


class _OpenCard(_OfSeat):
    """An event about a seat's card, which everybody sees."""

    card: str


class _OfUnit(Public):
    """An event about a Unit in play, which everybody sees."""

    unit: str


class Picked(_Secret, clause="SP-DECK-1"):
    """A seat took a card into its deck. The other does not even learn that it happened (H-2)."""

    card: str


class Mustered(_Secret, clause="SP-SETUP-1"):
    """A seat took a card of its deck into the starting hand (H-3)."""

    card: str


class Planned(_Secret, clause="SP-COMMIT-3"):
    """A seat added something to its secret plan, in the notation of the action (H-6, H-9, H-13)."""

    text: str


class Locked(_OfSeat, clause="SP-COMMIT-3"):
    """A seat has closed its plan; nothing else about it is revealed."""

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
"""The clause for closing a plan, for steps in which it differs."""


class DeckShown(_OfSeat, clause="AMB-50"):
    """Both decks are built and lists are open, so everybody sees each card with its number."""

    cards: tuple[tuple[str, int], ...]


class HandReady(_OfSeat, clause="SP-SETUP-2"):
    """Both hands are chosen: the sizes of hands and Reserves are now known."""

    hand: int
    reserves: int


class Dealt(_SecretCard, clause="SP-SETUP-3"):
    """A seat got a Command card (H-5, H-23)."""


class PriorityGiven(_OfSeat, clause="SP-SETUP-6"):
    """A seat was given priority: its effects come first."""


class TurnBegan(Public, clause="SP-TURN-1"):
    """A Turn begins with its Commitment Phase."""

    turn: int


class Committed(_OfSeat, clause="SP-COMMIT-5"):
    """A Unit came into the Battle Area."""

    unit: str
    card: str
    line: int
    crew: str | None


class Manned(_OfSeat, clause="SP-CREW-3"):
    """A crew from hand came to a Unit in play."""

    unit: str
    crew: str


class Transferred(_OfSeat, clause="SP-CREW-4"):
    """The crew of a Unit moved to another Unit."""

    unit: str
    other: str


class Switched(_OfUnit, clause="SP-MOB-2"):
    """Mobile artillery changed its line."""

    line: int


class Converted(_OfSeat, clause="SP-LINE-3"):
    """The Rear Line became the Frontline."""


class Unopposed(_OfSeat, clause="SP-WIN-4"):
    """How many consecutive Turns a seat has been unopposed."""

    turns: int


class RoundShown(_OfSeat, clause="SP-CMD-4"):
    """The cards that a seat has named in a round, in that order, each with its Unit; no cards is a pass (H-9)."""

    plays: tuple[tuple[str, str | None], ...]


class Played(_OpenCard, clause="SP-CMD-2"):
    """A Command card is carried out, on a Unit if it asks for one (H-10)."""

    unit: str | None


class Passed(_OfSeat, clause="SP-CMD-5"):
    """A seat plays no more cards in this step of an attack (H-9)."""

    step: int


class Fizzled(_OpenCard, clause="SP-CMD-4"):
    """A Command card has no target left and is discarded."""


class TakenBack(_OpenCard, clause="SP-CMD-8"):
    """A Command card, identical with the other seat's on the same subject, goes back to hand."""


class Spent(_OpenCard, clause="SP-CMD-11"):
    """A Command card was discarded to add 1 to a roll (H-12)."""


class Expired(Public, clause="SP-TURN-6"):
    """The effect of a Command card, or of a Damage card, has ended."""

    card: str
    unit: str | None
    is_damage: bool


class Declared(_OfUnit, clause="SP-TGT-1"):
    """A Unit attacks another (H-14)."""

    target: str


class AssaultDeclared(Public, clause="SP-ASLT-1"):
    """Infantry assaults a Unit."""

    target: str
    members: tuple[str, ...]


class InitiativeRolled(Public, clause="SP-INIT-1"):
    """Both dice of the Initiative, and their results; a tie is rolled again (H-15)."""

    first: int
    second: int
    first_total: int
    second_total: int

    def cites(self) -> str:
        return "SP-INIT-3" if self.first_total == self.second_total else self.clause


class AttackNamed(_OfSeat, clause="SP-ATK-1"):
    """An attack is to be resolved; weapon 0 is an Assault."""

    unit: str
    target: str
    weapon: int


class AttackRolled(Public, clause="SP-ATK-4"):
    """An attack was rolled: dice, modifiers, the Attack Value, and the result (H-16)."""

    first: int
    second: int
    added: int
    value: int
    result: str

    def cites(self) -> str:
        return SPECIAL_RESULTS.get(self.result, self.clause)


SPECIAL_RESULTS: Final = {"friendly-fire": "SP-FF-1", "doubles": "SP-SPEC-2", "destroys": "SP-SPEC-3"}
"""The clauses for special results of an attack roll."""


class VictimChosen(_OfUnit, clause="SP-FF-1"):
    """Friendly Fire hits a Unit of the attacker's side."""


class IntensityRolled(_OfUnit, clause="SP-DMG-1"):
    """The Intensity of an attack or of a card was rolled, with the resulting Damage (H-18)."""

    dice: tuple[int, ...]
    initial: int
    defense: int
    by: str = ""


class Rerolled(_OfUnit, clause="SP-CMD-2"):
    """The Intensity is rolled again."""


class Wounded(_OfUnit, clause="SP-DMG-4"):
    """A Unit took damage and has this much Endurance left."""

    damage: int
    left: int


class DamageDrawn(_OfUnit, clause="SP-DMG-6"):
    """A Unit got a Damage card (H-19); None is the blank one."""

    card: str | None

    def cites(self) -> str:
        return self.clause if self.card is not None else "SP-DMG-15"


class Repaired(_OfUnit, clause="SP-CMD-2"):
    """A Unit lost its Damage card and has full Endurance again."""


class Destroyed(_OfUnit, clause="SP-DMG-5"):
    """A Unit is out of the game."""

    card: str
    by: str = ""


class CrewFated(_OpenCard, clause="SP-SURV-2"):
    """A crew's fate: it survives, is captured, or is destroyed (H-21)."""

    fate: str
    by: str = ""


class Captured(_OfUnit, clause="SP-CAP-3"):
    """A Unit fell into the hands of the enemy: kept in a line, or removed (line None)."""

    card: str
    seat: int
    line: int | None


class Scored(_OfSeat, clause="SP-VP-1"):
    """A seat scored Victory Points and has this new total."""

    points: int
    total: int
    by: str = ""


class Lapsed(_OfUnit, clause="SP-ATK-2"):
    """A declared attack lapses without a roll (H-20)."""


class WentHome(_OpenCard, clause="SP-AIR-4"):
    """A card that everybody has seen goes to the bottom of a Reserves deck (H-22)."""

    by: str = ""


class CommandDrawn(_SecretCard, clause="SP-DRAW-1"):
    """A seat drew a Command card (H-23)."""

    by: str = ""


class UnitDrawn(_SecretCard, clause="SP-DRAW-1"):
    """A seat drew a Unit card (H-24)."""

    by: str = ""


class DrawChosen(_OfSeat, clause="SP-DRAW-1"):
    """A seat draws from the Command deck or from its Reserves; the next event tells the card (H-23, H-24)."""

    is_command: bool


class Declined(_OfSeat, clause="SP-DRAW-2"):
    """A seat declined draws (H-25)."""

    draws: int


class Returned(_SecretCard, clause="SP-DRAW-7"):
    """An excess Unit went face down to the bottom of the Reserves (H-26)."""


class Discarded(_OpenCard, clause="SP-DRAW-8"):
    """An excess Command card was discarded, face up (H-27)."""


class Reshuffled(Public, clause="SP-DRAW-10"):
    """The discards became a new deck (H-28)."""

    is_damage: bool

    def cites(self) -> str:
        return "SP-DMG-15" if self.is_damage else self.clause


class GameOver(Public, clause="SP-WIN-1"):
    """The game is over, with the winner and the reason; winner 2 means nobody."""

    winner: int
    reasons: int
    scores: tuple[int, int]
    """The Victory Points of both seats."""

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
"""The clause for each reason to end."""


class AllShown(Public, clause="H-34"):
    """The game is over and everybody sees both hands, and the rest of both Reserves in the order of cards (H-34)."""

    hands: tuple[tuple[int, ...], tuple[int, ...]]
    reserves: tuple[tuple[int, ...], tuple[int, ...]]
    commands: tuple[tuple[int, ...], tuple[int, ...]]
