"""Decisions judged by a seat's knowledge: the best action, its certainty, and its disclosure."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import fogline
from bench.exploit import Front, Small
from bench.tiny import members, reach, values
from fogline import Setup
from fogline.analysis import analyse, chance_of, compare, improving, judge_for
from fogline.analysis.information import learned, what_is_told
from fogline.bots import bot_for
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.bots import Budget
from fogline.kit.registry import LOADED
from fogline.kit.title import Title
from tests.bots.setups import SKIRMISH, STANDARD
from tests.conformance.crossing import CROSSING

DUEL = Setup("stalingrad", "quick-duel", {"mode": "advanced"})
WORLDS = 8
BUDGET = Budget(WORLDS, None)


def decisions(setup: Setup, seed: int, wanted: int) -> list[tuple[Any, Seat]]:
    """Positions with a judged decision in a game between regulars, some steps apart."""
    game: Any = fogline.game(setup.game)
    bot, rng, judge = bot_for(game, "regular"), Random(seed), judge_for(game, setup)
    state = game.new(setup)
    found: list[tuple[Any, Seat]] = []
    while (acting := game.to_act(state)) and len(found) < wanted:
        seat = acting[0]
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            view, choices = game.view(state, seat), game.legal(state, seat)
            if len(choices) > 1 and rng.random() < 0.5 and judge.deciding(view, choices, Random(0), 1) is not None:
                found.append((state.clone(), seat))
            action = bot.choose(view, choices, rng)
        game.apply(state, seat, action)
    assert len(found) == wanted
    return found


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, STANDARD], ids=lambda setup: setup.game)
def test_an_analysis_follows_from_the_view_and_the_seed(setup: Setup) -> None:
    game: Any = fogline.game(setup.game)
    for state, seat in decisions(setup, 3, 4):
        view, choices = game.view(state, seat), game.legal(state, seat)
        found = analyse(game, view, choices, budget=BUDGET)
        twin = game.imagine(view, Random(9))
        again = analyse(game, game.view(twin, seat), game.legal(twin, seat), budget=BUDGET)
        assert found == again
        assert found.judge == ("veteran" if setup is STANDARD else "ace"), (
            "the ace of Spearpoint 1943 judges as a veteran"
        )
        assert found.worlds == WORLDS
        best = found.best
        kept = [one for one in found.candidates if one.worlds == WORLDS]
        assert best.mean == max(one.mean for one in kept)
        assert all(0 <= one.mean <= 1 and one.spread >= 0 and 0 <= one.best_in <= 1 for one in found.candidates)
        assert sum(one.chance_best for one in found.candidates) == pytest.approx(1)
        assert best.told is not None


def test_other_seeds_imagine_other_worlds() -> None:
    game: Any = fogline.game("stalingrad")
    state, seat = decisions(DUEL, 3, 1)[0]
    view, choices = game.view(state, seat), game.legal(state, seat)
    means = {analyse(game, view, choices, budget=BUDGET, seed=str(seed)).best.mean for seed in range(4)}
    assert len(means) > 1


def test_answers_improve_and_the_first_comes_immediately() -> None:
    game: Any = fogline.game("stalingrad")
    state, seat = decisions(DUEL, 5, 1)[0]
    view, choices = game.view(state, seat), game.legal(state, seat)
    answers = list(improving(game, view, choices, budget=Budget(16, None)))
    assert [answer.worlds for answer in answers] == [4, 8, 16]
    assert answers[-1] == analyse(game, view, choices, budget=Budget(16, None))
    hurried = analyse(game, view, choices, budget=Budget(10_000, 0.0))
    assert hurried.worlds == 4


def test_the_played_action_is_never_pruned() -> None:
    game: Any = fogline.game("panzer")
    for state, seat in decisions(SKIRMISH, 2, 3):
        view, choices = game.view(state, seat), game.legal(state, seat)
        for played in (choices[0], choices[len(choices) - 1]):
            found = analyse(game, view, choices, budget=BUDGET, played=played)
            assert found.of(played).worlds == WORLDS
            assert found.of(played).told is not None


# -- known positions ----------------------------------------------------------------------------------


def provable(small: Small, margin: float) -> Iterator[tuple[Any, list[bool]]]:
    """Information states of a solved game in which the best actions are certain to win against perfect play and all
    others are worse by *margin*; with the best actions. The limit at which a small game is cut off does not matter
    there."""
    graph = small.graph
    strategy = graph.solve(60)
    worths = values(graph, strategy)
    for player in (0, 1):
        likely, sign = reach(graph, strategy, player), 1 if player == 0 else -1
        for info, nodes in enumerate(members(graph)):
            weight = sum(likely[node] for node in nodes)
            if graph.owner[info] != player or weight < 1e-9 or len(graph.children[nodes[0]]) < 2:
                continue
            worth = [
                sum(likely[node] * sign * worths[graph.children[node][at]] for node in nodes) / weight
                for at in range(len(graph.children[nodes[0]]))
            ]
            best = [one > max(worth) - 0.01 for one in worth]
            rest = [one for one, is_best in zip(worth, best, strict=True) if not is_best]
            if rest and max(worth) > 0.99 and max(worth) - max(rest) >= margin:
                yield graph.known[info], best


def test_provably_best_actions_are_judged_best() -> None:
    """The smallest Front, solved by enumeration."""
    small = Small(Front("2x2", 2, 2, "SN = 1", 2))
    judge = judge_for(small.game, small.game.new(Front("2x2", 2, 2, "SN = 1", 2).setup()).rules.setup)
    tried = 0
    for view, best in provable(small, 0.2):
        choices = small.choices[view]
        if judge.deciding(view, choices, Random(0), 1) is None:
            continue
        tried += 1
        found = analyse(small.game, view, choices, budget=BUDGET, judge=judge)
        assert best[list(choices).index(found.best.action)], (view, found.best.action)
    assert tried >= 8


# -- what is told -------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, STANDARD], ids=lambda setup: setup.game)
def test_declarations_disclosed_earlier_count_as_known(setup: Setup) -> None:
    game: Any = fogline.game(setup.game)
    rng = Random(1)
    looked = 0
    for state, seat in decisions(setup, 4, 5):
        view, choices = game.view(state, seat), game.legal(state, seat)
        action = choices[rng.randrange(len(choices))]
        told = what_is_told(game, view, action, [state], rng)
        assert told.bits >= 0
        log: list[Any] = []
        after = state.clone()
        game.apply(after, seat, action, log)
        if game.outcome(after) is None:
            names = [type(event).__name__ for one in log if (event := one.seen_by(Seat(1 - seat))) is not None]
            assert [kind.replace("-", "") for kind in told.events] == [name.lower() for name in dict.fromkeys(names)]
            looked += 1
    assert looked > 2


def test_a_shot_card_reveals_where_a_sniper_is_and_a_move_reveals_nothing() -> None:
    from tests.pictures.stalingrad import position

    game: Any = fogline.game("stalingrad")
    state = position(
        """
                a    b    c    d
        S3     sEA  sSC  sDE  sEA
        S2     sSN  sEA  sOF  sMO
        S1     sMG  sIN  sEA  sSN
        ------ front line -------
        G1     gSN  gEA  gIN  gMG
        G2     gMO  gOF  gEA  gSN
        G3     gEA  gDE  gSC  gEA
        """,
        mode="advanced",
        to_act="german",
    )
    rng = Random(2)
    view = game.view(state, 0)
    worlds = [game.imagine(view, rng) for _ in range(4)]
    move = game.read("move G1a EA MO OF SN")
    assert what_is_told(game, view, move, worlds, rng).bits == pytest.approx(0)
    game.apply(state, 0, game.read("search S2a"))
    view = game.view(state, 0)
    worlds = [game.imagine(view, rng) for _ in range(4)]
    shoot = what_is_told(game, view, game.read("shoot G1a"), worlds, rng)
    assert shoot.bits > 0.2
    assert "shot-card-placed" in shoot.events


def test_a_search_teaches_more_the_less_likely_its_result_was() -> None:
    game: Any = fogline.game("stalingrad")
    found = decisions(DUEL, 6, 3)
    state, seat = next(one for one in found if any("search" in game.write(action) for action in game.legal(*one)))
    view = game.view(state, seat)
    worlds = [game.imagine(view, Random(number)) for number in range(24)]
    search = next(one for one in game.legal(state, seat) if game.write(one).startswith("search"))
    bits: dict[Any, float] = {}
    counts: dict[Any, int] = {}
    for world in worlds:
        twin = world.clone()
        game.apply(twin, seat, search)
        after = game.view(twin, seat)
        counts[after] = counts.get(after, 0) + 1
        bits[after] = learned(game, view, search, after, worlds)
    assert len(bits) > 1
    order = sorted(bits, key=lambda after: counts[after])
    assert [bits[after] for after in order] == sorted(bits.values(), reverse=True)


# -- judges -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, STANDARD], ids=lambda setup: setup.game)
def test_the_chances_of_both_sides_add_up_in_an_open_position(setup: Setup) -> None:
    game: Any = fogline.game(setup.game)
    judge, rng = judge_for(game, setup), Random(0)
    for state, _ in decisions(setup, 7, 3):
        assert judge.chance(state, Seat(0), rng) + judge.chance(state, Seat(1), rng) == pytest.approx(1, abs=0.05)
        for seat in (0, 1):
            assert 0 < chance_of(game, game.view(state, seat), judge, "0", 4) < 1


def test_the_second_judge_sees_a_shot_that_wins() -> None:
    from tests.pictures.stalingrad import position

    game: Any = fogline.game("stalingrad")
    state = position(
        """
                a    b
        S2     sEA  sEA
        S1     sSN  sEA
        ------ front line
        G1     gSN  gEA
        G2     gEA  gEA
        """,
        to_act="german",
        scenario="custom",
        data='name = "small"\ncolumns = 2\nrows = 2\nmode = "basic"\ncards = { SN = 1 }\n',
    )
    game.apply(state, 0, game.read("search S1a"))
    view = game.view(state, 0)
    shoot = next(action for action in game.legal(state, 0) if game.write(action).startswith("shoot"))
    hold = game.read("hold")
    found = compare(game, view, shoot, hold, pairs=8)
    assert found.prefers_first
    assert not compare(game, view, hold, shoot, pairs=8).prefers_first
    assert compare(game, view, shoot, hold, pairs=8) == found


def test_a_title_with_rules_only_is_judged_by_random_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOADED, "crossing", Title(CROSSING))
    game: Any = CROSSING
    setup = Setup("crossing", "river")
    judge = judge_for(game, setup)
    assert judge.name == "random-games"
    state = game.new(setup)
    while game.to_act(state) == (CHANCE,):
        game.apply(state, CHANCE, game.outcomes(state)[0][0])
    seat = game.to_act(state)[0]
    view, choices = game.view(state, seat), game.legal(state, seat)
    found = analyse(game, view, choices, budget=BUDGET, judge=judge)
    assert len(found.candidates) == len(choices)
    assert found == analyse(game, view, choices, budget=BUDGET, judge=judge)
    assert 0 <= chance_of(game, view, judge, "0", 8) <= 1
