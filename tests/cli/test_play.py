"""``fogline play``: whole games through a pipe, refusals, help, memory aids, files."""

from __future__ import annotations

import os
import re
from itertools import product
from pathlib import Path

import pytest

import fogline
from fogline.cli import session
from fogline.cli.console import Console
from fogline.cli.record_files import save
from fogline.kernel.game import Seat
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.table import read_table, sit_down
from tests.cli.terminal import F1_GERMAN, SEEN_SOVIET, Terminal
from tests.lessons import lesson_record

SET_UP = f"{F1_GERMAN}\ndone\n"


def attempts(rounds: int) -> str:
    """Lines that keep playing, whatever happens: an action that is impossible now is refused and does no harm."""
    shots = [f"shoot G{depth}{column}" for depth in (1, 2) for column in "abc"]
    lines = []
    cells = [f"S{depth}{column}" for depth, column in product((1, 2, 3), "abcd")]
    for number in range(rounds):
        lines += [f"search {cells[number % len(cells)]}", *shots, "hold", "end"]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("mode", [[], ["--advanced"]], ids=["basic", "advanced"])
def test_a_whole_game_against_the_random_player(terminal: Terminal, tmp_path: Path, mode: list[str]) -> None:
    file = tmp_path / "game.record"
    words = ["play", "stalingrad", *mode, "--seed", "11", "--record", os.fspath(file)]
    said = terminal.run(*words, typed="SN EA IN MG\nmo of ea sn\nplace EA DE SC EA\ndone\n" + attempts(200))
    assert said.code == 0
    assert re.search(r"^(German|Soviet) side won ", said.out, re.M)
    assert "s??" not in said.out[said.out.rindex("front line") - 200 :], "after the game all cards are shown"
    table = read_table(file.read_text(encoding="utf-8"))
    assert table.outcome() is not None
    assert [entry.action for entry in table.record().entries if entry.seat == "german"][:13] == [
        *(f"place {kind}" for kind in F1_GERMAN.split()),
        "done",
    ]


def test_a_seed_makes_a_game_repeatable(terminal: Terminal) -> None:
    words = ["play", "stalingrad", "--seed", "3"]
    first, again = (terminal.run(*words, typed=SET_UP + attempts(5)).out for _ in range(2))
    assert first == again
    assert first != terminal.run("play", "stalingrad", "--seed", "4", typed=SET_UP + attempts(5)).out


def test_the_soviet_side_can_be_played(terminal: Terminal) -> None:
    said = terminal.run("play", "stalingrad", "--as", "soviet", "--seed", "2", typed=f"{SEEN_SOVIET}\ndone\n")
    assert "the row nearest to you comes first, and the next card goes on S3d." in " ".join(said.out.split())
    assert "soviet> " in said.out
    assert "g??" in said.out
    assert "Turn 2, Soviet side." in said.out


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        (["--players", "4", "--as", "german-units"], {"german-units"}),
        (["--players", "4", "--as", "german"], {"german-units", "german-snipers"}),
        (["--players", "4", "--as", "german-units,soviet-snipers"], {"german-units", "soviet-snipers"}),
        (["--players", "3", "--as", "soviet-snipers"], {"soviet-snipers"}),
        (["--players", "3", "--option", "leader=soviet", "--as", "soviet"], {"soviet"}),
    ],
)
def test_st_team_1_three_and_four_players(terminal: Terminal, words: list[str], seats: set[str]) -> None:
    """Seats that are not named are played at random; the mode follows from the number of players."""
    everything = "recognize S1a\nrecognize G1a\nsearch S1a\nsearch G1a\nhold\nend\n\n\n" + attempts(1)
    said = terminal.run("play", "stalingrad", *words, "--seed", "6", typed="\n\nrandom\ndone\n" + everything * 12)
    assert said.code == 0
    assert "Advanced Mode" in said.out
    assert set(re.findall(r"^([a-z-]+)> ", said.out, re.M)) == seats
    if len(seats) < 2 or words[-1] == "german":
        turns = re.findall(r"^· Turn (\d+): ", said.out, re.M)
        assert len(turns) == len(set(turns)), "partners on one screen are told everything once"


def test_themes_and_options_are_announced(terminal: Terminal) -> None:
    said = terminal.run(
        "play", "stalingrad", "--scenario", "stop-the-advance/open-front", "--option", "recognition-reveal=sequential"
    )
    assert "STOP THE ADVANCE on Open Front, Advanced Mode" in said.out
    assert "one of your Infantry is on the enemy’s last row (ST-ADVANCE-2)" in said.out
    assert "Agreed: RECOGNITION of two cards: one after the other (AMB-43)" in said.out


