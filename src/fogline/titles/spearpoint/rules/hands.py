"""Cards that enter and leave hands, what the public knows as a result, and secret plans written line by line."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64, vec
from fogline.titles.spearpoint.rules import events
from fogline.titles.spearpoint.rules.actions import DONE, NO_DISCARD, PLAIN, Action, Named, Roll
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.modifiers import PUBLIC, public_entry, tail_card, tail_entry
from fogline.titles.spearpoint.rules.state import Hint, Shuffle, Side, State, total
from fogline.titles.spearpoint.rules.steps import TO_DRAWING


def leave_hand(side: Side, card: i64) -> None:
    """Record that a Unit card left the hand openly."""
    side.hand[card] -= 1
    if side.hints:
        left = [Hint(hint.since, _without(hint.cards, card)) for hint in side.hints]
        side.hints = [hint for hint in left if hint.cards]


def return_card(state: State, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Put an excess Unit at the bottom in secret (SP-DRAW-7)."""
    side = state.sides[seat]
    side.hand[card] -= 1
    side.tail.append(tail_entry(card, side.returned))
    side.returned += 1
    if log is not None:
        log.append(events.Returned(seat, state.rules.units[card].slug))


def send_home(state: State, seat: i64, card: i64, by: str, log: list[Event] | None) -> None:
    """Put a card at the bottom openly, *by* a clause (SP-SURV-7, SP-AIR-4, SP-CMD-2)."""
    state.sides[seat].tail.append(public_entry(card))
    if log is not None:
        log.append(events.WentHome(seat, state.rules.units[card].slug, by))


