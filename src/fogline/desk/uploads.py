"""Checking uploads: data files and records are parsed, checked and played here before the desk uses them. On a server
this happens in a process with limits, so that uploads delay nobody.

Only the canonical form of a data file is stored (``kernel.data.canonical``): there is no need to store, send and parse
comments and spaces again."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from random import Random
from typing import Final

from fogline.bots.memory_aid import agreed
from fogline.desk.new_games import checked, refuse_beyond
from fogline.desk.refusals import too_costly
from fogline.desk.serialization import as_bytes, write_legal, write_setup
from fogline.kernel.data import MAX_BYTES, canonical
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import TOO_MANY_BYTES
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.locale import texts_in
from fogline.table import replayed
from fogline.table.records import sit_down

DESK_SECONDS: Final = 0.2
"""The limit in processor seconds: a game is refused if one piece of work on it would take the desk longer."""
DATA: Final = "data"
"""The name that errors use for a data file sent with a request."""


def try_setup(setup: Setup, aid: str, limit: float = DESK_SECONDS) -> Setup:
    """The set-up as it is stored. Its data file has no faults, and no piece of starting its game takes longer than the
    *limit*."""
    setup = checked(setup, aid)
    kept = with_one_form(setup)
    load_title(kept.game)
    begin_once(kept, _Stopwatch(limit))
    return kept


def try_record(text: str, at: int, aid: str, limit: float = DESK_SECONDS) -> str:
    """The first *at* lines of a record, with its data file in canonical form. All of them can be played, each
    within the *limit*."""
    record = Record.read(text)
    refuse_beyond(record, at)
    title = title_of(record.setup.game)
    if record.setup.data:
        title.setups().refuse_faults(record.setup.data, DATA)
    setup = agreed(with_one_form(record.setup), aid)
    cut = Record(setup, record.rules, record.entries[:at], world=record.world).write()
    load_title(setup.game)
    watch = _Stopwatch(limit)
    tables = replayed(text, setup=setup)
    for _ in range(at + 1):
        with watch:
            next(tables)
    return cut


def with_one_form(setup: Setup) -> Setup:
    """The set-up with its data file in the stored form."""
    if not setup.data:
        return setup
    kept = canonical(setup.data, DATA)
    if (size := len(kept.encode("utf-8"))) > MAX_BYTES:
        raise bad_data(DATA, "", TOO_MANY_BYTES, {"found": size, "most": MAX_BYTES})
    return Setup(setup.game, setup.scenario, setup.options, kept)


class _Stopwatch:
    """Refuses a piece of work that takes too long."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._begun = 0.0

    def __enter__(self) -> None:
        self._begun = time.process_time()

    def __exit__(self, *_: object) -> None:
        if time.process_time() - self._begun > self._limit:
            raise too_costly("a game like this would make others wait; make the file smaller")


def begin_once(setup: Setup, piece: AbstractContextManager[None] | None = None) -> None:
    """Do what the desk does with a new game: create it, let CHANCE act, and write all views. If *piece* is given, each
    uninterrupted part runs within it."""
    within, rng = piece or nullcontext(), Random(0)
    with within:
        table = sit_down(setup)
    with within:
        while table.to_act() == (CHANCE,):
            table.roll(rng)
    for seat in (None, *map(Seat, range(len(table.seats)))):
        with within:
            as_bytes(write_setup(table.setup))
            as_bytes(title_of(table.game.name).wire().view(table.view(seat)))
            if seat is not None:
                as_bytes(write_legal(table, seat))


@cache
def load_title(name: str) -> None:
    """Load the rules of a title, with its tables, texts and writers, so that no game pays for that."""
    texts_in("en")  # they name seats and Situations
    title = title_of(name)
    title.setups()
    begin_once(Setup(name, title.rules.scenarios[0]))
