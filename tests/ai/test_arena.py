"""The arena: sides alternate, seeds decide, intervals are right, and each level beats the one below."""

from __future__ import annotations

import json
from typing import Final

import pytest

from fogline import Setup
from fogline.ai.bots import Budget
from fogline.ai.bots.arena import PLAYERS, Result, fixtures, play, sum_up
from fogline.ai.levels import LEVELS
from fogline.cli.arena import with_limit
from fogline.kit.research import wilson
from fogline.titles.panzer.rules.tables import PRESETS
from tests.cli.terminal import Terminal

DEEP_BATTLE: Final = Setup("stalingrad", "deep-battle", {"mode": "advanced"})
BATTLE: Final = Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 200})
SMALL: Final = Budget(8, None)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def won(setup: Setup, bots: tuple[str, str], games: int) -> int:
    """How many of these games the first of the bots wins."""
    results = [play(fixture) for fixture in fixtures(setup, bots, games, "strength", SMALL)]
    return sum_up(bots, results).standings[0].wins


# -- strength ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [DEEP_BATTLE, BATTLE], ids=lambda setup: setup.game)
def test_a_regular_beats_a_recruit(setup: Setup) -> None:
    assert won(setup, ("regular", "recruit"), 20) >= 16


@pytest.mark.parametrize("setup", [DEEP_BATTLE, BATTLE], ids=lambda setup: setup.game)
def test_a_veteran_beats_a_recruit(setup: Setup) -> None:
    assert won(setup, ("veteran", "recruit"), 6) >= 5


def test_a_veteran_beats_a_regular_more_often_than_not() -> None:
    assert won(DEEP_BATTLE, ("veteran", "regular"), 20) > 10


def test_whoever_sees_everything_beats_a_veteran() -> None:
    assert won(DEEP_BATTLE, ("seer", "veteran"), 10) >= 9


# -- how a match is played --------------------------------------------------------------------------


def test_sides_alternate_and_every_game_has_its_own_seed() -> None:
    games = fixtures(DEEP_BATTLE, ("regular", "recruit"), 5, "x", SMALL)
    assert [game.swapped for game in games] == [False, True, False, True, False]
    assert len({game.seed for game in games}) == 5


@pytest.mark.parametrize("setup", [DEEP_BATTLE, BATTLE], ids=lambda setup: setup.game)
def test_the_same_seed_plays_the_same_game(setup: Setup) -> None:
    game = fixtures(setup, ("veteran", "regular"), 2, "again", Budget(3, None))[1]
    one, two = play(game), play(game)
    assert one[:4] == two[:4], "all but the time it took"


@pytest.mark.parametrize("players", [3, 4])
def test_a_bot_plays_all_seats_of_a_side(players: int) -> None:
    setup = Setup("stalingrad", "quick-duel", {"mode": "advanced", "players": players})
    results = [play(game) for game in fixtures(setup, ("regular", "random"), 6, "team", SMALL)]
    assert sum_up(("regular", "random"), results).standings[0].wins >= 4


def test_the_seer_is_no_bot() -> None:
    assert set(PLAYERS) - set(LEVELS) == {"seer"}


# -- what the results say ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_intervals(successes: int, trials: int, low: float, high: float) -> None:
    """By the formula of Wilson (1927); 81 of 263 is the example of Newcombe (1998)."""
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def result(winner: int | None, turns: int = 10) -> Result:
    return Result(winner, turns, ("points",), (4, 2), (0.4, 0.1), (0.2, 0.1))


def test_a_match_is_summed_up() -> None:
    match = sum_up(("a", "b"), [result(0), result(1), result(None, 30), result(1), result(1, 40)])
    assert (match.games, match.draws, match.turns, match.reasons) == (5, 1, 20.0, {"points": 5})
    one, two = match.standings
    assert (one.bot, one.wins, one.share, one.wins_moving_first) == ("a", 1, 0.2, 1)
    assert (two.bot, two.wins, two.wins_moving_first) == ("b", 3, 2)
    assert one.interval == wilson(1, 5)
    assert (one.milliseconds, one.slowest) == pytest.approx((100.0, 200.0))
    assert (two.milliseconds, two.slowest) == pytest.approx((50.0, 100.0))


# -- the command ------------------------------------------------------------------------------------


def test_a_game_without_an_end_gets_one() -> None:
    assert with_limit(Setup("panzer", "battle")).options["max-turns"] == 200
    assert with_limit(Setup("panzer", "battle", {"max-turns": 50})).options["max-turns"] == 50
    assert with_limit(DEEP_BATTLE) == DEEP_BATTLE


def test_the_command_reports(terminal: Terminal) -> None:
    words = ["arena", "panzer", "--bots", "regular", "recruit", "--games", "2", "--seed", "1", "--jobs", "1"]
    said = terminal.run(*words)
    assert said.code == 0
    assert "max-turns=200" in said.out
    assert "2 games" in said.out
    assert "regular" in said.out


def test_the_command_prints_json_and_does_not_depend_on_jobs(terminal: Terminal) -> None:
    words = ["arena", "stalingrad", "--bots", "regular", "recruit", "--games", "4", "--seed", "1", "--json"]
    one, two = (json.loads(terminal.run(*words, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one["games"] == 4
    assert one["setup"]["scenario"] == "quick-duel"
    assert sum(standing["wins"] for standing in one["standings"]) + one["draws"] == 4
    for match in (one, two):
        for standing in match["standings"]:
            del standing["milliseconds"], standing["slowest"]
    assert one == two


def test_what_makes_no_sense_is_refused(terminal: Terminal) -> None:
    assert terminal.run("arena", "panzer", "--games", "0").code == 2
    assert terminal.run("arena", "panzer", "--bots", "regular", "oracle").code == 2


@pytest.mark.parametrize("game", ["stalingrad", "panzer"])
@pytest.mark.parametrize("bot", ["recruit", "veteran"])
def test_a_bot_plays_in_the_terminal(terminal: Terminal, game: str, bot: str) -> None:
    """Its set-up is its own; then the player has nothing more to say."""
    typed = "random\ndone\n" * (1 if game == "stalingrad" else 2) + "list\n"
    said = terminal.run("play", game, "--against", bot, "--seed", "1", typed=typed)
    assert said.code == 0
    assert said.err == ""
