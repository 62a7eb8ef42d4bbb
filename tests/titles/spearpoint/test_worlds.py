"""``imagine``: every world that fits a view can come up, no other does, and unknown cards are dealt evenly.
Compared with ``enumeration.Believer``, which tries all games, and with all ways to deal physical cards."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Value
from fogline.titles.spearpoint.rules.events import Event, Reshuffled
from fogline.titles.spearpoint.rules.modifiers import tail_card
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.worlds import deal_cards
from tests.pictures.spearpoint import position
from tests.titles.spearpoint.enumeration import Believer, tiny, told
from tests.titles.spearpoint.fixtures import (
    GAME,
    A,
    B,
    at,
    command,
    commit,
    declare,
    declared,
    duel,
    guesses,
    house,
    number,
    play,
    step,
    walk,
)  # fmt: skip

MAX_WORLDS = 30
"""Up to this many are compared one by one; with more, only that guesses are among them."""


def check_worlds(believer: Believer, state: State, rng: Random, *, is_whole: bool) -> None:
    """Guesses are worlds that fit; all of them, if there are few."""
    view = GAME.view(state, believer.viewer)
    assert state.key() in believer.worlds
    missing = set(believer.worlds) if is_whole and len(believer.worlds) <= MAX_WORLDS else set()
    for tries in range(200 * len(believer.worlds)):
        guess = GAME.imagine(view, rng)
        guess.check()
        assert guess.key() in believer.worlds, "a world that cannot be"
        missing.discard(guess.key())
        if not missing and tries >= 4:
            return
    assert not missing, "a world that never comes up"


@pytest.mark.parametrize("viewer", [A, B, None], ids=["a", "b", "public"])
@pytest.mark.parametrize(
    ("seed", "options"),
    [(0, {}), (2, {}), (6, {}), (7, {"open-lists": True}), (8, {"command-reshuffle": False}), (9, {"hand-units": 1})],
    ids=str,
)
def test_exactly_the_fitting_worlds_are_listed(seed: int, options: dict[str, Value], viewer: Seat | None) -> None:
    """SP-HID-1. From the first card picked, through decks that run empty and cards that come back."""
    rng, guesses = Random(seed), Random(seed)
    state = GAME.new(tiny(**options))
    believer = Believer(tiny(**options), viewer)
    for turn, (_, seat, action, log) in enumerate(walk(rng, state, 90)):
        believer.see(seat, action, told(viewer, log), GAME.view(state, viewer))
        check_worlds(believer, state, guesses, is_whole=turn % 9 == 0)
    assert state.turn > 1


# -- evenness ---------------------------------------------------------------------------------------


def physical(pool: dict[str, int]) -> list[str]:
    return [f"{slug}#{copy}" for slug, count in sorted(pool.items()) for copy in range(count)]


def all_deals(cards: list[str], sizes: list[int]) -> list[list[tuple[str, ...]]]:
    """Every way to put physical cards into places of these sizes."""
    if not sizes:
        return [[]]
    found = []
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        found += [[chosen, *more] for more in all_deals(rest, sizes[1:])]
    return found


def kinds(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(card.partition("#")[0] for card in cards))


def check_even(found: Counter[object], wanted: Counter[object]) -> None:
    """As often as expected, within the limits of chance."""
    tries, ways = sum(found.values()), sum(wanted.values())
    assert set(found) == set(wanted)
    for what, weight in wanted.items():
        chance = Fraction(weight, ways)
        room = 4.5 * sqrt(float(chance * (1 - chance)) * tries) + 1
        assert abs(found[what] - float(chance) * tries) < room, (what, found[what], float(chance) * tries)


@pytest.mark.parametrize(
    "picture",
    [
        "hand b: rif-ge gun-ge\nreserves b: gc-ge\na1 rif-us - front",
        "hand b: rif-ge\nreserves b: gun-ge\ntail b: gc-ge?\na1 rif-us - front",
        "b1 gun-ge gc-ge front\nhand b: rif-ge\na1 rif-us - front",
        "lost b: rif-ge\nhand b: gc-ge\ntail b: gun-ge\na1 rif-us - front",
    ],
)
def test_hidden_units_are_dealt_evenly(picture: str) -> None:
    """Every choice of physical cards that makes a deck within the limits, in every place, is equally likely."""
    state = position(f"turn 1 step declare\n{picture}", tiny())
    side = state.sides[1]
    cost = {"gc-ge": 1, "rif-ge": 2, "gun-ge": 3}
    seen = Counter[str]()
    for unit in state.units:
        if unit.seat == 1:
            seen[state.rules.units[unit.card].slug] += 1
            seen["gc-ge"] += unit.crew >= 0
    seen.update({card.slug: int(count) for card, count in zip(state.rules.units, side.lost, strict=True) if count})
    seen.update(state.rules.units[tail_card(entry)].slug for entry in side.tail if entry & 1)
    pool = {"gc-ge": 1 - seen["gc-ge"], "rif-ge": 2 - seen["rif-ge"], "gun-ge": 1 - seen["gun-ge"]}
    secret = sum(not entry & 1 for entry in side.tail)
    spent = sum(cost[slug] * count for slug, count in seen.items())
    wanted = Counter[object]()
    for deal in all_deals(physical(pool), [sum(side.hand), sum(side.reserves), secret]):
        whole = spent + sum(cost[card.partition("#")[0]] for place in deal for card in place)
        if 3 <= whole <= 6:
            wanted[tuple(kinds(place) for place in deal)] += 1
    rng, found = Random(1), Counter[object]()
    view = GAME.view(state, A)
    for _ in range(2500):
        guess = GAME.imagine(view, rng).sides[1]
        slugs = [card.slug for card in state.rules.units]
        hand = tuple(sorted(slug for slug, count in zip(slugs, guess.hand, strict=True) for _ in range(count)))
        reserves = tuple(sorted(slug for slug, count in zip(slugs, guess.reserves, strict=True) for _ in range(count)))
        under = tuple(sorted(slugs[tail_card(entry)] for entry in guess.tail if not entry & 1))
        found[(hand, reserves, under)] += 1
    check_even(found, wanted)


def test_hidden_command_cards_are_dealt_evenly() -> None:
    state = position(
        "turn 1 step declare\na1 gun-us gc-us front\nhand b: gun-ge\ncommands a: more\ncommands b: dig back", tiny()
    )
    rng, found = Random(2), Counter[object]()
    for _ in range(2500):
        guess = GAME.imagine(GAME.view(state, A), rng).sides[1]
        found[tuple(guess.commands)] += 1
    wanted = Counter[object]()
    for held in combinations(["dig#0", "dig#1", "back#0"], 2):
        names = kinds(held)
        wanted[(names.count("dig"), names.count("back"), 0)] += 1
    check_even(found, wanted)


def test_deal_cards_counts_physical_cards() -> None:
    pool, costs = (2, 0, 3, 1), (1, 9, 2, 3)
    labelled = physical({"0": 2, "2": 3, "3": 1})
    for count, low, high in ((3, 4, 6), (None, 3, 5), (2, 0, 9)):
        wanted = Counter[object]()
        sizes = range(len(labelled) + 1) if count is None else [count]
        for size in sizes:
            for chosen in combinations(labelled, size):
                if low <= sum(costs[int(card[0])] for card in chosen) <= high:
                    wanted[tuple(sum(card[0] == str(kind) for card in chosen) for kind in range(4))] += 1
        rng = Random(3)
        found = Counter[object](tuple(deal_cards(pool, costs, count, low, high, rng)) for _ in range(3000))
        check_even(found, wanted)


# -- knowledge of hands -------------------------------------------------------------------------


def test_h_22_a_card_that_came_back_is_in_the_hand() -> None:
    """Drawn from a tail that everybody knows. SP-AIR-4, H-30."""
    state = declared(
        "turn 2\na1 rif-us - front\nb1 rif-ge - front\nhand b: hal-ge\ntail b: fb-ge pi-ge", "", deck_min=0
    )
    play(state, "b skip", "b draw unit")
    for viewer in (A, None):
        for guess in guesses(state, viewer):
            assert guess.sides[1].hand[number(state, "fb-ge")] >= 1
    play(state, "b skip", "a enough")
    commit(state)
    assert all(guess.sides[1].hand[number(state, "fb-ge")] >= 1 for guess in guesses(state, A))


def test_h_26_a_card_put_back_in_secret_may_be_the_known_one() -> None:
    """In hand, or among the cards put under the Reserves since; later returns reveal nothing about it."""
    state = declared(
        "turn 2\na1 rif-us - front\nb1 rif-ge - front\nhand b: hal-ge\ntail b: mt-ge", "", hand_units=1, deck_min=0
    )
    play(state, "b skip", "b draw unit", "b skip", "a enough", "b return hal-ge")
    tank = number(state, "mt-ge")
    places = set()
    for guess in guesses(state, A, 200):
        side = guess.sides[1]
        under = [tail_card(entry) for entry in side.tail]
        assert side.hand[tank] + under.count(tank) >= 1
        places.add(side.hand[tank] > 0)
    assert places == {True, False}


def test_h_29_when_the_command_deck_has_run_empty() -> None:
    """H-28. Each seat then knows the other's hand; the public knows what both hold together, until they draw again."""
    picture = "turn 2\na1 rif-us - front\nb1 rif-ge - front\ncommands a: cm-hull\ncommands b: cm-camo cm-luck\ndeck:"
    state = declared(picture, "", deck_min=0)
    play(state, "a done", "b done", "a done", "b done")
    events: list[Event] = play(state, "a draw command")
    assert any(isinstance(event, Reshuffled) for event in events)
    play(state, "deal cm-null")
    camo, luck, hull = (command(state, slug) for slug in ("cm-camo", "cm-luck", "cm-hull"))
    for guess in guesses(state, A):
        assert (guess.sides[1].commands[camo], guess.sides[1].commands[luck]) == (1, 1)
    for guess in guesses(state, B):
        assert guess.sides[0].commands[hull] >= 1  # A has drawn one more, which may be another
    held = set()
    for guess in guesses(state, None, 200):
        counts = [guess.sides[0].commands[card] + guess.sides[1].commands[card] for card in (camo, luck, hull)]
        assert min(counts) == 1
        assert sum(guess.sides[1].commands[card] for card in (camo, luck, hull)) == 2  # B has drawn nothing since
        held.add(tuple(guess.sides[1].commands))
    assert len(held) == 3


