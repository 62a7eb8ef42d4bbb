"""Derived facts (Part 16) as properties of random games."""

from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from fogline.kernel.game import Seat
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import SQUARE, cells_of
from fogline.titles.stalingrad.rules.actions import Reinforce
from fogline.titles.stalingrad.rules.cards import CODES, DECOY, EMPTY_AREA, INFANTRY, KINDS, SNIPER, SUPPLY, front_of
from fogline.titles.stalingrad.rules.events import Event, TurnSkipped
from fogline.titles.stalingrad.rules.scenarios import BASIC, THEMED, VALUES, Scenario
from fogline.titles.stalingrad.rules.state import RESERVE, SCORE, ZONE, State
from fogline.titles.stalingrad.rules.steps import OVER, SHOT
from tests.titles.stalingrad.fixtures import (
    F3,
    GAME,
    STOP,
    advanced,
    legal_texts,
    movable,
    new,
    put,
    reasons,
    refused,
    verbs,
)

SETUPS = [
    (name, mode, players)
    for name, scenario in {**BASIC, **THEMED}.items()
    for mode in scenario.modes
    for players in ((2,) if mode == "basic" else (2, 3, 4) if name in BASIC else (2,))
]
MAX_STEPS = 200


class Step(NamedTuple):
    """One action of a random game, the position before it, the one after it, and the events."""

    before: State
    seat: Seat
    action: Action
    after: State
    log: list[Event]


@cache
def random_game(name: str, mode: str, players: int) -> list[Step]:
    """A random game after its set-up, the same in every test. The kind of action is drawn first, since there are many
    MOVEs."""
    state = new(name, mode=mode, players=players)
    dice = Random(f"{name} {mode} {players}")
    steps: list[Step] = []
    while len(steps) < MAX_STEPS and (seats := GAME.to_act(state)):
        choices = list(GAME.legal(state, seats[0]))
        kinds = sorted({type(action).__name__ for action in choices})
        kind = dice.choice(kinds)
        action = dice.choice([action for action in choices if type(action).__name__ == kind])
        before, log = state.clone(), list[Event]()
        GAME.apply(state, seats[0], action, log)
        if before.turn > 0:
            steps.append(Step(before, seats[0], action, state.clone(), log))
    return steps


def count(state: State, side: int, kind: int) -> int:
    return sum(state.cells[cell] == side * KINDS + kind for cell in state.rules.cells)


random_games = pytest.mark.parametrize(("name", "mode", "players"), SETUPS)


@random_games
def test_l1_conservation(name: str, mode: str, players: int) -> None:
    """ST-COMP-6 after every command, counted card by card."""
    for step in random_game(name, mode, players):
        state = step.after
        state.check()
        start = state.rules.counts
        for side in (0, 1):
            for kind in range(SNIPER, KINDS):
                whole = start[side * KINDS + kind] + (state.rules.scenario.zone[side] if kind == SNIPER else 0)
                waiting = state.sides[ZONE + side] if kind == SNIPER else 0
                assert count(state, side, kind) + waiting + state.lost[side * KINDS + kind] == whole
            assert count(state, side, DECOY) <= start[side * KINDS + DECOY]
            supplementary = count(state, side, EMPTY_AREA) + state.sides[RESERVE + side] - SUPPLY[EMPTY_AREA]
            assert supplementary >= 0
            assert supplementary == 0 or bound(name, mode) >= SUPPLY[EMPTY_AREA]
            worth = sum(VALUES[kind] * state.lost[side * KINDS + kind] for kind in range(KINDS))
            assert state.sides[SCORE + 1 - side] == worth
        for cell in state.rules.cells:
            card = state.cells[cell]
            assert card // KINDS == front_of(cell) or card % KINDS == INFANTRY


@random_games
def test_l2_the_shot_card_always_has_a_place(name: str, mode: str, players: int) -> None:
    """Each Sniper is in its Front, in one to four Quadrants of it; at a Shot exactly those are offered (ST-SHOT-1)."""
    for step in random_game(name, mode, players):
        state = step.after
        for side in (0, 1):
            squares = [set(cells_of(SQUARE[corner])) for corner in state.rules.front_quadrants[side]]
            snipers = [cell for cell in state.rules.cells if state.cells[cell] == side * KINDS + SNIPER]
            assert all(1 <= sum(cell in square for square in squares) <= 4 for cell in snipers)
            if state.step == SHOT and state.side() == side:
                place = [square for square in squares if square & set(snipers)]
                offered = [GAME.write(action) for action in GAME.legal(state, GAME.to_act(state)[0])]
                assert len([text for text in offered if text.startswith("shoot")]) == len(place) > 0