def draw_unit(state: State, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Move a card of the shuffled Reserves into the hand."""
    side = state.sides[seat]
    side.reserves[card] -= 1
    side.hand[card] += 1
    if log is not None:
        log.append(events.UnitDrawn(seat, state.rules.units[card].slug, _drawn_by(state)))


def draw_tail(state: State, seat: i64, log: list[Event] | None) -> None:
    """Move the upper card of the tail into the hand, once nothing lies above it."""
    side = state.sides[seat]
    entry = side.tail.pop(0)
    card = tail_card(entry)
    side.hand[card] += 1
    if entry & PUBLIC:
        reveal_in_hand(side, card)
    if log is not None:
        log.append(events.UnitDrawn(seat, state.rules.units[card].slug, _drawn_by(state)))


def reveal_in_hand(side: Side, card: i64) -> None:
    """Record as public that this card is now in hand."""
    if not side.hints or side.hints[-1].since != side.returned:
        side.hints.append(Hint(side.returned, ()))
    side.hints = [Hint(hint.since, (*hint.cards, card)) for hint in side.hints]


def can_draw_unit(state: State, seat: i64) -> bool:
    """SP-DRAW-9: whether a Unit card can be drawn."""
    side = state.sides[seat]
    return len(side.tail) > 0 or total(side.reserves) > 0


def _without(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """The same cards without the last one of this kind."""
    for at in range(len(cards) - 1, -1, -1):
        if cards[at] == card:
            return (*cards[:at], *cards[at + 1 :])
    return cards


SHUFFLED: Final = 4
_PASSING: Final = 8
"""Numbers from here on describe how a card passed; see ``passing``."""


def passing(card: i64, seat: i64, back: i64) -> i64:
    """The number for a Command card that left the hand of *seat*, or went *back* (1) to it."""
    return _PASSING + (card << 2 | seat << 1 | back)


def passed_card(number: i64) -> i64:
    """The card that ``passing`` is about."""
    return (number - _PASSING) >> 2


def can_draw_command(state: State) -> bool:
    """SP-DRAW-10: whether the deck has a card, or will have one when the discards are shuffled."""
    return total(state.deck) > 0 or (state.rules.reshuffles and total(state.discards) > 0)


def prepare_deck(state: State, log: list[Event] | None) -> None:
    """Prepare to draw a Command card: shuffle the discards if the deck is empty."""
    if total(state.deck) > 0:
        return
    state.deck, state.discards = state.discards, state.deck
    first, second = state.sides[0], state.sides[1]
    size: i64 = total(first.commands)
    both: list[int] = []
    for number in range(state.rules.command_count):  # all unseen cards are in hands, so from now on they are known
        both.append(first.commands[number] + second.commands[number])
        first.known[number] = first.commands[number]
        second.known[number] = second.commands[number]
    seen = tuple(first.seen), tuple(second.seen)
    state.shuffles.append(Shuffle(size, tuple(both), tuple(state.deck), seen[0], seen[1]))
    state.passed.append(SHUFFLED)
    if log is not None:
        log.append(events.Reshuffled(is_damage=False))


def draw_command(state: State, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Draw a Command card into the hand, in a Draw Phase or by a card."""
    state.deck[card] -= 1
    state.sides[seat].commands[card] += 1
    if state.shuffles:
        state.passed.append(seat << 1)
    if log is not None:
        log.append(events.CommandDrawn(seat, state.rules.commands[card].slug, _drawn_by(state)))


def _drawn_by(state: State) -> str:
    """The clause behind a draw: that of the Draw Phase, or of the card being carried out."""
    return "SP-DRAW-1" if state.then == TO_DRAWING else "SP-CMD-2"


def deal(state: State, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Deal a Command card into the starting hand (SP-SETUP-3)."""
    state.deck[card] -= 1
    state.sides[seat].commands[card] += 1
    if log is not None:
        log.append(events.Dealt(seat, state.rules.commands[card].slug))


def take_command(state: State, seat: i64, card: i64) -> None:
    """Take a Command card openly from a hand; the caller decides where it goes."""
    side = state.sides[seat]
    side.commands[card] -= 1
    if side.known[card] > 0:
        side.known[card] -= 1
    if side.seen[card] > 0:
        side.seen[card] -= 1
    if state.shuffles:
        state.passed.append(passing(card, seat, 0))


def give_back(state: State, seat: i64, card: i64) -> None:
    """Return a Command card openly to the hand that it came from."""
    side = state.sides[seat]
    side.commands[card] += 1
    side.known[card] += 1
    side.seen[card] += 1
    if state.shuffles:
        state.passed.append(passing(card, seat, 1))


def spend(state: State, seat: i64, card: i64, log: list[Event] | None) -> None:
    """SP-CMD-11: discard a Command card for +1."""
    take_command(state, seat, card)
    state.discards[card] += 1
    if log is not None:
        log.append(events.Spent(seat, state.rules.commands[card].slug))


def discard(state: State, seat: i64, card: i64, log: list[Event] | None) -> None:
    """SP-DRAW-8: discard an excess Command card."""
    take_command(state, seat, card)
    state.discards[card] += 1
    if log is not None:
        log.append(events.Discarded(seat, state.rules.commands[card].slug))


def legal_rolls(state: State, seat: i64) -> list[Action]:
    """The legal rolls: without a discard, or with any card of the hand discarded (SP-CMD-11)."""
    rules, held = state.rules, state.sides[seat].commands
    return [NO_DISCARD, *[rules.rolls[number] for number in range(rules.command_count) if held[number] > 0]]


def discard_for_roll(state: State, seat: i64, action: Action, log: list[Event] | None) -> i64:
    """SP-CMD-11, SP-CMD-12: discard a card, if one is named, for the roll that is due. Returns what it adds: 1, or 0
    without a card."""
    assert isinstance(action, Roll)
    if not action.slug:
        return 0
    spend(state, seat, state.rules.command_numbers[action.slug], log)
    return 1


def draws(deck: vec[i64], cards: list[Named]) -> list[tuple[Action, int]]:
    """CHANCE's possible draws from a deck, with the number of copies."""
    return [(cards[number], deck[number]) for number in range(len(cards)) if deck[number] > 0]


# -- plans that both seats write in secret, line by line, and close (SP-TURN-4, SP-TGT-10) ------------


def write_line(state: State, seat: i64, action: Action, log: list[Event] | None) -> bool:
    """Add a line to a plan, or close it. Returns whether both plans are now closed."""
    if action is PLAIN[DONE]:
        return close(state, seat, log)
    state.sides[seat].plan.append(action)
    if log is not None:
        log.append(events.Planned(seat, action.text()))
    return False


def close(state: State, seat: i64, log: list[Event] | None) -> bool:
    """Close a seat's plan for this step. Returns whether both are now closed."""
    state.sides[seat].is_done = True
    if log is not None:
        log.append(events.Locked(seat, state.step, state.window))
    return state.sides[0].is_done and state.sides[1].is_done
