"""A recorded game narrated for all viewers together: what each seat and the public heard and saw, side by side.

Viewers who hear the same share a line, so a leak shows as an extra line. ``all`` is everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import zip_longest
from typing import Any, Final

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Record
from tests.playthroughs import panzer, spearpoint, stalingrad

TITLES: Final[dict[str, Any]] = {"stalingrad": stalingrad, "panzer": panzer, "spearpoint": spearpoint}
"""The parts of each game: words for the fields of its events, and pictures."""
LAST: Final = 3
"""Turns told at the end."""
PICTURES: Final = 10
"""Turns between two pictures."""
RECORD: Final = "=== the record\n"
_HEADER: Final = ("scenario:", "option ", "data|", "seen by:")


def tell(record: Record) -> str:
    """The whole text: the game for all viewers, and its record."""
    return "\n".join([*_story(record), RECORD]) + record.write()


def record_of(text: str) -> Record:
    """The record at the end of such a text."""
    return Record.read(text.partition(RECORD)[2])


def _story(record: Record) -> Iterator[str]:
    game = fogline.game(record.setup.game)
    title = TITLES[game.name]
    names = game.seats(record.setup)
    readings: dict[str, Seat | None] = {name: Seat(seat) for seat, name in enumerate(names)}
    readings["public"] = None
    state = game.new(record.setup)
    yield f"=== {record.setup.scenario}"
    for key, value in record.setup.options.items():
        yield f"    {key}: {value}"
    last_turn = _turns(record)
    silent = False
    for number, (name, text) in enumerate(record.entries, start=1):
        seat = CHANCE if name == "chance" else Seat(names.index(name))
        choices = len(game.legal(state, seat))
        log: list[Any] = []
        is_told = state.turn <= title.TURNS or state.turn > last_turn - LAST
        game.apply(state, seat, game.read(text), log)
        if not is_told:
            if not silent:
                yield "\n[...]\n"
            silent = True
            continue
        yield f"{number:>4} {name}: {text}  (of {choices})"
        yield from _heard(title, log, readings)
        began = [event.turn for event in log if type(event).__name__ == "TurnBegan"]
        if (began and (began[0] % PICTURES == title.FIRST_TURN or silent)) or not game.to_act(state):
            silent = False
            yield from _seen(title, game, state, readings)
    outcome = game.outcome(state)
    if outcome is not None:
        winners = ", ".join(names[seat] for seat in outcome.winners) or "nobody"
        yield f"=== {winners}: {', '.join(outcome.reasons)}"


def _turns(record: Record) -> int:
    game = fogline.game(record.setup.game)
    names = game.seats(record.setup)
    state = game.new(record.setup)
    for name, text in record.entries:
        game.apply(state, CHANCE if name == "chance" else Seat(names.index(name)), game.read(text))
    return int(state.turn)


def _heard(title: Any, log: list[Any], readings: dict[str, Seat | None]) -> Iterator[str]:
    lines: list[tuple[str, list[str]]] = []
    for event in log:
        by_words: dict[str, list[str]] = {}
        for name, seat in readings.items():
            told = event.seen_by(seat)
            if told is not None:
                by_words.setdefault(write_event(title, told), []).append(name)
        for words, hearers in by_words.items():
            who = "all" if len(hearers) == len(readings) else ", ".join(hearers)
            if lines and lines[-1][0] == who:
                lines[-1][1].append(words)
            else:
                lines.append((who, [words]))
    for who, heard in lines:
        yield f"       {who}: {'; '.join(heard)}"


def _seen(title: Any, game: Any, state: Any, readings: dict[str, Seat | None]) -> Iterator[str]:
    """The position as each viewer sees it, side by side."""
    columns: list[list[str]] = []
    for name, seat in readings.items():
        lines = title.seen(game.view(state, seat)).splitlines()
        columns.append([f"[{name}]", *(line for line in lines if not line.startswith(_HEADER))])
    widths = [max(len(line) for line in column) for column in columns]
    yield ""
    for row in zip_longest(*columns, fillvalue=""):
        yield "    ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
    yield ""


def write_event(title: Any, event: Any) -> str:
    """An event in a few words: its name, then its contents."""
    words = [type(event).__name__]
    for field in fields(event):
        if field.name not in title.UNTOLD and getattr(event, field.name) is not None:
            words.append(title.word(event, field.name))
    return " ".join(word for word in words if word)
