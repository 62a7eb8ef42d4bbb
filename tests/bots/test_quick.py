"""The fast player that an ace of SCOPE Stalingrad uses for playouts, and its estimates of hidden cards."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

import fogline
from bench.mixtures import result_of
from bench.quick import SPREADS, SetUp, numbers_now, player_with
from fogline import Setup
from fogline.bots.ace import AcePlayer
from fogline.bots.levels import bot_for, knowledge_of
from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.kit.search.deliberation import play_out
from fogline.testing.cases import Case
from fogline.testing.walks import walk
from fogline.titles.scope.grid import SQUARE, cells_of
from fogline.titles.stalingrad.bots.front import NOT_KNOWN, Front, worths
from fogline.titles.stalingrad.bots.quick import Quick
from fogline.titles.stalingrad.rules.actions import Assault, Move, Search, Take
from fogline.titles.stalingrad.rules.cards import KINDS, MACHINE_GUN, SNIPER
from fogline.titles.stalingrad.rules.steps import ACTION, SET_UP
from fogline.titles.stalingrad.rules.view import View

GAME: Final[Any] = fogline.game("stalingrad")
SETUPS: Final = (
    Setup("stalingrad", "quick-duel", {"mode": "basic"}),
    Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    Setup("stalingrad", "offensive-without-snipers/open-front", {"mode": "advanced"}),
    Setup("stalingrad", "stop-the-advance/open-front", {"mode": "advanced", "players": 4}),
)


def views(setup: Setup, seed: str, most: int = 400) -> list[tuple[View, Any, Seat]]:
    """Decisions of a random game: view, state and seat."""
    case = Case(GAME, setup)
    return [
        (GAME.view(step.state, step.seat), step.state.clone(), step.seat)
        for step in walk(case, Random(seed), most)
        if step.seat is not None and step.state.step != SET_UP and GAME.to_act(step.state)
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.scenario)
def test_quick_bot_decides_from_the_view_alone(setup: Setup) -> None:
    quick = Quick()
    for view, state, seat in views(setup, "any"):
        legal = GAME.legal(state, seat)
        chosen = quick.choose(view, legal, Random(1))
        assert chosen in legal
        assert quick.choose(view, GAME.legal(GAME.imagine(view, Random(2)), seat), Random(1)) == chosen


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.scenario)
def test_expected_values_add_up(setup: Setup) -> None:
    """The expected values of all cells of a Front add up to the value of its cards, however they were seen and moved;
    or to more, after a card was found that had been mixed with others: its share stays on their cells."""
    looked_at = 0
    for view, _, _ in views(setup, "hopes"):
        front = Front(view)
        for side in (front.side, front.enemy):
            worth = worths(view.counts, view.sides, front.rules, 1 - side)
            hopes = list(front.hopes(side, worth))
            home = cells_of(front.rules.fronts[side])
            total = sum(worth[kind] * view.counts[side * KINDS + kind] for kind in range(SNIPER, KINDS))
            beyond = sum(
                worth[card % KINDS]
                for cell in cells_of(front.rules.fronts[1 - side])
                if (card := view.cells[cell]) // KINDS == side
            )
            assert min(hopes) >= 0.0
            assert max(hopes) <= max(worth)
            known = front.shown if side == front.side else front.known
            for cell in home:
                if known[cell] != NOT_KNOWN:
                    assert hopes[cell] == worth[known[cell]]
            if any(known[cell] == NOT_KNOWN for cell in home):
                looked_at += 1
                assert sum(hopes[cell] for cell in home) >= total - beyond - 1e-6
    assert looked_at > 20


def hides(move: Move, cells: list[int]) -> bool:
    return any(SQUARE[move.quadrant] >> cell & 1 for cell in cells)


def test_a_known_card_that_is_put_back_is_in_one_of_four_places() -> None:
    setup = Setup("stalingrad", "quick-duel", {"mode": "basic"})
    rng = Random(5)
    found = 0
    for _ in range(40):
        state = GAME.new(setup)
        while (acting := GAME.to_act(state)) and found < 5:
            seat = acting[0]
            view = GAME.view(state, seat)
            legal = GAME.legal(state, seat)
            if view.step == ACTION:
                front = Front(view)
                snipers = [cell for cell in front.rules.cells if front.shown[cell] == SNIPER]
                moves = [
                    one for one in legal if snipers and hasattr(one, "kinds") and SQUARE[one.quadrant] >> snipers[0] & 1
                ]
                if moves:
                    worth = worths(view.counts, view.sides, front.rules, front.enemy)
                    before = front.hopes(front.side, worth)
                    square = cells_of(SQUARE[moves[0].quadrant])
                    GAME.apply(state, seat, moves[0])
                    after = Front(GAME.view(state, seat)).hopes(front.side, worth)
                    mean = sum(before[cell] for cell in square) / 4
                    assert [after[cell] for cell in square] == pytest.approx([mean] * 4)
                    found += 1
                    continue
            GAME.apply(state, seat, bot_for(GAME, "recruit").choose(view, legal, rng))
        if found >= 5:
            break
    assert found >= 5


def meets_gun(front: Front, assault: Assault) -> bool:
    """Whether its target is next to a known Machine Gun."""
    theirs = [cell for cell in cells_of(SQUARE[assault.target]) if front.theirs >> cell & 1]
    return any(front.known[cell] == MACHINE_GUN for cell in theirs)


def test_quick_bot_shoots_known_targets_and_avoids_known_guns() -> None:
    shots = guns = 0
    for seed in range(30):
        for view, state, seat in views(SETUPS[1], f"known {seed}"):
            if view.step != ACTION:
                continue
            front = Front(view)
            legal = list(GAME.legal(state, seat))
            chosen = Quick().choose(view, GAME.legal(state, seat), Random(seed))
            knows = any(isinstance(one, Search) and front.known[one.cell] == SNIPER for one in legal)
            if knows and isinstance(chosen, Search):
                shots += 1
                assert front.known[chosen.cell] >= SNIPER
            assaults = [one for one in legal if isinstance(one, Assault)]
            if len({meets_gun(front, one) for one in assaults}) == 2:
                guns += 1
                assaulting = Quick().choose(view, Choices([list(assaults)]), Random(seed))
                assert isinstance(assaulting, Assault)
                assert not meets_gun(front, assaulting)
    assert shots > 3
    assert guns > 3


def test_quick_bot_beats_a_regular() -> None:
    """75 % of 400 games were measured (``bench.quick``)."""
    setup = Setup("stalingrad", "quick-duel", {"mode": "advanced"})
    me, other = SetUp(GAME, Quick()), bot_for(GAME, "regular")
    points = [result_of(GAME, setup, [me, other], f"a{number}")[0] for number in range(60)]
    points += [1 - result_of(GAME, setup, [other, me], f"b{number}")[0] for number in range(60)]
    assert sum(points) > 0.58 * len(points)


def test_the_tuned_numbers_are_the_ones_in_play() -> None:
    now = numbers_now()
    assert set(now) == set(SPREADS)
    same, other = player_with(now), player_with(now | {"hope": 0.0, "search": -5.0})
    differ = 0
    for view, state, seat in views(SETUPS[1], "same"):
        legal = GAME.legal(state, seat)
        assert same.choose(view, legal, Random(3)) == Quick().choose(view, legal, Random(3))
        differ += other.choose(view, legal, Random(3)) != Quick().choose(view, legal, Random(3))
    assert differ > 10


def test_an_infantry_takes_the_last_row_where_that_wins() -> None:
    setup = Setup("stalingrad", "stop-the-advance/open-front", {"mode": "advanced"})
    won = 0
    for seed in range(200):
        for view, state, seat in views(setup, f"last {seed}", 200):
            takes = [one for one in GAME.legal(state, seat) if isinstance(one, Take)]
            front = Front(view)
            last = [one for one in takes if front.rules.last_rows[front.enemy] >> one.cell & 1]
            if last:
                won += 1
                assert Quick().choose(view, GAME.legal(state, seat), Random(seed)) in last
        if won >= 5:
            return
    raise AssertionError("no Infantry came to the last row")


def test_an_ace_uses_its_policy_in_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As often as its mixture says, for the worlds that it has."""
    played: list[int] = []

    def count(game: Any, state: Any, policy: Any, rng: Random, most: int) -> int:
        assert isinstance(policy, Quick)
        played.append(1)
        return play_out(game, state, policy, rng, most)

    monkeypatch.setattr("fogline.bots.ace.play_out", count)
    own = title_of("stalingrad").ace()
    assert own is not None
    ace = own._replace(mixture=own.mixture._replace(games=8, worlds=4, finalists=2))
    view, state, seat = next(one for one in views(SETUPS[1], "on") if one[0].step == ACTION)
    for worlds, games in ((4, 8), (2, 4), (8, 8)):
        played.clear()
        AcePlayer(GAME, knowledge_of(GAME), ace, Budget(worlds, None)).choose(view, GAME.legal(state, seat), Random(1))
        assert len(played) == 2 * games
