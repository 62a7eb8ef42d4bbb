"""The arena: sides alternate, seeds determine the games, intervals are right, and each level beats the one below."""

from __future__ import annotations

import json
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import pytest

import fogline
from fogline import Setup
from fogline.bots import Budget
from fogline.bots.arena import Fixture, Result, fixtures, pairs_of, play, player_for, player_names, schedule
from fogline.bots.levels import levels_of
from fogline.bots.standings import adjust, sum_up
from fogline.cli.arguments import with_limit
from fogline.kernel.errors import BadData
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
    """The number of these games that the first bot wins."""
    return sum(play(fixture).winner == 0 for fixture in fixtures(setup, bots, games, "strength", SMALL))


# -- strength ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [DEEP_BATTLE, BATTLE], ids=lambda setup: setup.game)
def test_a_regular_beats_a_recruit(setup: Setup) -> None:
    assert won(setup, ("regular", "recruit"), 20) >= 16


@pytest.mark.parametrize("setup", [DEEP_BATTLE, BATTLE], ids=lambda setup: setup.game)
def test_a_veteran_beats_a_recruit(setup: Setup) -> None:
    assert won(setup, ("veteran", "recruit"), 6) >= 5


def test_a_veteran_beats_a_regular_more_often_than_not() -> None:
    assert won(DEEP_BATTLE, ("veteran", "regular"), 20) > 10


def test_the_seer_beats_a_veteran() -> None:
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
    assert won(setup, ("regular", "random"), 6) >= 4


