"""Third-party bots in the arena, in balance, in reviews and in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import fogline
from fogline.bots.arena import Fixture, fixtures, is_checkpoint, play, player_for
from fogline.bots.guests import MAX_TEXT, Guest, is_guest
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.bots import HOSTING, Budget, Hosting
from tests.bots.guests import HERE, RANDOM
from tests.cli.terminal import Terminal

DUEL: Final = Setup("stalingrad", "quick-duel")
SMALL: Final = Budget(8, None)
RECORD: Final = str(Path(__file__).parents[1] / "records" / "v1" / "basic-quick-duel.record")


def game_of(*bots: str, hosting: Hosting = HOSTING, setup: Setup = DUEL, **more: Any) -> Any:
    one, two = bots
    return play(Fixture(setup, (one, two), SMALL, "1", False, hosting=hosting, **more))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("veteran", False), ("net.npz", False), ("a/b:c.npz", False), ("my.bots:Hunter", True),
        ("./bots/hunter.py:Hunter", True), ("cmd:./bot --net a.npz", True), (":Hunter", False), ("my.bots:", False),
    ],
)  # fmt: skip
def test_guests_and_checkpoints_are_recognized_by_name(name: str, expected: bool) -> None:
    assert is_guest(name) is expected
    assert is_checkpoint(name) is (name.endswith(".npz") and not expected)


@pytest.mark.parametrize("bot", [f"{HERE}:Fair", f"{HERE}:Asking", RANDOM])
def test_a_guest_plays_whole_games(bot: str) -> None:
    """The same seed gives the same game again."""
    one, two = game_of(bot, "recruit"), game_of(bot, "recruit")
    assert one.faults == ((), ())
    assert one.reasons != ("unfinished",)
    assert one.moves == two.moves
    assert one.winner == two.winner


def test_a_file_has_bots_and_finds_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "neighbour_of_hunter.py").write_text("PLAYS = 0\n")
    source = "from neighbour_of_hunter import PLAYS\n"
    source += "class Hunter:\n    def choose(self, view, choices, rng):\n        return choices[PLAYS]\n"
    (tmp_path / "hunter.py").write_text(source)
    assert game_of(f"{tmp_path}/hunter.py:Hunter", "random").faults == ((), ())


def test_a_fault_is_counted_and_a_random_action_played() -> None:
    for bot, kind in (("Crashes", "crash"), ("Breaks", "illegal")):
        found = game_of("random", f"{HERE}:{bot}")
        assert found.reasons != ("unfinished",)
        [fault] = found.faults[1]
        assert (fault.kind, found.faults[0]) == (kind, ())
        assert fault.times == found.moves[1]


def test_an_exception_can_be_found(tmp_path: Path) -> None:
    """By the last line of the author's own code, and by the whole traceback in the log."""
    (tmp_path / "helper_of_broken.py").write_text("from json import loads\n\n\ndef deep():\n    return loads('{')\n")
    source = "from helper_of_broken import deep\nclass Broken:\n    def choose(self, view, choices, rng):\n"
    (tmp_path / "broken.py").write_text(f"{source}        return deep()\n")
    log = tmp_path / "log"
    [fault] = game_of(f"{tmp_path}/broken.py:Broken", "random", hosting=Hosting(log=str(log))).faults[0]
    assert fault.text.startswith("JSONDecodeError: ")
    assert fault.text.endswith(" (helper_of_broken.py:5 in deep)")
    told = log.read_text()
    assert told.count("Traceback (most recent call last)") == fault.times
    assert 'broken.py", line 4, in choose' in told
    (tmp_path / "wrong.py").write_text("import json\n\njson.nothing()\n")
    with pytest.raises(BadData, match=r"AttributeError: .* \(wrong.py:3 in <module>\)"):
        player_for(fogline.game("stalingrad"), f"{tmp_path}/wrong.py:Bot", SMALL, Hosting(log=str(log)))
    assert 'wrong.py", line 3, in <module>' in log.read_text()


