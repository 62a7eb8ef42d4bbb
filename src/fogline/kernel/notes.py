"""Notes that a reader writes on the moves of a game. In a record a note is a line of its own behind its action::

    german: search S2b
    #note !? Bold: nothing had been seen there.
    soviet: move S1a EA SN DE EA
    #note - The Sniper is gone.

First the mark (``-`` for none), then a sentence, which may be missing. For readers that do not know notes it is a
comment. A note is shown as plain text and does nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from unicodedata import category

MARKS: Final = ("!", "?", "!?")
NO_MARK: Final = "-"
MAX_LENGTH: Final = 500
"""The limit of characters of one note."""
MAX_NOTES: Final = 500
"""The limit of notes in one record."""
FIRST_WORD: Final = "#note"
_CONTROL: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Kinds of characters that change how others are shown, or are none."""


class Note(NamedTuple):
    """A mark (one of ``MARKS``, or "") and a sentence (or "")."""

    mark: str
    text: str


def is_note(line: str) -> bool:
    """Whether a line of a record is a note, right or wrong."""
    return line.split(" ", 1)[0].rstrip() == FIRST_WORD


def read_note(line: str) -> Note | str:
    """The note that a line writes, or what is wrong with it."""
    mark, _, text = line[len(FIRST_WORD) :].strip().partition(" ")
    if mark not in MARKS and mark != NO_MARK:
        return f"a note begins with one of {', '.join((*MARKS, NO_MARK))}"
    text = text.strip()
    if len(text) > MAX_LENGTH:
        return f"a note has at most {MAX_LENGTH} characters"
    if any(category(sign) in _CONTROL for sign in text):
        return "a note has no control characters"
    if mark == NO_MARK and not text:
        return "a note without a mark says something"
    return Note("" if mark == NO_MARK else mark, text)


def write_note(note: Note) -> str:
    """The note as a line of a record."""
    return f"{FIRST_WORD} {note.mark or NO_MARK} {note.text}".rstrip()