# -- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "clause", "words"),
    [
        ("search G1a", "ST-SEARCH-1", "any enemy card on the battlefield"),
        ("move S1a EA EA EA EA", "ST-MOVE-2", "your own Front"),
        ("move G1a EA EA EA EA", "ST-MOVE-4", "the same four cards"),
        ("place SN", "ST-TURN-2", "one action"),
        ("end", "ST-TURN-2", "you may not pass"),
        ("howitzer G1a S1d", "ST-MO-1", "Mortar"),
        ("howitzer G2a G1a", "ST-MO-4", "enemy cards only"),
        ("fire S1a", "ST-MG-1", "adjacent"),
        ("fire S1d G1d", "AMB-48", "agreed before the game"),
        ("assault G1c G1b", "ST-IN-1", "an enemy card"),
        ("recognize S2a S1a", "ST-GRID-7", "side by side"),
        ("reinforce G2c IN SN SC EA", "ST-RE-1", "eliminated"),
        ("reinforce2 G2c IN SN SC MO", "ST-OFF-2", "Mortar"),
        ("deploy G1a", "ST-OF-1", "Officers"),
    ],
)
def test_a_refusal_cites_its_clause_and_its_text(terminal: Terminal, line: str, clause: str, words: str) -> None:
    said = terminal.run("play", "stalingrad", "--advanced", "--seed", "1", typed=f"{SET_UP}{line}\n")
    assert re.search(rf"“{line}” is not allowed \({clause}\)\.", said.out, re.I)
    assert words in said.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "is not allowed (ST-MOVE-4). A MOVE puts back the same four cards"),
        ("es", "no está permitido (ST-MOVE-4). Al MOVER se devuelven las mismas cuatro cartas"),
        ("fr", "n'est pas permis (ST-MOVE-4). DÉPLACER remet les quatre mêmes cartes"),
    ],
)
def test_refusals_in_three_languages(terminal: Terminal, language: str, words: str) -> None:
    typed = f"{SET_UP}move G1a EA EA EA EA\n"
    assert words in terminal.run("play", "stalingrad", "--seed", "1", "--language", language, typed=typed).out


def test_st_setup_2_too_many_of_a_kind_are_refused_and_none_is_laid(terminal: Terminal) -> None:
    said = terminal.run("play", "stalingrad", "--seed", "1", typed="SN SN SN SN\n")
    assert "“place SN” is not allowed (ST-SETUP-2)" in said.out
    assert "gSN" not in said.out


def test_an_unreadable_record_is_explained(terminal: Terminal) -> None:
    said = terminal.run("play", "stalingrad", "--seed", "1", typed=f"{SET_UP}jump G1a\nmove G1a\nsearch Z9\n")
    assert "“jump g1a” is not a known command or action." in said.out
    assert "I cannot read “move g1a”. Write it like this: move G1a EA MO OF SN:" in said.out
    assert "I cannot read “search z9”. Write it like this: search S1d:" in said.out


# -- what else can be typed -----------------------------------------------------------------------


def test_legal_actions_are_grouped_and_can_be_looked_into(terminal: Terminal) -> None:
    """Fixture F1, ST-ADV-1 Ex a: the counts of the rules."""
    typed = f"{SET_UP}list move\nlist move G2c\nlist search\nlist dance\n"
    said = terminal.run("play", "stalingrad", "--advanced", "--seed", "1", typed=typed)
    overview = said.out[: said.out.index("> list")]
    counts = dict(re.findall(r"^  (\w+) +\S.*?  +(\d+)  (?:e\.g\. )?\1", overview, re.M))
    assert counts == {
        "move": "120", "search": "12", "recognize": "21", "howitzer": "12", "fire": "2", "assault": "2", "deploy": "1",
    }  # fmt: skip
    assert re.search(r"^  move G2c +12  e\.g\. move G2c ", said.out, re.M)
    assert said.out.count("move G2c ") == 2 + 12
    assert len(re.findall(r"\bsearch S\d[a-d]\b", said.out)) == 12 + 1
    assert "No action begins with “dance”" in said.out
    assert len(said.out.splitlines()) < 120


def test_help_rules_and_commands(terminal: Terminal) -> None:
    typed = f"help\n\n{SET_UP}?\nrules\nrules st-move-2\nrules AMB-21\nrules ST-NONE-9\nrandom\nsave\nboard\n"
    said = terminal.run("play", "stalingrad", "--seed", "1", typed=typed)
    assert "place SN, or just SN EA IN MG" in said.out
    assert "search S1d: the cell of an enemy card" in said.out
    assert "ST-MOVE-2: You can MOVE only" in said.out
    assert "AMB-21: What the screen repeats" in said.out
    assert "no text for ST-NONE-9 here" in said.out
    assert "“random” works only during set-up." in said.out
    assert "Type “save FILE”." in said.out


