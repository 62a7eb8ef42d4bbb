"""``holders``: the public's guesses about the two hands after shuffles, compared with every split of every shuffle."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from fogline.titles.spearpoint.rules import hands
from fogline.titles.spearpoint.rules.holders import guess_known
from fogline.titles.spearpoint.rules.state import State, total
from tests.titles.spearpoint.fixtures import at

Cards = tuple[int, ...]


def dealings(rng: Random, deck: list[int], events: int) -> State:
    """A position after a number of cards have come and gone."""
    state = at("a1 rif-us - front\nb1 rif-ge - front\ndeck:")
    for card in range(state.rules.command_count):
        state.deck[card] = deck[card] if card < len(deck) else 0
        state.discards[card] = 0
    for _ in range(events):
        seat = rng.randrange(2)
        held = [card for card, count in enumerate(state.sides[seat].commands) for _ in range(count)]
        if hands.can_draw_command(state) and (not held or rng.random() < 0.5):
            hands.prepare_deck(state, None)
            there = [card for card, count in enumerate(state.deck) for _ in range(count)]
            hands.draw_command(state, seat, rng.choice(there), None)
        elif held and rng.random() < 0.2:
            card = rng.choice(held)
            hands.take_command(state, seat, card)
            hands.give_back(state, seat, card)
        elif held:
            hands.discard(state, seat, rng.choice(held), None)
    return state


def known(state: State) -> tuple[Cards, Cards]:
    """The cards that each seat is known to hold."""
    first, second = (tuple(int(count) for count in side.known) for side in state.sides)
    return first, second


def changed(cards: Cards, card: int, by: int) -> Cards:
    return (*cards[:card], cards[card] + by, *cards[card + 1 :])


def all_known(state: State) -> set[tuple[Cards, Cards]]:
    """Every possibility for them, by enumeration."""
    count = int(state.rules.command_count)
    none: Cards = (0,) * count
    worlds = {(none, none, 0, 0, none)}
    shuffled = 0
    for number in state.passed:
        found = set()
        seat, card = number >> 1 & 1, int(hands.passed_card(number))
        for world in worlds:
            held, fresh, deck = [world[0], world[1]], [world[2], world[3]], world[4]
            if number == hands.SHUFFLED:
                seen = state.shuffles[shuffled]
                if shuffled == 0:
                    held = [seen.first_seen, seen.second_seen]
                rest = [one for one in range(count) for _ in range(seen.both[one] - held[0][one] - held[1][one])]
                for first in set(combinations(rest, seen.first_size - sum(held[0]))):
                    own = tuple(held[0][one] + first.count(one) for one in range(count))
                    other = tuple(seen.both[one] - own[one] for one in range(count))
                    found.add((own, other, 0, 0, seen.deck))
                continue
            if number < hands.SHUFFLED:
                fresh[seat] += 1
            elif number & 1:
                held[seat] = changed(held[seat], card, 1)
            elif held[seat][card]:
                held[seat] = changed(held[seat], card, -1)
            elif fresh[seat] and deck[card]:
                fresh[seat] -= 1
                deck = changed(deck, card, -1)
            else:
                continue
            found.add((held[0], held[1], fresh[0], fresh[1], deck))
        worlds = found
        shuffled += number == hands.SHUFFLED
    return {(first, second) for first, second, *_ in worlds}


@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_fitting_courses_come_up(seed: int) -> None:
    rng = Random(seed)
    state = dealings(rng, rng.choice([[2, 2, 1], [1, 1, 1, 1, 1], [3, 2], [2, 1, 1, 1]]), 30)
    fitting = all_known(state)
    assert known(state) in fitting
    missing = set(fitting)
    for _ in range(400 * len(fitting)):
        first, second = guess_known(state, rng)
        guess = (tuple(first), tuple(second))
        assert guess in fitting, "it cannot be so"
        missing.discard(guess)
        if not missing:
            break
    assert not missing, "it can be so, but never comes up"


def test_at_one_shuffle_each_split_is_equally_likely() -> None:
    """Nothing has passed since, so nothing is known about who holds which."""
    state = at("a1 rif-us - front\nb1 rif-ge - front\ncommands a: cm-hull cm-luck\ncommands b: cm-camo cm-null\ndeck:")
    hands.prepare_deck(state, None)
    rng = Random(1)
    tally: dict[Cards, int] = {}
    for _ in range(1200):
        first = tuple(guess_known(state, rng)[0])
        tally[first] = tally.get(first, 0) + 1
    assert len(tally) == 6
    assert all(140 <= count <= 260 for count in tally.values())  # 200 is even; this is more than four deviations


def test_a_long_history_can_be_guessed() -> None:
    """Guessing that starts again after each failure would practically never finish here."""
    rng = Random(5)
    state = dealings(rng, [4] * 8, 300)
    assert len(state.shuffles) > 9
    for _ in range(20):
        for side, counts in zip(state.sides, guess_known(state, rng)):
            assert sum(counts) <= total(side.commands)
            assert all(count >= seen for count, seen in zip(counts, side.seen))
