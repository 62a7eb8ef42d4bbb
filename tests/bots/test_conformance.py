"""``fogline bot check``: whole games of each title, and every protocol violation with its name and line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import pytest

import fogline
from fogline.bots.conformance import LINGERS, Checked, Checker, check, setups_for
from fogline.kernel.setup import Setup
from fogline.kit.bots import Hosting
from fogline.kit.registry import title_of
from fogline.locale import texts_in
from tests.bots.guests import HERE, RANDOM
from tests.bots.test_programs import FAIR, HEAD, ODD
from tests.cli.terminal import Terminal

DUEL: Final = [Setup("stalingrad", "quick-duel")]


def command(source: str, folder: Path) -> str:
    file = folder / "bot.py"
    file.write_text(HEAD + source)
    return f'cmd:"{sys.executable}" "{file}"'


@pytest.mark.parametrize("odd", [odd for odd in ODD if odd not in ("says a list", "says nonsense")])
def test_every_breach_is_named(odd: str, tmp_path: Path) -> None:
    kind, source = ODD[odd]
    found = check(command(source, tmp_path), DUEL, hosting=Hosting(0.5 if kind == "late" else 30))
    assert set(found.counts) == {kind}
    first = found.breaches[0]
    assert (first.kind, first.setup, first.line) == (kind, DUEL[0], 1 if kind in ("start", "greeting") else 2)
    assert ("choices" in first.request) is (first.line == 2)


def test_a_program_that_does_not_end_is_named(tmp_path: Path) -> None:
    source = FAIR + "\ntime.sleep(60)"
    found = check(command(source, tmp_path), DUEL)
    assert set(found.counts) == {LINGERS}


def test_another_answer_to_the_same_request_is_no_breach(tmp_path: Path) -> None:
    source = "import random\ngreet()\nfor line in sys.stdin: say(action=random.choice(json.loads(line)['choices']))"
    found = check(command(source, tmp_path), DUEL)
    assert found.counts == {}
    assert found.name == "odd"
    assert found.asked_twice == 3


@pytest.mark.parametrize("game", fogline.games())
def test_set_ups_cover_a_title(game: str) -> None:
    title, setups = title_of(game), setups_for(game)
    assert {setup.scenario for setup in setups} == set(title.rules.scenarios)
    told = {(key, value) for setup in setups for key, value in setup.options.items()}
    missing = [
        (option.key, value) for option in title.rules.options for value in option.values
        if value != option.default and (option.key, value) not in told
    ]  # fmt: skip
    assert {key for key, _ in missing} <= {"mirror-factions"}, "only what needs other cards is left out"
    assert setups_for(game, 2) == setups[:2]


@pytest.mark.parametrize(
    ("language", "played", "breaches"),
    [
        ("en", ": 1 game, 1 decision.", "1 breach of the protocol: crash 1"),
        ("es", ": 1 partida, 1 decisión.", "1 incumplimiento del protocolo: se cierra 1"),
        ("fr", " : 1 partie, 1 décision.", "1 manquement au protocole : plantage 1"),
    ],
)
def test_one_breach_is_singular(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, played: str, breaches: str
) -> None:
    one = Checked("", 1, 1, {"crash": 1}, (), 0, 0)
    monkeypatch.setattr(Checker, "result", lambda _: one)
    said = terminal.run("bot", "check", f"{HERE}:Crashes", "panzer", "--setups", "1", "--language", language)
    assert said.out.splitlines() == [f"{HERE}:Crashes{played}", "", breaches]
    assert texts_in(language)("check-found", breaches=1) == " ".join(breaches.split()[:2])


def test_the_command(terminal: Terminal) -> None:
    said = terminal.run("bot", "check", RANDOM, "--setups", "1")
    assert (said.code, said.err) == (0, "")
    assert "(random-python): 3 games, " in said.out
    assert said.out.endswith("It follows the protocol.\n")
    said = terminal.run("bot", "check", "cmd:./no-such-program", "stalingrad", "--setups", "1")
    told = "does not start (stalingrad quick-duel, line 1): there is no program ./no-such-program that can be executed"
    assert told in said.out
    said = terminal.run("bot", "check", f"{HERE}:Crashes", "stalingrad", "--setups", "1")
    assert said.code == 1
    assert "crash (stalingrad quick-duel, request 1): ValueError: no idea (guests.py:" in said.out
    found = json.loads(terminal.run("bot", "check", f"{HERE}:Crashes", "panzer", "--setups", "1", "--json").out)
    assert found["counts"] == {"crash": 3}
    assert found["breaches"][0]["setup"]["game"] == "panzer"
    assert terminal.run("bot", "check", "veteran").code == 2
    assert terminal.run("bot", "check", "no.such:Bot").code == 2