def test_the_schedule_is_a_round_robin_with_a_null_run() -> None:
    assert pairs_of(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c"), ("a", "a")]
    assert pairs_of(["a", "a"]) == [("a", "a")]
    games = schedule(DEEP_BATTLE, ["a", "b"], 2, "x", SMALL)
    assert [(game.bots, game.seed, game.swapped) for game in games] == [
        (("a", "b"), "x/0", False), (("a", "a"), "x/0", False), (("a", "b"), "x/1", True), (("a", "a"), "x/1", True),
    ]  # fmt: skip
    assert schedule(DEEP_BATTLE, ["a", "b"], 3, "x", SMALL)[:4] == games, "the first games tell something of each pair"


def test_the_seer_is_no_bot() -> None:
    stalingrad = fogline.game("stalingrad")
    assert set(levels_of("stalingrad")) < set(player_names(stalingrad))
    assert not hasattr(player_for(stalingrad, "seer", SMALL), "choose")
    with pytest.raises(BadData):
        player_for(stalingrad, "oracle", SMALL)


def test_repeated_turns_are_counted() -> None:
    """With no Snipers in sight a recruit of SCOPE Panzer explores what it has explored; the set-up does not count."""
    result = play(fixtures(BATTLE, ("random", "random"), 1, "habits", SMALL)[0])
    repeated, turns = result.repeats
    assert 0 <= repeated < turns <= result.turns


# -- what the results say ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_follow_wilsons_formula(successes: int, trials: int, low: float, high: float) -> None:
    """By the formula of Wilson (1927); 81 of 263 is the example of Newcombe (1998)."""
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_no_games_give_no_figures() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def result(winner: int | None, turns: int = 10, first: int = 0, luck: float | None = None) -> Result:
    return Result(winner, turns, ("points",), (4, 2), (0.4, 0.1), (0.2, 0.1), first, (1, 4), luck)


def games_of(*results: Result, bots: tuple[str, str] = ("a", "b")) -> list[tuple[Fixture, Result]]:
    return [
        (Fixture(DEEP_BATTLE, bots, SMALL, str(number), number % 2 == 1), one) for number, one in enumerate(results)
    ]


def test_a_match_is_summed_up() -> None:
    played = games_of(result(0), result(1, first=1), result(None, 30), result(1, first=1), result(1, 40))
    match = sum_up(played)
    assert (match.games, match.draws, match.turns, match.reasons) == (5, 1, 20.0, {"points": 5})
    two, one = match.standings
    assert (one.bot, one.wins, one.share) == ("a", 1, 0.2)
    assert (two.bot, two.wins) == ("b", 3)
    assert two.rating.points > 0 > one.rating.points
    assert one.interval == wilson(1, 5)
    assert (one.milliseconds, one.slowest) == pytest.approx((100.0, 200.0))
    assert (two.milliseconds, two.slowest) == pytest.approx((50.0, 100.0))
    [pair] = match.pairs
    assert (pair.wins, pair.draws, pair.is_null, pair.adjusted) == ((1, 3), 1, False, None)
    assert (pair.kind.first.times, pair.kind.first.of) == (3, 4)
    assert (pair.kind.repeats.times, pair.kind.repeats.of) == (5, 20)


def test_the_null_run_counts_in_its_own_row_only() -> None:
    null = games_of(result(0), result(0), bots=("a", "a"))
    match = sum_up([*games_of(result(1)), *null])
    assert (match.games, [one.games for one in match.standings]) == (1, [1, 1])
    assert [(pair.bots, pair.wins, pair.is_null) for pair in match.pairs] == [
        (("a", "b"), (0, 1), False), (("a", "a"), (2, 0), True),
    ]  # fmt: skip
    alone = sum_up(null)
    assert (alone.games, [one.games for one in alone.standings]) == (0, [0])


def test_luck_is_subtracted() -> None:
    """The winners were lucky, so the games differ less than they seem to."""
    found = adjust([result(0, luck=0.3), result(0, luck=0.3), result(1, luck=-0.3), result(1, luck=-0.3)])
    assert found is not None
    assert found.share == pytest.approx(0.5)
    assert found.interval[0] < found.share < found.interval[1]
    assert found.fewer == pytest.approx(1 - 0.4**2)
    assert adjust([result(0), result(1)]) is None, "nobody can tell"
    some = adjust([result(0), result(1, luck=-0.5)])
    assert some is not None, "in one of them there was nothing to be lucky with"
    assert some.share == pytest.approx(1.5 / 2)
    assert adjust([result(0, luck=0.1)]) is None


@pytest.mark.parametrize("setup", [BATTLE, Setup("spearpoint", "skirmish")], ids=lambda setup: setup.game)
def test_luck_is_symmetric(setup: Setup) -> None:
    """A game of the same two bots is the same game with their numbers swapped."""
    one, two = (
        play(Fixture(setup, ("regular", "regular"), SMALL, "luck", swapped=swapped)) for swapped in (False, True)
    )
    assert one.luck is not None
    assert two.luck is not None
    assert one.luck == pytest.approx(-two.luck)
    assert one.luck != 0


def test_without_dice_bots_are_asked_again_and_the_game_stays_the_same() -> None:
    game = fixtures(DEEP_BATTLE, ("regular", "recruit"), 1, "again", SMALL)[0]
    plain, asked = play(game), play(game._replace(again=2))
    assert plain.luck is None
    assert asked.luck is not None
    assert plain[:4] == asked[:4]
    games = [play(one).luck for one in fixtures(DEEP_BATTLE, ("regular", "regular"), 30, "mean", SMALL, 1)]
    lucks = [luck for luck in games if luck is not None]
    assert len(lucks) == 30
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / sqrt(30), "on average there is none"


# -- the command ------------------------------------------------------------------------------------


def test_an_endless_game_is_cut() -> None:
    assert with_limit(Setup("panzer", "battle")).options["max-turns"] == 200
    assert with_limit(Setup("panzer", "battle", {"max-turns": 50})).options["max-turns"] == 50
    assert with_limit(DEEP_BATTLE) == DEEP_BATTLE


def test_the_command_reports(terminal: Terminal) -> None:
    words = ["arena", "panzer", "--bots", "regular", "recruit", "random", "--games", "2", "--seed", "1", "--jobs", "1"]
    said = terminal.run(*words)
    assert said.code == 0
    assert "max-turns=200" in said.out
    assert "6 games" in said.out
    for row in ("| regular |", "| regular – recruit |", "| recruit – random |", "| all pairs |"):
        assert f"\n{row}" in said.out
    assert said.out.count("| null run: regular – regular |") == 2


def test_the_command_prints_json_and_does_not_depend_on_jobs(terminal: Terminal) -> None:
    words = ["arena", "stalingrad", "--bots", "regular", "recruit", "--games", "4", "--seed", "1", "--json"]
    one, two = (json.loads(terminal.run(*words, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one["games"] == 4
    assert one["setup"]["scenario"] == "quick-duel"
    assert sum(standing["wins"] for standing in one["standings"]) + one["draws"] == 4
    assert [(pair["bots"], pair["games"], pair["null"]) for pair in one["pairs"]] == [
        (["regular", "recruit"], 4, False), (["regular", "regular"], 4, True),
    ]  # fmt: skip
    assert one["pairs"][0]["kind"]["first"]["of"] == 4 - one["draws"]
    assert len(one["standings"][0]["rating"]["interval"]) == 2
    for match in (one, two):
        for standing in match["standings"]:
            del standing["milliseconds"], standing["slowest"]
    assert one == two


def test_nonsense_is_refused(terminal: Terminal) -> None:
    assert terminal.run("arena", "panzer", "--games", "0").code == 2
    assert terminal.run("arena", "panzer", "--bots", "regular", "oracle").code == 2


@pytest.mark.parametrize("game", ["stalingrad", "panzer"])
@pytest.mark.parametrize("bot", ["recruit", "veteran"])
def test_a_bot_plays_in_the_terminal(terminal: Terminal, game: str, bot: str) -> None:
    """It makes its own set-up; the player has nothing more to choose."""
    typed = "random\ndone\n" * (1 if game == "stalingrad" else 2) + "list\n"
    said = terminal.run("play", game, "--against", bot, "--seed", "1", typed=typed)
    assert said.code == 0
    assert said.err == ""
