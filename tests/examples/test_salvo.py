"""Salvo, installed as a third-party title: everything that Fogline does with a title works with this one, which has
nothing but its rules. The page in the browser: ``tests/browser/test_plain.py``."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from fogline.kernel.record import Record
from tests.scratch import EXAMPLE, Scratch, finish

SEA: Final = [f"{letter}{row}" for row in range(1, 6) for letter in "ABCDE"]
FLEET: Final = "place A1 B1 C1\nplace A3 A4\nplace C3 C4\n"
TYPED: Final = FLEET + "".join(f"fire {cell}\n" for cell in SEA)
"""Ships for the open sea, and a shot at every cell."""
GAMES: Final = {"regular": 30, "veteran": 12}
"""The number of games per bot: the interval of its wins must lie above one half."""


def test_salvo_is_listed(scratch: Scratch) -> None:
    said = scratch.fogline("games", "salvo")
    assert "salvo: Salvo, rules version 1" in said
    assert "  narrow-strait\n" in said
    assert "  touching = false | true  (SALVO-FLEET-2)\n" in said
    every = json.loads(scratch.fogline("games", "--json"))["games"]
    assert every[-1]["name"] == "salvo"
    assert len(every) == 4
    assert [option["key"] for option in every[-1]["options"]] == ["shots", "touching", "fires-first"]


@pytest.mark.parametrize("opponent", ["random", "recruit"])
def test_salvo_is_played_in_the_terminal(scratch: Scratch, opponent: str) -> None:
    file = f"{opponent}.record"
    said = scratch.fogline("play", "salvo", "--as", "north", "--against", opponent, "--record", file, typed=TYPED)
    assert said.startswith("Salvo: open sea\n")
    assert "· Placed: north, cells A1 B1 C1 (SALVO-FLEET-2)" in said
    assert " won (fleet sunk)." in said
    record = Record.read((scratch.folder / file).read_text(encoding="utf-8"))
    assert record.setup.game == "salvo"


def test_help_and_refusals_are_plain(scratch: Scratch) -> None:
    typed = f"help\nlist place\nrules\nplace A1 B1 C1\nplace A1 A2\nundo\n{FLEET}quit\n"
    said = scratch.fogline("play", "salvo", typed=typed)
    assert "  place A1 B1 C1\n" in said
    assert "Salvo comes without the text of its rules." in said
    assert "“place A1 A2” is not allowed (SALVO-FLEET-2)." in said
    assert "1 action taken back." in said


@pytest.mark.parametrize("language", ["es", "fr"])
def test_salvo_is_played_in_other_languages(scratch: Scratch, language: str) -> None:
    typed = f"{FLEET}help\nrules\nlog\nquit\n"
    ran = scratch.run("fogline", "--language", language, "play", "salvo", typed=typed)
    assert ran.returncode == 0, ran.stderr
    assert "Fleet ready: north" in ran.stdout


def test_its_record_is_narrated_from_each_point_of_view(scratch: Scratch) -> None:
    file = scratch.folder / "told.record"
    scratch.fogline("play", "salvo", "--as", "north", "--against", "random", "--record", file.name, typed=TYPED)
    told = {viewer: scratch.fogline("replay", file.name, "--as", viewer) for viewer in ("north", "public", "all")}
    secrets = [entry.action for entry in Record.read(file.read_text(encoding="utf-8")).entries if entry.seat == "south"]
    placed = [action.removeprefix("place ") for action in secrets if action.startswith("place ")]
    assert all(f"Placed: south, cells {cells}" in told["all"] for cells in placed)
    for viewer in ("north", "public"):
        assert "Placed: south" not in told[viewer]
    assert "Placed: north, cells A3 A4" in told["north"]
    assert "Placed" not in told["public"]


def test_random_games_keep_every_invariant(scratch: Scratch) -> None:
    assert "No failures." in scratch.fogline("fuzz", "salvo", "--games", "30", "--jobs", "1")


@pytest.mark.slow
@pytest.mark.parametrize("bot", GAMES)
def test_search_beats_chance(scratch: Scratch, bot: str) -> None:
    words = ["--games", str(GAMES[bot]), "--jobs", "1", "--json", "--scenario", "narrow-strait", "--worlds", "8"]
    found = json.loads(scratch.fogline("arena", "salvo", "--bots", bot, "random", *words))
    assert found["games"] == GAMES[bot]
    [standing] = [one for one in found["standings"] if one["bot"] == bot]
    assert standing["interval"][0] > 0.5, found


def test_salvos_balance_and_speed_are_measured(scratch: Scratch) -> None:
    said = scratch.fogline("balance", "salvo", "--level", "random", "--games", "10", "--jobs", "1")
    assert "North" in said
    assert "South" in said
    measured = json.loads(scratch.fogline("bench", "speed", "salvo", "--rounds", "1", "--seconds", "0.05", "--json"))
    assert "salvo" in json.dumps(measured)


def test_salvo_is_served(scratch: Scratch) -> None:
    with scratch.serving() as url:
        listed = httpx.get(f"{url}/api/games").json()["games"]
        assert listed[-1]["name"] == "salvo"
        setup = {"game": "salvo", "scenario": "narrow-strait", "options": {"shots": 2}, "hold": ["north", "south"]}
        made = httpx.post(f"{url}/api/games", json=setup)
        assert made.status_code == 201, made.text
        seen = finish(url, made.json(), Random(1))
        assert seen["outcome"]["reasons"] == ["fleet-sunk"]
        assert seen["view"]["picture"].startswith("north")
        bad = httpx.post(f"{url}/api/games", json={**setup, "options": {"shots": 4}})
        assert bad.status_code == 422
        assert "shots" in bad.text


def test_the_commands_of_the_page_are_accepted(scratch: Scratch) -> None:
    """The commands of docs/write-a-title.md, with few games; a game in the terminal gets no input."""
    page = (EXAMPLE.parents[1] / "docs" / "write-a-title.md").read_text(encoding="utf-8")
    commands = [line.split()[1:] for line in page.splitlines() if line.startswith("fogline ")]
    assert {words[0] for words in commands} == {"games", "play", "fuzz", "arena", "balance", "bench", "serve"}
    few = {"fuzz": ["--games", "4"], "arena": ["--games", "2", "--worlds", "2"], "bench": ["--seconds", "0.01"]}
    few["balance"] = ["--games", "2", "--worlds", "1"]
    for words in commands:
        if words != ["serve"]:  # `test_salvo_is_served`
            scratch.fogline(*words, *few.get(words[0], []))


def test_salvos_own_words_are_used(scratch: Scratch) -> None:
    """A package may have texts in a folder ``words`` beside its modules."""
    [rules] = scratch.python.parents[1].rglob("site-packages/salvo/rules.py")
    file = rules.parent / "words" / "en" / "salvo.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("game-salvo = The pencil game\nsalvo-option-shots-about = How many shots.\n", encoding="utf-8")
    try:
        said = scratch.fogline("games", "salvo")
    finally:
        file.unlink()
    assert "salvo: The pencil game, rules version 1" in said
    assert "      How many shots.\n" in said


def test_salvos_own_tests_pass(scratch: Scratch) -> None:
    ran = scratch.run("pytest", "-q", "-p", "no:cacheprovider")
    assert ran.returncode == 0, ran.stdout[-3000:]


def test_salvo_contains_only_its_rules() -> None:
    """Fogline provides everything else."""
    files = {path.relative_to(EXAMPLE).as_posix() for path in Path(EXAMPLE).rglob("*") if path.is_file()}
    code = {file for file in files if file.startswith("src/") and "__pycache__" not in file}
    assert code == {"src/salvo/__init__.py", "src/salvo/py.typed", "src/salvo/rules.py"}