@pytest.mark.parametrize(("columns", "rows", "needed"), [(4, 3, 2), (5, 3, 2), (6, 3, 3), (4, 4, 4), (5, 4, 4)])
def test_l3_how_many_infantry_spoil_every_quadrant(columns: int, rows: int, needed: int) -> None:
    """floor(C/2) x floor(R/2), by exhaustive search."""
    rules = next(new(name).rules for name, base in BASIC.items() if (base.columns, base.rows) == (columns, rows))
    squares = [set(cells_of(SQUARE[corner])) for corner in rules.front_quadrants[0]]
    cells = cells_of(rules.fronts[0])
    assert needed == (columns // 2) * (rows // 2)
    assert any(all(square & set(some) for square in squares) for some in combinations(cells, needed))
    assert not any(all(square & set(some) for square in squares) for some in combinations(cells, needed - 1))


def test_l3_two_infantry_in_f3() -> None:
    """0 of 8 Quadrants can be MOVEd; no DEPLOYMENT, no REINFORCEMENTS; SEARCH remains, the intruders included."""
    picture = put(F3, G2b="sIN", G2d="sIN", S1b="sEA", S1d="sEA", G1b="gEA", G1c="gOF")
    state = advanced(picture, scenario=STOP)
    assert state.lost[INFANTRY] == 1
    assert movable(state, "german") == set()
    assert verbs(state, "german") & {"deploy", "reinforce"} == set()
    assert refused(state, "german", "reinforce G2b IN SN SC EA") == "ST-RE-2"
    assert len(legal_texts(state, "german", "search")) == 17


@random_games
def test_l3_no_seat_is_stuck(name: str, mode: str, players: int) -> None:
    """Only a seat that is to act can act; in two-player games no turn is skipped."""
    for step in random_game(name, mode, players):
        seats = GAME.to_act(step.after)
        for seat in range(len(GAME.seats(step.after.rules.setup))):
            assert (len(GAME.legal(step.after, Seat(seat))) > 0) == (seat in seats)
        if players == 2:
            assert not any(isinstance(event, TurnSkipped) for event in step.log)


EMPTY_AREAS = {
    ("", "basic"): (8, 10, 11, 11, 13),
    ("", "advanced"): (10, 12, 13, 14, 16),
    ("duel-of-aces", "basic"): (9, 12, 13, 13, 15),
    ("duel-of-aces", "advanced"): (11, 14, 15, 16, 18),
    ("break-the-chain-of-command", "basic"): (9, 11, 12, 14, 16),
    ("break-the-chain-of-command", "advanced"): (10, 13, 14, 16, 18),
    ("neutralize-the-artillery", "basic"): (9, 11, 12, 14, 16),
    ("neutralize-the-artillery", "advanced"): (10, 13, 14, 16, 18),
    ("stop-the-advance", "advanced"): (11, 14, 15, 17, 19),
    ("offensive-without-snipers", "advanced"): (11, 14, 15, 17, 19),
}
"""The table of L4, base by base."""


def bound(name: str, mode: str) -> int:
    theme, _, base = name.rpartition("/")
    return EMPTY_AREAS[theme, mode][list(BASIC).index(base)]


def most_empty(scenario: Scenario, mode: str) -> int:
    """The most Empty Areas a Front can have during the game, by trying every way in which cards can be gone."""
    cards = scenario.cards[0]
    abroad = range(cards[INFANTRY] + 1) if mode == "advanced" else range(1)
    most = 0
    for snipers in range(cards[SNIPER] + 1):
        if cards[SNIPER] and snipers == cards[SNIPER]:
            continue
        for units in _ways(cards[SNIPER + 1 :]):
            gone = dict(zip(range(SNIPER, KINDS), (snipers, *units)))
            if any(all(gone[kind] == cards[kind] for kind in group) for group in scenario.victory.eliminate):
                continue
            for away in abroad:
                if away > gone[INFANTRY]:
                    continue
                points = sum(VALUES[kind] * number for kind, number in gone.items()) - away * VALUES[INFANTRY]
                if scenario.victory.points is None or points < scenario.victory.points:
                    most = max(most, sum(gone.values()))
    return cards[EMPTY_AREA] + most + (cards[DECOY] if mode == "advanced" else 0)


def _ways(numbers: tuple[int, ...]) -> list[tuple[int, ...]]:
    if not numbers:
        return [()]
    return [(first, *rest) for first in range(numbers[0] + 1) for rest in _ways(numbers[1:])]


@pytest.mark.parametrize(("name", "mode"), [setup[:2] for setup in SETUPS if setup[2] == 2])
def test_l4_supply_of_empty_areas(name: str, mode: str) -> None:
    """The table matches the scenarios, and random games stay within it; the last cell may add one (AMB-10)."""
    assert most_empty({**BASIC, **THEMED}[name], mode) == bound(name, mode)
    for step in random_game(name, mode, 2):
        for side in (0, 1):
            over = step.after.step == OVER
            assert count(step.after, side, EMPTY_AREA) <= bound(name, mode) + over


def meets(state: State, side: int) -> bool:
    """Whether a side meets a victory condition, recomputed from the battlefield."""
    rules, enemy = state.rules, 1 - side
    if rules.counts[enemy * KINDS + SNIPER] and not count(state, enemy, SNIPER):
        return True
    victory = rules.scenario.victory
    if victory.points is not None and state.sides[SCORE + side] >= victory.points:
        return True
    if any(not any(count(state, enemy, kind) for kind in group) for group in victory.eliminate):
        return True
    last = cells_of(rules.last_rows[enemy])
    return victory.last_row and any(state.cells[cell] == side * KINDS + INFANTRY for cell in last)


@random_games
def test_l5_no_tie(name: str, mode: str, players: int) -> None:
    """At most one side meets a condition, and then the game is over immediately (ST-TURN-5)."""
    for step in random_game(name, mode, players):
        met = [meets(step.after, side) for side in (0, 1)]
        assert met.count(True) <= 1
        assert (step.after.step == OVER) == any(met)
        outcome = GAME.outcome(step.after)
        if outcome is not None:
            assert outcome.winners == step.after.rules.seats_of(met.index(True))


@random_games
def test_l6_legality_follows_from_a_seats_knowledge(name: str, mode: str, players: int) -> None:
    """ST-INFO-5: in every world that fits its view, a seat has the same actions."""
    for step in random_game(name, mode, players)[::40]:
        known = GAME.view(step.before, step.seat)
        texts = [GAME.write(action) for action in GAME.legal(step.before, step.seat)]
        for seed in range(2):
            world = GAME.imagine(known, Random(seed))
            assert [GAME.write(action) for action in GAME.legal(world, step.seat)] == texts


@random_games
def test_l7_view_equivalence(name: str, mode: str, players: int) -> None:
    """Worlds that differ only in hidden cards, consistent with all that was public, give the same view."""
    for step in random_game(name, mode, players)[::40]:
        for viewer in (*range(players), None):
            seat = None if viewer is None else Seat(viewer)
            known = GAME.view(step.before, seat)
            assert GAME.view(GAME.imagine(known, Random(7)), seat) == known


@random_games
def test_l8_losses_are_monotone(name: str, mode: str, players: int) -> None:
    """Only REINFORCEMENTS raises the number of Snipers and Units in play: Infantry, in one scenario a Mortar."""
    for step in random_game(name, mode, players):
        for side in (0, 1):
            for kind in range(SNIPER, KINDS):
                more = count(step.after, side, kind) - count(step.before, side, kind)
                assert more <= 0 or isinstance(step.action, Reinforce)
                assert more <= 0 or CODES[kind] == "IN" or (CODES[kind] == "MO" and name.startswith("offensive"))


@random_games
def test_l9_decoys(name: str, mode: str, players: int) -> None:
    """In the Basic Game their number never changes; in Advanced Mode it never rises."""
    for step in random_game(name, mode, players):
        for side in (0, 1):
            fewer = count(step.before, side, DECOY) - count(step.after, side, DECOY)
            assert fewer == 0 if mode == "basic" else fewer >= 0


def test_l1_the_random_games_are_worth_it() -> None:
    """Together they use every kind of action, cross the line, and end in several ways."""
    steps = [step for setup in SETUPS for step in random_game(*setup)]
    verbs_seen = {GAME.write(step.action).partition(" ")[0] for step in steps}
    assert verbs_seen >= {"move", "search", "shoot", "recognize", "howitzer", "fire", "gun", "assault", "take", "stay"}
    assert verbs_seen >= {"reinforce", "reinforce2", "deploy", "end", "hold"}
    why = {reason for step in steps for reason in reasons(step.after)}
    assert why >= {"snipers", "points", "elimination"}
    assert any(front_of(cell) != step.after.cells[cell] // KINDS for step in steps for cell in step.after.rules.cells)
