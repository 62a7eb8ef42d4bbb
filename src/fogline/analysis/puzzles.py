"""Puzzles: positions with one best action that most players miss, and guesses about card locations (docs/puzzles.md).

The puzzles of a title are one file: JSON, compressed with gzip (docs/puzzle-files.md has the format). A puzzle is a
position in the record of a game: it names the record and a number of its lines; several puzzles can share a record. All
computed data is stored with the puzzle, so showing it needs no search. Files are checked when they are read.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from itertools import islice
from math import inf
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from fogline.analysis.figures import percent, plain
from fogline.analysis.reasons import speaks_for
from fogline.analysis.review import OWN, Decision, Option, Parts, Step, limits_of, verdict_on
from fogline.analysis.review_texts import RESULTS, mistake
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Event, Seat
from fogline.kernel.messages import Message
from fogline.kernel.record import Record
from fogline.kit.registry import title_of
from fogline.locale.names import seat_message
from fogline.table.records import AnyTable, replayed

VERSION: Final = 1
NAME: Final = "puzzles.json.gz"
MAX_BYTES: Final = 4_000_000
"""The maximum size of the file in bytes."""
MAX_TEXT: Final = 40_000_000
"""The maximum size of the unpacked file in bytes."""
MAX_PUZZLES: Final = 5000
MAX_RECORD: Final = 200_000
"""The maximum length of a record in characters."""
MAX_NAME: Final = 200
"""The maximum length of an action, a name or a seed in characters."""
MAX_CHOICES: Final = 40
MAX_SPOTS: Final = 60
MAX_FACTS: Final = 10
GRADES: Final = 5


class Choice(NamedTuple):
    """An action that was compared."""

    action: str
    win_chance: float
    """The winning chance as far as the seat knows: the mean over worlds."""
    best_in: float
    """The share of the worlds in which no other action was better."""
    bits_given: float
    """How many bits of information the action would give the enemy."""
    in_truth: float
    """The winning chance after the action, with all cards open."""
    facts: tuple[Message, ...]
    """Facts for or against the action."""


class Belief(NamedTuple):
    """A guessing task about card locations: the questions, the probabilities given the seat's knowledge, and the
    truth."""

    places: tuple[str, ...]
    cards: tuple[str, ...]
    """For each place, the card that the question is about."""
    chances: tuple[float, ...]
    truth: tuple[bool, ...]
    worlds: int
    """The number of worlds behind the chances: all that fit if ``is_exact``, otherwise those drawn."""
    is_exact: bool


class Puzzle(NamedTuple):
    """A position with one best action."""

    record: int
    at: int
    """The number of record lines before it."""
    seat: str
    theme: str
    grade: int
    """From 1, easy, to ``GRADES``."""
    choices: tuple[Choice, ...]
    """Best first."""
    usual: str
    """The action of a ``regular``."""
    played: str
    """The action played in the original game."""
    clause: str
    """The clause behind the best action; empty if there is none."""
    result: float
    """The result of the game for the seat: 1, 0.5 or 0."""
    belief: Belief | None

    @property
    def best(self) -> Choice:
        return self.choices[0]


class Book(NamedTuple):
    """The puzzles of a title."""

    title: str
    rules: int
    """The version of the rules."""
    seed: str
    games: int
    """The number of games searched."""
    records: tuple[str, ...]
    puzzles: tuple[Puzzle, ...]


@cache
def book_of(title: str) -> Book:
    """The puzzles that come with a *title*; none if it has no file."""
    found = title_of(title)
    if found.puzzles() is not None:
        file = files(f"{type(found).__module__.rpartition('.')[0]}.puzzles").joinpath(NAME)
        if file.is_file():
            return read_book(file.read_bytes(), NAME)
    return Book(title, found.rules.version, "", 0, (), ())


def write_book(book: Book) -> bytes:
    """The file of a *book*: the same bytes for the same puzzles."""
    text = json.dumps({"fogline-puzzles": VERSION, **plain(book)}, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode("utf-8"), mtime=0)


def read_book(data: bytes, name: str = NAME) -> Book:
    """Read the book in a file; raises ``BadData`` with the place and the reason if the file is invalid."""
    found = _Part(name, "", _unpacked(data, name))
    if found.get("fogline-puzzles", _number(1, 1000)) != VERSION:
        raise found.fault("fogline-puzzles", f"this is not version {VERSION}")
    title = title_of(found.get("title", NAMED))
    rules, puzzling = found.get("rules", _number(0, 10**6)), title.puzzles()
    if rules != title.rules.version:
        raise found.fault("rules", f"these are puzzles of version {rules}; the rules are {title.rules.version}")
    records = found.many("records", MAX_PUZZLES, _text(MAX_RECORD))
    lengths: list[int] = []
    for at, text in enumerate(records):
        record = Record.read(text, f"{name}: records.{at}")
        if record.setup.game != title.name:
            raise found.fault(f"records.{at}", f"it is a game of {record.setup.game}, not of {title.name}")
        lengths.append(len(record.entries))
    themes = () if puzzling is None else puzzling.themes
    puzzles = tuple(_read_puzzle(one, lengths, themes) for one in found.parts("puzzles", MAX_PUZZLES))
    return Book(title.name, rules, found.get("seed", NAMED), found.get("games", _number(0, 10**9)), records, puzzles)


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


def _read_puzzle(found: _Part, lengths: Sequence[int], themes: Sequence[str]) -> Puzzle:
    record = found.get("record", _number(0, len(lengths) - 1))
    choices = tuple(
        Choice(
            one.get("action", NAMED), one.real("win-chance", SHARE), one.real("best-in", SHARE),
            one.real("bits-given", _real(1000)), one.real("in-truth", SHARE),
            tuple(_read_fact(fact) for fact in one.parts("facts", MAX_FACTS)),
        )
        for one in found.parts("choices", MAX_CHOICES)
    )  # fmt: skip
    if not choices:
        raise found.fault("choices", "a puzzle needs an answer")
    theme: Expected = (f"one of {', '.join(themes)}", lambda one: one in themes)
    return Puzzle(
        record, found.get("at", _number(0, lengths[record] - 1)), found.get("seat", NAMED), found.get("theme", theme),
        found.get("grade", _number(1, GRADES)), choices, found.get("usual", NAMED), found.get("played", NAMED),
        found.get("clause", NAMED), found.real("result", SHARE),
        _read_belief(found.part("belief")) if "belief" in found.value else None,
    )  # fmt: skip


def _read_belief(found: _Part) -> Belief:
    belief = Belief(
        found.many("places", MAX_SPOTS, NAMED), found.many("cards", MAX_SPOTS, NAMED),
        tuple(map(float, found.many("chances", MAX_SPOTS, SHARE))), found.many("truth", MAX_SPOTS, FLAG),
        found.get("worlds", _number(1, 10**9)), found.get("is-exact", FLAG),
    )  # fmt: skip
    if not belief.places or len({len(many) for many in belief[:4]}) != 1:
        raise found.fault("places", "places, cards, chances and truth are lists of one length, and not empty")
    return belief


def _read_fact(found: _Part) -> Message:
    """Read a message whose values are texts, numbers, or messages without values."""
    values = found.get("values", ("an object", lambda one: isinstance(one, dict) and len(one) <= MAX_FACTS))
    read: dict[str, Any] = {}
    for key, value in values.items():
        is_message = isinstance(value, dict) and NAMED[1](value.get("key")) and value.get("values") == {}
        if not (is_message or NAMED[1](value) or type(value) is int):
            raise found.fault(f"values.{key}", "expected a text, a whole number or a message")
        read[key] = Message(value["key"]) if is_message else value
    return Message(found.get("key", NAMED), read)


Expected: TypeAlias = tuple[str, Callable[[Any], bool]]
"""A requirement for a value: a description in words, and the check."""


def _text(most: int) -> Expected:
    return f"a text of at most {most} characters", lambda one: isinstance(one, str) and len(one) <= most


def _number(least: int, most: int) -> Expected:
    return f"a whole number from {least} to {most}", lambda one: type(one) is int and least <= one <= most


def _real(most: float) -> Expected:
    return f"a number from 0 to {most}", lambda one: type(one) in (int, float) and 0 <= one <= most


NAMED: Final = _text(MAX_NAME)
SHARE: Final = _real(1)
FLAG: Final[Expected] = ("true or false", lambda one: isinstance(one, bool))


class _Part:
    """An object of the file. Every value read from it is checked."""

    def __init__(self, name: str, where: str, value: Any) -> None:
        self._name = name
        self._where = where
        if not isinstance(value, dict):
            raise BadData(name, where, "expected an object")
        self.value: Final[Mapping[str, Any]] = value

    def fault(self, key: str, why: str) -> BadData:
        return BadData(self._name, f"{self._where}{key}", why)

    def get(self, key: str, expected: Expected) -> Any:
        said, check = expected
        value = self.value.get(key)
        if not check(value):
            raise self.fault(key, f"expected {said}")
        return value

    def real(self, key: str, expected: Expected) -> float:
        return float(self.get(key, expected))

    def many(self, key: str, most: int, each: Expected) -> tuple[Any, ...]:
        said, check = each
        found = self.get(
            key, (f"a list of at most {most}, each of them {said}",
                  lambda many: isinstance(many, list) and len(many) <= most and all(map(check, many)))
        )  # fmt: skip
        return tuple(found)

    def part(self, key: str) -> _Part:
        return _Part(self._name, f"{self._where}{key}.", self.value[key])

    def parts(self, key: str, most: int) -> list[_Part]:
        many = self.many(key, most, ("an object", lambda one: isinstance(one, dict)))
        return [_Part(self._name, f"{self._where}{key}.{at}.", one) for at, one in enumerate(many)]


class Wanted(NamedTuple):
    """A filter for puzzles."""

    theme: str = ""
    """The required theme; empty for any."""
    grade: int = 0
    """The required grade; 0 for any."""
    has_belief: bool = False
    """Whether the puzzle must have a guessing task."""


def chosen(book: Book, wanted: Wanted) -> list[int]:
    """The numbers of the puzzles that match, in the order of the book."""
    return [
        number
        for number, puzzle in enumerate(book.puzzles)
        if wanted.theme in ("", puzzle.theme)
        and wanted.grade in (0, puzzle.grade)
        and (puzzle.belief is not None or not wanted.has_belief)
    ]


def number_of_day(sizes: Mapping[str, int], day: date) -> tuple[str, int] | None:
    """The title and number of the puzzle of a *day*; None if there are none. *sizes* is the number of puzzles by title;
    with equal sizes the puzzle is the same everywhere."""
    filled = sorted(title for title, size in sizes.items() if size)
    if not filled:
        return None
    title = filled[day.toordinal() % len(filled)]
    number = int.from_bytes(hashlib.sha256(f"fogline puzzle {day.isoformat()}".encode()).digest())
    return title, number % sizes[title]


MAX_CHANCES: Final = 20
"""After an answer, at most this many draws and rolls are carried out."""


class Answered(NamedTuple):
    """The result of an answer."""

    text: str
    """The action in notation."""
    is_right: bool
    given: Choice | None
    """The chosen action, if it was among those compared."""
    table: AnyTable
    """The table after the action and after the cards and dice that follow it."""
    events: tuple[Event, ...]
    """The events that the seat sees."""


def position(book: Book, number: int) -> tuple[Puzzle, AnyTable, Seat]:
    """Returns a puzzle, the all-knowing table at its position, and the seat that decides."""
    if not 0 <= number < len(book.puzzles):
        raise BadData("puzzle", str(number), f"there are {len(book.puzzles)} puzzles of {book.title}")
    puzzle = book.puzzles[number]
    table = next(islice(replayed(book.records[puzzle.record]), puzzle.at, None))
    return puzzle, table, Seat(table.seats.index(puzzle.seat))


def answer(book: Book, number: int, action: str) -> Answered:
    """Play *action* in the position of a puzzle; an illegal action is refused. The same answer is always followed by
    the same cards and dice."""
    puzzle, table, seat = position(book, number)
    before = len(table.history())
    table.act(seat, action)
    text = table.write(table.history()[-1].action)
    rng = Random(f"{book.title}/{number}/{text}")
    for _ in range(MAX_CHANCES):
        if table.to_act() != (CHANCE,):
            break
        table.roll(rng)
    events = [event for line in table.history()[before:] for event in line.events]
    told = tuple(seen for event in events if (seen := event.seen_by(seat)) is not None)
    given = next((one for one in puzzle.choices if one.action == text), None)
    return Answered(text, text == puzzle.best.action, given, table, told)


def score_of(guesses: Sequence[float], chances: Sequence[float]) -> float:
    """A score from 0 to 100: how much better the guesses are than no opinion, by the Brier score.

    The Brier score is the mean squared error of a guess. Measured against the chances instead of one truth, it is the
    average over all worlds that fit, less the unavoidable part. It is lowest for the chances themselves, so honest
    guesses score best. The chances themselves score 100; guesses at least as far off as equal guesses for every place
    score 0."""
    even = [sum(chances) / len(chances)] * len(chances)
    worst, off = _off(even, chances), _off(guesses, chances)
    share = off / worst if worst else 0.0 if not off else inf
    return 100 * max(0.0, 1.0 - share)


def _off(guesses: Sequence[float], chances: Sequence[float]) -> float:
    return sum((guess - chance) ** 2 for guess, chance in zip(guesses, chances, strict=True)) / len(chances)


CLEAR: Final = 0.02
"""A difference in the true position is mentioned if it is at least this large."""


def about(title: str, puzzle: Puzzle, given: Choice | None, text: str, turn: int) -> Iterator[Message]:
    """Comments on the answer *text* to a puzzle of a *title*; *given* is its entry among the compared actions, if any.
    A wrong answer gets the verdict of that title's reviews."""
    best = puzzle.best
    if text == best.action:
        second = puzzle.choices[1]
        values = {"action": text, "chance": percent(best.win_chance), "other": second.action}
        yield Message("puzzle-right", {**values, "less": percent(second.win_chance)})
        yield from _why(best)
    elif given is None:
        yield Message("puzzle-not-compared", {"action": text})
        yield Message("puzzle-best", {"action": best.action, "chance": percent(best.win_chance)})
        yield from _why(best)
    else:
        yield from mistake(_step(title, puzzle, given, turn))
    usual = next((one for one in puzzle.choices if one.action == puzzle.usual), None)
    if usual is not None and usual is not given:
        yield Message("puzzle-usual", {"action": usual.action, "chance": percent(usual.win_chance)})
    yield from _truth(best, given)
    values = {"seat": seat_message(puzzle.seat), "action": puzzle.played, "result": RESULTS[puzzle.result]}
    yield Message("puzzle-game", values)