def test_a_long_message_does_not_hide_the_place(tmp_path: Path) -> None:
    source = "class Long:\n    def choose(self, view, choices, rng):\n        raise ValueError('x' * 5000)\n"
    (tmp_path / "long.py").write_text(source)
    [fault] = game_of(f"{tmp_path}/long.py:Long", "random").faults[0]
    assert len(fault.text) == MAX_TEXT
    assert fault.text.endswith("x (long.py:3 in choose)")


@pytest.mark.parametrize("setup", [DUEL, Setup("panzer", "skirmish"), Setup("spearpoint", "skirmish")])
def test_the_text_of_an_action_is_none(setup: Setup) -> None:
    [fault] = game_of(f"{HERE}:Writes", "random", setup=setup, hosting=Hosting(forfeits=True)).faults[0]
    assert (fault.kind, fault.text) == ("illegal", "returned a str; return one of the objects in `choices`")


def test_a_bot_without_a_class_says_how_to_name_one(terminal: Terminal) -> None:
    review = ["review", RECORD, "--bots"]
    arena = ["arena", "stalingrad", "--bots", "random"]
    for words in (arena, ["balance", "stalingrad", "--level"], ["play", "stalingrad", "--against"], review):
        said = terminal.run(*words, "./mybot.py")
        assert said.code == 2
        assert "'./mybot.py' is not one of " in said.err
        assert "a bot of your own is written module:Class, ./file.py:Class, or cmd:./program" in said.err


def test_a_late_answer_does_not_count() -> None:
    [fault] = game_of(f"{HERE}:Slow", "random", hosting=Hosting(0.01)).faults[0]
    assert fault.kind == "late"
    assert game_of(f"{HERE}:Slow", "random", hosting=Hosting(60)).faults == ((), ())


@pytest.mark.parametrize("swapped", [False, True])
def test_a_fault_can_lose_the_game(swapped: bool) -> None:
    found = game_of(f"{HERE}:Crashes", "random", hosting=Hosting(forfeits=True))
    assert (found.winner, found.reasons, found.turns) == (1, ("forfeited",), 0)
    assert found.faults[0][0].times == 1
    again = play(Fixture(DUEL, ("random", f"{HERE}:Crashes"), SMALL, "1", swapped, hosting=Hosting(forfeits=True)))
    assert again.winner == 0


@pytest.mark.parametrize("players", [2, 4])
def test_each_side_has_a_bot_of_its_own(players: int) -> None:
    """In the null run the same bot plays both sides."""
    setup = Setup("stalingrad", "quick-duel", {"players": players, "mode": "advanced"})
    assert game_of(f"{HERE}:Nosy", f"{HERE}:Nosy", setup=setup).faults == ((), ())


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("no.such.module:Bot", "cannot be imported: ModuleNotFoundError"),
        ("./no-such-file.py:Bot", "there is no file ./no-such-file.py"),
        (f"{HERE}:Nobody", "contains no Nobody"),
        (f"{HERE}:Fails", "cannot be created: RuntimeError: no model here"),
        (f"{HERE}:Mute", "has no method choose"),
        ("cmd:./no-such-program --fast", "there is no program ./no-such-program that can be executed"),
        ("cmd:'", "does not start: "),
    ],
)
def test_a_bot_that_does_not_work_is_refused_before_the_first_game(terminal: Terminal, bot: str, why: str) -> None:
    for words in (["arena", "stalingrad", "--bots", "random", bot], ["balance", "stalingrad", "--level", bot]):
        said = terminal.run(*words, "--games", "1", "--jobs", "1")
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith(f"fogline: {bot}: {why}")
    assert terminal.run("play", "stalingrad", "--against", bot).code == 2
    assert terminal.run("review", RECORD, "--bots", bot).code == 2


def test_guests_stay_off_clusters(terminal: Terminal) -> None:
    said = terminal.run("arena", "stalingrad", "--bots", "random", f"{HERE}:Fair", "--ray", "auto")
    assert said.code == 2
    assert "on this machine only" in said.err


