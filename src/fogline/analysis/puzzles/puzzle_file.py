"""The puzzles of a title as one small file: JSON, compressed with gzip (docs/puzzle-files.md has the format).

A puzzle is a position in the record of a game: which record, and after how many of its lines. Several puzzles share a
record. All that was worked out of a puzzle is stored with it, so that nothing is worked out when it is shown. Whatever
a file holds is checked when it is read.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from fogline.kernel.errors import BadData
from fogline.kernel.names import kebab
from fogline.kernel.record import Record
from fogline.kit.registry import title_of

VERSION: Final = 1
NAME: Final = "puzzles.json.gz"
MAX_BYTES: Final = 4_000_000
"""Of the file."""
MAX_TEXT: Final = 40_000_000
"""Of what is in it."""
MAX_PUZZLES: Final = 5000
MAX_RECORD: Final = 200_000
"""Characters of a record."""
MAX_NAME: Final = 200
"""Characters of an action, a name or a seed."""
MAX_CHOICES: Final = 40
MAX_SPOTS: Final = 60
MAX_FACTS: Final = 10
GRADES: Final = 5
DIGITS: Final = 4


class Choice(NamedTuple):
    """An action that was compared."""

    action: str
    win_chance: float
    """By what the seat knows: the mean over worlds."""
    best_in: float
    """In which share of the worlds nothing was better."""
    bits_given: float
    """What it would tell the enemy."""
    in_truth: float
    """The chance to win after it with all cards open."""
    facts: tuple[dict[str, Any], ...]
    """What speaks for it: messages as data (``analysis/review/review_json.py``)."""


class Belief(NamedTuple):
    """Where cards are: what is asked, how likely each is by what the seat knows, and what is true."""

    places: tuple[str, ...]
    cards: tuple[str, ...]
    """For each place the card that could be there."""
    chances: tuple[float, ...]
    truth: tuple[bool, ...]
    worlds: int
    """From how many worlds the chances follow: all that fit if ``is_exact``, else as many as were drawn."""
    is_exact: bool


class Puzzle(NamedTuple):
    """A position, and what is best there."""

    record: int
    at: int
    """After how many lines of the record."""
    seat: str
    theme: str
    grade: int
    """From 1, easy, to ``GRADES``."""
    choices: tuple[Choice, ...]
    """The best one first."""
    usual: str
    """What a ``regular`` plays."""
    played: str
    """What was played in the game."""
    clause: str
    """The clause that the best action follows; can be empty."""
    result: float
    """How the game ended for the seat: 1, 0.5 or 0."""
    belief: Belief | None

    @property
    def best(self) -> Choice:
        """The answer."""
        return self.choices[0]


class Book(NamedTuple):
    """The puzzles of a title."""

    title: str
    rules: int
    """The version of the rules."""
    seed: str
    games: int
    """How many games were looked through."""
    records: tuple[str, ...]
    puzzles: tuple[Puzzle, ...]


@cache
def book_of(title: str) -> Book:
    """The puzzles that come with a *title*; none if it brings no file."""
    found = title_of(title)
    if found.puzzles() is None:
        return Book(title, found.rules.version, "", 0, (), ())
    file = files(f"{type(found).__module__.rpartition('.')[0]}.puzzles").joinpath(NAME)
    if not file.is_file():
        return Book(title, found.rules.version, "", 0, (), ())
    return read_book(file.read_bytes(), NAME)


def write_book(book: Book) -> bytes:
    """The file of a *book*: the same bytes for the same puzzles."""
    form = {"fogline-puzzles": VERSION, **_written(book)}
    text = json.dumps(form, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode("utf-8"), mtime=0)


def _written(value: Any) -> Any:
    if isinstance(value, Book | Puzzle | Choice | Belief):
        return {kebab(key): _written(one) for key, one in value._asdict().items() if one is not None}
    if isinstance(value, float):
        return round(value, DIGITS)
    return [_written(one) for one in value] if isinstance(value, tuple) else value


# -- reading --------------------------------------------------------------------------------------------


def read_book(data: bytes, name: str = NAME) -> Book:
    """The book in a file; ``BadData`` with the place and the reason if it cannot be one."""
    found = _Reader(name, "", _unpacked(data, name))
    if found.number("fogline-puzzles", 1, 1000) != VERSION:
        raise BadData(name, "fogline-puzzles", f"this is not version {VERSION}")
    title = title_of(found.text("title"))
    rules = found.number("rules", 0, 10**6)
    if rules != title.rules.version:
        raise BadData(name, "rules", f"these are puzzles of version {rules}; the rules are {title.rules.version}")
    records = tuple(found.texts("records", MAX_PUZZLES, MAX_RECORD))
    lengths = [_length(name, at, text, title.name) for at, text in enumerate(records)]
    themes = _themes(title.name)
    puzzles = tuple(_puzzle(one, lengths, themes) for one in found.parts("puzzles", MAX_PUZZLES))
    return Book(title.name, rules, found.text("seed"), found.number("games", 0, 10**9), records, puzzles)


def _unpacked(data: bytes, name: str) -> Any:
    if len(data) > MAX_BYTES:
        raise BadData(name, "", f"it has {len(data)} bytes; a file of puzzles has at most {MAX_BYTES}")
    unpacking = zlib.decompressobj(wbits=31)
    try:
        text = unpacking.decompress(data, MAX_TEXT + 1)
    except zlib.error:
        raise BadData(name, "", "it is not compressed with gzip") from None
    if len(text) > MAX_TEXT or unpacking.unconsumed_tail:
        raise BadData(name, "", f"it holds more than {MAX_TEXT} bytes")
    if not unpacking.eof:
        raise BadData(name, "", "the end of the file is missing")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadData(name, "", "it does not hold JSON") from None


def _length(name: str, at: int, text: str, title: str) -> int:
    record = Record.read(text, f"{name}: records.{at}")
    if record.setup.game != title:
        raise BadData(name, f"records.{at}", f"it is a game of {record.setup.game}, not of {title}")
    return len(record.entries)


def _themes(title: str) -> Sequence[str]:
    puzzling = title_of(title).puzzles()
    return () if puzzling is None else puzzling.themes


def _puzzle(found: _Reader, lengths: Sequence[int], themes: Sequence[str]) -> Puzzle:
    record = found.number("record", 0, len(lengths) - 1)
    choices = tuple(_choice(one) for one in found.parts("choices", MAX_CHOICES))
    if not choices:
        raise found.fault("choices", "a puzzle needs an answer")
    return Puzzle(
        record,
        found.number("at", 0, lengths[record] - 1),
        found.text("seat"),
        found.one_of("theme", themes),
        found.number("grade", 1, GRADES),
        choices,
        found.text("usual"),
        found.text("played"),
        found.text("clause"),
        found.share("result"),
        None if (part := found.part("belief")) is None else _belief(part),
    )


def _choice(found: _Reader) -> Choice:
    facts = tuple(one.fact() for one in found.parts("facts", MAX_FACTS))
    return Choice(
        found.text("action"), found.share("win-chance"), found.share("best-in"), found.real("bits-given", 0, 1000),
        found.share("in-truth"), facts,
    )  # fmt: skip


def _belief(found: _Reader) -> Belief:
    belief = Belief(
        tuple(found.texts("places", MAX_SPOTS, MAX_NAME)),
        tuple(found.texts("cards", MAX_SPOTS, MAX_NAME)),
        tuple(found.shares("chances", MAX_SPOTS)),
        tuple(found.flags("truth", MAX_SPOTS)),
        found.number("worlds", 1, 10**9),
        found.flag("is-exact"),
    )
    if not belief.places or len({len(many) for many in belief[:4]}) != 1:
        raise found.fault("places", "places, cards, chances and truth are lists of one length, and not empty")
    return belief


class _Reader:
    """An object of the file; every part that is asked for is checked."""

    def __init__(self, name: str, where: str, value: Any) -> None:
        self._name = name
        self._where = where
        if not isinstance(value, dict):
            raise BadData(name, where, "expected an object")
        self._value: Mapping[str, Any] = value

    def fault(self, key: str, why: str) -> BadData:
        return BadData(self._name, f"{self._where}{key}", why)

    def _get(self, key: str, check: Callable[[Any], bool], expected: str) -> Any:
        value = self._value.get(key)
        if not check(value):
            raise self.fault(key, f"expected {expected}")
        return value

    def text(self, key: str, most: int = MAX_NAME) -> str:
        found: str = self._get(key, lambda one: _is_text(one, most), f"a text of at most {most} characters")
        return found

    def number(self, key: str, least: int, most: int) -> int:
        found: int = self._get(
            key, lambda one: type(one) is int and least <= one <= most, f"a whole number from {least} to {most}"
        )
        return found

    def real(self, key: str, least: float, most: float) -> float:
        return float(self._get(key, lambda one: _is_real(one, least, most), f"a number from {least} to {most}"))

    def share(self, key: str) -> float:
        return self.real(key, 0, 1)

    def flag(self, key: str) -> bool:
        return bool(self._get(key, lambda one: isinstance(one, bool), "true or false"))

    def one_of(self, key: str, known: Sequence[str]) -> str:
        return str(self._get(key, lambda one: one in known, f"one of {', '.join(known)}"))

    def _list(self, key: str, most: int, check: Callable[[Any], bool], expected: str) -> list[Any]:
        found: list[Any] = self._get(
            key, lambda many: isinstance(many, list) and len(many) <= most and all(map(check, many)),
            f"a list of at most {most}: {expected}",
        )  # fmt: skip
        return found

    def texts(self, key: str, most: int, longest: int) -> list[str]:
        return self._list(key, most, lambda one: _is_text(one, longest), f"texts of at most {longest} characters")

    def shares(self, key: str, most: int) -> list[float]:
        return [float(one) for one in self._list(key, most, lambda one: _is_real(one, 0, 1), "numbers from 0 to 1")]

    def flags(self, key: str, most: int) -> list[bool]:
        return self._list(key, most, lambda one: isinstance(one, bool), "true or false")

    def parts(self, key: str, most: int) -> list[_Reader]:
        many = self._list(key, most, lambda one: isinstance(one, dict), "objects")
        return [_Reader(self._name, f"{self._where}{key}.{at}.", one) for at, one in enumerate(many)]

    def part(self, key: str) -> _Reader | None:
        return None if key not in self._value else _Reader(self._name, f"{self._where}{key}.", self._value[key])

    def fact(self) -> dict[str, Any]:
        """A message: its key, and values that are texts, numbers or messages without values of their own."""
        values = self._get("values", lambda one: isinstance(one, dict) and len(one) <= MAX_FACTS, "an object")
        for key, value in values.items():
            if not (_is_text(value, MAX_NAME) or type(value) is int or _is_plain_message(value)):
                raise self.fault(f"values.{key}", "expected a text, a whole number or a message")
        return {"key": self.text("key"), "values": dict(values)}


def _is_text(value: Any, most: int) -> bool:
    return isinstance(value, str) and len(value) <= most


def _is_real(value: Any, least: float, most: float) -> bool:
    return type(value) in (int, float) and least <= value <= most


def _is_plain_message(value: Any) -> bool:
    return isinstance(value, dict) and _is_text(value.get("key"), MAX_NAME) and value.get("values") == {}
