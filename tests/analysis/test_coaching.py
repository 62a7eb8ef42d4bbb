"""Advice at a training table follows from what the seat knows, and predictions come true."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import fogline
from fogline import Setup
from fogline.analysis.advisor import write_hint, write_judgement, write_tellings
from fogline.analysis.disclosure import Outcome, Telling, foretell
from fogline.analysis.hints import hint, imagined, judge_action
from fogline.bots.memory_aid import memory_aid
from fogline.kernel.game import Seat
from fogline.kit.registry import LOADED, title_of
from fogline.kit.title import Title
from fogline.titles.stalingrad.rules.cards import KINDS, SNIPER
from fogline.titles.stalingrad.rules.steps import SET_UP
from tests.analysis.foretelling import Count, compared, count, steps
from tests.analysis.test_analysis import DUEL, decisions
from tests.bots.setups import SKIRMISH, STANDARD
from tests.conformance.crossing import CROSSING

MEETING = Setup("spearpoint", "meeting-engagement")


@pytest.fixture
def crossing() -> Iterator[Setup]:
    """A toy with three seats and secret choices, and only its rules."""
    LOADED[CROSSING.name] = Title(CROSSING)
    yield Setup(CROSSING.name, CROSSING.scenarios[0])
    del LOADED[CROSSING.name]


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, MEETING], ids=lambda setup: setup.game)
def test_foretold_events_happen(setup: Setup) -> None:
    """ "In all worlds" includes the true one. ``make fuzz`` compares 100,000 steps."""
    found = count(setup, Random(5), 90)
    assert found.same >= 25
    assert found.open >= 5
    assert (found.broken, found.uncovered, found.uneven) == (0, 0, 0)
    assert found.unforeseen <= (found.open // 10 if setup.game == "spearpoint" else 0)


def test_three_sides_are_told_apart(crossing: Setup) -> None:
    found = sum((count(crossing, Random(seed), 60) for seed in range(8)), Count())
    assert found.same >= 40
    assert found.broken == 0


def test_a_wrong_prediction_is_noticed() -> None:
    shot: Any = "a shot"
    hit: Any = "a hit"
    miss: Any = "a miss"
    known = Telling("soviet", (shot,), (), None, True, 0.0, 0.0, "even", 8, is_exact=False)
    assert compared(known, (shot,), is_over=False).broken == 0
    assert compared(known, (), is_over=False).broken == 1
    assert compared(known, (shot, shot), is_over=False).broken == 1
    assert compared(known, (shot,), is_over=True).broken == 1
    shares = (Outcome(60, False, (hit,)), Outcome(39, False, ()))
    guessed = known._replace(is_same=False, outcomes=shares, other=Outcome(1, False, (miss,)))
    assert compared(guessed, (shot, hit), is_over=False) == Count(1, 0, 0, 1)
    assert compared(guessed, (shot, miss), is_over=False) == Count(1, 0, 0, 1)
    assert compared(guessed, ("a shot", "smoke"), is_over=False).unforeseen == 1
    assert compared(guessed._replace(other=None), (shot, miss), is_over=False)[-2:] == (1, 1)


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, STANDARD], ids=lambda setup: setup.game)
def test_advice_follows_from_the_view(setup: Setup) -> None:
    """The truth is replaced by another world that fits the view: every byte stays the same."""
    changed = 0
    for game, state, seat, action in list(steps_of(setup, 40))[::8]:
        twin = game.imagine(game.view(state, seat), Random(3))
        changed += twin.key() != state.key()
        assert advice(game, state, seat, action) == advice(game, twin, seat, action)
    assert changed >= 2


def steps_of(setup: Setup, most: int) -> Iterator[tuple[Any, Any, Seat, Any]]:
    for game, state, seat, action in steps(setup, Random(2), most):
        yield game, state.clone(), seat, action


def advice(game: Any, state: Any, seat: Seat, action: Any) -> list[dict[str, Any]]:
    """All the advice available in a position."""
    view, choices = game.view(state, seat), game.legal(state, seat)
    found = [write_hint(hint(game, view, choices, step)) for step in (1, 2, 3)]
    found.append(write_judgement(judge_action(game, view, choices, action)))
    found.append(write_tellings(game.name, foretell(game, view, choices, [action]), game.seats(view.setup)))
    return found


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, STANDARD], ids=lambda setup: setup.game)
def test_a_nudge_names_the_kind_of_the_best_action_or_a_few_of_them(setup: Setup) -> None:
    game: Any = fogline.game(setup.game)
    for state, seat in decisions(setup, 3, 5):
        view, choices = game.view(state, seat), game.legal(state, seat)
        first, second = hint(game, view, choices, 1), hint(game, view, choices, 2)
        assert not first.candidates
        best = second.candidates[0].action
        verbs = {game.write(one).split()[0] for one in choices}
        if len(verbs) > 1:
            assert (first.verb, first.among) == (best.split()[0], ())
        else:
            assert first.verb is None
            assert best in first.among
            order = [game.write(one) for one in choices]
            assert list(first.among) == sorted(first.among, key=order.index), "its place tells nothing"


def test_the_best_action_of_a_hint_is_judged_best() -> None:
    game: Any = fogline.game("stalingrad")
    for state, seat in decisions(DUEL, 7, 4):
        view, choices = game.view(state, seat), game.legal(state, seat)
        best = hint(game, view, choices, 2).candidates[0]
        judged = judge_action(game, view, choices, game.read(best.action))
        assert judged.verdict == "best"
        assert judged.loss == 0
        assert judged.best is not None
        assert judged.best.win_chance == pytest.approx(best.win_chance)


def test_titles_without_their_own_judge_get_advice(crossing: Setup) -> None:
    for game, state, seat, action in list(steps_of(crossing, 12))[:4]:
        first, _, third, judged, told = advice(game, state, seat, action)
        assert first["judge"] == third["judge"] == judged["judge"] == "random-games"
        assert len(told["sides"]) >= 1


@pytest.mark.parametrize("seed", [3, 7])
def test_hints_agree_with_foretelling(seed: int) -> None:
    """The chance of a unit on a cell, by the facts of a hint and by the predicted result of a SEARCH."""
    game: Any = fogline.game("stalingrad")
    compared_cells = 0
    for state, seat in decisions(DUEL, seed, 8):
        view, choices = game.view(state, seat), game.legal(state, seat)
        for one in hint(game, view, choices, 3).candidates:
            facts = [fact for fact in one.facts if fact.key == "review-fact-unit" and one.action.startswith("search")]
            for fact in facts:
                (told,) = foretell(game, view, choices, [game.read(one.action)])
                units = [shown.percent for shown in told.outcomes if any(map(is_unit, shown.events))]
                rare = 0 if told.other is None else told.other.percent
                assert fact.values["percent"] == pytest.approx(sum(units), abs=1 + rare)
                compared_cells += 1
    assert compared_cells >= 2


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH], ids=lambda setup: setup.game)
def test_every_card_that_can_be_shown_is_named(setup: Setup) -> None:
    """The memory aid proves it: even a card with a share of 0.1 % is possible."""
    game: Any = fogline.game(setup.game)
    looked = 0
    for state, seat in decisions(setup, 5, 12):
        view, choices = game.view(state, seat), game.legal(state, seat)
        can = memory_aid(view, "deductions")["cells"]
        searches = [words[1] for words in map(str.split, map(game.write, choices)) if words[0] == "search"]
        for cell in [cell for cell in searches if cell in can and len(can[cell]["can"]) > 1][:2]:
            (told,) = foretell(game, view, choices, [game.read(f"search {cell}")])
            form = write_tellings(game.name, [told], game.seats(view.setup))["sides"][0]
            listed = [*form["outcomes"], *([form["other"]] if form["other"] else [])]
            named = json.dumps([form["events"], listed])
            units = [code for code in can[cell]["can"] if code.isalnum()]
            assert all(f'"{code}"' in named for code in units), named
            assert not listed or sum(one["percent"] for one in listed) == 100
            assert form["model"] in ("even", "veteran")
            looked += len(units)
    assert looked >= 10


def test_where_all_worlds_can_be_listed_figures_are_exact() -> None:
    """Computed from every world that fits, weighted by a veteran's beliefs: nothing is estimated or left out."""
    found = 0
    for game, state, seat, _ in steps(DUEL, Random(1), 600):
        view, choices = game.view(state, seat), game.legal(state, seat)
        one = imagined(game, view, choices) if view.step > SET_UP else None
        if one is None or not one.is_exact or len(one.worlds) < 3:
            continue
        assert sum(one.weights) == pytest.approx(1)
        keys = {world.key() for world in one.worlds}
        assert len(keys) == len(one.worlds)
        assert all(game.imagine(view, Random(number)).key() in keys for number in range(60))
        found += 1
        if found == 3:
            return
    raise AssertionError("no position with few worlds")


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, STANDARD], ids=lambda setup: setup.game)
def test_a_hint_marks_its_subject(setup: Setup) -> None:
    """First an area that contains the best action, then the action; each follows from the hint."""
    game: Any = fogline.game(setup.game)
    pointed_at = title_of(setup.game).wire().pointed_at
    marked = 0
    for state, seat in decisions(setup, 3, 6):
        view, choices = game.view(state, seat), game.legal(state, seat)
        first, second = hint(game, view, choices, 1), hint(game, view, choices, 2)
        best = pointed_at(game.read(second.candidates[0].action))
        assert list(second.area) == list(dict.fromkeys(best))
        assert set(best) <= set(first.area)
        assert 1 <= len(second.reason) <= 2
        marked += bool(best)
    assert marked


def is_unit(event: Any) -> bool:
    return type(event).__name__ == "Revealed" and bool(event.card % KINDS >= SNIPER)
