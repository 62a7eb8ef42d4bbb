"""Many worlds for one view, and playouts of a policy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from math import exp, log
from random import Random
from typing import Any, Final

import pytest

import fogline
from fogline import Setup
from fogline.bots import bot_for
from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
from fogline.kit.search.deliberation import play_out
from fogline.kit.worlds import Imaginative, imagine_many
from fogline.testing import Case, every_world
from fogline.titles.panzer.rules import squads as guessing
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.scope.belief import CellBelief
from fogline.titles.stalingrad.rules import view as stalingrad_views
from fogline.titles.stalingrad.rules.cards import FACE_DOWN, KINDS, SNIPER
from fogline.titles.stalingrad.rules.steps import SET_UP
from tests.titles.stalingrad.test_imagine import FRONTS

SETUPS: Final = {
    "stalingrad": Setup("stalingrad", "deep-battle", {"mode": "advanced", "quiet-turn-limit": 30}),
    "panzer": Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 40}),
    "spearpoint": Setup("spearpoint", "standard"),
}
FRONT: Final = Setup("stalingrad", "custom", {"mode": "basic"}, FRONTS["2x2"])
WORLDS: Final = 6


def positions(name: str, number: int) -> list[Any]:
    """Some positions of a game that regulars play."""
    game: Any = fogline.game(name)
    bot, rng, state = bot_for(game, "regular"), Random(f"positions of {name}"), game.new(SETUPS[name])
    found: list[Any] = []
    while len(found) < number and play_out(game, state, bot, rng, 17):
        found.append(state.clone())
    return found


@pytest.mark.parametrize("name", SETUPS)
def test_many_worlds_equal_single_ones(name: str) -> None:
    game: Any = fogline.game(name)
    assert issubclass(type(game), Imaginative)
    for state in positions(name, 8):
        for seat in (Seat(0), Seat(1), None):
            view, one, many = game.view(state, seat), Random(7), Random(7)
            expected = [game.imagined(view, one) for _ in range(WORLDS)]
            found = game.imagine_many(view, many, WORLDS)
            assert [(world.key(), even) for world, even in found] == [(world.key(), even) for world, even in expected]
            assert one.getstate() == many.getstate()


@pytest.mark.parametrize("name", ["stalingrad", "panzer"])
def test_worlds_of_a_view_do_not_depend_on_those_before(name: str) -> None:
    """Results for an earlier view of the game are reused; the outcome must be the same."""
    game: Any = fogline.game(name)
    recent: list[Any] = stalingrad_views._RECENT if name == "stalingrad" else guessing._RECENT
    for state in positions(name, 10):
        view = game.view(state, Seat(1))
        found = game.imagine(view, Random(5)).key()
        recent.clear()
        assert game.imagine(view, Random(5)).key() == found


def test_a_title_that_imagines_single_worlds_can_be_asked_for_many() -> None:
    class One:
        def imagine(self, view: int, rng: Random) -> int:
            return view + rng.randrange(10)

    assert imagine_many(One(), 100, Random(1), 5) == [100 + number for number in _numbers(Random(1), 5)]  # type: ignore[arg-type]


def _numbers(rng: Random, count: int) -> list[int]:
    return [rng.randrange(10) for _ in range(count)]


def worlds_of_a_view() -> dict[Hashable, Any]:
    """The worlds of one view on a front that can be enumerated, by their keys."""
    case = Case(fogline.game("stalingrad"), FRONT)
    by_view: dict[Any, dict[Hashable, Any]] = every_world(case).by_view
    fits = [found for (seat, view), found in by_view.items() if seat == 0 and view.step > SET_UP]
    return max((found for found in fits if len(found) <= 60), key=len)


def test_weights_by_kind_and_cell_change_the_chances_proportionally() -> None:
    """Compared with an enumeration: each world is drawn in proportion to the product of its weights."""
    game: Any = fogline.game("stalingrad")
    fitting = worlds_of_a_view()
    view = game.view(next(iter(fitting.values())), Seat(0))
    hidden = next(cell for cell in range(len(view.cells)) if view.cells[cell] >= FACE_DOWN)
    belief = CellBelief({hidden: [log(3.0) if card % KINDS == SNIPER else 0.0 for card in range(2 * KINDS)]})
    shares = {key: exp(belief.weigh(world)) for key, world in fitting.items()}
    whole = sum(shares.values())
    drawn: Counter[Hashable] = Counter()
    rng, rounds = Random(11), 150
    for _ in range(rounds):
        drawn.update(world.key() for world in imagine_many(game, view, rng, 40, belief))
    assert set(drawn) == set(fitting)
    assert len(set(shares.values())) == 2
    for key, share in shares.items():
        assert drawn[key] / (40 * rounds) == pytest.approx(share / whole, abs=0.03)


class Watching:
    """A policy that takes the first choice and records the questions."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, int]] = []

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """The first."""
        self.asked.append((view, len(choices)))
        return choices[0]


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("level", ["recruit", "regular"])
def test_a_policy_plays_a_whole_game(name: str, level: str) -> None:
    game: Any = fogline.game(name)
    state = game.new(SETUPS[name])
    played = play_out(game, state, bot_for(game, level), Random(2))
    assert game.outcome(state) is not None
    again = game.new(SETUPS[name])
    assert play_out(game, again, bot_for(game, level), Random(2)) == played
    assert again.key() == state.key()


def test_a_playout_stops_at_its_limit_and_shows_a_seat_its_own_view_only() -> None:
    game: Any = fogline.game("stalingrad")
    state, policy = game.new(SETUPS["stalingrad"]), Watching()
    assert play_out(game, state, policy, Random(3), 60) == 60
    views = {type(view) for view, _ in policy.asked}
    assert len(views) == 1
    assert all(view.seat is not None and choices > 1 for view, choices in policy.asked)
