"""The terminal's answer to a line that is not played depends only on the view of its seat, not on anything that the
first of several actions would have revealed."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest

import fogline
from fogline.bots.levels import RandomBot
from fogline.cli.console import Console
from fogline.cli.session import Leave, Session
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of, titles
from fogline.locale import texts_in
from fogline.table import sit_down
from fogline.table.records import AnyTable
from tests.cli.test_speech import SETUPS

POSITIONS = 15
LINES = 12


def seated(table: AnyTable, seat: Seat) -> tuple[Session, io.StringIO]:
    screen = io.StringIO()
    title, rng = title_of(table.game.name), Random(1)
    console = Console(io.StringIO(), screen)
    session = Session(table, title, texts_in("en"), console, [seat], RandomBot(), rng, lambda: None)
    session._seated = seat
    session._heard = {seat: table.sequence(seat)}
    return session, screen


def answer(table: AnyTable, seat: Seat, line: str) -> str | None:
    """The answer to a line; ``None`` if it was played."""
    session, screen = seated(table, seat)
    before = table.sequence(seat)
    try:
        session._obey(line)
    except Leave:
        return "left"
    return screen.getvalue() if table.sequence(seat) == before else None


def imagined(table: AnyTable, seat: Seat, rng: Random) -> AnyTable:
    """Another world that the seat cannot tell from this one."""
    other = sit_down(table.setup)
    other._state = table.game.imagine(table.view(seat), rng)
    return other


def typed_lines(table: AnyTable, seat: Seat, known: list[str], rng: Random) -> list[str]:
    """Legal, illegal and malformed lines, alone and several as one, with revealing actions in every place."""
    legal = [table.game.write(action) for action in table.legal(seat)]
    words = ["nonsense", "done", "hold", "skip", "p", "r", "undo", "undo 3", "list", "help", "random x", ";", "rules"]
    found = []
    for _ in range(LINES):
        parts = [
            rng.choice([rng.choice(legal), rng.choice(known), rng.choice(words)]) for _ in range(rng.randint(1, 3))
        ]
        found.append("; ".join(parts))
    found += [f"{rng.choice(legal)}; {word}" for word in ("hold", "skip", "nonsense") for _ in range(3)]
    return [line for line in found if not line.startswith(("undo", "list", "help", "save", "rules"))]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", titles())
def test_an_answer_without_an_action_is_the_same_in_every_world(game: str, seed: int) -> None:
    rng, compared = Random(f"{game} {seed}"), 0
    scenario, options = SETUPS[game]
    rules: Any = fogline.game(game)
    for number in range(POSITIONS):
        table, known = sit_down(Setup(game, scenario, options)), ["nonsense"]
        for _ in range(rng.randint(0, 60 + 4 * number)):
            if not table.to_act():
                break
            if table.to_act() == (CHANCE,):
                table.roll(rng)
            else:
                seat = rng.choice(table.to_act())
                chosen = rng.choice(table.legal(seat))
                known.append(rules.write(chosen))
                table.act(seat, chosen)
        seats = [seat for seat in table.to_act() if seat != CHANCE]
        if not seats:
            continue
        seat = rng.choice(seats)
        other = imagined(table, seat, rng)
        for line in typed_lines(table, seat, known, rng):
            here, there = copied(table), copied(other)
            said = answer(here, seat, line)
            assert said == answer(there, seat, line), line
            compared += said is not None
    assert compared > 50


def copied(table: AnyTable) -> AnyTable:
    """The same position at a table without a history, so that playing a line does no harm."""
    other = sit_down(table.setup)
    other._state = table.position()
    return other


@pytest.mark.parametrize("game", titles())
def test_several_lines_are_taken_as_one_only_where_nothing_is_shown(game: str) -> None:
    """Outside a secret plan a line with semicolons is not a batch: none of it is tried."""
    rng, tried = Random(game), 0
    scenario, options = SETUPS[game]
    table, title = sit_down(Setup(game, scenario, options)), title_of(game)
    while table.to_act():
        if table.to_act() == (CHANCE,):
            table.roll(rng)
            continue
        seat = rng.choice(table.to_act())
        legal = table.legal(seat)
        chosen = rng.choice(legal)
        if not title.terminal().takes_several(table.view(seat)):
            text = table.game.write(chosen)
            here = copied(table)
            assert answer(here, seat, f"{text}; hold") is not None
            assert here.position().key() == table.position().key()
            tried += 1
        else:
            others = [viewer for viewer in (Seat(0), Seat(1), None) if viewer != seat]
            if len(legal) > 1 and table.game.write(chosen) not in ("done", "close"):
                before = [table.view(viewer) for viewer in others]
                here = copied(table)
                here.act(seat, chosen)
                if here.to_act() == table.to_act():
                    assert [here.view(viewer) for viewer in others] == before, "nobody else learns of it"
        table.act(seat, chosen)
    assert tried > 10
