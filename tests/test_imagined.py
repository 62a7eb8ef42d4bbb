"""Where worlds are not drawn with equal probability, callers can know (``imagined``, docs/contract.md)."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

import fogline
from fogline.bots.memory_aid import memory_aid
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup, Value
from fogline.titles.panzer.aid import PanzerAid
from fogline.titles.scope.worlds import CANNOT
from tests.conformance.cases import BY_GAME

QUIET = {
    "stalingrad": ("place", "done", "move", "search", "hold"),
    "panzer": ("take", "deploy", "done", "move", "search", "hold", "skip"),
}
"""Nobody is shot at: facts pile up, and hardly any card ever leaves."""


def played(game: str, scenario: str, turns: int, seed: int, *, quiet: bool, **options: Value) -> tuple[Any, Any]:
    """A game and its position after a number of turns of random play, if possible with *quiet* verbs alone."""
    rules = fogline.game(game)
    state, rng = rules.new(Setup(game, scenario, options)), Random(seed)
    verbs = QUIET[game] if quiet else ()
    while state.turn < turns and (seats := rules.to_act(state)):
        legal = rules.legal(state, seats[0])
        wanted = [action for action in legal if rules.write(action).split()[0] in verbs] if verbs else []
        rules.apply(state, seats[0], rng.choice(wanted or legal))
    return rules, state


def even_share(rules: Any, view: Any, worlds: int = 12) -> float:
    rng = Random(3)
    return [rules.imagined(view, rng)[1] for _ in range(worlds)].count(True) / worlds


@pytest.mark.parametrize("name", list(fogline.games()))
def test_imagined_view_equals_the_view_of_an_imagined_world(name: str) -> None:
    for case in BY_GAME[name][:: max(1, len(BY_GAME[name]) // 6)]:
        state, rng = case.new(), Random(case.name)
        for _ in range(30):
            if not (seats := case.game.to_act(state)):
                break
            case.game.apply(state, seats[0], rng.choice(case.game.legal(state, seats[0])))
        for viewer in (Seat(0), Seat(1), None):
            view = case.game.view(state, viewer)
            rules: Any = case.game
            world, is_even = rules.imagined(view, Random(5))
            assert world.key() == case.game.imagine(view, Random(5)).key()
            assert isinstance(is_even, bool)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "scenario", "turns", "options"),
    [("stalingrad", "quick-duel", 20, {"mode": "advanced"}), ("stalingrad", "deep-battle", 20, {"mode": "basic"}),
     ("panzer", "skirmish", 8, {})],
)  # fmt: skip
def test_in_ordinary_games_all_worlds_are_equally_likely(
    game: str, scenario: str, turns: int, options: dict[str, Value], seed: int
) -> None:
    rules, state = played(game, scenario, turns, seed, quiet=False, **options)
    assert even_share(rules, rules.view(state, 0)) == 1


@pytest.mark.parametrize(
    ("game", "scenario", "turns", "seed", "options"),
    [("stalingrad", "deep-battle", 150, 12, {"mode": "advanced"}), ("panzer", "battle", 60, 2, {})],
)
def test_long_quiet_games_report_the_fallback(
    game: str, scenario: str, turns: int, seed: int, options: dict[str, Value]
) -> None:
    """Searches and moves, and never a shot: the search for a history gives up on some arrangements."""
    rules, state = played(game, scenario, turns, seed, quiet=True, **options)
    assert rules.to_act(state)
    share = even_share(rules, rules.view(state, 0), 40)
    assert 0 < share < 1, "some of the worlds, and those alone"


def test_the_public_of_spearpoint_after_several_shuffles() -> None:
    """The two sides then know each other's hands; watchers have to guess, and not evenly."""
    case = next(case for case in BY_GAME["spearpoint"] if case.name.endswith("brawl"))
    rules: Any = case.game
    state, rng, counts = case.new(), Random(2), set()
    for _ in range(4000):
        if not (seats := rules.to_act(state)) or len(state.shuffles) > 2:
            break
        if len(state.shuffles) not in counts and seats != (CHANCE,):
            counts.add(len(state.shuffles))
            for viewer in (Seat(0), Seat(1)):
                assert rules.imagined(rules.view(state, viewer), rng)[1]
            assert rules.imagined(rules.view(state, None), rng)[1] == (len(state.shuffles) < 2)
        rules.apply(state, seats[0], rng.choice(rules.legal(state, seats[0])))
    assert counts >= {0, 1, 2}


def test_the_memory_aid_says_when_its_figures_are_rough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.bots.memory_aid.WORLDS", 40)
    monkeypatch.setattr(PanzerAid, "settle", lambda *_given: (CANNOT, []))  # it takes long, and tests something else
    rules, state = played("panzer", "battle", 20, 5, quiet=True)
    view = rules.view(state, 0)
    assert 0 < memory_aid(view, "probabilities")["uneven"] < 1
    assert "uneven" not in memory_aid(view, "deductions")
    rules, state = played("panzer", "skirmish", 8, 0, quiet=False)
    assert "uneven" not in memory_aid(rules.view(state, 0), "probabilities")


def main() -> None:
    """The figures of docs/contract.md."""
    for game, scenario in (
        ("stalingrad", "quick-duel"),
        ("stalingrad", "deep-battle"),
        ("panzer", "skirmish"),
        ("panzer", "battle"),
    ):
        options: dict[str, Value] = {"mode": "advanced"} if game == "stalingrad" else {}
        for turns in (20, 60, 200):
            games = [played(game, scenario, turns, seed, quiet=False, **options) for seed in range(30)]
            shares = [even_share(rules, rules.view(state, 0), 10) for rules, state in games if rules.to_act(state)]
            uneven = 1 - sum(shares) / len(shares)
            sys.stdout.write(f"{game} {scenario}, {turns} turns: {uneven:.1%} of the worlds of {len(shares)} games\n")


if __name__ == "__main__":
    main()
