"""The command itself: version, help, refusals, languages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fogline.cli.main import COMMANDS
from fogline.kernel.arrays import COMPILED
from tests.cli.terminal import Terminal


def test_the_version_says_whether_the_rules_are_compiled(terminal: Terminal) -> None:
    said = terminal.run("--version")
    assert said.code == 0
    assert said.out.startswith("fogline ")
    assert said.out.rstrip().endswith("(compiled)" if COMPILED else "(plain Python)")


def test_python_dash_m_is_the_same_command() -> None:
    done = subprocess.run([sys.executable, "-m", "fogline", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("fogline ")


@pytest.mark.parametrize(("language", "word"), [("en", "usage"), ("es", "opciones"), ("fr", "montre cette aide")])
def test_help_in_three_languages(terminal: Terminal, language: str, word: str) -> None:
    for words in ([], ["play", "--help"], ["replay", "-h"], ["games", "-h"], ["check", "-h"], ["fuzz", "-h"]):
        said = terminal.run("--language", language, *words)
        assert said.code == 0
        assert word in said.out
    assert all(command in terminal.run("--language", language).out for command in COMMANDS)


def test_help_is_a_word_too(terminal: Terminal) -> None:
    assert terminal.run("help") == terminal.run("--help")
    assert terminal.run("help", "puzzles", "make") == terminal.run("puzzles", "make", "--help")
    assert terminal.run("help", "paly").code == 2


def test_the_language_comes_from_the_environment(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "quitte" in terminal.run("--help").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "exit" in terminal.run("--help").out
    monkeypatch.setenv("LC_ALL", "es_ES")
    assert "termina" in terminal.run("--help").out
    assert "exit" in terminal.run("--language=en", "--help").out


REFUSALS = [
    (["play", "chess"], "no such game"),
    (["play", "stalingrad", "--scenario", "nowhere"], "'nowhere' is not one of"),
    (["play", "stalingrad", "--option", "mode"], "write key=value"),
    (["play", "stalingrad", "--option", "speed=fast"], "no such option"),
    (["play", "stalingrad", "--option", "mode=hard"], "'hard' is not one of basic, advanced"),
    (["play", "stalingrad", "--players", "5"], "'5' is not one of"),
    (["play", "stalingrad", "--as", "italian"], "no such seat"),
    (["play", "stalingrad", "--resume", "/no/such/file"], "No such file"),
    (["play", "stalingrad", "--scenario", "quick-duel", "--scenario-file", "x"], "cannot be combined"),
    (["play", "stalingrad", "--record", "/no/such/folder/file"], "No such file"),
    (["play", "stalingrad", "--players", "4", "--option", "mode=basic"], "need advanced mode"),
    (["play", "stalingrad", "--preset", "full"], "stalingrad has no presets"),
    (["play", "stalingrad", "--cards", "x"], "stalingrad does not take such a file"),
    (["play", "panzer", "--scenario", "nowhere"], "'nowhere' is not one of skirmish"),
    (["play", "panzer", "--preset", "fullest"], "no such preset; known presets: basic, step-1"),
    (["play", "panzer", "--cards", "/no/such/file"], "No such file"),
    (["play", "panzer", "--scenario-file", "x"], "panzer does not take such a file"),
    (["play", "panzer", "--advanced"], "--advanced: mode: panzer has no such option"),
    (["play", "panzer", "--players", "3"], "--players: players: panzer has no such option"),
    (["play", "panzer", "--option", "open-turret=true"], "needs terrain"),
    (["play", "panzer", "--option", "period=soon"], "expected none or a year and month"),
    (["play", "panzer", "--as", "soviet"], "no such seat; known seats: american, german"),
    (["replay", "/no/such/file"], "No such file"),
    (["check", "scenario", "/no/such/file"], "No such file"),
    (["check", "cards", "panzer", "/no/such/file"], "No such file"),
    (["check", "cards", "stalingrad", "x"], "does not take a card file"),
    (["check", "scenario", "panzer", "x"], "does not take a scenario file"),
    (["check", "cards", "chess", "x"], "no such game"),
    (["fuzz", "chess"], "no such game"),
    (["fuzz", "stalingrad", "--scenario", "nowhere"], "is not one of"),
    (["fuzz", "stalingrad", "--games", "0"], "is less than 1"),
    (["fuzz", "stalingrad", "--preset", "full"], "stalingrad has no presets"),
    (["fuzz", "stalingrad", "--cards", "x"], "stalingrad does not take such a file"),
    (["fuzz", "panzer", "--preset", "none"], "no such preset"),
]


MISTYPED = [
    (
        ["paly"],
        "fogline: paly: no such command; known commands: play, replay, verify, ",
    ),
    (["dance"], "fogline: dance: no such command; known commands: play, replay"),
    (["stalingrad"], "fogline: stalingrad: this is a game, not a command; to play it: fogline play stalingrad"),
    (["--langage", "fr"], "fogline: --langage: no such option; fogline --help lists them; did you mean --language?"),
    (["--language", "frr"], "fogline: --language: 'frr' is not one of en, es, fr; did you mean fr?"),
    (["play"], "fogline play: missing: GAME; see fogline play --help"),
    (
        ["play", "stalingrd"],
        "fogline: game: stalingrd: no such game; known games: stalingrad, panzer,",
    ),
    (["play", "stalingrad", "--scenario", "deep-batle"], "open-battle, deep-battle, …; did you mean deep-battle?"),
    (
        ["play", "stalingrad", "--scenaro", "x"],
        "fogline play: --scenaro: no such option; fogline play --help lists",
    ),
    (["play", "--scenaro=deep-battle"], "did you mean --scenario?"),
    (
        ["play", "stalingrad", "--against", "vetran"],
        "fogline: --against: 'vetran' is not one of recruit, ",
    ),
    (["play", "stalingrad", "--option", "mod=basic"], "did you mean mode?"),
    (["play", "stalingrad", "--option", "mode=advnced"], "did you mean advanced?"),
    (["play", "panzer", "--preset", "stp-3"], "did you mean step-3?"),
    (["play", "panzer", "--as", "germn"], "did you mean german?"),
    (["play", "stalingrad", "panzer"], "fogline play: panzer: unexpected argument; see fogline play --help"),
    (["play", "stalingrad", "--at", "x"], "fogline play: --at: expected a whole number, found 'x'"),
    (["play", "stalingrad", "--seed"], "fogline play: --seed needs a value; see fogline play --help"),
    (["arena", "stalingrad", "--seconds", "nan"], "fogline arena: --seconds: expected a number, found 'nan'"),
    (
        ["arena", "stalingrad", "--s", "1"],
        "--s is short for several options: --scenario, --scenario-file, ",
    ),
    (["arena", "panzer", "--bots", "vetran"], "did you mean veteran?"),
    (["games", "--json=1"], "fogline games: --json takes no value"),
    (
        ["puzzles", "mak"],
        "fogline puzzles: mak: no such command; known commands: play, guess, list, make",
    ),
    (["puzzles", "make", "panzer", "--cout", "3"], "did you mean --count?"),
    (
        ["verify", "--jsn"],
        "fogline verify: --jsn: no such option; fogline verify --help lists them; did",
    ),
]


@pytest.mark.parametrize(("words", "why"), [*REFUSALS, *MISTYPED])
def test_a_refusal_is_one_line_and_no_traceback(terminal: Terminal, words: list[str], why: str) -> None:
    said = terminal.run(*words)
    assert said.code == 2
    assert said.out == ""
    assert why in said.err
    assert said.err.startswith("fogline")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("language", ["es", "fr"])
@pytest.mark.parametrize(("words", "why"), [*REFUSALS, *MISTYPED])
def test_a_refusal_is_in_the_language_of_the_user(
    terminal: Terminal, words: list[str], why: str, language: str
) -> None:
    said = terminal.run(f"--language={language}", *words)
    assert said.code == 2
    assert why not in said.err


def test_a_reader_that_stops_reading_is_no_error() -> None:
    command = f"{sys.executable} -m fogline games | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_a_non_text_file_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "is not UTF-8 text" in terminal.run("replay", os.fspath(path)).err
    assert "no es texto UTF-8" in terminal.run("--language=es", "check", "scenario", os.fspath(path)).err
    assert "est un dossier" in terminal.run("--language=fr", "check", "scenario", os.fspath(tmp_path)).err
