"""A recorded game told in every reading at once: what each seat and the public heard and saw, side by side.

Readings that hear the same share a line, so a leak shows as a line too many. ``all`` is everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import zip_longest
from typing import Any, Final

import fogline
from fogline.games.stalingrad.actions import write_kinds
from fogline.games.stalingrad.cards import CELL_NAMES, CODES, SIDES, card_name
from fogline.games.stalingrad.draw import picture
from fogline.games.stalingrad.events import TurnBegan
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Record

TURNS: Final = 25
"""Turns told from the beginning; of a longer game then only the end."""
LAST: Final = 3
"""Turns told at the end."""
PICTURES: Final = 10
"""Turns between two pictures."""
RECORD: Final = "=== the record\n"
_CELLS: Final = ("cell", "origin", "target", "mortar", "officer", "infantry", "quadrant", "gun")
_HEADER: Final = ("scenario:", "option ", "data|", "seen by:")


def tell(record: Record) -> str:
    """The whole text: the game in all readings, then its record."""
    return "\n".join([*_story(record), RECORD]) + record.write()


def record_of(text: str) -> Record:
    """The record at the end of such a text."""
    return Record.read(text.partition(RECORD)[2])


def _story(record: Record) -> Iterator[str]:
    game = fogline.game(record.setup.game)
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
        is_told = state.turn <= TURNS or state.turn > last_turn - LAST
        game.apply(state, seat, game.read(text), log)
        if not is_told:
            if not silent:
                yield "\n[...]\n"
            silent = True
            continue
        yield f"{number:>4} {name}: {text}  (of {choices})"
        yield from _heard(log, readings)
        began = [event.turn for event in log if isinstance(event, TurnBegan)]
        if (began and (began[0] % PICTURES == 1 or silent)) or not game.to_act(state):
            silent = False
            yield from _seen(game, state, readings)
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


def _heard(log: list[Any], readings: dict[str, Seat | None]) -> Iterator[str]:
    lines: list[tuple[str, list[str]]] = []
    for event in log:
        by_words: dict[str, list[str]] = {}
        for name, seat in readings.items():
            told = event.seen_by(seat)
            if told is not None:
                by_words.setdefault(write_event(told), []).append(name)
        for words, hearers in by_words.items():
            who = "all" if len(hearers) == len(readings) else ", ".join(hearers)
            if lines and lines[-1][0] == who:
                lines[-1][1].append(words)
            else:
                lines.append((who, [words]))
    for who, heard in lines:
        yield f"       {who}: {'; '.join(heard)}"


def _seen(game: Any, state: Any, readings: dict[str, Seat | None]) -> Iterator[str]:
    """The position as each reading sees it, side by side."""
    columns: list[list[str]] = []
    for name, seat in readings.items():
        lines = picture(game.view(state, seat)).splitlines()
        columns.append([f"[{name}]", *(line for line in lines if not line.startswith(_HEADER))])
    widths = [max(len(line) for line in column) for column in columns]
    yield ""
    for row in zip_longest(*columns, fillvalue=""):
        yield "    ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
    yield ""


def write_event(event: Any) -> str:
    """An event in a few words: its name, then what it tells."""
    words = [type(event).__name__]
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "knowers" or value is None:
            continue
        words.append(_word(type(event).__name__, field.name, value))
    return " ".join(words)


def _word(event: str, field: str, value: Any) -> str:
    if field in ("side", "winner"):
        return str(SIDES[value])
    if field in _CELLS:
        return str(CELL_NAMES[value])
    if field == "card":
        return card_name(value)
    if field == "came":
        return " ".join(CODES[kind] for kind in value)
    if field == "kinds":
        return f"= {write_kinds(value)}"
    if field == "cells":
        return "everything" if event == "Shown" else " ".join(CELL_NAMES[cell] for cell in value)
    if field == "reasons":
        return " ".join(map(str, value))
    return f"{field} {value}"
