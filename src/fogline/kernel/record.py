"""A game as one readable text: a header, a blank line, then one line per action, including CHANCE.

::

    fogline record 1
    game: salvo
    rules: 1
    scenario: usual
    option shots: 3

    north: place A1 A2 A3
    south: place C1 C2 C3
    ...

Lines of the set-up's data file, if there is one, are kept in the header after ``data|``. A line that begins with ``#``
is a comment, or a note on the action before it. The record of a training game says so in its header (``training:
true``); actions taken back are kept in comments, which a replay skips::

    north: place A1 A2 A3
    # taken back: south: place C1 C2 C3
    south: place B1 B2 B3

A verifiable record (docs/verify.md) has ``seed`` and ``commitment`` in its header, and keeps in comments everything
played that is not a line of the game (the seats' seeds and undone actions)::

    #played north: seed 5d0c3a1b
    #played north: place A1 A2 A3
    #played north: undo
    north: place A1 B2 B3

The record of a game that starts in an imagined world instead of at the beginning has that world in its header, on one
line (``table/worlds.py`` reads it)::

    world: {"cells": ...}
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple
from unicodedata import category

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import NO_NUMBER, Kind, shown
from fogline.kernel.setup import Setup, Value, is_number, write_value

MARKS: Final = ("!", "?", "!?")
NO_MARK: Final = "-"
MAX_LENGTH: Final = 500
"""The maximum number of characters of one note."""
MAX_NOTES: Final = 500
"""The maximum number of notes in one record."""
FIRST_WORD: Final = "#note"
_CONTROL: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode categories that a note must not contain."""


class Note(NamedTuple):
    """A mark (one of ``MARKS``, or "") and a sentence (or "")."""

    mark: str
    text: str


def is_note(line: str) -> bool:
    """Whether a line of a record is a note, valid or not."""
    return line.split(" ", 1)[0].rstrip() == FIRST_WORD


def read_note(line: str) -> Note | str:
    """Parse the note on a line, or return its fault."""
    mark, _, text = line[len(FIRST_WORD) :].strip().partition(" ")
    if mark not in MARKS and mark != NO_MARK:
        return f"a note must begin with one of {', '.join((*MARKS, NO_MARK))}"
    text = text.strip()
    if len(text) > MAX_LENGTH:
        return f"a note may have at most {MAX_LENGTH} characters"
    if any(category(sign) in _CONTROL for sign in text):
        return "a note must not have control characters"
    if mark == NO_MARK and not text:
        return "a note without a mark must have text"
    return Note("" if mark == NO_MARK else mark, text)


def write_note(note: Note) -> str:
    return f"{FIRST_WORD} {note.mark or NO_MARK} {note.text}".rstrip()


FIRST_LINE: Final = "fogline record 1"
NO_RECORD: Final = Kind("data-no-record", "a record must begin with {first}")
NO_HEADER: Final = Kind("data-no-header", "expected 'key: value', found {found}")
NOT_IN_HEADER: Final = Kind("data-not-in-header", "{key} is missing")
NOT_TRUE: Final = Kind("data-not-true", "expected 'true', found {found}")
NO_ENTRY: Final = Kind("data-no-entry", "expected 'seat: action', found {found}")
BREAKS_OFF: Final = Kind("data-breaks-off", "the record breaks off in {found}: the file may be incomplete")
TAKEN_BACK: Final = "# taken back: "
PLAYED: Final = "#played "


class Entry(NamedTuple):
    """One line of a record: a seat's name (or ``chance``) and an action in notation."""

    seat: str
    action: str


class Aside(NamedTuple):
    """A line that is not an entry: played after *at* entries, or taken back."""

    at: int
    entry: Entry


class Proof(NamedTuple):
    """The parts of a record that make it verifiable."""

    seed: str
    """The seed of the server."""
    commitment: str
    """The last commitment, to everything that was played."""
    begun: int = 0
    """The number of leading lines that come from another record."""
    asides: tuple[Aside, ...] = ()
    """In the order of play."""


