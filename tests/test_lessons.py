"""The lessons of the browser's tutorials: their records are real games, the requested actions are legal, the script
fits all of the learner's choices, and everything has a text in each language."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from fogline.kernel.game import Seat
from fogline.kernel.record import Entry, Record
from fogline.kit.registry import title_of
from fogline.locale import LANGUAGES, texts_in
from fogline.table import Table, read_table, sit_down
from tests.lessons import NAMES, TITLES, lesson_file, lesson_record
from tools.lessons import played, played_file

ROOT: Final = Path(__file__).parents[1]
CLIENT: Final = ROOT / "webapp" / "src"
LOCALE: Final = ROOT / "src" / "fogline" / "locale"
WALKS: Final = 40

AnyTable = Table[Any, Any, Any, Any]


class Step(NamedTuple):
    at: int
    say: str
    cells: list[str]
    accept: list[str]


class Lesson(NamedTuple):
    name: str
    text: str
    seat: str
    steps: list[Step]

    @property
    def record(self) -> Record:
        return Record.read(self.text)

    def asked(self) -> dict[int, Step]:
        return {step.at: step for step in self.steps if step.accept}


def lesson(name: str) -> Lesson:
    notes = json.loads(lesson_file(name, "json").read_text(encoding="utf-8"))
    text = lesson_record(name)
    assert notes["game"] == Record.read(text).setup.game == name.partition("-")[0]
    steps = [Step(step["at"], step["say"], step["cells"], step.get("accept", [])) for step in notes["steps"]]
    return Lesson(name, text, notes["seat"], steps)


def accepted(step: Step, table: AnyTable, seat: Seat) -> list[str]:
    """The actions with which the learner can continue."""
    legal = [table.write(action) for action in table.legal(seat)]
    return [action for action in legal if any(f"{action} ".startswith(f"{wanted} ") for wanted in step.accept)]


def play(one: Lesson, rng: Random, forced: dict[int, str], astray: set[str] | None = None) -> AnyTable:
    """The lesson with any of the accepted actions, or those of *forced*; all other lines as written.

    Steps in which something else would also have been legal are added to *astray*.
    """
    table = sit_down(one.record.setup)
    seat = Seat(table.seats.index(one.seat))
    asked = one.asked()
    for number, entry in enumerate(one.record.entries):
        if number in asked:
            choices = accepted(asked[number], table, seat)
            entry = Entry(one.seat, forced.get(number) or rng.choice(choices))
            if astray is not None and len(choices) < len(table.legal(seat)):
                astray.add(asked[number].say)
        table.replay(entry)
    return table


def test_every_lesson_is_listed() -> None:
    listed = []
    for index in TITLES.glob("*/facts.ts"):
        (names,) = re.findall(r"^  lessons: \[(.+)\],$", index.read_text(encoding="utf-8"), re.M)
        listed += [f"{index.parent.name}-{name}" for name in re.findall(r'"([a-z-]+)"', names)]
    assert sorted(listed) == NAMES
    assert all(lesson_file(name, "record").is_file() for name in NAMES)
    assert len(NAMES) == 5


@pytest.mark.parametrize("name", NAMES)
def test_the_record_is_a_game_and_each_step_has_its_line(name: str) -> None:
    one = lesson(name)
    entries = one.record.entries
    assert read_table(one.text).record().entries == entries
    places = [step.at for step in one.steps]
    assert places == sorted(places)
    assert places[-1] == len(entries)
    assert 8 <= len(one.steps) <= 14
    for step in one.steps:
        if step.accept:
            assert entries[step.at].seat == one.seat
            assert any(f"{entries[step.at].action} ".startswith(f"{wanted} ") for wanted in step.accept)
    assert len(one.asked()) == len([step for step in one.steps if step.accept]), "one question at a time"


@pytest.mark.parametrize("name", NAMES)
def test_a_requested_action_is_legal(name: str) -> None:
    one, rng = lesson(name), Random(7)
    table = sit_down(one.record.setup)
    seat = Seat(table.seats.index(one.seat))
    for number, entry in enumerate(one.record.entries):
        step = one.asked().get(number)
        if step:
            choices = accepted(step, table, seat)
            assert entry.action in choices
            before = {at: one.record.entries[at].action for at in one.asked() if at < number}
            for action in choices:
                play(one, rng, before | {number: action})
        table.replay(entry)


@pytest.mark.parametrize("name", NAMES)
def test_the_script_fits_whatever_the_learner_chooses(name: str) -> None:
    one, rng = lesson(name), Random(1943)
    outcome = read_table(one.text).outcome()
    played = [play(one, rng, {}) for _ in range(WALKS)]
    assert {table.outcome() for table in played} == {outcome}
    for step in one.steps:
        chosen = {table.record().entries[step.at].action for table in played} if step.accept else set()
        for wanted in step.accept:
            assert any(f"{action} ".startswith(f"{wanted} ") for action in chosen), wanted


@pytest.mark.parametrize("name", NAMES)
def test_the_cells_to_look_at_are_on_the_board(name: str) -> None:
    one = lesson(name)
    forms = title_of(one.record.setup.game).wire()
    for step in one.steps:
        table = sit_down(one.record.setup)
        for entry in one.record.entries[: step.at]:
            table.replay(entry)
        view = forms.view(table.view(None))
        cells = set(view["cells"]) if "cells" in view else {unit["unit"] for unit in view["units"]}
        assert set(step.cells) <= cells
        assert len(step.cells) == len(set(step.cells))


# -- words --------------------------------------------------------------------------------------------


def keys(file: Path) -> list[str]:
    source = file.read_text(encoding="utf-8")
    return [part.id.name for part in FluentParser().parse(source).body if isinstance(part, fluent.Message)]


@cache
def said(name: str) -> set[str]:
    """The keys of a lesson: its name, its steps, and a hint wherever the learner can do something else."""
    one, rng = lesson(name), Random(4)
    astray: set[str] = set()
    for _ in range(WALKS):
        play(one, rng, {}, astray)
    steps = {f"web-learn-{name}-{step.say}" for step in one.steps}
    return {f"web-learn-name-{name}"} | steps | {f"web-learn-{name}-{say}-hint" for say in astray}


def test_every_step_and_nothing_else_is_narrated() -> None:
    wanted = {key for name in NAMES for key in said(name)}
    files = (ROOT / "src" / "fogline" / "titles").glob("*/words/en/lessons.ftl")
    assert {key for file in files for key in keys(file)} == wanted


@pytest.mark.parametrize("file", ["web-learn.ftl", "web-rules.ftl"])
def test_every_other_text_is_used_by_the_client(file: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in CLIENT.rglob("*.svelte"))
    others = keys(LOCALE / "en" / file)
    assert [key for key in others if f'"{key}"' not in source] == []
    assert len(others) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_cells_named_in_a_text_are_those_of_the_english_one(language: str) -> None:
    own, english = texts_in(language), texts_in("en")
    cell = re.compile(r"\b(?:[GS]\d[a-f]|[A-F][1-6]|[ab][1-9])\b")
    for name in NAMES:
        for key in said(name):
            assert sorted(cell.findall(own(key))) == sorted(cell.findall(english(key))), key


@pytest.mark.parametrize("name", NAMES)
def test_positions_for_lessons_without_a_server_are_current(name: str) -> None:
    """``python -m tools.lessons`` regenerates them."""
    notes = lesson_file(name, "json")
    assert played_file(notes).read_text(encoding="utf-8") == played(notes)
