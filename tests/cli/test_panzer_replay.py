"""``fogline replay`` of SCOPE Panzer: one game, told for every viewer."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest

import fogline
from fogline.kernel.game import CHANCE
from fogline.kernel.setup import Setup
from fogline.locale import texts_in
from fogline.table import sit_down
from fogline.titles.panzer.rules.events import Destroyed
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.panzer.words.words import WORDS
from tests.cli.terminal import Terminal


def record_of(setup: Setup, seed: int) -> str:
    """A whole random game with as many shots as possible."""
    table, rng = sit_down(setup), Random(seed)
    while seats := table.to_act():
        if seats == (CHANCE,):
            table.roll(rng)
            continue
        seat = rng.choice(seats)
        choices = [table.game.write(action) for action in table.legal(seat)]
        eager = [text for text in choices if text.startswith(("shoot", "take", "deploy"))]
        table.act(seat, rng.choice(eager or choices))
    return table.record().write()


@pytest.fixture(scope="module")
def record() -> str:
    return record_of(Setup("panzer", "skirmish", PRESETS["full"] | {"max-turns": 70}), 5)


@pytest.fixture
def file(record: str, tmp_path: Path) -> str:
    path = tmp_path / "game.record"
    path.write_text(record, encoding="utf-8")
    return os.fspath(path)


def lines_of(record: str) -> list[tuple[str, str]]:
    lines = [line.partition(": ") for line in record.partition("\n\n")[2].splitlines()]
    return [(seat, action) for seat, _, action in lines]


def test_all_shows_every_action_and_every_card(terminal: Terminal, file: str, record: str) -> None:
    said = terminal.run("replay", file)
    assert said.code == 0
    assert re.findall(r"^ *\d+  (\w+): (.*)$", said.out, re.M) == lines_of(record)
    assert "???" not in said.out
    assert "chance: draw" in said.out
    assert terminal.run("replay", file, "--as", "all").out == said.out


@pytest.mark.parametrize(("viewer", "hidden", "top"), [("american", "g???", "6"), ("german", "a???", "1")])
def test_a_seat_sees_its_own_news_from_its_own_side(
    terminal: Terminal, file: str, record: str, viewer: str, hidden: str, top: str
) -> None:
    said = terminal.run("replay", file, "--as", viewer)
    own = re.findall(r"^> (.*)$", said.out, re.M)
    assert own == [action for seat, action in lines_of(record) if seat == viewer]
    assert hidden in said.out
    assert re.search(rf"^ +[A-D]( +[A-D])+\n  {top}  ", said.out, re.M)
    assert re.search(r"\bwon\b|^A draw ", said.out.splitlines()[-1])


def test_the_public_is_told_no_secret(terminal: Terminal, file: str, record: str) -> None:
    began = next(
        number for number, (_, action) in enumerate(lines_of(record)) if action.split()[0] in ("move", "explore")
    )
    said = terminal.run("replay", file, "--as", "public", "--to", str(began + 6)).out
    assert not re.search(r"^> ", said, re.M)
    assert "into their squad" not in said
    assert not re.search(r"^  \d .*\b[ag][A-Z]{2}[A-Z0-9](?![!#])\b", re.sub(r"\w+/\w+#?", "", said), re.M)


def test_a_shot_under_way_is_shown_with_its_hand_and_odds(terminal: Terminal, file: str, record: str) -> None:
    number = next(at for at, (_, action) in enumerate(lines_of(record), start=1) if action.startswith("shoot"))
    for viewer in ("public", "american", "german", "all"):
        said = terminal.run("replay", file, "--as", viewer, "--to", str(number)).out
        last = said[said.rindex("Shot in progress: ") :]
        assert re.match(
            r"Shot in progress: [A-D]\d at [A-D]\d; distance \d, armour \d, hits \d: chance \d/\d, \d+ %\.", last
        )
        assert re.search(r"\[\S*[ag]\w{3}[!#]?\]", said), "the target is marked"


def test_replay_stops_at_the_given_line(terminal: Terminal, file: str) -> None:
    assert len(re.findall(r"^ *\d+  \w+: ", terminal.run("replay", file, "--to", "5").out, re.M)) == 5
    assert "  1  a" in terminal.run("replay", file, "--to", "0").out
    assert terminal.run("replay", file, "--to", "99999").out == terminal.run("replay", file).out
    assert terminal.run("replay", file, "--as", "soviet").code == 2


def test_an_unfinished_game_is_shown_as_the_public_sees_it_by_default(
    terminal: Terminal, tmp_path: Path, record: str
) -> None:
    path = tmp_path / "game.record"
    path.write_text("".join(record.splitlines(keepends=True)[:-2]), encoding="utf-8")
    first, _, rest = terminal.run("replay", os.fspath(path)).out.partition("\n")
    assert first.startswith("This game is not over, so you see only what is public.")
    assert rest == terminal.run("replay", os.fspath(path), "--as", "public").out
    assert "???" in rest


@pytest.mark.parametrize(("language", "word"), [("en", "Turn 1"), ("es", "Turno 1"), ("fr", "Tour 1")])
def test_replay_is_narrated_in_three_languages(terminal: Terminal, file: str, language: str, word: str) -> None:
    for viewer in ("american", "german", "public", "all"):
        assert word in terminal.run("replay", file, "--as", viewer, "--language", language).out


def test_every_scenario_and_preset_can_be_told(terminal: Terminal, tmp_path: Path) -> None:
    for number, scenario in enumerate(fogline.game("panzer").scenarios):
        for preset in ("basic", "step-6", "full"):
            path = tmp_path / f"{number}-{preset}.record"
            setup = Setup("panzer", scenario, PRESETS[preset] | {"max-turns": 15})
            path.write_text(record_of(setup, number), encoding="utf-8")
            for viewer in ("german", "all"):
                assert terminal.run("replay", os.fspath(path), "--as", viewer).code == 0


@pytest.mark.parametrize(
    ("language", "each", "own"),
    [
        ("en", "Each side wins as soon as", "You win as soon as"),
        ("es", "Cada bando gana en cuanto", "Ganas en cuanto"),
        ("fr", "Chaque camp gagne dès que", "Vous gagnez dès que"),
    ],
)
def test_a_watcher_is_told_how_each_side_wins(
    terminal: Terminal, file: str, language: str, each: str, own: str
) -> None:
    for viewer in ("public", "all", "american"):
        said = terminal.run("replay", file, "--as", viewer, "--language", language, "--to", "0").out
        assert (each in said) == (viewer != "american")
        assert (own in said) == (viewer == "american")


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["That side has no units left.", "That side has 1 unit left.", "That side has 2 units left."]),
        ("es", ["no le quedan unidades.", "le queda 1 unidad.", "le quedan 2 unidades."]),
        ("fr", ["Il ne reste aucune unité", "Il reste 1 unité à ce camp.", "Il reste 2 unités à ce camp."]),
    ],
)
def test_how_many_units_are_left_is_a_sentence(language: str, sentences: list[str]) -> None:
    for left, sentence in enumerate(sentences):
        assert sentence in texts_in(language).say(WORDS.tell(Destroyed(8, 9, left), ("american", "german")))
