"""Marks: everything remembered about the enemy is always true (AMB-21, ST-MOVE-5)."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

import fogline
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.table import sit_down
from fogline.table.records import AnyTable
from fogline.titles.panzer.aid import marks as panzer_marks
from fogline.titles.panzer.rules.steps import DEPLOY, OVER
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import cells_of, mask_of, size_of
from fogline.titles.scope.marks import Mark, marks_of
from fogline.titles.scope.position import NOWHERE, SCARCE, SEEN, Fact, claim
from fogline.titles.stalingrad.aid import marks
from fogline.titles.stalingrad.rules.cards import INFANTRY, KINDS, OFFICER, SNIPER, read_cell
from fogline.titles.stalingrad.rules.rules import STALINGRAD
from fogline.titles.stalingrad.rules.state import State
from tests.cli.terminal import F1_GERMAN, F1_SOVIET
from tests.titles.panzer.test_imagine import story


def f1() -> AnyTable:
    """Fixture F1 of the rules, Advanced Mode, Germany to act."""
    table = sit_down(Setup("stalingrad", "quick-duel", {"mode": "advanced"}))
    for seat, front in ((Seat(0), F1_GERMAN), (Seat(1), F1_SOVIET)):
        table.act_batch(seat, [*(f"place {kind}" for kind in front.split()), "done"])
    return table


def play(table: AnyTable, seat: int, *actions: str) -> None:
    """Play actions one after another, since each may reveal something that the next depends on."""
    for action in actions:
        table.act(Seat(seat), action)


def among(*names: str) -> int:
    return mask_of([read_cell(name) for name in names])


def test_st_search_2_a_revealed_card_is_marked_on_its_cell() -> None:
    table = f1()
    play(table, 0, "search S2c", "hold", "end")
    assert marks(table.view(Seat(0))) == [Mark(OFFICER, among("S2c"))]
    assert marks(table.view(Seat(1))) == []
    assert marks(table.view(None)) == []


def test_st_move_5_a_move_spreads_a_mark_over_its_quadrant() -> None:
    table = f1()
    play(table, 0, "search S2c", "hold", "end")
    play(table, 1, "move S3b SC DE EA OF", "end")
    assert marks(table.view(Seat(0))) == [Mark(OFFICER, among("S3b", "S3c", "S2b", "S2c"))]


def test_st_shot_1_a_shot_card_marks_a_sniper_among_four_cells() -> None:
    table = f1()
    play(table, 0, "search S1b", "shoot G1c", "end")
    assert marks(table.view(Seat(1))) == [Mark(SNIPER, among("G1c", "G1d", "G2c", "G2d"))]


def test_st_shoot_2_an_eliminated_card_is_no_longer_marked() -> None:
    table = f1()
    play(table, 0, "search S1b", "shoot G1c", "end")
    assert [mark for mark in marks(table.view(Seat(0))) if mark.kind == INFANTRY] == []


@pytest.mark.parametrize("seed", range(12))
def test_marks_are_true_and_stand_for_different_cards(seed: int) -> None:
    rng = Random(seed)
    scenario = rng.choice(STALINGRAD.scenarios)
    state = STALINGRAD.new(Setup("stalingrad", scenario, {"mode": "advanced"}))
    for step in range(250):
        seats = STALINGRAD.to_act(state)
        if not seats:
            return
        STALINGRAD.apply(state, seats[0], _some_action(state, seats[0], rng))
        if step % 5 == 0:
            for seat in (Seat(0), Seat(1)):
                assert _fit(state, 1 - seat, marks(STALINGRAD.view(state, seat)))


def _some_action(state: State, seat: Seat, rng: Random) -> Action:
    by_kind: dict[type, list[Action]] = {}
    for action in STALINGRAD.legal(state, seat):
        by_kind.setdefault(type(action), []).append(action)
    return rng.choice(rng.choice(list(by_kind.values())))


def _fit(state: State, side: int, made: list[Mark]) -> bool:
    """Whether every mark has a card of its own."""
    for kind in range(KINDS):
        sets = sorted((mark.cells for mark in made if mark.kind == kind), key=size_of)
        cards = [cell for cell in state.rules.cells if state.cells[cell] == side * KINDS + kind]
        if len(sets) > 4:
            sets = sets[:4]
        if sets and not any(
            all(mask >> cell & 1 for mask, cell in zip(sets, order, strict=True))
            for order in permutations(cards, len(sets))
        ):
            return False
    return True


def test_marks_never_leave_the_board() -> None:
    table = f1()
    play(table, 0, "search S3a", "end")
    play(table, 1, "move S3a SC EA SN EA", "end")
    assert all(set(cells_of(mark.cells)) <= set(table.position().rules.cells) for mark in marks(table.view(Seat(0))))


@pytest.mark.parametrize("seed", range(6))
def test_marks_of_panzer_are_true_and_stand_for_different_cards(seed: int) -> None:
    rng = Random(seed)
    game = fogline.game("panzer")
    setup = Setup("panzer", rng.choice(game.scenarios), PRESETS[rng.choice(("basic", "full"))])
    made = 0
    for number, (_, _, _, state) in enumerate(story(setup, rng, 300)):
        if state.step <= DEPLOY or state.step == OVER or number % 5:
            continue
        for seat in (Seat(0), Seat(1)):
            found = panzer_marks(game.view(state, seat))
            made += len(found)
            for unit in {mark.kind for mark in found}:
                sets = sorted((mark.cells for mark in found if mark.kind == unit), key=size_of)[:3]
                cards = [cell for cell in state.rules.cells if state.cells[cell] == unit]
                assert any(
                    all(mask >> cell & 1 for mask, cell in zip(sets, order, strict=True))
                    for order in permutations(cards, len(sets))
                )
    assert made


def test_claims_about_several_cards_make_no_mark() -> None:
    """H25: a turn, skipped or not, tells more than which cards are not there."""
    shown = Fact(SEEN, 1, 0, OFFICER, 0, None)
    told = Fact(SCARCE, 1, NOWHERE, 0, 3, claim(shown, 1, 2, SNIPER, 3, first=True))
    assert marks_of(told, 1) == marks_of(shown, 1) == [Mark(OFFICER, 1)]