def test_placements_can_be_taken_back_and_a_set_up_left_to_chance(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    typed = f"SN EA IN MG\nundo\nundo 2\nundo 9\nOF\nrandom\nsave {file}\ndone\nundo\nquit\n"
    said = terminal.run("play", "stalingrad", "--seed", "1", typed=typed)
    assert "You can no longer take that back" in said.out
    entries = [
        entry for entry in fogline.Record.read(file.read_text(encoding="utf-8")).entries if entry.seat == "german"
    ]
    assert entries[0].action == "place OF"
    assert len(entries) == 12
    assert said.out.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize(
    ("line", "answer", "left"),
    [
        ("undo", "1 action taken back.", 3),
        ("undo 3", "3 actions taken back.", 1),
        ("undo 99", "4 actions taken back.", 0),
        ("undo ²", "“undo ²” is not a known command or action.", 4),
        ("undo 0", "You can no longer take that back", 4),
        ("undo " + "9" * 5000, "…” is not a known command or action.", 4),
    ],
)
def test_undo_says_how_many_it_took_back(terminal: Terminal, tmp_path: Path, line: str, answer: str, left: int) -> None:
    file = tmp_path / "game.record"
    said = terminal.run("play", "stalingrad", "--seed", "1", typed=f"SN EA IN MG\n{line}\nsave {file}\n")
    assert answer in said.out.replace("\n", " ")
    entries = fogline.Record.read(file.read_text(encoding="utf-8")).entries
    assert len([entry for entry in entries if entry.seat == "german"]) == left


def test_help_explains_the_board_symbols_and_undo(terminal: Terminal) -> None:
    said = terminal.run("play", "stalingrad", "--seed", "1", typed="help\n")
    (legend,) = [line for line in said.out.splitlines() if "s??" in line]
    assert all(sign in legend for sign in ("s??", "[sSC]", "(sSC)", ">...<"))
    assert "take back placements in your set-up" in said.out


def test_st_info_4_the_reserves_of_empty_areas_are_shown(terminal: Terminal) -> None:
    """ST-SETUP-5: 14 Empty Areas a side, 4 of them in the Front of a Quick Duel."""
    said = terminal.run("play", "stalingrad", "--seed", "1", typed=SET_UP)
    assert len(re.findall(r"^  (?:Soviet|German) side: 0 points; in play .*; reserve 10 EA$", said.out, re.M)) == 2
    said = terminal.run("play", "stalingrad", "--seed", "1", "--language", "fr", typed=SET_UP)
    assert len(re.findall(r"^  Camp \w+ : 0 point ; en jeu .* ; réserve 10 EA$", said.out, re.M)) == 2


@pytest.mark.parametrize(("players", "is_warned"), [("2", False), ("3", True), ("4", True)])
def test_st_off_1_divisions_without_snipers_are_warned(terminal: Terminal, players: str, *, is_warned: bool) -> None:
    """AMB-39."""
    words = ["--scenario", "offensive-without-snipers/quick-duel", "--players", players]
    said = terminal.run("play", "stalingrad", *words, "--seed", "1")
    assert ("a Snipers Division without Snipers can only MOVE (AMB-39)" in said.out) == is_warned


def test_the_help_says_what_a_seed_reveals(terminal: Terminal) -> None:
    said = terminal.run("play", "--help")
    assert "anyone who knows the seed knows the random set-ups" in " ".join(said.out.split()).replace("- ", "-")


# -- files ----------------------------------------------------------------------------------------


def test_a_saved_game_is_resumed_where_it_was(terminal: Terminal, tmp_path: Path) -> None:
    file = os.fspath(tmp_path / "game.record")
    first = terminal.run("play", "stalingrad", "--seed", "1", typed=f"{SET_UP}search S1a\nsave {file}\n")
    assert "Note that the file contains the cards of all sides." in first.out
    again = terminal.run("play", "stalingrad", "--resume", file, typed="log\n")
    board = first.out[first.out.rindex("  S3 ") : first.out.rindex("german> save")]
    assert board in again.out
    assert "S1a is" in again.out[again.out.index("> log") :]
    assert terminal.run("play", "stalingrad", "--resume", os.devnull).code == 2


def rows(said: str) -> list[str]:
    """The battlefield as first shown."""
    return [line for line in said.splitlines() if re.match("  [SG][123] ", line)][:6]


def test_another_world_continues_from_the_seats_knowledge(terminal: Terminal, tmp_path: Path) -> None:
    """The battlefield looks the same, the record contains nothing of the true game, and the seed repeats it."""
    old, new = tmp_path / "old.record", tmp_path / "new.record"
    text = lesson_record("stalingrad-first")
    old.write_text(text, encoding="utf-8")
    words = ("play", "stalingrad", "--resume", os.fspath(old), "--at", "33", "--as", "soviet")
    board = rows(terminal.run(*words).out)
    said = terminal.run(*words, "--another-world", "--seed", "7", "--record", os.fspath(new))
    assert rows(said.out) == board != []
    record = Record.read(new.read_text(encoding="utf-8"))
    assert (record.entries, bool(record.world)) == ([], True)
    again = tmp_path / "again.record"
    terminal.run(*words, "--another-world", "--seed", "7", "--record", os.fspath(again))
    assert again.read_text(encoding="utf-8") == new.read_text(encoding="utf-8")
    played = terminal.run("play", "stalingrad", "--resume", os.fspath(new), "--as", "soviet", "--seed", "1")
    assert rows(played.out) == board


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--at", "3"], "--resume"),
        (["--another-world"], "--resume"),
        (["--resume", "FILE", "--at", "900"], "lines"),
        (["--resume", "FILE", "--another-world"], "at that point"),
        (["--resume", "FILE", "--at", "30", "--another-world", "--against", "human"], "one side"),
        (["--resume", "FILE", "--at", "30", "--another-world", "--as", "german,soviet"], "one side"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_another_world_needs_a_position_and_one_side(
    terminal: Terminal, tmp_path: Path, words: list[str], why: str
) -> None:
    file = tmp_path / "old.record"
    file.write_text(lesson_record("stalingrad-first"), encoding="utf-8")
    said = terminal.run("play", "stalingrad", *[os.fspath(file) if word == "FILE" else word for word in words])
    assert said.code == 2
    assert why in said.err


@pytest.mark.parametrize(
    "words",
    [
        ["--scenario", "quick-duel"],
        ["--scenario-file", "x.toml"],
        ["--advanced"],
        ["--players", "2"],
        ["--option", "mode=basic"],
    ],
    ids=lambda words: words[0],
)
def test_the_terms_of_a_saved_game_cannot_be_changed(terminal: Terminal, tmp_path: Path, words: list[str]) -> None:
    file = os.fspath(tmp_path / "game.record")
    terminal.run("play", "stalingrad", "--record", file)
    said = terminal.run("play", "stalingrad", "--resume", file, *words)
    assert said.code == 2
    assert f"--resume: {words[0]}: not allowed here" in said.err


def test_the_record_is_written_after_every_action(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the program crashes, the file contains every action; at each question it is up to date."""
    file = tmp_path / "game.record"
    kept: list[int] = []
    ask = Console.ask

    def look_and_ask(self: Console, prompt: str) -> str:
        kept.append(len(fogline.Record.read(file.read_text(encoding="utf-8")).entries))
        return ask(self, prompt)

    monkeypatch.setattr(Console, "ask", look_and_ask)
    words = ["play", "stalingrad", "--seed", "1", "--option", "memory-aid=strict", "--record", os.fspath(file)]
    terminal.run(*words, typed="SN EA\nundo\nEA IN MG MO OF EA SN EA DE SC EA\ndone\nmove G1a EA MO OF SN\n\n")
    assert kept[:6] == [13, 15, 14, 25, 26, 27], "the Soviet set-up first; then each line, before Enter is waited for"
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


def test_a_record_that_cannot_be_finished_leaves_the_older_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.record"
    table = sit_down(Setup("stalingrad", "quick-duel"))
    save(table, file)
    file.chmod(0o600)
    before = file.read_text(encoding="utf-8")
    table.act(Seat(0), "place SN")
    with monkeypatch.context() as broken:
        broken.setattr(fogline.Record, "write", lambda self: "\ud800")
        with pytest.raises(UnicodeEncodeError):
            save(table, file)
    assert file.read_text(encoding="utf-8") == before
    save(table, file)
    assert file.read_text(encoding="utf-8") == before + "german: place SN\n"
    assert file.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [file]


def test_notes_are_kept_when_a_game_is_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    table = sit_down(Setup("stalingrad", "quick-duel"))
    table.act(Seat(0), "place SN")
    save(table, file)
    with file.open("a", encoding="utf-8") as more:
        more.write("#note ! A corner.\n")
    table.act(Seat(0), "place EA")
    save(table, file)
    assert file.read_text(encoding="utf-8").endswith("german: place SN\n#note ! A corner.\ngerman: place EA\n")
    other = sit_down(Setup("stalingrad", "quick-duel"))
    other.act(Seat(0), "place EA")
    save(other, file)
    assert "#note" not in file.read_text(encoding="utf-8")


def test_another_game_is_not_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ["play", "stalingrad", "--record", os.fspath(file)]
    assert terminal.run(*words, "--seed", "1", typed="SN\n").code == 0
    before = file.read_text(encoding="utf-8")
    for more in (["--seed", "1"], ["--seed", "1", "--advanced"]):
        said = terminal.run(*words, *more, typed="EA\n")
        assert said.code == 2
        assert "already contains another game and will not be overwritten" in said.err
        assert file.read_text(encoding="utf-8") == before
    assert terminal.run(*words, "--resume", os.fspath(file), typed="EA\n").code == 0
    assert file.read_text(encoding="utf-8") == before + "german: place EA\n"


def test_a_file_that_is_not_a_record_is_not_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Vasily,", encoding="utf-8")
    said = terminal.run("play", "stalingrad", "--seed", "1", typed=f"save {file}\nsave {tmp_path}\n")
    assert "File exists" in said.out
    assert "Is a directory" in said.out
    assert terminal.run("play", "stalingrad", "--record", os.fspath(file)).code == 2
    assert file.read_text(encoding="utf-8") == "Dear Vasily,"


def test_leaving_by_the_end_of_input_or_by_control_c(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.record"
    said = terminal.run("play", "stalingrad", "--record", os.fspath(file), typed="SN EA\n")
    assert said.code == 0
    assert "Goodbye." in said.out
    assert len(fogline.Record.read(file.read_text(encoding="utf-8")).entries) == 13 + 2

    def interrupt(self: session.Session) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(session.Session, "play", interrupt)
    said = terminal.run("play", "stalingrad")
    assert said.code == 130
    assert said.out.endswith("Goodbye.\n")
    assert "Traceback" not in said.err


# -- memory aids (AMB-21, ST-INFO-6) --------------------------------------------------------------


def play_with(terminal: Terminal, aid: str, typed: str) -> str:
    words = ["play", "stalingrad", "--seed", "8", "--option", f"memory-aid={aid}"]
    return terminal.run(*words, typed=f"{SET_UP}{typed}").out


def test_st_info_6_the_log_is_shown(terminal: Terminal) -> None:
    said = play_with(terminal, "log", "search S1a\nhold\n")
    assert re.search(r"Recently revealed.*\n +1  S1a is a Soviet", said)


def test_st_info_6_off_shows_the_log_on_request_only(terminal: Terminal) -> None:
    said = play_with(terminal, "off", "search S1a\nhold\nlog\n")
    assert "Recently revealed" not in said
    assert re.search(r"> log\n +1  S1a is a Soviet", said)
    assert "Nothing has been revealed yet." in play_with(terminal, "off", "log\n")


def test_st_info_6_strict_has_no_log_and_hides_earlier_reveals(terminal: Terminal) -> None:
    said = play_with(terminal, "strict", "search S1a\nhold\n\nlog\n")
    last = said.rpartition("\f")[2]
    assert "S1a is a Soviet" in said
    assert "S1a is a Soviet" not in last
    assert "there is no log" in last


def test_st_info_6_marks_are_drawn_and_spread(terminal: Terminal) -> None:
    said = play_with(terminal, "marks", attempts(9))
    assert re.search(r"\(s[A-Z]{2}\)", said)
    assert re.search(r"Remembered, somewhere among these cells:\n +\d [A-Z][a-z]+.*: S\d[a-d] S\d[a-d] S\d[a-d] ", said)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Next: German side", "Lay out your Front", "The Germans SEARCH S1a.", "is a Soviet"]),
        ("es", ["Sigue: Bando alemán", "Prepara tu Frente", "Los alemanes BUSCAN en S1a.", "hay un"]),
        ("fr", ["Au suivant : Camp allemand", "Placez votre Front", "Les Allemands CHERCHENT en S1a.", "se trouve un"]),
    ],
)
def test_a_game_in_three_languages(terminal: Terminal, language: str, words: list[str]) -> None:
    typed = f"\n{SET_UP}\n\n{SEEN_SOVIET}\ndone\n\n\nhelp\nsearch S1a\nhold\n"
    said = terminal.run("play", "stalingrad", "--against", "human", "--language", language, typed=typed)
    assert all(word in said.out for word in words)
