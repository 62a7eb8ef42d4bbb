"""Decks, set-up and the Turn (Parts 4 to 6)."""

from __future__ import annotations

import time
from random import Random

import pytest

from fogline.kernel.errors import BadData
from fogline.titles.spearpoint.rules.events import (
    Dealt,
    HandReady,
    InitiativeRolled,
    Played,
    TurnBegan,
)  # fmt: skip
from fogline.titles.spearpoint.rules.tables import reachable
from tests.titles.scope.test_places import vector
from tests.titles.spearpoint.fixtures import (
    GAME,
    A,
    B,
    at,
    begun,
    build,
    chances,
    commit,
    deck_of,
    declare,
    every,
    names,
    offered,
    only,
    pass_turn,
    play,
    points,
    refused,
    rules,
    setup,
    step,
    waiting,
    zone,
)  # fmt: skip

EIGHTY = "mt-us*4 ht-us*2"


def picking(cards: str) -> list[str]:
    return [f"a pick {slug}" for slug in deck_of(cards)]


def test_sp_deck_1_points() -> None:
    """Ex a, Ex b, Ex c, Ex d."""
    state = GAME.new(setup())
    play(state, *picking("mt-us*3 ht-us*2 spg-us"))
    assert refused(state, "a done") == "SP-DECK-1"  # 79
    state = GAME.new(setup())
    play(state, *picking(EIGHTY))
    assert "done" in offered(state, "a")
    play(state, *picking("hal-us*4"))
    assert refused(state, "a pick baz-us") == "SP-DECK-1"  # 101
    play(state, "a pick rif-us", "a done")  # 100
    assert waiting(state) == "b"


def test_sp_deck_1_no_dead_end() -> None:
    """A card that would leave no way to a deck within the limits is refused."""
    state = GAME.new(setup(deck_min=83, deck_max=83))
    play(state, *picking(EIGHTY))
    assert offered(state, "a") == ["pick pi-us"]
    assert refused(state, "a pick tc-us") == "SP-DECK-1"
    with pytest.raises(BadData, match="no deck of 1 to 1"):
        rules(deck_min=1, deck_max=1)


def test_the_limits_of_a_deck_can_be_met_by_any_cards() -> None:
    """The result is compared with every choice of cards."""
    rng, found = Random(2), rules()
    costs = [int(card.cost) for card in found.units]
    for _ in range(300):
        pool = [0] * len(costs)
        for _ in range(rng.randrange(12)):
            pool[rng.randrange(len(pool))] += 1
        sums = {0}
        for cost, count in zip(costs, pool):
            sums = {one + cost * taken for one in sums for taken in range(count + 1)}
        points, low = rng.randrange(60), rng.randrange(90)
        high = low + rng.randrange(-3, 4)
        expected = any(low <= points + one <= high for one in sums)
        if points >= low:  # another card does not help
            expected = points <= high
        assert reachable(found, vector(pool), points, low, high) == expected, (pool, points, low, high)


def test_a_set_of_a_million_copies_is_answered_in_time() -> None:
    """Regression: when each copy was added separately, 1.5 kB of cards took minutes that nothing could interrupt."""
    found = rules()
    begun_at = time.process_time()
    assert reachable(found, vector([999_999] * len(found.units)), 0, 900_001, 999_999)
    assert time.process_time() - begun_at < 1


def test_sp_deck_2_copies() -> None:
    """Ex a."""
    state = GAME.new(setup())
    play(state, *picking("mt-us*4"))
    assert refused(state, "a pick mt-us") == "SP-DECK-2"
    assert refused(state, "a pick mt-ge") == "SP-DECK-2"


def test_sp_deck_3_crews_need_not_match() -> None:
    """Ex a."""
    state = GAME.new(setup())
    build(state, "a", "hal-us*10 rif-us*10")
    assert waiting(state) == "b"


def test_sp_deck_4_the_hand_is_part_of_the_deck() -> None:
    """Ex a."""
    state = begun(f"{EIGHTY} hal-us*5", hands=("mt-us hal-us*3", "tc-ge*4"))
    cost = {card.slug: card.cost for card in state.rules.units}
    held, left = zone(state, "a", "hand"), zone(state, "a", "reserves")
    assert sum(cost[slug] * count for slug, count in held.items()) == 22
    assert sum(cost[slug] * count for slug, count in left.items()) == 78