def test_only_the_arena_makes_players() -> None:
    player = player_for(fogline.game("stalingrad"), f"{HERE}:Fair", SMALL)
    assert isinstance(player, Guest)
    with pytest.raises(BadData):
        player_for(fogline.game("stalingrad"), "no:body", SMALL)
    assert fixtures(DUEL, ("a", "b"), 1, "x", SMALL)[0].hosting == HOSTING


# -- the commands -----------------------------------------------------------------------------------


def test_the_arena_reports_on_guests(terminal: Terminal, tmp_path: Path) -> None:
    """With every statistic that other players get, and the same results with two processes."""
    bots, log = [RANDOM, f"{HERE}:Crashes", "random"], str(tmp_path / "bots.log")
    words = ["arena", "stalingrad", "--bots", *bots, "--games", "2", "--seed", "1", "--log", log, "--again", "1"]
    said = terminal.run(*words, "--jobs", "1")
    assert (said.code, said.err) == (0, "")
    assert f"| {HERE}:Crashes | crash |" in said.out
    assert "ValueError: no idea" in said.out
    one, two = (json.loads(terminal.run(*words, "--json", "--jobs", jobs).out) for jobs in ("1", "2"))
    for match in (one, two):
        for standing in match["standings"]:
            del standing["milliseconds"], standing["slowest"]
    assert one == two
    faults = {standing["bot"]: standing["faults"] for standing in one["standings"]}
    assert faults[RANDOM] == faults["random"] == []
    [fault] = faults[f"{HERE}:Crashes"]
    assert (fault["kind"], fault["text"]) == ("crash", fault["text"])
    assert all(pair["adjusted"] is not None for pair in one["pairs"])
    assert fault["text"].startswith("ValueError: no idea (guests.py:")
    assert "ValueError: no idea" in Path(log).read_text()


def test_the_arena_can_be_strict(terminal: Terminal) -> None:
    words = ["arena", "panzer", "--bots", f"{HERE}:Crashes", "random", "--games", "4", "--forfeit", "--jobs", "1"]
    found = json.loads(terminal.run(*words, "--json").out)
    assert found["reasons"] == {"forfeited": 4}
    assert found["pairs"][0]["wins"] == [0, 4]
    assert terminal.run(*words, "--patience", "0").code == 2
    assert terminal.run(*words, "--log", "no/such/folder/log").code == 2


@pytest.mark.parametrize("game", ["panzer", "spearpoint"])
def test_balance_is_measured_with_guests(terminal: Terminal, game: str) -> None:
    words = ["balance", game, "--bots", f"{HERE}:Crashes", "--games", "1", "--jobs", "1"]
    assert "| crash |" in terminal.run(*words).out
    found = json.loads(terminal.run(*words, "--json").out)
    assert [fault["kind"] for fault in found["faults"]] == ["crash"]


def test_a_guest_plays_in_the_terminal_and_its_faults_name_no_cards(terminal: Terminal) -> None:
    typed = "random\ndone\nsearch S2b\n"
    said = terminal.run("play", "stalingrad", "--against", RANDOM, "--seed", "1", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "failed" not in said.out
    said = terminal.run("play", "stalingrad", "--against", f"{HERE}:Crashes", "--seed", "1", typed=typed)
    assert said.code == 0
    assert f"{HERE}:Crashes has failed (crash) and plays at random this time." in said.out
    assert "no idea" not in said.out


def test_a_review_shows_what_bots_would_have_played(terminal: Terminal) -> None:
    bots = ["recruit", f"{HERE}:Fair", f"{HERE}:Crashes"]
    words = ["review", RECORD, "--worlds", "4", "--as", "german", "--bots", *bots]
    said = terminal.run(*words)
    assert said.code == 0
    assert "recruit would have played the same at " in said.out
    assert f"| {HERE}:Crashes | crash |" in said.out
    [seat] = json.loads(terminal.run(*words, "--json").out)["seats"]
    judged = [step for step in seat["steps"] if "decision" in step]
    assert [one["bot"] for one in seat["bots"]] == bots
    for one in seat["bots"]:
        assert one["of"] == len(judged) == len([action for action in one["actions"] if action])
    assert terminal.run("review", RECORD, "--bots", "seer").code == 2
