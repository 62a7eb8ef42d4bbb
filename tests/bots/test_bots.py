"""Bots play by the rules and cannot use hidden information, in this process or in a separate one."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any, Final

import pytest

import fogline
from fogline import Setup
from fogline.bots import Budget, bot_for
from fogline.bots.child import answer
from fogline.bots.levels import RandomBot, levels_of
from fogline.bots.remote import BotProcess, write_request
from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.search.deliberation import deliberate
from fogline.table.records import AnyGame
from fogline.testing.cases import Case
from fogline.testing.walks import walk
from fogline.titles.panzer.rules.steps import DEPLOY
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.stalingrad.rules.steps import SET_UP
from tests.conformance.cases import BY_GAME

SMALL: Final = Budget(3, None)
"""Enough worlds to see whether a bot plays by the rules."""
STEPS: Final = 25 if COMPILED else 20
DEEP_BATTLE: Final = Setup("stalingrad", "deep-battle", {"mode": "advanced"})
BATTLE: Final = Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 200})
LAST_OF_SET_UP: Final = {"stalingrad": SET_UP, "panzer": DEPLOY}
SETUPS: Final = {"stalingrad": DEEP_BATTLE, "panzer": BATTLE}


def decisions(case: Case, seed: str, steps: int) -> list[tuple[Any, Seat]]:
    """Positions of a random game in which a seat has a choice."""
    found = []
    for step in walk(case, Random(seed), steps):
        if step.seat is not None and step.seat != CHANCE and len(case.game.legal(step.state, step.seat)) > 1:
            found.append((step.state.clone(), step.seat))
    return found


def some_decisions(name: str, number: int) -> list[tuple[AnyGame, Any, Seat]]:
    """Some positions of a long game with all rules, evenly spread."""
    case = Case(fogline.game(name), SETUPS[name])
    found = decisions(case, "some", 200)
    return [(case.game, state, seat) for state, seat in found[:: max(1, len(found) // number)][:number]]


def other_world(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any | None:
    """A different world that *seat* cannot tell from this one; ``None`` if none is found."""
    view = game.view(state, seat)
    for _ in range(5):
        world = game.imagine(view, rng)
        if world.key() != state.key():
            return world
    return None


# -- rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["stalingrad", "panzer"])
@pytest.mark.parametrize("part", range(4))
def test_every_bot_plays_by_the_rules_in_every_scenario(name: str, part: int) -> None:
    for number, case in enumerate(BY_GAME[name][part::4]):
        bots = [bot_for(case.game, level, SMALL) for level in levels_of(name)]
        rng = Random(f"{name} {part} {number}")
        for at, (state, seat) in enumerate(decisions(case, f"rules {number}", STEPS)):
            choices = case.game.legal(state, seat)
            action = bots[(at + number) % len(bots)].choose(case.game.view(state, seat), choices, rng)
            assert action in choices, f"{case.setup}: {action}"


@pytest.mark.parametrize("level", ["recruit", "regular", "veteran"])
@pytest.mark.parametrize("name", SETUPS)
def test_set_ups_are_never_always_the_same(name: str, level: str) -> None:
    game, setup = fogline.game(name), SETUPS[name]
    bot = bot_for(game, level)
    seen = set()
    for seed in range(8):
        state, rng = game.new(setup), Random(seed)
        while state.step <= LAST_OF_SET_UP[name]:
            seat = game.to_act(state)[0]
            game.apply(state, seat, bot.choose(game.view(state, seat), game.legal(state, seat), rng))
        seen.add(bytes(game.view(state, Seat(0)).cells))
    assert len(seen) == 8


def test_a_recruit_makes_no_move_that_changes_nothing() -> None:
    game = fogline.game("stalingrad")
    for _, state, seat in some_decisions("stalingrad", 30):
        view, rng = game.view(state, seat), Random(1)
        action = bot_for(game, "recruit").choose(view, game.legal(state, seat), rng)
        if game.write(action).startswith("move"):
            after = state.clone()
            game.apply(after, seat, action)
            assert list(after.cells) != list(state.cells)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadData, match="no such bot"):
        bot_for(fogline.game("panzer"), "seer")


# -- fog --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SETUPS)
def test_hidden_cards_make_no_difference(name: str) -> None:
    """Non-interference: in another world with the same view, with the same generator, a bot acts the same."""
    compared = 0
    for game, state, seat in some_decisions(name, 40):
        other = other_world(game, state, seat, Random(2))
        if other is None:
            continue
        compared += 1
        for level in levels_of(name):
            one, two = (
                bot_for(game, level, SMALL).choose(game.view(world, seat), game.legal(world, seat), Random(3))
                for world in (state, other)
            )
            assert one is two
    assert compared > 10


@pytest.mark.parametrize("name", SETUPS)
def test_a_worker_gets_nothing_but_the_view(name: str) -> None:
    """The bytes are identical for two worlds with the same view."""
    compared = 0
    for game, state, seat in some_decisions(name, 40):
        other = other_world(game, state, seat, Random(4))
        if other is not None:
            compared += 1
            one, two = (
                write_request(game, "veteran", SMALL, game.view(world, seat), game.legal(world, seat), 5)
                for world in (state, other)
            )
            assert one.encode() == two.encode()
    assert compared > 10


@pytest.mark.parametrize("name", SETUPS)
def test_a_view_survives_the_trip_to_the_worker(name: str) -> None:
    for game, state, seat in some_decisions(name, 40):
        view = game.view(state, seat)
        again = game.read_view(json.loads(json.dumps(game.write_view(view))))
        assert again == view
        assert type(again) is type(view)


def test_only_the_contents_of_a_view_can_be_written() -> None:
    panzer = fogline.game("panzer")
    state = panzer.new(BATTLE)
    with pytest.raises(TypeError, match="must not hold a State"):
        panzer.write_view(panzer.view(state, Seat(0))._replace(deck=state))


# -- thinking ---------------------------------------------------------------------------------------


class Numbers:
    """A decision between numbers; a world adds the same luck to all."""

    def __init__(self, candidates: list[int]) -> None:
        self.candidates = candidates
        self.looks = 0

    def look(self, world: float) -> float:
        self.looks += 1
        return world

    def value(self, seen: float, action: int) -> float:
        return seen + action


def test_the_best_on_average_is_found() -> None:
    rng = Random(6)
    judge = Numbers(list(range(100)))
    assert deliberate(judge, rng.random, Budget(32, None), rng) == 99
    assert judge.looks == 32


def test_no_time_still_gives_one_look() -> None:
    rng = Random(7)
    judge = Numbers([1, 2, 3])
    assert deliberate(judge, rng.random, Budget(1000, 0.0), rng) == 3
    assert judge.looks == 1


@pytest.mark.parametrize("name", SETUPS)
def test_the_same_generator_gives_the_same_action(name: str) -> None:
    for game, state, seat in some_decisions(name, 10):
        view, choices = game.view(state, seat), game.legal(state, seat)
        bot = bot_for(game, "veteran", SMALL)
        assert bot.choose(view, choices, Random(8)) is bot.choose(view, choices, Random(8))


# -- a process of its own -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", SETUPS)
def test_a_bot_in_another_process_does_the_same(name: str) -> None:
    with BotProcess(fogline.game(name), "veteran", SMALL) as bot:
        for game, state, seat in some_decisions(name, 6):
            view, choices = game.view(state, seat), game.legal(state, seat)
            seed = Random(9).getrandbits(63)
            assert bot.choose(view, choices, Random(9)) is bot_for(game, "veteran", SMALL).choose(
                view, choices, Random(seed)
            )
    assert bot.incidents == []


def script(text: str) -> list[str]:
    """A process that runs *text* instead."""
    return [sys.executable, "-c", text]


@pytest.mark.parametrize(
    ("text", "incident"),
    [
        ("import sys; sys.stdin.readline(); sys.exit(3)", "the process has ended"),
        ("import time; time.sleep(60)", "no answer in"),
        ("while True: input(); print('nonsense', flush=True)", "JSONDecodeError"),
        ("""while True: input(); print('{"action": "resign"}', flush=True)""", "NotationError"),
        ("""while True: input(); print('{"action": "end"}', flush=True)""", "not legal"),
        ("""while True: input(); print('{"error": "I am ill"}', flush=True)""", "I am ill"),
    ],
)
def test_a_failing_process_blocks_no_game(text: str, incident: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.bots.processes.START_SECONDS", 0.5 if "sleep" in text else 20)
    game, state, seat = some_decisions("stalingrad", 40)[20]
    told: list[str] = []
    choices = game.legal(state, seat)
    with BotProcess(
        game, "regular", patience=0.1 if "sleep" in text else 20, report=told.append, command=script(text)
    ) as bot:
        for number in (1, 2) if "sleep" not in text else (1,):
            assert bot.choose(game.view(state, seat), choices, Random(10)) in choices
            assert len(bot.incidents) == number
    assert incident in bot.incidents[0]
    assert told == bot.incidents


def test_a_failing_bot_is_reported() -> None:
    assert "error" in answer({"view": {"setup": {"setup": ["chess", "", {}, ""]}}})


def test_one_choice_needs_no_thought() -> None:
    game = fogline.game("panzer")
    state = game.new(BATTLE)
    with BotProcess(game, "veteran", command=script("raise SystemExit(1)")) as bot:
        choices = type(game.legal(state, Seat(1)))([[next(iter(game.legal(state, Seat(1))))]])
        assert bot.choose(game.view(state, Seat(1)), choices, Random(11)) is choices[0]
    assert bot.incidents == []


def test_the_random_bot_takes_any_kind_of_action() -> None:
    game, state, seat = some_decisions("stalingrad", 40)[20]
    choices, rng = game.legal(state, seat), Random(12)
    kinds = {type(RandomBot().choose(game.view(state, seat), choices, rng)) for _ in range(200)}
    assert kinds == {type(action) for action in choices}