def _why(best: Choice) -> Iterator[Message]:
    """The facts that speak for the best action."""
    yield from (Message("puzzle-why", {"fact": fact}) for fact in best.facts if speaks_for(fact))


def _truth(best: Choice, given: Choice | None) -> Iterator[Message]:
    """What the open cards show about the answer."""
    told = {"chance": percent(best.win_chance), "truth": percent(best.in_truth)}
    if given is not None and given is not best:
        key = "puzzle-wrong-lucky" if given.in_truth >= best.in_truth + CLEAR else "puzzle-wrong-truth"
        yield Message(key, {"given": percent(given.in_truth), "best": percent(best.in_truth)})
    elif best.in_truth <= best.win_chance - CLEAR:
        yield Message("puzzle-failed" if given is best else "puzzle-best-failed", told)
    elif given is best:
        yield Message("puzzle-worked", told)


def verdict(puzzle: Puzzle, text: str) -> str:
    """The verdict on the answer *text*: ``right``, ``failed`` (right, but worse in the true position than could be
    expected) or ``wrong``."""
    if text != puzzle.best.action:
        return "wrong"
    return "failed" if puzzle.best.in_truth <= puzzle.best.win_chance - CLEAR else "right"


def verdict_message(puzzle: Puzzle, text: str) -> Message:
    return Message(f"puzzle-verdict-{verdict(puzzle, text)}")


def _step(title: str, puzzle: Puzzle, given: Choice, turn: int) -> Step:
    """Presents a wrong answer as a step of a review."""
    options = tuple(
        Option(one.action, one.win_chance, 0.0, 0, one.best_in, 0.0, one.bits_given, (), one.facts)
        for one in (puzzle.best, given)
    )
    loss = options[0].win_chance - options[1].win_chance
    called = verdict_on(loss, limits_of(title))
    decision = Decision(options[1], options[0], options, loss, called, None, 0.0, puzzle.clause)
    chances = (options[0].win_chance, options[1].win_chance)
    return Step(turn, OWN, given.action, *chances, Parts(skill=-loss), decision)
