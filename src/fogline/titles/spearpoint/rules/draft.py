"""Deck and starting hand (SP-DECK, SP-SETUP): both seats choose them in secret, card by card."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import hands, steps
from fogline.titles.spearpoint.rules.actions import DONE, HOLD, PICK, PLAIN, Action, Named, Plain
from fogline.titles.spearpoint.rules.cards import NO_CARD, NO_CREW, VP_MOD, ReadyDeck
from fogline.titles.spearpoint.rules.commitment import place
from fogline.titles.spearpoint.rules.damage import check_lines
from fogline.titles.spearpoint.rules.events import DeckShown, Event, HandReady, Mustered, Picked, PriorityGiven
from fogline.titles.spearpoint.rules.hands import close, reveal_in_hand
from fogline.titles.spearpoint.rules.stage import Stage
from fogline.titles.spearpoint.rules.state import BLANK, NATURE, NOBODY, State, total, undone
from fogline.titles.spearpoint.rules.tables import Rules, all_reach, reachable


def ready_decks(rules: Rules, seat: i64) -> list[ReadyDeck]:
    """The decks of the set that this seat can take unchanged."""
    found: list[ReadyDeck] = []
    for deck in rules.cards.decks:
        fits = rules.deck_min[seat] <= price_of(rules, deck.cards) <= rules.deck_max[seat]
        for number, count in deck.cards.items():
            fits = fits and count <= rules.pools[seat][number]
        if fits:
            found.append(deck)
    return found


def price_of(rules: Rules, cards: dict[int, int]) -> int:
    return sum([int(rules.units[number].cost) * count for number, count in cards.items()])


def deck_points(state: State, seat: i64) -> i64:
    """The cost of the deck so far."""
    points: i64 = 0
    deck = state.sides[seat].reserves
    for number in range(state.rules.unit_count):
        points += deck[number] * state.rules.units[number].cost
    return points


def legal_picks(state: State, seat: i64) -> list[Action]:
    """SP-DECK-1, SP-DECK-2: every card after which a deck within the limits is still possible; `done` if the deck is
    within them."""
    rules = state.rules
    low, high = rules.deck_min[seat], rules.deck_max[seat]
    deck, pool = state.sides[seat].reserves, rules.pools[seat]
    points = deck_points(state, seat)
    left: vec[i64] = pool[:]
    for number in range(rules.unit_count):
        left[number] -= deck[number]
    found: list[Action] = []
    every = all_reach(rules, left, points, low, high)
    leads: dict[int, bool] = {}  # by cost: whether a legal deck is possible; only the cost matters
    for number in range(rules.unit_count):
        cost = rules.units[number].cost
        if left[number] > 0 and points + cost <= high:
            if not every and cost not in leads:
                left[number] -= 1
                leads[cost] = points + cost >= low or reachable(rules, left, points + cost, low, high)
                left[number] += 1
            if every or leads[cost]:
                found.append(rules.picks[number])
    if low <= points <= high and (points > 0 or low == 0):
        found.append(PLAIN[DONE])
    return found


def pick(state: State, seat: i64, number: i64, log: list[Event] | None) -> None:
    state.sides[seat].reserves[number] += 1
    if log is not None:
        log.append(Picked(seat, state.rules.units[number].slug))


def hand_goal(state: State, seat: i64) -> i64:
    """SP-SETUP-1: the size of the starting hand, which is the whole deck if that is smaller."""
    side = state.sides[seat]
    there = total(side.hand) + total(side.reserves)
    wanted = state.rules.start_units[seat]
    return wanted if wanted < there else there


def legal_holds(state: State, seat: i64) -> list[Action]:
    """The next card of the starting hand, in card order, so that each hand can be chosen in only one way."""
    side, rules = state.sides[seat], state.rules
    missing = hand_goal(state, seat) - total(side.hand)
    if missing == 0:
        return [PLAIN[DONE]]
    latest: i64 = 0
    behind: i64 = 0
    for number in range(rules.unit_count):
        if side.hand[number] > 0:
            latest = number
    found: list[Action] = []
    for number in range(rules.unit_count - 1, latest - 1, -1):
        behind += side.reserves[number]
        if side.reserves[number] > 0 and behind >= missing:
            found.append(rules.holds[number])
    found.reverse()
    return found


def hold(state: State, seat: i64, number: i64, log: list[Event] | None) -> None:
    side = state.sides[seat]
    side.reserves[number] -= 1
    side.hand[number] += 1
    if log is not None:
        log.append(Mustered(seat, state.rules.units[number].slug))


def show_lists(state: State, log: list[Event] | None) -> None:
    """With open lists, show both decks to everybody once they are built (AMB-50)."""
    rules = state.rules
    if log is None or not rules.open_lists:
        return
    for seat in range(2):
        if len(rules.orders[seat].fixed) == 0:
            deck = state.sides[seat].reserves
            cards = [
                (rules.units[number].slug, int(deck[number])) for number in range(rules.unit_count) if deck[number] > 0
            ]
            log.append(DeckShown(seat, tuple(cards)))


def show_sizes(state: State, log: list[Event] | None) -> None:
    """Show everybody how many cards there are, once both hands are chosen (H-3)."""
    if log is None:
        return
    for seat in range(2):
        side = state.sides[seat]
        log.append(HandReady(seat, total(side.hand), total(side.reserves)))


def begin_build(state: State) -> bool:
    """SP-DECK: use the decks that a Situation gives. Returns whether anybody has to build one."""
    waits = False
    for seat in range(2):
        side = state.sides[seat]
        for number, count in state.rules.orders[seat].fixed.items():
            side.reserves[number] = count
            side.is_done = True
        waits = waits or not side.is_done
    return waits


def begin_muster(state: State) -> bool:
    """SP-SETUP-1: use the starting hands that a Situation gives. Returns whether anybody has to choose one."""
    waits = False
    for seat in range(2):
        side = state.sides[seat]
        for number, count in state.rules.orders[seat].hand.items():
            side.reserves[number] -= count
            side.hand[number] = count
            for _ in range(count):
                reveal_in_hand(side, number)
        side.is_done = len(state.rules.orders[seat].hand) > 0 or state.rules.start_units[seat] == 0  # both public
        waits = waits or not side.is_done
    return waits


def field(state: State, log: list[Event] | None) -> None:
    """Once everything is chosen, show the sizes, and put the Units that a Situation commits into the Battle Area."""
    show_sizes(state, log)
    rules = state.rules
    for seat in range(2):
        side = state.sides[seat]
        side.is_done = False
        for placed in rules.orders[seat].placed:
            card = rules.units[placed.card]
            crew: i64 = NO_CARD
            if placed.crewed and card.crew != NO_CREW:
                crew = rules.crew_cards[seat][card.crew]
            unit = place(state, seat, placed.card, placed.line, crew, log)
            if placed.damaged:
                unit.damage = BLANK
                unit.endurance = card.half
        for standing in rules.orders[seat].standing:
            if standing.effect.kind == VP_MOD:
                side.points += standing.effect.amount
    check_lines(state, log, NOBODY)


def next_dealt(state: State) -> i64:
    """SP-SETUP-3: the seat that gets the next Command card, in turn; NOBODY once all are dealt."""
    if total(state.deck) == 0:
        return NOBODY
    first, second = total(state.sides[0].commands), total(state.sides[1].commands)
    wants_first, wants_second = first < state.rules.start_command[0], second < state.rules.start_command[1]
    if wants_first and (first <= second or not wants_second):
        return 0
    return 1 if wants_second else NOBODY


@final
class Draft(Stage):
    """The steps for deck and starting hand, the Battle Area of a Situation, Command cards, and priority."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return undone(state) if state.step == steps.BUILD or state.step == steps.MUSTER else NATURE

    def legal_actions(self, state: State, seat: i64) -> list[Action]:
        if state.step == steps.BUILD:
            return legal_picks(state, seat)
        return legal_holds(state, seat) if state.step == steps.MUSTER else super().legal_actions(state, seat)

    def outcomes(self, state: State) -> list[tuple[Action, int]]:
        """The Command cards, weighted by their copies; for the first priority, both seats with equal weight."""
        if state.step == steps.PRIORITY:
            return [(action, 1) for action in state.rules.priorities]
        return hands.draws(state.deck, state.rules.deals)

    def clause(self, state: State, seat: i64, action: Action) -> str:
        step, rules = state.step, state.rules
        if isinstance(action, Plain):
            return "SP-DECK-1" if step == steps.BUILD else ("SP-SETUP-1" if step == steps.MUSTER else "")
        if not isinstance(action, Named):
            return ""
        if step == steps.BUILD and action.verb == PICK:
            number = rules.unit_numbers.get(action.slug, NO_CARD)
            if number == NO_CARD or state.sides[seat].reserves[number] >= rules.pools[seat][number]:
                return "SP-DECK-2"
            return "SP-DECK-1"
        return "SP-SETUP-1" if step == steps.MUSTER and action.verb == HOLD else ""

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        """Choose or deal a card, or finish a seat's choices."""
        step, rules = state.step, state.rules
        if not isinstance(action, Named):
            if close(state, seat, log):
                state.step = steps.GOING_ON
        elif step == steps.BUILD:
            pick(state, seat, rules.unit_numbers[action.slug], log)
        elif step == steps.MUSTER:
            hold(state, seat, rules.unit_numbers[action.slug], log)
        elif step == steps.DEAL:
            hands.deal(state, state.drawer, rules.command_numbers[action.slug], log)
            state.step = steps.GOING_ON
        else:
            assert step == steps.PRIORITY
            state.priority = rules.seats.index(action.slug)
            if log is not None:
                log.append(PriorityGiven(state.priority))
            state.step = steps.GOING_ON

    def enter(self, state: State, box: i64, log: list[Event] | None) -> None:
        """SP-SETUP: continue with decks, starting hands, the Battle Area of a Situation, Command cards, or priority."""
        if box == steps.TO_BUILD:
            state.then = steps.TO_MUSTER
            if begin_build(state):
                state.step = steps.BUILD
        elif box == steps.TO_MUSTER:
            state.then = steps.TO_FIELD
            show_lists(state, log)
            if begin_muster(state):
                state.step = steps.MUSTER
        elif box == steps.TO_FIELD:
            state.then = steps.TO_DEAL
            field(state, log)
        else:
            drawer = next_dealt(state)
            if drawer == NOBODY:
                state.then = steps.TO_COMMIT
                state.step = steps.PRIORITY
            else:
                state.drawer = drawer
                state.step = steps.DEAL


DRAFT: Final = Draft()