@dataclass
class Record:
    """A game from its set-up to its latest action. Complete and all-knowing: keep it from players until the game is
    over."""

    setup: Setup
    rules: int
    entries: list[Entry] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)
    """A reader's notes, by the number of lines played before each note; 0 is the start."""
    training: bool = False
    """Whether actions can be taken back after they revealed something: such a game does not count as a test of
    strength."""
    taken_back: list[Aside] = field(default_factory=list)
    """In the order of play; only in a training game."""
    proof: Proof | None = None
    world: str = ""
    """The position in which the game starts (``table.worlds.write_world``); empty: before the first choice."""

    def write(self) -> str:
        lines = self.header()
        if self.proof is not None:
            lines += [f"seed: {self.proof.seed}", f"commitment: {self.proof.commitment}"]
        lines.append("")
        lines += self._body()
        return "\n".join(lines) + "\n"

    def header(self) -> list[str]:
        """The lines of the header that the first commitment covers: all but the last two."""
        lines = [FIRST_LINE, f"game: {self.setup.game}", f"rules: {self.rules}", f"scenario: {self.setup.scenario}"]
        lines += [f"option {key}: {write_value(value)}" for key, value in self.setup.options.items()]
        lines += [f"data| {line}".rstrip() for line in self.setup.data.splitlines()]
        if self.world:
            lines.append(f"world: {self.world}")
        if self.training:
            lines.append("training: true")
        if self.proof is not None and self.proof.begun:
            lines.append(f"begun: {self.proof.begun}")
        return lines

    def played(self) -> list[Entry]:
        """Everything that was played, in order: the entries and, in a verifiable record, the asides."""
        played = []
        asides = _by_place(self._asides())
        for number in range(len(self.entries) + 1):
            played += self.entries[number - 1 : number] if number else []
            played += asides.get(number, [])
        return played

    def _asides(self) -> Sequence[Aside]:
        return () if self.proof is None else self.proof.asides

    def _body(self) -> list[str]:
        """The actions, each followed by its note and its asides."""
        lines = []
        taken_back, asides = _by_place(self.taken_back), _by_place(self._asides())
        for number in range(len(self.entries) + 1):
            if number > 0:
                seat, action = self.entries[number - 1]
                lines.append(f"{seat}: {action}")
            if number in self.notes:
                lines.append(write_note(self.notes[number]))
            lines += [f"{TAKEN_BACK}{seat}: {action}" for seat, action in taken_back.get(number, ())]
            lines += [f"{PLAYED}{seat}: {action}" for seat, action in asides.get(number, ())]
        return lines

    @staticmethod
    def read(text: str, name: str = "record") -> Record:
        """The record in *text*, or ``BadData`` naming *name*, the line and the reason."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise bad_data(name, "", NO_RECORD, {"first": shown(FIRST_LINE)}, 1)
        header: dict[str, str] = {}
        places: dict[str, int] = {}
        options: dict[str, Value] = {}
        data: list[str] = []
        body = len(lines)
        for number, line in enumerate(lines[1:], start=2):
            if not line.strip():
                body = number
                break
            if is_note(line):
                raise BadData(name, f"line {number}", "a note follows the action it is about")
            if line.startswith("#"):
                continue
            if line.startswith("data|"):
                data.append(line[6:])
                continue
            key, colon, value = line.partition(":")
            if not colon:
                kind = BREAKS_OFF if _is_cut(text, number, len(lines)) else NO_HEADER
                raise bad_data(name, "", kind, {"found": shown(line)}, number)
            if key.startswith("option "):
                options[key[7:].strip()] = _read_value(value.strip())
            else:
                header[key.strip()] = value.strip()
                places[key.strip()] = number
        is_proven = "seed" in header
        for key in ("game", "rules", "scenario", *(("commitment",) if is_proven else ())):
            if key not in header:
                raise bad_data(name, "header", NOT_IN_HEADER, {"key": shown(key)})
        for key in ("rules", "begun"):
            if not is_number(header.get(key, "0")):
                raise bad_data(name, key, NO_NUMBER, {"found": shown(header[key])}, places[key])
        if header.get("training", "true") != "true":
            raise bad_data(name, "training", NOT_TRUE, {"found": shown(header["training"])}, places["training"])
        training = "training" in header
        setup = Setup(header["game"], header["scenario"], options, "".join(line + "\n" for line in data))
        entries: list[Entry] = []
        taken_back: list[Aside] = []
        asides: list[Aside] = []
        notes: dict[int, Note] = {}
        for number, line in enumerate(lines[body:], start=body + 1):
            is_taken = training and line.startswith(TAKEN_BACK)
            is_aside = is_proven and line.startswith(PLAYED)
            if is_note(line):
                _add_note(notes, len(entries), line, name, number)
            if not line.strip() or (line.startswith("#") and not is_taken and not is_aside):
                continue
            prefix = TAKEN_BACK if is_taken else PLAYED if is_aside else ""
            seat, colon, action = line.removeprefix(prefix).partition(": ")
            if not colon or not action.strip():
                kind = BREAKS_OFF if _is_cut(text, number, len(lines)) else NO_ENTRY
                raise bad_data(name, "", kind, {"found": shown(line)}, number)
            entry = Entry(seat.strip(), action.strip())
            if is_taken:
                taken_back.append(Aside(len(entries), entry))
            elif is_aside:
                asides.append(Aside(len(entries), entry))
            else:
                entries.append(entry)
        proof = None
        if is_proven:
            proof = Proof(header["seed"], header["commitment"], int(header.get("begun", "0")), tuple(asides))
        world = header.get("world", "")
        return Record(setup, int(header["rules"]), entries, notes, training, taken_back, proof, world)


def _is_cut(text: str, number: int, last: int) -> bool:
    """Whether line *number* is the *last* one and lacks its line end: a completely written file has one."""
    return number == last and not text.endswith("\n")


def header_line(text: str, key: str) -> int:
    """The line number of a *key* in the header of a record, or of the first line of its ``data``; 0 if it has none."""
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            return 0
        if line.startswith("data|"):
            if key == "data":
                return number
        elif line.partition(":")[0].rstrip() == key:
            return number
    return 0


def _by_place(asides: Sequence[Aside]) -> dict[int, list[Entry]]:
    """The asides after each number of entries."""
    found: dict[int, list[Entry]] = {}
    for at, entry in asides:
        found.setdefault(at, []).append(entry)
    return found


def _add_note(notes: dict[int, Note], at: int, line: str, name: str, number: int) -> None:
    """Add the note of line *number* to the action before it."""
    note = read_note(line)
    if isinstance(note, str):
        raise BadData(name, f"line {number}", note)
    if at in notes:
        raise BadData(name, f"line {number}", "this action already has a note")
    if len(notes) == MAX_NOTES:
        raise BadData(name, f"line {number}", f"a record may have at most {MAX_NOTES} notes")
    notes[at] = note


def _read_value(text: str) -> Value:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if is_number(text) else text
