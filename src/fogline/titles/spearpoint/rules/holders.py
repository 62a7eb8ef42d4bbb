"""Guesses, for the public, about who held which Command cards.

When the Command deck is shuffled again, all unseen cards are in the two hands (``hands``): the public knows the cards,
but not their holders. Such cards are *loose* until a later card shows whose they are. A guess follows all later events,
decides as late as it can, and backtracks at a dead end. So exactly the courses that fit are possible; after several
shuffles they are not equally likely.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final

from fogline.titles.spearpoint.rules.hands import SHUFFLED, passed_card
from fogline.titles.spearpoint.rules.state import State

_DEAD_ENDS: Final = 100
"""After this many dead ends, a guess starts again."""
_DRAWN: Final = -1
"""The decision that a card was drawn since the last shuffle, instead of an index of loose cards."""


class _Loose:
    """Cards that were in the two hands at a shuffle; nobody else knows in which."""

    def __init__(self, cards: list[int], owed: list[int]) -> None:
        self.cards = cards
        """By card, the number of loose cards."""
        self.owed = owed
        """By seat, the number of them that are in that hand."""

    def lacks(self, seat: int, card: int) -> float:
        """The chance that *seat* holds none of these cards."""
        count = sum(self.cards)
        return comb(count - self.cards[card], self.owed[seat]) / comb(count, self.owed[seat])


class _Course:
    """The decisions so far, up to some place in ``State.passed``."""

    def __init__(self, count: int) -> None:
        self.at = 0
        self.shuffled = 0
        self.known = [[0] * count, [0] * count]
        """By seat and card, how many are certainly in the hand."""
        self.loose: list[_Loose] = []
        self.fresh = [0, 0]
        """By seat, how many cards in the hand were drawn since the last shuffle."""
        self.deck = [0] * count
        """By card, how many in the deck as last shuffled are not known to have come from a hand."""
        self.choices: list[int] = []
        """The decisions that can still be tried here."""

    def copy(self) -> _Course:
        other = _Course(0)
        other.at, other.shuffled = self.at, self.shuffled
        other.known = [list(self.known[0]), list(self.known[1])]
        other.loose = [_Loose(list(some.cards), list(some.owed)) for some in self.loose]
        other.fresh, other.deck = list(self.fresh), list(self.deck)
        return other

    def advance(self, state: State, rng: Random) -> bool:
        """Go to the next decision, and order its choices. Returns whether there is one."""
        while self.at < len(state.passed):
            number = state.passed[self.at]
            seat, card = number >> 1 & 1, int(passed_card(number))
            if number == SHUFFLED:
                self._shuffle(state)
            elif number < SHUFFLED:
                self.fresh[seat] += 1
            elif number & 1:
                self.known[seat][card] += 1
            elif self.known[seat][card] > 0:
                self.known[seat][card] -= 1
            else:
                self.choices = self._choices(seat, card, rng)
                return True
            self.at += 1
        return False

    def _shuffle(self, state: State) -> None:
        shuffle = state.shuffles[self.shuffled]
        if self.shuffled == 0:
            self.known = [list(shuffle.first_seen), list(shuffle.second_seen)]
            second_size = sum(shuffle.both) - shuffle.first_size
            self.fresh = [shuffle.first_size - sum(self.known[0]), second_size - sum(self.known[1])]
        rest = [there - first - second for there, first, second in zip(shuffle.both, self.known[0], self.known[1])]
        for some in self.loose:
            rest = [there - taken for there, taken in zip(rest, some.cards)]
        self.loose = [some for some in [*self.loose, _Loose(rest, self.fresh)] if sum(some.owed) > 0]
        self.fresh, self.deck = [0, 0], list(shuffle.deck)
        self.shuffled += 1

    def _choices(self, seat: int, card: int, rng: Random) -> list[int]:
        """The possible origins of the card that leaves a hand; the last is tried first."""
        found: list[tuple[float, int]] = []
        was_drawn = self.fresh[seat] > 0 and self.deck[card] > 0
        lacking = 1.0
        for place, some in enumerate(self.loose):
            if some.cards[card] > 0:
                lacks = some.lacks(seat, card)
                if some.owed[seat] > 0:
                    found.append((rng.random() ** (1 / (1 - lacks)), place))
                lacking *= lacks
                was_drawn = was_drawn and some.owed[1 - seat] >= some.cards[card]
        if was_drawn:
            found.append((rng.random() ** (1 / lacking), _DRAWN))
        return [place for _, place in sorted(found)]

    def decide(self, state: State) -> None:
        """Decide for the next of the choices."""
        number = state.passed[self.at]
        seat, card = number >> 1 & 1, int(passed_card(number))
        place = self.choices.pop()
        if place == _DRAWN:
            self.fresh[seat] -= 1
            self.deck[card] -= 1
            for some in self.loose:  # otherwise it would already have been there, so the other hand has those copies
                some.owed[1 - seat] -= some.cards[card]
                self.known[1 - seat][card] += some.cards[card]
                some.cards[card] = 0
        else:
            self.loose[place].owed[seat] -= 1
            self.loose[place].cards[card] -= 1
        self.at += 1

    def settle(self, rng: Random) -> None:
        """Deal the remaining loose cards at the end; any of them can be in either hand."""
        for some in self.loose:
            cards = [card for card, count in enumerate(some.cards) for _ in range(count)]
            rng.shuffle(cards)
            for place, card in enumerate(cards):
                self.known[0 if place < some.owed[0] else 1][card] += 1


def guess_known(state: State, rng: Random) -> list[list[int]]:
    """By seat and Command card, what the other seat knows about that hand."""
    course = None
    while course is None:
        course = _find_course(state, rng)
    course.settle(rng)
    return course.known


def _find_course(state: State, rng: Random) -> _Course | None:
    """Find a course of events that fits; None after too many dead ends."""
    course = _Course(int(state.rules.command_count))
    taken: list[_Course] = []
    """The state at each decision that can be undone."""
    dead_ends = 0
    while course.advance(state, rng):
        while not course.choices:
            dead_ends += 1
            if dead_ends > _DEAD_ENDS:
                return None
            course = taken.pop()
        if len(course.choices) > 1:
            before = course.copy()
            before.choices = course.choices[:-1]
            taken.append(before)
        course.decide(state)
    return course