def test_sp_deck_5_limits_are_options() -> None:
    """Ex a."""
    state = GAME.new(setup(deck_min=40, deck_max=60))
    play(state, *picking("ht-us mt-us spg-us"))  # 39
    assert refused(state, "a done") == "SP-DECK-1"
    play(state, *picking("hal-us*4 rif-us"))  # 59
    assert refused(state, "a pick tc-us") == "SP-DECK-1"  # 61
    state = GAME.new(setup(deck_min=40, deck_max=60))
    build(state, "a", "ht-us*2 mt-us*2")  # 60


def test_sp_setup_1_four_units() -> None:
    """Ex a, Ex b, Ex c."""
    state = GAME.new(setup())
    build(state, "a", "tc-us*2 mt-us*3 ht-us*2 spg-us")
    build(state, "b", "mt-ge*4 ht-ge*2")
    play(state, "a hold tc-us", "a hold tc-us", "a hold mt-us")
    assert refused(state, "a done") == "SP-SETUP-1"
    twin = state.clone()
    play(twin, "a hold spg-us")
    assert refused(twin, "a hold spg-us") == "SP-SETUP-1"
    play(twin, "a done")
    assert waiting(twin) == "b"


def test_sp_setup_1_a_small_deck_is_taken_whole() -> None:
    state = begun("ht-us*2", hands=("ht-us*2", "tc-ge*4"))
    assert (zone(state, "a", "hand"), zone(state, "a", "reserves")) == ({"ht-us": 2}, {})


def test_sp_setup_2_the_rest_is_the_reserves() -> None:
    """Ex a. H-3, H-4."""
    state = GAME.new(setup(deck_min=60))
    build(state, "a", "rif-us*10 hal-us*10")
    build(state, "b", "rif-ge*10 hal-ge*10")
    play(state, *["a hold hal-us"] * 4, "a done")
    events = play(state, *["b hold hal-ge"] * 4, "b done")
    assert [(event.seat, event.hand, event.reserves) for event in every(events, HandReady)] == [(0, 4, 16), (1, 4, 16)]
    assert GAME.view(state, B).sides[0].reserves_size == 16


def test_sp_setup_3_three_command_cards_each() -> None:
    """Ex a. H-5."""
    state = GAME.new(setup(deck_min=40))
    for seat, side in (("a", "us"), ("b", "ge")):
        build(state, seat, f"mt-{side}*4")
    for seat, side in (("a", "us"), ("b", "ge")):
        play(state, *[f"{seat} hold mt-{side}"] * 4, f"{seat} done")
    assert chances(state)["deal cm-null"] == 6
    cards = ["cm-fire", "cm-hull", "cm-camo", "cm-init", "cm-take", "cm-snipe"]
    events = [event for card in cards for event in play(state, f"deal {card}")]
    assert [event.seat for event in every(events, Dealt)] == [0, 1, 0, 1, 0, 1]
    assert zone(state, "a", "commands") == {"cm-fire": 1, "cm-camo": 1, "cm-take": 1}
    assert zone(state, "b", "commands") == {"cm-hull": 1, "cm-init": 1, "cm-snipe": 1}
    assert sum(state.deck) == 37 - 6
    assert step(state) == "priority"


def test_sp_setup_4_the_damage_deck() -> None:
    """Ex a. Its order is nobody's: a card is drawn by chance when it is needed."""
    state = begun()
    assert sum(state.damage_deck) == 25
    assert sum(GAME.view(state, A).damage_deck) == 25


def test_sp_setup_5_nothing_has_happened() -> None:
    """Ex a."""
    state = begun()
    assert points(state) == (0, 0)
    assert [side.overrun for side in state.sides] == [0, 0]
    assert (state.turn, state.units, step(state)) == (1, [], "commit")


def test_sp_setup_6_priority() -> None:
    """Ex a, Ex b."""
    state = at("""
        turn 1 step commit priority a
        a1 mt-us tc-us front
        b1 mt-ge tc-ge front
        commands a: cm-hull cm-camo
        commands b: cm-hull cm-camo
    """)
    commit(state)
    events = play(state, "b play cm-hull b1", "b done", "a play cm-hull a1", "a done")
    assert [event.seat for event in every(events, Played)] == [0, 1]
    declare(state, "a1>b1 b1>a1")
    play(state, "a done", "b done", "a roll", "b roll", "dice 2 9")
    assert state.priority == 1
    play(state, "b fire b1 1", "b done", "a pass", "b roll", "dice 2 3", "a fire a1 1", "a done", "b pass", "a roll")
    play(state, "dice 2 3", "a done", "b done", "a enough", "b enough")
    commit(state)
    events = play(state, "a play cm-camo a1", "a done", "b play cm-camo b1", "b done")
    assert [event.seat for event in every(events, Played)] == [1, 0]