def test_h_31_a_card_that_was_taken_back_is_remembered() -> None:
    """SP-CMD-8."""
    state = at("a1 mt-us tc-us front\ncommands a: cm-null\ncommands b: cm-hull cm-camo", deck_min=0)
    state.sides[1].known[command(state, "cm-hull")] = state.sides[1].seen[command(state, "cm-hull")] = 1
    for viewer in (A, None):
        assert all(guess.sides[1].commands[command(state, "cm-hull")] >= 1 for guess in guesses(state, viewer))


def test_h_12_a_shown_discard_is_remembered() -> None:
    """It counts for the dice that are about to fall."""
    state = duel("mt-us", "mt-ge", "commands b: cm-null", attacks="a1>b1 b1>a1", deck_min=0)
    play(state, "b done", "b roll cm-null")
    assert step(state) == "initiative-dice"
    for viewer in (A, None):
        for guess in guesses(state, viewer, 5):
            play(guess, "dice 5 5")
            assert GAME.to_act(guess) == (B,)


def test_units_given_by_a_situation_are_known() -> None:
    """SP-SIT-2: a fixed deck is not a secret, a fixed hand neither."""
    state = GAME.new(house("meeting-engagement"))
    deck = list(state.sides[1].reserves)
    for guess in guesses(state, A, 10):
        side = guess.sides[1]
        assert [held + left for held, left in zip(side.hand, side.reserves, strict=True)] == deck


def test_plans_in_the_making_are_guessed() -> None:
    """SP-COMMIT-3: any plan that the other could have written by now; a closed one is complete."""
    state = at("hand b: rif-ge*2 hal-ge tc-ge\nhand a: rif-us", deck_min=0)
    plans = {len(guess.sides[1].plan) for guess in guesses(state, A, 200)}
    assert {0, 1, 2} <= plans
    play(state, "b commit rif-ge", "b done")
    for guess in guesses(state, A):
        assert guess.sides[1].is_done
        play(guess, "a done")
        assert step(guess) == "declare"


def test_a_guess_can_be_played_on() -> None:
    state = at("hand a: rif-us\nhand b: rif-ge\nreserves a: mt-us tc-us\nreserves b: mt-ge tc-ge", deck_min=0)
    commit(state, "commit rif-us", "commit rif-ge")
    declare(state, "a1>b1 b1>a1")
    for viewer in (A, B, None):
        for guess in guesses(state, viewer, 3):
            for now, seat, _, _ in walk(Random(1), guess, 400):
                assert seat == CHANCE or seat in (A, B)
                now.check()
