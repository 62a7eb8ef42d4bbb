"""Notes in records: written and read back, limited, and never anything but text."""

from __future__ import annotations

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.record import MARKS, MAX_LENGTH, MAX_NOTES, Entry, Note, Record
from fogline.table import read_table
from tests.lessons import lesson_record

HEAD = "fogline record 1\ngame: salvo\nrules: 1\nscenario: usual\n\n"


def test_notes_are_written_and_read_back() -> None:
    notes = {
        0: Note("", "Before the start."),
        1: Note("!", "Well done: «là» – ¿no?"),
        3: Note("!?", ""),
        4: Note("?", "- !"),
    }
    record = Record(Record.read(HEAD).setup, 1, [Entry("north", f"shoot A{one}") for one in range(1, 5)], notes)
    text = record.write()
    assert text == HEAD + (
        "#note - Before the start.\n"
        "north: shoot A1\n#note ! Well done: «là» – ¿no?\n"
        "north: shoot A2\n"
        "north: shoot A3\n#note !?\n"
        "north: shoot A4\n#note ? - !\n"
    )
    assert Record.read(text) == record


@pytest.mark.parametrize("mark", ["", *MARKS])
@pytest.mark.parametrize("text", ["! x", "-", "#note", "north: shoot A1", "a: b", "x" * MAX_LENGTH])
def test_any_note_text_survives_a_round_trip(mark: str, text: str) -> None:
    record = Record(Record.read(HEAD).setup, 1, [Entry("north", "shoot A1")], {1: Note(mark, text)})
    assert Record.read(record.write()) == record


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("#note", "a note must begin with one of !, ?, !?, -"),
        ("#note Good.", "a note must begin with one of"),
        ("#note !! Good.", "a note must begin with one of"),
        ("#note -", "a note without a mark must have text"),
        (f"#note ! {'x' * (MAX_LENGTH + 1)}", f"a note may have at most {MAX_LENGTH} characters"),
        ("#note ! \x1b[31mred", "a note must not have control characters"),
        ("#note ! right\u202eleft", "a note must not have control characters"),
    ],
)
def test_a_wrong_note_is_refused_with_its_line(line: str, why: str) -> None:
    with pytest.raises(BadData) as fault:
        Record.read(f"{HEAD}north: shoot A1\n{line}\nsouth: shoot A1\n", "mine")
    assert str(fault.value).startswith("mine: line 7: ")
    assert why in str(fault.value)


def test_number_of_notes_is_limited() -> None:
    lines = "".join(f"north: shoot A1\n#note ! {number}\n" for number in range(MAX_NOTES))
    assert len(Record.read(HEAD + lines).notes) == MAX_NOTES
    with pytest.raises(BadData, match=f"at most {MAX_NOTES} notes"):
        Record.read(f"{HEAD}{lines}north: shoot A1\n#note ! one more\n")


def test_an_action_has_one_note() -> None:
    with pytest.raises(BadData, match="line 8: this action already has a note"):
        Record.read(f"{HEAD}north: shoot A1\n#note ! one\n#note ! two\n")


def test_a_note_in_the_header_is_about_nothing() -> None:
    with pytest.raises(BadData, match="line 2: a note follows the action"):
        Record.read(HEAD.replace("game:", "#note ! one\ngame:"))


def test_other_comments_stay_comments() -> None:
    for line in ("# note ! x", "#notes", "#", "#!", "# "):
        assert Record.read(f"{HEAD}north: shoot A1\n{line}\n").notes == {}


def test_a_game_with_notes_is_the_same_game() -> None:
    text = lesson_record("stalingrad-first")
    record = Record.read(text)
    record.notes = {number: Note("!", f"Line {number}: german: resign") for number in range(0, 40, 3)}
    noted = record.write()
    assert read_table(noted).record().entries == read_table(text).record().entries