def test_sp_setup_6_chance_gives_the_first_priority() -> None:
    state = GAME.new(setup(deck_min=40, start_command=0))
    for seat, side in (("a", "us"), ("b", "ge")):
        build(state, seat, f"mt-{side}*4")
    for seat, side in (("a", "us"), ("b", "ge")):
        play(state, *[f"{seat} hold mt-{side}"] * 4, f"{seat} done")
    assert chances(state) == {"priority american": 1, "priority german": 1}
    play(state, "priority german")
    assert state.priority == 1


def test_sp_turn_1_three_phases() -> None:
    """Ex a, Ex b. SP-COMBAT-1 Ex a is the same log."""
    state = at("hand a: mt-us tc-us\nhand b: rif-ge\nreserves a: rif-us\nreserves b: rif-ge")
    assert refused(state, "a draw unit") == "SP-TURN-1"
    events = commit(state, "commit mt-us", "commit rif-ge")
    events += declare(state, "a1>b1")
    events += play(state, "a fire a1 1", "dice 3 3", "a draw command", "deal cm-null")
    kinds = [name for name in names(events) if name not in ("Planned", "Locked")]
    assert kinds == ["Committed", "Committed", "Declared", "AttackNamed", "AttackRolled", "DrawChosen", "CommandDrawn"]


def test_sp_turn_2_turns_continue() -> None:
    """Ex a."""
    state = at("turn 5 points 50 50\na1 rif-us - front\nb1 rif-ge - front")
    events = pass_turn(state)
    assert only(events, TurnBegan).turn == 6
    assert GAME.outcome(state) is None


def test_sp_turn_3_only_committed_units_fight() -> None:
    """Ex a."""
    state = at("turn 1 step declare\na1 mt-us tc-us front\nb1 rif-ge - front\nhand a: rif-us\nhand b: rif-ge")
    assert refused(state, "a attack a2 b1") == "SP-TURN-3"
    assert refused(state, "a attack a1 b2") == "SP-TGT-2"


def test_sp_turn_4_simultaneously() -> None:
    """Ex a."""
    state = at("hand a: mt-us tc-us\nhand b: rif-ge\na1 rif-us - front")
    commit(state, "commit mt-us", "commit rif-ge")
    assert "attack a2 b1" in offered(state, "a")
    assert offered(state, "b") == ["attack b1 a1", "done"]


def test_sp_turn_5_the_order_of_steps() -> None:
    """With Command cards in both hands every step occurs, in this order."""
    state = at("""
        a1 mt-us tc-us front
        b1 mt-ge tc-ge front
        commands a: cm-null*2
        commands b: cm-null*2 cm-luck
        reserves a: rif-us
        reserves b: rif-ge
        damage: dm-1
    """)
    order = [step(state)]
    for line in (
        "a done", "b done", "a done", "b done", "a attack a1 b1", "a done", "b attack b1 a1", "b done", "a done",
        "b done", "a roll", "b roll", "dice 9 1", "a fire a1 1", "a done", "b pass", "a roll", "dice 6 6", "a roll",
        "die 5", "b pass", "damage dm-1", "a done",
    ):  # fmt: skip
        play(state, line)
        if order[-1] != step(state):
            order.append(step(state))
    assert order == [
        "commit", "window", "declare", "window", "initiative", "initiative-dice", "name", "support", "answer", "roll",
        "dice", "intensity", "intensity-die", "parry", "damage", "window",
    ]  # fmt: skip
    assert state.window == 4  # draw-open
    play(state, "b done")
    assert (step(state), waiting(state)) == ("draw", "ab")
    play(state, "a draw command", "deal cm-null", "a enough", "b enough")
    assert (step(state), state.turn) == ("commit", 2)


def test_sp_turn_6_effects_for_one_turn() -> None:
    """Ex a. SP-CMD-10."""
    state = at("turn 3\na1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: cm-init")
    commit(state)
    play(state, "a done")
    declare(state, "a1>b1 b1>a1")
    play(state, "a play cm-init", "a done")
    assert only(play(state, "dice 5 6"), InitiativeRolled).first_total == 7
    play(state, "a fire a1 1", "dice 2 3", "b fire b1 1", "dice 2 3", "a enough", "b enough")
    assert state.discards[state.rules.command_numbers["cm-init"]] == 1
    commit(state)
    declare(state, "a1>b1 b1>a1")
    assert only(play(state, "dice 5 6"), InitiativeRolled).first_total == 5
